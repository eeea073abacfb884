"""A slider: one shift along an axis fixed in both bodies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from appell.model.joints.joint import Joint, Motion, Pose, Seat, Start, direction
from appell.model.joints.revolute import numeric_axis


@dataclass(frozen=True)
class Prismatic(Joint):
    """One shift d along ``axis`` ("x", "y", "z" or three components in the parent's frame).

    Pose: frames parallel, the child's point d ahead on the axis. Twist: v axis, no turning.
    Speeds: v = d'. Reaction: none in evidence (the joint is built in). 002, E38 for such a joint.

    >>> import appell as ap
    >>> m = ap.Model("a cart"); cart = m.body("cart", mass=2, inertia_zz=1); m.force(cart, m.frame.x)
    >>> rail = m.joint("rail", ap.Prismatic("x"), m.ground, cart)
    >>> m.derive(ap.Kane()).accelerations({})["v_cart"]
    0.5
    """

    axis: str | Sequence[object] = "x"

    coordinates = ("d",)
    speeds = ("v",)

    def motion(self, seat: Seat) -> Motion:
        (d,), (v,) = seat.coordinates, seat.speeds
        axis = direction(self.axis, seat.parent)
        return Motion(turn=("Axis", (0, seat.parent.z)), spin=0 * axis, shift=d * axis, definitions={v: seat.rates[0]})

    def start(self, pose: Pose) -> Start:
        a = numeric_axis(self.axis, pose)
        return Start(position={"d": float(a @ pose.shift)}, velocity={"v": float(a @ pose.velocity)})
