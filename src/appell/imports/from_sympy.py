"""A model written for SymPy, as it is: one pass over what its method was told, a list of named stages."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

import sympy as sm
from sympy.core.function import AppliedUndef
from sympy.physics import mechanics as me
from sympy.physics.vector import Point, ReferenceFrame, dynamicsymbols

from appell.algebra.leaves import leaves
from appell.errors import ModelError
from appell.imports.inertia import inertia_of
from appell.imports.motion import origin_of, settle, velocity_of
from appell.imports.relation import speed_groups
from appell.imports.written import Written, read_method
from appell.model.body import Body, Particle, Station
from appell.model.load import GivenLagrangian, Load, Potential, Push
from appell.model.model import Model
from appell.model.names import name_of
from appell.model.parameter import Parameter
from appell.model.said import Said


def from_sympy(method: object, *, bodies: object = None, loads: object = None, name: str = "") -> Model:
    """A Model from a KanesMethod, LagrangesMethod or System; see :meth:`appell.Model.from_sympy`."""
    written = read_method(method, bodies, loads)
    model = Model(name or f"a {type(method).__name__}", written.frame, origin_of(written))
    said = model._said
    _symbols(said, written)
    _masses(said, written)
    _loads(said, written)
    _velocities(said, written)
    _constraints(said, written)
    settle(model)
    return model


def _symbols(said: Said, written: Written) -> None:
    """Coordinates and speeds as they are; every other symbol is a parameter without a default."""
    said.coordinates += said.new_functions(list(written.coordinates))
    speeds = [*written.speeds, *written.auxiliary]
    if speeds:
        said.new_functions(speeds)
        said.groups += speed_groups(written.coordinates, speeds, written.kinematics)
    known = {*written.coordinates, *speeds}
    moving, pushing = _atoms(_of_motion(written)), _atoms(_of_loads(written))
    for function in sorted(moving - known, key=str):
        if isinstance(function, AppliedUndef):
            raise ModelError(
                f"'{function}' moves the mechanism and is neither coordinate nor speed: "
                "write the prescribed motion as an expression of time."
            )
    for symbol in sorted((moving | pushing) - known, key=name_of):
        said.require_new(name_of(symbol), "parameter")
        said.parameters.append(Parameter(symbol))


def _atoms(expressions: Iterable[sm.Basic]) -> set[sm.Basic]:
    """Symbols and functions of time, without the time."""
    entries = [e for x in expressions for e in (x if isinstance(x, sm.MatrixBase) else [x])]
    return leaves(entries, derivatives=False) - {dynamicsymbols._t}


def _of_motion(written: Written) -> list[sm.Basic]:
    """Everything that says how the mechanism moves and what it is made of."""
    rows = [*written.kinematics, *written.configuration, *written.holonomic, *written.velocity]
    found: list[sm.Basic] = [*rows, *([] if written.lagrangian is None else [written.lagrangian])]
    frames: set[ReferenceFrame] = {on for on, _ in written.loads if isinstance(on, ReferenceFrame)}
    points: set[Point] = {on for on, _ in written.loads if isinstance(on, Point)}
    for body in written.bodies:
        found.append(sm.sympify(body.mass))
        points.add(body.masscenter)
        if isinstance(body, me.RigidBody):
            frames.add(body.frame)
            found += [e for e, _, _ in body.central_inertia.args]
    return found + _of_points(points, frames) + _of_frames(frames)


def _of_points(points: set[Point], frames: set[ReferenceFrame]) -> list[sm.Basic]:
    """Positions and velocities of all points that hang together with these; the frames met are added."""
    found, waiting, seen = [], list(points), set(points)
    while waiting:
        point = waiting.pop()
        for vector in (*point._pos_dict.values(), *point._vel_dict.values()):
            for components, base in vector.args:
                found.append(components)
                frames.add(base)
        waiting += [p for p in point._pos_dict if p not in seen]
        seen |= set(point._pos_dict)
    return found


def _of_frames(frames: set[ReferenceFrame]) -> list[sm.Basic]:
    """Rotations and angular velocities of all frames that hang together with these."""
    found, waiting, seen = [], list(frames), set(frames)
    while waiting:
        frame = waiting.pop()
        found += frame._dcm_dict.values()
        found += [components for w in frame._ang_vel_dict.values() for components, _ in w.args]
        near = {*frame._dcm_dict, *frame._ang_vel_dict}
        waiting += [f for f in near if f not in seen]
        seen |= near
    return found


def _of_loads(written: Written) -> list[sm.Basic]:
    return [components for _, vector in written.loads for components, _ in vector.args]


def _masses(said: Said, written: Written) -> None:
    """Bodies and particles under their own names; potential energies set on them count where nothing else does."""
    for thing in written.bodies:
        mass = sm.sympify(thing.mass)
        if mass.atoms(AppliedUndef) or dynamicsymbols._t in mass.free_symbols:
            raise ModelError(f"the mass of '{thing.name}' is {mass}, which changes: a body of varying mass is refused.")
        name = _new_name(said, thing.name, "body")
        if isinstance(thing, me.RigidBody):
            inertia, axes = inertia_of(thing)
            point = thing.masscenter
            said.masses.append(
                Body(name, said.mass_of(name, mass), point, thing.frame, inertia, said.frame, point, axes)
            )
        else:
            said.masses.append(Particle(name, said.mass_of(name, mass), thing.point, said.frame))
    if not written.speeds and written.lagrangian is None:
        for thing in written.bodies:
            if thing.potential_energy != 0:
                said.potentials.append(Potential(f"potential of {thing.name}", sm.sympify(thing.potential_energy)))
    if written.lagrangian is not None:
        said.lagrangians.append(GivenLagrangian("Lagrangian", written.lagrangian))


def _new_name(said: Said, name: str, what: str) -> str:
    """The name of a thing, or with its kind behind it where that name is taken by another."""
    taken = {*said.names(), "t", ""}
    choices = [name, f"{name} ({what})", *(f"{name} ({what} {i})" for i in range(2, 2 + len(taken)))]
    return next(choice.strip() for choice in choices if choice.strip() not in taken)


def _loads(said: Said, written: Written) -> None:
    """Forces at points and torques on frames; a point that nothing else names becomes one of the model."""
    for on, vector in written.loads:
        if isinstance(on, Point):
            _name_point(said, on)
        words = "force on" if isinstance(on, Point) else "torque on"
        owner = next((p.name for p in (*said.masses, *said.stations) if on in (p.point, getattr(p, "frame", None))), on)
        said.loads.append(Load(said.new_load_name(None, f"{words} {owner}"), (Push(on, vector),)))


def _name_point(said: Said, point: Point) -> None:
    if not any(place.point is point for place in (*said.masses, *said.stations)):
        said.stations.append(Station(_new_name(said, point.name, "point"), point, said.frame))


def _velocities(said: Said, written: Written) -> None:
    """Velocities as SymPy would take them: set by hand, or from those of neighbours."""
    for place in (*said.masses, *said.stations):
        said.by_hand[place.point] = velocity_of(place.point, written.frame)


def _constraints(said: Said, written: Written) -> None:
    """The rows, each under a name of its own."""
    _constrain(said, "configuration", written.holonomic)
    _constrain(said, "velocity", written.velocity)
    for name, row in _numbered("configuration", written.configuration):
        said.norms.append(said.new_constraint(name, row))


def _constrain(said: Said, words: str, rows: Sequence[sm.Expr]) -> None:
    for name, row in _numbered(words, rows):
        said.constraints.append(replace(said.new_constraint(name, row), known_linear=True))


def _numbered(words: str, rows: Sequence[sm.Expr]) -> list[tuple[str, sm.Expr]]:
    return [(f"{words} {i + 1}" if len(rows) > 1 else words, row) for i, row in enumerate(rows)]
