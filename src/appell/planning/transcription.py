"""The optimal control problem on a mesh as a nonlinear program, solved by Ipopt with exact second derivatives.

In every interval [t_k, t_k + h] with Gauss points c_i and s stages

    X_i = x_k + h sum_j A_ij f(t_j, X_j, U_j)                    collocation
    x_(k+1) = x_k + h sum_i b_i f(t_i, X_i, U_i) + S C^T mu_k    end of the step, brought back onto the rows
    0 = c(t_(k+1), x_(k+1)),   C = dc/dx there                   what a motion keeps

The correction mu_k is of the size of the integration error: without it the rows would drift off, and a goal that
gives a whole state could not be reached. Goal conditions that follow from the rows are left out.
"""

from __future__ import annotations

from dataclasses import dataclass

import casadi as ca
import numpy as np
import scipy

from appell.numbers import NEWTON, PLAN, RANK
from appell.planning.gauss import GaussScheme
from appell.planning.mesh_solution import MeshSolution
from appell.planning.problem import PlanProblem
from appell.planning.scales import Scales

FAR = {"mu_strategy": "adaptive"}
NEAR = {
    "mu_strategy": "monotone", "mu_init": PLAN.near, "warm_start_init_point": "yes", "warm_start_bound_push": PLAN.near,
    "warm_start_mult_bound_push": PLAN.near, "bound_push": PLAN.near, "bound_frac": PLAN.near,
}  # fmt: skip
"""Options of Ipopt for a guess, and for the solution on another mesh."""


@dataclass(frozen=True)
class MeshResult:
    """What Ipopt returned: the motion, its cost, whether it is a minimum, and what is violated where it is not."""

    motion: MeshSolution
    cost: float
    success: bool
    status: str
    iterations: int
    violation: float
    worst: str
    multipliers: np.ndarray
    active: tuple[str, ...]


def independent_rows(problem: PlanProblem, motion: MeshSolution) -> list[int]:
    """The rows of c that do not repeat others, at the middle of a motion: by pivoted QR of C."""
    t, x = ca.SX.sym("t"), ca.SX.sym("x", len(problem.states))
    jacobian = ca.Function("C", [t, x], [ca.jacobian(problem.kept(t, x), x)])
    middle, _ = motion.at(np.array([0.5]))
    return _independent(np.array(jacobian(motion.duration / 2, middle[0])))


def _independent(rows: np.ndarray, first: int = 0) -> list[int]:
    """Rows that are independent of each other and of the ``first`` ones, which are kept."""
    if not rows.size:
        return []
    lengths = np.linalg.norm(rows, axis=1)
    unit = rows / np.where(lengths > 0, lengths, 1.0)[:, None]
    if first:
        basis = scipy.linalg.orth(unit[:first].T, rcond=RANK.inexact)
        unit = unit[first:] - unit[first:] @ basis @ basis.T
    _, R, order = scipy.linalg.qr(unit.T, mode="economic", pivoting=True)
    size = np.abs(np.diag(R))
    return sorted(int(order[k]) for k in range(size.size) if size[k] > RANK.inexact)


