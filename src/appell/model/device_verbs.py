"""Devices between parts of a model: springs with dampers, motors with gears and rotors, states of first order."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any
from weakref import ref

import sympy as sm

from appell.constraints import InputFunction, expression_of, position, velocity
from appell.errors import ModelError
from appell.model.body import AttachmentFrame
from appell.model.connection import Connection
from appell.model.constraint_rows import with_state_variables
from appell.model.frame import Frame
from appell.model.joints.joint import direction
from appell.model.load_verbs import LoadVerbs
from appell.model.masses import with_body
from appell.model.names import is_single, name_of, require_constant_value, suggestion
from appell.model.symbols import with_input
from appell.model.types import Expression, Names, PlaceLike


class DeviceVerbs(LoadVerbs):
    """The part of a model that takes its springs, motors and states of first order."""

    def spring(
        self,
        P: PlaceLike,
        Q: PlaceLike | AttachmentFrame,
        k: Expression,
        length: Expression = 0,
        *,
        damping: Expression = 0,
        name: str = "spring",
    ) -> None:
        """A linear spring between two points, with a damper along it: a pull k (d - length) + damping d'.

        >>> import appell as ap
        >>> model = ap.Model("a bob"); x = model.coordinates("x")
        >>> bob = model.particle("bob", mass=2, position=x * model.frame.x)
        >>> model.spring(bob, model.ground, k=8, length=1)
        >>> model.derive(ap.Kane()).accelerations({x: 1.5})["xdot"]
        -2.0

        Parameters
        ----------
        P, Q : particle, body, point or name
            Its ends, of a body the mass centre; ``model.ground`` is the origin.
        k : number or expression of parameters
            Force per length.
        length : number or expression of parameters
            The distance d at which it is relaxed; at 0 it is a potential k r.r / 2, which is smooth at d = 0.
        damping : number or expression of parameters
            Force per rate of the distance, which needs two different points.
        name : str

        Raises
        ------
        ModelError
            For ends that are not in the model or are one place, and symbols the model does not know.
        """
        k, length, damping = (
            self._constant(f"the {word} of '{name}'", given)
            for word, given in (("stiffness", k), ("length", length), ("damping", damping))
        )
        ends = [None if self._is_ground(end) else self._data.place(end) for end in (P, Q)]
        if ends[0] is ends[1]:
            raise ModelError(f"both ends of '{name}' are at '{name_of(P)}': give two different places.")
        moving = [end for end in ends if end is not None]
        r, v = (
            sum((s * of(end) for s, end in zip((1, -1), moving, strict=False)), 0 * of(moving[0]))
            for of in (position, velocity)
        )
        d, before = sm.sqrt(r.dot(r)), self._data
        try:
            self.potential(name, k * r.dot(r) / 2 if length == 0 else k * (d - length) ** 2 / 2)
            if damping != 0:
                self.damper(f"damping of {name}", damping * r.dot(v) ** 2 / r.dot(r) / 2)
        except Exception:
            self._data = before  # the potential without its damper would be another spring
            raise

    def motor(
        self,
        joint: Connection | str,
        name: str = "",
        *,
        gear: Expression = 1,
        rotor_inertia: Expression = 0,
        bound: float | None = None,
    ) -> InputFunction:
        """A motor on a joint with one coordinate q: its torque is an input tau, and the joint gets gear * tau.

        >>> import appell as ap
        >>> model = ap.Model("an arm"); arm = model.body("arm", mass=1, inertia_zz=0.1)
        >>> elbow = model.joint("elbow", ap.Revolute("z"), model.ground, arm)
        >>> tau = model.motor(elbow, gear=10, rotor_inertia=0.001)
        >>> model.derive(ap.Kane()).accelerations({}, inputs={tau: 0.04})["omega_arm"]
        2.0

        A rotor of the inertia J turns by gear * q against the parent about the axis of the joint. It adds gear^2 J to
        the inertia of the joint (its armature), and J gear to the coupling with the turn of the parent.

        Parameters
        ----------
        joint : Connection or name
        name : str, optional
            Of the input; "tau_" and the name of the joint by default.
        gear : number or expression of parameters
            Turns of the rotor for one of the joint (of a slider, its turn per length).
        rotor_inertia : number or expression of parameters
            About the axis of the joint. The rotor's mass belongs to the parent, which carries it.
        bound : number, optional
            The largest torque; a run that exceeds it warns.

        Returns
        -------
        function of time

        Raises
        ------
        ModelError
            For what is not a joint of the model, or has no single coordinate along an axis.

        References
        ----------
        Featherstone 2008, section 9.6.
        """
        # A joint of the model with one coordinate along an axis
        joints = {one.name: one for one in self._data.joints}
        found = joints.get(name_of(joint))
        if found is None or (isinstance(joint, Connection) and found is not joint):
            raise ModelError(
                f"'{name_of(joint)}' is not a joint of the model '{self._data.name}'"
                + suggestion(name_of(joint), joints)
            )
        if len(found.coordinates) != 1 or not hasattr(found.joint, "axis"):
            raise ModelError(
                f"the joint '{found.name}' has no single coordinate along an axis: put a force or torque on it, or an "
                "input in a generalised force."
            )
        name = name or "tau_" + re.sub(r"\W+", "_", found.name).strip("_")
        gear, J = (
            self._constant(f"the {word} of '{name}'", given)
            for word, given in (("gear", gear), ("rotor inertia", rotor_inertia))
        )
        (q,), before = found.coordinates, self._data
        try:
            self._data, tau = with_input(self._data, name, "", f"motor of {found.name}", bound=bound)
            self.generalised_force(f"motor of {found.name}", {q: gear * tau})
            if J != 0:
                self._rotor(f"rotor of {found.name}", found, gear * q, J)
        except ModelError:
            self._data = before
            raise
        return tau

    def state_variable(
        self,
        names: Names,
        rate: Expression | Sequence[Expression] | Callable[..., Expression | Sequence[Expression]],
        *,
        start: float | Sequence[float] = 0.0,
        unit: str | Sequence[str] = "",
        latex: str | Sequence[str] = "",
    ) -> Any:
        """New states of first order s(t) with their rates: the current of a motor, a filter, an integrator.

        >>> import appell as ap
        >>> model = ap.Model("a cart"); x = model.coordinates("x"); V = model.input("V", unit="V")
        >>> _ = model.particle("cart", mass=2, position=x * model.frame.x)
        >>> i = model.state_variable("i", lambda i: (V - 3 * i - x.diff(model.time)) / 0.1, unit="A")
        >>> model.generalised_force("motor", {x: 5 * i})
        >>> run = model.derive(ap.Kane()).simulate(20.0, {x: 0, "xdot": 0}, inputs={V: 12})
        >>> abs(float(run[i][-1])) < 1e-3, round(float(run["xdot"][-1]), 3)
        (True, 12.0)

        They may stand in loads, laws of reactions, rates of each other, guards and values of resets; not in
        constraints, energies and positions. In a run they are among the coordinates.

        Parameters
        ----------
        names : str, list of str, or SymPy's dynamicsymbols
        rate : expression, sequence of them, or function
            One expression each of positions, velocities, states, inputs and time; or a function of the new states that
            returns them.
        start : number or sequence, optional
            Where a run begins, unless its state says otherwise.
        unit, latex : str or sequence of str, optional

        Returns
        -------
        function of time, or a tuple of them

        Raises
        ------
        ModelError
            For a rate that holds accelerations or what the model does not know.
        """
        self._data, made = with_state_variables(self._data, names, rate, start, unit, latex)
        return made[0] if is_single(names) else made

    def _rotor(self, name: str, joint: Connection, angle: sm.Expr, J: sm.Expr) -> None:
        """A body without mass whose only moment is J, about the axis of the joint."""
        frame, axis = Frame(name), direction(joint.joint.axis, joint.parent.frame)  # type: ignore[attr-defined]
        frame.orient_axis(joint.parent.frame, axis, angle)
        a = sm.Matrix(axis.to_matrix(joint.parent.frame))
        place = frame, joint.parent_point.point, (0, 0, 0)
        self._data, _ = with_body(self._data, name, 0, place, (J * a * a.T, None), judged=False, home=ref(self))  # type: ignore[arg-type]

    def _constant(self, where: str, given: object) -> sm.Expr:
        value = expression_of(where, given)
        require_constant_value(where, value, self._data.symbols())
        return value
