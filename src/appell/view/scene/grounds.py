"""The ground and what stands in it: floors as large as the motion, pins, rails."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

import casadi as ca
import numpy as np

from appell.model import Body
from appell.model.joints import Cylindrical, Prismatic, Revolute, Screw
from appell.model.joints.joint import Joint, direction
from appell.model.surfaces import Disc
from appell.model.surfaces.surface import Shape
from appell.numbers import ZERO
from appell.view.scene.attachments import Attachments
from appell.view.scene.bodies import principal
from appell.view.scene.held_on import Region
from appell.view.scene.rotations import along, as_vector, matrix
from appell.view.scene.sampled import Sampled
from appell.view.scene.scene import Link, SceneShape
from appell.view.style import SCENE

PIN = "#3b4148"
STAND = "#8d96a0"

AlongAxis = Revolute | Screw | Cylindrical | Prismatic
"""A joint with one axis."""


def cover(shape: SceneShape, region: Region, extent: float) -> SceneShape:
    """A plane of the ground moved in itself to where things move, and as large as that needs."""
    if shape.type != "plane":
        return shape
    z = matrix(np.array(shape.quaternion))[:, 2]
    at = np.array(shape.position)
    middle = region.middle + ((at - region.middle) @ z) * z
    side = max(region.size + 1.5 * extent, 3 * extent)
    if shape.size[0] > 0:
        return shape
    return replace(shape, position=as_vector(middle), size=(side, side))


def hung(made: SceneShape, shape: Shape, body: Body | None, s: Sampled) -> SceneShape:
    """A disc whose mass is at its rim is drawn as a hoop: as it is at first, whatever sliders do."""
    if not isinstance(shape, Disc) or body is None:
        return made
    r = made.size[0]
    if s.once(("hoop", body.name), lambda: _is_hoop(made, body, s)):
        return replace(made, type="torus", size=(0.97 * r, 0.03 * r))
    return made


def _is_hoop(made: SceneShape, body: Body, s: Sampled) -> bool:
    m, moments, axes = principal(body, s)
    r = made.size[0]
    axis = matrix(np.array(made.quaternion))[:, 2]
    about = float(((axes.T @ axis) ** 2) @ moments)
    return bool(m > 0 and about > 0.6 * m * r**2)


@dataclass(frozen=True, eq=False)
class JointPlace:
    """A joint between two nodes: its place and, if it has one, its axis, both in the axes of the parent."""

    joint: Joint
    parent: int
    child: int
    at: np.ndarray
    along: np.ndarray | None


def _joint_places(s: Sampled) -> Iterator[JointPlace]:
    """The places of all joints."""
    for joint in s.data.joints:
        parent = s.node_of(joint.parent)
        places = s.point(joint.parent_point.point)
        at = None if places is None else s.fixed(places, parent)
        axis = None
        if isinstance(joint.joint, AlongAxis):
            axis = s.direction_in(s.vector(direction(joint.joint.axis, joint.parent.frame)), parent)
        if at is not None:
            yield JointPlace(joint.joint, parent, s.node_of(joint.child), at, axis)


def pins(s: Sampled, points: Attachments, normal: np.ndarray | None, extent: float) -> list[tuple[int, SceneShape]]:
    """A pin along its axis for every revolute joint and every hinge of a planar scene; a ball for other hinges.

    Where the ground holds a body a foot stands below the pin.
    """
    found: list[tuple[int, SceneShape]] = []
    places, turns = list(_joint_places(s)), s.rotations[0]
    for hinge in points.hinges:
        last = [i for i in hinge if i][-1]
        here = [
            p
            for p in places
            if {p.parent, p.child} <= set(hinge) and np.allclose(p.at, hinge[p.parent], atol=ZERO.expressions)
        ]
        turning = [p for p in here if isinstance(p.joint, Revolute | Screw | Cylindrical)]
        pinned = {p.child: turns[p.parent] @ p.along for p in turning if p.along is not None}
        if not pinned and normal is not None:
            pinned = {last: normal}
        for node, axis in pinned.items():
            size = (0.022 * extent, 0.09 * extent)
            turn = along(turns[node].T @ axis)
            found.append((node, SceneShape("cylinder", size, as_vector(hinge[node]), turn, color=PIN)))
        if not pinned:
            found.append((last, SceneShape("sphere", (0.026 * extent,), as_vector(hinge[last]), color=PIN)))
        elif 0 in hinge and (not here or any(place.parent == 0 for place in here)):
            # a point on the axis of a post is at rest, and yet the ground does not hold what hangs there
            stand = (0.045 * extent, 0.06 * extent)
            z = normal if normal is not None else next(iter(pinned.values()))
            found.append((0, SceneShape("cylinder", stand, as_vector(hinge[0]), along(z), color=STAND)))
    return found


def rails(s: Sampled, reach: float, extent: float) -> list[tuple[int, SceneShape]]:
    """A bar along the axis of every sliding joint, on the side of its parent."""
    size = (0.012 * extent, 1.5 * reach + extent)
    return [
        (place.parent, SceneShape("cylinder", size, as_vector(place.at), along(place.along), color=STAND))
        for place in _joint_places(s)
        if isinstance(place.joint, Prismatic) and place.along is not None
    ]


def way_of(s: Sampled, node: int, places: np.ndarray | None) -> np.ndarray | None:
    """The corners of the line, (n, 3); None for a node that two coordinates or the time move.

    ``places``: where it has been, (time, 3).
    """
    m = s.m
    position = ca.densify(s.sources[node].position(m))
    free = [i for i in range(m.q.numel()) if ca.depends_on(position, m.q[i])]
    if len(free) != 1 or ca.depends_on(m.now(position), m.t) or ca.depends_on(position, m.u):
        return None
    t, q, p = s.states[0]
    at = ca.Function("way", [m.t, m.q, m.p], [m.now(position)])
    size = 1.0 if places is None else float(np.ptp(places, axis=0).max()) or 1.0
    columns = np.tile(q[:, None], (1, 4001))
    columns[free[0]] = np.linspace(-1.0, 1.0, 4001) * max(
        np.pi, 1.5 * size + np.abs(places).max(initial=0.0) if places is not None else np.pi
    )
    line = np.array(at(np.tile(t, (1, 4001)), columns, np.tile(p[:, None], (1, 4001))), float).T
    if places is None:
        return line[:: 4000 // (SCENE.path - 1)]
    low, high = places.min(axis=0) - 0.15 * size, places.max(axis=0) + 0.15 * size
    inside = np.flatnonzero(((line >= low) & (line <= high)).all(axis=1))
    if len(inside) < 2:
        return None
    line = line[inside[0] : inside[-1] + 1]
    return line[:: max(1, len(line) // SCENE.path)]


STAND = "#8d96a0"
PIN = "#3b4148"


def anchors(
    links: list[Link], places: np.ndarray, up: np.ndarray, normal: np.ndarray | None, extent: float
) -> Iterator[SceneShape]:
    """A plate and a pin for every link that begins or ends on the ground; ``places`` of the nodes (time, node, 3)."""
    drawn: list[np.ndarray] = []
    for link in links:
        if link.kind not in ("rod", "spring", "thread") or (link.start == 0) == (link.end == 0):
            continue
        at = np.array(link.offset_start if link.start == 0 else link.offset_end)
        if any(np.allclose(at, other, atol=ZERO.expressions) for other in drawn):
            continue
        drawn.append(at)
        other = places[:, link.end if link.start == 0 else link.start].mean(axis=0)
        behind = up if link.kind == "rod" else _nearest(at - other, up, normal)
        thick = 0.03 * extent
        yield SceneShape("sphere", (0.022 * extent,), as_vector(at), color=PIN)
        plate = as_vector(at + (0.03 * extent + thick / 2) * behind)
        yield SceneShape("box", (0.26 * extent, 0.26 * extent, thick), plate, along(behind), STAND)


def _nearest(way: np.ndarray, up: np.ndarray, normal: np.ndarray | None) -> np.ndarray:
    """Up, down or sideways, whichever is nearest to a direction."""
    side = np.cross(up, normal) if normal is not None else way - (way @ up) * up
    size = float(np.linalg.norm(side))
    choices = [up, -up] + ([side / size, -side / size] if size > ZERO.expressions else [])
    return max(choices, key=lambda axis: float(axis @ way))
