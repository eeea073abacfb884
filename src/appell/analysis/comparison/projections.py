"""The geometry of constrained motion: scaled accelerations and their projections (001, figure 1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from appell.equations import derive
from appell.model import Model, Snapshot
from appell.principles import UdwadiaKalaba
from appell.simulate.pointwise import evaluate_blocks

if TYPE_CHECKING:
    from matplotlib.figure import Figure

RANK = 1e-9
"""Singular values of B below this, relative to the largest, count as zero."""


@dataclass(frozen=True)
class Projections:
    """Scaled accelerations M^1/2 udot and their parts in N(B) and R(B^T), B = A M^-1/2.

    ``free`` = a_s = M^1/2 a is the scaled acceleration without constraints; ``constrained`` the actual one,
    B^+ b + (I - B^+ B) a_s (001, E15 with an ideal reaction): its part in N(B) is that of the free one (``along``), its
    part in R(B^T) is B^+ b (``across``), whatever the forces. ``deviation`` = B^+ (b - A a) is the scaled reaction.
    """

    free: np.ndarray
    constrained: np.ndarray
    along: np.ndarray
    across: np.ndarray
    free_across: np.ndarray
    deviation: np.ndarray
    rank: int

    def plot(self, path: str | Path | None = None) -> Figure:
        """Figure 1 of 001 for this state."""
        from appell.view.geometry import plot_projections

        return plot_projections(self, path)

    def __str__(self) -> str:
        rows = {
            "free, a_s": self.free,
            "constrained": self.constrained,
            "part in N(B)": self.along,
            "part in R(B^T)": self.across,
            "of a_s in R(B^T)": self.free_across,
            "deviation": self.deviation,
        }
        lines = [f"scaled accelerations, rank of B = {self.rank}"]
        for words, v in rows.items():
            lines.append(f"  {words:18} |.| = {np.linalg.norm(v):12.6g}   ({', '.join(f'{x:.6g}' for x in v)})")
        return "\n".join(lines)

    __repr__ = __str__


def projections(
    model: Model | Snapshot,
    state: Mapping[Any, float],
    parameters: Mapping[Any, float] | None = None,
    *,
    time: float = 0.0,
) -> Projections:
    """The projections of figure 1 of 001 at one state."""
    snapshot = model.snapshot() if isinstance(model, Model) else model
    M, Q, A, gamma = evaluate_blocks(derive(snapshot, UdwadiaKalaba()), state, parameters, time=time)
    values, vectors = np.linalg.eigh((M + M.T) / 2)
    root = vectors @ np.diag(np.sqrt(np.maximum(values, 0.0))) @ vectors.T
    inverse_root = np.linalg.pinv(root)
    free = inverse_root @ Q
    B = A @ inverse_root
    B_plus = np.linalg.pinv(B, rcond=RANK)
    across, free_across = B_plus @ -gamma, B_plus @ (B @ free)
    along = free - free_across
    return Projections(
        free=free,
        constrained=along + across,
        along=along,
        across=across,
        free_across=free_across,
        deviation=across - free_across,
        rank=int(np.linalg.matrix_rank(B, rtol=RANK)) if B.size else 0,
    )
