"""The flow of a model in exact algebra: rates of expressions along it, and when a combination of rates vanishes.

    q' = K(q, w, t),    w' = adj(M) F / det M

over the speeds w that the rows of the constraints leave. An expression is constant along every motion exactly if the
normal form of det M times its rate is zero. Where an expression is a combination of terms with unknown coefficients,
these are a null vector over the fractions of polynomials in the parameters.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

import sympy as sm
from sympy.core.function import AppliedUndef
from sympy.physics.vector import dynamicsymbols

from appell.algebra import SympyAlgebra
from appell.algebra.normal_form import Fraction, NormalForms, Polynomial, TooLong, normal_forms
from appell.analysis.integrals.null_vector import vanishing_combination
from appell.equations import Equations
from appell.equations.blocks import Blocks
from appell.equations.form_blocks import form_blocks
from appell.equations.symbolic_form import SymbolicForm, own_symbols, read
from appell.errors import AppellError
from appell.mechanics import lower
from appell.mechanics.lower import unit_sets
from appell.principles import Kane

LARGEST = 4
"""Speeds left by the rows above which adj(M) is not written out."""
LIMIT = 5000
"""Terms of a polynomial in a proof."""
LONGEST = 6000
"""Operations of M and F above which nothing is proved: it would take minutes."""


class NotProved(AppellError):
    """The exact algebra has not decided; its text says why."""


@dataclass(frozen=True)
class Flow:
    """q' and w' of a model in its own symbols; ``dependent``: the other speeds; ``relations`` vanish everywhere."""

    form: SymbolicForm
    unit: tuple[tuple[sm.Expr, ...], ...]
    relations: tuple[sm.Expr, ...]
    parameters: tuple[sm.Symbol, ...]

    @property
    def dependent(self) -> Mapping[sm.Expr, sm.Expr]:
        """Speeds that the rows give, in terms of the others."""
        return self.form.dependent_speeds

    def on_constraints(self, e: sm.Expr) -> sm.Expr:
        """An expression with the dependent speeds, and coordinates that position rows give, put in."""
        e = exact(e).xreplace(dict(self.dependent))
        return e.xreplace(self.given_coordinates)

    @cached_property
    def given_coordinates(self) -> dict[sm.Expr, sm.Expr]:
        """Coordinates that a position row gives as an expression of no coordinate: z = r."""
        found: dict[sm.Expr, sm.Expr] = {}
        for relation in self.relations:
            for q in self.form.coordinates:
                slope = relation.diff(q)
                if slope != 0 and not slope.atoms(AppliedUndef):
                    value = sm.expand(-(relation - slope * q) / slope)
                    if not value.atoms(AppliedUndef):
                        found[q] = value
                    break
        return found


def exact_flow(equations: Equations) -> Flow:
    """The flow of equations in their minimal form.

    Raises
    ------
    NotProved
        Where they have no such form, or one too long.
    """
    model = equations._model
    try:
        form = _projected(equations) if equations.evident else read(model, equations._principle)
    except (AppellError, ZeroDivisionError, ValueError) as error:
        raise NotProved(f"the equations have no minimal form in symbols ({error})") from None
    if form.momenta or form.auxiliary_rates or form.lam or form.dependent_rates or form.blocks.C is not None:
        raise NotProved("the state holds more than coordinates and independent speeds")
    size = int(sm.count_ops(form.blocks.M)) + int(sm.count_ops(form.blocks.F))
    if size > LONGEST or form.blocks.M.rows > LARGEST:
        raise NotProved(f"the equations have {size} operations over {form.blocks.M.rows} speeds, too many for a proof")
    relations = [e for c in model.constraints if c.order == 0 for e in c.expressions]
    return Flow(
        form=form,
        unit=tuple(tuple(group) for group in unit_sets(model)),
        relations=tuple(exact(e) for e in relations if not e.atoms(sm.Derivative)),
        parameters=tuple(parameter.symbol for parameter in model.parameters),
    )


def _projected(equations: Equations) -> SymbolicForm:
    """M w' = F of equations with reactions in evidence, M u' = F + A^T lam: N^T M N w' = N^T (F - M (rate of N) w).

    u = N w + n are the speeds that the rows leave, those of Kane's minimal form; N^T A^T = 0 as the rows hold.
    """
    model = equations._model
    form = read(model, Kane())
    m = lower(model, SympyAlgebra(shortens=False))
    blocks = form_blocks(equations._principle, m, m.rows, None)
    if blocks.C is not None or blocks.auxiliary is not None or blocks.momenta is not None:
        raise NotProved("the state or the reactions are of another kind than those of ideal constraints")
    if any(sm.expand(e) != 0 for e in blocks.B - blocks.A.T) or form.dependent_rates:
        raise NotProved("the reactions are not ideal, or the rows not linear: they do not drop out")
    own = own_symbols(model, m)
    M, F = (block.xreplace(own).xreplace(form.dependent_speeds) for block in (blocks.M, blocks.F))
    u = sm.Matrix([form.dependent_speeds.get(s, s) for s in equations.speeds])
    N = sm.Matrix(u.rows, len(form.speeds), lambda i, j: u[i].diff(form.speeds[j]))
    drift = sm.Matrix([_along(e, form) for e in u])
    reduced = Blocks(N.T @ M @ N, N.T @ (F - M @ drift), sm.zeros(0, N.cols), sm.zeros(0, 1), sm.zeros(N.cols, 0))
    return replace(form, blocks=reduced)


def _along(e: sm.Expr, form: SymbolicForm) -> sm.Expr:
    """The rate of an expression with w held."""
    parts = [e.diff(q) * k for q, k in zip(form.coordinates, form.kinematics, strict=True)]
    return sm.Add(*parts, _partial_time(e, (*form.coordinates, *form.speeds)))


def exact(e: sm.Expr) -> sm.Expr:
    """Floats as the decimal fractions that were written."""
    e = sm.sympify(e)
    return e.xreplace({f: sm.Rational(str(f)) for f in e.atoms(sm.Float)})


class Rates:
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
        gathered = [*form.speeds, *(x for row in self.M for x in row), *self.F, *self.K, *self.expressions]
        gathered += [x for slopes in self.slopes for part in slopes for x in part]
        self.forms = normal_forms(gathered, flow.unit, LIMIT)
        _with_relations(self.forms, flow.relations)

    def _plain(self, e: sm.Expr) -> sm.Expr:
        return self.flow.on_constraints(e).xreplace(self.given)

    def _slopes(self, e: sm.Expr) -> tuple[list[sm.Expr], list[sm.Expr], list[sm.Expr]]:
        form = self.flow.form
        t = e.xreplace({x: sm.Dummy() for x in (*form.coordinates, *form.speeds)}).has(dynamicsymbols._t)
        fixed = _partial_time(e, (*form.coordinates, *form.speeds)) if t else sm.S.Zero
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

    def is_energy_constant(self) -> bool:
        """Whether the first expression, whose derivatives by w are M w, is constant: dE/dq . K + w . F = 0."""
        f = self.forms
        by_q, by_w, by_t = self.slopes[0]
        try:
            w = [f.of(x) for x in self.flow.form.speeds]
            for slope, row in zip(by_w, self.M, strict=True):
                parts = [f.product(f.of(a), b) for a, b in zip(row, w, strict=True) if a != 0]
                if not f.total([*parts, f.of(-slope)]).is_zero:
                    return self.is_constant()
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


def _with_relations(forms: NormalForms, relations: Sequence[sm.Expr]) -> None:
    """Position rows g^2 = r become relations of the ring, where g stands in no other."""
    for relation in relations:
        if not all(x in forms.leaves or not isinstance(x, AppliedUndef) for x in relation.atoms(AppliedUndef)):
            continue
        try:
            p = forms.of(relation).numerator
        except (KeyError, AppellError):
            continue
        for i in range(len(forms.ring.gens())):
            if p.degrees()[i] == 2 and i not in forms.squares:
                terms = p.to_dict()
                square = {m: c for m, c in terms.items() if m[i]}
                if len(square) == 1 and sum(next(iter(square))) == 2:
                    (monomial, c), *_ = square.items()
                    rest = forms.ring.from_dict({m: -x / c for m, x in terms.items() if m != monomial})
                    forms.squares[i] = rest
                    forms.memo.clear()
                    break


def _partial_time(e: sm.Expr, states: Sequence[sm.Expr]) -> sm.Expr:
    """The derivative by time with the states held."""
    held = {x: sm.Dummy() for x in states}
    return e.xreplace(held).diff(dynamicsymbols._t).xreplace({d: x for x, d in held.items()})
