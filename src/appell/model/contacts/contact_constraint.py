"""A contact put into a model: where the shapes meet, and the rows of the gap and of the slip."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

import numpy as np
import sympy as sm
from sympy.core.function import AppliedUndef
from sympy.physics.vector import ReferenceFrame

from appell.algebra.sampling import random_points
from appell.constraints import Constraint, PlaceholderKind, expression_of, placeholders
from appell.errors import ModelError
from appell.model.body import AttachmentFrame, Body
from appell.model.constraint_rows import new_constraint
from appell.model.contacts.contact import Contact
from appell.model.contacts.contact_geometry import ContactGeometry, PlacedSurface, closed_form
from appell.model.contacts.implicit_geometry import implicit_form
from appell.model.frame import Frame
from appell.model.joints.joint import direction, vector
from appell.model.kinematics import Implied
from appell.model.masses import with_joint_point
from appell.model.mechanism import Mechanism
from appell.model.names import require_known
from appell.model.points import require_constant
from appell.model.surfaces import KnifeEdge, Shape
from appell.model.surfaces.surface import Column, length, sign
from appell.model.symbols import new_functions
from appell.numbers import ZERO


@dataclass(frozen=True)
class ContactConstraint:
    """A contact of a model. Vectors are components in the inertial frame; the normal points into the first body.

    ``places`` name what the force acts on (None: the ground); ``held``: whether the first row is the gap, else the
    coordinates alone hold the body on the surface.
    """

    name: str
    contact: Contact
    places: tuple[str | None, str | None]
    point: tuple[sm.Expr, ...]
    normal: tuple[sm.Expr, ...]
    held: bool
    geometry: ContactGeometry

    @property
    def implied(self) -> Implied | None:
        """The contact's own coordinates and what determines them, where it has no closed form."""
        if not self.geometry.coordinates:
            return None
        return Implied(f"contact point of {self.name}", self.geometry.coordinates, self.geometry.relations)


@dataclass(frozen=True)
class _Matter:
    """One side at the contact: how its matter moves there."""

    side: Body | AttachmentFrame
    arm: Column
    place: str | None

    def along(self, d: Column) -> sm.Expr:
        """The velocity of the matter along d: v . d + omega . (arm x d)."""
        if self.place is None:
            return sm.S.Zero
        v = sm.Matrix(placeholders(PlaceholderKind.VELOCITY, self.side.point))
        omega = sm.Matrix(placeholders(PlaceholderKind.ANGULAR_VELOCITY, self.side.frame))
        return v.dot(d) + omega.dot(self.arm.cross(d))


def with_contact(data: Mechanism, name: str, contact: Contact) -> tuple[Mechanism, Constraint, ContactConstraint]:
    """The rows of a contact: the gap with its rate, then the slip along two tangents where it rolls."""
    N = data.frame
    sides = [_side(data, name, body) for body in contact.bodies]
    if sides[0] is sides[1]:
        raise ModelError(f"the contact '{name}' is of '{sides[0].name}' with itself: a contact needs two bodies.")
    first, second = (_placed(data, name, side, shape) for side, shape in zip(sides, contact.shapes, strict=True))
    geometry = closed_form(first, second) or implicit_form(first, second, lambda short: _coordinates(data, name, short))
    if geometry is None:
        raise ModelError(
            f"the contact '{name}' is of a {type(first.shape).__name__} with a {type(second.shape).__name__}, which do "
            "not touch in one point: write it as a constraint of its own."
        )
    n = geometry.normal.to_matrix(N)
    matters = []
    for side in sides:
        data, matter = _matter(data, name, side, first, geometry)
        matters.append(matter)

    def slip(d: Column) -> sm.Expr:
        return matters[0].along(d) - matters[1].along(d)

    held = _moves(data, name, geometry.gap)
    rows, rates = ([geometry.gap], [slip(n)]) if held else ([], [])
    if contact.rolls:
        rows += [slip(d) for d in _directions(first, second, geometry, N)]
    data = data.adding(coordinates=geometry.coordinates)
    data, made = new_constraint(data, name, rows, rates=rates + [None] * (len(rows) - len(rates)))
    made = replace(made, known_linear=True)
    point = (first.center.pos_from(data.origin) + geometry.offset).to_matrix(N)
    places = matters[0].place, matters[1].place
    found = ContactConstraint(name, contact, places, tuple(point), tuple(n), held, geometry)
    data = data.adding(contacts=[found])
    if found.implied is not None:
        data, relations = new_constraint(data, found.implied.name, list(geometry.relations))
        data = data.adding(norms=[relations], implied=[found.implied])
    return data, made, found


def _coordinates(data: Mechanism, name: str, short: str) -> list[AppliedUndef]:
    """New coordinates of the model, named after the contact."""
    ending = re.sub(r"\W+", "_", name).strip("_")
    return list(new_functions(data, " ".join(f"{word}_{ending}" for word in short.split())))


