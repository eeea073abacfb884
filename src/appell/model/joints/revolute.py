"""A pin: one turn about an axis fixed in both bodies."""

from __future__ import annotations

from dataclasses import dataclass

from appell.model.joints.closure import LoopClosure, Rows
from appell.model.joints.joint import (
    Axis,
    Joint,
    JointFrames,
    JointMotion,
    JointState,
    Pose,
    direction,
    numeric_axis,
    turned_about,
)


@dataclass(frozen=True)
class Revolute(Joint):
    """One turn theta about ``axis`` ("x", "y", "z" or three components in the parent's frame).

    >>> import appell as ap
    >>> m = ap.Model("a wheel"); wheel = m.body("wheel", mass=1, inertia_zz=2); tau = m.parameters("tau", 1.0)
    >>> pin = m.joint("pin", ap.Revolute(), m.ground, wheel); m.torque(wheel, tau * m.frame.z)
    >>> m.derive(ap.Kane()).accelerations({})["omega_wheel"]
    0.5

    Pose: the child turned by theta about the axis, the points of the joint together. Twist: omega axis.
    Speeds: omega = theta'. Reaction where it closes a loop: a force at the joint and a torque across the axis, five
    rows; built in, no row.

    Parameters
    ----------
    axis : "x", "y", "z" or three components
        The axis, fixed in both bodies.

    References
    ----------
    Cameron and Book 1997, eq. 38 (002).
    """

    axis: Axis = "z"

    coordinates = ("theta",)
    speeds = ("omega",)

    def motion(self, frames: JointFrames) -> JointMotion:
        (theta,), (omega,) = frames.coordinates, frames.speeds
        axis = direction(self.axis, frames.parent)
        return JointMotion(turn=("Axis", (theta, axis)), spin=omega * axis, definitions={omega: frames.rates[0]})

    def closing(self, closure: LoopClosure) -> Rows:
        return *closure.coincidence(), *closure.parallel(self.axis)

    def start(self, pose: Pose) -> JointState:
        a = numeric_axis(self.axis, pose)
        return JointState(orientation={"theta": turned_about(a, pose.R)}, spin={"omega": float(a @ pose.spin)})
