"""Integrating factors: can a row be made the rate of a function?

A factor m is looked for with m w exact. The factors tried are listed in ``FACTORS``, each with its reason; whatever
they suggest is looked at in numbers and then tested by E26, so none can be wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

import sympy as sm
from sympy.integrals.manualintegrate import manualintegrate

from appell.analysis.classification.frobenius import Coefficients, curl
from appell.analysis.classification.polynomials import tidy, vanishes
from appell.numbers import EXACT, ZERO

# ---- Is a row the rate of a function? Exactness (Flygare 2012, eq. 26; 003) and potentials


def is_exact(form: Coefficients, x: Sequence[sm.Symbol]) -> bool:
    """E26: the cross derivatives are equal."""
    return all(vanishes(e) for e in curl(form, x).values())


def potential(form: Coefficients, x: Sequence[sm.Symbol]) -> sm.Expr | None:
    """f with df = w for an exact form, variable by variable; None where an antiderivative is not found."""
    f: sm.Expr = sm.S.Zero
    for i, (a, variable) in enumerate(zip(form, x, strict=True)):
        rest = tidy(a - f.diff(variable))
        part = antiderivative(rest, variable)
        if part is None or any(part.has(v) and not vanishes(part.diff(v)) for v in x[:i]):
            return None
        f += part
    return f if all(vanishes(a - f.diff(v)) for a, v in zip(form, x, strict=True)) else None


def antiderivative(e: sm.Expr, variable: sm.Symbol) -> sm.Expr | None:
    """An antiderivative, term by term; the other symbols count as positive, which the test by E26 makes good."""
    positive = {s: sm.Dummy(s.name, positive=True) for s in e.free_symbols - {variable}}
    total: sm.Expr = sm.S.Zero
    for term in sm.Add.make_args(sm.expand(e.xreplace(positive))):
        constant, rest = term.as_independent(variable, as_Add=False)
        if int(sm.count_ops(rest)) > 40:
            return None
        part = manualintegrate(rest, variable)
        if part.has(sm.Integral, sm.Piecewise):
            return None
        total += constant * part
    return total.xreplace({dummy: symbol for symbol, dummy in positive.items()})


@dataclass(frozen=True)
class Integral:
    """``factor`` times the row is the rate of ``potential`` (None where only the factor was found)."""

    factor: sm.Expr
    potential: sm.Expr | None


def integral(form: Coefficients, x: Sequence[sm.Symbol]) -> Integral | None:
    """A potential of a form, with a factor where it needs one; None where none was found.

    >>> from sympy import symbols
    >>> x, y = symbols("x y")
    >>> integral((x, y), (x, y)), integral((y, -x), (x, y))
    (Integral(factor=1, potential=x**2/2 + y**2/2), Integral(factor=x**(-2), potential=-y/x))
    """
    form = tuple(map(sm.sympify, form))
    if sum(int(sm.count_ops(c)) for c in form) > EXACT.searched:
        return None
    kept = [i for i, c in enumerate(form) if c != 0]
    found = None
    for factor in _candidates(form, x, kept):
        # Whether E26 holds at some point: a quick look before the proof
        if not all(_same([e], [_POINTS[0]], 0) for e in curl(tuple(factor * c for c in form), x).values()):
            continue
        scaled = tuple(tidy(factor * c) for c in form)
        if is_exact(scaled, x):
            f = potential(scaled, x)
            if f is not None:
                return Integral(factor, f)
            found = found or Integral(factor, None)
    return found


Factors = Callable[[Coefficients, Sequence[sm.Symbol], Sequence[int]], Iterator[sm.Expr]]


def _candidates(form: Coefficients, x: Sequence[sm.Symbol], kept: Sequence[int]) -> Iterator[sm.Expr]:
    """The factors to try, each once."""
    seen: set[sm.Expr] = set()
    for suggest in FACTORS:
        for factor in suggest(form, x, kept):
            if factor not in seen and factor.is_finite is not False and factor != 0:
                seen.add(factor)
                yield factor


def _none(form: Coefficients, x: Sequence[sm.Symbol], kept: Sequence[int]) -> Iterator[sm.Expr]:
    """Exact as it stands."""
    yield sm.S.One


def _common(form: Coefficients, x: Sequence[sm.Symbol], kept: Sequence[int]) -> Iterator[sm.Expr]:
    """Divided by what all coefficients have in common."""
    parts = [sm.Mul.make_args(sm.factor_terms(form[i])) for i in kept]
    shared = [f for f in parts[0] if not f.is_number and all(f in others for others in parts[1:])] if parts else []
    if shared:
        yield 1 / sm.Mul(*shared)


def _of_one_variable(form: Coefficients, x: Sequence[sm.Symbol], kept: Sequence[int]) -> Iterator[sm.Expr]:
    """m(x_i): d_i ln m = (d_j a_i - d_i a_j) / a_j, for any j, is a function of x_i alone."""
    for i in range(len(x)):
        for j in kept:
            if i != j:
                slope = (form[i].diff(x[j]) - form[j].diff(x[i])) / form[j]
                if _constant_along(slope, [{v: v + sm.Float(0.37) for v in x if v != x[i]}]):
                    slope = tidy(slope)
                    if slope.free_symbols & set(x) <= {x[i]}:
                        yield from _exponential(slope, x[i])
                break


def _one_coefficient(form: Coefficients, x: Sequence[sm.Symbol], kept: Sequence[int]) -> Iterator[sm.Expr]:
    """Divided by one coefficient, or by two: variables that separate."""
    for i in kept:
        yield 1 / form[i]
    for i, j in combinations(kept, 2):
        yield 1 / (form[i] * form[j])
    for i, j in combinations(kept, 2):
        left, right = (sm.separatevars(form[k], symbols=[x[i], x[j]], dict=True) for k in (i, j))
        if left and right:
            yield 1 / (left[x[j]] * right[x[i]])


def _monomial(form: Coefficients, x: Sequence[sm.Symbol], kept: Sequence[int]) -> Iterator[sm.Expr]:
    """x_1^p_1 x_2^p_2 ...: E26 is linear in the exponents; they are read off at points and tested after."""
    powers = sm.symbols(f"p:{len(kept)}")
    slopes = {i: p / x[i] for i, p in zip(kept, powers, strict=True)}
    conditions = [
        slopes[i] * form[j] - slopes[j] * form[i] + form[j].diff(x[i]) - form[i].diff(x[j])
        for i, j in combinations(kept, 2)
    ]
    others = sorted(set().union(*(c.free_symbols for c in conditions)) - set(powers), key=str) if conditions else []
    rows = [
        sm.nsimplify(c.subs({s: sm.Rational(3 + 2 * k + 5 * n, 7 + n) for k, s in enumerate(others)}), rational=True)
        for n in range(len(kept) + 1)
        for c in conditions
    ]
    if any(
        not sm.Poly(r, *powers).domain.is_QQ and not sm.Poly(r, *powers).domain.is_ZZ for r in rows if r.has(*powers)
    ):
        return  # the coefficients are no rational functions
    solutions = sm.linsolve(rows, *powers) if rows else sm.S.EmptySet
    for solution in solutions:
        free = set().union(*(sm.sympify(s).free_symbols for s in solution)) & set(powers)
        numbers = [sm.sympify(s).subs(dict.fromkeys(free, 0)) for s in solution]
        yield sm.Mul(*[x[i] ** n for i, n in zip(kept, numbers, strict=True)])


def _homogeneous(form: Coefficients, x: Sequence[sm.Symbol], kept: Sequence[int]) -> Iterator[sm.Expr]:
    """1 / sum x_i a_i, where all coefficients are homogeneous of one degree; 1 / (x a - y b) for y f(xy), x g(xy)."""
    yield from _reciprocal(sm.Add(*[x[i] * form[i] for i in kept]))
    for i, j in combinations(kept, 2):
        yield from _reciprocal(x[i] * form[i] - x[j] * form[j])


def _of_a_product_or_a_radius(form: Coefficients, x: Sequence[sm.Symbol], kept: Sequence[int]) -> Iterator[sm.Expr]:
    """m(s) with s = x y, x^2 + y^2, x + y, x - y or x / y: d ln m / ds = (d_y a - d_x b) / (b s_x - a s_y)."""
    s, k = sm.Symbol("s", positive=True), sm.Float(1.3)
    for i, j in combinations(kept, 2):
        X, Y = x[i], x[j]
        difference = form[i].diff(Y) - form[j].diff(X)
        # s, X as a function of s and Y, and another point with the same s
        for of, x_of_s, along in (
            (X * Y, s / Y, {X: X * k, Y: Y / k}),
            (X**2 + Y**2, sm.sqrt(s - Y**2), {X: 0.6 * X - 0.8 * Y, Y: 0.8 * X + 0.6 * Y}),
            (X + Y, s - Y, {X: X + k, Y: Y - k}),
            (X - Y, s + Y, {X: X + k, Y: Y + k}),
            (X / Y, s * Y, {X: X * k, Y: Y * k}),
        ):
            below = form[j] * of.diff(X) - form[i] * of.diff(Y)
            if vanishes(below) or not _constant_along(difference / below, [along]):
                continue
            slope = tidy((difference / below).subs(X, x_of_s))
            if not slope.free_symbols & set(x):
                yield from (m.subs(s, of) for m in _exponential(slope, s))


def _constant_along(e: sm.Expr, moves: Sequence[dict[sm.Basic, sm.Expr]]) -> bool:
    """Whether an expression keeps its value from some points to others."""
    return all(_same([e, e.xreplace(move)], [point]) for move in moves for point in _POINTS)


def _exponential(slope: sm.Expr, variable: sm.Symbol) -> Iterator[sm.Expr]:
    """exp of the antiderivative of d ln m, powers and exponentials apart."""
    inside = antiderivative(slope, variable)
    if inside is not None:
        factor = sm.powsimp(sm.expand(sm.exp(sm.expand_log(inside, force=True)), power_base=True))
        yield sm.simplify(factor) if int(sm.count_ops(factor)) <= 20 else factor


def _reciprocal(e: sm.Expr) -> Iterator[sm.Expr]:
    below = tidy(e)
    if below != 0 and not vanishes(below):
        yield 1 / below


FACTORS: tuple[Factors, ...] = (
    _none,
    _common,
    _of_one_variable,
    _one_coefficient,
    _monomial,
    _homogeneous,
    _of_a_product_or_a_radius,
)
"""Ways to find an integrating factor, in the order they are tried."""


# ------------------------------------------------------------------------------ a quick look before a proof


_POINTS = (0, 1, 2)
"""Points to look at an expression, by number."""


def _at(e: sm.Expr, point: int) -> sm.Expr | None:
    """The number an expression is at a point; None where it has none."""
    values = {s: sm.Float(sm.Rational(7 + 3 * _place(s) + point, 11 + 2 * point), 30) for s in e.free_symbols}
    number = e.xreplace(values)
    number = number.evalf(20) if number.is_number else None
    return number if number is not None and number.is_finite else None


def _place(symbol: sm.Symbol) -> int:
    """A number of its own for each symbol, by its name."""
    return sum(ord(c) * (i + 1) for i, c in enumerate(symbol.name)) % 17


def _same(expressions: Sequence[sm.Expr], points: Sequence[int], expected: float | None = None) -> bool:
    """Whether expressions have one value at points (``expected``, where it is given); True where they have none."""
    numbers = [_at(e, point) for e in expressions for point in points]
    known = [n for n in numbers if n is not None]
    if len(known) < len(numbers):
        return True
    first = sm.Float(expected) if expected is not None else known[0]
    return all(abs(n - first) <= ZERO.products * (1 + abs(first)) for n in known)
