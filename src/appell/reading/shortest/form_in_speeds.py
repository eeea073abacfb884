"""The equations of motion in chosen speeds: formed in normal form, then written as short as is found."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

import sympy as sm
from sympy.core.function import AppliedUndef
from sympy.physics.vector import dynamicsymbols

from appell.algebra.algebra import Matrix
from appell.algebra.decimals import with_decimals
from appell.algebra.directions import Direction
from appell.algebra.exact import Exact, ExactMatrix
from appell.algebra.exact_algebra import ExactAlgebra
from appell.algebra.normal_form import Fraction
from appell.algebra.operations import operations
from appell.algebra.written import rough_length, written
from appell.constraints import multiplier
from appell.equations.blocks import Blocks
from appell.equations.form_blocks import form_blocks, own_symbols, rows_of
from appell.equations.forms import mechanics_in_symbols
from appell.equations.principle import Principle
from appell.mechanics import Mechanics, Row, in_speeds
from appell.model import Mechanism
from appell.model.norms import unit_sets
from appell.numbers import READ
from appell.reading.named_form import NamedForm
from appell.reading.printing.text import with_named_signs
from appell.reading.shortest.choice_of_speeds import SpeedTransformation
from appell.reading.shortest.divided_rows import divided_rows
from appell.reading.shortest.named_directions import Directions
from appell.reading.symbolic_form import SymbolicForm


@dataclass(frozen=True)
class Sought:
    """A model in the exact algebra, the rows to embed and those in evidence; ``memo`` keeps what was written out."""

    model: Mechanism
    principle: Principle
    m: Mechanics
    linear: list[Row]
    evident: frozenset[str]
    memo: dict[object, sm.Expr] = field(default_factory=dict)

    @cached_property
    def directions(self) -> Directions:
        """Axes of the ground in a body, and of a body in the ground, that may be named."""
        return Directions.of(self.model, self.m)

    @property
    def algebra(self) -> ExactAlgebra:
        """What the mechanics is written in."""
        found = self.m.algebra
        assert isinstance(found, ExactAlgebra)
        return found

    def told(self, rates: Sequence[Exact]) -> list[Exact]:
        """Of coordinate rates those that are not a quaternion's: every book writes these in the same way."""
        return [rates[i] for i in self.told_coordinates]

    @property
    def told_coordinates(self) -> list[int]:
        """The coordinates that are not a quaternion's, by number."""
        turning = {c for group in self.algebra.unit for c in group}
        return [i for i, q in enumerate(self.m.q) if q.expression not in turning]

    def short(self, matrix: Matrix) -> sm.Matrix:
        """Every entry in a short form, in the algebra's own symbols."""
        return sm.Matrix(*matrix.shape, [self._short(e) for e in matrix])

    def short_forces(self, F: Matrix, speeds: Sequence[Exact], rates: Sequence[Exact] = ()) -> sm.Matrix:
        """F, of every entry the shorter of the whole and the sum of its parts of one degree in the speeds.

        Weights and inertia forces often hold different sums of angles. ``rates`` count as squares of speeds.
        """
        degrees = {w.index: 1 for w in speeds if not w.is_zero} | {c.index: 2 for c in rates}
        return sm.Matrix(F.shape[0], 1, [self._by_degree(e, degrees) for e in F])

    def _by_degree(self, e: Exact, degrees: Mapping[int, int]) -> sm.Expr:
        whole, parts, a = self._short(e), dict[int, dict[tuple[int, ...], object]](), e.fraction
        for monomial, coefficient in a.numerator.to_dict().items():
            degree = sum(monomial[i] * k for i, k in degrees.items() if i < len(monomial))
            parts.setdefault(degree, {})[monomial] = coefficient
        angles = sum(a.numerator.degrees()[i] > 0 for pair in self.algebra.field.forms.angles.values() for i in pair)
        if len(parts) < 2 or not (rough_length(a) > READ.quantity or (rough_length(a) > READ.root and angles > 2)):
            return whole
        ring = self.algebra.field.forms.ring
        split = [Exact(e.field, Fraction(ring.from_dict(terms), a.denominator)) for terms in parts.values()]
        return min(whole, sm.Add(*map(self._short, split)), key=sm.count_ops)

    def _short(self, e: Exact) -> sm.Expr:
        if e.symbol is not None:
            return e.symbol
        a = e.fraction
        key = (str(a.numerator), *((str(factor), k) for factor, k in a.denominator))
        if key not in self.memo:
            self.memo[key] = written(self.algebra.field.forms, a)
        return self.memo[key]


@dataclass(frozen=True)
class RawForm:
    """Equations in chosen speeds before they are written out.

    ``rough``: about how long they are; ``directions``: what of the orientation of bodies is named in M, F and B;
    ``reduced``: the mechanics in these speeds.
    """

    choice: SpeedTransformation
    blocks: Blocks | None
    rows: list[Row]
    rough: int
    directions: tuple[Direction, ...] = ()
    reduced: Mechanics | None = None


