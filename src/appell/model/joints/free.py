"""No hold at all: a body that flies."""

from __future__ import annotations

from dataclasses import dataclass

from appell.model.joints.angles import ANGLES, require_sequence, spin_of_angles
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
from appell.model.joints.spherical import orientation

PLACE = ("x", "y", "z")
VELOCITY = ("vx", "vy", "vz")


@dataclass(frozen=True)
class Free(Joint):
    """Any motion: a position and a unit quaternion.

    >>> import appell as ap
    >>> m = ap.Model("a stone"); stone = m.body("stone", mass=2, inertia=ap.solid_sphere(2, 0.1))
    >>> flight = m.joint("flight", ap.Free(), m.ground, stone); m.gravity(-9.81 * m.frame.z)
    >>> m.derive(ap.Kane()).accelerations(m.state(stone, position=[0, 0, 1]))["vz_stone"]
    -9.81

    Pose: the child's point at (x, y, z) in the parent's frame, its frame turned by the quaternion e0 ... e3.
    Twist and speeds: vx, vy, vz in the parent's frame (the inertial one on the ground), wx, wy, wz, the angular
    velocity in the child's frame; seven coordinates, six speeds, and the norm is kept. Reaction: none, nothing holds;
    it cannot close a loop. With ``angles="zyx"`` (or any other sequence) alpha, beta, gamma in place of the quaternion.

    Parameters
    ----------
    angles : str
        A sequence of axes such as "zyx"; a quaternion without one.
    """

    angles: str = ""

    speeds = VELOCITY + SPIN

    def __post_init__(self) -> None:
        if self.angles:
            require_sequence("Free", self.angles)

    @property
    def coordinates(self) -> tuple[str, ...]:
        return PLACE + (ANGLES if self.angles else QUATERNION)

    def motion(self, frames: JointFrames) -> JointMotion:
        place, e = frames.coordinates[:3], frames.coordinates[3:]
        v, w = frames.speeds[:3], frames.speeds[3:]
        spin, shift = along(w, frames.child), along(place, frames.parent)
        definitions = dict(zip(v, frames.rates[:3], strict=True))
        if self.angles:
            definitions |= dict(zip(w, spin_of_angles(e, self.angles), strict=True))
            return JointMotion(turn=("Body", e, self.angles.upper()), spin=spin, shift=shift, definitions=definitions)
        return JointMotion(
            turn=("Quaternion", e),
            spin=spin,
            shift=shift,
            definitions=definitions,
            rates=quaternion_rates(e, w),
            norm=sum(c**2 for c in e) - 1,
        )

    def closing(self, closure: LoopClosure) -> Rows:
        return ()

    def start(self, pose: Pose) -> JointState:
        return JointState(
            position=named(PLACE, pose.shift),
            orientation=orientation(self.angles, pose),
            velocity=named(VELOCITY, pose.velocity),
            spin=named(SPIN, pose.spin),
        )
