"""A sequence of realisations with eps to zero: to which ideal motion it tends, with which order and error."""

from __future__ import annotations

import time
import warnings
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from appell.analysis.realisation.extrapolate import extrapolate
from appell.analysis.realisation.limit_result import Ideal, Limit
from appell.analysis.realisation.realisation import Realisation, Situation
from appell.analysis.realisation.realise import (
    constraint_of,
    positive_eps,
    realisation_of,
    realise,
    small_parameter,
)
from appell.analysis.realisation.row_values import RowValues
from appell.analysis.realisation.slow_manifold import on_slow_manifold, start_on_slow_manifold
from appell.analysis.realisation.start import ON_CONSTRAINT, WholeState, across, transversal
from appell.analysis.types import Values
from appell.constraints import Constraint
from appell.equations import Equations
from appell.errors import AppellError, AppellWarning, InconsistentState, ModelError
from appell.model import Model, name_of
from appell.model.types import Expression
from appell.principles import AppellChetaev
from appell.simulate import Run
from appell.simulate.start import parameter_values

EPS = (1e-2, 1e-3, 1e-4, 1e-5)
IDEAL_TOLERANCE = 1e-12
"""Of the runs that the others are held against."""


def limit(
    model: Model,
    row: str | Constraint,
    *,
    by: str,
    duration: float,
    state: Values,
    eps: Sequence[float] = EPS,
    mu0: float | Sequence[float] = 0.0,
    strength: Expression = 1,
    nu: float | None = None,
    parameters: Values | None = None,
    integrator: str | None = None,
    tolerance: float = 1e-10,
    samples: int = 301,
    corrected: bool = False,
) -> Limit:
    """Run a realisation with smaller and smaller eps, and say to which ideal motion it tends.

    Parameters
    ----------
    model, row, by, strength, nu
        As for :func:`realise`.
    duration, state, parameters, tolerance, samples
        As for :meth:`appell.Equations.simulate`. The start satisfies the constraint (what is left out of the state is
        the smallest that does); with by="elastic" it may have a velocity across it.
    eps
        Positive numbers; they are taken from the largest to the smallest.
    mu0
        The multipliers of Hamilton and Lusternik at the start, one for each row in velocities: added mass starts with
        F(0) = eps mu0, by the speeds that the state leaves out.
    integrator
        "dop853" or "radau"; by default "radau" where the realisation is stiff. One that is not stiff is replaced for
        such a limit, with a warning.
    corrected
        For by="viscous": the motion on the slow manifold to first order in eps too (Eldering 2016), for each eps; its
        distance from the realised motion is of order two.

    Returns
    -------
    Limit
        Distances from every ideal motion, the order in eps, the extrapolated motion with its error, the verdict.

    Raises
    ------
    NotApplicable
        The constraint cannot be realised so.
    ModelError
        eps that are not positive, or fewer than two.
    InconsistentState
        A start that contradicts the rule of the realisation.

    References
    ----------
    Kozlov 1983; Karapetyan 1981; Rubin and Ungar 1957; Eldering 2016; Slawianowski, section 4 (004).

    Examples
    --------
    >>> import appell as ap
    >>> blade, start = ap.catalogue.knife_edge_on_incline(), {"x": 0, "y": 0, "theta": 0, "v": 0, "omega": 2.0}
    >>> found = ap.limit(blade, "blade", by="viscous", duration=1.0, state=start)
    >>> found.tends_to, round(found.order, 2)
    ('Appell-Chetaev', 1.0)
    """
    begin = time.perf_counter()
    task = _task(model, row, by, strength, nu, eps, mu0)
    integrator, notes = _integrator(task.realisation, integrator)
    options = {"parameters": dict(parameters or {}), "samples": samples}
    start = _start(task, state, duration, options)
    equations = task.realised.derive(AppellChetaev())
    runs = []
    for value in task.eps:
        with_eps = {**options, "parameters": {**dict(parameters or {}), task.small: value}}
        runs.append(
            equations.simulate(
                duration, start.realised(value), integrator=integrator, tolerance=tolerance, progress=False, **with_eps
            )
        )
    ideals = _ideals(task, start, duration, options)
    slow = _slow_motions(task, start, duration, options) if corrected else ()
    return _judged(task, runs, ideals, start, slow, notes, integrator, begin)


