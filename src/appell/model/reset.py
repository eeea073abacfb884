"""Resets: where a guard crosses zero constraints are switched on or off, and the state jumps."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import sympy as sm
from sympy.physics.vector import dynamicsymbols

from appell.algebra.leaves import leaves
from appell.constraints import Constraint, Placeholder, gather
from appell.constraints.expression import expression_of
from appell.errors import ConstraintError, ModelError
from appell.model.constraint_rows import require_order, with_named_points
from appell.model.names import name_of, require_known, require_name, suggestion

if TYPE_CHECKING:
    from appell.model.mechanism import Mechanism

DIRECTIONS = {-1: "falls through", 0: "crosses", 1: "rises through"}
"""How a guard passes zero, in words."""


@dataclass(frozen=True)
class Reset:
    """What happens where a guard crosses zero: -1 falling, +1 rising, 0 in either direction.

    The state x- becomes r(t, x-): each coordinate or speed in ``jump`` takes its value, computed from x-. Then the
    constraints ``on`` and ``off`` are switched. Then the speeds jump once more, by the impulses of the constraints in
    ``impact`` and of those that are on, so that the rows of all of them have no velocity.
    """

    name: str
    guard: sm.Expr
    direction: int = -1
    jump: tuple[tuple[sm.Expr, sm.Expr], ...] = ()
    impact: tuple[str, ...] = ()
    on: tuple[str, ...] = ()
    off: tuple[str, ...] = ()

    @property
    def constraints(self) -> tuple[str, ...]:
        """The constraints that it names, each once."""
        return tuple(dict.fromkeys((*self.impact, *self.on, *self.off)))

    def is_watched(self, off: Collection[str]) -> bool:
        """Whether its guard is watched while some constraints are off: one that switches must find one to switch."""
        if not (self.on or self.off):
            return True
        return any(name in off for name in self.on) or any(name not in off for name in self.off)

    def __str__(self) -> str:
        parts = [f"{name_of(key)} := {value}" for key, value in self.jump]
        words = (("impact on", self.impact), ("on", self.on), ("off", self.off))
        parts += [f"{word} {' and '.join(map(repr, names))}" for word, names in words if names]
        return f"'{self.name}', where {self.guard} {DIRECTIONS[self.direction]} zero: {', '.join(parts)}"


def with_reset(
    data: Mechanism,
    name: str,
    when: object,
    direction: int,
    jump: Mapping[Any, object] | None,
    impact: Sequence[str | Constraint],
    on: Sequence[str | Constraint],
    off: Sequence[str | Constraint],
) -> tuple[Mechanism, Reset]:
    """The model with a reset, and with the constraints that it switches marked as such."""
    require_name(name, "reset")
    where = f"the reset '{name}'"
    if name in {reset.name for reset in data.resets}:
        raise ModelError(f"a reset named '{name}' is there already in the model '{data.name}': choose another name.")
    if direction not in DIRECTIONS or isinstance(direction, bool):
        raise ModelError(f"{where} has the direction {direction!r}: give -1 (falling), 1 (rising) or 0 (both).")
    what = f"the guard of {where}"
    guard = expression_of(what, when)
    _require_state(data, what, guard)
    moves = {leaf for leaf in leaves([guard]) if not isinstance(leaf, sm.Symbol) or isinstance(leaf, Placeholder)}
    if not moves and dynamicsymbols._t not in leaves([guard]):
        raise ModelError(f"{what} is {guard}, which never changes: write it with coordinates, speeds or the time.")
    names = [_names(data, where, word, given) for word, given in (("impact", impact), ("on", on), ("off", off))]
    both = [one for one in names[1] if one in names[2]]
    if both:
        raise ModelError(f"{where} switches '{both[0]}' on and off: name it in one of on= and off=.")
    made = Reset(name, guard, int(direction), _jump(data, where, jump), *map(tuple, names))
    if not (made.jump or made.constraints):
        raise ModelError(f"{where} changes nothing: give set=, impact=, on= or off=.")
    for one in made.impact:
        _require_velocity(where, _constraint(data, one))
    data = with_named_points(
        data, {of for kind, of in gather([made.guard, *(value for _, value in made.jump)]) if not kind.angular}
    )
    return replace(_switched(data, where, (*made.on, *made.off)), resets=(*data.resets, made)), made


def with_off(data: Mechanism, names: Sequence[str | Constraint]) -> tuple[Mechanism, None]:
    """The model with constraints that are off where a run begins."""
    wanted = _names(data, "begins_off", "", names)
    data = _switched(data, "begins_off", wanted)
    changed = (replace(c, begins_off=True) if c.name in wanted else c for c in data.constraints)
    return replace(data, constraints=tuple(changed)), None


def require_not_in_reset(data: Mechanism, name: str) -> None:
    """Refuse to let go of a constraint that a reset names."""
    naming = next((reset for reset in data.resets if name in reset.constraints), None)
    if naming is not None:
        raise ModelError(
            f"the reset '{naming.name}' names the constraint '{name}', which cannot be removed: it is in use."
        )


def _require_state(data: Mechanism, what: str, expression: sm.Expr) -> None:
    """An expression of time, coordinates, speeds, parameters and inputs, without accelerations."""
    require_known(what, expression, data.symbols(), data.functions_that_act())
    require_order(data, what, [expression], 1)


def _jump(data: Mechanism, where: str, jump: Mapping[Any, object] | None) -> tuple[tuple[sm.Expr, sm.Expr], ...]:
    if jump is not None and not isinstance(jump, Mapping):
        raise ModelError(f"set= of {where} is {jump!r}: give a dict from coordinates and speeds to their new values.")
    found: dict[sm.Expr, sm.Expr] = {}
    for key, given in (jump or {}).items():
        # The coordinate or speed that a key names; the rate of a coordinate is its speed where it has one by itself
        speeds = {name_of(u): u for u in data.kinematics.speeds}
        own = {name_of(rate): u for u, rate in data.kinematics.definitions if isinstance(rate, sm.Derivative)}
        variables = {name: memory.function for memory in data.state_variables for name in [memory.name]}
        known = {name_of(q): q for q in data.coordinates} | variables | speeds | own
        name = name_of(key)
        if name not in known:
            raise ModelError(
                f"{where} sets '{name}', which is not a coordinate or speed of '{data.name}'"
                + suggestion(name, [*map(name_of, data.coordinates), *speeds])
            )
        target = known[name]
        if target in found:
            raise ModelError(f"{where} sets '{name_of(target)}' twice: give it one value.")
        what = f"the value of '{name_of(target)}' after {where}"
        found[target] = expression_of(what, given)
        _require_state(data, what, found[target])
    return tuple(found.items())


def _names(data: Mechanism, where: str, word: str, given: Sequence[str | Constraint]) -> tuple[str, ...]:
    """The names of constraints of the model."""
    if isinstance(given, str | Constraint):
        given = (given,)
    names = tuple(dict.fromkeys(map(name_of, given)))
    for name in names:
        _constraint(data, name, f"{where} names in {word}= " if word else f"{where} names ")
    return names


def _constraint(data: Mechanism, name: str, words: str = "") -> Constraint:
    found = next((c for c in data.constraints if c.name == name), None)
    if found is None:
        known = [c.name for c in data.constraints]
        raise ModelError(f"{words}'{name}', which is no constraint of '{data.name}'" + suggestion(name, known))
    return found


def _require_velocity(where: str, constraint: Constraint) -> None:
    if constraint.order > 1:
        raise ConstraintError(
            f"{where} strikes '{constraint.name}', a constraint of accelerations: an impact needs rows of positions or "
            "velocities."
        )


def _switched(data: Mechanism, where: str, names: Sequence[str]) -> Mechanism:
    """The model with some constraints marked as those that resets switch."""
    for name in names:
        c = _constraint(data, name)
        kinds = (
            ("has actuators", c.drives),
            ("has a reaction that is not ideal", c.law is not None),
            ("has friction and pushes both ways: write it as a relation", c.friction is not None and not c.unilateral),
            ("remembers its history", c.memories),
            ("is one of accelerations", c.order > 1),
        )
        why = next((words for words, applies in kinds if applies), "")
        if why:
            raise ConstraintError(f"{where} switches '{name}', which {why}: such a constraint is always on.")
    changed = (replace(c, switched=True) if c.name in names else c for c in data.constraints)
    return replace(data, constraints=tuple(changed)) if names else data
