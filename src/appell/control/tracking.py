"""Feedback along a plan: the linear quadratic regulator of motions near it, in independent states.

Small deviations from the plan obey dy' = A(t) dy + B(t) dw. The input dw = -K dy with K = R^-1 B^T P makes

    dx(T)^T Q_end dx(T) + integral of dx^T Q dx + dw^T R dw ,    dx = V(t) dy ,

least, where P follows backward from P(T) = V^T Q_end V by (Anderson and Moore 1990, section 2.3)

    -P' = A^T P + P A - P B R^-1 B^T P + V^T Q V .

Where the states y no longer determine the others, as a crank does at its dead points, others take over: from there on
backward P is T^T P T with dy = T dy_new.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np
import scipy
import sympy as sm

from appell.analysis.stability.first_order import FirstOrder, first_order
from appell.analysis.stability.linearize import Linearization, linear_at
from appell.control.piecewise import PiecewisePolynomials
from appell.control.regulator import gain_rows, state_symbols
from appell.control.weights import Weights, weight_matrix
from appell.errors import NotApplicable, SimulationError, SingularSystem
from appell.model.html import html_table
from appell.numbers import CONTROL, PLAN, SAME, ZERO
from appell.planning.plan import MotionPlan


@dataclass(frozen=True)
class TrackingLaw:
    """Feedback that keeps to a plan: w = w0(t) - K(t) (x - x0(t)).

    >>> import appell as ap
    >>> model = ap.Model("cart"); x = model.coordinates("x"); f = model.input("f")
    >>> _ = model.force(model.particle("cart", 1, x * model.frame.x), f * model.frame.x)
    >>> equations = model.derive(ap.Kane())
    >>> plan = ap.plan(equations, {"x": 0, "xdot": 0}, {"x": 1, "xdot": 0}, duration=1, cost=f**2)
    >>> law = ap.feedback(plan, Q={"x": 1e4}, R=1)
    >>> run = equations.simulate(1, {"x": 0.1, "xdot": 0}, inputs=law.inputs)
    >>> bool(abs(run["x"][-1] - 1) < 1e-3)
    True

    Attributes
    ----------
    plan
        The plan that is followed.
    states
        The states that are fed back, at one time or another.
    gain_pieces
        K as polynomials in time, (inputs, states) of them.
    cost_matrix
        P at the start, over the independent states there: the cost of a small deviation.
    start_states
        The names of those states.
    """

    plan: MotionPlan = field(repr=False)
    states: tuple[str, ...]
    gain_pieces: PiecewisePolynomials = field(repr=False)
    cost_matrix: np.ndarray
    start_states: tuple[str, ...]

    def gains(self, time: float) -> np.ndarray:
        """K, (inputs, states).

        Parameters
        ----------
        time
            An instant of the plan.
        """
        return self.gain_pieces.at(time)

    @cached_property
    def inputs(self) -> dict[str, sm.Expr]:
        """The law as expressions of time and state, for ``simulate(inputs=law.inputs)`` until the plan ends."""
        problem, motion = self.plan.problem, self.plan.motion
        symbols = state_symbols(problem.equations, self.states)
        time = problem.equations.coordinates[0].args[0]
        planned = PiecewisePolynomials(motion.breaks, np.moveaxis(motion.input_coefficients, 0, 1)).expressions(time)
        followed = [problem.states.index(name) for name in self.states]
        reference = PiecewisePolynomials(motion.breaks, motion.state_coefficients[:, followed]).expressions(time)
        gains = self.gain_pieces.expressions(time).reshape(len(problem.inputs), len(self.states))
        deviations = [symbols[name] - reference[k] for k, name in enumerate(self.states)]
        return {
            name: sm.Add(planned[k], *[-gain * d for gain, d in zip(gains[k], deviations, strict=True)])
            for k, name in enumerate(problem.inputs)
        }

    def _table(self) -> tuple[str, list[tuple[str, ...]]]:
        """A headline, and the gains at the start, in the middle and at the end."""
        problem, whole = self.plan.problem, self.plan.duration
        rows = [
            (f"{t:.6g}", *row)
            for t in (0.0, whole / 2, whole)
            for row in gain_rows(problem.inputs, self.gains(t))
        ]  # fmt: skip
        head = f"feedback along a plan of '{problem.equations.mechanism.name}' over {whole:.6g} s"
        return head, rows

    def __str__(self) -> str:
        head, rows = self._table()
        lines = [f"  at {t} s the gains of {name}: {', '.join(gains)}" for t, name, *gains in rows]
        return "\n".join([f"{head}, of {', '.join(self.states)}", *lines])

    def _repr_html_(self) -> str:
        """The gains for a notebook."""
        head, rows = self._table()
        return html_table(("time", "input", *self.states), rows, head)


def feedback(plan: MotionPlan, *, Q: Weights, R: Weights, Q_end: Weights | None = None) -> TrackingLaw:
    """The feedback that keeps to a plan at the least cost, by the Riccati equation along it.

    >>> import appell as ap
    >>> model = ap.Model("cart"); x = model.coordinates("x"); f = model.input("f")
    >>> _ = model.force(model.particle("cart", 1, x * model.frame.x), f * model.frame.x)
    >>> plan = ap.plan(model.derive(ap.Kane()), {"x": 0, "xdot": 0}, {"x": 1, "xdot": 0}, duration=1, cost=f**2)
    >>> law = ap.feedback(plan, Q=0, R=1, Q_end={"x": 1e9, "xdot": 1e9})
    >>> law.gains(0.0).round(3).tolist()
    [[6.0, 4.0]]

    The deviations are those that the constraints allow, in the independent states of ``linearize``.

    Parameters
    ----------
    plan
        What is followed.
    Q, R
        What deviations of the states and of the inputs cost each second: a number, a dict from names (others cost
        nothing), a diagonal or a matrix, in the order of all states and of the inputs.
    Q_end
        What deviations at the end cost; by default as much as if they had lasted all along.

    Raises
    ------
    SimulationError
        The Riccati equation cannot be followed to the start.
    NotApplicable
        The plan has several phases.
    """
    problem, motion = plan.problem, plan.motion
    if len(motion.phases) > 1:
        raise NotApplicable(
            f"the plan of '{problem.equations.mechanism.name}' has {len(motion.phases)} phases, and small deviations "
            "change the instants at which they meet: follow each phase by a plan of its own."
        )
    Qs = weight_matrix(Q, problem.states, "Q")
    Rs = weight_matrix(R, problem.inputs, "R", definite=True)
    ends = Qs * plan.duration if Q_end is None else weight_matrix(Q_end, problem.states, "Q_end")
    along = _LinearizedPlan(plan, first_order(problem.equations))
    breaks: list[float] = [plan.duration]
    pieces: list[np.ndarray] = []
    P, chart = np.zeros((0, 0)), along.chart(plan.duration)
    for k in reversed(range(len(motion.breaks) - 1)):
        interval = along.interval(motion.breaks[k], motion.breaks[k + 1], chart)
        V = interval.points[-1].tangent
        if not pieces:
            P = V.T @ ends @ V
        elif interval.chart != chart:
            T = V[list(chart)]  # the old independent states by the new ones
            P = T.T @ P @ T
        chart = interval.chart
        P, times, coefficients = _backward(interval, P, Qs, Rs, len(problem.states))
        breaks += times
        pieces += coefficients
    gains = np.array(pieces[::-1])
    used = [j for j in range(len(problem.states)) if gains[:, :, j].any()]
    names = tuple(problem.states[j] for j in used)
    followed = PiecewisePolynomials(np.array(breaks[::-1]), gains[:, :, used]).thinned(SAME.gap)
    return TrackingLaw(
        plan=plan, states=names, gain_pieces=followed, cost_matrix=P,
        start_states=tuple(problem.states[j] for j in chart),
    )  # fmt: skip


@dataclass(frozen=True)
class _Interval:
    """The linear equations at points of an interval, in its independent states ``chart``."""

    begin: float
    end: float
    times: np.ndarray
    chart: tuple[int, ...]
    points: Sequence[Linearization]

    def polynomials(self, values: Sequence[np.ndarray]) -> Any:
        """The polynomial in time through values at the points."""
        return scipy.interpolate.BarycentricInterpolator(self.times, np.array(values))


@dataclass(frozen=True)
class _LinearizedPlan:
    """Linearizations along a plan."""

    plan: MotionPlan
    system: FirstOrder

    def at(self, time: float, chart: Sequence[int] = ()) -> Linearization:
        """The linear equations at an instant; without a chart the library chooses the independent states."""
        problem = self.plan.problem
        x, u = self.plan.motion.at(np.array([time / self.plan.duration]))
        given = {**problem.parameters, **dict(zip(problem.inputs, u[0].tolist(), strict=True))}
        return linear_at(self.system, x[0], self.system.values(given, time), chart, time)

    def chart(self, time: float) -> tuple[int, ...]:
        """The independent states that vary most at an instant."""
        return tuple(self.system.names.index(name) for name in self.at(time).states)

    def interval(self, begin: float, end: float, chart: tuple[int, ...]) -> _Interval:
        """An interval of the plan, in the same independent states if these determine the others well."""
        times = begin + (end - begin) * np.concatenate([[0.0], self.plan.motion.scheme.points, [1.0]])
        for tried in (chart, self.chart((begin + end) / 2)):
            try:
                points = [self.at(t, tried) for t in times]
            except SingularSystem:
                continue
            if max(np.linalg.cond(each.tangent) for each in points) < CONTROL.chart:
                return _Interval(begin, end, times, tried, points)
        raise SingularSystem(
            f"between {begin:.4g} and {end:.4g} s of the plan of '{self.plan.problem.equations.mechanism.name}' no "
            "states determine the others all along: plan with more intervals."
        )


def _backward(
    interval: _Interval, P: np.ndarray, Q: np.ndarray, R: np.ndarray, count: int
) -> tuple[np.ndarray, list[float], list[np.ndarray]]:
    """P at the begin of an interval, with breaks and cubics of the gains over all states, the last piece first."""
    n = len(interval.chart)
    A = interval.polynomials([each.state_matrix for each in interval.points])
    B = interval.polynomials([each.input_matrix for each in interval.points])
    W = interval.polynomials([each.tangent.T @ Q @ each.tangent for each in interval.points])
    inverse = np.linalg.inv(R)

    def slope(t: float, column: np.ndarray) -> np.ndarray:
        P, At, Bt = column.reshape(n, n), A(t), B(t)
        PB = P @ Bt
        return -np.asarray(At.T @ P + P @ At - PB @ inverse @ PB.T + W(t)).ravel()

    solved = scipy.integrate.solve_ivp(
        slope, (interval.end, interval.begin), P.ravel(), rtol=PLAN.tolerance,
        atol=PLAN.tolerance * max(float(np.abs(P).max(initial=0.0)), ZERO.nothing), dense_output=True,
    )  # fmt: skip
    if not solved.success:
        raise SimulationError(
            f"the Riccati equation cannot be followed before {solved.t[-1]:.4g} s: change the weights."
        )
    pieces = []
    for late, early in zip(solved.t[:-1], solved.t[1:], strict=True):
        nodes = early + (late - early) * np.linspace(0.0, 1.0, 4)
        K = np.array([inverse @ B(t).T @ solved.sol(t).reshape(n, n) for t in nodes])
        cubic = np.linalg.solve(np.vander(nodes - early), K.reshape(4, -1)).reshape(4, len(R), n)
        piece = np.zeros((len(R), count, 4))
        piece[:, list(interval.chart)] = np.moveaxis(cubic, 0, -1)
        pieces.append(piece)
    P = solved.y[:, -1].reshape(n, n)
    return (P + P.T) / 2, solved.t[1:].tolist(), pieces
