"""The optimal control problem on meshes as a nonlinear program, solved by Ipopt with exact second derivatives.

In every interval [t_k, t_k + h] with Gauss points c_i and s stages

    sum_j D_ij (X_j - x_k) = h f(t_i, X_i, U_i),   D = A^-1         collocation
    x_(k+1) = x_k + sum_i e_i (X_i - x_k) + S C^T mu_k,   e = b D   end of the step, brought back onto the rows
    0 = c(t_(k+1), x_(k+1)),   C = dc/dx there                      what a motion keeps

Each rate stands in one condition only, and the end of a step is linear but for its correction.
The correction mu_k is of the size of the integration error: without it the rows would drift off, and a goal that
gives a whole state could not be reached. Goal conditions that follow from the rows are left out. A phase begins with
the state that the strike at the end of the one before leaves.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import casadi as ca
import numpy as np
import scipy

from appell.algebra.rank import null_space, unit_rows
from appell.numbers import PLAN, RANK
from appell.planning.gauss import GaussScheme
from appell.planning.goal import nearest_to_goal
from appell.planning.mesh_solution import MeshSolution, PlannedMotion
from appell.planning.multipliers import Rows, multipliers_on
from appell.planning.problem import PhaseProblem, PlanProblem
from appell.planning.scales import Scales

FAR = {"mu_strategy": "adaptive"}
NEAR = {
    "mu_strategy": "monotone", "mu_init": 10 * PLAN.optimal, "warm_start_init_point": "yes",
    "warm_start_bound_push": 100 * PLAN.optimal, "warm_start_mult_bound_push": 100 * PLAN.optimal,
    "bound_push": 100 * PLAN.optimal, "bound_frac": 100 * PLAN.optimal,
}  # fmt: skip
"""Options of Ipopt for a guess, and for the solution on another mesh."""


@dataclass(frozen=True)
class MeshResult:
    """What Ipopt returned: the motion, its cost, whether it is a minimum, and what is violated where it is not.

    ``violated``: the largest violation of each condition in words, the worst first. ``multipliers``: of the goal and
    of what ends phases, by name: by how much the cost grows where the condition is moved by one unit. ``duals``: those
    of all bounds and of all conditions, in the order of the program, in units of the cost.
    """

    motion: PlannedMotion
    cost: float
    success: bool
    status: str
    iterations: int
    violated: Mapping[str, float]
    multipliers: Mapping[str, float]
    active: tuple[str, ...]
    duals: tuple[np.ndarray, np.ndarray] = field(repr=False)

    @property
    def violation(self) -> float:
        """The largest one."""
        return max(self.violated.values(), default=0.0)


def rows_of(problem: PlanProblem, motion: PlannedMotion) -> Rows:
    """The rows of c that do not repeat others, at the middle of every phase: by pivoted QR of C."""
    found = []
    for phase, each in zip(problem.phases, motion.phases, strict=True):
        t, x = ca.SX.sym("t"), ca.SX.sym("x", len(problem.states))
        jacobian = ca.Function("C", [t, x], [ca.jacobian(phase.kept(t, x), x)])
        middle, _ = each.at(np.array([0.5]))
        found.append(tuple(_independent(np.array(jacobian(each.begin + each.duration / 2, middle[0])))))
    return tuple(found)


def _independent(rows: np.ndarray, first: int = 0) -> list[int]:
    """Rows that are independent of each other and of the ``first`` ones, which are kept."""
    if not rows.size:
        return []
    unit, base = unit_rows(rows), null_space(rows[:first], RANK.inexact)
    left = unit[first:] @ base @ base.T if first else unit
    order = scipy.linalg.qr(left.T, mode="r", pivoting=True)[1]
    return sorted(order[: base.shape[1] - null_space(rows, RANK.inexact).shape[1]].tolist())


@dataclass(frozen=True)
class _Block:
    """Conditions of the program: their values, limits, and what each of them says."""

    values: ca.MX
    low: np.ndarray
    high: np.ndarray
    names: Sequence[str]
    repeats: int = 1
    where: str = ""
    is_end: bool = False

    def name(self, k: int) -> str:
        """What condition k says."""
        if self.repeats == 1:
            return self.names[k % len(self.names)]
        interval = k // (len(self.low) // self.repeats) + 1
        return f"{self.names[k % len(self.names)]} in interval {interval} of {self.repeats}{self.where}"


@dataclass(frozen=True)
class _Program:
    """Unknowns with their least and largest values, conditions and cost."""

    unknowns: Sequence[ca.MX]
    low: Sequence[np.ndarray]
    high: Sequence[np.ndarray]
    blocks: Sequence[_Block]
    total: ca.MX


@dataclass(frozen=True)
class Transcription:
    """A problem, ready to be solved from a guess on the meshes of that guess."""

    problem: PlanProblem
    scheme: GaussScheme
    scales: Scales
    rows: Rows

    def solve(self, guess: PlannedMotion, most_iterations: int, near: MeshResult | None = None) -> MeshResult:
        """Solves the program from a guess, with the multipliers of the same minimum on another mesh where given."""
        cost_scale = self.scales.cost
        made = self._program(guess)
        blocks = made.blocks
        values_of_blocks = ca.vertcat(*[block.values for block in blocks])
        program = {"x": ca.vertcat(*made.unknowns), "f": made.total, "g": values_of_blocks}
        options = {
            "print_time": False,
            "ipopt": {
                "print_level": 0, "sb": "yes", "max_iter": most_iterations, "tol": PLAN.optimal,
                "constr_viol_tol": PLAN.optimal / 10, "acceptable_iter": 0, "nlp_scaling_method": "none",
                "fixed_variable_treatment": "make_parameter", "honor_original_bounds": "yes",
                **(FAR if near is None else NEAR),
            },
        }  # fmt: skip
        solver = ca.nlpsol("plan", "ipopt", program, options)
        lbg, ubg = (np.concatenate([getattr(block, side) for block in blocks]) for side in ("low", "high"))
        limits = {"lbx": np.concatenate(made.low), "ubx": np.concatenate(made.high), "lbg": lbg, "ubg": ubg}
        if near is not None:
            starts = len(self._rows_at_start(guess)) if self.problem.has_free_start else 0
            multipliers = multipliers_on(guess, near.motion, near.duals, self.problem, self.rows, starts)
            limits |= {name: m / cost_scale for name, m in zip(("lam_x0", "lam_g0"), multipliers, strict=True)}
        found = solver(x0=self._packed(guess), **limits)
        stats = solver.stats()
        values, at_g, of_bounds, lam = (np.array(found[name]).ravel() for name in ("x", "g", "lam_x", "lam_g"))
        motion = self._unpacked(values, guess)
        excess = np.maximum(np.maximum(lbg - at_g, at_g - ubg), 0.0)
        return MeshResult(
            motion=motion,
            cost=float(found["f"]) * cost_scale,
            success=bool(stats["success"]),
            status=str(stats["return_status"]),
            iterations=int(stats["iter_count"]),
            violated=_violated(blocks, excess),
            multipliers=_multipliers(blocks, lam * cost_scale),
            active=self._active(motion),
            duals=(of_bounds * cost_scale, lam * cost_scale),
        )

    def _program(self, guess: PlannedMotion) -> _Program:
        """The unknowns with their bounds, the conditions, and the cost, phase after phase."""
        p, s = self.problem, self.scheme.stages
        nx, nu = len(p.states), len(p.inputs)
        X, U, cost_scale = self.scales.states, self.scales.inputs, self.scales.cost
        unknowns: list[ca.MX] = []
        low: list[np.ndarray] = []
        high: list[np.ndarray] = []
        blocks: list[_Block] = []
        t, begin, total = ca.MX(0), ca.MX(ca.DM(p.start / X)), ca.MX(0)
        if p.has_free_start:
            begin = ca.MX.sym("x0", nx)
            kept = self._rows_at_start(guess)
            values, zeros = p.phases[0].kept(0, begin * X)[kept] if kept else ca.MX(0, 1), np.zeros(len(kept))
            names = [f"the constraint '{p.phases[0].kept_names[k]}' at the start" for k in kept]
            unknowns.append(begin)
            low.append(p.start_bounds[:, 0] / X)
            high.append(p.start_bounds[:, 1] / X)
            blocks.append(_Block(values, zeros, zeros, names))
        last, end_inputs = ca.MX(nx, 1), ca.MX(nu, 1)
        at_end = ca.DM(np.linalg.solve(np.vander(self.scheme.points).T, np.ones(s)))  # u at the end of an interval
        for number, (phase, mesh) in enumerate(zip(p.phases, guess.phases, strict=True)):
            count, width = len(mesh.fractions) - 1, s * (nx + nu) + nx + len(self.rows[number])
            v = ca.MX.sym(f"v{number}", width, count)
            T = ca.MX.sym(f"T{number}") if phase.has_free_duration else ca.MX(phase.duration[0])
            h = ca.DM(np.diff(mesh.fractions))[:, :].T * T
            t0 = t + ca.DM(mesh.fractions[:-1]).T * T
            begins = ca.horzcat(begin, v[s * (nx + nu) : s * (nx + nu) + nx, :-1])
            defects, path, costs = self._interval(phase, self.rows[number]).map(count)(t0, h, begins, v)
            where = f" of phase {number + 1}" if len(p.phases) > 1 else ""
            zeros = np.zeros(defects.numel())
            blocks.append(_Block(ca.vec(defects), zeros, zeros, ["the equations of motion"], count, where))
            least, largest = (np.tile(phase.path.bounds[:, side], count * s) for side in (0, 1))
            blocks.append(_Block(ca.vec(path), least, largest, phase.path.names, count, where))
            total += ca.sum2(costs)
            t, last = t + T, v[s * (nx + nu) : s * (nx + nu) + nx, -1] * X
            end_inputs = (ca.reshape(v[s * nx : s * (nx + nu), -1], nu, s) @ at_end) * U
            if phase.end.names:
                values = phase.end.function(t, last, end_inputs) / self._sizes(phase.end.function)
                limits = (phase.end.bounds / self._sizes(phase.end.function)[:, None]).T
                blocks.append(_Block(values, limits[0], limits[1], phase.end.names))
            begin = phase.after(t, last, end_inputs) / X
            unknowns += [ca.vec(v), *([T] if phase.has_free_duration else [])]
            for sides_of, side in ((low, 0), (high, 1)):
                sides_of.append(self._bounds(phase, self.rows[number], count, side))
        total = (total + p.end_cost(t, last, end_inputs)) / cost_scale
        chosen, goal_low, goal_high = self._goal(guess)
        if chosen:
            names = [f"the goal of '{p.goal.names[k]}'" for k in chosen]
            blocks.append(_Block(p.goal.function(t, last, end_inputs)[chosen], goal_low, goal_high, names, is_end=True))
        if len(p.phases) > 1:
            least, largest = (np.array([limit]) for limit in p.duration)
            blocks.append(_Block(t, least, largest, ["the duration of the whole plan"]))
        return _Program(unknowns, low, high, [block for block in blocks if len(block.low)], total)

    def _interval(self, phase: PhaseProblem, rows: tuple[int, ...]) -> ca.Function:
        """Of one interval: its conditions (collocation, end, rows), its path conditions, its cost."""
        p, s = self.problem, self.scheme.stages
        nx, nu, nc = len(p.states), len(p.inputs), len(rows)
        X, U = ca.DM(self.scales.states), ca.DM(self.scales.inputs)
        t0, h, begin = ca.SX.sym("t0"), ca.SX.sym("h"), ca.SX.sym("x0", nx)
        v = ca.SX.sym("v", s * (nx + nu) + nx + nc)
        stages = ca.reshape(v[: s * nx], nx, s)
        inputs = ca.reshape(v[s * nx : s * (nx + nu)], nu, s)
        end, mu = v[s * (nx + nu) : s * (nx + nu) + nx], v[s * (nx + nu) + nx :]
        times = [t0 + float(c) * h for c in self.scheme.points]
        arguments = [(times[i], stages[:, i] * X, inputs[:, i] * U) for i in range(s)]
        rates = ca.horzcat(*[phase.rates(*at) / X for at in arguments])
        moved, D = stages - ca.repmat(begin, 1, s), np.linalg.inv(self.scheme.matrix)
        collocation = moved @ ca.DM(D.T) - h * rates
        reached = begin + moved @ ca.DM(self.scheme.weights @ D) - end
        kept = phase.kept(t0 + h, end * X)[list(rows)] if nc else ca.SX(0, 1)
        if nc:  # rows by their own lengths, in scaled states: C^T mu is then a step of least norm
            reached += ca.jacobian(kept, end).T @ mu
        path = ca.vertcat(*[phase.path.function(*at) for at in arguments]) if phase.path.names else ca.SX(0, 1)
        weights = [float(b) for b in self.scheme.weights]
        cost = h * sum((b * phase.running_cost(*at) for b, at in zip(weights, arguments, strict=True)), ca.SX(0))
        return ca.Function("interval", [t0, h, begin, v], [ca.vertcat(ca.vec(collocation), reached, kept), path, cost])

    def _sizes(self, function: ca.Function) -> np.ndarray:
        """Usual sizes of conditions: how much they change where states and inputs change by theirs."""
        p = self.problem
        x, u = ca.SX.sym("x", len(p.states)), ca.SX.sym("u", len(p.inputs))
        by = ca.Function("J", [x, u], [ca.jacobian(function(0.0, x, u), ca.vertcat(x, u))])
        with np.errstate(invalid="ignore"):
            slopes = np.abs(np.array(by(self.scales.states, self.scales.inputs)))
        sizes = (slopes * np.concatenate([self.scales.states, self.scales.inputs])).max(axis=1, initial=0.0)
        return np.where(np.isfinite(sizes) & (sizes > 0), sizes, 1.0)

    def _goal(self, guess: PlannedMotion) -> tuple[list[int], np.ndarray, np.ndarray]:
        """The goal conditions that do not follow from the rows and each other, with their limits."""
        p, phase, last = self.problem, self.problem.phases[-1], guess.phases[-1]
        if not p.goal.names:
            return [], np.zeros(0), np.zeros(0)
        t, x, u = ca.SX.sym("t"), ca.SX.sym("x", len(p.states)), ca.SX.sym("u", len(p.inputs))
        equal = [k for k, (low, high) in enumerate(p.goal.bounds) if low == high]
        kept = phase.kept(t, x)[list(self.rows[-1])] if self.rows[-1] else ca.SX(0, 1)
        column = ca.vertcat(kept, *[p.goal.function(t, x, u)[k] for k in equal])
        at_goal, _ = nearest_to_goal(p, self.scales, last.ends[-1], guess.duration)
        function = ca.Function("G", [t, x, u], [ca.jacobian(column, x)])
        jacobian = np.array(function(guess.duration, at_goal, np.zeros(len(p.inputs)))) * self.scales.states
        chosen = [equal[k] for k in _independent(jacobian, len(self.rows[-1]))]
        chosen = sorted([*chosen, *(k for k in range(len(p.goal.names)) if k not in equal)])
        return chosen, p.goal.bounds[chosen, 0], p.goal.bounds[chosen, 1]

    def _rows_at_start(self, guess: PlannedMotion) -> list[int]:
        """The rows of the first phase that what is given of the start does not satisfy by itself."""
        p, x = self.problem, ca.SX.sym("x", len(self.problem.states))
        free = p.start_bounds[:, 0] < p.start_bounds[:, 1]
        jacobian = ca.Function("C", [x], [ca.jacobian(p.phases[0].kept(0, x), x)])
        begin = np.array(jacobian(guess.phases[0].ends[0])) * self.scales.states
        return _independent(begin[:, free])

    def _bounds(self, phase: PhaseProblem, rows: tuple[int, ...], count: int, side: int) -> np.ndarray:
        """The least or the largest value of every unknown of a phase."""
        p, s = self.problem, self.scheme.stages
        states, inputs = p.state_bounds[:, side] / self.scales.states, p.input_bounds[:, side] / self.scales.inputs
        free = np.full(len(rows), np.inf if side else -np.inf)
        column = np.concatenate([np.tile(states, s), np.tile(inputs, s), states, free])
        return np.append(np.tile(column, count), [phase.duration[side]] if phase.has_free_duration else [])

    def _packed(self, guess: PlannedMotion) -> np.ndarray:
        """The unknowns of a guess."""
        X, U, parts = self.scales.states, self.scales.inputs, []
        if self.problem.has_free_start:
            parts.append(guess.phases[0].ends[0] / X)
        for phase, rows, mesh in zip(self.problem.phases, self.rows, guess.phases, strict=True):
            count = len(mesh.fractions) - 1
            columns = [
                (mesh.states / X).reshape(count, -1), (mesh.inputs / U).reshape(count, -1), mesh.ends[1:] / X,
                np.zeros((count, len(rows))),
            ]  # fmt: skip
            parts.append(np.concatenate(columns, axis=1).ravel())
            parts.append(np.array([mesh.duration] if phase.has_free_duration else []))
        return np.concatenate(parts)

    def _unpacked(self, values: np.ndarray, guess: PlannedMotion) -> PlannedMotion:
        """The motion of the unknowns."""
        p, s, first, found = self.problem, self.scheme.stages, 0, []
        nx, nu, X, U = len(p.states), len(p.inputs), self.scales.states, self.scales.inputs
        begin, time = p.start, 0.0
        if p.has_free_start:
            begin, first = values[:nx] * X, nx
        for phase, rows, mesh in zip(p.phases, self.rows, guess.phases, strict=True):
            count, width = len(mesh.fractions) - 1, s * (nx + nu) + nx + len(rows)
            table = values[first : first + count * width].reshape(count, width)
            first += count * width
            states = table[:, : s * nx].reshape(count, s, nx) * X
            inputs = table[:, s * nx : s * (nx + nu)].reshape(count, s, nu) * U
            ends = np.vstack([begin, table[:, s * (nx + nu) : s * (nx + nu) + nx] * X])
            duration = float(values[first]) if phase.has_free_duration else phase.duration[0]
            first += phase.has_free_duration
            found.append(MeshSolution(self.scheme, mesh.fractions, ends, states, inputs, duration))
            time += duration
            u = np.linalg.solve(np.vander(self.scheme.points).T, np.ones(s)) @ inputs[-1]
            begin = np.array(phase.after(time, ends[-1], u)).ravel()
        return PlannedMotion.of(found)

    def _active(self, motion: PlannedMotion) -> tuple[str, ...]:
        """The bounds that are reached, by name."""
        p, names = self.problem, []
        inputs = np.concatenate([each.inputs.reshape(-1, len(p.inputs)) for each in motion.phases])
        for labels, values, limits, scale in (
            (p.states, motion.ends, p.state_bounds, self.scales.states),
            (p.inputs, inputs, p.input_bounds, self.scales.inputs),
        ):
            for k, name in enumerate(labels):
                for side, word in ((0, "least"), (1, "largest")):
                    limit = limits[k, side]
                    if np.isfinite(limit) and np.abs(values[:, k] - limit).min() <= PLAN.at_bound * scale[k]:
                        names.append(f"{word} {name}")
        for phase, mesh in zip(p.phases, motion.phases, strict=True):
            if not phase.path.names:
                continue
            at = mesh.stage_times.ravel(), *(e.reshape(-1, e.shape[2]).T for e in (mesh.states, mesh.inputs))
            values = np.array(phase.path.function.map(at[0].size)(at[0][None, :], *at[1:]))
            for words, row, limits in zip(phase.path.names, values, phase.path.bounds, strict=True):
                size = PLAN.at_bound * max(float(np.abs(row).max()), float(_finite(limits)))
                if (np.abs(row[:, None] - limits).min() <= size) and words not in names:
                    names.append(words)
        return tuple(names)


def _finite(limits: np.ndarray) -> float:
    return float(np.abs(limits[np.isfinite(limits)]).max(initial=0.0))


def _violated(blocks: Sequence[_Block], excess: np.ndarray) -> dict[str, float]:
    """The largest violation of every kind of condition, the worst first."""
    found: dict[str, float] = {}
    first = 0
    for block in blocks:
        own = excess[first : first + len(block.low)]
        first += own.size
        for name in dict.fromkeys(block.names):
            places = np.array([k for k in range(own.size) if block.names[k % len(block.names)] == name])
            worst = int(places[np.argmax(own[places])])
            if own[worst] > RANK.inexact:
                found[block.name(worst)] = float(own[worst])
    return dict(sorted(found.items(), key=lambda each: -each[1]))


def _multipliers(blocks: Sequence[_Block], lam: np.ndarray) -> dict[str, float]:
    """By how much the cost grows where a condition at an end is moved by one: d(cost)/d(value) = -lam."""
    found: dict[str, float] = {}
    first = 0
    for block in blocks:
        if block.is_end:
            found |= {name: -float(lam[first + k]) for k, name in enumerate(block.names)}
        first += len(block.low)
    return found
