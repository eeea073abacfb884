"""Is a row the rate of a function? Exactness (Flygare 2012, eq. 26; 003) and potentials.

A row as a 1-form w = sum a_i dx_i on (q, t) is exact where d_i a_j = d_j a_i for all i < j; then w = df, and f is found
term by term. What is found is tested by differentiation, so that no antiderivative can be wrong.
"""

from __future__ import annotations

from collections.abc import Sequence

import sympy as sm
from sympy.integrals.manualintegrate import manualintegrate

from appell.analysis.classification.frobenius import Coefficients, curl
from appell.analysis.classification.polynomials import tidy, vanishes


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
