"""What a run is: an xarray Dataset with every coordinate, speed, multiplier, reaction, energy and power."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import xarray as xr

from appell.errors import ModelError
from appell.model import name_of, suggestion
from appell.simulate.audit import Audit
from appell.simulate.contacts import RunContact, run_contact
from appell.simulate.modes.record import Impact, ModeSpan, summary

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from appell.equations import Equations


@dataclass(frozen=True)
class RunReaction:
    """The force through a point and the torque about it, over time, in components of the inertial frame: (time, 3).

    ``recovered``: the constraint is written in scalars, so these are the resultants at the mass centre recovered from
    the motion. ``ideal_part``: force and torque of the ideal reaction, where the constraint has a law or actuators.
    ``determined``: False where redundant rows leave its share open, and the one of least norm is given.
    """

    force: np.ndarray
    torque: np.ndarray
    recovered: bool = False
    ideal_part: tuple[np.ndarray, np.ndarray] | None = None
    determined: bool = True

    @property
    def ideal(self) -> RunReaction:
        """What the reaction would be if it obeyed d'Alembert's principle: all of it, unless a law says otherwise."""
        return self if self.ideal_part is None else RunReaction(*self.ideal_part, self.recovered)

    @property
    def nonideal(self) -> RunReaction:
        """The rest of the reaction."""
        force, torque = (self.force, self.torque) if self.ideal_part is None else self.ideal_part
        return RunReaction(self.force - force, self.torque - torque, self.recovered)


class ByPlace(Mapping[str, RunReaction]):
    """The reactions of one constraint by the name (or object) of what they act on."""

    def __init__(self, constraint: str, reactions: Mapping[str, RunReaction]) -> None:
        self.constraint = constraint
        self._reactions = dict(reactions)

    def __getitem__(self, place: object) -> RunReaction:
        name = name_of(place)
        if name not in self._reactions:
            raise KeyError(
                f"the constraint '{self.constraint}' does not act on '{name}'" + suggestion(name, self._reactions)
            )
        return self._reactions[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._reactions)

    def __len__(self) -> int:
        return len(self._reactions)


@dataclass(frozen=True)
class EventFound:
    """An event met along a run: its name, when, and the state there by name."""

    name: str
    time: float
    state: Mapping[str, float]


@dataclass(frozen=True)
class Run:
    """A motion and all that came with it.

    ``data`` is the xarray Dataset, ``audit`` its certificate, ``inputs`` what was given for the inputs.
    ``modes``: the stretches with one set of active rows each, where constraints let go; ``impacts``: the jumps between.
    """

    data: xr.Dataset
    audit: Audit
    equations: Equations
    events: tuple[EventFound, ...]
    recovered: frozenset[str]
    message: str = ""
    inputs: Mapping[Any, object] = field(default_factory=dict)
    modes: tuple[ModeSpan, ...] = ()
    impacts: tuple[Impact, ...] = ()

    @property
    def time(self) -> np.ndarray:
        """The instants of the samples."""
        return np.asarray(self.data["time"].values)

    @property
    def parameters(self) -> dict[str, float]:
        """The values of the parameters in this run."""
        names = [p.name for p in self.equations.parameters]
        return dict(zip(names, np.atleast_1d(self.data.attrs.get("parameters", [])), strict=True))

    def __getitem__(self, key: Any) -> np.ndarray:
        """A coordinate, a speed, their rates, a multiplier or any variable of ``data``, as an array over time."""
        name = name_of(key)
        if name not in self.data:
            raise ModelError(
                f"this run of '{self.equations.name}' holds no '{name}'" + suggestion(name, map(str, self.data))
            )
        return np.asarray(self.data[name].values)

    @property
    def reactions(self) -> dict[str, ByPlace]:
        """The reaction of every constraint on every point and body."""
        found: dict[str, ByPlace] = {}
        named = [place.name for place in (*self.equations.places, *self.equations.attachment_frames)]
        for constraint in self.equations.constraints:
            ways = (f"force of {constraint.name} on ", f"ideal force of {constraint.name} on ")
            places = [name for name in named if any(way + name in self.data for way in ways)]
            found[constraint.name] = ByPlace(constraint.name, {p: self._reaction(constraint.name, p) for p in places})
        return found

    @property
    def contacts(self) -> dict[str, RunContact]:
        """Every contact between surfaces: its point, and its force along the normal and across it."""
        return {c.name: run_contact(c, self.__getitem__) for c in self.equations.contacts}

    def position(self, place: object) -> np.ndarray:
        """The position of a particle, mass centre or point: (time, 3)."""
        return self[f"position of {name_of(place)}"]

    def velocity(self, place: object) -> np.ndarray:
        """The velocity of a particle, mass centre or point: (time, 3)."""
        return self[f"velocity of {name_of(place)}"]

    def angular_velocity(self, body: object) -> np.ndarray:
        """The angular velocity of a body, in components of the inertial frame: (time, 3)."""
        return self[f"angular velocity of {name_of(body)}"]

    def plot(self, path: str | Path | None = None, **options: Any) -> Figure:
        """Paths free and constrained, multipliers and residuals in one figure; see :func:`appell.view.plot`."""
        from appell.view.plot import plot

        return plot(self, path, **options)

    def to_csv(self, path: str | Path) -> None:
        """A table of every variable; vectors take three columns."""
        from appell.view.export import to_csv

        to_csv(self, path)

    def save(self, path: str | Path) -> None:
        """The dataset as NetCDF."""
        from appell.view.export import save

        save(self, path)

    def __str__(self) -> str:
        n = self.time.size
        span = f"{n} samples, t = {self.time[0]:g} to {self.time[-1]:g}"
        head = f"run of '{self.equations.name}' by {self.equations.principle_name}: {span}"
        events = [f"  event '{e.name}' at t = {e.time:.9g}" for e in self.events]
        return "\n".join([head, *events, *(f"  {line}" for line in summary(self.modes)), str(self.audit)])

    __repr__ = __str__

    def _repr_html_(self) -> str:
        return f"<pre>{self}</pre>{self.data._repr_html_()}"

    def _reaction(self, constraint: str, place: str) -> RunReaction:
        own = [c for c in self.equations.constraints if c.name == constraint]
        plain = all(c.law is None and not c.drives and c.friction is None for c in own)
        force, torque = (self._vector(f"{kind} of {constraint} on {place}") for kind in ("force", "torque"))
        ideal = [self._vector(f"ideal {kind} of {constraint} on {place}") for kind in ("force", "torque")]
        determined = constraint not in self.audit.undetermined
        apart = None if plain else (ideal[0], ideal[1])
        return RunReaction(force, torque, constraint in self.recovered, apart, determined)

    def _vector(self, name: str) -> np.ndarray:
        """A vector over time; zero where nothing acts."""
        return self[name] if name in self.data else np.zeros((self.time.size, 3))
