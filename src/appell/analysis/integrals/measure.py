"""Invariant measures: a density that the flow of a model keeps, or why there is none.

The flow x' = X(x) of coordinates and independent speeds keeps rho dq dw exactly if

    X(log rho) + div X = 0,    div X = sum dK_i/dq_i + tr(M^-1 dF/dw).

The density is looked for as a product of powers of functions of the coordinates: the factors of det M and of what the
equations divide by. Where the motion stands still but for ignorable coordinates, X(log rho) = 0 for every density that
does not depend on those: div X that is not zero there is an obstruction.

Position rows h = 0 tie coordinates. As many of them are left out as there are rows, and take part as functions of the
others: d/dq_i becomes d_i - sum_g (H_g^-1 h_i)_g d_g. The volume is that of the coordinates that are kept.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations

import numpy as np
import sympy as sm
from sympy.core.function import AppliedUndef

from appell.algebra.normal_form import Fraction, Polynomial, TooLong
from appell.algebra.written import polynomial, shortest, written
from appell.analysis.integrals.certificates import measure_certificate, obstruction_certificate
from appell.analysis.integrals.flow import Flow, NotProved, exact_flow
from appell.analysis.integrals.formula import formula
from appell.analysis.integrals.given import equations_of, require_plain
from appell.analysis.integrals.motions import SampledMotions, motions
from appell.analysis.integrals.null_vector import letters_of
from appell.analysis.integrals.rates import FlowRates
from appell.analysis.integrals.rates import determinant as determinant_of
from appell.analysis.proofs.zero_certificate import Certificate
from appell.analysis.tables import paragraph
from appell.equations import Equations
from appell.errors import NotApplicable
from appell.escaping import markdown
from appell.model import Mechanism, Model, name_of
from appell.numbers import DRAW, RANK, ZERO
from appell.reading.printing.typesetting import typeset


@dataclass(frozen=True)
class InvariantMeasure:
    """The answer of ``invariant_measure``.

    >>> import appell as ap
    >>> ap.invariant_measure(ap.catalogue.chaplygin_sleigh()).density is None
    True

    Attributes
    ----------
    model
        Its name.
    density
        rho of rho dq dw, in the model's own symbols; None where none was found.
    speeds
        The independent speeds w: the model's own, or those of ``equations.shortest()`` where these are too long.
    coordinates
        Those of the volume, where position constraints tie some to the others; empty where it is all of them.
    proved
        Whether X(log rho) + div X = 0, or the obstruction, stands in exact algebra.
    obstruction
        Why there is no density, where that is known.
    divergence
        div X.
    certificate
        The proof as a short program for SymPy alone (``certificate.script()``), None where nothing is proved.
    """

    model: str
    density: sm.Expr | None
    speeds: tuple[sm.Expr, ...]
    proved: bool
    obstruction: str = ""
    divergence: sm.Expr | None = None
    coordinates: tuple[sm.Expr, ...] = ()
    certificate: Certificate | None = field(default=None, repr=False, compare=False)

    def __str__(self) -> str:
        word = "proved" if self.proved else "seen only"
        places = " ".join(f"d{name_of(q)}" for q in self.coordinates) or "dq"
        over = f"{places} " + " ".join(f"d{name_of(w)}" for w in self.speeds)
        if self.density is not None:
            return "\n".join(paragraph(f"{self.model} keeps {formula(self.density)} {over} ({word})"))
        if self.obstruction:
            return "\n".join(paragraph(f"{self.model}: no invariant measure ({word}). {self.obstruction}"))
        return "\n".join(
            paragraph(
                f"{self.model}: no density was found among products of powers of the factors of det M and of the "
                "denominators, and no obstruction: not decided"
            )
        )

    __repr__ = __str__

    def _repr_markdown_(self) -> str:
        """The measure that is kept as a formula; in words where there is none."""
        if self.density is None:
            return markdown(" ".join(str(self).split()))
        over = r"\,".join(f"d{typeset(w)}" for w in self.speeds)
        word = "proved" if self.proved else "seen only"
        return rf"$\displaystyle {typeset(self.density)}\,dq\,{over}\quad\text{{({word})}}$"


def invariant_measure(model: Model | Mechanism | Equations) -> InvariantMeasure:
    """A density that the flow of coordinates and independent speeds keeps, or what stands against one.

    >>> import appell as ap
    >>> print(ap.invariant_measure(ap.catalogue.nonholonomic_particle()))
    nonholonomic particle keeps sqrt(y^2 + 1) dq du1 du2 (proved)

    Parameters
    ----------
    model
        A model, or its equations by a principle (Kane's by default). Its speeds are those of the measure.

    Returns
    -------
    InvariantMeasure
        The density, or the obstruction, or neither.

    Raises
    ------
    NotApplicable
        The motion is no flow of coordinates and speeds, or is too long for symbols.

    References
    ----------
    Kozlov 1988; Fedorov, Garcia-Naranjo and Marrero 2015; Borisov and Mamaev 2008.
    """
    equations = equations_of(model)
    require_plain(equations)
    try:
        flow = exact_flow(equations)
    except NotProved as error:
        raise NotApplicable(f"no measure of '{equations.mechanism.name}' is looked for: {error}.") from None
    search = _Measure(equations, flow)
    try:
        return search.found()
    except TooLong as error:
        raise NotApplicable(f"no measure of '{equations.mechanism.name}' is looked for: {error}") from None


class _Measure:
    """Exact rates, the factors that a density may be made of, and numbers to choose their powers by."""

    def __init__(self, equations: Equations, flow: Flow) -> None:
        self.equations, self.flow = equations, flow
        blocks, form = flow.form.blocks, flow.form
        self.by_speeds = [[e.diff(w) for e in blocks.F] for w in form.speeds]
        self.tied = _Tied(flow)
        pairs = zip(form.kinematics, form.coordinates, strict=True)
        self.by_places = [self.tied.derivative(k, q) for k, q in pairs if q not in self.tied.left_out]
        every = [*(x for row in self.by_speeds for x in row), *self.by_places]
        self.first = FlowRates(flow, every, slopes=False)

    def found(self) -> InvariantMeasure:
        name, speeds = self.equations.mechanism.name, self.flow.form.speeds
        total = self._divergence(self.first)
        divergence = self._short(self.first, total)
        tied = self.tied.left_out
        if total.is_zero:
            proof = measure_certificate(name, self.flow, tied, [], [])
            return InvariantMeasure(name, sm.S.One, speeds, True, "", sm.S.Zero, self.tied.kept, proof)
        # Factors with the sign that they have at a random state: a root of them is real there
        x = motions(self.flow.equations, 1, {})
        factors = [-f if self._values(f, x)[0] < 0 else f for f in self._factors()]
        powers = self._powers(factors)
        if powers is not None:
            density = sm.Mul(*[f**a for f, a in zip(factors, powers, strict=True)])
            proved = self._is_kept(factors, powers)
            certificate = measure_certificate(name, self.flow, tied, factors, powers) if proved else None
            return InvariantMeasure(name, density, speeds, proved, "", divergence, self.tied.kept, certificate)
        why, certificate = self._obstruction()
        return InvariantMeasure(name, None, speeds, bool(why), why, divergence, certificate=certificate)

    def _divergence(self, rates: FlowRates) -> Fraction:
        """det M times div X: column i of M replaced by dF/dw_i, one after the other."""
        f = rates.forms
        n = len(rates.M)
        M = [[f.of(x) for x in row] for row in rates.M]
        parts = []
        for i, column in enumerate(self.by_speeds):
            values = [f.of(rates._plain(x)) for x in column]
            parts.append(determinant_of(f, [[values[r] if c == i else M[r][c] for c in range(n)] for r in range(n)]))
        places = [f.of(rates._plain(e)) for e in self.by_places if e != 0]
        parts += [f.product(rates.solved[1], f.total(places))] if places else []
        return f.total(parts) if parts else Fraction(f.ring.constant(0))

    def _short(self, rates: FlowRates, total: Fraction) -> sm.Expr:
        f = rates.forms
        return written(f, f.product(total, f.power(rates.solved[1], -1)))

    def _factors(self) -> list[sm.Expr]:
        """Factors of det M and of denominators that depend on coordinates alone."""
        rates = self.first
        f, letters = rates.forms, letters_of(rates.forms)
        det = rates.solved[1]
        given: list[Polynomial] = [p for p, _ in det.numerator.factor()[1]]
        entries = [f.of(x) for x in (*rates.K, *(x for row in rates.M for x in row), *rates.F)]
        given += [p for fraction in (det, *entries) for p, _ in fraction.denominator]
        found: dict[sm.Expr, None] = dict.fromkeys(self.tied.factors)
        for p in given:
            e = polynomial(p, letters)
            if e.has(*self.flow.form.coordinates) and not e.has(*self.flow.form.speeds):
                found.setdefault(-e if e.could_extract_minus_sign() else e)
        return list(found)

    def _powers(self, factors: Sequence[sm.Expr]) -> list[sm.Rational] | None:
        """Rational powers for which X(log rho) = -div X at random states; None where there are none."""
        x = motions(self.flow.equations, DRAW.fitted, {})
        columns = [self._values(self._along(f) / f, x) for f in factors]
        divergence = self._numbers_of_divergence(x)
        if not columns:
            return None
        matrix = np.column_stack(columns)
        good = np.isfinite(matrix).all(axis=1) & np.isfinite(divergence)
        solved, *_ = np.linalg.lstsq(matrix[good], -divergence[good], rcond=RANK.fitted)
        left = np.abs(matrix[good] @ solved + divergence[good]).max()
        if left > ZERO.rates * np.abs(divergence[good]).max():
            return None
        powers = [sm.nsimplify(float(a), rational=True, tolerance=ZERO.written) for a in solved]
        return powers if all(a.q <= 12 for a in powers) else None

    def _along(self, e: sm.Expr) -> sm.Expr:
        """X(f) of a function of the coordinates."""
        form = self.flow.form
        return sm.Add(*[e.diff(q) * k for q, k in zip(form.coordinates, form.kinematics, strict=True)])

    def _numbers_of_divergence(self, x: SampledMotions) -> np.ndarray:
        blocks = self.flow.form.blocks
        n = blocks.M.rows
        M = np.array([[self._values(e, x) for e in row] for row in blocks.M.tolist()]).reshape(n, n, -1)
        F = np.array([[self._values(e, x) for e in row] for row in self.by_speeds]).reshape(n, n, -1)
        solved = np.linalg.solve(M.transpose(2, 0, 1), F.transpose(2, 1, 0))
        return np.trace(solved, axis1=1, axis2=2) + self._values(sm.Add(*self.by_places), x)

    def _values(self, e: sm.Expr, x: SampledMotions) -> np.ndarray:
        form, speeds = self.flow.form, list(self.flow.equations.speeds)
        symbols = [*form.coordinates, *form.speeds, *(p.symbol for p in self.equations.mechanism.parameters)]
        plain = {s: sm.Dummy() for s in symbols}
        evaluate = sm.lambdify(list(plain.values()), sm.sympify(e).xreplace(plain), "numpy", cse=True)
        values = [*x.q.T, *x.u[:, [speeds.index(w) for w in form.speeds]].T, *x.p]
        with np.errstate(all="ignore"):
            return np.broadcast_to(np.asarray(evaluate(*values), float), x.count)

    def _is_kept(self, factors: Sequence[sm.Expr], powers: Sequence[sm.Rational]) -> bool:
        """det M (sum a_k X(f_k) / f_k + div X) has the normal form zero."""
        along = [a * self._along(f) / f for f, a in zip(factors, powers, strict=True) if a != 0]
        rates = FlowRates(self.flow, [*along, *self.first.expressions], slopes=False)
        f = rates.forms
        total = f.total([f.of(rates._plain(e)) for e in along])
        return f.total([f.product(rates.solved[1], total), self._divergence(rates)]).is_zero

    def _obstruction(self) -> tuple[str, Certificate | None]:
        """A steady motion in one speed or two along which the flow contracts, with the rest of the state at rest."""
        form = self.flow.form
        used = [q for q in form.coordinates if any(e.has(q) for e in (*form.blocks.M, *form.blocks.F))]
        ignorable = [name_of(q) for q in form.coordinates if q not in used]
        for steady in self._candidates():
            moving = [k for q, k in zip(form.coordinates, form.kinematics, strict=True) if q in used]
            rest = [e.xreplace(steady) for e in (*form.blocks.F, *moving)]
            every = [*rest, *(e.xreplace(steady) for row in self.by_speeds for e in row)]
            rates = FlowRates(self.flow, every, slopes=False)
            if not all(rates.forms.is_zero(rates._plain(e)) for e in rest):
                continue
            blocks = self.flow.form.blocks
            slopes = sm.Matrix(self.by_speeds).T.xreplace(steady)
            trace = blocks.M.LUsolve(slopes).trace() + sm.Add(*self.by_places).xreplace(steady)
            contraction = shortest([trace], self.flow.unit)[0]
            if contraction != 0:
                names = ", ".join(ignorable) or "nothing"
                values = ", ".join(f"{name_of(w)} = {formula(value)}" for w, value in steady.items() if value != 0)
                words = (
                    f"With {values} and the other speeds zero the motion is steady, and div X = "
                    f"{formula(contraction)} there: no density that does not depend on {names} is kept."
                )
                proof = obstruction_certificate(
                    self.equations.mechanism.name, self.flow, self.tied.left_out, used, steady
                )
                return words, proof
        return "", None

    def _candidates(self) -> Iterator[dict[sm.Expr, sm.Expr]]:
        """Each speed alone, then two of them where all forces share a factor a v + b w: v = b, w = -a."""
        form = self.flow.form
        none = dict.fromkeys(form.speeds, sm.S.Zero)
        yield from ({**none, w: sm.S.One} for w in form.speeds)
        for v, w in combinations(form.speeds, 2):
            x, y = sm.symbols("x y", cls=sm.Dummy)
            forces = [sm.numer(sm.together(e.xreplace({**none, v: x, w: y}))) for e in form.blocks.F]
            forces = [e for e in forces if sm.expand(e) != 0]
            if not forces or any(e.atoms(AppliedUndef) for e in forces):
                continue
            for factor, _ in sm.factor_list(sm.gcd_list(forces), x, y)[1]:
                a, b = factor.coeff(x), factor.coeff(y)
                if a != 0 and b != 0 and sm.expand(factor - a * x - b * y) == 0:
                    yield {**none, v: b, w: -a}


class _Tied:
    """Coordinates that position rows tie to the others: one is left out for each row that the equations feel."""

    def __init__(self, flow: Flow) -> None:
        form = flow.form
        self.relations = [r for r in flow.relations if r != 0]
        unit = {c for group in flow.unit for c in group}
        given = list(flow.given_coordinates)
        free = [q for q in form.coordinates if q not in unit]
        self.left_out: list[sm.Expr] = []
        for relation in self.relations:
            tied = [q for q in free if relation.diff(q) != 0 and q not in self.left_out]
            if not tied:
                raise NotApplicable(
                    "a position constraint ties orientations alone, and a volume needs independent coordinates: choose "
                    "some in which it holds by itself."
                )
            self.left_out.append(next((q for q in tied if q in given), tied[-1]))
        self.kept = tuple(q for q in form.coordinates if q not in self.left_out) if self.left_out else ()
        H = sm.Matrix([[r.diff(g) for g in self.left_out] for r in self.relations])
        self._inverse = H.inv() if self.left_out else H
        numerator = sm.fraction(sm.together(H.det()))[0] if self.left_out else sm.S.One
        self.factors = [f for f in sm.Mul.make_args(sm.factor(numerator)) if f.has(*form.coordinates)]
        self.factors = [f.base if f.is_Pow and f.exp.is_Integer else f for f in self.factors]

    def derivative(self, e: sm.Expr, q: sm.Expr) -> sm.Expr:
        """By a coordinate that is kept, those left out following it."""
        found = e.diff(q)
        if self.left_out:
            slopes = self._inverse @ sm.Matrix([r.diff(q) for r in self.relations])
            found -= sm.Add(*[s * e.diff(g) for s, g in zip(slopes, self.left_out, strict=True)])
        return found
