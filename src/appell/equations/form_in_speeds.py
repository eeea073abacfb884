"""The equations of motion in chosen speeds, written as short as is found."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import sympy as sm
from sympy.core.function import AppliedUndef
from sympy.physics.vector import dynamicsymbols

from appell.algebra.written import shortest as short_forms
from appell.constraints import multiplier
from appell.equations.blocks import Blocks
from appell.equations.choice_of_speeds import Choice
from appell.equations.form_blocks import form_blocks
from appell.equations.principle import Principle
from appell.equations.printing import with_named_signs
from appell.equations.row_content import divided_rows
from appell.equations.symbolic_form import SymbolicForm, own_symbols, rows_of
from appell.mechanics import Mechanics, Row, in_speeds
from appell.mechanics.lower import unit_sets
from appell.model import ModelData


@dataclass(frozen=True)
class Sought:
    """A model in the exact algebra, the rows to embed and those in evidence."""

    model: ModelData
    principle: Principle
    m: Mechanics
    linear: list[Row]
    evident: frozenset[str]

    @property
    def unit(self) -> Sequence[Sequence[sm.Expr]]:
        """Sets of symbols whose squares add up to one."""
        return getattr(self.m.algebra, "unit", ())

    def short(self, matrix: sm.Matrix) -> sm.Matrix:
        """Every entry in a short form."""
        return sm.Matrix(*matrix.shape, short_forms(list(matrix), self.unit))

    def told(self, rates: sm.Matrix) -> list[sm.Expr]:
        """Of coordinate rates those that are not a quaternion's: every book writes these in the same way."""
        turning = {c for group in self.unit for c in group}
        return [e for q, e in zip(self.m.q, rates, strict=True) if q not in turning]


@dataclass(frozen=True)
class Candidate:
    """A choice of speeds, the equations in them (None: to be derived) and their length in operations."""

    choice: Choice
    form: SymbolicForm | None
    length: int


def measured(sought: Sought, choice: Choice) -> Candidate:
    """The equations in these speeds, and how many operations they take."""
    m, short = sought.m, sought.short
    reduced = in_speeds(m, sought.linear, choice.embedding, choice.L, (choice.w, choice.rates))
    if not sought.principle.embeds_speeds and sought.linear:
        return Candidate(choice, None, length_of([*reduced.velocities, *reduced.qdot]))
    rows = [row for row in reduced.rows if row.name in sought.evident]
    blocks = form_blocks(sought.principle, reduced, rows, None)
    M, F, B = short(blocks.M), short(blocks.F), short(blocks.B)
    C = None if blocks.C is None else short(blocks.C)
    if C is None:
        M, F, B = divided_rows(M, F, B, sought.unit)
    qdot, dependent, former = _speeds_of(sought, choice, short)
    own = _own_symbols(sought, choice)
    A, gamma = short(blocks.A), short(blocks.gamma)
    M_own, F_own, A, gamma, B = (b.xreplace(own) for b in (M, F, A, gamma, B))
    tidied = Blocks(M_own, F_own, A, gamma, B, C=None if C is None else C.xreplace(own))
    form = SymbolicForm(
        coordinates=sought.model.kinematics.coordinates,
        speeds=choice.functions,
        blocks=tidied,
        kinematics=qdot.xreplace(own),
        dependent_speeds={s: e.xreplace(own) for s, e in dependent.items()},
        dependent_rates={},
        lam=tuple(multiplier(row.name, row.number, rows_of(sought.model, row.name)) for row in rows),
        momenta={},
        auxiliary_rates={},
        chosen="; ".join(choice.words),
        former_speeds={s: e.xreplace(own) for s, e in former.items()},
    )
    return Candidate(choice, form, equation_length(sought.model, form))


def _own_symbols(sought: Sought, choice: Choice) -> dict[sm.Basic, sm.Basic]:
    """Plain symbols to what a person reads, the new speeds among them."""
    own, t = own_symbols(sought.model, sought.m), dynamicsymbols._t
    square = choice.square or choice
    own |= dict(zip(square.w, square.functions, strict=True)) | dict(zip(choice.w, choice.functions, strict=True))
    return own | {rate: f.diff(t) for rate, f in zip(choice.rates, choice.functions, strict=True)}


def _speeds_of(
    sought: Sought, choice: Choice, short: Callable[[sm.Matrix], sm.Matrix]
) -> tuple[sm.Matrix, dict[sm.Expr, sm.Expr], dict[sm.Expr, sm.Expr]]:
    """Coordinate rates, the speeds that the rows were solved for, and those of the model that others replace.

    Speeds that were solved for may stand in the rates and in the model's own where that is shorter.
    """
    m, speeds, square = sought.m, sought.model.kinematics.speeds, choice.square or choice
    u = short(choice.N @ choice.w + choice.n)
    qdot = short(m.G @ u + m.g)
    if choice.solved is None or choice.scales:
        return qdot, {}, {s: u[j] for j, s in enumerate(speeds) if s not in choice.functions}
    v = short(choice.solved.N @ choice.w + choice.solved.n)
    dependent = {square.functions[j]: v[j] for j in choice.solved.dependent}
    zero = {square.w[j]: sm.S.Zero for j in choice.solved.dependent if v[j] == 0}
    own = short((square.N @ square.w + square.n).xreplace(zero))
    rates = short((m.G @ own + m.g).xreplace(zero))
    qdot = min(qdot, rates, key=lambda matrix: length_of(list(matrix)))
    return qdot, dependent, {s: own[j] for j, s in enumerate(speeds) if s not in square.functions}


def length_of(expressions: Sequence[sm.Expr]) -> int:
    """Operations of some expressions; what is 1 or -1 counts as a symbol, as it is printed."""
    return int(sum(sm.count_ops(with_named_signs(e)[0]) for e in expressions))


def equation_length(model: ModelData, form: SymbolicForm) -> int:
    """Operations of M, F, the coordinate rates and the dependent speeds in them.

    The rates of quaternions do not count: every book writes them alike.
    """
    turning = {c for group in unit_sets(model) for c in group}
    rates = [e for q, e in zip(form.coordinates, form.kinematics, strict=True) if q not in turning]
    used = {f for e in rates for f in e.atoms(AppliedUndef)}
    dependent = [e for s, e in form.dependent_speeds.items() if s in used]
    entries = sm.Matrix([*form.blocks.M, *form.blocks.F, *rates, *dependent])
    return length_of(list(entries.xreplace({f: sm.Dummy() for f in entries.atoms(AppliedUndef)})))
