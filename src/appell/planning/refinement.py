"""Meshes: where collocation is not exact enough an interval is split, and a finer mesh must give the same plan."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from scipy.integrate._ivp import dop853_coefficients as dop853

from appell.numbers import PLAN
from appell.planning.gauss import gauss_scheme
from appell.planning.mesh_solution import MeshSolution, PlannedMotion
from appell.planning.multipliers import Rows
from appell.planning.problem import PhaseProblem, PlanProblem
from appell.planning.scales import Scales
from appell.planning.transcription import MeshResult, Transcription


@dataclass(frozen=True)
class MeshRecord:
    """One mesh of a plan: how many intervals, the cost on it, the error of collocation, Ipopt's iterations."""

    intervals: int
    cost: float
    error: float
    iterations: int


def interval_errors(problem: PlanProblem, motion: PlannedMotion, scales: Scales) -> list[np.ndarray]:
    """Of the intervals of each phase how far their ends are from the motion under its own inputs, in scaled states.

    An error of an interval grows along the motion behind it, as that of a pole that balances: all of them are
    multiplied by how much the largest error of the whole motion exceeds their sum.
    """
    S, e = scales.states[:, None], np.zeros(len(problem.states))
    lengths, largest, time = [], 0.0, 0.0
    for phase, mesh in zip(problem.phases, motion.phases, strict=True):
        defects = (_ends(phase, mesh, mesh.ends[:-1].T, PLAN.substeps) - mesh.ends[1:].T) / S
        lengths.append(np.abs(defects).max(axis=0))
        for Phi, d in zip(_transitions(phase, mesh, scales), defects.T, strict=True):
            e = Phi @ e + d
            largest = max(largest, float(np.abs(e).max()))
        time += mesh.duration
        e = _through(phase, time, mesh, scales) @ e
    whole = float(sum(each.sum() for each in lengths))
    return [each * max(1.0, largest / whole) if whole > 0 else each for each in lengths]


def _ends(problem: PhaseProblem, motion: MeshSolution, x: np.ndarray, substeps: int, copies: int = 1) -> np.ndarray:
    """The ends of all intervals from states x, (states, intervals times copies), under the inputs of the motion.

    All intervals are integrated at once, by steps of order eight (Hairer, Norsett and Wanner 1993).
    """
    coefficients, t0 = np.tile(motion.input_coefficients, (1, copies, 1)), np.tile(motion.breaks[:-1], copies)
    h = np.tile(np.diff(motion.breaks), copies) / substeps
    rates = problem.rates.map(h.size)
    stages = dop853.N_STAGES

    def f(s: np.ndarray, x: np.ndarray) -> np.ndarray:
        powers = s[:, None] ** np.arange(motion.scheme.stages - 1, -1, -1)
        u = np.einsum("mki,ki->mk", coefficients, powers)
        return np.array(rates(t0 + s, x, u))

    for step in range(substeps):
        K = np.zeros((stages, *x.shape))
        for i in range(stages):
            K[i] = f((step + dop853.C[i]) * h, x + h * np.tensordot(dop853.A[i, :i], K[:i], axes=1))
        x = x + h * np.tensordot(dop853.B, K, axes=1)
    return x


def _transitions(problem: PhaseProblem, motion: MeshSolution, scales: Scales) -> np.ndarray:
    """How the end of each interval changes with its begin, in scaled states, (intervals, states, states)."""
    n, count = scales.states.size, len(motion.fractions) - 1
    away = PLAN.tolerance * np.repeat(np.hstack([np.zeros((n, 1)), np.diag(scales.states)]), count, axis=1)
    ends = _ends(problem, motion, np.tile(motion.ends[:-1].T, n + 1) + away, 1, n + 1).reshape(n, n + 1, count)
    return np.moveaxis((ends[:, 1:] - ends[:, :1]) / (PLAN.tolerance * scales.states[:, None, None]), 2, 0)


