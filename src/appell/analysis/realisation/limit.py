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
from appell.analysis.realisation.slow_manifold import on_slow_manifold, start_on_slow_manifold
from appell.analysis.realisation.start import Start, WholeState, start_of
from appell.analysis.realisation.task import Task, task_of
from appell.analysis.realisation.viscous import Viscous
from appell.analysis.types import Values
from appell.constraints import Constraint
from appell.equations import Equations
from appell.errors import AppellError, AppellWarning, ModelError
from appell.model import Model, name_of
from appell.model.types import Expression
from appell.numbers import RUN
from appell.principles import AppellChetaev
from appell.simulate import Run

EPS = (1e-2, 1e-3, 1e-4, 1e-5)


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
    tolerance: float = RUN.tolerance,
    samples: int = 301,
    corrected: bool = False,
) -> Limit:
    """Run a realisation with smaller and smaller eps, and say to which ideal motion it tends.

    >>> import appell as ap
    >>> blade, start = ap.catalogue.knife_edge_on_incline(), {"x": 0, "y": 0, "theta": 0, "v": 0, "omega": 2.0}
    >>> found = ap.limit(blade, "blade", by="viscous", duration=1.0, state=start)
    >>> found.tends_to, round(found.order, 2)
    ('Appell-Chetaev', 1.0)

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
    Kozlov 1982; Karapetyan 1981; Rubin and Ungar 1957; Eldering 2016; Slawianowski, section 4 (004).
    """
    begin = time.perf_counter()
    task = task_of(model, row, by, strength, nu, eps, mu0)
    integrator, notes = _integrator(task.realisation, integrator)
    own = dict(parameters or {})
    start = start_of(task, state, own)
    situation = Situation(task.model, task.constraint, task.every_mu0, start.ideal, start.energy)
    if refusal := task.realisation.start_refusal(situation, own):
        raise ModelError(refusal)
    runs = _realised(task, start, _Span(duration, own, samples, tolerance, integrator))
    exact = _Span(duration, own, samples, RUN.reference)
    ideals = _ideals(task, situation, exact)
    slow = _on_slow_manifold(task, start, exact) if corrected else []
    read = task.realisation.multipliers
    return Limit(
        model=task.model.name,
        row=task.constraint.name,
        realisation=task.realisation,
        eps=task.eps,
        runs=tuple(runs),
        ideals=tuple(ideals),
        coordinates=tuple(name_of(c) for c in task.model.snapshot().coordinates),
        extrapolation=extrapolate(task.eps, [_coordinates(run, task.model) for run in runs]),
        multipliers=tuple(read(run, *task.rows.along(run), e) for run, e in zip(runs, task.eps, strict=True)),
        multiplier_names=task.multiplier_names,
        transversal_energy=start.energy,
        integrator=integrator,
        notes=tuple(notes),
        seconds=time.perf_counter() - begin,
        corrected=tuple(slow),
    )


@dataclass(frozen=True)
class _Span:
    """How long and how exactly to run."""

    duration: float
    parameters: Mapping[Any, float]
    samples: int
    tolerance: float
    integrator: str = "dop853"

    def run(self, equations: Equations, state: Mapping[str, float], **more: float) -> Run:
        with warnings.catch_warnings():
            # The viscous realisation of a row that is not homogeneous drives the system onto it: that is its purpose.
            warnings.filterwarnings("ignore", "the damper .* gives energy", AppellWarning)
            return equations.simulate(
                self.duration,
                state,
                parameters={**self.parameters, **more},
                samples=self.samples,
                tolerance=self.tolerance,
                integrator=self.integrator,
                progress=False,
            )


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


def _realised(task: Task, start: Start, span: _Span) -> list[Run]:
    """One derivation, one run for each eps."""
    equations = task.realised.derive(AppellChetaev())
    return [span.run(equations, start.realised[eps], **{task.small: eps}) for eps in task.eps]


def _ideals(task: Task, situation: Situation, span: _Span) -> list[Ideal]:
    """The ideal motions from the same start; of one that there is not, why."""
    found = []
    for name, (model, principle) in task.realisation.ideals(situation).items():
        try:
            found.append(Ideal(name, span.run(model.derive(principle), situation.start)))
        except AppellError as error:
            found.append(Ideal(name, None, str(error)))
    return found


def _on_slow_manifold(task: Task, start: Start, span: _Span) -> list[Run]:
    """The motion on the slow manifold for each eps."""
    if not isinstance(task.realisation, Viscous):
        raise ModelError(f"corrected=True belongs to by='viscous', not to by='{task.realisation.name}'.")
    ideal = task.model.derive(AppellChetaev())
    model = on_slow_manifold(task.model, task.constraint, task.rows.numbers, task.realisation.strength, task.small)
    slow = model.derive(AppellChetaev())
    whole = WholeState.of(ideal, start.ideal, {})
    runs = []
    for eps in task.eps:
        values = {**span.parameters, task.small: eps}
        begin = start_on_slow_manifold(ideal, slow, whole, task.rows, values, task.small)
        runs.append(span.run(slow, begin, **{task.small: eps}))
    return runs


def _coordinates(run: Run, model: Model) -> np.ndarray:
    """The coordinates over time, one a row."""
    return np.array([run[name_of(c)] for c in model.snapshot().coordinates])
