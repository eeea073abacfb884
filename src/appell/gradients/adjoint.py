"""The gradient of one number by many scalars: the motion forward between checkpoints, then backward with its adjoint.

Between two checkpoints the motion is integrated backwards together with the adjoint, from the state at the later one:
one state is kept for each checkpoint, whatever the number of steps. A motion that loses energy does not retrace itself:
where it misses the earlier checkpoint, a further one is put between the two, and the piece is integrated again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

import casadi as ca
import numpy as np

from appell.compile import Program, Status, program_of
from appell.compile.program import compile_system
from appell.equations.stage import stage
from appell.errors import NotApplicable, SimulationError
from appell.gradients.adjoint_system import slopes_of, with_adjoint
from appell.gradients.columns import Columns
from appell.gradients.course import independent_at
from appell.gradients.expressions import value_over
from appell.gradients.motion import change_by, options_of, require_derivatives
from appell.gradients.scalars import columns_of, scalars_of
from appell.gradients.start_columns import start_columns
from appell.gradients.variational import motion_only
from appell.model.mechanism import has_modes
from appell.numbers import CACHE, GRADIENT
from appell.simulate.bind import Binding
from appell.simulate.inputs import Values
from appell.simulate.integrate import Session, integrate
from appell.simulate.options import IntegrationOptions
from appell.simulate.prepare import scales, start_state
from appell.system import System

if TYPE_CHECKING:
    from appell.equations import Equations
    from appell.simulate.run import Run


@dataclass(frozen=True)
class AdjointGradient:
    """A gradient with what it took: checkpoints kept, the most bytes of them, trial steps backwards."""

    values: np.ndarray
    checkpoints: int
    memory: int
    steps: int


@dataclass(frozen=True, eq=False)
class _Backward:
    """What the pieces of a backward motion have in common."""

    system: System
    forward: Program
    program: Program
    values: Values
    options: IntegrationOptions

    def states(self, times: np.ndarray, x: np.ndarray) -> np.ndarray:
        """The motion at some instants from a state at the first."""
        values = replace(self.values, program=self.forward)
        return self._integrated(self.forward, values, times, x)[0]

    def piece(self, later: float, earlier: float, X: np.ndarray) -> tuple[np.ndarray, int]:
        """The motion with its adjoint back from one checkpoint to the one before."""
        states, steps = self._integrated(self.program, self.values, np.array([later, earlier]), X)
        return states[-1], steps

    def _integrated(self, program: Program, values: Values, times: np.ndarray, x: np.ndarray) -> tuple[np.ndarray, int]:
        p = values.at(float(times[0]), x)
        inside = values.stops[::-1] if times[-1] < times[0] else values.stops
        session = Session.begin(
            program,
            self.options,
            times=times,
            x0=x,
            parameters=p,
            inputs=values.inputs,
            stops=inside,
            **scales(program, x, p, float(times[0])),
        )
        trajectory = integrate(session)
        if trajectory.status is not Status.FINISHED:
            raise SimulationError(f"the adjoint ends at t = {trajectory.reached[0]:.9g}: {trajectory.message}")
        statistics = trajectory.statistics
        return trajectory.states, statistics.accepted + statistics.rejected


@dataclass(frozen=True, eq=False)
class _Programs:
    """The motion and the motion with its adjoint, compiled; and the numbers whose gradients were asked for."""

    forward: Program
    backward: Program
    objectives: dict[str, ca.Function] = field(default_factory=dict)

    def objective(self, run: Run, of: Any, base: Program, columns: Columns, kept: Sequence[int]) -> ca.Function:
        """The derivatives of a number at the end."""
        if str(of) not in self.objectives:
            self.objectives[str(of)] = _objective(run, of, base, columns, kept)
        return self.objectives[str(of)]


@stage
def _programs(equations: Equations) -> dict[tuple[object, ...], _Programs]:
    return {}


def adjoint_gradient(run: Run, of: Any, by: Sequence[Any], time: float) -> AdjointGradient:
    """The derivatives of an expression at an instant, which does not move, by scalars."""
    require_derivatives(run)
    if has_modes(run.equations.mechanism):
        raise NotApplicable("the run may change its mode: use method='forward'.")
    scalars, equations = scalars_of(run, by), run.equations
    base, t = program_of(equations), float(run.time[0])
    system = base.full_system
    columns = columns_of(run, equations, base, scalars)
    bind = Binding(run.parameters, run.inputs, t, time)
    p = bind(equations, base).at(t)
    x = start_state(equations, base, run.settings["state"], p, t, report=False)
    kept = independent_at(system, base.in_full if base.system.is_recursive else base, t, x, p)
    plain = motion_only(system)
    known, key = _programs(equations), (columns.names, columns.parameters.tobytes(), repr(dict(run.inputs)), kept)
    if key not in known:
        if len(known) >= CACHE.programs:
            known.pop(next(iter(known)))
        known[key] = _Programs(compile_system(plain), compile_system(with_adjoint(plain, columns, kept)))
    made = known[key]
    b = _Backward(plain, made.forward, made.backward, bind(equations, made.backward), options_of(run))
    times = np.linspace(t, time, GRADIENT.checkpoints + 1)
    states = b.states(times, x)
    by_x, by_theta = _slopes_at(b, base, known[key].objective(run, of, base, columns, kept), time, states[-1])
    adjoint, count, most, steps = _backwards(b, times, states, np.concatenate([by_x, np.zeros(scalars.count)]))
    change = change_by(run, base, columns, scalars, t, x, p)
    S = start_columns(equations, base, run.settings["state"], x, p, t, change)
    n = system.sizes.states
    return AdjointGradient(adjoint[:n] @ S + adjoint[n:] + by_theta, count, 8 * n * most, steps)


def _backwards(
    b: _Backward, times: np.ndarray, states: np.ndarray, adjoint: np.ndarray
) -> tuple[np.ndarray, int, int, int]:
    """The adjoint at the start; how many checkpoints there were in all, how many at once, and the steps."""
    kept = list(zip(times.tolist(), states, strict=True))
    count = most = len(kept)
    steps, n = 0, states.shape[1]
    while len(kept) > 1:
        (earlier, x), (later, there) = kept[-2:]
        X, taken = b.piece(later, earlier, np.concatenate([there, adjoint]))
        steps += taken
        missed = float(np.abs(X[:n] - x).max()) / max(1.0, float(np.abs(x).max()))
        is_long = later - earlier > GRADIENT.shortest * (times[-1] - times[0])
        if is_long and missed > GRADIENT.retraced * b.options.tolerance:
            middle = (earlier + later) / 2
            between = b.states(np.array([earlier, middle]), x)[-1]
            kept.insert(-1, (middle, between))
            count, most = count + 1, max(most, len(kept))
            continue
        adjoint = X[n:]
        kept.pop()
    return adjoint, count, most, steps


def _slopes_at(
    b: _Backward, base: Program, function: ca.Function, time: float, x: np.ndarray
) -> tuple[np.ndarray, np.ndarray]:
    """The derivatives of the number by the state and by the scalars, at the end of the motion."""
    p = replace(b.values, program=b.forward).at(time, x)
    found = base.rates(time, x, p, **scales(base, x, p, time))
    by_x, by_theta = function(time, x, p, np.concatenate([found.speed_rates, found.multipliers]))
    return np.array(by_x, float).ravel(), np.array(by_theta, float).ravel()


def _objective(run: Run, of: Any, base: Program, columns: Columns, kept: Sequence[int]) -> ca.Function:
    """The derivatives of the number as a function of (t, x, p, z)."""
    system = base.full_system
    g = system.sizes
    at = (
        ca.SX.sym("t"),
        ca.SX.sym("x", g.states),
        ca.SX.sym("p", g.parameters),
        ca.SX.sym("z", g.speeds + system.multipliers),
    )
    value = value_over(run, run.equations, base, system, at, of)
    if value.numel() != 1:
        raise NotApplicable("the adjoint is that of one number: give a scalar expression.")
    return ca.Function("slopes", list(at), [ca.densify(e) for e in slopes_of(system, columns, at, value, kept)])
