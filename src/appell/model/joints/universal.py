"""A universal (Cardan, Hooke) joint: a turn about an axis of the parent, then about one of the child."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from appell.algebra.rank import least_norm
from appell.model.joints.closure import LoopClosure, Rows
from appell.model.joints.joint import Axis, Joint, JointFrames, JointMotion, JointState, Pose, direction, numeric_axis


@dataclass(frozen=True)
class Universal(Joint):
    """A turn alpha about the axis ``first``, fixed in the parent, then beta about ``second``, fixed in the child.

    >>> import appell as ap
    >>> m = ap.Model("a shaft"); shaft = m.body("shaft", mass=1, inertia=(1, 2, 3))
    >>> cross = m.joint("cross", ap.Universal("x", "y"), m.ground, shaft); m.torque(shaft, m.frame.y)
    >>> m.derive(ap.Kane()).accelerations({})["omega2_shaft"]
    0.5

    Pose: both turns, the points of the joint together. Twist: alpha' first + beta' second.
    Speeds: omega1 = alpha', omega2 = beta'. Reaction where it closes a loop: a force at the joint and a torque along
    second x first, four rows; built in, no row.

    Parameters
    ----------
    first : "x", "y", "z" or three components
        The axis fixed in the parent.
    second : "x", "y", "z" or three components
        The axis fixed in the child.
    """

    first: Axis = "x"
    second: Axis = "y"

    coordinates = ("alpha", "beta")
    speeds = ("omega1", "omega2")

    def motion(self, frames: JointFrames) -> JointMotion:
        (alpha, beta), (omega1, omega2) = frames.coordinates, frames.speeds
        first = direction(self.first, frames.parent)
        cross = frames.parent.orientnew(f"cross of {frames.child}", "Axis", (alpha, first))
        cross.set_ang_vel(frames.parent, omega1 * first)
        second = direction(self.second, cross)
        return JointMotion(
            turn=("Axis", (beta, second)),
            spin=omega2 * second,
            base=cross,
            definitions=dict(zip(frames.speeds, frames.rates, strict=True)),
        )

    def closing(self, closure: LoopClosure) -> Rows:
        frame = closure.parent.frame
        a, b = (list(direction(axis, frame).to_matrix(frame)) for axis in (self.first, self.second))
        angle = sum(x * y for x, y in zip(a, b, strict=True))
        return *closure.coincidence(), closure.orthogonality(closure.parent.along(a), closure.child.along(b)).moved(
            angle
        )

    def start(self, pose: Pose) -> JointState:
        a, b = numeric_axis(self.first, pose), numeric_axis(self.second, pose)
        # The turns of R = R(a, alpha) R(b, beta): R b is b turned by alpha about a, R^T a is a turned by -beta about b
        alpha, beta = _turn(a, b, pose.R @ b), -_turn(b, a, pose.R.T @ a)
        # spin in the child = alpha' R^T a + beta' b
        rates = least_norm(np.column_stack([pose.R.T @ a, b]), pose.spin)
        return JointState(
            orientation={"alpha": alpha, "beta": beta}, spin={"omega1": float(rates[0]), "omega2": float(rates[1])}
        )


def _turn(axis: np.ndarray, start: np.ndarray, end: np.ndarray) -> float:
    flat = start - (axis @ start) * axis
    return float(np.arctan2(np.cross(axis, flat) @ end, flat @ end))
