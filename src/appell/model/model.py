"""What a person says: coordinates, speeds, parameters, bodies, loads, constraints. Built line by line."""

from __future__ import annotations

import warnings
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import sympy as sm
from sympy.core.function import AppliedUndef
from sympy.physics import mechanics as me
from sympy.physics.vector import Dyadic, Point, ReferenceFrame, Vector, dynamicsymbols

from appell.constraints import Constraint, rows_of
from appell.errors import AppellWarning, ModelError
from appell.model.body import Body, Particle, Station
from appell.model.kinematics import Kinematics, SpeedGroup, group, relate
from appell.model.load import Damper, Load, Potential, Push
from appell.model.names import name_of, require_known, suggestion
from appell.model.parameter import Parameter, finite, spread

if TYPE_CHECKING:
    from appell.analysis.classify import Classification
    from appell.equations import Equations
    from appell.principles.principle import Principle
    from appell.reactions import Reactions

Mass = Particle | Body
Place = Particle | Body | Station


@dataclass(frozen=True)
class Snapshot:
    """A model as it stood when something was derived from it."""

    name: str
    frame: ReferenceFrame
    origin: Point
    kinematics: Kinematics
    parameters: tuple[Parameter, ...]
    masses: tuple[Mass, ...]
    stations: tuple[Station, ...]
    loads: tuple[Load, ...]
    potentials: tuple[Potential, ...]
    dampers: tuple[Damper, ...]
    constraints: tuple[Constraint, ...]
    norms: tuple[Constraint, ...]

    @property
    def places(self) -> tuple[Place, ...]:
        """Everything a force can act on."""
        return (*self.masses, *self.stations)

    def place_of(self, of: Point | ReferenceFrame) -> str:
        """The name of the particle, body or point that a SymPy point or frame belongs to."""
        for place in self.places:
            if of is place.point or (isinstance(place, Body) and of is place.frame):
                return place.name
        return str(of)

    def without_constraints(self) -> Snapshot:
        """The same mechanism, let go."""
        return Snapshot(**{**self.__dict__, "constraints": ()})


