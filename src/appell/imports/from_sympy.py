"""A model written for SymPy, as it is: one pass over what its method holds, a list of named stages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import casadi as ca
import numpy as np
import sympy as sm
from sympy.core.function import AppliedUndef
from sympy.physics import mechanics as me
from sympy.physics.vector import Point, ReferenceFrame, Vector, dynamicsymbols

from appell.algebra import CasadiAlgebra
from appell.algebra.leaves import leaves
from appell.algebra.rank import rank
from appell.constraints import Constraint
from appell.errors import ModelError
from appell.imports.auxiliary import hold_auxiliary_speeds
from appell.imports.found import atoms_of, frames_and_points, of_frames, of_points, of_vectors
from appell.imports.motion import origin_of, velocity_of, without_rates_of_positions
from appell.imports.relation import speed_groups
from appell.imports.written import Written, read_method
from appell.mechanics import lower
from appell.mechanics.sampling import consistent_values
from appell.mechanics.states import lower_states, second_rates
from appell.model.body import Body, Marker, Mass, Particle
from appell.model.constraint_rows import new_constraint
from appell.model.inertia_matrix import Inertia, dyadic_inertia, is_plane, require_inertia
from appell.model.load import AppliedVector, GivenLagrangian, Load, Potential
from appell.model.loads import new_load_name
from appell.model.masses import mass_of
from appell.model.mechanism import Mechanism
from appell.model.model import Model
from appell.model.names import RESERVED, name_of, require_new
from appell.model.parameter import Input, Parameter
from appell.model.symbols import new_functions, with_latex
from appell.numbers import ZERO


def from_sympy(
    method: object,
    *,
    bodies: object = None,
    loads: object = None,
    name: str = "",
    latex: Mapping[Any, str] | None = None,
) -> Model:
    """A Model from a KanesMethod, LagrangesMethod or System; see :meth:`appell.Model.from_sympy`."""
    written = read_method(method, bodies, loads)
    # A model with the inertial frame and a point to measure from, which stays what it was for SymPy
    origin = origin_of(written)
    silent = origin is not None and written.frame not in origin._vel_dict
    model = Model(name or f"a {type(method).__name__}", written.frame, origin)
    if silent:
        del model.origin._vel_dict[written.frame]
    inertias = {
        thing: dyadic_inertia(thing.name, thing.central_inertia, thing.frame)
        for thing in written.bodies
        if isinstance(thing, me.RigidBody)
    }
    data, pushing = _symbols(model._data, written, [matrix for matrix, _ in inertias.values()])
    data = _masses(data, written, inertias)
    data = _energies(data, written)
    data = _loads(data, written)
    # Velocities as SymPy would take them: set by hand, or from those of neighbours
    data = replace(data, by_hand={place.point: velocity_of(place.point, data.frame) for place in data.places})
    # The rows, each under a name of its own; a configuration that follows from them is kept like a norm
    speeds = frozenset(data.functions_known()) - set(data.coordinates)
    stated = [*_numbered("configuration", written.holonomic), *_numbered("velocity", written.velocity)]
    rows = [Constraint(name, (row,), speeds, known_linear=written.linear) for name, row in stated]
    norms = [Constraint(name, (row,), speeds) for name, row in _numbered("configuration", written.configuration)]
    data = data.adding(constraints=rows, norms=norms)
    model._data = without_rates_of_positions(data)
    require_own_lagrangian(model, written)
    model._data = hold_auxiliary_speeds(model, written, pushing)
    require_accelerations(model, written)
    require_own_accelerations(model)
    model._data = with_latex(model._data, latex or {})
    return model


def _symbols(data: Mechanism, written: Written, inertias: Sequence[sm.Matrix]) -> tuple[Mechanism, set[sm.Basic]]:
    """Coordinates and speeds as they are; other functions of time are inputs, symbols parameters without a default.

    Those that stand in loads alone are given back.
    """
    data = data.adding(coordinates=new_functions(data, list(written.coordinates)) if written.coordinates else ())
    speeds = [*written.speeds, *written.auxiliary]
    if written.kinematics is not None:
        new_functions(data, speeds)
        data = data.adding(groups=speed_groups(written.coordinates, speeds, written.kinematics))
    # Everything that says how the mechanism moves and what it is made of, but inertias
    k = written.kinematics
    found: list[sm.Basic] = [] if k is None else [k.K, k.L, k.f]
    found += [*written.configuration, *written.holonomic, *written.velocity]
    found += [sm.sympify(body.mass) for body in written.bodies]
    found += [sm.sympify(body.potential_energy) for body in written.bodies if not written.speeds]
    found += [] if written.lagrangian is None else [written.lagrangian]
    frames, points = frames_and_points(written)
    moving = atoms_of([*(found + of_points(points, frames) + of_frames(frames)), *inertias])
    pushing = atoms_of(of_vectors(vector for _, vector in written.loads))
    known = {*written.coordinates, *speeds, dynamicsymbols._t}
    for symbol in sorted((moving | pushing) - known, key=name_of):
        require_new(data, name_of(symbol), "parameter or input")
        if isinstance(symbol, AppliedUndef):
            data = data.adding(inputs=[Input(symbol)])
        else:
            data = data.adding(parameters=[Parameter(symbol)])
    return data, pushing - moving - known


def _masses(data: Mechanism, written: Written, inertias: dict[me.RigidBody, Inertia]) -> Mechanism:
    """Bodies and particles, under their own names where these are free."""
    for thing in written.bodies:
        mass = sm.sympify(thing.mass)
        if any(not isinstance(leaf, sm.Symbol) or leaf == dynamicsymbols._t for leaf in leaves([mass])):
            raise ModelError(f"the mass of '{thing.name}' is {mass}, which changes: a body of varying mass is refused.")
        name = new_name(data, thing.name, "body")
        made: Mass
        if isinstance(thing, me.RigidBody):
            (inertia, axes), point = inertias[thing], thing.masscenter
            if not is_plane(thing.inertia[0]):
                require_inertia(name, inertia, {})
            made = Body(name, mass_of(data, name, mass), point, thing.frame, inertia, data.frame, point, axes)
        else:
            made = Particle(name, mass_of(data, name, mass), thing.point, data.frame)
        data = data.adding(masses=[made])
    return data


def _energies(data: Mechanism, written: Written) -> Mechanism:
    """A Lagrangian outright; the potential energies set on bodies, which Kane's method does not read."""
    if written.lagrangian is not None and not written.bodies:
        return data.adding(lagrangians=[GivenLagrangian("Lagrangian", written.lagrangian)])
    if written.speeds:
        return data
    energies = [(thing.name, sm.sympify(thing.potential_energy)) for thing in written.bodies]
    return data.adding(potentials=[Potential(f"potential of {name}", energy) for name, energy in energies if energy])


