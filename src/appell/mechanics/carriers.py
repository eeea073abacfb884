"""What hangs on what: for any point or frame the innermost of the things that carry it.

A thing is numbered after the one that it hangs on. It carries its own points and frames, and all that is located or
oriented from these.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field

from sympy.physics.vector import Point, ReferenceFrame

from appell.errors import ModelError
from appell.mechanics.frames import Frames
from appell.model.kinematic_graph import Node

GROUND = -1
"""What hangs on nothing."""


class OnTwoBranches(ModelError):
    """Two things, neither of which carries the other, carry the same."""


@dataclass(frozen=True, eq=False)
class Carriers:
    """Things with names, for each the number of the one that it hangs on, and the innermost one that carries a node."""

    frames: Frames
    names: list[str] = field(default_factory=list)
    parents: list[int] = field(default_factory=list)
    _known: dict[Node, int] = field(default_factory=dict)

    def add(self, name: str, parent: int, nodes: Collection[Node]) -> int:
        """The number of a further thing, which carries some points and frames that nothing else carries as its own."""
        self.names.append(name)
        self.parents.append(parent)
        number = len(self.names) - 1
        self._known.update(dict.fromkeys(nodes, number))
        return number

    def carrier(self, of: Node) -> int:
        """The number of the innermost thing that carries a point or frame, or GROUND.

        A point is carried by the first thing on its way to the origin, or by one that carries a frame which a step on
        that way is written in.
        """
        way, node = [of], of
        while node not in self._known and (above := self._above(node)) is not None:
            node = above
            way.append(node)
        for node in reversed(way):
            if node in self._known:
                continue
            above = self._above(node)
            found = {GROUND if above is None else self._known[above]}
            if isinstance(node, Point) and above is not None:
                found |= {self.carrier(frame) for _, frame in self.frames.graph.positions[node][above].args}
            self._known[node] = self.innermost(found, str(of))
        return self._known[of]

    def innermost(self, numbers: Collection[int], name: str) -> int:
        """The thing that all the others carry. Raises OnTwoBranches where one of them does not."""
        last = max(numbers, default=GROUND)
        for number in {*numbers} - {GROUND}:
            above = last
            while above > number:
                above = self.parents[above]
            if above != number:
                first, second = (self.names[k] for k in (number, last))
                raise OnTwoBranches(
                    f"'{name}' is located from '{first}' and from '{second}', which hang on different joints, so that "
                    "the forces at these joints do not follow from the model: locate it from one body."
                )
        return last

    def _above(self, node: Node) -> Node | None:
        """The neighbour on the way to the ground; None where the way ends."""
        if isinstance(node, ReferenceFrame):
            ends = node == self.frames.inertial or not self.frames.oriented(node)
            return None if ends else self.frames.parent(node)
        nearer = self.frames.ways_to_origin().get(node)
        return None if nearer is node else nearer
