"""Applied forces and torques as graphs, by the load and by what it acts on."""

from __future__ import annotations

import casadi as ca

from appell.equations.equations import Equations
from appell.equations.forms import mechanics_to_run

LoadVectors = dict[tuple[str, str], tuple[ca.SX, ca.SX]]
"""Force at a place and torque on it, in components of N, by load and place."""


def load_vectors(equations: Equations) -> tuple[LoadVectors, tuple[str, ...]]:
    """The vectors of every load, and the names of loads that have none: energies, dampers, forces on coordinates."""
    m, found = mechanics_to_run(equations), LoadVectors()
    for load in m.loads:
        for term in load.terms:
            force, torque = found.get((load.name, term.place), (ca.SX.zeros(3), ca.SX.zeros(3)))
            if term.angular:
                torque = torque + term.inertial
            else:
                force = force + term.vector
            found[load.name, term.place] = force, torque
    return found, (*m.potentials, *m.dissipations, *m.generalised, *m.lagrangians)


def dissipations(equations: Equations) -> dict[str, ca.SX]:
    """The dissipation function of every damper, in the symbols of their graph."""
    if not equations.mechanism.dampers:
        return {}
    return {name: ca.SX(D) for name, D in mechanics_to_run(equations).dissipations.items()}
