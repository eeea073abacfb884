"""How a row depends on velocity and on time: linear or not, its degree of homogeneity, whether time changes it."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import casadi as ca
import sympy as sm
from mpmath import mp, mpf

from appell.analysis.classification.configurations import Configuration
from appell.analysis.classification.multiprecision import MultiprecisionGraph, OutsideDomain, Vector
from appell.analysis.classification.velocity_rows import GraphRows, VelocityRow
from appell.numbers import DRAW, EXACT, ZERO


def is_linear(rows: GraphRows, row: VelocityRow, places: Sequence[Configuration]) -> bool:
    """Whether dF/du and F - (dF/du) u are the same at any speeds.

    The second is for rows that are linear piece by piece, whose derivatives alone may not tell (sign, Max).
    """
    u = rows.mechanics.u
    form = ca.densify(ca.horzcat(row.B, row.velocity - row.B @ u))
    # Whether a symbol appears at all; ``ca.depends_on`` looks through comparisons and does not see it there
    names = {v.element_hash() for v in ca.symvar(form)}
    if not any(v.element_hash() in names for v in ca.symvar(u)):
        return True
    graph = MultiprecisionGraph(form, [u, *rows.configuration])
    for place in places:
        try:
            first, *others = (graph(*moving(rows, place, k))[0] for k in range(DRAW.several))
        except OutsideDomain:  # a linear row has a value at all speeds
            return False
        if any(abs(a - b) > ZERO.products for other in others for a, b in zip(first, other, strict=True)):
            return False
    return True


def is_rheonomic(rows: GraphRows, row: VelocityRow, linear: bool, places: Sequence[Configuration]) -> bool:
    """Whether time changes what the row demands (a common factor that depends on time does not)."""
    m = rows.mechanics
    if row.position is not None:
        slope = MultiprecisionGraph(ca.densify(ca.jacobian(row.position, m.t)), rows.configuration)
        return any(abs(slope(*p.values)[0][0]) > ZERO.products for p in places)
    if linear:
        form = ca.horzcat(row.B @ m.Y, row.B @ m.z + row.b).T
        graph = MultiprecisionGraph(
            ca.horzcat(ca.densify(form), ca.densify(ca.jacobian(form, m.t))), rows.configuration
        )
        return any(_turns(graph(*p.values)) for p in places)
    # at fixed rates: dF/dt + dF/du (dY/dt qdot + dz/dt)
    frozen = ca.SX.sym("v", m.q.numel())
    speeds = m.Y @ frozen + m.z
    change = ca.substitute(ca.densify(ca.jacobian(speeds, m.t)), frozen, ca.densify(m.qdot))
    graph = MultiprecisionGraph(ca.densify(ca.jacobian(row.velocity, m.t) + row.B @ change), [m.u, *rows.configuration])
    return any(abs(graph(*moving(rows, p, k))[0][0]) > ZERO.products for k, p in enumerate(places))


def degree(rows: GraphRows, row: VelocityRow, places: Sequence[Configuration]) -> sm.Expr | None:
    """k with F(q, s qdot, t) = s^k F, by Euler: qdot dF/dqdot = k F; None where there is none.

    A row that vanishes altogether counts as linear.
    """
    m = rows.mechanics
    euler = ca.densify(row.B @ (m.u - m.z))
    graph = MultiprecisionGraph(ca.horzcat(euler, ca.densify(ca.SX(row.velocity))), [m.u, *rows.configuration])
    found: set[Fraction] = set()
    with mp.workdps(EXACT.digits):
        for k, place in enumerate([*places, *places]):
            above, below = graph(*moving(rows, place, k))[0]
            if abs(below) <= ZERO.products:
                continue
            ratio = above / below
            near = Fraction(float(ratio)).limit_denominator(24)
            if abs(ratio - mpf(near.numerator) / near.denominator) > ZERO.products:
                return None
            found.add(near)
    if len(found) > 1:
        return None
    if not found:
        return sm.S.One
    only = found.pop()
    return sm.Rational(only.numerator, only.denominator)


def moving(rows: GraphRows, place: Configuration, k: int) -> tuple[Vector, ...]:
    """A place with some speeds, of both signs."""
    with mp.workdps(EXACT.digits):
        speeds = [
            (-1) ** (k * (i + 1) + k // 2) * mpf(3 + 2 * i + 5 * k) / (7 + i * (k + 1))
            for i in range(rows.mechanics.u.numel())
        ]
    return (speeds, *place.values)


def _turns(entries: Sequence[Vector]) -> bool:
    """Whether a form changes its direction in time: w' is no multiple of w."""
    i = max(range(len(entries)), key=lambda j: abs(entries[j][0]))
    with mp.workdps(EXACT.digits):
        return any(abs(rate * entries[i][0] - value * entries[i][1]) > ZERO.products for value, rate in entries)
