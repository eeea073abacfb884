"""What a person says of two bodies that touch: they roll, or they slide."""

from __future__ import annotations

from dataclasses import dataclass

from appell.constraints import expression_of
from appell.errors import ModelError
from appell.model.surfaces import Shape
from appell.model.types import BodyLike


@dataclass(frozen=True)
class Contact:
    """Two bodies and the shapes they touch with, for ``model.constrain``; ``rolls``: without slipping."""

    bodies: tuple[BodyLike, BodyLike]
    shapes: tuple[Shape, Shape]
    rolls: bool


def rolling(body1: BodyLike, surface1: Shape, body2: BodyLike, surface2: Shape) -> Contact:
    """Two surfaces that touch, and whose matter at the contact has one velocity.

    >>> import appell as ap
    >>> m = ap.Model("a ball"); ball = m.body("ball", mass=1, inertia=ap.solid_sphere(1, 0.1))
    >>> flight = m.joint("flight", ap.Free(), m.ground, ball); m.gravity(-9.81 * m.frame.z)
    >>> _ = m.constrain("rolls", ap.rolling(ball, ap.Sphere(0.1), m.ground, ap.Plane()))
    >>> run = m.derive(ap.Kane()).simulate(1.0, m.state(ball, position=[0, 0, 0.1], velocity=[1, 0, 0]))
    >>> round(float(run.contacts["rolls"].normal_force[0]), 9)
    9.81

    One row in positions (the gap) and two in velocities. Its reaction is a force at the contact point: see
    ``run.contacts``.

    Parameters
    ----------
    body1, body2 : body, mount or name
        Either may be ``model.ground``.
    surface1, surface2 : Surface or Shape
        What they touch with, such as ``ap.Sphere(r)``.

    Returns
    -------
    Contact
        For ``model.constrain``.

    Raises
    ------
    ModelError
        For what is not a surface, and a size that is not positive.
    """
    return _contact((body1, body2), (surface1, surface2), rolls=True)


def sliding(body1: BodyLike, surface1: Shape, body2: BodyLike, surface2: Shape) -> Contact:
    """Two surfaces that touch and slide without friction: one row in positions, whose reaction is along the normal.

    >>> import appell as ap
    >>> m = ap.Model("a ball on ice"); ball = m.body("ball", mass=1, inertia=ap.solid_sphere(1, 0.1))
    >>> flight = m.joint("flight", ap.Free(), m.ground, ball)
    >>> len(m.constrain("ice", ap.sliding(ball, ap.Sphere(0.1), m.ground, ap.Plane())).expressions)
    1

    Parameters
    ----------
    body1, body2 : body, mount or name
        Either may be ``model.ground``.
    surface1, surface2 : Surface or Shape
        What they touch with, such as ``ap.Sphere(r)``.

    Returns
    -------
    Contact
        For ``model.constrain``.

    Raises
    ------
    ModelError
        For what is not a surface, and a size that is not positive.
    """
    return _contact((body1, body2), (surface1, surface2), rolls=False)


def _contact(bodies: tuple[BodyLike, BodyLike], shapes: tuple[object, object], *, rolls: bool) -> Contact:
    verb = "rolling" if rolls else "sliding"
    for shape in shapes:
        if not isinstance(shape, Shape):
            raise ModelError(
                f"{verb}(body1, surface1, body2, surface2) has {shape!r} for a surface: give one such as ap.Sphere(r)."
            )
        for size in shape.sizes:
            if expression_of(f"the size of the {type(shape).__name__}", size).is_positive is False:
                raise ModelError(f"the {type(shape).__name__} has the size {size}: give a positive length.")
    return Contact(bodies, shapes, rolls)  # type: ignore[arg-type]
