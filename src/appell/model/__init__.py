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
from appell.model.surfaces import SURFACES, Shape
from appell.model.touch import Touch

__all__ = [
    "JOINTS",
    "SURFACES",
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
    "Shape",
    "Snapshot",
    "Station",
    "Touch",
    "name_of",
    "suggestion",
]
