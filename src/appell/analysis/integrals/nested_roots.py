"""Roots of squares that hold another root: sqrt(a^2 + 2 a g + g^2) = s (a + g) with s^2 = 1, where g is a root itself.

A ball in a cone touches it at a distance from the axis that is that of its centre and a constant; as a root with a
square of its own it would be either a + g or -(a + g) in a ring, and what vanishes for one of them alone is not zero
there. The sign s is constant wherever the root is not zero: an unknown of the proof that keeps its value.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

import sympy as sm

from appell.algebra.normal_form import Fraction, TooLong, normal_forms
from appell.algebra.written import expanded, plain, polynomial
from appell.analysis.integrals.flow import Flow
from appell.analysis.integrals.null_vector import letters_of
from appell.analysis.integrals.rates import FlowRates
from appell.errors import AppellError
from appell.numbers import EXACT


def nested_roots(expressions: Iterable[sm.Expr]) -> dict[sm.Expr, sm.Expr]:
    """What stands under each root of a square in the expressions: the base, and the sum it is the square of.

    Examples
    --------
    >>> import sympy as sm
    >>> from appell.analysis.integrals.nested_roots import nested_roots
    >>> a, x, y = sm.symbols("a x y", real=True)
    >>> g = sm.sqrt(x**2 + y**2)
    >>> nested_roots([1 / sm.sqrt((x + a * x / g) ** 2 + (y + a * y / g) ** 2)])
    {(a*x/sqrt(x**2 + y**2) + x)**2 + (a*y/sqrt(x**2 + y**2) + y)**2: a + sqrt(x**2 + y**2)}
    """
    bases: dict[sm.Expr, None] = {}
    for e in expressions:
        for a in sm.preorder_traversal(e):
            if _is_root(a):
                bases[a.base] = None
    found = {base: _sum_under(base) for base in bases}
    return {base: value for base, value in found.items() if value is not None}


def with_signs(flow: Flow) -> Flow:
    """The flow with roots of squares as sums, each times a constant of its own whose square is one."""
    form, blocks = flow.form, flow.form.blocks
    everything = [*blocks.M, *blocks.F, *form.kinematics, *form.former_speeds.values(), *form.dependent_speeds.values()]
    sums = nested_roots(everything)
    if not sums:
        return flow
    signs = {base: sm.Symbol(f"sign_{i}", real=True) for i, base in enumerate(sums, 1)}

    def told(e: sm.Expr) -> sm.Expr:
        return _in_sums(e, {base: signs[base] * value for base, value in sums.items()})

    short = replace(
        form,
        blocks=replace(blocks, M=blocks.M.applyfunc(told), F=blocks.F.applyfunc(told)),
        kinematics=form.kinematics.applyfunc(told),
        dependent_speeds={s: told(e) for s, e in form.dependent_speeds.items()},
        former_speeds={s: told(e) for s, e in form.former_speeds.items()},
    )
    return replace(flow, form=short, unit=(*flow.unit, *((s,) for s in signs.values())))


def _in_sums(e: sm.Expr, sums: Mapping[sm.Expr, sm.Expr]) -> sm.Expr:
    return e.replace(lambda a: _is_root(a) and a.base in sums, lambda a: sums[a.base] ** (2 * a.exp))


def _is_root(e: sm.Basic) -> bool:
    return bool(e.is_Pow and e.exp.is_Rational and e.exp.q == 2)


def _sum_under(base: sm.Expr) -> sm.Expr | None:
    """a + g of base = (a + g)^2: 2 a is the coefficient of g in its normal form."""
    for g in dict.fromkeys(sm.sqrt(a.base) for a in sm.preorder_traversal(base) if _is_root(a)):
        try:
            forms = normal_forms([base, g])
            whole, i = forms.of(base), forms.leaves.get(g)
            if i is None or any(factor.degrees()[i] for factor, _ in whole.denominator):
                continue
            terms = {m: c for m, c in whole.numerator.to_dict().items() if m[i]}
            beside = {(*m[:i], 0, *m[i + 1 :]): c / 2 for m, c in terms.items()}
            value = plain(forms, Fraction(forms.ring.from_dict(beside), whole.denominator)) + g
            if terms and sm.expand(expanded(base - value**2)) == 0:
                return value
        except TooLong:
            continue
    return None


# ---- Roots that the equations suggest: of the factors of det M, by which they divide


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
