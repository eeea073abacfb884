"""A ball that rolls on a plane without slipping, free to pivot."""

from __future__ import annotations

from dataclasses import dataclass

import sympy as sm

from appell.constraints import expression_of
from appell.model.joints.closure import LoopClosure, Rows
from appell.model.joints.joint import (
    QUATERNION,
    SPIN,
    Joint,
    JointFrames,
    JointMotion,
    JointState,
    Pose,
    Rolling,
    SlipRow,
    along,
    named,
)
from appell.model.types import Expression


@dataclass(frozen=True)
class BallOnPlane(Joint):
    """A ball of a ``radius`` on the parent's x-y plane.

    >>> import appell as ap
    >>> m = ap.Model("a marble"); marble = m.body("marble", mass=5, inertia=ap.solid_sphere(5, 1))
    >>> table = m.joint("table", ap.BallOnPlane(radius=1), m.ground, marble); m.force(marble, 7 * m.frame.x)
    >>> round(m.derive(ap.Kane()).accelerations({})["wy_marble"], 12)
    1.0

    Pose: the child's point, the ball's centre, at (x, y, radius); turned by a unit quaternion e0 ... e3. Twist and
    speeds: wx, wy, wz, the angular velocity in the parent's frame, and the slip of the contact,

        sx = x' - radius wy,   sy = y' + radius wx,

    with e' = (0, w) e / 2; six coordinates, five speeds, and the norm is kept. Rows, named after the joint:
    sx = sy = 0. Reaction: a force in the plane at the contact, given through the centre with its moment; where the
    joint closes a loop also along z, three rows.

    Parameters
    ----------
    radius : number or expression of parameters
        Of the ball.
    """

    radius: Expression = 1

    coordinates = ("x", "y", *QUATERNION)
    speeds = (*SPIN, "sx", "sy")
    held = ("sx", "sy")

    def motion(self, frames: JointFrames) -> JointMotion:
        x, y, *e = frames.coordinates
        wx, wy, wz, sx, sy = frames.speeds
        parent, r = frames.parent, expression_of("the radius of a BallOnPlane", self.radius)
        e0, e1, e2, e3 = e
        E = sm.Matrix([[-e1, -e2, -e3], [e0, e3, -e2], [-e3, e0, e1], [e2, -e1, e0]]) / 2
        return JointMotion(
            turn=("Quaternion", tuple(e)),
            spin=along((wx, wy, wz), parent),
            shift=x * parent.x + y * parent.y + r * parent.z,
            rates={x: sx + r * wy, y: sy - r * wx} | dict(zip(e, E @ sm.Matrix([wx, wy, wz]), strict=True)),
            norm=sum(c**2 for c in e) - 1,
        )

    def closing(self, closure: LoopClosure) -> Rows:
        return (closure.along(closure.parent.axes[2]).moved(self.radius),)

    def rolling(self, frames: JointFrames) -> Rolling:
        down = -expression_of("the radius of a BallOnPlane", self.radius) * frames.parent.z
        return Rolling((SlipRow(frames.parent.x, arm=down), SlipRow(frames.parent.y, arm=down)))

    def start(self, pose: Pose) -> JointState:
        r, w = pose.value(self.radius), pose.R @ pose.spin
        # the spin that was given, or the smallest that rolls with the velocity
        vx, vy = pose.velocity[:2]
        wx, wy, wz = w if w.any() else (-vy / r, vx / r, 0.0)
        spin = named(SPIN, (wx, wy, wz))
        return JointState(
            position=named(("x", "y"), pose.shift[:2]),
            orientation=named(QUATERNION, pose.quaternion),
            velocity=spin | named(("sx", "sy"), (vx - r * wy, vy + r * wx)),
            spin=spin,
        )
