"""From what a person says to an algebra: one pass over the model, a list of named stages."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import sympy as sm
from sympy.physics.vector import Point, ReferenceFrame

from appell.algebra import Algebra, CasadiAlgebra, Matrix
from appell.algebra.moore_penrose import coupled_parts, principal_root
from appell.algebra.rank import rank, unit_diagonal
from appell.constraints import gather
from appell.errors import NotApplicable, SingularSystem, refuse_deep_nesting
from appell.mechanics.frames import Frames
from appell.mechanics.mechanics import AppliedLoad, ForceSystem, Mechanics, MovingMass, Row, Term
from appell.mechanics.rows import RowLowering
from appell.mechanics.sampling import random_states, values_at
from appell.mechanics.states import lower_states
from appell.model import Body, Load, Mechanism, Particle, name_of
from appell.model.norms import unit_sets


def lower(model: Mechanism, algebra: Algebra) -> Mechanics:
    """The mechanics of a model over an algebra. Raises ModelError where an expression is nested too deeply."""
    with refuse_deep_nesting(f"the model '{model.name}'"):
        return _lowered(model, algebra)


def _lowered(model: Mechanism, algebra: Algebra) -> Mechanics:
    k, s = model.kinematics, lower_states(model, algebra)
    algebra = algebra.knowing([[s.table[c] for c in group] for group in unit_sets(model)])
    frames = s.frames(model, algebra)
    stack = _Stack(algebra, frames)
    masses = tuple(_mass(mass, stack, frames) for mass in model.masses)
    lowering = RowLowering(algebra, s.table, frames, stack, (s.q, s.u, s.udot, s.t, s.qdot), model)
    s.table.update(lowering.vectors(gather(model.load_expressions()), "a load"))
    loads = tuple(_load(load, model, masses, stack, frames) for load in model.loads)
    for place in model.places:
        stack.point(place.point)
    G, g = lowering.with_integral_states(s.G, s.g)
    lowering = replace(lowering, states=(s.q, s.u, s.udot, s.t, G @ s.u + g))
    rows, laws, ideal, actual = _constrained(model, lowering)

    def extended(changed: Mechanism) -> Mechanics:
        """Under other constraints, with further parameters and loads."""
        first, known = len(model.parameters), mechanics.p.shape[0]
        new = [p for p in changed.parameters[first:] if p.symbol not in s.table]  # one may be extended further
        symbols = algebra.symbols([p.name for p in new])
        s.table.update((p.symbol, symbols[i, 0]) for i, p in enumerate(new))
        further = algebra.column([s.table[p.symbol] for p in changed.parameters[first:]])
        s.table.update(lowering.vectors(gather(changed.load_expressions()), "a load"))
        rows, laws, ideal, actual = _constrained(changed, replace(lowering, model=changed))
        further_loads = changed.loads[len(model.loads) :]
        return replace(
            mechanics,
            p=algebra.vstack([mechanics.p[:first, :], further, mechanics.p[first:known, :]]),
            loads=(*loads, *(_load(load, changed, masses, stack, frames) for load in further_loads)),
            generalised=_generalised(changed, algebra, frames),
            velocities=stack.velocities(),
            rows=rows,
            laws=laws,
            ideal=ideal,
            actual=actual,
        )

    mechanics = Mechanics(
        algebra=algebra,
        coordinate_names=tuple(name_of(c) for c in k.coordinates),
        q=s.q,
        u=s.u,
        udot=s.udot,
        t=s.t,
        p=s.p,
        inputs=s.inputs,
        G=G,
        g=g,
        Y=s.Y,
        z=s.z,
        velocities=stack.velocities(),
        masses=masses,
        loads=loads,
        potentials={v.name: frames.lower(v.energy) for v in model.potentials},
        generalised=_generalised(model, algebra, frames),
        lagrangians={x.name: frames.lower(x.expression) for x in model.lagrangians},
        dissipations={d.name: frames.lower(d.dissipation) for d in model.dampers},
        rows=rows,
        norms=tuple(frames.lower(e) for norm in model.norms for e in norm.expressions),
        higher=s.higher,
        norm_names=tuple(norm.name for norm in model.norms for _ in norm.expressions),
        places={place.name: (frames.position(place.point), stack.point(place.point)) for place in model.places},
        lower=lowering.expression,
        frames=frames,
        laws=laws,
        ideal=ideal,
        actual=actual,
        extended=extended,
        integral_count=len(k.memories),
    )
    if not any(law.z is not None for law in laws):
        return mechanics
    return replace(mechanics, laws=_unscaled(mechanics))


def _constrained(model: Mechanism, lowering: RowLowering) -> tuple[tuple[Row, ...], tuple[ForceSystem, ...], Any, Any]:
    """The rows, the laws, and the symbols of the ideal and the actual multipliers."""
    rows = tuple(row for constraint in model.constraints for row in lowering.rows(constraint))
    ideal, actual = (lowering.algebra.symbols([f"{kind}{i}" for i in range(len(rows))]) for kind in ("ideal", "actual"))
    return rows, _laws(model, lowering, ideal, actual), ideal, actual


def _generalised(model: Mechanism, algebra: Algebra, frames: Frames) -> dict[str, Matrix]:
    return {
        g.name: algebra.column([frames.lower(dict(g.forces).get(c, sm.S.Zero)) for c in model.kinematics.coordinates])
        for g in model.generalised
    }


def _laws(model: Mechanism, lowering: RowLowering, ideal: Matrix, actual: Matrix) -> tuple[ForceSystem, ...]:
    """The non-ideal part of every reaction that has one, in the multipliers of its own rows."""
    laws, first = [], 0
    for constraint in model.constraints:
        count, law = len(constraint.expressions), constraint.law
        if law is not None:
            multipliers = {s: ideal[first + i, 0] for i, s in enumerate(law.ideal)}
            multipliers |= {s: actual[first + i, 0] for i, s in enumerate(law.actual)}
            laws.append(lowering.push(constraint.name, law.force, multipliers))
        first += count
    return tuple(laws)


def _unscaled(m: Mechanics) -> tuple[ForceSystem, ...]:
    """The laws with z brought to forces on coordinates, C = M^1/2 z with M = d2T/dqdot2 (Udwadia and Kalaba, eq. 37).

    Raises
    ------
    NotApplicable
        The rates of the coordinates are not independent; in symbols, M couples more than two of them.
    SingularSystem
        M couples more than two of them and is singular.
    """
    if m.q.shape[0] != m.u.shape[0]:
        raise NotApplicable(
            f"a law gives components of z, and the root of M needs rates of coordinates that are independent; here "
            f"{m.q.shape[0]} coordinates go with {m.u.shape[0]} speeds: give the force C."
        )
    momenta = m.algebra.jacobian(m.algebra.column([m.motion_energy]), m.u).T
    M = m.Y.T @ m.algebra.jacobian(momenta, m.u) @ m.Y
    if isinstance(m.algebra, CasadiAlgebra) and max(map(len, coupled_parts(M, m.algebra.is_zero))) > 2:
        # Refuse an M that is singular at random states, which the iteration for its root does not take
        samples = values_at(m, M, random_states(m))
        if max(rank(sample * unit_diagonal(sample), least=0.0) for sample in samples) < M.shape[0]:
            raise SingularSystem(
                "a law gives components of z, and something that moves has no mass, so that M is singular and its root "
                "is not formed: give the force C."
            )
    root = principal_root(m.algebra, M, m.algebra.tidy)
    return tuple(
        law if law.z is None else replace(law, coordinates=law.coordinates + root @ law.z, z=None) for law in m.laws
    )


class _Stack:
    """Velocities of points and spins of frames, each once, one below the other."""

    def __init__(self, algebra: Algebra, frames: Frames) -> None:
        self._algebra = algebra
        self._frames = frames
        self._columns: list[Matrix] = []
        self._slices: dict[Point | ReferenceFrame, slice] = {}

    def point(self, point: Point) -> slice:
        """Where the velocity of a point stands, in components of N."""
        return self._slices.get(point) or self._push(point, self._frames.velocity(point))

    def frame(self, frame: ReferenceFrame) -> slice:
        """Where the angular velocity of a frame stands, in the components of its spin."""
        return self._slices.get(frame) or self._push(frame, self._frames.spin(frame)[0])

    def velocities(self) -> Matrix:
        return self._algebra.vstack(self._columns)

    def _push(self, key: Point | ReferenceFrame, column: Matrix) -> slice:
        start = 3 * len(self._columns)
        self._columns.append(self._algebra.column([self._algebra.tidy(column[i, 0]) for i in range(3)]))
        self._slices[key] = slice(start, start + 3)
        return self._slices[key]


def _mass(mass: Particle | Body, stack: _Stack, frames: Frames) -> MovingMass:
    inertia = spin = basis = None
    if isinstance(mass, Body):
        inertia = frames.algebra.matrix([[frames.lower(e) for e in row] for row in mass.inertia.tolist()])
        spin, (_, basis) = stack.frame(mass.frame), frames.spin(mass.frame)
        axes = mass.axes or mass.frame
        if basis is None:
            inertia = frames.algebra.congruence(frames.rotation(axes).T, inertia)
        elif axes is not mass.frame:
            inertia = frames.algebra.congruence(frames.rotation(axes).T @ basis, inertia)
    return MovingMass(
        name=mass.name,
        mass=frames.lower(mass.mass),
        velocity=stack.point(mass.point),
        spin=spin,
        inertia=inertia,
        position=frames.position(mass.point),
        basis=basis,
    )


def _load(load: Load, model: Mechanism, masses: tuple[MovingMass, ...], stack: _Stack, frames: Frames) -> AppliedLoad:
    if load.gravity:
        field = frames.resolve(load.pushes[0].vector, model.frame)
        terms = tuple(Term(mass.velocity, mass.mass * field, mass.name, False) for mass in masses)
        return AppliedLoad(load.name, terms, gravity=all(mass.position is not None for mass in masses))
    pushes: list[Term] = []
    for push in load.pushes:
        if isinstance(push.on, ReferenceFrame):
            basis = frames.spin(push.on)[1]
            torque = frames.resolve(push.vector, model.frame if basis is None else push.on)
            pushes.append(Term(stack.frame(push.on), torque, model.place_of(push.on), True, basis))
        else:
            force = frames.resolve(push.vector, model.frame)
            pushes.append(Term(stack.point(push.on), force, model.place_of(push.on), False))
    return AppliedLoad(load.name, tuple(pushes), gravity=False)
