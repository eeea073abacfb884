"""The generalised principle of d'Alembert along a run: what the reactions do beyond an ideal one.

Source: Udwadia and Kalaba 2002, section 4 (001).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from appell.analysis.comparison.reaction_work import ReactionWork, Stretch, stretches
from appell.analysis.comparison.zeros import crosses, isolated_zeros, zero_intervals
from appell.model.html import html_table
from appell.numbers import SAME, TEXT, ZERO
from appell.simulate import Run


@dataclass(frozen=True)
class Prescription:
    """The virtual work of the reactions, delta . C for every displacement delta that the constraints leave free.

    >>> import appell as ap
    >>> run = ap.catalogue.two_pucks().simulate(1.0)
    >>> ap.dalembert(run).always
    True

    Attributes
    ----------
    time
        The instants of the samples.
    along
        The part of C along the free motion, in the metric of M, as forces on the speeds (time, speeds); the virtual
        work is ``delta . along``. Actuators and friction that slides count as laws do.
    power
        The power of the laws, C . u.
    instants
        The isolated times, at samples or between them, at which d'Alembert's prescription holds, whether C passes
        through zero there or only touches it.
    touching
        Those of them at which C only touches zero.
    intervals
        The stretches of time, (begin, end) a row, on which the prescription holds at every instant.
    """

    time: np.ndarray
    along: np.ndarray
    power: np.ndarray
    instants: np.ndarray
    touching: np.ndarray
    intervals: np.ndarray

    @property
    def size(self) -> np.ndarray:
        """How far the reactions are from ideal ones, at each sample."""
        return np.asarray(np.linalg.norm(self.along, axis=1))

    @property
    def holds(self) -> np.ndarray:
        """Whether d'Alembert's prescription holds, at each sample."""
        return np.asarray(self.size <= ZERO.expressions * max(self.size.max(initial=0.0), np.finfo(float).tiny))

    @property
    def always(self) -> bool:
        """Whether it holds at every instant: whether d'Alembert's principle does."""
        return bool(self.holds.all()) and self.intervals.shape[0] == 1 and not self.instants.size

    def __str__(self) -> str:
        if self.always:
            return "d'Alembert's prescription holds all along: the reactions do no virtual work."
        instants = _some([f"{t:.6g}" + " (touching)" * bool(t in self.touching) for t in self.instants])
        intervals = _some([f"{a:.6g} to {b:.6g}" for a, b in self.intervals])
        return (
            f"the reactions do virtual work; instants at which d'Alembert's prescription holds: {instants}; "
            f"intervals: {intervals}"
        )

    __repr__ = __str__

    def _repr_html_(self) -> str:
        rows = [(f"{t:.9g}", "touches" if t in self.touching else "passes") for t in self.instants]
        rows += [(f"{a:.9g} to {b:.9g}", "all along") for a, b in self.intervals]
        return html_table(("t / s", ""), rows, "where d'Alembert's prescription holds", [str(self)])


def _some(words: list[str]) -> str:
    more = f" and {len(words) - TEXT.listed} more" if len(words) > TEXT.listed else ""
    return (", ".join(words[: TEXT.listed]) or "none") + more


def dalembert(run: Run) -> Prescription:
    """What the non-ideal parts of the reactions do along a run.

    >>> import appell as ap
    >>> print(ap.dalembert(ap.catalogue.two_pucks().derive(ap.Kane()).simulate(1.0, ap.catalogue.TWO_PUCKS.start)))
    d'Alembert's prescription holds all along: the reactions do no virtual work.

    M^1/2 (1 - B^+ B) M^-1/2 C with B = A M^-1/2 is the part of C that A M^-1 does not see,
    C - A^T (A M^-1 A^T)^+ A M^-1 C: what is left of it on the motion the constraints leave free. The push of actuators
    that keep a constraint counts as C does, and so does friction while its contact slides: while it sticks, or is open,
    the reactions do no virtual work.

    Parameters
    ----------
    run
        A run by a principle of d'Alembert's family.

    Returns
    -------
    Prescription
        The virtual work of the laws, their power, and the instants and intervals at which the reactions are ideal.

    Raises
    ------
    NotApplicable
        The principle has reactions of its own kind, or the run had inputs.

    References
    ----------
    Udwadia and Kalaba 2002, eqs. 25 to 37 (001, section 4).
    """
    parts = stretches(run)
    along = np.zeros((run.time.size, len(run.equations.speeds)))
    power, pushes = np.zeros(run.time.size), np.zeros(run.time.size)
    for stretch, work in parts:
        for k in stretch.samples if not stretch.ideal else ():
            along[k], power[k], pushes[k] = work.at_sample(k)
    largest, push = float(np.linalg.norm(along, axis=1).max(initial=0.0)), float(pushes.max(initial=0.0))
    instants: list[tuple[float, bool]] = []
    intervals: list[tuple[float, float]] = []
    for stretch, work in parts:
        found = _zeros(stretch, work, along, largest, ZERO.products * push)
        instants += found[0]
        intervals += found[1]
    joined = _joined(intervals)
    apart = [(t, touches) for t, touches in instants if not any(a <= t <= b for a, b in joined)]
    return Prescription(
        run.time,
        along,
        power,
        instants=np.array([t for t, _ in apart]),
        touching=np.array([t for t, touches in apart if touches]),
        intervals=np.array(joined).reshape(-1, 2),
    )


def _zeros(
    stretch: Stretch, work: ReactionWork, along: np.ndarray, largest: float, rounding: float
) -> tuple[list[tuple[float, bool]], list[tuple[float, float]]]:
    """Where the push along the free motion vanishes on one stretch: instants (and whether it touches), intervals."""
    if stretch.ideal or largest <= rounding:
        return [], [(stretch.start, stretch.end)]
    instants: list[tuple[float, bool]] = []
    intervals: list[tuple[float, float]] = []
    jumps = np.flatnonzero(np.diff(work.time[stretch.samples]) <= 0) + 1
    for part in np.split(stretch.samples, jumps):
        if part.size > 1:
            value, time = work.between(part), work.time[part]
            zero = max(ZERO.expressions * largest, min(work.error(part, along), SAME.parted * largest))
            found = isolated_zeros(value, time, along[part], zero)
            instants += [(t, not crosses(value, t, time)) for t in found]
            ends = (stretch.start, stretch.end) if len(jumps) == 0 else (time[0], time[-1])
            intervals += zero_intervals(value, time, along[part], rounding, ends)
    return instants, intervals


def _joined(intervals: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """Intervals that meet, as one."""
    found: list[tuple[float, float]] = []
    for begin, end in sorted(intervals):
        if found and begin <= found[-1][1]:
            found[-1] = found[-1][0], max(found[-1][1], end)
        else:
            found.append((begin, end))
    return found
