"""The starts of many cases at once: parameters, what is known of the state, and the rest completed as for one run.

As in `simulate/least_norm.py`, with z the unknown entries, W a diagonal weight, c(z) = 0 the rows and J their Jacobian:
z := W^-1 J^T (J W^-1 J^T)^-1 (J z - c), again and again. Every operation acts on the numbers of each case alone, so
that a start has the same bits whatever is beside it. Cases for which that does not work are left to the way for one
run, which also says why.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
import sympy as sm

from appell.compile import program_of
from appell.compile.lanes import LanesProgram
from appell.equations import Equations
from appell.errors import AppellError
from appell.model.body import Body
from appell.model.inertia_matrix import require_moments
from appell.model.loop_closure import facing
from appell.numbers import NEWTON, RANK, ZERO
from appell.simulate.assembly import AssemblyFunctions, assembly_of
from appell.simulate.prepare import start_state
from appell.system import STRIDE

if TYPE_CHECKING:
    from appell.ensemble.trajectory import Plan


@dataclass(frozen=True)
class Starts:
    """States and parameters of cases, a row for each, and which of them can begin."""

    states: np.ndarray
    parameters: np.ndarray
    good: np.ndarray

    def only(self, places: np.ndarray) -> Starts:
        """Some of them."""
        return Starts(self.states[places], self.parameters[places], self.good[places])


def starts(plan: Plan, lanes: LanesProgram, numbers: np.ndarray, inputs: np.ndarray | None = None) -> Starts:
    """The starts of these cases. ``inputs``: what stands behind the parameters there, where inputs are not constant."""
    e = plan.equations
    p, good = _parameters(plan, lanes, numbers, inputs)
    implied = any(contact.geometry.coordinates for contact in e.mechanism.contacts)
    if implied or facing(e.mechanism) or e.mechanism.kinematics.memories or program_of(e).system.auxiliary_states:
        return _one_by_one(plan, numbers, p, good)
    known = _known(plan, numbers)
    if known is None:
        return _one_by_one(plan, numbers, p, good)
    x = _filled(plan, lanes, known, p, good)
    return Starts(x, p, good)


def parameters_of_cases(plan: Plan, numbers: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The parameters of every case, and whether a body can have such masses and inertias."""
    e, varied = plan.equations, plan.design.values("parameter", numbers)
    values = (
        {parameter.name: parameter.default for parameter in e.mechanism.parameters} | dict(plan.parameters) | varied
    )
    p = np.zeros((numbers.size, len(e.mechanism.parameters)))
    for place, parameter in enumerate(e.mechanism.parameters):
        value = values[parameter.name]
        p[:, place] = np.nan if value is None else value
    good = np.array(np.isfinite(p).all(axis=1))
    good[good] = _possible(e, p[good], set(varied) | set(plan.parameters))
    return p, good


def _parameters(
    plan: Plan, lanes: LanesProgram, numbers: np.ndarray, inputs: np.ndarray | None
) -> tuple[np.ndarray, np.ndarray]:
    """The same with inputs behind them."""
    own, good = parameters_of_cases(plan, numbers)
    given, first = [one.name for one in plan.equations.mechanism.inputs], own.shape[1]
    p = np.zeros((numbers.size, lanes.graph.sizes["parameters"]))
    p[:, :first] = own
    values: dict[str, Any] = dict(plan.inputs)
    if inputs is not None:
        p[:, first:] = inputs
        values = {name: inputs[i * STRIDE] for i, name in enumerate(given)}
    values |= plan.design.values("input", numbers)
    for i, name in enumerate(given):
        p[:, first + i * STRIDE] = np.nan if values.get(name) is None else values[name]
    return p, good & np.isfinite(p).all(axis=1)


def _possible(e: Equations, p: np.ndarray, given: set[str]) -> np.ndarray:
    """Whether masses and inertias that hold a parameter that was given are those of bodies."""
    symbols = [parameter.symbol for parameter in e.mechanism.parameters]
    good = np.ones(len(p), bool)
    for mass in e.mechanism.masses:
        if not mass.mass.is_number:
            good &= _values(symbols, [mass.mass], p)[:, 0] >= 0
        if isinstance(mass, Body) and any(symbol.name in given for symbol in mass.inertia.free_symbols):
            entries = _values(symbols, list(mass.inertia), p).reshape(-1, 3, 3)
            good &= np.array([_is_inertia(matrix) for matrix in entries])
    return good


