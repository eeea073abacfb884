"""Ideal reactions: along the gradients of their rows, without virtual work, and what the motion asks for.

The motion is asked, not the matrices: at states the run comes through, with the speed rates it has there, the rates of
momentum of all masses less the given forces are what the constraints must have done. Virtual changes are those that
lead from one possible acceleration to another at the same state (Gauss), found from the rows as they were given.
"""

from __future__ import annotations

import casadi as ca
import numpy as np

from appell.constraints import Constraint
from appell.model.mechanism import has_modes
from appell.reactions import targets
from tests.laws.certificate.case import Case
from tests.support import State, null_space, numbers
from tests.tolerances import POWER, VIRTUAL_WORK

SHARES = (0.13, 0.61)
"""Where along a run the motion is asked."""


def reactions_act_along_the_gradients_of_their_rows(case: Case) -> None:
    """B and A against the change of each row as the speed rates change; those of Hamilton act on momenta.

    Where actuators keep rows, B is that of the reactions they would have if they were ideal.
    """
    m, blocks = case.mechanics, case.blocks
    ideal_B = blocks.B if blocks.ideal_B is None else blocks.ideal_B
    slopes = ca.jacobian(acceleration_levels(case), m.udot)
    for state in case.states(count=2, seed=3):
        gradient = numbers_with_rates(case, slopes, state, np.linspace(-0.7, 0.9, state.u.size))
        rows = [numbers(m, row.A, state) for row in m.rows]
        size = max(1.0, np.abs(gradient).max(initial=0.0))
        np.testing.assert_allclose(np.vstack([np.zeros((0, state.u.size)), *rows]), gradient, atol=VIRTUAL_WORK * size)
        B = numbers(m, ideal_B, state)
        np.testing.assert_allclose(B, gradient.T, atol=VIRTUAL_WORK * size)
        np.testing.assert_allclose(null_space(gradient).T @ B, 0, atol=VIRTUAL_WORK * size)


def the_mass_matrix_is_that_of_the_masses(case: Case) -> None:
    """x . M y = y . M x, and x . M x = sum m |v(x) - v(0)|^2 and its like for bodies: twice the kinetic energy."""
    m, blocks = case.mechanics, case.blocks
    if blocks.momenta is not None:
        np.testing.assert_array_equal(np.array(ca.DM(blocks.M)), np.eye(m.u.numel()))
        return
    if blocks.auxiliary is not None and blocks.auxiliary.states.numel():
        return  # M + mu d2F/du2: not that of the masses alone
    generator = np.random.default_rng(17)
    for state in case.states(count=1, seed=3):
        M = numbers(m, blocks.M, state)
        size = max(1.0, np.abs(M).max())
        np.testing.assert_allclose(M, M.T, rtol=0, atol=VIRTUAL_WORK * size)
        if not case.has_bodies:
            continue
        x = generator.normal(size=state.u.size)
        v = numbers(m, ca.jtimes(m.velocities, m.u, ca.DM(x)), state)
        twice = 0.0
        for mass in m.masses:
            twice += float(numbers(m, mass.mass, state)[0, 0]) * float((v[mass.velocity] ** 2).sum())
            if mass.spin is not None:
                twice += (v[mass.spin].T @ numbers(m, mass.inertia, state) @ v[mass.spin]).item()
        assert abs(x @ M @ x - twice) < VIRTUAL_WORK * size * state.u.size**2


def what_the_motion_needs_beyond_the_given_forces_does_no_virtual_work(case: Case) -> None:
    """sum (p' - f) . dv + (H' - t) . domega = 0 where dv, domega lead from one possible acceleration to another."""
    if (
        not case.dalembert
        or has_modes(case.equations.mechanism)
        or any(c.law or c.drives for c in case.equations.mechanism.constraints)
    ):
        return
    level = acceleration_levels(case)
    for share in SHARES:
        state, udot = case.state_of_run(share)
        needed, size = needed_beyond_given(case, state, udot)
        for direction in np.random.default_rng(29).normal(size=(2, state.u.size)):
            change = possible(case, level, state, udot + direction) - possible(case, level, state, udot - direction)
            assert abs(needed @ change) < POWER * size * max(1.0, np.abs(change).max())


def the_reactions_are_what_the_motion_needs_beyond_the_given_forces(case: Case) -> None:
    """sum R . dv + tau . domega of the reactions as vectors is sum (p' - f) . dv + (H' - t) . domega, for any dv."""
    if has_modes(case.equations.mechanism) or case.equations.principle.name == "Dead":
        return
    for share in SHARES:
        state, udot = case.state_of_run(share)
        needed, size = needed_beyond_given(case, state, udot)
        found = reactions_on_speeds(case, state, case.sample(share))
        np.testing.assert_allclose(found, needed, rtol=0, atol=POWER * size)


def the_power_of_a_reaction_is_that_of_its_forces_and_torques(case: Case) -> None:
    """lam h_v . v against the sum of force times velocity and torque times spin along the run."""
    run = case.run
    for name, by_place in run.reactions.of_constraints.items():
        power = np.zeros(case.time.size)
        for place, through in acting_places(case, name):
            reaction = by_place[place]
            power += (reaction.force * run.velocity(through)).sum(1)
            if place in spinning(case):
                power += (reaction.torque * run.angular_velocity(place)).sum(1)
        size = max(1.0, np.abs(case.power(name)).max())
        np.testing.assert_allclose(case.power(name), power, rtol=0, atol=POWER * size, err_msg=name)


