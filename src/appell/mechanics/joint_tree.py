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

from collections.abc import Collection
from dataclasses import dataclass, field

from sympy.physics.vector import Point, ReferenceFrame

from appell.errors import ModelError
from appell.mechanics.frames import Frames
from appell.model import Mechanism
from appell.model.connection import Connection

GROUND = -1
"""What hangs on no joint."""


@dataclass(frozen=True, eq=False)
class JointTree:
    """The joints that place their child, parents before children, and the joint that carries any point or frame.

    ``parents``: for every joint the number of the one that carries its parent, or GROUND.
    """

    frames: Frames
    joints: tuple[Connection, ...]
    parents: list[int] = field(default_factory=list)
    _carriers: dict[Point | ReferenceFrame, int] = field(default_factory=dict)

    def carrier(self, of: Point | ReferenceFrame) -> int:
        """The number of the innermost joint that carries a point or frame, or GROUND.

        A point is carried by the first joint on its way to the origin, or by one that carries a frame which a step on
        that way is written in.
        """
        way, node = [of], of
        while node not in self._carriers and (above := self._above(node)) is not None:
            node = above
            way.append(node)
        for node in reversed(way):
            if node in self._carriers:
                continue
            above = self._above(node)
            found = {GROUND if above is None else self._carriers[above]}
            if isinstance(node, Point) and above is not None:
                found |= {self.carrier(frame) for _, frame in self.frames.graph.positions[node][above].args}
            self._carriers[node] = self.innermost(found, str(of))
        return self._carriers[of]

    def innermost(self, joints: Collection[int], name: str) -> int:
        """The joint that all the others carry. Raises ModelError where they stand on different branches."""
        last = max(joints, default=GROUND)
        for joint in {*joints} - {GROUND}:
            above = last
            while above > joint:
                above = self.parents[above]
            if above != joint:
                first, second = (self.joints[k].child.name for k in (joint, last))
                raise ModelError(
                    f"'{name}' is located from '{first}' and from '{second}', which hang on different joints, so that "
                    "the forces at these joints do not follow from the model: locate it from one body."
                )
        return last

    def _above(self, node: Point | ReferenceFrame) -> Point | ReferenceFrame | None:
        """The neighbour on the way to the ground; None where the way ends."""
        if isinstance(node, ReferenceFrame):
            ends = node == self.frames.inertial or not self.frames.oriented(node)
            return None if ends else self.frames.parent(node)
        nearer = self.frames.ways_to_origin().get(node)
        return None if nearer is node else nearer


def joint_tree(model: Mechanism, frames: Frames) -> JointTree:
    """The tree of the joints of a model. Raises ModelError where something hangs on two branches at once."""
    placing = [joint for joint in model.joints if not joint.closes]
    tree = JointTree(frames, tuple(sorted(placing, key=lambda joint: frames.depth(joint.child.frame))))
    for number, joint in enumerate(tree.joints):
        sides = {tree.carrier(joint.parent.frame), tree.carrier(joint.parent_point.point)}
        tree.parents.append(tree.innermost(sides, joint.name))
        tree._carriers.update({joint.child.frame: number, joint.child_point.point: number})
    return tree
