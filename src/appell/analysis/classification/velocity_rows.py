"""The rows of constraints at the level of velocity: as a graph for numbers, as symbols for proofs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import casadi as ca
import sympy as sm
from sympy.physics.vector import dynamicsymbols

from appell.algebra import Algebra, CasadiAlgebra, SympyAlgebra
from appell.algebra.decimals import exact
from appell.algebra.written import shortest
from appell.constraints import Constraint
from appell.mechanics import Mechanics, Row, lower
from appell.model import Mechanism, name_of


@dataclass(frozen=True)
class VelocityRow:
    """One row: ``position`` is h(q, t) where it was given so, ``velocity`` the row in speeds, B u + b where affine."""

    name: str
    number: int
    order: int
    position: Any
    velocity: Any
    B: Any
    b: Any


def bare(model: Mechanism) -> Mechanism:
    """The kinematics of a model alone: no masses, no loads, no rows."""
    nothing: dict[str, Any] = dict.fromkeys(
        ("masses", "markers", "loads", "potentials", "dampers", "constraints", "lagrangians", "generalised"), ()
    )
    return replace(model, **nothing)


def without_memory(model: Mechanism) -> Mechanism:
    """The model without constraints that remember, and without their integrals: those are no rows in q, u and t."""
    return replace(model, memories=(), constraints=tuple(c for c in model.constraints if not c.memories))


def equations_of(model: Mechanism) -> tuple[Constraint, ...]:
    """The constraints that are equations in positions or velocities; a relation is none."""
    return tuple(c for c in model.constraints if c.order <= 1 and not c.unilateral)


class LoweredRows:
    """The rows of constraints in one algebra, and the relation between speeds and coordinate rates."""

    def __init__(self, model: Mechanism, algebra: Algebra, constraints: Sequence[Constraint]) -> None:
        self.model = model
        self.algebra = algebra
        ideal = tuple(replace(c, law=None, drives=()) for c in constraints)
        self.mechanics: Mechanics = lower(replace(bare(model), constraints=ideal), algebra)
        self.rows = tuple(self._row(row) for row in self.mechanics.rows)

    def _row(self, row: Row) -> VelocityRow:
        rest = self.algebra.zeros(self.mechanics.u.shape[0], 1)
        b = self._at(row.velocity, rest)
        return VelocityRow(row.name, row.number, row.order, row.position, row.velocity, row.A, b)

    def _at(self, value: Any, u: Any) -> Any:
        return self.algebra.substitute(self.algebra.column([value]), self.mechanics.u, u)[0, 0]


class GraphRows(LoweredRows):
    """The rows as a graph."""

    def __init__(self, model: Mechanism, constraints: Sequence[Constraint]) -> None:
        super().__init__(model, CasadiAlgebra(), constraints)

    @property
    def configuration(self) -> list[ca.SX]:
        """What a configuration is given by: q, t and the parameters."""
        return [self.mechanics.q, self.mechanics.t, self.mechanics.p]

    def at_unit_speeds(self, row: VelocityRow) -> list[ca.SX]:
        """A row and its derivatives by speeds, at some speeds: what must have a value wherever it is judged."""
        ones = ca.SX.ones(self.mechanics.u.numel())
        return [ca.substitute(ca.densify(e), self.mechanics.u, ones) for e in (row.B, ca.SX(row.velocity))]

    def at_rest(self, row: VelocityRow) -> VelocityRow:
        """A row that is linear, its derivatives by speeds written without speeds."""
        return replace(row, B=ca.substitute(row.B, self.mechanics.u, ca.SX.zeros(self.mechanics.u.numel())))

    def size_of(self, names: Sequence[str]) -> int:
        """The number of operations in the rows of some constraints."""
        m = self.mechanics
        column = ca.vertcat(*[ca.densify(ca.SX(row.velocity)) for row in self.rows if row.name in names])
        return int(ca.Function("rows", [m.q, m.u, m.t, m.p], [column]).n_instructions())


class SymbolRows(LoweredRows):
    """The rows as SymPy expressions in plain symbols, and the way back to the model's own."""

    def __init__(self, model: Mechanism, constraints: Sequence[Constraint]) -> None:
        super().__init__(model, SympyAlgebra(shortens=False), constraints)

    @cached_property
    def x(self) -> tuple[sm.Symbol, ...]:
        """The coordinates and time."""
        return (*self.mechanics.q, self.mechanics.t[0, 0])

    def form(self, row: VelocityRow) -> tuple[sm.Expr, ...]:
        """The row as a 1-form on (q, t): B u + b with u = Y qdot + z."""
        m = self.mechanics
        coefficients = [exact(c) for c in (*(row.B @ m.Y), (row.B @ m.z)[0, 0] + row.b)]
        if any(c.has(*m.u) for c in coefficients):  # linear, though it is not written so: x'^2 / x'
            coefficients = shortest(coefficients, self.unit)
        return tuple(coefficients)

    @property
    def unit(self) -> list[list[sm.Symbol]]:
        """Coordinates whose squares add up to one: the components of quaternions."""
        return [list(group) for group in self.mechanics.algebra.unit]  # type: ignore[attr-defined]

    @cached_property
    def positions(self) -> list[sm.Expr]:
        """The position rows, which vanish in every configuration."""
        return [exact(row.position) for row in self.rows if row.position is not None]

    def norm_forms(self) -> list[tuple[sm.Expr, ...]]:
        """The differentials of the norms that redundant coordinates keep."""
        return [tuple(norm.diff(x) for x in self.x) for norm in self.mechanics.norms]

    @cached_property
    def relations(self) -> list[sm.Expr]:
        """What vanishes in every configuration: norms and position rows."""
        return [*map(exact, self.mechanics.norms), *self.positions]

    def own(self, expression: sm.Expr) -> sm.Expr:
        """An expression in the model's own symbols; the speeds nobody named are written as rates."""
        return expression.xreplace(self._own)

    def plain(self, expression: sm.Expr) -> sm.Expr:
        """An expression of coordinates, time and parameters, brought back to plain symbols."""
        return expression.xreplace({own: symbol for symbol, own in self._own.items()})

    @cached_property
    def _own(self) -> dict[sm.Basic, sm.Expr]:
        k, m, t = self.model.kinematics, self.mechanics, dynamicsymbols._t
        table: dict[sm.Basic, sm.Expr] = {m.t[0, 0]: t}
        table |= dict(zip(m.q, k.coordinates, strict=True))
        # what a run gives over time stands behind the parameters
        table |= {s: p.symbol for s, p in zip(m.p, self.model.parameters, strict=False)}
        plain = {
            u: d for u, d in k.definitions if isinstance(d, sm.Derivative) and name_of(u) == f"{name_of(d.expr)}dot"
        }
        return table | {s: plain.get(u, u) for s, u in zip(m.u, k.speeds, strict=True)}
