"""Vectors that keep their names: ``velocity(P)`` is a SymPy vector whose components are placeholders.

Dot, cross, powers and functions of such vectors are ordinary SymPy. The derivative of a constraint h by the
placeholders of P is the direction W of the constraint force on P (Roithmayr and Hodges 2010, eqs. 5 and 6; 000);
by those of the angular velocity of B it is the direction tau of the torque on B (eq. 77).
"""

from __future__ import annotations

from dataclasses import dataclass

from sympy.physics.vector import Point, ReferenceFrame, Vector

from appell.constraints.placeholder import AXES, PlaceholderKind, placeholders
from appell.constraints.places import Placed, Turning, frame_of, point_of
from appell.errors import ModelError


def position(
    of: Placed | Point, frame: ReferenceFrame | None = None, *, relative_to: Placed | Point | None = None
) -> Vector:
    """The position of a particle, mass centre or point, from the model's origin or relative to something else.

    >>> import appell as ap
    >>> m = ap.Model("one puck"); x = m.coordinates("x")
    >>> P = m.particle("P", mass=1, position=x * m.frame.x)
    >>> print(ap.position(P).dot(m.frame.x))
    position_P_x

    Parameters
    ----------
    of : particle, body, named point or Point
    frame : ReferenceFrame, optional
        The inertial frame, needed for SymPy's own points only.
    relative_to : body, particle or point, optional
        What it is measured from: a body from its origin.

    Returns
    -------
    Vector
        Its components are placeholders; they may stand in constraints, loads, potentials and dampers.
    """
    r = _of_point(PlaceholderKind.POSITION, of, frame)
    if relative_to is None:
        return r
    seen = _Observer.of("position", relative_to, point_of("position", of, frame)[1])
    return r - seen.position - seen.origin


def velocity(
    of: Placed | Point, frame: ReferenceFrame | None = None, *, relative_to: Placed | Point | None = None
) -> Vector:
    """The velocity of a particle, mass centre or point in the inertial frame, or relative to a body.

    >>> import appell as ap
    >>> m = ap.Model("one puck"); x = m.coordinates("x")
    >>> P = m.particle("P", mass=1, position=x * m.frame.x)
    >>> print(ap.velocity(P).dot(m.frame.x))
    velocity_P_x

    Seen from a body B with the mass centre Q: v - v_Q - omega_B x (r - r_Q). In a constraint the reaction acts on both
    bodies, each by inspection (Roithmayr and Hodges 2010, section 4.4; 000).

    Parameters
    ----------
    of : particle, body, named point or Point
    frame : ReferenceFrame, optional
        The inertial frame, needed for SymPy's own points only.
    relative_to : body, particle or point, optional
        What the motion is seen from: a body with its rotation, a particle or point without one.

    Returns
    -------
    Vector
        Its components are placeholders; they may stand in constraints, loads and dampers.
    """
    v = _of_point(PlaceholderKind.VELOCITY, of, frame)
    if relative_to is None:
        return v
    seen = _Observer.of("velocity", relative_to, point_of("velocity", of, frame)[1])
    r = _of_point(PlaceholderKind.POSITION, of, frame) - seen.position
    return v - seen.velocity - seen.omega.cross(r)


def acceleration(
    of: Placed | Point, frame: ReferenceFrame | None = None, *, relative_to: Placed | Point | None = None
) -> Vector:
    """The acceleration of a particle, mass centre or point in the inertial frame, or relative to a body.

    >>> import appell as ap
    >>> m = ap.Model("one puck"); x = m.coordinates("x")
    >>> P = m.particle("P", mass=1, position=x * m.frame.x)
    >>> print(ap.acceleration(P).dot(m.frame.x))
    acceleration_P_x

    Seen from a body B with the mass centre Q: a - a_Q - alpha x r - omega x (omega x r) - 2 omega x v, with r from Q
    and v relative to B.

    Parameters
    ----------
    of : particle, body, named point or Point
    frame : ReferenceFrame, optional
        The inertial frame, needed for SymPy's own points only.
    relative_to : body, particle or point, optional
        What the motion is seen from: a body with its rotation, a particle or point without one.

    Returns
    -------
    Vector
        Its components are placeholders; they may stand in constraints only.
    """
    a = _of_point(PlaceholderKind.ACCELERATION, of, frame)
    if relative_to is None:
        return a
    seen = _Observer.of("acceleration", relative_to, point_of("acceleration", of, frame)[1])
    r = _of_point(PlaceholderKind.POSITION, of, frame) - seen.position
    v, omega = velocity(of, frame, relative_to=relative_to), seen.omega
    return a - seen.acceleration - seen.alpha.cross(r) - omega.cross(omega.cross(r)) - 2 * omega.cross(v)


