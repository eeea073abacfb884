"""No motion at all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sympy.physics.vector import Vector

from appell.model.joints.joint import Joint, Motion, Pose, Seat, Start, direction


@dataclass(frozen=True)
class Weld(Joint):
    """The child fixed in the parent, turned by ``angle`` about ``axis``.

    Pose: fixed. Twist: none. Speeds: none. Reaction: none in evidence (the joint is built in).

    >>> import appell as ap
    >>> m = ap.Model("a hammer"); head, stick = (m.body(n, mass=1, inertia_zz=1) for n in ("head", "stick"))
    >>> pin, glue = m.joint("pin", ap.Revolute(), m.ground, head), m.joint("glue", ap.Weld(), head, stick)
    >>> glue.coordinates, pin.speeds
    ((), (omega_head(t),))
    """

    angle: object = 0
    axis: str | Sequence[object] = "z"

    coordinates = ()
    speeds = ()

    def motion(self, seat: Seat) -> Motion:
        return Motion(turn=("Axis", (self.angle, direction(self.axis, seat.parent))), spin=Vector(0))

    def start(self, pose: Pose) -> Start:
        return Start()
