"""A swivelling wheel that trails behind its pivot and does not slip sideways."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType

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
class Caster(Joint):
    """A caster at the child's point, its wheel ``trail`` behind the pivot, on the parent's x-y plane.

    >>> import appell as ap
    >>> m = ap.Model("a cart"); cart, fork = (m.body(n, mass=1, inertia_zz=1) for n in ("cart", "fork"))
    >>> swivel = m.joint("swivel", ap.Caster(trail=1), m.ground, cart)
    >>> _ = m.joint("head", ap.Weld(), swivel.mounts["fork"], fork); m.force(cart, 2 * m.frame.x)
    >>> m.derive(ap.Kane()).accelerations({})["vx_cart"]
    1.0

    Pose: the child's point at (x, y), its heading theta about z; the fork turned by phi against the child. Twist and
    speeds: vx, vy in the parent's frame, omega = theta', and the slip of the wheel across its fork,

        s = -x' sin(theta + phi) + y' cos(theta + phi) - trail (theta' + phi').

    Row, named after the joint: s = 0; the child may go anywhere and the fork follows, regular in every pose. Reaction:
    a force across the fork at the wheel, and its moment on the fork. Free speeds: vx, vy, omega. The fork is the mount
    "fork": weld the wheel and the fork to it.

    Parameters
    ----------
    trail : number or expression of parameters
        How far the wheel is behind the pivot.
    """

    trail: Expression = 1

    coordinates = ("x", "y", "theta", "phi")
    speeds = ("vx", "vy", "omega", "s")
    held = ("s",)
    parts = MappingProxyType({"phi": "phidot"})

    def motion(self, frames: JointFrames) -> JointMotion:
        x, y, theta, phi = frames.coordinates
        vx, vy, omega, s = frames.speeds
        xdot, ydot, thetadot, phidot = frames.rates
        fork = theta + phi
        return JointMotion(
            turn=("Axis", (theta, frames.parent.z)),
            spin=omega * frames.parent.z,
            shift=x * frames.parent.x + y * frames.parent.y,
            definitions={
                vx: xdot,
                vy: ydot,
                omega: thetadot,
                s: -xdot * sm.sin(fork)
                + ydot * sm.cos(fork)
                - expression_of("the trail of a Caster", self.trail) * (thetadot + phidot),
            },
        )

    def closing(self, closure: LoopClosure) -> Rows:
        return closure.along(closure.parent.axes[2]), *closure.parallel("z")

    def rolling(self, frames: JointFrames) -> Rolling:
        child = frames.child
        fork = child.orientnew(f"fork of {child}", "Axis", (frames.coordinates[0], child.z))
        wheel = SlipRow(fork.y, arm=-expression_of("the trail of a Caster", self.trail) * fork.x, wheel=fork)
        return Rolling((wheel,), (("fork", fork, 0 * child.x),))

    def start(self, pose: Pose) -> JointState:
        return JointState(
            position=named(("x", "y"), pose.shift[:2]),
            orientation={"theta": heading(pose)},
            velocity=named(("vx", "vy"), pose.velocity[:2]),
            spin={"omega": float(pose.spin[2])},
        )
