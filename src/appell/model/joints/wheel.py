"""An upright wheel that rolls on a plane without slipping."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import sympy as sm

from appell.constraints import expression_of
from appell.model.joints.closure import LoopClosure, Rows
from appell.model.joints.joint import Joint, JointFrames, JointMotion, JointState, Pose, Rolling, SlipRow, named
from appell.model.types import Expression


@dataclass(frozen=True)
class Wheel(Joint):
    """A wheel of a ``radius`` that stays upright on the parent's x-y plane, its axle along the child's y axis.

    >>> import appell as ap
    >>> m = ap.Model("a coin"); coin = m.body("coin", mass=1, inertia=(1, 2, 1)); m.force(coin, m.frame.x)
    >>> table = m.joint("table", ap.Wheel(radius=1), m.ground, coin)
    >>> round(m.derive(ap.Kane()).accelerations({})["phidot_coin"], 12)
    0.333333333333

    Pose: the child's point, the wheel's centre, at (x, y, radius); turned by the heading theta about z, then by the
    roll phi about the axle. Twist and speeds: omega = theta', phidot = phi', and the slip of the contact in the plane,

        sx = x' - radius phi' cos theta,   sy = y' - radius phi' sin theta.

    Rows, named after the joint: sx = sy = 0. Reaction: a force in the plane at the contact, given through the centre
    with its moment; where the joint closes a loop also along z, with a torque that keeps the wheel upright, four rows.

    Parameters
    ----------
    radius : number or expression of parameters
        Of the wheel.
    """

    radius: Expression = 1

    coordinates = ("x", "y", "theta", "phi")
    speeds = ("omega", "phidot", "sx", "sy")
    held = ("sx", "sy")

    def motion(self, frames: JointFrames) -> JointMotion:
        x, y, theta, phi = frames.coordinates
        omega, roll, sx, sy = frames.speeds
        xdot, ydot, thetadot, phidot = frames.rates
        parent, r = frames.parent, expression_of("the radius of a Wheel", self.radius)
        return JointMotion(
            turn=("Body", (theta, phi, 0), "ZYX"),
            spin=omega * parent.z + roll * frames.child.y,
            shift=x * parent.x + y * parent.y + r * parent.z,
            definitions={
                omega: thetadot,
                roll: phidot,
                sx: xdot - r * phidot * sm.cos(theta),
                sy: ydot - r * phidot * sm.sin(theta),
            },
        )

    def closing(self, closure: LoopClosure) -> Rows:
        up = closure.parent.axes[2]
        return closure.along(up).moved(self.radius), closure.orthogonality(up, closure.child.axes[1])

    def rolling(self, frames: JointFrames) -> Rolling:
        down = -expression_of("the radius of a Wheel", self.radius) * frames.parent.z
        return Rolling((SlipRow(frames.parent.x, arm=down), SlipRow(frames.parent.y, arm=down)))

    def start(self, pose: Pose) -> JointState:
        R, r = pose.R, pose.value(self.radius)
        theta, phi = np.arctan2(-R[0, 1], R[1, 1]), np.arctan2(-R[2, 0], R[2, 2])
        ahead = np.array([np.cos(theta), np.sin(theta)])
        # the roll that was given, or that of the velocity
        roll = float(pose.spin[1] or ahead @ pose.velocity[:2] / r)
        slip = pose.velocity[:2] - r * roll * ahead
        return JointState(
            position=named(("x", "y"), pose.shift[:2]),
            orientation=named(("theta", "phi"), (theta, phi)),
            velocity=named(("phidot", "sx", "sy"), (roll, *slip)),
            spin={"phidot": roll, "omega": float((R @ pose.spin)[2])},
        )