def new_name(data: Mechanism, name: str, what: str) -> str:
    """The name of a thing, or with its kind behind it where that name is taken by another."""
    taken = {*data.names(), *RESERVED, ""}
    choices = [name, f"{name} ({what})", *(f"{name} ({what} {i})" for i in range(2, 2 + len(taken)))]
    return next(choice.strip() for choice in choices if choice.strip() not in taken)


def _loads(data: Mechanism, written: Written) -> Mechanism:
    """Forces at points and torques on frames; a point that nothing else names becomes one of the model."""
    names = {mass.frame: mass.name for mass in data.masses if isinstance(mass, Body)}
    names |= {mass.point: mass.name for mass in data.masses}
    for on, vector in written.loads:
        if on not in names and isinstance(on, Point):
            names[on] = new_name(data, on.name, "point")
            data = data.adding(markers=[Marker(names[on], on, data.frame)])
        words = "force on" if isinstance(on, Point) else "torque on"
        label = new_load_name(data, None, f"{words} {names.get(on, on)}")
        data = data.adding(loads=[Load(label, (AppliedVector(on, vector),))])
    return data


def _numbered(words: str, rows: Sequence[sm.Expr]) -> list[tuple[str, sm.Expr]]:
    return [(f"{words} {i + 1}" if len(rows) > 1 else words, row) for i, row in enumerate(rows)]


