"""The start of the ideal motions and of every realised one, by the rule of the realisation."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from appell.analysis.realisation.row_values import RowValues
from appell.analysis.realisation.start import WholeState, across, transversal
from appell.analysis.realisation.task import Task
from appell.analysis.types import Values
from appell.equations import Equations
from appell.errors import InconsistentState
from appell.model import name_of
from appell.numbers import NEWTON, RUN
from appell.principles import AppellChetaev
from appell.simulate.start import parameter_values


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
