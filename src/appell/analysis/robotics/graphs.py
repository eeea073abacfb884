"""The graphs behind the robotics verbs, as functions of (t, (q, u), p, udot) for many states at once.

M is the kinetic metric over all speeds, M udot + h the forces that a motion needs (Kane's -(F_r + F*_r)); a Jacobian
holds the partial velocities; momenta are sums over bodies.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import casadi as ca

from appell.compile.batch import BatchFunction, batch_function
from appell.equations import Equations
from appell.equations.expression_graph import ExpressionGraph
from appell.equations.forms import mechanics_to_run, state_graph_of
from appell.errors import NotApplicable
from appell.mechanics import Mechanics
from appell.mechanics.reaction_vectors import missing_forces
from appell.model.names import require_one_of
from appell.system.stage import stage


@stage
def _made(equations: Equations) -> dict[tuple[str, str], BatchFunction]:
    """The functions that were asked for, by verb and place."""
    return {}


def function_of(equations: Equations, verb: str, place: str = "") -> BatchFunction:
    """The function of a verb, made when it is first asked for."""
    made, key = _made(equations), (verb, place)
    if key not in made:
        m = mechanics_to_run(equations)
        graph = ca.densify(
            m.now(ca.densify(_place_graph(verb)(equations, place) if place else GRAPHS[verb](equations)))
        )
        made[key] = batch_function(verb, [m.t, ca.vertcat(m.q, m.u), m.p, m.udot], graph)
    return made[key]


def _place_graph(verb: str) -> Callable[[Equations, str], ca.SX]:
    return {"jacobian": point_jacobian, "angular": angular_jacobian}[verb]


def mass_matrix(equations: Equations) -> ca.SX:
    """M over all speeds."""
    return cast(ca.SX, state_graph_of(equations).metric)


def needed_forces(equations: Equations) -> ca.SX:
    """M udot + h."""
    m = mechanics_to_run(equations)
    return cast(ca.SX, missing_forces(m, m.udot))


def bias(equations: Equations) -> ca.SX:
    """h, the forces needed where udot vanishes."""
    m = mechanics_to_run(equations)
    return ca.substitute(needed_forces(equations), m.udot, ca.SX.zeros(*m.udot.shape))


def point_jacobian(equations: Equations, place: str) -> ca.SX:
    """dv/du of a point, in components of the inertial frame."""
    m = mechanics_to_run(equations)
    require_one_of(place, m.places, f"'{place}' is not a point, particle or body of '{equations.mechanism.name}'")
    return m.partials[m.places[place][1], :]


def angular_jacobian(equations: Equations, place: str) -> ca.SX:
    """d omega/du of a frame, in components of the inertial frame: omega x = (dR/dt) R^T."""
    m, graph = mechanics_to_run(equations), ExpressionGraph(equations)
    R = graph.rotation(graph.frame_of(place))
    turning = ca.jacobian(ca.vec(R), m.q) @ m.G
    columns = []
    for j in range(m.u.numel()):
        W = ca.reshape(turning[:, j], 3, 3) @ R.T
        columns.append(ca.vertcat(W[2, 1], W[0, 2], W[1, 0]))
    return ca.horzcat(*columns)


def center_of_mass(equations: Equations) -> ca.SX:
    """sum m r / sum m."""
    m = mechanics_to_run(equations)
    _require_positions(equations, m)
    total = sum(mass.mass for mass in m.masses)
    return sum((mass.mass * mass.position for mass in m.masses), ca.SX.zeros(3)) / total


def momentum(equations: Equations) -> ca.SX:
    """sum m v, and below it sum (r - c) x m v + I omega about the centre of mass c, in components of N."""
    m, center = mechanics_to_run(equations), center_of_mass(equations)
    linear, angular = ca.SX.zeros(3), ca.SX.zeros(3)
    for mass in m.masses:
        push = mass.mass * m.velocities[mass.velocity]
        linear += push
        angular += ca.cross(ca.SX(mass.position) - center, push)
        if mass.spin is not None:
            angular += mass.in_inertial(mass.inertia @ m.velocities[mass.spin])
    return ca.vertcat(linear, angular)


def _require_positions(equations: Equations, m: Mechanics) -> None:
    for mass in m.masses:
        if mass.position is None:
            raise NotApplicable(
                f"only the velocity of '{mass.name}' in '{equations.mechanism.name}' is known, not its position: "
                "its centre of mass has none either."
            )


GRAPHS: dict[str, Callable[[Equations], ca.SX]] = {
    "mass_matrix": mass_matrix,
    "bias": bias,
    "inverse_dynamics": needed_forces,
    "center_of_mass": center_of_mass,
    "momentum": momentum,
}
