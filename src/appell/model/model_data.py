"""What has been said of a model so far, and whether a new thing fits: names, symbols, places."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from dataclasses import dataclass, field, fields, replace
from typing import TYPE_CHECKING

import sympy as sm
from sympy.core.function import AppliedUndef
from sympy.physics.vector import Point, ReferenceFrame, Vector, dynamicsymbols

from appell.constraints import Constraint, Memory, is_relation, restitution_of, rows_of
from appell.errors import AppellWarning, ConstraintError, ModelError, refuse_deep_nesting
from appell.model.body import AttachmentFrame, Body, Marker, Particle, inertia_matrix
from appell.model.input import Input
from appell.model.integral_states import with_integral_states
from appell.model.joints.joint import vector
from appell.model.kinematics import Implied, SpeedGroup
from appell.model.load import AppliedVector, Damper, GeneralisedForce, GivenLagrangian, Load, Potential
from appell.model.names import as_list, name_of, require_known, suggestion
from appell.model.parameter import Parameter, finite
from appell.model.snapshot import Mass, Place

if TYPE_CHECKING:
    from appell.model.connection import Connection
    from appell.model.contacts.contact_constraint import ContactConstraint


@dataclass
class ModelData:
    """The lists a model is built from, with the checks that every addition passes."""

    name: str
    frame: ReferenceFrame
    origin: Point
    coordinates: list[AppliedUndef] = field(default_factory=list)
    groups: list[SpeedGroup] = field(default_factory=list)
    parameters: list[Parameter] = field(default_factory=list)
    inputs: list[Input] = field(default_factory=list)
    masses: list[Mass] = field(default_factory=list)
    markers: list[Marker] = field(default_factory=list)
    loads: list[Load] = field(default_factory=list)
    potentials: list[Potential] = field(default_factory=list)
    dampers: list[Damper] = field(default_factory=list)
    constraints: list[Constraint] = field(default_factory=list)
    norms: list[Constraint] = field(default_factory=list)
    lagrangians: list[GivenLagrangian] = field(default_factory=list)
    generalised: list[GeneralisedForce] = field(default_factory=list)
    joints: list[Connection] = field(default_factory=list)
    contacts: list[ContactConstraint] = field(default_factory=list)
    waiting: list[Body] = field(default_factory=list)
    joint_points: list[Marker] = field(default_factory=list)
    mounts: list[AttachmentFrame] = field(default_factory=list)
    by_hand: dict[Point | ReferenceFrame, Vector] = field(default_factory=dict)

    def copy(self) -> ModelData:
        """The same, to be added to without a change here."""
        lists = {f.name: list(data) for f in fields(self) if isinstance(data := getattr(self, f.name), list)}
        return replace(self, **lists)  # type: ignore[arg-type]

    def symbols(self) -> set[sm.Symbol]:
        """The parameters."""
        return {p.symbol for p in self.parameters}

    def functions_known(self) -> set[sm.Expr]:
        """Coordinates and speeds, the speed each coordinate would get by itself, and inputs."""
        return {*self.coordinates, *self._speeds(), *(given.function for given in self.inputs)}

    def _speeds(self) -> set[sm.Expr]:
        implicit = {dynamicsymbols(f"{c.func}dot", real=True) for c in self.coordinates}
        return {u for g in self.groups for u in g.speeds} | implicit

    def memories(self) -> list[Memory]:
        """The integrals in the constraints."""
        return [memory for constraint in self.constraints for memory in constraint.memories]

    def implied(self) -> list[Implied]:
        """The coordinates of contacts, which follow from those of the bodies."""
        return [c.implied for c in self.contacts if c.implied is not None]

    def names(self) -> list[str]:
        """Every name that is taken."""
        functions = [*self.coordinates, *(u for g in self.groups for u in g.speeds)]
        functions += [memory.function for memory in self.memories()]
        things = [*self.parameters, *self.inputs, *self.masses, *self.markers, *self.joint_points, *self.mounts]
        return [*map(name_of, functions), *(thing.name for thing in things)]

    def require_new(self, name: str, what: str) -> None:
        """Refuse a name that is taken or hides the time."""
        if not name:
            raise ModelError(f"a {what} needs a name.")
        if name == "t":
            raise ModelError(f"the {what} 't' would hide the time: choose another name.")
        if name in self.names():
            raise ModelError(
                f"the name '{name}' is taken already in the model '{self.name}': call the {what} otherwise."
            )

    def new_functions(self, names: object) -> list[AppliedUndef]:
        """Functions of time with new names, or those a person has made already (SymPy's dynamicsymbols)."""
        made = as_list(dynamicsymbols(names, real=True) if isinstance(names, str) else names)
        for i, function in enumerate(made):
            if not isinstance(function, AppliedUndef):
                raise ModelError(f"{function!r} is no function of time: give names, or SymPy's dynamicsymbols.")
            self.require_new(str(function.func), "coordinate or speed")
            if function in made[:i]:
                raise ModelError(f"the name '{function.func}' stands twice in '{names}'.")
        return made

    def new_constraint(
        self, name: str, constraint: object, restitution: object = 0, rates: Sequence[sm.Expr | None] = ()
    ) -> Constraint:
        """A constraint whose symbols, points and bodies all belong to the model.

        ``rates``: of rows in positions, where they are written with the velocities of points and bodies.
        """
        if not name:
            raise ModelError("a constraint needs a name.")
        if name in [c.name for c in (*self.constraints, *self.norms)]:
            raise ModelError(f"a constraint named '{name}' is there already in the model '{self.name}'.")
        with refuse_deep_nesting(f"the constraint '{name}'"):
            rows = rows_of(name, constraint, self.frame)
        unilateral = is_relation(constraint)
        rebound = restitution_of(name, restitution, unilateral)
        made = Constraint(name, rows, frozenset(self._speeds()), unilateral, rebound, rates=tuple(rates))
        made = with_integral_states(self, made)
        known = self.functions_known() | {memory.function for memory in made.memories}
        for row in (*made.expressions, *made.inspected):
            require_known(f"the constraint '{name}'", row, self.symbols(), known)
        require_known(f"the restitution of '{name}'", made.restitution, self.symbols(), set())
        places = {place.point for place in (*self.masses, *self.markers, *self.joint_points)}
        frames = {mass.frame for mass in self.masses if isinstance(mass, Body)} | {m.frame for m in self.mounts}
        for quantity, of in made.quantities:
            if of not in (frames if quantity.angular else places):
                raise ModelError(
                    f"the constraint '{name}' speaks of the {quantity.words} of {of}, which is not in the model "
                    f"'{self.name}': add it with model.{'body' if quantity.angular else 'point'} first."
                )
        if made.order > 1 and unilateral:
            raise ConstraintError(
                f"the constraint '{name}' is a relation between derivatives of order {made.order}: a constraint that "
                "lets go is one of positions or velocities."
            )
        self._promote({of for quantity, of in made.quantities if not quantity.angular})
        return made

    def place_in_full(self, on: object) -> tuple[str, Point, ReferenceFrame | None]:
        """The name, the point and (of a body) the frame of a place."""
        place = self.place(on)
        return place.name, place.point, place.frame if isinstance(place, Body) else None

    def _promote(self, points: set[Point]) -> None:
        """A joint's point becomes a named point of the model once a constraint speaks of it."""
        taken = {place.point for place in (*self.masses, *self.markers)}
        spoken = [seat for seat in self.joint_points if seat.point in points - taken]
        self.markers += spoken
        self.joint_points = [seat for seat in self.joint_points if seat not in spoken]

    def joint_point(self, name: str, point: Point, body: Body | None) -> Marker:
        """The point of a joint: a named point that is there already, or one that waits to be spoken of."""
        for marker in (*self.markers, *self.joint_points):
            if marker.point is point:
                return marker
        self.require_new(name, "point")
        made = Marker(name, point, self.frame, body)
        self.joint_points.append(made)
        return made

    def side(self, of: object, what: str, link: str = "joint") -> Body | AttachmentFrame:
        """A body, the ground or a mount, by object or name: one side of a joint or contact."""
        sides: list[Body | AttachmentFrame] = [*self.mounts, *(mass for mass in self.masses if isinstance(mass, Body))]
        for side in sides:
            if of is side or of == side.name:
                return side
        name = name_of(of)
        if any(mass.name == name and isinstance(mass, Particle) for mass in self.masses):
            raise ModelError(f"the {what} '{name}' of a {link} is a particle: a {link} connects rigid bodies.")
        raise ModelError(
            f"the {what} '{name}' of a {link} is no body of the model '{self.name}'"
            + suggestion(name, [s.name for s in sides])
        )

    def new_body(
        self,
        name: str,
        mass: object,
        place: tuple[ReferenceFrame | None, Vector | Point | None, object],
        inertias: tuple[object, object],
    ) -> Body:
        """A body with its frame and position, or one that waits for its joint with its mass centre in its own frame."""
        self.require_new(name, "body")
        frame, position, center = place
        if (frame is None) != (position is None):
            raise ModelError(f"the body '{name}' needs both a frame and a position, or neither of them and a joint.")
        held = frame is not None
        frame = frame or ReferenceFrame(name)
        offset = vector(f"the mass centre of '{name}'", center, frame)
        self.check_vector(f"the mass centre of '{name}'", offset)
        if held and offset != 0:
            raise ModelError(f"the body '{name}' has its mass centre at its position: leave mass_center out.")
        inertia = inertia_matrix(name, *inertias, frame)
        for entry in inertia:
            require_known(f"the inertia of '{name}'", entry, self.symbols(), set())
        point = Point(name) if position is None else self.locate(name, position)
        origin = point
        if offset != 0:
            origin = Point(f"origin of {name}")
            point.set_pos(origin, offset)
        made = Body(name, self.mass_of(name, mass), point, frame, inertia, self.frame, origin)
        self.masses.append(made)
        self.waiting += [] if held else [made]
        return made

    def mass_of(self, name: str, mass: object) -> sm.Expr:
        """A mass that is not negative; none at all deserves a warning."""
        value = sm.sympify(mass)
        require_known(f"the mass of '{name}'", value, self.symbols(), set())
        if value.is_number:
            finite(f"mass of {name}", value)
        if value == 0:
            warnings.warn(f"'{name}' has no mass: its motion must follow from the others.", AppellWarning, stacklevel=4)
        if value.is_negative:
            raise ModelError(f"the mass of '{name}' is {value}: a mass is not negative.")
        return value

    def locate(self, name: str, position: Vector | Point) -> Point:
        """A point as it is, or a new one at a position from the origin."""
        if isinstance(position, Point):
            return position
        if position == 0:
            position = Vector(0)
        self.check_vector(f"the position of '{name}'", position)
        return self.origin.locatenew(name, position)

    def check_vector(self, where: str, vector: Vector) -> None:
        """Refuse what is no vector of the model."""
        if not isinstance(vector, Vector):
            raise ModelError(f"{where} is {vector!r}, not a vector: write it with the unit vectors of a frame.")
        require_known(where, vector, self.symbols(), self.functions_known())

    def load_names(self) -> list[str]:
        """The names of the loads."""
        forces = [*(x.name for x in self.loads), *(x.name for x in self.generalised)]
        energies = [*(x.name for x in self.potentials), *(x.name for x in self.lagrangians)]
        return [*forces, *energies, *(x.name for x in self.dampers)]

    def new_load_name(self, name: str | None, fallback: str) -> str:
        """The name of a new load: as given, or one made from what it acts on."""
        taken = self.load_names()
        if name is not None:
            if name in taken:
                raise ModelError(f"a load named '{name}' is there already in the model '{self.name}'.")
            return name
        count = sum(t == fallback or t.startswith(f"{fallback} (") for t in taken)
        return fallback if count == 0 else f"{fallback} ({count + 1})"

    def place(self, on: object) -> Place:
        """A particle, body or point by object, name or SymPy point."""
        for place in (*self.masses, *self.markers, *self.joint_points):
            if on is place or on == place.name or on is place.point:
                return place
        names = [p.name for p in (*self.masses, *self.markers)]
        raise ModelError(f"'{name_of(on)}' is not in the model '{self.name}'" + suggestion(name_of(on), names))

    @staticmethod
    def pushes(place: Place, force: Vector, at: Point) -> tuple[AppliedVector, ...]:
        """A force on something through a point: at its own point, with the moment r x f where it is a body."""
        if at is place.point:
            return (AppliedVector(at, force),)
        body = place.body if isinstance(place, Marker) else place
        if not isinstance(body, Body):
            raise ModelError(f"'{place.name}' is not a rigid body: a force acts on it only where it is.")
        return AppliedVector(body.point, force), AppliedVector(body.frame, at.pos_from(body.point).cross(force))

    def point_of(self, at: object) -> Point:
        """A SymPy point, as it is or of something in the model."""
        return at if isinstance(at, Point) else self.place(at).point

    def body(self, on: object) -> Body:
        """A rigid body by object, name or frame."""
        for mass in self.masses:
            if isinstance(mass, Body) and (on is mass or on == mass.name or on is mass.frame):
                return mass
        place = self.place(on)
        raise ModelError(f"'{place.name}' is not a rigid body: a torque needs something that can turn.")