# ---- A Lagrangian given beside bodies: it must be theirs


def require_own_lagrangian(model: Model, written: Written) -> None:
    """L = T - V of the bodies and the potential energies set on them, at random states, or it is refused."""
    if written.lagrangian is None or not written.bodies:
        return
    m = lower(model.snapshot(), CasadiAlgebra())
    both = ca.vertcat(m.kinetic_energy - m.potential_energy, m.lower(written.lagrangian))
    for values in consistent_values(m, both):
        if np.ptp(values) > ZERO.expressions * max(1.0, np.abs(values).max()):
            raise ModelError(
                f"the Lagrangian of '{model.name}' is not T - V of the bodies given with it and their potential "
                "energies: leave bodies= out to take the Lagrangian alone."
            )


# ---- Accelerations set by hand, and constraints given in accelerations: they must say what the velocities say


def require_own_accelerations(model: Model) -> None:
    """An acceleration set by hand is the rate of the velocity, where the constraints hold, or it is refused.

    Compared at udot = 0, which is all that Kane's method reads of it.
    """
    data = model._data
    given: dict[Point | ReferenceFrame, Vector] = {}
    for mass in data.masses:
        if data.frame in mass.point._acc_dict:
            given[mass.point] = mass.point._acc_dict[data.frame]
        if isinstance(mass, Body) and data.frame in mass.frame._ang_acc_dict:
            given[mass.frame] = mass.frame._ang_acc_dict[data.frame]
    if not given:
        return
    algebra, snapshot = CasadiAlgebra(), model.snapshot()
    s, m = lower_states(snapshot, algebra), lower(replace(snapshot, loads=()), algebra)
    s.table.update(second_rates(s, snapshot, algebra))
    frames = s.frames(snapshot, algebra)
    pairs = []
    for of, vector in given.items():
        v = frames.velocity(of) if isinstance(of, Point) else frames.inertial_spin(of)
        pairs += [frames.resolve(vector, data.frame), algebra.rate(v, s.q, s.qdot, s.t)]
    still = ca.substitute(ca.horzcat(*pairs), s.udot, ca.SX.zeros(s.udot.numel()))
    for values in consistent_values(m, ca.substitute([still], [s.q, s.u, s.t, s.p], [m.q, m.u, m.t, m.p])[0]):
        for i, of in enumerate(given):
            a, rate = values[:, 2 * i], values[:, 2 * i + 1]
            if np.abs(a - rate).max() > ZERO.expressions * max(1.0, np.abs(rate).max()):
                words = "acceleration" if isinstance(of, Point) else "angular acceleration"
                raise ModelError(
                    f"the {words} of '{of}' was set by hand and is not the rate of its velocity in '{data.frame}': "
                    "leave it out, and it is formed."
                )


def require_accelerations(model: Model, written: Written) -> None:
    """Rows given in accelerations beside those in velocities say the same as the rates of these, or are refused."""
    if not written.acceleration:
        return
    data = model._data
    made = [new_constraint(data, f"acceleration {i + 1}", row)[1] for i, row in enumerate(written.acceleration)]
    m = lower(replace(model.snapshot(), constraints=(*data.constraints, *made), loads=()), CasadiAlgebra())
    known = [ca.horzcat(row.A, row.gamma) for row in m.rows if row.velocity is not None]
    new = [ca.horzcat(row.A, row.gamma) for row in m.rows if row.velocity is None]
    for values in consistent_values(m, ca.vertcat(*known, *new)):
        if rank(values) > rank(values[: len(known)]):
            raise ModelError(
                f"the acceleration constraints of '{model.name}' are not the rates of its velocity constraints: "
                "leave them out, and they are formed."
            )
