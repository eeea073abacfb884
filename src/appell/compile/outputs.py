"""What a run carries beside its states: energies, powers, motions of points and bodies, reactions as vectors."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import casadi as ca

from appell.compile.factor import factor
from appell.constraints import Constraint
from appell.equations import Equations
from appell.errors import ConstraintError
from appell.mechanics import Mechanics, Row, Term
from appell.reactions import Target, targets

Key = tuple[str, ...]


@dataclass(frozen=True)
class Layout:
    """Where each output stands in the column y; vectors are in components of the inertial frame."""

    slices: dict[Key, slice]
    size: int
    recovered: frozenset[str]


def outputs(
    equations: Equations, B: ca.SX, lam: ca.SX, reactions: Mapping[str, ca.SX], effective_energy: ca.SX | None
) -> tuple[ca.SX, Layout]:
    """The column y(x, udot, lam, t) and its layout.

    ``reactions``: generalised forces beside B lam, by the name of the constraint (or a name of their own).
    """
    m = equations.mechanics
    udot = m.udot
    entries: dict[Key, ca.SX] = {
        ("kinetic energy",): ca.SX(m.kinetic_energy + m.given_energies[0]),
        ("potential energy",): ca.SX(m.potential_energy + m.given_energies[1]),
        ("drive power",): drive_power(equations, udot, lam),
    }
    entries |= {("input", name): m.inputs.values[i, :] for i, name in enumerate(m.inputs.names)}
    entries |= {("coordinate rate", str(i)): ca.densify(m.qdot[i, 0]) for i in range(m.q.numel())}
    for i, row in enumerate(m.rows):
        for level, value in (("position", row.position), ("velocity", row.velocity)):
            if value is not None:
                entries["residual", level, str(i)] = ca.SX(value)
    entries |= _motions(m)
    entries |= _contacts(equations)
    entries |= {("load power", load.name): _power(m, load.terms) for load in m.loads}
    entries |= _given_powers(m)
    further = dict(reactions)
    if effective_energy is not None:
        entries["effective energy",] = ca.SX(effective_energy)
    recovered = set(further)
    for constraint in equations.model.constraints:
        rows = [(i, row) for i, row in enumerate(m.rows) if row.name == constraint.name]
        if constraint.vectorial and constraint.name not in further:
            entries["reaction power", constraint.name] = _reaction_power(m, rows, lam)
            entries |= _inspected(equations, constraint, rows, lam)
        else:
            recovered.add(constraint.name)
            push = sum(
                (B[:, i] * lam[i] for i, _ in rows if lam.numel()), further.pop(constraint.name, ca.SX(m.u.numel(), 1))
            )
            entries |= _recovered(m, constraint.name, push)
    for name, push in further.items():
        entries |= _recovered(m, name, push)
    slices, start = {}, 0
    for key, value in entries.items():
        slices[key] = slice(start, start + value.numel())
        start += value.numel()
    return ca.densify(ca.vertcat(*map(ca.densify, entries.values()))), Layout(slices, start, frozenset(recovered))


def total_power(equations: Equations, B: ca.SX | None, lam: ca.SX, reactions: Mapping[str, ca.SX]) -> ca.SX:
    """What changes T + V: loads that are not in V, dissipation, reactions (B lam and those named), prescribed motion.

    u . (Q + B lam) + sum m a . v_t + (I alpha + omega x I omega) . omega_t + dV/dq g + dV/dt
    """
    m = equations.mechanics
    moving = m.velocities - m.velocity_remainders
    P = ca.dot(m.scalar_force, m.u) + _prescribed(m, m.udot)
    for load in m.loads:
        if not load.gravity:
            P += sum(ca.dot(moving[term.velocity, :], term.vector) for term in load.terms)
    if B is not None and lam.numel():
        P += ca.dot(B @ lam, m.u)
    for push in reactions.values():
        P += ca.dot(push, m.u)
    return P


def drive_power(equations: Equations, udot: ca.SX, lam: ca.SX) -> ca.SX:
    """The power of whatever enforces a prescribed motion: (m a - f - C) . v_t and its like."""
    m = equations.mechanics
    still = m.velocity_remainders
    P = _prescribed(m, udot)
    for load in m.loads:
        if not load.gravity:
            P -= sum(ca.dot(still[term.velocity, :], term.vector) for term in load.terms)
    for i, row in enumerate(m.rows if lam.numel() else ()):
        for term in row.terms or ():
            P -= lam[i] * ca.dot(still[term.velocity, :], term.vector)
    return ca.SX(P)


def _prescribed(m: Mechanics, udot: ca.SX) -> ca.SX:
    """sum m a . v_t + (I alpha + omega x I omega) . omega_t + dV/dq g + dV/dt."""
    accelerations = m.partials @ udot + m.acceleration_remainders
    still = m.velocity_remainders
    V = ca.SX(m.potential_energy)
    P = ca.mtimes(ca.jacobian(V, m.q), m.g) + ca.jacobian(V, m.t) - ca.jacobian(ca.SX(m.given_lagrangian), m.t)
    for mass in m.masses:
        P += mass.mass * ca.dot(accelerations[mass.velocity, :], still[mass.velocity, :])
        if mass.spin is not None:
            omega = m.velocities[mass.spin, :]
            torque = mass.inertia @ accelerations[mass.spin, :] + ca.cross(omega, mass.inertia @ omega)
            P += ca.dot(torque, still[mass.spin, :])
    return P


def _motions(m: Mechanics) -> dict[Key, ca.SX]:
    entries: dict[Key, ca.SX] = {}
    for name, (position, velocity) in m.places.items():
        if position is not None:
            entries["position", name] = position
        entries["velocity", name] = m.velocities[velocity, :]
    for mass in m.masses:
        if mass.spin is not None:
            entries["angular velocity", mass.name] = mass.in_inertial(m.velocities[mass.spin, :])
    return entries


def _contacts(equations: Equations) -> dict[Key, ca.SX]:
    """Where surfaces touch, along which normal, and how far they are apart."""
    entries: dict[Key, ca.SX] = {}
    lower = equations.mechanics.lower
    for touch in equations.model.contacts:
        entries["contact point", touch.name] = ca.vertcat(*[lower(e) for e in touch.point])
        entries["normal", touch.name] = ca.vertcat(*[lower(e) for e in touch.normal])
        entries["gap", touch.name] = ca.SX(lower(touch.gap))
    return entries


def _given_powers(m: Mechanics) -> dict[Key, ca.SX]:
    entries: dict[Key, ca.SX] = {}
    for name, V in m.potentials.items():
        entries["load power", name] = -ca.mtimes(ca.jacobian(ca.SX(V), m.q), m.qdot)
    for name, force in m.generalised.items():
        entries["load power", name] = ca.dot(force, m.qdot)
    for name, D in m.dissipations.items():
        entries["load power", name] = -ca.mtimes(ca.jacobian(ca.SX(D), m.u), m.u)
    return entries


def _power(m: Mechanics, terms: tuple[Term, ...]) -> ca.SX:
    return ca.SX(sum((ca.dot(m.velocities[t.velocity, :], t.vector) for t in terms), ca.SX(0)))


def _reaction_power(m: Mechanics, rows: list[tuple[int, Row]], lam: ca.SX) -> ca.SX:
    P = ca.SX(0)
    for i, row in rows:
        P += lam[i] * (_power(m, row.terms) if row.terms is not None else ca.mtimes(row.A, m.u))
    return P


def _inspected(
    equations: Equations, constraint: Constraint, rows: list[tuple[int, Row]], lam: ca.SX
) -> dict[Key, ca.SX]:
    """lam W through Q and lam tau about it, on every point and body the constraint speaks of."""
    model, m = equations.model, equations.mechanics
    bodies = {mass.name: mass for mass in m.masses}
    entries: dict[Key, ca.SX] = {}

    def resultant(target: Target) -> tuple[ca.SX, ca.SX]:
        force, torque = ca.SX.zeros(3), ca.SX.zeros(3)
        wanted = {(model.place_of(of), quantity.angular) for quantity, of in target.sources}
        for i, row in rows:
            for term in row.terms or ():
                if (term.place, term.angular) not in wanted:
                    continue
                if term.angular:
                    torque += lam[i] * bodies[term.place].in_inertial(term.vector)
                else:
                    force += lam[i] * term.vector
                    if term.place != target.through:
                        torque += ca.cross(_arm(m, target.through, term.place), lam[i] * term.vector)
        return force, torque

    found = list(targets(model, constraint))
    named = {target.place for target in found}
    for station in model.stations:
        sources = tuple(source for source in constraint.quantities if source[1] is station.point)
        if sources and station.name not in named:
            found.append(Target(station.name, sources, station.name))
    for target in found:
        entries["force", constraint.name, target.place], entries["torque", constraint.name, target.place] = resultant(
            target
        )
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
    M = ca.hessian(ca.SX(m.motion_energy), m.u)[0]
    accelerations = m.partials @ factor(M).solve(push)
    entries: dict[Key, ca.SX] = {("reaction power", name): ca.dot(push, m.u)}
    for mass in m.masses:
        entries["force", name, mass.name] = ca.densify(mass.mass * accelerations[mass.velocity, :])
        torque = ca.SX.zeros(3)
        if mass.spin is not None:
            torque = mass.in_inertial(mass.inertia @ accelerations[mass.spin, :])
        entries["torque", name, mass.name] = ca.densify(torque)
    return entries
