"""The units of coordinates and speeds, that follow from the model: nobody is asked to state them.

Positions are metres, rotations have plain numbers for entries and angles for arguments, angular velocities are radians
a second. Where that leaves one coordinate or speed of a term unknown, its unit follows from the rest of the term. What
does not follow has no unit. Units are those of SI; a model with a parameter in others (mm, deg) gets none.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

import sympy as sm
from sympy.core.function import AppliedUndef
from sympy.functions.elementary.trigonometric import TrigonometricFunction
from sympy.physics.vector import ReferenceFrame, Vector, dynamicsymbols

from appell.constraints import Constraint
from appell.constraints.servo import ActuatorDirection
from appell.model.dimensions import (
    ANGLE,
    ENERGY,
    FORCE,
    LENGTH,
    NUMBER,
    TIME,
    Dimension,
    common,
    dimension,
    dimension_of,
    over,
    power,
    read_unit,
    times,
    write_unit,
)
from appell.model.kinematic_graph import read_kinematic_graph
from appell.model.mechanism import Mechanism

Fact = tuple[sm.Expr, Dimension | None]
"""An expression all of whose terms have one dimension: this one, or the one that some of them have (None)."""


@dataclass(frozen=True)
class Units:
    """The units of a model: ``known`` by symbol; ``is_coherent``: no parameter is in another system than SI."""

    known: dict[sm.Basic, Dimension]
    is_coherent: bool

    def of(self, expression: sm.Expr) -> str:
        """The unit of an expression as text; empty where it does not follow."""
        return write_unit(self.dimension(expression))

    def dimension(self, expression: sm.Expr) -> Dimension | None:
        """The dimension of an expression, None where it does not follow."""
        return dimension_of(expression, self.known) if self.is_coherent else None

    def of_row(self, constraint: Constraint, number: int, rates: int = 0) -> Dimension | None:
        """A row of a constraint as it was written, differentiated ``rates`` times."""
        row = self.dimension(constraint.expressions[number])
        return None if row is None else over(row, power(TIME, rates))

    def of_multiplier(self, constraint: Constraint, number: int) -> Dimension | None:
        """J / s^k over the row of order k: lam times its derivative by the velocity (or position ...) is a force."""
        e = constraint.expressions[number]
        row = self.dimension(e)
        return None if row is None else over(over(ENERGY, power(TIME, constraint.order_of(e))), row)

    def unit_of_multiplier(self, constraint: Constraint, number: int) -> str:
        """An effort where there are as many actuators as rows, none of several with a bound; else without a unit."""
        drives = constraint.drives
        are_clipped = len(drives) > 1 and any(drive.bound is not None for drive in drives)
        if drives and (len(drives) != len(constraint.expressions) or are_clipped):
            return ""
        found = write_unit(self.of_effort(drives[number]) if drives else self.of_multiplier(constraint, number))
        return "N m" if found == "J" else found  # a couple, not an energy

    def of_effort(self, drive: ActuatorDirection) -> Dimension | None:
        """A force over what it pushes with per unit of effort."""
        for on, vector in drive.force.vectors:
            found = common([self.dimension(e) for part, _ in vector.args for e in part if e != 0])
            if found is not None:
                return over(ENERGY if isinstance(on, ReferenceFrame) else FORCE, found)
        for coordinate, push in drive.force.generalised:
            q, found = self.dimension(coordinate), self.dimension(push)
            if q is not None and found is not None:
                return over(over(ENERGY, q), found)
        return None


def units_of(model: Mechanism) -> Units:
    """The units of every parameter, input, coordinate and speed of a model that has one."""
    stated = [(p.symbol, p.unit) for p in model.parameters] + [(i.function, i.unit) for i in model.inputs]
    stated += [(memory.function, memory.unit) for memory in model.state_variables]
    read = {symbol: read_unit(unit) for symbol, unit in stated if unit}
    coherent = None not in read.values()
    known: dict[sm.Basic, Dimension] = {s: d for s, d in read.items() if d is not None}
    known[dynamicsymbols._t] = TIME
    if coherent:
        _complete(known, model)
    return Units(known, coherent)


def _complete(known: dict[sm.Basic, Dimension], model: Mechanism) -> None:
    """Take the facts again and again, until none says anything new."""
    k = model.kinematics
    facts = sorted(_facts(model), key=lambda fact: fact[1] != ANGLE)  # angles first: an arc R phi is no reason for 1
    wanted: set[sm.Basic] = {*k.coordinates, *k.speeds}
    while wanted - set(known):
        before = len(known)
        for e, given in facts:
            _learn(known, wanted, e, given)
        if len(known) == before:
            return


def _facts(model: Mechanism) -> Iterator[Fact]:
    graph = model.kinematic_graph or read_kinematic_graph(model)
    for turns in graph.rotations.values():
        for matrix in turns.values():
            for entry in matrix:
                yield entry, NUMBER
                yield from ((f.args[0], ANGLE) for f in entry.atoms(TrigonometricFunction))
    vectors: list[tuple[Vector, Dimension]] = []
    vectors += [(v, LENGTH) for links in graph.positions.values() for v in links.values()]
    spin, speed = dimension(rad=1, s=-1), dimension(m=1, s=-1)
    vectors += [(v, spin) for links in graph.spins.values() for v in links.values()]
    vectors += [(v, speed) for links in graph.velocities.values() for v in links.values()]
    for vector, given in vectors:
        for e in (e for components, _ in vector.args for e in components):
            yield e, given
            yield from ((f.args[0], ANGLE) for f in e.atoms(TrigonometricFunction))
    k = model.kinematics
    yield from ((u - definition, None) for u, definition in k.definitions)
    yield from ((q.diff(dynamicsymbols._t) - rate, None) for q, rate in k.rates)
    yield from ((memory.function.diff(dynamicsymbols._t) - memory.expression, None) for memory in k.memories)


def _learn(known: dict[sm.Basic, Dimension], wanted: set[sm.Basic], e: sm.Expr, given: Dimension | None) -> None:
    """The dimension of a symbol that is the only unknown of some term."""
    terms = [term for term in sm.Add.make_args(sm.expand(e)) if not term.is_number]
    if given is None:
        given = common([dimension_of(term, known) for term in terms])
    if given is None:
        return
    for term in terms:
        unknown = {f for f in term.atoms(AppliedUndef) if f in wanted and f not in known}
        factors = [f for f in sm.Mul.make_args(term) if f.atoms(AppliedUndef) & unknown]
        if len(unknown) != 1 or len(factors) != 1:
            continue
        rest = dimension_of(term / factors[0], known)
        base, exponent = factors[0].as_base_exp()
        if rest is None or not exponent.is_Rational:
            continue
        found = power(over(given, rest), Fraction(int(exponent.q), int(exponent.p)))
        if isinstance(base, sm.Derivative) and base.expr in wanted:
            known[base.expr] = times(found, power(TIME, int(base.derivative_count)))
        elif base in wanted:
            known[base] = found
