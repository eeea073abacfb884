"""Frames, bodies, particles, joints and points of a document, said in a model."""

from __future__ import annotations

from dataclasses import MISSING, fields, replace
from typing import Any

import sympy as sm
from sympy.physics.vector import Point, ReferenceFrame, Vector, outer

from appell.errors import ModelError
from appell.model.body import AttachmentFrame, Body
from appell.model.connection import with_joint
from appell.model.declarative.entries import DocumentEntry, said_at
from appell.model.declarative.reading import PartialModel
from appell.model.frame import Frame
from appell.model.joints import JOINTS
from appell.model.masses import owner_of, with_body, with_marker, with_particle
from appell.model.names import require_one_of
from appell.model.points import require_fixed

AXES = ("axis", "first", "second")
"""The arguments of joints and surfaces that are axes."""


def name_frames(reading: PartialModel, entry: DocumentEntry) -> None:
    """The frames of the document, not yet oriented."""
    for one in entry.entries("frames"):
        one.require("name", "in", "axis", "angle", "matrix", "angular_velocity")
        name = one.name()
        if name in reading.frames:
            raise ModelError(f"{one.where}: a frame named '{name:.60}' is there already.")
        reading.frames[name] = Frame(name)


def orient_frames(reading: PartialModel, entry: DocumentEntry, *, last: bool = False) -> None:
    """Every frame whose parent has its place already; at ``last`` none may be left.

    SymPy forgets what hangs on a frame that is oriented anew, so that a parent comes before what is oriented in it.
    """
    waiting = [one for one in entry.entries("frames") if one.name() not in reading.oriented]
    found = True
    while waiting and found:
        found = False
        for one in list(waiting):
            if _has_place(reading, one.text("in")) and (last or _knows_angle(reading, one)):
                with said_at(one.where):
                    _orient(reading, one, reading.frames[one.name()])
                reading.oriented.add(one.name())
                waiting.remove(one)
                found = True
    if waiting and last:
        one = waiting[0]
        reading.frame(f"{one.where}: in", one.text("in"))
        raise ModelError(
            f"{one.where}: the frame '{one.name():.60}' is oriented relative to itself, through a ring of other frames."
        )


def _knows_angle(reading: PartialModel, one: DocumentEntry) -> bool:
    """Whether all symbols in the angle are there: a rotor turns with the coordinate of a joint, which comes later."""
    if "angle" not in one:
        return True
    try:
        reading.scalar("angle", one.content.get("angle"))
    except ModelError:
        return False
    return True


def _has_place(reading: PartialModel, name: str) -> bool:
    data = reading.data
    if name in reading.frames:
        return name == str(data.frame) or name in reading.oriented
    bodies = [mass.name for mass in data.masses if isinstance(mass, Body) and mass not in data.waiting]
    return name in bodies or name in [attachment.name for attachment in data.mounts]


def _orient(reading: PartialModel, one: DocumentEntry, frame: ReferenceFrame) -> None:
    parent = reading.frame("in", one.text("in"))
    if ("axis" in one) == ("matrix" in one):
        raise ModelError("give an axis and an angle, or a matrix.")
    spin = reading.vector("angular_velocity", one.content["angular_velocity"]) if "angular_velocity" in one else None
    if "axis" in one:
        axis, angle = one.text("axis"), reading.scalar("angle", one.content.get("angle"))
        if axis not in ("x", "y", "z"):
            raise ModelError(f"the axis is '{axis:.20}': give x, y or z.")
        frame.orient_axis(parent, {"x": parent.x, "y": parent.y, "z": parent.z}[axis], angle)
    else:
        matrix = _matrix(reading, one)
        if spin is None:
            raise ModelError("give angular_velocity together with a matrix.")
        frame.orient_explicit(parent, matrix.T)
    if spin is not None:
        frame.set_ang_vel(parent, spin)


def _matrix(reading: PartialModel, one: DocumentEntry) -> sm.Matrix:
    rows = one.items("matrix")
    if len(rows) != 3 or not all(isinstance(row, list) and len(row) == 3 for row in rows):
        raise ModelError("the matrix has not three rows of three entries.")
    return sm.Matrix(
        [[reading.scalar(f"matrix[{i}][{j}]", e) for j, e in enumerate(row)] for i, row in enumerate(rows)]
    )


