"""A derivation told step by step: read from what the principle formed its equations of, and checked against them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

import sympy as sm
from sympy.physics.vector import dynamicsymbols

from appell.algebra.normal_form import TooLong, normal_forms
from appell.algebra.written import shortest
from appell.constraints import multiplier
from appell.equations.form_blocks import form_blocks, own_symbols, rows_of
from appell.equations.forms import evident_constraints, variational_of
from appell.equations.steps import Quantity, Setting, Step, entries, in_words
from appell.mechanics import Mechanics, actuated
from appell.model.norms import unit_sets
from appell.numbers import READ
from appell.reading.of_equations import higher_order_of
from appell.reading.printing.derivation import (
    PrintedLine,
    ToldStep,
    as_document,
    as_markdown,
    as_text,
    quoted,
    unquoted,
)
from appell.reading.printing.latex_width import TYPE
from appell.reading.printing.text import equalities
from appell.reading.reduced_system import ReducedSystem, dependent_speeds_of, formed_from, reduced_system_of

if TYPE_CHECKING:
    from appell.equations.equations import Equations


@dataclass(frozen=True, eq=False)
class Derivation:
    """How equations of motion follow from a principle, step by step. Made by :meth:`appell.Equations.derivation`.

    >>> import appell as ap
    >>> told = ap.catalogue.chaplygin_sleigh().derive(ap.GibbsAppell()).derivation()
    >>> [step.title for step in told.steps][-2:]
    ['the equations of Gibbs and Appell', 'equations of motion']
    >>> told.is_proved
    True

    Coordinates, kinematics, velocities and constraints; the principle's own statement with the quantities of this model
    in it; the equations.

    Attributes
    ----------
    name, principle
        Of the model and of the principle.
    references
        Where the principle is stated.
    steps
        Each with its title, words, statement and lines.
    latex_names
        How symbols are typeset where the model says so.
    """

    name: str
    principle: str
    references: tuple[str, ...]
    steps: tuple[ToldStep, ...]
    latex_names: dict[str, str] = field(default_factory=dict, repr=False)
    _stated: sm.Matrix | None = field(default=None, repr=False)
    _derived: sm.Matrix | None = field(default=None, repr=False)
    _unit: tuple[tuple[sm.Expr, ...], ...] = field(default=(), repr=False)

    @cached_property
    def is_proved(self) -> bool:
        """Whether what the last step of the principle says vanishes is what the equations say, by normal form.

        False also where expressions are too long to decide, or where the equations are of higher order.
        """
        if self._stated is None or self._derived is None:
            return False
        try:
            differences = list(self._stated - self._derived)
            forms = normal_forms(differences, [g for g in self._unit if any(e.has(*g) for e in differences)])
            return all(forms.is_zero(e) for e in differences)
        except TooLong:
            return False

    def markdown(self) -> str:
        """In Markdown with LaTeX between dollar signs, as notebooks and documentation read it."""
        return as_markdown(self)

    def latex(self, *, width: float = TYPE.column) -> str:
        """A document of its own, which LaTeX compiles.

        Parameters
        ----------
        width
            Of the text in points, at which equations are broken.
        """
        return as_document(self, width)

    def _repr_markdown_(self) -> str:
        return self.markdown()

    def __str__(self) -> str:
        return as_text(self)

    __repr__ = __str__


def derivation_of(equations: Equations) -> Derivation:
    """The derivation of equations, as a list of named stages."""
    model, principle = equations.mechanism, equations.principle
    if variational_of(equations) is not None:
        return _of_higher_order(equations)
    system = reduced_system_of(equations)
    teller = _Teller(equations, system)
    steps = [teller.symbols(), teller.kinematics(), teller.constraints(), teller.velocities()]
    told = principle.steps(teller.setting)
    steps += [teller.told(step) for step in told]
    steps += [teller.equations_of_motion(), teller.resets()]
    stated = told[-1].vanishes if told else None
    return Derivation(
        model.name,
        principle.name,
        principle.references,
        tuple(step for step in steps if step.lines or step.words),
        equations.mechanism.latex_names,
        None if stated is None else teller.by_name(dependent_speeds_of(system, teller.setting.m, stated)),
        None if stated is None else teller.by_name(teller.derived()),
        tuple(tuple(sm.Symbol(str(c.func), real=True) for c in group) for group in unit_sets(model)),
    )


def _of_higher_order(equations: Equations) -> Derivation:
    """Equations in jets, as they are before prolongation."""
    lines = tuple(PrintedLine(name, in_words(name), e, vanishes=True) for name, e in higher_order_of(equations))
    words = (
        "A row of this order makes accelerations and multipliers states: what vanishes, before it is differentiated."
    )
    step = ToldStep("equations of motion", words, None, lines)
    principle = equations.principle
    return Derivation(
        equations.mechanism.name, principle.name, principle.references, (step,), equations.mechanism.latex_names
    )


class _Teller:
    """Quantities in the algebra's plain symbols, made short and told in the model's own."""

    def __init__(self, equations: Equations, system: ReducedSystem) -> None:
        self.equations, self.system = equations, system
        self.model, self.principle = equations.mechanism, equations.principle
        self.own = own_symbols(self.model, system.full)
        self.setting = self._setting()

    def _setting(self) -> Setting:
        evident = evident_constraints(self.principle, self.model)
        m, rows, embedding = formed_from(self.principle, self.system, evident)
        m = m.with_laws(sm.S.One) if m.laws else m
        kept = [self.system.full.u[j, 0] for j in self.system.kept]
        rates = [m.udot[i, 0] for i in range(m.u.shape[0]) if m.u[i, 0] in kept]
        if self.principle.has_momenta:
            t = dynamicsymbols._t
            rates = [sm.Dummy(f"p{i}", real=True) for i in range(m.u.shape[0])]
            self.own |= dict(zip(rates, (p.diff(t) for p in self.equations.symbolic_form.momenta), strict=True))
        self.lam = [multiplier(row.name, row.number, rows_of(self.model, row.name)) for row in rows]
        self.rows, pairs = rows, list(zip(rows, self.lam, strict=True))
        # what an actuator pushes is a force like any other, which the principle brings in by its own statement
        pushes = actuated(m) if any(row.drives for row in rows) else {}
        efforts = {str(e): pushes[m.rows.index(row)].scaled(e) for row, e in pairs if row.drives}
        ideal = [(row, e) for row, e in pairs if not row.drives]
        lam = sm.Matrix(len(ideal), 1, [e for _, e in ideal])
        m = m.with_pushes(efforts) if efforts else m
        return Setting(m, [row for row, _ in ideal], embedding, sm.Matrix(len(rates), 1, rates), lam)

    # ---- what every derivation begins with --------------------------------------------------------------------------

    def symbols(self) -> ToldStep:
        """Coordinates, speeds and parameters, in words."""
        model = self.model
        parts = [f"Coordinates {_names(model.kinematics.coordinates)}; speeds {_names(model.kinematics.speeds)}."]
        known = [p for p in model.parameters if p.description]
        if known:
            said = (quoted(p.name) + unquoted(f" {p.description}{f' ({p.unit})' if p.unit else ''}") for p in known)
            parts.append(f"Parameters: {'; '.join(said)}.")
        return ToldStep("coordinates and speeds", " ".join(parts), None, ())

    def kinematics(self) -> ToldStep:
        """The coordinate rates in terms of the speeds."""
        m = self.system.full
        q = [m.q[j, 0] for j in range(m.q.shape[0])]
        rates = Quantity("@'", r"\dot{@}", entries(m.qdot), q)
        return self.told(Step("kinematics", "The rates of the coordinates in the speeds.", None, (rates,)))

    def constraints(self) -> ToldStep:
        """Rows at the level of velocity, or as they are; and the speeds that linear ones give."""
        m, found = self.system.full, []
        for row in m.rows:
            value = row.velocity if row.velocity is not None else (row.A @ m.udot)[0, 0] + row.gamma
            found.append(Quantity(f"{row.name}: 0", rf"{in_words(row.name)}:\; 0", [value]))
        relation = self.system.relation
        if relation is not None:
            u = relation.N @ self.system.reduced.u + relation.n
            dependent = [j for j in range(m.u.shape[0]) if j not in self.system.kept]
            solved = [j for j in dependent if u[j] != m.u[j, 0]]
            found.append(Quantity("@", "@", [u[j] for j in solved], [m.u[j, 0] for j in solved]))
        words = "What the constraints ask of the velocities, and the speeds that they determine." if found else ""
        return self.told(Step("constraints", words, None, tuple(found)))

    def resets(self) -> ToldStep:
        """Where the state jumps, in words."""
        words = " ".join(f"{reset}." for reset in self.equations.mechanism.resets)
        return self.told(Step("resets", words))

    def velocities(self) -> ToldStep:
        """Of mass centres, and angular velocities; in components of N, those of bodies in their own where shorter."""
        m, found = self.setting.m, []
        for mass in m.masses:
            name = mass.name
            found.append(
                Quantity(f"v of {name}", rf"\mathbf{{v}}_{{{in_words(name)}}}", [m.velocities[mass.velocity, :]])
            )
            if mass.spin is not None:
                own = " (in its own axes)" if mass.basis is not None else ""
                label = rf"\boldsymbol{{\omega}}_{{{in_words(name + own)}}}"
                found.append(Quantity(f"omega of {name}{own}", label, [m.velocities[mass.spin, :]]))
        words = "In components of the inertial frame." if found else ""
        return self.told(Step("velocities", words, None, tuple(found)))

    def equations_of_motion(self) -> ToldStep:
        """The equations as they are printed."""
        form = self.equations.symbolic_form
        pairs = [pair for block in equalities(form).values() for pair in block]
        words = f"With {form.chosen}." if form.chosen else ""
        return ToldStep(
            "equations of motion", words, None, tuple(PrintedLine("", "", right, left) for left, right in pairs)
        )

    # ---- plain symbols to the model's own ---------------------------------------------------------------------------

    def told(self, step: Step) -> ToldStep:
        """A step with its quantities made short, in the model's own symbols."""
        lines = [line for quantity in step.quantities for line in self._lines(quantity)]
        return ToldStep(step.title, step.words, step.statement, tuple(lines))

    def _lines(self, quantity: Quantity) -> list[PrintedLine]:
        found = []
        for i, value in enumerate(quantity.values):
            symbol = quantity.of[i].xreplace(self.own) if quantity.of else None
            found.append(PrintedLine(quantity.text, quantity.latex, self._short(value), symbol))
        return found

    def _short(self, value: sm.Expr | sm.Matrix) -> sm.Expr | sm.Matrix | int:
        """In the model's symbols and a short form; the number of operations where it is too long to be read."""
        if isinstance(value, sm.MatrixBase):
            parts = [self._short(e) for e in value]
            total = sum(e for e in parts if isinstance(e, int))
            return total or sm.Matrix(parts)
        e = sm.sympify(value)
        algebra = self.setting.m.algebra
        short = algebra.shown(shortest([e], getattr(algebra, "unit", ()))[0], self._named(e))
        size = int(sm.count_ops(short))
        return size if size > READ.quantity else short

    def _named(self, e: sm.Expr) -> dict[sm.Basic, sm.Basic]:
        """What the symbols of an expression are called: the model's own, others by their names."""
        others = {s: sm.Symbol(s.name, real=True) for s in e.atoms(sm.Dummy) if s not in self.own}
        return others | self.own

    # ---- the check --------------------------------------------------------------------------------------------------

    def derived(self) -> sm.Matrix:
        """F + C + B lam - M w' of the blocks, the pushes of actuators in B."""
        s = self.setting
        blocks = form_blocks(self.principle, self._before_laws(), self.rows, s.embedding)
        force = blocks.F if blocks.C is None else blocks.F + blocks.C
        reactions = blocks.B @ sm.Matrix(self.lam) if self.rows else sm.zeros(blocks.F.rows, 1)
        whole = force + reactions - blocks.M @ s.rates
        return dependent_speeds_of(self.system, s.m, whole)

    def _before_laws(self) -> Mechanics:
        return formed_from(self.principle, self.system, evident_constraints(self.principle, self.model))[0]

    def by_name(self, column: sm.Matrix) -> sm.Matrix:
        """With plain symbols only, which stand for the same thing where they have the same name."""
        symbols = column.free_symbols
        rates = dict(zip(self.setting.rates, sm.symbols(f"rate0:{len(self.setting.rates)}", real=True), strict=True))
        return column.xreplace({s: rates.get(s, sm.Symbol(s.name, real=True)) for s in symbols})


def _names(functions: Sequence[sm.Expr]) -> str:
    return ", ".join(quoted(str(f.func)) for f in functions) or "none"
