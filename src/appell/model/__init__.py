"""What a person says of a mechanism."""

from appell.model.body import Body, Mount, Particle, Station
from appell.model.connect import Connection
from appell.model.joints import JOINTS, Joint
from appell.model.kinematics import Kinematics
from appell.model.load import Damper, GivenLagrangian, Load, Potential, Push
from appell.model.model import Model
from appell.model.names import name_of, suggestion
from appell.model.parameter import Parameter
from appell.model.snapshot import Mass, Place, Snapshot

__all__ = [
    "JOINTS",
    "Body",
    "Connection",
    "Damper",
    "GivenLagrangian",
    "Joint",
    "Kinematics",
    "Load",
    "Mass",
    "Model",
    "Mount",
    "Parameter",
    "Particle",
    "Place",
    "Potential",
    "Push",
    "Snapshot",
    "Station",
    "name_of",
    "suggestion",
]
