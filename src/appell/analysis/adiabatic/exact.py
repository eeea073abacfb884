"""The levels by proof: remainders of polynomials by the constraints.

The accelerations solve a linear system over the field of fractions of the coordinates, speeds, multipliers and
parameters; rows linear in the speeds are solved for speeds first, the others and s^2 + c^2 = 1 stay as relations, of
which a Groebner basis is made. A numerator with no remainder vanishes on the constraints: that is a proof. (The
converse is left to numbers.) What is too large is left to numbers too.
"""

from __future__ import annotations

from typing import Any

import sympy as sm
from sympy.polys.groebnertools import groebner
from sympy.polys.matrices import DomainMatrix
from sympy.polys.matrices.exceptions import DMError
from sympy.polys.polyerrors import BasePolynomialError
from sympy.polys.rings import PolyElement

from appell.algebra import SympyAlgebra
from appell.analysis.adiabatic.formed import LusternikBlocks, Rows, formed, rows_of
from appell.analysis.classification.polynomials import Polynomials, TooHard
from appell.model import Mechanism
from appell.numbers import EXACT


def proved_kinematic(model: Mechanism) -> bool:
    """Whether D F vanishes on the constraints, by proof; False: not proved."""
    try:
        rows = rows_of(model, SympyAlgebra())
        solved = _solved_rows(rows)
        values = [sm.sympify(e).subs(solved) for e in list(rows.dilatation)]
        ring = Polynomials(values, _relations(rows, solved))
        return all(not _remainder(ring.unreduced(e), ring) for e in values)
    except (TooHard, BasePolynomialError):
        return False


def proved_dynamic(model: Mechanism) -> bool:
    """Whether the power of the reactions vanishes on the constraints, by proof; False: not proved."""
    if len(model.kinematics.speeds) > EXACT.unknowns:
        return False
    try:
        rows = rows_of(model, SympyAlgebra())
        return _power_vanishes(rows, formed(rows.mechanics), _solved_rows(rows))
    except (TooHard, BasePolynomialError, DMError, ZeroDivisionError):
        return False


def _solved_rows(rows: Rows) -> dict[sm.Expr, sm.Expr]:
    """Speeds that rows linear in them determine, in the others."""
    linear = [sm.expand(v) for row, v in rows.velocities if row.linear]
    if not linear:
        return {}
    if sum(int(sm.count_ops(e)) for e in linear) > EXACT.solved:
        raise TooHard("long rows")
    found = sm.solve(linear, list(rows.mechanics.u), dict=True)
    if len(found) != 1:
        raise TooHard("rows that do not determine speeds")
    return dict(found[0])


def _relations(rows: Rows, solved: dict[sm.Expr, sm.Expr]) -> list[sm.Expr]:
    """What vanishes besides: positions, and rows nonlinear in the speeds."""
    nonlinear = [velocity for row, velocity in rows.velocities if not row.linear]
    return [sm.sympify(e).subs(solved) for e in (*rows.positions, *nonlinear)]


def _remainder(p: PolyElement, ring: Polynomials) -> PolyElement:
    """The normal form by the relations; p itself where there are none."""
    return p.rem(groebner(ring.relations, ring.ring)) if ring.relations else p


def _power_vanishes(rows: Rows, f: LusternikBlocks, solved: dict[sm.Expr, sm.Expr]) -> bool:
    """Whether u . (M_0 u' - F_0) has no remainder, with u' of Hamilton-Lusternik."""
    m = f.A.shape[0]
    M, F, A, gamma, free_M, free_F, u = (
        sm.Matrix(x).subs(solved) for x in (f.M, f.F, f.A, f.gamma, f.free_M, f.free_F, rows.mechanics.u)
    )
    K = sm.Matrix(sm.BlockMatrix([[M, -A.T], [A, sm.zeros(m, m)]]))
    right, momentum, work = sm.Matrix([*F, *(-gamma)]), free_M.T * u, (free_F.T * u)[0]
    entries = [*K, *right, *momentum, work]
    if K.shape[0] > EXACT.unknowns or sum(int(sm.count_ops(e)) for e in entries) > EXACT.solved:
        raise TooHard("a large linear system")
    ring = Polynomials(entries, _relations(rows, solved))
    field = ring.ring.to_field()

    def fraction(e: sm.Expr) -> Any:
        above, below = ring.fraction(e)
        return field(above) / field(below)

    left, b = (
        DomainMatrix([[fraction(e) for e in row] for row in x.tolist()], x.shape, field.to_domain()) for x in (K, right)
    )
    solution = left.lu_solve(b).to_list()
    power = sum((fraction(p) * solution[i][0] for i, p in enumerate(momentum)), field.zero) - fraction(work)
    return not _remainder(power.numer, ring)
