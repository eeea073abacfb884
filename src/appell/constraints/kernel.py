"""Kernels of integrals: the past counts with a weight K(t - s), which may fade, swing or grow.

K is a sum of terms t^n exp(a t), with a complex where it swings, so that p(d/dt) K = 0 for the polynomial
p = product of (d/dt - a)^(n + 1), of degree m. The states z_i = integral of K^(i)(t - s) f(s) ds then have

    z_i' = K^(i)(0) f + z_(i+1),    z_m = d_0 z_0 + ... + d_(m-1) z_(m-1)    (p = (d/dt)^m - ... - d_0),

exactly (the linear chain: Fargue 1973; MacDonald 1978, Time Lags in Biological Models).
"""

from __future__ import annotations

from dataclasses import dataclass

import sympy as sm
from sympy.core.function import AppliedUndef
from sympy.physics.vector import dynamicsymbols

from appell.algebra.leaves import leaves
from appell.constraints.placeholder import Placeholder
from appell.errors import ConstraintError

_AGE = sm.Dummy("age", real=True)
_S = sm.Dummy("s", real=True)

POSSIBLE = (
    "no finite number of states holds that past. A weight that fades is possible: "
    "ap.integral(..., start=0.0, kernel=K), K(t) a sum of products of exp, polynomials, sin and cos."
)


@dataclass(frozen=True)
class Convolution:
    """factor(t) times the integral of kernel(t - s) past(s) ds; kernel and past are written as functions of t."""

    factor: sm.Expr
    kernel: sm.Expr
    past: sm.Expr

    def chain(self) -> tuple[list[sm.Expr], list[sm.Expr]]:
        """K^(i)(0) and d_i, for i < m."""
        t = dynamicsymbols._t
        powers: dict[sm.Expr, int] = {}
        for a, n in _exponents(self.kernel.xreplace({t: _AGE})) or ():
            powers[a] = max(n, powers.get(a, 0))
        D = sm.Dummy("D")
        p = sm.Poly(sm.expand(sm.Mul(*((D - a) ** (n + 1) for a, n in powers.items()))), D)
        d = [sm.expand(-c) for c in reversed(p.all_coeffs()[1:])]
        return [sm.expand(self.kernel.diff(t, i).subs(t, 0)) for i in range(len(d))], d


def convolutions(name: str, function: sm.Expr, variable: sm.Symbol) -> list[Convolution]:
    """The integral of ``function`` over ``variable`` up to the present as convolutions; raises where it is none."""
    t = dynamicsymbols._t
    if variable == t or t not in function.free_symbols:
        return [Convolution(sm.S.One, sm.S.One, function.xreplace({variable: t}))]
    for leaf in leaves([function]):
        if leaf != t and t in leaf.free_symbols and variable in leaf.free_symbols:
            raise ConstraintError(
                f"the constraint '{name}' holds '{leaf}' under an integral over {variable}: write the motion at "
                f"{variable}, and the weight as a function of t - {variable}."
            )
    found: dict[tuple[sm.Expr, sm.Expr, frozenset[sm.Expr]], sm.Expr] = {}
    for part in sm.Add.make_args(function):
        # what is of the present alone stands in front of the integral; elsewhere the present t is s + age
        front = sm.Mul(*(factor for factor in sm.Mul.make_args(part) if variable not in factor.free_symbols))
        for term in _terms((part / front).xreplace({variable: _S}), t):
            kernel, past = _separated(name, term)
            if not any(isinstance(leaf, Placeholder | AppliedUndef | sm.Derivative) for leaf in leaves([past])):
                raise ConstraintError(
                    f"the constraint '{name}' holds the integral of '{function}' over {variable}, in which nothing "
                    f"moves with {variable}: write x.subs(t, {variable}), or ap.integral(x, start=0.0)."
                )
            exponents = _exponents(kernel)
            if exponents is None:
                weight = kernel.xreplace({_AGE: t})
                raise ConstraintError(
                    f"the constraint '{name}' holds an integral with the kernel '{weight}': {POSSIBLE}"
                )
            key = front, past, frozenset(a for a, _ in exponents)
            found[key] = found.get(key, sm.S.Zero) + kernel
    made: list[Convolution] = []
    for (front, past, _), kernel in found.items():
        made = _with(made, Convolution(front, kernel.xreplace({_AGE: t}), past.xreplace({_S: t})))
    return made


def _terms(integrand: sm.Expr, t: sm.Symbol) -> tuple[sm.Expr, ...]:
    """The terms of an integrand with t = s + age, sums in the arguments of sin and cos split."""
    now = {leaf: sm.Dummy(real=True) for leaf in leaves([integrand]) if leaf != t and t in leaf.free_symbols}
    plain = sm.expand(integrand.xreplace(now).xreplace({t: _S + _AGE}))
    swinging = plain.atoms(sm.sin, sm.cos, sm.sinh, sm.cosh)
    split = {e: e.expand(trig=True) for e in swinging if _S in e.free_symbols and _AGE in e.free_symbols}
    back = {dummy: leaf for leaf, dummy in now.items()}
    return tuple(sm.Add.make_args(sm.expand(plain.xreplace(split)).xreplace(back)))


def _with(shared: list[Convolution], new: Convolution) -> list[Convolution]:
    """One more convolution; integrals of several expressions with one kernel are the integral of their sum."""
    for i, other in enumerate(shared):
        ratio = sm.simplify(new.kernel / other.kernel)
        if other.factor == new.factor and dynamicsymbols._t not in ratio.free_symbols:
            both = Convolution(other.factor, other.kernel, other.past + ratio * new.past)
            return [*shared[:i], both, *shared[i + 1 :]]
    return [*shared, new]


def _separated(name: str, term: sm.Expr) -> tuple[sm.Expr, sm.Expr]:
    """Factors of the age t - s, with numbers and parameters, and of the past."""
    kernel, past = sm.S.One, sm.S.One
    for factor in sm.Mul.make_args(term):
        if dynamicsymbols._t in factor.free_symbols or (_AGE in factor.free_symbols and _S in factor.free_symbols):
            raise ConstraintError(
                f"the constraint '{name}' holds an integral whose integrand is no product of a function of t - s and "
                f"of the motion at s: {POSSIBLE}"
            )
        kernel, past = (kernel, past * factor) if _S in factor.free_symbols else (kernel * factor, past)
    return kernel, past


def _exponents(kernel: sm.Expr) -> list[tuple[sm.Expr, int]] | None:
    """a and n of every term t^n exp(a t); None where there is another one."""
    if kernel.has(sm.I):
        return None
    found = []
    for term in sm.Add.make_args(sm.expand(kernel.rewrite(sm.exp))):
        a, n = sm.S.Zero, 0
        for factor in (factor for factor in sm.Mul.make_args(term) if _AGE in factor.free_symbols):
            base, exponent = factor.as_base_exp()
            if base == _AGE and exponent.is_Integer and exponent > 0:
                n += int(exponent)
                continue
            slope = exponent.diff(_AGE) * sm.log(base)
            if _AGE in base.free_symbols or _AGE in slope.free_symbols:
                return None
            a += slope
        found.append((sm.expand(a), n))
    return found
