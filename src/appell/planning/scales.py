"""Usual sizes of states, inputs and the cost, from the start, the goal, the bounds and the equations.

They follow from the problem alone, so that every guess meets the same program, and they scale with the units.
"""

from __future__ import annotations

from dataclasses import dataclass

import casadi as ca
import numpy as np

from appell.planning.problem import PlanProblem


@dataclass(frozen=True)
class Scales:
    """Usual sizes of states, inputs and the cost: Ipopt sees numbers of size one."""

    states: np.ndarray
    inputs: np.ndarray
    cost: float


def scales_of(problem: PlanProblem) -> Scales:
    """Returns the sizes.

    A state has the size of its values at the start, at the goal and at its bounds; a coordinate without any that of
    the largest other one, a speed without any that of the coordinates over half the duration. An input without
    bounds has the size that changes some speed by its usual size over the motion, or balances the loads at the start.
    """
    T, n = float(np.mean(problem.duration)), len(problem.equations.coordinates)
    states = np.abs(problem.start)
    states = np.maximum(states, _finite(problem.state_bounds))
    for k, name in enumerate(problem.goal.names):
        if name in problem.states:
            i = problem.states.index(name)
            states[i] = max(states[i], _finite(problem.goal.bounds[k : k + 1])[0])
    largest = float(states[:n].max(initial=0.0)) or 1.0
    states[:n] = np.where(states[:n] > 0, states[:n], largest)
    states[n:] = np.where(states[n:] > 0, states[n:], 2 * largest / T)
    inputs = _finite(problem.input_bounds)
    free = np.flatnonzero(inputs == 0)
    if free.size:
        # The size of each input that changes a speed by its usual size, or that balances the loads at the start
        t, x, u = ca.SX.sym("t"), ca.SX.sym("x", states.size), ca.SX.sym("u", len(problem.inputs))
        rates = problem.phases[0].rates(t, x, u)
        both = ca.Function("both", [t, x, u], [rates, ca.jacobian(rates, u)])
        at_rest, slopes = (np.array(part) for part in both(0.0, problem.start, np.zeros(len(problem.inputs))))
        with np.errstate(divide="ignore", invalid="ignore"):
            moving = (states[:, None] / T / np.abs(slopes)).min(axis=0, where=slopes != 0, initial=np.inf)
            balance = (np.abs(at_rest) / np.abs(slopes)).max(axis=0, where=slopes != 0, initial=0.0)
        found = np.maximum(np.where(np.isfinite(moving), moving, 0.0), balance)
        inputs[free] = np.asarray(np.where(found > 0, found, 1.0))[free]
    running = abs(float(problem.phases[0].running_cost(T / 2, states, inputs))) * T
    end = abs(float(problem.end_cost(T, states, np.zeros(inputs.size))))
    cost = running + end
    return Scales(states, inputs, cost if np.isfinite(cost) and cost > 0 else 1.0)


def _finite(limits: np.ndarray) -> np.ndarray:
    """The largest finite limit of each row, zero where there is none."""
    return np.asarray(np.where(np.isfinite(limits), np.abs(limits), 0.0).max(axis=1, initial=0.0))
