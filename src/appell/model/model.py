"""What a person says: coordinates, speeds, parameters, bodies, loads, constraints. Built line by line."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import sympy as sm
from sympy.physics import mechanics as me
from sympy.physics.vector import Point, ReferenceFrame, Vector, dynamicsymbols

from appell.constraints import Constraint, InputFunction, input_function
from appell.errors import ConstraintError, ModelError
from appell.model.actuation import replaced, with_reaction_laws
from appell.model.body import AttachmentFrame, Body, Marker, Particle
from appell.model.body_state import body_state
from appell.model.connection import Connection, connect
from appell.model.connectivity import require_connected
from appell.model.contacts.contact import Contact
from appell.model.contacts.contact_constraint import touch
from appell.model.contacts.friction import unilateral_contact, with_friction
from appell.model.input import Input
from appell.model.joints.joint import Joint
from appell.model.kinematics import group, relate, remembering
from appell.model.load_verbs import LoadVerbs
from appell.model.model_data import ModelData
from appell.model.names import as_list, is_single, name_of, require_known
from appell.model.parameter import Parameter, finite, spread
from appell.model.snapshot import Mass, Snapshot

if TYPE_CHECKING:
    from appell.analysis.classification.classify import Classification
    from appell.equations import Equations
    from appell.equations.principle import Principle
    from appell.reactions import Reactions


class Model(LoadVerbs):
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
        self.ground = AttachmentFrame("ground", self.frame, self.origin, self.frame)
        self.source: object = None
        self._data = ModelData(name, self.frame, self.origin, mounts=[self.ground])

    @classmethod
    def from_sympy(
        cls,
        method: me.KanesMethod | me.LagrangesMethod | me.System,
        *,
        bodies: Sequence[me.RigidBody | me.Particle] | None = None,
        loads: Sequence[object] | None = None,
        name: str = "",
    ) -> Model:
        """A model written for SymPy, as it is, before any equation of motion is formed.

        ``bodies`` and ``loads``: what would be given to ``kanes_equations``; without them those the method holds.
        Velocities set by hand are taken as given, auxiliary speeds are held at zero by constraints whose reactions are
        the forces brought into evidence. Every symbol that is no coordinate or speed becomes a parameter without a
        default.
        """
        from appell.imports.from_sympy import from_sympy

        return from_sympy(method, bodies=bodies, loads=loads, name=name)

    @classmethod
    def from_urdf(
        cls,
        path: str | os.PathLike[str],
        *,
        wheels: Mapping[str, object] | None = None,
        base: Joint | None = None,
        gravity: float | None = 9.81,
        limits: bool = False,
    ) -> Model:
        """The tree of links and joints of a URDF file; ``model.source`` keeps what it says (limits, meshes' names).

        Links held together by fixed joints are one body, named after the first; a joint ``elbow`` has the coordinate
        ``q_elbow`` and the speed ``u_elbow``. ``base``: the joint that holds the root link in the ground, none (it is
        the ground) unless wheels are given, then ``Free()``. ``wheels``: links that roll on the plane z = 0, by their
        radius (a thin disc about the axis of their joint) or a surface such as ``ap.Sphere(r)``. ``gravity``: along
        -z, None for none. ``limits=True`` makes the limits of joints constraints that let go.
        """
        from appell.imports.from_urdf import from_urdf

        return from_urdf(path, wheels=wheels, base=base, gravity=gravity, limits=limits)

    # ---- symbols ----------------------------------------------------------------------------------------------------

    def coordinates(self, names: object) -> Any:
        """New coordinates q(t); one name gives the symbol itself, several a tuple.

        In place of names SymPy's own ``dynamicsymbols`` may be given, as with speeds; they are taken as they are.
        """
        made = self._data.new_functions(names)
        self._data.coordinates += made
        return made[0] if is_single(names) else tuple(made)

    def speeds(
        self,
        names: object,
        definitions: Sequence[sm.Expr] | sm.Expr | None = None,
        *,
        rates: Mapping[sm.Expr, sm.Expr] | None = None,
    ) -> Any:
        """New speeds u(t): the rates of the next coordinates, or as ``definitions`` or ``rates`` say.

        ``definitions``: one expression a speed, u = Y(q, t) qdot + z(q, t).
        ``rates``: the rates of coordinates in terms of these speeds; they may outnumber the speeds.
        """
        made = self._data.new_functions(names)
        single = definitions is not None and not isinstance(definitions, Sequence | sm.MatrixBase)
        made_group = group(made, [definitions] if single else definitions, rates)
        for expression in (*made_group.definitions, *(rate for _, rate in made_group.rates)):
            require_known(
                f"the relation of the speeds '{names}'",
                expression,
                self._data.symbols(),
                self._data.functions_known() | set(made),
            )
        self._data.groups.append(made_group)
        return made[0] if is_single(names) else tuple(made)

    def parameters(
        self,
        names: object,
        defaults: object = None,
        *,
        unit: str | Sequence[str] = "",
        description: str | Sequence[str] = "",
    ) -> Any:
        """New constants (names, or SymPy symbols as they are) with default values, units and descriptions."""
        symbols = as_list(sm.symbols(names, real=True) if isinstance(names, str) else names)
        values = spread("defaults", defaults, len(symbols))
        units, words = spread("unit", unit, len(symbols)), spread("description", description, len(symbols))
        for symbol, value, u, d in zip(symbols, values, units, words, strict=True):
            self._data.require_new(symbol.name, "parameter")
            default = None if value is None else finite(symbol.name, value)
            self._data.parameters.append(Parameter(symbol, default, str(u or ""), str(d or "")))
        return symbols[0] if is_single(names) else tuple(symbols)

    def input(self, name: str, *, unit: str = "", description: str = "") -> InputFunction:
        """A function of time f(t) that each run gives (``inputs=``): a force, a torque, a prescribed motion.

        It stands in loads, constraints, positions and speeds like any expression, its derivatives ``f.diff(t)`` too.

        >>> import appell as ap
        >>> cart = ap.Model("cart"); x = cart.coordinates("x"); f = cart.input("f", unit="N")
        >>> _ = cart.particle("cart", mass=2, position=x * cart.frame.x)
        >>> cart.force("cart", f * cart.frame.x)
        >>> run = cart.derive(ap.Kane()).simulate(3.0, {x: 0, "xdot": 0}, inputs={f: 4})
        >>> round(float(run[x][-1]), 9)
        9.0
        """
        self._data.require_new(name, "input")
        made = input_function(name)
        self._data.inputs.append(Input(made, unit, description))
        return made

    @property
    def defaults(self) -> dict[str, float]:
        """The default values of the parameters that have one."""
        return {p.name: p.default for p in self._data.parameters if p.default is not None}

    # ---- what has mass, and points ----------------------------------------------------------------------------------

    def particle(self, name: str, mass: object, position: Vector | Point) -> Particle:
        """A particle at a position (a vector from the origin, or a SymPy point)."""
        self._data.require_new(name, "particle")
        made = Particle(name, self._data.mass_of(name, mass), self._data.locate(name, position), self.frame)
        self._data.masses.append(made)
        return made

    def body(
        self,
        name: str,
        mass: object,
        *,
        frame: ReferenceFrame | None = None,
        position: Vector | Point | None = None,
        inertia: object = None,
        inertia_zz: object = None,
        mass_center: Sequence[object] = (0, 0, 0),
    ) -> Body:
        """A rigid body, with its inertia about its mass centre.

        With a ``frame`` and a ``position``: the mass centre is there. Without: a joint will give the body its place,
        and its mass centre lies at ``mass_center`` in its own frame.
        ``inertia`` is (Ixx, Iyy, Izz) in the body's frame, a 3 x 3 matrix, or a SymPy dyadic about the mass centre;
        ``inertia_zz`` alone is enough for motion in a plane.
        """
        return self._data.new_body(name, mass, (frame, position, mass_center), (inertia, inertia_zz))

    def joint(
        self,
        name: str,
        joint: Joint,
        parent: object,
        child: object,
        *,
        parent_point: object = (0, 0, 0),
        child_point: object = (0, 0, 0),
        coordinates: str = "",
        speeds: str = "",
        closes: bool = False,
    ) -> Connection:
        """Hold a body (the child) by a joint in another or in ``model.ground`` (the parent).

        ``parent_point`` and ``child_point`` say where the joint sits, each in its body's frame from its origin.
        Coordinates and speeds are named after the child (``x_sled``), or as ``coordinates`` and ``speeds`` say; of the
        speeds of a nonholonomic joint those that are free are enough. Its rows are a constraint named after the joint.

        Where the child has its place already the joint closes a loop: the freedoms it does not give become rows of the
        constraint named after it. ``closes=True`` allows that between two bodies that are held together already.
        """
        points, names = (parent_point, child_point), (coordinates, speeds)
        return connect(self._data, name, joint, (parent, child), points=points, names=names, closes=closes)

    def state(
        self,
        body: object,
        *,
        position: Sequence[float] | None = None,
        velocity: Sequence[float] | None = None,
        angular_velocity: Sequence[float] | None = None,
        orientation: Sequence[float] | None = None,
        parameters: Mapping[Any, float] | None = None,
    ) -> dict[str, float]:
        """What is known of a body held in the ground, as coordinates and speeds to start from; join several by ``|``.

        Position and velocity are those of the mass centre, all in components of the inertial frame, as a run gives
        them; ``orientation`` is a quaternion (scalar first), upright if none is given.
        """
        return body_state(
            self._data, body, (position, orientation, velocity, angular_velocity), parameters=parameters or {}
        )

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

    def point(self, name: str, position: Vector | Point, *, on: Mass | None = None) -> Marker:
        """A named point, fixed in the body ``on`` if one is given."""
        self._data.require_new(name, "point")
        made = Marker(name, self._data.locate(name, position), self.frame, on)
        self._data.markers.append(made)
        return made

    # ---- constraints ------------------------------------------------------------------------------------------------

    def constrain(
        self,
        name: str,
        constraint: object,
        *,
        restitution: object = 0,
        unilateral: bool = False,
        friction: object = None,
        nonideal: object = None,
        servo: object = None,
    ) -> Constraint:
        """Expressions (or a vector) that must vanish, at the level of position, velocity or acceleration.

        Or surfaces that touch: :func:`appell.rolling`, :func:`appell.sliding`.

        A relation (``position(P).dot(N.y) >= 0``) is a unilateral constraint: it pushes while it is met and lets go
        before it would pull. ``restitution`` is the ratio of the speeds of separation and approach when it is met.
        ``unilateral``: surfaces that touch may part and meet again.
        ``friction``: :class:`Coulomb`; the constraint sticks or slides, and a rolling contact slides where its friction
        does not suffice.
        ``nonideal``: what the reaction adds to the ideal one (001), as ``{place: force}``, with frames of bodies for
        torques and coordinates for generalised forces; or a function of the ideal reaction, or of the ideal and the
        actual one, that gives such a mapping.
        ``servo``: where actuators can push to keep the constraint (000, section 1), as ``{place: direction}`` or a list
        of :class:`Actuator`; their efforts are the multipliers.
        """
        if isinstance(constraint, Contact):
            made, contact = touch(self._data, name, constraint)
            made = unilateral_contact(made, contact, restitution, friction) if unilateral else made
            self._data.contacts.append(contact)
        elif unilateral:
            raise ConstraintError(
                f"the constraint '{name}' is unilateral=True: write it as a relation, such as h >= 0."
            )
        else:
            made = self._data.new_constraint(name, constraint, restitution)
        made = with_reaction_laws(self._data, made, nonideal, servo)
        self._data.constraints.append(made if friction is None else with_friction(self._data, made, friction))
        return self._data.constraints[-1]

    def replace(self, name: str, **changes: object) -> Model:
        """The same model with one constraint stated otherwise: ``constraint=``, ``nonideal=`` or ``servo=``."""
        return replaced(self, name, changes)

    def norm(self, name: str, constraint: object) -> None:
        """A relation between coordinates that holds by itself and is kept at rounding (a quaternion's length)."""
        made = self._data.new_constraint(name, constraint)
        if made.order != 0 or made.quantities or made.unilateral:
            raise ModelError(f"the norm '{name}' must be an equation between coordinates alone.")
        self._data.norms.append(made)

    @property
    def constraints(self) -> dict[str, Constraint]:
        """The constraints by name."""
        return {c.name: c for c in self._data.constraints}

    # ---- what follows -----------------------------------------------------------------------------------------------

    def snapshot(self) -> Snapshot:
        """The model as it stands now; what is derived from it does not change when the model does."""
        require_connected(self._data)
        if not self._data.coordinates:
            raise ModelError(
                f"the model '{self.name}' has no coordinates: declare them with model.coordinates or model.joint."
            )
        return Snapshot(
            name=self.name,
            frame=self.frame,
            origin=self.origin,
            kinematics=remembering(
                relate(self._data.coordinates, self._data.groups, self._data.implied()), self._data.memories()
            ),
            parameters=tuple(self._data.parameters),
            masses=tuple(self._data.masses),
            markers=tuple(self._data.markers),
            loads=tuple(self._data.loads),
            potentials=tuple(self._data.potentials),
            dampers=tuple(self._data.dampers),
            constraints=tuple(self._data.constraints),
            lagrangians=tuple(self._data.lagrangians),
            generalised=tuple(self._data.generalised),
            norms=tuple(self._data.norms),
            joints=tuple(self._data.joints),
            by_hand=dict(self._data.by_hand),
            contacts=tuple(self._data.contacts),
            mounts=tuple(self._data.mounts),
            inputs=tuple(self._data.inputs),
        )

    def derive(self, principle: Principle) -> Equations:
        """The equations of motion by a principle."""
        from appell.equations import derive
        from appell.principles import PRINCIPLES

        return derive(self.snapshot(), principle, among=PRINCIPLES)

    @property
    def reactions(self) -> Reactions:
        """The constraint forces and torques by inspection, before any equation of motion (000, E6)."""
        from appell.reactions import inspect

        return inspect(self.snapshot())

    def classify(self) -> Classification:
        """What kind of constraints these are."""
        from appell.analysis.classification.classify import classify

        return classify(self)

    def __repr__(self) -> str:
        parts = {
            "coordinates": [name_of(q) for q in self._data.coordinates],
            "speeds": [name_of(u) for g in self._data.groups for u in g.speeds],
            "parameters": [p.name for p in self._data.parameters],
            "inputs": [i.name for i in self._data.inputs],
            "bodies": [m.name for m in self._data.masses],
            "joints": [j.name for j in self._data.joints],
            "loads": self._data.load_names(),
            "constraints": [c.name for c in self._data.constraints],
        }
        lines = [f"{words:12} {', '.join(names)}" for words, names in parts.items() if names]
        return "\n".join([f"Model '{self.name}'", *(f"  {line}" for line in lines)])
