"""The functions that lanes run, from the blocks of a graph: nothing in them decides, so that every lane does the same.

Right side     qdot, udot = M^-1 (F + B lam) with K lam = -(gamma + A M^-1 F), K = A M^-1 B; then sdot and the powers.
Correction     the Newton step onto the rows, and the errors of a step along them (landing.py).
Start          rows in positions (norms among them) with dc/dq, rows in velocities with dc/du, the largest |dqdot/du|.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

import casadi as ca

from appell.algebra.factor import factor
from appell.algebra.tape import Tape, tape_of
from appell.numbers import COMPILE, RANK
from appell.system import System


@dataclass(frozen=True)
class LanesGraph:
    """The sizes and the functions of (t, x, p, extra) that lanes run."""

    sizes: Mapping[str, int]
    tapes: Mapping[str, Tape]

    @cached_property
    def entries_of_start(self) -> frozenset[int]:
        """The entries of the function that completes starts that are not zero identically."""
        return frozenset(o.target for o in self.tapes["start"].operations if o.name == "OUTPUT")


def refusal(system: System) -> str:
    """Why a graph of ideal reactions is too large or has no way to be written out; empty where it has one."""
    if system.sizes.speeds == 0 or system.sizes.speeds > COMPILE.lanes:
        return f"it has {system.sizes.speeds} speeds, and up to {COMPILE.lanes} are written out"
    if not system.symmetric:
        return "its mass matrix is not symmetric"
    if system.sizes.position_rows + system.sizes.velocity_rows + system.sizes.norm_rows and not system.has_landing:
        return f"it has {system.sizes.speeds} speeds, and the way back onto its constraints is not written out"
    return ""


@dataclass(frozen=True)
class _LaneSymbols:
    system: System
    t: ca.SX
    x: ca.SX
    p: ca.SX

    @property
    def q(self) -> ca.SX:
        return self.x[: self.system.sizes.coordinates]

    @property
    def u(self) -> ca.SX:
        return self.x[self.system.sizes.coordinates : self.system.sizes.coordinates + self.system.sizes.speeds]

    def column(self, name: str, extra: ca.SX | None = None) -> ca.SX:
        """The output of a function of the graph."""
        return self.system.functions[name](self.t, self.x, self.p, ca.SX(0, 1) if extra is None else extra)

    def cut(self, column: ca.SX, *shapes: tuple[int, int]) -> list[ca.SX]:
        """Blocks of a column, stored by columns."""
        found, first = [], 0
        for rows, columns in shapes:
            found.append(ca.reshape(column[first : first + rows * columns], rows, columns))
            first += rows * columns
        return found


def _lane_symbols(system: System) -> _LaneSymbols:
    x, p = ca.SX.sym("x", system.sizes.states), ca.SX.sym("p", system.sizes.parameters)
    return _LaneSymbols(system, ca.SX.sym("t"), x, p)


def lanes_graph(system: System, kinetic_energy: int, potential_energy: int) -> LanesGraph | str:
    """The functions of a graph, or why there are none. The energies stand in these rows of its outputs."""
    why = refusal(system)
    if why:
        return why
    s = _lane_symbols(system)
    n = system.sizes.coordinates + system.sizes.speeds
    errors = ca.SX.sym("e", 2 * n)
    columns: dict[str, tuple[ca.SX, ca.SX]] = {"rates": (ca.SX(0, 1), _rates(s))}
    energies = _energies(s, kinetic_energy, potential_energy)
    if energies is None:
        return "its energy depends on accelerations"
    columns["sizes"] = (ca.SX(0, 1), energies)
    columns["start"] = (ca.SX(0, 1), _start(s))
    kept = system.sizes.position_rows + system.sizes.velocity_rows + system.sizes.norm_rows
    if kept:
        levels, lengths = _levels(s)
        columns["levels"] = (ca.SX(0, 1), levels)
        columns["correct"] = (ca.SX(0, 1), ca.vertcat(*_landed(s, lengths, ca.SX.zeros(2 * n))[:3]))
        columns["finish"] = (errors, ca.vertcat(*_landed(s, lengths, errors)))
    tapes = {name: _tape(name, s, extra, column) for name, (extra, column) in columns.items()}
    count = sum(len(tape.operations) for tape in tapes.values())
    if count > COMPILE.passes:
        return f"its functions have {count} operations, and up to {COMPILE.passes} are compiled for lanes"
    return LanesGraph(_sizes(system), tapes)


def start_graph(system: System) -> LanesGraph | str:
    """The functions that complete starts alone, of a graph that does not run in lanes; or why there are none."""
    s = _lane_symbols(system)
    tape = _tape("start", s, ca.SX(0, 1), _start(s))
    if len(tape.operations) > COMPILE.passes:
        return f"what completes its starts has {len(tape.operations)} operations, of {COMPILE.passes} at most"
    return LanesGraph(_sizes(system), {"start": tape})


def _sizes(system: System) -> dict[str, int]:
    return {
        "coordinates": system.sizes.coordinates,
        "speeds": system.sizes.speeds,
        "auxiliaries": system.sizes.auxiliaries,
        "quadratures": system.sizes.quadratures,
        "rows": system.sizes.rows,
        "kept": system.sizes.position_rows + system.sizes.velocity_rows + system.sizes.norm_rows,
        "position_rows": system.sizes.position_rows,
        "velocity_rows": system.sizes.velocity_rows,
        "parameters": system.sizes.parameters,
        "rows_curve": int(system.rows_curve),
        "regular_rows": system.sizes.rows - len(system.redundant),
    }


def _tape(name: str, s: _LaneSymbols, extra: ca.SX, column: ca.SX) -> Tape:
    return tape_of(ca.Function(name, [s.t, s.x, s.p, extra], [ca.cse(ca.sparsify(column))]), name)


def events_tape(system: System) -> Tape:
    """The event functions of (t, x, p), accelerations and multipliers among them solved for."""
    s = _lane_symbols(system)
    solution = _solution(s)
    return _tape("events", s, ca.SX(0, 1), s.column("events", ca.vertcat(solution.udot, solution.lam)))


@dataclass(frozen=True)
class _Solution:
    """Rates, reactions and the margins of the pivots of M and K; ``K`` is the diagonal."""

    qdot: ca.SX
    udot: ca.SX
    lam: ca.SX
    margins: ca.SX
    K: ca.SX


def _rates(s: _LaneSymbols) -> ca.SX:
    """zdot, the margins of the pivots of M and K, diag K."""
    found = _solution(s)
    reaction = ca.vertcat(found.udot, found.lam)
    further = [s.column(name, reaction) for name in ("auxiliary", "power") if name in s.system.shapes()]
    return ca.vertcat(found.qdot, found.udot, *further, found.margins, found.K)


def _solution(s: _LaneSymbols) -> _Solution:
    g = s.system
    nq, n, m = g.sizes.coordinates, g.sizes.speeds, g.sizes.rows
    qdot, M, F, A, gamma, B = s.cut(s.column("dynamics"), (nq, 1), (n, n), (n, 1), (m, n), (m, 1), (n, m))
    mass = factor(M)
    udot, lam, margin, K = mass.solve(F), ca.SX(0, 1), ca.SX(1), ca.SX(0, 1)
    if m:
        response = mass.solve(B)
        gram = A @ response
        reduced = factor(gram)
        lam, K, margin = reduced.solve(-(gamma + A @ udot)), ca.diag(gram), reduced.margin(RANK.usable)
        udot = udot + response @ lam
    return _Solution(qdot, udot, lam, ca.vertcat(mass.margin(RANK.pivot), margin), K)


def _energies(s: _LaneSymbols, kinetic: int, potential: int) -> ca.SX | None:
    """T, T + V, and the diagonal of the metric; None where the energies depend on more than the state."""
    g = s.system
    reaction = ca.SX.sym("reaction", g.sizes.speeds + g.multipliers)
    y = s.column("outputs", reaction)
    T, V = y[kinetic], y[potential]
    if ca.depends_on(ca.vertcat(T, V), reaction):
        return None
    if "metric" in g.shapes():
        (metric,) = s.cut(s.column("metric"), (g.sizes.speeds, g.sizes.speeds))
        return ca.vertcat(T, T + V, ca.diag(metric))
    return ca.vertcat(T, T + V, ca.SX(g.sizes.speeds, 1))


def _start(s: _LaneSymbols) -> ca.SX:
    """What completes a start and judges it."""
    g = s.system
    nq, n, mp, mn = g.sizes.coordinates, g.sizes.speeds, g.sizes.position_rows, g.sizes.norm_rows
    kept = [s.column("position")[:mp]] if mp else []
    kept += [s.column("norms")[:mn]] if mn else []
    c = ca.vertcat(*kept) if kept else ca.SX(0, 1)
    velocity = s.column("velocity") if g.sizes.velocity_rows else ca.SX(0, 1)
    G = ca.jacobian(s.column("dynamics")[:nq], s.x)[:, nq : nq + n]
    entries = ca.fabs(ca.vec(G))
    largest = ca.SX(0)
    for entry in ca.vertsplit(entries):
        largest = ca.fmax(largest, entry)
    return ca.vertcat(c, ca.vec(ca.jacobian(c, s.x)[:, :nq]), velocity, largest)


def _levels(s: _LaneSymbols) -> tuple[ca.SX, ca.SX]:
    """c of every row that a projection keeps (positions, velocities, norms), and sum_j |J_ij| of each."""
    g = s.system
    kinds = {
        "position": (g.sizes.position_rows, g.sizes.speeds),
        "velocity": (g.sizes.velocity_rows, g.sizes.speeds),
        "norms": (g.sizes.norm_rows, g.sizes.coordinates),
    }
    c, lengths = [], []
    for name, (rows, columns) in kinds.items():
        if rows:
            value, J = s.cut(s.column(name), (rows, 1), (rows, columns))
            c.append(ca.densify(value))
            lengths.append(ca.densify(ca.sum2(ca.fabs(J))))
    return ca.vertcat(*c), ca.vertcat(*lengths)


def _landed(s: _LaneSymbols, lengths: ca.SX, errors: ca.SX) -> list[ca.SX]:
    """(q, u) a Newton step nearer to the rows, the lengths of these, a margin, and both errors along the rows."""
    g = s.system
    n = g.sizes.coordinates + g.sizes.speeds
    column = s.column("landing", errors)
    moved, along, mass_pivot, row_pivot = s.cut(column, (n, 1), (2 * n, 1), (1, 1), (1, 1))
    margin = ca.fmin(mass_pivot - RANK.pivot, row_pivot - RANK.usable)
    return [ca.densify(s.x[:n] + moved), lengths, margin, ca.densify(along)]
