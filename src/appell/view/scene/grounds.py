"""The ground and what stands in it: floors as large as the motion, pins, rails."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

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
from appell.view.scene.rotations import along, matrix
from appell.view.scene.sampled import Sampled
from appell.view.scene.scene import SceneShape
from appell.view.scene.vectors import as_vector

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
