"""The gradient of one number by many scalars, and its product with a direction: the adjoint, backwards from the end.

The motion is cut where its mode changes. Of every stretch the state at its start is kept; a stretch is integrated
forward once more to a few checkpoints, then from the state at each back to the one before together with the adjoint. A
motion that loses energy does not retrace itself: where it misses the earlier checkpoint, a further one is put between
the two. At a change of mode the adjoint goes through the transposed slopes of the crossing (crossing.py).

The product of the second derivatives with a direction v is the gradient of J' = dJ/dtheta v, a number of the motion
with its derivative s = dx/dtheta v: the adjoint of (x, s, v). By v it gives the gradient itself once more.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

import casadi as ca
import numpy as np

from appell.algebra.sampling import random_directions
from appell.compile import Program, Status
from appell.compile.program import compile_system
from appell.errors import InconsistentState, NotApplicable, SimulationError
from appell.gradients.crossing import Crossing
from appell.gradients.expressions import value_over
from appell.gradients.instant import Here, Local, MotionNearby
from appell.gradients.mode_legs import mode_legs
from appell.gradients.motion import ModeStart, SmoothStart, mode_start, options_of, require_derivatives, smooth_start
from appell.gradients.scalars import Scalars, scalars_of, values_of, with_values
from appell.gradients.start_columns import differences
from appell.gradients.variational import motion_only, with_adjoint, with_direction
from appell.model.mechanism import has_modes
from appell.numbers import CACHE, DRAW, GRADIENT, ZERO
from appell.simulate.inputs import Values
from appell.simulate.integrate import Session, integrate
from appell.simulate.options import IntegrationOptions
from appell.simulate.prepare import scales
from appell.system.stage import stage

if TYPE_CHECKING:
    from appell.equations import Equations
    from appell.simulate.modes.mode import Mode
    from appell.simulate.run import EventFound, Run


@dataclass(frozen=True)
class AdjointGradient:
    """A gradient with what it took: checkpoints in all, the most bytes kept at once, trial steps backwards.

    ``product``: of the second derivatives with the direction, where there was one. ``missed``: how far the gradient is
    from the derivative in one direction that was carried forward, of its size; where one was.
    """

    values: np.ndarray
    checkpoints: int
    memory: int
    steps: int
    product: np.ndarray | None = None
    missed: float | None = None


@dataclass(frozen=True, eq=False)
class _Stretch:
    """A part of the motion in one mode (None without modes): its instants, the state at the first, what ends it."""

    begin: float
    end: float
    x: np.ndarray
    mode: Mode | None = None
    crossing: Crossing | None = None


@dataclass(frozen=True, eq=False)
class _Programs:
    """The motion forward and the motion with its adjoint, compiled; the motion about an instant; known objectives."""

    forward: Program
    backward: Program
    local: MotionNearby
    objectives: dict[tuple[str, str, int], ca.Function] = field(default_factory=dict)


@stage
def _programs(equations: Equations) -> dict[tuple[object, ...], _Programs]:
    return {}


@dataclass(frozen=True, eq=False)
class _Adjoint:
    """What the stretches have in common; ``direction``: v, to second order."""

    run: Run
    scalars: Scalars
    start: SmoothStart | ModeStart
    direction: np.ndarray | None
    options: IntegrationOptions

    @property
    def order(self) -> int:
        """Of the derivatives."""
        return 1 if self.direction is None else 2

    @property
    def base(self) -> Program:
        """The program of the run."""
        return self.start.base if isinstance(self.start, SmoothStart) else self.start.modes.held_program

    @cached_property
    def made(self) -> _Programs:
        """The programs, of which the latest few are kept with the equations."""
        columns, kept, base = self.start.columns, self.start.kept, self.base
        known = _programs(self.run.equations)
        key = (columns.names, columns.parameters.tobytes(), repr(dict(self.run.inputs)), kept, self.order, id(base))
        if key not in known:
            if len(known) >= CACHE.programs:
                known.pop(next(iter(known)))
            plain = motion_only(base.full_system)
            system = plain if self.direction is None else with_direction(plain, columns, kept)
            forward = base if self.direction is None else compile_system(system)
            backward = compile_system(with_adjoint(system, columns, kept))
            known[key] = _Programs(forward, backward, MotionNearby(base.full_system, columns))
        return known[key]

    @property
    def size(self) -> int:
        """Entries of x."""
        return self.base.full_system.sizes.states

    def integrated(
        self, program: Program, stretch: _Stretch, times: Sequence[float], X: np.ndarray
    ) -> tuple[np.ndarray, int]:
        """States of a program at some instants of a stretch, from one at the first, and the steps it took."""
        values = self.values(program, stretch)
        if times[0] == times[-1]:
            return np.array([X for _ in times]), 0
        p, mode = values.at(float(times[0]), X), stretch.mode
        resting = 0 if mode is None else mode.resting
        session = Session.begin(
            program,
            replace(self.options, program="generic"),
            times=np.asarray(times, float),
            x0=X,
            parameters=p,
            inputs=values.inputs,
            stops=values.stops[::-1] if times[-1] < times[0] else values.stops,
            jacobian=program.derivatives if self.options.is_implicit else None,
            resting_rows=resting,
            is_ideal=False if mode is None else mode.is_ideal,
            **scales(program, X, p, float(times[0]), resting),
        )
        trajectory = integrate(session)
        if trajectory.status is not Status.FINISHED:
            raise SimulationError(f"the adjoint ends at t = {trajectory.reached[0]:.9g}: {trajectory.message}")
        return trajectory.states, trajectory.statistics.accepted + trajectory.statistics.rejected

    def values(self, program: Program, stretch: _Stretch) -> Values:
        """Parameters and inputs in the mode of a stretch."""
        if stretch.mode is None:
            return self.start.bind(self.run.equations, program)
        return stretch.mode.of(self.start.bind(stretch.mode.equations, program))

    def here(self, stretch: _Stretch, t: float, x: np.ndarray) -> Here:
        """The numbers of an instant of a stretch."""
        p, resting = self.values(self.base, stretch).at(t, x), 0 if stretch.mode is None else stretch.mode.resting
        found = self.base.rates(t, x, p, **scales(self.base, x, p, t, resting))
        return self.made.local.here(t, x, p, np.concatenate([found.speed_rates, found.multipliers]))

    def objective(self, of: Any, event: EventFound | None) -> ca.Function:
        """The slopes of the number by the state at the end, and by the scalars; at an event the instant moves."""
        key = (str(of), "" if event is None else event.name, self.order)
        if key not in self.made.objectives:
            local, graph = self.made.local, self._graph
            x, theta = ca.MX.sym("x", self.size), ca.MX.sym("theta", self.scalars.count)
            here, known, tau = local.symbols(""), ca.MX.sym("known", 2), ca.MX(0)
            if event is not None:
                tau = local.instant_of(graph(_watched(self.run, event)), known, x, theta, here)
            value = local.value(graph(of), tau, x, theta, here)
            made = Local(ca.Function("objective", [x, theta, *here.parts, known], [value]))
            self.made.objectives[key] = made.pulled_back(self.order)
        return self.made.objectives[key]

    def _graph(self, of: Any) -> ca.Function:
        """A number of (t, x, p, z)."""
        system = self.base.full_system
        g = system.sizes
        at = tuple(ca.SX.sym(name, n) for name, n in (
            ("t", 1), ("x", g.states), ("p", g.parameters), ("z", g.speeds + system.multipliers)
        ))  # fmt: skip
        equations = self.run.equations if isinstance(self.start, SmoothStart) else self.start.modes.held
        value = value_over(self.run, equations, self.base, system, at, of)
        if value.numel() != 1:
            raise NotApplicable("the adjoint is that of one number: give a scalar expression.")
        return ca.Function("value", list(at), [ca.densify(value)])

    def passing(self, event: EventFound, stretch: _Stretch, x: np.ndarray, here: Here) -> np.ndarray:
        """Value and rate of an event where it was found."""
        return self.made.local.passing(self._graph(_watched(self.run, event)), x, here)


def _watched(run: Run, event: EventFound) -> Any:
    return next(e.expression for e in run.settings["events"] if e.name == event.name)


def adjoint_gradient(
    run: Run,
    of: Any,
    by: Sequence[Any],
    time: float,
    event: EventFound | None = None,
    direction: np.ndarray | None = None,
) -> AdjointGradient:
    """The derivatives of an expression at an instant or event by scalars; and H v of a direction v in their space."""
    require_derivatives(run)
    scalars = scalars_of(run, by)
    start, stretches, carried = _stretches(run, scalars, time)
    a = _Adjoint(run, scalars, start, direction, options_of(run))
    n, v = a.size, np.zeros(0) if direction is None else direction
    states = [stretch.x for stretch in stretches]
    if direction is not None:  # the derivative along v, through all of the motion
        states = [np.concatenate([start.x, start.S @ v, v])]
        for stretch in stretches[:-1]:
            X = a.integrated(a.made.forward, stretch, [stretch.begin, stretch.end], states[-1])[0][-1]
            assert stretch.crossing is not None
            s = stretch.crossing.derivative(X[:n], X[n : 2 * n], v, a.made.local)
            states.append(np.concatenate([stretch.crossing.jump.state, s, v]))
    last, kept = stretches[-1], _checkpoints(a, stretches[-1], states[-1])
    end = kept[-1][1]
    here = a.here(last, last.end, end[:n])
    known = np.zeros(2) if event is None else a.passing(event, last, end[:n], here)
    seeds = [np.ones(1)] if direction is None else [end[n : 2 * n], v, np.array([0.0, 1.0])]
    slopes = a.objective(of, event)(end[:n], np.zeros(scalars.count), *here.parts, known, *seeds)
    *adjoint, mu = (np.array(e, float).ravel() for e in slopes)
    lam = np.concatenate(adjoint)
    # the derivative along one direction by the motion forward: the slopes at the end times its column there
    seen: tuple[np.ndarray, float] | None = None
    if direction is not None:
        seen = v, float(lam[n : 2 * n] @ end[n : 2 * n] + lam[2 * n :] @ v)
    elif carried is not None:
        seen = carried[0], float(lam @ carried[1] + mu @ carried[0])
    count, most, steps = 0, 0, 0
    for number in reversed(range(len(stretches))):
        stretch = stretches[number]
        if stretch is not last:
            kept = _checkpoints(a, stretch, states[number])
            assert stretch.crossing is not None
            lam, added = _through(stretch.crossing, a, kept[-1][1], lam)
            mu = mu + added
        lam, mu, own, together, taken = _backwards(a, stretch, kept, lam, mu)
        count, most, steps = count + own, max(most, together), steps + taken
    memory = 8 * states[0].size * (most + len(states)) + sum(
        s.crossing.memory for s in stretches if s.crossing is not None
    )
    values, product = lam[:n] @ start.S + mu, None
    if direction is not None:
        of_s, of_v = lam[n : 2 * n], lam[2 * n :]
        product = values + np.tensordot(of_s, _curved_start(run, scalars, v, start), 1)
        values = of_s @ start.S + of_v
    return AdjointGradient(values, count, memory, steps, product, None if seen is None else _missed(values, *seen))


def _missed(gradient: np.ndarray, direction: np.ndarray, forward: float) -> float:
    """How far the derivative along a direction is from that of the motion forward, of what it may be."""
    size = max(np.abs(gradient * direction).max(initial=0.0), np.abs(gradient).max() * np.abs(direction).max())
    return float(abs(gradient @ direction - forward) / max(size, abs(forward), ZERO.nothing))


def _through(crossing: Crossing, a: _Adjoint, X: np.ndarray, lam: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The adjoint before a change of mode, and what it adds by the scalars."""
    n = a.size
    if a.direction is None:
        before, added = crossing.back(a.made.local, X, lam)
        return before, added
    of_x, of_s, of_v = np.split(lam, [n, 2 * n])
    by_x, by_s, by_v, added = crossing.second(a.made.local, X[:n], X[n : 2 * n], a.direction, of_x, of_s)
    return np.concatenate([by_x, by_s, of_v + by_v]), added


