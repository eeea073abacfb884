"""The state a run with modes begins in: completed so that every relation holds, and refused by name where none does.

A row of velocities that an actuator with a bound keeps (a brake, dry friction, a motor) completes nothing: at its bound
the motion can begin without it. Whether it is kept is decided at the completed state. A relation must hold from the
start on, and so must a row of positions: they complete what is not given.
"""

from __future__ import annotations

import math
import warnings
from collections.abc import Mapping
from typing import Any

import numpy as np

from appell.errors import AppellWarning, InconsistentState
from appell.numbers import NEWTON
from appell.simulate.assembly import report_others
from appell.simulate.completed_start import CompletedStart, start_record
from appell.simulate.contact_end import ONE_POINT
from appell.simulate.memory import with_integrals
from appell.simulate.modes.contact_law import Bounded, Law, SwitchedLaw
from appell.simulate.modes.decider import Decider
from appell.simulate.modes.delassus import Delassus
from appell.simulate.modes.mode import Bind, Key, Modes
from appell.simulate.modes.phase import CLOSED, OPEN
from appell.simulate.prepare import start_state
from appell.simulate.start import known_state, state_table


def begin(
    modes: Modes,
    delassus: Delassus,
    decider: Decider,
    state: Mapping[Any, float],
    bind: Bind,
    time: float,
) -> tuple[np.ndarray, dict[str, str]]:
    """The state, and the phases it begins in.

    Warned of: other completions that violate no relation, and speeds that relations filled in where these are large.
    """
    laws = decider.laws
    x, phases = completed(modes, delassus, decider, state, bind, time)
    _report_large(modes, laws, phases, state, bind, time, x)
    standing = phases | {c.name: c.begins for c in _yielding(modes, laws)}
    _report_others(modes, delassus, laws, standing, state, bind, time, x)
    return x, phases


def completed(
    modes: Modes,
    delassus: Delassus,
    decider: Decider,
    state: Mapping[Any, float],
    bind: Bind,
    time: float,
) -> tuple[np.ndarray, dict[str, str]]:
    """The state, and the phases it was completed in.

    What is known is kept; where the rest, at its smallest, violates relations, it is completed with these met.
    """
    laws, off = decider.laws, modes.first_phases
    phases = {law.name: law.begins for law in laws} | off
    x = _complete(modes, phases, state, bind, time)
    _require_values(modes, delassus, laws, time, x)
    for _ in laws:
        broken = _violated(delassus, laws, phases, time, x)
        if not broken:
            break
        closed = phases | dict.fromkeys(broken, CLOSED)
        try:
            x = _complete(modes, closed, state, bind, time)
        except InconsistentState:
            position, sizes = delassus.at(time, x).position, delassus.sizes(time, x).position
            striking = {c.name for c in laws if c.order == 0 and position[c.row] > -NEWTON.consistent * sizes[c.row]}
            if set(broken) <= striking:
                break  # it approaches what it touches: it strikes at once
            name = next(n for n in broken if n not in striking)
            raise InconsistentState(
                f"the start violates the relation '{name}': its value is {broken[name]:.6g} and must not be negative."
            ) from None
        phases = closed
    return x, phases | _at_bounds(modes, delassus, decider, time, x)


def recorded(modes: Modes, state: Mapping[Any, float], bind: Bind, time: float, x: np.ndarray) -> CompletedStart:
    """What was given of the start x, and what was filled in."""
    program = modes.held_program
    return start_record(modes.held, program, state, x, bind(modes.held, program).at(time), time)


def _report_large(
    modes: Modes,
    laws: tuple[Law, ...],
    phases: Mapping[str, str],
    state: Mapping[Any, float],
    bind: Bind,
    time: float,
    x: np.ndarray,
) -> None:
    """Warn of speeds that relations filled in with more kinetic energy than those that were given."""
    closed = [law.name for law in laws if law.unilateral and phases[law.name] == CLOSED]
    if not closed:
        return
    start = recorded(modes, state, bind, time, x)
    if start.is_large:
        relations = " and ".join(f"'{name}'" for name in closed)
        warnings.warn(
            f"the start of '{modes.equations.mechanism.name}' was completed so that {relations} "
            f"{'are' if closed[1:] else 'is'} not violated, with {start.share:.0%} of its kinetic energy: "
            f"{start.moving}; give these speeds to begin otherwise.",
            AppellWarning,
            stacklevel=7,
        )


