"""What verbs look up in a model, by name, point, frame or function: how each is read from the entries of its fields."""

from __future__ import annotations

import functools
from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import Any

import sympy as sm

from appell.constraints import multiplier
from appell.model.body import AttachmentFrame, Particle
from appell.model.growing import FieldReading, Next
from appell.model.names import function_of_time, name_of

NAMED = ("parameters", "inputs", "masses", "markers", "joint_points", "mounts")
"""Fields whose entries share one set of names with the functions of time."""

LOADS = ("loads", "generalised", "potentials", "lagrangians", "dampers")

Keys = Iterator[tuple[Hashable, Any]]


def by_name(entry: Any) -> Keys:
    """The name of an entry."""
    yield entry.name, entry


def by_point(place: Any) -> Keys:
    """The SymPy point of a place."""
    yield place.point, place


def by_frame(side: Any) -> Keys:
    """The frame of what has one."""
    if not isinstance(side, Particle):
        yield side.frame, side


def by_symbol(parameter: Any) -> Keys:
    """The symbol of a parameter."""
    yield parameter.symbol, parameter


def by_words(load: Any) -> Keys:
    """The name of a load, and what stands before a bracket in it, counted."""
    name = load.name
    yield from ((Next(name[:end]), load) for end in range(len(name)) if name.startswith(" (", end))
    yield Next(name), load


def by_multiplier(constraint: Any) -> Keys:
    """Every name that a multiplier of a constraint may have."""
    yield from ((name, constraint) for name in multiplier_names(constraint))


def by_child(joint: Any) -> Keys:
    """The body that a joint gives its place."""
    if not joint.closes:
        yield joint.child, joint


def by_pair(joint: Any) -> Keys:
    """Both sides of a joint."""
    yield frozenset((joint.parent, joint.child)), joint


def by_carrier(joint: Any) -> Keys:
    """The body that a joint hangs another on."""
    owner = joint.parent.body if isinstance(joint.parent, AttachmentFrame) else joint.parent
    if owner is not None and not joint.closes:
        yield owner, joint


def multiplier_names(constraint: Any) -> frozenset[str]:
    """Every name that a multiplier of a constraint may have, those of its slips among them."""
    slips = () if constraint.friction is None else constraint.friction.tangents
    return _names_of_multipliers(constraint.name, len(constraint.expressions) + len(slips))


@functools.lru_cache(maxsize=65536)
def _names_of_multipliers(name: str, rows: int) -> frozenset[str]:
    return frozenset(multiplier(name, number, rows).name for number in range(rows)) | {multiplier(name, 0, 1).name}


def _function(coordinate: sm.Expr) -> Keys:
    yield coordinate, coordinate


def _name(coordinate: sm.Expr) -> Keys:
    yield name_of(coordinate), coordinate


def _rate(coordinate: sm.Expr) -> Keys:
    rate = function_of_time(f"{coordinate.func}dot", real=True)
    yield rate, rate


def _each(*of: Callable[[Any], Iterable[tuple[Hashable, Any]]]) -> Callable[[Any], Keys]:
    def keys(entry: Any) -> Keys:
        for one in of:
            yield from one(entry)

    return keys


def _speeds(group: Any) -> Keys:
    yield from ((speed, speed) for speed in group.speeds)


def _speed_names(group: Any) -> Keys:
    yield from ((name_of(speed), speed) for speed in group.speeds)


def _variable(memory: Any) -> Keys:
    if memory.is_variable:
        yield memory.function, memory.function


def _given(entry: Any) -> Keys:
    yield entry.function, entry.function


READINGS = {
    "symbols": FieldReading({"parameters": by_symbol}),
    "coordinates": FieldReading({"coordinates": _function}),
    "coordinates by name": FieldReading({"coordinates": _name}),
    "speeds": FieldReading({"coordinates": _rate, "groups": _speeds}),
    "functions": FieldReading({"coordinates": _each(_function, _rate), "groups": _speeds, "inputs": _given}),
    "state variables": FieldReading({"memories": _variable}),
    "names of functions": FieldReading(
        {
            "coordinates": _name,
            "groups": _speed_names,
            "memories": lambda memory: [(name_of(memory.function), memory)],
        }
    ),
    "load words": FieldReading(dict.fromkeys(LOADS, by_words)),
    "multipliers": FieldReading({"constraints": by_multiplier}),
    "joints by child": FieldReading({"joints": by_child}),
    "joints by pair": FieldReading({"joints": by_pair}),
    "carriers": FieldReading({"joints": by_carrier}),
    **{
        f"names of {part}": FieldReading({part: by_name}) for part in (*NAMED, *LOADS, "joints", "constraints", "norms")
    },
    **{f"points of {part}": FieldReading({part: by_point}) for part in ("masses", "markers", "joint_points")},
    **{f"frames of {part}": FieldReading({part: by_frame}) for part in ("masses", "mounts")},
}
"""Each reading by its name. Of keys that stand twice the first counts."""
