"""A URDF file as a model: what is fixed together is one body, every other joint is one of ours."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import sympy as sm
from sympy.physics.vector import Point

from appell.constraints import Actuator, expression_of
from appell.errors import ModelError
from appell.imports.urdf import Inertial, Placement, Robot, UrdfJoint, read_urdf
from appell.imports.urdf_visuals import shape_of
from appell.model.body import AttachmentFrame, Body
from appell.model.connection import Connection
from appell.model.contacts.contact import rolling
from appell.model.frame import Frame
from appell.model.joints import Joint
from appell.model.joints.free import Free
from appell.model.joints.planar import Planar
from appell.model.joints.prismatic import Prismatic
from appell.model.joints.revolute import Revolute
from appell.model.model import Model
from appell.model.names import suggestion
from appell.model.surfaces.disc import Disc
from appell.model.surfaces.plane import Plane
from appell.model.surfaces.surface import Shape
from appell.numbers import ZERO

HERE = Placement(np.eye(3), np.zeros(3))


@dataclass(frozen=True, eq=False)
class _Group:
    """Links fixed to each other: where each stands in the frame of the first."""

    top: str
    at: dict[str, Placement]


def from_urdf(
    path: str | os.PathLike[str],
    *,
    wheels: Mapping[str, object] | None = None,
    base: Joint | None = None,
    gravity: float | None = 9.81,
    limits: bool = False,
) -> Model:
    """A Model from a URDF file; see :meth:`appell.Model.from_urdf`."""
    robot = read_urdf(path)
    model = Model(robot.name)
    model.source = robot
    groups = _groups(robot)
    base = Free() if base is None and wheels else base
    sides: dict[str, Body | AttachmentFrame] = {}
    for group in groups:
        if group.top == robot.root and base is None:
            sides[group.top] = model.ground
        else:
            sides[group.top] = _body(model, robot, group)
    if base is not None:
        model.joint(f"base of {robot.root}", base, model.ground, sides[robot.root])
    held = {}
    for joint in robot.joints.values():
        if joint.kind != "fixed":
            held[joint.name] = _join(model, groups, sides, joint)
    for group in groups:
        _name_links(model, group, sides[group.top])
        _draw_links(model, robot, group, sides[group.top], Path(path).resolve().parent)
    for joint in robot.joints.values():
        _rules(model, joint, held, limits)
    if gravity:
        model.gravity(-model.parameters("g", gravity, unit="m/s^2") * model.frame.z)
    for link, shape in (wheels or {}).items():
        _wheel(model, robot, groups, sides, link, shape)
    return model


def _groups(robot: Robot) -> list[_Group]:
    """The links that fixed joints hold together, from the root down."""
    groups: list[_Group] = []
    waiting = [robot.root]
    while waiting:
        group = _Group(waiting.pop(0), {})
        inside = [(group.top, HERE)]
        while inside:
            link, at = inside.pop()
            group.at[link] = at
            for joint in robot.below(link):
                if joint.kind == "fixed":
                    inside.append((joint.child, at @ joint.at))
                else:
                    waiting.append(joint.child)
        groups.append(group)
    return groups


def _body(model: Model, robot: Robot, group: _Group) -> Body:
    """One body of all masses of a group, in the frame of its first link."""
    parts = [(robot.links[link].inertial, at) for link, at in group.at.items()]
    placed = [(part, at @ part.at) for part, at in parts if part is not None]
    if not placed:
        words = f"'{group.top}'" + (
            f" and what is fixed to it ({', '.join([*group.at][1:])})" if len(group.at) > 1 else ""
        )
        raise ModelError(f"the link {words} moves and has no mass: give it an <inertial>.")
    mass = sum(part.mass for part, _ in placed)
    center = np.sum([part.mass * at.r for part, at in placed], axis=0) / mass
    inertia = np.sum([_about(part, at, center) for part, at in placed], axis=0)
    return model.body(group.top, mass, inertia=sm.Matrix(_clean(inertia)), mass_center=tuple(float(x) for x in center))


def _about(part: Inertial, at: Placement, center: np.ndarray) -> np.ndarray:
    """R I R^T + m (d.d 1 - d d^T): an inertia in other axes and about another point, d away from its own."""
    d = at.r - center
    return at.R @ part.inertia @ at.R.T + part.mass * (d @ d * np.eye(3) - np.outer(d, d))


def _clean(matrix: np.ndarray) -> np.ndarray:
    """Entries that are rounding alone are zeros."""
    return np.where(np.abs(matrix) < ZERO.rounding * np.abs(matrix).max(), 0.0, matrix)


def _join(
    model: Model, groups: list[_Group], sides: Mapping[str, Body | AttachmentFrame], joint: UrdfJoint
) -> Connection:
    """The child in a mount on the parent's body that stands where the URDF puts the joint."""
    group = next(g for g in groups if joint.parent in g.at)
    attachment = _attachment(model, sides[group.top], joint, group.at[joint.parent] @ joint.at)
    word = re.sub(r"\W+", "_", joint.name).strip("_")
    q, u = ("", "") if joint.kind in ("floating", "planar") else (f"q_{word}", f"u_{word}")
    return model.joint(joint.name, _kind(joint), attachment, sides[joint.child], coordinates=q, speeds=u)


