"""Zeros of functions of a place: curves by following them, surfaces by tetrahedra."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import permutations

import numpy as np

from appell.numbers import RANK, ZERO
from appell.view.style import SCENE

Function = Callable[[np.ndarray], np.ndarray]


def traced(values: Sequence[Function], near: np.ndarray, size: float) -> np.ndarray | None:
    """The curve on which two functions vanish, from the point nearest to a place, both ways until it closes or leaves.

    None where Newton's method finds no point of it.
    """
    step = size / 100
    start = _onto(values, near + 0.1 * size * np.array([0.7, 0.2, -0.5]), size)
    if start is None:
        return None
    forward, closed = _followed(values, start, step, near, size)
    if closed:
        return np.array([*forward, start])
    backward, _ = _followed(values, start, -step, near, size)
    return np.array([*reversed(backward[1:]), *forward])


def _followed(
    values: Sequence[Function], start: np.ndarray, step: float, near: np.ndarray, size: float
) -> tuple[list[np.ndarray], bool]:
    points, here, before = [start], start, None
    for k in range(SCENE.walk):
        G = _gradients(values, here, size)
        way = np.cross(G[0], G[1])
        if np.linalg.norm(way) == 0:
            break
        way /= np.linalg.norm(way)
        if before is not None and way @ before < 0:
            way = -way
        before = way
        found = _onto(values, here + step * way, size)
        if found is None or np.abs(found - near).max() > size:
            break
        here = found
        points.append(here)
        if k > 3 and np.linalg.norm(here - start) < 0.9 * abs(step):
            return points, True
    return points, False


def _onto(values: Sequence[Function], here: np.ndarray, size: float) -> np.ndarray | None:
    """Newton's method with least changes."""
    for _ in range(30):
        c = np.array([value(here[None])[0] for value in values])
        move = np.linalg.lstsq(_gradients(values, here, size), c, rcond=RANK.reached)[0]
        here = here - move
        if np.linalg.norm(move) < ZERO.thousands * size:
            return here
    return None


def _gradients(values: Sequence[Function], here: np.ndarray, size: float) -> np.ndarray:
    h = ZERO.seen * size
    places = np.concatenate([here + h * np.eye(3), here - h * np.eye(3)])
    found = [value(places) for value in values]
    return np.array([(f[:3] - f[3:]) / (2 * h) for f in found])


def isosurface(value: Function, middle: np.ndarray, size: float) -> tuple[np.ndarray, np.ndarray]:
    """The triangles on which a function vanishes in a cube: every cell is six tetrahedra, each cut by a plane."""
    ticks = np.linspace(-size / 2, size / 2, SCENE.cells + 1)
    grid = middle + np.stack(np.meshgrid(ticks, ticks, ticks, indexing="ij"), axis=-1).reshape(-1, 3)
    f = value(grid)
    f = np.where(f == 0, ZERO.nothing, f)
    strides = np.array([(SCENE.cells + 1) ** 2, SCENE.cells + 1, 1])
    cells = np.stack(np.meshgrid(*[np.arange(SCENE.cells)] * 3, indexing="ij"), axis=-1).reshape(-1, 3) @ strides
    tetrahedra = []
    for order in permutations(range(3)):
        corners = [0, strides[order[0]], strides[order[0]] + strides[order[1]], strides.sum()]
        tetrahedra.append(cells[:, None] + np.array(corners))
    tets = np.concatenate(tetrahedra)
    tets = tets[(np.ptp(np.sign(f[tets]), axis=1) > 0) & np.isfinite(f[tets]).all(axis=1)]
    found = [triangle for tet in tets for triangle in _cut(tet, f, grid)]
    if not found:
        return np.zeros((0, 3)), np.zeros((0, 3), int)
    every = np.array(found).reshape(-1, 3)
    places, index = np.unique(np.round(every / size, 9), axis=0, return_inverse=True)
    return places * size, index.reshape(-1, 3)


def _cut(tet: np.ndarray, f: np.ndarray, grid: np.ndarray) -> list[list[np.ndarray]]:
    """The one or two triangles in which a tetrahedron is cut."""
    inside = [i for i in tet if f[i] < 0]
    outside = [i for i in tet if f[i] > 0]

    def between(i: int, j: int) -> np.ndarray:
        return np.asarray(grid[i] + (grid[j] - grid[i]) * f[i] / (f[i] - f[j]))

    if len(inside) == 2:
        (a, b), (c, d) = inside, outside
        ac, ad, bd, bc = between(a, c), between(a, d), between(b, d), between(b, c)
        return [[ac, ad, bd], [ac, bd, bc]]
    alone, others = (inside[0], outside) if len(inside) == 1 else (outside[0], inside)
    return [[between(alone, j) for j in others]]
