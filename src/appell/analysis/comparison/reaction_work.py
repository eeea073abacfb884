"""What reactions push along the motion that the constraints leave free, over one stretch of a run.

Source: Udwadia and Kalaba 2002, eqs. 25, 35 and 37 (001).
"""

from __future__ import annotations

from dataclasses import dataclass

import casadi as ca
import numpy as np
import scipy

from appell.algebra.rank import symmetric_inverse
from appell.analysis.comparison.zeros import VectorOfTime
from appell.equations import Equations
from appell.equations.forms import blocks_of, state_graph_of, variational_of
from appell.errors import NotApplicable
from appell.model.mechanism import has_modes
from appell.numbers import RANK
from appell.simulate import Run
from appell.simulate.modes.mode import Mode, modes_of


@dataclass(frozen=True)
class Stretch:
    """A part of a run with one set of rows: the samples in it, and when it begins and ends.

    ``ideal``: no law and no actuator stands in its equations, so that its reactions do no virtual work.
    """

    samples: np.ndarray
    start: float
    end: float
    ideal: bool


class ReactionWork:
    """The part of the reactions along the free motion and their power, in one mode of a run, at any instant of it.

    The reactions that are not ideal push with R = C + B lam, C the laws and B the directions of actuators. Of this
    M^1/2 (I - B^+ B) M^-1/2 R is left on the free motion: R - A^T (A M^-1 A^T)^+ A M^-1 R.
    """

    def __init__(self, run: Run, equations: Equations, mode: Mode | None = None) -> None:
        m, blocks = state_graph_of(equations), blocks_of(equations)
        rows = m.acting_rows
        lam = ca.SX.sym("lam", len(rows))
        driven = [i for i, row in enumerate(rows) if row.drives and (mode is None or row.name in mode.nonideal)]
        push = ca.SX.zeros(m.u.numel()) if blocks.C is None else ca.substitute(blocks.C, m.actual, lam)
        for i in driven:
            push += blocks.B[:, i] * lam[i]
        A = ca.vertcat(*[row.A for row in rows]) if rows else ca.SX(0, m.u.numel())
        values = [ca.densify(ca.SX(block)) for block in (m.metric, A, push)]
        self._evaluate = ca.Function("reactions", [m.q, m.u, m.t, m.p, m.ideal, lam], values)
        given = np.array(list(run.parameters.values()), float)
        self._p = given if mode is None else np.concatenate([given, mode.coefficients])
        self.ideal = blocks.C is None and not driven if mode is None else mode.is_ideal
        self.time = run.time
        q, u = (np.column_stack([run[s] for s in symbols]) for symbols in (equations.coordinates, equations.speeds))
        labels = [(row.name, row.number) for row in rows]
        self.columns = (q, u, *(_multipliers(run, array, labels) for array in ("ideal multiplier", "multiplier")))

    def at(
        self, t: float, q: np.ndarray, u: np.ndarray, ideal: np.ndarray, actual: np.ndarray
    ) -> tuple[np.ndarray, float, float]:
        """The part of the push along the free motion, its power, and the size of the whole push."""
        mass, rows, push = (np.array(b, float) for b in self._evaluate(q, u, t, self._p, ideal, actual))
        response = np.linalg.solve(mass, np.column_stack([rows.T, push]))
        gram = rows @ response[:, : rows.shape[0]]
        along = push.ravel() - rows.T @ (symmetric_inverse(gram, RANK.pivot) @ (rows @ response[:, -1]))
        return along, float(u @ push.ravel()), float(np.linalg.norm(push))

    def at_sample(self, k: int) -> tuple[np.ndarray, float, float]:
        """The same at a sample of the run."""
        return self.at(self.time[k], *(column[k] for column in self.columns))

    def between(self, samples: np.ndarray) -> VectorOfTime:
        """The part along the free motion at any instant: the law itself, at a state between the samples."""
        table = np.hstack([column[samples] for column in self.columns])
        spline = scipy.interpolate.CubicSpline(self.time[samples], table)
        ends = np.cumsum([column.shape[1] for column in self.columns])[:-1]
        return lambda t: self.at(t, *np.split(spline(t), ends))[0]

    def error(self, samples: np.ndarray, along: np.ndarray) -> float:
        """What interpolation does to it: seen at every second sample when only the others are used, a sixteenth."""
        if samples.size < 9:
            return float("inf")
        coarse = self.between(samples[::2])
        left_out = samples[1:-1:2]
        return max(float(np.linalg.norm(coarse(self.time[k]) - along[k])) for k in left_out) / 16


def stretches(run: Run) -> list[tuple[Stretch, ReactionWork]]:
    """The modes of a run in their order; one where nothing opens.

    Raises
    ------
    NotApplicable
        The principle has reactions of its own kind, or the run had inputs.
    """
    equations = run.equations
    if variational_of(equations) is not None:
        raise NotApplicable(f"{equations.principle.name} has reactions of its own kind: no law C is added to them.")
    if equations.mechanism.inputs:
        raise NotApplicable("dalembert does not know what the inputs of a run were: give them as functions of time.")
    spans = [span for span in run.modes if span.phases] if has_modes(equations.mechanism) else []
    if not spans:
        work = ReactionWork(run, equations)
        return [(_stretch(run, run.time[0], run.time[-1], work), work)]
    works: dict[tuple[str, ...], ReactionWork] = {}
    found = []
    for span in spans:
        key = tuple(span.phases.values())
        if key not in works:
            mode = modes_of(equations)[key]
            works[key] = ReactionWork(run, mode.equations, mode)
        found.append((_stretch(run, span.start, span.end, works[key]), works[key]))
    return found


def _stretch(run: Run, start: float, end: float, work: ReactionWork) -> Stretch:
    """Its samples: of two at one instant, where speeds jump, the later opens a stretch and the earlier closes one."""
    inside = np.flatnonzero((run.time >= start) & (run.time <= end))
    opening, closing = inside[run.time[inside] == start], inside[run.time[inside] == end]
    if opening.size and start > run.time[0]:
        inside = inside[inside >= opening[-1]]
    if closing.size and end < run.time[-1]:
        inside = inside[inside <= closing[0]]
    return Stretch(inside, float(start), float(end), work.ideal)


def _multipliers(run: Run, array: str, labels: list[tuple[str, int]]) -> np.ndarray:
    """The multipliers of rows over time; zero where a row did not act."""
    columns = [
        np.nan_to_num(run.results.values(array, label)) if run.results.has(array, label) else np.zeros(run.time.size)
        for label in labels
    ]
    return np.column_stack(columns) if columns else np.zeros((run.time.size, 0))
