"""From what a person says to an algebra: one pass over the model, a list of named stages."""

from __future__ import annotations

import sympy as sm
from sympy.core.function import AppliedUndef
from sympy.physics.vector import Point, ReferenceFrame, dynamicsymbols

from appell.algebra import Algebra, Matrix, Scalar
from appell.mechanics.frames import Frames
from appell.mechanics.inputs import lower_inputs
from appell.mechanics.mechanics import AppliedLoad, Mechanics, MovingMass, Push, Term
from appell.mechanics.relation import lower_relation
from appell.mechanics.rows import RowLowering
from appell.model import Body, Load, Particle, Snapshot, name_of

Table = dict[sm.Basic, Scalar]


def lower(model: Snapshot, algebra: Algebra) -> Mechanics:
    """The mechanics of a model over an algebra."""
    k = model.kinematics
    q = algebra.symbols([name_of(c) for c in k.coordinates])
    u = algebra.symbols([name_of(s) for s in k.speeds])
    udot = algebra.symbols([f"{name_of(s)}'" for s in k.speeds])
    p = algebra.symbols([parameter.name for parameter in model.parameters])
    t = algebra.symbols(["t"])
    inputs, given = lower_inputs(model, algebra, t)
    table = _states(model, q, u, p, t) | given
    G, g, Y, z = lower_relation(k, algebra, table, u)
    qdot = G @ u + g
    higher = _add_higher_rates(table, model, algebra)
    _add_rates(
        table, k.coordinates, k.speeds, qdot, udot, algebra, (q, u, t, G), any(c.order > 1 for c in model.constraints)
    )
    frames = Frames(algebra, table, q, qdot, t, model.frame, model.origin, model.by_hand)
    stack = _Stack(algebra, frames)
    masses = tuple(_mass(mass, stack, frames, table) for mass in model.masses)
    loads = tuple(_load(load, model, masses, stack, frames) for load in model.loads)
    for place in model.places:
        stack.point(place.point)
    lowering = RowLowering(algebra, table, frames, stack, (q, u, udot, t, qdot), model)
    rows = tuple(row for constraint in model.constraints for row in lowering.rows(constraint))
    ideal, actual = (algebra.symbols([f"{kind}{i}" for i in range(len(rows))]) for kind in ("ideal", "actual"))
    laws = _laws(model, lowering, ideal, actual)
    return Mechanics(
        algebra=algebra,
        coordinate_names=tuple(name_of(c) for c in k.coordinates),
        q=q,
        u=u,
        udot=udot,
        t=t,
        p=algebra.vstack([p, inputs.symbols, inputs.moment]) if inputs.symbols.shape[0] else p,
        inputs=inputs,
        G=G,
        g=g,
        Y=Y,
        z=z,
        velocities=stack.velocities(),
        masses=masses,
        loads=loads,
        potentials={v.name: algebra.lower(v.energy, table) for v in model.potentials},
        generalised={
            g.name: algebra.column([algebra.lower(dict(g.forces).get(c, sm.S.Zero), table) for c in k.coordinates])
            for g in model.generalised
        },
        lagrangians={x.name: algebra.lower(x.expression, table) for x in model.lagrangians},
        dissipations={d.name: algebra.lower(d.dissipation, table) for d in model.dampers},
        rows=rows,
        norms=tuple(algebra.lower(e, table) for norm in model.norms for e in norm.expressions),
        higher=higher,
        norm_names=tuple(norm.name for norm in model.norms for _ in norm.expressions),
        places={place.name: (frames.position(place.point), stack.point(place.point)) for place in model.places},
        lower=lowering.expression,
        laws=laws,
        ideal=ideal,
        actual=actual,
    )


def _laws(model: Snapshot, lowering: RowLowering, ideal: Matrix, actual: Matrix) -> tuple[Push, ...]:
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
        self._columns.append(column)
        self._slices[key] = slice(start, start + 3)
        return self._slices[key]