@dataclass(frozen=True)
class _Task:
    """What is to be realised: the ideal model, the realised one, the rows and the sequence."""

    model: Model
    realised: Model
    constraint: Constraint
    realisation: Realisation
    rows: RowValues
    eps: tuple[float, ...]
    mu0: tuple[float, ...]
    small: str


def _task(
    model: Model,
    row: str | Constraint,
    by: str,
    strength: Expression,
    nu: float | None,
    eps: Sequence[float],
    mu0: float | Sequence[float],
) -> _Task:
    values = sorted({positive_eps(value) for value in eps}, reverse=True)
    if len(values) < 2:
        raise ModelError(f"eps={tuple(eps)}: give at least two different values, a limit needs a sequence.")
    constraint, realisation = constraint_of(model, row), realisation_of(by, strength, nu)
    realised = realise(model, row, by=by, eps=values[0], strength=strength, nu=nu)
    kept = realisation.kept_rows(constraint)
    start = tuple(map(float, np.broadcast_to(mu0, len(kept)))) if np.ndim(mu0) == 0 else tuple(map(float, mu0))
    if len(start) != len(kept):
        raise ModelError(f"mu0 has {len(start)} numbers and '{constraint.name}' has {len(kept)} rows: give one for each.")
    rows = RowValues.of(realised, constraint, kept, realisation.strength)
    return _Task(model, realised, constraint, realisation, rows, tuple(values), start, small_parameter(model))


def _integrator(realisation: Realisation, wanted: str | None) -> tuple[str, list[str]]:
    """The integrator, and what is to be said of it."""
    if wanted is None:
        return ("radau" if realisation.stiff else "dop853"), []
    if realisation.stiff and wanted != "radau":
        note = (
            f"integrator='{wanted}' is not for stiff motions, and by='{realisation.name}' makes one: radau was taken."
        )
        warnings.warn(note, AppellWarning, stacklevel=3)
        return "radau", [note]
    return wanted, []


@dataclass(frozen=True)
class _Start:
    """The start of the ideal motions and, for each eps, of the realised one; the energy across the rows."""

    ideal: Mapping[str, float]
    by_eps: Mapping[float, Mapping[str, float]]
    transversal_energy: float = 0.0

    def realised(self, eps: float) -> Mapping[str, float]:
        return self.by_eps[eps]


def _start(task: _Task, state: Values, duration: float, options: Mapping[str, Any]) -> _Start:
    """A start by the rule of the realisation."""
    ideal = task.model.derive(AppellChetaev())
    if task.realisation.rows_of_order == (0,):
        return _elastic_start(task, ideal, state, options)
    try:
        begin = _first_state(ideal, state, options["parameters"])
    except InconsistentState as error:
        raise InconsistentState(
            f"the start contradicts the rule of by='{task.realisation.name}' ({task.realisation.start_rule}): {error}"
        ) from error
    if not any(task.mu0) or not task.realisation.has_momentum:
        return _Start(begin, dict.fromkeys(task.eps, begin))
    whole = WholeState.of(ideal, begin, state)
    place = _place(ideal, task)
    rows = RowValues.of(task.model, task.constraint, task.rows.numbers)
    starts = {
        eps: across(ideal, whole, rows, [eps * mu for mu in task.mu0], options["parameters"], place) for eps in task.eps
    }
    return _Start(begin, starts)


def _place(ideal: Equations, task: _Task) -> list[int]:
    """Where the rows stand among all rows of the model."""
    every = [(c.name, i) for c in ideal.constraints for i in range(len(c.expressions))]
    return [every.index((task.constraint.name, i)) for i in task.rows.numbers]


