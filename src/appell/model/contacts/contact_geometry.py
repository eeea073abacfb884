"""Where two shapes meet, in closed form: the gap, the contact point and the normal as expressions.

A convex shape on a plane touches where it reaches furthest against the normal n: with h(d) its furthest point along d,
gap = (c + h(-n) - p) . n. A ball touches any surface whose distance d(x) is known where the distance is least:
gap = d(c) - r, n = grad d, at c - r n. A point does so on f(x) = 0 too, where gap = f / |grad f| at touching.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import sympy as sm
from sympy.core.function import AppliedUndef
from sympy.physics.vector import Point, ReferenceFrame, Vector

from appell.constraints import expression_of
from appell.model.surfaces import KnifeEdge, Plane, Shape, Sphere, Surface
from appell.model.surfaces.surface import Column, gradient, length


@dataclass(frozen=True)
class PlacedSurface:
    """A shape with its centre and axes."""

    shape: Shape
    center: Point
    frame: ReferenceFrame

    def components(self, v: Vector) -> Column:
        """A vector in the shape's axes."""
        return v.to_matrix(self.frame)

    def vector(self, x: Column) -> Vector:
        """Components in the shape's axes as a vector."""
        return x[0] * self.frame.x + x[1] * self.frame.y + x[2] * self.frame.z

    def tangent(self, offset: Vector) -> Vector | None:
        """The shape's own tangent at a point, by its offset from the centre."""
        found = self.shape.tangent(self.components(offset))
        return None if found is None else self.vector(found)


@dataclass(frozen=True)
class ContactGeometry:
    """The gap between two shapes, the contact point and the unit normal, out of the second and into the first.

    ``offset`` leads from the centre of the first shape to the contact. Where it has no closed form, ``coordinates``
    are its own and ``relations`` determine them: ``depth`` is least there, near to the ``guess``, and ``outward`` is
    positive where the surfaces meet from outside.
    """

    gap: sm.Expr
    offset: Vector
    normal: Vector
    coordinates: tuple[AppliedUndef, ...] = ()
    relations: tuple[sm.Expr, ...] = ()
    depth: sm.Expr = sm.S.Zero
    guess: tuple[sm.Expr, ...] = ()
    outward: sm.Expr = sm.S.One


def closed_form(first: PlacedSurface, second: PlacedSurface) -> ContactGeometry | None:
    """The meeting of two shapes, None where it has no closed form."""
    found = _on_plane(first, second) or _on_surface(first, second)
    if found is not None:
        return found
    found = _on_plane(second, first) or _on_surface(second, first)
    if found is None:
        return None
    between = second.center.pos_from(first.center)
    return replace(found, offset=between + found.offset, normal=-found.normal)


def _on_plane(first: PlacedSurface, second: PlacedSurface) -> ContactGeometry | None:
    """Whatever has a furthest point, on a plane."""
    if not isinstance(second.shape, Plane):
        return None
    n = first.components(second.frame.z)
    furthest = first.shape.support(-n)
    if furthest is None:
        return None
    height = second.components(first.center.pos_from(second.center))[2]
    return ContactGeometry(height + n.dot(furthest), first.vector(furthest), second.frame.z)


def _on_surface(first: PlacedSurface, second: PlacedSurface) -> ContactGeometry | None:
    """A ball or a point on a surface."""
    point = isinstance(first.shape, KnifeEdge)
    ball = isinstance(first.shape, Sphere) and not first.shape.inside
    if not (point or ball) or not isinstance(second.shape, Surface):
        return None
    x = second.components(first.center.pos_from(second.center))
    radius = sm.S.Zero if point else expression_of("the radius", first.shape.radius)  # type: ignore[attr-defined]
    distance = second.shape.distance(x)
    if distance is not None:
        normal = second.vector(gradient(second.shape.distance, x))
        return ContactGeometry(distance - radius, -radius * normal, normal)
    if not point:
        return None
    slope = gradient(second.shape.implicit, x)
    normal = second.vector(slope / length(slope))
    return ContactGeometry(second.shape.implicit(x) / length(slope), Vector(0), normal)