class Model:
    """A mechanism and its constraints, written once.

    >>> import appell as ap
    >>> fall = ap.Model("a falling stone")
    >>> z = fall.coordinates("z")
    >>> m, g = fall.parameters("m g", [1.0, 9.81], unit=["kg", "m/s^2"])
    >>> stone = fall.particle("stone", mass=m, position=z * fall.frame.z)
    >>> fall.gravity(-g * fall.frame.z)
    >>> fall.derive(ap.Kane()).accelerations({"z": 0.0})["zdot"]
    -9.81
    """

    def __init__(self, name: str, frame: ReferenceFrame | None = None, origin: Point | None = None) -> None:
        self.name = name
        self.frame = frame or ReferenceFrame("N")
        self.origin = origin or Point("O")
        self.origin.set_vel(self.frame, 0)
        self.time: sm.Symbol = dynamicsymbols._t
        self._coordinates: list[AppliedUndef] = []
        self._groups: list[SpeedGroup] = []
        self._parameters: list[Parameter] = []
        self._masses: list[Mass] = []
        self._stations: list[Station] = []
        self._loads: list[Load] = []
        self._potentials: list[Potential] = []
        self._dampers: list[Damper] = []
        self._constraints: list[Constraint] = []
        self._norms: list[Constraint] = []

    # ---- symbols ----------------------------------------------------------------------------------------------------

    def coordinates(self, names: str) -> Any:
        """New coordinates q(t); one name gives the symbol itself, several a tuple."""
        made = self._functions(names)
        self._coordinates += made
        return made[0] if _single(names) else tuple(made)

    def speeds(
        self,
        names: str,
        definitions: Sequence[sm.Expr] | sm.Expr | None = None,
        *,
        rates: Mapping[sm.Expr, sm.Expr] | None = None,
    ) -> Any:
        """New speeds u(t): the rates of the next coordinates, or as ``definitions`` or ``rates`` say.

        ``definitions``: one expression a speed, u = Y(q, t) qdot + z(q, t).
        ``rates``: the rates of coordinates in terms of these speeds; they may outnumber the speeds.
        """
        made = self._functions(names)
        single = definitions is not None and not isinstance(definitions, Sequence | sm.MatrixBase)
        made_group = group(made, [definitions] if single else definitions, rates)
        for expression in (*made_group.definitions, *(rate for _, rate in made_group.rates)):
            require_known(
                f"the relation of the speeds '{names}'", expression, self._symbols(), self._known() | set(made)
            )
        self._groups.append(made_group)
        return made[0] if _single(names) else tuple(made)

    def parameters(
        self,
        names: str,
        defaults: object = None,
        *,
        unit: str | Sequence[str] = "",
        description: str | Sequence[str] = "",
    ) -> Any:
        """New constants with default values, units and descriptions, one for all or one each."""
        symbols = _as_list(sm.symbols(names, real=True))
        values = spread("defaults", defaults, len(symbols))
        units, words = spread("unit", unit, len(symbols)), spread("description", description, len(symbols))
        for symbol, value, u, d in zip(symbols, values, units, words, strict=True):
            self._require_new(symbol.name, "parameter")
            default = None if value is None else finite(symbol.name, value)
            self._parameters.append(Parameter(symbol, default, str(u or ""), str(d or "")))
        return symbols[0] if _single(names) else tuple(symbols)

    @property
    def defaults(self) -> dict[str, float]:
        """The default values of the parameters that have one."""
        return {p.name: p.default for p in self._parameters if p.default is not None}

    # ---- what has mass, and points ----------------------------------------------------------------------------------

    def particle(self, name: str, mass: object, position: Vector | Point) -> Particle:
        """A particle at a position (a vector from the origin, or a SymPy point)."""
        self._require_new(name, "particle")
        made = Particle(name, self._mass(name, mass), self._point(name, position), self.frame)
        self._masses.append(made)
        return made

    def body(
        self,
        name: str,
        mass: object,
        *,
        frame: ReferenceFrame,
        position: Vector | Point,
        inertia: object = None,
        inertia_zz: object = None,
    ) -> Body:
        """A rigid body: its frame, where its mass centre is, and its inertia about it.

        ``inertia`` is (Ixx, Iyy, Izz) in the body's frame, a 3 x 3 matrix, or a SymPy dyadic about the mass centre;
        ``inertia_zz`` alone is enough for motion in a plane.
        """
        self._require_new(name, "body")
        matrix = _inertia(name, inertia, inertia_zz, frame)
        for entry in matrix:
            require_known(f"the inertia of '{name}'", entry, self._symbols(), set())
        made = Body(name, self._mass(name, mass), self._point(name, position), frame, matrix, self.frame)
        self._masses.append(made)
        return made

    def add(self, *objects: me.Particle | me.RigidBody) -> Any:
        """SymPy's own particles and rigid bodies, as they are."""
        made: list[Mass] = []
        for thing in objects:
            if isinstance(thing, me.RigidBody):
                inertia = thing.central_inertia
                made.append(
                    self.body(thing.name, thing.mass, frame=thing.frame, position=thing.masscenter, inertia=inertia)
                )
            elif isinstance(thing, me.Particle):
                made.append(self.particle(thing.name, thing.mass, thing.point))
            else:
                raise ModelError(f"{thing!r} is neither a SymPy Particle nor a RigidBody: use particle, body or point.")
        return made[0] if len(made) == 1 else tuple(made)

    def point(self, name: str, position: Vector | Point, *, on: Mass | None = None) -> Station:
        """A named point, fixed in the body ``on`` if one is given."""
        self._require_new(name, "point")
        made = Station(name, self._point(name, position), self.frame, on)
        self._stations.append(made)
        return made

    # ---- loads ------------------------------------------------------------------------------------------------------

    def force(
        self, on: object, force: Vector, *, at: object = None, reacting_on: object = None, name: str | None = None
    ) -> None:
        """A force on a particle, body (at its mass centre unless ``at`` says where) or point."""
        place = self._place(on)
        label = self._load_name(name, f"force on {place.name}")
        self._check_vector(label, force)
        point = place.point if at is None else self._place_or_point(at)
        pushes = self._pushes(place, force, point)
        if reacting_on is not None:
            other = self._place(reacting_on)
            pushes += self._pushes(other, -force, other.point if at is None else point)
        self._loads.append(Load(label, pushes))

    def torque(self, on: object, torque: Vector, *, reacting_on: object = None, name: str | None = None) -> None:
        """A torque on a body, with its opposite on ``reacting_on`` if one is given."""
        bodies = [self._body(on)] + ([] if reacting_on is None else [self._body(reacting_on)])
        label = self._load_name(name, f"torque on {bodies[0].name}")
        self._check_vector(label, torque)
        pushes = tuple(Push(b.frame, s * torque) for b, s in zip(bodies, (1, -1), strict=False))
        self._loads.append(Load(label, pushes))

    def gravity(self, acceleration: Vector, *, name: str | None = None) -> None:
        """A uniform field on every particle and body, those added later too."""
        label = self._load_name(name, "gravity")
        self._check_vector(label, acceleration)
        self._loads.append(Load(label, (Push(self.origin, acceleration),), gravity=True))

    def potential(self, name: str, energy: sm.Expr) -> None:
        """A potential energy V(q, t): a spring, a field."""
        label, expression = self._load_name(name, name), sm.sympify(energy)
        require_known(f"the potential '{name}'", expression, self._symbols(), set(self._coordinates))
        self._potentials.append(Potential(label, expression))

    def damper(self, name: str, dissipation: sm.Expr) -> None:
        """Rayleigh's dissipation function of the rates, such as c x'^2 / 2."""
        label, expression = self._load_name(name, name), sm.sympify(dissipation)
        require_known(f"the damper '{name}'", expression, self._symbols(), self._known())
        self._dampers.append(Damper(label, expression))

    # ---- constraints ------------------------------------------------------------------------------------------------

    def constrain(self, name: str, constraint: object) -> Constraint:
        """Expressions (or a vector) that must vanish, at the level of position, velocity or acceleration."""
        made = self._constraint(name, constraint)
        self._constraints.append(made)
        return made

    def norm(self, name: str, constraint: object) -> None:
        """A relation between coordinates that holds by itself and is kept at rounding (a quaternion's length)."""
        made = self._constraint(name, constraint)
        if made.order != 0 or made.quantities:
            raise ModelError(f"the norm '{name}' must be a relation between coordinates alone.")
        self._norms.append(made)

    @property
    def constraints(self) -> dict[str, Constraint]:
        """The constraints by name."""
        return {c.name: c for c in self._constraints}

    # ---- what follows -----------------------------------------------------------------------------------------------

    def snapshot(self) -> Snapshot:
        """The model as it stands now; what is derived from it does not change when the model does."""
        if not self._coordinates:
            raise ModelError(f"the model '{self.name}' has no coordinates: declare them with model.coordinates.")
        return Snapshot(
            name=self.name,
            frame=self.frame,
            origin=self.origin,
            kinematics=relate(self._coordinates, self._groups),
            parameters=tuple(self._parameters),
            masses=tuple(self._masses),
            stations=tuple(self._stations),
            loads=tuple(self._loads),
            potentials=tuple(self._potentials),
            dampers=tuple(self._dampers),
            constraints=tuple(self._constraints),
            norms=tuple(self._norms),
        )

    def derive(self, principle: Principle) -> Equations:
        """The equations of motion by a principle."""
        from appell.equations import derive

        return derive(self.snapshot(), principle)

    @property
    def reactions(self) -> Reactions:
        """The constraint forces and torques by inspection, before any equation of motion (000, E6)."""
        from appell.reactions import inspect

        return inspect(self.snapshot())

    def classify(self) -> Classification:
        """What kind of constraints these are."""
        from appell.analysis.classify import classify

        return classify(self)

    def __repr__(self) -> str:
        parts = {
            "coordinates": [name_of(q) for q in self._coordinates],
            "speeds": [name_of(u) for g in self._groups for u in g.speeds],
            "parameters": [p.name for p in self._parameters],
            "bodies": [m.name for m in self._masses],
            "loads": self._load_names(),
            "constraints": [c.name for c in self._constraints],
        }
        lines = [f"{words:12} {', '.join(names)}" for words, names in parts.items() if names]
        return "\n".join([f"Model '{self.name}'", *(f"  {line}" for line in lines)])

    # ---- checks -----------------------------------------------------------------------------------------------------

    def _symbols(self) -> set[sm.Symbol]:
        return {p.symbol for p in self._parameters}

    def _known(self) -> set[sm.Expr]:
        implicit = {dynamicsymbols(f"{c.func}dot", real=True) for c in self._coordinates}
        return {*self._coordinates, *(u for g in self._groups for u in g.speeds), *implicit}

    def _names(self) -> list[str]:
        functions = [*self._coordinates, *(u for g in self._groups for u in g.speeds)]
        things = [*self._parameters, *self._masses, *self._stations]
        return [*map(name_of, functions), *(thing.name for thing in things)]

    def _require_new(self, name: str, what: str) -> None:
        if not name:
            raise ModelError(f"a {what} needs a name.")
        if name == "t":
            raise ModelError(f"the {what} 't' would hide the time: choose another name.")
        if name in self._names():
            raise ModelError(
                f"the name '{name}' is taken already in the model '{self.name}': call the {what} otherwise."
            )

    def _functions(self, names: str) -> list[AppliedUndef]:
        made = _as_list(dynamicsymbols(names, real=True))
        for i, function in enumerate(made):
            self._require_new(str(function.func), "coordinate or speed")
            if function in made[:i]:
                raise ModelError(f"the name '{function.func}' stands twice in '{names}'.")
        return made

    def _constraint(self, name: str, constraint: object) -> Constraint:
        if not name:
            raise ModelError("a constraint needs a name.")
        if name in [c.name for c in (*self._constraints, *self._norms)]:
            raise ModelError(f"a constraint named '{name}' is there already in the model '{self.name}'.")
        rows = rows_of(name, constraint, self.frame)
        speeds = frozenset(self._known()) - set(self._coordinates)
        made = Constraint(name, rows, speeds)
        for row in rows:
            require_known(f"the constraint '{name}'", row, self._symbols(), self._known())
        places = {place.point for place in (*self._masses, *self._stations)}
        frames = {mass.frame for mass in self._masses if isinstance(mass, Body)}
        for quantity, of in made.quantities:
            if of not in (frames if quantity.angular else places):
                raise ModelError(
                    f"the constraint '{name}' speaks of the {quantity.words} of {of}, which is not in the model "
                    f"'{self.name}': add it with model.{'body' if quantity.angular else 'point'} first."
                )
        made.order  # noqa: B018 - raises when nothing in a row moves
        return made

    def _mass(self, name: str, mass: object) -> sm.Expr:
        value = sm.sympify(mass)
        require_known(f"the mass of '{name}'", value, self._symbols(), set())
        if value.is_number:
            finite(f"mass of {name}", value)
        if value == 0:
            warnings.warn(f"'{name}' has no mass: its motion must follow from the others.", AppellWarning, stacklevel=3)
        if value.is_negative:
            raise ModelError(f"the mass of '{name}' is {value}: a mass is not negative.")
        return value

    def _point(self, name: str, position: Vector | Point) -> Point:
        if isinstance(position, Point):
            return position
        if position == 0:
            position = Vector(0)
        self._check_vector(f"the position of '{name}'", position)
        return self.origin.locatenew(name, position)

    def _check_vector(self, where: str, vector: Vector) -> None:
        if not isinstance(vector, Vector):
            raise ModelError(f"{where} is {vector!r}, not a vector: write it with the unit vectors of a frame.")
        require_known(where, vector, self._symbols(), self._known())

    def _load_names(self) -> list[str]:
        return [*(x.name for x in self._loads), *(x.name for x in self._potentials), *(x.name for x in self._dampers)]

    def _load_name(self, name: str | None, fallback: str) -> str:
        taken = self._load_names()
        if name is not None:
            if name in taken:
                raise ModelError(f"a load named '{name}' is there already in the model '{self.name}'.")
            return name
        count = sum(t == fallback or t.startswith(f"{fallback} (") for t in taken)
        return fallback if count == 0 else f"{fallback} ({count + 1})"

    def _place(self, on: object) -> Place:
        for place in (*self._masses, *self._stations):
            if on is place or on == place.name or on is place.point:
                return place
        names = [p.name for p in (*self._masses, *self._stations)]
        raise ModelError(f"'{name_of(on)}' is not in the model '{self.name}'" + suggestion(name_of(on), names))

    @staticmethod
    def _pushes(place: Place, force: Vector, at: Point) -> tuple[Push, ...]:
        """A force on something through a point: at its own point, with the moment r x f where it is a body."""
        if at is place.point:
            return (Push(at, force),)
        body = place.body if isinstance(place, Station) else place
        if not isinstance(body, Body):
            raise ModelError(f"'{place.name}' is not a rigid body: a force acts on it only where it is.")
        return Push(body.point, force), Push(body.frame, at.pos_from(body.point).cross(force))

    def _place_or_point(self, at: object) -> Point:
        return at if isinstance(at, Point) else self._place(at).point

    def _body(self, on: object) -> Body:
        for mass in self._masses:
            if isinstance(mass, Body) and (on is mass or on == mass.name or on is mass.frame):
                return mass
        place = self._place(on)
        raise ModelError(f"'{place.name}' is not a rigid body: a torque needs something that can turn.")


def _single(names: str) -> bool:
    return not isinstance(sm.symbols(names), tuple | list)


def _as_list(made: object) -> list[Any]:
    return list(made) if isinstance(made, tuple | list) else [made]


def _inertia(name: str, inertia: object, inertia_zz: object, frame: ReferenceFrame) -> sm.ImmutableMatrix:
    """The inertia about the mass centre as a matrix in the body's frame."""
    if inertia_zz is not None and inertia is None:
        inertia = (0, 0, inertia_zz)
    if inertia is None:
        raise ModelError(f"the body '{name}' has no inertia: give inertia= (or inertia_zz= for motion in a plane).")
    if isinstance(inertia, Dyadic):
        return sm.ImmutableMatrix(inertia.to_matrix(frame))
    if isinstance(inertia, sm.MatrixBase) and inertia.shape == (3, 3):
        return sm.ImmutableMatrix(inertia)
    entries = list(inertia) if isinstance(inertia, Sequence) else [inertia]
    if len(entries) != 3:
        raise ModelError(f"the inertia of '{name}' is {inertia!r}: give three moments, a 3 x 3 matrix or a dyadic.")
    return sm.ImmutableMatrix(sm.diag(*[sm.sympify(e) for e in entries]))
