"""A motion on meshes: states and inputs at the Gauss points of every interval, and the polynomials through them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from appell.planning.gauss import GaussScheme


@dataclass(frozen=True)
class MeshSolution:
    """States (intervals + 1, n) at the ends, (intervals, stages, n) between, inputs at the stages, and the duration.

    ``fractions`` are the ends of the intervals as parts of the duration, rising from 0 to 1; ``begin`` is the time of
    the first of them.
    """

    scheme: GaussScheme
    fractions: np.ndarray
    ends: np.ndarray
    states: np.ndarray
    inputs: np.ndarray
    duration: float
    begin: float = 0.0

    @property
    def breaks(self) -> np.ndarray:
        """The times at which the intervals end."""
        return self.begin + self.fractions * self.duration

    @property
    def stage_times(self) -> np.ndarray:
        """The times of the Gauss points, (intervals, stages)."""
        t, c = self.breaks, self.scheme.points
        return np.asarray(t[:-1, None] + np.diff(t)[:, None] * c)

    @property
    def input_coefficients(self) -> np.ndarray:
        """Of each input in each interval, in t - t_k: (inputs, intervals, stages), the highest power first."""
        powers = np.arange(self.scheme.stages - 1, -1, -1)
        of_part = np.einsum("ij,kjm->mki", self.scheme.power_form, self.inputs)
        return np.asarray(of_part / np.diff(self.breaks)[:, None] ** powers)

    @property
    def state_coefficients(self) -> np.ndarray:
        """Of each state in each interval, in t - t_k: (intervals, states, stages + 1), the highest power first."""
        powers = np.arange(self.scheme.stages, -1, -1)
        values = np.concatenate([self.ends[:-1, None], self.states], axis=1)
        of_part = np.einsum("ij,kjn->kni", self.scheme.from_ends, values)
        return np.asarray(of_part / np.diff(self.breaks)[:, None, None] ** powers)

    def at(self, fractions: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """States and inputs at parts of the duration: (points, n) and (points, inputs)."""
        k = np.clip(np.searchsorted(self.fractions, fractions, side="right") - 1, 0, len(self.states) - 1)
        part = (fractions - self.fractions[k]) / np.diff(self.fractions)[k]
        s = self.scheme.stages
        values = np.concatenate([self.ends[:-1, None], self.states], axis=1)
        state_powers = part[:, None] ** np.arange(s, -1, -1) @ self.scheme.from_ends
        input_powers = part[:, None] ** np.arange(s - 1, -1, -1) @ self.scheme.power_form
        x = np.einsum("pj,pjn->pn", state_powers, values[k])
        u = np.einsum("pj,pjm->pm", input_powers, self.inputs[k])
        return x, u

    def on(self, fractions: np.ndarray, scheme: GaussScheme) -> MeshSolution:
        """The same motion read at the points of another mesh: the guess for it."""
        stages = fractions[:-1, None] + np.diff(fractions)[:, None] * scheme.points
        x, u = self.at(stages.ravel())
        ends, _ = self.at(fractions)
        shape = (len(fractions) - 1, scheme.stages, -1)
        return MeshSolution(scheme, fractions, ends, x.reshape(shape), u.reshape(shape), self.duration, self.begin)


@dataclass(frozen=True)
class PlannedMotion:
    """The motion of a plan, one mesh for each phase; the state may jump where a phase ends."""

    phases: tuple[MeshSolution, ...]

    @classmethod
    def of(cls, phases: Sequence[MeshSolution]) -> PlannedMotion:
        """Phases one after the other, whatever their times were."""
        begins = np.concatenate([[0.0], np.cumsum([each.duration for each in phases])])
        return cls(tuple(replace(each, begin=float(begin)) for each, begin in zip(phases, begins[:-1], strict=True)))

    @property
    def scheme(self) -> GaussScheme:
        """The points of an interval."""
        return self.phases[0].scheme

    @property
    def duration(self) -> float:
        """How long it takes."""
        return float(sum(each.duration for each in self.phases))

    @property
    def breaks(self) -> np.ndarray:
        """The times at which intervals end, of all phases."""
        return np.concatenate([[0.0], *(each.breaks[1:] for each in self.phases)])

    @property
    def junctions(self) -> np.ndarray:
        """The times at which a phase ends and the next begins."""
        return np.array([each.begin for each in self.phases[1:]])

    @property
    def ends(self) -> np.ndarray:
        """States at ``breaks``; where a phase ends, before the jump."""
        return np.concatenate([self.phases[0].ends, *(each.ends[1:] for each in self.phases[1:])])

    @property
    def input_coefficients(self) -> np.ndarray:
        """Of each input in each interval, in t - t_k: (inputs, intervals, stages), the highest power first."""
        return np.concatenate([each.input_coefficients for each in self.phases], axis=1)

    @property
    def state_coefficients(self) -> np.ndarray:
        """Of each state in each interval, in t - t_k: (intervals, states, stages + 1), the highest power first."""
        return np.concatenate([each.state_coefficients for each in self.phases])

    def at(self, fractions: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """States and inputs at parts of the whole duration: (points, n) and (points, inputs)."""
        times = np.asarray(fractions) * self.duration
        owner = np.searchsorted(self.junctions, times, side="right")
        x, u = (
            np.zeros((times.size, self.phases[0].ends.shape[1])),
            np.zeros((times.size, self.phases[0].inputs.shape[2])),
        )
        for k, phase in enumerate(self.phases):
            own = owner == k
            parts = np.clip((times[own] - phase.begin) / phase.duration, 0.0, 1.0)
            x[own], u[own] = phase.at(parts)
        return x, u
