"""From equations to a verified motion: parameters, start, integration, audit, as a list of stages."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from appell.compile import Compiled, Status, compile_equations
from appell.constraints import multiplier
from appell.equations import Equations
from appell.errors import AppellError, AppellWarning, ModelError, SimulationError
from appell.model import name_of, suggestion
from appell.simulate.assembly import assemble
from appell.simulate.audit import audit, redundancy
from appell.simulate.dataset import dataset
from appell.simulate.events import Event, event_list
from appell.simulate.failures import failure, named
from appell.simulate.inputs import Values, bind_inputs
from appell.simulate.integrate import integrate
from appell.simulate.modes.simulate import present_mode, simulate_modes
from appell.simulate.prepare import constraint_matrix, model_state, scales, start_state
from appell.simulate.progress import progress_bar
from appell.simulate.run import EventFound, Run
from appell.simulate.start import known_state, parameter_values
from appell.simulate.trajectory import Trajectory

SAMPLES = 501
INTEGRATORS = ("dop853", "radau")


def simulate(
    equations: Equations,
    duration: float,
    state: Mapping[Any, float],
    *,
    parameters: Mapping[Any, float] | None = None,
    inputs: Mapping[Any, object] | None = None,
    integrator: str = "dop853",
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
    ``inputs``: for each input of the model an expression of time, state and parameters, a :class:`Table` (or a pair of
    times and values), or a compiled function (:class:`NativeFunction`, a numba ``cfunc``, a ctypes function).
    ``integrator``: "dop853", explicit and the fastest where a motion is not stiff; "radau", implicit, where it is.
    ``tolerance``: relative and absolute error of a step. ``samples``: how many instants, or the instants themselves.
    ``events``: expressions or :class:`Event`; ``projection``: keep the constraints to rounding (on by default).
    ``progress``: a bar for runs over a second; None shows it on a terminal only.

    Raises ModelError (bad input), InconsistentState (the start contradicts a constraint), ConstraintError (constraints
    contradict each other), SingularSystem (the motion is not unique), SimulationError (the run could not go on; what
    was computed is its attribute ``run``).
    """
    times = _instants(duration, samples, start_time)
    bind = _bound(parameters, inputs, times[0], times[-1], integrator=integrator)
    watched = event_list(equations, events)
    if equations.has_modes:
        options = {"tolerance": tolerance, "projection": projection, "max_step": max_step, "max_steps": max_steps}
        with progress_bar(f"{equations.name}", times[0], times[-1], progress) as report:
            run = simulate_modes(equations, state, times, bind, watched, options, report)
        return replace(run, inputs=dict(inputs or {}))
    compiled = compile_equations(equations, [e.expression for e in watched]) if watched else equations.compiled
    values = bind(equations, compiled)
    x0 = start_state(equations, compiled, state, values.at(start_time), start_time)
    p = values.at(start_time, x0)
    with progress_bar(f"{equations.name}", times[0], times[-1], progress) as report:
        trajectory = integrate(
            compiled.program,
            times=times,
            x0=x0,
            parameters=p,
            inputs=values.inputs,
            jacobian=values.jacobian,
            tolerance=tolerance,
            projection=projection,
            events=([e.sign for e in watched], [e.terminal for e in watched]) if watched else None,
            max_step=max_step,
            max_steps=max_steps,
            progress=report,
            **scales(compiled, x0, p, start_time),
        )
    if not trajectory.times.size:
        raise failure(compiled, trajectory)
    run = replace(_run(equations, compiled, trajectory, values, watched), inputs=dict(inputs or {}))
    _raise_or_warn(compiled, trajectory, run)
    return run


def accelerations(
    equations: Equations,
    state: Mapping[Any, float],
    parameters: Mapping[Any, float] | None = None,
    *,
    time: float = 0.0,
    inputs: Mapping[Any, object] | None = None,
) -> Accelerations:
    """Speed rates and multipliers at one state, completed as a start would be."""
    if equations.has_modes:
        mode, values, x = present_mode(equations, state, _bound(parameters, inputs, time), time)
        compiled = mode.compiled
    else:
        compiled = equations.compiled
        values = _bound(parameters, inputs, time)(equations, compiled)
        x = start_state(equations, compiled, state, values.at(time), time)
    p = values.at(time, x)
    try:
        rates = compiled.program.rates(time, x, p, **scales(compiled, x, p, time))
    except AppellError as error:
        raise named(compiled, error) from None
    _, _, speed_rates = compiled.read(np.array([time]), x[None], rates.speed_rates[None], values.at)
    found = {name_of(u): float(a) for u, a in zip(equations.speeds, speed_rates[0], strict=True)}
    rows = len(compiled.rows)
    for i, row in enumerate(compiled.rows):
        count = sum(other.name == row.name for other in compiled.rows)
        found[multiplier(row.name, row.number, count).name] = float(rates.multipliers[i])
        if rates.multipliers.size > rows:  # those of ideal reactions follow
            found[multiplier(row.name, row.number, count, "lambda0").name] = float(rates.multipliers[rows + i])
    return Accelerations(found)


