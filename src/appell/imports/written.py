"""What a SymPy method holds, whichever it is: the one place that reads SymPy's objects."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

import sympy as sm
from sympy.core.function import AppliedUndef
from sympy.physics import mechanics as me
from sympy.physics.mechanics.actuator import ActuatorBase
from sympy.physics.vector import Point, ReferenceFrame, Vector, dynamicsymbols

from appell.errors import ModelError
from appell.imports.relation import relation
from appell.model.kinematics import Relation

AppliedVector = tuple[Point | ReferenceFrame, Vector]


@dataclass(frozen=True)
class Written:
    """A mechanism as somebody wrote it for SymPy; every expression must vanish.

    ``kinematics`` relates coordinate rates and speeds, the auxiliary ones last. ``configuration`` follows from
    ``velocity`` (Kane's method takes the rows of velocity as complete, and demands that they are ``linear``);
    ``holonomic`` does not. ``acceleration``: rows given beside those of velocity. Without ``speeds`` the coordinate
    rates are the speeds. ``lagrangian``: given in place of bodies, or beside them to say the same.
    """

    frame: ReferenceFrame
    coordinates: tuple[AppliedUndef, ...]
    bodies: tuple[me.RigidBody | me.Particle, ...]
    loads: tuple[AppliedVector, ...]
    speeds: tuple[AppliedUndef, ...] = ()
    auxiliary: tuple[AppliedUndef, ...] = ()
    kinematics: Relation | None = None
    configuration: tuple[sm.Expr, ...] = ()
    holonomic: tuple[sm.Expr, ...] = ()
    velocity: tuple[sm.Expr, ...] = ()
    linear: bool = False
    acceleration: tuple[sm.Expr, ...] = ()
    origin: Point | None = None
    lagrangian: sm.Expr | None = None


def read_method(method: object, bodies: object, loads: object) -> Written:
    """The ingredients of a KanesMethod, LagrangesMethod or System, before any equation of motion is formed."""
    readers = {me.KanesMethod: _kane, me.System: _system, me.LagrangesMethod: _lagrange}
    for kind, read in readers.items():
        if isinstance(method, kind):
            return without_ground(read(method, bodies, loads))
    raise ModelError(
        f"from_sympy takes a KanesMethod, a LagrangesMethod or a System of sympy.physics.mechanics, "
        f"not {type(method).__name__}."
    )


def without_ground(written: Written) -> Written:
    """What carries no mass, is fixed in the inertial frame or acts on that does not move anything: it is left out."""
    N = written.frame

    def at_rest(of: Point | ReferenceFrame) -> bool:
        return of == N if isinstance(of, ReferenceFrame) else of._vel_dict.get(N) == 0

    def idle(body: me.RigidBody | me.Particle) -> bool:
        if isinstance(body, me.Particle):
            return body.mass == 0 or at_rest(body.masscenter)
        return (body.mass == 0 and body.inertia[0] == 0) or (at_rest(body.masscenter) and body.frame == N)

    moving = [body for body in written.bodies if not idle(body)]
    return replace(written, bodies=tuple(moving), loads=tuple(push for push in written.loads if not at_rest(push[0])))


def _kane(method: me.KanesMethod, bodies: object, loads: object) -> Written:
    """SymPy keeps the rows as matrices: k_nh u + f_nh and, where they were given apart, k_dnh udot + f_dnh."""
    u = list(method.u)
    velocity = _rows(method._k_nh, u, method._f_nh)
    acceleration: tuple[sm.Expr, ...] = ()
    if method._k_dnh is not method._k_nh:
        acceleration = _rows(method._k_dnh, [s.diff(dynamicsymbols._t) for s in u], method._f_dnh)
    return Written(
        frame=method._inertial,
        coordinates=tuple(method.q),
        speeds=tuple(u),
        auxiliary=tuple(method._uaux),
        kinematics=_kinematics(method),
        configuration=tuple(method._f_h),
        velocity=velocity,
        linear=True,
        acceleration=acceleration,
        bodies=_bodies(method.bodies if bodies is None else bodies),
        loads=_loads(method.forcelist if loads is None else loads),
    )


def _rows(matrix: sm.Matrix, variables: Sequence[sm.Expr], rest: sm.Matrix) -> tuple[sm.Expr, ...]:
    """matrix variables + rest, row by row."""
    return tuple(
        sm.Add(*[a * x for a, x in zip(row, variables, strict=True) if a != 0], b)
        for row, b in zip(matrix.tolist(), rest.flat(), strict=True)
    )


def _kinematics(method: me.KanesMethod) -> Relation:
    """The kinematical equations as they were written, or solved where auxiliary speeds stand in them."""
    if not method._qdot_u_map:
        raise ModelError("the KanesMethod has no kinematical differential equations: give it kd_eqs.")
    solved, q, auxiliary = method.kindiffdict(), list(method.q), list(method._uaux)
    if auxiliary and any(e.has(*auxiliary) for e in solved.values()):
        return relation([rate - e for rate, e in solved.items()], q, [*method.u, *auxiliary])
    L = method._k_ku_implicit
    if auxiliary:
        L = sm.Matrix.hstack(L, sm.zeros(len(q), len(auxiliary)))
    return Relation(*(sm.ImmutableMatrix(part) for part in (method._k_kqdot_implicit, L, method._f_k_implicit)))


def _system(system: me.System, bodies: object, loads: object) -> Written:
    """Rates of the holonomic rows are the system's own, unless velocity constraints were set apart from them."""
    own = system._vel_constrs is None
    # The speeds of a system; none where its joints have the coordinate rates themselves in their place
    rates = [u for u in system.u if isinstance(u, sm.Derivative)]
    if rates and (len(rates) < len(system.u) or system.u_aux):
        raise ModelError(
            f"the System has the coordinate rate '{rates[0]}' among its speeds: give every joint a speed of its own, "
            "or none."
        )
    speeds = () if rates else tuple(system.u)
    pushes = [*(system.loads if loads is None else _items("loads", loads)), *system.actuators]
    return Written(
        frame=system.frame,
        coordinates=tuple(system.q),
        speeds=speeds,
        auxiliary=tuple(system.u_aux),
        kinematics=relation(list(system.kdes), list(system.q), [*speeds, *system.u_aux]) if speeds else None,
        configuration=() if own else tuple(system.holonomic_constraints),
        holonomic=tuple(system.holonomic_constraints) if own else (),
        velocity=tuple(system.nonholonomic_constraints if own else system.velocity_constraints),
        bodies=_bodies(system.bodies if bodies is None else bodies),
        loads=_loads(pushes),
        origin=system.fixed_point,
    )


def _lagrange(method: me.LagrangesMethod, bodies: object, loads: object) -> Written:
    """The Lagrangian outright; SymPy keeps the rates of the holonomic rows first in its list of rows."""
    pushes = _loads(method.forcelist if loads is None else loads)
    if pushes and method.inertial is None:
        raise ModelError("the LagrangesMethod has forces but no inertial frame: give it frame=.")
    holonomic = tuple(method._hol_coneqs)
    return Written(
        frame=method.inertial or ReferenceFrame("N"),
        coordinates=tuple(method.q),
        holonomic=holonomic,
        velocity=tuple(method.coneqs)[len(holonomic) :],
        bodies=_bodies(bodies) if bodies is not None else (),
        loads=pushes,
        lagrangian=method._L[0],
    )


def _items(words: str, things: object) -> Sequence[object]:
    if things is None:
        return []
    if not isinstance(things, Iterable) or isinstance(things, str):
        raise ModelError(f"{words}= is {things!r}: give a list.")
    return list(things)


def _bodies(things: object) -> tuple[me.RigidBody | me.Particle, ...]:
    made = tuple(_items("bodies", things))
    for thing in made:
        if not isinstance(thing, me.RigidBody | me.Particle):
            raise ModelError(f"bodies= holds {thing!r}, which is neither a SymPy RigidBody nor a Particle.")
    return made


def _loads(things: object) -> tuple[AppliedVector, ...]:
    """Forces on points and torques on frames, in any of the forms SymPy takes them."""
    made: list[AppliedVector] = []
    for thing in _items("loads", things):
        if isinstance(thing, ActuatorBase):
            made += _loads(thing.to_loads())
            continue
        pair = tuple(thing) if isinstance(thing, Iterable) else ()
        if len(pair) != 2 or not isinstance(pair[0], Point | ReferenceFrame):
            raise ModelError(f"loads= holds {thing!r}: write (point, force) or (frame, torque).")
        if not isinstance(pair[1], Vector) and pair[1] != 0:
            raise ModelError(f"the load on '{pair[0]}' is {pair[1]!r}, not a vector.")
        if pair[1] != 0:
            made.append((pair[0], pair[1]))
    return tuple(made)
