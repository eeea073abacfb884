"""The phases of a constraint kept by several actuators: which of these are free in every set of clipped ones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product
from typing import NamedTuple

import sympy as sm

from appell.constraints import ActuatorDirection, Constraint, RowMask, effort_symbol
from appell.errors import ConstraintError
from appell.numbers import MODE
from appell.simulate.modes.phase import Guard, Measure, Phase, Phases, coefficient
from appell.simulate.modes.saturation import AGAIN, KEPT, LOWER, UPPER, pushes_at_bound, sigma


class Pattern(NamedTuple):
    """Of each actuator 0 where it keeps the rows, else the sign of its bound.

    ``way``: of the first row that is released the sign of its sigma, 0 while all are kept; ``kept``: how many rows are
    kept before it; ``again``: rows are kept by their sigma.
    """

    signs: tuple[int, ...]
    again: bool = False
    way: int = 0
    kept: int = 0


def patterns_of(constraint: Constraint) -> dict[str, Pattern]:
    """The phases by name, that in which all actuators keep all rows first, then by how many are clipped."""
    drives, rows = constraint.drives, len(constraint.expressions)
    bounded = [drive.bound is not None for drive in drives]
    if sum(bounded) > MODE.actuators:
        raise ConstraintError(
            f"the constraint '{constraint.name}' has {sum(bounded)} actuators with bounds: at most {MODE.actuators} "
            "can be treated; join some of them, or give their rows in constraints of their own."
        )
    signs = sorted(product(*[(0, 1, -1) if b else (0,) for b in bounded]), key=lambda s: sum(map(abs, s)))
    by_sigma = _recovers(constraint) and constraint.order == 0
    found = [
        Pattern(s, a, kept=rows) for a in ((False, True) if by_sigma else (False,)) for s in signs if s.count(0) >= rows
    ]
    alike = all(constraint.order_of(row) == constraint.order for row in constraint.expressions)
    if constraint.order <= 1 and alike:
        found += [Pattern(s, by_sigma, w, k) for k in range(rows) for s in signs if s.count(0) == k for w in (-1, 1)]
    return {_label(drives, pattern, rows): pattern for pattern in found}


def _label(drives: Sequence[ActuatorDirection], pattern: Pattern, rows: int) -> str:
    clipped = [f"{d.name} {UPPER if s > 0 else LOWER}" for d, s in zip(drives, pattern.signs, strict=True) if s]
    if pattern.way:
        row = "" if rows == 1 else f"row {pattern.kept + 1} "
        return ", ".join([f"{row}released {'above' if pattern.way > 0 else 'below'}", *clipped])
    return ", ".join([*clipped, *([AGAIN] if pattern.again else [])]) or KEPT


def phases_of_several(constraint: Constraint) -> Phases:
    """Which rows are kept by which actuators for every set of clipped ones."""
    rows, drives = range(len(constraint.expressions)), constraint.drives
    surfaces = [sigma(constraint, common_recovery(constraint), row) for row in rows]
    recovers = _recovers(constraint) and constraint.order == 0
    acts = [coefficient(constraint, f"row {row + 1} acts") for row in rows]
    free, bounds = (
        [coefficient(constraint, f"{d.name} {word}") for d in drives] for word in ("is free", "at its bound")
    )
    by_sigma = [coefficient(constraint, "by sigma")] if recovers else []
    coefficients = (*acts, *free, *bounds, *by_sigma)
    found = []
    for label, pattern in patterns_of(constraint).items():
        kept, are_free = (row < pattern.kept for row in rows), (sign == 0 for sign in pattern.signs)
        values = (*kept, *are_free, *pattern.signs, *[pattern.again] * len(by_sigma))
        named = dict(zip(coefficients, map(float, values), strict=True))
        found.append(Phase(label, named, _guards_of(constraint, pattern, surfaces, bounds), is_ideal=False))
    pushes = [pushes_at_bound(d, sign) for d, sign in zip(drives, bounds, strict=True) if d.bound is not None]
    recovery = common_recovery(constraint)
    sigmas = by_sigma[0] if by_sigma else None
    whole = replace(
        constraint,
        drives=tuple(
            replace(d, free=f, given=sign * sm.sympify(d.bound or 0))
            for d, f, sign in zip(drives, free, bounds, strict=True)
        ),
        masks=tuple(RowMask(act, by_sigma=sigmas, recovery=recovery) for act in acts),
    )
    return Phases(
        whole,
        coefficients,
        tuple(found),
        tuple(load for push in pushes for load in push[0]),
        tuple(force for push in pushes for force in push[1]),
    )


def _guards_of(
    constraint: Constraint, pattern: Pattern, surfaces: Sequence[sm.Expr | None], bounds: Sequence[sm.Symbol]
) -> tuple[Guard, ...]:
    returns = _returns(constraint, pattern, surfaces) if pattern.way else ()
    if not pattern.kept:
        return returns
    drives = list(zip(constraint.drives, pattern.signs, bounds, strict=True))
    watched = [(drive, sign, bound) for drive, sign, bound in drives if not (sign and pattern.way)]
    return (*returns, *_guards(constraint, watched))


def _returns(constraint: Constraint, pattern: Pattern, surfaces: Sequence[sm.Expr | None]) -> tuple[Guard, ...]:
    """The sigma of the first row that is released comes back to zero."""
    surface = surfaces[pattern.kept]
    row = "" if len(surfaces) == 1 else f"row {pattern.kept + 1} of "
    why = f"{row}'{constraint.name}' can be kept again"
    return () if surface is None else (Guard(pattern.way * surface, Measure.VELOCITY, pattern.kept, why),)


def _guards(constraint: Constraint, drives: Sequence[tuple[ActuatorDirection, int, sm.Symbol]]) -> Iterator[Guard]:
    """Efforts that reach their bounds, and clipped ones of which less is asked again."""
    for drive, sign, clipped in drives:
        effort = effort_symbol(constraint.name, drive.name)
        if sign:
            why = f"the actuator '{drive.name}' is within its bound again"
            yield Guard(clipped * effort - sm.sympify(drive.bound), Measure.EFFORT, 0, why)
        elif drive.bound is not None:
            left = [f"'{d.name}'" for d, s, _ in drives if not s and d is not drive]
            yield Guard(sm.sympify(drive.bound) - sm.Abs(effort), Measure.EFFORT, 0, _at_bound(constraint, drive, left))


def _at_bound(constraint: Constraint, drive: ActuatorDirection, left: Sequence[str]) -> str:
    why, name = f"the actuator '{drive.name}' is at its bound: ", constraint.name
    if len(left) >= len(constraint.expressions):
        return why + f"{' and '.join(left)} {'keeps' if len(left) == 1 else 'keep'} '{name}' without it"
    for_good = constraint.order == 0 and not _recovers(constraint)
    more = " for good (give its actuators recovery=T to take it up again)" if for_good else ""
    if len(constraint.expressions) > 1:
        return why + f"the last row of '{name}' that is kept is released{more}, or another actuator keeps it"
    return why + f"'{name}' is released{more}"


def common_recovery(constraint: Constraint) -> sm.Expr | None:
    """The recovery of a row of positions, which its actuators have in common."""
    given = list(dict.fromkeys(d.recovery for d in constraint.drives if d.recovery is not None))
    if len(given) > 1:
        raise ConstraintError(
            f"the actuators of '{constraint.name}' have different recoveries, {given[0]} and {given[1]}: the row is "
            "taken up again by all of them together; give one."
        )
    return given[0] if given else None


def _recovers(constraint: Constraint) -> bool:
    return common_recovery(constraint) is not None