# ---- the motion -----------------------------------------------------------------------------------------------------


def acceleration_levels(case: Case) -> ca.SX:
    """Every row at the level of acceleration: as it was given, or the rate of what was given in velocities."""
    m = case.mechanics
    levels = [row.value if row.velocity is None else along(m, ca.SX(row.velocity)) for row in m.rows]
    return ca.vertcat(ca.SX(0, 1), *levels)


def along(m, value: ca.SX) -> ca.SX:
    """The rate of a function of (q, u, t) along a motion."""
    return ca.jtimes(value, m.q, m.qdot) + ca.jtimes(value, m.u, m.udot) + ca.jacobian(value, m.t)


def numbers_with_rates(case: Case, expression: ca.SX, state: State, udot: np.ndarray) -> np.ndarray:
    """A block that holds speed rates at a state."""
    m = case.mechanics
    return numbers(m, ca.substitute(ca.SX(expression), m.udot, ca.DM(udot)), state)


def possible(case: Case, levels: ca.SX, state: State, udot: np.ndarray) -> np.ndarray:
    """The possible speed rates nearest to given ones: Newton's method on rows linear in them."""
    if not levels.numel():
        return udot
    m = case.mechanics
    slope = ca.jacobian(levels, m.udot)
    for _ in range(3):
        value = numbers_with_rates(case, levels, state, udot).ravel()
        udot = udot - np.linalg.pinv(numbers_with_rates(case, slope, state, udot), rcond=1e-10) @ value
    return udot


def needed_beyond_given(case: Case, state: State, udot: np.ndarray) -> tuple[np.ndarray, float]:
    """d/du' of sum (p' - f) . a + (H' - t) . alpha + dV + dD - Q, and the size of its parts."""
    m = case.mechanics
    zero = np.zeros((state.u.size, 1))
    parts = [zero]
    for mass in m.masses:
        v = m.velocities[mass.velocity, :]
        parts.append(numbers_with_rates(case, ca.jacobian(v, m.u).T @ along(m, mass.mass * v), state, udot))
        if mass.spin is not None:
            omega = mass.in_inertial(m.velocities[mass.spin, :])
            H = mass.in_inertial(mass.inertia @ m.velocities[mass.spin, :])
            parts.append(numbers_with_rates(case, ca.jacobian(omega, m.u).T @ along(m, H), state, udot))
    for load in m.loads:
        for term in load.terms:
            v = m.velocities[term.velocity, :]
            parts.append(-numbers(m, ca.jacobian(v, m.u).T @ term.vector, state))
    parts += [numbers(m, (ca.jacobian(ca.SX(V), m.q) @ m.G).T, state) for V in m.potentials.values()]
    parts += [numbers(m, ca.jacobian(ca.SX(D), m.u).T, state) for D in m.dissipations.values()]
    parts += [-numbers(m, m.G.T @ Q, state) for Q in m.generalised.values()]
    return sum(parts).ravel(), max(1.0, *(np.abs(part).max(initial=0.0) for part in parts))


def reactions_on_speeds(case: Case, state: State, sample: int) -> np.ndarray:
    """The generalised force of all reactions, from their vectors."""
    m, run = case.mechanics, case.run
    total = np.zeros(state.u.size)
    for name, by_place in run.reactions.of_constraints.items():
        for place, through in acting_places(case, name):
            v = m.velocities[m.places[through][1], :]
            total += numbers(m, ca.jacobian(v, m.u), state).T @ by_place[place].force[sample]
            if place in spinning(case):
                mass = next(mass for mass in m.masses if mass.name == place)
                omega = mass.in_inertial(m.velocities[mass.spin, :])
                total += numbers(m, ca.jacobian(omega, m.u), state).T @ by_place[place].torque[sample]
    return total


def acting_places(case: Case, name: str) -> list[tuple[str, str]]:
    """The bodies (or lone points) a constraint acts on, each with the point its force goes through.

    What is recovered from the motion (a row of scalars, a reaction beside lam A^T) goes through the mass centre.
    """
    model = case.equations.mechanism
    constraint = next(c for c in model.constraints if c.name == name)
    bodies = {mass.name for mass in model.masses}
    by_marker = {marker.body.name for marker in model.markers if marker.body is not None}
    found = []
    for place, reaction in case.run.reactions[name].items():
        if constraint.drives:
            if place not in by_marker:
                found.append((place, place))
        elif place in bodies:  # a point of a body is counted with the body
            found.append((place, place if reaction.recovered else _through(case, constraint, place)))
    return found


def spinning(case: Case) -> set[str]:
    """The bodies that turn."""
    return {mass.name for mass in case.mechanics.masses if mass.spin is not None}


def _through(case: Case, constraint: Constraint, place: str) -> str:
    found = [t.through for t in targets(case.equations.mechanism, constraint) if t.place == place]
    return found[0] if found else place
