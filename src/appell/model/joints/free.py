"""No hold at all: a body that flies."""

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

PLACE = ("x", "y", "z")
VELOCITY = ("vx", "vy", "vz")


@dataclass(frozen=True)
class Free(Joint):
    """Any motion: a position and a unit quaternion.

    Pose: the child's point at (x, y, z) in the parent's frame, its frame turned by the quaternion e0 ... e3.
    Twist and speeds: vx, vy, vz in the parent's frame (the inertial one on the ground), wx, wy, wz, the angular
    velocity in the child's frame; seven coordinates, six speeds, and the norm is kept. Reaction: none, nothing holds.

    >>> import appell as ap
    >>> m = ap.Model("a stone"); stone = m.body("stone", mass=2, inertia=ap.solid_sphere(2, 0.1))
    >>> flight = m.joint("flight", ap.Free(), m.ground, stone); m.gravity(-9.81 * m.frame.z)
    >>> m.derive(ap.Kane()).accelerations(m.state(stone, position=[0, 0, 1]))["vz_stone"]
    -9.81
    """

    coordinates = PLACE + QUATERNION
    speeds = VELOCITY + SPIN

    def motion(self, seat: Seat) -> Motion:
        place, e = seat.coordinates[:3], seat.coordinates[3:]
        w = seat.speeds[3:]
        return Motion(
            turn=("Quaternion", e),
            spin=along(w, seat.child),
            shift=along(place, seat.parent),
            definitions=dict(zip(seat.speeds[:3], seat.rates[:3], strict=True)),
            rates=quaternion_rates(e, w),
            norm=sum(c**2 for c in e) - 1,
        )

    def start(self, pose: Pose) -> Start:
        return Start(
            position=named(PLACE, pose.shift),
            orientation=named(QUATERNION, pose.quaternion),
            velocity=named(VELOCITY, pose.velocity),
            spin=named(SPIN, pose.spin),
        )
