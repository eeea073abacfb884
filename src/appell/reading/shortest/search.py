"""The speeds in which equations of motion are shortest, and the equations in them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import count
from typing import TYPE_CHECKING

import sympy as sm

from appell.algebra.algebra import Matrix
from appell.algebra.exact import Exact
from appell.algebra.exact_algebra import ExactAlgebra
from appell.algebra.normal_form import TooLong
from appell.algebra.written import rough_length
from appell.equations.forms import evident_constraints, evident_in, is_minimal, mechanics_to_run, variational_of
from appell.equations.principle import Principle
from appell.errors import NotApplicable
from appell.mechanics import Mechanics, lower
from appell.model import Mechanism, name_of
from appell.numbers import READ
from appell.reading.independent_speeds import require_minimal_form
from appell.reading.shortest.choice_of_speeds import (
    SpeedTransformation,
    along_free_directions,
    given_speeds,
    rows_in,
    spins,
    with_spin,
)
from appell.reading.shortest.form_in_speeds import CandidateForm, RawForm, Sought, formed, written_out
from appell.reading.shortest.named_ratios import with_named_ratios
from appell.reading.shortest.named_velocities import with_named_velocities
from appell.reading.shortest.natural_speeds import along_reactions, own_spins
from appell.reading.shortest.other_speeds import in_chosen_speeds, with_independent
from appell.reading.shortest.speed_definitions import finished
from appell.reading.symbolic_form import SymbolicForm
from appell.system.stage import keep, stage

if TYPE_CHECKING:
    from appell.equations.equations import Equations

Written = tuple[Mechanism, Principle, SymbolicForm | None]
"""A model, a principle and its equations (None: to be derived)."""


def shortest_equations(equations: Equations, *others: Principle, ratios: bool = True) -> tuple[Equations, ...]:
    """The equations in the speeds in which they are shortest, then those by other principles in the same frames.

    Where no minimal form can be written they stay as they are. ``ratios``, and what is raised: see
    :func:`in_shortest_speeds`.
    """
    as_they_are = (equations, *(replace(equations, principle=other, _form=None) for other in others))
    if variational_of(equations) is not None:
        return as_they_are
    model, evident = equations.mechanism, evident_in(equations)
    try:
        if is_minimal(equations):
            require_minimal_form(model, evident, mechanics_to_run(equations))
    except NotApplicable:
        return (equations, *(shortest_equations(other, ratios=ratios)[0] for other in as_they_are[1:]))
    made = []
    for mechanism, principle, form in in_shortest_speeds(model, equations.principle, *others, ratios=ratios):
        made.append(replace(equations, mechanism=mechanism, principle=principle, _form=form))
        if mechanism is model:
            keep(mechanics_to_run, made[-1], mechanics_to_run(equations))
    return tuple(made)


@stage
def shortest_or_same(equations: Equations) -> Equations:
    """The equations in the speeds in which they are shortest, or as they are where rows are too long to be solved."""
    try:
        return shortest_equations(equations)[0]
    except TooLong:
        return equations


def in_shortest_speeds(
    model: Mechanism, principle: Principle, *others: Principle, ratios: bool = True
) -> tuple[Written, ...]:
    """The model in the speeds in which its equations are shortest, the principle that keeps them, and the equations.

    ``others``: principles with reactions in evidence, whose equations are written in the same frames; ``ratios``:
    whether ratios of speeds may be named, which are divided by (nothing to prove anything with). Where rows are
    nonlinear or of higher order, and where a principle has states of its own, the speeds stay. Raises TooLong where
    linear rows cannot be solved in expressions that anybody reads.
    """
    if principle.has_momenta or principle.family != "d'Alembert" or any(c.order > 1 for c in model.constraints):
        return tuple((model, p, None) for p in (principle, *others))
    return _in_shortest_speeds(model, lower(model, ExactAlgebra()), ratios, principle, *others)


def _in_shortest_speeds(
    model: Mechanism, m: Mechanics, ratios: bool, principle: Principle, *others: Principle
) -> tuple[Written, ...]:
    """The same, of a model that was lowered already."""
    evident = evident_constraints(principle, model)
    embedded = [row for row in m.rows if row.name not in evident]
    linear = [row for row in embedded if row.linear and row.velocity is not None]
    if len(linear) < len(embedded):
        return ((model, principle, None), *(_in_shortest_speeds(model, m, ratios, other)[0] for other in others))
    sought = Sought(model, principle, m, linear, evident)
    best = _search(sought, ratios)
    if best is None:
        raise TooLong(
            f"the rows of '{model.name}' are too long to be solved in closed form: print the equations with the "
            "reactions in evidence, Kane(reactions=True)."
        )
    kept = with_independent(principle, best.choice.functions) if linear else principle
    found: list[Written] = [(in_chosen_speeds(sought, best.choice), kept, best.form)]
    square = best.choice.square or best.choice
    for other in others:
        beside = Sought(model, other, m, [], evident_constraints(other, model), sought.memo)
        full = finished(beside, written_out(beside, formed(beside, square)))
        found.append((in_chosen_speeds(beside, square), other, full.form))
    return tuple(found)


def _search(sought: Sought, ratios: bool) -> CandidateForm | None:
    """The best of the choices that were looked at.

    First the frames in which the spin of each body is written, one body after the other; with each of them, which
    speeds are kept and whether they are scaled. All are formed, and a few of about the shortest written out.
    """
    found = [f for square in _frames(sought) for f in _solved(sought, square)]
    close = _closest(found)
    if close and close[0].rough <= READ.equations:
        # beside the others, not in their place: by the rough measure they may seem shorter than they are
        natural = _closest([f for square in _natural(sought) for f in _solved(sought, square)])
        close += [f for f in natural if f.rough <= READ.close * close[0].rough + 10][
            : 1 if close[0].rough > READ.several else READ.trivial
        ]
    written = sorted(((written_out(sought, f), f) for f in close), key=lambda pair: pair[0].length)
    candidates = [with_named_velocities(sought, f, candidate) for candidate, f in written[:2]]
    best = min(candidates, key=lambda candidate: candidate.length, default=None)
    if ratios and best is not None and READ.row < best.length <= READ.multiplied:
        squares = _spinning(sought) or [given_speeds(sought.model, sought.m)]
        best = min([best, *with_named_ratios(sought, squares, best.length)], key=lambda candidate: candidate.length)
    return None if best is None else finished(sought, best)


def _closest(found: list[RawForm]) -> list[RawForm]:
    """Those to be written out, the shortest first."""
    found = sorted(found, key=lambda f: f.rough)
    most = READ.trivial if found and found[0].rough <= READ.equations else 1
    return [f for f in found if f.rough <= READ.close * found[0].rough + 10][:most]


def _frames(sought: Sought) -> list[SpeedTransformation]:
    """The speeds given, and those with the spin of a body in one of its frames."""
    model, m = sought.model, sought.m
    squares = [given_speeds(model, m)]
    large = _length([e for row in sought.linear for e in row.A]) > READ.multiplied
    for body, speeds, frames in () if large else spins(model, m):
        mass = next(mass for mass in m.masses if mass.name == body.name)
        new = _new_names(model, squares[0].functions, 3)
        for frame, C in frames:
            words = [f"the angular velocity of '{body.name}' in {frame}"] * 3
            assert mass.spin is not None
            turned = with_spin(squares[0], m, mass.spin, speeds, C, words, new)
            squares += [] if turned is None else [turned]
        # Those in which the rows and the coordinate rates are short, the shortest first
        lengths = []
        for square in squares:
            rates = sought.told(list(sought.m.G @ (square.N @ square.w + square.n)))
            rows = list(rows_in(square, sought.m, sought.linear)[0]) if sought.linear else []
            lengths.append(_length([*rows, *rates]))
        order = sorted(range(len(squares)), key=lambda i: lengths[i])
        worth = [squares[i] for i in order if lengths[i] <= READ.close * lengths[order[0]] + 10][: READ.speeds]
        # of three different moments the body's own axes are the natural ones, however long its rows are in them
        squares = worth if _is_spherical(mass.inertia) or squares[0] in worth else [*worth, squares[0]]
    return squares


def _natural(sought: Sought) -> Iterator[SpeedTransformation]:
    """Velocities along the reactions, and the bodies' own spins."""
    model, m = sought.model, sought.m
    given = given_speeds(model, m)
    names = _new_names(model, given.functions, 6 + m.u.shape[0])
    if sought.linear:
        yield from along_reactions(model, m, given, names)
    yield from _spinning(sought)


