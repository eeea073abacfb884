"""A motion on a mesh: states and inputs at the Gauss points of every interval, and the polynomials through them."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from appell.planning.gauss import GaussScheme


@dataclass(frozen=True)
class MeshSolution:
    """States (intervals + 1, n) at the ends, (intervals, stages, n) between, inputs at the stages, and the duration.

    ``fractions`` are the ends of the intervals as parts of the duration, rising from 0 to 1.
    """

    scheme: GaussScheme
    fractions: np.ndarray
    ends: np.ndarray
    states: np.ndarray
    inputs: np.ndarray
    duration: float

    @property
    def breaks(self) -> np.ndarray:
        """The times at which the intervals end."""
        return self.fractions * self.duration

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
        return MeshSolution(scheme, fractions, ends, x.reshape(shape), u.reshape(shape), self.duration)
