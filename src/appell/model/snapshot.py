"""A model as it stood when something was derived from it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from sympy.physics.vector import Point, ReferenceFrame, Vector

from appell.constraints import Constraint
from appell.model.body import AttachmentFrame, Body, Marker, Particle
from appell.model.input import Input
from appell.model.kinematics import Kinematics
from appell.model.load import Damper, GeneralisedForce, GivenLagrangian, Load, Potential
from appell.model.parameter import Parameter

if TYPE_CHECKING:
    from appell.model.connection import Connection
    from appell.model.contacts.contact_constraint import ContactConstraint
    from appell.model.kinematic_graph import KinematicGraph

Mass = Particle | Body
Place = Particle | Body | Marker


@dataclass(frozen=True)
class Snapshot:
    """A model as it stood when something was derived from it.

    ``by_hand``: velocities taken as they were given, which are not the rates of a position (a wheel's centre, from a
    contact point that is at rest), and angular velocities that are not those of a rotation. ``kinematic_graph``: what
    its points and frames said when equations were derived; None while nobody has asked.
    """

    name: str
    frame: ReferenceFrame
    origin: Point
    kinematics: Kinematics
    parameters: tuple[Parameter, ...]
    masses: tuple[Mass, ...]
    markers: tuple[Marker, ...]
    loads: tuple[Load, ...]
    potentials: tuple[Potential, ...]
    dampers: tuple[Damper, ...]
    constraints: tuple[Constraint, ...]
    norms: tuple[Constraint, ...]
    lagrangians: tuple[GivenLagrangian, ...] = ()
    generalised: tuple[GeneralisedForce, ...] = ()
    joints: tuple[Connection, ...] = ()
    by_hand: Mapping[Point | ReferenceFrame, Vector] = field(default_factory=dict)
    contacts: tuple[ContactConstraint, ...] = ()
    mounts: tuple[AttachmentFrame, ...] = ()
    inputs: tuple[Input, ...] = ()
    kinematic_graph: KinematicGraph | None = field(default=None, repr=False, compare=False)

    @property
    def places(self) -> tuple[Place, ...]:
        """Everything a force can act on."""
        return (*self.masses, *self.markers)

    def place_of(self, of: Point | ReferenceFrame) -> str:
        """The name of the particle, body or point that a SymPy point or frame belongs to."""
        for place in self.places:
            if of is place.point or (isinstance(place, Body) and of is place.frame):
                return place.name
        return next((mount.name for mount in self.mounts if of is mount.frame), str(of))

    def without_laws(self) -> Snapshot:
        """The same mechanism with ideal reactions."""
        return replace(self, constraints=tuple(replace(c, law=None) for c in self.constraints))

    def without_constraints(self) -> Snapshot:
        """The same mechanism, let go."""
        return replace(self, constraints=(), contacts=())
