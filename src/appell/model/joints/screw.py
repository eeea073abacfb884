"""A screw: it advances as it turns."""

from __future__ import annotations

from dataclasses import dataclass

import sympy as sm

from appell.constraints import expression_of
from appell.model.joints.closure import ClosingRow, LoopClosure, Rows, triad
from appell.model.joints.joint import (
    Axis,
    Joint,
    JointFrames,
    JointMotion,
    JointState,
    Pose,
    direction,
    numeric_axis,
    turned_about,
)
from appell.model.types import Expression


@dataclass(frozen=True)
class Screw(Joint):
    """One turn theta about ``axis``, and with every whole turn an advance of ``pitch`` along it.

    >>> import appell as ap
    >>> m = ap.Model("a bolt"); bolt = m.body("bolt", mass=1, inertia=(1, 1, 1)); m.force(bolt, m.frame.z)
    >>> thread = m.joint("thread", ap.Screw(pitch=2 * sm.pi), m.ground, bolt)
    >>> m.derive(ap.Kane()).accelerations({})["omega_bolt"]
    0.5

    Pose: the child turned by theta, its point pitch theta / (2 pi) ahead on the axis. Twist: omega axis and
    omega pitch / (2 pi) axis. Speeds: omega = theta'. Reaction where it closes a loop: a force and a torque across the
    axis, and a wrench along it that does no work on the screw, five rows; built in, no row. Its last row is
    sin(theta - 2 pi d / pitch), of which the half turns off are no start.

    Parameters
    ----------
    pitch : number or expression of parameters
        The advance with every whole turn.
    axis : "x", "y", "z" or three components
        The axis, fixed in both bodies.
    """

    pitch: Expression
    axis: Axis = "z"

    coordinates = ("theta",)
    speeds = ("omega",)

    @property
    def lead(self) -> sm.Expr:
        """The advance per radian."""
        return expression_of("the pitch of a Screw", self.pitch) / (2 * sm.pi)

    def motion(self, frames: JointFrames) -> JointMotion:
        (theta,), (omega,) = frames.coordinates, frames.speeds
        axis = direction(self.axis, frames.parent)
        return JointMotion(
            turn=("Axis", (theta, axis)),
            spin=omega * axis,
            shift=self.lead * theta * axis,
            definitions={omega: frames.rates[0]},
        )

    def closing(self, closure: LoopClosure) -> Rows:
        # p sin(theta - d/p) = p (S cos(d/p) - C sin(d/p)), smooth over any number of turns
        b, c, a = triad(self.axis, closure.parent.frame)
        p, mark = self.lead, closure.child.along(b)
        S, C = (
            closure.orthogonality(closure.parent.along(c), mark),
            closure.orthogonality(closure.parent.along(b), mark),
        )
        d = closure.along(closure.parent.along(a))
        sin, cos = sm.sin(d.value / p), sm.cos(d.value / p)
        advance = ClosingRow(
            p * (S.value * cos - C.value * sin),
            p * (S.rate * cos - C.rate * sin) - (S.value * sin + C.value * cos) * d.rate,
        )
        return *closure.on_axis(self.axis), *closure.parallel(self.axis), advance

    def start(self, pose: Pose) -> JointState:
        a = numeric_axis(self.axis, pose)
        # the shift tells the whole turns apart
        turns = float(a @ pose.shift) / pose.value(self.pitch)
        theta = turned_about(a, pose.R)
        theta += 2 * float(sm.pi) * round(turns - theta / (2 * float(sm.pi)))
        return JointState(orientation={"theta": theta}, spin={"omega": float(a @ pose.spin)})