@dataclass(frozen=True)
class CandidateForm:
    """A choice of speeds, the equations in them (None: to be derived) and their length in operations.

    ``reduced``: the mechanics that they were formed from, where that is in these speeds.
    """

    choice: SpeedTransformation
    form: SymbolicForm | None
    length: int
    reduced: Mechanics | None = None


def formed(sought: Sought, choice: SpeedTransformation) -> RawForm:
    """The equations in these speeds, in normal form, each divided by what its terms share."""
    m = sought.m
    reduced = in_speeds(m, sought.linear, choice.embedding, choice.L, (choice.w, choice.rates))
    rates = sought.told(list(reduced.qdot))
    if not sought.principle.embeds_speeds and sought.linear:
        return RawForm(choice, None, [], sum(rough_length(e.fraction) for e in (*reduced.velocities, *rates)))
    rows = [row for row in reduced.rows if row.name in sought.evident]
    blocks = form_blocks(sought.principle, reduced, rows, None)
    whole, directions = sought.directions.written_in([*blocks.M, *blocks.F, *blocks.B])
    M, F, B = _apart(whole, (blocks.M, blocks.F, blocks.B))
    if blocks.C is None:
        M, F, B = divided_rows(sought.algebra, M, F, B)
    rough = sum(rough_length(e.fraction) for e in (*M, *F, *rates))
    return RawForm(choice, replace(blocks, M=M, F=F, B=B), rows, rough, directions, reduced)


def _apart(entries: Sequence[Exact], like: Sequence[Matrix]) -> list[ExactMatrix]:
    """Matrices of the same shapes, from their entries one after the other."""
    found, first = [], 0
    for matrix in like:
        rows, columns = matrix.shape
        cells = [list(entries[first + i * columns : first + (i + 1) * columns]) for i in range(rows)]
        found.append(ExactMatrix(matrix.field, cells, columns))
        first += rows * columns
    return found


def written_out(sought: Sought, formed: RawForm) -> CandidateForm:
    """The same, every entry in the shortest of its forms that were found, and how many operations they take."""
    choice, blocks, short = formed.choice, formed.blocks, sought.short
    if blocks is None:
        return CandidateForm(choice, None, formed.rough)
    own = own_symbols_of(sought, choice)
    names = {s: sm.Symbol(s.name, real=True) for direction in formed.directions for s in direction.symbols}
    own |= names
    M, A, B = (short(b).xreplace(own) for b in (blocks.M, blocks.A, blocks.B))
    F = sought.short_forces(blocks.F, list(choice.w)).xreplace(own)
    long = sum(len(e.fraction.numerator) for e in blocks.gamma) > READ.several
    rows = short(sought.algebra.column([row.velocity_level for row in formed.rows])).xreplace(own) if long else None
    gamma = short(blocks.gamma).xreplace(own) if rows is None else _rates_of(rows, A, choice)
    C = None if blocks.C is None else short(blocks.C).xreplace(own)
    if not sought.m.rows and not choice.words and length_of([*M, *F]) > READ.quantity:
        M, F = _shorter_as_formed(sought, M, F)
    form = form_in(sought, choice, own, Blocks(M, F, A, gamma, B, C=C), formed.rows)
    if formed.directions or long:
        values = [v for direction in formed.directions for v in short(sought.algebra.column(direction.values))]
        named = NamedForm(
            definitions={name: v.xreplace(own) for name, v in zip(names.values(), values, strict=True)},
            blocks=form.blocks,
            kinematics=form.kinematics,
            rows=rows,
        )
        written = {key: named.written_out(getattr(form.blocks, key)) for key in ("M", "F", "B")}
        form = replace(form, blocks=replace(form.blocks, **written), named=named)
    return CandidateForm(choice, form, equation_length(sought.model, form), formed.reduced)


def form_in(
    sought: Sought,
    choice: SpeedTransformation,
    own: Mapping[sm.Basic, sm.Basic],
    blocks: Blocks,
    rows: Sequence[Row] = (),
) -> SymbolicForm:
    """Blocks in chosen speeds with the rates of coordinates that are told and the speeds that the rows were solved for.

    ``rows`` are those in evidence. What else is said of the speeds, ``finished`` of told_speeds.py adds.
    """
    m, told = sought.m, sought.told_coordinates
    u = choice.N @ choice.w + choice.n
    rates, dependent = sought.short((m.G @ u + m.g).extract(told, [0])), dict[sm.Expr, sm.Expr]()
    if choice.solved is not None and not choice.scales:
        square, v = square_of(choice), sought.short(choice.solved.N @ choice.w + choice.solved.n)
        dependent = {square.functions[j]: v[j].xreplace(own) for j in sorted(choice.solved.dependent)}
        others = sought.short((m.G @ with_dependent(sought, choice) + m.g).extract(told, [0]))
        rates = min(rates, others, key=lambda matrix: length_of(list(matrix)))
    kinematics = sm.zeros(m.q.shape[0], 1)
    for i, e in zip(told, rates, strict=True):
        kinematics[i] = e.xreplace(own)
    return SymbolicForm(
        coordinates=sought.model.kinematics.coordinates,
        speeds=choice.functions,
        blocks=blocks,
        kinematics=kinematics,
        dependent_speeds=dependent,
        dependent_rates={},
        lam=tuple(multiplier(row.name, row.number, rows_of(sought.model, row.name)) for row in rows),
        momenta={},
        auxiliary_rates={},
        former_coordinates=dict(sought.model.former_coordinates),
        decimals=m.algebra.has_decimals,
    )


