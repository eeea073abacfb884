"""A pin: one turn about an axis fixed in both bodies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import sympy as sm
from sympy.physics.vector import ReferenceFrame

from appell.model.joints.joint import Joint, Motion, Pose, Seat, Start, direction


@dataclass(frozen=True)
class Revolute(Joint):
    """One turn theta about ``axis`` ("x", "y", "z" or three components in the parent's frame).

    Pose: the child turned by theta about the axis, the points of the joint together. Twist: omega axis.
    Speeds: omega = theta'. Reaction: none in evidence (the joint is built in). 002, E38 for such a joint.

    >>> import appell as ap
    >>> m = ap.Model("a wheel"); wheel = m.body("wheel", mass=1, inertia_zz=2); tau = m.parameters("tau", 1.0)
    >>> pin = m.joint("pin", ap.Revolute(), m.ground, wheel); m.torque(wheel, tau * m.frame.z)
    >>> m.derive(ap.Kane()).accelerations({})["omega_wheel"]
    0.5
    """

    axis: str | Sequence[object] = "z"

    coordinates = ("theta",)
    speeds = ("omega",)

    def motion(self, seat: Seat) -> Motion:
        (theta,), (omega,) = seat.coordinates, seat.speeds
        axis = direction(self.axis, seat.parent)
        return Motion(turn=("Axis", (theta, axis)), spin=omega * axis, definitions={omega: seat.rates[0]})

    def start(self, pose: Pose) -> Start:
        a = numeric_axis(self.axis, pose)
        R = pose.R
        skew = np.array([R[2, 1] - R[1, 2], R[0, 2] - R[2, 0], R[1, 0] - R[0, 1]]) / 2
        theta = np.arctan2(a @ skew, (np.trace(R) - 1) / 2)
        return Start(orientation={"theta": float(theta)}, spin={"omega": float(a @ pose.spin)})


def numeric_axis(axis: str | Sequence[object], pose: Pose) -> np.ndarray:
    """The components of an axis as numbers; those of a turn are the same in both frames."""
    frame = ReferenceFrame("A")
    components: sm.Matrix = direction(axis, frame).to_matrix(frame)
    return np.array([pose.value(c) for c in components])
