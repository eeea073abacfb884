"""Reactions that do work: the law C of a constraint that does not obey d'Alembert's principle.

Udwadia and Kalaba 2002 (001).

The reaction is B lam + C, and w . C its virtual work (eq. 35): a person gives C, or that work. Its ideal part is what
it would be with C = 0; a law may depend on the state and time, on the ideal reaction, or on the actual one (sliding
friction, whose normal force it changes itself).
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import sympy as sm
from sympy.physics.vector import Point, ReferenceFrame, Vector

from appell.constraints.constraint import Constraint, multiplier
from appell.constraints.force import Force
from appell.constraints.placeholder import PlaceholderKind, placeholders
from appell.constraints.virtual import law_of_work
from appell.errors import ConstraintError


@dataclass(frozen=True)
class Law:
    """C as forces, with the symbols that stand in it for the multipliers of the ideal and of the actual reaction."""

    force: Force
    ideal: tuple[sm.Symbol, ...]
    actual: tuple[sm.Symbol, ...]

    @property
    def of_ideal(self) -> bool:
        """Whether the ideal reaction stands in the law."""
        return any(e.has(*self.ideal) for e in self.force.expressions)

    @property
    def of_actual(self) -> bool:
        """Whether the actual reaction stands in the law: it is then implicit."""
        return any(e.has(*self.actual) for e in self.force.expressions)


@dataclass(frozen=True)
class ReactionVectors:
    """The force on a point and the torque on a body as vectors, linear in the multipliers."""

    force: Vector
    torque: Vector


@dataclass(frozen=True)
class ReactionSymbols:
    """A reaction as a law may speak of it: ``reaction[place].force``, ``.torque``, and its ``multipliers``."""

    constraint: Constraint
    multipliers: tuple[sm.Symbol, ...]
    find: Callable[[object], tuple[str, Point, ReferenceFrame | None]]
    inertial: ReferenceFrame

    def __getitem__(self, place: object) -> ReactionVectors:
        """sum lam dh/dv on a point, sum lam dh/domega on a body (Roithmayr and Hodges 2010, eqs. 5, 6, 77; 000)."""
        name, point, frame = self.find(place)
        if not self.constraint.vectorial:
            raise ConstraintError(
                f"the law of '{self.constraint.name}' speaks of its reaction on '{name}', but the constraint is "
                "written in scalars: write it with vectors, or let the law use reaction.multipliers."
            )
        force, torque = self._sum(point, False), self._sum(frame, True)
        if force == 0 and torque == 0:
            raise ConstraintError(
                f"the law of '{self.constraint.name}' speaks of its reaction on '{name}', on which it does not act."
            )
        return ReactionVectors(force, torque)

    def _sum(self, of: Point | ReferenceFrame | None, angular: bool) -> Vector:
        total, N = Vector(0), self.inertial
        if of is None:
            return total
        for lam, row in zip(self.multipliers, self.constraint.inspected, strict=True):
            order = self.constraint.order_of(row)
            for quantity in PlaceholderKind:
                if quantity.order == order and quantity.angular == angular:
                    x, y, z = (row.diff(s) for s in placeholders(quantity, of))
                    total += lam * (x * N.x + y * N.y + z * N.z)
        return total


def law_of(
    constraint: Constraint,
    given: object,
    read: Callable[[Mapping[Any, Any]], Force],
    symbols: Callable[[tuple[sm.Symbol, ...]], ReactionSymbols],
    inertial: ReferenceFrame,
) -> Law:
    """The law a person gives: a mapping, the virtual work, or a function of the reactions that gives one of these."""
    count = len(constraint.expressions)
    ideal = tuple(multiplier(constraint.name, i, count, "lambda0") for i in range(count))
    actual = tuple(multiplier(constraint.name, i, count) for i in range(count))
    if callable(given):
        wanted = len(inspect.signature(given).parameters)
        if wanted not in (1, 2):
            raise ConstraintError(
                f"the law of '{constraint.name}' takes {wanted} arguments: write it as a function of the ideal "
                "reaction, or of the ideal and the actual one."
            )
        given = given(*(symbols(s) for s in (ideal, actual)[:wanted]))
    if isinstance(given, sm.Expr):
        given = law_of_work(f"the law of '{constraint.name}'", given, inertial)
    if not isinstance(given, Mapping):
        raise ConstraintError(
            f"the law of '{constraint.name}' gives {given!r}: it must be a mapping such as {{body: force}}, the "
            "virtual work (an expression of ap.virtual_displacement), or a function of the reaction that gives one."
        )
    return Law(read(given), ideal, actual)
