"""Vectors that keep their names: ``velocity(P)`` is a SymPy vector whose components are placeholders.

Dot, cross, powers and functions of such vectors are ordinary SymPy. The derivative of a constraint h by the
placeholders of P is the direction W of the constraint force on P (Roithmayr and Hodges 2010, eqs. 5 and 6; 000);
by those of the angular velocity of B it is the direction tau of the torque on B (eq. 77).
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import Any, Protocol, runtime_checkable

import sympy as sm
from sympy.physics.vector import Point, ReferenceFrame, Vector

from appell.algebra.leaves import leaves
from appell.errors import ModelError


class Quantity(Enum):
    """What a placeholder stands for; ``order`` is the number of time derivatives in it."""

    POSITION = ("position", 0, False)
    X_AXIS = ("x axis", 0, True)
    Y_AXIS = ("y axis", 0, True)
    Z_AXIS = ("z axis", 0, True)
    VELOCITY = ("velocity", 1, False)
    ACCELERATION = ("acceleration", 2, False)
    ANGULAR_VELOCITY = ("angular velocity", 1, True)
    ANGULAR_ACCELERATION = ("angular acceleration", 2, True)

    def __init__(self, words: str, order: int, angular: bool) -> None:
        self.words = words
        self.order = order
        self.angular = angular


AXES = (Quantity.X_AXIS, Quantity.Y_AXIS, Quantity.Z_AXIS)


class Placeholder(sm.Symbol):
    """One component, in the inertial frame, of a quantity of a point or a frame."""

    __slots__ = ("axis", "of", "quantity")

    quantity: Quantity
    of: Point | ReferenceFrame
    axis: int

    def __new__(cls, quantity: Quantity, of: Point | ReferenceFrame, axis: int) -> Placeholder:
        name = f"{quantity.words.replace(' ', '_')}_{of}_{'xyz'[axis]}"
        symbol = sm.Symbol.__xnew__(cls, name, real=True)
        symbol.quantity, symbol.of, symbol.axis = quantity, of, axis
        return symbol

    def _hashable_content(self) -> tuple[Any, ...]:
        return (self.name, self.quantity.words, id(self.of), self.axis)

    def __getnewargs_ex__(self) -> tuple[tuple[Any, ...], dict[str, Any]]:
        return (self.quantity, self.of, self.axis), {}

    def __getstate__(self) -> None:
        return None


@runtime_checkable
class Placed(Protocol):
    """A particle, body or named point of a model."""

    @property
    def point(self) -> Point: ...
    @property
    def inertial(self) -> ReferenceFrame: ...


@runtime_checkable
class Turning(Protocol):
    """A body of a model."""

    @property
    def frame(self) -> ReferenceFrame: ...
    @property
    def inertial(self) -> ReferenceFrame: ...


def placeholders(quantity: Quantity, of: Point | ReferenceFrame) -> tuple[Placeholder, ...]:
    """The three components of a quantity."""
    return tuple(Placeholder(quantity, of, axis) for axis in range(3))


def position(of: Placed | Point, frame: ReferenceFrame | None = None) -> Vector:
    """The position of a particle, mass centre or point, measured from the model's origin.

    Parameters
    ----------
    of : particle, body, named point or Point
    frame : ReferenceFrame, optional
        The inertial frame, needed for SymPy's own points only.

    Returns
    -------
    Vector
        Its components are placeholders; they may stand in constraints, loads, potentials and dampers.

    Examples
    --------
    >>> import appell as ap
    >>> m = ap.Model("one puck"); x = m.coordinates("x")
    >>> P = m.particle("P", mass=1, position=x * m.frame.x)
    >>> print(ap.position(P).dot(m.frame.x))
    position_P_x
    """
    return _of_point(Quantity.POSITION, of, frame)


def velocity(of: Placed | Point, frame: ReferenceFrame | None = None) -> Vector:
    """The velocity of a particle, mass centre or point in the inertial frame.

    Parameters
    ----------
    of : particle, body, named point or Point
    frame : ReferenceFrame, optional
        The inertial frame, needed for SymPy's own points only.

    Returns
    -------
    Vector
        Its components are placeholders; they may stand in constraints, loads and dampers.

    Examples
    --------
    >>> import appell as ap
    >>> m = ap.Model("one puck"); x = m.coordinates("x")
    >>> P = m.particle("P", mass=1, position=x * m.frame.x)
    >>> print(ap.velocity(P).dot(m.frame.x))
    velocity_P_x
    """
    return _of_point(Quantity.VELOCITY, of, frame)


def acceleration(of: Placed | Point, frame: ReferenceFrame | None = None) -> Vector:
    """The acceleration of a particle, mass centre or point in the inertial frame.

    Parameters
    ----------
    of : particle, body, named point or Point
    frame : ReferenceFrame, optional
        The inertial frame, needed for SymPy's own points only.

    Returns
    -------
    Vector
        Its components are placeholders; they may stand in constraints only.

    Examples
    --------
    >>> import appell as ap
    >>> m = ap.Model("one puck"); x = m.coordinates("x")
    >>> P = m.particle("P", mass=1, position=x * m.frame.x)
    >>> print(ap.acceleration(P).dot(m.frame.x))
    acceleration_P_x
    """
    return _of_point(Quantity.ACCELERATION, of, frame)


def angular_velocity(of: Turning | ReferenceFrame, frame: ReferenceFrame | None = None) -> Vector:
    """The angular velocity of a body in the inertial frame.

    Parameters
    ----------
    of : body or ReferenceFrame
    frame : ReferenceFrame, optional
        The inertial frame, needed for SymPy's own frames only.

    Returns
    -------
    Vector
        Its components are placeholders; they may stand in constraints, loads and dampers.

    Examples
    --------
    >>> import appell as ap
    >>> m = ap.Model("one wheel"); wheel = m.body("wheel", mass=1, inertia_zz=1)
    >>> print(ap.angular_velocity(wheel).dot(m.frame.z))
    angular_velocity_wheel_z
    """
    return _of_frame(Quantity.ANGULAR_VELOCITY, of, frame)


def angular_acceleration(of: Turning | ReferenceFrame, frame: ReferenceFrame | None = None) -> Vector:
    """The angular acceleration of a body in the inertial frame.

    Parameters
    ----------
    of : body or ReferenceFrame
    frame : ReferenceFrame, optional
        The inertial frame, needed for SymPy's own frames only.

    Returns
    -------
    Vector
        Its components are placeholders; they may stand in constraints only.

    Examples
    --------
    >>> import appell as ap
    >>> m = ap.Model("one wheel"); wheel = m.body("wheel", mass=1, inertia_zz=1)
    >>> print(ap.angular_acceleration(wheel).dot(m.frame.z))
    angular_acceleration_wheel_z
    """
    return _of_frame(Quantity.ANGULAR_ACCELERATION, of, frame)


def axes(of: ReferenceFrame, frame: ReferenceFrame) -> tuple[Vector, Vector, Vector]:
    """The axes of a frame, to write the rows of joints with: they turn with it, and are never multiplied out."""
    if of is frame:
        return frame.x, frame.y, frame.z
    x, y, z = (_vector(quantity, of, frame) for quantity in AXES)
    return x, y, z


def gather(expressions: Iterable[sm.Expr]) -> tuple[tuple[Quantity, Point | ReferenceFrame], ...]:
    """The quantities that appear in expressions, each once, in a stable order."""
    found = {p for p in leaves(expressions) if isinstance(p, Placeholder)}
    seen = {(p.quantity, p.of): p.name[:-2] for p in sorted(found, key=lambda p: p.name)}
    return tuple(seen)


def _of_point(quantity: Quantity, of: Placed | Point, frame: ReferenceFrame | None) -> Vector:
    return _vector(quantity, *point_of(quantity.words, of, frame))


def _of_frame(quantity: Quantity, of: Turning | ReferenceFrame, frame: ReferenceFrame | None) -> Vector:
    return _vector(quantity, *frame_of(quantity.words.replace(" ", "_"), of, frame))


def point_of(
    call: str, of: Placed | Point, frame: ReferenceFrame | None, takes: str = "a particle, body or point of a model"
) -> tuple[Point, ReferenceFrame]:
    """The point that is meant and the inertial frame, which SymPy's own points do not know."""
    if isinstance(of, Point):
        return of, _named_frame(call, of, frame)
    if not isinstance(of, Placed):
        raise ModelError(f"{call}() takes {takes}, not {of!r}.")
    return of.point, of.inertial


def frame_of(
    call: str, of: Turning | ReferenceFrame, frame: ReferenceFrame | None
) -> tuple[ReferenceFrame, ReferenceFrame]:
    """The frame that is meant and the inertial one, which SymPy's own frames do not know."""
    if isinstance(of, ReferenceFrame):
        return of, _named_frame(call, of, frame)
    if not isinstance(of, Turning):
        raise ModelError(f"{call}() takes a rigid body of a model, not {of!r}.")
    return of.frame, of.inertial


def _named_frame(call: str, of: object, frame: ReferenceFrame | None) -> ReferenceFrame:
    if frame is None:
        raise ModelError(f"{call}({of}) does not know its inertial frame: write {call}({of}, model.frame).")
    return frame


def _vector(quantity: Quantity, of: Point | ReferenceFrame, frame: ReferenceFrame) -> Vector:
    x, y, z = placeholders(quantity, of)
    return x * frame.x + y * frame.y + z * frame.z
