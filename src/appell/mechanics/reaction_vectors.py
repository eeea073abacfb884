"""Reactions as vectors, in any algebra: where each acts, and what is recovered of one that is written in scalars."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import casadi as ca
import numpy as np
import scipy

from appell.algebra import Matrix
from appell.algebra.rank import rank
from appell.mechanics.mechanics import Mechanics, MovingMass
from appell.mechanics.sampling import random_states, values_at
from appell.model import Mass, Mechanism


@dataclass(frozen=True)
class ActedPlace:
    """A point or body that forces act on: which of them (by number), and the place their resultant goes through."""

    place: str
    acting: tuple[int, ...]
    through: str


def acted_places(model: Mechanism, acting: Iterable[tuple[str, bool]]) -> tuple[ActedPlace, ...]:
    """Every place that forces (place, whether a torque) act on, or the body it belongs to with their resultant.

    The resultant goes through the point where a single force acts, and through the mass centre where forces act at
    several (Roithmayr and Hodges 2010, eqs. 77 to 81; 000).
    """
    given = list(acting)
    direct: dict[str, list[int]] = {}
    owned: dict[str, list[int]] = {}
    for i, (place, _) in enumerate(given):
        direct.setdefault(place, []).append(i)
        whose = owner(model, place)
        if whose is not None:
            owned.setdefault(whose.name, []).append(i)
    found = [ActedPlace(place, tuple(of), place) for place, of in direct.items() if place not in owned]
    for body, of in owned.items():
        points = {given[i][0] for i in of if not given[i][1]}
        found.append(ActedPlace(body, tuple(of), points.pop() if len(points) == 1 else body))
    return tuple(found)


def owner(model: Mechanism, place: str) -> Mass | None:
    """The particle or body a place belongs to."""
    for mass in model.masses:
        if mass.name == place:
            return mass
    return next((s.body for s in model.markers if s.name == place), None)


def mass_matrix(m: Mechanics) -> Matrix:
    """M = d2T/du2."""
    momenta = m.algebra.jacobian(m.algebra.column([m.motion_energy]), m.u).T
    return m.algebra.jacobian(momenta, m.u)


def acts_on_masses(m: Mechanics, reaction: ca.SX) -> bool:
    """Whether M is regular on the speeds that a generalised reaction moves, at a random state.

    Otherwise some of them carry no mass, and what acts on the masses depends on which coordinates are held meanwhile.
    """
    if "_sampled_mass" not in vars(m):  # the same for every reaction
        vars(m)["_sampled_mass"] = values_at(m, mass_matrix(m), random_states(m, 1))[0]
    M: np.ndarray = vars(m)["_sampled_mass"]
    _, block = scipy.sparse.csgraph.connected_components(M != 0, directed=False)
    moved = np.isin(block, block[list(ca.sparsify(reaction).sparsity().get_triplet()[0])])
    return rank(M[np.ix_(moved, moved)]) == moved.sum()


def recovered_forces(m: Mechanics, reaction: Matrix) -> Iterator[tuple[MovingMass, Matrix, Matrix]]:
    """m v_r (M^-1 R)_r and I omega_r (M^-1 R)_r on every mass: the inertia of what a generalised reaction R causes.

    The force is in components of N, the torque in those of the spin.
    """
    algebra = m.algebra
    if "_mass_solver" not in vars(m):  # factorised once for all reactions
        vars(m)["_mass_solver"] = algebra.definite_solver(mass_matrix(m))
    accelerations = m.partials @ vars(m)["_mass_solver"](reaction)
    for mass in m.masses:
        torque = algebra.zeros(3, 1) if mass.spin is None else mass.inertia @ accelerations[mass.spin, :]
        yield mass, mass.mass * accelerations[mass.velocity, :], torque


def missing_forces(m: Mechanics, udot: ca.SX) -> ca.SX:
    """Kane's -(F_r + F*_r) at given speed rates.

    sum (dv/du)^T (m a - f) + (d omega/du)^T (I alpha + omega x I omega - t)
    """
    accelerations = ca.jtimes(m.velocities, m.u, udot) + m.acceleration_remainders
    vectors = ca.SX.zeros(m.velocities.numel(), 1)
    for mass, force, torque in m.momentum_rates(accelerations):
        vectors[mass.velocity] += force
        if mass.spin is not None:
            vectors[mass.spin] += torque
    for load in m.loads:
        for term in load.terms:
            vectors[term.velocity] -= term.vector
    return ca.jtimes(m.velocities, m.u, vectors, True) - m.potential_force - m.scalar_force
