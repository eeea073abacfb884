"""From equations to a verified motion: parameters, start, integration, audit, as a list of stages."""

from __future__ import annotations

import warnings
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from appell.compile import Compiled, Status, compile_equations
from appell.equations import Equations, multiplier
from appell.errors import AppellError, AppellWarning, ConstraintError, SimulationError, SingularSystem
from appell.model import name_of, suggestion
from appell.simulate.assembly import assemble, assemble_higher, require_regular
from appell.simulate.audit import audit, redundant_constraints
from appell.simulate.dataset import dataset
from appell.simulate.events import Event, event_list
from appell.simulate.integrate import integrate
from appell.simulate.progress import progress_bar
from appell.simulate.run import EventFound, Run
from appell.simulate.start import known_state, parameter_values
from appell.simulate.trajectory import EventRecord, Trajectory

SAMPLES = 501


def simulate(
    equations: Equations,
    duration: float,
    state: Mapping[Any, float],
    *,
    parameters: Mapping[Any, float] | None = None,
    tolerance: float = 1e-10,
    samples: int | ArrayLike = SAMPLES,
    events: object = (),
    projection: bool = True,
    start_time: float = 0.0,
    max_step: float | None = None,
    max_steps: int | None = None,
    progress: bool | None = None,
) -> Run:
    """The motion from a state over a duration.

    ``state``: what is known of the start; it is kept, the rest is the smallest that satisfies the constraints.
    ``tolerance``: relative and absolute error of a step. ``samples``: how many instants, or the instants themselves.
    ``events``: expressions or :class:`Event`; ``projection``: keep the constraints to rounding (on by default).
    ``progress``: a bar for runs over a second; None shows it on a terminal only.

    Raises ModelError (bad input), InconsistentState (the start contradicts a constraint), ConstraintError (constraints
    contradict each other), SingularSystem (the motion is not unique), SimulationError (the run could not go on; what
    was computed is its attribute ``run``).
    """
    times = _instants(duration, samples, start_time)
    p = parameter_values(equations.model, parameters)
    watched = event_list(equations.model, events)
    compiled = compile_equations(equations, [e.expression for e in watched]) if watched else equations.compiled
    x0 = _start(equations, compiled, state, p, start_time)
    scales = _scales(compiled, x0, p, start_time)
    with progress_bar(f"{equations.model.name}", times[0], times[-1], progress) as report:
        trajectory = integrate(
            compiled.program,
            times=times,
            x0=x0,
            parameters=p,
            tolerance=tolerance,
            projection=projection,
            events=([e.sign for e in watched], [e.terminal for e in watched]) if watched else None,
            max_step=max_step,
            max_steps=max_steps,
            progress=report,
            **scales,
        )
    if not trajectory.times.size:
        raise _failure(compiled, trajectory)
    run = _run(equations, compiled, trajectory, p, watched)
    _raise_or_warn(compiled, trajectory, run)
    return run


def accelerations(
    equations: Equations,
    state: Mapping[Any, float],
    parameters: Mapping[Any, float] | None = None,
    *,
    time: float = 0.0,
) -> Accelerations:
    """Speed rates and multipliers at one state, completed as a start would be."""
    p = parameter_values(equations.model, parameters)
    compiled = equations.compiled
    x = _start(equations, compiled, state, p, time)
    try:
        rates = compiled.program.rates(time, x, p, **_scales(compiled, x, p, time))
    except AppellError as error:
        raise _named(compiled, error) from None
    _, _, speed_rates = compiled.read(np.array([time]), x[None], rates.speed_rates[None], p)
    values = {name_of(u): float(a) for u, a in zip(equations.speeds, speed_rates[0], strict=True)}
    for row, value in zip(compiled.rows, rates.multipliers, strict=True):
        count = sum(other.name == row.name for other in compiled.rows)
        values[multiplier(row.name, row.number, count).name] = float(value)
    return Accelerations(values)


def evaluate_blocks(
    equations: Equations,
    state: Mapping[Any, float],
    parameters: Mapping[Any, float] | None = None,
    *,
    time: float = 0.0,
) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """M, F, A and gamma as numbers at one state, completed as a start would be."""
    p = parameter_values(equations.model, parameters)
    compiled = equations.compiled
    x = _start(equations, compiled, state, p, time)
    g = compiled.program.graph
    nq, n, m = g.coordinates, g.speeds, g.rows
    column = compiled.program.evaluate("dynamics", time, x, p)
    M, F, A, gamma = np.split(column[nq : nq + n * n + n + m * n + m], np.cumsum([n * n, n, m * n]))
    return M.reshape(n, n, order="F"), F, A.reshape(m, n, order="F"), gamma


def _start(
    equations: Equations, compiled: Compiled, state: Mapping[Any, float], p: np.ndarray, time: float
) -> np.ndarray:
    """The program's state from what is known: completed, with the auxiliary states at their start."""
    known = known_state(equations.model, state, compiled.auxiliaries)
    if compiled.higher is not None:
        return assemble_higher(equations, compiled, known, p, time)
    q, u = assemble(equations, known, p, time)
    require_regular(equations, compiled, (q, u, time, p))
    given = equations.principle.initial_auxiliaries(compiled.rows)
    s = np.array([known.auxiliaries.get(i, value) for i, value in enumerate(given)], float)
    return compiled.state(q, u, s, time, p)


