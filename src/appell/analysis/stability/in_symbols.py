"""The linearised equations of a steady motion in the model's own symbols: M q'' + sum v^k C_k q' + sum v^k K_k q = 0.

About a steady motion u0 = N e v of M u' = F + A^T lam, A u = 0, with F0 + A0^T lam0 = 0, small deviations obey

    A0 du + (dA u0) dq = 0                  so  du = N dw + P dq,
    N^T M0 (N dw' + P dq') = N^T (F_q dq + F_u du + (dA^T lam0) dq).

The derivatives are taken on the graph of the model at the steady state, where most of it vanishes, and read as
expressions: nothing is fitted, and what is returned holds for all parameters.
Source of the form: Meijaard, Papadopoulos, Ruina and Schwab 2007, Proc. R. Soc. A 463:1955, eq. 5.3.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import casadi as ca
import sympy as sm

from appell.algebra.tape import tape_of
from appell.analysis.stability.powers import power_of, typeset_powers
from appell.analysis.types import Name
from appell.equations import Equations
from appell.equations.forms import blocks_over_all_speeds, mechanics_to_run
from appell.errors import ModelError
from appell.model import name_of
from appell.model.names import require_one_of
from appell.reading.printing.text import text
from appell.reading.printing.typesetting import typeset

_READ: dict[str, Callable[..., sm.Expr]] = {
    "ADD": lambda a, b: a + b,
    "SUB": lambda a, b: a - b,
    "MUL": lambda a, b: a * b,
    "DIV": lambda a, b: a / b,
    "POW": lambda a, b: a**b,
    "CONSTPOW": lambda a, b: a**b,
    "ASSIGN": lambda a: a,
    "NEG": lambda a: -a,
    "SQ": lambda a: a**2,
    "TWICE": lambda a: 2 * a,
    "INV": lambda a: 1 / a,
    "SQRT": lambda a: sm.sqrt(sm.factor(sm.trigsimp(a))),
    "SIN": sm.sin,
    "COS": sm.cos,
    "TAN": sm.tan,
    "FABS": sm.Abs,
    "SIGN": sm.sign,
    "LE": lambda a, b: sm.Piecewise((1, a <= b), (0, True)),
    "LT": lambda a, b: sm.Piecewise((1, a < b), (0, True)),
    "NOT": lambda a: 1 - a,
    "IF_ELSE_ZERO": lambda a, b: sm.Piecewise((b, sm.Ne(a, 0)), (0, True)),
}
"""What each operation of a graph is in SymPy."""


def read_graph(e: ca.SX, symbols: Sequence[ca.SX], names: Sequence[Sequence[sm.Expr]]) -> sm.Matrix:
    """A matrix of a graph as SymPy expressions of the names of its symbols."""
    function = ca.Function("read", list(symbols), [ca.densify(ca.vec(e))])
    told = tape_of(function)
    register: dict[int, sm.Expr] = {}
    found = [sm.S.Zero] * told.rows
    for o in told.operations:
        if o.name == "INPUT":
            register[o.target] = names[o.arguments[0]][o.arguments[1]]
        elif o.name == "CONST":
            register[o.target] = sm.nsimplify(o.value, rational=True)
        elif o.name == "OUTPUT":
            found[o.target] = register[o.arguments[0]]
        elif o.name in _READ:
            register[o.target] = _READ[o.name](*(register[a] for a in o.arguments))
        else:
            raise ModelError(f"the linearised equations hold the operation {o.name}, which has no symbol.")
    return sm.Matrix(e.shape[1], e.shape[0], found).T


@dataclass(frozen=True)
class LinearInSymbols:
    """M q'' + sum_k v^k C_k q' + sum_k v^k K_k q = 0 for some coordinates q, about q = 0 at any speed v.

    >>> import appell as ap
    >>> wire = ap.Model("bead on a turning wire"); s, q = wire.coordinates("s q"); t = wire.time
    >>> wire.lagrangian((s.diff(t) ** 2 * (1 - q**2) + q.diff(t) ** 2 - 4 * q**2) / 2)
    >>> equations = wire.derive(ap.Lagrange())
    >>> ap.linear_in_symbols("sdot", equations, ["q"]).stiffness[2]
    Matrix([[1]])

    Attributes
    ----------
    speed, coordinates
        The names of v and of q.
    mass
        M, in the parameters of the model.
    damping, stiffness
        C_0, C_1, ... and K_0, K_1, ...: the coefficients of the powers of v; forces of gravity are in K_0.
    """

    speed: str
    coordinates: tuple[str, ...]
    mass: sm.Matrix
    damping: tuple[sm.Matrix, ...]
    stiffness: tuple[sm.Matrix, ...]

    @property
    def matrices(self) -> dict[str, sm.Matrix]:
        """M, C0, C1, ..., K0, K1, ... by name, without those that vanish."""
        found = {f"C{k}": C for k, C in enumerate(self.damping)} | {f"K{k}": K for k, K in enumerate(self.stiffness)}
        return {"M": self.mass} | {name: matrix for name, matrix in found.items() if any(matrix)}

    def with_names(self) -> tuple[dict[sm.Symbol, sm.Expr], dict[str, sm.Matrix]]:
        """The matrices in sub-expressions z0, z1 and so on, and what these are, in the order in which they are read.

        Entries are collected by sines, cosines and what is divided by, and what then occurs twice has a name.
        """
        entries = [e for matrix in self.matrices.values() for e in matrix]
        below = {
            s for e in entries for power in e.atoms(sm.Pow) if power.exp.is_negative for s in power.base.free_symbols
        }
        functions = {f for e in entries for f in e.atoms(sm.sin, sm.cos)}
        by = sorted(functions, key=sm.default_sort_key, reverse=True) + sorted(below, key=str)
        collected = [sm.factor_terms(sm.collect(sm.expand(e), by, sm.factor_terms)) for e in entries]
        taken = {s.name for e in entries for s in e.free_symbols}
        symbols = (z for z in sm.numbered_symbols("z") if z.name not in taken)
        named, reduced_entries = sm.cse(collected, symbols=symbols)
        rest = iter(reduced_entries)
        blocks = {name: sm.Matrix(*m.shape, [next(rest) for _ in range(len(m))]) for name, m in self.matrices.items()}
        return dict(named), blocks

    def __str__(self) -> str:
        named, matrices = self.with_names()
        dashes = {"M": "''", "C": "'", "K": ""}
        parts = [f"{power_of(self.speed, int(name[1:] or 0))}{name} q{dashes[name[0]]}" for name in matrices]
        lines = [f"{' + '.join(parts)} = 0 with q = ({', '.join(self.coordinates)})"]
        for name, matrix in matrices.items():
            n = matrix.rows
            lines += [f"  {name}[{i + 1}, {j + 1}] = {text(matrix[i, j])}" for i in range(n) for j in range(n)]
        lines += ["  where", *(f"    {symbol} = {text(e)}" for symbol, e in named.items())] if named else []
        return "\n".join(lines)

    __repr__ = __str__

    def _repr_latex_(self) -> str:
        """The equations, typeset; what occurs twice has a name and is written below."""
        named, matrices = self.with_names()
        equations = typeset_powers(self.speed, self.coordinates, matrices)
        names = r",\quad ".join(f"{typeset(symbol)} = {typeset(e)}" for symbol, e in named.items())
        return rf"{equations} with $\displaystyle {names}$" if names else equations


def linear_in_symbols(speed: Name, equations: Equations, coordinates: Sequence[Name]) -> LinearInSymbols:
    """The linearised equations of some coordinates about straight steady motion, every coefficient in symbols.

    >>> import appell as ap
    >>> linear = ap.linear_in_symbols("v", ap.catalogue.bicycle().derive(ap.Kane()), ["lean", "steer"])
    >>> linear.stiffness[2][1, 0]
    0

    All coordinates vanish in the motion, and all independent speeds but one; the constraints then give the others.

    Parameters
    ----------
    speed
        The independent speed whose powers are looked for.
    equations
        Those of the model, by d'Alembert's principle.
    coordinates
        q, each with a speed that is its rate.

    Raises
    ------
    ModelError
        A coordinate has no speed that is its rate, or the motion is not steady or not decoupled from the others.

    References
    ----------
    Meijaard, Papadopoulos, Ruina and Schwab 2007, Proc. R. Soc. A 463:1955, eq. 5.3.
    """
    names = [name_of(s) for s in equations.speeds]
    places = [name_of(q) for q in equations.coordinates]
    for q in map(name_of, coordinates):
        require_one_of(q, places, f"'{q}' is not a coordinate of '{equations.mechanism.name}'")
    require_one_of(name_of(speed), names, f"'{name_of(speed)}' is not a speed of '{equations.mechanism.name}'")
    d = _derivatives(equations, names.index(name_of(speed)), [places.index(name_of(q)) for q in coordinates])
    v, N, kept = d.v, d.N, d.kept
    P = d.solved(-d.A_q)
    lam = d.reactions()
    push = d.F_q + d.F_u @ P + d.A_lam.subs(lam)
    C = N.T @ (d.M @ P @ d.G @ N - d.F_u @ N)
    K = N.T @ (d.M @ P @ d.G @ P - push)
    rows, columns = d.rates_in_w, d.places
    mass = (N.T @ d.M @ N).extract(rows, rows).applyfunc(reduced)
    damping, stiffness = C.extract(rows, rows).applyfunc(reduced), K.extract(rows, columns).applyfunc(reduced)
    _require_decoupled(d, N, C, rows, kept)
    return LinearInSymbols(
        name_of(speed), tuple(map(name_of, coordinates)), mass, _powers(damping, v), _powers(stiffness, v)
    )


@dataclass(frozen=True)
class _Derivatives:
    """The blocks and their derivatives at the steady state; ``w`` are the kept speeds, ``N`` their null vectors."""

    v: sm.Symbol
    M: sm.Matrix
    F: sm.Matrix
    A: sm.Matrix
    F_q: sm.Matrix
    F_u: sm.Matrix
    A_q: sm.Matrix
    A_lam: sm.Matrix
    G: sm.Matrix
    N: sm.Matrix
    kept: list[int]
    places: list[int]
    rates_in_w: list[int]
    lam: list[sm.Symbol]

    @property
    def others(self) -> list[int]:
        return [i for i in range(self.A.cols) if i not in self.kept]

    def solved(self, right: sm.Matrix) -> sm.Matrix:
        """The dependent speeds of A u = right, zero for the kept ones."""
        found = sm.zeros(self.A.cols, right.cols)
        part = self.A.extract(list(range(self.A.rows)), self.others).LUsolve(right)
        for i, k in enumerate(self.others):
            found[k, :] = part[i, :]
        return found

    def reactions(self) -> dict[sm.Symbol, sm.Expr]:
        """lam0 of F0 + A0^T lam0 = 0."""
        square = self.A.extract(list(range(self.A.rows)), self.others).T
        found = square.LUsolve(-self.F.extract(self.others, [0]))
        return dict(zip(self.lam, map(reduced, found), strict=True))


def _derivatives(equations: Equations, v_place: int, places: list[int]) -> _Derivatives:
    m = mechanics_to_run(equations)
    blocks = blocks_over_all_speeds(equations, m)
    q, u, t = m.q, m.u, ca.SX(m.t)
    M, F, A, G = (m.now(ca.densify(ca.SX(e))) for e in (blocks.M, blocks.F, ca.SX(blocks.B).T, m.G))
    force = ca.SX.sym("lam", A.shape[0])
    p = [sm.Symbol(x.name, real=True) for x in equations.mechanism.parameters]
    speeds = [sm.Symbol(name_of(s), real=True) for s in equations.speeds]
    lam = [sm.Symbol(f"lam{i}") for i in range(A.shape[0])]

    def at(e: ca.SX, still: Sequence[int] = ()) -> sm.Matrix:
        """At q = 0, with some speeds zero."""
        e = ca.substitute(e, ca.vertcat(q, t), ca.DM.zeros(q.numel() + 1))
        if len(still):
            e = ca.substitute(e, u[list(still)], ca.DM.zeros(len(still)))
        return read_graph(e, [u, m.p, force], [speeds, p, lam])

    A0, G0 = at(A).applyfunc(reduced), at(G).applyfunc(reduced)
    rates = [_rate(G0, i, name_of(equations.coordinates[i])) for i in places]
    kept = [v_place, *rates]
    if A0.cols - A0.rows != len(kept):
        raise ModelError(
            f"'{equations.mechanism.name}' has {A0.cols - A0.rows} independent speeds, and {len(kept)} of them are "
            "named: name all coordinates that move, and the speed."
        )
    d = _Derivatives(speeds[v_place], A0, A0, A0, A0, A0, A0, A0, G0, A0, kept, places, list(range(1, len(kept))), lam)
    N = sm.Matrix.hstack(*[d.solved(-A0[:, k]) for k in kept]).applyfunc(reduced)
    for i, k in enumerate(kept):
        N[k, i] = sm.S.One
    still = [i for i in range(A0.cols) if N[i, 0] == 0]
    table = {speeds[i]: N[i, 0] * speeds[v_place] for i in range(A0.cols)}
    F_q, F_u, A_q, A_lam = (
        at(ca.jacobian(*pair), still).xreplace(table) for pair in ((F, q), (F, u), (A @ u, q), (A.T @ force, q))
    )
    return _Derivatives(
        speeds[v_place], at(M), at(F, still).xreplace(table), A0, F_q, F_u, A_q, A_lam, G0, N, kept, places,
        list(range(1, len(kept))), lam,
    )  # fmt: skip


def _require_decoupled(d: _Derivatives, N: sm.Matrix, C: sm.Matrix, rows: list[int], kept: list[int]) -> None:
    """In a steady motion nothing pushes along N, and what is deviates by its own equations alone."""
    along = (N.T @ d.F).applyfunc(reduced)
    mixed = [(N.T @ d.M @ N)[i, 0] for i in rows] + [C[i, 0] for i in rows]
    if any(along) or any(map(reduced, mixed)):
        raise ModelError("straight motion is not steady, or what is named does not deviate by itself alone.")


def _rate(G: sm.Matrix, i: int, name: str) -> int:
    """The speed that is the rate of a coordinate: its row in G is a unit vector."""
    nonzero = [j for j in range(G.cols) if G[i, j] != 0]
    if len(nonzero) != 1 or G[i, nonzero[0]] != 1:
        raise ModelError(f"the rate of '{name}' is not one of the speeds: name another coordinate.")
    return nonzero[0]


def reduced(e: sm.Expr) -> sm.Expr:
    """Multiplied out, with sin^2 = 1 - cos^2: zero is 0."""
    e = sm.expand(e)
    table = {}
    for power in e.atoms(sm.Pow):
        base, n = power.as_base_exp()
        if isinstance(base, sm.sin) and n.is_Integer and n > 1:
            table[power] = (1 - sm.cos(base.args[0]) ** 2) ** (n // 2) * base ** (n % 2)
    return sm.expand(e.xreplace(table)) if table else e


def _powers(matrix: sm.Matrix, v: sm.Symbol) -> tuple[sm.Matrix, ...]:
    degree = max(sm.degree(e, v) if e.has(v) else 0 for e in matrix)
    return tuple(matrix.applyfunc(lambda e, k=k: sm.factor_terms(e.coeff(v, k))) for k in range(degree + 1))
