"""The goal and the rows of the last phase: a state that has both, or the refusal of a goal that contradicts them."""

from __future__ import annotations

import casadi as ca
import numpy as np
from sympy.core.function import AppliedUndef

from appell.algebra.rank import least_norm
from appell.algebra.sampling import seeded
from appell.analysis.classification.classify import classify
from appell.analysis.controllability.brackets import brackets
from appell.errors import AppellError, InconsistentState
from appell.model import name_of
from appell.numbers import DRAW, NEWTON, RANK
from appell.planning.problem import PlanProblem
from appell.planning.scales import Scales
from appell.reading.printing.text import text
from appell.system import RowLevel


def nearest_to_goal(problem: PlanProblem, scales: Scales, x: np.ndarray, T: float) -> tuple[np.ndarray, np.ndarray]:
    """A state with the goal's values that satisfies the rows of the last phase, by Gauss-Newton, and what is left."""
    residual = _conditions(problem, T)
    x = x.copy()
    for _ in range(NEWTON.probing_steps):
        r, J = (np.array(part) for part in residual(x))
        x = x - scales.states * least_norm(J * scales.states, r.ravel(), cutoff=RANK.inexact)
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
    if not equal:
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
    where = " and satisfies its constraints" if rows else ""
    what = f"{names[worst]} by {least[worst]:.2g} of its usual size" if np.isfinite(least).all() else "them"
    raise InconsistentState(
        f"no state of '{p.equations.mechanism.name}' has the goal ({', '.join(equal)}){where}: "
        f"the nearest violates {what}. Give fewer values of the goal, or values that fit the constraints."
    )


def require_reachable(problem: PlanProblem) -> None:
    """Refuse a goal that no motion reaches, since the brackets of the allowed motions leave a function constant.

    Raises
    ------
    InconsistentState
        With that function, at the start and at the goal.
    """
    p, model = problem, problem.equations.mechanism
    rows = [row for row in p.equations.system.rows if row.level is RowLevel.VELOCITY]
    if not rows or p.has_free_start:
        return
    try:
        grown = brackets(p.equations)
        integrals = classify(model).integrals if grown.controllable is False else ()
    except AppellError:
        return
    given = {name: low for name, (low, high) in zip(p.goal.names, p.goal.bounds, strict=True) if low == high}
    start = dict(zip(p.states, p.start.tolist(), strict=True))
    for each in integrals:
        f, parameters = each.potential, {s.symbol: p.parameters[s.symbol.name] for s in model.parameters}
        if not {name_of(symbol) for symbol in f.atoms(AppliedUndef)} <= given.keys():
            continue
        at_start, at_goal = (
            f.xreplace({symbol: values[name_of(symbol)] for symbol in f.atoms(AppliedUndef)}).subs(parameters)
            for values in (start, given)
        )
        if at_start.free_symbols:  # the time
            continue
        if abs(at_start - at_goal) > RANK.inexact * max(abs(at_start), abs(at_goal)):
            raise InconsistentState(
                f"no motion of '{model.name}' reaches the goal: the brackets of the motions that its constraints allow "
                f"grow as {grown.growth} of {grown.freedom} dimensions, and {text(each.potential)} stays "
                f"{float(at_start):.6g}; at the goal it is {float(at_goal):.6g}."
            )


def _conditions(problem: PlanProblem, T: float) -> ca.Function:
    """The rows of the last phase, the goal's equalities, and their Jacobian."""
    p, x = problem, ca.SX.sym("x", len(problem.states))
    values = p.goal.function(T, x, ca.DM.zeros(len(p.inputs)))
    equal = [k for k, (low, high) in enumerate(p.goal.bounds) if low == high]
    residual = ca.vertcat(p.phases[-1].kept(T, x), *[values[k] - p.goal.bounds[k, 0] for k in equal])
    return ca.Function("both", [x], [residual, ca.jacobian(residual, x)])