class Accelerations(dict[str, float]):
    """Numbers at one state: keyed by speed, speed rate or multiplier, as a symbol or a name."""

    def __getitem__(self, key: object) -> float:
        name = name_of(key)
        found = super().get(name, super().get(name.removesuffix("'")))
        if found is None:
            raise KeyError(f"no speed or multiplier is named '{name}'" + suggestion(name, self))
        return found


def _instants(duration: float, samples: int | ArrayLike, start: float) -> np.ndarray:
    if not (np.isfinite(duration) and duration > 0):
        raise SimulationError(f"the duration is {duration}: give a positive number of seconds.")
    if isinstance(samples, int | np.integer):
        if samples < 2:
            raise SimulationError(f"samples={samples}: a run has at least two, its start and its end.")
        return np.asarray(np.linspace(start, start + duration, int(samples)))
    times = np.asarray(samples, float)
    if times.ndim != 1 or times.size < 2 or not (np.diff(times) > 0).all():
        raise SimulationError("samples= must be a number of instants or a rising sequence of at least two of them.")
    if times[0] < start or times[-1] > start + duration * (1 + 1e-12):
        raise SimulationError(f"samples= leaves the run, which goes from {start:g} to {start + duration:g}.")
    return times if times[0] == start else np.concatenate([[start], times])


def _scales(compiled: Compiled, x: np.ndarray, p: np.ndarray, t: float) -> dict[str, Any]:
    """The usual length of each row in the metric, and of each speed, from the start."""
    g = compiled.program.graph
    if not g.rows:
        return {}
    metric, A = _metric(compiled, x, p, t), _constraint_matrix(compiled, x, p, t)
    with np.errstate(invalid="ignore"):
        lengths = np.sqrt(np.maximum(np.einsum("ij,ji->i", A, np.linalg.pinv(metric) @ A.T), 0.0))
    diagonal = np.diag(metric)
    return {
        "row_scale": np.where(np.isfinite(lengths), lengths, 0.0),
        "speed_scale": 1 / np.sqrt(np.where(diagonal > 0, diagonal, 1.0)),
    }


def _metric(compiled: Compiled, x: np.ndarray, p: np.ndarray, t: float) -> np.ndarray:
    """The metric of projection; M itself where nothing is projected (rows in accelerations only)."""
    g = compiled.program.graph
    nq, n = g.coordinates, g.speeds
    if g.position_rows + g.velocity_rows:
        return compiled.program.evaluate("metric", t, x, p).reshape(n, n, order="F")
    return compiled.program.evaluate("dynamics", t, x, p)[nq : nq + n * n].reshape(n, n, order="F")


def _constraint_matrix(compiled: Compiled, x: np.ndarray, p: np.ndarray, t: float) -> np.ndarray:
    g = compiled.program.graph
    nq, n, m = g.coordinates, g.speeds, g.rows
    start = nq + n * n + n
    return compiled.program.evaluate("dynamics", t, x, p)[start : start + m * n].reshape(m, n, order="F")


def _run(
    equations: Equations, compiled: Compiled, trajectory: Trajectory, p: np.ndarray, events: Sequence[Event]
) -> Run:
    data = dataset(equations, compiled, trajectory, p)
    names = [name_of(s) for s in (*equations.coordinates, *equations.speeds)]
    found = tuple(
        EventFound(events[e.index].name, e.time, dict(zip(names, _model_state(compiled, e, p), strict=True)))
        for e in trajectory.events
    )
    A = _constraint_matrix(compiled, trajectory.states[-1], p, float(trajectory.times[-1]))
    redundant = redundant_constraints(A, compiled.rows, trajectory.statistics.largest_rank)
    certificate = audit(compiled, trajectory, data, redundant)
    return Run(data, certificate, equations, found, compiled.layout.recovered, trajectory.message)


def _model_state(compiled: Compiled, event: EventRecord, p: np.ndarray) -> np.ndarray:
    """The model's coordinates and speeds where an event was found."""
    rates = np.zeros((1, compiled.program.graph.speeds))
    q, u, _ = compiled.read(np.array([event.time]), event.state[None], rates, p)
    return np.concatenate([q[0], u[0]])


def _raise_or_warn(compiled: Compiled, trajectory: Trajectory, run: Run) -> None:
    if trajectory.is_complete:
        return
    if trajectory.status is Status.INTERRUPTED:
        warnings.warn(
            f"interrupted at t = {run.time[-1]:g}: the run holds what was computed.", AppellWarning, stacklevel=4
        )
        return
    error = _failure(compiled, trajectory)
    error.run = run  # type: ignore[attr-defined]
    raise error


def _failure(compiled: Compiled, trajectory: Trajectory) -> AppellError:
    kinds = {Status.CONTRADICTORY: ConstraintError, Status.SINGULAR: SingularSystem}
    return _named(compiled, kinds.get(trajectory.status, SimulationError)(trajectory.message))


def _named(compiled: Compiled, error: AppellError) -> AppellError:
    """The same error, with the name of the constraint in place of the number of its row."""
    text = str(error)
    if compiled.higher is not None and isinstance(error, SingularSystem):
        rows = sorted({name for name in compiled.higher.names if not name.startswith("the motion")})
        named = f" with {', '.join(map(repr, rows))}" if rows else ""
        text += f": the extended system{named} is not regular there (a multiplier that vanishes can do that)"
    for i, row in enumerate(compiled.rows):
        text = text.replace(f"(row {i})", f"(the constraint '{row.name}')")
    return type(error)(text)
