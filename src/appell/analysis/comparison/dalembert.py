"""The generalised principle of d'Alembert along a run: what the reactions do beyond an ideal one.

Source: Udwadia and Kalaba 2002, section 4 (001).
"""

from __future__ import annotations

from dataclasses import dataclass

import casadi as ca
import numpy as np
import scipy

from appell.analysis.comparison.zeros import VectorOfTime, isolated_zeros
from appell.constraints import multiplier
from appell.errors import NotApplicable
from appell.mechanics.rank import DELASSUS_CUTOFF
from appell.simulate import Run

NOTHING = 1e-9
"""A part of C along the free motion, relative to its largest along the run, that counts as none."""


ROUGH = 1e-3
"""A part of C below this, relative to its largest, is never more than interpolation between samples can tell."""


@dataclass(frozen=True)
class Prescription:
    """The virtual work of the reactions, delta . C for every displacement delta that the constraints leave free.

    Attributes
    ----------
    time
        The instants of the samples.
    along
        The part of C along the free motion, in the metric of M, as forces on the speeds (time, speeds); the virtual
        work is ``delta . along``.
    power
        The power of the laws, C . u.
    instants
        The isolated times, at samples or between them, at which d'Alembert's prescription holds, whether C passes
        through zero there or only touches it.
    """

    time: np.ndarray
    along: np.ndarray
    power: np.ndarray
    instants: np.ndarray

    @property
    def size(self) -> np.ndarray:
        """How far the reactions are from ideal ones, at each sample."""
        return np.asarray(np.linalg.norm(self.along, axis=1))

    @property
    def holds(self) -> np.ndarray:
        """Whether d'Alembert's prescription holds, at each sample."""
        return np.asarray(self.size <= NOTHING * max(self.size.max(initial=0.0), np.finfo(float).tiny))

    def __str__(self) -> str:
        if self.holds.all():
            return "d'Alembert's prescription holds all along: the reactions do no virtual work."
        times = ", ".join(f"{t:.6g}" for t in self.instants) or "none"
        return f"the reactions do virtual work; instants at which d'Alembert's prescription holds: {times}"

    __repr__ = __str__


def dalembert(run: Run) -> Prescription:
    """What the non-ideal parts of the reactions do along a run.

    M^1/2 (1 - B^+ B) M^-1/2 C with B = A M^-1/2 is the part of C that A M^-1 does not see,
    C - A^T (A M^-1 A^T)^+ A M^-1 C: what is left of it on the motion the constraints leave free.

    Parameters
    ----------
    run
        A run by a principle of d'Alembert's family.

    Returns
    -------
    Prescription
        The virtual work of the laws, their power, and the instants at which the reactions are ideal.

    Raises
    ------
    NotApplicable
        The principle has reactions of its own kind, or the run had inputs.

    References
    ----------
    Udwadia and Kalaba 2002, eq. 25 (001, section 4).

    Examples
    --------
    >>> import appell as ap
    >>> print(ap.dalembert(ap.catalogue.two_pucks().derive(ap.Kane()).simulate(1.0, ap.catalogue.TWO_PUCKS.start)))
    d'Alembert's prescription holds all along: the reactions do no virtual work.
    """
    law = _Law(run)
    found = [law.at(t, *values) for t, *values in zip(run.time, *law.columns, strict=True)]
    along = np.array([part for part, _ in found]).reshape(run.time.size, -1)
    power = np.array([power for _, power in found])
    return Prescription(run.time, along, power, law.instants(along))


class _Law:
    """The blocks M, A and C of a run as numbers, at its samples and between them."""

    def __init__(self, run: Run) -> None:
        equations = run.equations
        if equations.variational is not None:
            raise NotApplicable(
                f"{equations.principle_name} has reactions of its own kind: no law C stands beside them."
            )
        if equations.inputs:
            raise NotApplicable(
                "dalembert does not know what the inputs of a run were: give them as functions of time."
            )
        m, blocks = equations.graph, equations.blocks()
        C = blocks.C if blocks.C is not None else ca.SX.zeros(m.u.numel())
        A = ca.vertcat(*[row.A for row in m.rows]) if m.rows else ca.SX(0, m.u.numel())
        M = m.metric
        values = [ca.densify(ca.SX(block)) for block in (M, A, C)]
        self._evaluate = ca.Function("blocks", [m.q, m.u, m.t, m.p, m.ideal, m.actual], values)
        self._p = np.array(list(run.parameters.values()), float)
        self.time = run.time
        q, u = (np.column_stack([run[s] for s in symbols]) for symbols in (equations.coordinates, equations.speeds))
        self.columns = (q, u, *(_multipliers(run, letter, len(m.rows)) for letter in ("lambda0", "lambda")))

    def at(
        self, t: float, q: np.ndarray, u: np.ndarray, ideal: np.ndarray, actual: np.ndarray
    ) -> tuple[np.ndarray, float]:
        """The part of C along the free motion, and its power."""
        mass, rows, law = (np.array(b, float) for b in self._evaluate(q, u, t, self._p, ideal, actual))
        response = np.linalg.solve(mass, np.column_stack([rows.T, law]))
        gram = rows @ response[:, : rows.shape[0]]
        along = law.ravel() - rows.T @ (np.linalg.pinv(gram, rcond=DELASSUS_CUTOFF) @ (rows @ response[:, -1]))
        return along, float(u @ law.ravel())

    def instants(self, along: np.ndarray) -> np.ndarray:
        """The isolated zeros of the part along the free motion, stretch by stretch between jumps of the run."""
        largest = float(np.linalg.norm(along, axis=1).max(initial=0.0))
        if not largest > 0:
            return np.zeros(0)
        found: list[float] = []
        jumps = np.flatnonzero(np.diff(self.time) <= 0) + 1
        for part in np.split(np.arange(self.time.size), jumps):
            if part.size > 1:
                zero = max(NOTHING * largest, min(self._error(part, along), ROUGH * largest))
                found += isolated_zeros(self._between(part), self.time[part], along[part], zero)
        return np.array(found)

    def _between(self, part: np.ndarray) -> VectorOfTime:
        """C along the free motion at any instant: the law itself, at a state between the samples."""
        table = np.hstack([column[part] for column in self.columns])
        spline = scipy.interpolate.CubicSpline(self.time[part], table)
        ends = np.cumsum([column.shape[1] for column in self.columns])[:-1]
        return lambda t: self.at(t, *np.split(spline(t), ends))[0]

    def _error(self, part: np.ndarray, along: np.ndarray) -> float:
        """What interpolation does to it: seen at every second sample when only the others are used, a sixteenth."""
        if part.size < 9:
            return float("inf")
        coarse = self._between(part[::2])
        left_out = part[1:-1:2]
        return max(float(np.linalg.norm(coarse(self.time[k]) - along[k])) for k in left_out) / 16


def _multipliers(run: Run, letter: str, rows: int) -> np.ndarray:
    names = [
        multiplier(c.name, i, len(c.expressions), letter).name
        for c in run.equations.constraints
        for i in range(len(c.expressions))
    ]
    zero = np.zeros(run.time.size)
    return np.column_stack([run.get(n, zero) for n in names]) if rows else np.zeros((run.time.size, 0))
