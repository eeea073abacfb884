"""The exact algebra: equations to read, print and compare with a book."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import sympy as sm

from appell.algebra.algebra import Algebra
from appell.algebra.decimals import exact, with_decimals
from appell.algebra.derivative import derivative
from appell.algebra.written import shortest


class SympyAlgebra(Algebra):
    """SymPy matrices over symbols that can never meet a user's: each is a ``Dummy``, whatever it is called.

    ``unit``: sets of symbols whose squares add up to one (quaternions). ``shortens``: whether ``tidy`` looks for a
    shorter form, for somebody who reads; a proof needs none. Decimals of a model are fractions inside, so that what
    cancels does, and decimals again in what ``shown`` gives.
    """

    name = "sympy"

    def __init__(self, *, shortens: bool = True, unit: Sequence[Sequence[sm.Expr]] = ()) -> None:
        self.shortens = shortens
        self.unit = unit

    def knowing(self, unit: Sequence[Sequence[sm.Expr]]) -> SympyAlgebra:
        other = SympyAlgebra(shortens=self.shortens, unit=unit)
        other.has_decimals = self.has_decimals
        return other

    def symbols(self, names: Sequence[str]) -> sm.Matrix:
        return self.column([sm.Dummy(name, real=True) for name in names])

    def signal(self, function: sm.Expr, t: sm.Matrix, moment: sm.Matrix) -> tuple[sm.Expr, sm.Matrix]:
        return function.func(t[0, 0]), self.zeros(0, 1)

    def lower(
        self, expression: sm.Expr, table: Mapping[sm.Basic, sm.Expr], memo: dict[sm.Basic, sm.Expr] | None = None
    ) -> sm.Expr:
        e = sm.sympify(expression)
        if e.has(sm.Float):
            self.has_decimals = True
            e = exact(e)
        return e.xreplace(dict(table))

    def matrix(self, rows: Sequence[Sequence[sm.Expr]]) -> sm.Matrix:
        return sm.Matrix([list(row) for row in rows])

    def zeros(self, rows: int, columns: int) -> sm.Matrix:
        return sm.zeros(rows, columns)

    def eye(self, size: int) -> sm.Matrix:
        return sm.eye(size)

    def vstack(self, parts: Sequence[sm.Matrix], columns: int = 1) -> sm.Matrix:
        return sm.Matrix.vstack(*parts) if parts else sm.zeros(0, columns)

    def hstack(self, parts: Sequence[sm.Matrix], rows: int = 1) -> sm.Matrix:
        return sm.Matrix.hstack(*parts) if parts else sm.zeros(rows, 0)

    def jacobian(self, values: sm.Matrix, variables: sm.Matrix) -> sm.Matrix:
        entries, columns = list(values), []
        for x in variables:
            memo: dict[sm.Expr, sm.Expr] = {}
            columns.append([derivative(e, x, memo) for e in entries])
        return sm.Matrix(values.rows, variables.rows, lambda i, j: columns[j][i])

    def directional(self, values: sm.Matrix, variables: sm.Matrix, direction: sm.Matrix) -> sm.Matrix:
        return self.jacobian(values, variables) @ direction

    def substitute(self, values: sm.Matrix, variables: sm.Matrix, replacements: sm.Matrix) -> sm.Matrix:
        return values.xreplace(dict(zip(variables, replacements, strict=True)))

    def is_zero(self, value: sm.Expr) -> bool:
        return bool(sm.expand(value) == 0)

    def tidy(self, value: sm.Expr) -> sm.Expr:
        return tidy(value, self.unit) if self.shortens else value

    def shown(self, value: Any, own: Mapping[sm.Basic, sm.Basic]) -> Any:
        if isinstance(value, sm.MatrixBase):
            return value.applyfunc(lambda e: self.shown(e, own))
        return (with_decimals(value) if self.has_decimals else value).xreplace(own)

    def cancelled(self, values: sm.Matrix) -> sm.Matrix:
        return values.applyfunc(self.tidy)

    def solve(self, matrix: sm.Matrix, right: sm.Matrix) -> sm.Matrix:
        return matrix.LUsolve(right) if matrix.rows else right


def tidy(e: sm.Expr, unit: Sequence[Sequence[sm.Expr]] = ()) -> sm.Expr:
    """A shorter form where that is cheap to find, by exact normal forms; ``unit``: see ``shortest``."""
    return shortest([e], unit)[0]
