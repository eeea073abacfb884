"""Periodic motions by Newton's method on the return map and its exact derivative.

Unknowns are the start x and the period T. With D and S the derivatives of the start and of the end by what is given of
the start, f the rates, and a condition that fixes the phase, one step is the shortest (dx, dT) with

    (S - D) dx + f(x(T)) dT = -(x(T) - x0),    f(x0) . D dx = 0

in units of what each state sweeps in a turn. Where periodic motions come in families (of energies, of symmetries), the
step of least norm goes to the nearest of them. Source: Seydel 2010, *Practical Bifurcation and Stability Analysis*,
section 7.4; with jumps Leine and Nijmeijer 2004, chapter 7.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from appell.analysis.stability.ignorable import Split, best_split
from appell.analysis.stability.tangent import pivots
from appell.equations import Equations
from appell.errors import ModelError, NotApplicable, SimulationError
from appell.model import name_of
from appell.model.names import require_one_of
from appell.numbers import ORBIT, RANK, RUN
from appell.orbits.orbit import Orbit
from appell.orbits.return_map import Return, ReturnMap


def periodic(
    equations: Equations,
    start: Mapping[Any, float],
    period: float,
    *,
    parameters: Mapping[Any, float] | None = None,
    inputs: Mapping[Any, Any] | None = None,
    up_to: Sequence[Any] | None = None,
    keep: Sequence[Any] = (),
    fixed_period: bool = False,
) -> Orbit:
    """The periodic motion near a guess, with its Floquet multipliers; through constraints, impacts and resets.

    >>> import appell as ap, sympy as sm
    >>> pendulum = ap.Model("pendulum"); q = pendulum.coordinates("q")
    >>> pendulum.lagrangian(q.diff(pendulum.time) ** 2 / 2 + sm.cos(q))
    >>> orbit = ap.periodic(pendulum.derive(ap.Lagrange()), {"q": 1.0, "qdot": 0.0}, 6.5, keep=["q", "qdot"])
    >>> f"{orbit.period:.9f}"  # 4 K(sin 1/2)
    '6.699975664'

    Parameters
    ----------
    equations
        Of any principle.
    start
        A state on or near the motion; what is left out is assembled as for ``simulate``.
    period
        A guess of the period in seconds.
    parameters, inputs
        As for ``simulate``.
    up_to
        Coordinates that need not return, as the place and the heading of a disc that rolls in circles. By default all
        on which the motion does not depend.
    keep
        Values of the start that stay as they are given; the others are changed.
    fixed_period
        Whether the period stays as given. So it does where time appears in the equations.

    Returns
    -------
    Orbit
        The start, the period, what the coordinates in ``up_to`` gain in a turn, the multipliers.

    Raises
    ------
    SimulationError
        No periodic motion was reached from the guess.
    """
    if not period > 0:
        raise ModelError(f"the period {period!r} is not a positive number: give a guess of it in seconds.")
    turn = ReturnMap(equations, {name_of(k): float(v) for k, v in (parameters or {}).items()}, dict(inputs or {}))
    complete = turn.consistent({name_of(k): float(v) for k, v in start.items()})
    x = np.array([complete[name] for name in turn.names])
    kept = tuple(_position(turn, key) for key in keep)
    open_ended = None if up_to is None else tuple(_position(turn, key) for key in up_to)
    unknowns = Unknowns(turn, kept, open_ended, fixed_period or turn.is_driven)
    if not kept:
        x = _apart_from_jumps(turn, x, float(period))
    return unknowns.solve(x, float(period))


def least_step(matrix: np.ndarray, residual: np.ndarray) -> np.ndarray:
    """The shortest step that removes a residual, but for parts that would ask for more than a whole sweep of a state.

    Away from a periodic motion the directions to its neighbours are not quite in the null space, by as much as the
    residual: what is left there is no reason to go far.
    """
    U, values, V = np.linalg.svd(matrix, full_matrices=False)
    used = values > max(RANK.inexact * values.max(initial=0.0), float(np.abs(residual).max(initial=0.0)))
    return np.asarray(-V[used].T @ ((U[:, used].T @ residual) / values[used]))


def _position(turn: ReturnMap, key: Any) -> int:
    name = name_of(key)
    require_one_of(name, turn.names, f"'{name}' is no coordinate or speed of '{turn.equations.mechanism.name}'")
    return turn.names.index(name)


def _apart_from_jumps(turn: ReturnMap, x: np.ndarray, period: float) -> np.ndarray:
    """Another phase of the guess, in the middle of its longest smooth stretch: no jump may come and go at the end.

    Of stretches with constraints that act for a time only, those with the fewest are preferred.
    """
    state = dict(zip(turn.names, x.tolist(), strict=True))
    run = turn.run(state, period, np.linspace(0.0, period, ORBIT.samples))
    instants = [instant.time for instant in run.sensitivities([turn.names[0]]).instants]
    instants += [span.start for span in run.modes[1:]]
    if not instants:
        return x
    borders = np.unique([0.0, *instants, period])
    middles, lengths = (borders[1:] + borders[:-1]) / 2, np.diff(borders)
    acting = [len(next(s for s in run.modes if s.start <= t <= s.end).active) for t in middles]
    best = max(range(len(middles)), key=lambda i: (-acting[i], lengths[i]))
    moved = turn.run(state, float(middles[best]))
    return np.array([moved[name][-1] for name in turn.names])


@dataclass(frozen=True, eq=False)
class Unknowns:
    """What is sought and what stays.

    ``kept``: positions of states that stay as given. ``open_ended``: coordinates that need not return, None where a
    turn shall show them. ``split``: quantities that are independent, and those of them that need not return.
    """

    turn: ReturnMap
    kept: tuple[int, ...]
    open_ended: tuple[int, ...] | None
    fixed_period: bool
    split: Split | None = None

    def with_split(self, r: Return) -> Unknowns:
        """The same with the independent quantities of a turn: of all choices that with most coordinates ignorable.

        The motion does not depend on an ignorable coordinate: another value of it shifts this coordinate by as much at
        every instant, and no other quantity that is independent.
        """
        motions, coordinates = [r.linear(at) for at in r.on_the_turn], self.turn.coordinates
        null = motions[0].null
        usual = sorted(pivots(null, [range(coordinates), range(r.states), range(len(null))]))
        if self.open_ended is None:
            return replace(self, split=best_split(motions, null, usual, coordinates, tolerance=RANK.inexact))
        for i in self.open_ended:
            if i not in usual:
                name = self.turn.names[i]
                raise ModelError(f"up_to names '{name}', which follows from the other coordinates: name another.")
        return replace(self, split=Split(tuple(usual), self.open_ended))

    @property
    def returning(self) -> list[int]:
        """The quantities that return; with those that are ignorable they determine the others."""
        assert self.split is not None
        return self.split.constant

    def linear(self, r: Return, sizes: np.ndarray | None = None) -> tuple[np.ndarray, np.ndarray]:
        """The matrix over (changes of the state, of the period, of parameters) and the residual, both scaled."""
        J, n = self.returning, r.states
        size = r.sizes if sizes is None else sizes
        of_states = np.where([i in self.kept for i in range(n)], 0.0, size[:n])
        begin, end = (m / size[:, None] for m in (r.begin.by, r.end.by))
        period = r.end.rates / size * (0.0 if self.fixed_period else r.period)
        gained = end - begin
        rows = [np.hstack([gained[:, :n] * of_states, period[:, None], gained[:, n:]])[J]]
        residual = [(r.change / size)[J]]
        if not self.fixed_period and not self.kept:
            # the phase: the start moves across the motion only
            across = (r.begin.rates / size)[J] @ begin[J]
            phase = np.concatenate([across[:n] * of_states, [0.0], across[n:]])
            rows.append(phase[None, :] / (np.linalg.norm(phase) or 1.0))
            residual.append(np.zeros(1))
        return np.vstack(rows), np.concatenate(residual)

    def solve(self, x: np.ndarray, period: float) -> Orbit:
        """Newton's method with steps that are shortened until the residual decreases."""
        r = self.turn.turn(x, period)
        if self.split is None:
            return self.with_split(r)._newton(r)
        return self._newton(r)

    def _newton(self, r: Return) -> Orbit:
        for _ in range(ORBIT.steps):
            matrix, residual = self.linear(r)
            size = float(np.abs(residual).max(initial=0.0))
            if size < 10 * RUN.reference:
                return Orbit(self, r, size)
            step = least_step(matrix, residual)
            r = self._shortened(r, step, size)
        raise SimulationError(self._failure(size))

    def _shortened(self, r: Return, step: np.ndarray, size: float) -> Return:
        """The turn from a start a whole step away, or the first half, quarter ... of it that closes better."""
        n, part = r.states, 1.0
        while part >= ORBIT.shortest:
            x = r.start + part * step[:n] * r.sizes[:n]
            T = r.period * (1 + part * step[n])
            try:
                tried = self.turn.turn(x, T) if T > 0 else None
            except (SimulationError, NotApplicable):
                tried = None
            if tried is not None and np.abs(self.linear(tried)[1]).max() < size:
                return tried
            part /= 2
        raise SimulationError(self._failure(size))

    def _failure(self, size: float) -> str:
        return (
            f"no periodic motion of '{self.turn.equations.mechanism.name}' was reached from this guess: the best turn "
            f"misses its start by {size:.2g} of what the states sweep; give a start and a period nearer to one."
        )
