"""Factors of a polynomial over the rationals, those that are seen at a glance without FLINT's search."""

from __future__ import annotations

from math import gcd, lcm

from flint import fmpq

from appell.algebra.polynomials import Factors, Polynomial


def factored(p: Polynomial) -> tuple[fmpq, Factors]:
    """A number, and primitive factors with their powers whose leading coefficients are positive: FLINT's own.

    A common power product is taken out first. What is left is irreducible if a generator g occurs in one of its terms
    only, and there to the first power: it is linear in g, and what divides both the power product beside g and the
    other terms is a constant.

    Examples
    --------
    >>> from flint import Ordering, fmpq_mpoly_ctx
    >>> from appell.algebra.factored import factored
    >>> x, y = fmpq_mpoly_ctx.get(["x", "y"], Ordering.lex).gens()
    >>> factored(2 * y**2 - 4 * x), factored(x**2 - y**2)
    ((-2, [(2*x - y^2, 1)]), (1, [(x - y, 1), (x + y, 1)]))
    """
    monomials = p.monoms()
    shared = tuple(map(min, *monomials)) if len(monomials) > 1 else monomials[0]
    ring = p.context()
    taken = [(g, int(k)) for g, k in zip(ring.gens(), shared, strict=True) if k] if any(shared) else []
    if taken:
        p = p / ring.from_dict({shared: 1})
        monomials = p.monoms()
    if len(monomials) == 1:
        return p.leading_coefficient(), taken
    # Whether some exponents over all terms are one 1 and else 0
    if not any(sum(exponents) == 1 for exponents in zip(*monomials, strict=True)):
        constant, factors = p.factor()
        return constant, taken + factors
    # The number by which a polynomial is primitive, with a positive leading coefficient
    coefficients = p.coeffs()
    top = gcd(*(int(c.p) for c in coefficients))
    constant = fmpq(top if coefficients[0] > 0 else -top, lcm(*(int(c.q) for c in coefficients)))
    return constant, [*taken, (p if constant == 1 else p / constant, 1)]
