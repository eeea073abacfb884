"""A run with changes of mode, leg by leg: at the end of each the columns jump with the state and with the instant.

At an instant t(theta) at which a guard g passes zero, with the rates f before and after, and the jump x+ = r(t, x-, p),

    t' = -(g_x S + g_p p' + g_z z') / (dg/dt)
    S+ = r_x (S- + f- t') + r_p p' + r_t t' - f+ t'

(saltation; Aizerman and Gantmakher 1958; Leine and Nijmeijer 2004, section 7; crossing.py). The legs, their modes, what
ended them and what struck are read from the record of the run.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

import casadi as ca
import numpy as np

from appell.errors import NotApplicable
from appell.gradients.clearance import GuardCourse, OneSide
from appell.gradients.course import Carrier, Leg, carried
from appell.gradients.crossing import Crossing
from appell.gradients.instant import Here, MotionNearby
from appell.gradients.readout import along
from appell.gradients.strikes import StateJump, strike
from appell.numbers import GRADIENT
from appell.simulate.bind import Binding
from appell.simulate.modes.phase import Measure
from appell.simulate.options import IntegrationOptions
from appell.simulate.prepare import scales

if TYPE_CHECKING:
    from appell.simulate.modes.mode import Mode, Modes
    from appell.simulate.modes.record import Impact, ModeSpan
    from appell.simulate.run import Run


@dataclass(frozen=True, eq=False)
class Passage:
    """An instant at which a mode ended or something struck: ``time_by`` its derivatives, ``why`` it did."""

    time: float
    why: str
    time_by: np.ndarray
    crossing: Crossing = field(repr=False)


@dataclass(frozen=True, eq=False)
class ModeCourse:
    """What the legs of a run have in common; ``sides`` is None where derivatives of one side are refused."""

    run: Run
    modes: Modes
    carrier: Carrier
    bind: Binding
    sides: list[OneSide] | None = None

    def mode(self, span: ModeSpan) -> Mode:
        """The mode of a stretch."""
        return self.modes[tuple(span.phases[name] for name in self.modes.names)]

    def held(self, t: float, x: np.ndarray) -> np.ndarray:
        """p with every row held."""
        return self.bind(self.modes.held, self.modes.held_program).at(t, x)

    def leg(
        self,
        span: ModeSpan,
        times: np.ndarray,
        x: np.ndarray,
        S: np.ndarray,
        options: IntegrationOptions,
        sizes: np.ndarray,
    ) -> Leg:
        """The motion of a stretch with its columns."""
        mode = self.mode(span)
        values = mode.of(self.bind(mode.equations, self.carrier.program))
        p = values.at(float(times[0]), np.concatenate([x, S.ravel()]))
        S, _ = self.carrier.tangent.projected(float(times[0]), x, p, S)
        return carried(self.carrier, values, options, times, x, S, mode, sizes)

    @property
    def local(self) -> MotionNearby:
        """The motion about an instant."""
        return self.carrier.local

    def here(self, span: ModeSpan, t: float, x: np.ndarray) -> Here:
        """The numbers of an instant in a mode."""
        mode = self.mode(span)
        p = mode.of(self.bind(mode.equations, mode.program)).at(t, x)
        found = mode.program.rates(t, x, p, **scales(mode.program, x, p, t, mode.resting))
        return self.local.here(t, x, p, np.concatenate([found.speed_rates, found.multipliers]))

    def passed(self, leg: Leg, span: ModeSpan, why: str, impact: Impact | None) -> ca.Function:
        """The guard that ended a leg: of what struck, or the one that says why."""
        mode, t = self.mode(span), float(leg.times[-1])
        struck = () if impact is None else impact.struck
        watched = {k: guard for k, guard in enumerate(mode.guards) if guard is not None}
        candidates = [k for k, (name, guard) in watched.items() if guard.why == why or name in struck]
        if not candidates:
            raise NotApplicable(f"the mode changes at t = {t:.9g} ({why}) by no guard: there is no derivative there.")
        end = last(leg)
        found = {k: self._crossing(k, end) for k in watched}
        k = min(candidates, key=lambda k: abs(found[k][0]))
        _, rate, change = found[k]
        scale = float(np.abs(change).max(initial=0.0))
        if np.isnan(rate):
            raise NotApplicable(
                f"at t = {t:.9g} the mode changes ({why}) with an input that is a compiled function, whose rate is not "
                "known: give an expression or a table."
            )
        if abs(rate) <= GRADIENT.grazing * (1 + scale):
            raise NotApplicable(
                f"at t = {t:.9g} the mode changes ({why}) where its guard grazes zero, with a rate of {rate:.3g}: "
                "there is no derivative there."
            )
        self._require_alone(k, found, mode, t, struck)
        return self._guard(k)[0]

    def watched(self, leg: Leg, span: ModeSpan) -> Iterator[tuple[str, GuardCourse]]:
        """The guards of a mode along a leg, with what each says."""
        for k, guard in enumerate(self.mode(span).guards):
            if guard is not None:
                of_value, of_change = self._guard(k)
                values = of_value.map(leg.times.size)(
                    *(e.T for e in (leg.times[:, None], leg.states, leg.parameters, leg.reactions))
                )
                change, rate = along(of_change, leg, self.carrier.columns.count)
                yield guard[1].why, GuardCourse(leg.times, np.array(values, float).ravel(), rate[:, 0], change[:, 0])

    def decided(self, side: OneSide) -> None:
        """Note a side, or refuse it."""
        if self.sides is None:
            raise NotApplicable(f"{side}; there is no derivative there: ask for one_sided=True.")
        self.sides.append(side)

    def _guard(self, k: int) -> tuple[ca.Function, ca.Function]:
        """A guard, and its derivatives with its rate."""
        readout = self.carrier.readout
        value = self.carrier.system.functions["events"](*readout.symbols)[k]
        of_value = readout.made(f"guard {k}", lambda: ca.Function("value", list(readout.symbols), [value]))
        return of_value, readout.made(f"change of guard {k}", lambda: readout.function(value))

    def _crossing(self, k: int, end: Leg) -> tuple[float, float, np.ndarray]:
        """A guard, its rate and its derivatives at the end of a leg."""
        of_value, of_change = self._guard(k)
        change, rate = along(of_change, end, self.carrier.columns.count)
        at = end.times[0], end.states[0], end.parameters[0], end.reactions[0]
        return float(of_value(*at)), float(rate[0, 0]), change[0, 0]

    def _require_alone(
        self,
        k: int,
        found: dict[int, tuple[float, float, np.ndarray]],
        mode: Mode,
        t: float,
        struck: tuple[str, ...],
    ) -> None:
        """A corner: another guard that passes zero at the same instant, by another derivative."""
        span = abs(float(self.run.time[-1] - self.run.time[0]))
        _, rate, change = found[k]
        for j, (value, other, by) in found.items():
            guards = [guard for i in (k, j) if (guard := mode.guards[i]) is not None]
            together = guards[-1][0] in struck  # both struck: either may have been the first
            if j == k or not abs(value) < GRADIENT.together * span * abs(other) or (value * other > 0 and not together):
                continue
            guard = mode.guards[j]
            resets = self.modes.equations.mechanism.resets
            is_reset = guard is not None and guard[1].measure is Measure.RESET
            if guard is not None and is_reset and resets[guard[1].row].direction * other < 0:
                continue  # it passes zero against its direction: nothing happens
            if np.allclose(by / other, change / rate, rtol=GRADIENT.replayed, atol=GRADIENT.replayed):
                continue
            words = " and ".join(guard[1].why for guard in guards)
            if together:
                raise NotApplicable(
                    f"at t = {t:.9g} two guards pass zero at once ({words}): there is no derivative there."
                )
            first = np.sign(change / rate - by / other).astype(int).tolist()  # t_k' < t_j' keeps the order
            holds = dict(zip(self.carrier.columns.names, first, strict=True))
            self.decided(OneSide(t, f"two guards pass zero at once ({words})", abs(value / other) / span, holds))


def last(leg: Leg) -> Leg:
    """The end of a leg, as a leg of one instant."""
    return replace(
        leg,
        times=leg.times[-1:],
        states=leg.states[-1:],
        columns=leg.columns[-1:],
        reactions=leg.reactions[-1:],
        parameters=leg.parameters[-1:],
    )


def jump_of(course: ModeCourse, impact: Impact | None, t: float, x: np.ndarray) -> StateJump:
    """What happens to the state at the end of a leg."""
    p, none = course.held(t, x), np.zeros(0)
    symbols = ca.SX.sym("t"), ca.SX.sym("x", x.size), ca.SX.sym("p", p.size)
    no_unknowns = ca.SX(0, 1), ca.SX(0, 0)
    if impact is None:
        return StateJump(ca.Function("stays", [*symbols, *no_unknowns], [symbols[1]]), x, none, np.zeros((0, 0)))
    resets = [reset.name for reset in course.modes.equations.mechanism.resets]
    if len(impact.struck) != 1 or impact.struck[0] not in resets:
        return strike(course.modes, impact, t, x, p)
    # the map of a reset, and behind it the impact onto the rows that are on
    system, number = course.carrier.system, resets.index(impact.struck[0])
    first = 2 * len(resets) + (len(resets) + number) * x.size
    mapped = ca.densify(system.functions["resets"](*symbols, ca.SX(0, 1))[first : first + x.size])
    reset = ca.Function("reset", [*symbols, *no_unknowns], [mapped])
    state = np.array(reset(t, x, p, none, np.zeros((0, 0))), float).ravel()
    if not impact.impulses:
        return StateJump(reset, state, none, np.zeros((0, 0)))
    after = strike(course.modes, impact, t, state, p)
    y, K = ca.SX.sym("y", after.y.size), ca.SX.sym("K", *after.inverse.shape)
    both = ca.Function("reset", [*symbols, y, K], [after.function(symbols[0], mapped, symbols[2], y, K)])
    return StateJump(both, after.state, after.y, after.inverse)


def mode_legs(
    course: ModeCourse, times: np.ndarray, x: np.ndarray, S: np.ndarray, options: IntegrationOptions, sizes: np.ndarray
) -> Iterator[tuple[Leg | None, Passage | None]]:
    """Every leg with what ended it; the last ends with the run. No leg comes before what strikes at once."""
    run, k = course.run, course.carrier.columns.count
    spans = run.modes
    struck = {impact.time: impact for impact in run.impacts}
    first = struck.pop(spans[0].start, None)
    if first is not None:  # what strikes at once
        t = spans[0].start
        jump = jump_of(course, first, t, x)
        crossing = Crossing.at_once(course.local, jump, t, course.held(t, x))
        S, x = crossing.columns(x, S, course.local)[0], jump.state
        yield None, Passage(t, first.struck[0], np.zeros(k), crossing)
    for i, span in enumerate(spans):
        following = spans[i + 1] if i + 1 < len(spans) else None
        inside = times[(times > span.start) & (times < span.end)]
        if span.end <= span.start:
            raise NotApplicable(f"the mode changes twice at t = {span.start:.9g}: there is no derivative there.")
        leg = _clear(course, span, inside, x, S, options, sizes, following is None)
        if following is None:
            yield leg, None
            return
        t, x, S = span.end, leg.states[-1], leg.columns[-1]
        impact = struck.get(t)
        guard = course.passed(leg, span, following.why, impact)
        jump = jump_of(course, impact, t, x)
        before = course.local.here(t, x, leg.parameters[-1], leg.reactions[-1])
        known, after = course.local.passing(guard, x, before), course.here(following, t, jump.state)
        crossing = Crossing(guard, known, jump, before, course.held(t, x), after)
        S, dt = crossing.columns(x, S, course.local)
        x = jump.state
        yield leg, Passage(t, following.why, dt, crossing)


def _clear(
    course: ModeCourse,
    span: ModeSpan,
    inside: np.ndarray,
    x: np.ndarray,
    S: np.ndarray,
    options: IntegrationOptions,
    sizes: np.ndarray,
    is_last: bool,
) -> Leg:
    """The motion of a stretch with its columns, once it is known which guards it nearly reaches."""

    def made(further: np.ndarray) -> Leg:
        between = further[(further > span.start) & (further < span.end)]
        every = np.union1d(inside, between)
        return course.leg(span, np.concatenate([[span.start], every, [span.end]]), x, S, options, sizes)

    even = np.linspace(span.start, span.end, GRADIENT.watched)
    if not any(course.mode(span).guards):
        return made(np.zeros(0))
    leg, names, nearest = made(even), course.carrier.columns.names, np.zeros(0)
    for _ in range(GRADIENT.refined):
        nearest = np.array([t for _, guard in course.watched(leg, span) for t in guard.minima()])
        if not nearest.size:
            break
        leg = made(np.union1d(leg.times, nearest))
    for why, guard in course.watched(leg, span):
        places = np.searchsorted(leg.times, nearest).tolist()
        found = [(i, f"a guard only grazes zero ({why})") for i in places if _is_least(guard, i)]
        if is_last and guard.values[-1] * guard.rates[-1] < 0:
            found.append((-1, f"the run ends where its mode is about to change ({why})"))
        for i, words in found:
            side = guard.side(i, words, names, sizes)
            if side is not None:
                course.decided(side)
    return leg


def _is_least(guard: GuardCourse, i: int) -> bool:
    """Whether a guard is nearer to zero at an instant than at those next to it."""
    own = np.abs(guard.values[max(i - 1, 0) : i + 2])
    return bool(own.min(initial=np.inf) == abs(guard.values[i]))
