"""Guesses: motions of the model itself under random inputs, and straight lines.

A motion at rest, or on a straight line that the rows forbid, is often a stationary point from which no method leaves;
one that the model can make is not. Many are integrated at once by Runge-Kutta steps of order four between the Gauss
points: a guess needs no more. A phase that ends with a strike ends where its guard is zero, if the motion gets there.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

import casadi as ca
import numpy as np
import scipy

from appell.algebra.sampling import Generator, seeded
from appell.numbers import DRAW, PLAN
from appell.planning.chained_guess import ChainedGuesses
from appell.planning.gauss import GaussScheme
from appell.planning.mesh_solution import MeshSolution, PlannedMotion
from appell.planning.problem import Conditions, PlanProblem
from appell.planning.scales import Scales


@dataclass(frozen=True)
class _Waves:
    """Smooth inputs of many motions, as curves over parts of their ``whole`` durations."""

    curves: scipy.interpolate.PPoly
    whole: np.ndarray

    def at(self, t: np.ndarray) -> np.ndarray:
        """The inputs at an instant of each motion, (inputs, motions)."""
        part, x = np.clip(t / self.whole, 0.0, 1.0), self.curves.x
        piece = np.clip(np.searchsorted(x, part, side="right") - 1, 0, x.size - 2)
        c, s = self.curves.c[:, piece, np.arange(part.size)], (part - x[piece])[:, None]
        return np.asarray(((c[0] * s + c[1]) * s + c[2]) * s + c[3]).T


@dataclass(frozen=True)
class GuessSource:
    """Makes guesses for a problem on one mesh for each phase, from numbers of its own drawn with a seed."""

    problem: PlanProblem
    scheme: GaussScheme
    fractions: np.ndarray
    scales: Scales
    seed: int

    def guesses(self, count: int) -> Iterator[PlannedMotion]:
        """Random motions, and the straight line at last."""
        generator = seeded(self.seed)
        chained = ChainedGuesses.of(self.problem, self.scheme, self.fractions, self.scales)
        made = 0
        for number in range(4 * count):
            if made == count:
                return
            last = made == count - 1 or number == 4 * count - 1
            guess = chained.guess(generator) if chained is not None and number % 4 < 3 else None
            if guess is None:
                guess = self._straight(generator) if last else self._driven(generator)
            if guess is not None:
                made += 1
                yield guess

    def _durations(self, generator: Generator, count: int) -> np.ndarray:
        """Of each motion those of its phases, (motions, phases), which together last as long as the plan may."""
        parts = np.array([phase.duration for phase in self.problem.phases])
        low, high = parts[:, 0], parts[:, 1]
        drawn = low * (high / low) ** generator.uniform(0.0, 1.0, (count, low.size))
        if low.size == 1:
            return np.asarray(drawn)
        whole = generator.uniform(*self.problem.duration, count)
        return np.asarray(np.clip(drawn * (whole / drawn.sum(axis=1))[:, None], low, high))

    def _driven(self, generator: Generator) -> PlannedMotion | None:
        """Of motions under smooth random inputs the one that keeps to the bounds and ends nearest the goal."""
        p, count = self.problem, DRAW.fitted
        low, high = p.input_bounds.T
        bounded = np.isfinite(p.input_bounds).all(axis=1)
        with np.errstate(invalid="ignore"):
            middle = np.where(bounded, (low + high) / 2, 0.0)
            half = np.where(bounded, (high - low) / 2, self.scales.inputs)
        decades = generator.uniform(-3.0, np.where(bounded, 0.0, 1.0), (count, len(p.inputs)))
        shapes = generator.uniform(-1.0, 1.0, (count, len(p.inputs), 2 * PLAN.waves + 1))
        values = middle[:, None] + (half * 10.0**decades)[:, :, None] * shapes
        curves = scipy.interpolate.PchipInterpolator(np.linspace(0.0, 1.0, 2 * PLAN.waves + 1), values, axis=2)
        durations = self._durations(generator, count)
        waves = _Waves(curves, durations.sum(axis=1))
        begins = np.zeros((count, len(p.phases)))
        x = self._begins(generator, count)
        parts, misses = [], np.zeros(count)
        with np.errstate(all="ignore"):
            for k, phase in enumerate(p.phases):
                if phase.end.names and phase.has_free_duration:
                    durations[:, k] = self._crossing(k, x, begins[:, k], durations[:, k], waves)
                ends, states, inputs = self._integrated(k, x, begins[:, k], durations[:, k], waves)
                parts.append((ends, states, inputs))
                misses = np.maximum(misses, self._bounds_missed(ends))
                at_end = begins[:, k] + durations[:, k], ends[-1], inputs[-1][-1]
                if phase.end.names:
                    misses = np.maximum(misses, self._missed(phase.end, at_end, k))
                x = np.array(phase.after.map(count)(*at_end))
                if k + 1 < len(p.phases):
                    begins[:, k + 1] = begins[:, k] + durations[:, k]
            at_end = durations.sum(axis=1), parts[-1][0][-1], parts[-1][2][-1][-1]
            misses = np.maximum(misses, self._missed(p.goal, at_end, -1))
        if not np.isfinite(misses).any():
            return None
        best = int(np.argmin(np.where(np.isfinite(misses), misses, np.inf)))
        found = []
        for k, each in enumerate(parts):
            ends, states, inputs = (values[..., best] for values in each)
            found.append(MeshSolution(self.scheme, self.fractions, ends, states, inputs, float(durations[best, k])))
        return PlannedMotion.of(found)

    def _begins(self, generator: Generator, count: int) -> np.ndarray:
        """States to begin with, (states, motions): random where they are sought."""
        p = self.problem
        low, high = p.start_bounds.T
        half = np.where(np.isfinite(high - low), (high - low) / 2, self.scales.states)
        middle = np.where(np.isfinite(high - low), (high + low) / 2, p.start)
        drawn = middle[:, None] + half[:, None] * generator.uniform(-1.0, 1.0, (low.size, count))
        return np.asarray(np.where((low < high)[:, None], drawn, p.start[:, None]))

    def _integrated(
        self, number: int, x: np.ndarray, begin: np.ndarray, T: np.ndarray, waves: _Waves
    ) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """States at the ends of intervals and at the Gauss points, and inputs there; the last axis counts motions."""
        rates = self._mapped[number]

        def f(t: np.ndarray, x: np.ndarray) -> np.ndarray:
            return np.array(rates(t[None, :], x, waves.at(t)))

        ends, states, inputs = [x], [], []
        for a, b in pairwise(self.fractions):
            at_stages, inputs_there = [], []
            before = a
            for c in [*(a + (b - a) * self.scheme.points), b]:
                t, h = begin + before * T, (c - before) * T
                k1 = f(t, x)
                k2 = f(t + h / 2, x + h / 2 * k1)
                k3 = f(t + h / 2, x + h / 2 * k2)
                k4 = f(t + h, x + h * k3)
                x = x + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
                before = c
                at_stages.append(x)
                inputs_there.append(waves.at(begin + c * T))
            states.append(at_stages[:-1])
            inputs.append(inputs_there[:-1])
            ends.append(x)
        return np.array(ends), np.array(states), np.array(inputs)

    @cached_property
    def _mapped(self) -> list[ca.Function]:
        return [phase.rates.map(DRAW.fitted) for phase in self.problem.phases]

    def _crossing(self, number: int, x: np.ndarray, begin: np.ndarray, T: np.ndarray, waves: _Waves) -> np.ndarray:
        """How long phases last until their first guard crosses zero; what was drawn, T, where none does."""
        phase = self.problem.phases[number]
        equal = np.flatnonzero(phase.end.bounds[:, 0] == phase.end.bounds[:, 1])
        if not equal.size:
            return T
        most = np.clip(2 * T, *phase.duration)
        ends, _, inputs = self._integrated(number, x, begin, most, waves)
        function = phase.end.function.map(T.size)
        guard = np.array(
            [
                np.array(function((begin + part * most)[None, :], state, u))[equal[0]]
                for part, state, u in zip(self.fractions[1:], ends[1:], inputs[:, -1], strict=True)
            ]
        )
        crosses = np.sign(guard[1:]) != np.sign(guard[:-1])
        first = np.argmax(crosses, axis=0)
        own = np.arange(T.size)
        before, after = guard[first, own], guard[first + 1, own]
        part = self.fractions[1:][first] + before / (before - after) * np.diff(self.fractions[1:])[first]
        found = np.where(crosses.any(axis=0) & np.isfinite(part), part * most, T)
        return np.clip(found, *phase.duration)

    def _missed(self, conditions: Conditions, at: tuple[np.ndarray, np.ndarray, np.ndarray], number: int) -> np.ndarray:
        """By how much each motion misses conditions, in usual sizes; the largest."""
        names, bounds = conditions.names, conditions.bounds
        if not names:
            return np.zeros(at[0].size)
        function = conditions.function
        values = np.array(function.map(at[0].size)(at[0][None, :], *at[1:]))
        sizes = self._sizes[number]
        return np.asarray((_excess(values, bounds) / sizes[:, None]).max(axis=0))

    @cached_property
    def _sizes(self) -> dict[int, np.ndarray]:
        """Usual sizes of the conditions at the end of each phase and, last, of the goal."""
        p, found = self.problem, {}
        for number, conditions in [*enumerate(phase.end for phase in p.phases), (-1, p.goal)]:
            x = ca.SX.sym("x", len(p.states))
            by = ca.jacobian(conditions.function(p.duration[1], x, ca.DM.zeros(len(p.inputs))), x)
            sizes = np.abs(np.array(ca.Function("J", [x], [by])(p.start)) * self.scales.states).max(axis=1, initial=0.0)
            found[number] = np.where(np.isfinite(sizes) & (sizes > 0), sizes, 1.0)
        return found

    def _bounds_missed(self, ends: np.ndarray) -> np.ndarray:
        """By how much each motion breaks bounds of states."""
        low, high = self.problem.state_bounds.T[:, None, :, None]
        excess = np.maximum(np.maximum(low - ends, ends - high), 0.0)
        return np.asarray((excess / self.scales.states[:, None]).max(axis=(0, 1)))

    def _straight(self, generator: Generator) -> PlannedMotion:
        """From the start straight to the goal, with inputs in the middle of their bounds."""
        p = self.problem
        durations = self._durations(generator, 1)[0]
        end = p.start.copy()
        for k, name in enumerate(p.goal.names):
            if name in p.states and p.goal.bounds[k, 0] == p.goal.bounds[k, 1]:
                end[p.states.index(name)] = p.goal.bounds[k, 0]
        stages = self.fractions[:-1, None] + np.diff(self.fractions)[:, None] * self.scheme.points
        finite = np.where(np.isfinite(p.input_bounds), p.input_bounds, 0.0)
        inputs = np.broadcast_to(finite.mean(axis=1), (*stages.shape, len(p.inputs)))
        found = []
        for k, T in enumerate(durations):
            passed = durations[:k].sum() / durations.sum(), durations[: k + 1].sum() / durations.sum()
            sides = [p.start + part * (end - p.start) for part in passed]
            ends, between = (sides[0] + parts[..., None] * (sides[1] - sides[0]) for parts in (self.fractions, stages))
            found.append(MeshSolution(self.scheme, self.fractions, ends, between, inputs.copy(), float(T)))
        return PlannedMotion.of(found)


def _excess(values: np.ndarray, limits: np.ndarray) -> np.ndarray:
    """How far values, (conditions, motions), are outside their limits."""
    return np.asarray(np.maximum(np.maximum(limits[:, :1] - values, values - limits[:, 1:]), 0.0))
