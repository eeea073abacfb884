"""Is there any mu(0) for which Hamilton-Lusternik gives the motion of Appell and Chetaev? A linear question.

Along the motion of Appell and Chetaev q, u, u' and lam are known. Hamilton-Lusternik,

    M u' = F + A^T lam_HL - sum_k mu_k E_k,      mu_k' = -lam_HL,k      (E_k: the Lagrangian derivative of the row F_k)

gives the same motion where A^T (lam_HL - lam) = sum_k mu_k E_k: where E mu lies in the range of A^T. Then

    mu' = -lam - [(A^T)^+ E mu]_k,               (1 - A^T (A^T)^+) E mu = 0      at every instant.

Both are linear in mu, so mu(t) = Phi(t) mu(0) + phi(t), and the second one is a linear system for mu(0), with as many
equations as there are instants. Its least squares solution closes the gap, or shows that no mu(0) does.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from appell.algebra.rank import unit_rows
from appell.analysis.families.trials import Trials
from appell.model import name_of
from appell.numbers import RANK, SAME
from appell.simulate.trajectory import Trajectory

# ---- The reaction of every constraint on every speed, by both families, in one measure


def pushes(trials: Trials, t: float, x: np.ndarray, udot: np.ndarray, count: int) -> np.ndarray:
    """E_k of the first ``count`` multipliers that are states, as columns: the Lagrangian derivative of the row F_k.

    M and F of Hamilton-Lusternik are affine in mu: M u' - F = M_0 u' - F_0 + sum mu_k E_k.
    """
    first, x = sum(trials.sizes), x.copy()
    x[first : first + count] = 0
    M, F, _, _ = trials.blocks(t, x)
    E = np.zeros((udot.size, count))
    for k in range(count):
        x[first + k] = 1
        M_k, F_k, _, _ = trials.blocks(t, x)
        x[first + k] = 0
        E[:, k] = (M_k - M) @ udot - (F_k - F)
    return E


def reactions(trials: Trials, motion: Trajectory, moving: np.ndarray) -> dict[str, np.ndarray]:
    """B lam - mu E of every constraint, by "constraint on speed", over time; ``moving``: rows whose mu is a state.

    For Appell and Chetaev there are no such rows, and it is B lam.
    """
    rows, first = trials.program.system.rows, sum(trials.sizes)
    speeds = [name_of(s) for s in trials.equations.speeds]
    found = {row.name: np.zeros((motion.times.size, len(speeds))) for row in rows}
    for i, (t, x, udot) in enumerate(zip(motion.times, motion.states, motion.speed_rates, strict=True)):
        x = np.ascontiguousarray(x)
        _, _, _, B = trials.blocks(float(t), x)
        for j, row in enumerate(rows):
            found[row.name][i] += B[:, j] * motion.multipliers[i][j]
        E = pushes(trials, float(t), x, udot, moving.size)
        for k, j in enumerate(moving):
            found[rows[j].name][i] -= x[first + k] * E[:, k]
    return {f"{name} on {speed}": values[:, j] for name, values in found.items() for j, speed in enumerate(speeds)}


@dataclass(frozen=True)
class Closing:
    """``mu``: the multipliers at the start that come nearest. ``residual``: what is left of the reactions' difference,
    relative to the reaction itself, both in the metric of M^-1. ``rank``: how many combinations of mu matter at all.
    ``error``: how much the residual changes when every other sample is left out.
    """

    mu: np.ndarray
    residual: float
    rank: int
    error: float

    @property
    def is_closed(self) -> bool:
        """Whether the motion of Appell and Chetaev is one of Hamilton-Lusternik's."""
        return self.residual < SAME.gap

    @property
    def is_open(self) -> bool:
        """Whether it is none of them, for any mu(0); neither where the samples are too few to tell."""
        return not self.is_closed and self.error < SAME.astray * self.residual


