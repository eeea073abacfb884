"""Reading a model back: everything it holds, by name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, fields
from typing import Any, Generic, TypeVar

from sympy.core.function import AppliedUndef
from sympy.physics.vector import Point, ReferenceFrame

from appell.constraints import Constraint, Memory
from appell.errors import ModelError
from appell.model.body import AttachmentFrame, Marker, Mass
from appell.model.connection import Connection
from appell.model.contacts.contact_constraint import ContactConstraint
from appell.model.html import html_table
from appell.model.load import Damper, GeneralisedForce, GivenLagrangian, Load, Potential
from appell.model.mechanism import Mechanism
from appell.model.names import name_of, require_one_of
from appell.model.parameter import Input, Parameter
from appell.model.reset import Reset

T = TypeVar("T")
AnyLoad = Load | GeneralisedForce | Potential | GivenLagrangian | Damper


class Named(Mapping[str, T], Generic[T]):
    """A read-only mapping by name, in the order of declaration; a symbol or an object of the model is a key too."""

    def __init__(self, kind: str, entries: Iterable[T]) -> None:
        self._kind = kind
        self._entries = {name_of(entry): entry for entry in entries}

    def __getitem__(self, key: Any) -> T:
        """An entry by its name, its symbol, itself, or SymPy's point or frame of it; ModelError where there is none."""
        if isinstance(key, Point | ReferenceFrame):
            for entry in self._entries.values():
                if key is getattr(entry, "point", None) or key is getattr(entry, "frame", None):
                    return entry
        name = name_of(key)
        require_one_of(name, self._entries, f"no {self._kind} is named '{name}'")
        return self._entries[name]

    def __contains__(self, key: object) -> bool:
        try:
            self[key]
        except ModelError:
            return False
        return True

    def get(self, key: Any, default: Any = None) -> Any:
        """The entry, or ``default`` where there is none."""
        try:
            return self[key]
        except ModelError:
            return default

    def __iter__(self) -> Iterator[str]:
        return iter(self._entries)

    def __len__(self) -> int:
        return len(self._entries)

    def __repr__(self) -> str:
        return f"{self._kind}: {', '.join(self._entries) or 'none'}"

    def _repr_html_(self) -> str:
        return html_table((self._kind,), [(name,) for name in self._entries])


@dataclass(frozen=True, repr=False)
class Contents:
    """What a model holds, each kind a read-only mapping by name.

    Attributes
    ----------
    coordinates, speeds : functions of time
        Speeds include those that coordinates got by themselves.
    parameters, inputs : symbols with default, unit and description
    state_variables : states of first order, with their rates
    bodies : particles and rigid bodies
    points : named points
    joints, contacts, constraints, norms, resets, loads
        As the verbs of the model declared them; loads of every kind.

    Examples
    --------
    >>> import appell as ap
    >>> model = ap.Model("a puck")
    >>> x, y = model.coordinates("x y")
    >>> _ = model.parameters("m", 2.0, unit="kg")
    >>> model.contents.coordinates[x], model.contents.parameters["m"].unit
    (x(t), 'kg')
    >>> list(model.contents.speeds)
    ['xdot', 'ydot']
    """

    coordinates: Named[AppliedUndef]
    speeds: Named[AppliedUndef]
    parameters: Named[Parameter]
    inputs: Named[Input]
    state_variables: Named[Memory]
    bodies: Named[Mass]
    points: Named[Marker]
    joints: Named[Connection]
    contacts: Named[ContactConstraint]
    loads: Named[AnyLoad]
    constraints: Named[Constraint]
    norms: Named[Constraint]
    resets: Named[Reset]
    mounts: Named[AttachmentFrame]

    def __repr__(self) -> str:
        kinds = [(field.name.replace("_", " "), getattr(self, field.name)) for field in fields(self)]
        return "\n".join(f"{name:12} {', '.join(entries)}" for name, entries in kinds if entries)

    def _repr_html_(self) -> str:
        kinds = [(field.name, getattr(self, field.name)) for field in fields(self)]
        held = html_table(("", ""), [(name, ", ".join(entries)) for name, entries in kinds if entries])
        constants = [
            (p.name, "to be given" if p.default is None else f"{p.default:.6g}", p.unit, p.description)
            for p in self.parameters.values()
        ]
        return held + (html_table(("parameter", "default", "unit", ""), constants) if constants else "")


def contents_of(data: Mechanism) -> Contents:
    """A frozen value of a model as mappings by name."""
    loads: tuple[AnyLoad, ...] = (
        *data.loads,
        *data.generalised,
        *data.potentials,
        *data.lagrangians,
        *data.dampers,
    )
    return Contents(
        coordinates=Named("coordinate", data.coordinates),
        speeds=Named("speed", _speeds(data)),
        parameters=Named("parameter", data.parameters),
        inputs=Named("input", data.inputs),
        state_variables=Named("state variable", data.state_variables),
        bodies=Named("body or particle", data.masses),
        points=Named("point", (*data.markers, *data.joint_points)),
        joints=Named("joint", data.joints),
        contacts=Named("contact", data.contacts),
        loads=Named("load", loads),
        constraints=Named("constraint", data.constraints),
        norms=Named("norm", data.norms),
        resets=Named("reset", data.resets),
        mounts=Named("mount", data.mounts),
    )


def _speeds(data: Mechanism) -> tuple[AppliedUndef, ...]:
    """Those of the complete model; while speeds and coordinates do not match yet, those that were declared."""
    try:
        return data.kinematics.speeds
    except ModelError:
        return data.speeds
