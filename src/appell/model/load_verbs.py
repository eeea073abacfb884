"""What pushes, as a person says it: forces, torques, gravity, potentials, Lagrangians, dampers."""

from __future__ import annotations

from collections.abc import Mapping

import sympy as sm
from sympy.physics.vector import Point, Vector

from appell.errors import ModelError
from appell.model.body import AttachmentFrame
from appell.model.load import AppliedVector, Damper, GeneralisedForce, GivenLagrangian, Load, Potential
from appell.model.model_data import ModelData
from appell.model.names import name_of, require_known


class LoadVerbs:
    """The part of a model that takes its loads."""

    _data: ModelData
    origin: Point
    ground: AttachmentFrame

    def force(
        self, on: object, force: Vector, *, at: object = None, reacting_on: object = None, name: str | None = None
    ) -> None:
        """A force on a particle, body (at its mass centre unless ``at`` says where) or point."""
        place = self._data.place(on)
        label = self._data.new_load_name(name, f"force on {place.name}")
        self._data.check_vector(label, force)
        point = place.point if at is None else self._data.point_of(at)
        pushes = self._data.pushes(place, force, point)
        if reacting_on is not None and not self._is_ground(reacting_on):
            other = self._data.place(reacting_on)
            pushes += self._data.pushes(other, -force, other.point if at is None else point)
        self._data.loads.append(Load(label, pushes))

    def torque(self, on: object, torque: Vector, *, reacting_on: object = None, name: str | None = None) -> None:
        """A torque on a body, with its opposite on ``reacting_on`` if one is given."""
        alone = reacting_on is None or self._is_ground(reacting_on)
        bodies = [self._data.body(on)] + ([] if alone else [self._data.body(reacting_on)])
        label = self._data.new_load_name(name, f"torque on {bodies[0].name}")
        self._data.check_vector(label, torque)
        pushes = tuple(AppliedVector(b.frame, s * torque) for b, s in zip(bodies, (1, -1), strict=False))
        self._data.loads.append(Load(label, pushes))

    def _is_ground(self, thing: object) -> bool:
        return thing is self.ground or thing == self.ground.name

    def gravity(self, acceleration: Vector, *, name: str | None = None) -> None:
        """A uniform field on every particle and body, those added later too."""
        label = self._data.new_load_name(name, "gravity")
        self._data.check_vector(label, acceleration)
        self._data.loads.append(Load(label, (AppliedVector(self.origin, acceleration),), gravity=True))

    def potential(self, name: str, energy: sm.Expr) -> None:
        """A potential energy V(q, t): a spring, a field."""
        label, expression = self._data.new_load_name(name, name), sm.sympify(energy)
        require_known(f"the potential '{name}'", expression, self._data.symbols(), set(self._data.coordinates))
        self._data.potentials.append(Potential(label, expression))

    def lagrangian(self, expression: sm.Expr, *, name: str = "Lagrangian") -> None:
        """A Lagrangian L(q, qdot, t) given outright, alone or beside bodies.

        Terms linear in the rates are a vector potential (magnetic and gyroscopic forces), those without rates minus a
        scalar potential. Principles that need bodies refuse a model that has one.
        """
        label, value = self._data.new_load_name(name, name), sm.sympify(expression)
        require_known(f"the Lagrangian '{name}'", value, self._data.symbols(), self._data.functions_known())
        self._data.lagrangians.append(GivenLagrangian(label, value))

    def generalised_force(self, name: str, forces: Mapping[sm.Expr, sm.Expr]) -> None:
        """Forces on coordinates, given outright: the power is the sum of force times rate of the coordinate."""
        label = self._data.new_load_name(name, name)
        for coordinate, force in forces.items():
            if coordinate not in self._data.coordinates:
                raise ModelError(
                    f"the generalised force '{name}' acts on '{name_of(coordinate)}', which is no coordinate."
                )
            require_known(f"the force '{name}'", sm.sympify(force), self._data.symbols(), self._data.functions_known())
        entries = tuple((coordinate, sm.sympify(force)) for coordinate, force in forces.items())
        self._data.generalised.append(GeneralisedForce(label, entries))

    def damper(self, name: str, dissipation: sm.Expr) -> None:
        """Rayleigh's dissipation function of the rates, such as c x'^2 / 2."""
        label, expression = self._data.new_load_name(name, name), sm.sympify(dissipation)
        require_known(f"the damper '{name}'", expression, self._data.symbols(), self._data.functions_known())
        self._data.dampers.append(Damper(label, expression))
