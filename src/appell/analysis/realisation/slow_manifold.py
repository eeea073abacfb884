"""The motion with viscous friction, reduced to its slow manifold to first order in eps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import sympy as sm

from appell.analysis.realisation.row_values import RowValues, pushes_of
from appell.analysis.realisation.start import WholeState, least_change
from appell.constraints import Actuator, Constraint, multiplier
from appell.equations import Equations
from appell.model import Model, name_of
from appell.numbers import FAMILY
from appell.principles import AppellChetaev
from appell.simulate.pointwise import accelerations, assembled, evaluate_blocks
from appell.simulate.start import parameter_values


def on_slow_manifold(
    model: Model, constraint: Constraint, numbers: Sequence[int], strength: sm.Expr, small: str
) -> Model:
    """The ideal model with F + eps lam0 / k = 0 in place of F = 0, and reactions along dF/dqdot as before.

    With M qddot = Q - (k F / eps) dF/dqdot the multiplier is lam = -k F / eps. The slow manifold F = eps h(q, qdot) +
    O(eps^2) is invariant, and on it lam = -k h + O(eps); at eps = 0 the motion is that of Appell and Chetaev, whose
    multiplier is lam0(q, qdot): so h = -lam0 / k. Whatever keeps F = -eps lam0 / k by pushes along dF/dqdot alone
    moves, to first order in eps, as the viscous friction does: the reaction's direction is the same and its size
    follows from the row. The motions then differ by O(eps^2), those of F = 0 by O(eps).

    References
    ----------
    Eldering 2016: the slow manifold is normally hyperbolic and persists; its expansion in eps, for the sleigh.
    """
    lam0 = ideal_multipliers(model, constraint, numbers)
    made = model.release(constraint.name, keep=[i for i in range(len(constraint.expressions)) if i not in numbers])
    eps = made.parameters(small, FAMILY.eps)
    for i, lam in zip(numbers, lam0, strict=True):
        row = constraint.expressions[i]
        name = f"slow manifold of {constraint.name}" + (f" {i + 1}" if len(numbers) > 1 else "")
        made.constrain(name, row + eps * lam / strength, servo=[Actuator(pushes_of(model, row))])
    return made


def ideal_multipliers(model: Model, constraint: Constraint, numbers: Sequence[int]) -> list[sm.Expr]:
    """lam0 = -(A M^-1 B)^-1 (A M^-1 F + gamma) of the rows, in the model's own coordinates and speeds."""
    read = model.derive(AppellChetaev())
    A, B = read.symbolic_form.constraint_matrix, read.symbolic_form.reaction_matrix
    count = B.shape[1]
    solved = read.mass_matrix.LUsolve(sm.Matrix.hstack(B, read.forcing))
    lam = -(A * solved[:, :count]).LUsolve(A * solved[:, count:] + read.symbolic_form.constraint_bias)
    places = [(c.name, i) for c in read.mechanism.constraints for i in range(len(c.expressions))]
    return [sm.cancel(lam[places.index((constraint.name, i))]) for i in numbers]


def start_on_slow_manifold(
    ideal: Equations, slow: Equations, start: WholeState, rows: RowValues, parameters: Mapping[Any, float], small: str
) -> dict[str, float]:
    """Where the quick decay from F = 0 ends: u - M^-1 A^T (A M^-1 A^T)^-1 eps lam0 / k, to first order in eps.

    While F decays the friction is an impulse along A^T, and the coordinates move by O(eps^2) only. The nearest state
    that satisfies the row of the slow manifold exactly is taken.
    """
    own = {key: value for key, value in parameters.items() if name_of(key) != small}
    M, _, A, _ = evaluate_blocks(ideal, start.values, own)
    found, name = accelerations(ideal, start.values, own), rows.constraint.name
    every = [(c.name, i) for c in ideal.mechanism.constraints for i in range(len(c.expressions))]
    count, right = len(rows.constraint.expressions), np.zeros(len(every))
    for i in rows.numbers:
        weak = rows.strength_at(start.q, parameter_values(slow, parameters))
        right[every.index((name, i))] = -parameters[small] * found[multiplier(name, i, count).name] / weak
    change = least_change(M, A, range(len(start.u)), right, name)
    return assembled(slow, start.with_speeds(start.u + change), parameters, nearest=True)