def _elastic_start(task: _Task, ideal: Equations, state: Values, options: Mapping[str, Any]) -> _Start:
    """f(0) = 0, with any velocity across: the ideal motion starts without it."""
    realised = task.realised.derive(AppellChetaev())
    begin = _first_state(realised, state, options["parameters"])
    whole = WholeState.of(realised, begin, state)
    f, _, _ = task.rows.at(whole.q, whole.u, 0.0, parameter_values(realised, options["parameters"]))
    if np.abs(f).max() > ON_CONSTRAINT:
        raise InconsistentState(
            f"the start has {task.constraint.name} = {f[np.abs(f).argmax()]:.3g} and contradicts the rule of "
            f"by='elastic' ({task.realisation.start_rule}): give coordinates that satisfy it."
        )
    kept, energy = transversal(ideal, whole, options["parameters"])
    return _Start(kept, dict.fromkeys(task.eps, begin), energy if energy > ON_CONSTRAINT**2 else 0.0)


def _first_state(equations: Equations, state: Values, parameters: Values) -> dict[str, float]:
    """A complete start by name, completed as a run would."""
    run = equations.simulate(1e-9, state, parameters=parameters, samples=2, progress=False)
    names = [name_of(s) for s in (*equations.coordinates, *equations.speeds)]
    return {name: float(run[name][0]) for name in names}


def _ideals(task: _Task, start: _Start, duration: float, options: Mapping[str, Any]) -> list[Ideal]:
    """The ideal motions from the same start; of one that there is not, why."""
    mu0 = np.zeros(len(task.constraint.expressions))
    mu0[list(task.rows.numbers)] = task.mu0
    situation = Situation(task.model, task.constraint, tuple(mu0), start.ideal, start.transversal_energy)
    found = []
    for name, (model, principle) in task.realisation.ideals(situation).items():
        try:
            equations = model.derive(principle)
            run = equations.simulate(duration, start.ideal, tolerance=IDEAL_TOLERANCE, progress=False, **options)
            found.append(Ideal(name, run))
        except AppellError as error:
            found.append(Ideal(name, None, str(error)))
    return found


def _slow_motions(task: _Task, start: _Start, duration: float, options: Mapping[str, Any]) -> list[Run]:
    """The motion on the slow manifold for each eps."""
    if task.realisation.name != "viscous":
        raise ModelError(f"corrected=True belongs to by='viscous', not to by='{task.realisation.name}'.")
    ideal = task.model.derive(AppellChetaev())
    model = on_slow_manifold(task.model, task.constraint, task.rows.numbers, task.realisation.strength, task.small)
    slow = model.derive(AppellChetaev())
    whole = WholeState.of(ideal, start.ideal, {})
    runs = []
    for eps in task.eps:
        values = {**options["parameters"], task.small: eps}
        begin = start_on_slow_manifold(ideal, slow, whole, task.rows, values, task.small)
        more = {**options, "parameters": values}
        runs.append(slow.simulate(duration, begin, tolerance=IDEAL_TOLERANCE, progress=False, **more))
    return runs


def _judged(
    task: _Task,
    runs: Sequence[Run],
    ideals: Sequence[Ideal],
    start: _Start,
    slow: Sequence[Run],
    notes: Sequence[str],
    integrator: str,
    begin: float,
) -> Limit:
    motions = [motion_of(run, task.model) for run in runs]
    read = task.realisation.multipliers
    multipliers = [read(run, task.rows.along(run), eps) for run, eps in zip(runs, task.eps, strict=True)]
    return Limit(
        model=task.model.name,
        row=task.constraint.name,
        realisation=task.realisation,
        eps=task.eps,
        runs=tuple(runs),
        ideals=tuple(ideals),
        coordinates=tuple(name_of(c) for c in task.model.snapshot().coordinates),
        extrapolation=extrapolate(task.eps, motions),
        multipliers=tuple(multipliers),
        transversal_energy=start.transversal_energy,
        integrator=integrator,
        notes=tuple(notes),
        seconds=time.perf_counter() - begin,
        corrected=tuple(slow),
    )


def motion_of(run: Run, model: Model) -> np.ndarray:
    """The coordinates over time, one a row."""
    return np.array([run[name_of(c)] for c in model.snapshot().coordinates])
