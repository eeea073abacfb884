"""The frames that a model makes: SymPy's, with a path between two frames by looking at each frame once."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import TypeVar

import sympy as sm
from sympy.physics.vector import Point, ReferenceFrame, Vector

T = TypeVar("T")

_KINDS = ("orientation", "angular velocity", "angular acceleration")


class Frame(ReferenceFrame):
    """SymPy's frame, and what ``orientnew`` makes of it.

    SymPy lists all ways from a frame to all others to find one, for the length of an axis too: writing n frames takes
    n³. The way found here is the same, the first of the shortest ones.
    """

    def _dict_list(self, other: ReferenceFrame, num: int) -> list[ReferenceFrame]:
        if num not in range(3):
            raise ValueError("Valid values for num are 0, 1, or 2.")
        found = way(self, other, lambda frame: frame._dlist[num])
        if found is None:
            raise ValueError(f"No connecting {_KINDS[num]} path found between {self.name} and {other.name}.")
        return found


def way(start: T, goal: T, neighbours: Callable[[T], Iterable[T]]) -> list[T] | None:
    """The first of the shortest ways from one node to another, or None: breadth first, each node once."""
    came_from: dict[T, T | None] = {start: None}
    near = [start]
    while near and goal not in came_from:
        beyond = []
        for node in near:
            for other in neighbours(node):
                if other not in came_from:
                    came_from[other] = node
                    beyond.append(other)
        near = beyond
    if goal not in came_from:
        return None
    found, before = [goal], came_from[goal]
    while before is not None:
        found.append(before)
        before = came_from[before]
    return found[::-1]


def position_from(point: Point, start: Point) -> Vector:
    """SymPy's ``pos_from``, which lists all ways between all points to find one."""
    found = way(point, start, lambda node: node._pos_dict)
    if found is None:
        raise ValueError(f"No connecting position path found between {point.name} and {start.name}.")
    return sum((a._pos_dict[b] for a, b in pairwise(found)), Vector(0))


def settle(frame: ReferenceFrame) -> None:
    """Tell a frame of SymPy its rotation against itself, which it would look for along all ways."""
    frame._dcm_cache.setdefault(frame, sm.eye(3))
