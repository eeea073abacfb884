"""A sleeve: a turn about an axis and a shift along it, independent of each other."""

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
class Cylindrical(Joint):
    """A turn theta about ``axis`` and a shift d along it.

    >>> import appell as ap
    >>> m = ap.Model("a sleeve"); sleeve = m.body("sleeve", mass=2, inertia=(2, 2, 4)); m.force(sleeve, m.frame.z)
    >>> rod = m.joint("rod", ap.Cylindrical("z"), m.ground, sleeve); m.torque(sleeve, m.frame.z)
    >>> rates = m.derive(ap.Kane()).accelerations({})
    >>> rates["omega_sleeve"], rates["v_sleeve"]
    (0.25, 0.5)

    Pose: the child turned by theta about the axis, its point d ahead on it. Twist: omega axis and v axis.
    Speeds: omega = theta', v = d'. Reaction where it closes a loop: a force and a torque across the axis, four rows;
    built in, no row.

    Parameters
    ----------
    axis : "x", "y", "z" or three components
        The axis, fixed in both bodies.
    """

    axis: Axis = "z"

    coordinates = ("theta", "d")
    speeds = ("omega", "v")

    def motion(self, frames: JointFrames) -> JointMotion:
        (theta, d), (omega, v) = frames.coordinates, frames.speeds
        axis = direction(self.axis, frames.parent)
        return JointMotion(
            turn=("Axis", (theta, axis)),
            spin=omega * axis,
            shift=d * axis,
            definitions=dict(zip((omega, v), frames.rates, strict=True)),
        )

    def closing(self, closure: LoopClosure) -> Rows:
        return *closure.on_axis(self.axis), *closure.parallel(self.axis)

    def start(self, pose: Pose) -> JointState:
        a = numeric_axis(self.axis, pose)
        return JointState(
            position={"d": float(a @ pose.shift)},
            orientation={"theta": turned_about(a, pose.R)},
            velocity={"v": float(a @ pose.velocity)},
            spin={"omega": float(a @ pose.spin)},
        )
