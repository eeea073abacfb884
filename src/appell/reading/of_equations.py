"""What the verbs of ``Equations`` read: blocks in symbols, the principle's statement, closed form, text and LaTeX."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import sympy as sm

from appell.algebra.decimals import with_decimals
from appell.algebra.sympy_algebra import tidy
from appell.equations.forms import evident_in, mechanics_in_symbols, variational_of
from appell.errors import ConstraintError, NotApplicable, SingularSystem
from appell.numbers import READ
from appell.reading.auxiliary_rows import auxiliary_rows
from appell.reading.canonical import CanonicalEquations, canonical_equations
from appell.reading.explicit_equation import ExplicitEquation, explicit_equation
from appell.reading.partials import Partials, partials_of
from appell.reading.printing.latex_width import TYPE
from appell.reading.printing.line_breaking import Side, broken
from appell.reading.printing.text import as_text, in_environment, named, shown, text
from appell.reading.printing.typesetting import Typesetter
from appell.reading.printing.wide_parts import with_named_parts
from appell.reading.reduced_system import reduced_system_of
from appell.reading.solving import solve_in_closed_form
from appell.reading.symbolic_form import SymbolicForm, read

if TYPE_CHECKING:
    from appell.equations.equations import Equations


def symbolic_form_of(equations: Equations) -> SymbolicForm:
    """The blocks in SymPy, with the rows in which reactions of joints stand."""
    model, principle = equations.mechanism, equations.principle
    if variational_of(equations) is not None:
        raise NotApplicable(
            f"the equations of '{model.name}' by {principle.name} are of higher order and have no mass matrix over the "
            "speeds: print them as they are."
        )
    form = equations._form or read(model, principle, system=reduced_system_of(equations))
    joints = principle.joints_in_evidence(model)
    return replace(form, auxiliary_rows=auxiliary_rows(model, joints)) if joints else form


def statement_of(equations: Equations) -> Partials | CanonicalEquations | ExplicitEquation:
    """The object in which a principle's statement is filled in."""
    if equations.principle.has_momenta:
        return canonical_equations(equations)
    if equations.principle.is_explicit:
        return explicit_equation(equations)
    return partials_of(equations)


def closed_form_of(equations: Equations) -> dict[sm.Expr, sm.Expr]:
    """Speed rates and multipliers: as the principle states them outright, else solved for."""
    form = equations.symbolic_form
    if equations.principle.is_explicit:
        try:
            stated = explicit_equation(equations)
            found = stated.accelerations | dict(zip(form.lam, stated.multipliers, strict=True))
            return {symbol: with_decimals(e) for symbol, e in found.items()} if stated.decimals else found
        except (NotApplicable, SingularSystem):
            pass  # too long to be stated outright, or masses and rows determine the motion only together
    return solve_in_closed_form(form, lambda: _ideal_multipliers(equations))


def _ideal_multipliers(equations: Equations) -> dict[sm.Expr, sm.Expr]:
    """The multipliers of the motion without non-ideal parts, by the symbols that stand for them in the laws."""
    model = equations.mechanism
    solved = solve_in_closed_form(
        read(model.without_laws(), equations.principle, frozenset(c.name for c in model.constraints))
    )
    laws = [c.law for c in model.constraints if c.law is not None]
    return {s: solved[lam] for law in laws for s, lam in zip(law.ideal, law.actual, strict=True)}


def sides_of(
    equations: Equations, setter: Typesetter, width: float = TYPE.column, longest: int = READ.equations
) -> list[tuple[Side, Side]]:
    """Left and right sides: the explicit equation where the principle states one, else the blocks; of higher order."""
    if equations.principle.is_explicit:
        try:
            return explicit_equation(equations).sides(setter, width)
        except (NotApplicable, SingularSystem, ConstraintError):
            pass  # the blocks, with multipliers
    if variational_of(equations) is not None:
        return [(value, sm.S.Zero) for _, value in higher_order_of(equations)]
    return list(with_named_parts(shown(equations.symbolic_form, setter, longest), TYPE.part * width, setter))


def latex_of(equations: Equations, width: float, environment: str, longest: int) -> str:
    """The same typeset, broken at a width."""
    setter = Typesetter(equations.mechanism.latex_names)
    return in_environment(sides_of(equations, setter, width, longest), environment, width, setter)


def lines_of(equations: Equations) -> list[str]:
    """The same, one string for each equation: a page breaks lines by itself, but not inside of tall brackets."""
    setter, room = Typesetter(equations.mechanism.latex_names), TYPE.safe * TYPE.column
    return [
        " = ".join(" ".join(broken(side, room, room, setter)) for side in pair) for pair in sides_of(equations, setter)
    ]


def text_of(equations: Equations, above: Equations | None = None) -> str:
    """In a terminal: a title, what is in evidence, the blocks, resets; or the reason why there are none.

    ``above``: equations that are read before, whose laws of reactions are not repeated.
    """
    model, principle = equations.mechanism, equations.principle
    title = f"{model.name}: {principle.name} ({principle.family})"
    if variational_of(equations) is not None:
        lines = [f"{title}, equations of higher order"]
        for name, value in higher_order_of(equations):
            lines += [f"  {name}", f"    {text(value)} = 0"]
        return "\n".join(lines)
    words = "".join(
        before + ", ".join(names) + after
        for before, names, after in (
            ("; relations met: ", [c.name for c in model.constraints if c.unilateral], ""),
            (
                "; without the friction of ",
                [c.name for c in model.constraints if c.friction is not None],
                ", which a run decides",
            ),
            ("; with ", [c.name for c in model.constraints if c.switched], " on, which resets switch"),
        )
        if names
    )
    resets = "\n  resets\n" + "\n".join(f"    {reset}" for reset in model.resets) if model.resets else ""
    reason = ""
    if principle.is_explicit:
        try:
            return f"{title}, explicit{words}\n{explicit_equation(equations)}{resets}"
        except (NotApplicable, SingularSystem, ConstraintError) as refusal:
            reason = f"\n  {refusal}"
    title += f", reactions in evidence: {', '.join(sorted(evident_in(equations))) or 'none'}{words}"
    try:
        form = equations.symbolic_form
    except NotApplicable as refusal:
        return f"{title}\n  {refusal}"
    title += "" if form.speeds else "; the constraints leave nothing to move"
    return as_text(title, form, None if above is None else above.symbolic_form) + reason + resets


def higher_order_of(equations: Equations) -> list[tuple[str, sm.Expr]]:
    """What vanishes, in the jets of coordinates and multipliers before prolongation, with its name."""
    m = mechanics_in_symbols(equations.mechanism)
    variational = equations.principle.prolong(m, m.rows)
    found = () if variational is None else variational.equations
    return [(name, named(m.algebra.shown(tidy(value), {}))) for name, value in found]
