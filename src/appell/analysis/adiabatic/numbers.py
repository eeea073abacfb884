"""The levels by numbers: the power of the reactions at random states of the constraints, with random multipliers."""

from __future__ import annotations

from dataclasses import dataclass

import casadi as ca
import numpy as np

from appell.algebra import CasadiAlgebra
from appell.algebra.sampling import random_directions
from appell.analysis.adiabatic.formed import formed, rows_of
from appell.errors import NotApplicable
from appell.mechanics.sampling import random_states
from appell.model import Mechanism
from appell.numbers import DRAW, NEWTON, RANK, ZERO


@dataclass(frozen=True)
class Sample:
    """One random state: how far from zero D F, the power, and the power with mu = 0 are.

    Each is relative to the sum of the absolute values of its terms. ``state``: coordinates, speeds, multipliers.
    """

    dilatation: float
    power: float
    power_without: float
    state: tuple[np.ndarray, np.ndarray, np.ndarray]


def sampled(model: Mechanism, count: int = DRAW.searched) -> list[Sample]:
    """What was found at random states that satisfy the constraints; states that could not be reached are left out."""
    rows = rows_of(model, CasadiAlgebra())
    m = rows.mechanics
    # Refuse a motion that is prescribed in part: what prescribes it works as well
    if not ca.SX(m.g).is_zero():
        raise NotApplicable(
            f"adiabatic() cannot judge '{model.name}': its motion is prescribed in part, and what prescribes it works."
        )
    f = formed(m)
    held = ca.vertcat(*rows.positions, *(velocity for _, velocity in rows.velocities))
    moving = ca.vertcat(*[velocity for row, velocity in rows.velocities if row.order == 1])
    blocks = [f.M, f.F, f.A, f.gamma, f.free_M, f.free_F, held, ca.jacobian(moving, m.u)]
    evaluate = ca.Function("levels", [m.q, m.u, m.t, m.p, f.mu], [ca.densify(ca.SX(b)) for b in blocks])
    directions = random_directions(f.mu.numel(), seed=DRAW.seed)
    found = []
    for q, u, t, p in random_states(m, count, consistent=True, seed=DRAW.seed):
        mu = next(directions)
        sample = _sample([np.array(b, float) for b in evaluate(q, u, t, p, mu)], u)
        without = _sample([np.array(b, float) for b in evaluate(q, u, t, p, 0 * mu)], u)
        if sample is not None and without is not None:
            found.append(Sample(sample[0], sample[1], without[1], (q, u, mu)))
    return found


def _sample(blocks: list[np.ndarray], u: np.ndarray) -> tuple[float, float] | None:
    """D F and the power at one state, relative to their terms; None where the motion is not determined."""
    M, F, A, gamma, free_M, free_F, held, slopes = blocks
    if not np.abs(held).max(initial=0.0) < NEWTON.consistent:
        return None
    n, m = u.size, A.shape[0]
    K = np.block([[M, -A.T], [A, np.zeros((m, m))]])
    if not np.isfinite(K).all():
        return None
    values = np.linalg.svd(K / np.maximum(np.abs(K).max(axis=1, keepdims=True), ZERO.nothing), compute_uv=False)
    if values[-1] < RANK.reached * values[0]:
        K_inverse = np.linalg.pinv(K, rcond=RANK.reached)  # rows that repeat each other leave their shares open
    else:
        K_inverse = np.linalg.inv(K)
    udot = (K_inverse @ np.concatenate([F, -gamma]).ravel())[:n]
    if np.abs(A @ udot + gamma.ravel()).max(initial=0.0) > RANK.contradiction * max(
        1.0, float(np.abs(gamma).max(initial=0.0))
    ):
        return None
    R = free_M @ udot - free_F.ravel()
    size = float(np.abs(R * u).sum() + (np.abs(free_M * udot) @ np.ones(n) * np.abs(u)).sum())
    power = abs(float(R @ u)) / max(size, ZERO.nothing)
    sizes = np.abs(slopes).sum(axis=1) * np.abs(u).max()
    dilatation = float((np.abs(slopes @ u) / np.maximum(sizes, ZERO.nothing)).max(initial=0.0))
    return dilatation, power
