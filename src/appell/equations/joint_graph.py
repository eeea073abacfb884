"""The forces at the joints of a tree as graphs, before those of joints further out and of constraints are added.

See :mod:`appell.equations.joint_graph` for the recursion; here stand its terms m a - f, joint by joint.
"""

from __future__ import annotations

from dataclasses import dataclass

import casadi as ca
from sympy.physics.vector import Point, ReferenceFrame

from appell.equations.equations import Equations
from appell.equations.forms import mechanics_to_run
from appell.mechanics import Mechanics
from appell.mechanics.carriers import GROUND, Carriers
from appell.mechanics.frames import Frames
from appell.model import Body, Mechanism, name_of
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


# ---- Applied forces and torques as graphs, by the load and by what it acts on


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


# ---- The points and frames that something acts on, by the names that loads and reactions give them


def places_acted_on(model: Mechanism) -> dict[tuple[str, bool], Point | ReferenceFrame]:
    """The SymPy points and frames that loads and constraints act on, by name and whether they turn."""
    found: dict[tuple[str, bool], Point | ReferenceFrame] = {}
    acted = [push.on for load in model.loads if not load.gravity for push in load.pushes]
    for constraint in model.constraints:
        acted += [of for _, of in constraint.quantities]
        forces = [drive.force for drive in constraint.drives]
        forces += [] if constraint.law is None else [constraint.law.force]
        acted += [on for force in forces for on, _ in force.vectors]
    for of in acted:
        found[model.place_of(of), isinstance(of, ReferenceFrame)] = of
    for place in model.places:
        found[place.name, False] = place.point
        if isinstance(place, Body):
            found[place.name, True] = place.frame
    return found


# ---- The joints of a model as a tree: what each of them carries


@dataclass(frozen=True, eq=False)
class JointTree:
    """The joints that place their child, parents before children, and what each of them carries, by its number."""

    joints: tuple[Connection, ...]
    carriers: Carriers


def joint_tree(model: Mechanism, frames: Frames) -> JointTree:
    """The tree of the joints of a model. Raises ModelError where something hangs on two branches at once."""
    placing = [joint for joint in model.joints if not joint.closes]
    tree = JointTree(tuple(sorted(placing, key=lambda joint: frames.depth(joint.child.frame))), Carriers(frames))
    carriers = tree.carriers
    for joint in tree.joints:
        sides = {carriers.carrier(joint.parent.frame), carriers.carrier(joint.parent_point.point)}
        above = carriers.innermost(sides, joint.name)
        carriers.add(joint.child.name, above, (joint.child.frame, joint.child_point.point))
    return tree
