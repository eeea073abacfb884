"""The geometry of constrained motion: scaled accelerations and their projections.

Source: Udwadia and Kalaba 2002, figure 1 (001).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from appell.algebra.rank import least_norm, rank
from appell.analysis.types import Values
from appell.equations import Equations, derive
from appell.model import Mechanism, Model
from appell.model.html import html_table
from appell.numbers import RANK
from appell.principles import UdwadiaKalaba
from appell.simulate.aliases import Inputs
from appell.simulate.pointwise import accelerations, evaluate_blocks, evaluate_law

if TYPE_CHECKING:
    from matplotlib.figure import Figure


@dataclass(frozen=True)
class Projections:
    """Scaled accelerations M^1/2 udot and their parts in N(B) and R(B^T), B = A M^-1/2.

    >>> import appell as ap
    >>> parts = ap.projections(ap.catalogue.cartesian_pendulum(), {"x": 0.6, "y": -0.8})
    >>> bool(abs(parts.along @ parts.across) < 1e-12)
    True

    With T = B^+ B and N = I - B^+ B, and e = b - A a (eqs. 43 to 46)

        udot_s          = N (a_s + c_s) + B^+ b
        udot_s - a_s    = B^+ e + N c_s
        B^+ b           = B^+ e + T a_s

    Attributes
    ----------
    free
        a_s = M^1/2 a, without constraints.
    law
        c_s = M^-1/2 C of the laws of reactions that are not ideal; of actuators, what their push adds to the ideal
        reaction. Zero where the reactions are ideal.
    constrained
        The actual one.
    along, across
        Its parts in N(B), which is N (a_s + c_s), and in R(B^T), which is B^+ b whatever the forces.
    free_along, free_across
        N a_s and T a_s.
    nonideal
        N c_s, what the reactions add in N(B): zero where they are ideal.
    ideal
        B^+ e, the scaled reaction of ideal constraints.
    deviation
        The scaled reaction, constrained - free: B^+ e + N c_s.
    violation
        e = b - A a, how far the free acceleration does not satisfy the rows.
    rank
        Of B.

    References
    ----------
    Udwadia and Kalaba 2002, eqs. 8 to 20 and 43 to 46, figure 1 (001).
    """

    free: np.ndarray
    law: np.ndarray
    constrained: np.ndarray
    along: np.ndarray
    across: np.ndarray
    free_along: np.ndarray
    free_across: np.ndarray
    nonideal: np.ndarray
    ideal: np.ndarray
    deviation: np.ndarray
    violation: np.ndarray
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

    def _parts(self) -> dict[str, np.ndarray]:
        """Every vector by the words it is printed under."""
        return {
            "free, a_s": self.free,
            "law, c_s": self.law,
            "constrained": self.constrained,
            "part in N(B), N (a_s + c_s)": self.along,
            "part in R(B^T), B^+ b": self.across,
            "N a_s": self.free_along,
            "T a_s": self.free_across,
            "nonideal, N c_s": self.nonideal,
            "ideal, B^+ e": self.ideal,
            "deviation": self.deviation,
        }

    def _repr_html_(self) -> str:
        rows = [
            (words, f"{np.linalg.norm(v):.6g}", ", ".join(f"{x:.6g}" for x in v)) for words, v in self._parts().items()
        ]
        return html_table(("", "length", "components"), rows, f"scaled accelerations, rank of B = {self.rank}")

    def __str__(self) -> str:
        rows = self._parts()
        lines = [f"scaled accelerations, rank of B = {self.rank}"]
        for words, v in rows.items():
            lines.append(f"  {words:27} |.| = {np.linalg.norm(v):12.6g}   ({', '.join(f'{x:.6g}' for x in v)})")
        return "\n".join(lines)

    __repr__ = __str__


def projections(
    model: Model | Mechanism,
    state: Values,
    parameters: Values | None = None,
    *,
    inputs: Inputs | None = None,
    time: float = 0.0,
) -> Projections:
    """The scaled accelerations of a model at one state and their projections.

    >>> import appell as ap
    >>> parts = ap.projections(ap.catalogue.cartesian_pendulum(), {"x": 0.0, "y": -1.0, "vx": 2.0})
    >>> parts.across.round(9).tolist(), parts.rank  # the acceleration towards the centre, v^2 / L
    ([0.0, 4.0], 1)

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
    """
    snapshot = model.snapshot() if isinstance(model, Model) else model
    equations = derive(snapshot, UdwadiaKalaba())
    M, Q, A, gamma = evaluate_blocks(equations, state, parameters, time=time, inputs=inputs)
    rates = accelerations(equations, state, parameters, time=time, inputs=inputs)
    values, vectors = np.linalg.eigh((M + M.T) / 2)
    root = vectors @ np.diag(np.sqrt(np.maximum(values, 0.0))) @ vectors.T
    inverse_root = np.linalg.pinv(root, rcond=RANK.massless, hermitian=True)
    free = inverse_root @ Q
    B = A @ inverse_root
    B_plus = least_norm(B, np.eye(len(B)))
    e = -gamma - B @ free
    constrained = root @ np.array([rates[u] for u in equations.speeds])
    across, free_across, ideal = B_plus @ -gamma, B_plus @ (B @ free), B_plus @ e
    along, free_along = constrained - across, free - free_across
    return Projections(
        free=free,
        law=_law(equations, (state, parameters, time, inputs), rates, inverse_root, constrained - free - ideal),
        constrained=constrained,
        along=along,
        across=across,
        free_along=free_along,
        free_across=free_across,
        nonideal=along - free_along,
        ideal=ideal,
        deviation=constrained - free,
        violation=e,
        rank=rank(B, least=0.0),
    )


def _law(
    equations: Equations,
    at: tuple[Values, Values | None, float, Inputs | None],
    rates: Mapping[str, float],
    inverse_root: np.ndarray,
    beyond: np.ndarray,
) -> np.ndarray:
    """c_s = M^-1/2 C at one state; of actuators, what their push does beyond an ideal reaction."""
    if any(c.drives for c in equations.mechanism.constraints) or not any(
        c.law is not None for c in equations.mechanism.constraints
    ):
        return beyond
    C = evaluate_law(equations, at[0], at[1], time=at[2], inputs=at[3], multipliers=rates)
    return np.asarray(inverse_root @ C)