def _checkpoints(a: _Adjoint, stretch: _Stretch, X: np.ndarray) -> list[tuple[float, np.ndarray]]:
    """Instants of a stretch with the states there."""
    if stretch.end <= stretch.begin:
        return [(stretch.begin, X)]
    times = np.linspace(stretch.begin, stretch.end, GRADIENT.checkpoints + 1).tolist()
    return list(zip(times, a.integrated(a.made.forward, stretch, times, X)[0], strict=True))


def _backwards(
    a: _Adjoint, stretch: _Stretch, kept: list[tuple[float, np.ndarray]], lam: np.ndarray, mu: np.ndarray
) -> tuple[np.ndarray, np.ndarray, int, int, int]:
    """The adjoint at the start of a stretch; checkpoints in all, those at once, and the steps."""
    count, most, steps, n = len(kept), len(kept), 0, lam.size
    adjoint = np.concatenate([lam, mu])
    while len(kept) > 1:
        (earlier, x), (later, there) = kept[-2:]
        try:
            states, taken = a.integrated(a.made.backward, stretch, [later, earlier], np.concatenate([there, adjoint]))
            missed = float(np.abs(states[-1][:n] - x).max()) / max(1.0, float(np.abs(x).max()))
            steps += taken
        except SimulationError:
            missed = np.inf
        if missed > GRADIENT.retraced * a.options.tolerance:
            if later - earlier <= GRADIENT.shortest * (stretch.end - stretch.begin):
                raise NotApplicable(
                    f"the motion is damped so strongly about t = {later:.9g} that it cannot be followed back: use "
                    "method='forward'."
                )
            middle = (earlier + later) / 2
            between = a.integrated(a.made.forward, stretch, [earlier, middle], x)[0][-1]
            kept.insert(-1, (middle, between))
            count, most = count + 1, max(most, len(kept))
            continue
        adjoint = states[-1][n:]
        kept.pop()
    return adjoint[:n], adjoint[n:], count, most, steps


