"""What a person states about a mechanism.

In: the verbs of ``Model``: coordinates, body, joint, force, constrain.
Out: ``Mechanism``, one frozen value that each verb replaces by the next one.
Read first: ``model.py`` (the verbs), then ``mechanism.py`` (the data).
"""

from appell.model import inertia, shapes
from appell.model.body import AttachmentFrame, Body, Marker, Mass, Particle, Place
from appell.model.connection import Connection
from appell.model.contacts.contact_constraint import ContactConstraint
from appell.model.joints import JOINTS, Joint
from appell.model.kinematics import Kinematics
from appell.model.load import AppliedVector, Damper, GivenLagrangian, Load, Potential
from appell.model.mechanism import Mechanism
from appell.model.model import Model
from appell.model.names import name_of, suggestion
from appell.model.parameter import Parameter
from appell.model.surfaces import SURFACES, Shape
