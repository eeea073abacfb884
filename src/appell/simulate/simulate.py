"""From equations to a verified motion, as a list of stages: arguments, start, integration in each mode, run."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from appell.equations import Equations
from appell.model import name_of
from appell.model.mechanism import has_modes
from appell.numbers import RUN
from appell.simulate.aliases import Events, Inputs, Parameters, State
from appell.simulate.arguments import instants, watched_events
from appell.simulate.bind import Binding
from appell.simulate.callbacks import callback_errors
from appell.simulate.completed_start import start_record
from appell.simulate.computed import Segment
from appell.simulate.control import Controller, SampledControl
from appell.simulate.events import Event
from appell.simulate.integrate import Progress, Session, integrate
from appell.simulate.modes.hybrid_motion import hybrid_motion
from appell.simulate.modes.record import ModeSpan
from appell.simulate.motion import Motion, finished_run
from appell.simulate.options import IntegrationOptions, integration_options
from appell.simulate.prepare import program_with, scales, start_state
from appell.simulate.progress import progress_bar
from appell.simulate.run import Run
from appell.simulate.trajectory import Trajectory


def simulate(
    equations: Equations,
    duration: float,
    state: State,
    *,
    parameters: Parameters | None = None,
    inputs: Inputs | None = None,
    integrator: str = "dop853",
    tolerance: float = RUN.tolerance,
    samples: int | ArrayLike = RUN.samples,
    events: Events = (),
    projection: bool = True,
    start_time: float = 0.0,
    max_step: float | None = None,
    max_steps: int | None = None,
    program: str = "generic",
    shares: str | None = None,
    sensitivities: Sequence[Any] = (),
    sample: float | None = None,
    controller: Controller | None = None,
    progress: bool | Callable[[float], None] | None = None,
) -> Run:
    """The motion from a state over a duration.

    Parameters
    ----------
    equations
        What to integrate, of ``model.derive(principle)``.
    duration
        Seconds from ``start_time`` on.
    state
        What is known of the start, by name or symbol; it is kept, the rest is the smallest that satisfies the
        constraints.
    parameters
        Values in place of the defaults.
    inputs
        For each input of the model an expression of time, state and parameters, a :class:`Table` (or a pair of times
        and values), or a compiled function (:class:`NativeFunction`, a numba ``cfunc``, a ctypes function).
    integrator
        "dop853", explicit and the fastest where a motion is not stiff; "radau", implicit, where it is.
    tolerance
        Relative and absolute error of a step.
    samples
        How many instants, or the instants themselves (the run goes on to its end behind the last of them).
    events
        Expressions or :class:`Event`: one, a list, or a dict from names.
    projection
        Keep the constraints to rounding.
    start_time
        The time of the state.
    max_step, max_steps
        The longest step, and how many steps there may be.
    program
        "generic", the stepper that is compiled for all models; "specialised", one that is compiled for these equations
        when it is first asked for (2 to 7 s, about a tenth quicker); "auto" makes that in the background once these
        equations have been integrated for half a minute, and takes it when it is ready. They agree to rounding;
        ``settings`` of the run says which one ran.
    shares
        Where the motion depends on how redundant constraints share their reactions (friction of different coefficients
        on rows that repeat each other), a run ends with the names of these; "least norm" takes the least shares.
    sensitivities
        What derivatives are computed by: ``run.sensitivities()`` then gives them.
    controller, sample
        A Python function of a time and a state (numbers by name or symbol) that gives the inputs, a dict (or a number
        where there is one), and its period: the inputs hold until it is asked again. It sets those inputs that
        ``inputs`` leaves out; in the run they are tables.
    progress
        A bar for runs over a second, None shows it on a terminal only; or a function of the part that is done, which
        may raise to end the run.

    Returns
    -------
    Run
        The motion; what follows from it is computed when it is asked for.

    Raises
    ------
    ModelError
        Bad input.
    InconsistentState
        The start contradicts a constraint.
    ConstraintError
        Constraints contradict each other.
    SingularSystem
        The motion is not unique; where it is only reactions that are not, what was computed is its attribute ``run``.
    SimulationError
        The run could not go on; what was computed is the attribute ``run`` of the error.
    KeyboardInterrupt
        Ctrl-C; what was computed is its attribute ``run``, where there is something.

    What a ctypes function among the inputs raises ends the run too.

    Examples
    --------
    >>> import appell as ap
    >>> m = ap.Model("fall"); z = m.coordinates("z")
    >>> _ = m.particle("stone", mass=1, position=z * m.frame.z)
    >>> m.gravity(-10 * m.frame.z)
    >>> run = m.derive(ap.Kane()).simulate(1.0, {z: 20.0}, samples=3)
    >>> run[z]
    array([20.  , 18.75, 15.  ])
    """
    times, end = instants(duration, samples, start_time), start_time + duration
    limits = max_step, None, max_steps, None
    options = integration_options(integrator, tolerance, None, projection, *limits, program, shares)
    control = None
    if controller is not None or sample is not None:
        span = float(times[0]), float(end)
        control = SampledControl.over(equations, controller, sample, inputs or {}, span)
        inputs = {**(inputs or {}), **control.blank}
    bind = Binding(parameters, inputs, float(times[0]), float(end), options.is_implicit)
    watched = watched_events(equations, events)
    stage = hybrid_motion if has_modes(equations.mechanism) else smooth_motion
    if control is not None:
        stage = partial(smooth_motion, control=control)
    with callback_errors(inputs) as check, progress_bar(equations.mechanism.name, times[0], end, progress) as report:
        hear = _checked(check, report) if inputs or report is not None else None
        motion = stage(equations, state, times, bind, watched, options, hear)
        check()
        if control is not None:
            inputs = {**(inputs or {}), **control.given(motion.last.values)}
        given = {name_of(key): float(value) for key, value in state.items()}
        settings = {"state": given, "tolerance": tolerance, "integrator": integrator, "events": watched}
        settings |= {} if shares is None else {"shares": shares}
        settings |= {"sensitivities": tuple(map(name_of, sensitivities))} if sensitivities else {}
        run = finished_run(motion, watched, inputs or {}, settings)
    if sensitivities:
        run.sensitivities()
    return run


def _checked(check: Callable[[], None], report: Progress | None) -> Progress:
    """Progress, and the errors of callbacks, where the stepper returns to Python."""

    def hear(reached: float) -> None:
        check()
        if report is not None:
            report(reached)

    return hear


def _one_mode(equations: Equations, t: float, trajectory: Trajectory) -> tuple[ModeSpan, ...]:
    end = float(trajectory.times[-1]) if trajectory.count else t
    return (ModeSpan({}, tuple(c.name for c in equations.mechanism.constraints), t, end, "the start"),)


def smooth_motion(
    equations: Equations,
    state: State,
    times: np.ndarray,
    bind: Binding,
    watched: Sequence[Event],
    options: IntegrationOptions,
    progress: Progress | None,
    control: SampledControl | None = None,
) -> Motion:
    """The motion of a model in which nothing opens: one mode from beginning to end."""
    program = program_with(equations, [e.expression for e in watched])
    values, t = bind(equations, program), float(times[0])
    x = start_state(equations, program, state, values.at(t), t)
    p = values.at(t, x) if values.inputs else values.at(t)
    session = Session.begin(
        program,
        options,
        times=times,
        x0=x,
        parameters=p,
        inputs=values.inputs,
        jacobian=values.jacobian,
        events=([e.sign for e in watched], [e.terminal for e in watched]) if watched else None,
        end=bind.end,
        stops=values.stops,
        is_checked=True,
        rates_wait=not program.system.contradiction,  # else rows that hold do not say that a reaction keeps them
        **scales(program, x, p, t),
    )
    trajectory = integrate(session, progress) if control is None else control.integrate(session, values, progress)
    segment = Segment(equations, program, values, trajectory)
    found = [(segment, e) for e in trajectory.events]
    return Motion(
        equations,
        [segment],
        segment,
        trajectory.status,
        partial(_one_mode, equations, t, trajectory),
        partial(start_record, equations, program, dict(state), x, p, t),
        events=found,
        seconds=trajectory.seconds,
        projected=options.projection,
        program=session.tier,
        is_empty=not session.arrays.run.sample_count,
    )
