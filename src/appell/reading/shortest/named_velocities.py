"""Inertia terms as products of velocities that a person names: of wheels and bodies, where these make them short.

Per inertia parameter the terms of F that are quadratic in the speeds are often one product, alpha (l_a w) (l_b w), of
velocities l w of bodies in their own frames, of their spins and of rates of coordinates (a front wheel's forward
speed times the spin of its fork); multiplied out in the independent speeds they are long. Whether a quadratic form is
such a product is decided coefficient by coefficient in the exact algebra.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations_with_replacement

import sympy as sm

from appell.algebra.algebra import Matrix, Scalar
from appell.algebra.exact import Exact, ExactMatrix
from appell.algebra.normal_form import Fraction
from appell.algebra.written import rough_length
from appell.mechanics import Mechanics
from appell.numbers import READ
from appell.reading.named_form import NamedForm
from appell.reading.shortest.form_in_speeds import CandidateForm, RawForm, Sought, equation_length, own_symbols_of
from appell.reading.symbolic_form import SymbolicForm

Powers = tuple[int, ...]


@dataclass(frozen=True)
class Velocity:
    """l w: its name as a symbol of the algebra, its coefficients over the speeds.

    ``new``: it is no speed already; ``dependent``: it is one that the rows were solved for; ``former``: one of the
    model that another has replaced.
    """

    symbol: Exact
    coefficients: tuple[Exact, ...]
    new: bool = False
    dependent: bool = False
    former: bool = False

    @cached_property
    def present(self) -> tuple[bool, ...]:
        """Which speeds it holds."""
        return tuple(not c.is_zero for c in self.coefficients)


def with_named_velocities(sought: Sought, formed: RawForm, candidate: CandidateForm) -> CandidateForm:
    """The same equations with velocities named, where that is shorter."""
    m, form = formed.reduced, candidate.form
    if m is None or formed.blocks is None or form is None or form.named is not None or m.u.shape[0] > READ.speeds:
        return candidate
    if not any(rough_length(e.fraction) > READ.line for e in formed.blocks.F):
        return candidate
    velocities = _velocities(sought, formed)
    F, used = in_products(m, formed.blocks.F, velocities)
    if not used:
        return candidate
    own = own_symbols_of(sought, formed.choice)
    new = [v for v in used if v.new]
    names = {v.symbol.expression: sm.Symbol(v.symbol.expression.name, real=True) for v in new}
    values = sought.short(sought.algebra.column([_total(v.coefficients, m.u) for v in new]))
    definitions = {name: e.xreplace(own) for name, e in zip(names.values(), values, strict=True)}
    told = sought.short(F).xreplace(own | names)
    dependent = _dependent(sought, formed, used, own | names)
    former = {own[v.symbol.expression]: _total(v.coefficients, m.u) for v in used if v.former}
    values = sought.short(sought.algebra.column(list(former.values()))).xreplace(own) if former else []
    form = replace(form, former_speeds=dict(zip(former, values, strict=True)))
    kinematics = _rates_by_name(form, list(former))
    named = NamedForm(definitions, replace(form.blocks, F=told), kinematics, dependent_speeds=dependent)
    other = replace(form, named=named)
    length = equation_length(sought.model, other)
    worth = READ.worth if new else 1.0  # a speed of the model has its name already
    return replace(candidate, form=other, length=length) if length < worth * candidate.length else candidate


def _rates_by_name(form: SymbolicForm, speeds: Sequence[sm.Expr]) -> sm.Matrix:
    """Coordinate rates that are one of the model's former speeds, called so."""
    names = {form.former_speeds[s]: s for s in speeds}
    return form.kinematics.applyfunc(lambda e: names.get(e, e))


def _dependent(
    sought: Sought, formed: RawForm, used: Sequence[Velocity], own: Mapping[sm.Basic, sm.Basic]
) -> dict[sm.Expr, sm.Expr]:
    """Dependent speeds that are sums of named velocities and speeds."""
    known = [v for v in used if v.dependent]
    others = [v for v in used if v.new] + _velocities(sought, formed)[: formed.choice.w.shape[0]]
    sums = shorter_sums([v.coefficients for v in known], others)
    return {
        own[v.symbol.expression]: e.expression.xreplace(own) for v, e in zip(known, sums, strict=True) if e is not None
    }


def _total(coefficients: Sequence[Exact], w: Matrix) -> Exact:
    first, *others = (c * e for c, e in zip(coefficients, w, strict=True))
    for other in others:
        first = first + other
    return first


def _velocities(sought: Sought, formed: RawForm) -> list[Velocity]:
    """The speeds, those that depend on them, spins and velocities of bodies in their own frames."""
    m, algebra, choice = formed.reduced, sought.algebra, formed.choice
    assert m is not None
    one = algebra.eye(m.u.shape[0])
    found = [Velocity(w, tuple(one.entries[i])) for i, w in enumerate(m.u)]
    if choice.solved is not None and choice.square is not None and not choice.scales:
        for j in choice.solved.dependent:
            row = tuple(choice.solved.N.entries[j])
            if choice.solved.n[j, 0].is_zero and not any(_parallel(row, other.coefficients) for other in found):
                found.append(Velocity(choice.square.w[j, 0], row, dependent=True))
    for j, u in enumerate(sought.m.u):
        row = tuple(choice.N.entries[j])
        if choice.n[j, 0].is_zero and not any(_parallel(row, other.coefficients) for other in found):
            found.append(Velocity(u, row, former=True))
    taken = {*sought.model.names(), *(str(s.func) for s in sought.model.kinematics.speeds)}
    for name, row in _of_bodies(m):
        if name not in taken and not any(_parallel(row, other.coefficients) for other in found):
            found.append(Velocity(algebra.symbols([name])[0, 0], row, new=True))
    return found


