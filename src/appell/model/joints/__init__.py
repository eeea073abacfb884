"""Joints, one in each file: what connects a body to another one or to the ground.

In: two bodies and the places of the joint on them.
Out: ``JointMotion`` (pose and twist), the rows of a loop, a start from a pose.
Read first: ``joint.py`` (the interface), then ``revolute.py`` and ``knife.py`` (nonholonomic).
"""

from appell.model.joints.ball_on_plane import BallOnPlane
from appell.model.joints.caster import Caster
from appell.model.joints.closure import ClosingRow, LoopClosure
from appell.model.joints.cylindrical import Cylindrical
from appell.model.joints.differential_drive import DifferentialDrive
from appell.model.joints.free import Free
from appell.model.joints.joint import Joint, JointFrames, JointMotion, JointState, Pose, Rolling, SlipRow
from appell.model.joints.knife import Knife
from appell.model.joints.planar import Planar
from appell.model.joints.prismatic import Prismatic
from appell.model.joints.revolute import Revolute
from appell.model.joints.roll_pitch_yaw import RollPitchYaw
from appell.model.joints.screw import Screw
from appell.model.joints.spherical import Spherical
from appell.model.joints.tricycle import Tricycle
from appell.model.joints.universal import Universal
from appell.model.joints.weld import Weld
from appell.model.joints.wheel import Wheel

JOINTS: tuple[type[Joint], ...] = (
    Weld,
    Revolute,
    Prismatic,
    Screw,
    Cylindrical,
    Universal,
    Planar,
    Spherical,
    RollPitchYaw,
    Free,
    Knife,
    Tricycle,
    Wheel,
    DifferentialDrive,
    Caster,
    BallOnPlane,
)

__all__ = [
    "JOINTS",
    "BallOnPlane",
    "Caster",
    "ClosingRow",
    "Cylindrical",
    "DifferentialDrive",
    "Free",
    "LoopClosure",
    "SlipRow",
    "Joint",
    "Knife",
    "JointMotion",
    "Planar",
    "Pose",
    "Prismatic",
    "Revolute",
    "RollPitchYaw",
    "Rolling",
    "Screw",
    "JointFrames",
    "Spherical",
    "JointState",
    "Tricycle",
    "Universal",
    "Weld",
    "Wheel",
]
