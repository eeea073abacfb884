"""Meshes: where collocation is not exact enough an interval is split, and a finer mesh must give the same plan."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from scipy.integrate._ivp import dop853_coefficients as dop853

from appell.numbers import PLAN
from appell.planning.gauss import gauss_scheme
from appell.planning.mesh_solution import MeshSolution
from appell.planning.problem import PlanProblem
from appell.planning.scales import Scales
from appell.planning.transcription import MeshResult, Transcription


@dataclass(frozen=True)
class MeshRecord:
    """One mesh of a plan: how many intervals, the cost on it, the error of collocation, Ipopt's iterations."""

    intervals: int
    cost: float
    error: float
    iterations: int


def interval_errors(problem: PlanProblem, motion: MeshSolution, scales: Scales) -> np.ndarray:
    """How far the end of each interval is from the motion under its own inputs, in scaled states.

    All intervals are integrated at once, by steps of order eight (Hairer, Norsett and Wanner 1993).
    """
    coefficients = motion.input_coefficients
    h = np.diff(motion.breaks) / PLAN.substeps
    rates = problem.rates.map(h.size)
    stages = dop853.N_STAGES

    def f(s: np.ndarray, x: np.ndarray) -> np.ndarray:
        powers = s[:, None] ** np.arange(motion.scheme.stages - 1, -1, -1)
        u = np.einsum("mki,ki->mk", coefficients, powers)
        return np.array(rates(motion.breaks[:-1] + s, x, u))

    x = motion.ends[:-1].T.copy()
    for step in range(PLAN.substeps):
        K = np.zeros((stages, *x.shape))
        for i in range(stages):
            K[i] = f((step + dop853.C[i]) * h, x + h * np.tensordot(dop853.A[i, :i], K[:i], axes=1))
        x = x + h * np.tensordot(dop853.B, K, axes=1)
    return np.asarray((np.abs(x - motion.ends[1:].T) / scales.states[:, None]).max(axis=0))


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
    width = PLAN.near * np.where(np.isfinite(problem.input_bounds).all(axis=1), np.abs(high) + np.abs(low), 1.0)
    state = np.where(motion.inputs <= low + width, -1, np.where(motion.inputs >= high - width, 1, 0))
    inside = (state != state[:, :1]).any(axis=(1, 2))
    between = (state[1:, 0] != state[:-1, -1]).any(axis=1)
    inside[:-1] |= between
    inside[1:] |= between
    return np.asarray(inside)


def refined(
    problem: PlanProblem, first: MeshResult, scales: Scales, rows: tuple[int, ...], tolerance: float
) -> tuple[MeshResult, list[MeshRecord], bool]:
    """The plan on finer and finer meshes until two agree: the last one, the meshes, and whether they agree."""
    best, scheme = first, gauss_scheme(first.motion.scheme.stages)
    errors = interval_errors(problem, best.motion, scales)
    history = [MeshRecord(errors.size, best.cost, float(errors.sum()), best.iterations)]
    while True:
        is_exact = bool(errors.sum() <= tolerance)
        target = tolerance / errors.size
        parts = parts_for(errors, target, scheme.stages)
        if is_exact:  # the mesh on which the plan must be the same
            parts = np.where(switching(problem, best.motion), PLAN.finest, 2)
        if parts.sum() > 64 * PLAN.intervals:  # six halvings of the first mesh
            return best, history, False
        fractions = split(best.motion.fractions, parts)
        guess = best.motion.on(fractions, scheme)
        found = Transcription(problem, scheme, fractions, scales, rows).solve(guess, PLAN.iterations, is_near=True)
        if not found.success:
            return best, history, False
        errors = interval_errors(problem, found.motion, scales)
        history.append(MeshRecord(errors.size, found.cost, float(errors.sum()), found.iterations))
        agrees = abs(found.cost - best.cost) <= tolerance * max(abs(found.cost), abs(best.cost))
        best = found
        if is_exact and agrees and errors.sum() <= tolerance:
            return best, history, True
