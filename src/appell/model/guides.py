"""The reactions that joints of a tree have built in: the directions of the freedoms that each takes away.

A joint that places its child has no rows. Its reaction is that of the rows it would have if it closed a loop: with v
the velocity of the child's point C in the parent and omega the angular velocity of the child in it, each row has a rate

    W . v + tau . omega

and acts with a force lam W on the child at C and a torque lam tau, and with the opposite on the parent (Roithmayr and
Hodges 2010, eqs. 5, 6 and 77; 000). These directions are all normal to what the joint leaves free.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import sympy as sm
from sympy.physics.vector import ReferenceFrame, Vector

from appell.algebra.sympy_algebra import tidy
from appell.model.connection import Connection
from appell.model.joints.closure import LoopClosure, Side
from appell.model.joints.joint import along
from appell.model.mechanism import Mechanism

FREEDOMS = 6
"""Of a body against another."""


@dataclass(frozen=True)
class GuideDirection:
    """A force ``W`` on the child at the joint's point of it and a torque ``tau``, per unit of the multiplier."""

    W: Vector
    tau: Vector


def guides(data: Mechanism) -> dict[str, Connection]:
    """The joints of the tree that leave less than all six freedoms, by the name of the reaction they have built in.

    It is the joint's own name, with "guide" behind it where the joint has rows in velocity: those have that name.
    """
    placing = [joint for joint in data.joints if not joint.closes]
    built_in = [j for j in placing if len(j.joint.speeds) - len(j.joint.parts) < FREEDOMS]
    return {j.name if data.named("constraints", j.name) is None else f"{j.name} guide": j for j in built_in}


def guide_directions(joint: Connection) -> tuple[GuideDirection, ...]:
    """The directions of a joint of the tree, in the axes of the parent or the child, whichever is shorter."""
    assert joint.motion is not None
    P, C, q = joint.parent.frame, joint.child.frame, joint.coordinates
    v, omega = (sm.symbols(f"{letter}:3", cls=sm.Dummy) for letter in ("v", "w"))
    R = C.dcm(P)
    fixed = Side(P, Vector(0), Vector(0), Vector(0), (P.x, P.y, P.z))
    axes = tuple(along(list(R.row(i)), P) for i in range(3))
    moving = Side(C, joint.motion.shift, along(v, P), along(omega, P), axes)
    rates = [row.rate for row in joint.joint.closing(LoopClosure(fixed, moving, P))]
    return tuple(
        GuideDirection(*(_shortest([rate.diff(s) for s in symbols], R, (P, C), q) for symbols in (v, omega)))
        for rate in rates
    )


def _shortest(
    components: list[sm.Expr], R: sm.Matrix, frames: tuple[ReferenceFrame, ReferenceFrame], moving: Sequence[sm.Expr]
) -> Vector:
    """Components in the parent as a vector of the parent or of the child, in which many directions are fixed."""
    in_parent = [tidy(c) for c in components]
    in_child = [tidy(c) for c in R @ sm.Matrix(in_parent)]
    fixed = [tidy(c.xreplace(dict.fromkeys(moving, sm.S.Zero))) for c in in_child]
    if all(tidy(sm.expand(c - f)) == 0 for c, f in zip(in_child, fixed, strict=True)):
        in_child = fixed
    choices = [(in_parent, frames[0]), (in_child, frames[1])]
    shortest, frame = min(choices, key=lambda choice: sum(sm.count_ops(c) for c in choice[0]))
    return along(shortest, frame)