# ---- the stretches of a motion ---------------------------------------------------------------------------------------


def _stretches(
    run: Run, scalars: Scalars, time: float
) -> tuple[SmoothStart | ModeStart, list[_Stretch], tuple[np.ndarray, np.ndarray] | None]:
    """The start with its columns, the stretches up to a time, and a direction with its column at the end.

    A motion with modes is gone through with that column, which shows where a small change leads to other modes.
    """
    if not has_modes(run.equations.mechanism):
        start = smooth_start(run, scalars, np.array([run.time[0], time]))
        return start, [_Stretch(float(run.time[0]), time, start.x)], None
    begun, spans = mode_start(run, scalars), iter(run.modes)
    # every scalar changes by its size, up or down
    values = values_of(run, scalars)
    signs = np.sign(next(random_directions(scalars.count, seed=DRAW.seed)))
    direction = np.where(values, values, 1.0) * signs
    carried = replace(begun, columns=begun.columns.along(direction[:, None]), S=begun.S @ direction[:, None])
    course, stretches, column = carried.course(run), list[_Stretch](), begun.S @ direction
    first = float(run.modes[0].start)
    for leg, passage in mode_legs(course, np.unique([first, time]), carried.x, carried.S, options_of(run), np.ones(1)):
        crossing = None if passage is None else passage.crossing
        if leg is None:  # what strikes at once
            stretches.append(_Stretch(first, first, begun.x, course.mode(run.modes[0]), crossing))
            continue
        if leg.times[0] > time:
            break
        end = float(leg.times[-1])
        place = int(np.searchsorted(leg.times, min(end, time)))
        column = leg.columns[place, :, 0]
        mode = course.mode(next(spans))
        stretches.append(_Stretch(float(leg.times[0]), min(end, time), leg.states[0], mode, crossing))
    return begun, stretches, (direction, column)


def _curved_start(run: Run, scalars: Scalars, v: np.ndarray, start: SmoothStart | ModeStart) -> np.ndarray:
    """The derivative along v of the columns of the start, (states, scalars)."""
    if not np.abs(v).max(initial=0.0):
        return np.zeros_like(start.S)
    values, settings = values_of(run, scalars), (run.parameters, run.settings["state"], run.inputs)

    def columns(e: float) -> np.ndarray:
        changed = dict(zip(scalars.names, (values + e * v).tolist(), strict=True))
        parameters, state, inputs = with_values(run.equations, settings, changed)
        p = np.array([parameters[name] for name in run.parameters], float)
        moved = replace(run, parameter_values=p, settings={**run.settings, "state": state}, inputs=inputs)
        try:
            if isinstance(start, ModeStart):
                return mode_start(moved, scalars).S
            return smooth_start(moved, scalars, run.time[[0, -1]]).S
        except InconsistentState:
            raise NotApplicable(
                "the start was given in full and would contradict the constraints if a scalar changed: give less of it "
                "for second derivatives."
            ) from None

    sizes = np.where(values, np.abs(values), 1.0)
    return differences(columns, GRADIENT.step / float(np.abs(v / sizes).max()))