def closing(lusternik: Trials, motion: Trajectory, moving: np.ndarray) -> Closing:
    """The nearest mu(0) along a motion of Appell and Chetaev; ``moving``: the rows whose multipliers are states."""
    nq, n = lusternik.sizes
    m, count = moving.size, motion.times.size
    rates, sizes = np.zeros((count, m + 1, m + 1)), np.zeros(count)
    whole, defects = np.zeros((2, count, n, m))
    for i, (t, state) in enumerate(zip(motion.times, motion.states, strict=True)):
        x = np.concatenate([state[: nq + n], np.zeros(lusternik.start.size - nq - n)])
        M, _, A, _ = lusternik.blocks(float(t), x)
        # M = root root^T; a mass matrix that is not definite is met by its absolute values
        values, vectors = np.linalg.eigh((M + M.T) / 2)
        size = np.abs(values).max()
        root = np.asarray(vectors * np.sqrt(np.maximum(np.abs(values), RANK.reached * size)))
        half = np.linalg.solve(root, A.T)
        whole[i] = np.linalg.solve(root, pushes(lusternik, float(t), x, motion.speed_rates[i], m))
        lengths = np.linalg.norm(half, axis=0)[:, None]
        scaled = np.linalg.lstsq(unit_rows(half.T).T, whole[i], rcond=RANK.threshold)[0]
        shares = scaled / np.where(lengths > 0, lengths, np.inf)
        defects[i] = whole[i] - half @ shares
        rates[i, :m, :m], rates[i, :m, m] = -shares[moving], -motion.multipliers[i][moving]
        sizes[i] = np.linalg.norm(half @ motion.multipliers[i][: A.shape[0]])
    along = _Along(rates, whole, defects, sizes)
    mu, residual, rank = _nearest(along, motion.times)
    halved = _Along(along.rates[::2], along.pushes[::2], along.defects[::2], along.sizes[::2])
    return Closing(mu, residual, rank, abs(residual - _nearest(halved, motion.times[::2])[1]))


def _nearest(along: _Along, times: np.ndarray) -> tuple[np.ndarray, float, int]:
    """mu(0) by least squares, what it leaves over, and how many combinations of it matter."""
    Phi = _solution(along.rates, times)  # (mu, 1) = Phi (mu(0), 1)
    whole, stacked = (
        np.einsum("tij,tjk->tik", part, Phi[:, :-1]).reshape(-1, Phi.shape[2]) for part in (along.pushes, along.defects)
    )
    # what the reactions of mu(0) leave of themselves below this is rounding
    left, values, right = np.linalg.svd(stacked[:, :-1], full_matrices=False)
    kept = values > RANK.reached * np.linalg.norm(whole[:, :-1])
    mu = -(right[kept].T / values[kept]) @ (left[:, kept].T @ stacked[:, -1])
    rest = float(np.linalg.norm(stacked @ [*mu, 1.0]))
    size = float(np.linalg.norm(along.sizes))
    return mu, rest / size if size > 0 else rest, int(kept.sum())


@dataclass(frozen=True)
class _Along:
    """At every sample: the matrix of (mu, 1)', E, what of E is not in the range of A^T, and the size of the reaction.

    All but the first in the metric of M^-1, so that metres and radians may stand in one norm.
    """

    rates: np.ndarray
    pushes: np.ndarray
    defects: np.ndarray
    sizes: np.ndarray


def _solution(rates: np.ndarray, times: np.ndarray) -> np.ndarray:
    """Phi with Phi' = rates Phi, Phi = 1 at the start: at the samples, by Runge and Kutta's rule over two at a time.

    Between two samples that a step spans the middle one is Simpson's (Hermite's cubic through both ends).
    """
    count, size = rates.shape[0], rates.shape[1]
    Phi = np.zeros((count, size, size))
    Phi[0] = np.eye(size)
    for i in range(0, count - 2, 2):
        h = times[i + 2] - times[i]
        k1 = rates[i] @ Phi[i]
        k2 = rates[i + 1] @ (Phi[i] + h / 2 * k1)
        k3 = rates[i + 1] @ (Phi[i] + h / 2 * k2)
        k4 = rates[i + 2] @ (Phi[i] + h * k3)
        Phi[i + 2] = Phi[i] + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
        Phi[i + 1] = (Phi[i] + Phi[i + 2]) / 2 + h / 8 * (k1 - rates[i + 2] @ Phi[i + 2])
    return Phi
