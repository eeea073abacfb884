"""Any turn about a point, by roll, pitch and yaw."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import sympy as sm

from appell.model.joints.closure import LoopClosure, Rows
from appell.model.joints.joint import SPIN, Joint, JointFrames, JointMotion, JointState, Pose, along, named


@dataclass(frozen=True)
class RollPitchYaw(Joint):
    """Any turn about the joint's point by z-y-x angles: yaw psi, then pitch theta, then roll phi.

    >>> import appell as ap
    >>> m = ap.Model("a top"); top = m.body("top", mass=1, inertia=(2, 2, 1))
    >>> gimbal = m.joint("gimbal", ap.RollPitchYaw(), m.ground, top)
    >>> m.derive(ap.Kane()).accelerations({"wx_top": 1, "wz_top": 3})["wy_top"]
    -1.5

    Pose: turned by psi about z, theta about the new y, phi about the new x; the points of the joint together.
    Twist and speeds (eq. 73): the angular velocity in the child's frame,

        wx = phi' - psi' sin theta
        wy = theta' cos phi + psi' cos theta sin phi
        wz = -theta' sin phi + psi' cos theta cos phi

    Reaction where it closes a loop: a force at the joint, three rows; built in, no row. Pre-applied
    equations: 74 to 76. The angles, not the motion, are singular at theta = +-90 degrees: use ``Spherical`` there.

    References
    ----------
    Cameron and Book 1997, eqs. 72 to 76 (002).
    """

    coordinates = ("phi", "theta", "psi")
    speeds = SPIN

    def motion(self, frames: JointFrames) -> JointMotion:
        phi, theta, psi = frames.coordinates
        phidot, thetadot, psidot = frames.rates
        wx, wy, wz = frames.speeds
        return JointMotion(
            turn=("Body", (psi, theta, phi), "ZYX"),
            spin=along(frames.speeds, frames.child),
            definitions={
                wx: phidot - psidot * sm.sin(theta),
                wy: thetadot * sm.cos(phi) + psidot * sm.cos(theta) * sm.sin(phi),
                wz: -thetadot * sm.sin(phi) + psidot * sm.cos(theta) * sm.cos(phi),
            },
        )

    def closing(self, closure: LoopClosure) -> Rows:
        return closure.coincidence()

    def start(self, pose: Pose) -> JointState:
        R = pose.R
        angles = np.arctan2(R[2, 1], R[2, 2]), -np.arcsin(np.clip(R[2, 0], -1, 1)), np.arctan2(R[1, 0], R[0, 0])
        return JointState(orientation=named(self.coordinates, angles), spin=named(SPIN, pose.spin))
