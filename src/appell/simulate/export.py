"""Equations written as C: the files of `compile.c`, with numbers of a run to test them by."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

import casadi as ca
import numpy as np

from appell.compile import compile_equations, program_of
from appell.compile.c import ArrayNames, CEvents, CInput, CSource, Reference, c_source
from appell.compile.jax import JaxFunctions, jax_functions
from appell.compile.program import Program
from appell.equations import Equations
from appell.equations.forms import variational_of
from appell.errors import ModelError, NotApplicable, SimulationError
from appell.model import name_of
from appell.native.homes import Home, Part, refusal
from appell.numbers import RUN, SAME
from appell.simulate.aliases import Events, Inputs
from appell.simulate.arguments import watched_events
from appell.simulate.bind import Binding
from appell.simulate.events import Event
from appell.simulate.inputs import as_table, input_expression, inputs_by_name, is_compiled
from appell.simulate.integrate import Session, integrate
from appell.simulate.mode_tables import mode_functions
from appell.simulate.modes.hybrid_motion import begun as begun_state
from appell.simulate.modes.hybrid_motion import present_mode
from appell.simulate.options import IntegrationOptions
from appell.simulate.prepare import scales, start_state, state_modes
from appell.simulate.simulate import simulate
from appell.simulate.trajectory import Trajectory
from appell.system import STRIDE


def to_c(
    equations: Equations,
    path: str | Path,
    state: Mapping[Any, float],
    parameters: Mapping[Any, float] | None = None,
    *,
    inputs: Inputs | None = None,
    events: Events = (),
    duration: float = RUN.tested,
) -> list[Path]:
    """Write a .c, a .h and a README into a folder; see :meth:`appell.Equations.to_c`."""
    require_exportable(equations, "exported")
    watched = watched_events(equations, events)
    source = exported(equations, state, Binding(parameters, inputs, 0.0, duration), watched)
    folder = Path(path)
    if folder.exists() and not folder.is_dir():
        raise ModelError(f"'{folder}' is a file: give a folder for the C source, which has several files.")
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in source.files.items():
        (folder / name).write_text(text, encoding="utf-8")
    return [folder / name for name in source.files]


def to_jax(equations: Equations) -> JaxFunctions:
    """Pure functions in JAX; see :meth:`appell.Equations.to_jax`."""
    require_exportable(equations, "written for JAX")
    loose = next((c.name for c in equations.mechanism.constraints if c.lets_go), "")
    if loose:
        raise NotApplicable(
            f"'{equations.mechanism.name}' cannot be written for JAX: the constraint '{loose}' may open and close, "
            "and a pure function has one mode."
        )
    names = state_names(equations)
    values = [np.nan if one.default is None else float(one.default) for one in equations.mechanism.parameters]
    parameters = [one.name for one in equations.mechanism.parameters]
    for one in equations.mechanism.inputs:  # each with its derivatives by time, behind the parameters
        parameters += [one.name + "'" * order for order in range(STRIDE)]
        values += [np.nan] + [0.0] * (STRIDE - 1)
    return jax_functions(
        program_of(equations).full_system, equations.mechanism.name, names, parameters, np.array(values, float)
    )


def state_names(equations: Equations) -> list[str]:
    """What the places of x are called."""
    own = [name_of(f) for f in (*equations.coordinates, *equations.speeds)]
    return [*own, *program_of(equations).system.auxiliary_states]


def require_exportable(equations: Equations, done: str) -> None:
    """Refuse by name what a program without Python cannot follow; ``done`` says what cannot be done with it."""
    loose = next((c.name for c in equations.mechanism.constraints if c.lets_go), "")
    resets = equations.mechanism.resets
    higher = not loose and variational_of(equations) is not None
    asked = {
        Part.MODES: f"the constraint '{loose}' may open and close" if loose else "",
        Part.RESETS: f"it has the reset '{resets[0].name}'" if resets else "",
        Part.HIGHER: f"{equations.principle.name} has equations of higher order for it" if higher else "",
    }
    why = refusal(Home.C, equations.mechanism.name, asked, f"be {done}")
    if why:
        raise NotApplicable(why)


def exported(equations: Equations, state: Mapping[Any, float], bind: Binding, watched: Sequence[Event] = ()) -> CSource:
    """The text of the files."""
    modes = mode_functions(equations, watched)
    own = [e.expression for e in watched]
    held, guards = (equations, ()) if modes is None else (modes.held, modes.guards)
    program = (compile_equations(held, [*own, *guards]) if own or guards else program_of(held)).in_full
    inputs = _inputs(held, program, bind)
    names = ArrayNames(
        equations.mechanism.name,
        [parameter.name for parameter in equations.mechanism.parameters],
        state_names(equations),
        [row.name for row in program.system.rows],
        equations.principle.name,
        [one.name for one in inputs],
        [event.name for event in watched],
    )
    of_mode = partial(_of_modes, equations, state, bind, watched)
    reference = _reference(program, equations, state, bind, watched) if modes is None else of_mode(program)
    events = CEvents([e.sign for e in watched], [int(e.terminal) for e in watched])
    return c_source(program, names, reference, inputs, events, modes)


def _inputs(equations: Equations, program: Program, bind: Binding) -> list[CInput]:
    """What was given for the inputs, as C holds it; a compiled function has no text that could be written."""
    given, made = inputs_by_name(equations, bind.inputs or {}), []
    for number, name in enumerate(one.name for one in equations.mechanism.inputs):
        count = program.system.input_orders.get(name, 0) + 1
        place = CInput(name, len(equations.mechanism.parameters) + number * STRIDE, count)
        if is_compiled(given[name]):
            raise ModelError(
                f"the input '{name}' is a compiled function, which has no text: give an expression or a table to "
                f"test the export by, and in C the function as inputs[{number}].follow."
            )
        table = as_table(name, given[name])
        if table is None:
            made.append(replace(place, expression=_block(equations, program, name, given[name], count)))
        else:
            breaks, coefficients = table.pieces(name, (bind.begin, bind.end), count - 1)
            made.append(replace(place, breaks=breaks, coefficients=coefficients))
    return made


def _block(equations: Equations, program: Program, name: str, given: object, count: int) -> ca.Function:
    """An expression and its derivatives, of (t, x, p, nothing) as all functions of the stepper are."""
    function, _ = input_expression(equations, program, name, given, count)
    t, x, p = (ca.SX.sym(letter, function.numel_in(i)) for i, letter in enumerate("txp"))
    return ca.Function("formula", [t, x, p, ca.SX(0, 1)], [ca.densify(function(t, x, p))])


@dataclass(frozen=True)
class _Found:
    """A motion at some instants, and its events by number with their times."""

    states: np.ndarray
    events: Sequence[tuple[int, float]]

    def met(self, count: int) -> dict[str, np.ndarray]:
        """How often each event was met, and when last."""
        times = [[t for k, t in self.events if k == event] for event in range(count)]
        return {
            "event_counts": np.array([len(own) for own in times], int),
            "event_times": np.array([own[-1] if own else 0.0 for own in times]),
        }


def _settled(motion: Callable[[np.ndarray, float], _Found], duration: float) -> tuple[np.ndarray, _Found]:
    """Instants over a time in which the motion does not depend on the tolerance, and the motion there."""
    length = min(duration, RUN.tested)
    while True:
        times = np.linspace(0.0, length, RUN.instants + 1)
        coarse, found = motion(times, RUN.tolerance), motion(times, RUN.reference)
        alike = coarse.states.shape == found.states.shape and len(coarse.events) == len(found.events)
        near = alike and _apart(coarse.states, found.states) < SAME.motions
        if near or length < RUN.tested_part * duration:
            return times[: len(found.states)], found
        length /= 2


def _reference(
    program: Program, equations: Equations, state: Mapping[Any, float], bind: Binding, watched: Sequence[Event]
) -> Reference:
    """What a run here gives, from the same start."""
    values = bind(equations, program)
    x = start_state(equations, program, state, values.at(0.0), 0.0, report=False)
    p = values.at(0.0, x)
    sizes = scales(program, x, p, 0.0)
    begun: list[Trajectory] = []

    def motion(times: np.ndarray, tolerance: float) -> _Found:
        found = integrate(
            Session.begin(
                program,
                IntegrationOptions(tolerance=tolerance),
                times=times,
                x0=x,
                parameters=p,
                inputs=values.inputs,
                stops=values.stops[values.stops[:, 1] < times[-1]],
                events=([e.sign for e in watched], [e.terminal for e in watched]) if watched else None,
                **sizes,
            )
        )
        if found.status.is_failure:
            raise SimulationError(f"the motion that would test the export cannot go on: {found.message}.")
        begun.append(found)
        return _Found(found.states, [(e.index, e.time) for e in found.events])

    times, found = _settled(motion, bind.end)
    return Reference(
        parameters=p,
        state=found.states[0],
        start=found.states[0],
        speed_rates=begun[-1].speed_rates[0],
        multipliers=begun[-1].multipliers[0],
        times=times[1:],
        states=found.states[1:],
        tolerance=RUN.tolerance,
        row_scale=np.asarray(sizes.get("row_scale", np.zeros(program.system.sizes.rows))),
        speed_scale=np.asarray(sizes.get("speed_scale", np.ones(program.system.sizes.speeds))),
        rank_bound=int(sizes.get("rank_bound", 0)),
        stops=values.stops.mean(axis=1),
        span=float(bind.end),
        **found.met(len(watched)),
    )


def _of_modes(
    equations: Equations, state: Mapping[Any, float], bind: Binding, watched: Sequence[Event], program: Program
) -> Reference:
    """The same of a motion from mode to mode, as :func:`simulate` has it."""
    names, numbers = state_names(equations), {event.name: k for k, event in enumerate(watched)}

    def motion(times: np.ndarray, tolerance: float) -> _Found:
        run = simulate(
            equations,
            bind.end,
            state,
            parameters=bind.parameters,
            inputs=bind.inputs,
            tolerance=tolerance,
            samples=times,
            events=watched,
        )
        until = [(numbers[e.name], e.time) for e in run.events if e.time <= times[-1]]
        return _Found(np.array([run[name] for name in names]).T, until)

    times, found = _settled(motion, bind.end)
    mode, values, x = present_mode(equations, state, bind, 0.0)
    p = values.at(0.0, x)
    first = mode.program.rates(0.0, x, p, **scales(mode.program, x, p, 0.0, mode.resting))
    begun, _, _ = begun_state(state_modes(equations), state, bind, 0.0, RUN.tolerance)
    return Reference(
        parameters=bind(mode.equations, mode.program).at(0.0, x)[: len(equations.mechanism.parameters)],
        state=begun,
        start=x,
        speed_rates=first.speed_rates,
        multipliers=first.multipliers,
        times=times[1:],
        states=found.states[1:],
        tolerance=RUN.tolerance,
        row_scale=np.zeros(program.system.sizes.rows),
        speed_scale=np.ones(program.system.sizes.speeds),
        rank_bound=0,
        stops=values.stops.mean(axis=1),
        span=float(bind.end),
        **found.met(len(watched)),
    )


def _apart(a: np.ndarray, b: np.ndarray) -> float:
    return float(np.max(np.abs(a - b) / (1 + np.abs(b)), initial=0.0))
