"""Derivatives of an assembled start: what is given changes or stays, the rest follows from the constraints.

A completed level z = (given, free) solves, with weights W of its free entries (simulate/least_norm.py),

    W z_f = J_f^T mu,    c(z, p) = 0

so that its change by theta solves, H = sum_i mu_i d2c_i/dz2 (implicit function theorem),

    (W - H_ff) z_f' - J_f^T mu' = (d(J_f^T mu)/dtheta) - W' z_f,    J_f z_f' = -(c' + J_g z_g')

Rows may repeat each other: the system is solved in the sense of least squares, in entries scaled by W. Where what is
given leaves no room for a row that changes (a start given in full), the start follows as the nearest consistent state
does, and given values move with it: z' = z_g' - W^-1 J^T (J W^-1 J^T)^+ (J z_g' + c').
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import casadi as ca
import numpy as np

from appell.compile import Program
from appell.equations import Equations
from appell.equations.forms import auxiliaries_at_start, former_speeds, state_graph_of
from appell.errors import NotApplicable
from appell.mechanics import Row
from appell.numbers import GRADIENT, NEWTON, RANK, ZERO
from appell.simulate.assembly import AssemblyFunctions, assembly_of
from appell.simulate.memory import with_integrals
from appell.simulate.start import Known, state_table


@dataclass(frozen=True, eq=False)
class Change:
    """How what a start follows from changes with each theta: the parameters, and what was given of the state."""

    parameters: np.ndarray
    coordinates: dict[int, np.ndarray]
    speeds: dict[int, np.ndarray]
    rates: dict[int, np.ndarray]

    @property
    def count(self) -> int:
        """How many thetas there are."""
        return int(self.parameters.shape[1])


def start_columns(
    equations: Equations, program: Program, state: Any, x: np.ndarray, p: np.ndarray, t: float, change: Change
) -> np.ndarray:
    """dx0/dtheta of the start x that ``assemble`` made of a state, (states, count)."""
    if program.system.higher is not None or program.system.reader is not None:
        raise NotApplicable("the equations are of higher order: their start has no derivatives.")
    known = with_integrals(equations, state_table(equations, program.system.auxiliary_states).known(state), p, t)
    f: AssemblyFunctions = assembly_of(equations)
    n, size = len(f.coordinates), len(f.speeds)
    q, u = x[:n], x[n : n + size]
    dq = _coordinates(equations, known, (q, u, t, p), change)
    du = _speeds(equations, known, (q, u, t, p), change, dq)
    if not program.system.auxiliary_states:
        return np.vstack([dq, du])
    start = auxiliaries_at_start(equations)
    m = state_graph_of(equations)
    symbols = [ca.SX.sym(name, v.numel()) for name, v in (("q", m.q), ("u", m.u), ("t", ca.SX(1, 1)), ("p", m.p))]
    value, along = start(*symbols), ca.vertcat(symbols[0], symbols[1], symbols[3])
    slopes = np.array(ca.Function("J", symbols, [ca.jacobian(value, along)])(q, u, t, p[: m.p.numel()]), float)
    ds = slopes @ np.vstack([dq, du, change.parameters[: m.p.numel()]])
    for i in known.auxiliaries:
        ds[i] = 0.0
    return np.vstack([dq, du, ds])


def _coordinates(equations: Equations, known: Known, at: tuple[Any, ...], change: Change) -> np.ndarray:
    m, (q, _, t, p) = state_graph_of(equations), at
    rows = [(row.position, row.active) for row in m.rows if row.position is not None]
    c = _acting([*rows, *((norm, None) for norm in m.norms)])
    given = np.zeros((q.size, change.count))
    for i in known.coordinates:
        given[i] = change.coordinates.get(i, 0.0)
    level = _StartLevel(c, m.q, [(m.p, p, change.parameters)], [(m.t, t)], sorted(known.coordinates), q, given)
    return level.solve(equations, known, at, change, 0)


def _speeds(equations: Equations, known: Known, at: tuple[Any, ...], change: Change, dq: np.ndarray) -> np.ndarray:
    m, (q, u, t, p) = state_graph_of(equations), at
    yielding = {c.name for c in equations.mechanism.constraints if c.is_yielding}
    rows: list[Row] = [r for r in m.rows if r.velocity is not None and r.name not in yielding]
    c = _acting([(row.velocity, row.active) for row in rows])
    offset = np.zeros((c.numel() + len(known.rates), change.count))
    if known.rates:
        values = ca.vertcat(ca.SX(m.qdot), *map(ca.SX, former_speeds(equations).values()))
        c = ca.vertcat(c, values[list(known.rates)])
        for k, i in enumerate(known.rates, start=c.numel() - len(known.rates)):
            offset[k] = -change.rates.get(i, np.zeros(change.count))
    given = np.zeros((u.size, change.count))
    for i in known.speeds:
        given[i] = change.speeds.get(i, 0.0)
    further = [(m.q, q, dq), (m.p, p, change.parameters)]
    level = _StartLevel(c, m.u, further, [(m.t, t)], sorted(known.speeds), u, given, offset)
    return level.solve(equations, known, at, change, 1)


def _acting(rows: list[tuple[Any, Any]]) -> ca.SX:
    """Rows as a column, zero where they rest."""
    parts = [c if active is None else ca.if_else(active, c, 0) for c, active in rows]
    return ca.vertcat(*parts) if parts else ca.SX(0, 1)


@dataclass(frozen=True, eq=False)
class _StartLevel:
    """Rows c(z, further) and how what they hold changes: ``further`` are (symbols, values, columns)."""

    c: ca.SX
    z: ca.SX
    further: list[tuple[ca.SX, np.ndarray, np.ndarray]]
    constants: list[tuple[ca.SX, float]]
    known: list[int]
    value: np.ndarray
    given: np.ndarray
    offset: np.ndarray | None = None

    def solve(self, equations: Equations, known: Known, at: tuple[Any, ...], change: Change, number: int) -> np.ndarray:
        """dz/dtheta."""
        free = [i for i in range(self.value.size) if i not in self.known]
        dz = self.given.copy()
        if not self.c.numel():
            return dz
        weights = _weights(equations, known, at, number)[free]
        root = 1 / np.sqrt(weights)
        mu = ca.SX.sym("mu", self.c.numel())
        gradient = ca.jtimes(self.c, self.z, mu, True)
        symbols = [self.z, mu, *(s for s, *_ in self.further), *(s for s, _ in self.constants)]
        beside = ca.vertcat(*(s for s, *_ in self.further))
        function = ca.Function(
            "level",
            symbols,
            [
                ca.jacobian(self.c, self.z),
                ca.jacobian(self.c, beside),
                ca.jacobian(gradient, self.z),
                ca.jacobian(gradient, beside),
            ],
        )
        numbers = [*(v[: s.numel()] for s, v, _ in self.further), *(v for _, v in self.constants)]
        columns = np.vstack([c[: s.numel()] for s, _, c in self.further])
        J = np.array(function(self.value, 0, *numbers)[0], float)
        force = weights * self.value[free]
        multipliers = np.linalg.pinv((J[:, free] * root).T, rcond=RANK.newton) @ (root * force)
        J, Jp, H, Hp = (np.array(e, float) for e in function(self.value, multipliers, *numbers))
        is_determined = np.linalg.matrix_rank(J[:, free] * root, tol=RANK.newton) == len(free)
        dW = np.zeros((len(free), change.count))
        if self.value[free].any() and not is_determined:  # else no weight decides
            dW = _weight_slopes(equations, known, at, change, number)[free]
        curved, m, n = H[np.ix_(free, free)], J.shape[0], len(free)
        K = np.block([[np.diag(weights) - curved, -J[:, free].T], [J[:, free], np.zeros((m, m))]])
        first = (Hp @ columns)[free] + (H @ self.given)[free] - dW * self.value[free][:, None]
        second = -(Jp @ columns + J @ self.given) - (0.0 if self.offset is None else self.offset)
        scale = np.concatenate([root, np.ones(m)])
        K, right = K * scale * scale[:, None], np.vstack([first, second]) * scale[:, None]
        found = np.linalg.lstsq(K, right, rcond=RANK.newton)[0] * scale[:, None]
        dz[free] = found[:n]
        return self._nearest(equations, known, at, number, J, Jp @ columns, dz)

    def _nearest(
        self,
        equations: Equations,
        known: Known,
        at: tuple[Any, ...],
        number: int,
        J: np.ndarray,
        moved: np.ndarray,
        dz: np.ndarray,
    ) -> np.ndarray:
        """The columns, where what is given cannot stay those of the nearest state: given values then move too."""
        left = J @ dz + moved + (0.0 if self.offset is None else self.offset)
        size = np.abs(J).max(axis=1, initial=0.0)[:, None] * np.abs(dz).max(axis=0, initial=1.0) + np.abs(moved)
        broken = (np.abs(left) > NEWTON.nearly * np.maximum(size, ZERO.nothing)).any(axis=0)
        if not broken.any():
            return dz
        root = 1 / np.sqrt(_weights(equations, known, at, number))[:, None]
        every = self.given[:, broken]
        off = J @ every + moved[:, broken] + (0.0 if self.offset is None else self.offset[:, broken])
        dz[:, broken] = every - root * (np.linalg.pinv(J * root.T, rcond=RANK.newton) @ off)
        return dz


def _weights(equations: Equations, known: Known, at: tuple[Any, ...], number: int) -> np.ndarray:
    f: AssemblyFunctions = assembly_of(equations)
    return np.asarray(f.weights(at[3], at[2], known)[number])


def _weight_slopes(equations: Equations, known: Known, at: tuple[Any, ...], change: Change, number: int) -> np.ndarray:
    """dW/dtheta: the weights are met at a state whose size is that of what is known, and depend on it and on p.

    By differences of order six: nothing is iterated in them.
    """
    slopes = np.zeros((_weights(equations, known, at, number).size, change.count))
    q, u, t, p = at
    for k in range(change.count):
        direction = change.parameters[: p.size, k]
        sizes = [abs(p[i]) for i in np.flatnonzero(direction)]
        given = [(known.coordinates, change.coordinates), (known.speeds, change.speeds)]
        sizes += [abs(values[i]) for values, columns in given for i in columns if columns[i][k]]
        h = GRADIENT.step * (max(sizes, default=1.0) or 1.0)

        def moved(e: float, k: int = k, direction: np.ndarray = direction) -> np.ndarray:
            there = Known(
                {i: v + e * change.coordinates.get(i, np.zeros(change.count))[k] for i, v in known.coordinates.items()},
                {i: v + e * change.speeds.get(i, np.zeros(change.count))[k] for i, v in known.speeds.items()},
                known.rates,
                known.auxiliaries,
            )
            return _weights(equations, there, (q, u, t, p + e * direction), number)

        if (moved(h) == moved(0.0)).all() and (moved(-h) == moved(0.0)).all():
            continue
        slopes[:, k] = differences(moved, h)
    return slopes


def differences(value: Callable[[float], np.ndarray], h: float) -> np.ndarray:
    """The derivative of a smooth function at zero by central differences of order six."""
    D = [(value(i * h) - value(-i * h)) / (2 * i * h) for i in (1, 2, 3)]
    return 1.5 * D[0] - 0.6 * D[1] + 0.1 * D[2]
