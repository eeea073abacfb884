"""Reactions as vectors along a run: what every constraint does to every point and body, in whole and in ideal part."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import casadi as ca

from appell.constraints import Constraint
from appell.equations.forms import mechanics_to_run
from appell.errors import ConstraintError
from appell.mechanics import ForceSystem, Mechanics, Row, Term, actuated, efforts
from appell.mechanics.reaction_vectors import acted_places, acts_on_masses, owner, recovered_forces
from appell.model import Mechanism
from appell.system import Key

if TYPE_CHECKING:
    from appell.equations.equations import Equations

Acting = list[tuple[ca.SX, Term]]
"""Terms with the factor each acts with."""


def reaction_outputs(
    equations: Equations, B: ca.SX, lam: ca.SX, beside: Mapping[str, ca.SX], ideal_B: ca.SX
) -> tuple[dict[Key, ca.SX], frozenset[str]]:
    """Force and torque of every constraint on every place it acts on, its power, and the names of those recovered.

    ``B`` and ``ideal_B``: of the actual and of the ideal reactions. ``beside``: generalised forces beside B lam, by
    the name of the constraint (or a name of their own). Where a constraint has a law or actuators, its ideal part (what
    the reaction is without them) stands beside the whole.
    """
    m, rest, recovered = mechanics_to_run(equations), dict(beside), set(beside)
    entries: dict[Key, ca.SX] = {}
    pushes, laws = actuated(m), {law.name: with_actual(law, m, lam) for law in m.laws}
    for constraint in equations.mechanism.constraints:
        name = constraint.name
        reaction = _Reaction([(i, row) for i, row in enumerate(m.rows) if row.name == name], pushes, laws.get(name))
        if name in rest or not reaction.has_vectors:
            recovered.add(name)
            entries |= _recovered(m, name, rest.pop(name, 0) + reaction.on_speeds(m, B, lam))
        else:
            acting = reaction.acting(lam)
            entries["reaction power", name] = sum(
                (c * ca.dot(m.velocities[term.velocity, :], term.vector) for c, term in acting), ca.SX(0)
            )
            entries |= _resultants(equations.mechanism, m, name, acting)
        if constraint.law is not None or constraint.drives:
            entries |= _ideal_part(equations.mechanism, m, ideal_B, constraint, reaction)
    entries |= {("effort", *key): ca.SX(value) for key, value in efforts(m, lam).items()}
    for name, push in rest.items():
        entries |= _recovered(m, name, push)
    return entries, frozenset(recovered)


def reaction_points(equations: Equations, constraint: str, place: str, recovered: bool) -> tuple[str, list[str]]:
    """The place that the force of a constraint on a point or body goes through, and the named points of that body."""
    model, m = equations.mechanism, mechanics_to_run(equations)
    mass = owner(model, place)
    points = [place] if mass is None else [mass.name, *(s.name for s in model.markers if s.body is mass)]
    if recovered:
        return place, points
    rows = [(i, row) for i, row in enumerate(m.rows) if row.name == constraint]
    law = next((law for law in m.laws if law.name == constraint), None)
    acting = _Reaction(rows, actuated(m), law).acting(ca.SX.ones(len(m.rows)))
    acted = acted_places(model, [(term.place, term.angular) for _, term in acting])
    return next((a.through for a in acted if a.place == place), place), points


@dataclass(frozen=True)
class _Reaction:
    """The rows of one constraint with their numbers, what actuators put in their place, and the law beside them."""

    rows: list[tuple[int, Row]]
    pushes: Mapping[int, ForceSystem]
    law: ForceSystem | None

    @property
    def _given(self) -> list[ForceSystem]:
        """The pushes of actuators at their bounds; none while they keep the rows."""
        drives = self.rows[0][1].drives if self.rows else ()
        return [drive.scaled(drive.given) for drive in drives if drive.given is not None]

    @property
    def has_vectors(self) -> bool:
        """Whether all of it acts on points and bodies."""
        others = [self.pushes[i] for i, _ in self.rows if i in self.pushes] + ([self.law] if self.law else [])
        others += self._given
        inspected = all(row.terms is not None for i, row in self.rows if i not in self.pushes)
        return inspected and all(ca.SX(push.coordinates).is_zero() for push in others)

    def acting(self, lam: ca.SX) -> Acting:
        """The terms of the whole reaction."""
        terms = [(lam[i], t) for i, row in self.rows for t in self.pushes.get(i, row).terms or ()]
        terms += [(ca.SX(1), t) for push in self._given for t in push.terms]
        return terms + [(ca.SX(1), t) for t in (self.law.terms if self.law else ())]

    def on_speeds(self, m: Mechanics, B: ca.SX, lam: ca.SX) -> ca.SX:
        """The generalised force of the whole reaction, B lam + C."""
        total = ca.SX(m.u.numel(), 1) if self.law is None else self.law.on_speeds(m)
        total += sum((push.on_speeds(m) for push in self._given), ca.SX(m.u.numel(), 1))
        return total + sum((B[:, i] * lam[i] for i, _ in self.rows if lam.numel()), ca.SX(m.u.numel(), 1))


def _ideal_part(
    model: Mechanism, m: Mechanics, B: ca.SX, constraint: Constraint, reaction: _Reaction
) -> dict[Key, ca.SX]:
    if constraint.vectorial:
        acting = [(m.ideal[i], term) for i, row in reaction.rows for term in row.terms or ()]
        found = _resultants(model, m, constraint.name, acting)
    else:
        push = sum((B[:, i] * m.ideal[i] for i, _ in reaction.rows), ca.SX(m.u.numel(), 1))
        found = _recovered(m, constraint.name, push)
    return {(f"ideal {key[0]}", *key[1:]): value for key, value in found.items() if key[0] in ("force", "torque")}


def with_actual(law: ForceSystem, m: Mechanics, lam: ca.SX) -> ForceSystem:
    """A law with the multipliers of the run in it."""
    terms = tuple(replace(t, vector=ca.substitute(t.vector, m.actual, lam)) for t in law.terms)
    return ForceSystem(law.name, terms, ca.substitute(law.coordinates, m.actual, lam))


def _resultants(model: Mechanism, m: Mechanics, name: str, acting: Acting) -> dict[Key, ca.SX]:
    """The force through Q and the torque about it, on every point and on every body."""
    entries: dict[Key, ca.SX] = {}
    for acted in acted_places(model, [(term.place, term.angular) for _, term in acting]):
        force, torque = ca.SX.zeros(3), ca.SX.zeros(3)
        for factor_, term in (acting[i] for i in acted.acting):
            if term.angular:
                torque += factor_ * term.inertial
                continue
            force += factor_ * term.vector
            if term.place != acted.through:
                torque += ca.cross(_arm(m, acted.through, term.place), factor_ * term.vector)
        entries["force", name, acted.place], entries["torque", name, acted.place] = force, torque
    return entries


def _arm(m: Mechanics, begin: str, end: str) -> ca.SX:
    """The vector from one named point to another."""
    from_there, to_here = m.places[begin][0], m.places[end][0]
    if from_there is None or to_here is None:
        raise ConstraintError(
            f"the torque about '{begin}' of a force at '{end}' needs both positions, and one of them is known only by "
            "its velocity: locate it with set_pos."
        )
    return to_here - from_there


def _recovered(m: Mechanics, name: str, push: ca.SX) -> dict[Key, ca.SX]:
    """m v_r (M^-1 R)_r and I omega_r (M^-1 R)_r on every body, and the power, of a generalised reaction R."""
    entries: dict[Key, ca.SX] = {("reaction power", name): ca.dot(push, m.u)}
    known = 0 if acts_on_masses(m, push) else ca.SX.nan()
    for mass, force, torque in recovered_forces(m, push):
        entries["force", name, mass.name] = ca.densify(force) + known
        entries["torque", name, mass.name] = ca.densify(mass.in_inertial(torque)) + known
    return entries
