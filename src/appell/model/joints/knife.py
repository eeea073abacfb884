"""A blade on a plane: it slides along itself and turns, and does not slip sideways."""

from __future__ import annotations

from dataclasses import dataclass

import sympy as sm

from appell.model.joints.closure import LoopClosure, Rows
from appell.model.joints.joint import (
    Joint,
    JointFrames,
    JointMotion,
    JointState,
    Pose,
    Rolling,
    SlipRow,
    heading,
    named,
)


@dataclass(frozen=True)
class Knife(Joint):
    """A blade in the parent's x-y plane, along the child's x axis.

    >>> import appell as ap
    >>> m = ap.Model("a skate"); skate = m.body("skate", mass=1, inertia_zz=1)
    >>> blade = m.joint("blade", ap.Knife(), m.ground, skate)
    >>> m.derive(ap.Kane(reactions=True)).accelerations({"v_skate": 2, "omega_skate": 3})["lambda_blade"]
    6.0

    Pose: the child's point, where the blade touches, at (x, y); the heading theta about z.
    Twist and speeds (eq. 55): v along the blade, s across it, omega = theta':

        v = x' cos theta + y' sin theta,   s = -x' sin theta + y' cos theta,   regular at any heading.

    Row, named after the joint: s = 0 (eq. 56). Reaction: a force along the child's y axis where the blade touches; if
    the parent moves, its opposite acts on the parent. Free speeds: v and omega, with the pre-applied equations 58, 59.

    References
    ----------
    Cameron and Book 1997, eqs. 50 to 60 (002).
    """

    coordinates = ("x", "y", "theta")
    speeds = ("v", "s", "omega")
    held = ("s",)

    def motion(self, frames: JointFrames) -> JointMotion:
        x, y, theta = frames.coordinates
        v, s, omega = frames.speeds
        xdot, ydot, thetadot = frames.rates
        return JointMotion(
            turn=("Axis", (theta, frames.parent.z)),
            spin=omega * frames.parent.z,
            shift=x * frames.parent.x + y * frames.parent.y,
            definitions={
                v: xdot * sm.cos(theta) + ydot * sm.sin(theta),
                s: -xdot * sm.sin(theta) + ydot * sm.cos(theta),
                omega: thetadot,
            },
        )

    def closing(self, closure: LoopClosure) -> Rows:
        return closure.along(closure.parent.axes[2]), *closure.parallel("z")

    def rolling(self, frames: JointFrames) -> Rolling:
        return Rolling((SlipRow(frames.child.y),))

    def start(self, pose: Pose) -> JointState:
        own = pose.R.T @ pose.velocity
        return JointState(
            position=named(("x", "y"), pose.shift[:2]),
            orientation={"theta": heading(pose)},
            velocity=named(("v", "s"), own[:2]),
            spin={"omega": float(pose.spin[2])},
        )
