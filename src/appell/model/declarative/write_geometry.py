"""Frames, points, bodies, joints and surfaces of a model, for a document."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import sympy as sm
from sympy.physics.vector import Point, ReferenceFrame, Vector, dynamicsymbols

from appell.constraints import expression_of
from appell.errors import ModelError
from appell.model.body import Body, Particle
from appell.model.connection import Connection
from appell.model.declarative.formula_text import Labels, value, vector
from appell.model.declarative.places import FrameTree, held_bodies, made_by_joint, names_of, nearest, origin_label
from appell.model.inertia_matrix import is_judged
from appell.model.joints import JOINTS
from appell.model.mechanism import Mechanism
from appell.model.surfaces import SURFACES, HeightField, Shape


def frames(tree: FrameTree) -> list[dict[str, Any]]:
    """Every frame in the one that it is oriented in: by an angle about an axis, or by its matrix."""
    labels = Labels(lambda point: str(point), lambda frame: tree.labels[frame])
    return [_frame(frame, parent, tree, labels) for frame, parent in tree.parents.items()]


def _frame(frame: ReferenceFrame, parent: ReferenceFrame, tree: FrameTree, labels: Labels) -> dict[str, Any]:
    entry: dict[str, Any] = {"name": tree.labels[frame], "in": tree.labels[parent]}
    matrix, spin = frame._dcm_dict[parent], frame._ang_vel_dict.get(parent)
    if spin is None:
        raise ModelError(f"the angular velocity of the frame '{frame}' was set by hand, and cannot be written as text.")
    turn = _axis_turn(matrix)
    if turn is None:
        entry["matrix"] = [[value(e, labels) for e in row] for row in matrix.tolist()]
        return entry | {"angular_velocity": vector(spin, labels)}
    axis, angle = turn
    entry |= {"axis": axis, "angle": value(angle, labels)}
    unit = {"x": parent.x, "y": parent.y, "z": parent.z}[axis]
    if spin != angle.diff(dynamicsymbols._t) * unit:
        entry["angular_velocity"] = vector(spin, labels)
    return entry


def _axis_turn(matrix: sm.MatrixBase) -> tuple[str, sm.Expr] | None:
    """The axis and the angle of a turn about x, y or z; v_frame = matrix v_parent."""
    for axis, (i, j) in {"x": (1, 2), "y": (2, 0), "z": (0, 1)}.items():
        sine, cosine = matrix[i, j], matrix[i, i]
        angle = _angle(sine, cosine)
        if angle is None:
            continue
        turn = sm.eye(3).as_mutable()
        turn[i, i] = turn[j, j] = sm.cos(angle)
        turn[i, j], turn[j, i] = sm.sin(angle), -sm.sin(angle)
        if turn == matrix:
            return axis, angle
    return None


def _angle(sine: sm.Expr, cosine: sm.Expr) -> sm.Expr | None:
    if isinstance(sine, sm.sin):
        return sine.args[0]
    if isinstance(-sine, sm.sin):
        return -(-sine).args[0]
    return sm.atan2(sine, cosine) if sine.is_number and cosine.is_number and (sine, cosine) != (0, 0) else None


def points(data: Mechanism, labels: Labels) -> list[dict[str, Any]]:
    """The named points, but for those that joints name by themselves."""
    found = []
    for marker in data.markers:
        if not made_by_joint(data, marker):
            same = _same_point(data, marker.point)
            place = _place(data, marker.point, labels) if same is None else {"is": same}
            entry = {"name": marker.name, **place}
            found.append(entry if marker.body is None else entry | {"on": marker.body.name})
    return found


def _same_point(data: Mechanism, point: Point) -> str | None:
    """The name of the body or mount whose own point it is."""
    for body in (mass for mass in data.masses if isinstance(mass, Body)):
        if point in (body.point, body.origin):
            return body.name if point is body.point else origin_label(body)
    if point is data.origin:
        return str(data.origin)
    return next((m.name for m in data.mounts if point is m.origin), None)


def _place(data: Mechanism, point: Any, labels: Labels) -> dict[str, Any]:
    start, position = nearest(data, point)
    entry: dict[str, Any] = {"at": vector(position, labels)}
    return entry if start is data.origin else {"from": labels.point(start), **entry}


def particles(data: Mechanism, labels: Labels) -> list[dict[str, Any]]:
    """Masses at points."""
    return [
        {"name": mass.name, "mass": value(mass.mass, labels), **_place(data, mass.point, labels)}
        for mass in data.masses
        if isinstance(mass, Particle)
    ]


def bodies(data: Mechanism, labels: Labels) -> list[dict[str, Any]]:
    """Rigid bodies: those with a frame and a place of their own, and those that a joint holds."""
    found = []
    for body in (mass for mass in data.masses if isinstance(mass, Body)):
        entry: dict[str, Any] = {"name": body.name, "mass": value(body.mass, labels), "inertia": _inertia(body, labels)}
        if not is_judged(data, body):
            entry["as_given"] = True
        if body.axes is not None:
            entry["inertia_axes"] = labels.frame(body.axes)
        if body in held_bodies(data):
            if body.origin is not body.point:
                entry["mass_center"] = vector(body.point.pos_from(body.origin), labels)
        else:
            entry |= {"frame": labels.frame(body.frame), **_place(data, body.point, labels)}
        found.append(entry)
    return found


def _inertia(body: Body, labels: Labels) -> list[Any]:
    if body.inertia.is_diagonal():
        return [value(body.inertia[i, i], labels) for i in range(3)]
    return [[value(entry, labels) for entry in row] for row in body.inertia.tolist()]


def mounts(data: Mechanism, labels: Labels) -> list[dict[str, Any]]:
    """Frames fixed in a body or in the ground to which joints are made, but for those that joints bring themselves."""
    ground = data.mounts[0]
    brought = {name for joint in data.joints for name in (a.name for a in joint.mounts.values())}
    found = []
    for mount in data.mounts[1:]:
        if mount.name in brought:
            continue
        side = ground if mount.body is None else mount.body
        entry: dict[str, Any] = {"name": mount.name, "on": side.name}
        entry["at"] = vector(mount.origin.pos_from(side.origin), labels)
        if mount.frame is not side.frame:
            entry["matrix"] = [[value(e, labels) for e in row] for row in mount.frame.dcm(side.frame).tolist()]
        found.append(entry)
    return found


def joints(data: Mechanism, labels: Labels) -> list[dict[str, Any]]:
    """The joints, with the names of their coordinates and speeds."""
    return [_joint(joint, labels) for joint in data.joints]


def _joint(made: Connection, labels: Labels) -> dict[str, Any]:
    if type(made.joint) not in JOINTS:
        raise ModelError(f"the joint '{made.name}' is a {type(made.joint).__name__}, which is not a joint of appell.")
    entry: dict[str, Any] = {
        "name": made.name,
        "type": type(made.joint).__name__,
        "parent": made.parent.name,
        "child": made.child.name,
    }
    for field in fields(made.joint):  # type: ignore[arg-type]
        entry[field.name] = argument(getattr(made.joint, field.name), labels)
    for word, point, origin in (
        ("parent_point", made.parent_point.point, made.parent.origin),
        ("child_point", made.child_point.point, made.child.origin),
    ):
        offset = point.pos_from(origin)
        if offset != 0:
            entry[word] = vector(offset, labels)
    speeds = [u for u in made.symbols.values() if u not in made.coordinates]
    entry |= {"coordinates": names_of(made.coordinates), "speeds": names_of(speeds)}
    return entry | {"closes": True} if made.closes else entry


def surface(shape: Shape, labels: Labels) -> dict[str, Any]:
    """What a body touches with."""
    if type(shape) not in SURFACES:
        raise ModelError(f"the surface {type(shape).__name__} is not one of appell, and cannot be written as text.")
    entry: dict[str, Any] = {"type": type(shape).__name__}
    for field in fields(shape):
        given = getattr(shape, field.name)
        if field.name == "frame":
            entry |= {} if given is None else {"frame": labels.frame(given)}
        elif field.name == "symbols" and isinstance(shape, HeightField):
            entry["symbols"] = [symbol.name for symbol in given]
        elif not (field.name == "at" and not isinstance(given, Vector) and all(c == 0 for c in given)):
            entry[field.name] = argument(given, labels)
    return entry


def argument(given: Any, labels: Labels) -> Any:
    """An axis by name, three components, a vector, or an expression."""
    if isinstance(given, (str, bool)):
        return given
    if isinstance(given, Vector):
        return vector(given, labels)
    if isinstance(given, (list, tuple, sm.MatrixBase)):
        return [value(expression_of("a component", component), labels) for component in given]
    return value(expression_of("an argument", given), labels)
