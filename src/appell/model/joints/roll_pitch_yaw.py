"""Any turn about a point, by roll, pitch and yaw."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import sympy as sm

from appell.model.joints.gap import Gap, Rows
from appell.model.joints.joint import SPIN, Joint, Motion, Pose, Seat, Start, along, named


@dataclass(frozen=True)
class RollPitchYaw(Joint):
    """Any turn about the joint's point by z-y-x angles: yaw psi, then pitch theta, then roll phi (002, E72 to E76).

    Pose: turned by psi about z, theta about the new y, phi about the new x; the points of the joint together.
    Twist and speeds (E73): the angular velocity in the child's frame,

        wx = phi' - psi' sin theta
        wy = theta' cos phi + psi' cos theta sin phi
        wz = -theta' sin phi + psi' cos theta cos phi

    Reaction where it closes a loop: a force at the joint, three rows; built in, none in evidence. Pre-applied
    equations: E74 to E76. The angles, not the motion, are singular at theta = +-90 degrees: use ``Spherical`` there.

    >>> import appell as ap
    >>> m = ap.Model("a top"); top = m.body("top", mass=1, inertia=(2, 2, 1))
    >>> gimbal = m.joint("gimbal", ap.RollPitchYaw(), m.ground, top)
    >>> m.derive(ap.Kane()).accelerations({"wx_top": 1, "wz_top": 3})["wy_top"]
    -1.5
    """

    coordinates = ("phi", "theta", "psi")
    speeds = SPIN

    def motion(self, seat: Seat) -> Motion:
        phi, theta, psi = seat.coordinates
        phidot, thetadot, psidot = seat.rates
        wx, wy, wz = seat.speeds
        return Motion(
            turn=("Body", (psi, theta, phi), "ZYX"),
            spin=along(seat.speeds, seat.child),
            definitions={
                wx: phidot - psidot * sm.sin(theta),
                wy: thetadot * sm.cos(phi) + psidot * sm.cos(theta) * sm.sin(phi),
                wz: -thetadot * sm.sin(phi) + psidot * sm.cos(theta) * sm.cos(phi),
            },
        )

    def closing(self, gap: Gap) -> Rows:
        return gap.together()

    def start(self, pose: Pose) -> Start:
        R = pose.R
        angles = np.arctan2(R[2, 1], R[2, 2]), -np.arcsin(np.clip(R[2, 0], -1, 1)), np.arctan2(R[1, 0], R[0, 0])
        return Start(orientation=named(self.coordinates, angles), spin=named(SPIN, pose.spin))
