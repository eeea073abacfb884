"""The motion of a run with its columns, one leg with one set of acting rows after the other."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np
import scipy

from appell.algebra.rank import rank, unit_rows
from appell.compile import Program, Status
from appell.compile.program import compile_system
from appell.equations import Equations
from appell.errors import SimulationError
from appell.gradients.columns import Columns
from appell.gradients.instant import MotionNearby
from appell.gradients.readout import Readout
from appell.gradients.tangent import Tangent
from appell.gradients.variational import independent_rows, motion_only, one_column, with_sensitivities
from appell.numbers import CACHE
from appell.simulate.inputs import Values
from appell.simulate.integrate import Session, integrate
from appell.simulate.options import IntegrationOptions
from appell.simulate.prepare import scales
from appell.system import System
from appell.system.stage import stage

if TYPE_CHECKING:
    from appell.simulate.modes.mode import Mode


@dataclass(frozen=True, eq=False)
class Leg:
    """A stretch of the motion with its columns: arrays with the instants first.

    ``parameters``: p at each instant; ``reactions``: (udot, lam, ...) there; ``row_error``: how far the columns were
    off the differentiated rows at an instant before they were brought onto them.
    """

    times: np.ndarray
    states: np.ndarray
    columns: np.ndarray
    reactions: np.ndarray
    parameters: np.ndarray
    row_error: float
    steps: int
    seconds: float


@dataclass(frozen=True, eq=False)
class Carrier:
    """The system with columns as a program, and what brings them onto the rows."""

    equations: Equations
    base: Program
    system: System
    program: Program
    columns: Columns
    tangent: Tangent
    kept: tuple[int, ...]

    @cached_property
    def readout(self) -> Readout:
        """What follows from the state and its columns."""
        return Readout(self.system, self.columns, self.kept)

    @cached_property
    def local(self) -> MotionNearby:
        """The motion about an instant."""
        return MotionNearby(self.system, self.columns)


@stage
def _carriers(equations: Equations) -> dict[tuple[object, ...], Carrier]:
    return {}


def carrier(
    equations: Equations, base: Program, columns: Columns, inputs: object, kept: tuple[int, ...] | None = None
) -> Carrier:
    """The program that carries the columns; the latest few are kept."""
    system = base.full_system
    rows = tuple(independent_rows(system)) if kept is None else kept
    known = _carriers(equations)
    key = (columns.names, columns.parameters.tobytes(), repr(inputs), rows, id(base))
    if key not in known:
        if len(known) >= CACHE.programs:
            known.pop(next(iter(known)))
        made = with_sensitivities(motion_only(system), columns, rows)
        one = one_column(motion_only(system), columns, rows)
        program = compile_system(made, alike={} if one is None else {"auxiliary": one})
        known[key] = Carrier(equations, base, system, program, columns, Tangent(system, columns), rows)
    return known[key]


def independent_at(system: System, program: Program, t: float, x: np.ndarray, p: np.ndarray) -> tuple[int, ...]:
    """Rows that are independent at a state, as many as there are: those that the others repeat are left out."""
    rows = independent_rows(system)
    if len(rows) < 2:
        return tuple(rows)
    A = unit_rows(program.constraint_matrix(t, x, p)[rows])
    count = rank(A)
    if count == len(rows):
        return tuple(rows)
    order = scipy.linalg.qr(A.T, pivoting=True)[2][:count]
    return tuple(sorted(rows[i] for i in order))


def carried(
    c: Carrier,
    values: Values,
    options: IntegrationOptions,
    times: np.ndarray,
    x: np.ndarray,
    S: np.ndarray,
    mode: Mode | None = None,
    sizes: np.ndarray | None = None,
) -> Leg:
    """The motion and its columns at ``times``, from (x, S) at the first of them.

    ``sizes``: the size of each scalar: an error of S times it is one of x.
    """
    n, k = c.system.sizes.states, c.columns.count
    X = np.concatenate([x, S.ravel()])
    p = values.at(float(times[0]), X)
    resting = 0 if mode is None else mode.resting
    size = np.ones(k) if sizes is None else sizes
    absolute = np.concatenate([np.full(n, options.tolerance), np.tile(options.tolerance / size, n)])
    session = Session.begin(
        c.program,
        replace(options, program="generic"),
        times=times,
        x0=X,
        parameters=p,
        inputs=values.inputs,
        jacobian=c.program.derivatives if options.is_implicit else None,
        stops=values.stops,
        end=float(times[-1]),
        resting_rows=resting,
        is_ideal=False if mode is None else mode.is_ideal,
        **scales(c.program, X, p, float(times[0]), resting),
    )
    session.arrays.kept["absolute_tolerance"][:] = absolute
    trajectory = integrate(session)
    if trajectory.status is not Status.FINISHED:
        reached = trajectory.reached[0]
        why = trajectory.message or f"the integration ended with '{trajectory.status.name.lower()}'"
        raise SimulationError(f"the derivatives end at t = {reached:.9g}: {why}")
    return _leg(c, values, trajectory, k)


def _leg(c: Carrier, values: Values, trajectory: object, k: int) -> Leg:
    n = c.system.sizes.states
    states, times = trajectory.states, trajectory.times  # type: ignore[attr-defined]
    every = np.array([values.at(t, X) for t, X in zip(times.tolist(), states, strict=True)])
    columns, off = np.zeros((times.size, n, k)), 0.0
    for i, (t, X) in enumerate(zip(times.tolist(), states, strict=True)):
        columns[i], missed = c.tangent.projected(t, X[:n], every[i], X[n:].reshape(n, k))
        off = max(off, missed)
    reactions = np.hstack([trajectory.speed_rates, trajectory.multipliers])  # type: ignore[attr-defined]
    statistics = trajectory.statistics  # type: ignore[attr-defined]
    return Leg(
        times,
        states[:, :n],
        columns,
        reactions,
        every,
        off,
        statistics.accepted + statistics.rejected,
        trajectory.seconds,  # type: ignore[attr-defined]
    )