@dataclass(frozen=True)
class Transcription:
    """A problem on a mesh, ready to be solved from a guess."""

    problem: PlanProblem
    scheme: GaussScheme
    fractions: np.ndarray
    scales: Scales
    rows: tuple[int, ...]

    def solve(self, guess: MeshSolution, most_iterations: int, *, is_near: bool = False) -> MeshResult:
        """Solves the program from a guess on the same mesh; one that is near the minimum already keeps its bounds."""
        p, s, count = self.problem, self.scheme.stages, len(self.fractions) - 1
        nx, nu, nc = len(p.states), len(p.inputs), len(self.rows)
        X, cost_scale = self.scales.states, self.scales.cost
        width = s * (nx + nu) + nx + nc
        v, T = ca.MX.sym("v", width, count), ca.MX.sym("T")
        begins = ca.horzcat(ca.DM(p.start / X), v[s * (nx + nu) : s * (nx + nu) + nx, :-1])
        h = ca.DM(np.diff(self.fractions))[:, :].T * T
        t0 = ca.DM(self.fractions[:-1]).T * T
        interval = self._interval()
        defects, path, costs = interval.map(count)(t0, h, begins, v)
        last = v[s * (nx + nu) : s * (nx + nu) + nx, -1] * X
        end_inputs = ca.DM.zeros(nu)
        total = (ca.sum2(costs) + p.end_cost(T, last, end_inputs)) / cost_scale
        chosen, goal_low, goal_high = self._goal(guess)
        goals = p.goal(T, last, end_inputs)[chosen] if chosen else ca.MX(0, 1)
        g = ca.vertcat(ca.vec(defects), ca.vec(path), goals)
        duration_symbol = [T] if p.has_free_duration else []
        unknowns = ca.vertcat(ca.vec(v), *duration_symbol)
        if not p.has_free_duration:
            total, g = ca.substitute([total, g], [T], [ca.MX(p.duration[0])])
        low, high = self._bounds(count, width)
        program = {"x": unknowns, "f": total, "g": g}
        options = {
            "print_time": False,
            "ipopt": {
                "print_level": 0, "sb": "yes", "max_iter": most_iterations, "tol": PLAN.optimal,
                "constr_viol_tol": PLAN.optimal / 10, "acceptable_iter": 0, "nlp_scaling_method": "none",
                "fixed_variable_treatment": "make_parameter", "honor_original_bounds": "yes",
                **(NEAR if is_near else FAR),
            },
        }  # fmt: skip
        solver = ca.nlpsol("plan", "ipopt", program, options)
        begin = self._packed(guess)
        path_size = int(path.numel())
        lbg = np.concatenate([np.zeros(defects.numel()), np.tile(p.path_bounds[:, 0], count * s), goal_low])
        ubg = np.concatenate([np.zeros(defects.numel()), np.tile(p.path_bounds[:, 1], count * s), goal_high])
        found = solver(x0=begin, lbx=low, ubx=high, lbg=lbg, ubg=ubg)
        stats = solver.stats()
        values, at_g = np.array(found["x"]).ravel(), np.array(found["g"]).ravel()
        motion = self._unpacked(values, count, width)
        excess = np.maximum(np.maximum(lbg - at_g, at_g - ubg), 0.0)
        worst = int(np.argmax(excess)) if excess.size else 0
        return MeshResult(
            motion=motion,
            cost=float(found["f"]) * cost_scale,
            success=bool(stats["success"]),
            status=str(stats["return_status"]),
            iterations=int(stats["iter_count"]),
            violation=float(excess.max(initial=0.0)),
            worst=self._name_of(worst, int(defects.numel()), path_size, chosen, count),
            multipliers=np.array(found["lam_g"]).ravel() * cost_scale,
            active=self._active(motion),
        )

    def _interval(self) -> ca.Function:
        """Of one interval: its conditions (collocation, end, rows), its path conditions, its cost."""
        p, s = self.problem, self.scheme.stages
        nx, nu, nc = len(p.states), len(p.inputs), len(self.rows)
        X, U = ca.DM(self.scales.states), ca.DM(self.scales.inputs)
        t0, h, begin = ca.SX.sym("t0"), ca.SX.sym("h"), ca.SX.sym("x0", nx)
        v = ca.SX.sym("v", s * (nx + nu) + nx + nc)
        stages = ca.reshape(v[: s * nx], nx, s)
        inputs = ca.reshape(v[s * nx : s * (nx + nu)], nu, s)
        end, mu = v[s * (nx + nu) : s * (nx + nu) + nx], v[s * (nx + nu) + nx :]
        times = [t0 + float(c) * h for c in self.scheme.points]
        arguments = [(times[i], stages[:, i] * X, inputs[:, i] * U) for i in range(s)]
        rates = ca.horzcat(*[p.rates(*at) / X for at in arguments])
        collocation = stages - ca.repmat(begin, 1, s) - h * (rates @ ca.DM(self.scheme.matrix.T))
        reached = begin + h * (rates @ ca.DM(self.scheme.weights)) - end
        kept = p.kept(t0 + h, end * X)[list(self.rows)] if nc else ca.SX(0, 1)
        if nc:  # rows by their own lengths, in scaled states: C^T mu is then a step of least norm
            reached += ca.jacobian(kept, end).T @ mu
        path = ca.vertcat(*[p.path(*at) for at in arguments]) if p.path_names else ca.SX(0, 1)
        weights = [float(b) for b in self.scheme.weights]
        cost = h * sum((b * p.running_cost(*at) for b, at in zip(weights, arguments, strict=True)), ca.SX(0))
        return ca.Function("interval", [t0, h, begin, v], [ca.vertcat(ca.vec(collocation), reached, kept), path, cost])

    def _goal(self, guess: MeshSolution) -> tuple[list[int], np.ndarray, np.ndarray]:
        """The goal conditions that do not follow from the rows and each other, with their limits."""
        p = self.problem
        if not p.goal_names:
            return [], np.zeros(0), np.zeros(0)
        t, x, u = ca.SX.sym("t"), ca.SX.sym("x", len(p.states)), ca.SX.sym("u", len(p.inputs))
        equal = [k for k, (low, high) in enumerate(p.goal_bounds) if low == high]
        kept = p.kept(t, x)[list(self.rows)] if self.rows else ca.SX(0, 1)
        column = ca.vertcat(kept, *[p.goal(t, x, u)[k] for k in equal])
        at_goal = self._nearest_to_goal(guess.ends[-1], guess.duration, equal)
        function = ca.Function("G", [t, x, u], [ca.jacobian(column, x)])
        jacobian = np.array(function(guess.duration, at_goal, np.zeros(len(p.inputs)))) * self.scales.states
        chosen = [equal[k] for k in _independent(jacobian, len(self.rows))]
        chosen = sorted([*chosen, *(k for k in range(len(p.goal_names)) if k not in equal)])
        return chosen, p.goal_bounds[chosen, 0], p.goal_bounds[chosen, 1]

    def _nearest_to_goal(self, x: np.ndarray, T: float, equal: list[int]) -> np.ndarray:
        """A state with the goal's values, by Gauss-Newton from the end of the guess."""
        p = self.problem
        symbol = ca.SX.sym("x", len(p.states))
        values = p.goal(T, symbol, ca.DM.zeros(len(p.inputs)))
        residual = ca.vertcat(p.kept(T, symbol), *[values[k] - p.goal_bounds[k, 0] for k in equal])
        both = ca.Function("both", [symbol], [residual, ca.jacobian(residual, symbol)])
        for _ in range(NEWTON.probing_steps):
            r, J = (np.array(part) for part in both(x))
            x = x - self.scales.states * (np.linalg.pinv(J * self.scales.states, rcond=RANK.inexact) @ r.ravel())
        return x

    def _bounds(self, count: int, width: int) -> tuple[np.ndarray, np.ndarray]:
        """The least and the largest value of every unknown."""
        p, s = self.problem, self.scheme.stages
        sides = []
        for side in (0, 1):
            states, inputs = p.state_bounds[:, side] / self.scales.states, p.input_bounds[:, side] / self.scales.inputs
            free = np.full(len(self.rows), np.inf if side else -np.inf)
            column = np.concatenate([np.tile(states, s), np.tile(inputs, s), states, free])
            sides.append(np.append(np.tile(column, count), [p.duration[side]] if p.has_free_duration else []))
        return sides[0], sides[1]

    def _packed(self, guess: MeshSolution) -> np.ndarray:
        """The unknowns of a guess."""
        count = len(self.fractions) - 1
        X, U = self.scales.states, self.scales.inputs
        parts = [
            (guess.states / X).reshape(count, -1), (guess.inputs / U).reshape(count, -1), guess.ends[1:] / X,
            np.zeros((count, len(self.rows))),
        ]  # fmt: skip
        column = np.concatenate(parts, axis=1).ravel()
        return np.append(column, [guess.duration] if self.problem.has_free_duration else [])

    def _unpacked(self, values: np.ndarray, count: int, width: int) -> MeshSolution:
        """The motion of the unknowns."""
        p, s = self.problem, self.scheme.stages
        nx, nu = len(p.states), len(p.inputs)
        table = values[: count * width].reshape(count, width)
        X, U = self.scales.states, self.scales.inputs
        states = table[:, : s * nx].reshape(count, s, nx) * X
        inputs = table[:, s * nx : s * (nx + nu)].reshape(count, s, nu) * U
        ends = np.vstack([p.start, table[:, s * (nx + nu) : s * (nx + nu) + nx] * X])
        duration = float(values[-1]) if p.has_free_duration else p.duration[0]
        return MeshSolution(self.scheme, self.fractions, ends, states, inputs, duration)

    def _name_of(self, worst: int, defects: int, path: int, chosen: list[int], count: int) -> str:
        """What the condition of this number says, in words."""
        p = self.problem
        if worst >= defects + path:
            return f"the goal of '{p.goal_names[chosen[worst - defects - path]]}'" if chosen else "nothing"
        if worst >= defects:
            k = (worst - defects) % len(p.path_names)
            return f"the bound of '{p.path_names[k]}' in interval {(worst - defects) // (path // count) + 1} of {count}"
        return f"the equations of motion in interval {worst // (defects // count) + 1} of {count}"

    def _active(self, motion: MeshSolution) -> tuple[str, ...]:
        """The bounds that are reached, by name."""
        p, names = self.problem, []
        for labels, values, limits, scale in (
            (p.states, motion.ends, p.state_bounds, self.scales.states),
            (p.inputs, motion.inputs.reshape(-1, len(p.inputs)), p.input_bounds, self.scales.inputs),
        ):
            for k, name in enumerate(labels):
                for side, word in ((0, "least"), (1, "largest")):
                    limit = limits[k, side]
                    if np.isfinite(limit) and np.abs(values[:, k] - limit).min() <= PLAN.near * scale[k]:
                        names.append(f"{word} {name}")
        return tuple(names)
