"""From where a realised motion starts: on the constraint, with a stated momentum or velocity across it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from appell.algebra.rank import symmetric_inverse
from appell.analysis.realisation.row_values import RowValues
from appell.analysis.realisation.task import Task
from appell.analysis.types import Values
from appell.equations import Equations
from appell.errors import InconsistentState
from appell.model import name_of
from appell.numbers import NEWTON, RANK, RUN, ZERO
from appell.principles import AppellChetaev
from appell.simulate.pointwise import evaluate_blocks
from appell.simulate.start import parameter_values


@dataclass(frozen=True)
class WholeState:
    """A complete start by name, and the names of the speeds that a person gave."""

    values: Mapping[str, float]
    coordinates: tuple[str, ...]
    speeds: tuple[str, ...]
    given: frozenset[str]

    @classmethod
    def of(cls, equations: Equations, values: Mapping[str, float], state: Mapping[Any, float]) -> WholeState:
        """The start of equations, of which a person gave some."""
        q = tuple(name_of(c) for c in equations.coordinates)
        u = tuple(name_of(s) for s in equations.speeds)
        return cls(dict(values), q, u, frozenset(name_of(key) for key in state))

    @property
    def q(self) -> np.ndarray:
        """The coordinates."""
        return np.array([self.values[name] for name in self.coordinates])

    @property
    def u(self) -> np.ndarray:
        """The speeds."""
        return np.array([self.values[name] for name in self.speeds])

    def with_speeds(self, u: np.ndarray) -> dict[str, float]:
        """The state with other speeds."""
        return {**self.values, **dict(zip(self.speeds, map(float, u), strict=True))}


def across(
    equations: Equations,
    start: WholeState,
    rows: RowValues,
    values: Sequence[float],
    parameters: Mapping[Any, float] | None,
    place: Sequence[int],
) -> dict[str, float]:
    """The start with F = ``values``, by the speeds nobody gave, at the least change of kinetic energy.

    delta u = M^-1 A^T (A M^-1 A^T)^-1 (values - F) over those speeds, A with every row of the model (the others stay
    kept); ``place`` says where the rows stand in A. A few Newton steps where F is not linear.
    """
    M, _, A, _ = evaluate_blocks(equations, start.values, parameters)
    free = [i for i, name in enumerate(start.speeds) if name not in start.given]
    p = parameter_values(equations, parameters)
    u, wanted = start.u, np.asarray(values, float)
    for _ in range(NEWTON.steps):
        _, F, slope = rows.at(start.q, u, 0.0, p)
        left = wanted - F
        if np.abs(left).max(initial=0.0) < ZERO.rounding + ZERO.products * np.abs(wanted).max(initial=0.0):
            return start.with_speeds(u)
        right = np.zeros(A.shape[0])
        A[place], right[place] = slope, left
        u = u + least_change(M, A, free, right, rows.constraint.name)
    return start.with_speeds(u)


def least_change(M: np.ndarray, A: np.ndarray, free: Sequence[int], right: np.ndarray, row: str) -> np.ndarray:
    """The delta u over the free speeds with A delta u = right that is smallest in the metric of M."""
    change = np.zeros(M.shape[0])
    part = A[:, free]
    inverse = symmetric_inverse(M[np.ix_(free, free)], RANK.massless)
    change[free] = inverse @ part.T @ symmetric_inverse(part @ inverse @ part.T, RANK.pivot) @ right
    if np.abs(A @ change - right).max(initial=0.0) > NEWTON.consistent * max(
        np.abs(right).max(initial=0.0), ZERO.nothing
    ):
        raise InconsistentState(
            f"the start fixes every speed in '{row}' and contradicts the rule F(0) = eps mu0: leave one of them out."
        )
    return change


def transversal(
    equations: Equations, start: WholeState, parameters: Mapping[Any, float] | None
) -> tuple[dict[str, float], float]:
    """The start without its velocity across the rows, and the energy of that velocity.

    u - M^-1 A^T (A M^-1 A^T)^-1 A u, and (A u)^T (A M^-1 A^T)^-1 (A u) / 2.
    """
    M, _, A, _ = evaluate_blocks(equations, {name: start.values[name] for name in start.coordinates}, parameters)
    u = start.u
    inverse = np.linalg.inv(M)
    push = symmetric_inverse(A @ inverse @ A.T, RANK.pivot) @ (A @ u)
    return start.with_speeds(u - inverse @ A.T @ push), float(push @ A @ u / 2)


# ---- The start of the ideal motions and of every realised one, by the rule of the realisation


@dataclass(frozen=True)
class Start:
    """``ideal``: of the ideal motions; ``realised``: for each eps; ``energy``: of the velocity across the rows."""

    ideal: Mapping[str, float]
    realised: Mapping[float, Mapping[str, float]]
    energy: float = 0.0


def start_of(task: Task, state: Values, parameters: Values) -> Start:
    """A start by the rule of the realisation; one that contradicts it is refused."""
    ideal = task.model.derive(AppellChetaev())
    if task.realisation.rows_of_order == (0,):
        return _with_velocity_across(task, ideal, state, parameters)
    try:
        begin = _completed(ideal, state, parameters)
    except InconsistentState as error:
        raise InconsistentState(
            f"the start contradicts the rule of by='{task.realisation.name}' ({task.realisation.start_rule}): {error}"
        ) from error
    if not any(task.mu0) or not task.realisation.has_momentum:
        return Start(begin, dict.fromkeys(task.eps, begin))
    return Start(begin, _with_momentum_across(task, ideal, begin, state, parameters))


def _with_momentum_across(
    task: Task, ideal: Equations, begin: Mapping[str, float], state: Values, parameters: Values
) -> dict[float, Mapping[str, float]]:
    """F(0) = eps mu0 / k, by the speeds that nobody gave."""
    whole = WholeState.of(ideal, begin, state)
    every = [(c.name, i) for c in ideal.mechanism.constraints for i in range(len(c.expressions))]
    place = [every.index((task.constraint.name, i)) for i in task.rows.numbers]
    rows = RowValues.of(task.model, task.constraint, task.rows.numbers)
    k = task.rows.strength_at(whole.q, parameter_values(task.realised.derive(AppellChetaev()), parameters))
    return {eps: across(ideal, whole, rows, [eps * mu / k for mu in task.mu0], parameters, place) for eps in task.eps}


def _with_velocity_across(task: Task, ideal: Equations, state: Values, parameters: Values) -> Start:
    """f(0) = 0, with any velocity across: the ideal motion starts without it."""
    realised = task.realised.derive(AppellChetaev())
    begin = _completed(realised, state, parameters)
    whole = WholeState.of(realised, begin, state)
    f, _, _ = task.rows.at(whole.q, whole.u, 0.0, parameter_values(realised, parameters))
    if np.abs(f).max() > NEWTON.consistent:
        raise InconsistentState(
            f"the start has {task.constraint.name} = {f[np.abs(f).argmax()]:.3g} and contradicts the rule of "
            f"by='{task.realisation.name}' ({task.realisation.start_rule}): give coordinates that satisfy it."
        )
    along, energy = transversal(ideal, whole, parameters)
    return Start(along, dict.fromkeys(task.eps, begin), energy if energy > NEWTON.consistent**2 else 0.0)


def _completed(equations: Equations, state: Values, parameters: Values) -> dict[str, float]:
    """A complete start by name, as a run would begin."""
    run = equations.simulate(RUN.instant, state, parameters=parameters, samples=2, progress=False)
    names = [name_of(s) for s in (*equations.coordinates, *equations.speeds)]
    return {name: float(run[name][0]) for name in names}
