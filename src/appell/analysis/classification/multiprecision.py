"""Numbers with fifty digits: graphs evaluated at points, spans of vectors, rank.

What is zero at random points with fifty digits is taken for zero; constants of a graph are doubles, so the bar
stands at ``ZERO.products``, far above their rounding and far below anything that is not zero by accident.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import cached_property, lru_cache

import casadi as ca
from mpmath import mp, mpc, mpf

from appell.algebra.tape import Tape, tape_of
from appell.numbers import EXACT, ZERO

Vector = list[mpf]

_UNARY: dict[str, Callable[[mpf], mpf]] = {
    "ASSIGN": lambda a: a,
    "NEG": lambda a: -a,
    "SQ": lambda a: a * a,
    "INV": lambda a: 1 / a,
    "TWICE": lambda a: 2 * a,
    "FABS": abs,
    "EXPM1": lambda a: mp.exp(a) - 1,
    "LOG1P": lambda a: mp.log(1 + a),
    "NOT": lambda a: mpf(not a),
} | {
    name: getattr(mp, name.lower())
    for name in "SQRT EXP LOG SIN COS TAN ASIN ACOS ATAN SINH COSH TANH ASINH ACOSH ATANH SIGN FLOOR CEIL ERF".split()
}
_BINARY: dict[str, Callable[[mpf, mpf], mpf]] = {
    "ADD": lambda a, b: a + b,
    "SUB": lambda a, b: a - b,
    "MUL": lambda a, b: a * b,
    "DIV": lambda a, b: a / b,
    "POW": mp.power,
    "CONSTPOW": mp.power,
    "FMIN": min,
    "FMAX": max,
    "ATAN2": mp.atan2,
    "HYPOT": mp.hypot,
    "LT": lambda a, b: mpf(a < b),
    "LE": lambda a, b: mpf(a <= b),
    "EQ": lambda a, b: mpf(a == b),
    "NE": lambda a, b: mpf(a != b),
    "AND": lambda a, b: mpf(bool(a) and bool(b)),
    "OR": lambda a, b: mpf(bool(a) or bool(b)),
    "IF_ELSE_ZERO": lambda a, b: b if a else mpf(0),
}


class OutsideDomain(ArithmeticError):
    """A point at which an expression has no real value."""


class MultiprecisionGraph:
    """The entries of a matrix of expressions, as a function of a point."""

    def __init__(self, values: ca.SX, inputs: Sequence[ca.SX]) -> None:
        self.shape = values.shape
        column = ca.reshape(ca.densify(values), values.numel(), 1)
        function = ca.Function("graph", list(inputs), [column])
        self.size = int(function.n_instructions())
        self._function = function

    @cached_property
    def _tape(self) -> Tape:
        return tape_of(self._function)

    def __call__(self, *inputs: Sequence[mpf]) -> list[Vector]:
        """The rows of the matrix at a point; raises OutsideDomain."""
        rows, columns = self.shape
        try:
            register, flat = [mpf(0)] * self._tape.registers, [mpf(0)] * self._tape.rows
            with mp.workdps(EXACT.digits):
                for o in self._tape.operations:
                    if o.name == "INPUT":
                        register[o.target] = inputs[o.arguments[0]][o.arguments[1]]
                    elif o.name == "CONST":
                        register[o.target] = _constant(o.value)
                    elif o.name == "OUTPUT":
                        flat[o.target] = +register[o.arguments[0]]
                    elif o.name in _UNARY:
                        register[o.target] = _UNARY[o.name](register[o.arguments[0]])
                    else:
                        register[o.target] = _BINARY[o.name](register[o.arguments[0]], register[o.arguments[1]])
        except (ZeroDivisionError, ValueError, KeyError) as error:
            raise OutsideDomain(str(error)) from None
        if any(isinstance(v, mpc) or not mp.isfinite(v) for v in flat):
            raise OutsideDomain("an expression has no real value here")
        return [[flat[i + rows * j] for j in range(columns)] for i in range(rows)]


@lru_cache(1024)
def _constant(value: float) -> mpf:
    """A double as the short fraction it was rounded from, where there is one."""
    short = short_fraction(value)
    if short is None:
        return mpf(value)
    with mp.workdps(EXACT.digits):
        return mpf(short.numerator) / short.denominator


def short_fraction(value: float) -> Fraction | None:
    """The short fraction that a double was rounded from; None where there is none."""
    if value != value or abs(value) > 1e12:
        return None
    short = Fraction(value).limit_denominator(10**5)
    return None if abs(float(short) - value) > 4e-16 * abs(value) else short


class Span:
    """A space of vectors that grows; asks of each newcomer whether it is independent of the others."""

    def __init__(self) -> None:
        self._rows: list[Vector] = []
        self.pivots: list[int] = []

    def __len__(self) -> int:
        return len(self._rows)

    def add(self, vector: Vector) -> bool:
        """Take a vector in; False where it lies in the span already."""
        left = self._remainder(vector)
        if left is None:
            return False
        pivot = max(range(len(left)), key=lambda i: abs(left[i]))
        with mp.workdps(EXACT.digits):
            self._rows.append([v / left[pivot] for v in left])
        self.pivots.append(pivot)
        return True

    def holds(self, vector: Vector) -> bool:
        """Whether a vector lies in the span."""
        return self._remainder(vector) is None

    def _remainder(self, vector: Vector) -> Vector | None:
        """What is left of a vector, or None where that is nothing against its size."""
        size = max((abs(v) for v in vector), default=mpf(0))
        if size < ZERO.products:
            return None
        with mp.workdps(EXACT.digits):
            left = [v / size for v in vector]
            for row, pivot in zip(self._rows, self.pivots, strict=True):
                share = left[pivot]
                left = [v - share * r for v, r in zip(left, row, strict=True)]
        return left if max(abs(v) for v in left) > ZERO.products else None


def kernel(rows: Sequence[Vector], columns: int) -> list[Vector]:
    """A basis of the vectors that all rows annihilate."""
    reduced: dict[int, Vector] = {}
    with mp.workdps(EXACT.digits):
        for row in rows:
            size = max((abs(v) for v in row), default=mpf(0))
            if size < ZERO.products:
                continue
            left = [v / size for v in row]
            for pivot, other in reduced.items():
                share = left[pivot]
                left = [v - share * r for v, r in zip(left, other, strict=True)]
            pivot = max(range(columns), key=lambda i: abs(left[i]))
            if abs(left[pivot]) <= ZERO.products:
                continue
            left = [v / left[pivot] for v in left]
            for other_pivot, other in reduced.items():
                share = other[pivot]
                reduced[other_pivot] = [v - share * r for v, r in zip(other, left, strict=True)]
            reduced[pivot] = left
        free = [j for j in range(columns) if j not in reduced]
        return [
            [mpf(1) if i == j else -reduced[i][j] if i in reduced else mpf(0) for i in range(columns)] for j in free
        ]