def _of_bodies(m: Mechanics) -> Iterator[tuple[str, tuple[Exact, ...]]]:
    """Names and coefficients of the components that the rows leave."""
    J, size = m.partials, m.u.shape[0]
    for mass in m.masses:
        if mass.spin is None or mass.basis is None:
            continue
        word = mass.name.replace(" ", "_")
        for letter, part in (("omega", J[mass.spin, :]), ("v", mass.basis.T @ J[mass.velocity, :])):
            rows = [(i, tuple(part.entries[i])) for i in range(3)]
            rows = [(i, row) for i, row in rows if sum(not e.is_zero for e in row) > 1]
            for i, row in rows:
                if size > 1:
                    yield (f"{letter}_{word}" if len(rows) == 1 else f"{letter}_{word}_{'xyz'[i]}"), row


def _parallel(a: Sequence[Exact], b: Sequence[Exact]) -> bool:
    return all((a[i] * b[j] - a[j] * b[i]).is_zero for i in range(len(a)) for j in range(i))


def in_products(m: Mechanics, F: Matrix, velocities: Sequence[Velocity]) -> tuple[Matrix, list[Velocity]]:
    """F with its long rows in products of velocities, and which new ones these are; as it is where there are none."""
    if m.u.shape[0] > READ.speeds or len(velocities) > READ.term:
        return F, []
    rows, used = [], dict[int, Velocity]()
    for e in F:
        found = _row(m, e, velocities) if rough_length(e.fraction) > READ.line else None
        rows.append([e if found is None else found[0]])
        used |= {} if found is None else {id(v): v for v in found[1]}
    return ExactMatrix(F.field, rows, 1), [v for v in velocities if id(v) in used]


def _row(m: Mechanics, e: Exact, velocities: Sequence[Velocity]) -> tuple[Exact, list[Velocity]] | None:
    groups, rest = _quadratic_parts(m, e)
    if not groups or len(groups) > READ.term:
        return None
    used: list[Velocity] = []
    for part in groups:
        found = _product(m, part, velocities)
        if found is None:
            return None
        alpha, a, b = found
        rest = rest + alpha * a.symbol * b.symbol
        used += [a, b]
    return rest, used


def _quadratic_parts(m: Mechanics, e: Exact) -> tuple[list[Exact], Exact]:
    """The terms of degree two in the speeds by their inertia parameters, and all other terms."""
    field, a = e.field, e.fraction
    speeds = [w.index for w in m.u]
    inertia = _inertia(m)
    parts: dict[Powers, dict[Powers, object]] = {}
    others: dict[Powers, object] = {}
    for monomial, coefficient in a.numerator.to_dict().items():
        if sum(monomial[i] for i in speeds) == 2:
            parts.setdefault(tuple(monomial[i] for i in inertia), {})[monomial] = coefficient
        else:
            others[monomial] = coefficient
    ring = field.forms.ring
    one = Exact(field, Fraction(ring.constant(1)))
    whole = [one * Exact(field, Fraction(ring.from_dict(terms), a.denominator)) for terms in (*parts.values(), others)]
    return whole[:-1], whole[-1]


def _inertia(m: Mechanics) -> list[int]:
    """Generators that stand in masses and moments of inertia."""
    entries = [mass.mass for mass in m.masses] + [e for mass in m.masses for e in mass.inertia or ()]
    held = [i for e in entries for i, k in enumerate(e.fraction.numerator.degrees()) if k > 0]
    return sorted(set(held))


def _product(m: Mechanics, e: Exact, velocities: Sequence[Velocity]) -> tuple[Exact, Velocity, Velocity] | None:
    """alpha (l_a w) (l_b w) with the shortest alpha."""
    f, size = _coefficients(m, e), m.u.shape[0]
    pairs = [(i, j) for i in range(size) for j in range(i, size)]
    squares = [not f[i, i].is_zero for i in range(size)]
    found: list[tuple[int, Exact, Velocity, Velocity]] = []
    for a, b in combinations_with_replacement(velocities, 2):
        x, y = a.coefficients, b.coefficients
        if [p and q for p, q in zip(a.present, b.present, strict=True)] != squares:
            continue
        P = {(i, j): x[i] * y[i] if i == j else x[i] * y[j] + x[j] * y[i] for i, j in pairs}
        k = min((k for k in pairs if not P[k].is_zero), key=lambda k: rough_length(P[k].fraction))
        if all((f[j] * P[k] - f[k] * P[j]).is_zero for j in pairs):
            alpha = f[k] / P[k]
            found.append((rough_length(alpha.fraction), alpha, a, b))
    return min(found, key=lambda way: way[0])[1:] if found else None


def _coefficients(m: Mechanics, e: Exact) -> dict[tuple[int, int], Scalar]:
    """Of w_i w_j, i <= j, in a quadratic form."""
    algebra = m.algebra
    slopes = algebra.jacobian(algebra.column([e]), m.u)
    second = algebra.jacobian(slopes.T, m.u)
    size = m.u.shape[0]
    return {(i, j): second[i, j] / 2 if i == j else second[i, j] for i in range(size) for j in range(i, size)}


def shorter_sums(values: Sequence[tuple[Exact, ...]], velocities: Sequence[Velocity]) -> list[Exact | None]:
    """Each l w as a sum or a difference of two named velocities and speeds, where it is one."""
    found: list[Exact | None] = []
    for row in values:
        found.append(None)
        for a in velocities:
            for b in velocities:
                for sign in (1, -1):
                    sums = zip(row, a.coefficients, b.coefficients, strict=True)
                    if a.new and a is not b and all((e - x - sign * y).is_zero for e, x, y in sums):
                        found[-1] = a.symbol + sign * b.symbol
    return found