def square_of(choice: SpeedTransformation) -> SpeedTransformation:
    """The change of all speeds that came before the rows were solved."""
    return choice.square or choice


def with_dependent(sought: Sought, choice: SpeedTransformation) -> Matrix:
    """The model's own speeds in the chosen ones and those that the rows were solved for, but for what vanishes."""
    square, solved = square_of(choice), choice.solved
    if solved is None or choice.scales:
        return choice.N @ choice.w + choice.n
    zero = [all(e.is_zero for e in (*solved.N.entries[j], solved.n[j, 0])) for j in range(len(square.functions))]
    known = [0 if zero[j] and j in solved.dependent else w for j, w in enumerate(square.w)]
    return square.N @ sought.algebra.column(known) + square.n


def _shorter_as_formed(sought: Sought, M: sm.Matrix, F: sm.Matrix) -> tuple[sm.Matrix, sm.Matrix]:
    """Rows that are shorter as they were formed, body by body, than multiplied out and put together again."""
    m = mechanics_in_symbols(sought.model)
    blocks, own = form_blocks(sought.principle, m, [], None), own_symbols(sought.model, m)
    formed = sm.Matrix.hstack(blocks.M, blocks.F).xreplace(own)
    rows = [
        min(list(one), list(other), key=length_of)
        for one, other in zip(sm.Matrix.hstack(M, F).tolist(), formed.tolist(), strict=True)
    ]
    whole = sm.Matrix(rows)
    return whole[:, :-1], whole[:, -1]


def _rates_of(rows: sm.Matrix, A: sm.Matrix, choice: SpeedTransformation) -> sm.Matrix:
    """gamma = d(row)/dt - A w', the derivative not carried out."""
    t = dynamicsymbols._t
    return sm.Matrix([sm.Derivative(row, t) for row in rows]) - A @ sm.Matrix([f.diff(t) for f in choice.functions])


def own_symbols_of(sought: Sought, choice: SpeedTransformation) -> dict[sm.Basic, sm.Basic]:
    """The algebra's symbols to what a person reads, the new speeds among them."""
    m, t = sought.m, dynamicsymbols._t
    columns = {name: _symbols(getattr(m, name)) for name in ("q", "u", "udot", "t", "p", "ideal", "actual")}
    own = own_symbols(sought.model, replace(m, **columns))
    square = choice.square or choice
    own |= dict(zip(_symbols(square.w), square.functions, strict=True))
    own |= dict(zip(_symbols(choice.w), choice.functions, strict=True))
    return own | {rate: f.diff(t) for rate, f in zip(_symbols(choice.rates), choice.functions, strict=True)}


def _symbols(column: Matrix) -> sm.Matrix:
    return sm.Matrix(*column.shape, [e.expression for e in column])


def length_of(expressions: Sequence[sm.Expr]) -> int:
    """Operations of some expressions; what is 1 or -1 counts as a symbol, as it is printed."""
    return int(sum(operations(with_named_signs(e)[0]) for e in expressions))


def equation_length(model: Mechanism, form: SymbolicForm) -> int:
    """Operations of M, F, the coordinate rates, the dependent speeds in them and what is named, as they are printed.

    The rates of quaternions do not count: every book writes them alike.
    """
    turning = {c for group in unit_sets(model) for c in group}
    blocks, kinematics, names, speeds = (
        form.blocks,
        form.kinematics,
        [],
        {**form.former_speeds, **form.dependent_speeds},
    )
    if form.named is not None:
        blocks, kinematics, names = form.named.blocks, form.named.kinematics, list(form.named.definitions.values())
        speeds = {**speeds, **form.named.dependent_speeds}
    rates = [e for q, e in zip(form.coordinates, kinematics, strict=True) if q not in turning]
    used = {f for e in (*rates, blocks.F) for f in e.atoms(AppliedUndef)}
    defined = form.named.definitions if form.named is not None else {}
    dependent = [e for s, e in speeds.items() if s in used and s not in defined]
    entries = sm.Matrix([*blocks.M, *blocks.F, *rates, *dependent, *names])
    entries = entries.applyfunc(with_decimals) if form.decimals else entries
    # by their names: whether sin(a - b) is sin(a - b) or -sin(b - a) depends on the order of its symbols
    return length_of(list(entries.xreplace({f: sm.Dummy(str(f.func)) for f in entries.atoms(AppliedUndef)})))
