"""Motion in a plane: two shifts and a turn."""

from __future__ import annotations

from dataclasses import dataclass

from appell.model.joints.gap import Gap, Rows
from appell.model.joints.joint import Joint, Motion, Pose, Seat, Start, heading, named


@dataclass(frozen=True)
class Planar(Joint):
    """Free motion in the parent's x-y plane: x, y and the turn theta about z.

    Pose: the child's point at (x, y), its frame turned by theta about z. Twist: vx, vy in the parent's frame, omega z.
    Speeds: vx = x', vy = y', omega = theta'. Reaction where it closes a loop: a force along z and a torque across it,
    three rows; built in, none in evidence. 002, E38.

    >>> import appell as ap
    >>> m = ap.Model("a puck"); puck = m.body("puck", mass=2, inertia_zz=1); m.force(puck, m.frame.y)
    >>> table = m.joint("table", ap.Planar(), m.ground, puck)
    >>> m.derive(ap.Kane()).accelerations({})["vy_puck"]
    0.5
    """

    coordinates = ("x", "y", "theta")
    speeds = ("vx", "vy", "omega")

    def motion(self, seat: Seat) -> Motion:
        x, y, theta = seat.coordinates
        return Motion(
            turn=("Axis", (theta, seat.parent.z)),
            spin=seat.speeds[2] * seat.parent.z,
            shift=x * seat.parent.x + y * seat.parent.y,
            definitions=dict(zip(seat.speeds, seat.rates, strict=True)),
        )

    def closing(self, gap: Gap) -> Rows:
        return gap.along(gap.parent.axes[2]), *gap.parallel("z")

    def start(self, pose: Pose) -> Start:
        return Start(
            position=named(("x", "y"), pose.shift[:2]),
            orientation={"theta": heading(pose)},
            velocity=named(("vx", "vy"), pose.velocity[:2]),
            spin={"omega": float(pose.spin[2])},
        )
