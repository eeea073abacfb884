"""``appell realise NAME``: a constraint kept by something physical, and the ideal motion that this tends to."""

from __future__ import annotations

import json
import math
import warnings
from typing import TYPE_CHECKING, Annotated, Any

import typer

from appell.cli.group import BadInput, Debug, say
from appell.cli.options import AsJson, Duration, Free, Parameters, Picture, Start, Tolerance
from appell.cli.picture import draw, require_picture
from appell.cli.run import positive, start_of, values_of
from appell.cli.systems import Name, find
from appell.errors import AppellWarning
from appell.numbers import RUN

if TYPE_CHECKING:
    from appell.analysis.realisation.limit_result import Limit

_BY = "elastic, viscous, mass, 'viscous and mass', friction or servo."


def realise(
    name: Name,
    by: Annotated[str, typer.Option(help=_BY)],
    row: Annotated[str | None, typer.Option(help="The constraint; may be left out where there is only one.")] = None,
    eps: Annotated[
        list[float] | None,
        typer.Option(help="A small parameter; may be given several times. 1e-2 to 1e-5 unless given."),
    ] = None,
    nu: Annotated[float | None, typer.Option(help="Viscosity over mass, for 'viscous and mass'.")] = None,
    mu0: Annotated[float, typer.Option(help="The momentum across the rows at the start.")] = 0.0,
    duration: Duration = None,
    parameters: Parameters = None,
    start: Start = None,
    free: Free = None,
    integrator: Annotated[
        str | None, typer.Option(help="dop853 or radau; radau where the motion is stiff unless given.")
    ] = None,
    tolerance: Tolerance = RUN.tolerance,
    corrected: Annotated[
        bool, typer.Option("--corrected", help="With viscous: the motion on the slow manifold too, of order two.")
    ] = False,
    output: Picture = None,
    as_json: AsJson = False,
    debug: Debug = False,
) -> None:
    """Keep a constraint by a spring, a viscosity, a mass ... and show to which ideal motion that tends."""
    from appell.analysis.realisation.limit import EPS, limit

    require_picture(output)
    system = find(name)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always", AppellWarning)
        found = limit(
            system.model,
            _row(list(system.model.constraints), row, name),
            by=by,
            duration=positive("--duration", system.duration if duration is None else duration),
            state=start_of(system, start or [], free or []),
            parameters=values_of("--set", parameters or []),
            eps=eps or EPS,
            nu=nu,
            mu0=mu0,
            integrator=integrator,
            corrected=corrected,
            tolerance=positive("--tolerance", tolerance),
        )
    for warning in caught:
        say(str(warning.message))
    typer.echo(json.dumps(facts(found), indent=2) if as_json else str(found))
    draw(found, output, quiet=as_json)


def _row(known: list[str], row: str | None, name: str) -> str:
    """The constraint a person means: the one that is named, or the only one."""
    if row is not None:
        return row
    if len(known) != 1:
        raise BadInput(f"'{name}' has the constraints {', '.join(known) or 'none'}: say which with --row.")
    return known[0]


def facts(found: Limit) -> dict[str, Any]:
    """All that the table says, as JSON has it."""
    return {
        "model": found.model,
        "row": found.row,
        "by": found.realisation.name,
        "eps": list(found.eps),
        "distances": {name: list(values) for name, values in found.distances.items()},
        "limit_distances": dict(found.limit_distances),
        "orders": [order if math.isfinite(order) else None for order in found.orders],
        "error": found.error,
        "tends_to": found.tends_to,
        "start_rule": found.realisation.start_rule,
        "multiplier": found.realisation.multiplier,
        "multiplier_distances": list(found.multiplier_distances),
        "corrected_distances": list(found.corrected_distances),
        "transversal_energy": found.transversal_energy,
        "notes": list(found.notes),
        "references": list(found.realisation.references),
    }
