"""Two driven wheels on one axle, each turning by itself: most mobile robots."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType

import sympy as sm
from sympy.physics.vector import ReferenceFrame

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
class DifferentialDrive(Joint):
    """Two wheels of a ``radius``, ``track`` apart on the child's y axis, that roll on the parent's x-y plane.

    >>> import appell as ap
    >>> m = ap.Model("a robot"); robot = m.body("robot", mass=4, inertia_zz=1)
    >>> drive = m.joint("drive", ap.DifferentialDrive(track=1, radius=0.5), m.ground, robot)
    >>> m.force(robot, 4 * m.frame.x); m.derive(ap.Kane()).accelerations({})["omega_left_robot"]
    2.0

    Pose: the child's point, midway on the axle, at (x, y, radius), its heading theta about z; the wheels turned by
    phi_left and phi_right. Twist and speeds: the rates omega_left and omega_right of the wheels, the slip s across,
    and the slips of both contacts along the child,

        s = -x' sin theta + y' cos theta,
        slip_left  = x' cos theta + y' sin theta - theta' track / 2 - radius phi_left',
        slip_right = x' cos theta + y' sin theta + theta' track / 2 - radius phi_right'.

    Rows, named after the joint: all three vanish. Reaction: a force across at the axle, and along the child at either
    wheel, whose moment turns that wheel. Free speeds: omega_left and omega_right. The wheels are the mounts "left" and
    "right": weld bodies to them.

    Parameters
    ----------
    track : number or expression of parameters
        The distance between the wheels.
    radius : number or expression of parameters
        Of the wheels.
    """

    track: Expression = 1
    radius: Expression = 1

    coordinates = ("x", "y", "theta", "phi_left", "phi_right")
    speeds = ("omega_left", "omega_right", "s", "slip_left", "slip_right")
    held = ("s", "slip_left", "slip_right")
    parts = MappingProxyType({"phi_left": "omega_left", "phi_right": "omega_right"})

    def motion(self, frames: JointFrames) -> JointMotion:
        x, y, theta, *_ = frames.coordinates
        omega_left, omega_right, s, slip_left, slip_right = frames.speeds
        xdot, ydot, thetadot, left, right = frames.rates
        parent, r, track = (
            frames.parent,
            expression_of("the radius of a DifferentialDrive", self.radius),
            expression_of("the track of a DifferentialDrive", self.track),
        )
        ahead = xdot * sm.cos(theta) + ydot * sm.sin(theta)
        turning = (slip_right - slip_left + r * (omega_right - omega_left)) / track
        return JointMotion(
            turn=("Axis", (theta, parent.z)),
            spin=turning * parent.z,
            shift=x * parent.x + y * parent.y + r * parent.z,
            definitions={
                omega_left: left,
                omega_right: right,
                s: -xdot * sm.sin(theta) + ydot * sm.cos(theta),
                slip_left: ahead - thetadot * track / 2 - r * left,
                slip_right: ahead + thetadot * track / 2 - r * right,
            },
        )

    def closing(self, closure: LoopClosure) -> Rows:
        return closure.along(closure.parent.axes[2]).moved(self.radius), *closure.parallel("z")

    def rolling(self, frames: JointFrames) -> Rolling:
        child, half = frames.child, expression_of("the track of a DifferentialDrive", self.track) / 2 * frames.child.y
        down = -expression_of("the radius of a DifferentialDrive", self.radius) * frames.parent.z
        held, mounts = [SlipRow(child.y)], []
        for word, side, phi, rate in zip(
            ("left", "right"), (half, -half), frames.coordinates, frames.speeds, strict=True
        ):
            wheel: ReferenceFrame = child.orientnew(f"{word} of {child}", "Axis", (phi, child.y))
            wheel.set_ang_vel(child, rate * child.y)
            held.append(SlipRow(child.x, side, word, arm=down, wheel=wheel))
            mounts.append((word, wheel, side))
        return Rolling(tuple(held), tuple(mounts))

    def start(self, pose: Pose) -> JointState:
        r, half = pose.value(self.radius), pose.value(self.track) / 2
        ahead, across = (pose.R.T @ pose.velocity)[:2]
        turning = pose.spin[2]
        wheels = named(("omega_left", "omega_right"), ((ahead - half * turning) / r, (ahead + half * turning) / r))
        return JointState(
            position=named(("x", "y"), pose.shift[:2]),
            orientation={"theta": heading(pose)},
            velocity=wheels | {"s": float(across)},
            spin=wheels,
        )
