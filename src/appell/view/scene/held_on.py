"""Surfaces and curves that a point is held on by rows in positions, where they can be found.

A row c(q) is a matter of one point P where its gradient lies in that of P's place, dc/dq = n . dP/dq. Where n is
constant the surface is a plane. Where P's coordinates are Cartesian (dP/dq constant), c is a function of the place,
and its zeros are sampled on the extent: a surface, or a curve where two rows hold one point or all is in a plane.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import casadi as ca
import numpy as np

from appell.numbers import DRAW, RANK, ZERO
from appell.view.scene.attachments import Attachments
from appell.view.scene.isosurface import isosurface, traced
from appell.view.scene.rotations import along, as_vector, quaternion
from appell.view.scene.sampled import Sampled, steady
from appell.view.scene.scene import SceneShape

COLOR = "#a9b4c0"


@dataclass(frozen=True, eq=False)
class Region:
    """Where things move: middle and size."""

    middle: np.ndarray
    size: float


@dataclass(frozen=True, eq=False)
class HeldRow:
    """A row on a point: the unit normal where that is constant, and c as a function of the place where it can be."""

    name: str
    point: int
    normal: np.ndarray | None
    level: float
    value: Callable[[np.ndarray], np.ndarray] | None


def held_shapes(
    s: Sampled,
    points: Attachments,
    skip: set[str],
    region: Region,
    flat: np.ndarray | None,
    extent: float,
    radius: Callable[[int, np.ndarray], float],
    up: np.ndarray,
) -> list[SceneShape]:
    """What is drawn on the ground for rows in positions; ``skip``: those that are drawn otherwise.

    ``radius``: how far what is drawn about a candidate point reaches along a direction. A wall is drawn as far behind
    the point: on the side that a unilateral row forbids, else below.
    """
    open_rows = {c.name for c in s.data.constraints if c.unilateral}
    rows = [row for row in s.m.rows if row.position is not None and row.name not in skip]
    found = [
        held for i, row in enumerate(rows) if (held := _held(s, points, row.name, i, ca.SX(row.position))) is not None
    ]
    count = Counter(row.name for row in rows)
    found = [held for held in found if count[held.name] == sum(held.name == other.name for other in found)]
    shapes = []
    for k in dict.fromkeys(held.point for held in found):
        own = [held for held in found if held.point == k]
        curved = [held for held in own if held.normal is None and held.value is not None]
        if not curved:
            for held in own:
                normal = np.asarray(held.normal)
                side = 1.0 if held.name in open_rows else _sign(float(normal @ up))
                shapes.append(_wall(held, region, flat, extent, side * radius(k, normal) * normal))
            continue
        values = [held.value for held in own if held.value is not None]
        if flat is not None:
            values.append(partial(_beside, flat, float(region.middle @ flat)))
        shapes += _curve(values[:2], region) if len(values) >= 2 else _surface(values[0], region)
    return shapes


def _held(s: Sampled, points: Attachments, name: str, number: int, c: ca.SX) -> HeldRow | None:
    """The first point whose place alone a row, of some number, is a matter of."""
    gradient = s.at_once(("dc/dq", number), lambda: ca.densify(ca.jacobian(c, s.m.q)).T)
    if not np.isfinite(gradient).all() or np.abs(gradient).max() == 0:
        return None
    values = s.at_once(("c", number), lambda: c)[:, 0]
    for k, candidate in enumerate(points.candidates):
        if not any(i > 0 for i in points.carriers[k]) or 0 in points.carriers[k]:
            continue
        J = _jacobian(s, candidate.graph)
        pulls = np.einsum("sji,sj->si", np.linalg.pinv(J, rcond=RANK.reached), gradient)
        rest = np.einsum("sij,si->sj", J, pulls) - gradient
        if np.abs(rest).max() > ZERO.written * np.abs(gradient).max() or bool(ca.depends_on(c, s.m.t)):
            continue
        pull = steady(pulls)
        if pull is not None:
            size = float(np.linalg.norm(pull))
            level = steady((candidate.places @ pull - values)[:, None])
            if level is not None:
                return HeldRow(name, k, pull / size, float(level[0]) / size, _function(s, candidate.graph, c, J))
        value = _function(s, candidate.graph, c, J)
        if value is not None:
            return HeldRow(name, k, None, 0.0, value)
    return None


def _beside(normal: np.ndarray, level: float, r: np.ndarray) -> np.ndarray:
    """How far places are from a plane."""
    return np.asarray(r @ normal - level)


def _jacobian(s: Sampled, place: ca.SX) -> np.ndarray:
    """dP/dq at the samples: (sample, 3, q)."""
    flat = s.at_once(("dP/dq", id(place)), lambda: ca.vec(ca.densify(ca.jacobian(place, s.m.q))))
    return np.swapaxes(flat.reshape(DRAW.several, s.m.q.numel(), 3), 1, 2)


def _function(s: Sampled, place: ca.SX, c: ca.SX, J: np.ndarray) -> Callable[[np.ndarray], np.ndarray] | None:
    """c as a function of the place, (n, 3) to (n,), where the coordinates of the point are Cartesian."""
    if steady(J.reshape(DRAW.several, -1)) is None:
        return None
    m = s.m
    t, q, p = s.states[0]
    start = s.at(place)[0]
    back = np.linalg.pinv(J[0], rcond=RANK.reached)
    evaluate = ca.Function("held", [m.q], [ca.substitute(m.now(c), ca.vertcat(m.t, m.p), np.concatenate([t, p]))])

    def value(r: np.ndarray) -> np.ndarray:
        return np.array(evaluate((q + (r - start) @ back.T).T), float).ravel()

    return value


def _sign(height: float) -> float:
    """1 for a normal that points upwards, -1 for one that points down; a wall on no side stays where the point is."""
    return 0.0 if abs(height) < ZERO.seen else float(np.sign(height))


def _wall(held: HeldRow, region: Region, flat: np.ndarray | None, extent: float, back: np.ndarray) -> SceneShape:
    """A plane, or in a planar scene a slab that is seen from its side, moved back from the point it holds."""
    normal = np.asarray(held.normal)
    middle = region.middle + (held.level - region.middle @ normal) * normal - back
    side = 1.2 * region.size + extent
    if flat is None:
        return SceneShape("plane", (side, side), as_vector(middle), along(normal), COLOR, 0.6)
    thick = 0.02 * extent
    inner = normal if back @ normal >= 0 else -normal  # the slab is behind its surface
    turn = quaternion(np.column_stack([np.cross(flat, normal), flat, normal]))
    return SceneShape("box", (side, 0.2 * extent, thick), as_vector(middle - thick / 2 * inner), turn, COLOR)


def _curve(values: list[Callable[[np.ndarray], np.ndarray]], region: Region) -> list[SceneShape]:
    points = traced(values, region.middle, region.size)
    return [] if points is None else [SceneShape("polyline", points=points, color="#5b6570")]


def _surface(value: Callable[[np.ndarray], np.ndarray], region: Region) -> list[SceneShape]:
    vertices, faces = isosurface(value, region.middle, region.size)
    if not len(faces):
        return []
    return [SceneShape("surface", color=COLOR, opacity=0.45, vertices=vertices, faces=faces)]
