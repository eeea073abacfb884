"""What a person has said of a mechanism so far: one frozen value. A verb of Model computes the next one."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeVar

import sympy as sm
from sympy.core.function import AppliedUndef
from sympy.physics.vector import Point, ReferenceFrame, Vector, dynamicsymbols

from appell.constraints import Constraint, Memory
from appell.errors import ModelError
from appell.model.body import AttachmentFrame, Body, Marker, Mass, Particle, Place
from appell.model.input import Input
from appell.model.kinematics import Implied, Kinematics, SpeedGroup, relate, remembering
from appell.model.load import Damper, GeneralisedForce, GivenLagrangian, Load, Potential
from appell.model.names import name_of, require_known, suggestion
from appell.model.parameter import Parameter
from appell.model.size import require_size

if TYPE_CHECKING:
    from appell.model.connection import Connection
    from appell.model.contacts.contact_constraint import ContactConstraint
    from appell.model.drawings import Drawing
    from appell.model.kinematic_graph import KinematicGraph
    from appell.model.known_integral import KnownIntegral

T = TypeVar("T")


@dataclass(frozen=True)
class ModelData:
    """A mechanism as it was said: what every verb adds to, and what every principle reads.

    ``groups`` are the speeds as they were declared; ``memories`` the integrals in constraints and ``implied`` the
    coordinates of contacts, which follow from the others. ``waiting`` are bodies that no joint holds yet;
    ``joint_points`` become ``markers`` once a constraint speaks of them. ``by_hand``: velocities taken as they were
    given, which are not the rates of a position (a wheel's centre, from a contact point that is at rest), and angular
    velocities that are not those of a rotation. ``kinematic_graph``: what its points and frames said when equations
    were derived; None while nobody has asked. ``former_speeds``: speeds that the model was said in and that others have
    taken the place of, in terms of these. ``drawings``: what things look like, where somebody said so. ``integrals``:
    what is known to stay constant, for the audit of a run. ``typeset``: names of symbols, each with its
    LaTeX.
    """

    name: str
    frame: ReferenceFrame
    origin: Point
    coordinates: tuple[AppliedUndef, ...] = ()
    groups: tuple[SpeedGroup, ...] = ()
    parameters: tuple[Parameter, ...] = ()
    inputs: tuple[Input, ...] = ()
    masses: tuple[Mass, ...] = ()
    markers: tuple[Marker, ...] = ()
    loads: tuple[Load, ...] = ()
    potentials: tuple[Potential, ...] = ()
    dampers: tuple[Damper, ...] = ()
    constraints: tuple[Constraint, ...] = ()
    norms: tuple[Constraint, ...] = ()
    lagrangians: tuple[GivenLagrangian, ...] = ()
    generalised: tuple[GeneralisedForce, ...] = ()
    joints: tuple[Connection, ...] = ()
    contacts: tuple[ContactConstraint, ...] = ()
    waiting: tuple[Body, ...] = ()
    joint_points: tuple[Marker, ...] = ()
    mounts: tuple[AttachmentFrame, ...] = ()
    memories: tuple[Memory, ...] = ()
    implied: tuple[Implied, ...] = ()
    drawings: tuple[Drawing, ...] = ()
    by_hand: Mapping[Point | ReferenceFrame, Vector] = field(default_factory=dict)
    former_speeds: tuple[tuple[AppliedUndef, sm.Expr], ...] = ()
    integrals: tuple[KnownIntegral, ...] = field(default=(), repr=False, compare=False)
    typeset: tuple[tuple[str, str], ...] = ()
    kinematic_graph: KinematicGraph | None = field(default=None, repr=False, compare=False)
    memo: dict[str, tuple[tuple[object, ...], Any]] = field(default_factory=dict, repr=False, compare=False)

    # ---- the next value ---------------------------------------------------------------------------------------------

    def adding(self, **more: Iterable[object]) -> ModelData:
        """The same with further entries at the end of some fields. Refuses more than can be derived."""
        longer = {name: (*getattr(self, name), *entries) for name, entries in more.items()}
        made = replace(self, **longer)  # type: ignore[arg-type]
        require_size(made)
        return made

    def without_laws(self) -> ModelData:
        """The same mechanism with ideal reactions."""
        return replace(self, constraints=tuple(replace(c, law=None) for c in self.constraints))

    def without_constraints(self) -> ModelData:
        """The same mechanism, let go."""
        return replace(self, constraints=(), contacts=())

    # ---- what follows from it ---------------------------------------------------------------------------------------

    @cached_property
    def kinematics(self) -> Kinematics:
        """Coordinates and speeds with their relation; raises where the speeds do not determine the rates."""
        return remembering(relate(self.coordinates, self.groups, self.implied), self.memories)

    @property
    def speeds(self) -> tuple[AppliedUndef, ...]:
        """The speeds that were declared."""
        return tuple(u for g in self.groups for u in g.speeds)

    @property
    def latex_names(self) -> dict[str, str]:
        """The LaTeX of symbols by their names, where it was said; of a coordinate's rate, a dot over it."""
        given = dict(self.typeset)
        rates = {f"{name_of(q)}dot": given[name_of(q)] for q in self.coordinates if name_of(q) in given}
        return {rate: f"\\dot{{{symbol}}}" for rate, symbol in rates.items()} | given

    @property
    def places(self) -> tuple[Place, ...]:
        """Everything a force can act on."""
        return (*self.masses, *self.markers)

    def symbols(self) -> set[sm.Symbol]:
        """The parameters."""
        return {p.symbol for p in self.parameters}

    def _while_same(self, name: str, sources: tuple[object, ...], make: Callable[[], T]) -> T:
        """What was made of these very fields before, in this value or in one that it was made from; else made now.

        Every verb asks for the functions that are known: made anew each time, n parts would take n² to write.
        """
        held = self.memo.get(name)
        if held is None or any(a is not b for a, b in zip(held[0], sources, strict=True)):
            held = self.memo[name] = (sources, make())
        return held[1]

    def speed_functions(self) -> frozenset[sm.Expr]:
        """The speeds, and the one each coordinate would get by itself."""

        def make() -> frozenset[sm.Expr]:
            return frozenset([*self.speeds, *(_rate_function(f"{c.func}dot") for c in self.coordinates)])

        return self._while_same("speeds", (self.coordinates, self.groups), make)

    def functions_known(self) -> frozenset[sm.Expr]:
        """Coordinates and speeds, the speed each coordinate would get by itself, and inputs."""
        sources = (self.coordinates, self.groups, self.inputs)
        functions = (given.function for given in self.inputs)
        return self._while_same("functions", sources, lambda: self.speed_functions().union(self.coordinates, functions))

    def names(self) -> list[str]:
        """Every name that is taken by a symbol, a body, a point or a mount."""
        functions = [*self.coordinates, *self.speeds, *(memory.function for memory in self.memories)]
        things = [*self.parameters, *self.inputs, *self.masses, *self.markers, *self.joint_points, *self.mounts]
        return [*map(name_of, functions), *(thing.name for thing in things)]

    def is_taken(self, name: str) -> bool:
        """Whether a symbol, body, point or mount has this name: one of ``names``, of which only what is new is read."""
        functions = self._while_same(
            "function names",
            (self.coordinates, self.groups, self.memories),
            lambda: frozenset(map(name_of, [*self.coordinates, *self.speeds, *(m.function for m in self.memories)])),
        )
        things = ("parameters", "inputs", "masses", "markers", "joint_points", "mounts")
        return name in functions or any(name in self._names_in(part) for part in things)

    def _names_in(self, part: str) -> frozenset[str]:
        """The names of the entries of a field, those of a shorter one that it was made from taken over."""
        entries = getattr(self, part)
        before, known = self.memo.get(f"names of {part}", ((), frozenset()))
        if entries is not before:
            if entries[: len(before)] != before:
                before, known = (), frozenset()
            known = known.union(thing.name for thing in entries[len(before) :])
            self.memo[f"names of {part}"] = (entries, known)
        return known

    def load_names(self) -> list[str]:
        """The names of the loads."""
        forces = [*(x.name for x in self.loads), *(x.name for x in self.generalised)]
        energies = [*(x.name for x in self.potentials), *(x.name for x in self.lagrangians)]
        return [*forces, *energies, *(x.name for x in self.dampers)]

    def load_expressions(self) -> list[sm.Expr]:
        """What the loads are written with, to find the positions and velocities of points and bodies in it."""
        vectors = [e for load in self.loads for push in load.pushes for part, _ in push.vector.args for e in part]
        energies = [*(v.energy for v in self.potentials), *(x.expression for x in self.lagrangians)]
        forces = [force for given in self.generalised for _, force in given.forces]
        return [*vectors, *energies, *forces, *(d.dissipation for d in self.dampers)]

    # ---- looking things up ------------------------------------------------------------------------------------------

    def check_vector(self, where: str, vector: object, own: ReferenceFrame | None = None) -> None:
        """Refuse what is not a vector in the symbols and frames of the model (and in its ``own`` frame)."""
        if not isinstance(vector, Vector):
            raise ModelError(f"{where} is {vector!r}, not a vector: write it with the unit vectors of a frame.")
        require_known(where, vector, self.symbols(), self.functions_known())
        self.require_connected(where, {frame for _, frame in vector.args} - {own})

    def require_connected(self, where: str, frames: set[ReferenceFrame]) -> None:
        """Refuse frames that nothing connects to those of the model, such as the frame of another model."""
        known = {self.frame, *(s.frame for s in (*self.masses, *self.mounts) if not isinstance(s, Particle))}
        for start in frames - known:
            reached, near = {start}, [start]
            while near and not reached & known:
                frame = near.pop()
                near += [f for f in (*frame._dcm_dict, *frame._ang_vel_dict) if f not in reached]
                reached |= {*frame._dcm_dict, *frame._ang_vel_dict}
            if not reached & known:
                raise ModelError(
                    f"{where} is written in the frame '{start}', which is not connected to the frame '{self.frame}' of "
                    f"the model '{self.name}': use model.frame, or orient that frame in it first."
                )

    def place(self, on: object) -> Place:
        """A particle, body or point by object, name or SymPy point."""
        for place in (*self.masses, *self.markers, *self.joint_points):
            if on is place or on is place.point or (isinstance(on, str) and on == place.name):
                return place
        raise ModelError(
            f"'{name_of(on)}' is not in the model '{self.name}'"
            + suggestion(name_of(on), [p.name for p in self.places])
        )

    def place_in_full(self, on: object) -> tuple[str, Point, ReferenceFrame | None]:
        """The name, the point and (of a body) the frame of a place."""
        place = self.place(on)
        return place.name, place.point, place.frame if isinstance(place, Body) else None

    def place_of(self, of: Point | ReferenceFrame) -> str:
        """The name of the particle, body or point that a SymPy point or frame belongs to."""
        for place in self.places:
            if of is place.point or (isinstance(place, Body) and of is place.frame):
                return place.name
        return next((attachment.name for attachment in self.mounts if of is attachment.frame), str(of))

    def point_of(self, at: object) -> Point:
        """A SymPy point, as it is or of something in the model."""
        return at if isinstance(at, Point) else self.place(at).point

    def body(self, on: object) -> Body:
        """A rigid body by object, name or frame."""
        for mass in self.masses:
            named = isinstance(on, str) and on == mass.name
            if isinstance(mass, Body) and (on is mass or on is mass.frame or named):
                return mass
        place = self.place(on)
        raise ModelError(f"'{place.name}' is not a rigid body: a torque needs something that can turn.")

    def side(self, of: object, what: str, link: str = "joint") -> Body | AttachmentFrame:
        """A body, the ground or a mount, by object or name: one side of a joint or contact."""
        sides: list[Body | AttachmentFrame] = [*self.mounts, *(mass for mass in self.masses if isinstance(mass, Body))]
        for side in sides:
            if of is side or (isinstance(of, str) and of == side.name):
                return side
        name = name_of(of)
        if any(mass.name == name and isinstance(mass, Particle) for mass in self.masses):
            raise ModelError(f"the {what} '{name}' of a {link} is a particle: a {link} connects rigid bodies.")
        raise ModelError(
            f"the {what} '{name}' of a {link} is not a body of the model '{self.name}'"
            + suggestion(name, [s.name for s in sides])
        )


@functools.lru_cache(maxsize=65536)
def _rate_function(name: str) -> sm.Expr:
    """The function of time of that name; SymPy makes a class for each, which takes long."""
    return dynamicsymbols(name, real=True)
