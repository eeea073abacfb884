"""What pushes, as a person says it: forces, torques, gravity, potentials, Lagrangians, dampers."""

from __future__ import annotations

from collections.abc import Mapping

import sympy as sm
from sympy.physics.vector import Point, Vector

from appell.errors import ModelError
from appell.model.body import AttachmentFrame
from appell.model.load import AppliedVector, Damper, GeneralisedForce, GivenLagrangian, Load, Potential
from appell.model.loads import applied, checked_expression, checked_vector, new_load_name, point_of_application
from appell.model.mechanism import Mechanism
from appell.model.names import name_of, suggestion
from appell.model.types import BodyLike, Components, Expression, PlaceLike


class LoadVerbs:
    """The part of a model that takes its loads; ``ap.position``, ``ap.velocity`` and the like may stand in all."""

    _data: Mechanism
    origin: Point
    ground: AttachmentFrame

    def force(
        self,
        on: PlaceLike,
        force: Vector,
        *,
        at: PlaceLike | Components | None = None,
        reacting_on: PlaceLike | None = None,
        name: str | None = None,
    ) -> None:
        """A force on a particle, body or point.

        >>> import appell as ap
        >>> model = ap.Model("a braked puck"); x = model.coordinates("x")
        >>> puck = model.particle("puck", mass=2, position=x * model.frame.x)
        >>> model.force(puck, -3 * ap.velocity(puck))
        >>> model.derive(ap.Kane()).accelerations({x: 0, "xdot": 4})["xdot"]
        -6.0

        Parameters
        ----------
        on : particle, body, point or name
        force : Vector
        at : place, three components or Vector, optional
            The point of a body through which it acts; its mass centre by default. Components and a vector are those of
            ``model.point(..., on=body)``: from the body's origin, along its axes.
        reacting_on : place, optional
            What its opposite acts on.
        name : str, optional
            "force on ..." by default.

        Raises
        ------
        ModelError
            For a place that is not in the model, and what is not a vector of it.
        """
        data = self._data
        place = data.place(on)
        label = new_load_name(data, name, f"force on {place.name}")
        checked_vector(data, label, force)
        point = place.point if at is None else point_of_application(data, label, place, at)
        pushes = applied(place, force, point)
        if reacting_on is not None and not self._is_ground(reacting_on):
            other = data.place(reacting_on)
            pushes += applied(other, -force, other.point if at is None else point)
        self._data = data.adding(loads=[Load(label, pushes)])

    def torque(
        self, on: BodyLike, torque: Vector, *, reacting_on: BodyLike | None = None, name: str | None = None
    ) -> None:
        """A torque on a body, with its opposite on ``reacting_on`` if one is given.

        >>> import appell as ap
        >>> model = ap.Model("a rotor"); rotor = model.body("rotor", mass=1, inertia_zz=2)
        >>> _ = model.joint("shaft", ap.Revolute("z"), model.ground, rotor)
        >>> model.torque(rotor, 6 * model.frame.z)
        >>> model.derive(ap.Kane()).accelerations({})["omega_rotor"]
        3.0

        Parameters
        ----------
        on, reacting_on : body, its frame or name
        torque : Vector
        name : str, optional
            "torque on ..." by default.

        Raises
        ------
        ModelError
            For what is not a rigid body of the model, and what is not a vector of it.
        """
        data = self._data
        alone = reacting_on is None or self._is_ground(reacting_on)
        bodies = [data.body(on)] + ([] if alone else [data.body(reacting_on)])
        label = new_load_name(data, name, f"torque on {bodies[0].name}")
        checked_vector(data, label, torque)
        pushes = tuple(AppliedVector(b.frame, s * torque) for b, s in zip(bodies, (1, -1), strict=False))
        self._data = data.adding(loads=[Load(label, pushes)])

    def _is_ground(self, thing: object) -> bool:
        return thing is self.ground or (isinstance(thing, str) and thing == self.ground.name)

    def gravity(self, acceleration: Vector, *, name: str | None = None) -> None:
        """A uniform field on every particle and body, those added later too.

        >>> import appell as ap
        >>> model = ap.Model("a stone"); z = model.coordinates("z"); model.gravity(-9.81 * model.frame.z)
        >>> _ = model.particle("stone", mass=1, position=z * model.frame.z)
        >>> model.derive(ap.Kane()).accelerations({})["zdot"]
        -9.81

        Parameters
        ----------
        acceleration : Vector
        name : str, optional
            "gravity" by default.
        """
        label = new_load_name(self._data, name, "gravity")
        checked_vector(self._data, label, acceleration)
        pushes = (AppliedVector(self.origin, acceleration),)
        self._data = self._data.adding(loads=[Load(label, pushes, gravity=True)])

    def potential(self, name: str, energy: Expression) -> None:
        """A potential energy V(q, t): a spring, a field.

        >>> import appell as ap
        >>> model = ap.Model("a spring"); x = model.coordinates("x")
        >>> bob = model.particle("bob", mass=1, position=x * model.frame.x)
        >>> model.potential("spring", 4 * ap.position(bob).dot(ap.position(bob)) / 2)
        >>> model.derive(ap.Lagrange()).accelerations({x: 0.5})["xdot"]
        -2.0

        Parameters
        ----------
        name : str
        energy : expression of coordinates, positions and time

        Raises
        ------
        ModelError
            For an energy that holds speeds.
        """
        label = new_load_name(self._data, name, name)
        where, known = f"the potential '{name}'", self._data.coordinate_functions()
        made = Potential(label, checked_expression(self._data, where, energy, known, order=0))
        self._data = self._data.adding(potentials=[made])

    def lagrangian(self, expression: sm.Expr, *, name: str = "Lagrangian") -> None:
        """A Lagrangian L(q, qdot, t) given outright, alone or beside bodies.

        >>> import appell as ap
        >>> model = ap.Model("a circuit"); q = model.coordinates("q")
        >>> model.lagrangian(2 * q.diff(model.time) ** 2 / 2 - 8 * q**2 / 2)
        >>> model.derive(ap.Lagrange()).accelerations({q: 1.0})["qdot"]
        -4.0

        Terms linear in the rates are a vector potential (magnetic and gyroscopic forces), those without rates minus a
        scalar potential. Principles that need bodies refuse a model that has one.

        Parameters
        ----------
        expression : expression
        name : str, optional

        References
        ----------
        Slawianowski (004), section 2: L = g v v / 2 + A v - V.
        """
        label, known = new_load_name(self._data, name, name), self._data.functions_known()
        value = checked_expression(self._data, f"the Lagrangian '{name}'", expression, known, order=1)
        self._data = self._data.adding(lagrangians=[GivenLagrangian(label, value)])

    def generalised_force(self, name: str, forces: Mapping[sm.Expr | str, Expression]) -> None:
        """Forces on coordinates, given outright: the power is the sum of force times rate of the coordinate.

        >>> import appell as ap
        >>> model = ap.Model("a cart"); x = model.coordinates("x")
        >>> _ = model.particle("cart", mass=2, position=x * model.frame.x)
        >>> model.generalised_force("motor", {x: 6})
        >>> model.derive(ap.Kane()).accelerations({})["xdot"]
        3.0

        Parameters
        ----------
        name : str
        forces : mapping
            Expressions by coordinate or its name.

        Raises
        ------
        ModelError
            For a key that is not a coordinate.
        """
        label, where = new_load_name(self._data, name, name), f"the generalised force '{name}'"
        if not isinstance(forces, Mapping):
            raise ModelError(f"{where} is {forces!r}: give a mapping of coordinates to forces.")
        entries = []
        known = self._data.functions_that_act()
        for key, force in forces.items():
            coordinate = self._data.coordinate(key)
            if coordinate is None:
                names = map(name_of, self._data.coordinates)
                raise ModelError(
                    f"{where} acts on '{name_of(key)}', which is not a coordinate" + suggestion(name_of(key), names)
                )
            entries.append((coordinate, checked_expression(self._data, where, force, known, order=1)))
        self._data = self._data.adding(generalised=[GeneralisedForce(label, tuple(entries))])

    def damper(self, name: str, dissipation: Expression) -> None:
        """Rayleigh's dissipation function of the rates, such as c x'^2 / 2.

        >>> import appell as ap
        >>> model = ap.Model("a damped puck"); x = model.coordinates("x")
        >>> puck = model.particle("puck", mass=2, position=x * model.frame.x)
        >>> model.damper("oil", 3 * ap.velocity(puck).dot(ap.velocity(puck)) / 2)
        >>> model.derive(ap.Kane()).accelerations({x: 0, "xdot": 4})["xdot"]
        -6.0

        Parameters
        ----------
        name : str
        dissipation : expression
            Of speeds, rates and ``ap.velocity``; the generalised force is minus its derivative by the speeds.
        """
        label, known = new_load_name(self._data, name, name), self._data.functions_that_act()
        made = Damper(label, checked_expression(self._data, f"the damper '{name}'", dissipation, known, order=1))
        self._data = self._data.adding(dampers=[made])
