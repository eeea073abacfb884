"""Particles, bodies and points: the next value of a model with a new one in it."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from typing import TYPE_CHECKING
from weakref import ReferenceType

import sympy as sm
from sympy.physics import mechanics as me
from sympy.physics.vector import Point, ReferenceFrame, Vector

from appell.constraints import expression_of
from appell.errors import AppellWarning, ModelError
from appell.model.body import Body, Marker, Mass, Particle
from appell.model.frame import Frame, position_from, settle
from appell.model.inertia_matrix import inertia_matrix, is_plane
from appell.model.joints.joint import vector
from appell.model.mechanism import Mechanism
from appell.model.names import require_constant_value, require_new
from appell.model.parameter import finite
from appell.model.points import locate, locate_on, require_constant

if TYPE_CHECKING:
    from appell.model.model import Model


def with_particle(data: Mechanism, name: str, mass: object, position: Vector | Point) -> tuple[Mechanism, Particle]:
    """A particle at a position."""
    require_new(data, name, "particle")
    made = Particle(name, mass_of(data, name, mass), locate(data, name, position), data.frame)
    return data.adding(masses=[made]), made


def with_body(
    data: Mechanism,
    name: str,
    mass: object,
    place: tuple[ReferenceFrame | None, Vector | Point | None, object],
    inertias: tuple[object, object],
    *,
    judged: bool = True,
    home: ReferenceType[Model] | None = None,
) -> tuple[Mechanism, Body]:
    """A body with its frame and position, or one that waits for its joint with its mass centre in its own frame.

    ``judged=False``: mass and inertia are taken as they are given.
    """
    require_new(data, name, "body")
    frame, position, center = place
    if (frame is None) != (position is None):
        raise ModelError(f"the body '{name}' needs both a frame and a position, or neither of them and a joint.")
    if frame is not None and not isinstance(frame, ReferenceFrame):
        raise ModelError(f"the frame of the body '{name}' is {frame!r}: give a SymPy ReferenceFrame.")
    held = frame is not None
    frame = frame or Frame(name)
    settle(frame)
    offset = vector(f"the mass centre of '{name}'", center, frame)
    data.check_vector(f"the mass centre of '{name}'", offset, frame)
    require_constant(data, f"the mass centre of '{name}'", offset, frame)
    if held and offset != 0:
        raise ModelError(f"the body '{name}' has its mass centre at its position: leave mass_center out.")
    inertia, axes = inertia_matrix(data, name, *inertias, frame, judged=judged)
    value = mass_of(data, name, mass, turns=not judged or any(e != 0 for e in inertia))
    point = Point(name) if position is None else locate(data, name, position)
    origin = point
    if offset != 0:
        origin = Point(f"origin of {name}")
        point.set_pos(origin, offset)
    made = Body(name, value, point, frame, inertia, data.frame, origin, axes, home)
    return data.adding(masses=[made], waiting=[] if held else [made]), made


def with_sympy_bodies(
    data: Mechanism, objects: Sequence[object], home: ReferenceType[Model] | None = None
) -> tuple[Mechanism, tuple[Mass, ...]]:
    """SymPy's own particles and rigid bodies, all of them or none."""
    made: list[Mass] = []
    for thing in objects:
        new: Mass
        if isinstance(thing, me.RigidBody):
            place, given = (thing.frame, thing.masscenter, (0, 0, 0)), thing.central_inertia
            judged = not is_plane(thing.inertia[0])  # a single moment may be about another point
            data, new = with_body(data, thing.name, thing.mass, place, (given, None), judged=judged, home=home)
        elif isinstance(thing, me.Particle):
            data, new = with_particle(data, thing.name, thing.mass, thing.point)
        else:
            raise ModelError(f"{thing!r} is neither a SymPy Particle nor a RigidBody: use particle, body or point.")
        made.append(new)
    return data, tuple(made)


def with_point(data: Mechanism, name: str, position: object, on: object) -> tuple[Mechanism, Marker]:
    """A named point, fixed in a particle or body if one is given."""
    owner = owner_of(data, name, on)
    if owner is None:
        return with_marker(data, name, locate(data, name, position), None)
    return with_marker(data, name, locate_on(data, name, position, owner), owner)


def with_marker(data: Mechanism, name: str, point: Point, owner: Mass | None) -> tuple[Mechanism, Marker]:
    """A named point at a SymPy point; the origin of an attachment frame may have the name of that frame."""
    mount = data.named("mounts", name)
    if mount is None or mount.origin is not point:
        require_new(data, name, "point")
    made = Marker(name, point, data.frame, owner)
    return data.adding(markers=[made]), made


def owner_of(data: Mechanism, name: str, on: object) -> Mass | None:
    """The particle or body that a point is declared on."""
    owner = None if on is None else data.place(on)
    if isinstance(owner, Marker):
        raise ModelError(f"the point '{name}' is fixed in '{owner.name}', which is a point: name a particle or a body.")
    return owner


def with_joint_point(data: Mechanism, name: str, point: Point, body: Body | None) -> tuple[Mechanism, Marker]:
    """The point of a joint: a named point that is there already, or one that waits to be spoken of."""
    there = data.at_point(point, ("markers", "joint_points"))
    if there is not None:
        return data, there
    require_new(data, name, "point")
    made = Marker(name, point, data.frame, body)
    return data.adding(joint_points=[made]), made


def mass_of(data: Mechanism, name: str, mass: object, turns: bool = False) -> sm.Expr:
    """A mass that is not negative; none at all deserves a warning, but where a body ``turns`` with an inertia."""
    value = expression_of(f"the mass of '{name}'", mass)
    require_constant_value(f"the mass of '{name}'", value, data.symbols())
    if value.is_number:
        finite(f"mass of {name}", value)
    if value == 0 and not turns:
        warnings.warn(f"'{name}' has no mass: its motion must follow from the others.", AppellWarning, stacklevel=6)
    if value.is_negative:
        raise ModelError(f"the mass of '{name}' is {value}: a mass is not negative.")
    return value


def offset_between(where: str, point: Point, origin: Point) -> Vector:
    """The position of a point from another; raises where nothing connects the two."""
    try:
        return position_from(point, origin)
    except ValueError:
        raise ModelError(
            f"{where} acts through the point '{point}', which is not connected to '{origin}': locate it with set_pos."
        ) from None