def _side(data: Mechanism, name: str, of: object) -> Body | AttachmentFrame:
    """A body that has its place, or the ground."""
    side = data.side(of, "body", "contact")
    if side in data.waiting:
        raise ModelError(
            f"the contact '{name}' speaks of '{side.name}' before its place is known: hold it by a joint first."
        )
    return side


def _placed(data: Mechanism, name: str, side: Body | AttachmentFrame, shape: Shape) -> PlacedSurface:
    where = f"the {type(shape).__name__} of '{side.name}' in the contact '{name}'"
    at = vector(where, shape.at, side.frame)
    data.check_vector(where, at)
    if isinstance(side, Body):
        require_constant(data, where, at, side.frame)
    for size in shape.sizes:
        require_known(where, expression_of(where, size), data.symbols(), set())
    center = side.origin if at == 0 else side.origin.locatenew(f"{name} on {side.name}", at)
    return PlacedSurface(shape, center, _axes(data, where, shape.frame or side.frame, shape))


def _axes(data: Mechanism, where: str, base: ReferenceFrame, shape: Shape) -> ReferenceFrame:
    """The body's frame, turned so that its z is the axis of the shape."""
    axis = direction(shape.axis, base)
    data.check_vector(where, axis)
    z = sm.simplify(axis.to_matrix(base))
    if z.atoms(AppliedUndef):
        raise ModelError(f"{where} has the axis {axis}, which moves in that body: give one that is fixed in it.")
    if z == sm.Matrix([0, 0, 1]):
        return base
    # x across z, from the coordinate axis that lies most across it
    if not any(entry == 0 for entry in z) and z.free_symbols:
        raise ModelError(f"{where} has the axis {axis}, oblique and in symbols: give frame= with its axes.")
    i = min(range(3), key=lambda k: 0.0 if z[k] == 0 else abs(float(z[k])) if z[k].is_number else 2.0)
    x = sm.eye(3)[:, i] - z[i] * z
    x = x / length(x)
    frame = Frame(f"{base}_{shape.axis}")
    frame.orient_explicit(base, sm.Matrix.hstack(x, z.cross(x), z))
    return frame


def _matter(
    data: Mechanism, name: str, side: Body | AttachmentFrame, first: PlacedSurface, geometry: ContactGeometry
) -> tuple[Mechanism, _Matter]:
    """The matter of a side at the contact point, from its mass centre (the origin of a mount)."""
    arm = (first.center.pos_from(side.point) + geometry.offset).to_matrix(data.frame)
    if side.frame is data.frame:
        return data, _Matter(side, arm, None)
    if isinstance(side, Body):
        return data, _Matter(side, arm, side.name)
    data, marker = with_joint_point(data, f"{name} at {side.name}", side.point, None)
    return data, _Matter(side, arm, marker.name)


def _directions(
    first: PlacedSurface, second: PlacedSurface, geometry: ContactGeometry, N: ReferenceFrame
) -> list[Column]:
    """Two unit vectors across the normal; of a blade only the one across it."""
    n = geometry.normal.to_matrix(N)
    for blade in (first, second):
        if isinstance(blade.shape, KnifeEdge):
            sideways = n.cross(blade.vector(blade.shape.blade).to_matrix(N))
            return [sideways / length(sideways)]
    # the tangent that one of the two has by itself, the plainer surface asked first
    for seated, offset in (
        (second, first.center.pos_from(second.center) + geometry.offset),
        (first, geometry.offset),
    ):
        tangent = seated.tangent(offset)
        if tangent is not None:
            t = tangent.to_matrix(N)
            return [t, n.cross(t)]
    return across(n)


def across(n: Column) -> list[Column]:
    """Two unit vectors across n, for every n (Duff et al. 2017: with s the sign of n_z, a = -1 / (s + n_z))."""
    s = sign(n[2])
    a = -1 / (s + n[2])
    b = n[0] * n[1] * a
    return [
        sm.Matrix([1 + s * n[0] ** 2 * a, s * b, -s * n[0]]),
        sm.Matrix([b, s + n[1] ** 2 * a, -n[1]]),
    ]


def _moves(data: Mechanism, name: str, gap: sm.Expr) -> bool:
    """Whether the gap can change; one that cannot must be closed, which random numbers tell."""
    atoms = sorted(gap.atoms(AppliedUndef) | gap.free_symbols - gap.atoms(AppliedUndef), key=str)
    plain = [sm.Dummy() for _ in atoms]
    function = sm.lambdify(plain, gap.xreplace(dict(zip(atoms, plain, strict=True))), "numpy")
    constant = np.array([a.is_Symbol for a in atoms], bool)
    (constants,), *points = random_points([len(atoms)], 4)
    values = [complex(function(*np.where(constant, constants, point))) for (point,) in points]
    if np.ptp(np.real(values)) > ZERO.expressions:
        return True
    if abs(values[0]) > ZERO.expressions:
        raise ModelError(
            f"the surfaces of the contact '{name}' keep their distance whatever the motion: the coordinates of the "
            f"model '{data.name}' do not let them approach each other."
        )
    return False
