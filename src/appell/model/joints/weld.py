"""No motion at all."""

from __future__ import annotations

from dataclasses import dataclass

from sympy.physics.vector import Vector

from appell.model.joints.closure import LoopClosure, Rows
from appell.model.joints.joint import Axis, Joint, JointFrames, JointMotion, JointState, Pose, direction, turn_matrix
from appell.model.types import Expression


@dataclass(frozen=True)
class Weld(Joint):
    """The child fixed in the parent, turned by ``angle`` about ``axis``.

    >>> import appell as ap
    >>> m = ap.Model("a hammer"); head, stick = (m.body(n, mass=1, inertia_zz=1) for n in ("head", "stick"))
    >>> pin, glue = m.joint("pin", ap.Revolute(), m.ground, head), m.joint("glue", ap.Weld(), head, stick)
    >>> glue.coordinates, pin.speeds
    ((), (omega_head(t),))

    Pose: fixed. Twist: none. Speeds: none. Reaction where it closes a loop: any force and any torque, six rows; built
    in, no row.

    Parameters
    ----------
    angle : number or expression of parameters
        How the child is turned.
    axis : "x", "y", "z" or three components
        What it is turned about.
    """

    angle: Expression = 0
    axis: Axis = "z"

    coordinates = ()
    speeds = ()

    def motion(self, frames: JointFrames) -> JointMotion:
        return JointMotion(turn=("Axis", (self.angle, direction(self.axis, frames.parent))), spin=Vector(0))

    def closing(self, closure: LoopClosure) -> Rows:
        return *closure.coincidence(), *closure.fixed_orientation(
            turn_matrix(self.axis, self.angle, closure.parent.frame)
        )

    def start(self, pose: Pose) -> JointState:
        return JointState()
