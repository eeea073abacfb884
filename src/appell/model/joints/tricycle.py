"""A tricycle, or a car: a rear axle that does not slip sideways and a steered front wheel that does not either."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType

import numpy as np
import sympy as sm

from appell.constraints import expression_of
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
from appell.model.types import Expression


@dataclass(frozen=True)
class Tricycle(Joint):
    """A tricycle in the parent's x-y plane, its front wheel ``length`` ahead of the rear axle.

    >>> import appell as ap
    >>> m = ap.Model("a tricycle"); frame, fork = (m.body(n, mass=1, inertia_zz=1) for n in ("frame", "fork"))
    >>> rolling = m.joint("wheels", ap.Tricycle(length=2), m.ground, frame)
    >>> _ = m.joint("head", ap.Weld(), rolling.mounts["fork"], fork)
    >>> rolling.speeds
    (v_frame(t), phidot_frame(t))

    Pose: the child's point, the middle of the rear axle, at (x, y); heading theta; steering phi of the front wheel.
    Twist and speeds: v of the front wheel along itself, as in eqs. 61 to 63; s_rear of the rear axle across the child,
    s_front of the front wheel across itself, phidot. With a, b the velocity of the rear axle along and across:

        v       =  a cos phi + (b + l theta') sin phi
        s_rear  =  b
        s_front = -a sin phi + (b + l theta') cos phi

    This is a rotation: regular at any heading and steering, where eq. 65 is singular at theta and phi of 90 degrees;
    with s_rear = s_front = 0 both are eqs. 61 to 63. Rows, named after the joint: s_rear = s_front = 0. Reactions:
    a force across the child at the rear axle, a force across the front wheel where it touches; if the parent moves,
    their opposites act on it. Free speeds: v and phidot.

    The steering has no inertia of its own: join what turns with the front wheel to ``mounts["fork"]``.

    Parameters
    ----------
    length : number or expression of parameters
        From the rear axle to the front wheel.

    References
    ----------
    Cameron and Book 1997, eqs. 61 to 71 (002).
    """

    length: Expression = 1

    coordinates = ("x", "y", "theta", "phi")
    speeds = ("v", "s_rear", "s_front", "phidot")
    held = ("s_rear", "s_front")
    parts = MappingProxyType({"phi": "phidot"})

    def motion(self, frames: JointFrames) -> JointMotion:
        x, y, theta, phi = frames.coordinates
        v, s_rear, s_front, steer = frames.speeds
        xdot, ydot, thetadot, phidot = frames.rates
        l = expression_of("the length of a Tricycle", self.length)
        # the velocity of the rear axle along and across, and of the front wheel across the child
        a = xdot * sm.cos(theta) + ydot * sm.sin(theta)
        b = -xdot * sm.sin(theta) + ydot * sm.cos(theta)
        front = b + l * thetadot
        # theta' = (v sin phi + s_front cos phi - s_rear) / l
        turning = (v * sm.sin(phi) + s_front * sm.cos(phi) - s_rear) / l
        return JointMotion(
            turn=("Axis", (theta, frames.parent.z)),
            spin=turning * frames.parent.z,
            shift=x * frames.parent.x + y * frames.parent.y,
            definitions={
                v: a * sm.cos(phi) + front * sm.sin(phi),
                s_rear: b,
                s_front: -a * sm.sin(phi) + front * sm.cos(phi),
                steer: phidot,
            },
        )

    def closing(self, closure: LoopClosure) -> Rows:
        return closure.along(closure.parent.axes[2]), *closure.parallel("z")

    def rolling(self, frames: JointFrames) -> Rolling:
        (phi,), (steer,) = frames.coordinates, frames.speeds
        child, ahead = frames.child, expression_of("the length of a Tricycle", self.length) * frames.child.x
        fork = child.orientnew(f"fork of {child}", "Axis", (phi, child.z))
        fork.set_ang_vel(child, steer * child.z)
        return Rolling(
            held=(SlipRow(child.y, word="rear"), SlipRow(fork.y, ahead, word="front")),
            mounts=(("fork", fork, ahead),),
        )

    def start(self, pose: Pose) -> JointState:
        l = pose.value(self.length)
        a, b = (pose.R.T @ pose.velocity)[:2]
        front = b + l * pose.spin[2]
        # the steering that lets the front wheel go where it goes, within a quarter turn either way
        back = -1.0 if a < 0 else 1.0
        phi = np.arctan2(back * front, abs(a)) if front or a else 0.0
        v, across = a * np.cos(phi) + front * np.sin(phi), -a * np.sin(phi) + front * np.cos(phi)
        return JointState(
            position=named(("x", "y"), pose.shift[:2]),
            orientation={"theta": heading(pose)},
            velocity=named(("phi", "v", "s_rear", "s_front"), (phi, v, b, across)),
        )
