"""What a run carries beside its states: energies, powers, motions of points and bodies, reactions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import casadi as ca

from appell.equations.forms import former_coordinates, former_speeds, mechanics_to_run
from appell.equations.reaction_outputs import reaction_outputs, with_actual
from appell.mechanics import Mechanics, Term, actuated
from appell.model import name_of
from appell.system import Key

if TYPE_CHECKING:
    from appell.equations.equations import Equations


def outputs(
    equations: Equations,
    B: ca.SX,
    lam: ca.SX,
    reactions: Mapping[str, ca.SX],
    effective_energy: ca.SX | None,
    ideal_B: ca.SX | None = None,
    momenta: ca.SX | None = None,
) -> tuple[ca.SX, dict[Key, slice], frozenset[str]]:
    """Returns the column y(x, udot, lam, t), where each output stands in it, and what is computed from the motion.

    ``ideal_B``: that of ideal reactions, where actuators put another in its place. ``reactions``: generalised forces
    beside B lam, by the name of the constraint (or a name of their own). ``momenta``: of (q, u, t).
    """
    m = mechanics_to_run(equations)
    udot = m.udot
    entries: dict[Key, ca.SX] = {
        ("kinetic energy",): ca.SX(m.kinetic_energy + m.given_energies[0]),
        ("potential energy",): ca.SX(m.potential_energy + m.given_energies[1]),
        ("drive power",): drive_power(equations, udot, lam),
    }
    entries |= {("input", name): m.inputs.values[i, :] for i, name in enumerate(m.inputs.names)}
    entries |= {("coordinate rate", str(i)): ca.densify(m.qdot[i, 0]) for i in range(m.q.numel())}
    former = {**former_coordinates(equations), **former_speeds(equations)}
    entries |= {(name,): ca.SX(value) for name, value in former.items()}
    if momenta is not None:
        entries |= {("momentum", name_of(u)): momenta[i, :] for i, u in enumerate(equations.speeds)}
    for i, row in enumerate(row.acting for row in m.rows):
        for level, value in (("position", row.position), ("velocity", row.velocity)):
            if value is not None:
                entries["residual", level, str(i)] = ca.SX(value)
    entries |= _motions(m)
    entries |= _contacts(equations)
    entries |= {("load power", load.name): _power(m, load.terms) for load in m.loads}
    entries |= _given_powers(m)
    if effective_energy is not None:
        entries["effective energy",] = ca.SX(effective_energy)
    found, recovered = reaction_outputs(equations, B, lam, reactions, B if ideal_B is None else ideal_B)
    entries |= found
    slices, start = {}, 0
    for key, value in entries.items():
        slices[key] = slice(start, start + value.numel())
        start += value.numel()
    return ca.densify(ca.vertcat(*map(ca.densify, entries.values()))), slices, recovered


def total_power(equations: Equations, B: ca.SX | None, lam: ca.SX, reactions: Mapping[str, ca.SX]) -> ca.SX:
    """What changes T + V: loads that are not in V, dissipation, reactions (B lam and those named), prescribed motion.

    u . (Q + B lam) + sum m a . v_t + (I alpha + omega x I omega) . omega_t + dV/dq g + dV/dt
    """
    m = mechanics_to_run(equations)
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
    m = mechanics_to_run(equations)
    still = m.velocity_remainders
    P = _prescribed(m, udot)
    for load in m.loads:
        if not load.gravity:
            P -= sum(ca.dot(still[term.velocity, :], term.vector) for term in load.terms)
    pushes = actuated(m)
    for i, row in enumerate(m.rows if lam.numel() else ()):
        for term in pushes[i].terms if i in pushes else row.terms or ():
            P -= lam[i] * ca.dot(still[term.velocity, :], term.vector)
    for law in m.laws:
        P -= sum(ca.dot(still[term.velocity, :], term.vector) for term in with_actual(law, m, lam).terms)
    return ca.SX(P)


def _prescribed(m: Mechanics, udot: ca.SX) -> ca.SX:
    """sum m a . v_t + (I alpha + omega x I omega) . omega_t + dV/dq g + dV/dt."""
    still = m.velocity_remainders
    V = ca.SX(m.potential_energy)
    P = ca.mtimes(ca.jacobian(V, m.q), m.g) + ca.jacobian(V, m.t) - ca.jacobian(ca.SX(m.given_lagrangian), m.t)
    if still.is_zero():
        return P
    accelerations = m.partials @ udot + m.acceleration_remainders
    for mass, _, torque in m.momentum_rates(accelerations):
        # the mass in front of the sum: two operations fewer for every particle
        P += mass.mass * ca.dot(accelerations[mass.velocity, :], still[mass.velocity, :])
        if mass.spin is not None:
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
    lower = mechanics_to_run(equations).lower
    for contact in equations.mechanism.contacts:
        entries["contact point", contact.name] = ca.vertcat(*[lower(e) for e in contact.point])
        entries["normal", contact.name] = ca.vertcat(*[lower(e) for e in contact.normal])
        entries["gap", contact.name] = ca.SX(lower(contact.geometry.gap))
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
