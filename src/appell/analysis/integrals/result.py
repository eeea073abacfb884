"""What was found: first integrals and what was looked for, as a person reads them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import sympy as sm
from sympy.core.function import AppliedUndef

from appell.analysis.integrals.formula import formula
from appell.analysis.integrals.gauge import GaugeMomenta
from appell.analysis.proofs.zero_certificate import Certificate
from appell.analysis.tables import paragraph
from appell.escaping import latex_text, markdown
from appell.model import name_of
from appell.model.names import suggestion
from appell.numbers import EXACT
from appell.reading.printing.typesetting import typeset
from appell.simulate.known_integrals import history, relative_change

if TYPE_CHECKING:
    from appell.simulate.run import Run


@dataclass(frozen=True)
class FirstIntegral:
    """Something that is constant along every motion.

    >>> import appell as ap
    >>> found = ap.first_integrals(ap.catalogue.nonholonomic_particle(), degree=1)
    >>> found[1].degree, found[1].proved
    (1, True)
    >>> print(found[1].certificate.statement)
    Linear 1 of 'nonholonomic particle' is constant along every motion.

    Attributes
    ----------
    name
        "energy", "momentum of psi", or "linear 1" and the like.
    expression
        In the model's own symbols; numbers stand for parameters where it was only seen.
    degree
        In velocity.
    proved
        Whether its rate vanishes in exact algebra; otherwise it was seen at random states.
    remark
        Why it is not proved, or at what values of the parameters it was seen.
    certificate
        The proof as a short program for SymPy alone (``certificate.script()``); None where it was only seen, and of an
        energy that is constant by the theorem.
    """

    name: str
    expression: sm.Expr
    degree: int
    proved: bool
    remark: str = ""
    certificate: Certificate | None = field(default=None, repr=False, compare=False)

    def __str__(self) -> str:
        word = "proved" if self.proved else "seen only"
        text = f"{self.name} ({word}): {formula(self.expression)}"
        return text + (f"  [{self.remark}]" if self.remark else "")

    __repr__ = __str__

    def _repr_latex_(self) -> str:
        word = "proved" if self.proved else "seen only"
        return rf"$\displaystyle \text{{{latex_text(self.name)} ({word}):}}\quad {typeset(self.expression)}$"


@dataclass(frozen=True)
class FirstIntegrals(Sequence[FirstIntegral]):
    """First integrals of a model, and what was looked for.

    >>> import appell as ap
    >>> found = ap.first_integrals(ap.catalogue.chaplygin_sleigh(), degree=1)
    >>> [integral.name for integral in found], found.of_degree(1)
    (['energy'], ())

    Attributes
    ----------
    model
        Its name.
    integrals
        Those found, independent of each other as polynomials: products of them are left out.
    degree, coordinate_degree
        The degree in velocity up to which was looked, and that in functions of the coordinates.
    functions
        The functions of the coordinates that the coefficients were made of.
    terms
        How many terms the ansatz had.
    unclear
        Combinations of very many terms whose rates numbers do not tell from zero; they are not listed.
    note
        What decimals of the model were taken for in the proofs.
    gauge_momenta
        Linear integrals whose coefficients solve linear differential equations in one coordinate: they exist, and are
        in no closed form (or in one that the ansatz does not have).
    """

    model: str
    integrals: tuple[FirstIntegral, ...]
    degree: int
    coordinate_degree: int
    functions: tuple[sm.Expr, ...]
    terms: int
    unclear: int = 0
    note: str = ""
    gauge_momenta: tuple[GaugeMomenta, ...] = ()

    def __getitem__(self, key: Any) -> Any:
        """By number, or by name."""
        if isinstance(key, str):
            for integral in self.integrals:
                if integral.name == key:
                    return integral
            known = [integral.name for integral in self.integrals]
            raise KeyError(f"'{key}' is not among these integrals" + suggestion(key, known))
        return self.integrals[key]

    def __len__(self) -> int:
        return len(self.integrals)

    def of_degree(self, degree: int) -> tuple[FirstIntegral, ...]:
        """Those of one degree in velocity.

        Parameters
        ----------
        degree
            In velocity.
        """
        return tuple(i for i in self.integrals if i.degree == degree)

    def drift(self, run: Run) -> dict[str, float]:
        """How well a run kept them: the largest change of each, relative to its largest value.

        >>> import appell as ap
        >>> sleigh = ap.catalogue.chaplygin_sleigh()
        >>> run = sleigh.derive(ap.Kane()).simulate(1.0, {"x": 0, "y": 0, "theta": 0, "v": 1.0, "omega": 2.0})
        >>> ap.first_integrals(sleigh, degree=1).drift(run)["energy"] < 1e-8
        True

        Parameters
        ----------
        run
            A run of the model.
        """
        found = {i.name: relative_change(history(i.expression, run)) for i in self.integrals}
        return found | {f"gauge momenta in {name_of(g.variable)}": g.drift(run) for g in self.gauge_momenta}

    def __str__(self) -> str:
        lines = [f"{self.model}: first integrals up to degree {self.degree} in velocity"]
        for integral in self.integrals:
            lines += paragraph(str(integral), 2)
        for d in range(1, self.degree + 1):
            if not self.of_degree(d):
                word = {1: "linear", 2: "quadratic"}.get(d, f"of degree {d}")
                lines.append(f"  none {word} in velocity with coefficients of this kind, beside products of the others")
        lines += [f"  {line}" for g in self.gauge_momenta for line in str(g).splitlines()]
        if self.unclear:
            lines.append(
                f"  {self.unclear} combinations of more than {EXACT.factored} terms are not told from rounding"
            )
        lines += paragraph(self.note, 2)
        lines += paragraph(f"coefficients: {self._coefficients()} ({self.terms} terms)", 2)
        return "\n".join(lines)

    __repr__ = __str__

    def _repr_markdown_(self) -> str:
        """A formula for each integral, and how far was looked."""
        looked = f"up to degree {self.degree} in velocity; coefficients: {self._coefficients()}"
        formulas = [f"- {integral._repr_latex_()}" for integral in self.integrals]
        return "\n".join(
            [f"**{markdown(self.model)}: first integrals**", "", *(formulas or ["none"]), "", markdown(looked)]
        )

    def _coefficients(self) -> str:
        """What the coefficients are made of; nine entries of a rotation matrix by its quaternion."""
        roots = [f for f in self.functions if f.is_Pow and not f.exp.is_Integer]
        rotations = [f for f in self.functions if len(f.atoms(AppliedUndef)) in (2, 4) and f not in roots and f.is_Add]
        words = [formula(f) for f in self.functions if f not in roots and f not in rotations]
        if rotations:
            names = sorted({name_of(q) for f in rotations for q in f.atoms(AppliedUndef)})
            words.append(f"the rotation matrix of ({', '.join(names)})")
        text = f"polynomials of degree {self.coordinate_degree} in {', '.join(words)}" if words else "constants"
        return text + "".join(f", {formula(f)} or its inverse" for f in roots)
