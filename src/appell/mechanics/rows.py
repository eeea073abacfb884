"""Constraint rows at every level, and the forces and torques found by inspecting them.

Source: Roithmayr and Hodges 2010, eqs. 4 to 6 and 77 (000).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Protocol

import sympy as sm
from sympy.physics.vector import Point, ReferenceFrame, Vector

from appell.algebra import Algebra, Matrix, Scalar
from appell.constraints import (
    AXES,
    ActuatorDirection,
    Constraint,
    Force,
    PlaceholderKind,
    RowMask,
    gather,
    placeholders,
)
from appell.errors import ConstraintError
from appell.mechanics.frames import Frames
from appell.mechanics.mechanics import ForceSystem, Row, Term
from appell.model import Mechanism

Source = tuple[PlaceholderKind, Point | ReferenceFrame]


class Stack(Protocol):
    """Where velocities stand."""

    def point(self, point: Point) -> slice: ...
    def frame(self, frame: ReferenceFrame) -> slice: ...


@dataclass(frozen=True)
class RowLowering:
    """Lowers constraints; ``states`` is (q, u, udot, t, qdot).

    ``standing``: symbols that stand for components of vectors while a derivative by them is taken, in all rows.
    """

    algebra: Algebra
    table: dict[sm.Basic, Scalar]
    frames: Frames
    stack: Stack
    states: tuple[Matrix, Matrix, Matrix, Matrix, Matrix]
    model: Mechanism
    standing: dict[sm.Basic, Scalar] = field(default_factory=dict)

    def expression(self, e: sm.Expr, further: Mapping[sm.Basic, Scalar] | None = None) -> Scalar:
        """Any expression of the model, vectors of points and bodies (and ``further`` symbols) included."""
        quantities = gather([e])
        vectors = self.vectors(quantities, str(e)) if quantities else {}
        return self.algebra.lower(e, self.table | vectors | dict(further or {}))

    def rows(self, constraint: Constraint) -> list[Row]:
        """Every row of a constraint."""
        table = self.table | self.vectors(constraint.quantities, constraint.name)
        drives = tuple(self._drive(drive) for drive in constraint.drives)
        rows = [self._row(constraint, i, table, drives) for i in range(len(constraint.expressions))]
        if not constraint.masks:
            return rows
        return [self._masked(row, mask) for row, mask in zip(rows, constraint.masks, strict=True)]

    def _drive(self, drive: ActuatorDirection) -> ForceSystem:
        """The push of an actuator per unit of its effort."""
        push = self.push(drive.name, drive.force, {})
        if drive.given is None:
            return push
        free = None if drive.free is None else self.algebra.lower(drive.free, self.table)
        return replace(push, free=free, given=self.expression(drive.given))

    def _masked(self, row: Row, mask: RowMask | None) -> Row:
        """A row with what tells whether it acts; c' + c / T in its place while that is kept."""
        if mask is None:
            return row
        active, position, velocity, gamma = self.expression(mask.active), row.position, row.velocity, row.gamma
        if mask.by_sigma is not None and mask.recovery is not None:
            by_sigma = self.expression(mask.by_sigma)
            rate = by_sigma / self.expression(mask.recovery)
            gamma, velocity, position = gamma + rate * velocity, velocity + rate * position, (1 - by_sigma) * position
        ideal = active * (1 - self.expression(mask.slides))
        return replace(row, position=position, velocity=velocity, gamma=gamma, active=active, ideal=ideal)

    def push(self, name: str, force: Force, multipliers: dict[sm.Basic, Scalar]) -> ForceSystem:
        """Forces a person gave, with vectors of points and bodies and multipliers in them."""
        table = self.table | self.vectors(gather(force.expressions), name) | multipliers
        coordinates, scaled = (
            self.algebra.column(
                [self.algebra.lower(dict(given).get(c, sm.S.Zero), table) for c in self.model.kinematics.coordinates]
            )
            for given in (force.generalised, force.scaled)
        )
        terms = tuple(self._applied(on, vector, table) for on, vector in force.vectors)
        return ForceSystem(name, terms, coordinates, scaled if force.scaled else None)

    def _applied(self, on: Point | ReferenceFrame, vector: Vector, table: dict[sm.Basic, Scalar]) -> Term:
        total = self.algebra.zeros(3, 1)
        for components, base in vector.args:
            own = self.algebra.column([self.algebra.lower(e, table) for e in components])
            total += self.frames.rotation(base) @ own
        quantity = PlaceholderKind.ANGULAR_VELOCITY if isinstance(on, ReferenceFrame) else PlaceholderKind.VELOCITY
        return self._term(quantity, on, total)

    def _row(
        self, constraint: Constraint, number: int, table: dict[sm.Basic, Scalar], drives: tuple[ForceSystem, ...]
    ) -> Row:
        e, inspected = constraint.expressions[number], constraint.inspected[number]
        order = constraint.order_of(e)
        value = self.algebra.lower(e, table) if constraint.quantities else self.frames.lower(e)
        position = value if order == 0 else None
        velocity = None
        if order == 0:
            velocity = self._rate(value) if inspected is e else self.algebra.lower(inspected, table)
        elif order == 1:
            velocity = value
        if velocity is not None:
            velocity = self.algebra.tidy(velocity)
            A = self.algebra.jacobian(self.algebra.column([velocity]), self.states[1])
            gamma = self._rate(velocity)
        else:
            A, gamma = self._acceleration_row(value)
        terms = self._terms(constraint, inspected, table) if constraint.inspectable(inspected) else None
        linear = (order == 0 and not constraint.memories) or constraint.linear
        names = _integral_names(constraint, number)
        return Row(constraint.name, number, order, linear, value, position, velocity, A, gamma, terms, drives, names)

    def with_integral_states(self, G: Matrix, g: Matrix) -> tuple[Matrix, Matrix]:
        """G and g with the rates of the integrals, f = f_u u + (f - f_u u), in the last rows."""
        u, memories = self.states[1], self.model.kinematics.memories
        if not memories:
            return G, g
        algebra, count = self.algebra, G.shape[0] - len(memories)
        f = algebra.column([self.expression(memory.expression) for memory in memories])
        slope = algebra.jacobian(f, u)
        rest = algebra.column([algebra.tidy(e) for e in _entries(f - slope @ u)])
        return algebra.vstack([G[:count, :], slope]), algebra.vstack([g[:count, :], rest])

    def _rate(self, value: Scalar) -> Scalar:
        q, _, _, t, qdot = self.states
        return self.algebra.rate(self.algebra.column([value]), q, qdot, t)[0, 0]

    def _acceleration_row(self, value: Scalar) -> tuple[Matrix, Scalar]:
        udot = self.states[2]
        column = self.algebra.column([value])
        zero = self.algebra.zeros(udot.shape[0], 1)
        A = self.algebra.substitute(self.algebra.jacobian(column, udot), udot, zero)
        return A, self.algebra.substitute(column, udot, zero)[0, 0]

    def vectors(self, quantities: Sequence[Source], name: str) -> dict[sm.Basic, Scalar]:
        """What placeholders stand for, in components of N."""
        found: dict[sm.Basic, Scalar] = {}
        for quantity, of in quantities:
            column = self._quantity(quantity, of, name)
            found |= {symbol: column[i, 0] for i, symbol in enumerate(placeholders(quantity, of))}
        return found

    def _quantity(self, quantity: PlaceholderKind, of: Point | ReferenceFrame, name: str) -> Matrix:
        if quantity is PlaceholderKind.POSITION:
            position = self.frames.position(of)
            if position is None:
                raise ConstraintError(f"'{name}' needs the position of '{of}', of which only the velocity is known.")
            return position
        if quantity in AXES:
            return self.frames.rotation(of)[:, AXES.index(quantity)]
        if quantity is PlaceholderKind.VELOCITY:
            return self.frames.velocity(of)
        if quantity is PlaceholderKind.ACCELERATION:
            return self._derivative(self.frames.velocity(of))
        spin, basis = self.frames.spin(of)
        value = spin if quantity is PlaceholderKind.ANGULAR_VELOCITY else self._derivative(spin)
        return value if basis is None else basis @ value

    def _derivative(self, velocity: Matrix) -> Matrix:
        q, u, udot, t, qdot = self.states
        return self.algebra.directional(velocity, u, udot) + self.algebra.rate(velocity, q, qdot, t)

    def _terms(self, constraint: Constraint, e: sm.Expr, table: dict[sm.Basic, Scalar]) -> tuple[Term, ...]:
        """W = dh/dv of each point and tau = dh/domega of each body."""
        order, present = constraint.order_of(e), e.free_symbols
        sources = [s for s in constraint.quantities if s[0].order == order and present & set(placeholders(*s))]
        spoken = [symbol for source in sources for symbol in placeholders(*source)]
        if not spoken:
            return ()
        # the derivative is taken in the algebra, by symbols that stand for the vectors until then
        algebra = self.algebra
        for symbol in spoken:
            if symbol not in self.standing:
                self.standing[symbol] = algebra.symbols([symbol.name])[0, 0]
        held = {symbol: self.standing[symbol] for symbol in spoken}
        vectors = algebra.column(list(held.values()))
        slope = algebra.jacobian(algebra.column([algebra.lower(e, table | held)]), vectors).T
        W = algebra.substitute(slope, vectors, algebra.column([table[symbol] for symbol in spoken]))
        return tuple(self._term(*source, W[3 * i : 3 * i + 3, :]) for i, source in enumerate(sources))

    def _term(self, quantity: PlaceholderKind, of: Point | ReferenceFrame, W: Matrix) -> Term:
        """A vector, in components of N, paired with the velocity of a point or the spin of a frame."""
        place = self.model.place_of(of)
        if quantity.angular:
            _, basis = self.frames.spin(of)
            return Term(self.stack.frame(of), W if basis is None else basis.T @ W, place, True, basis)
        return Term(self.stack.point(of), W, place, False)


def _integral_names(constraint: Constraint, number: int) -> tuple[str, ...]:
    """The integrals in a row, by name; none in one that is the rate of a row in integrals alone."""
    if constraint.before and constraint.before[number] is not None:
        return ()
    row = constraint.expressions[number]
    return tuple(memory.name for memory in constraint.memories if row.has(memory.function))


def _entries(column: Matrix) -> list[Scalar]:
    return [column[i, 0] for i in range(column.shape[0])]
