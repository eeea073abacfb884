"""What is said of a constraint and of a set of them, and how it is printed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import sympy as sm
from sympy.physics.vector import dynamicsymbols

from appell.analysis.classification.polynomials import tidy
from appell.analysis.classification.set_integrals import SetIntegral
from appell.analysis.proofs.zero_certificate import Certificate
from appell.analysis.tables import paragraph, table
from appell.model.html import html_table
from appell.model.names import ByName
from appell.principles import PRINCIPLES, Principle
from appell.reading.printing.text import text
from appell.reading.solving import partial

PROVED = "proved symbolically"
NUMERICAL = "found numerically at random points"
READ = "read off the rows as they are written"
INSPECTED = "by inspection, integrability not examined"
_SHORT = {PROVED: "proof", NUMERICAL: "seen", READ: "inspection", INSPECTED: "inspection"}

ADVICE = {
    "holonomic": "eliminate coordinates or keep a multiplier; every family gives the one motion, but for dead "
    "reactions with an H of one's own",
    "semiholonomic": "holonomic in another form, with a constant from the start; d'Alembert's family and "
    "Hamilton-Lusternik give the one motion, dead reactions others too",
    "linear nonholonomic": "d'Alembert's family gives the motion; Hamilton-Lusternik (vakonomic) gives another, and so "
    "do dead reactions with an H of one's own",
    "nonlinear nonholonomic": "virtual displacements after Chetaev, or Gauss; Hamilton-Lusternik gives another motion, "
    "dead reactions others",
    "of second order, linear in acceleration": "Gauss, Kane, Udwadia-Kalaba; Hamilton-Lusternik gives another motion, "
    "dead reactions others",
    "of second order, nonlinear in acceleration": "Gauss (stationary deviation); Hamilton-Lusternik gives another one",
    "of higher order": "Hamilton-Lusternik",
    "with memory": "Chetaev's rule on its rate, or actuators; Hamilton-Lusternik varies the history: another motion",
    "unilateral": "no equation: it acts while it is closed, and opens at an event",
}
"""What follows from each kind (Flygare 2012, table VII.1, corrected: others do treat nonlinear constraints; 003)."""
HEAD = ("constraint", "kind", "level", "time", "in velocity", "known by")
_LEVELS = ("position", "velocity", "acceleration")


@dataclass(frozen=True)
class Verdict:
    """The kind of one constraint, and what follows from it.

    >>> import appell as ap
    >>> print(ap.catalogue.chaplygin_sleigh().classify()["no side slip"].kind)
    linear nonholonomic

    Attributes
    ----------
    name
        Of the constraint.
    kind
        Holonomic, semiholonomic, linear or nonlinear nonholonomic, of second or higher order, with memory, unilateral.
    order, linear, rheonomic, rows, vectorial
        Time derivatives in it; linear in the highest; whether time appears; rows; whether written with vectors.
    principles
        Those that admit the constraint as it is written.
    potential, integrating_factor
        f with df/dt = integrating_factor times the row (a tuple of them for several rows).
    coefficients, coordinates
        A_kj and B_k of rows linear in velocity, sum_j A_kj q'_j + B_k = 0 (eq. 15 of Flygare 2012), B in the last
        column, and the coordinates q_j; None where the rows were not read in symbols.
    contrived, branches, branch_rows
        Whether a nonlinear row is reducible to linear ones, and these: any of them may hold; which row, from 0, each
        of them is a branch of. A SymPy Tuple holds rows that vanish together (a sum of squares).
        :meth:`appell.Model.on_branch` states one of them.
    homogeneous, adiabatic
        The degree in velocity; whether reactions do no work on any motion that the set of constraints allows, because
        v . dF/dv vanishes there (None: not examined, not decided, or so on a part of the constraint only).
    integrability, nonlinearity, adiabaticity
        What was found of each, in words; of the last also how: proved, found numerically, not decided.
    method
        How the verdict on integrability or nonlinearity was reached: "proved symbolically" by normal forms, seen in
        numbers, or read off the rows.
    switched
        Which resets switch it, and how it begins, in words.
    certificates
        The proofs, one for each row that needs one; the ``script()`` of each checks it with SymPy alone.

    References
    ----------
    Roithmayr and Hodges 2010, sections 4.4 and 5 (000); Slawianowski, after eq. 3.31 (004).
    """

    name: str
    kind: str
    order: int
    linear: bool
    rheonomic: bool
    rows: int
    vectorial: bool
    principles: tuple[type[Principle], ...]
    integrability: str = ""
    potential: sm.Expr | tuple[sm.Expr | None, ...] | None = None
    integrating_factor: sm.Expr | tuple[sm.Expr | None, ...] | None = None
    coefficients: sm.ImmutableMatrix | None = field(default=None, repr=False)
    coordinates: tuple[sm.Expr, ...] = field(default=(), repr=False)
    contrived: bool = False
    branches: tuple[sm.Expr, ...] = ()
    branch_rows: tuple[int, ...] = ()
    nonlinearity: str = ""
    homogeneous: sm.Expr | None = None
    adiabatic: bool | None = None
    adiabaticity: str = ""
    method: str = READ
    switched: str = ""
    certificates: tuple[Certificate, ...] = field(default=(), repr=False, compare=False)

    @property
    def level(self) -> str:
        """The level the rows are written at."""
        return _LEVELS[self.order] if self.order < len(_LEVELS) else f"derivatives of order {self.order}"

    @property
    def exactness(self) -> sm.Matrix | None:
        """The left side of eq. 26 of Flygare 2012 (003), a line for each row and a column for each coordinate.

        >>> import appell as ap
        >>> model = ap.Model("a row"); x, y = model.coordinates("x y")
        >>> row = model.constrain("row", y * x.diff(model.time) - x * y.diff(model.time))
        >>> ap.classify(model)["row"].exactness
        Matrix([[2*Derivative(y(t), t), -2*Derivative(x(t), t)]])

            sum_i (dA_kj/dq_i - dA_ki/dq_j) q'_i + dA_kj/dt - dB_k/dq_j

        It vanishes where the row is exact as it is written; a multiplier mu_k times it is what separates eq. 25, the
        constraint put into the Lagrangian, from eq. 18.
        """
        if self.coefficients is None:
            return None
        t, n = dynamicsymbols._t, self.coefficients.cols - 1
        q = self.coordinates
        sides = []
        for k in range(self.coefficients.rows):
            *A, B = self.coefficients[k, :]
            turned = [[partial(A[j], q[i]) - partial(A[i], q[j]) for i in range(n)] for j in range(n)]
            drift = [partial(A[j], t) - partial(B, q[j]) for j in range(n)]
            sides.append(
                [
                    tidy(drift[j]) + sm.Add(*[tidy(e) * c.diff(t) for e, c in zip(turned[j], q, strict=True)])
                    for j in range(n)
                ]
            )
        return sm.Matrix(sides)

    @property
    def advice(self) -> str:
        """What follows for the choice of a principle."""
        return ADVICE[self.kind]

    @property
    def remarks(self) -> tuple[str, ...]:
        """What the table has no column for."""
        found = [self.integrability] if self.integrability else []
        for f, factor in zip(_each(self.potential), _each(self.integrating_factor), strict=False):
            if f is not None:
                by = "" if factor in (None, 1) else f" (factor {text(factor)})"
                found.append(f"constant along the motion: {text(f)}{by}")
        if self.contrived:
            found.append(f"nonlinear as written only: {self.nonlinearity}")
            if self.branches:
                found.append(" or ".join(map(branch_text, self.branches)))
                number = "" if len(self.branches) == 1 else f", k) with k = 0 ... {len(self.branches) - 1}"
                found.append(f"stated on a branch: model.on_branch({self.name!r}{number or ')'}")
        elif self.kind == "nonlinear nonholonomic":
            found.append(self.nonlinearity or "nonlinear by nature: no product of linear rows")
        if self.adiabaticity and (self.homogeneous is None or not self.adiabatic):
            found.append(self._work)
        if self.switched:
            found.append(self.switched)
        return tuple(found)

    @property
    def _work(self) -> str:
        """Whether reactions do work, in words."""
        if self.adiabatic is not None:
            return f"{'adiabatic' if self.adiabatic else 'not adiabatic'} ({self.adiabaticity})"
        return f"adiabatic {self.adiabaticity}" if self._in_part else f"whether adiabatic: {self.adiabaticity}"

    @property
    def _in_part(self) -> bool:
        """Whether reactions do no work on a part of the constraint only."""
        return self.adiabatic is None and self.adiabaticity.startswith("on a part")

    def __str__(self) -> str:
        facts = [
            self.kind,
            f"{self.rows} row{'s' if self.rows > 1 else ''} in {self.level}",
            "rheonomic (time appears)" if self.rheonomic else "scleronomic",
            "written with vectors" if self.vectorial else "written in scalars",
            *self.remarks,
        ]
        if self.homogeneous is not None:
            facts.append(f"homogeneous of degree {self.homogeneous} in velocity")
        if self.adiabaticity:
            facts.append(self._work)
        if self.order <= 1:
            facts.append(self.method)
        names = ", ".join(p.name for p in self.principles) or "none yet"
        return f"{self.name}: {'; '.join(facts)}; principles: {names}"

    __repr__ = __str__

    def _repr_html_(self) -> str:
        """The facts as a table for a notebook, potentials and branches as formulas."""
        rows = [*zip(HEAD[1:], _cells(self)[1:], strict=True), ("principles", allowed(self.principles))]
        return html_table(("", ""), rows, self.name, self.remarks)


@dataclass(frozen=True)
class SetVerdict:
    """What is said of the rows linear in velocity together.

    >>> import appell as ap
    >>> ap.catalogue.chaplygin_sleigh().classify().together.growth
    (2, 3)

    Attributes
    ----------
    growth
        The growth vector of the distribution they leave; its length is the degree of nonholonomy.
    freedom
        What it could grow to.
    rank
        How many rows are independent.
    reachable
        Whether every configuration that the position rows allow can be reached (None: not decided).
    integrals
        Independent functions of coordinates and time that the rows keep constant together, each the integral of one row
        or of a combination of rows.
    remark
        What else is to be said, in words.
    """

    growth: tuple[int, ...] = ()
    freedom: int = 0
    rank: int = 0
    reachable: bool | None = None
    remark: str = ""
    integrals: tuple[SetIntegral, ...] = ()

    @property
    def degree(self) -> int | None:
        """The degree of nonholonomy: how many levels of brackets it takes until they close."""
        return len(self.growth) or None

    def __str__(self) -> str:
        if not self.growth:
            return self.remark
        vector = ", ".join(map(str, self.growth))
        reach = {
            True: "every configuration can be reached (Chow and Rashevskii)",
            False: f"not every configuration can be reached: {self.growth[-1]} of {self.freedom} directions",
            None: "whether every configuration can be reached is not decided",
        }[self.reachable]
        parts = [f"growth vector ({vector}), degree of nonholonomy {self.degree}", reach, *map(str, self.integrals)]
        return "; ".join(parts + ([self.remark] if self.remark else []))

    def _repr_html_(self) -> str:
        reach = {True: "yes", False: "no", None: "not decided"}[self.reachable]
        rows = [
            ("growth vector", ", ".join(map(str, self.growth)) or "none"),
            ("independent rows", str(self.rank)),
            ("every configuration can be reached", reach),
        ]
        below = [*map(str, self.integrals), *filter(None, [self.remark])]
        return html_table(("", ""), rows, "all rows together", below)


class Classification(ByName[Verdict]):
    """The verdicts on the constraints of a model, by name.

    >>> import appell as ap
    >>> ap.catalogue.chaplygin_sleigh().classify().reachable
    True

    Parameters
    ----------
    verdicts
        One for each constraint.
    together
        What is said of the set; None where it was not examined.
    """

    def __init__(self, verdicts: Mapping[str, Verdict], together: SetVerdict | None = None) -> None:
        self._entries = dict(verdicts)
        self.together = together

    @property
    def growth(self) -> tuple[int, ...]:
        """The growth vector of the set; empty where it was not formed."""
        return self.together.growth if self.together else ()

    @property
    def degree(self) -> int | None:
        """The degree of nonholonomy of the set."""
        return self.together.degree if self.together else None

    @property
    def reachable(self) -> bool | None:
        """Whether every configuration can be reached; None where that was not decided."""
        return self.together.reachable if self.together else None

    @property
    def integrals(self) -> tuple[SetIntegral, ...]:
        """Independent functions that the rows keep constant together; those of position rows are not among them."""
        return self.together.integrals if self.together else ()

    def _missing(self, name: str) -> str:
        return f"no constraint is named '{name}'"

    def __str__(self) -> str:
        if not self._entries:
            return "no constraints"
        verdicts = list(self._entries.values())
        lines = table(HEAD, [_cells(v) for v in verdicts])
        for v in verdicts:
            lines += ["", v.name]
            for line in (*v.remarks, f"what follows: {v.advice}", f"principles: {allowed(v.principles)}"):
                lines += paragraph(line, 2)
        if self.together is not None and str(self.together):
            lines += ["", *paragraph(f"together: {self.together}")]
        return "\n".join(lines)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        """The table for a notebook, with what it has no column for below it."""
        verdicts = list(self._entries.values())
        below = [f"{v.name}: {remark}" for v in verdicts for remark in (*v.remarks, f"what follows: {v.advice}")]
        if self.together is not None and str(self.together):
            below.append(f"together: {self.together}")
        return html_table(HEAD, [_cells(v) for v in verdicts], "constraints", below)


def branch_text(branch: sm.Expr) -> str:
    """A branch as an equation; of a tuple all rows vanish together."""
    return " and ".join(f"{text(row)} = 0" for row in (branch if isinstance(branch, sm.Tuple) else [branch]))


def allowed(principles: Sequence[type[Principle]]) -> str:
    """Principles in few words: all, all but some, or a list."""
    missing = [p.name for p in PRINCIPLES if p not in principles]
    if not missing:
        return "all"
    if len(missing) < len(PRINCIPLES) / 2:
        return f"all but {', '.join(missing)}"
    return ", ".join(p.name for p in principles) or "none yet"


def _cells(v: Verdict) -> tuple[str, ...]:
    degree = f"degree {v.homogeneous}" if v.homogeneous is not None else "not homogeneous" if v.order <= 1 else ""
    if v.adiabatic or v._in_part:
        degree += ", adiabatic" + " in part" * v._in_part
    kind = v.kind + (" (reducible)" if v.contrived else "")
    return v.name, kind, v.level, "rheonomic" if v.rheonomic else "scleronomic", degree, _SHORT[v.method]


def _each(value: object) -> tuple[object, ...]:
    return value if isinstance(value, tuple) else (value,)
