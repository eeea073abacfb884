"""The functions that lanes run, from the blocks of a graph: nothing in them decides, so that every lane does the same.

Right side     qdot, udot = M^-1 (F + B lam) with K lam = -(gamma + A M^-1 F), K = A M^-1 B; then sdot and the powers.
Correction     with c the rows, J their Jacobian and R = M^-1 J^T:  du = -R (J R)^-1 c, and so for positions and norms;
               positions along the tangents G of the norms, each of them at what the ones before have moved.
Errors         e := e - R (J R)^-1 J e, an estimate without what a projection removes.
Start          rows in positions (norms among them) with dc/dq, rows in velocities with dc/du, the largest |dqdot/du|.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import casadi as ca

from appell.algebra.factor import Factored, factor
from appell.compile.graph import Graph, LawOf
from appell.compile.tape import Tape, tape_of

MOST_SPEEDS = 16
"""Of a solve that is written out."""
MOST_OPERATIONS = 30_000
"""Of all functions together: more of them take too long to compile."""
MASS_PIVOT, ROW_PIVOT, CORRECTION_PIVOT = 1e-12, 1e-3, 1e-6
"""What pivots of M, of A M^-1 B and of J M^-1 J^T must exceed of their diagonal entries (native.h)."""


@dataclass(frozen=True)
class LanesGraph:
    """The sizes and the functions of (t, x, p, extra) that lanes run."""

    sizes: Mapping[str, int]
    tapes: Mapping[str, Tape]


def refusal(graph: Graph) -> str:
    """Why a graph cannot run in lanes; empty where it can."""
    if graph.has_ideal:
        return "its reactions are not ideal, or actuators keep its constraints"
    if graph.law is not LawOf.NOTHING:
        return "its reactions follow a law"
    if graph.speeds == 0 or graph.speeds > MOST_SPEEDS:
        return f"it has {graph.speeds} speeds, and up to {MOST_SPEEDS} are written out"
    if not graph.symmetric:
        return "its mass matrix is not symmetric"
    return ""


@dataclass(frozen=True)
class _Symbols:
    graph: Graph
    t: ca.SX
    x: ca.SX
    p: ca.SX

    @property
    def q(self) -> ca.SX:
        return self.x[: self.graph.coordinates]

    @property
    def u(self) -> ca.SX:
        return self.x[self.graph.coordinates : self.graph.coordinates + self.graph.speeds]

    def column(self, name: str, extra: ca.SX | None = None) -> ca.SX:
        """The output of a function of the graph."""
        return self.graph.functions[name](self.t, self.x, self.p, ca.SX(0, 1) if extra is None else extra)

    def cut(self, column: ca.SX, *shapes: tuple[int, int]) -> list[ca.SX]:
        """Blocks of a column, stored by columns."""
        found, first = [], 0
        for rows, columns in shapes:
            found.append(ca.reshape(column[first : first + rows * columns], rows, columns))
            first += rows * columns
        return found


def lanes_graph(graph: Graph, kinetic_energy: int, potential_energy: int) -> LanesGraph | str:
    """The functions of a graph, or why there are none. The energies stand in these rows of its outputs."""
    why = refusal(graph)
    if why:
        return why
    s = _Symbols(graph, ca.SX.sym("t"), ca.SX.sym("x", graph.states), ca.SX.sym("p", graph.parameters))
    n = graph.coordinates + graph.speeds
    errors = ca.SX.sym("e", 2 * n)
    columns: dict[str, tuple[ca.SX, ca.SX]] = {"rates": (ca.SX(0, 1), _rates(s))}
    energies = _energies(s, kinetic_energy, potential_energy)
    if energies is None:
        return "its energy depends on accelerations"
    columns["sizes"] = (ca.SX(0, 1), energies)
    columns["start"] = (ca.SX(0, 1), _start(s))
    kept = graph.position_rows + graph.velocity_rows + graph.norm_rows
    if kept:
        rows = _Rows(s)
        columns["levels"] = (ca.SX(0, 1), rows.levels)
        columns["correct"] = (ca.SX(0, 1), rows.correction)
        columns["finish"] = (errors, ca.vertcat(rows.correction, rows.tangent(errors[:n]), rows.tangent(errors[n:])))
    tapes = {name: _tape(name, s, extra, column) for name, (extra, column) in columns.items()}
    count = sum(len(tape.operations) for tape in tapes.values())
    if count > MOST_OPERATIONS:
        return f"its functions have {count} operations, and up to {MOST_OPERATIONS} are compiled for lanes"
    sizes = {
        "coordinates": graph.coordinates,
        "speeds": graph.speeds,
        "auxiliaries": graph.auxiliaries,
        "quadratures": graph.quadratures,
        "rows": graph.rows,
        "kept": kept,
        "position_rows": graph.position_rows,
        "velocity_rows": graph.velocity_rows,
        "parameters": graph.parameters,
    }
    return LanesGraph(sizes, tapes)


def _tape(name: str, s: _Symbols, extra: ca.SX, column: ca.SX) -> Tape:
    return tape_of(ca.Function(name, [s.t, s.x, s.p, extra], [ca.cse(ca.sparsify(column))]), name)


def _rates(s: _Symbols) -> ca.SX:
    """zdot, the margins of the pivots of M and K, diag K."""
    g = s.graph
    nq, n, m = g.coordinates, g.speeds, g.rows
    qdot, M, F, A, gamma, B = s.cut(s.column("dynamics"), (nq, 1), (n, n), (n, 1), (m, n), (m, 1), (n, m))
    mass = factor(M)
    udot, lam, margin, K = mass.solve(F), ca.SX(0, 1), ca.SX(1), ca.SX(0, 1)
    if m:
        response = mass.solve(B)
        gram = A @ response
        reduced = factor(gram, symmetric=False)
        lam, K, margin = reduced.solve(-(gamma + A @ udot)), ca.diag(gram), reduced.margin(ROW_PIVOT)
        udot = udot + response @ lam
    reaction = ca.vertcat(udot, lam)
    further = [s.column(name, reaction) for name in ("auxiliary", "power") if name in g.shapes()]
    return ca.vertcat(qdot, udot, *further, mass.margin(MASS_PIVOT), margin, K)


def _energies(s: _Symbols, kinetic: int, potential: int) -> ca.SX | None:
    """T, T + V, and the diagonal of the metric; None where the energies depend on more than the state."""
    g = s.graph
    reaction = ca.SX.sym("reaction", g.speeds + g.multipliers)
    y = s.column("outputs", reaction)
    T, V = y[kinetic], y[potential]
    if ca.depends_on(ca.vertcat(T, V), reaction):
        return None
    if "metric" in g.shapes():
        (metric,) = s.cut(s.column("metric"), (g.speeds, g.speeds))
        return ca.vertcat(T, T + V, ca.diag(metric))
    return ca.vertcat(T, T + V, ca.SX(g.speeds, 1))


def _start(s: _Symbols) -> ca.SX:
    """What completes a start and judges it."""
    g = s.graph
    nq, n, mp, mn = g.coordinates, g.speeds, g.position_rows, g.norm_rows
    kept = [s.column("position")[:mp]] if mp else []
    kept += [s.column("norms")[:mn]] if mn else []
    c = ca.vertcat(*kept) if kept else ca.SX(0, 1)
    velocity = s.column("velocity") if g.velocity_rows else ca.SX(0, 1)
    G = ca.jacobian(s.column("dynamics")[:nq], s.x)[:, nq : nq + n]
    entries = ca.fabs(ca.vec(G))
    largest = ca.SX(0)
    for entry in ca.vertsplit(entries):
        largest = ca.fmax(largest, entry)
    return ca.vertcat(c, ca.vec(ca.jacobian(c, s.x)[:, :nq]), velocity, largest)


class _Rows:
    """The rows that a projection keeps: positions, velocities and norms, where a graph has them."""

    def __init__(self, s: _Symbols) -> None:
        g = s.graph
        nq, n = g.coordinates, g.speeds
        self.s = s
        self.pivot = ca.SX(1)
        self.has = {"position": g.position_rows, "velocity": g.velocity_rows, "norms": g.norm_rows}
        self.metric: Factored | None = None
        if self.has["position"] or self.has["velocity"]:
            self.metric = factor(s.cut(s.column("metric"), (n, n))[0])
            self.pivot = self.metric.margin(MASS_PIVOT)
        self.c = {name: ca.SX(0, 1) for name in self.has}
        self.J = {name: ca.SX(0, n) for name in self.has}
        if self.has["position"]:
            m = self.has["position"]
            self.c["position"], self.J["position"], self.G = s.cut(s.column("position"), (m, 1), (m, n), (nq, n))
        if self.has["velocity"]:
            m = self.has["velocity"]
            self.c["velocity"], self.J["velocity"] = s.cut(s.column("velocity"), (m, 1), (m, n))
        if self.has["norms"]:
            m = self.has["norms"]
            self.c["norms"], self.J["norms"] = s.cut(s.column("norms"), (m, 1), (m, nq))
        self.normal = {name: self._normal(name) for name, count in self.has.items() if count}

    def _normal(self, name: str) -> Callable[[ca.SX], ca.SX]:
        """b -> R (J R)^-1 b: the shortest move, in the metric, that changes the rows by b."""
        J = self.J[name]
        R = J.T if name == "norms" or self.metric is None else self.metric.solve(J.T)
        K = factor(J @ R)
        self.pivot = ca.fmin(self.pivot, K.margin(CORRECTION_PIVOT))
        return lambda b: R @ K.solve(b)

    @property
    def levels(self) -> ca.SX:
        """c of every row."""
        return ca.vertcat(self.c["position"], self.c["velocity"], self.c["norms"])

    @property
    def correction(self) -> ca.SX:
        """(q, u) one step of Newton's method nearer to the rows, sum_j |J_ij| of each row, the margin."""
        s = self.s
        dq, du = ca.SX(s.graph.coordinates, 1), ca.SX(s.graph.speeds, 1)
        if self.has["norms"]:
            dq -= self.normal["norms"](self.c["norms"])
        if self.has["position"]:
            c = self.c["position"] + ca.jtimes(self.c["position"], s.x, _padded(dq, s.x))
            dq -= self.G @ self.normal["position"](c)
        if self.has["velocity"]:
            c = self.c["velocity"] + ca.jtimes(self.c["velocity"], s.x, _padded(dq, s.x))
            du -= self.normal["velocity"](c)
        lengths = [ca.sum2(ca.fabs(self.J[name])) for name, count in self.has.items() if count]
        return ca.vertcat(ca.densify(s.q + dq), ca.densify(s.u + du), *map(ca.densify, lengths), self.pivot)

    def tangent(self, e: ca.SX) -> ca.SX:
        """An error of (q, u) without its parts normal to the rows."""
        nq = self.s.graph.coordinates
        eq, eu = e[:nq], e[nq:]
        if self.has["norms"]:
            eq = eq - self.normal["norms"](self.J["norms"] @ eq)
        if self.has["position"]:
            change = ca.jtimes(self.c["position"], self.s.x, _padded(eq, self.s.x))
            eq = eq - self.G @ self.normal["position"](change)
        if self.has["velocity"]:
            eu = eu - self.normal["velocity"](self.J["velocity"] @ eu)
        return ca.vertcat(ca.densify(eq), ca.densify(eu))


def _padded(dq: ca.SX, x: ca.SX) -> ca.SX:
    """A change of the coordinates as one of the whole state."""
    return ca.vertcat(dq, ca.SX(x.numel() - dq.numel(), 1))
