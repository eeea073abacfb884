"""Rates of expressions along a flow, in normal form: when they vanish, and combinations of them that do.

    w' = adj(M) F / det M

An expression is constant along every motion exactly if the normal form of det M times its rate is zero. Where an
expression is a combination of terms with unknown coefficients, these are a null vector over the fractions of
polynomials in the parameters.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

import sympy as sm
from sympy.physics.vector import dynamicsymbols

from appell.algebra.normal_form import Fraction, NormalForms, Polynomial, TooLong, normal_forms
from appell.analysis.integrals.flow import Flow, NotProved, partial_time
from appell.analysis.integrals.null_vector import vanishing_combination
from appell.analysis.proofs.zero import parts_of_angles, with_angles, with_squares
from appell.numbers import EXACT


class FlowRates:
    """Rates of some expressions along a flow, times det M, as normal forms of one ring."""

    def __init__(
        self,
        flow: Flow,
        expressions: Sequence[sm.Expr],
        given: Mapping[sm.Symbol, sm.Expr] | None = None,
        *,
        slopes: bool = True,
    ) -> None:
        self.flow = flow
        self.given = dict(given or {})
        form, blocks = flow.form, flow.form.blocks
        self.M = [[self._plain(x) for x in row] for row in blocks.M.tolist()]
        self.F = [self._plain(x) for x in blocks.F]
        self.K = [self._plain(x) for x in form.kinematics]
        self.expressions = [self._plain(e) for e in expressions]
        self.slopes = [self._slopes(e) for e in self.expressions] if slopes else []
        if slopes:
            self._in_parts_of_angles()
        gathered = [*form.speeds, *(x for row in self.M for x in row), *self.F, *self.K, *self.expressions]
        gathered += [x for slopes in self.slopes for part in slopes for x in part]
        self.forms = normal_forms([*gathered, *flow.left_relations], flow.unit, EXACT.terms)
        with_squares(self.forms, flow.left_relations)

    def _in_parts_of_angles(self) -> None:
        """Where sin(theta / 2) stands beside sin(theta), both are written in the sine and cosine of theta / 2."""
        lists = [*self.M, self.F, self.K, self.expressions, *(part for slopes in self.slopes for part in slopes)]
        parts = parts_of_angles([e for some in lists for e in some])
        if not parts:
            return
        for some in lists:
            some[:] = [with_angles(e, parts) for e in some]

    def _plain(self, e: sm.Expr) -> sm.Expr:
        return self.flow.on_constraints(e).xreplace(self.given)

    def _slopes(self, e: sm.Expr) -> tuple[list[sm.Expr], list[sm.Expr], list[sm.Expr]]:
        form = self.flow.form
        t = e.xreplace({x: sm.Dummy() for x in (*form.coordinates, *form.speeds)}).has(dynamicsymbols._t)
        fixed = partial_time(e, (*form.coordinates, *form.speeds)) if t else sm.S.Zero
        return [e.diff(q) for q in form.coordinates], [e.diff(w) for w in form.speeds], [fixed]

    @cached_property
    def solved(self) -> tuple[list[Fraction], Fraction]:
        """adj(M) F and det M."""
        f = self.forms
        M = [[f.of(x) for x in row] for row in self.M]
        F = [f.of(x) for x in self.F]
        n = len(M)
        det = determinant(f, M)
        tops = []
        for i in range(n):
            replaced = [[F[r] if c == i else M[r][c] for c in range(n)] for r in range(n)]
            tops.append(determinant(f, replaced))
        return tops, det

    def of(self, i: int) -> Fraction:
        """det M times the rate of the expression."""
        f = self.forms
        tops, det = self.solved
        by_q, by_w, by_t = self.slopes[i]
        parts = [f.product(f.of(a), f.of(b)) for a, b in zip(by_q, self.K, strict=True) if a != 0]
        parts += [f.of(x) for x in by_t if x != 0]
        along = [f.product(det, f.total(parts))] if parts else []
        along += [f.product(f.of(a), top) for a, top in zip(by_w, tops, strict=True) if a != 0]
        return f.total(along) if along else Fraction(f.ring.constant(0))

    def is_quadratic_in_momenta(self) -> bool:
        """Whether the derivatives of the first expression by w are M w."""
        f = self.forms
        w = [f.of(x) for x in self.flow.form.speeds]
        for slope, row in zip(self.slopes[0][1], self.M, strict=True):
            parts = [f.product(f.of(a), b) for a, b in zip(row, w, strict=True) if a != 0]
            if not f.total([*parts, f.of(-slope)]).is_zero:
                return False
        return True

    def is_energy_constant(self) -> bool:
        """Whether the first expression is constant: where its derivatives by w are M w, dE/dq . K + w . F = 0."""
        f = self.forms
        by_q, _, by_t = self.slopes[0]
        try:
            if not self.is_quadratic_in_momenta():
                return self.is_constant()
            w = [f.of(x) for x in self.flow.form.speeds]
            parts = [f.product(f.of(a), f.of(b)) for a, b in zip(by_q, self.K, strict=True) if a != 0]
            parts += [f.product(f.of(a), b) for a, b in zip(self.F, w, strict=True) if a != 0]
            return f.total([*parts, *map(f.of, by_t)]).is_zero
        except TooLong as error:
            raise NotProved(str(error)) from None

    def is_constant(self, i: int = 0) -> bool:
        """Whether the expression is constant along every motion: decided.

        Raises
        ------
        NotProved
            Where a polynomial is too long.
        """
        try:
            return self.of(i).is_zero
        except TooLong as error:
            raise NotProved(str(error)) from None

    def null_vector(self, values: Mapping[sm.Symbol, sm.Expr]) -> list[sm.Expr] | None:
        """Coefficients, of the parameters, of the combination that is constant; None where there is none.

        ``values``: of the parameters, at which rows are chosen.
        """
        try:
            fractions = [self.of(i) for i in range(len(self.expressions))]
            numerators = over_one_denominator(self.forms, fractions)
        except TooLong as error:
            raise NotProved(str(error)) from None
        return vanishing_combination(self.forms, numerators, self.flow.parameters, values)


def over_one_denominator(forms: NormalForms, fractions: Sequence[Fraction]) -> list[Polynomial]:
    """The numerators over the least common multiple of the denominators."""
    factors: list[tuple[Polynomial, int]] = []
    for fraction in fractions:
        for factor, k in fraction.denominator:
            place = next((i for i, (f, _) in enumerate(factors) if f == factor), None)
            if place is None:
                factors.append((factor, k))
            elif factors[place][1] < k:
                factors[place] = (factor, k)
    found = []
    for fraction in fractions:
        numerator = fraction.numerator
        for factor, k in factors:
            have = next((n for f, n in fraction.denominator if f == factor), 0)
            for _ in range(k - have):
                numerator = forms.reduced(numerator * factor)
        found.append(numerator)
    return found


def determinant(f: NormalForms, M: list[list[Fraction]]) -> Fraction:
    """By the first row."""
    if not M:
        return Fraction(f.ring.constant(1))
    if len(M) == 1:
        return M[0][0]
    parts = []
    for j, a in enumerate(M[0]):
        if not a.is_zero:
            minor = determinant(f, [row[:j] + row[j + 1 :] for row in M[1:]])
            product = f.product(a, minor)
            parts.append(product if j % 2 == 0 else Fraction(-product.numerator, product.denominator))
    return f.total(parts) if parts else Fraction(f.ring.constant(0))
