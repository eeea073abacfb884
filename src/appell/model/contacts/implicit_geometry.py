"""Where two shapes meet without a closed form: the contact's own coordinates, and the relations that determine them.

The contact is where one surface lies deepest in the other. With f the function of the first surface and x on the
second, f is stationary along the second: at x(a, b) of a chart, grad f . dx/da = grad f . dx/db = 0; where no chart
covers the second, h(x) = 0 and grad f + mu grad h = 0. An edge x(a) touches h = 0 where grad h . dx/da = 0. The gap is
f / |grad f|: the distance, to first order in itself.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import sympy as sm
from sympy.core.function import AppliedUndef
from sympy.physics.vector import Vector

from appell.model.contacts.contact_geometry import ContactGeometry, PlacedSurface
from appell.model.surfaces import Cylinder, Edge, Plane, Surface
from appell.model.surfaces.surface import Column, gradient, length

New = Callable[[str], list[AppliedUndef]]
"""Makes coordinates of the given short names."""


def implicit_form(first: PlacedSurface, second: PlacedSurface, new: New) -> ContactGeometry | None:
    """The meeting of two shapes in coordinates of its own; None where they touch along a line or not at all."""
    if isinstance(first.shape, Edge) and isinstance(second.shape, Surface):
        return _edge(first, second, new)
    if isinstance(second.shape, Edge) and isinstance(first.shape, Surface):
        return _swapped(_edge(second, first, new), first, second)
    if not (isinstance(first.shape, Surface) and isinstance(second.shape, Surface)) or _flat(first, second):
        return None
    return (
        _charted(first, second, new)
        or _swapped(_charted(second, first, new), first, second)
        or _ambient(first, second, new)
    )


def _flat(first: PlacedSurface, second: PlacedSurface) -> bool:
    """Whether both are straight in a direction that they may share: then they touch along a line."""
    kinds = {type(first.shape), type(second.shape)}
    return Plane in kinds and kinds <= {Plane, Cylinder}


def _swapped(found: ContactGeometry | None, first: PlacedSurface, second: PlacedSurface) -> ContactGeometry | None:
    """The meeting seen from the other side."""
    if found is None:
        return None
    return replace(found, offset=second.center.pos_from(first.center) + found.offset, normal=-found.normal)


def _value(surface: PlacedSurface, other: PlacedSurface, x: Column) -> tuple[sm.Expr, Vector]:
    """The function of a surface and its gradient at a point x of another shape, in that one's axes."""
    own = surface.components(other.center.pos_from(surface.center) + other.vector(x))
    return surface.shape.implicit(own), surface.vector(gradient(surface.shape.implicit, own))  # type: ignore[attr-defined]


def _edge(edge: PlacedSurface, surface: PlacedSurface, new: New) -> ContactGeometry:
    """grad h . dx/da = 0 along the edge x(a)."""
    (a,) = new("a")
    x = edge.shape.curve(a)  # type: ignore[attr-defined]
    h, slope = _value(surface, edge, x)
    size = length(surface.components(slope))
    return ContactGeometry(
        gap=h / size,
        offset=edge.vector(x),
        normal=slope / size,
        coordinates=(a,),
        relations=(edge.components(slope).dot(x.diff(a)),),
        depth=h,
        guess=(sm.S.Zero,),
    )


def _charted(first: PlacedSurface, second: PlacedSurface, new: New) -> ContactGeometry | None:
    """grad f . dx/da = grad f . dx/db = 0 on the chart x(a, b)."""
    shape = second.shape
    center = second.components(first.center.pos_from(second.center))
    foot = shape.foot(center)  # type: ignore[attr-defined]
    if foot is None:
        return None
    a, b = new("a b")
    x = shape.chart(a, b)  # type: ignore[attr-defined]
    f, slope = _value(first, second, x)
    size, across = length(first.components(slope)), second.components(slope)
    return ContactGeometry(
        gap=f / size,
        offset=second.center.pos_from(first.center) + second.vector(x),
        normal=-slope / size,
        coordinates=(a, b),
        relations=(across.dot(x.diff(a)), across.dot(x.diff(b))),
        depth=f,
        guess=foot,
        outward=-across.dot(gradient(shape.implicit, x)),  # type: ignore[attr-defined]
    )


def _ambient(first: PlacedSurface, second: PlacedSurface, new: New) -> ContactGeometry:
    """h(x) = 0 and grad f + mu grad h = 0."""
    *xs, mu = new("x y z mu")
    x = sm.Matrix(xs)
    f, slope = _value(first, second, x)
    h, own = second.shape.implicit(x), gradient(second.shape.implicit, x)  # type: ignore[attr-defined]
    return ContactGeometry(
        gap=f / length(first.components(slope)),
        offset=second.center.pos_from(first.center) + second.vector(x),
        normal=second.vector(own / length(own)),
        coordinates=(*xs, mu),
        relations=(h, *(second.components(slope) + mu * own)),
        depth=f,
        guess=(*second.components(first.center.pos_from(second.center)), sm.S.One),
        outward=mu,
    )
