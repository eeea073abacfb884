"""The jump at a reset: the map, the switches, the impact onto the rows that are on, and the energy that is lost.

A guard g(t, x) is looked at along the motion, g' = dg/dx x' + dg/dt. One that is zero where a mode begins has been
crossed already: it counts again once it has left zero. Where it would return before it has risen above what the
tolerance resolves, the reset fires again and again at ever shorter intervals (Zeno), and the run ends.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from appell.errors import SimulationError
from appell.model.reset import Reset
from appell.numbers import NEWTON, RUN
from appell.simulate.modes.contact_law import SwitchedLaw
from appell.simulate.modes.impact import ImpactProblem
from appell.simulate.modes.mode import Mode, Modes
from appell.simulate.modes.phase import OFF, ON, OPEN
from appell.simulate.modes.record import Impact
from appell.simulate.modes.transition import Transition
from appell.simulate.prepare import scales


class GuardValues(NamedTuple):
    """Of every reset its guard, how that changes with time and state, and what counts as zero."""

    value: np.ndarray
    by_time: np.ndarray
    by_state: np.ndarray
    zero: np.ndarray

    def rate(self, xdot: np.ndarray) -> np.ndarray:
        """g' = dg/dx x' + dg/dt."""
        return np.asarray(self.by_state @ xdot + self.by_time)


class Jumped(NamedTuple):
    """The state and the phases behind a reset, and its line in the table of impacts."""

    state: np.ndarray
    phases: dict[str, str]
    impact: Impact


@dataclass(frozen=True)
class Jumps:
    """The resets of a run; ``energy``: T + V at a state; ``span``: how long the run is to last."""

    modes: Modes
    transition: Transition
    tolerance: float
    span: float
    energy: Callable[[float, np.ndarray], float]

    @property
    def resets(self) -> tuple[Reset, ...]:
        """As the model states them."""
        return self.modes.equations.mechanism.resets

    def guards(self, t: float, x: np.ndarray) -> GuardValues:
        """All guards at a state. Zero is what the tolerance leaves of a guard in a motion of this size."""
        n, g = len(self.resets), self.modes.held_program.system.sizes
        column = self._column(t, x)
        by_state = column[2 * n : 2 * n + n * g.states].reshape(n, g.states, order="F")
        q, u = self.transition.margins.motion
        sizes = np.concatenate([np.full(g.coordinates, q), np.full(g.speeds, u), np.abs(x[g.coordinates + g.speeds :])])
        zero = self.tolerance * np.abs(by_state) @ np.maximum(sizes, np.abs(x))
        return GuardValues(column[:n], column[n : 2 * n], by_state, zero)

    def together(self, first: int, mode: Mode, begun: float, t: float, x: np.ndarray) -> list[int]:
        """The resets that fire at an instant at which one does, in the order of the model."""
        found, short = self.guards(t, x), RUN.instant * self.span
        watched = [k for k, guard in enumerate(mode.guards[-len(self.resets) :]) if guard is not None]
        near = [k for k in watched if k != first and abs(found.value[k]) <= found.zero[k] and t - begun > short]
        if not near:
            return [first]
        rates = found.rate(self._rates(mode, t, x))
        return sorted([first, *(k for k in near if rates[k] and rates[k] * (self.resets[k].direction or rates[k]) > 0)])

    def jumped(self, number: int, t: float, x: np.ndarray, phases: Mapping[str, str]) -> Jumped:
        """The state behind a reset: x+ = r(t, x-), then the switches, then the impact."""
        reset, before = self.resets[number], x
        x, after = self._mapped(number, t, x) if reset.jump else x.copy(), self._switched(reset, phases)
        transition, impulses = self.transition, None
        transition.keep_always(after)
        if reset.impact:
            x, impulses = self._struck(reset, transition, t, x, after)
        self._require_rows(reset, transition, t, x, after)
        mode = self.modes[tuple(after[name] for name in self.modes.names)]
        if self.modes.held_program.system.sizes.rows or self.modes.held_program.system.sizes.norm_rows:
            p = mode.of(transition.delassus.values_of).at(t, x)
            x = mode.program.project(t, x, p)
        lost = self.energy(t, before) - self.energy(t, x)
        return Jumped(x, after, Impact(t, (reset.name,), self._by_name(impulses), lost))

    def shifts(self, mode: Mode, t: float, x: np.ndarray, fired: Sequence[int]) -> np.ndarray:
        """What is added to each guard in a mode that begins: one that is zero there is put on the side it goes to.

        Raises SimulationError where a reset that has just fired would return at once.
        """
        found, shift = self.guards(t, x), np.zeros(len(self.resets))
        watched = [k for k, guard in enumerate(mode.guards[-len(self.resets) :]) if guard is not None]
        near = [k for k in watched if abs(found.value[k]) <= found.zero[k]]
        if not near:
            return shift
        step = RUN.instant * self.span
        xdot = self._rates(mode, t, x)
        rates = found.rate(xdot)
        later = self.guards(t + step, x + step * xdot).rate(self._rates(mode, t + step, x + step * xdot))
        for k in near:
            rate, curve = float(rates[k]), float((later[k] - rates[k]) / step)
            returns = curve * (self.resets[k].direction or -rate) > 0 and rate * curve <= 0
            if k in fired and returns and rate * rate <= 2 * abs(curve) * found.zero[k]:
                raise _without_end(self.resets[k], t)
            side = np.sign(rate) or np.sign(curve)
            shift[k] = side * max(abs(found.value[k]), NEWTON.settled * found.zero[k]) - found.value[k]
        return shift

    def _column(self, t: float, x: np.ndarray) -> np.ndarray:
        p = self.transition.delassus.values_of.at(t, x)
        return self.modes.held_program.evaluate("resets", t, x, p)

    def _rates(self, mode: Mode, t: float, x: np.ndarray) -> np.ndarray:
        """x' in a mode."""
        p = mode.of(self.transition.delassus.values_of).at(t, x)
        return mode.program.rates(t, x, p, **scales(mode.program, x, p, t, mode.resting)).state_rates

    def _mapped(self, number: int, t: float, x: np.ndarray) -> np.ndarray:
        n, states = len(self.resets), x.size
        first = 2 * n + n * states + number * states
        x = self._column(t, x)[first : first + states].copy()
        if not np.isfinite(x).all():
            raise SimulationError(
                f"at t = {t:.9g} the map of the reset '{self.resets[number].name}' has no finite value."
            )
        return x

    def _switched(self, reset: Reset, phases: Mapping[str, str]) -> dict[str, str]:
        """The phases with what is switched; a relation that is switched on is open until it is decided."""
        lets_go = {law.name for law in self.transition.laws if not isinstance(law, SwitchedLaw)}
        on = {name: OPEN if name in lets_go else ON for name in reset.on if phases[name] == OFF}
        return {**phases, **on, **dict.fromkeys(reset.off, OFF)}

    def _struck(
        self, reset: Reset, transition: Transition, t: float, x: np.ndarray, phases: Mapping[str, str]
    ) -> tuple[np.ndarray, list[float]]:
        """The speeds after an impact without rebound on the rows named and on all that are on: A u+ + b = 0."""
        s = transition.delassus.at(t, x)
        rows = self.modes.held_program.system.rows
        struck = {i for i, row in enumerate(rows) if row.name in reset.impact}
        met = [law for law in transition.met(t, x, phases) if law.name not in reset.impact]
        always = tuple(sorted(struck | set(transition.always_in(phases))))
        found = ImpactProblem(s, met, phases, {}, always, transition.margins).impulses()
        if found is None:
            raise SimulationError(
                f"at t = {t:.9g} no impulses of the reset '{reset.name}' are consistent with the closed contacts."
            )
        after = x.copy()
        after[transition.speeds] += s.response(found.rows)
        return after, list(found.rows)

    def _require_rows(
        self, reset: Reset, transition: Transition, t: float, x: np.ndarray, phases: Mapping[str, str]
    ) -> None:
        """Refuse, by name, a state that contradicts the rows that are on behind a reset."""
        delassus = transition.delassus
        s, sizes, rows = delassus.at(t, x), delassus.sizes(t, x), self.modes.held_program.system.rows
        allowed = max(NEWTON.consistent, self.tolerance)
        below = [law.row for law in transition.laws if law.unilateral and not law.order and phases[law.name] == OPEN]
        for row in sorted({*transition.always_in(phases), *below}):
            name, off = rows[row].name, s.position[row]
            is_off = off < -allowed * sizes.position[row] if row in below else abs(off) > allowed * sizes.position[row]
            if is_off:
                raise SimulationError(
                    f"behind the reset '{reset.name}' at t = {t:.9g} the constraint '{name}', which is on, is off by "
                    f"{off:.3g}: let its map (set=) or its guard (when=) put the positions on it."
                )
            if row not in below and abs(s.rate[row]) > allowed * sizes.rate[row]:
                raise SimulationError(
                    f"behind the reset '{reset.name}' at t = {t:.9g} the constraint '{name}', which is on, moves with "
                    f"{s.rate[row]:.3g}: let its map (set=) stop it, or strike it with impact=['{name}']."
                )

    def _by_name(self, impulses: Sequence[float] | None) -> dict[str, tuple[float, ...]]:
        """The impulses of each constraint, where it has any."""
        found: dict[str, tuple[float, ...]] = {}
        for row, impulse in zip(self.modes.held_program.system.rows, impulses or (), strict=False):
            found[row.name] = (*found.get(row.name, ()), float(impulse))
        return {name: values for name, values in found.items() if any(values)}


def _without_end(reset: Reset, t: float) -> SimulationError:
    return SimulationError(
        f"the reset '{reset.name}' fires again and again at ever shorter intervals from t = {t:.9g} on: its guard does "
        "not leave zero. Let its map move the guard away, switch a constraint on (on=), or state a contact as a "
        "relation (>= 0) with its restitution."
    )
