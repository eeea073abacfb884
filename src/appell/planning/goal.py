"""The goal and the rows of the last phase: a state that has both, or the refusal of a goal that contradicts them."""

from __future__ import annotations

import casadi as ca
import numpy as np

from appell.algebra.sampling import seeded
from appell.errors import InconsistentState
from appell.numbers import DRAW, NEWTON, RANK
from appell.planning.problem import PlanProblem
from appell.planning.scales import Scales


def nearest_to_goal(problem: PlanProblem, scales: Scales, x: np.ndarray, T: float) -> tuple[np.ndarray, np.ndarray]:
    """A state with the goal's values that satisfies the rows of the last phase, by Gauss-Newton, and what is left."""
    residual = _conditions(problem, T)
    x = x.copy()
    for _ in range(NEWTON.probing_steps):
        r, J = (np.array(part) for part in residual(x))
        x = x - scales.states * (np.linalg.pinv(J * scales.states, rcond=RANK.inexact) @ r.ravel())
    r, J = (np.array(part) for part in residual(x))
    sizes = (np.abs(J) * scales.states).max(axis=1, initial=0.0)
    return x, np.abs(r.ravel()) / np.where(sizes > 0, sizes, 1.0)


def require_goal(problem: PlanProblem, scales: Scales, seed: int) -> None:
    """Refuse a goal that no state on the constraints has, from the start and from random states about it.

    Raises
    ------
    InconsistentState
        With the row that is violated and by how much.
    """
    p, rows = problem, problem.phases[-1].kept_names
    equal = [name for name, (low, high) in zip(p.goal.names, p.goal.bounds, strict=True) if low == high]
    if not rows or not equal:
        return
    generator, least = seeded(seed), np.array([np.inf])
    for number in range(DRAW.starts):
        away = generator.uniform(-1.0, 1.0, p.start.size) if number else np.zeros(p.start.size)
        _, left = nearest_to_goal(p, scales, p.start + away * scales.states, p.duration[1])
        if np.isfinite(left).all() and left.max() < least.max():
            least = left
        if least.max() <= RANK.inexact:
            return
    worst = int(np.argmax(least))
    names = [*(f"the constraint '{name}'" for name in rows), *(f"the goal of '{name}'" for name in equal)]
    what = f"{names[worst]} by {least[worst]:.2g} of its usual size" if np.isfinite(least).all() else "them"
    raise InconsistentState(
        f"no state of '{p.equations.mechanism.name}' has the goal ({', '.join(equal)}) and satisfies its constraints: "
        f"the nearest violates {what}. Give fewer values of the goal, or values that fit the constraints."
    )


def _conditions(problem: PlanProblem, T: float) -> ca.Function:
    """The rows of the last phase, the goal's equalities, and their Jacobian."""
    p, x = problem, ca.SX.sym("x", len(problem.states))
    values = p.goal.function(T, x, ca.DM.zeros(len(p.inputs)))
    equal = [k for k, (low, high) in enumerate(p.goal.bounds) if low == high]
    residual = ca.vertcat(p.phases[-1].kept(T, x), *[values[k] - p.goal.bounds[k, 0] for k in equal])
    return ca.Function("both", [x], [residual, ca.jacobian(residual, x)])
