"""The speeds in which equations of motion are shortest, and the equations in them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count

import sympy as sm
from sympy.physics.vector import dynamicsymbols

from appell.algebra import SympyAlgebra
from appell.algebra.normal_form import TooLong
from appell.algebra.written import shortest as short_forms
from appell.constraints import multiplier
from appell.equations.blocks import Blocks
from appell.equations.choice_of_speeds import Choice, along_free_directions, given_speeds, spins, with_spin
from appell.equations.form_blocks import form_blocks
from appell.equations.other_speeds import in_chosen_speeds, with_independent
from appell.equations.principle import Principle
from appell.equations.printing import with_named_signs
from appell.equations.row_content import divided_rows
from appell.equations.symbolic_form import SymbolicForm, own_symbols, rows_of
from appell.mechanics import Mechanics, Row, in_speeds, lower
from appell.model import ModelData, name_of


@dataclass(frozen=True)
class Sought:
    """A model in the exact algebra, the rows to embed and those in evidence."""

    model: ModelData
    principle: Principle
    m: Mechanics
    linear: list[Row]
    evident: frozenset[str]


@dataclass(frozen=True)
class Candidate:
    """A choice of speeds, the equations in them (None: to be derived) and their length in operations."""

    choice: Choice
    form: SymbolicForm | None
    length: int


def in_shortest_speeds(
    model: ModelData, principle: Principle, evident: frozenset[str]
) -> tuple[ModelData, Principle, SymbolicForm | None]:
    """The model in the speeds in which its equations are shortest, the principle that keeps them, and the equations.

    Where rows are nonlinear or of higher order, and where a principle has states of its own, the speeds stay.
    """
    if principle.has_momenta or principle.family != "d'Alembert" or any(c.order > 1 for c in model.constraints):
        return model, principle, None
    m = lower(model, SympyAlgebra())
    embedded = [row for row in m.rows if row.name not in evident]
    linear = [row for row in embedded if row.linear and row.velocity is not None]
    if len(linear) < len(embedded):
        return model, principle, None
    best = _search(Sought(model, principle, m, linear, evident))
    if best is None:
        return model, principle, None
    changed = in_chosen_speeds(model, m, linear, best.choice)
    return changed, with_independent(principle, best.choice.functions) if linear else principle, best.form


def _search(sought: Sought) -> Candidate | None:
    """The best of the choices that were looked at.

    First the frames in which the spin of each body is written, one body after the other; with each of them, which
    speeds are kept and whether they are scaled.
    """
    model, m = sought.model, sought.m
    names = _new_names(model)
    squares = [given_speeds(model, m)]
    best = _best(sought, squares[0], names)
    for body, speeds, frames in spins(model, m):
        spin = m.masses[[mass.name for mass in m.masses].index(body.name)].spin
        found = best
        new = [next(names) for _ in range(3)]
        base = squares[-1]
        for frame, C in frames:
            words = f"{', '.join(new)} the angular velocity of '{body.name}' in {frame}"
            square = with_spin(base, m, spin, speeds, C, words, new)
            candidate = None if square is None else _best(sought, square, names)
            if candidate is not None and (found is None or candidate.length < found.length):
                found, squares = candidate, [*squares, square]
        best = found
    return best


def _best(sought: Sought, square: Choice, names: Iterator[str]) -> Candidate | None:
    """The shortest of the ways to solve the rows for some of the speeds."""
    found: list[Candidate] = []
    try:
        for choice in along_free_directions(square, sought.m, sought.linear, names):
            found.append(_measured(sought, choice))
    except TooLong:
        pass
    return min(found, key=lambda candidate: candidate.length, default=None)


def _measured(sought: Sought, choice: Choice) -> Candidate:
    """The equations in these speeds, and how many operations they take."""
    m = sought.m
    reduced = in_speeds(m, sought.linear, choice.embedding, choice.L, (choice.w, choice.rates))
    if not sought.principle.embeds_speeds and sought.linear:
        return Candidate(choice, None, length_of([*reduced.velocities, *reduced.qdot]))
    rows = [row for row in reduced.rows if row.name in sought.evident]
    blocks = form_blocks(sought.principle, reduced, rows, None)
    own = own_symbols(sought.model, m)
    t = dynamicsymbols._t
    square = choice.square or choice
    own |= dict(zip(square.w, square.functions, strict=True)) | dict(zip(choice.w, choice.functions, strict=True))
    own |= {rate: f.diff(t) for rate, f in zip(choice.rates, choice.functions, strict=True)}
    unit = getattr(m.algebra, "unit", ())

    def short(matrix: sm.Matrix) -> sm.Matrix:
        return sm.Matrix(*matrix.shape, short_forms(list(matrix), unit))

    M, F, B = short(blocks.M), short(blocks.F), short(blocks.B)
    if blocks.C is None:
        M, F, B = divided_rows(M, F, B, unit)
    qdot, dependent, former = _speeds_of(sought, choice, short)
    C = None if blocks.C is None else short(blocks.C)
    tidied = Blocks(*(b.xreplace(own) for b in (M, F, short(blocks.A), short(blocks.gamma), B)), C=None if C is None else C.xreplace(own))
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
    turning = {c for group in unit for c in group}
    rates = [e for q, e in zip(m.q, qdot, strict=True) if q not in turning]
    return Candidate(choice, form, length_of([*M, *F, *rates]))


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


def _new_names(model: ModelData) -> Iterator[str]:
    """w1, w2 and so on, without those that are taken."""
    taken = {*model.names(), *map(name_of, model.kinematics.speeds)}
    return (name for name in (f"w{i}" for i in count(1)) if name not in taken)