def _spinning(sought: Sought) -> list[SpeedTransformation]:
    """The bodies' own spins, where they are not the speeds."""
    model, given = sought.model, given_speeds(sought.model, sought.m)
    found = own_spins(model, sought.m, given, _new_names(model, given.functions, sought.m.u.shape[0]))
    return [] if found is None else [found]


def _is_spherical(inertia: Matrix | None) -> bool:
    """Whether all moments are one."""
    if inertia is None:
        return False
    moment = inertia[0, 0]
    return all(inertia[i, j] == (moment if i == j else 0) for i in range(3) for j in range(3))


def _length(entries: Sequence[Exact]) -> int:
    return sum(rough_length(e.fraction) for e in entries)


def _solved(sought: Sought, square: SpeedTransformation) -> Iterator[RawForm]:
    """The ways to solve the rows for some of the speeds, as far as nothing is too long."""
    names = _new_names(sought.model, square.functions, sought.m.u.shape[0])
    try:
        for plain, scaled in along_free_directions(square, sought.m, sought.linear, sought.told_coordinates, names):
            for other in scaled:
                yield formed(sought, other)
            short = plain.solved is None or _length(list(plain.solved.N)) <= READ.short
            if not scaled or short:
                yield formed(sought, plain)
            if not short:
                break
    except TooLong:
        return


def _new_names(model: Mechanism, functions: Sequence[sm.Expr], number: int) -> list[str]:
    """w1, w2 and so on, without those that are taken."""
    taken = {*model.names(), *map(name_of, (*model.kinematics.speeds, *functions))}
    names: Iterator[str] = (name for name in (f"w{i}" for i in count(1)) if name not in taken)
    return [next(names) for _ in range(number)]
