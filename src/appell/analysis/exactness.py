"""Is a row the rate of a function, or can it be made one? Exactness (003, E26), potentials, integrating factors.

A row as a 1-form w = sum a_i dx_i on (q, t) is exact where d_i a_j = d_j a_i for all i < j; then w = df, and f is found
term by term. Where it is not, a factor m is looked for with m w exact. The factors tried are listed in ``FACTORS``,
each with its reason; whatever they suggest is tested by E26, so none can be wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

import sympy as sm
from sympy.integrals.manualintegrate import manualintegrate

from appell.analysis.frobenius import Coefficients, curl
from appell.analysis.polynomials import tidy, vanishes

LONGEST = 250
"""Operations in a row beyond which no potential is looked for."""


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
    if sum(int(sm.count_ops(c)) for c in form) > LONGEST:
        return None
    kept = [i for i, c in enumerate(form) if c != 0]
    found = None
    for factor in _candidates(form, x, kept):
        scaled = tuple(tidy(factor * c) for c in form)
        if is_exact(scaled, x):
            f = potential(scaled, x)
            if f is not None:
                return Integral(factor, f)
            found = found or Integral(factor, None)
    return found


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


# ----------------------------------------------------------------------------------------- integrating factors

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


def _of_one_variable(form: Coefficients, x: Sequence[sm.Symbol], kept: Sequence[int]) -> Iterator[sm.Expr]:
    """m(x_i): d_i ln m = (d_j a_i - d_i a_j) / a_j, for any j, is a function of x_i alone."""
    for i in range(len(x)):
        for j in kept:
            if i != j:
                slope = tidy((form[i].diff(x[j]) - form[j].diff(x[i])) / form[j])
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
    s = sm.Symbol("s", positive=True)
    for i, j in combinations(kept, 2):
        X, Y = x[i], x[j]
        difference = form[i].diff(Y) - form[j].diff(X)
        for of, x_of_s in (
            (X * Y, s / Y),
            (X**2 + Y**2, sm.sqrt(s - Y**2)),
            (X + Y, s - Y),
            (X - Y, s + Y),
            (X / Y, s * Y),
        ):
            below = tidy(form[j] * of.diff(X) - form[i] * of.diff(Y))
            if below == 0:
                continue
            slope = tidy((difference / below).subs(X, x_of_s))
            if not slope.free_symbols & set(x):
                yield from (m.subs(s, of) for m in _exponential(slope, s))


def _exponential(slope: sm.Expr, variable: sm.Symbol) -> Iterator[sm.Expr]:
    """exp of the antiderivative of d ln m, powers and exponentials apart."""
    inside = antiderivative(slope, variable)
    if inside is not None:
        yield sm.powsimp(sm.simplify(sm.expand(sm.exp(sm.expand_log(inside, force=True)), power_base=True)))


def _reciprocal(e: sm.Expr) -> Iterator[sm.Expr]:
    below = tidy(e)
    if below != 0 and not vanishes(below):
        yield 1 / below


FACTORS: tuple[Factors, ...] = (
    _none,
    _of_one_variable,
    _one_coefficient,
    _monomial,
    _homogeneous,
    _of_a_product_or_a_radius,
)
"""Ways to find an integrating factor, in the order they are tried."""
