"""Frobenius' theorem as an identity of exterior forms: dw_a ^ w_1 ^ ... ^ w_m = 0 (Slawianowski, eq. 3.5; 004).

The forms live on (q, t); the differentials of position rows and norms are among them, and their functions are
relations: the identity is demanded on the configurations there are. Coefficients are polynomials (see
``polynomials``), so the answer is a proof; where they grow too large there is none, and numbers decide alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations

import sympy as sm
from sympy.polys.rings import PolyElement

from appell.analysis.classification.polynomials import Polynomials, TooHard, split_angles

Coefficients = tuple[sm.Expr, ...]
Exterior = dict[tuple[int, ...], PolyElement]

MOST_COMPONENTS = 2000


def curl(form: Coefficients, x: Sequence[sm.Symbol]) -> dict[tuple[int, int], sm.Expr]:
    """dw: the coefficients d_i a_j - d_j a_i that are not zero at sight (Flygare 2012, eq. 26; 003)."""
    form = tuple(map(sm.sympify, form))
    found = {(i, j): form[j].diff(x[i]) - form[i].diff(x[j]) for i, j in combinations(range(len(x)), 2)}
    return {key: value for key, value in found.items() if value != 0}


def integrable(
    forms: Sequence[Coefficients],
    asked: Sequence[Coefficients],
    x: Sequence[sm.Symbol],
    relations: Sequence[sm.Expr] = (),
) -> list[bool] | None:
    """For each form w_a asked about, whether dw_a ^ w_1 ^ ... ^ w_m is zero; None where that is too large to tell.

    ``forms`` w_1 ... w_m are independent, and span those asked about.

    >>> from sympy import symbols
    >>> x, y, z = symbols("x y z")
    >>> integrable([(y, -x, 0)], [(y, -x, 0)], [x, y, z]), integrable([(-z, 1, 0)], [(-z, 1, 0)], [x, y, z])
    ([True], [False])
    """
    try:
        clean = [cleared(form) for form in forms]
        curls = [curl(cleared(form), x) for form in asked]
        ring = Polynomials([e for f in clean for e in f] + [e for c in curls for e in c.values()], relations)
        volume: Exterior = {(): ring.ring.one}
        for form in clean:
            volume = wedge(volume, {(i,): ring.polynomial(c) for i, c in enumerate(form) if c != 0}, ring)
        if not volume:
            return None  # the forms are dependent where the relations hold
        return [not wedge(volume, {key: ring.polynomial(e) for key, e in c.items()}, ring) for c in curls]
    except TooHard:
        return None


def wedge(left: Mapping[tuple[int, ...], PolyElement], right: Exterior, ring: Polynomials) -> Exterior:
    """The exterior product of two forms, given by their coefficients on dx_i ^ dx_j ^ ... with i < j < ..."""
    result: Exterior = {}
    if len(left) * len(right) > MOST_COMPONENTS:
        raise TooHard("too many components")
    for a, p in left.items():
        for b, q in right.items():
            if not set(a) & set(b):
                key, sign = _sorted(a + b)
                result[key] = result.get(key, ring.ring.zero) + sign * ring.times(p, q)
    reduced = {key: ring.reduce(p) for key, p in result.items()}
    return {key: p for key, p in reduced.items() if p}


@lru_cache(256)
def cleared(form: Coefficients) -> Coefficients:
    """A form times its common denominator: it has the same kernel."""
    form = tuple(split_angles(sm.sympify(c)) for c in form)
    if not any(power.exp.is_negative for c in form for power in c.atoms(sm.Pow)):
        return form
    ring = Polynomials(form)
    fractions = [ring.fraction(c) for c in form]
    common = ring.ring.one
    for _, denominator in fractions:
        common = common.lcm(denominator)
    return tuple(ring.expression(ring.times(n, common.exquo(d))) for n, d in fractions)


def _sorted(indices: tuple[int, ...]) -> tuple[tuple[int, ...], int]:
    swaps = sum(indices[i] > indices[j] for i in range(len(indices)) for j in range(i + 1, len(indices)))
    return tuple(sorted(indices)), -1 if swaps % 2 else 1