def _values(symbols: list[sm.Symbol], expressions: list[sm.Expr], p: np.ndarray) -> np.ndarray:
    """Expressions of the parameters, (case, expression); most are one parameter."""

    def value(expression: sm.Expr) -> np.ndarray:
        if expression in symbols:
            return p[:, symbols.index(expression)]
        found = np.asarray(sm.lambdify(symbols, expression, "numpy", dummify=True)(*p.T), float)
        return np.broadcast_to(found, len(p))

    return np.stack([value(expression) for expression in expressions], axis=1)


def _is_inertia(matrix: np.ndarray) -> bool:
    try:
        require_moments("", matrix)
    except AppellError:
        return False
    return True


def _one_by_one(plan: Plan, numbers: np.ndarray, p: np.ndarray, good: np.ndarray) -> Starts:
    """Starts that need more than rows and weights: contacts, loops that may close turned over, integrals."""
    e = plan.equations
    x = np.zeros((numbers.size, program_of(e).system.sizes.states))
    good = good.copy()
    for k, number in enumerate(numbers):
        if not good[k]:
            continue
        try:
            x[k] = start_state(
                e, program_of(e), {**plan.state, **plan.design.case(int(number))[0]}, p[k], 0.0, report=False
            )
        except AppellError:
            good[k] = False
    return Starts(x, p, good)


def _known(plan: Plan, numbers: np.ndarray) -> dict[str, dict[int, np.ndarray]] | None:
    """For coordinates and speeds the values given, by their place; None where something else is given."""
    given = {name: np.full(numbers.size, float(value)) for name, value in plan.state.items()}
    given |= plan.design.values("state", numbers)
    found: dict[str, dict[int, np.ndarray]] = {"coordinates": {}, "speeds": {}}
    for name, values in given.items():
        place = plan.places_in_state[name]
        if place.rates or place.auxiliaries:
            return None
        for kind in found:
            found[kind] |= dict.fromkeys(getattr(place, kind), values)
    return found


def _filled(
    plan: Plan, lanes: LanesProgram, known: Mapping[str, Mapping[int, np.ndarray]], p: np.ndarray, good: np.ndarray
) -> np.ndarray:
    """The states, completed; `good` loses the cases that were not."""
    e, size = plan.equations, lanes.graph.sizes
    f: AssemblyFunctions = assembly_of(e)
    nq, n = size["coordinates"], size["speeds"]
    x = np.zeros((len(p), nq + n))
    x[:, :nq] = f.unrotated
    for first, kind in ((0, "coordinates"), (nq, "speeds")):
        for i, values in known[kind].items():
            x[:, first + i] = values
    kept, levels = size["kept"] - size["velocity_rows"], []
    for first, count, rows, at, kind in (
        (0, nq, kept, 0, "coordinates"),
        (nq, n, size["velocity_rows"], kept + kept * nq, "speeds"),
    ):
        free = [i for i in range(count) if i not in known[kind]]
        level = _Level(lanes, p, x, first, count, rows, at, np.array(free, int))
        levels.append(level)
        concerned = level.concerned()
        if concerned:
            weights = np.ones((len(p), len(free)))
            if len(free) > len(concerned):
                weights = _weights(plan, f, p, kind)[:, free]
            level.complete(concerned, weights, good)
    column = lanes.evaluate("start", 0.0, x, p)
    for level in levels:
        good &= level.satisfied(column)
    good &= 1 / RANK.pivot >= column[:, -1]
    return x


def _weights(plan: Plan, f: AssemblyFunctions, p: np.ndarray, kind: str) -> np.ndarray:
    """The inertia met by every coordinate rate or speed; where no parameter varies, that of the first case."""
    which = 0 if kind == "coordinates" else 1
    if all(column.kind == "state" for column in plan.design.columns):
        return np.repeat(f.weights(p[0], 0.0)[which][None], len(p), axis=0)
    return np.array([f.weights(row, 0.0)[which] for row in p])


