"""The sessions of modes: one native run for each set of phases, all over the rows of one program."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import Any, NamedTuple

import numpy as np

from appell.numbers import MODE
from appell.simulate.inputs import Values
from appell.simulate.integrate import Session
from appell.simulate.modes.mode import Mode, Modes
from appell.simulate.modes.phase import Guard, Measure
from appell.simulate.modes.switching import Switching
from appell.simulate.modes.transition import Transition
from appell.simulate.options import LARGEST_STEPS, IntegrationOptions
from appell.simulate.prepare import scales

CROSSING, GUARD, UNWATCHED = 1, 2, -1  # of events.c


class ForceGuard(NamedTuple):
    """A guard of a force: its event, the constraint and the row of the guard, the row of the force, and whether that is
    an effort.
    """

    event: int
    name: str
    place: int
    row: int
    is_effort: bool


class ModeSession(NamedTuple):
    """A mode that was entered, and its session; ``forces``: its guards of forces."""

    mode: Mode
    session: Session
    values: Values
    forces: list[ForceGuard]

    @property
    def samples(self) -> int:
        """How many samples are written, those before this mode counted."""
        return int(self.session.arrays.run.sample_count)

    @property
    def time(self) -> float:
        """Where the session stands: at the event that ended it, or where it got to."""
        return max(float(self.session.arrays.kept["sample_times"][max(self.samples - 1, 0)]), self.session.time)

    @property
    def work(self) -> float:
        """The work done since the mode was entered."""
        quadratures = self.session.program.system.sizes.quadratures
        if not quadratures or not self.samples:
            return 0.0
        return float(self.session.arrays.kept["work"][(self.samples - 1) * quadratures])

    def state(self, sample: int) -> np.ndarray:
        """The state of a sample."""
        kept, width = self.session.arrays.kept["states"], self.session.program.system.sizes.states
        return kept.reshape(-1, width)[sample].copy()

    def guard(self, users: int) -> tuple[str, Guard] | None:
        """The guard that ended the mode; None where one of the events of a person, the first ``users``, did."""
        index = self.session.events[-1].index - users
        return self.mode.guard(index) if index >= 0 else None


@dataclass(frozen=True)
class Sessions:
    """Opens the session of a mode: what the modes of one run have in common."""

    modes: Modes
    switching: Switching
    times: np.ndarray
    end: float
    options: IntegrationOptions

    def open(self, mode: Mode, t: float, x: np.ndarray, sizes: Mapping[str, Any] | None = None) -> ModeSession:
        """The session of a mode; ``sizes``: its scales, those at the state unless they are given."""
        falls = [-1] * len(self.modes.guards)
        signs = (
            *(e.sign for e in self.modes.events),
            *falls,
            *(r.direction for r in self.modes.equations.mechanism.resets),
        )
        watched = (_kind(guard) for guard in mode.guards)
        terminals = (*(e.terminal for e in self.modes.events), *watched)
        values = mode.of(self.transition.delassus.values_of)
        p = values.at(t, x)
        margins, forces = self._margins(mode)
        session = Session.begin(
            mode.program,
            self._options,
            times=self.times,
            x0=x,
            parameters=p,
            inputs=values.inputs,
            jacobian=values.jacobian,
            events=(signs, terminals),
            event_margins=margins,
            end=self.end,
            stops=values.stops,
            rates_wait=not mode.program.system.contradiction,
            is_checked=True,
            resting_rows=mode.resting,
            is_ideal=mode.is_ideal,
            events_of_state=mode.events_of_state,
            **(scales(mode.program, x, p, t, mode.resting) if sizes is None else sizes),
        )
        if any(guard is not None and guard[1].measure is Measure.SLIP for guard in mode.guards):
            # the direction of a slip is needed down to SLOWEST margins: what counts as rest must stay below them
            run = session.arrays.run
            run.usual_coordinate, run.usual_speed = self.transition.margins.motion
        return ModeSession(mode, session, values, forces)

    @property
    def transition(self) -> Transition:
        """What decides with every constraint on."""
        return self.switching.transition

    @cached_property
    def _options(self) -> IntegrationOptions:
        """A slip that begins is stiff for a moment, which is no reason to give up: as many steps as it takes."""
        return _without_pace(self.options) if self.options.max_steps is None else self.options

    def _margins(self, mode: Mode) -> tuple[np.ndarray, list[ForceGuard]]:
        """The margins of all events of a mode, those of forces to be set when it is entered."""
        rows, margins = {c.name: c.row for c in self.transition.laws}, self.transition.margins
        table = {Measure.POSITION: margins.position, Measure.VELOCITY: margins.rate}
        table[Measure.SLIP] = [-((MODE.slowest * margin) ** 2) for margin in margins.rate]
        values, forces = np.zeros(len(self.modes.events) + len(mode.guards)), []
        for k, watched in enumerate(mode.guards, start=len(self.modes.events)):
            if watched is None:
                continue
            name, guard = watched
            if guard.measure is Measure.RESET:
                continue  # set when the mode is entered
            row = rows[name] + guard.row
            if guard.measure in (Measure.FORCE, Measure.EFFORT):
                forces.append(ForceGuard(k, name, guard.row, row, guard.measure is Measure.EFFORT))
            else:
                values[k] = table[guard.measure][row]
        return values, forces


def _kind(guard: tuple[str, Guard] | None) -> int:
    """How the stepper watches a guard: the motion begins above one of a phase, and on either side of one of a reset."""
    if guard is None:
        return UNWATCHED
    return CROSSING if guard[1].measure is Measure.RESET else GUARD


@lru_cache(maxsize=16)
def _without_pace(options: IntegrationOptions) -> IntegrationOptions:
    return replace(options, max_steps=LARGEST_STEPS - 1)
