"""Roots that the equations suggest: of the factors of det M, by which they divide."""

from __future__ import annotations

import sympy as sm

from appell.algebra.written import polynomial
from appell.analysis.integrals.flow import Flow
from appell.analysis.integrals.null_vector import letters_of
from appell.analysis.integrals.rates import FlowRates
from appell.errors import AppellError
from appell.numbers import EXACT


def roots_of(flow: Flow) -> list[sm.Expr]:
    """Roots of the factors of det M that depend on coordinates: where the equations have denominators."""
    rates = FlowRates(flow, [])
    try:
        fraction = rates.solved[1]
    except AppellError:
        return []
    letters = letters_of(rates.forms)
    found = []
    _, factors = fraction.numerator.factor()
    for p, _ in factors:
        e = polynomial(p, letters)
        if len(p) > 1 and e.has(*flow.form.coordinates):
            found += [sm.sqrt(e), sm.sqrt(-e)]  # the one that is real is kept
    return found[: 2 * EXACT.inverted]
