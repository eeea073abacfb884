"""What a person has said of a mechanism so far: one frozen value. A verb of Model computes the next one."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Set
from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

import sympy as sm
from sympy.core.function import AppliedUndef
from sympy.physics.vector import Point, ReferenceFrame, Vector

from appell.algebra.leaves import leaves
from appell.constraints import Constraint, Memory
from appell.errors import ModelError
from appell.model.body import AttachmentFrame, Body, Marker, Mass, Particle, Place
from appell.model.growing import AlsoIn, Grown, Memo, grow, grown
from appell.model.kinematics import Implied, Kinematics, SpeedGroup, relate, remembering
from appell.model.load import Damper, GeneralisedForce, GivenLagrangian, Load, Potential
from appell.model.names import name_of, require_known, suggestion
from appell.model.parameter import Input, Parameter
from appell.model.readings import LOADS, NAMED, READINGS
from appell.model.size import require_size

if TYPE_CHECKING:
    from appell.model.connection import Connection
    from appell.model.contacts.contact_constraint import ContactConstraint
    from appell.model.drawings import Drawing
    from appell.model.kinematic_graph import KinematicGraph
    from appell.model.known_integral import KnownIntegral
    from appell.model.reset import Reset


@dataclass(frozen=True)
class Mechanism:
    """A mechanism as it was said: what every verb adds to, and what every principle reads.

    ``groups`` are the speeds as they were declared; ``memories`` the integrals in constraints and ``implied`` the
    coordinates of contacts, which follow from the others. ``waiting`` are bodies that no joint holds yet;
    ``joint_points`` become ``markers`` once a constraint speaks of them. ``by_hand``: velocities taken as they were
    given, which are not the rates of a position (a wheel's centre, from a contact point that is at rest), and angular
    velocities that are not those of a rotation. ``kinematic_graph``: what its points and frames said when equations
    were derived; None while nobody has asked. ``former_speeds``: speeds that the model was said in and that others have
    taken the place of, in terms of these; ``former_coordinates``: coordinates that were eliminated, likewise.
    ``drawings``: what things look like, where somebody said so. ``integrals``: what is known to stay constant, for the
    audit of a run. ``typeset``: names of symbols, each with its LaTeX.
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
    resets: tuple[Reset, ...] = ()
    waiting: tuple[Body, ...] = ()
    joint_points: tuple[Marker, ...] = ()
    mounts: tuple[AttachmentFrame, ...] = ()
    memories: tuple[Memory, ...] = ()
    implied: tuple[Implied, ...] = ()
    drawings: tuple[Drawing, ...] = ()
    by_hand: Mapping[Point | ReferenceFrame, Vector] = field(default_factory=dict)
    former_speeds: tuple[tuple[AppliedUndef, sm.Expr], ...] = ()
    former_coordinates: tuple[tuple[AppliedUndef, sm.Expr], ...] = ()
    integrals: tuple[KnownIntegral, ...] = field(default=(), repr=False, compare=False)
    typeset: tuple[tuple[str, str], ...] = ()
    kinematic_graph: KinematicGraph | None = field(default=None, repr=False, compare=False)
    memo: Memo = field(default_factory=dict, repr=False, compare=False)

    # ---- the next value ---------------------------------------------------------------------------------------------

    def adding(self, **more: Iterable[object]) -> Mechanism:
        """The same with further entries at the end of some fields. Refuses more than can be derived."""
        longer = {name: (*getattr(self, name), *entries) for name, entries in more.items()}
        made = replace(self, **longer)  # type: ignore[arg-type]
        require_size(made)
        new = {name: entries[len(getattr(self, name)) :] for name, entries in longer.items()}
        grow(self, made, self.memo, READINGS, new)
        return made

    def complete(self, graph: KinematicGraph) -> Mechanism:
        """The same with the frames and points as they are: one object, with what was read of it, until one moves."""
        made: Mechanism | None = vars(self).get("completed")
        if made is None or made.kinematic_graph is None or not graph.is_still(made.kinematic_graph):
            made = replace(self, kinematic_graph=graph)
            vars(made)["kinematics"] = self.kinematics
            vars(self)["completed"] = made
        return made

    def __getstate__(self) -> dict[str, object]:
        """The fields: what was computed of them is computed again."""
        return {f.name: getattr(self, f.name) for f in fields(self)}

    def naming(self, points: Iterable[Marker]) -> Mechanism:
        """The same with some of the joints' points among the named ones."""
        rest = self.joint_points
        for point in points:
            place = rest.index(point)
            rest = rest[:place] + rest[place + 1 :]
        made = replace(self.adding(markers=points), joint_points=rest)
        for name in ("names of joint_points", "points of joint_points"):
            if name in self.memo and self.memo[name][0][0] is self.joint_points:
                # what left the field is found among the markers first: the reading may go on holding it
                self.memo[name] = ((rest,), self.memo[name][1])
        return made

    def without_laws(self) -> Mechanism:
        """The same mechanism with ideal reactions."""
        return replace(self, constraints=tuple(replace(c, law=None) for c in self.constraints))

    def without_constraints(self) -> Mechanism:
        """The same mechanism, released."""
        return replace(self, constraints=(), contacts=(), resets=())

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

    def _read(self, name: str) -> Grown:
        """A reading of ``READINGS``: made anew at each verb, n parts would take n² to write."""
        return grown(self, self.memo, name, READINGS[name])

    def symbols(self) -> Set[sm.Symbol]:
        """The parameters."""
        return self._read("symbols")

    def known_defaults(self, symbols: Iterable[sm.Symbol]) -> dict[sm.Symbol, float]:
        """The default values of some parameters, where they have one."""
        found = {symbol: self._read("symbols").get(symbol) for symbol in symbols}
        return {symbol: p.default for symbol, p in found.items() if p is not None and p.default is not None}

    def speed_functions(self) -> Set[sm.Expr]:
        """The speeds, and the one each coordinate would get by itself."""
        return self._read("speeds")

    def functions_known(self) -> Set[sm.Expr]:
        """Coordinates and speeds, the speed each coordinate would get by itself, and inputs."""
        return self._read("functions")

    def functions_that_act(self) -> Set[sm.Expr]:
        """What loads, laws and resets may depend on: the functions known, and state variables."""
        return AlsoIn(self._read("functions"), self._read("state variables"))

    @property
    def state_variables(self) -> tuple[Memory, ...]:
        """The states of first order that the model declares, without the integrals of constraints."""
        return tuple(memory for memory in self.memories if memory.is_variable)

    def coordinate_functions(self) -> Set[sm.Expr]:
        """The coordinates, as a set."""
        return self._read("coordinates")

    def coordinate(self, of: Hashable) -> sm.Expr | None:
        """A coordinate by itself or its name, or None."""
        return self._read("coordinates by name" if isinstance(of, str) else "coordinates").get(of)

    def names(self) -> list[str]:
        """Every name that is taken by a symbol, a body, a point or a mount."""
        functions = [*self.coordinates, *self.speeds, *(memory.function for memory in self.memories)]
        things = [*self.parameters, *self.inputs, *self.masses, *self.markers, *self.joint_points, *self.mounts]
        return [*map(name_of, functions), *(thing.name for thing in things)]

    def is_taken(self, name: str) -> bool:
        """Whether a symbol, body, point or mount has this name."""
        return any(name in self._read(f"names of {part}") for part in ("functions", *NAMED))

    def named(self, part: str, name: object) -> Any:
        """The entry of a field that has a name, or None."""
        return self._read(f"names of {part}").get(name) if isinstance(name, str) else None

    def at_point(self, point: object, parts: Iterable[str] = ("masses", "markers", "joint_points")) -> Any:
        """The particle, body or named point at a SymPy point, or None."""
        if not isinstance(point, Point):
            return None
        return next((p for part in parts if (p := self._read(f"points of {part}").get(point)) is not None), None)

    def with_frame(self, frame: object, parts: Iterable[str] = ("masses", "mounts")) -> Any:
        """The body or mount that turns with a frame, or None."""
        if not isinstance(frame, ReferenceFrame):
            return None
        return next((p for part in parts if (p := self._read(f"frames of {part}").get(frame)) is not None), None)

    def _this(self, part: str, of: object) -> Any:
        """The entry of a field that is this object, or has this name, or None."""
        found = self.named(part, of if isinstance(of, str) else getattr(of, "name", None))
        return found if found is of or isinstance(of, str) else None

    def joint_holding(self, body: object) -> Connection | None:
        """The joint that gives a body its place."""
        return self._read("joints by child").get(body)

    def carries(self, body: object) -> bool:
        """Whether a joint hangs something on a body."""
        return body in self._read("carriers")

    def frames_of_joints(self) -> frozenset[ReferenceFrame]:
        """The frames that joints orient, each by coordinates and speeds of the joint."""
        return frozenset(joint.child.frame for joint in self.joints if not joint.closes)

    def joint_between(self, *bodies: object) -> Connection | None:
        """The first joint between two bodies, in either order."""
        return self._read("joints by pair").get(frozenset(bodies))

    def constraint_with_multiplier(self, names: Iterable[str]) -> tuple[Constraint, str] | None:
        """A constraint that has a multiplier of one of these names, and the name."""
        for name in sorted(names):
            if (other := self._read("multipliers").get(name)) is not None:
                return other, name
        return None

    def load_named(self, name: str) -> bool:
        """Whether a load has this name."""
        return any(name in self._read(f"names of {part}") for part in LOADS)

    def loads_called(self, name: str) -> int:
        """How many loads have this name, or this name and a number behind it."""
        return self._read("load words").how_many(name)

    def load_expressions(self) -> list[sm.Expr]:
        """What the loads are written with, to find the positions and velocities of points and bodies in it."""
        vectors = [e for load in self.loads for push in load.pushes for part, _ in push.vector.args for e in part]
        energies = [*(v.energy for v in self.potentials), *(x.expression for x in self.lagrangians)]
        forces = [force for given in self.generalised for _, force in given.forces]
        return [*vectors, *energies, *forces, *(d.dissipation for d in self.dampers)]

    # ---- looking things up ------------------------------------------------------------------------------------------

    def refuse_variables(self, where: str, expressions: Iterable[sm.Expr]) -> None:
        """Refuse state variables in what is neither a load, a law, a rate of one, nor a reset."""
        variables = self._read("state variables")
        if (found := next((leaf for leaf in leaves(expressions) if variables and leaf in variables), None)) is not None:
            raise ModelError(
                f"{where} holds the state variable '{name_of(found)}': it may stand in loads, laws of reactions, rates "
                "of state variables and resets."
            )

    def check_vector(
        self, where: str, vector: object, own: ReferenceFrame | None = None, known: Set[sm.Expr] | None = None
    ) -> None:
        """Refuse what is not a vector in the symbols, functions and frames of the model (and in its ``own`` frame)."""
        if not isinstance(vector, Vector):
            raise ModelError(f"{where} is {vector!r}, not a vector: write it with the unit vectors of a frame.")
        if known is None:
            self.refuse_variables(where, (e for components, _ in vector.args for e in components))
        require_known(where, vector, self.symbols(), known or self.functions_known())
        self.require_connected(where, {frame for _, frame in vector.args} - {own})

    def require_connected(self, where: str, frames: set[ReferenceFrame]) -> None:
        """Refuse frames that nothing connects to those of the model, such as the frame of another model."""
        for start in frames - {self.frame}:
            reached, near, found = {start}, [start], self._knows(start)
            while near and not found:
                frame = near.pop()
                new = [f for f in (*frame._dcm_dict, *frame._ang_vel_dict) if f not in reached]
                reached.update(new)
                near += new
                found = any(self._knows(f) for f in new)
            if not found:
                raise ModelError(
                    f"{where} is written in the frame '{start}', which is not connected to the frame '{self.frame}' of "
                    f"the model '{self.name}': use model.frame, or orient that frame in it first."
                )

    def _knows(self, frame: ReferenceFrame) -> bool:
        return frame is self.frame or self.with_frame(frame) is not None

    def place(self, on: object) -> Place:
        """A particle, body or point by object, name or SymPy point."""
        for part in ("masses", "markers", "joint_points"):
            place = self.at_point(on, (part,)) or self._this(part, on)
            if place is not None:
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
        found = self.at_point(of, ("masses", "markers")) or self.with_frame(of)
        return str(of) if found is None else str(found.name)

    def point_of(self, at: object) -> Point:
        """A SymPy point, as it is or of something in the model."""
        return at if isinstance(at, Point) else self.place(at).point

    def body(self, on: object) -> Body:
        """A rigid body by object, name or frame."""
        mass = self.with_frame(on, ("masses",)) or self._this("masses", on)
        if isinstance(mass, Body):
            return mass
        place = self.place(on)
        raise ModelError(f"'{place.name}' is not a rigid body: a torque needs something that can turn.")

    def side(self, of: object, what: str, link: str = "joint") -> Body | AttachmentFrame:
        """A body, the ground or a mount, by object or name: one side of a joint or contact."""
        side = self._this("mounts", of) or self._this("masses", of)
        if isinstance(side, Body | AttachmentFrame):
            return side
        name = name_of(of)
        if isinstance(self.named("masses", name), Particle):
            raise ModelError(f"the {what} '{name}' of a {link} is a particle: a {link} connects rigid bodies.")
        sides: list[Body | AttachmentFrame] = [*self.mounts, *(mass for mass in self.masses if isinstance(mass, Body))]
        raise ModelError(
            f"the {what} '{name}' of a {link} is not a body of the model '{self.name}'"
            + suggestion(name, [s.name for s in sides])
        )


def lets_go(mechanism: Mechanism) -> bool:
    """Returns whether a constraint may open, slide or reach a bound by itself."""
    return any(c.lets_go for c in mechanism.constraints)


def has_modes(mechanism: Mechanism) -> bool:
    """Returns whether constraints may open and close along a motion, or its state may jump, so that a run has modes."""
    return bool(mechanism.resets) or any(c.has_modes for c in mechanism.constraints)
