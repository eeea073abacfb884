"""Linear rows embedded at the level of velocity: what is left is a system in the independent speeds alone.

A u + a = 0 is solved for the dependent speeds, u = N u_I + n with A N = 0 and A n = -a; the velocities of points and
bodies, expressed in u_I, give the nonholonomic partial velocities (Kane and Levinson 1985, 2.13 and 2.14;
Roithmayr and Hodges 2010, eq. 3; 000).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from appell.algebra import Algebra, Matrix, Scalar
from appell.mechanics.mechanics import ForceSystem, Mechanics, Row, Term


@dataclass(frozen=True)
class Embedding:
    """A set of speeds (or speed rates) in terms of the independent ones: x = N w + n, where A N = 0 and A n = right.

    ``R`` solves A R = 1 with the independent entries left alone; along any change of A, dN = -R dA N.
    """

    N: Matrix
    n: Matrix
    R: Matrix | None = None


def solve_rows(
    algebra: Algebra, A: Matrix, right: Matrix, independent: Sequence[int], dependent: Sequence[int]
) -> Embedding:
    """The dependent columns of A x = right solved for: x = N w + n with w the independent entries.

    Source: Roithmayr and Hodges 2010, eq. 18 (000).
    """
    size = A.shape[1]
    A_d = algebra.hstack([A[:, j] for j in dependent], rows=A.shape[0])
    A_i = algebra.hstack([A[:, j] for j in independent], rows=A.shape[0])
    count = A.shape[0]
    solved = _tidied(algebra, algebra.solve(A_d, algebra.hstack([-A_i, right, algebra.eye(count)])))
    c = len(independent)
    rows_N: list[list[Scalar | float]] = []
    rows_n: list[list[Scalar | float]] = []
    rows_R: list[list[Scalar | float]] = []
    for j in range(size):
        if j in dependent:
            k = list(dependent).index(j)
            rows_N.append([solved[k, i] for i in range(c)])
            rows_n.append([solved[k, c]])
            rows_R.append([solved[k, c + 1 + i] for i in range(count)])
        else:
            i = list(independent).index(j)
            rows_N.append([1 if a == i else 0 for a in range(c)])
            rows_n.append([0])
            rows_R.append([0] * count)
    N = algebra.matrix(rows_N) if c else algebra.zeros(size, 0)
    return Embedding(N, algebra.matrix(rows_n), algebra.matrix(rows_R))


def embed_speeds(m: Mechanics, rows: Sequence[Row], independent: Sequence[int]) -> tuple[Mechanics, Embedding]:
    """The mechanics in the independent speeds u_I, the given linear rows accounted for in every velocity."""
    relation = solve_speeds(m, rows, independent)
    u_I = m.algebra.vstack([m.u[j, :] for j in independent])
    udot_I = m.algebra.vstack([m.udot[j, :] for j in independent])
    kept = m.algebra.vstack([m.algebra.eye(m.u.shape[0])[j, :] for j in independent], columns=m.u.shape[0])
    return in_speeds(m, rows, relation, kept, (u_I, udot_I)), relation


def solve_speeds(m: Mechanics, rows: Sequence[Row], independent: Sequence[int]) -> Embedding:
    """u = N u_I + n from linear rows."""
    algebra = m.algebra
    dependent = [j for j in range(m.u.shape[0]) if j not in independent]
    column = algebra.column([row.velocity_level for row in rows])
    A = algebra.jacobian(column, m.u)
    a = algebra.substitute(column, m.u, algebra.zeros(m.u.shape[0], 1))
    return solve_rows(algebra, A, -a, independent, dependent)


def in_speeds(
    m: Mechanics, rows: Sequence[Row], relation: Embedding, inverse: Matrix, speeds: tuple[Matrix, Matrix]
) -> Mechanics:
    """The mechanics in other speeds w, u = N w + n, in which the given linear rows hold by themselves.

    ``inverse``: L with L N = 1, so that w = L (u - n); ``speeds``: w and their rates, as symbols.
    """
    algebra = m.algebra
    w, wdot = speeds
    u = relation.N @ w + relation.n
    # the rate of an integral may depend on the speeds in any way
    G, g = (algebra.substitute(part, m.u, u) if m.integral_count else part for part in (m.G, m.g))
    remaining = [row for row in m.rows if row not in rows]
    reduced = replace(
        m,
        u=w,
        udot=wdot,
        G=G @ relation.N,
        g=g + G @ relation.n,
        Y=inverse @ m.Y,
        z=inverse @ (m.z - relation.n),
        velocities=_tidied(algebra, algebra.substitute(m.velocities, m.u, u)),
        generalised={k: algebra.substitute(x, m.u, u) for k, x in m.generalised.items()},
        lagrangians={k: _scalar(algebra, x, m.u, u) for k, x in m.lagrangians.items()},
        dissipations={k: _scalar(algebra, d, m.u, u) for k, d in m.dissipations.items()},
        loads=tuple(replace(load, terms=_terms(algebra, load.terms, m.u, u)) for load in m.loads),
        laws=tuple(_push(algebra, law, m.u, u) for law in m.laws),
        rows=(),
    )
    return replace(reduced, rows=tuple(_row(row, m, reduced, relation, u) for row in remaining))


def _tidied(algebra: Algebra, matrix: Matrix) -> Matrix:
    """Every entry in a short form, where the algebra has such."""
    rows, columns = matrix.shape
    if not rows or not columns:
        return matrix
    return algebra.matrix([[algebra.tidy(matrix[i, j]) for j in range(columns)] for i in range(rows)])


def _scalar(algebra: Algebra, value: Scalar, variables: Matrix, replacements: Matrix) -> Scalar:
    scalar: Scalar = algebra.substitute(algebra.column([value]), variables, replacements)[0, 0]
    return scalar


def _terms(algebra: Algebra, terms: tuple[Term, ...], variables: Matrix, replacements: Matrix) -> tuple[Term, ...]:
    return tuple(replace(t, vector=algebra.substitute(t.vector, variables, replacements)) for t in terms)


def _push(algebra: Algebra, push: ForceSystem, variables: Matrix, replacements: Matrix) -> ForceSystem:
    coordinates = algebra.substitute(push.coordinates, variables, replacements)
    return ForceSystem(push.name, _terms(algebra, push.terms, variables, replacements), coordinates)


def _row(row: Row, m: Mechanics, reduced: Mechanics, relation: Embedding, u: Matrix) -> Row:
    """A row that is not embedded here, in the independent speeds."""
    algebra = m.algebra
    row = replace(row, value=_scalar(algebra, row.value, m.u, u))
    terms = row.terms and _terms(algebra, row.terms, m.u, u)
    row = replace(row, drives=tuple(_push(algebra, drive, m.u, u) for drive in row.drives))
    if row.velocity is not None:
        velocity = _scalar(algebra, row.velocity, m.u, u)
        column = algebra.column([velocity])
        A = algebra.jacobian(column, reduced.u)
        gamma = algebra.rate(column, reduced.q, reduced.qdot, reduced.t)[0, 0]
        return replace(row, velocity=velocity, A=A, gamma=gamma, terms=terms)
    # a row in accelerations: udot = N udot_I + (rate of N) u_I + rate of n
    drift = algebra.rate(u, reduced.q, reduced.qdot, reduced.t)
    A = algebra.substitute(row.A, m.u, u)
    gamma = _scalar(algebra, row.gamma, m.u, u) + (A @ drift)[0, 0]
    return replace(row, A=A @ relation.N, gamma=gamma, terms=terms)


@dataclass(frozen=True)
class Held:
    """Matrices at the state with symbols in place of what depends on q or t, so that nothing differentiates them."""

    matrices: tuple[Matrix, ...]
    symbols: Matrix
    values: Matrix

    @classmethod
    def at_the_state(cls, m: Mechanics, *matrices: Matrix) -> Held:
        """The matrices of a mechanics, held."""
        algebra, where = m.algebra, m.algebra.vstack([m.q, m.t])
        held: list[Matrix] = []
        symbols: list[Matrix] = []
        values: list[Scalar] = []
        for matrix in matrices:
            rows, columns = matrix.shape
            entries = [matrix[i, j] for i in range(rows) for j in range(columns)]
            slopes = algebra.jacobian(algebra.column(entries), where)
            for k, entry in enumerate(entries):
                if any(not algebra.is_zero(slopes[k, j]) for j in range(where.shape[0])):
                    symbol = algebra.symbols([f"held{len(symbols)}"])
                    symbols.append(symbol)
                    values.append(entry)
                    entries[k] = symbol[0, 0]
            cells = [entries[i * columns : (i + 1) * columns] for i in range(rows)]
            held.append(algebra.matrix(cells) if entries else algebra.zeros(rows, columns))
        return cls(tuple(held), algebra.vstack(symbols), algebra.column(values))

    def released(self, algebra: Algebra, block: Matrix) -> Matrix:
        """A block with the values of the state put back."""
        return algebra.substitute(block, self.symbols, self.values) if self.values.shape[0] else block


def neighbouring_speeds(m: Mechanics, N: Matrix, R: Matrix, h: Matrix, w: Matrix) -> Matrix:
    """The speeds that satisfy the rows near a state, as a function of q, t and w: u = N(q, t) (w_0 + w) + n(q, t).

    ``w``: how far the independent speeds are from those of the state, w_0. The dependent ones follow by a step of
    Newton's method from where the state has them, u + N w - R [A(q, t) (u + N w) + a(q, t) - h], with N, R and h of the
    state held. The rows are linear, so that value and first derivatives at the state are those of the exact solution,
    N = [-A_d^-1 A_i; 1] and n = [-A_d^-1 (a - h); 0] for the independent speeds that N and R were made for: dN =
    -R dA N and dn = -R (dA n + da). ``h`` is A u + a at the state: zero where it satisfies the rows, else (inside a
    step) what the motion keeps.
    """
    algebra = m.algebra
    near = m.u + N @ w
    if not R.shape[1]:
        return near
    return near - R @ (algebra.substitute(row_values(m), m.u, near) - h)


def row_values(m: Mechanics) -> Matrix:
    """h = A u + a of every row, at the level of velocity."""
    return m.algebra.column([row.velocity_level for row in m.rows])


def changes_of(m: Mechanics, embedding: Embedding | None) -> tuple[Matrix, Matrix]:
    """How the embedded velocities change: d(N w + n)/dq at fixed w, and the rate of N along the motion.

    From the rows h(q, u, t) = A u + a: d(N w + n) = -R dh at fixed u, and dN = -R dA N.
    """
    algebra, n = m.algebra, m.u.shape[0]
    if embedding is None or embedding.R is None:
        columns = n if embedding is None else embedding.N.shape[1]
        return algebra.zeros(n, m.q.shape[0]), algebra.zeros(n, columns)
    h = algebra.column([row.velocity_level for row in m.rows])
    held = algebra.symbols([f"n{j}" for j in range(n)])  # N itself depends on q where it is written out
    turning = -embedding.R @ algebra.rate(algebra.jacobian(h, m.u) @ held, m.q, m.qdot, m.t)
    rates = [algebra.substitute(turning, held, embedding.N[:, j]) for j in range(embedding.N.shape[1])]
    return -embedding.R @ algebra.jacobian(h, m.q), algebra.hstack(rates, rows=n)
