"""Motion in a plane: two shifts and a turn."""

from __future__ import annotations

from dataclasses import dataclass

from appell.model.joints.closure import LoopClosure, Rows
from appell.model.joints.joint import Joint, JointFrames, JointMotion, JointState, Pose, heading, named


@dataclass(frozen=True)
class Planar(Joint):
    """Free motion in the parent's x-y plane: x, y and the turn theta about z.

    >>> import appell as ap
    >>> m = ap.Model("a puck"); puck = m.body("puck", mass=2, inertia_zz=1); m.force(puck, m.frame.y)
    >>> table = m.joint("table", ap.Planar(), m.ground, puck)
    >>> m.derive(ap.Kane()).accelerations({})["vy_puck"]
    0.5

    Pose: the child's point at (x, y), its frame turned by theta about z. Twist: vx, vy in the parent's frame, omega z.
    Speeds: vx = x', vy = y', omega = theta'. Reaction where it closes a loop: a force along z and a torque across it,
    three rows; built in, no row.

    References
    ----------
    Cameron and Book 1997, eq. 38 (002).
    """

    coordinates = ("x", "y", "theta")
    speeds = ("vx", "vy", "omega")

    def motion(self, frames: JointFrames) -> JointMotion:
        x, y, theta = frames.coordinates
        return JointMotion(
            turn=("Axis", (theta, frames.parent.z)),
            spin=frames.speeds[2] * frames.parent.z,
            shift=x * frames.parent.x + y * frames.parent.y,
            definitions=dict(zip(frames.speeds, frames.rates, strict=True)),
        )

    def closing(self, closure: LoopClosure) -> Rows:
        return closure.along(closure.parent.axes[2]), *closure.parallel("z")

    def start(self, pose: Pose) -> JointState:
        return JointState(
            position=named(("x", "y"), pose.shift[:2]),
            orientation={"theta": heading(pose)},
            velocity=named(("vx", "vy"), pose.velocity[:2]),
            spin={"omega": float(pose.spin[2])},
        )
