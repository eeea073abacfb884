"""How much reactions intervene: the deviation from the free motion that they force, and the work they do.

With a = M^-1 F the accelerations without reactions and R = M u' - F the whole reaction, the deviation in the metric of
mass is

    |M^1/2 (u' - a)| = sqrt(R^T M^-1 R)

(Udwadia and Kalaba 2002, eqs. 22 and 44; 001). Its square is Gauss's measure of constraint (Zwang): of all
accelerations that satisfy the rows at one state, those of ideal reactions have the smallest. Slawianowski asks for
reactions whose intervention into the natural behaviour is as small as possible (section 4; 004); along a whole motion
that is a question to numbers.
"""

from __future__ import annotations

from dataclasses import dataclass

import casadi as ca
import numpy as np

from appell.algebra.rank import symmetric_inverse
from appell.numbers import RANK
from appell.principles import Kane, Lagrange
from appell.simulate import Run
from appell.simulate.expressions import evaluate, graph_of


@dataclass(frozen=True)
class Intervention:
    """The reactions of a run, measured against the motion without them.

    Attributes
    ----------
    time
        The instants.
    deviation
        sqrt(R^T M^-1 R) at each, the scaled deviation of the accelerations from the free ones.
    power
        R . u, the power of all reactions at each.
    """

    time: np.ndarray
    deviation: np.ndarray
    power: np.ndarray

    @property
    def size(self) -> float:
        """The root mean square of the deviation over time."""
        span = float(self.time[-1] - self.time[0])
        if span == 0:
            return float(self.deviation[0])
        return float(np.sqrt(np.trapezoid(self.deviation**2, self.time) / span))

    @property
    def largest(self) -> float:
        """The largest deviation."""
        return float(self.deviation.max())

    @property
    def work(self) -> float:
        """The integral of |R . u|: energy that reactions bring in or take out, both counted."""
        return float(np.trapezoid(np.abs(self.power), self.time))

    def __str__(self) -> str:
        return f"intervention {self.size:.6g} (largest {self.largest:.6g}), work of reactions {self.work:.6g}"

    __repr__ = __str__

    def _repr_latex_(self) -> str:
        rms = r"\Bigl(\tfrac{1}{T}\textstyle\int R^{\mathsf T} M^{-1} R \, dt\Bigr)^{1/2}"
        return rf"$\displaystyle {rms} = {self.size:.6g}, \; \textstyle\int |R \cdot u| \, dt = {self.work:.6g}$"


def intervention(run: Run) -> Intervention:
    """The intervention of the reactions of a run, from its states and speed rates.

    M and F are those of the free motion, by Kane, of Lagrangians given outright by Lagrange; a law of reactions, dead
    reactions and actuators are reactions.
    """
    graph = graph_of(run)
    m, n = graph.mechanics, graph.mechanics.u.numel()
    principle = Lagrange() if m.lagrangians else Kane()
    free = principle.form(m, (), None)
    R = free.M @ m.udot - free.F
    column = evaluate(run, graph, [ca.densify(ca.vec(ca.SX(free.M))), ca.densify(R)], "the reactions")
    matrices, pushes = column[:, : n * n].reshape(-1, n, n), column[:, n * n :]
    u = run.results.values("speed")
    shares = np.array(
        [symmetric_inverse(matrix, RANK.massless) @ push for matrix, push in zip(matrices, pushes, strict=True)]
    )
    squares = np.einsum("ti,ti->t", pushes, shares)
    return Intervention(run.time, np.sqrt(np.maximum(squares, 0.0)), np.einsum("ti,ti->t", pushes, u))
