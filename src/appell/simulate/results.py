"""What a run holds: arrays over named dimensions, each under a fixed name that no name of a person can meet.

A name that a person chose (of a constraint, a place, a load, a coordinate) is a *label* along a dimension, never a part
of the name of an array. Every array has the time first; in a sweep a dimension ``run`` stands before it.

=========================  ==============================================  =======================================
array                      dimensions                                      labels
=========================  ==============================================  =======================================
coordinate, speed          time, coordinate name | speed name              their names
coordinate rate            time, coordinate name                           their names
speed rate                 time, speed name                                their names
speed momentum             time, speed name                                where the equations are of momenta
auxiliary state            time, auxiliary name                            their names
multiplier                 time, constraint row                            (constraint, number from 0)
ideal multiplier           time, constraint row of ideal reactions         (constraint, number from 0)
position residual          time, row in positions                          (constraint, number from 0)
velocity residual          time, row in velocities                         (constraint, number from 0)
reaction force, torque     time, reaction, axis                            (constraint, place)
ideal reaction force, ...  time, ideal reaction, axis                      (constraint, place)
reaction power             time, acting constraint                         constraint
load power                 time, load name                                 load
place position             time, located place, axis                       particle, body, point
place velocity             time, moving place, axis                        particle, body, point
angular velocity           time, turning body, axis                        body
contact point, normal      time, contact name, axis                        contact
contact gap                time, contact name                              contact
relation gap               time, relation name                             constraint that can open
input value                time, input name                                input
actuator effort            time, constraint and actuator                   (constraint, actuator)
kinetic energy, ...        time                                            (see ``SCALARS``)
=========================  ==============================================  =======================================

In the xarray Dataset (``run.data``, and the file) the coordinates and speeds stand under their own names instead of in
the arrays "coordinate" and "speed", the other names with underscores ("reaction_force"); a coordinate or speed that is
called like one of ours (``time``, ``axis``, ``kinetic_energy`` ...) stands there as ``own_NAME``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

Label = str | tuple[str, int] | tuple[str, str]
"""A name that a person chose, the row of a constraint, or a constraint with the place it acts on."""

Labels = tuple[Label, ...]

SCALARS = (
    "kinetic energy",
    "potential energy",
    "total energy",
    "effective energy",
    "total work",
    "effective work",
    "impact loss",
    "drive power",
    "constraint rank",
)
"""Arrays over time alone. "total work": of all that is not in the energy; "effective work": what changes the effective
energy."""

DIMENSIONS: dict[str, str] = {
    "coordinate": "coordinate name",
    "speed": "speed name",
    "coordinate rate": "coordinate name",
    "speed rate": "speed name",
    "speed momentum": "speed name",
    "auxiliary state": "auxiliary name",
    "multiplier": "constraint row",
    "ideal multiplier": "constraint row of ideal reactions",
    "position residual": "row in positions",
    "velocity residual": "row in velocities",
    "reaction force": "reaction of constraint",
    "reaction torque": "reaction of constraint",
    "ideal reaction force": "ideal reaction of constraint",
    "ideal reaction torque": "ideal reaction of constraint",
    "reaction power": "acting constraint",
    "load power": "load name",
    "place position": "located place",
    "place velocity": "moving place",
    "angular velocity": "turning body",
    "contact point": "contact name",
    "contact normal": "contact name",
    "contact gap": "contact name",
    "relation gap": "relation name",
    "input value": "input name",
    "actuator effort": "constraint and actuator",
}
"""The dimension with the labels of every array that has labels."""

VECTORS = frozenset(
    "reaction force,reaction torque,ideal reaction force,ideal reaction torque,place position,place velocity,"
    "angular velocity,contact point,contact normal".split(",")
)
"""Arrays whose last dimension is ``axis``: components in the inertial frame."""


@dataclass(frozen=True)
class ResultArray:
    """The values of one array, the time first, and the labels of its second dimension (None: it has none)."""

    values: np.ndarray
    labels: Labels | None = None


class Results(ABC):
    """The arrays of a run, read when they are asked for."""

    @property
    @abstractmethod
    def time(self) -> np.ndarray:
        """The instants of the samples."""

    @abstractmethod
    def names(self) -> tuple[str, ...]:
        """The arrays that this run has."""

    @abstractmethod
    def labels(self, name: str) -> Labels:
        """The labels of an array; none where the run does not have it."""

    @abstractmethod
    def values(self, name: str, label: Label | None = None) -> np.ndarray:
        """An array of the table above, or that part of it which a label names, over time."""

    def has(self, name: str, label: Label | None = None) -> bool:
        """Whether there is such an array, or such a label along it."""
        return name in self.names() if label is None else label in self.labels(name)

    def vector(self, name: str, label: Label) -> np.ndarray:
        """A vector over time, (time, 3); zero where nothing acts."""
        return self.values(name, label) if self.has(name, label) else np.zeros((self.time.size, 3))

    def __iter__(self) -> Iterator[tuple[str, Label | None]]:
        """Every array that stands alone and every label of every other."""
        for name in self.names():
            if name in DIMENSIONS:
                yield from ((name, label) for label in self.labels(name))
            else:
                yield name, None
