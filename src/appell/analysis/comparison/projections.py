"""The geometry of constrained motion: scaled accelerations and their projections.

Source: Udwadia and Kalaba 2002, figure 1 (001).
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from appell.analysis.types import Values
from appell.equations import derive
from appell.mechanics.rank import RANK
from appell.model import Model, Snapshot
from appell.principles import UdwadiaKalaba
from appell.simulate.aliases import Inputs
from appell.simulate.pointwise import accelerations, evaluate_blocks

if TYPE_CHECKING:
    from matplotlib.figure import Figure


@dataclass(frozen=True)
class Projections:
    """Scaled accelerations M^1/2 udot and their parts in N(B) and R(B^T), B = A M^-1/2.

    The actual one is B^+ b + (I - B^+ B) (a_s + M^-1/2 C): its part in R(B^T) is B^+ b, whatever the forces; its part
    in N(B) is that of the free one and what a law C or actuators push there.

    Attributes
    ----------
    free
        a_s = M^1/2 a, without constraints.
    constrained
        The actual one.
    along, across
        Its parts in N(B) and in R(B^T).
    free_along, free_across
        Those of the free one.
    nonideal
        What the reactions add in N(B): zero where they are ideal.
    deviation
        The scaled reaction, constrained - free: B^+ (b - A a) + nonideal.
    rank
        Of B.

    References
    ----------
    Udwadia and Kalaba 2002, eq. 15 and 25, figure 1 (001).
    """

    free: np.ndarray
    constrained: np.ndarray
    along: np.ndarray
    across: np.ndarray
    free_along: np.ndarray
    free_across: np.ndarray
    nonideal: np.ndarray
    deviation: np.ndarray
    rank: int

    def plot(self, path: str | Path | None = None) -> Figure:
        """Figure 1 of Udwadia and Kalaba 2002 for this state.

        Parameters
        ----------
        path
            Where the figure is written: .png, .pdf, .svg. Not written unless given.
        """
        from appell.view.geometry import plot_projections

        return plot_projections(self, path)

    def __str__(self) -> str:
        rows = {
            "free, a_s": self.free,
            "constrained": self.constrained,
            "part in N(B)": self.along,
            "part in R(B^T)": self.across,
            "of a_s in N(B)": self.free_along,
            "of a_s in R(B^T)": self.free_across,
            "nonideal": self.nonideal,
            "deviation": self.deviation,
        }
        lines = [f"scaled accelerations, rank of B = {self.rank}"]
        for words, v in rows.items():
            lines.append(f"  {words:18} |.| = {np.linalg.norm(v):12.6g}   ({', '.join(f'{x:.6g}' for x in v)})")
        return "\n".join(lines)

    __repr__ = __str__


def projections(
    model: Model | Snapshot,
    state: Values,
    parameters: Values | None = None,
    *,
    inputs: Inputs | None = None,
    time: float = 0.0,
) -> Projections:
    """The scaled accelerations of a model at one state and their projections.

    Parameters
    ----------
    model
        What is to move; its non-ideal laws and actuators count.
    state
        Coordinates and speeds; what is left out is solved for.
    parameters, inputs
        Where parameters are not their defaults; what the inputs are.
    time
        The instant.

    Returns
    -------
    Projections
        The parts as numbers; ``plot`` draws them.

    Examples
    --------
    >>> import appell as ap
    >>> found = ap.projections(ap.catalogue.cartesian_pendulum(), {"x": 0.0, "y": -1.0, "vx": 2.0})
    >>> found.across.round(9).tolist(), found.rank  # the acceleration towards the centre, v^2 / L
    ([0.0, 4.0], 1)
    """
    snapshot = model.snapshot() if isinstance(model, Model) else model
    equations = derive(snapshot, UdwadiaKalaba())
    M, Q, A, gamma = evaluate_blocks(equations, state, parameters, time=time, inputs=inputs)
    rates = accelerations(equations, state, parameters, time=time, inputs=inputs)
    values, vectors = np.linalg.eigh((M + M.T) / 2)
    root = vectors @ np.diag(np.sqrt(np.maximum(values, 0.0))) @ vectors.T
    inverse_root = np.linalg.pinv(root)
    free = inverse_root @ Q
    B = A @ inverse_root
    B_plus = np.linalg.pinv(B, rcond=RANK)
    constrained = root @ np.array([rates[u] for u in equations.speeds])
    across, free_across = B_plus @ -gamma, B_plus @ (B @ free)
    along, free_along = constrained - across, free - free_across
    return Projections(
        free=free,
        constrained=constrained,
        along=along,
        across=across,
        free_along=free_along,
        free_across=free_across,
        nonideal=along - free_along,
        deviation=constrained - free,
        rank=int(np.linalg.matrix_rank(B, rtol=RANK)) if B.size else 0,
    )
