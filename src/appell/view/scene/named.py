"""Points that have a name, for the labels of a picture: markers on bodies, and joints but those of free flight."""

from __future__ import annotations

from appell.model.joints import Free
from appell.view.scene.sampled import Sampled
from appell.view.scene.scene import NamedPoint
from appell.view.scene.vectors import as_vector


def named_points(s: Sampled) -> tuple[NamedPoint, ...]:
    """Markers that a body carries, and the joints, each where the node that carries it has it."""
    found = []
    for marker in s.data.markers:
        places = s.point(marker.point)
        if marker.body is not None and places is not None:
            node = s.index(marker.body.name)
            offset = s.fixed(places, node)
            if offset is not None:
                found.append(NamedPoint(marker.name, "point", node, as_vector(offset)))
    for joint in s.data.joints:
        if isinstance(joint.joint, Free):
            continue
        places = s.point(joint.child_point.point)
        node = s.node_of(joint.child)
        offset = None if places is None else s.fixed(places, node)
        if offset is not None:
            found.append(NamedPoint(joint.name, "joint", node, as_vector(offset)))
    return tuple(found)
