"""The kinematical equations of SymPy, K(q, t) qdot + L(q, t) u + f(q, t) = 0, said as speeds of a model."""

from __future__ import annotations

from collections.abc import Sequence

import sympy as sm
from sympy.core.function import AppliedUndef
from sympy.physics.vector import dynamicsymbols

from appell.errors import ModelError
from appell.model.kinematics import SpeedGroup


def speed_groups(
    coordinates: Sequence[AppliedUndef], speeds: Sequence[AppliedUndef], equations: Sequence[sm.Expr]
) -> list[SpeedGroup]:
    """Rates outright where every equation holds one of them; definitions where each holds one speed; else solved."""
    t = dynamicsymbols._t
    rates = [c.diff(t) for c in coordinates]
    if len(equations) != len(rates):
        raise ModelError(
            f"there are {len(equations)} kinematical differential equations for {len(rates)} coordinates: "
            "give one for each coordinate."
        )
    K, L, f = _linear(equations, rates, speeds)
    by_rate = _one_each(K)
    if by_rate is not None:
        u = sm.Matrix(speeds)
        solved = {j: -((L[i, :] * u)[0, 0] + f[i]) / K[i, j] for i, j in by_rate.items()}
        return [SpeedGroup(tuple(speeds), rates=tuple((c, solved[j]) for j, c in enumerate(coordinates)))]
    by_speed = _one_each(L)
    qdot = sm.Matrix(rates)
    if by_speed is not None:
        defined = {j: -((K[i, :] * qdot)[0, 0] + f[i]) / L[i, j] for i, j in by_speed.items()}
        kept = sorted(defined)
        loose = tuple(u for j, u in enumerate(speeds) if j not in defined)
        groups = [SpeedGroup(tuple(speeds[j] for j in kept), tuple(defined[j] for j in kept))]
        return groups + ([SpeedGroup(loose, loose=True)] if loose else [])
    solution = -K.LUsolve(L * sm.Matrix(speeds) + f)
    return [SpeedGroup(tuple(speeds), rates=tuple(zip(coordinates, solution, strict=True)))]


def _linear(
    equations: Sequence[sm.Expr], rates: Sequence[sm.Expr], speeds: Sequence[sm.Expr]
) -> tuple[sm.Matrix, sm.Matrix, sm.Matrix]:
    """K, L and f; what is nonlinear in rates or speeds is refused."""
    variables = [*rates, *speeds]
    plain = {v: sm.Dummy(str(v)) for v in variables}
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
    matrix = sm.Matrix(slopes).xreplace(zero)
    return matrix[:, : len(rates)], matrix[:, len(rates) :], sm.Matrix([e.xreplace(zero) for e in rows])


def _one_each(matrix: sm.Matrix) -> dict[int, int] | None:
    """For every row its only entry, all in different columns; None where that is not so."""
    found: dict[int, int] = {}
    for i in range(matrix.rows):
        columns = [j for j in range(matrix.cols) if matrix[i, j] != 0]
        if len(columns) != 1 or columns[0] in found.values():
            return None
        found[i] = columns[0]
    return found
