"""The graph algebra: equations to run. SymPy expressions are lowered leaf by leaf, never multiplied out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import casadi as ca
import sympy as sm
from sympy.core.function import AppliedUndef
from sympy.logic.boolalg import BooleanAtom

from appell.algebra.algebra import Algebra
from appell.algebra.factor import BlockSolver
from appell.algebra.symmetric_root import symmetric_root
from appell.errors import CompileError, ModelError
from appell.numbers import EXACT, ZERO

_FUNCTIONS: dict[type, Callable[..., ca.SX]] = {
    sm.sin: lambda x: ca.SX.unary(ca.OP_SIN, x),
    sm.cos: lambda x: ca.SX.unary(ca.OP_COS, x),
    sm.tan: ca.tan,
    sm.cot: lambda x: 1 / ca.tan(x),
    sm.sec: lambda x: 1 / ca.cos(x),
    sm.csc: lambda x: 1 / ca.sin(x),
    sm.asin: ca.asin,
    sm.acos: ca.acos,
    sm.atan: ca.atan,
    sm.atan2: ca.atan2,
    sm.sinh: ca.sinh,
    sm.cosh: ca.cosh,
    sm.tanh: ca.tanh,
    sm.asinh: ca.asinh,
    sm.acosh: ca.acosh,
    sm.atanh: ca.atanh,
    sm.exp: ca.exp,
    sm.log: ca.log,
    sm.Abs: ca.fabs,
    sm.sign: ca.sign,
    sm.erf: ca.erf,
    sm.floor: ca.floor,
    sm.ceiling: ca.ceil,
    sm.sinc: lambda x: ca.if_else(x == 0, 1, ca.sin(x) / x),
    sm.Heaviside: lambda x, half=0.5: ca.if_else(x > 0, 1, ca.if_else(x < 0, 0, half)),
    sm.StrictLessThan: lambda a, b: a < b,
    sm.LessThan: lambda a, b: a <= b,
    sm.StrictGreaterThan: lambda a, b: a > b,
    sm.GreaterThan: lambda a, b: a >= b,
    sm.And: lambda *xs: _fold(ca.logic_and, xs),
    sm.Or: lambda *xs: _fold(ca.logic_or, xs),
    sm.Not: ca.logic_not,
    sm.Min: lambda *xs: _fold(ca.fmin, xs),
    sm.Max: lambda *xs: _fold(ca.fmax, xs),
}


# CasADi's operators look for the kinds of their operands each time; these know that they are scalars of a graph, and
# are ten times faster.


def _plus(a: ca.SX, b: ca.SX) -> ca.SX:
    return ca.SX.binary(ca.OP_ADD, a, b)


def _times(a: ca.SX, b: ca.SX) -> ca.SX:
    return ca.SX.binary(ca.OP_MUL, a, b)


def casadi_symbol(name: str) -> ca.SX:
    """A scalar symbol of that name; CasADi reads a bracket at its beginning as a size."""
    return ca.SX.sym(name.replace("[", "("))


class CasadiAlgebra(Algebra):
    """CasADi SX matrices: a graph with forward and reverse differentiation."""

    name = "casadi"
    shares = True
    least = ZERO.nothing

    def symbols(self, names: Sequence[str]) -> ca.SX:
        return ca.vertcat(*[casadi_symbol(name) for name in names]) if names else ca.SX(0, 1)

    def signal(self, function: sm.Expr, t: ca.SX, moment: ca.SX) -> tuple[ca.SX, ca.SX]:
        w = self.symbols([str(function.func) + "'" * k for k in range(4)])
        since = t[0, 0] - moment[0, 0]
        return w[0] + since * (w[1] + since / 2 * (w[2] + since / 3 * w[3])), w

    def lower(
        self, expression: sm.Expr, table: Mapping[sm.Basic, ca.SX], memo: dict[sm.Basic, ca.SX] | None = None
    ) -> ca.SX:
        return _lower(sm.sympify(expression), table, {} if memo is None else memo)

    def matrix(self, rows: Sequence[Sequence[ca.SX]]) -> ca.SX:
        entries = {(i, j): entry for i, row in enumerate(rows) for j, entry in enumerate(row)}
        return self.from_places(len(rows), len(rows[0]) if rows else 0, entries)

    def from_places(self, rows: int, columns: int, entries: Mapping[tuple[int, int], ca.SX]) -> ca.SX:
        if columns == 1 and len(entries) == rows and not any(map(_is_zero, entries.values())):
            return ca.SX(ca.vertcat(*[entries[i, 0] for i in range(rows)]))  # of plain numbers it is no graph
        # zeros are left out, so that products skip them; CasADi keeps entries column by column
        places = [(i, j) for j, i in sorted((j, i) for (i, j), entry in entries.items() if not _is_zero(entry))]
        if not places:
            return ca.SX(rows, columns)
        sparsity = ca.Sparsity.triplet(rows, columns, [i for i, _ in places], [j for _, j in places])
        return ca.SX(sparsity, ca.vertcat(*[entries[place] for place in places]))

    def zeros(self, rows: int, columns: int) -> ca.SX:
        return ca.SX(rows, columns)

    def eye(self, size: int) -> ca.SX:
        return ca.SX.eye(size)

    def vstack(self, parts: Sequence[ca.SX], columns: int = 1) -> ca.SX:
        return ca.vertcat(*parts) if parts else ca.SX(0, columns)

    def hstack(self, parts: Sequence[ca.SX], rows: int = 1) -> ca.SX:
        return ca.horzcat(*parts) if parts else ca.SX(rows, 0)

    def jacobian(self, values: ca.SX, variables: ca.SX) -> ca.SX:
        return ca.jacobian(values, variables)

    def cross(self, a: ca.SX, b: ca.SX) -> ca.SX:
        (a1, a2, a3), (b1, b2, b3) = ca.vertsplit(a), ca.vertsplit(b)
        pairs = ((a2, b3, a3, b2), (a3, b1, a1, b3), (a1, b2, a2, b1))
        return self.matrix([[ca.SX.binary(ca.OP_SUB, _times(a, b), _times(c, d))] for a, b, c, d in pairs])

    def directional(self, values: ca.SX, variables: ca.SX, direction: ca.SX) -> ca.SX:
        if 0 in (values.numel(), variables.numel()) or values.is_constant():
            return ca.SX(values.rows(), 1)
        return ca.jtimes(values, variables, ca.densify(direction))

    def substitute(self, values: ca.SX, variables: ca.SX, replacements: ca.SX) -> ca.SX:
        return ca.substitute(values, variables, ca.densify(replacements))

    def solve(self, matrix: ca.SX, right: ca.SX) -> ca.SX:
        return ca.solve(matrix, right) if matrix.rows() else right

    def definite_root(self, matrix: ca.SX) -> ca.SX:
        return symmetric_root(matrix)

    def solve_definite(self, matrix: ca.SX, right: ca.SX) -> ca.SX:
        return BlockSolver(matrix)(right)

    def definite_solver(self, matrix: ca.SX) -> Callable[[ca.SX], ca.SX]:
        return BlockSolver(matrix)

    def is_zero(self, value: ca.SX) -> bool:
        return bool(ca.SX(value).is_zero()) or not ca.SX(value).nnz()

    def congruence(self, V: ca.SX, W: ca.SX) -> ca.SX:
        product = ca.tril(V.T @ (W * V if W.is_scalar() else W @ V))
        return ca.tril2symm(product) if V.columns() else product

    def sum_of_congruences(self, pairs: Sequence[tuple[ca.SX, ca.SX]], size: int) -> ca.SX:
        """Where every V with a column has the same one, the W that meet in an entry are added before they are used.

        For a chain that is the composite inertia of the links beyond both joints.
        """
        columns = _common_columns([V for V, _ in pairs], size)
        if columns is None or any(W.is_scalar() for _, W in pairs):
            return super().sum_of_congruences(pairs, size)
        beyond = [frozenset(k for k, (V, _) in enumerate(pairs) if V[:, j].nnz()) for j in range(size)]
        sums: dict[frozenset[int], ca.SX] = {frozenset(): ca.SX(3, 3)}
        for common in sorted({a & b for a in beyond for b in beyond}, key=len):
            part = max((known for known in sums if known <= common), key=len)
            sums[common] = sum((pairs[k][1] for k in sorted(common - part)), sums[part])
        total = ca.SX(size, size)
        for j in range(size):
            pushes = {common: W @ columns[j] for common, W in sums.items() if common <= beyond[j]}
            for i in range(j + 1):
                if beyond[i] & beyond[j]:
                    total[i, j] = total[j, i] = ca.dot(columns[i], pushes[beyond[i] & beyond[j]])
        return total


def _common_columns(matrices: Sequence[ca.SX], size: int) -> list[ca.SX] | None:
    """For each column the one that all matrices with entries there share, node by node; None where some differ."""
    found: list[ca.SX] = []
    for j in range(size):
        present = [V[:, j] for V in matrices if V[:, j].nnz()]
        if any(
            V.sparsity() != present[0].sparsity() or not ca.is_equal(V, present[0], EXACT.depth) for V in present[1:]
        ):
            return None
        found.append(present[0] if present else ca.SX(3, 1))
    return found if len(matrices) > 1 else None


def _is_zero(entry: ca.SX | float) -> bool:
    return entry == 0 if isinstance(entry, int | float) else bool(entry.is_zero())


def _fold(operation: Callable[[ca.SX, ca.SX], ca.SX], operands: Sequence[ca.SX]) -> ca.SX:
    result = operands[0]
    for operand in operands[1:]:
        result = operation(result, operand)
    return result


def _lower(e: sm.Basic, table: Mapping[sm.Basic, ca.SX], memo: dict[sm.Basic, ca.SX]) -> ca.SX:
    """One node of a SymPy tree as a node of the graph; equal subtrees become one node."""
    if e in table:
        return table[e]
    if e not in memo:
        memo[e] = _node(e, table, memo)
    return memo[e]


def _node(e: sm.Basic, table: Mapping[sm.Basic, ca.SX], memo: dict[sm.Basic, ca.SX]) -> ca.SX:
    if isinstance(e, sm.Add | sm.Mul):
        args = [_lower(a, table, memo) for a in e.args]
        return _fold(_plus if isinstance(e, sm.Add) else _times, args)
    if isinstance(e, BooleanAtom):
        return ca.SX(float(e is sm.true))
    if e.is_number and not e.is_Boolean:
        return ca.SX(_number(e))
    if isinstance(e, sm.Symbol | AppliedUndef | sm.Derivative):
        raise ModelError(
            f"'{e}' is unknown to the model: declare it with model.coordinates, model.speeds or model.parameters."
        )
    if isinstance(e, sm.Piecewise):
        # Piecewise from its last branch up; without a default its value outside is refused when met (nan)
        result = ca.SX.nan()
        for value, condition in reversed(e.args):
            result = ca.if_else(_lower(condition, table, memo), _lower(value, table, memo), result)
        return result
    args = [_lower(a, table, memo) for a in e.args]
    if isinstance(e, sm.Pow):
        return _power(args[0], e.exp, args[1])
    function = _FUNCTIONS.get(type(e))
    if function is None or not args:
        raise CompileError(f"'{e}' has no machine code: {type(e).__name__} is not a function appell knows.")
    return function(*args)


def _number(e: sm.Expr) -> float:
    if e.is_Float:
        return float(e)
    value = complex(e)
    if value.imag:
        raise CompileError(f"'{e}' is not a real number.")
    return value.real


def _power(base: ca.SX, exponent: sm.Expr, lowered: ca.SX) -> ca.SX:
    """Integer and half-integer powers as products and square roots; the rest as pow."""
    if exponent.is_Integer and abs(int(exponent)) <= 16:
        return _integer_power(base, int(exponent))
    if (2 * exponent).is_Integer and abs(int(2 * exponent)) <= 16:
        return _integer_power(ca.sqrt(base), int(2 * exponent))
    return base**lowered


def _integer_power(base: ca.SX, n: int) -> ca.SX:
    if n < 0:
        return 1 / _integer_power(base, -n)
    if n == 0:
        return ca.SX(1)
    if n == 1:
        return base
    half = _integer_power(base, n // 2)
    return half * half * base if n % 2 else half * half
