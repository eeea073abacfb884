"""Factors of a polynomial over the rationals, those that are seen at a glance without FLINT's search."""

from __future__ import annotations

from collections.abc import Sequence
from math import gcd, lcm

from flint import fmpq

from appell.algebra.polynomials import Factors, Polynomial


def factored(p: Polynomial) -> tuple[fmpq, Factors]:
    """A number, and primitive factors with their powers whose leading coefficients are positive: FLINT's own.

    A polynomial without a common power product is irreducible if a generator g occurs in one of its terms only, and
    there to the first power: it is linear in g, and what divides both the power product beside g and the other terms
    is a constant.

    Examples
    --------
    >>> from flint import Ordering, fmpq_mpoly_ctx
    >>> from appell.algebra.factored import factored
    >>> x, y = fmpq_mpoly_ctx.get(["x", "y"], Ordering.lex).gens()
    >>> factored(2 * y**2 - 4 * x), factored(x**2 - y**2)
    ((-2, [(2*x - y^2, 1)]), (1, [(x - y, 1), (x + y, 1)]))
    """
    if not _is_linear_in_one_term(p.monoms()):
        return p.factor()
    constant = _content(p.coeffs())
    return constant, [(p if constant == 1 else p / constant, 1)]


def _is_linear_in_one_term(monomials: Sequence[tuple[int, ...]]) -> bool:
    """Whether some exponents over all terms are one 1 and else 0, and none are without a 0."""
    linear = False
    for exponents in zip(*monomials, strict=True):
        held = sum(map(bool, exponents))
        if held == len(exponents):
            return False
        linear |= held == 1 and max(exponents) == 1
    return linear


def _content(coefficients: Sequence[fmpq]) -> fmpq:
    """The number by which a polynomial is primitive, with a positive leading coefficient."""
    top = gcd(*(int(c.p) for c in coefficients))
    return fmpq(top if coefficients[0] > 0 else -top, lcm(*(int(c.q) for c in coefficients)))
