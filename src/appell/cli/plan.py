"""``appell plan NAME --to x=2,y=1``: the inputs that bring a system to a goal at the least cost, and their replay."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any

import typer

from appell.cli.group import BadInput, Debug
from appell.cli.options import AsJson, Parameters, Picture, Start
from appell.cli.picture import draw, require_picture
from appell.cli.run import positive, start_of, values_of
from appell.cli.systems import Name, NamedSystem, find

if TYPE_CHECKING:
    from appell.planning.plan import MotionPlan

_TO = "Values at the end, with commas between; speeds that are not named are zero there."
_BOUND = "The least and the largest value of a state or input: delta=-0.7:0.7."
_DURATION = "Seconds, or least:largest where the duration is sought; the system's own unless given."


def plan(
    name: Name,
    to: Annotated[list[str], typer.Option("--to", metavar="x=2,y=1", help=_TO)],
    duration: Annotated[str | None, typer.Option(help=_DURATION)] = None,
    start: Start = None,
    bounds: Annotated[list[str] | None, typer.Option("--bound", metavar="f=-1:1", help=_BOUND)] = None,
    fastest: Annotated[bool, typer.Option("--fastest", help="The least time, in place of the least effort.")] = False,
    minima: Annotated[int, typer.Option(help="How many different minima are sought.")] = 1,
    parameters: Parameters = None,
    output: Picture = None,
    html: Annotated[str | None, typer.Option("--html", metavar="FILE", help="A page in which the plan moves.")] = None,
    as_json: AsJson = False,
    debug: Debug = False,
) -> None:
    """Find the inputs that bring a system from rest to a goal, with the least integral of their squares."""
    from appell.cli.output import page_of, write_page
    from appell.planning.stages import plan as planned
    from appell.principles import Kane

    require_picture(output)
    page = page_of(html)
    system = _actuated(name)
    equations = system.model.derive(Kane())
    speeds = [str(u.func) for u in equations.speeds]
    inputs = [given.function for given in equations.mechanism.inputs]
    own = {key: value for key, value in start_of(system, start or [], []).items() if key not in speeds}
    at_rest = own | dict.fromkeys(speeds, 0.0) | values_of("--start", start or [])
    goal = dict.fromkeys(speeds, 0.0) | values_of("--to", [part for text in to for part in text.split(",")])
    effort: dict[str, Any] = {"end_cost": system.model.time} if fastest else {"cost": sum(f**2 for f in inputs)}
    limits = system.duration if duration is None else _limits("--duration", duration)
    found = planned(
        equations, at_rest, goal, duration=limits, minima=minima, parameters=values_of("--set", parameters or []),
        bounds={key: _limits("--bound", text) for key, text in map(_named, bounds or [])}, **effort,
    )  # fmt: skip
    replayed = found.replay_error()
    if page is not None:
        write_page(found.replay(samples=501), page, system)
    typer.echo(json.dumps(_facts(found, replayed), indent=2) if as_json else f"{found}\n  replayed to {replayed:.1e}")
    draw(found, output, quiet=as_json)


def _actuated(name: str) -> NamedSystem:
    """A file as it is; of the catalogue the system with actuators whose name, or its first word, this is."""
    if name.endswith((".json", ".urdf", ".py")):
        return find(name)
    from appell.catalogue import SYSTEMS

    cards = [card for card in SYSTEMS if card.actuators is not None]
    wanted = name.strip().lower().replace("_", "-")
    card = next((card for card in cards if card.name == wanted), None)
    card = card or next((card for card in cards if card.name.split("-")[0] == wanted), None)
    if card is None:
        find(name)
        raise BadInput(f"no actuators are known for '{name}'; systems with some: {', '.join(c.name for c in cards)}.")
    return NamedSystem(card.name, card.model(actuated=True), card.start, card.duration, card)


def _named(text: str) -> tuple[str, str]:
    name, equals, value = (part.strip() for part in text.partition("="))
    if not (name and equals):
        raise BadInput(f"--bound {text}: write name=least:largest.")
    return name, value


def _limits(option: str, text: str) -> tuple[float, float]:
    """One number, or least:largest."""
    try:
        values = [float(part) for part in text.split(":")]
    except ValueError:
        values = []
    if len(values) not in (1, 2):
        raise BadInput(f"{option} {text}: write a number, or least:largest.")
    if option == "--duration":
        values = [positive(option, value) for value in values]
    return values[0], values[-1]


def _facts(found: MotionPlan, replayed: float) -> dict[str, Any]:
    """What the text says, as JSON has it."""
    return {
        "model": found.problem.equations.mechanism.name,
        "cost": found.cost,
        "duration": found.duration,
        "agrees": found.agrees,
        "meshes": [{"intervals": m.intervals, "cost": m.cost, "error": m.error} for m in found.meshes],
        "minima": list(found.minima),
        "active": list(found.active),
        "multipliers": dict(found.multipliers),
        "replay_error": replayed,
    }