def angular_velocity(
    of: Turning | ReferenceFrame,
    frame: ReferenceFrame | None = None,
    *,
    relative_to: Turning | ReferenceFrame | None = None,
) -> Vector:
    """The angular velocity of a body in the inertial frame, or relative to another body: omega_A - omega_B.

    >>> import appell as ap
    >>> m = ap.Model("one wheel"); wheel = m.body("wheel", mass=1, inertia_zz=1)
    >>> print(ap.angular_velocity(wheel).dot(m.frame.z))
    angular_velocity_wheel_z

    Parameters
    ----------
    of : body or ReferenceFrame
    frame : ReferenceFrame, optional
        The inertial frame, needed for SymPy's own frames only.
    relative_to : body or ReferenceFrame, optional
        What the rotation is seen from.

    Returns
    -------
    Vector
        Its components are placeholders; they may stand in constraints, loads and dampers.
    """
    omega = _of_frame(PlaceholderKind.ANGULAR_VELOCITY, of, frame)
    if relative_to is None:
        return omega
    return omega - _spin(PlaceholderKind.ANGULAR_VELOCITY, relative_to, frame_of("angular_velocity", of, frame)[1])


def angular_acceleration(
    of: Turning | ReferenceFrame,
    frame: ReferenceFrame | None = None,
    *,
    relative_to: Turning | ReferenceFrame | None = None,
) -> Vector:
    """The angular acceleration of a body in the inertial frame, or relative to another body.

    >>> import appell as ap
    >>> m = ap.Model("one wheel"); wheel = m.body("wheel", mass=1, inertia_zz=1)
    >>> print(ap.angular_acceleration(wheel).dot(m.frame.z))
    angular_acceleration_wheel_z

    Seen from a body B: alpha_A - alpha_B - omega_B x (omega_A - omega_B).

    Parameters
    ----------
    of : body or ReferenceFrame
    frame : ReferenceFrame, optional
        The inertial frame, needed for SymPy's own frames only.
    relative_to : body or ReferenceFrame, optional
        What the rotation is seen from: the rate, seen from there, of the angular velocity relative to it.

    Returns
    -------
    Vector
        Its components are placeholders; they may stand in constraints only.
    """
    alpha = _of_frame(PlaceholderKind.ANGULAR_ACCELERATION, of, frame)
    if relative_to is None:
        return alpha
    N = frame_of("angular_acceleration", of, frame)[1]
    turning = _spin(PlaceholderKind.ANGULAR_VELOCITY, relative_to, N)
    relative = angular_velocity(of, frame, relative_to=relative_to)
    return alpha - _spin(PlaceholderKind.ANGULAR_ACCELERATION, relative_to, N) - turning.cross(relative)


def axes(of: ReferenceFrame, frame: ReferenceFrame) -> tuple[Vector, Vector, Vector]:
    """The axes of a frame, to write the rows of joints with: they turn with it, and are never multiplied out."""
    if of is frame:
        return frame.x, frame.y, frame.z
    x, y, z = (_vector(quantity, of, frame) for quantity in AXES)
    return x, y, z


@dataclass(frozen=True)
class _Observer:
    """What a motion is seen from: r, v, a of a point Q of it, omega and alpha, and the vector from Q to its origin."""

    position: Vector
    velocity: Vector
    acceleration: Vector
    omega: Vector
    alpha: Vector
    origin: Vector

    @classmethod
    def of(cls, call: str, seen_from: Placed | Point, inertial: ReferenceFrame) -> _Observer:
        """A body turns; a particle or a point moves its axes without turning them; the ground does nothing."""
        if isinstance(seen_from, ReferenceFrame):
            raise ModelError(
                f"{call}(..., relative_to={seen_from}) takes a body, particle or point: the origin of a frame is not "
                "known."
            )
        zero = Vector(0)
        if isinstance(seen_from, Turning) and seen_from.frame is inertial:
            return cls(*(zero,) * 6)
        point = point_of(call, seen_from, inertial)[0]
        moving = (PlaceholderKind.POSITION, PlaceholderKind.VELOCITY, PlaceholderKind.ACCELERATION)
        r, v, a = (_vector(quantity, point, inertial) for quantity in moving)
        if not isinstance(seen_from, Turning):
            return cls(r, v, a, zero, zero, zero)
        spins = (PlaceholderKind.ANGULAR_VELOCITY, PlaceholderKind.ANGULAR_ACCELERATION)
        omega, alpha = (_vector(quantity, seen_from.frame, inertial) for quantity in spins)
        origin = seen_from.origin
        return cls(r, v, a, omega, alpha, zero if origin is point else origin._pos_dict[point])


def _of_point(quantity: PlaceholderKind, of: Placed | Point, frame: ReferenceFrame | None) -> Vector:
    return _vector(quantity, *point_of(quantity.words, of, frame))


def _of_frame(quantity: PlaceholderKind, of: Turning | ReferenceFrame, frame: ReferenceFrame | None) -> Vector:
    return _vector(quantity, *frame_of(quantity.words.replace(" ", "_"), of, frame))


def _spin(quantity: PlaceholderKind, seen_from: Turning | ReferenceFrame, inertial: ReferenceFrame) -> Vector:
    """omega or alpha of what a rotation is seen from; the inertial frame has none."""
    frame = seen_from if isinstance(seen_from, ReferenceFrame) else seen_from.frame
    return Vector(0) if frame is inertial else _of_frame(quantity, seen_from, inertial)


def _vector(quantity: PlaceholderKind, of: Point | ReferenceFrame, frame: ReferenceFrame) -> Vector:
    x, y, z = placeholders(quantity, of)
    return x * frame.x + y * frame.y + z * frame.z
