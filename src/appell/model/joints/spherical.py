"""A ball and socket: any turn about a point, by a unit quaternion."""

from __future__ import annotations

from dataclasses import dataclass

from appell.model.joints.angles import ANGLES, angles_of, require_sequence, spin_of_angles
from appell.model.joints.closure import LoopClosure, Rows
from appell.model.joints.joint import (
    QUATERNION,
    SPIN,
    Joint,
    JointFrames,
    JointMotion,
    JointState,
    Pose,
    along,
    named,
    quaternion_rates,
)


@dataclass(frozen=True)
class Spherical(Joint):
    """Any turn about the joint's point: a unit quaternion e0 ... e3 and the angular velocity in the child's frame.

    >>> import appell as ap
    >>> m = ap.Model("a top"); top = m.body("top", mass=1, inertia=(2, 2, 1))
    >>> ball = m.joint("ball", ap.Spherical(), m.ground, top)
    >>> m.derive(ap.Kane()).accelerations(m.state(top, angular_velocity=[1, 0, 3]))["wy_top"]
    -1.5

    Pose: the child turned by the quaternion, the points of the joint together. Twist and speeds: wx, wy, wz, the
    angular velocity in the child's frame, with e' = E(e) w / 2; four coordinates, three speeds, and the norm is kept.
    Reaction where it closes a loop: a force at the joint, three rows; built in, no row. Regular in every
    pose, unlike angles. With ``angles="zyx"`` (or any other sequence of axes) the coordinates are the angles alpha,
    beta, gamma of turns about these axes of the body, one after the other: easier to read, singular in some pose.

    Parameters
    ----------
    angles : str
        A sequence of axes such as "zyx"; a quaternion without one.

    References
    ----------
    Cameron and Book 1997, eq. 72 (002), for the angles.
    """

    angles: str = ""

    speeds = SPIN

    def __post_init__(self) -> None:
        if self.angles:
            require_sequence("Spherical", self.angles)

    @property
    def coordinates(self) -> tuple[str, ...]:
        return ANGLES if self.angles else QUATERNION

    def motion(self, frames: JointFrames) -> JointMotion:
        e, w = frames.coordinates, frames.speeds
        if self.angles:
            definitions = dict(zip(w, spin_of_angles(e, self.angles), strict=True))
            return JointMotion(
                turn=("Body", e, self.angles.upper()), spin=along(w, frames.child), definitions=definitions
            )
        return JointMotion(
            turn=("Quaternion", e),
            spin=along(w, frames.child),
            rates=quaternion_rates(e, w),
            norm=sum(c**2 for c in e) - 1,
        )

    def closing(self, closure: LoopClosure) -> Rows:
        return closure.coincidence()

    def start(self, pose: Pose) -> JointState:
        return JointState(orientation=orientation(self.angles, pose), spin=named(SPIN, pose.spin))


def orientation(angles: str, pose: Pose) -> dict[str, float]:
    """The coordinates of an orientation: the quaternion, or the angles of a sequence."""
    return named(ANGLES, angles_of(pose.R, angles)) if angles else named(QUATERNION, pose.quaternion)
