"""``appell fit NAME data.csv --by e,g``: the parameters with which a system moves as was measured."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any

import typer

from appell.cli.group import BadInput, Debug
from appell.cli.options import AsJson, Parameters, Picture, Start
from appell.cli.picture import draw, require_picture
from appell.cli.run import start_of, values_of
from appell.cli.systems import Name, find

if TYPE_CHECKING:
    from appell.fitting.result import Fit

_DATA = "A CSV file: the column time, and one for each result that was measured, with units in brackets (q [deg])."
_BY = "What is sought, with commas between: parameters, and values given for the start."
_BOUND = "The least and the largest value of what is sought: e=0:1."


def fit(
    name: Name,
    data: Annotated[str, typer.Argument(metavar="FILE", help=_DATA)],
    by: Annotated[str, typer.Option("--by", metavar="e,g", help=_BY)],
    start: Start = None,
    bounds: Annotated[list[str] | None, typer.Option("--bound", metavar="e=0:1", help=_BOUND)] = None,
    starts: Annotated[int, typer.Option(help="How many guesses are tried.")] = 1,
    segments: Annotated[int, typer.Option(help="In how many pieces the motion is fitted first.")] = 1,
    parameters: Parameters = None,
    output: Picture = None,
    html: Annotated[str | None, typer.Option("--html", metavar="FILE", help="A report.")] = None,
    as_json: AsJson = False,
    debug: Debug = False,
) -> None:
    """Find the parameters with which a system moves as was measured, and how sure they are."""
    from appell.fitting.experiment import Experiment
    from appell.fitting.fit import fit as fitted
    from appell.principles import Kane

    require_picture(output)
    system = find(name)
    equations = system.model.derive(Kane())
    state = start_of(system, start or [], [])
    sought = [part.strip() for part in by.split(",") if part.strip()]
    measured = Experiment(data, state, values_of("--set", parameters or []))
    local = [word for word in sought if word in state]
    found = fitted(
        equations, measured, [word for word in sought if word not in local], unknown=local,
        bounds=dict(_limits(text) for text in bounds or []), starts=starts, segments=segments,
    )  # fmt: skip
    if html is not None:
        try:
            found.to_html(html)
        except OSError as error:
            raise BadInput(f"--html {html}: {error.strerror or error}.") from error
    typer.echo(json.dumps(_facts(found), indent=2) if as_json else str(found))
    draw(found, output, quiet=as_json)


def _limits(text: str) -> tuple[str, tuple[float, float]]:
    name, _, limits = text.partition("=")
    try:
        least, largest = (float(part) for part in limits.split(":"))
    except ValueError:
        raise BadInput(f"--bound {text}: write name=least:largest.") from None
    return name.strip(), (least, largest)


def _facts(found: Fit) -> dict[str, Any]:
    """What the text says, as JSON has it."""
    return {
        "model": found.misfit.equations.mechanism.name,
        "values": found.values,
        "intervals": {name: list(found.interval(name)) for name in found.fitted},
        "not_determined": list(found.fixed),
        "residuals": {name: float((r**2).mean() ** 0.5) for name, r in found.residuals.items()},
        "whiteness": found.whiteness,
        "converged": found.minima[0].converged,
    }
