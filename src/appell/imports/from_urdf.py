"""A URDF file as a model: what is fixed together is one body, every other joint is one of ours."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from weakref import ref

import numpy as np
import sympy as sm
from sympy.physics.vector import Point

from appell.constraints import Actuator, expression_of
from appell.errors import ModelError
from appell.imports.urdf import ONE_COORDINATE, Placement, Robot, UrdfJoint, read_urdf
from appell.imports.urdf_assumptions import Assumptions
from appell.imports.urdf_bodies import Group, MassProperties, groups_of, mass_properties
from appell.imports.urdf_visuals import UNDRAWN, shape_of
from appell.model.body import AttachmentFrame, Body
from appell.model.connection import Connection
from appell.model.contacts.contact import rolling
from appell.model.frame import Frame
from appell.model.joints import Joint
from appell.model.joints.free import Free
from appell.model.joints.joint import along
from appell.model.joints.planar import Planar
from appell.model.joints.prismatic import Prismatic
from appell.model.joints.revolute import Revolute
from appell.model.joints.spherical import Spherical
from appell.model.masses import with_body, with_marker
from appell.model.model import Model
from appell.model.names import require_new, require_one_of
from appell.model.surfaces.disc import Disc
from appell.model.surfaces.plane import Plane
from appell.model.surfaces.surface import Shape
from appell.numbers import ZERO

Side = Body | AttachmentFrame


NOT_THE_GROUND = "a link called as the ground of the model that stands elsewhere is named anew ('link ground')"


def from_urdf(
    path: str | os.PathLike[str],
    *,
    wheels: Mapping[str, object] | None = None,
    base: Joint | None = None,
    gravity: float | None = 9.81,
    limits: bool = False,
    friction: bool = True,
    motors: bool = False,
    inertia: str = "as given",
    strict: bool = False,
) -> Model:
    """A Model from a URDF file; see :meth:`appell.Model.from_urdf`."""
    assumptions = Assumptions(strict)
    robot = read_urdf(path, assumptions)
    model = Model(robot.name)
    groups = groups_of(robot)
    base = Free() if base is None and wheels else base
    moving = groups if base is not None else groups[1:]
    masses = mass_properties(robot, moving, inertia, assumptions)
    sides: dict[str, Side] = {} if base is not None else {robot.root: model.ground}
    sides |= {group.top: _body(model, group, masses[group.top]) for group in moving}
    if base is not None:
        model.joint(f"base of {robot.root}", base, model.ground, sides[robot.root])
    home = {link: group for group in groups for link in group.at}
    joined = {}
    for group in groups:
        joint = next((j for j in robot.joints.values() if j.child == group.top and j.kind != "fixed"), None)
        if joint is not None:
            joined[joint.name] = _join(model, home[joint.parent], sides, joint)
    folder = Path(path).resolve().parent
    for group in groups:
        _name_links(model, group, sides[group.top], assumptions)
        _draw_links(model, robot, group, sides[group.top], folder, assumptions)
    for joint in robot.joints.values():
        if joint.name in joined and joint.kind in ONE_COORDINATE:
            _rules(model, joint, joined, limits=limits, friction=friction)
            _mimic(model, robot, joint, joined, assumptions)
            if motors:
                _motor(model, joint, joined[joint.name])
    if gravity:
        model.gravity(-model.parameters("g", gravity, unit="m/s^2") * model.frame.z)
    for link, shape in (wheels or {}).items():
        _wheel(model, robot, home, sides, link, shape)
    model.source = replace(robot, assumed=assumptions.sentences)
    assumptions.warn(Path(path).name)
    return model


def _body(model: Model, group: Group, given: MassProperties) -> Body:
    """One body of all masses of a group, in the frame of its first link; its inertia is judged already."""
    center = tuple(float(x) for x in given.center)
    inertia = sm.ImmutableMatrix(given.inertia)
    return model._edit(
        lambda data: with_body(
            data, group.top, given.mass, (None, None, center), (inertia, None), judged=False, home=ref(model)
        )
    )


def _join(model: Model, group: Group, sides: Mapping[str, Side], joint: UrdfJoint) -> Connection:
    """The child in a mount on the parent's body that stands where the URDF puts the joint."""
    at = group.at[joint.parent] @ joint.at
    attachment = _attachment(model, sides[group.top], f"frame of {joint.name}", at)
    word = re.sub(r"\W+", "_", joint.name).strip("_")
    q, u = (f"q_{word}", f"u_{word}") if joint.kind in ONE_COORDINATE else ("", "")
    return model.joint(joint.name, _kind(joint), attachment, sides[joint.child], coordinates=q, speeds=u)


def _kind(joint: UrdfJoint) -> Joint:
    if joint.kind == "floating":
        return Free()
    if joint.kind == "spherical":
        return Spherical()
    if joint.kind == "planar":
        if joint.axis != (0.0, 0.0, 1.0):
            raise ModelError(
                f"the planar joint '{joint.name}' has the normal {joint.axis}: only z is taken; turn its <origin>."
            )
        return Planar()
    axis = next((word for word, e in zip("xyz", np.eye(3), strict=True) if (e == joint.axis).all()), joint.axis)
    return Prismatic(axis) if joint.kind == "prismatic" else Revolute(axis)