def _through(problem: PhaseProblem, time: float, motion: MeshSolution, scales: Scales) -> np.ndarray:
    """How the state behind the end of a phase changes with that before it, in scaled states."""
    n, u = scales.states.size, motion.at(np.array([1.0]))[1].T
    nudged = motion.ends[-1][:, None] + PLAN.tolerance * np.hstack([np.zeros((n, 1)), np.diag(scales.states)])
    after = np.array(problem.after.map(n + 1)(np.full((1, n + 1), time), nudged, np.tile(u, n + 1)))
    return np.asarray((after[:, 1:] - after[:, :1]) / (PLAN.tolerance * scales.states[:, None]))


def split(fractions: np.ndarray, parts: np.ndarray) -> np.ndarray:
    """The mesh in which every interval is split into so many equal parts."""
    pieces = [
        np.linspace(a, b, n, endpoint=False) for a, b, n in zip(fractions[:-1], fractions[1:], parts, strict=True)
    ]
    return np.append(np.concatenate(pieces), 1.0)


def parts_for(errors: np.ndarray, target: float, stages: int) -> np.ndarray:
    """Into how many parts an interval is split so that its error, of order 2 s + 1, falls below the target."""
    with np.errstate(invalid="ignore"):
        parts = np.ceil((errors / target) ** (1 / (2 * stages + 1)))
    return np.clip(np.nan_to_num(parts, nan=PLAN.finest), 1, PLAN.finest).astype(int)


def switching(problem: PlanProblem, motion: MeshSolution) -> np.ndarray:
    """Intervals in which an input reaches or leaves a bound, or next to which it does."""
    low, high = problem.input_bounds.T
    width = PLAN.at_bound * np.where(np.isfinite(problem.input_bounds).all(axis=1), np.abs(high) + np.abs(low), 1.0)
    state = np.where(motion.inputs <= low + width, -1, np.where(motion.inputs >= high - width, 1, 0))
    inside = (state != state[:, :1]).any(axis=(1, 2))
    between = (state[1:, 0] != state[:-1, -1]).any(axis=1)
    inside[:-1] |= between
    inside[1:] |= between
    return np.asarray(inside)


def refined(
    problem: PlanProblem, first: MeshResult, scales: Scales, rows: Rows, tolerance: float
) -> tuple[MeshResult, list[MeshRecord], bool]:
    """The plan on finer and finer meshes until two agree: the last one, the meshes, and whether they agree."""
    best, scheme = first, gauss_scheme(first.motion.scheme.stages)
    # the barrier of Ipopt adds to the cost in parts of its scale, at every bound of every interval
    least = PLAN.tolerance**0.5 * scales.cost
    to_solve = replace(scales, cost=min(scales.cost, max(abs(first.cost), least)))
    errors = interval_errors(problem, best.motion, scales)
    history = [_record(best, errors)]
    while True:
        is_exact = bool(sum(each.sum() for each in errors) <= tolerance)
        target = tolerance / sum(each.size for each in errors)
        parts = [parts_for(each, target, scheme.stages) for each in errors]
        if is_exact:  # the mesh on which the plan must be the same
            parts = [np.where(switching(problem, each), PLAN.finest, 2) for each in best.motion.phases]
        if sum(each.sum() for each in parts) > 64 * PLAN.intervals * len(parts):  # six halvings of the first meshes
            return best, history, False
        meshes = [split(phase.fractions, each) for phase, each in zip(best.motion.phases, parts, strict=True)]
        guess = PlannedMotion.of([p.on(mesh, scheme) for p, mesh in zip(best.motion.phases, meshes, strict=True)])
        transcribed = Transcription(problem, scheme, to_solve, rows)
        found = transcribed.solve(guess, PLAN.iterations, best)
        if not found.success:  # bounds that change from one mesh to the next: from further away
            found = transcribed.solve(guess, PLAN.iterations)
        if not found.success:
            return best, history, False
        errors = interval_errors(problem, found.motion, scales)
        history.append(_record(found, errors))
        size = max(abs(found.cost), abs(best.cost), tolerance * scales.cost)  # a least cost may be zero
        agrees = abs(found.cost - best.cost) <= tolerance * size
        best = found
        if is_exact and agrees and history[-1].error <= tolerance:
            return best, history, True


def _record(found: MeshResult, errors: list[np.ndarray]) -> MeshRecord:
    error = float(sum(each.sum() for each in errors))
    return MeshRecord(sum(each.size for each in errors), found.cost, error, found.iterations)
