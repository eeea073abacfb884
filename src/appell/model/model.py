"""What a person says: coordinates, speeds, parameters, bodies, loads, constraints. Built line by line."""

from __future__ import annotations

import copy
import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from html import escape
from typing import TYPE_CHECKING, Any, TypeVar
from weakref import ref

import sympy as sm
from sympy.physics import mechanics as me
from sympy.physics.vector import Point, ReferenceFrame, Vector, dynamicsymbols

from appell.constraints import Constraint, Coulomb, InputFunction, mark_inertial
from appell.errors import ModelError
from appell.model.body import AttachmentFrame, Body, Marker, Mass, Particle
from appell.model.body_state import body_state
from appell.model.connection import Connection, with_joint
from appell.model.constrain import (
    UNCHANGED,
    ReactionOptions,
    Unchanged,
    with_constraint,
    with_norm,
    with_released,
    with_replaced,
)
from appell.model.contacts.contact import Contact
from appell.model.contents import Contents, Named, contents_of
from appell.model.declarative.declaration import Declaration
from appell.model.device_verbs import DeviceVerbs
from appell.model.drawings import with_shapes
from appell.model.frame import Frame
from appell.model.geometry import Node, of_constraint, of_joint, of_placing, put_back_on_error
from appell.model.joints.joint import Joint
from appell.model.kinematic_graph import require_connected
from appell.model.known_integral import with_integral
from appell.model.masses import with_body, with_particle, with_point, with_sympy_bodies
from appell.model.mechanism import Mechanism
from appell.model.names import is_single, require_words
from appell.model.reset import Reset, with_off, with_reset
from appell.model.shapes import BodyShape
from appell.model.surfaces import Shape
from appell.model.symbols import with_coordinates, with_input, with_parameters, with_speeds
from appell.model.types import (
    Actuators,
    BodyLike,
    Components,
    ConstraintLike,
    Expression,
    InertiaLike,
    Names,
    PointLike,
    ReactionLaw,
)
from appell.numbers import RUN

if TYPE_CHECKING:
    from numpy.typing import ArrayLike

    from appell.analysis.classification.classify import Classification
    from appell.equations import Equations
    from appell.equations.principle import Principle
    from appell.reactions import Reactions
    from appell.reading.lagrangian_form import LagrangianForm
    from appell.reading.quasi_velocities import QuasiVelocities
    from appell.simulate import Run
    from appell.view.scene.scene import Scene

T = TypeVar("T")


