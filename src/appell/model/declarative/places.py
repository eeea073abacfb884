"""How the points and frames of a model are called in a document, and which of them its joints and contacts make."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields
from typing import Any

from sympy.core.function import AppliedUndef
from sympy.physics.vector import Point, ReferenceFrame, Vector

from appell.constraints import Force, gather
from appell.errors import ModelError
from appell.model.body import AttachmentFrame, Body, Marker
from appell.model.declarative.formula_text import Labels
from appell.model.mechanism import Mechanism


def held_bodies(data: Mechanism) -> set[Body]:
    """Bodies whose place a joint gives, or will give."""
    return {joint.child for joint in data.joints if not joint.closes} | set(data.waiting)


def made_by_joint(data: Mechanism, marker: Marker) -> bool:
    """Whether a joint or a contact names this point by itself."""
    names = [f"{re.escape(joint.name)} (.* )?on .*" for joint in data.joints]
    names += [f"{re.escape(contact.name)} at .*" for contact in data.contacts]
    return any(re.fullmatch(name, marker.name) for name in names)


def origin_label(body: Body | AttachmentFrame) -> str:
    """Where the axes of a body meet, as a point of a document."""
    return f"origin of {body.name}"


def point_labels(data: Mechanism) -> dict[Point, str]:
    """Every point that has a name."""
    found = {data.origin: str(data.origin)}
    for place in (*data.masses, *data.markers, *data.joint_points):
        found.setdefault(place.point, place.name)
    for mass in data.masses:
        if isinstance(mass, Body):
            found.setdefault(mass.origin, origin_label(mass))
    for attachment in data.mounts:
        found.setdefault(attachment.origin, attachment.name)
    return found


@dataclass(frozen=True)
class FrameTree:
    """The frames that a document names: ``labels`` of all, ``parents`` of those that it orients itself, in order."""

    labels: dict[ReferenceFrame, str]
    parents: dict[ReferenceFrame, ReferenceFrame]


def frame_tree(data: Mechanism) -> FrameTree:
    """The frames spoken of, and those between them and the inertial one, but for those that joints orient."""
    own: dict[ReferenceFrame, str] = {data.frame: str(data.frame)}
    for mass in data.masses:
        if isinstance(mass, Body) and mass in held_bodies(data):
            own[mass.frame] = mass.name
    own |= {attachment.frame: attachment.name for attachment in data.mounts if attachment.frame not in own}
    parents: dict[ReferenceFrame, ReferenceFrame] = {}
    for frame in _spoken_of(data):
        # The frames from one to the first that needs no orientation here, that one first
        way = [frame]
        while way[-1] not in own and way[-1] not in parents:
            way.append(_towards(way[-1], own))
        way.reverse()
        parents.update(zip(way[1:], way[:-1], strict=True))
    labels = dict(own)
    taken = {*own.values(), *(m.name for m in data.masses if isinstance(m, Body))}
    bodies = {m.frame: m.name for m in data.masses if isinstance(m, Body)}
    for frame in parents:
        name = str(frame)
        if name in taken and bodies.get(frame) != name:
            name = next(f"{name} {i}" for i in range(2, 10_000) if f"{name} {i}" not in taken)
        labels[frame] = name
        taken.add(name)
    return FrameTree(labels, parents)


def _towards(frame: ReferenceFrame, goal: Iterable[ReferenceFrame]) -> ReferenceFrame:
    """The neighbour on the shortest way to one of the frames of a goal."""
    goal, came, queue = set(goal), {frame: frame}, deque([frame])
    while queue:
        here = queue.popleft()
        if here in goal:
            while came[here] != frame:
                here = came[here]
            return here
        for neighbour in here._dcm_dict:
            if neighbour not in came:
                came[neighbour] = here
                queue.append(neighbour)
    raise ModelError(
        f"the frame '{frame}' is not oriented in the inertial frame: orient it, to write the model as text."
    )


def _spoken_of(data: Mechanism) -> Iterator[ReferenceFrame]:
    for mass in data.masses:
        if isinstance(mass, Body):
            yield from (frame for frame in (mass.frame, mass.axes) if frame is not None)
            yield from _of_vectors([mass.point.pos_from(mass.origin)])
        if mass not in held_bodies(data):
            yield from _of_vectors([_position(data, mass.point)])
    for marker in data.markers:
        if not made_by_joint(data, marker):
            yield from _of_vectors([_position(data, marker.point)])
    for joint in data.joints:
        yield from _of_vectors([joint.parent_point.point.pos_from(joint.parent.origin)])
        yield from _of_vectors([joint.child_point.point.pos_from(joint.child.origin)])
        yield from _of_vectors(getattr(joint.joint, f.name) for f in fields(joint.joint))  # type: ignore[arg-type]
    for contact in data.contacts:
        for shape in contact.contact.shapes:
            yield from _of_vectors((shape.at, shape.axis))
            yield from () if shape.frame is None else (shape.frame,)
    for drawing in data.drawings:
        yield from () if drawing.frame is None else (drawing.frame,)
        drawn: Any = drawing.shape
        yield from _of_vectors((drawn.at, drawn.axis, *getattr(drawn, "points", ())))
        yield from (f for f in (getattr(drawn, "frame", None),) if f is not None)
    yield from _of_vectors(push.vector for load in data.loads for push in load.pushes)
    yield from (of for quantity, of in gather(data.load_expressions()) if quantity.angular)
    for constraint in data.constraints:
        forces = [drive.force for drive in constraint.drives] + ([constraint.law.force] if constraint.law else [])
        yield from _of_vectors(vector for force in forces for _, vector in force.vectors)
        yield from _angular(constraint.quantities)
        yield from (f for force in forces for f in _of_force(force))


def _angular(quantities: Iterable[tuple[object, object]]) -> Iterator[ReferenceFrame]:
    yield from (of for _, of in quantities if isinstance(of, ReferenceFrame))


def _of_force(force: Force) -> Iterator[ReferenceFrame]:
    yield from _angular(gather(force.expressions))


def _of_vectors(given: Iterable[object]) -> Iterator[ReferenceFrame]:
    for vector in given:
        if isinstance(vector, Vector):
            yield from (frame for _, frame in vector.args)


def _position(data: Mechanism, point: Point) -> Vector:
    return nearest(data, point)[1]


def nearest(data: Mechanism, point: Point) -> tuple[Point, Vector]:
    """The named point that stands nearest to one on the way to the origin, and the position from it."""
    known = anchors(data)
    came, queue = {point: point}, deque([point])
    while queue:
        here = queue.popleft()
        if here in known and here is not point:
            return here, point.pos_from(here)
        for neighbour in here._pos_dict:
            if neighbour not in came:
                came[neighbour] = here
                queue.append(neighbour)
    if point is data.origin:
        return point, Vector(0)
    raise ModelError(
        f"the point '{point}' is not connected to the origin (its velocity was set by hand): "
        "it cannot be written as text."
    )


def anchors(data: Mechanism) -> set[Point]:
    """Points that are there without being located: the origin, and what joints hold."""
    found = {data.origin, *(m.origin for m in data.mounts)}
    for body in held_bodies(data):
        found |= {body.point, body.origin}
    return found


def labels_of(data: Mechanism) -> tuple[Labels, FrameTree, dict[Point, str]]:
    """The names of points and frames, and the tree of frames to be written."""
    points, tree = point_labels(data), frame_tree(data)

    def point(of: Point) -> str:
        if of not in points:
            raise ModelError(
                f"the point '{of}' has no name in the model: add it with model.point, to write it as text."
            )
        return points[of]

    def frame(of: ReferenceFrame) -> str:
        if of not in tree.labels:
            raise ModelError(f"the frame '{of}' is made by a joint, and has no name to write it with.")
        return tree.labels[of]

    return Labels(point, frame), tree, points


def names_of(functions: Iterable[AppliedUndef]) -> list[str]:
    """The names of functions of time."""
    return [str(f.func) for f in functions]
