"""Scalars and matrices of fractions in normal form."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import sympy as sm

from appell.algebra.algebra import Matrix, Scalar
from appell.algebra.generators import Generators
from appell.algebra.normal_form import Fraction, Polynomial


class Exact(Scalar):
    """A fraction of polynomials in normal form; a symbol becomes a generator when it is first reckoned with.

    ``later``: how to find the fraction, when it is first asked for.
    """

    __slots__ = ("_fraction", "field", "later", "symbol")

    def __init__(
        self,
        field: Generators,
        fraction: Fraction | None = None,
        symbol: sm.Expr | None = None,
        later: Callable[[], Exact] | None = None,
    ) -> None:
        self.field = field
        self._fraction = fraction
        self.symbol = symbol
        self.later = later

    @property
    def fraction(self) -> Fraction:
        """The normal form, in the ring as it is now."""
        found = self._fraction
        if found is None and self.later is not None:
            found = self.later().fraction
        elif found is None:
            i = self.index  # the ring may grow by it
            found = Fraction(self.field.forms.ring.gens()[i])
        found = self.field.fraction(found)
        self._fraction = found
        return found

    @property
    def index(self) -> int:
        """The generator of a symbol."""
        assert self.symbol is not None
        return self.field.index(self.symbol)

    @property
    def is_zero(self) -> bool:
        """Decided."""
        return self.symbol is None and self.fraction.is_zero

    @property
    def expression(self) -> sm.Expr:
        """In SymPy, as a sum of products."""
        return self.symbol if self.symbol is not None else self.field.expression(self.fraction)

    def taken(self, other: object) -> Exact | None:
        """A number as a scalar of the same field."""
        if isinstance(other, Exact):
            return other
        if isinstance(other, ExactMatrix):
            return None
        return Exact(self.field, self.field.of(sm.sympify(other)))

    def __add__(self, other: object) -> Any:
        b = self.taken(other)
        if b is None:
            return NotImplemented
        # a generator of either may enlarge the ring
        _ = self.fraction, b.fraction
        x, y = self.fraction, b.fraction
        if not x.denominator and not y.denominator:
            return Exact(self.field, Fraction(x.numerator + y.numerator))
        return Exact(self.field, self.field.forms.total([x, y]))

    __radd__ = __add__

    def __neg__(self) -> Exact:
        x = self.fraction
        return Exact(self.field, Fraction(-x.numerator, x.denominator))

    def __sub__(self, other: object) -> Any:
        b = self.taken(other)
        return NotImplemented if b is None else self + (-b)

    def __rsub__(self, other: object) -> Any:
        return (-self) + other

    def __mul__(self, other: object) -> Any:
        b = self.taken(other)
        if b is None:
            return NotImplemented
        _ = self.fraction, b.fraction
        return Exact(self.field, self.field.forms.product(self.fraction, b.fraction))

    __rmul__ = __mul__

    def __truediv__(self, other: object) -> Any:
        b = self.taken(other)
        return NotImplemented if b is None else self * b**-1

    def __rtruediv__(self, other: object) -> Any:
        return self**-1 * other

    def __pow__(self, k: int) -> Exact:
        return Exact(self.field, self.field.forms.power(self.fraction, int(k)))

    def __eq__(self, other: object) -> bool:
        b = self.taken(other)
        if b is None:
            return False
        if self.symbol is not None and b.symbol is not None:
            return bool(self.symbol == b.symbol)
        return bool((self - b).is_zero)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return str(self.expression)


class ExactMatrix(Matrix):
    """Rows of exact scalars."""

    __slots__ = ("entries", "field", "shape")

    def __init__(self, field: Generators, entries: Sequence[Sequence[Exact]], columns: int) -> None:
        self.field = field
        self.entries = [list(row) for row in entries]
        self.shape = (len(self.entries), columns)

    def __iter__(self) -> Iterator[Exact]:
        return (e for row in self.entries for e in row)

    def __getitem__(self, key: Any) -> Any:
        i, j = key
        if isinstance(i, int) and isinstance(j, int):
            return self.entries[i][j]
        rows = [self.entries[i]] if isinstance(i, int) else self.entries[i]
        cut = slice(j, j + 1 or None) if isinstance(j, int) else j
        return ExactMatrix(self.field, [row[cut] for row in rows], len(range(self.shape[1])[cut]))

    def extract(self, rows: Sequence[int], columns: Sequence[int]) -> ExactMatrix:
        """Some of the entries."""
        return ExactMatrix(self.field, [[self.entries[i][j] for j in columns] for i in rows], len(columns))

    def mapped(self, change: Any) -> ExactMatrix:
        """Every entry changed."""
        return ExactMatrix(self.field, [[change(e) for e in row] for row in self.entries], self.shape[1])

    @property
    def T(self) -> ExactMatrix:
        """The transpose."""
        rows, columns = self.shape
        return ExactMatrix(self.field, [[self.entries[i][j] for i in range(rows)] for j in range(columns)], rows)

    def __matmul__(self, other: Matrix) -> ExactMatrix:
        columns = other.T.entries
        zero = Exact(self.field, Fraction(self.field.forms.ring.constant(0)))
        return ExactMatrix(self.field, [[_dot(row, c, zero) for c in columns] for row in self.entries], other.shape[1])

    def __add__(self, other: Matrix) -> ExactMatrix:
        if self.shape != other.shape:
            raise ValueError(f"matrices of shapes {self.shape} and {other.shape} cannot be added")
        pairs = zip(self.entries, other.entries, strict=True)
        return ExactMatrix(self.field, [[a + b for a, b in zip(x, y, strict=True)] for x, y in pairs], self.shape[1])

    def __sub__(self, other: Matrix) -> ExactMatrix:
        return self + (-other)

    def __neg__(self) -> ExactMatrix:
        return self.mapped(lambda e: -e)

    def __mul__(self, factor: object) -> ExactMatrix:
        return self.mapped(lambda e: e * factor)

    __rmul__ = __mul__

    def __truediv__(self, factor: object) -> ExactMatrix:
        return self.mapped(lambda e: e / factor)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, ExactMatrix)
            and self.shape == other.shape
            and all(a == b for a, b in zip(self, other, strict=True))
        )

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return str(self.entries)


def _dot(row: Sequence[Exact], column: Sequence[Exact], zero: Exact) -> Exact:
    """sum a b, reduced once where nothing is divided by."""
    pairs = [(a, b) for a, b in zip(row, column, strict=True) if not a.is_zero and not b.is_zero]
    if not pairs:
        return zero
    for a, b in pairs:
        _ = a.fraction, b.fraction  # new generators first
    forms = zero.field.forms
    whole: Polynomial = None
    parts = []
    for a, b in pairs:
        x, y = a.fraction, b.fraction
        if x.denominator or y.denominator:
            parts.append(forms.product(x, y))
        else:
            forms.check(len(x.numerator) * len(y.numerator) // 20)
            p = x.numerator * y.numerator
            whole = p if whole is None else whole + p
    if whole is not None:
        parts.append(Fraction(forms.reduced(whole)))
    return Exact(zero.field, parts[0] if len(parts) == 1 else forms.total(parts))
