"""A ball and socket: any turn about a point, by a unit quaternion."""

from __future__ import annotations

from dataclasses import dataclass

from appell.model.joints.joint import (
    QUATERNION,
    SPIN,
    Joint,
    Motion,
    Pose,
    Seat,
    Start,
    along,
    named,
    quaternion_rates,
)


@dataclass(frozen=True)
class Spherical(Joint):
    """Any turn about the joint's point: a unit quaternion e0 ... e3 and the angular velocity in the child's frame.

    Pose: the child turned by the quaternion, the points of the joint together. Twist and speeds: wx, wy, wz, the
    angular velocity in the child's frame, with e' = E(e) w / 2; four coordinates, three speeds, and the norm is kept.
    Reaction: none in evidence (the joint is built in). Regular in every pose, unlike 002, E72.

    >>> import appell as ap
    >>> m = ap.Model("a top"); top = m.body("top", mass=1, inertia=(2, 2, 1))
    >>> ball = m.joint("ball", ap.Spherical(), m.ground, top)
    >>> m.derive(ap.Kane()).accelerations(m.state(top, angular_velocity=[1, 0, 3]))["wy_top"]
    -1.5
    """

    coordinates = QUATERNION
    speeds = SPIN

    def motion(self, seat: Seat) -> Motion:
        e, w = seat.coordinates, seat.speeds
        return Motion(
            turn=("Quaternion", e),
            spin=along(w, seat.child),
            rates=quaternion_rates(e, w),
            norm=sum(c**2 for c in e) - 1,
        )

    def start(self, pose: Pose) -> Start:
        return Start(orientation=named(QUATERNION, pose.quaternion), spin=named(SPIN, pose.spin))
