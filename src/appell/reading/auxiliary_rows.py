"""Reactions of joints in evidence: the equations of auxiliary speeds (Roithmayr and Hodges 2010, eq. 1; 000).

An auxiliary speed moves the child of a joint, and all that the joint carries, in a direction that the joint takes away:
along W through the joint's point C, or about tau. It vanishes in every motion, yet its partial velocities W or
tau x (r - C), and tau of the frames, give an equation in which the reaction of the joint stands,

    sum over what the joint carries of v_r . (m a - f) + omega_r . (I alpha + omega x I omega - t) = lam

beside the n equations of the speeds: n + M in all. The left side is G lam, G the products of the directions, wherever
these are not at right angles (a screw).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import sympy as sm
from sympy.physics.vector import Point, ReferenceFrame

from appell.algebra import Matrix
from appell.algebra.sympy_algebra import tidy
from appell.constraints import multiplier
from appell.equations.form_blocks import own_symbols
from appell.equations.forms import mechanics_in_symbols
from appell.equations.joint_graph import JointTree, joint_tree, places_acted_on
from appell.mechanics import Mechanics, Term, actuated
from appell.mechanics.carriers import GROUND
from appell.model import Mechanism
from appell.model.guides import GuideDirection, guide_directions, guides

Rows = tuple[tuple[sm.Expr, sm.Expr], ...]
"""Left and right sides."""
Wrench = tuple[Point | ReferenceFrame, Matrix, Matrix]
"""A force at a point and a torque there, in components of N."""


def auxiliary_rows(model: Mechanism, names: Iterable[str]) -> Rows:
    """G lam on the left, what the joint carries on the right, for every joint named, in the model's own symbols."""
    m = mechanics_in_symbols(model)
    tree, own = joint_tree(model, m.frames), own_symbols(model, m)
    numbers = {joint.name: k for k, joint in enumerate(tree.joints)}
    wrenches = list(_wrenches(model, m))
    found: list[tuple[sm.Expr, sm.Expr]] = []
    for name in names:
        joint = guides(model)[name]
        directions = guide_directions(joint)
        lam = sm.Matrix([multiplier(name, i, len(directions)) for i in range(len(directions))])
        force, torque = _carried(tree, numbers[joint.name], m, wrenches)
        for direction in directions:
            W, tau = (m.frames.resolve(v, model.frame) for v in (direction.W, direction.tau))
            value = (W.T @ force if direction.W != 0 else tau.T @ torque)[0, 0]
            G = sm.Matrix([[_product(direction, other) for other in directions]])
            found.append(((G @ lam)[0, 0], m.algebra.shown(m.now(sm.Matrix([tidy(value)]))[0, 0], own)))
    return tuple(found)


def _product(direction: GuideDirection, other: GuideDirection) -> sm.Expr:
    """What a unit of the other multiplier does along the auxiliary speed of a direction."""
    first, second = (direction.W, other.W) if direction.W != 0 else (direction.tau, other.tau)
    return sm.S.Zero if second == 0 else tidy(first.dot(second))


def _carried(tree: JointTree, joint: int, m: Mechanics, wrenches: list[Wrench]) -> tuple[Matrix, Matrix]:
    """The resultant of everything that a joint carries, and its moment about the joint's point."""
    force, torque = sm.zeros(3, 1), sm.zeros(3, 1)
    C = m.frames.position(tree.joints[joint].child_point.point)
    for at, f, t in wrenches:
        carrier = tree.carriers.carrier(at)
        while carrier > joint:
            carrier = tree.carriers.parents[carrier]
        if carrier == GROUND or carrier != joint:
            continue
        force, torque = force + f, torque + t
        if isinstance(at, Point):
            arm = m.frames.position(at)
            assert arm is not None, at
            assert C is not None, joint
            torque += m.algebra.cross(arm - C, f)
    return force, torque


def _wrenches(model: Mechanism, m: Mechanics) -> Iterator[Wrench]:
    """m a - f of every mass and load, and of every constraint with its multipliers."""
    accelerations = m.partials @ m.udot + m.acceleration_remainders
    for said, (mass, force, torque) in zip(model.masses, m.momentum_rates(accelerations), strict=True):
        yield said.point, force, mass.in_inertial(torque)
    acting = [(sm.S.One, term) for load in m.loads for term in load.terms]
    pushes = actuated(m)
    for i, row in enumerate(m.rows):
        acting += [(m.actual[i, 0], term) for term in pushes.get(i, row).terms or ()]
    acting += [(sm.S.One, term) for law in m.laws for term in law.terms]
    places = places_acted_on(model)
    for factor, term in acting:
        yield _opposite(factor, term, places[term.place, term.angular])


def _opposite(factor: sm.Expr, term: Term, at: Point | ReferenceFrame) -> Wrench:
    if term.angular:
        return at, sm.zeros(3, 1), -factor * term.inertial
    return at, -factor * term.vector, sm.zeros(3, 1)
