"""Guesses: motions of the model itself under random inputs, and straight lines.

A motion at rest, or on a straight line that the rows forbid, is often a stationary point from which no method leaves;
one that the model can make is not.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import casadi as ca
import numpy as np

from appell.algebra.sampling import Generator, seeded
from appell.errors import AppellError
from appell.numbers import DRAW, PLAN, RUN
from appell.planning.gauss import GaussScheme
from appell.planning.mesh_solution import MeshSolution
from appell.planning.problem import PlanProblem
from appell.planning.scales import Scales
from appell.simulate import simulate
from appell.simulate.table import Table


@dataclass(frozen=True)
class GuessSource:
    """Makes guesses for a problem on one mesh, each from numbers of its own drawn with a seed."""

    problem: PlanProblem
    scheme: GaussScheme
    fractions: np.ndarray
    scales: Scales
    seed: int

    def guesses(self, count: int) -> Iterator[MeshSolution]:
        """Random motions, and the straight line at last."""
        generator = seeded(self.seed)
        made = 0
        for number in range(4 * count):
            if made == count:
                return
            last = made == count - 1 or number == 4 * count - 1
            guess = self._straight(generator) if last else self._driven(generator)
            if guess is not None:
                made += 1
                yield guess

    def _duration(self, generator: Generator) -> float:
        low, high = self.problem.duration
        return float(low * (high / low) ** generator.uniform()) if low > 0 else float(generator.uniform(low, high))

    def _driven(self, generator: Generator) -> MeshSolution | None:
        """Of motions under smooth random inputs the one that keeps to the bounds and ends nearest the goal."""
        p, T = self.problem, self._duration(generator)
        knots = np.linspace(0.0, T, 2 * PLAN.waves + 1)
        low, high = p.input_bounds.T
        bounded = np.isfinite(p.input_bounds).all(axis=1)
        with np.errstate(invalid="ignore"):
            middle, half = (
                np.where(bounded, (low + high) / 2, 0.0),
                np.where(bounded, (high - low) / 2, self.scales.inputs),
            )
        motions = []
        for _ in range(DRAW.fitted):
            decades = generator.uniform(-3.0, np.where(bounded, 0.0, 1.0))
            shapes = generator.uniform(-1.0, 1.0, (len(p.inputs), knots.size))
            motion = self._run(T, knots, middle[:, None] + (half * 10.0**decades)[:, None] * shapes)
            if motion is not None:
                motions.append(motion)
        if not motions:
            return None
        misses = np.array([self._misses(motion) for motion in motions])
        return motions[int(np.argmin(misses.max(axis=1, initial=0.0)))]

    def _misses(self, motion: MeshSolution) -> np.ndarray:
        """By how much each goal is missed and each bound of a state is broken."""
        p = self.problem
        goals = np.array(p.goal(motion.duration, motion.ends[-1], np.zeros(len(p.inputs)))).ravel()
        at_goal = _excess(goals, p.goal_bounds)
        along = np.array([_excess(x, p.state_bounds) for x in motion.ends]).max(axis=0) / self.scales.states
        return np.concatenate([at_goal / self._goal_sizes(), along])

    def _goal_sizes(self) -> np.ndarray:
        """Usual sizes of the goal's expressions: how much they change where states change by theirs."""
        p = self.problem
        x = ca.SX.sym("x", len(p.states))
        jacobian = ca.Function("J", [x], [ca.jacobian(p.goal(p.duration[1], x, ca.DM.zeros(len(p.inputs))), x)])
        sizes = np.abs(np.array(jacobian(p.start)) * self.scales.states).max(axis=1, initial=0.0)
        return np.where(sizes > 0, sizes, 1.0)

    def _run(self, T: float, knots: np.ndarray, values: np.ndarray) -> MeshSolution | None:
        """The motion under tables of inputs, read on the mesh."""
        p = self.problem
        stages = (self.fractions[:-1, None] + np.diff(self.fractions)[:, None] * self.scheme.points) * T
        times = np.unique(np.concatenate([self.fractions * T, stages.ravel()]))
        tables = {name: Table(knots, row, interpolation="smooth") for name, row in zip(p.inputs, values, strict=True)}
        state = dict(zip(p.states, p.start.tolist(), strict=True))
        try:
            run = simulate(
                p.equations, T, state, parameters=p.parameters, inputs=tables, samples=times, tolerance=RUN.picture,
                progress=False, max_steps=RUN.trial_steps,
            )  # fmt: skip
        except AppellError:
            return None
        x = np.stack([np.asarray(run[name]) for name in p.states], axis=1)
        u = np.stack([np.asarray(run[name]) for name in p.inputs], axis=1)
        shape = (*stages.shape, -1)
        at = np.searchsorted(times, stages.ravel())
        ends = np.searchsorted(times, self.fractions * T)
        return MeshSolution(self.scheme, self.fractions, x[ends], x[at].reshape(shape), u[at].reshape(shape), T)

    def _straight(self, generator: Generator) -> MeshSolution:
        """From the start straight to the goal, with inputs in the middle of their bounds."""
        p, T = self.problem, self._duration(generator)
        end = p.start.copy()
        for k, name in enumerate(p.goal_names):
            if name in p.states and p.goal_bounds[k, 0] == p.goal_bounds[k, 1]:
                end[p.states.index(name)] = p.goal_bounds[k, 0]
        stages = self.fractions[:-1, None] + np.diff(self.fractions)[:, None] * self.scheme.points
        finite = np.where(np.isfinite(p.input_bounds), p.input_bounds, 0.0)
        inputs = np.broadcast_to(finite.mean(axis=1), (*stages.shape, len(p.inputs)))
        # The points of a straight line at these parts of it
        ends, between = (np.asarray(p.start + parts[..., None] * (end - p.start)) for parts in (self.fractions, stages))
        return MeshSolution(self.scheme, self.fractions, ends, between, inputs.copy(), T)


def _excess(values: np.ndarray, limits: np.ndarray) -> np.ndarray:
    """How far values are outside their limits."""
    return np.asarray(np.maximum(np.maximum(limits[:, 0] - values, values - limits[:, 1]), 0.0))
