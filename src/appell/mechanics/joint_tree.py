"""The joints of a model as a tree: what each of them carries.

A joint that places its child carries the child and all that is located from it. What a joint carries reaches the ground
through the joint alone, but for loads and constraints. So the wrench that the parent exerts through joint j on
the child, a force at the child's point C of the joint and a torque about it, follows from Newton and Euler for all
that it carries (inverse dynamics, from the leaves inwards; Featherstone 2008, section 5.3),

    f_j = sum m a - f + sum over the joints k that hang on j of f_k
    t_j = sum (r - C_j) x (m a - f) + I alpha + omega x I omega - t + sum t_k + (C_k - C_j) x f_k

with loads f, t and the forces of constraints among them.
"""

from __future__ import annotations

from dataclasses import dataclass

from appell.mechanics.carriers import Carriers
from appell.mechanics.frames import Frames
from appell.model import Mechanism
from appell.model.connection import Connection


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
