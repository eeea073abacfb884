"""Velocities set by hand, beside positions: which of the two the model takes."""

from __future__ import annotations

from sympy.physics.vector import Point, ReferenceFrame, Vector

from appell.errors import ModelError
from appell.imports.written import Written
from appell.model.model import Model


def origin_of(written: Written) -> Point | None:
    """A point at rest that the bodies hang together with, from which positions are measured."""
    if written.origin is not None:
        return written.origin
    waiting = [body.masscenter for body in written.bodies]
    seen = set(waiting)
    while waiting:
        point = waiting.pop(0)
        if point._vel_dict.get(written.frame) == 0:
            return point
        near = [p for p in point._pos_dict if p not in seen]
        waiting += near
        seen |= set(near)
    return None


def velocity_of(point: Point, frame: ReferenceFrame) -> Vector:
    """The velocity as SymPy takes it: as set, or by way of the nearest point that has one."""
    try:
        return point.vel(frame)
    except ValueError:
        raise ModelError(
            f"the point '{point}' has no velocity in '{frame}' and hangs on nothing that has one: give it one with "
            "set_vel, or locate it with set_pos."
        ) from None


def settle(model: Model) -> None:
    """Points whose velocity set by hand is the rate of their position are taken by their position."""