def with_bodies(reading: PartialModel, entry: DocumentEntry) -> None:
    """Particles and bodies; where they are is said once all points are there."""
    for one in entry.entries("particles"):
        one.require("name", "mass", "at", "from")
        with said_at(one.where):
            name = one.name()
            mass = reading.scalar("mass", one.content.get("mass"))
            reading.data, _ = with_particle(reading.data, name, mass, _new_point(reading, name))
    for one in entry.entries("bodies"):
        one.require("name", "mass", "inertia", "inertia_axes", "frame", "at", "from", "mass_center", "as_given")
        with said_at(one.where):
            _body(reading, one)


def _body(reading: PartialModel, one: DocumentEntry) -> None:
    name, mass = one.name(), reading.scalar("mass", one.content.get("mass"))
    if ("frame" in one) != ("at" in one):
        raise ModelError("give both a frame and a place (at), or neither of them and a joint.")
    own = reading.frame("frame", one.text("frame")) if "frame" in one else Frame(name)
    inertia, judged = _inertia(reading, one), not one.flag("as_given")
    if "inertia_axes" in one:
        frame = reading.frame("inertia_axes", one.text("inertia_axes"))
        rows = inertia if isinstance(inertia[0], list) else sm.diag(*inertia).tolist()
        axes = (frame.x, frame.y, frame.z)
        total: Any = 0
        for i in range(3):
            for j in range(3):
                if rows[i][j] != 0:
                    total = total + rows[i][j] * outer(axes[i], axes[j])
        inertia = total
    if "frame" in one:
        place: tuple[Any, Any, Any] = (own, _new_point(reading, name), (0, 0, 0))
        reading.data, _ = with_body(reading.data, name, mass, place, (inertia, None), judged=judged)
        return
    center = one.content.get("mass_center", [0, 0, 0])
    # the body's frame is made with it: its name stands for that frame while its mass centre is read
    reading.frames[name] = own
    offset = reading.vector("mass_center", center, own)
    del reading.frames[name]
    place = (None, None, _components(offset, own))
    reading.data, _ = with_body(reading.data, name, mass, place, (inertia, None), judged=judged)


def _components(offset: Vector, own: ReferenceFrame) -> tuple[Any, ...]:
    if any(frame is not own for _, frame in offset.args):
        raise ModelError("the mass centre is written in another frame than the body's own.")
    return tuple(offset.to_matrix(own))


def _inertia(reading: PartialModel, one: DocumentEntry) -> Any:
    items = one.items("inertia")
    if len(items) == 3 and all(isinstance(row, list) and len(row) == 3 for row in items):
        return [[reading.scalar(f"inertia[{i}][{j}]", e) for j, e in enumerate(row)] for i, row in enumerate(items)]
    if len(items) != 3:
        raise ModelError("the inertia is not three moments or a 3 x 3 matrix.")
    return [reading.scalar(f"inertia[{i}]", item) for i, item in enumerate(items)]


def _new_point(reading: PartialModel, name: str) -> Point:
    made = Point(name)
    reading.points[name] = made
    return made


def _with_mounts(reading: PartialModel, entry: DocumentEntry) -> None:
    """Mounts on the ground and on bodies that have their place already."""
    for one in entry.entries("mounts"):
        one.require("name", "on", "at", "matrix")
        if one.name() in [mount.name for mount in reading.data.mounts]:
            continue
        with said_at(one.where):
            side = reading.data.side(one.text("on"), "body", "mount")
            if side in reading.data.waiting:
                continue  # a joint gives its body a place first
            frame, point = side.frame, Point(one.name())
            if "matrix" in one:
                frame = Frame(one.name())
                frame.orient_explicit(side.frame, _matrix(reading, one).T)
            point.set_pos(side.origin, reading.vector("at", one.content.get("at", [0, 0, 0]), side.frame))
            body = side if isinstance(side, Body) else side.body
            mount = AttachmentFrame(one.name(), frame, point, reading.data.frame, body)
            reading.data = reading.data.adding(mounts=[mount])


