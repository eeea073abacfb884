"""``appell sweep NAME``: many motions over a grid of starts and parameters, in a store and as a map."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from appell.cli.events import EventTexts, events_of
from appell.cli.group import BadInput, Debug
from appell.cli.options import Duration, Free, Parameters, Start, Tolerance
from appell.cli.principles import choose
from appell.cli.run import positive, start_of, values_of
from appell.cli.systems import Name, find
from appell.errors import ModelError

if TYPE_CHECKING:
    import numpy as np

    from appell.ensemble.sweep import Sweep

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
    tolerance: Tolerance = 1e-10,
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

    system = find(name)
    model = system.model
    varied = dict(_values(text) for text in over)
    contents = model.contents
    made = ap.grid(
        state={k: values for k, values in varied.items() if k not in {*contents.parameters, *contents.inputs}},
        parameters={k: values for k, values in varied.items() if k in contents.parameters},
        inputs={k: values for k, values in varied.items() if k in contents.inputs},
    )
    given = start_of(system, start or [], free or [])
    equations = model.derive(choose(principle, False))
    runs = equations.sweep(
        positive("--duration", system.duration if duration is None else duration),
        {key: value for key, value in given.items() if key not in varied},
        made,
        parameters={key: value for key, value in values_of("--set", parameters or []).items() if key not in varied},
        inputs={key: value for key, value in system.inputs.items() if key not in varied},
        events=events_of(equations, event or []),
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
