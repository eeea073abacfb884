"""The small algebra over which every derivation is written once.

Scalars and matrices of an algebra support ``+ - * / **``, ``@`` for the matrix product and ``.T``;
what the two implementations spell differently is named here. Columns have shape (n, 1).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import sympy as sm

from appell.errors import NotApplicable


class Scalar:
    """A number of some algebra. What every algebra has of it is declared here; the rest is one algebra's own."""

    __slots__ = ()

    if TYPE_CHECKING:  # CasADi and SymPy bring these operators; the exact algebra derives from this class

        def __add__(self, other: Any) -> Scalar: ...
        def __radd__(self, other: Any) -> Scalar: ...
        def __sub__(self, other: Any) -> Scalar: ...
        def __rsub__(self, other: Any) -> Scalar: ...
        def __mul__(self, other: Any) -> Any: ...
        def __rmul__(self, other: Any) -> Any: ...
        def __truediv__(self, other: Any) -> Scalar: ...
        def __rtruediv__(self, other: Any) -> Scalar: ...
        def __pow__(self, other: Any) -> Scalar: ...
        def __neg__(self) -> Scalar: ...
        def __eq__(self, other: object) -> bool: ...
        def __hash__(self) -> int: ...
        def __float__(self) -> float: ...
        def __getattr__(self, name: str) -> Any: ...


class Matrix:
    """A matrix of some algebra; columns have shape (n, 1). Two indices give an entry, slices a matrix."""

    __slots__ = ()

    if TYPE_CHECKING:
        shape: tuple[int, int]

        @property
        def T(self) -> Matrix: ...
        def __getitem__(self, places: Any) -> Any: ...
        def __setitem__(self, places: Any, value: Any) -> None: ...
        def __iter__(self) -> Iterator[Any]: ...
        def __add__(self, other: Any) -> Matrix: ...
        def __radd__(self, other: Any) -> Matrix: ...
        def __sub__(self, other: Any) -> Matrix: ...
        def __matmul__(self, other: Any) -> Matrix: ...
        def __mul__(self, other: Any) -> Matrix: ...
        def __rmul__(self, other: Any) -> Matrix: ...
        def __truediv__(self, other: Any) -> Matrix: ...
        def __neg__(self) -> Matrix: ...
        def __getattr__(self, name: str) -> Any: ...


