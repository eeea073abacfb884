"""A slider: one shift along an axis fixed in both bodies."""

from __future__ import annotations

from dataclasses import dataclass

from appell.model.joints.closure import LoopClosure, Rows
from appell.model.joints.joint import Axis, Joint, JointFrames, JointMotion, JointState, Pose, direction, numeric_axis


@dataclass(frozen=True)
class Prismatic(Joint):
    """One shift d along ``axis`` ("x", "y", "z" or three components in the parent's frame).

    >>> import appell as ap
    >>> m = ap.Model("a cart"); cart = m.body("cart", mass=2, inertia_zz=1); m.force(cart, m.frame.x)
    >>> rail = m.joint("rail", ap.Prismatic("x"), m.ground, cart)
    >>> m.derive(ap.Kane()).accelerations({})["v_cart"]
    0.5

    Pose: frames parallel, the child's point d ahead on the axis. Twist: v axis, no turning.
    Speeds: v = d'. Reaction where it closes a loop: a force across the axis and any torque, five rows; built in, no
    row.

    Parameters
    ----------
    axis : "x", "y", "z" or three components
        The direction of the shift.

    References
    ----------
    Cameron and Book 1997, eq. 38 (002).
    """

    axis: Axis = "x"

    coordinates = ("d",)
    speeds = ("v",)

    def motion(self, frames: JointFrames) -> JointMotion:
        (d,), (v,) = frames.coordinates, frames.speeds
        axis = direction(self.axis, frames.parent)
        return JointMotion(
            turn=("Axis", (0, frames.parent.z)), spin=0 * axis, shift=d * axis, definitions={v: frames.rates[0]}
        )

    def closing(self, closure: LoopClosure) -> Rows:
        return *closure.on_axis(self.axis), *closure.fixed_orientation()

    def start(self, pose: Pose) -> JointState:
        a = numeric_axis(self.axis, pose)
        return JointState(position={"d": float(a @ pose.shift)}, velocity={"v": float(a @ pose.velocity)})
