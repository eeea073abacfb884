"""What a run says of the system it is a motion of, by names alone: enough to read, print and draw it from a file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from appell.equations import Equations
from appell.equations.forms import evident_in, state_graph_of
from appell.model import name_of
from appell.model.mechanism import has_modes


@dataclass(frozen=True)
class ConstraintFacts:
    """A constraint: how many rows it has, and whether its reaction is ideal throughout."""

    name: str
    rows: int
    ideal: bool


@dataclass(frozen=True)
class ContactFacts:
    """A contact between surfaces: what its force acts on (None: the ground), and whether a row holds the gap."""

    name: str
    places: tuple[str | None, str | None]
    held: bool


@dataclass(frozen=True)
class Description:
    """The system of a run: its names, the values of its parameters, what its constraints are.

    ``evident``: the constraints whose reactions stand in the equations; ``recovered``: those written in scalars, whose
    forces are recovered from the motion; ``has_norms``: some coordinates are components of quaternions;
    ``has_modes``: some constraint may open and close.
    """

    model: str
    principle: str
    family: str
    coordinates: tuple[str, ...]
    speeds: tuple[str, ...]
    parameters: Mapping[str, float]
    constraints: tuple[ConstraintFacts, ...]
    contacts: tuple[ContactFacts, ...]
    masses: tuple[str, ...]
    evident: tuple[str, ...]
    recovered: tuple[str, ...]
    has_norms: bool
    has_modes: bool

    @property
    def rows(self) -> dict[str, int]:
        """How many rows each constraint has."""
        return {c.name: c.rows for c in self.constraints}

    def as_json(self) -> dict[str, Any]:
        """Plain data for a file."""
        return asdict(self)

    @classmethod
    def from_json(cls, found: Mapping[str, Any]) -> Description:
        """The description that a file holds."""
        lists = {name: tuple(found[name]) for name in "coordinates speeds masses evident recovered".split()}
        return cls(
            model=found["model"],
            principle=found["principle"],
            family=found["family"],
            parameters=dict(found["parameters"]),
            constraints=tuple(ConstraintFacts(**c) for c in found["constraints"]),
            contacts=tuple(ContactFacts(c["name"], tuple(c["places"]), c["held"]) for c in found["contacts"]),
            has_norms=found["has_norms"],
            has_modes=found["has_modes"],
            **lists,
        )


def describe(equations: Equations, parameters: np.ndarray, recovered: frozenset[str]) -> Description:
    """The description of a run of equations with these values of the parameters."""
    names = [p.name for p in equations.mechanism.parameters]
    return Description(
        model=equations.mechanism.name,
        principle=equations.principle.name,
        family=equations.principle.family,
        coordinates=tuple(name_of(q) for q in equations.coordinates),
        speeds=tuple(name_of(u) for u in equations.speeds),
        parameters=dict(zip(names, map(float, parameters), strict=True)),
        constraints=tuple(
            ConstraintFacts(c.name, len(c.expressions), c.law is None and not c.drives and c.friction is None)
            for c in equations.mechanism.constraints
        ),
        contacts=tuple(ContactFacts(c.name, c.places, c.held) for c in equations.mechanism.contacts),
        masses=tuple(mass.name for mass in equations.mechanism.masses),
        evident=tuple(sorted(evident_in(equations))),
        recovered=tuple(sorted(recovered)),
        has_norms=bool(state_graph_of(equations).norms),
        has_modes=has_modes(equations.mechanism),
    )