class Algebra(ABC):
    """Matrices that can be differentiated, stacked and solved."""

    name: str
    shares: bool = False
    """Whether equal pieces are one node. Vectors are then best kept in the inertial frame, where the links of a chain
    have them in common; else in the frame where they are shortest to read."""

    has_decimals: bool = False
    """Whether a decimal was lowered as a fraction, so that what is printed has decimals."""

    least: float = 0
    """Added to a divisor that vanishes together with what it divides, where that is to give zero: numbers need it."""

    @abstractmethod
    def symbols(self, names: Sequence[str]) -> Matrix:
        """A column of new symbols."""

    @abstractmethod
    def signal(self, function: sm.Expr, t: Matrix, moment: Matrix) -> tuple[Scalar, Matrix]:
        """A given function f(t) of time that ``rate`` can differentiate, and the symbols of its value and derivatives.

        Where derivatives are taken of symbols, it is w_0 + w_1 (t - moment) + w_2 (t - moment)^2 / 2 + ..., whose
        derivatives at the moment are w_k; the symbols are w_0 to w_3, none where the algebra needs no such device.
        """

    @abstractmethod
    def lower(
        self, expression: sm.Expr, table: Mapping[sm.Basic, Scalar], memo: dict[sm.Basic, Scalar] | None = None
    ) -> Scalar:
        """A SymPy expression in this algebra; ``table`` says what its atoms become.

        ``memo`` keeps what was lowered under one table, so that pieces shared by several expressions are lowered once.
        """

    @abstractmethod
    def matrix(self, rows: Sequence[Sequence[Scalar | float]]) -> Matrix:
        """A matrix from its entries."""

    def from_places(self, rows: int, columns: int, entries: Mapping[tuple[int, int], Scalar]) -> Matrix:
        """A matrix from those of its entries that do not vanish, by row and column."""
        return self.matrix([[entries.get((i, j), 0) for j in range(columns)] for i in range(rows)])

    @abstractmethod
    def zeros(self, rows: int, columns: int) -> Matrix:
        """A matrix of zeros."""

    @abstractmethod
    def eye(self, size: int) -> Matrix:
        """The identity."""

    @abstractmethod
    def vstack(self, parts: Sequence[Matrix], columns: int = 1) -> Matrix:
        """Matrices one above the other; ``columns`` is the width when there are none."""

    @abstractmethod
    def hstack(self, parts: Sequence[Matrix], rows: int = 1) -> Matrix:
        """Matrices side by side; ``rows`` is the height when there are none."""

    @abstractmethod
    def jacobian(self, values: Matrix, variables: Matrix) -> Matrix:
        """d values / d variables, shape (values, variables)."""

    @abstractmethod
    def directional(self, values: Matrix, variables: Matrix, direction: Matrix) -> Matrix:
        """(d values / d variables) direction, without forming the Jacobian where that is dearer."""

    @abstractmethod
    def substitute(self, values: Matrix, variables: Matrix, replacements: Matrix) -> Matrix:
        """``values`` with each of ``variables`` replaced, all at once."""

    @abstractmethod
    def solve(self, matrix: Matrix, right: Matrix) -> Matrix:
        """The solution of a small regular linear system."""

    def solve_definite(self, matrix: Matrix, right: Matrix) -> Matrix:
        """The solution of a small system whose matrix is symmetric and positive definite."""
        return self.solve(matrix, right)

    def definite_solver(self, matrix: Matrix) -> Callable[[Matrix], Matrix]:
        """The same for one matrix and several right sides."""
        return partial(self.solve_definite, matrix)

    def definite_root(self, matrix: Matrix) -> Matrix:
        """The symmetric root of a matrix that is symmetric and positive definite, of three rows or more.

        Raises
        ------
        NotApplicable
            By default: to be read, the root has the roots of a cubic in it, or worse.
        """
        raise NotApplicable(
            f"M couples {matrix.shape[0]} speeds, and the root of such a matrix has no short closed form: read the "
            "reactions, which need no root, or take it in numbers by ap.projections; a run has it in numbers."
        )

    @abstractmethod
    def is_zero(self, value: Scalar) -> bool:
        """Whether a scalar is zero as it is written."""

    def tidy(self, value: Scalar) -> Scalar:
        """An equal, shorter expression where one is cheap to find; by default the same."""
        return value

    def shown(self, value: Any, own: Mapping[Any, Any]) -> Any:
        """The way back from ``lower``: a scalar or matrix in the symbols of a model, with its decimals as written.

        ``own`` says what the symbols of the algebra become. Graphs are not read, and stay as they are.
        """
        return value

    def cancelled(self, values: Matrix) -> Matrix:
        """Entries whose quotients are written out where that is cheap; by default the same."""
        return values

    def knowing(self, unit: Sequence[Sequence[Scalar]]) -> Algebra:
        """The algebra that knows some sets of symbols to have squares that add up to one; by default it need not."""
        return self

    def column(self, entries: Sequence[Scalar | float]) -> Matrix:
        """A column from its entries."""
        return self.matrix([[entry] for entry in entries]) if entries else self.zeros(0, 1)

    def diagonal(self, entries: Sequence[Scalar | float]) -> Matrix:
        """A diagonal matrix."""
        n = len(entries)
        return self.matrix([[entries[i] if i == j else 0 for j in range(n)] for i in range(n)])

    def cross(self, a: Matrix, b: Matrix) -> Matrix:
        """a x b for columns of three."""
        return self.column(
            [
                a[1, 0] * b[2, 0] - a[2, 0] * b[1, 0],
                a[2, 0] * b[0, 0] - a[0, 0] * b[2, 0],
                a[0, 0] * b[1, 0] - a[1, 0] * b[0, 0],
            ]
        )

    def dot(self, a: Matrix, b: Matrix) -> Scalar:
        """a . b for columns of one length."""
        return (a.T @ b)[0, 0]

    def congruence(self, V: Matrix, W: Matrix | Scalar) -> Matrix:
        """V^T W V for a symmetric W; a scalar stands for its multiple of the identity."""
        weight: Any = W
        return V.T @ (weight @ V if getattr(W, "shape", (1, 1)) != (1, 1) else weight * V)

    def sum_of_congruences(self, pairs: Sequence[tuple[Matrix, Matrix | Scalar]], size: int) -> Matrix:
        """sum V^T W V over pairs (V, W) of ``size`` columns."""
        total = self.zeros(size, size)
        for V, W in pairs:
            total += self.congruence(V, W)
        return total

    def rate(self, values: Matrix, q: Matrix, qdot: Matrix, t: Matrix) -> Matrix:
        """The part of d values/dt that holds no derivative of speeds: (d/dq) qdot + d/dt."""
        return self.directional(values, q, qdot) + self.directional(values, t, self.eye(1))
