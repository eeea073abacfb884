"""The zeros of a row, piece by piece: the linear rows they fall into, and the factors that are not linear.

A product vanishes where one of its factors does. A factor f(N) with f one to one is undone. An absolute value is N or
-N: |N| = s N where s N >= 0, so that a piece counts where it holds on one side at least; roots of squares, Max and Min
are absolute values, Max(a, b) = (a + b + |a - b|) / 2. Whether a piece holds anywhere is looked at with random numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import product

import numpy as np
import sympy as sm

from appell.algebra.sampling import random_directions
from appell.analysis.classification.polynomials import Polynomials, TooHard
from appell.numbers import DRAW, EXACT


@dataclass(frozen=True)
class ZeroSet:
    """Linear rows that the zeros of a row fall into, and the factors of which that is not known.

    A tuple holds rows that vanish together. ``one_sided``: some hold on one side only, by the sign of an absolute
    value.
    """

    linear: tuple[sm.Expr, ...] = ()
    others: tuple[sm.Expr, ...] = ()
    one_sided: bool = False


def pieces(F: sm.Expr, u: Sequence[sm.Symbol], depth: int = EXACT.few) -> ZeroSet:
    """The pieces of a row in the speeds u."""
    linear: list[sm.Expr] = []
    others: list[sm.Expr] = []
    one_sided = False
    for f in _factors(_absolute(F), u):
        found = _piece(f, u, depth)
        linear += [e for e in found.linear if not any(_alike(e, other, u) for other in linear)]
        others += found.others
        one_sided = one_sided or found.one_sided
    left = [f for f in others if not adds_no_zero(f, linear, u)]
    return ZeroSet(tuple(linear), tuple(left), one_sided)


def is_linear(f: sm.Expr, u: Sequence[sm.Symbol]) -> bool:
    """Whether an expression is linear in the speeds, with no speed under a function."""
    return f.is_polynomial(*u) and sm.Poly(f, *u).total_degree() == 1


def _piece(f: sm.Expr, u: Sequence[sm.Symbol], depth: int) -> ZeroSet:
    if is_linear(f, u):
        return ZeroSet((f,))
    if isinstance(f, sm.Abs) or (isinstance(f, sm.Pow) and f.exp.is_positive):
        return pieces(f.args[0], u, depth)
    terms = _nonnegative(f, u)
    if terms:
        return ZeroSet((sm.Tuple(*terms),) if all(is_linear(e, u) for e in terms) else ())
    inner = inverted(f, u) if depth else None
    if inner is not None:
        return pieces(inner, u, depth - 1)
    absolute = sorted((a for a in f.atoms(sm.Abs) if a.has(*u)), key=sm.default_sort_key)
    if not absolute or len(absolute) > EXACT.few or not depth:
        return ZeroSet((), (f,))
    linear: list[sm.Expr] = []
    others: list[sm.Expr] = []
    for signs in product((1, -1), repeat=len(absolute)):
        inside = [s * a.args[0] for s, a in zip(signs, absolute, strict=True)]
        found = pieces(f.xreplace(dict(zip(absolute, inside, strict=True))), u, depth - 1)
        fresh = [e for e in found.linear if not any(_alike(e, other, u) for other in linear)]
        linear += [e for e in fresh if _holds_somewhere(e, inside, u)]
        others += found.others
    return ZeroSet(tuple(linear), tuple(others), True)


def _nonnegative(f: sm.Expr, u: Sequence[sm.Symbol]) -> list[sm.Expr]:
    """N of every term where all are |N| or even powers of N with coefficients of one sign: all of them vanish."""
    found, signs = [], set()
    for term in sm.Add.make_args(f):
        number, power = term.as_coeff_Mul()
        base, exponent = power.as_base_exp()
        if not (number.is_nonzero and base.has(*u) and (isinstance(power, sm.Abs) or exponent.is_even)):
            return []
        signs.add(number.is_positive)
        found.append(base.args[0] if isinstance(base, sm.Abs) else base)
    return found if len(signs) == 1 else []


def _factors(F: sm.Expr, u: Sequence[sm.Symbol]) -> list[sm.Expr]:
    """The factors that hold speeds, each once: as polynomials where that is cheap, else as they are written."""
    try:
        ring = Polynomials([F])
        p = ring.unreduced(F)
    except TooHard:
        p = None
    if p is not None and 0 < len(p) <= EXACT.factored and max(p.degrees()) <= 6:
        found = [ring.expression(ring.ring.from_expr(f)) for f, _ in sm.factor_list(p.as_expr())[1]]
    else:
        found = [f.as_base_exp()[0] for f in sm.Mul.make_args(F)]
    return [f for f in found if f.has(*u)]


def _absolute(F: sm.Expr) -> sm.Expr:
    """Roots of squares, Max and Min as absolute values."""

    def larger(*args: sm.Expr) -> sm.Expr:
        first, *rest = args
        for other in rest:
            first = (first + other + sm.Abs(first - other)) / 2
        return first

    F = F.replace(sm.Max, larger).replace(sm.Min, lambda *args: -larger(*(-a for a in args)))
    roots = {root: _root_of_square(root.base) for root in F.atoms(sm.Pow) if root.exp == sm.S.Half}
    return F.xreplace({root: value for root, value in roots.items() if value is not None})


def _root_of_square(base: sm.Expr) -> sm.Expr | None:
    """|N| sqrt(c) for c N^2 with a positive number c."""
    constant, factors = sm.factor_list(base) if base.is_polynomial() else (sm.S.Zero, [])
    if not constant.is_positive or any(power % 2 for _, power in factors):
        return None
    return sm.sqrt(constant) * sm.Abs(sm.Mul(*[f ** (power // 2) for f, power in factors]))


def _alike(one: sm.Expr, other: sm.Expr, u: Sequence[sm.Symbol]) -> bool:
    """Whether two linear rows are multiples of each other."""
    if isinstance(one, sm.Tuple) or isinstance(other, sm.Tuple):
        return one == other
    pairs = [sm.Matrix([[e.diff(s) for s in u] + [e.xreplace(dict.fromkeys(u, sm.S.Zero))]]) for e in (one, other)]
    return all(sm.expand(a * d - b * c) == 0 for a, b in zip(*pairs, strict=True) for c, d in zip(*pairs, strict=True))


def _holds_somewhere(piece: sm.Expr, positive: Sequence[sm.Expr], u: Sequence[sm.Symbol]) -> bool:
    """Whether these are positive at some random place and speeds that satisfy the piece."""
    speed = next(s for s in u if piece.has(s))
    solved = sm.solve(piece, speed)[0]
    values = [e.xreplace({speed: solved}) for e in positive]
    symbols = sorted(set().union(*(e.free_symbols for e in values)), key=str)
    evaluate = sm.lambdify(symbols, values, "numpy")
    directions = random_directions(len(symbols), seed=8)
    with np.errstate(all="ignore"):
        found = [evaluate(*next(directions)) for _ in range(DRAW.fitted)]
    return any(all(np.isreal(v) and v > 0 for v in at) for at in found)


def adds_no_zero(f: sm.Expr, branches: Sequence[sm.Expr], u: Sequence[sm.Symbol]) -> bool:
    """Whether a quadratic factor vanishes only where a linear branch does: 1 + x'^2 nowhere, x'^2 + x' y' + y'^2 at 0.

    A semidefinite form (v, 1) S (v, 1) vanishes where S (v, 1) = 0; its coefficients must be numbers to say so.
    """
    if not f.is_polynomial(*u) or any(isinstance(b, sm.Tuple) for b in branches):
        return False
    p = sm.Poly(f, *u)
    if p.total_degree() != 2 or not all(c.is_Rational for c in p.coeffs()):
        return False
    S = quadratic_form(f, u, ())
    if not (S.is_positive_semidefinite or S.is_negative_semidefinite):
        return False
    w = sm.Matrix([*u, 1])
    zeros = sm.solve([e for e in S * w if e != 0], list(u), dict=True)
    return not zeros or any(sm.expand(b.subs(zeros[0])) == 0 for b in branches)


def quadratic_form(F: sm.Expr, v: Sequence[sm.Symbol], relations: Sequence[sm.Expr]) -> sm.Matrix:
    """S of F = (v, 1) S (v, 1), reduced by the relations."""
    p = sm.Poly(F, *v)
    ring = Polynomials(p.coeffs(), relations)
    n = len(v)
    S = sm.zeros(n + 1, n + 1)
    for monomial, coefficient in p.terms():
        where = [i for i, power in enumerate(monomial) for _ in range(power)]
        i, j = [*where, n, n][:2]
        value = ring.expression(ring.polynomial(coefficient)) / (1 if i == j else 2)
        S[i, j] = S[j, i] = value
    return S


# ---- Rows that hide a linear one inside a function that can be inverted: exp(l) = 1, sinh(l) = 0, atan2(y', x') = z


INVERSES: dict[type[sm.Function], Callable[[sm.Expr], sm.Expr]] = {
    sm.exp: sm.log,
    sm.log: sm.exp,
    sm.sinh: sm.asinh,
    sm.asinh: sm.sinh,
    sm.tanh: sm.atanh,
    sm.atanh: sm.tanh,
    sm.atan: sm.tan,
    sm.asin: sm.sin,
    sm.acos: sm.cos,
    sm.erf: sm.erfinv,
}
"""Functions that are one to one on the real numbers they take, with their inverses."""


def inverted(F: sm.Expr, u: Sequence[sm.Symbol]) -> sm.Expr | None:
    """A row with the same zeros whose outer functions are undone; None where there is nothing to undo."""
    found = None
    for _ in range(EXACT.few):
        inner = _undone(F, u)
        if inner is None:
            return found
        F = found = sm.fraction(sm.together(inner))[0]
    return found


def _undone(F: sm.Expr, u: Sequence[sm.Symbol]) -> sm.Expr | None:
    """N - f^-1(-b / a) for F = a f(N) + b."""
    with_speeds = [f for f in F.atoms(sm.Function) if f.has(*u)]
    outer = [f for f in with_speeds if not any(f in g.args[0].atoms(sm.Function) for g in with_speeds if g is not f)]
    if len(outer) != 1:
        return None
    (f,) = outer
    place = sm.Dummy()
    plain = F.xreplace({f: place})
    a = plain.diff(place)
    if plain.has(*u) or a.has(place) or a == 0:
        return None
    value = sm.expand(-plain.xreplace({place: sm.S.Zero}) / a)
    if isinstance(f, sm.atan2):
        y, x = f.args
        return y * sm.cos(value) - x * sm.sin(value)
    inverse = INVERSES.get(type(f))
    return None if inverse is None else f.args[0] - inverse(value)
