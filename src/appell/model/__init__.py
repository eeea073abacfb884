"""What a person says of a mechanism."""

from appell.model.body import Body, Particle, Station
from appell.model.kinematics import Kinematics
from appell.model.load import Damper, Load, Potential, Push
from appell.model.model import Model, Snapshot
from appell.model.names import name_of, suggestion
from appell.model.parameter import Parameter

__all__ = [
    "Body",
    "Damper",
    "Kinematics",
    "Load",
    "Model",
    "Parameter",
    "Particle",
    "Potential",
    "Push",
    "Snapshot",
    "Station",
    "name_of",
    "suggestion",
]
