"""``appell run NAME``: a motion, its audit, and files of it."""

from __future__ import annotations

import json
import warnings
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer

from appell.cli.group import INTERRUPTED, TERMINATED, BadInput, Debug, forget_interrupt, say
from appell.cli.options import AsJson, Duration, Free, Parameters, Start, Tolerance
from appell.cli.principles import choose
from appell.cli.systems import Name, NamedSystem, find
from appell.cli.terminate import terminated_as_interrupted
from appell.errors import AppellError, AppellWarning, InconsistentState
from appell.numbers import RUN

if TYPE_CHECKING:
    from appell.equations import Equations
    from appell.simulate import Run

_OUTPUT = (
    "A folder (run.csv, run.nc, figure.png, summary.txt) or a file: .csv, .nc, .json, .txt, .png, .pdf, .svg, .html. "
    "May be given several times."
)

_HTML = "One HTML file that moves and computes: the mechanism, plots, equations and sliders. It opens from disk."


def run(
    name: Name,
    principle: Annotated[str, typer.Option(help="See `appell principles`.")] = "Kane",
    reactions: Annotated[bool, typer.Option("--reactions", help="All reactions in evidence (Kane E7).")] = False,
    duration: Duration = None,
    parameters: Parameters = None,
    start: Start = None,
    free: Free = None,
    tolerance: Tolerance = RUN.tolerance,
    integrator: Annotated[str, typer.Option(help="dop853, or radau where the motion is stiff.")] = "dop853",
    samples: Annotated[int, typer.Option(help="How many instants are kept.")] = 501,
    output: Annotated[list[str] | None, typer.Option("-o", "--output", metavar="PATH", help=_OUTPUT)] = None,
    html: Annotated[str | None, typer.Option("--html", metavar="FILE", help=_HTML)] = None,
    as_json: AsJson = False,
    debug: Debug = False,
) -> None:
    """Run a system and say how it ended, with its audit."""
    from appell.cli.output import destinations, page_of, write, write_page
    from appell.cli.summary import facts, summary

    places = destinations(output or [])
    page = page_of(html)
    system = find(name)
    equations = system.model.derive(choose(principle, reactions))
    options = {
        "duration": positive("--duration", system.duration if duration is None else duration),
        "state": start_of(system, start or [], free or []),
        "parameters": values_of("--set", parameters or []),
        "inputs": system.inputs,
        "tolerance": positive("--tolerance", tolerance),
        "integrator": integrator,
        "samples": _at_least_two(samples),
    }
    made, error, ending = _simulate(equations, options)
    if made is not None:
        files = write(made, places, system)
        if page is not None:
            files.append(write_page(made, page, system))
        if as_json:
            complete = error is None and not ending
            typer.echo(json.dumps({"complete": complete, **facts(made, files)}, indent=2))
        else:
            typer.echo(summary(made, files))
    if error is not None:
        raise error
    if ending:
        raise typer.Exit(ending)


def _simulate(equations: Equations, options: Mapping[str, Any]) -> tuple[Run | None, AppellError | None, int]:
    """The run, or what there is of it and why it ended: an error, or the code of an interrupt.

    Warnings become lines on stderr.
    """
    made: Run | None
    error: AppellError | None
    ending = 0
    with warnings.catch_warnings(record=True) as caught, terminated_as_interrupted() as terminated:
        warnings.simplefilter("always", AppellWarning)
        try:
            made, error = equations.simulate(**options), None
        except InconsistentState as refusal:
            text = str(refusal).rstrip(".")
            raise InconsistentState(f"{text} (--free NAME drops a value from the start).") from refusal
        except AppellError as refusal:
            made, error = getattr(refusal, "run", None), refusal
        except KeyboardInterrupt as interrupt:
            forget_interrupt()
            made, error = getattr(interrupt, "run", None), None
            ending = TERMINATED if terminated else INTERRUPTED
    for warning in caught:
        say(str(warning.message))
    if ending:
        reached = "nothing was computed yet" if made is None else "what was computed is written"
        say(f"interrupted{'' if made is None else f' at t = {made.time[-1]:g}'}: {reached}.")
    return made, error, ending


def start_of(system: NamedSystem, given: Sequence[str], free: Sequence[str]) -> dict[str, float]:
    """The system's own start, what was given in its place, and less what is to be found."""
    state = dict(system.start) | values_of("--start", given)
    kinematics = system.model.snapshot().kinematics
    from appell.model.names import name_of, require_one_of

    known = [name_of(symbol) for symbol in (*kinematics.coordinates, *kinematics.speeds)]
    for name in free:
        require_one_of(name, known, f"--free {name}: '{name}' is not a coordinate or speed", error=BadInput)
        state.pop(name, None)
    return state


def values_of(option: str, given: Sequence[str]) -> dict[str, float]:
    """Numbers from ``name=value``."""
    values = {}
    for text in given:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not (name and equals):
            raise BadInput(f"{option} {text}: write name=value.")
        if name in values:
            raise BadInput(f"{option} {name} is given twice: leave one of them out.")
        try:
            values[name] = float(value)
        except ValueError:
            raise BadInput(f"{option} {text}: '{value}' is not a number.") from None
    return values


def positive(option: str, value: float) -> float:
    """A positive number, or a refusal that names the option."""
    if not 0 < value < float("inf"):
        raise BadInput(f"{option} {value:g}: give a positive number.")
    return value


def _at_least_two(samples: int) -> int:
    if samples < 2:
        raise BadInput(f"--samples {samples}: a run has at least two, its start and its end.")
    return samples
