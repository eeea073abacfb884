"""The forces at the joints of a tree as graphs, before those of joints further out and of constraints are added.

See :mod:`appell.mechanics.joint_tree` for the recursion; here stand its terms m a - f, joint by joint.
"""

from __future__ import annotations

from dataclasses import dataclass

import casadi as ca
from sympy.physics.vector import Point, ReferenceFrame

from appell.equations.equations import Equations
from appell.equations.forms import mechanics_to_run
from appell.equations.places import places_acted_on
from appell.mechanics import Mechanics
from appell.mechanics.carriers import GROUND
from appell.mechanics.joint_tree import JointTree, joint_tree
from appell.model import name_of
from appell.model.connection import Connection
from appell.model.guides import guides


@dataclass(frozen=True)
class JointTerms:
    """What one joint carries by itself, in components of N.

    ``force`` and ``torque``: the sum of m a - f, and of the moments about the child's point of the joint, over
    everything that no joint further out carries. ``child_point``, ``parent_point``: the joint's points.
    """

    force: ca.SX
    torque: ca.SX
    child_point: ca.SX
    parent_point: ca.SX


@dataclass(frozen=True)
class PlacesActedOn:
    """What joints and reactions act on: SymPy's points and frames, the bodies, and the points named on each."""

    points: dict[tuple[str, bool], Point | ReferenceFrame]
    masses: frozenset[str]
    on_bodies: dict[str, str]

    def of(self, body: str) -> list[str]:
        """A body, and the points named on it."""
        return [body, *(name for name, own in self.on_bodies.items() if own == body)]


def places_of(equations: Equations) -> PlacesActedOn:
    """The places of a model."""
    model = equations.mechanism
    on = {marker.name: name_of(marker.body) for marker in model.markers if marker.body is not None}
    return PlacesActedOn(places_acted_on(model), frozenset(mass.name for mass in model.masses), on)


def built_in_reactions(equations: Equations) -> dict[str, Connection]:
    """The joints of the tree by the names of their reactions."""
    return guides(equations.mechanism)


def joint_terms(equations: Equations) -> tuple[JointTree, list[JointTerms]]:
    """The tree of the joints, and the terms of every joint of it."""
    model, m = equations.mechanism, mechanics_to_run(equations)
    tree = joint_tree(model, m.frames)
    points = [_position(m, joint.child_point.point) for joint in tree.joints]
    forces, torques = ([ca.SX.zeros(3) for _ in tree.joints] for _ in range(2))

    def add(at: Point | ReferenceFrame, force: ca.SX, torque: ca.SX) -> None:
        joint = tree.carriers.carrier(at)
        if joint == GROUND:
            return
        forces[joint] += force
        torques[joint] += torque
        if isinstance(at, Point):
            torques[joint] += ca.cross(_position(m, at) - points[joint], force)

    accelerations = ca.jtimes(m.velocities, m.u, m.udot) + m.acceleration_remainders
    for said, (mass, force, torque) in zip(model.masses, m.momentum_rates(accelerations), strict=True):
        add(said.point, force, mass.in_inertial(torque))
    places = places_acted_on(model)
    for load in m.loads:
        for term in load.terms:
            if term.angular:
                add(places[term.place, True], ca.SX.zeros(3), -term.inertial)
            else:
                add(places[term.place, False], -term.vector, ca.SX.zeros(3))
    return tree, [
        JointTerms(forces[k], torques[k], points[k], _position(m, joint.parent_point.point))
        for k, joint in enumerate(tree.joints)
    ]


def _position(m: Mechanics, point: Point) -> ca.SX:
    found = m.frames.position(point)
    assert found is not None, "what a joint carries is located"
    return ca.SX(found)


def joint_freedoms(equations: Equations, tree: JointTree) -> list[tuple[ca.SX, ca.SX]]:
    """For every joint the partial angular velocities and partial velocities of the child in the parent, in N.

    There is a column for every speed that moves the child in the parent: together they span what the joint leaves free.
    """
    m, found = mechanics_to_run(equations), []
    known = {u.element_hash() for u in ca.vertsplit(m.u)}
    for joint in tree.joints:
        assert joint.motion is not None
        turning = list(m.frames.spin_pieces(joint.child.frame, joint.parent.frame).items())
        sliding = [
            (frame, m.algebra.rate(m.frames.lowered(part), m.q, m.qdot, m.t)) for part, frame in joint.motion.shift.args
        ]
        local = ca.vertcat(ca.SX(0, 1), *(part for _, part in (*turning, *sliding)))
        speeds = [s for s in ca.symvar(local) if s.element_hash() in known]
        columns = ca.vertcat(ca.SX(0, 1), *speeds)
        w, v = ca.SX.zeros(3, len(speeds)), ca.SX.zeros(3, len(speeds))
        for frame, part in turning:
            w += m.frames.rotation(frame) @ ca.jacobian(part, columns)
        for frame, part in sliding:
            v += m.frames.rotation(frame) @ ca.jacobian(part, columns)
        found.append((w, v))
    return found