def _attachment(model: Model, side: Side, name: str, at: Placement) -> AttachmentFrame:
    """A named frame fixed in a body or in the ground."""
    frame, point = side.frame, Point(name)
    if not np.allclose(at.R, np.eye(3), rtol=0, atol=ZERO.rounding):
        frame = Frame(name)
        # Entries of a rotation that are rounding alone are zeros
        frame.orient_explicit(side.frame, sm.ImmutableMatrix(np.where(np.abs(at.R) < ZERO.rounding, 0.0, at.R)))
    point.set_pos(side.origin, along([sm.Float(c) for c in at.r], side.frame))
    attachment = AttachmentFrame(name, frame, point, model.frame, side if isinstance(side, Body) else None)
    require_new(model._data, name, "frame")
    model._data = model._data.adding(mounts=[attachment])
    return attachment


def _name_links(model: Model, group: Group, side: Side, assumptions: Assumptions) -> None:
    """The links that are fixed to another one: each has a frame, whose origin is a point of the body."""
    for link, at in group.at.items():
        if link == side.name and np.array_equal(at.R, np.eye(3)) and not at.r.any():
            continue  # the body itself, or the ground, is there already
        name = link
        if link == model.ground.name:
            name = f"link {link}"
            assumptions.take(NOT_THE_GROUND, link, f"the link '{link}' stands elsewhere than the ground of the model.")
        mount = _attachment(model, side, name, at)
        model._data, _ = with_marker(model._data, name, mount.point, mount.body)


def _draw_links(model: Model, robot: Robot, group: Group, side: Side, folder: Path, assumptions: Assumptions) -> None:
    """The visuals of a group of links as shapes of its body."""
    for link, at in group.at.items():
        for visual in robot.links[link].visuals:
            try:
                shape = shape_of(visual, at.R, at.r, folder)
            except ModelError as error:
                assumptions.take(UNDRAWN, link, str(error))
                continue
            if shape is not None:
                model.shape(side, shape)


def _rules(model: Model, joint: UrdfJoint, joined: Mapping[str, Connection], *, limits: bool, friction: bool) -> None:
    """Damping, dry friction, and the limits where they are asked for, of a joint with one coordinate."""
    (q,), (u,) = joined[joint.name].coordinates, joined[joint.name].speeds
    if joint.damping:
        model.damper(f"damping of {joint.name}", joint.damping * u**2 / 2)
    if joint.friction and friction:
        # dry friction of a constant size: the joint is held while that suffices, and rubs with it where it moves
        actuator = Actuator({q: 1}, bound=joint.friction, name=f"friction of {joint.name}")
        model.constrain(f"friction of {joint.name}", u, servo=actuator)
    if limits and joint.limits is not None:
        lower, upper = joint.limits
        model.constrain(f"{joint.name} above {lower:g}", sm.Ge(q, lower))
        model.constrain(f"{joint.name} below {upper:g}", sm.Le(q, upper))


def _mimic(
    model: Model, robot: Robot, joint: UrdfJoint, joined: Mapping[str, Connection], assumptions: Assumptions
) -> None:
    """q = factor q_other + offset; a fixed joint stays at zero."""
    if joint.mimic is None:
        return
    other, factor, offset = joint.mimic
    found = robot.joints.get(other)
    if found is None or found is joint or found.kind not in (*ONE_COORDINATE, "fixed"):
        refusal = f"the joint '{joint.name}' mimics '{other}', which is not another joint with one coordinate."
        if found is not None:
            raise ModelError(refusal)
        assumptions.take("a <mimic> of a joint that is not in the file is left out", joint.name, refusal)
        return
    followed = sm.S.Zero if found.kind == "fixed" else joined[other].coordinates[0]
    model.constrain(f"{joint.name} mimics {other}", joined[joint.name].coordinates[0] - factor * followed - offset)


def _motor(model: Model, joint: UrdfJoint, joined: Connection) -> None:
    """A motor, bounded by the effort; an effort of 0 says nothing."""
    model.motor(joined, f"tau{str(joined.coordinates[0].func).removeprefix('q')}", bound=joint.effort or None)


def _wheel(
    model: Model, robot: Robot, home: Mapping[str, Group], sides: Mapping[str, Side], link: str, shape: object
) -> None:
    """A link that rolls on the plane z = 0: a radius is a thin disc about the axis of the link's joint."""
    require_one_of(link, robot.links, f"wheels= names '{link}', which is not a link of the URDF")
    body = sides[home[link].top]
    if not isinstance(body, Body):
        raise ModelError(f"wheels= names '{link}', which is fixed to the ground.")
    if not isinstance(shape, Shape):
        axis = next((j.axis for j in robot.joints.values() if j.child == link and j.kind != "fixed"), None)
        if axis is None:
            raise ModelError(f"the wheel '{link}' turns about no joint: give a surface such as ap.Sphere(r) for it.")
        shape = Disc(expression_of(f"the radius of the wheel '{link}'", shape), axis=axis)
    model.constrain(f"{link} rolls", rolling(body, shape, model.ground, Plane()))