def _report_others(
    modes: Modes,
    delassus: Delassus,
    laws: tuple[Law, ...],
    phases: Mapping[str, str],
    state: Mapping[Any, float],
    bind: Bind,
    time: float,
    x: np.ndarray,
) -> None:
    """Warn of other completions that violate no relation."""
    mode = modes[tuple(phases[name] for name in modes.names)]
    if mode.program.system.higher is not None:
        return
    if state_table(mode.equations, mode.program.system.auxiliary_states).given(state) is not None:
        return  # nothing was left to complete
    p = mode.values(bind).at(time)
    known = with_integrals(
        mode.equations, known_state(mode.equations, state, mode.program.system.auxiliary_states), p, time
    )
    g = mode.program.system
    q, u = x[: g.sizes.coordinates], x[g.sizes.coordinates : g.sizes.coordinates + g.sizes.speeds]
    gaps = [law.row for law in laws if law.unilateral and not law.order and phases[law.name] == OPEN]

    def admits(other: np.ndarray) -> bool:
        there = np.concatenate([other, x[g.sizes.coordinates :]])
        position, sizes = delassus.at(time, there).position, delassus.sizes(time, there).position
        return all(position[row] >= -NEWTON.consistent * sizes[row] for row in gaps)

    report_others(mode.equations, known, (q, u), p, time, admits)


def _require_values(modes: Modes, delassus: Delassus, laws: tuple[Law, ...], time: float, x: np.ndarray) -> None:
    """Refuse a start at which a relation has no value, as that of a disc that lies over a plane."""
    s = delassus.at(time, x)
    for law in laws:
        if not isinstance(law, SwitchedLaw) and not math.isfinite(
            s.position[law.row] + s.rate[law.row] + s.accelerations[law.row]
        ):
            touching = {contact.name for contact in modes.equations.mechanism.contacts}
            why = ONE_POINT if law.name in touching else "its expression is not defined there: begin elsewhere"
            raise InconsistentState(f"the constraint '{law.name}' has no value at the start: {why}.")


def _yielding(modes: Modes, laws: tuple[Law, ...]) -> list[Bounded]:
    """The constraints that complete nothing."""
    return [c for c in laws if isinstance(c, Bounded) and c.name in modes.yielding]


def _at_bounds(modes: Modes, delassus: Delassus, decider: Decider, time: float, x: np.ndarray) -> dict[str, str]:
    """The phases of those that the start does not satisfy: their actuators push back at their bounds."""
    yielding = _yielding(modes, decider.laws)
    if not yielding:
        return {}
    s, rate = delassus.at(time, x), delassus.sizes(time, x).rate
    off = {c.name for c in yielding if any(abs(s.rate[i]) > NEWTON.consistent * rate[i] for i in (c.row, *c.tangents))}
    if off:
        decider.answer(time, x)
    return {c.name: decider.away(number) for number, c in enumerate(decider.laws) if c.name in off}


def _complete(
    modes: Modes, phases: Mapping[str, str], state: Mapping[Any, float], bind: Bind, time: float
) -> np.ndarray:
    key: Key = tuple(phases[name] for name in modes.names)
    mode = modes[key]
    return start_state(mode.equations, mode.program, state, mode.values(bind).at(time), time, report=False)


def _violated(
    delassus: Delassus, laws: tuple[Law, ...], phases: Mapping[str, str], time: float, x: np.ndarray
) -> dict[str, float]:
    """The relations that are negative, or met and about to become so, with their values."""
    found: dict[str, float] = {}
    watched = [c for c in laws if phases[c.name] == OPEN and c.unilateral]  # one that is off is not
    if not watched:
        return found
    s, sizes = delassus.at(time, x), delassus.sizes(time, x)
    position, rate = sizes.position, sizes.rate
    for c in watched:
        if c.order == 0 and s.position[c.row] < -NEWTON.consistent * position[c.row]:
            found[c.name] = float(s.position[c.row])
        elif (c.order or s.position[c.row] <= NEWTON.consistent * position[c.row]) and (
            s.rate[c.row] < -NEWTON.consistent * rate[c.row]
        ):
            found[c.name] = float(s.rate[c.row])
    return found