def assembled(
    equations: Equations,
    state: Mapping[Any, float],
    parameters: Mapping[Any, float] | None = None,
    *,
    time: float = 0.0,
    inputs: Mapping[Any, object] | None = None,
) -> dict[str, float]:
    """A whole consistent state by name: what is given where it can be kept, else the nearest there is."""
    compiled = equations.compiled
    p = _bound(parameters, inputs, time)(equations, compiled).at(time)
    q, u = assemble(equations, known_state(equations, state, compiled.auxiliaries), p, time, move=True)
    names = [name_of(s) for s in (*equations.coordinates, *equations.speeds)]
    return dict(zip(names, map(float, (*q, *u)), strict=True))


def evaluate_blocks(
    equations: Equations,
    state: Mapping[Any, float],
    parameters: Mapping[Any, float] | None = None,
    *,
    time: float = 0.0,
    inputs: Mapping[Any, object] | None = None,
) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """M, F, A and gamma as numbers at one state, completed as a start would be."""
    compiled = equations.compiled
    values = _bound(parameters, inputs, time)(equations, compiled)
    x = start_state(equations, compiled, state, values.at(time), time)
    p = values.at(time, x)
    g = compiled.program.graph
    nq, n, m = g.coordinates, g.speeds, g.rows
    column = compiled.program.evaluate("dynamics", time, x, p)
    M, F, A, gamma = np.split(column[nq : nq + n * n + n + m * n + m], np.cumsum([n * n, n, m * n]))
    return M.reshape(n, n, order="F"), F, A.reshape(m, n, order="F"), gamma


def _bound(
    parameters: Mapping[Any, float] | None,
    inputs: Mapping[Any, object] | None,
    *span: float,
    integrator: str = "dop853",
) -> Callable[[Equations, Compiled], Values]:
    """The parameters and inputs over a span of time, for the program of any equations of the model."""
    if integrator not in INTEGRATORS:
        raise ModelError(f"integrator={integrator!r} is unknown: use {' or '.join(map(repr, INTEGRATORS))}.")

    def bind(equations: Equations, compiled: Compiled) -> Values:
        p = parameter_values(equations, parameters)
        bound = bind_inputs(equations, compiled, p, inputs, (span[0], span[-1]))
        return replace(bound, jacobian=compiled.jacobian) if integrator == "radau" else bound

    return bind


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


def _run(
    equations: Equations, compiled: Compiled, trajectory: Trajectory, values: Values, events: Sequence[Event]
) -> Run:
    data = dataset(equations, compiled, trajectory, values)
    names = [name_of(s) for s in (*equations.coordinates, *equations.speeds)]
    found = tuple(
        EventFound(events[e.index].name, e.time, dict(zip(names, model_state(compiled, e, values.at), strict=True)))
        for e in trajectory.events
    )
    last, end = trajectory.states[-1], float(trajectory.times[-1])
    A = constraint_matrix(compiled, last, values.at(end, last), end)
    redundant = redundancy(A, compiled.rows, trajectory.statistics.largest_rank)
    statistics = trajectory.statistics
    certificate = audit([(compiled, statistics)], data, redundant, statistics.seconds)
    return Run(data, certificate, equations, found, compiled.layout.recovered, trajectory.message)


def _raise_or_warn(compiled: Compiled, trajectory: Trajectory, run: Run) -> None:
    if trajectory.is_complete:
        return
    if trajectory.status is Status.INTERRUPTED:
        warnings.warn(
            f"interrupted at t = {run.time[-1]:g}: the run holds what was computed.", AppellWarning, stacklevel=4
        )
        return
    error = failure(compiled, trajectory)
    error.run = run  # type: ignore[attr-defined]
    raise error
