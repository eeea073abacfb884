"""The motion of a run integrated again with its columns: the start, then one leg for each stretch of its modes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import casadi as ca
import numpy as np

from appell.compile import Program, program_of
from appell.errors import ModelError
from appell.gradients.clearance import OneSide
from appell.gradients.columns import Columns
from appell.gradients.course import Carrier, Leg, carried, carrier, independent_at
from appell.gradients.mode_legs import ModeCourse, Passage, mode_legs
from appell.gradients.readout import Readout, along
from appell.gradients.scalars import Scalars, change_of_start, columns_of, scalars_of
from appell.gradients.start_columns import start_columns
from appell.gradients.tangent import Tangent
from appell.gradients.variational import independent_rows
from appell.model import name_of
from appell.model.mechanism import has_modes
from appell.numbers import ZERO
from appell.simulate.bind import Binding
from appell.simulate.computed import blocks_of
from appell.simulate.modes.hybrid_motion import begun
from appell.simulate.options import IntegrationOptions
from appell.simulate.prepare import modes_with, start_state

if TYPE_CHECKING:
    from appell.simulate.modes.mode import Modes
    from appell.simulate.run import Run


@dataclass(frozen=True, eq=False)
class CarriedMotion:
    """Legs with columns, and which of their instants are samples of the run: ``samples``, places in each leg."""

    run: Run
    scalars: Scalars
    carrier: Carrier
    legs: tuple[Leg, ...]
    samples: tuple[np.ndarray, ...]
    passages: tuple[Passage, ...] = ()
    sides: tuple[OneSide, ...] = ()

    @cached_property
    def fixed(self) -> tuple[str, ...]:
        """What was given of the start and stays: neither named nor moved, as a start given in full that is moved is."""
        system, S = self.carrier.system, self.legs[0].columns[0]
        states = (*system.coordinates, *system.speeds)
        moved = {name for name, row in zip(states, S, strict=False) if np.abs(row).max() > ZERO.operations}
        return tuple(name for name in self.run.settings["state"] if name not in {*self.scalars.names, *moved})

    def at_samples(self) -> Iterator[tuple[Leg, np.ndarray]]:
        """Every leg with the places of its samples."""
        yield from zip(self.legs, self.samples, strict=True)

    @property
    def readout(self) -> Readout:
        """What follows from the state and its columns."""
        return self.carrier.readout

    @property
    def has_all_reactions(self) -> bool:
        """Whether no rows repeat each other: then reactions are determined, and have derivatives."""
        return len(self.carrier.kept) == self.carrier.system.sizes.rows

    @cached_property
    def undetermined(self) -> frozenset[str]:
        """The arrays of outputs that depend on multipliers, where these are not determined."""
        system = self.carrier.system
        if self.has_all_reactions:
            return frozenset()
        pattern = system.functions["outputs"].jac_sparsity(0, 3)
        rows, columns = np.array(pattern.row()), np.array(pattern.get_col())
        moved = np.zeros((1, system.sizes.outputs))
        moved[0, rows[columns >= system.sizes.speeds]] = 1.0
        blocks = blocks_of(moved, self.carrier.equations, self.carrier.base)
        return frozenset(name for name, block in blocks.items() if block.values.any())

    def along(self, name: str, make: Callable[[], ca.Function], leg: Leg) -> tuple[np.ndarray, np.ndarray]:
        """The derivatives and rates of a readout along a leg."""
        return along(self.readout.made(name, make), leg, self.scalars.count)

    def at(self, time: float) -> tuple[Leg, int]:
        """The leg and the place in it of an instant: of two that meet there the later."""
        for leg in reversed(self.legs):
            i = int(np.searchsorted(leg.times, time))
            if i < leg.times.size and leg.times[i] == time:
                return leg, i
        raise ModelError(f"there is no derivative at t = {time:g}.")


def carried_motion(
    run: Run, by: Sequence[Any], further: Sequence[float] = (), one_sided: bool = False
) -> CarriedMotion:
    """The motion of a run with its derivatives by some scalars, at its samples, its events and ``further`` instants."""
    scalars = scalars_of(run, by)
    require_derivatives(run)
    events = [event.time for event in run.events]
    times = np.unique(np.concatenate([run.time, events, list(further)]))
    if has_modes(run.equations.mechanism):
        return _by_modes(run, scalars, times, one_sided)
    # The motion of a model without modes: one leg
    start = smooth_start(run, scalars, times)
    c = carrier(run.equations, start.base, start.columns, dict(run.inputs), start.kept)
    values = start.bind(run.equations, c.program)
    leg = carried(c, values, options_of(run), times, start.x, start.S, sizes=sizes_of(run, scalars))
    return CarriedMotion(run, scalars, c, (leg,), (np.searchsorted(times, run.time),))


def require_derivatives(run: Run) -> None:
    """Refuse a run from a file."""
    if not run.has_equations or "state" not in run.settings:
        raise ModelError("derivatives are taken of a run that was simulated: one from a file has only its results.")


def options_of(run: Run) -> IntegrationOptions:
    """The options the run was made with."""
    return IntegrationOptions(run.settings["integrator"], run.settings["tolerance"])


def sizes_of(run: Run, scalars: Scalars) -> np.ndarray:
    """The size of each scalar; 1 where it is zero."""
    values = dict(run.parameters) | dict(run.settings["state"])
    found = [abs(values.get(name, 1.0)) for name in scalars.names]
    return np.array([size or 1.0 for size in found])


@dataclass(frozen=True, eq=False)
class SmoothStart:
    """The start of a motion without modes, with its columns; ``kept``: rows that are independent there."""

    base: Program
    columns: Columns
    bind: Binding
    x: np.ndarray
    p: np.ndarray
    S: np.ndarray
    kept: tuple[int, ...]


def smooth_start(run: Run, scalars: Scalars, times: np.ndarray) -> SmoothStart:
    """What a run began with."""
    equations, base, t = run.equations, program_of(run.equations), float(times[0])
    columns = columns_of(run, equations, base, scalars)
    bind = Binding(run.parameters, run.inputs, t, float(times[-1]))
    values = bind(equations, base)
    p = values.at(t)
    x = start_state(equations, base, run.settings["state"], p, t, report=False)
    S = start_columns(equations, base, run.settings["state"], x, p, t, change_by(run, base, columns, scalars, t, x, p))
    in_full = base.in_full if base.system.is_recursive else base
    # where a given value is tiny, its weight leaves the start off the differentiated constraints by as much
    S, _ = Tangent(base.full_system, columns).projected(t, x, values.at(t, x), S)
    return SmoothStart(base, columns, bind, x, p, S, independent_at(base.full_system, in_full, t, x, p))


@dataclass(frozen=True, eq=False)
class ModeStart:
    """The start of a motion with modes, before anything strikes, with its columns."""

    modes: Modes
    columns: Columns
    bind: Binding
    x: np.ndarray
    S: np.ndarray

    @property
    def kept(self) -> tuple[int, ...]:
        """Rows that do not repeat others."""
        return tuple(independent_rows(self.modes.held_program.full_system))

    def course(self, run: Run, sides: list[OneSide] | None = None) -> ModeCourse:
        """What the legs have in common."""
        c = carrier(self.modes.held, self.modes.held_program, self.columns, dict(run.inputs))
        return ModeCourse(run, self.modes, c, self.bind, sides)


def mode_start(run: Run, scalars: Scalars) -> ModeStart:
    """What a run began with."""
    modes, t = modes_with(run.equations), float(run.modes[0].start)
    held, base, state = modes.held, modes.held_program, run.settings["state"]
    columns = columns_of(run, held, base, scalars)
    bind = Binding(run.parameters, run.inputs, t, float(run.modes[-1].end))
    span = abs(float(run.time[-1] - run.time[0]))
    x, phases, _ = begun(modes, state, bind, t, run.settings["tolerance"], span, run.settings.get("shares"))
    mode = modes[tuple(phases[name] for name in modes.names)]
    p = mode.values(bind).at(t)
    S = start_columns(mode.equations, base, state, x, p, t, change_by(run, base, columns, scalars, t, x, p))
    if not any(impact.time == t for impact in run.impacts):  # else what is given satisfies the rows behind the impact
        first = modes[tuple(run.modes[0].phases[name] for name in modes.names)]
        S, _ = Tangent(base.full_system, columns).projected(t, x, first.values(bind).at(t, x), S)
    return ModeStart(modes, columns, bind, x, S)


def _by_modes(run: Run, scalars: Scalars, times: np.ndarray, one_sided: bool) -> CarriedMotion:
    """The motion of a model with modes: a leg for each stretch."""
    start, sides = mode_start(run, scalars), list[OneSide]()
    course = start.course(run, sides if one_sided else None)
    found = list(mode_legs(course, times, start.x, start.S, options_of(run), sizes_of(run, scalars)))
    legs, passages = tuple(leg for leg, _ in found if leg is not None), [p for _, p in found if p is not None]
    samples, done = [], 0
    for i, leg in enumerate(legs):
        is_last = i + 1 == len(legs)
        end = int(np.searchsorted(run.time, leg.times[-1], side="right" if is_last else "left"))
        samples.append(np.searchsorted(leg.times, run.time[done:end]))
        done = end
    return CarriedMotion(run, scalars, course.carrier, legs, tuple(samples), tuple(passages), tuple(sides))


def change_by(run: Run, base: Any, columns: Columns, scalars: Scalars, t: float, x: np.ndarray, p: np.ndarray) -> Any:
    """How what the start follows from changes: parameters, inputs of time at their instant, and what was given."""
    g = base.full_system.sizes
    symbols = ca.SX.sym("t"), ca.SX.sym("x", g.states), ca.SX.sym("p", g.parameters)
    P = columns.parameter_columns(*symbols, ca.SX(g.states, scalars.count))
    now = np.array(ca.Function("P", symbols, [ca.densify(P)])(t, x, p), float).reshape(g.parameters, scalars.count)
    at_start = Columns(columns.names, now)
    return change_of_start(run.equations, scalars, at_start, base.system.auxiliary_states)


__all__ = ["CarriedMotion", "carried_motion", "name_of"]
