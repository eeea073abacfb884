"""Joints, one a file: what connects a body to another or to the ground."""

from appell.model.joints.free import Free
from appell.model.joints.joint import Held, Joint, Motion, Pose, Seat, Start
from appell.model.joints.knife import Knife
from appell.model.joints.planar import Planar
from appell.model.joints.prismatic import Prismatic
from appell.model.joints.revolute import Revolute
from appell.model.joints.roll_pitch_yaw import RollPitchYaw
from appell.model.joints.spherical import Spherical
from appell.model.joints.tricycle import Tricycle
from appell.model.joints.weld import Weld

JOINTS: tuple[type[Joint], ...] = (
    Revolute,
    Prismatic,
    Planar,
    Spherical,
    Free,
    Weld,
    Knife,
    Tricycle,
    RollPitchYaw,
)

__all__ = [
    "JOINTS",
    "Free",
    "Held",
    "Joint",
    "Knife",
    "Motion",
    "Planar",
    "Pose",
    "Prismatic",
    "Revolute",
    "RollPitchYaw",
    "Seat",
    "Spherical",
    "Start",
    "Tricycle",
    "Weld",
]