def _kind(joint: UrdfJoint) -> Joint:
    if joint.kind == "floating":
        return Free()
    if joint.kind == "planar":
        if joint.axis != (0.0, 0.0, 1.0):
            raise ModelError(
                f"the planar joint '{joint.name}' has the normal {joint.axis}: only z is taken; turn its <origin>."
            )
        return Planar()
    axis = next((word for word, e in zip("xyz", np.eye(3), strict=True) if (e == joint.axis).all()), joint.axis)
    return Prismatic(axis) if joint.kind == "prismatic" else Revolute(axis)


def _attachment(model: Model, side: Body | AttachmentFrame, joint: UrdfJoint, at: Placement) -> AttachmentFrame:
    frame, point = side.frame, Point(f"frame of {joint.name}")
    if not np.allclose(at.R, np.eye(3), rtol=0, atol=ZERO.rounding):
        frame = Frame(f"frame of {joint.name}")
        frame.orient_explicit(side.frame, sm.ImmutableMatrix(_clean(at.R)))
    x, y, z = (float(c) for c in at.r)
    point.set_pos(side.origin, x * side.frame.x + y * side.frame.y + z * side.frame.z)
    attachment = AttachmentFrame(
        f"frame of {joint.name}", frame, point, model.frame, side if isinstance(side, Body) else None
    )
    model._data = model._data.adding(mounts=[attachment])
    return attachment


def _name_links(model: Model, group: _Group, side: Body | AttachmentFrame) -> None:
    """The origins of the links that are fixed to another one, as points of its body."""
    for link, at in group.at.items():
        if link != group.top and isinstance(side, Body):
            x, y, z = (float(c) for c in at.r)
            place = Point(link)
            place.set_pos(side.origin, x * side.frame.x + y * side.frame.y + z * side.frame.z)
            model.point(link, place, on=side)


def _draw_links(model: Model, robot: Robot, group: _Group, side: Body | AttachmentFrame, folder: Path) -> None:
    """The visuals of a group of links as shapes of its body."""
    for link, at in group.at.items():
        for visual in robot.links[link].visuals:
            shape = shape_of(visual, at.R, at.r, folder)
            if shape is not None:
                model.shape(side, shape)


def _rules(model: Model, joint: UrdfJoint, held: Mapping[str, Connection], limits: bool) -> None:
    """Damping, dry friction, mimicry, and the limits where they are asked for."""
    if joint.name not in held or joint.kind in ("floating", "planar"):
        return
    (q,), (u,) = held[joint.name].coordinates, held[joint.name].speeds
    if joint.damping:
        model.damper(f"damping of {joint.name}", joint.damping * u**2 / 2)
    if joint.friction:
        # dry friction of a constant size: the joint is held while that suffices, and rubs with it where it moves
        friction = Actuator({q: 1}, bound=joint.friction, name=f"friction of {joint.name}")
        model.constrain(f"friction of {joint.name}", u, servo=friction)
    if joint.mimic is not None:
        other, factor, offset = joint.mimic
        if other not in held or held[other].joint.coordinates not in (("theta",), ("d",)):
            raise ModelError(f"the joint '{joint.name}' mimics '{other}', which is not a joint with one coordinate.")
        model.constrain(f"{joint.name} mimics {other}", q - factor * held[other].coordinates[0] - offset)
    if limits and joint.limits is not None:
        lower, upper = joint.limits
        model.constrain(f"{joint.name} above {lower:g}", sm.Ge(q, lower))
        model.constrain(f"{joint.name} below {upper:g}", sm.Le(q, upper))


def _wheel(
    model: Model,
    robot: Robot,
    groups: list[_Group],
    sides: Mapping[str, Body | AttachmentFrame],
    link: str,
    shape: object,
) -> None:
    """A link that rolls on the plane z = 0: a radius is a thin disc about the axis of the link's joint."""
    if link not in robot.links:
        raise ModelError(f"wheels= names '{link}', which is not a link of the URDF" + suggestion(link, robot.links))
    group = next(g for g in groups if link in g.at)
    body = sides[group.top]
    if not isinstance(body, Body):
        raise ModelError(f"wheels= names '{link}', which is fixed to the ground.")
    if not isinstance(shape, Shape):
        axis = next((j.axis for j in robot.joints.values() if j.child == link and j.kind != "fixed"), None)
        if axis is None:
            raise ModelError(f"the wheel '{link}' turns about no joint: give a surface such as ap.Sphere(r) for it.")
        shape = Disc(expression_of(f"the radius of the wheel '{link}'", shape), axis=axis)
    model.constrain(f"{link} rolls", rolling(body, shape, model.ground, Plane()))