def _states(model: Snapshot, q: Matrix, u: Matrix, p: Matrix, t: Matrix) -> Table:
    k = model.kinematics
    table: Table = {dynamicsymbols._t: t[0, 0]}
    table |= {c: q[i, 0] for i, c in enumerate(k.coordinates)}
    table |= {s: u[i, 0] for i, s in enumerate(k.speeds)}
    table |= {parameter.symbol: p[i, 0] for i, parameter in enumerate(model.parameters)}
    return table


def _add_rates(
    table: Table,
    coordinates: tuple[AppliedUndef, ...],
    speeds: tuple[AppliedUndef, ...],
    qdot: Matrix,
    udot: Matrix,
    algebra: Algebra,
    of: tuple[Matrix, Matrix, Matrix, Matrix],
    second: bool,
) -> None:
    """q' = G u + g; where a constraint holds them u' = udot and q'' = G udot + (d qdot/dq) qdot + d qdot/dt."""
    q, _, t, G = of
    time = dynamicsymbols._t
    for i, c in enumerate(coordinates):
        table[sm.Derivative(c, time)] = qdot[i, 0]
    if not second:
        return
    qddot = G @ udot + algebra.rate(qdot, q, qdot, t)
    for i, c in enumerate(coordinates):
        table[sm.Derivative(c, (time, 2))] = qddot[i, 0]
    for i, s in enumerate(speeds):
        table[sm.Derivative(s, time)] = udot[i, 0]


def _add_higher_rates(table: Table, model: Snapshot, algebra: Algebra) -> tuple[Matrix, ...]:
    """Symbols for the third and further derivatives of the coordinates, where a constraint holds them."""
    time, coordinates = dynamicsymbols._t, model.kinematics.coordinates
    order = max((c.order for c in model.constraints), default=0)
    made = []
    for k in range(3, order + 1):
        symbols = algebra.symbols([name_of(c) + "'" * k for c in coordinates])
        table |= {c.diff(time, k): symbols[i, 0] for i, c in enumerate(coordinates)}
        made.append(symbols)
    return tuple(made)


def _mass(mass: Particle | Body, stack: _Stack, frames: Frames, table: Table) -> MovingMass:
    lower_scalar = frames.algebra.lower
    inertia = spin = basis = None
    if isinstance(mass, Body):
        inertia = frames.algebra.matrix([[lower_scalar(mass.inertia[i, j], table) for j in range(3)] for i in range(3)])
        spin, (_, basis) = stack.frame(mass.frame), frames.spin(mass.frame)
        axes = mass.axes or mass.frame
        if basis is None:
            inertia = frames.algebra.congruence(frames.rotation(axes).T, inertia)
        elif axes is not mass.frame:
            inertia = frames.algebra.congruence(frames.rotation(axes).T @ basis, inertia)
    return MovingMass(
        name=mass.name,
        mass=lower_scalar(mass.mass, table),
        velocity=stack.point(mass.point),
        spin=spin,
        inertia=inertia,
        position=frames.position(mass.point),
        basis=basis,
    )


def _load(load: Load, model: Snapshot, masses: tuple[MovingMass, ...], stack: _Stack, frames: Frames) -> AppliedLoad:
    if load.gravity:
        field = frames.resolve(load.pushes[0].vector, model.frame)
        terms = tuple(Term(mass.velocity, mass.mass * field, mass.name, False) for mass in masses)
        return AppliedLoad(load.name, terms, gravity=all(mass.position is not None for mass in masses))
    pushes: list[Term] = []
    for push in load.pushes:
        if isinstance(push.on, ReferenceFrame):
            own = frames.spin(push.on)[1] is not None
            torque = frames.resolve(push.vector, push.on if own else model.frame)
            pushes.append(Term(stack.frame(push.on), torque, model.place_of(push.on), True))
        else:
            force = frames.resolve(push.vector, model.frame)
            pushes.append(Term(stack.point(push.on), force, model.place_of(push.on), False))
    return AppliedLoad(load.name, tuple(pushes), gravity=False)
