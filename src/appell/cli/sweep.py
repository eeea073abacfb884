"""``appell sweep NAME``: many motions over a grid of starts and parameters, in a store and as a map."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from appell.cli.events import EventTexts, events_of
from appell.cli.folders import require_folder
from appell.cli.group import BadInput, Debug
from appell.cli.options import Duration, Free, Parameters, Start, Tolerance
from appell.cli.picture import require_picture
from appell.cli.principles import choose
from appell.cli.run import positive, start_of, values_of
from appell.cli.systems import Name, NamedSystem, find
from appell.errors import ModelError
from appell.numbers import RUN

if TYPE_CHECKING:
    import numpy as np

    from appell.ensemble.sweep import Sweep
    from appell.equations import Equations
    from appell.simulate import Event

_OVER = "What varies, from, to and how many values; may be given several times."


def sweep(
    name: Name,
    over: Annotated[list[str], typer.Option("--over", metavar="omega=0.1:3:400", help=_OVER)],
    principle: Annotated[str, typer.Option(help="See `appell principles`.")] = "Kane",
    duration: Duration = None,
    parameters: Parameters = None,
    start: Start = None,
    free: Free = None,
    event: EventTexts = None,
    samples: Annotated[int, typer.Option(help="Instants of each motion that are kept.")] = 101,
    tolerance: Tolerance = RUN.tolerance,
    workers: Annotated[int | None, typer.Option(help="Processes; all cores for thousands of cases.")] = None,
    output: Annotated[
        str | None, typer.Option("-o", "--output", metavar="OUT.zarr", help="A store; what it holds is kept.")
    ] = None,
    plot: Annotated[
        str | None, typer.Option("--map", metavar="FILE", help="A picture of a quantity over the grid: .png .pdf .svg.")
    ] = None,
    quantity: Annotated[
        str | None,
        typer.Option(
            help="Of the map: a coordinate or speed at the end, constraint_error, status, an event for its time."
        ),
    ] = None,
    debug: Debug = False,
) -> None:
    """Run a system over a grid of starts and parameters."""
    import appell as ap

    require_picture(plot, "--map")
    for file in (plot, output):
        if file is not None:
            require_folder(Path(file).parent)
    system = find(name)
    model = system.model
    contents = model.contents
    varied = _varied(over, system)
    values, own = values_of("--set", parameters or []), values_of("--start", start or [])
    _require_apart(varied, {"--set": values, "--start": own})
    made = ap.grid(
        state={k: values for k, values in varied.items() if k not in {*contents.parameters, *contents.inputs}},
        parameters={k: values for k, values in varied.items() if k in contents.parameters},
        inputs={k: values for k, values in varied.items() if k in contents.inputs},
    )
    given = start_of(system, start or [], free or [])
    equations = model.derive(choose(principle, False))
    met = events_of(equations, event or [])
    if plot is not None and len(varied) > 2:
        raise BadInput(f"--map {plot}: {len(varied)} things vary, and a map has two sides: leave --map out.")
    if quantity is not None:
        _require_drawable(quantity, equations, met)
    runs = equations.sweep(
        positive("--duration", system.duration if duration is None else duration),
        {key: value for key, value in given.items() if key not in varied},
        made,
        parameters=values,
        inputs={key: value for key, value in system.inputs.items() if key not in varied},
        events=met,
        samples=samples,
        tolerance=positive("--tolerance", tolerance),
        store=output,
        workers=workers,
    )
    typer.echo(str(runs))
    typer.echo(f"{runs.computed} computed in {runs.seconds:.3g} s")
    for number, words in list(runs.messages.items())[:5]:
        typer.echo(f"case {number}: {words}")
    if output is not None:
        typer.echo(f"store: {output}")
    if plot is not None:
        runs.plot(plot, quantity)
        typer.echo(f"map: {plot}")
    elif output is not None and len(made.dimensions) < 3:
        _draw_beside(runs, Path(output), quantity)


def _draw_beside(runs: Sweep, store: Path, quantity: str | None) -> None:
    """The map beside the store; an event that is never met has none, and the sweep is good all the same."""
    picture = str(store.with_suffix(".png"))
    try:
        runs.plot(picture, quantity)
    except ModelError as refusal:
        if quantity is not None:
            raise
        typer.echo(f"no map: {refusal}")
    else:
        typer.echo(f"map: {picture}")


def _varied(over: Sequence[str], system: NamedSystem) -> dict[str, np.ndarray]:
    """What varies, by name; each is something that the system has, and is given once."""
    from appell.model import name_of, suggestion

    kinematics, contents = system.model.snapshot().kinematics, system.model.contents
    names = [name_of(f) for f in (*kinematics.coordinates, *kinematics.speeds)]
    known = [*names, *contents.parameters, *contents.inputs]
    varied: dict[str, np.ndarray] = {}
    for text in over:
        name, values = _values(text)
        if name in varied:
            raise BadInput(f"--over {name} is given twice: leave one of them out.")
        if name.removesuffix("'") not in known:
            what = "coordinate, speed, parameter or input"
            raise BadInput(f"--over {name}: '{name}' is not a {what}" + suggestion(name, known))
        varied[name] = values
    return varied


def _require_apart(varied: Container[str], given: Mapping[str, Mapping[str, float]]) -> None:
    """What varies has no value of its own as well; the start of the card gives way."""
    for option, values in given.items():
        for name in values:
            if name in varied:
                raise BadInput(f"{option} {name} is given, and --over varies it: leave one of them out.")


def _require_drawable(quantity: str, equations: Equations, events: Sequence[Event]) -> None:
    """The quantity of the map will be among the results."""
    from appell.ensemble.sweep import event_labels
    from appell.ensemble.trajectory import AUDITED
    from appell.model import name_of

    known = [name_of(f) for f in (*equations.coordinates, *equations.speeds)] + [*AUDITED, "status"]
    known += [label for event in events for label in (event.name, *event_labels(event.name))]
    if quantity not in known:
        raise BadInput(f"--quantity {quantity}: '{quantity}' is none of {', '.join(known)}.")


def _values(text: str) -> tuple[str, np.ndarray]:
    """omega=0.1:3:400 as a name and 400 values."""
    import numpy as np

    key, _, span = text.partition("=")
    try:
        first, last, count = span.split(":")
        values = np.linspace(float(first), float(last), int(count))
    except ValueError:
        raise BadInput(f"--over {text}: write a name, two numbers and how many, as in omega=0.1:3:400.") from None
    if not key or not values.size or not np.isfinite(values).all():
        raise BadInput(f"--over {text}: write a name, two finite numbers and how many, as in omega=0.1:3:400.")
    return key, values