class Model(DeviceVerbs):
    """A mechanism and its constraints, written once.

    >>> import appell as ap
    >>> fall = ap.Model("a falling stone")
    >>> z = fall.coordinates("z")
    >>> m, g = fall.parameters("m g", [1.0, 9.81], unit=["kg", "m/s^2"])
    >>> stone = fall.particle("stone", mass=m, position=z * fall.frame.z)
    >>> fall.gravity(-g * fall.frame.z)
    >>> fall.derive(ap.Kane()).accelerations({"z": 0.0})["zdot"]
    -9.81

    One rule for making and one for reading: verbs (``coordinates``, ``body``, ``force`` ...) declare something and
    give it back, :attr:`contents` reads what has been declared. A verb that refuses what it is given leaves the model,
    and the SymPy points and frames in it, as they were.

    Parameters
    ----------
    name : str
        How messages and results call it.
    frame : ReferenceFrame, optional
        The inertial frame; by default a new one, ``N``.
    origin : Point, optional
        A point at rest from which positions are measured; by default a new one, ``O``.

    Attributes
    ----------
    frame, origin, time, ground
        The inertial frame, the point at rest in it, the symbol t, and what bodies are joined to.
    """

    def __init__(self, name: str, frame: ReferenceFrame | None = None, origin: Point | None = None) -> None:
        require_words(name, "the name of a model")
        self.name = name
        self.frame = frame or Frame("N")
        mark_inertial(self.frame)
        self.origin = origin or Point("O")
        self.origin.set_vel(self.frame, 0)
        self.time: sm.Symbol = dynamicsymbols._t
        self.ground = AttachmentFrame("ground", self.frame, self.origin, self.frame)
        self.source: object = None
        self._data = Mechanism(name, self.frame, self.origin, mounts=(self.ground,))

    def _edit(self, change: Callable[[Mechanism], tuple[Mechanism, T]], touched: Iterable[Node] = ()) -> T:
        """The next value, swapped in when all of it was accepted; what it touches is put back when it was not."""
        with put_back_on_error(touched):
            self._data, made = change(self._data)
        return made

    @classmethod
    def from_sympy(
        cls,
        method: me.KanesMethod | me.LagrangesMethod | me.System,
        *,
        bodies: Sequence[me.RigidBody | me.Particle] | None = None,
        loads: Sequence[tuple[Point | ReferenceFrame, Vector]] | None = None,
        name: str = "",
        latex: Mapping[Any, str] | None = None,
    ) -> Model:
        """A model written for SymPy, as it is, before any equation of motion is formed.

        >>> import appell as ap
        >>> from sympy.physics import mechanics as me
        >>> x, v = me.dynamicsymbols("x v"); N = me.ReferenceFrame("N"); P = me.Point("P"); P.set_vel(N, v * N.x)
        >>> method = me.KanesMethod(N, [x], [v], [v - x.diff()])
        >>> model = ap.Model.from_sympy(method, bodies=[me.Particle("P", P, 2)], loads=[(P, 6 * N.x)])
        >>> model.derive(ap.Kane()).accelerations({})["v"]
        3.0

        Velocities set by hand are taken as given, auxiliary speeds are held at zero by constraints whose reactions are
        the forces brought into evidence. Every symbol that is not a coordinate or speed becomes a parameter without a
        default.

        Parameters
        ----------
        method : KanesMethod, LagrangesMethod or System
            An object of ``sympy.physics.mechanics``.
        bodies, loads : sequences, optional
            What would be given to ``kanes_equations``; without them those the method holds.
        name : str, optional
            The name of the model.
        latex : mapping, optional
            How symbols are typeset, by symbol or name.

        Returns
        -------
        Model

        Raises
        ------
        ModelError
            For a varying mass, a body that is not rigid, accelerations or a Lagrangian that contradict the motion.

        References
        ----------
        Kane and Levinson 1985, section 4.9, for auxiliary speeds.
        """
        from appell.imports.from_sympy import from_sympy

        return from_sympy(method, bodies=bodies, loads=loads, name=name, latex=latex)

    @classmethod
    def from_urdf(
        cls,
        path: str | os.PathLike[str],
        *,
        wheels: Mapping[str, Shape | Expression] | None = None,
        base: Joint | None = None,
        gravity: float | None = 9.81,
        limits: bool = False,
        friction: bool = True,
        motors: bool = False,
        inertia: str = "as given",
        strict: bool = False,
    ) -> Model:
        """The tree of links and joints of a URDF file; ``model.source`` keeps its data (limits, meshes' names).

        Links that fixed joints connect are one body, named after the first; the others remain as frames and points
        (``run.orientation("tool0")``, ``run.position("tool0")``). A joint ``elbow`` has the coordinate ``q_elbow`` and
        the speed ``u_elbow``. What a file gets wrong or leaves open is read with assumptions; one warning lists them,
        and so does ``model.source.assumed``.

        Parameters
        ----------
        path : path
            The file.
        wheels : mapping, optional
            Links that roll on the plane z = 0, by their radius (a thin disc about the axis of their joint) or a
            surface such as ``ap.Sphere(r)``.
        base : Joint, optional
            The joint that holds the root link in the ground; none (it is the ground) unless wheels are given, then
            ``Free()``.
        gravity : float, optional
            Along -z; None for none.
        limits : bool
            Whether the limits of joints are unilateral constraints.
        friction : bool
            Whether the dry friction of joints is part of the model.
        motors : bool
            Whether each joint with one coordinate has an input ``tau_elbow``, bounded by the effort in the file.
        inertia : "as given", "refuse" or "balance"
            What becomes of a body with a principal moment above the sum of the others: "balance" gives it the mean of
            its moments three times, as MuJoCo's balanceinertia does.
        strict : bool
            Whether a file that needs an assumption is refused.

        Returns
        -------
        Model

        Raises
        ------
        ModelError
            For a file that is not a URDF, a tree with loops, a moving link without mass that carries none, a negative
            principal moment.
        """
        from appell.imports.from_urdf import from_urdf

        return from_urdf(
            path,
            wheels=wheels,
            base=base,
            gravity=gravity,
            limits=limits,
            friction=friction,
            motors=motors,
            inertia=inertia,
            strict=strict,
        )

    @classmethod
    def from_json(cls, text: str) -> Model:
        """A model from a document of :meth:`to_json`, or one written by hand; nothing of the text is evaluated.

        >>> import appell as ap
        >>> text = '''{"appell": 1, "name": "a stone", "coordinates": ["z"],
        ...   "parameters": [{"name": "g", "default": 9.81}],
        ...   "particles": [{"name": "stone", "mass": 1, "at": "z*N.z"}],
        ...   "loads": [{"name": "weight", "gravity": "-g*N.z"}], "start": {"z": 2.0}}'''
        >>> model = ap.Model.from_json(text)
        >>> model.derive(ap.Kane()).accelerations(model.source.start)["zdot"]
        -9.81

        Formulas are read by a parser that knows names, numbers, operations and a list of functions; what it does not
        know is refused with a sentence that says where it stands. ``model.source`` keeps what the document says beside
        the model: ``text``, ``start``, ``duration``.

        Parameters
        ----------
        text : str
            JSON, as the how-to page on models as text describes it.

        Returns
        -------
        Model

        Raises
        ------
        ModelError
            For what is not such a document, and whatever a verb of the model would refuse.
        """
        from appell.catalogue.card import CardIntegral
        from appell.model.declarative.read import header, read

        document, name, frame, origin = header(text)
        made = cls(name, Frame(frame), Point(origin))
        made._data, made.source = read(document, made._data, CardIntegral)
        return made

    def to_json(
        self,
        *,
        start: Mapping[Any, float] | None = None,
        duration: float | None = None,
        text: str = "",
        inputs: Mapping[Any, Expression] | None = None,
    ) -> str:
        """The model as JSON with its expressions as formulas, for an editor, a file or a link.

        >>> import appell as ap
        >>> model = ap.Model("a puck"); x = model.coordinates("x")
        >>> _ = model.particle("puck", mass=2, position=x * model.frame.x)
        >>> print(model.to_json(start={x: 1}))
        {
         "appell": 1,
         "name": "a puck",
         "coordinates": ["x"],
         "particles": [
          {"name": "puck", "mass": 2, "at": "x*N.x"}
         ],
         "start": {"x": 1.0}
        }
        <BLANKLINE>

        Parameters
        ----------
        start : mapping, optional
            Coordinates and speeds to start from.
        duration : float, optional
            How many seconds to run.
        text : str, optional
            A sentence about it.
        inputs : mapping, optional
            What the inputs are in a run: numbers or expressions, by input or name.

        Returns
        -------
        str
            What :meth:`from_json` reads.

        Raises
        ------
        ModelError
            For what has no words: a joint or surface of your own, velocities set by hand, functions that are not in
            the vocabulary.
        """
        from appell.model.declarative.write import to_json

        return to_json(self._data, start, duration, text, inputs)

    # ---- symbols ----------------------------------------------------------------------------------------------------

    def coordinates(self, names: Names, *, latex: str | Sequence[str] = "") -> Any:
        """New coordinates q(t).

        >>> import appell as ap
        >>> model = ap.Model("a puck")
        >>> model.coordinates("x y")
        (x(t), y(t))

        Parameters
        ----------
        names : str, list of str, or SymPy's dynamicsymbols
            "x y" or ["x", "y"]; functions of time made before are taken as they are.
        latex : str or sequence of str, optional
            How they are typeset, one each; else as their names say ("theta_1", "x").

        Returns
        -------
        function of time, or a tuple of them
            The function itself for one name.

        Raises
        ------
        ModelError
            For a name that is taken or reserved ("t", "time"), and for what is not a function of time.
        """
        made = self._edit(lambda data: with_coordinates(data, names, latex))
        return made[0] if is_single(names) else made

    def speeds(
        self,
        names: Names,
        definitions: Sequence[Expression] | sm.MatrixBase | Expression | None = None,
        *,
        rates: Mapping[sm.Expr, Expression] | None = None,
        latex: str | Sequence[str] = "",
    ) -> Any:
        """New speeds u(t): the rates of the next coordinates, or as ``definitions`` or ``rates`` say.

        >>> import appell as ap
        >>> model = ap.Model("a blade"); x, y, a = model.coordinates("x y a"); t = model.time
        >>> v, w = model.speeds("v w", [x.diff(t) + y.diff(t), a.diff(t)])
        >>> v
        v(t)

        Parameters
        ----------
        names : str, list of str, or SymPy's dynamicsymbols
        definitions : expression or sequence, optional
            One expression a speed, u = Y(q, t) qdot + z(q, t).
        rates : mapping, optional
            The rates of coordinates in terms of these speeds; the coordinates may outnumber the speeds.
        latex : str or sequence of str, optional
            How they are typeset, one each.

        Returns
        -------
        function of time, or a tuple of them

        Raises
        ------
        ModelError
            For a relation that is not linear, or that holds what the model does not know.
        """
        made = self._edit(lambda data: with_speeds(data, names, definitions, rates, latex))
        return made[0] if is_single(names) else made

    def parameters(
        self,
        names: Names,
        defaults: float | Sequence[float | None] | None = None,
        *,
        unit: str | Sequence[str] = "",
        description: str | Sequence[str] = "",
        latex: str | Sequence[str] = "",
    ) -> Any:
        """New constants.

        >>> import appell as ap
        >>> ap.Model("a puck").parameters("m g", [1.0, 9.81], unit=["kg", "m/s^2"])
        (m, g)

        Parameters
        ----------
        names : str, list of str, or SymPy symbols
        defaults : number or sequence, optional
            Values for runs that give none.
        unit, description : str or sequence
            One for all, or one each.
        latex : str or sequence of str, optional
            How they are typeset, one each.

        Returns
        -------
        symbol, or a tuple of them

        Raises
        ------
        ModelError
            For a name that is taken or reserved, a value that is not finite, a wrong number of values.
        """
        made = self._edit(lambda data: with_parameters(data, names, defaults, unit, description, latex))
        return made[0] if is_single(names) else made

    def input(
        self, name: str, *, unit: str = "", description: str = "", latex: str = "", bound: float | None = None
    ) -> InputFunction:
        """A function of time f(t) that each run gives (``inputs=``): a force, a torque, a prescribed motion.

        >>> import appell as ap
        >>> cart = ap.Model("cart"); x = cart.coordinates("x"); f = cart.input("f", unit="N")
        >>> _ = cart.particle("cart", mass=2, position=x * cart.frame.x)
        >>> cart.force("cart", f * cart.frame.x)
        >>> run = cart.derive(ap.Kane()).simulate(3.0, {x: 0, "xdot": 0}, inputs={f: 4})
        >>> round(float(run[x][-1]), 9)
        9.0

        It stands in loads, constraints, positions and speeds like any expression, its derivatives ``f.diff(t)`` too.

        Parameters
        ----------
        name : str
        unit, description : str
        latex : str, optional
            How it is typeset.
        bound : number, optional
            The largest magnitude; a run whose input exceeds it warns.

        Returns
        -------
        function of time
        """
        return self._edit(lambda data: with_input(data, name, unit, description, latex, bound))

    # ---- reading back -----------------------------------------------------------------------------------------------

    @property
    def contents(self) -> Contents:
        """What the model holds, as read-only mappings by name, symbol or object: see :class:`Contents`.

        >>> import appell as ap
        >>> model = ap.catalogue.chaplygin_sleigh()
        >>> list(model.contents.coordinates), list(model.contents.bodies)
        (['x', 'y', 'theta'], ['body'])
        """
        return contents_of(self._data)

    @property
    def constraints(self) -> Mapping[str, Constraint]:
        """The constraints by name, as in :attr:`contents`."""
        return Named("constraint", self._data.constraints)

    @property
    def defaults(self) -> dict[str, float]:
        """The default values of the parameters that have one."""
        return {p.name: p.default for p in self._data.parameters if p.default is not None}

    # ---- what has mass, and points ----------------------------------------------------------------------------------

    def particle(self, name: str, mass: Expression, position: Vector | Point) -> Particle:
        """A particle.

        >>> import appell as ap
        >>> model = ap.Model("a puck"); x = model.coordinates("x")
        >>> print(model.particle("puck", mass=1, position=x * model.frame.x))
        puck

        Parameters
        ----------
        name : str
        mass : number or expression of parameters
        position : Vector or Point
            From the origin, or a SymPy point as it is.

        Returns
        -------
        Particle

        Raises
        ------
        ModelError
            For a negative mass, a taken name, a position that is not a vector of the model.
        """
        return self._edit(lambda data: with_particle(data, name, mass, position), of_placing(self._data, position))

    def body(
        self,
        name: str,
        mass: Expression,
        *,
        frame: ReferenceFrame | None = None,
        position: Vector | Point | None = None,
        inertia: InertiaLike | None = None,
        inertia_zz: Expression | None = None,
        mass_center: Components = (0, 0, 0),
    ) -> Body:
        """A rigid body, with its inertia about its mass centre.

        >>> import appell as ap
        >>> model = ap.Model("a ball")
        >>> print(model.body("ball", mass=1, inertia=ap.solid_sphere(1, 0.1)))
        ball

        Parameters
        ----------
        name : str
        mass : number or expression of parameters
        frame, position : ReferenceFrame and Vector or Point, optional
            The body's frame and where its mass centre is. Without them a joint gives the body its place.
        inertia : three moments, 3 x 3 matrix or dyadic
            (Ixx, Iyy, Izz) or a matrix (nested lists, SymPy's or NumPy's) in the body's frame, or a SymPy dyadic in
            any frame in which it is constant for the body (a wheel's in the frame of its fork).
        inertia_zz : expression
            Enough alone for motion in a plane.
        mass_center : three components
            In the body's own frame, for a body that a joint will hold.

        Returns
        -------
        Body

        Raises
        ------
        ModelError
            For an inertia that no body has where its numbers are known (a negative principal moment, one that exceeds
            the sum of the others), one that is not constant in the body, one in a frame that is not connected.
        """
        place, inertias = (frame, position, mass_center), (inertia, inertia_zz)
        return self._edit(
            lambda data: with_body(data, name, mass, place, inertias, home=ref(self)), of_placing(self._data, position)
        )

    def joint(
        self,
        name: str,
        joint: Joint,
        parent: BodyLike,
        child: BodyLike,
        *,
        parent_point: PointLike = (0, 0, 0),
        child_point: PointLike = (0, 0, 0),
        coordinates: str = "",
        speeds: str = "",
        closes: bool = False,
    ) -> Connection:
        """Hold a body (the child) by a joint in another or in ``model.ground`` (the parent).

        >>> import appell as ap
        >>> model = ap.Model("a pendulum"); rod = model.body("rod", mass=1, inertia_zz=1, mass_center=(0, -1, 0))
        >>> model.joint("pin", ap.Revolute("z"), model.ground, rod).coordinates
        (theta_rod(t),)

        Its rows are a constraint named after the joint. Where the child has its place already the joint closes a loop:
        the freedoms it does not give become rows of that constraint.

        Parameters
        ----------
        name : str
        joint : Joint
            Such as ``ap.Revolute("z")``.
        parent, child : body, mount or name
        parent_point, child_point : three components, vector or point
            Where the joint sits, each in its body's frame from its origin.
        coordinates, speeds : str, optional
            Names; by default the joint's own with the child's name behind them (``x_sled``). Of the speeds of a
            nonholonomic joint those that are free are enough.
        closes : bool
            Allows a loop between two bodies that are held together already.

        Returns
        -------
        Connection
            The joint with its coordinates, speeds, points and mounts.

        Raises
        ------
        ModelError
            For an unknown body, a wrong number of names, symbols the model does not know.
        """
        sides, points, names = (parent, child), (parent_point, child_point), (coordinates, speeds)
        return self._edit(
            lambda data: with_joint(data, name, joint, sides, points=points, names=names, closes=closes),
            of_joint(self._data, joint, sides),
        )

    def state(
        self,
        body: BodyLike,
        *,
        position: Sequence[float] | None = None,
        velocity: Sequence[float] | None = None,
        angular_velocity: Sequence[float] | None = None,
        orientation: Sequence[float] | None = None,
        parameters: Mapping[Any, float] | None = None,
    ) -> dict[str, float]:
        """What is known of a body held in the ground, as coordinates and speeds to start from; join several by ``|``.

        >>> import appell as ap
        >>> model = ap.Model("a sled"); sled = model.body("sled", mass=1, inertia_zz=1)
        >>> _ = model.joint("ice", ap.Planar(), model.ground, sled)
        >>> model.state("sled", position=[1, 2, 0])["y_sled"]
        2.0

        Parameters
        ----------
        body : body or name
        position, velocity : three numbers, optional
            Of the mass centre, in components of the inertial frame, as a run gives them.
        angular_velocity : three numbers, optional
            In components of the inertial frame.
        orientation : four numbers, optional
            A quaternion, scalar first; upright if none is given.
        parameters : mapping, optional
            Values where the defaults are not meant.

        Returns
        -------
        dict
            Numbers by the names of coordinates and speeds.

        Raises
        ------
        ModelError
            For a pose or a velocity that the joint does not let.
        """
        given = (position, orientation, velocity, angular_velocity)
        return body_state(self._data, body, given, parameters=parameters or {})

    def add(self, *objects: me.Particle | me.RigidBody) -> Any:
        """SymPy's own particles and rigid bodies, as they are; all of them or none.

        >>> import appell as ap
        >>> from sympy.physics import mechanics as me
        >>> model = ap.Model("a puck"); x = model.coordinates("x")
        >>> P = model.origin.locatenew("P", x * model.frame.x)
        >>> print(model.add(me.Particle("puck", P, 1)))
        puck

        Parameters
        ----------
        *objects : Particle or RigidBody of sympy.physics.mechanics

        Returns
        -------
        Particle or Body, or a tuple of them
        """
        made = self._edit(lambda data: with_sympy_bodies(data, objects, ref(self)), of_placing(self._data))
        return made[0] if len(made) == 1 else made

    def point(self, name: str, position: Components | Point, *, on: Mass | str | None = None) -> Marker:
        """A named point.

        >>> import appell as ap
        >>> model = ap.Model("a plank"); plank = model.body("plank", mass=1, inertia_zz=1)
        >>> _ = model.joint("slides and turns", ap.Planar(), model.ground, plank)
        >>> print(model.point("tip", (0.8, 0, 0), on=plank))
        tip

        Parameters
        ----------
        name : str
        position : Vector, three components or Point
            Without ``on``: from the origin of the model. On a body: from the origin of the body, three components
            along its axes; a vector that is fixed in the body only when it counts from the origin of the model counts
            from there. ``ap.position(P) + ...`` counts from P, a SymPy point is taken as it is.
        on : particle, body or name, optional
            What it is fixed in.

        Returns
        -------
        Marker

        Raises
        ------
        ModelError
            For a point that moves in the body it is declared on.
        """
        return self._edit(lambda data: with_point(data, name, position, on), of_placing(self._data, position, on))

    def shape(self, on: BodyLike | Mass | ReferenceFrame, *shapes: BodyShape | Shape) -> None:
        """What a body, a particle or the ground looks like, in place of what follows from its inertia.

        >>> import appell as ap
        >>> model = ap.Model("a puck"); x = model.coordinates("x")
        >>> puck = model.particle("puck", mass=1, position=x * model.frame.x)
        >>> model.shape(puck, ap.shapes.cylinder(0.04, 0.025))
        >>> model.scene().nodes[1].shapes[0].type
        'cylinder'

        Shapes have no say in the motion. Said again, they are added; ``body.shape(...)`` is the same verb.

        Parameters
        ----------
        on : body, particle, mount, ``model.ground``, frame or name
            A frame that no body has turns about the origin of the model: a hoop that a motor drives.
        *shapes : BodyShape or Shape
            Such as ``ap.shapes.box(1, 2, 3)``, ``ap.shapes.mesh("wheel.stl")`` or a surface ``ap.Sphere(r)``, in the
            axes of the body and from its origin.

        Raises
        ------
        ModelError
            For what is not in the model, what is not a shape, and symbols that the model does not know.
        """
        self._edit(lambda data: with_shapes(data, on, shapes))

    # ---- constraints ------------------------------------------------------------------------------------------------

    def constrain(
        self,
        name: str,
        constraint: ConstraintLike | Contact,
        *,
        restitution: Expression = 0,
        unilateral: bool = False,
        friction: Coulomb | None = None,
        nonideal: ReactionLaw | None = None,
        servo: Actuators | None = None,
    ) -> Constraint:
        """Expressions (or a vector) that must vanish, at the level of position, velocity or acceleration.

        >>> import appell as ap
        >>> model = ap.Model("a bead"); x, y = model.coordinates("x y"); N = model.frame
        >>> bead = model.particle("bead", mass=1, position=x * N.x + y * N.y)
        >>> model.constrain("circle", x**2 + y**2 - 1).order
        0

        Parameters
        ----------
        name : str
        constraint : expression, vector, equation, relation, list of them, or contact
            A relation (``position(P).dot(N.y) >= 0``) is a unilateral constraint: it pushes while it is met and lets
            go before it would pull. Surfaces that touch: :func:`appell.rolling`, :func:`appell.sliding`.
        restitution : number or expression of parameters
            The ratio of the speeds of separation and approach when a unilateral constraint is met.
        unilateral : bool
            Surfaces that touch may part and meet again.
        friction : Coulomb, optional
            The constraint sticks or slides, and a rolling contact slides where its friction does not suffice.
        nonideal : mapping, Expr or function, optional
            What the reaction adds to the ideal one, as ``{place: force}``, with frames of bodies for torques and
            coordinates for generalised forces or, as :class:`Scaled`, for components of z (eq. 23 of Udwadia and
            Kalaba 2002); or its virtual work, linear in :func:`virtual_displacement`; or a
            function of the ideal reaction, or of the ideal and the actual one, that gives one of these.
        servo : mapping or Actuators, optional
            Where actuators can push to keep the constraint, as ``{place: direction}`` or a list of
            :class:`Actuator`; a run has their ``efforts`` by name.

        Returns
        -------
        Constraint

        Raises
        ------
        ConstraintError
            For a constraint that is empty, always or never satisfied, or has no normal for its friction.
        ModelError
            For symbols, points and bodies that are not of the model.

        References
        ----------
        Roithmayr and Hodges 2010, section 1 (000), for vectors and servo-constraints; Udwadia and Kalaba 2002 (001) for
        reactions that are not ideal.
        """
        reaction = ReactionOptions(restitution, unilateral, friction, nonideal, servo)
        touched = of_constraint(self._data, constraint, nonideal)
        return self._edit(lambda data: with_constraint(data, name, constraint, reaction), touched)

    def replace(
        self,
        name: str | Constraint,
        *,
        constraint: ConstraintLike | Unchanged = UNCHANGED,
        nonideal: ReactionLaw | Unchanged | None = UNCHANGED,
        servo: Actuators | Unchanged | None = UNCHANGED,
    ) -> Model:
        """Another model in which one constraint is stated anew; this one stays as it is.

        >>> import appell as ap
        >>> model = ap.Model("a bead"); x, y = model.coordinates("x y")
        >>> _ = model.constrain("circle", x**2 + y**2 - 1)
        >>> model.replace("circle", constraint=x + y).constraints["circle"].expressions
        (x(t) + y(t),)

        Parameters
        ----------
        name : str or Constraint
        constraint, nonideal, servo : optional
            As in :meth:`constrain`; what is left out stays as it was, None takes a law or actuators away.

        Returns
        -------
        Model
        """
        made = copy.copy(self)
        touched = of_constraint(self._data, constraint, nonideal)
        made._edit(lambda data: with_replaced(data, name, constraint, nonideal, servo), touched)
        return made

    def on_branch(
        self,
        name: str | Constraint,
        branch: int | ConstraintLike | None = None,
        *,
        state: Mapping[Any, float] | None = None,
    ) -> Model:
        """Another model in which a constraint nonlinear as written only is stated by one of its linear branches.

        >>> import appell as ap
        >>> model = ap.Model("a skate"); x, y = model.coordinates("x y"); u, v = model.speeds("u v")
        >>> _ = model.constrain("edge", u * (u + y * v))
        >>> model.on_branch("edge", u + y * v).constraints["edge"].expressions
        (u(t) + v(t)*y(t),)

        A motion of this model that starts on the branch is a motion of that one. Where branches meet, and where the
        row is a square, its gradient vanishes and says nothing of the reaction; the branch does.

        Parameters
        ----------
        name : str or Constraint
        branch : int or expression, optional
            The branch by its number in ``classify()[name].branches``, or as a linear row of your own that says the
            same beside the other constraints. Written with vectors, it keeps the reactions as vectors. A branch that
            was found beside other rows stands in the speeds that these leave, and says nothing more than they do
            where they cannot be solved for the others: state it yourself where a motion passes there.
        state : mapping, optional
            A start: without ``branch`` the one it lies on is taken, else it must lie on that.

        Returns
        -------
        Model

        Raises
        ------
        ConstraintError
            The constraint has no linear branches, or none of that number; the expression is not one of them.
        InconsistentState
            The state is not on the branch.

        References
        ----------
        Roithmayr and Hodges 2010, sections 4.4 and 5 (000).
        """
        from appell.analysis.classification.branch import on_branch

        return on_branch(self, name, branch, state)

    def eliminate(self, by: str | Constraint | Sequence[str | Constraint] | Mapping[Any, Expression]) -> Model:
        """Another model, on the surface that holonomic constraints leave; this one stays as it is.

        >>> import appell as ap
        >>> model = ap.Model("bead on a wire"); x, y = model.coordinates("x y"); N = model.frame
        >>> m, g = model.parameters("m g", [1.0, 9.81])
        >>> bead = model.particle("bead", mass=m, position=x * N.x + y * N.y); model.gravity(-g * N.y)
        >>> wire = model.constrain("wire", y - x**2)
        >>> print(model.eliminate("wire").derive(ap.Lagrange()))
        bead on a wire: Lagrange (d'Alembert), reactions in evidence: none
          coordinates eliminated
            y = x^2
          kinematics
            x' = xdot
          dynamics
            m*(4*x^2 + 1)*xdot' = -2*m*(g + 2*xdot^2)*x

        Coordinates become functions of those that are left, q = f(x, t), in positions, energies, forces and further
        constraints; the rows that then hold by themselves are gone, and so are their reactions. A run still has the
        coordinates that were eliminated among its results.

        Parameters
        ----------
        by : str, Constraint, sequence of them, or mapping
            Constraints, each of whose rows is solved for a coordinate; or the functions themselves, of coordinates that
            stay, of new ones (``dynamicsymbols``), of parameters and of time.

        Returns
        -------
        Model

        Raises
        ------
        ConstraintError
            A row that no coordinate can be solved for in one way; functions that do not satisfy the rows.
        NotApplicable
            Speeds that are not the rates of coordinates.

        References
        ----------
        Flygare 2012, eq. 9, path 1 (003); Slawianowski, eqs. 2.15 and 2.16 (004).
        """
        from appell.reading.eliminate_coordinates import eliminated

        made = copy.copy(self)
        made._data = eliminated(self.snapshot(), by)
        return made

    def release(self, name: str | Constraint, *, keep: Sequence[int] = ()) -> Model:
        """Another model in which one constraint is released; this one stays as it is.

        >>> import appell as ap
        >>> model = ap.Model("a bead"); x, y = model.coordinates("x y")
        >>> _ = model.constrain("circle", x**2 + y**2 - 1)
        >>> list(model.release("circle").constraints), list(model.constraints)
        ([], ['circle'])

        Parameters
        ----------
        name : str or Constraint
        keep : sequence of int, optional
            The rows that stay, counted from 0; all are released by default.

        Returns
        -------
        Model

        Raises
        ------
        ModelError
            For a constraint or a row that is not in the model.
        """
        made = copy.copy(self)
        made._edit(lambda data: with_released(data, name, keep))
        return made

    def reset(
        self,
        name: str,
        *,
        when: sm.Expr,
        direction: int = -1,
        set: Mapping[Any, Expression] | None = None,  # noqa: A002 - the word of x := r(x)
        impact: Sequence[str | Constraint] = (),
        on: Sequence[str | Constraint] = (),
        off: Sequence[str | Constraint] = (),
    ) -> Reset:
        """Where a guard crosses zero, constraints are switched on or off and the state jumps.

        >>> import appell as ap
        >>> m = ap.Model("a ball that is hit"); z = m.coordinates("z"); w = z.diff(m.time)
        >>> _ = m.particle("ball", mass=1, position=z * m.frame.z)
        >>> m.gravity(-10 * m.frame.z)
        >>> _ = m.reset("racket", when=z - 1, set={w: -w})
        >>> run = m.derive(ap.Kane()).simulate(1.0, {z: 1.8, w: 0.0})
        >>> [round(impact.time, 6) for impact in run.impacts]
        [0.4]

        First the map ``set`` acts, then constraints are switched, then the impact: the speeds jump by the impulses of
        the constraints in ``impact`` and of all that are on, so that their rows have no velocity (Newton's e = 0). A
        constraint that is off is not watched at all. A reset that switches is watched while it has something to switch.
        A guard that is zero where a run or a mode begins has been crossed. Resets at one instant act in the order in
        which the model states them.

        Parameters
        ----------
        name : str
        when : expression of time, coordinates, speeds and parameters
            The guard.
        direction : int
            -1 where the guard falls through zero, 1 where it rises, 0 for both.
        set : mapping, optional
            For coordinates and speeds their value after the jump, an expression of the state before it; the others stay
            as they are.
        impact : list of constraints, optional
            Those that are struck without rebound.
        on, off : list of constraints, optional
            Those that are switched on, and off.

        Returns
        -------
        Reset

        Raises
        ------
        ModelError
            For an unknown constraint, a guard or a value that depends on accelerations, and what is not of the model.
        ConstraintError
            For a constraint that cannot be switched or struck.
        """
        return self._edit(lambda data: with_reset(data, name, when, direction, set, impact, on, off))

    def begins_off(self, *constraints: str | Constraint) -> None:
        """Constraints that are off where a run begins, until a reset switches them on.

        >>> import appell as ap
        >>> m = ap.Model("a bead that is caught"); x = m.coordinates("x")
        >>> _ = m.particle("bead", mass=1, position=x * m.frame.x)
        >>> _ = m.constrain("clamp", x.diff(m.time))
        >>> _ = m.reset("catch", when=x - 1, direction=1, on=["clamp"], impact=["clamp"])
        >>> m.begins_off("clamp")
        >>> float(m.derive(ap.Kane()).simulate(3.0, {x: 0.0, x.diff(m.time): 1.0})[x][-1])
        1.0

        Parameters
        ----------
        constraints : str or Constraint
        """
        self._edit(lambda data: with_off(data, constraints))

    def norm(self, name: str, constraint: ConstraintLike) -> None:
        """A relation between coordinates that holds by itself and is kept at rounding (a quaternion's length).

        >>> import appell as ap
        >>> model = ap.Model("a turn"); c, s = model.coordinates("c s"); w = model.speeds("w", rates={c: 0, s: 0})
        >>> model.norm("unit", c**2 + s**2 - 1)

        Parameters
        ----------
        name : str
        constraint : expression or equation between coordinates
        """
        self._edit(lambda data: with_norm(data, name, constraint))

    def integral(self, name: str, expression: sm.Expr) -> None:
        """Something that is known to stay constant along every motion: the audit of a run says how well it was kept.

        >>> import appell as ap
        >>> model = ap.Model("a particle"); x, y = model.coordinates("x y"); u, v = model.speeds("u v")
        >>> _ = model.particle("P", 1, x * model.frame.x + y * model.frame.y)
        >>> model.integral("momentum about O", x * v - y * u)
        >>> run = model.derive(ap.Kane()).simulate(1.0, {"x": 1, "y": 0, "u": 0, "v": 2})
        >>> run.audit.integrals["momentum about O"] < 1e-12
        True

        Nothing is derived from it, and nothing is proved: ``first_integrals`` finds and proves integrals. It is held
        against runs by principles of d'Alembert's family.

        Parameters
        ----------
        name : str
        expression : expression of coordinates, speeds and parameters

        Raises
        ------
        ModelError
            The name is taken, or the expression holds what is not of the model.
        """
        self._edit(lambda data: with_integral(data, name, expression))

    # ---- what follows -----------------------------------------------------------------------------------------------

    def snapshot(self) -> Mechanism:
        """The model as it stands now, complete: what is derived from it does not change when the model does.

        Raises
        ------
        ModelError
            For a body without a place, and a model without coordinates.
        """
        require_connected(self._data)
        if not self._data.coordinates:
            raise ModelError(
                f"the model '{self.name}' has no coordinates: declare them with model.coordinates or model.joint."
            )
        self._data.kinematics  # noqa: B018 - raises where the speeds do not determine the rates
        return self._data

    def derive(self, principle: Principle) -> Equations:
        """The equations of motion by a principle.

        >>> import appell as ap
        >>> model = ap.Model("cart"); x = model.coordinates("x")
        >>> cart = model.particle("cart", mass=2, position=x * model.frame.x)
        >>> model.derive(ap.Kane())
        Equations of 'cart' by Kane: print them, or ask for their latex()

        Parameters
        ----------
        principle
            Such as ``ap.Kane()``.

        Returns
        -------
        Equations
            Of the model as it is now; what is changed later does not reach them.

        Raises
        ------
        NotApplicable
            The principle does not admit a constraint of the model; others that do are named.
        """
        from appell.equations import derive
        from appell.principles import PRINCIPLES

        return derive(self.snapshot(), principle, among=PRINCIPLES)

    def quasi_velocities(
        self, independent: Sequence[str | sm.Expr] = (), *, completion: str = "speeds"
    ) -> QuasiVelocities:
        """alpha, beta, gamma and the momenta P of the speeds, completed by the rows (Cameron and Book 1997, eq. 49).

        >>> import appell as ap, sympy as sm
        >>> model = ap.Model("a blade in rates"); x, y, theta = model.coordinates("x y theta"); t = model.time
        >>> A = model.frame.orientnew("A", "Axis", [theta, model.frame.z])
        >>> body = model.body("B", mass=1, inertia_zz=1, frame=A, position=x * model.frame.x + y * model.frame.y)
        >>> blade = model.constrain("blade", y.diff(t) * sm.cos(theta) - x.diff(t) * sm.sin(theta))
        >>> completed = model.quasi_velocities()
        >>> completed.held, completed.chosen
        ((omega_blade(t),), (xdot(t), thetadot(t)))
        >>> regular = model.quasi_velocities(completion="orthogonal")  # beta has no divisor that vanishes
        >>> regular.beta
        Matrix([
        [cos(theta(t)), 0, -sin(theta(t))],
        [sin(theta(t)), 0,  cos(theta(t))],
        [            0, 1,              0]])

        Every row of a linear constraint is a quasi-velocity that is kept at zero. Beside them stand as many speeds as
        the rows leave free; where the rows are not speeds of the model themselves, the library chooses which. A run
        chooses anew, by the numbers, at every state.

        Parameters
        ----------
        independent
            The speeds to keep, in place of the library's choice.
        completion
            "speeds", as the text does; or "orthogonal": velocities along directions orthogonal to the rows, which stay
            independent wherever the rows do.

        Returns
        -------
        QuasiVelocities

        Raises
        ------
        NotApplicable
            For a constraint that is not linear in the velocities; for rows to which no orthogonal directions in closed
            form are known.
        """
        from appell.reading.quasi_velocities import of_model

        return of_model(self.snapshot(), independent, completion)

    @property
    def reactions(self) -> Reactions:
        """The constraint forces and torques by inspection, before any equation (Roithmayr and Hodges 2010, eq. 6).

        >>> import appell as ap
        >>> print(ap.catalogue.cartesian_pendulum().reactions)
        'rod'
          on bob: force lambda_rod * (2*x*N.x + 2*y*N.y) at bob
        """
        from appell.reactions import inspect

        return inspect(self.snapshot())

    @property
    def lagrangian_form(self) -> LagrangianForm:
        """L(q, q', t), the forces that it does not hold, L* with multipliers, and variations (Slawianowski, eq. 2.3).

        Raises
        ------
        NotApplicable
            Coordinates that are not free (quaternions, integrals of the motion), rows of accelerations.
        """
        from appell.reading.lagrangian_form import lagrangian_form

        return lagrangian_form(self.snapshot())

    def scene(self, parameters: Mapping[Any, float] | None = None) -> Scene:
        """What is drawn of the model: shapes that follow from what was said, fixed in its bodies.

        >>> import appell as ap
        >>> wheel = ap.catalogue.rolling_disc().scene().nodes[1]
        >>> wheel.name, wheel.shapes[0].type
        ('disc', 'cylinder')

        Parameters
        ----------
        parameters : mapping, optional
            Values where the defaults are not meant: the sizes of shapes are numbers.

        Returns
        -------
        Scene
            Of the model as it is now; ``run.scene()`` also knows how far things move.

        Raises
        ------
        ModelError
            For a parameter without a value.
        """
        from appell.view.scene.build import scene_of

        return scene_of(self.snapshot(), parameters)

    def simulate(
        self,
        duration: float | None = None,
        state: Mapping[Any, float] | None = None,
        *,
        principle: Principle | None = None,
        parameters: Mapping[Any, float] | None = None,
        tolerance: float = RUN.tolerance,
        samples: int | ArrayLike = RUN.samples,
    ) -> Run:
        """Derive equations and run them in one step; ``print(run)`` names the principle.

        >>> import appell as ap
        >>> run = ap.catalogue.rattleback().simulate()
        >>> str(run).splitlines()[0]
        "run of 'rattleback' by Kane: 501 samples, t = 0 to 8"

        Parameters
        ----------
        duration, state
            Seconds, and what is known of the start; without them those of ``model.source``, which systems of the
            catalogue and documents in JSON have, or 10 s from the smallest state that satisfies the constraints.
        principle
            By which principle; without it Kane, or where Kane does not admit the model the first principle that does.
        parameters, tolerance, samples
            As for the ``simulate`` of equations, which takes inputs, events and integrators too.

        Returns
        -------
        Run

        Raises
        ------
        NotApplicable, InconsistentState, SimulationError
            As ``derive`` and the ``simulate`` of equations do.
        """
        from appell.analysis.comparison.compare import applicable

        usual = self.source if isinstance(self.source, Declaration) else Declaration()
        chosen = principle or applicable(self.snapshot())[0]
        start = usual.start if state is None else state
        known = RUN.duration if usual.duration is None else usual.duration
        return self.derive(chosen).simulate(
            known if duration is None else duration, start, parameters=parameters, tolerance=tolerance, samples=samples
        )

    def classify(self, *, thorough: bool = False) -> Classification:
        """What kind of constraints these are.

        >>> import appell as ap
        >>> print(ap.catalogue.chaplygin_sleigh().classify()["no side slip"].kind)
        linear nonholonomic

        Parameters
        ----------
        thorough
            Whether long rows are proved too, which may take some seconds.
        """
        from appell.analysis.classification.classify import classify

        return classify(self, thorough=thorough)

    def __repr__(self) -> str:
        contents = self.contents
        kinds = ("coordinates", "speeds", "parameters", "inputs", "bodies", "joints", "loads", "constraints", "resets")
        lines = [f"  {kind:12} {', '.join(getattr(contents, kind))}" for kind in kinds if getattr(contents, kind)]
        return "\n".join([f"Model '{self.name}'", *lines])

    def _repr_html_(self) -> str:
        return f"<p><b>{escape(self.name)}</b></p>{self.contents._repr_html_()}"
