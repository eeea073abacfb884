"""Equations of closed loops as a book has them: ratios of speeds named, and the rates that these change with.

Rows A v + a = 0, solved for some of the speeds, give v = N w + n, where N holds the ratios of speeds; with
A v' + gamma = 0 also v' = N w' + c, where c are the rates of the dependent speeds while w' = 0. The equations of motion
M v' = F of the tree become

    N^T M N w' = N^T (F - M c),

short in M and F, which are those before any loop is closed, and in the names of N and c; multiplied out they are long
(Eksergian 1930; Paul 1979, Kinematics and Dynamics of Planar Machinery, chapter 10).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import count

import sympy as sm

from appell.algebra.elimination import Solved, solve_exactly
from appell.algebra.exact import Exact, ExactMatrix
from appell.algebra.normal_form import TooLong
from appell.algebra.written import rough_length
from appell.equations.blocks import Blocks
from appell.equations.form_blocks import form_blocks
from appell.errors import SingularSystem
from appell.mechanics import Embedding, Mechanics, in_speeds
from appell.model import name_of
from appell.numbers import READ
from appell.reading.named_form import NamedForm
from appell.reading.shortest.choice_of_speeds import (
    PREFERENCES,
    SpeedTransformation,
    kept_speeds,
    moving_symbols,
    rows_in,
)
from appell.reading.shortest.divided_rows import divided_rows
from appell.reading.shortest.form_in_speeds import CandidateForm, Sought, equation_length, form_in, own_symbols_of


def with_named_ratios(sought: Sought, squares: Sequence[SpeedTransformation], known: int) -> Iterator[CandidateForm]:
    """The equations with named ratios in some speeds, the first of which are kept as far as the rows allow.

    ``known``: operations of the shortest ones so far; what is much longer is not written out.

    Nothing where there is no loop of bodies that turn about axes: of a ball that rolls the ratios tell nothing.
    """
    if not sought.linear or sought.evident or not sought.principle.embeds_speeds or sought.algebra.unit:
        return
    for square in squares:
        try:
            # The rows solved for the last speeds, which are driven by the first
            m, algebra = sought.m, sought.algebra
            A, a = rows_in(square, m, sought.linear)
            rows = solve_exactly(algebra, A, -a, moving_symbols(m), PREFERENCES[0]).rows
            size, free = A.shape[1], A.shape[1] - len(rows)
            independent, dependent = tuple(range(free)), tuple(range(free, size))
            A, a = A.extract(rows, range(size)), a.extract(rows, [0])
            found = algebra.solve(A.extract(range(len(rows)), dependent), -algebra.hstack([A[:, :free], a]))
            N = algebra.vstack([algebra.eye(free), found[:, :free]])
            solved = Solved(independent, dependent, rows, N, algebra.vstack([algebra.zeros(free, 1), found[:, free:]]))
            if 0 < len(solved.independent) <= READ.trivial and len(solved.dependent) <= READ.few:
                yield from _candidate(sought, square, kept_speeds(square, sought.m, solved), known)
        except (TooLong, SingularSystem):
            continue


def _candidate(
    sought: Sought, square: SpeedTransformation, plain: SpeedTransformation, known: int
) -> Iterator[CandidateForm]:
    """N^T M N w' = N^T (F - M c), the entries of N and c under names where they are not short."""
    algebra, m, solved = sought.algebra, sought.m, plain.solved
    assert solved is not None
    tree = in_speeds(m, [], Embedding(square.N, square.n), square.L, (square.w, square.rates))
    full = form_blocks(sought.principle, tree, [], None)
    names = _Names(sought)
    N, n = names.named(solved.N, "k"), names.named(solved.n, "k")
    names.speeds(square, plain, solved, N, n)
    former = set(names.definitions)
    c = names.named(_rates(sought, tree, solved), "c")
    M, F = N.T @ full.M @ N, N.T @ (full.F - full.M @ c)
    none, C = algebra.zeros(F.shape[0], 0), None if full.C is None else N.T @ full.C
    if C is None:
        M, F, none = divided_rows(algebra, M, F, none)
    if sum(rough_length(e.fraction) for e in (*M, *F, *names.definitions.values())) > 2 * READ.close * known:
        return
    own = own_symbols_of(sought, plain) | names.own
    rates = [algebra.symbol(s) for s in names.definitions if s not in former]
    right = sought.short_forces(F, list(square.w), rates).xreplace(own)
    left = sought.short(M).xreplace(own)
    law = None if C is None else sought.short(C).xreplace(own)
    told = Blocks(left, right, sm.zeros(0, left.rows), sm.zeros(0, 1), sought.short(none), C=law)
    definitions = {own[s]: sought.short(algebra.column([e]))[0].xreplace(own) for s, e in names.definitions.items()}
    form = form_in(sought, plain, own, told)
    ratios = NamedForm(definitions, told, form.kinematics)
    written = {key: ratios.written_out(getattr(told, key)) for key in ("M", "F", "C")[: 2 if law is None else 3]}
    blocks = replace(told, **written)
    form = replace(form, blocks=blocks, named=ratios)
    yield CandidateForm(plain, form, equation_length(sought.model, form))


def _rates(sought: Sought, tree: Mechanics, solved: Solved) -> ExactMatrix:
    """c: the rates of the dependent speeds while those of the independent ones vanish, A c = -gamma."""
    algebra = sought.algebra
    rows = [row for row in tree.rows if any(row.name == r.name and row.number == r.number for r in sought.linear)]
    rows = [rows[i] for i in solved.rows]
    A = algebra.vstack([row.A for row in rows]).extract(range(len(rows)), solved.dependent)
    found = algebra.solve(A, -algebra.column([row.gamma for row in rows]))
    c = algebra.zeros(tree.u.shape[0], 1)
    for i, j in enumerate(solved.dependent):
        c.entries[j][0] = found[i, 0]
    return c


class _Names:
    """What was named so far, in the order in which it is read: ``definitions`` by symbols of the algebra."""

    def __init__(self, sought: Sought) -> None:
        self.sought = sought
        self.definitions: dict[sm.Expr, Exact] = {}
        self.own: dict[sm.Basic, sm.Basic] = {}
        model = sought.model
        self.taken = {*model.names(), *map(name_of, model.kinematics.speeds)}

    def named(self, matrix: ExactMatrix, letter: str) -> ExactMatrix:
        """The same with a name for every entry that is not short."""
        return matrix.mapped(lambda e: e if rough_length(e.fraction) <= READ.trivial else self._name(e, letter))

    def _name(self, e: Exact, letter: str) -> Exact:
        for symbol, known in self.definitions.items():
            if known == e:
                return self.sought.algebra.symbol(symbol)
        name = next(name for name in (f"{letter}{i}" for i in count(1)) if name not in self.taken)
        self.taken.add(name)
        found = self.sought.algebra.symbols([name])[0, 0]
        self.definitions[found.expression] = e
        self.own[found.expression] = sm.Symbol(name, real=True)
        return found

    def speeds(
        self, square: SpeedTransformation, plain: SpeedTransformation, solved: Solved, N: ExactMatrix, n: ExactMatrix
    ) -> None:
        """The dependent speeds in the ratios, which stand in F and c."""
        values = N @ plain.w + n
        for j in solved.dependent:
            self.definitions[square.w[j, 0].expression] = values[j, 0]
