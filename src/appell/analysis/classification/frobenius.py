"""Frobenius' theorem as an identity of exterior forms: dw_a ^ w_1 ^ ... ^ w_m = 0 (Slawianowski, eq. 3.5; 004).

The forms live on (q, t); the differentials of position rows and norms are among them, and their functions are
relations: the identity is demanded on the configurations there are. Coefficients are brought to normal form, so the
answer is a proof; where they grow too large, or hold functions that are not known, there is none, and numbers decide
alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations

import sympy as sm

from appell.algebra.normal_form import Fraction, NormalForms, TooLong
from appell.analysis.proofs.zero import exact_zero
from appell.numbers import EXACT

Coefficients = tuple[sm.Expr, ...]
Exterior = dict[tuple[int, ...], Fraction]


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
    unit: Sequence[Sequence[sm.Symbol]] = (),
) -> list[bool | None] | None:
    """For each form w_a asked about, whether dw_a ^ w_1 ^ ... ^ w_m is zero; None where that is not decided.

    ``forms`` w_1 ... w_m are independent, and span those asked about.

    >>> from sympy import symbols
    >>> x, y, z = symbols("x y z")
    >>> integrable([(y, -x, 0)], [(y, -x, 0)], [x, y, z]), integrable([(-z, 1, 0)], [(-z, 1, 0)], [x, y, z])
    ([True], [False])
    """
    curls = [curl(form, x) for form in asked]
    ring = exact_zero([e for f in forms for e in f] + [e for c in curls for e in c.values()], relations, unit)
    try:
        volume: Exterior = {(): Fraction(ring.forms.ring.constant(1))}
        for form in forms:
            volume = wedge(volume, {(i,): ring.of(c) for i, c in enumerate(form) if c != 0}, ring.forms)
        if not volume:
            return None  # the forms are dependent where the relations hold
        found = [wedge(volume, {key: ring.of(e) for key, e in c.items()}, ring.forms) for c in curls]
    except TooLong:
        return None
    return [True if not left else None if ring.open else False for left in found]


def wedge(left: Mapping[tuple[int, ...], Fraction], right: Exterior, forms: NormalForms) -> Exterior:
    """The exterior product of two forms, given by their coefficients on dx_i ^ dx_j ^ ... with i < j < ..."""
    terms: dict[tuple[int, ...], list[Fraction]] = {}
    if len(left) * len(right) > EXACT.components:
        raise TooLong("too many components")
    for a, p in left.items():
        for b, q in right.items():
            if not set(a) & set(b):
                indices = a + b
                swaps = sum(indices[i] > indices[j] for i in range(len(indices)) for j in range(i + 1, len(indices)))
                key, sign = tuple(sorted(indices)), -1 if swaps % 2 else 1
                product = forms.product(p, q)
                terms.setdefault(key, []).append(Fraction(sign * product.numerator, product.denominator))
    summed = {key: forms.total(parts) for key, parts in terms.items()}
    return {key: e for key, e in summed.items() if not e.is_zero}
