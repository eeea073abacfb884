"""The ground and what stands in it: floors as large as the motion, pins, rails."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from appell.model import Body
from appell.model.joints import Cylindrical, Prismatic, Revolute, Screw
from appell.model.joints.joint import direction
from appell.model.surfaces import Disc
from appell.model.surfaces.surface import Shape
from appell.view.scene.attachments import Attachments
from appell.view.scene.bodies import principal
from appell.view.scene.held_on import Region
from appell.view.scene.rotations import along, matrix
from appell.view.scene.sampled import Sampled
from appell.view.scene.scene import SceneShape
from appell.view.scene.vectors import as_vector

PIN = "#3b4148"
STAND = "#8d96a0"


def cover(shape: SceneShape, region: Region, extent: float) -> SceneShape:
    """A plane of the ground moved in itself to where things move, and as large as that needs."""
    if shape.type != "plane":
        return shape
    z = matrix(np.array(shape.quaternion))[:, 2]
    at = np.array(shape.position)
    middle = region.middle + ((at - region.middle) @ z) * z
    side = max(region.size + 1.5 * extent, 3 * extent)
    if shape.size and shape.size[0] > 0 and shape.size[0] < side and shape.size[0] != 6 * extent:
        return shape
    return replace(shape, position=as_vector(middle), size=(side, side))


def hung(made: SceneShape, shape: Shape, body: Body | None, s: Sampled) -> SceneShape:
    """A disc whose mass is at its rim is drawn as a hoop."""
    if not isinstance(shape, Disc) or body is None:
        return made
    m, moments, axes = principal(body, s)
    r = made.size[0]
    axis = matrix(np.array(made.quaternion))[:, 2]
    about = float(((axes.T @ axis) ** 2) @ moments)
    if m > 0 and about > 0.6 * m * r**2:
        return replace(made, type="torus", size=(0.97 * r, 0.03 * r))
    return made


def pins(s: Sampled, points: Attachments, normal: np.ndarray | None, extent: float) -> list[tuple[int, SceneShape]]:
    """A pin along its axis for every revolute joint and every hinge of a planar scene; a ball for other hinges.

    Where the ground holds a body a foot stands below the pin.
    """
    found: list[tuple[int, SceneShape]] = []
    axes = _known_axes(s)
    for hinge in points.hinges:
        bodies = [i for i in hinge if i]
        node = bodies[-1]
        at = hinge[node]
        axis = next((a for places, n, a in axes if n in hinge and np.allclose(places, hinge[n], atol=1e-9)), None)
        here = s.rotations[0, node]
        if axis is not None:
            direction_ = here.T @ axis
        elif normal is not None:
            direction_ = here.T @ normal
        else:
            found.append((node, SceneShape("sphere", (0.026 * extent,), as_vector(at), color=PIN)))
            continue
        size = (0.022 * extent, 0.09 * extent)
        found.append((node, SceneShape("cylinder", size, as_vector(at), along(direction_), color=PIN)))
        if 0 in hinge:
            stand = (0.045 * extent, 0.06 * extent)
            z = normal if normal is not None else s.rotations[0, 0] @ axis
            found.append((0, SceneShape("cylinder", stand, as_vector(hinge[0]), along(z), color=STAND)))
    return found


def _known_axes(s: Sampled) -> list[tuple[np.ndarray, int, np.ndarray]]:
    """Of revolute joints: the place in the parent, the parent's node, and the axis in the ground at the first sample."""
    found = []
    for joint in s.data.joints:
        if not isinstance(joint.joint, Revolute | Screw | Cylindrical):
            continue
        node = s.node_of(joint.parent)
        places = s.point(joint.parent_point.point)
        offset = None if places is None else s.fixed(places, node)
        if offset is not None:
            found.append((offset, node, s.vector(direction(joint.joint.axis, joint.parent.frame))[0]))
    return found


def rails(s: Sampled, reach: float, extent: float) -> list[tuple[int, SceneShape]]:
    """A bar along the axis of every sliding joint, on the side of its parent."""
    found = []
    for joint in s.data.joints:
        if not isinstance(joint.joint, Prismatic):
            continue
        node = s.node_of(joint.parent)
        places = s.point(joint.parent_point.point)
        offset = None if places is None else s.fixed(places, node)
        axis = s.direction_in(s.vector(direction(joint.joint.axis, joint.parent.frame)), node)
        if offset is not None and axis is not None:
            size = (0.012 * extent, 1.5 * reach + extent)
            found.append((node, SceneShape("cylinder", size, as_vector(offset), along(axis), color=STAND)))
    return found