def with_joints(reading: PartialModel, entry: DocumentEntry) -> None:
    """Joints, in their order, each with the mounts that have a place by then."""
    classes = {joint.__name__: joint for joint in JOINTS}
    for one in entry.entries("joints"):
        _with_mounts(reading, entry)
        with said_at(one.where):
            kind = one.text("type")
            require_one_of(kind, classes, f"'{kind:.40}' is not a joint")
            own = [f.name for f in fields(classes[kind])]  # type: ignore[arg-type]
            points = ("parent_point", "child_point")
            one.require("name", "type", "parent", "child", *own, *points, "coordinates", "speeds", "closes")
            joint = classes[kind](**arguments(reading, one, classes[kind]))
            sides = reading.data.side(one.text("parent"), "parent"), reading.data.side(one.text("child"), "child")
            offsets = tuple(
                reading.vector(word, one.content.get(word, [0, 0, 0]), side.frame)
                for word, side in zip(("parent_point", "child_point"), sides, strict=True)
            )
            names = " ".join(one.names("coordinates")), " ".join(one.names("speeds"))
            reading.data, _ = with_joint(
                reading.data,
                one.name(),
                joint,
                sides,
                points=offsets,
                names=names,
                closes=one.flag("closes"),
            )
        orient_frames(reading, entry)
    _with_mounts(reading, entry)
    # in the order of the document again, whatever had to wait for a joint
    order = {one.name(): i for i, one in enumerate(entry.entries("mounts"))}
    waited = iter(sorted((m for m in reading.data.mounts if m.name in order), key=lambda m: order[m.name]))
    mounts = tuple(next(waited) if m.name in order else m for m in reading.data.mounts)
    reading.data = replace(reading.data, mounts=mounts)


def arguments(reading: PartialModel, one: DocumentEntry, kind: type, scope: Any = None) -> dict[str, Any]:
    """The arguments of a joint or surface: axes, letters, sizes."""
    found: dict[str, Any] = {}
    for field in fields(kind):
        name = field.name
        if name not in one:
            if field.default is MISSING and field.default_factory is MISSING:
                raise ModelError(f"a {kind.__name__} needs '{name}'.")
            continue
        item = one.content[name]
        if name in AXES:
            found[name] = item if item in ("x", "y", "z") else axis_of(reading, name, item)
        elif name == "angles":
            found[name] = one.text(name)
        elif isinstance(field.default, bool):
            found[name] = one.flag(name)
        elif name == "at":
            found[name] = axis_of(reading, name, item)
        elif name not in ("frame", "symbols"):
            found[name] = reading.scalar(name, item, scope)
    return found


def axis_of(reading: PartialModel, name: str, item: object) -> Any:
    """Three components, or a vector."""
    if isinstance(item, list) and len(item) == 3:
        return tuple(reading.scalar(f"{name}[{i}]", part) for i, part in enumerate(item))
    return reading.vector(name, item)


def with_same_points(reading: PartialModel, entry: DocumentEntry, *, only_known: bool) -> None:
    """Points that are another by a further name; with ``only_known`` those of bodies that are there already."""
    for one in entry.entries("points"):
        one.require("name", "at", "from", "on", "is")
        if "is" not in one or one.name() in reading.points:
            continue
        with said_at(one.where):
            if "at" in one or "from" in one:
                raise ModelError("a point is another one (is), or has its own place (at, from).")
            if only_known and one.text("is") not in reading.scope().points:
                continue
            point = reading.point("is", one.text("is"))
            owner = owner_of(reading.data, one.name(), one.text("on") if "on" in one else None)
            reading.data, _ = with_marker(reading.data, one.name(), point, owner)
            reading.points[one.name()] = point


def with_points(reading: PartialModel, entry: DocumentEntry) -> None:
    """The named points, and the places of all points, bodies and particles."""
    for one in entry.entries("points"):
        if "is" not in one:
            with said_at(one.where):
                name, on = one.name(), one.text("on") if "on" in one else None
                owner = owner_of(reading.data, name, on)
                reading.data, _ = with_marker(reading.data, name, _new_point(reading, name), owner)
    for section in ("particles", "bodies", "points"):
        for one in entry.entries(section):
            if "at" in one or (section != "bodies" and "is" not in one):
                with said_at(one.where):
                    point = reading.points[one.name()]
                    start = reading.point("from", one.text("from")) if "from" in one else reading.data.origin
                    position = reading.vector("at", one.content.get("at"))
                    reading.data.check_vector("at", position)
                    if start is point or point in _reached(start):
                        raise ModelError("the point is located from itself.")
                    point.set_pos(start, position)
    for one in entry.entries("points"):
        owner = reading.data.named("markers", one.name()).body
        if owner is not None:
            with said_at(one.where):
                require_fixed(reading.data, one.name(), reading.points[one.name()], owner)


def _reached(start: Point) -> set[Point]:
    found, waiting = {start}, [start]
    while waiting:
        new = [other for other in waiting.pop()._pos_dict if other not in found]
        found |= set(new)
        waiting += new
    return found
