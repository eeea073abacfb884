"""Walks along the points or the frames of a model, which form a tree towards the origin or the inertial frame."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from typing import TypeVar

from sympy.physics.vector import Point, ReferenceFrame

Placed = TypeVar("Placed", Point, ReferenceFrame)


def ways_to(start: Placed, links: Mapping[Placed, Mapping[Placed, object]]) -> dict[Placed, Placed]:
    """For every node connected to the start its neighbour on the shortest way there; of the start itself."""
    ways, queue = {start: start}, deque([start])
    while queue:
        here = queue.popleft()
        for neighbour in links[here]:
            if neighbour not in ways:
                ways[neighbour] = here
                queue.append(neighbour)
    return ways


def unknown(
    of: Placed, above: Callable[[Placed], Placed], known: Mapping[Placed, object], last: Placed
) -> list[Placed]:
    """A node and those above it that are not known yet, the uppermost first: long chains are walked, not nested."""
    found: list[Placed] = []
    while of not in known:
        found.append(of)
        if of == last:
            break
        of = above(of)
    return found[::-1]


def between(
    a: Placed, b: Placed, above: Callable[[Placed], Placed], depth: Callable[[Placed], int]
) -> tuple[list[Placed], list[Placed]]:
    """The nodes from each of two up to, and without, the first one above both."""
    ups: list[Placed] = []
    downs: list[Placed] = []
    while a != b:
        if depth(a) >= depth(b):
            ups.append(a)
            a = above(a)
        else:
            downs.append(b)
            b = above(b)
    return ups, downs