@dataclass
class _Level:
    """The rows in coordinates or in speeds of many cases; x is moved in place."""

    lanes: LanesProgram
    p: np.ndarray
    x: np.ndarray
    first: int
    count: int
    rows: int
    at: int
    free: np.ndarray

    def evaluate(self) -> tuple[np.ndarray, np.ndarray]:
        """c (case, row) and J (case, row, entry)."""
        return self.read(self.lanes.evaluate("start", 0.0, self.x, self.p))

    def read(self, column: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """The same from the column of all levels."""
        c = column[:, self.at : self.at + self.rows]
        J = column[:, self.at + self.rows : self.at + self.rows * (1 + self.count)]
        return c, J.reshape(len(c), self.count, self.rows).transpose(0, 2, 1)

    def satisfied(self, column: np.ndarray) -> np.ndarray:
        """Whether every row holds, as for one run."""
        if not self.rows:
            return np.ones(len(self.x), bool)
        c, J = self.read(column)
        z = np.abs(self.x[:, self.first : self.first + self.count])
        size = _product(np.abs(J), np.maximum(z, NEWTON.rest))
        with np.errstate(invalid="ignore"):
            return np.asarray((np.abs(c) <= NEWTON.consistent * size).all(axis=1))

    def concerned(self) -> list[int]:
        """The rows that hold an unknown entry; the others hold, or do not."""
        stored = self.lanes.graph.entries_of_start
        first = self.at + self.rows
        return [i for i in range(self.rows) if any(first + i + self.rows * j in stored for j in self.free)]

    def complete(self, concerned: list[int], weights: np.ndarray, good: np.ndarray) -> None:
        """The smallest completion. `good` loses cases whose rows may depend on each other, or that do not settle."""
        places = self.first + self.free
        last, settled = np.full(len(self.x), np.inf), ~good
        for _ in range(NEWTON.batch_steps):
            c, J = (values[:, concerned] for values in self.evaluate())
            J = J[:, :, self.free]
            z = self.x[:, places]
            scaled = J / weights[:, None, :]
            K = _gram(scaled, J)
            with np.errstate(all="ignore"):
                mu, pivots = _solve(K, _product(J, z) - c)
                moved = _product(scaled.transpose(0, 2, 1), mu) - z
            fine = (pivots > RANK.squared_pivot) & np.isfinite(moved).all(axis=1)
            good &= fine | settled
            settled |= ~fine
            step = np.abs(moved).max(axis=1)
            enough = step <= NEWTON.settled * (1 + np.abs(self.x).max(axis=1))
            worse = (step >= last) & (
                step <= ZERO.expressions * (1 + np.abs(z).max(axis=1))
            )  # rounding: it was settled before
            move = ~settled & ~worse
            self.x[:, places] = np.where(move[:, None], z + moved, z)
            last = np.where(move, step, last)
            settled |= enough | worse
            if settled.all():
                return
        good &= settled


def _product(J: np.ndarray, z: np.ndarray) -> np.ndarray:
    """J z of every case, summed in order."""
    total = np.zeros(J.shape[:2])
    for j in range(J.shape[2]):
        total += J[:, :, j] * z[:, None, j]
    return total


def _gram(A: np.ndarray, B: np.ndarray) -> np.ndarray:
    """A B^T of every case."""
    total = np.zeros((len(A), A.shape[1], B.shape[1]))
    for j in range(A.shape[2]):
        total += A[:, :, None, j] * B[:, None, :, j]
    return total


def _solve(K: np.ndarray, b: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """K^-1 b by L D L^T, and the smallest ratio of a pivot to its diagonal entry."""
    m = K.shape[1]
    L, D, y = np.zeros_like(K), np.zeros((len(K), m)), b.copy()
    pivots = np.full(len(K), np.inf)
    for j in range(m):
        D[:, j] = K[:, j, j]
        for k in range(j):
            D[:, j] -= L[:, j, k] ** 2 * D[:, k]
        pivots = np.minimum(pivots, np.where(K[:, j, j] > 0, D[:, j] / K[:, j, j], -1.0))
        for i in range(j + 1, m):
            L[:, i, j] = K[:, i, j]
            for k in range(j):
                L[:, i, j] -= L[:, i, k] * L[:, j, k] * D[:, k]
            L[:, i, j] /= D[:, j]
        for k in range(j):
            y[:, j] -= L[:, j, k] * y[:, k]
    y /= D
    for j in reversed(range(m)):
        for k in range(j + 1, m):
            y[:, j] -= L[:, k, j] * y[:, k]
    return y, pivots
