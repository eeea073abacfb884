"""A run in several modes, as a list of stages: begin, drive, join, audit."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from appell.compile import Status
from appell.equations import Equations
from appell.errors import AppellError, AppellWarning
from appell.model import name_of
from appell.simulate.audit import Redundancy, audit, redundancy
from appell.simulate.dataset import Variables, labelled
from appell.simulate.events import Event
from appell.simulate.failures import failure
from appell.simulate.inputs import Values
from appell.simulate.modes.concatenate import joined, trajectory_of
from appell.simulate.modes.contact_law import contact_laws
from appell.simulate.modes.delassus import Delassus
from appell.simulate.modes.hybrid_loop import HybridLoop
from appell.simulate.modes.initial_mode import begin
from appell.simulate.modes.margins import margins_of
from appell.simulate.modes.mode import Bind, Mode, Modes
from appell.simulate.modes.transition import Transition
from appell.simulate.prepare import constraint_matrix, model_state
from appell.simulate.run import EventFound, Run


def simulate_modes(
    equations: Equations,
    state: Mapping[Any, float],
    times: np.ndarray,
    bind: Bind,
    events: Sequence[Event],
    options: Mapping[str, Any],
    progress: Callable[[float], None] | None,
) -> Run:
    """The motion of a model with constraints that let go; ``options`` are those of an integration."""
    modes = Modes(equations, events) if events else equations.modes
    x, phases, settling = _begin(modes, state, bind, float(times[0]), float(options["tolerance"]))
    drive = HybridLoop(modes, settling, times, bind, options, _kinetic_energy(modes, bind), progress)
    stopped: AppellError | None = None
    status = Status.INTERRUPTED
    try:
        status = drive.go(x, phases)
    except AppellError as error:
        stopped = error
    if drive.current is None or not drive.spans:
        raise stopped or failure(modes.whole, _last(drive, status))
    run = _run(drive, status, "" if stopped is None else str(stopped))
    if stopped is not None:
        stopped.run = run  # type: ignore[attr-defined]
        raise stopped
    return _completed(drive, status, run)


def present_mode(
    equations: Equations, state: Mapping[Any, float], bind: Bind, time: float
) -> tuple[Mode, Values, np.ndarray]:
    """The mode a start is in, its parameters and inputs, and its state after what strikes at once."""
    modes = equations.modes
    x, phases, settling = _begin(modes, state, bind, time, 1e-10)
    settled = settling.settle(time, x, phases, tuple(phases))
    mode = modes[tuple(settled.phases[name] for name in modes.names)]
    return mode, bind(mode.equations, mode.compiled), settled.state


def _begin(
    modes: Modes, state: Mapping[Any, float], bind: Bind, time: float, tolerance: float
) -> tuple[np.ndarray, dict[str, str], Transition]:
    compiled, model = modes.whole, modes.equations
    values = bind(modes.equations, compiled)
    whole = Delassus(compiled, values, modes.weights, modes.situation)
    symbols = [parameter.symbol for parameter in model.parameters]
    laws = contact_laws(model.constraints, compiled.rows, dict(zip(symbols, values.parameters, strict=True)))
    x, phases = begin(modes, whole, laws, state, bind, time)
    always = tuple(i for i, row in enumerate(compiled.rows) if row.name not in modes.names)
    g = compiled.program.graph
    speeds = slice(g.coordinates, g.coordinates + g.speeds)
    return x, phases, Transition(whole, laws, always, speeds, margins_of(whole.sizes(time, x), tolerance))


def _kinetic_energy(modes: Modes, bind: Bind) -> Callable[[float, np.ndarray], float]:
    compiled, values = modes.whole, bind(modes.equations, modes.whole)
    g, place = compiled.program.graph, compiled.layout.slices["kinetic energy",]

    def energy(t: float, x: np.ndarray) -> float:
        rates, multipliers = np.zeros((1, g.speeds)), np.zeros((1, g.multipliers))
        return float(compiled.program.outputs([t], x[None], rates, multipliers, values.at(t, x))[0, place][0])

    return energy


def _run(drive: HybridLoop, status: Status, message: str) -> Run:
    equations = drive.modes.equations
    variables, times = joined(drive)
    variables |= _gaps(drive, variables, times)
    data = labelled(equations, variables, times, drive.settling.whole.values_of)
    parts = [(live.mode.compiled, live.session.trajectory(status).statistics) for live in drive.live.values()]
    names = [name_of(s) for s in (*equations.coordinates, *equations.speeds)]
    users = drive.modes.events
    found = tuple(
        EventFound(
            users[e.index].name,
            e.time,
            dict(zip(names, model_state(live.mode.compiled, e, live.values.at), strict=True)),
        )
        for live, e in drive.events
    )
    recovered = frozenset(name for live in drive.live.values() for name in live.mode.compiled.layout.recovered)
    return Run(
        data,
        audit(parts, data, _redundant(drive), drive.seconds),
        equations,
        found,
        recovered,
        message or _last(drive, status).message,
        modes=tuple(drive.spans),
        impacts=tuple(drive.impacts),
    )


def _gaps(drive: HybridLoop, variables: Variables, times: np.ndarray) -> Variables:
    """The value of every relation over the run."""
    states = np.column_stack([variables[name_of(z)][1] for z in drive.modes.equations.coordinates])
    speeds = drive.modes.equations.speeds
    momenta = drive.modes.whole.momenta is not None
    moving = [variables[f"momentum of {name_of(u)}" if momenta else name_of(u)][1] for u in speeds]
    auxiliaries = [variables[name][1] for name in drive.modes.whole.auxiliaries]
    every = np.column_stack([states, *moving, *auxiliaries])
    laws = [grip for grip in drive.settling.laws if grip.unilateral]
    levels = {grip.name: "velocity" if grip.order else "position" for grip in laws}
    values = {level: drive.settling.whole.values(level, times, every) for level in set(levels.values())}
    return {f"gap of {c.name}": (("time",), values[levels[c.name]][:, c.row]) for c in laws}


def _redundant(drive: HybridLoop) -> Redundancy:
    """Constraints that only repeat others in the mode the run ended in."""
    live = drive.current
    if live is None or not live.mode.compiled.rows:
        return Redundancy()
    index, trajectory = trajectory_of(live)
    if not index.size:
        return Redundancy()
    last, end = trajectory.states[-1], float(trajectory.times[-1])
    A = constraint_matrix(live.mode.compiled, last, live.values.at(end, last), end)
    return redundancy(A, live.mode.compiled.rows, trajectory.statistics.largest_rank)


def _last(drive: HybridLoop, status: Status) -> Any:
    """How the session that ran last ended."""
    if drive.current is None:
        raise AppellError("the run did not begin.")
    return drive.current.session.trajectory(status)


def _completed(drive: HybridLoop, status: Status, run: Run) -> Run:
    if drive.current is None or status in (Status.FINISHED, Status.TERMINAL_EVENT):
        return run
    if status is Status.INTERRUPTED:
        warnings.warn(
            f"interrupted at t = {run.time[-1]:g}: the run holds what was computed.", AppellWarning, stacklevel=5
        )
        return run
    error = failure(drive.current.mode.compiled, _last(drive, status))
    error.run = run  # type: ignore[attr-defined]
    raise error
