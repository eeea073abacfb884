"""The kinematical equations of SymPy, K(q, t) qdot + L(q, t) u + f(q, t) = 0, said as speeds of a model."""

from __future__ import annotations

from collections.abc import Sequence

import sympy as sm
from sympy.core.function import AppliedUndef
from sympy.physics.vector import dynamicsymbols

from appell.errors import ModelError
from appell.model.kinematics import Relation, SpeedGroup


def relation(equations: Sequence[sm.Expr], coordinates: Sequence[sm.Expr], speeds: Sequence[sm.Expr]) -> Relation:
    """K, L and f of equations as they are written; what is nonlinear in rates or speeds is refused."""
    rates = [c.diff(dynamicsymbols._t) for c in coordinates]
    plain = {v: sm.Dummy(str(v)) for v in (*rates, *speeds)}
    rows = [sm.sympify(e).xreplace(plain) for e in equations]
    slopes = [[e.diff(x) for x in plain.values()] for e in rows]
    dummies = set(plain.values())
    for e, row in zip(equations, slopes, strict=True):
        for slope in row:
            if slope.free_symbols & dummies and sm.simplify(slope).free_symbols & dummies:
                raise ModelError(
                    f"the kinematical equation '{e} = 0' is not linear in the coordinate rates and speeds: "
                    "write u = Y(q, t) qdot + z(q, t)."
                )
    zero = dict.fromkeys(plain.values(), sm.S.Zero)
    matrix, f = sm.ImmutableMatrix(slopes).xreplace(zero), sm.ImmutableMatrix([e.xreplace(zero) for e in rows])
    return Relation(matrix[:, : len(rates)], matrix[:, len(rates) :], f)


def speed_groups(
    coordinates: Sequence[AppliedUndef], speeds: Sequence[AppliedUndef], kinematics: Relation
) -> list[SpeedGroup]:
    """Rates outright where every equation holds one of them; definitions where each holds one speed; else as it is."""
    K, L, f = kinematics.K, kinematics.L, kinematics.f
    if K.rows != len(coordinates):
        raise ModelError(
            f"there are {K.rows} kinematical differential equations for {len(coordinates)} coordinates: "
            "give one for each coordinate."
        )
    by_rate = _one_each(K)
    if by_rate is not None:
        solved = {j: _rest(L, i, speeds, f) / -K[i, j] for i, j in by_rate.items()}
        return [SpeedGroup(tuple(speeds), rates=tuple((c, solved[j]) for j, c in enumerate(coordinates)))]
    by_speed = _one_each(L)
    if by_speed is None:
        return [SpeedGroup(tuple(speeds), relation=kinematics)]
    qdot = [c.diff(dynamicsymbols._t) for c in coordinates]
    defined = {j: _rest(K, i, qdot, f) / -L[i, j] for i, j in by_speed.items()}
    kept = sorted(defined)
    loose = tuple(u for j, u in enumerate(speeds) if j not in defined)
    groups = [SpeedGroup(tuple(speeds[j] for j in kept), tuple(defined[j] for j in kept))]
    return groups + ([SpeedGroup(loose, loose=True)] if loose else [])


def _rest(matrix: sm.Matrix, i: int, variables: Sequence[sm.Expr], f: sm.Matrix) -> sm.Expr:
    """Row i of matrix variables + f."""
    return sm.Add(*[matrix[i, j] * x for j, x in enumerate(variables) if matrix[i, j] != 0], f[i])


def _one_each(matrix: sm.Matrix) -> dict[int, int] | None:
    """For every row its only entry, all in different columns; None where that is not so."""
    found: dict[int, int] = {}
    for i, row in enumerate(matrix.tolist()):
        columns = [j for j, e in enumerate(row) if e != 0]
        if len(columns) != 1 or columns[0] in found.values():
            return None
        found[i] = columns[0]
    return found
