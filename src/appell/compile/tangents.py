"""Derivatives of a recursion by the state, several directions at a time in the lanes of a vector.

With tau = M udot + ... the forces that a motion needs (inverse dynamics), a change dx of the state changes the
accelerations by

    M d(udot) = -d tau        at the udot of the state

The change of omega, alpha and a of each link is carried outwards, that of the force f = I a + p inwards; on the way in
M is solved as well (compile.articulated), since both carry forces by the same X^T. With G = p_A + d f of a link:

    rest = -(S^T G + dS^T F - d tau_given),   G_p = G_p + X^T (G + W^T rest) + dX^T F,   d udot = D^-1 rest - W a'

where F is the force through the joint. Links that no direction of the lanes moves by itself have no dS, dX.

References: Carpentier and Mansard 2018, Robotics: Science and Systems; Featherstone 2008.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields

import casadi as ca

from appell.system.links import (
    ACCELERATION,
    FORCE,
    Destination,
    InwardTerms,
    LinkMemory,
    LocalMotion,
    OutwardTerms,
    Pass,
    Recursion,
    about_reference,
    partials,
    rate_of,
)

MOTION = slice(0, 9)
"""Changes of omega, alpha and a in the lanes of a link; then of the force G, of the acceleration, and the rest."""
PUSH = slice(9, 15)
RESPONSE = slice(15, 21)
REST = 21
LANE_SLOTS = 27


@dataclass(frozen=True)
class TangentPasses:
    """Passes of a class: accelerations and F of the motion, its way to the parent (scalars); then the lanes, moved ones
    apart. The accelerations are those with rows, where there are any.
    """

    force: Pass
    carry: Pass
    moved_outward: Pass
    outward: Pass
    moved_inward: Pass
    inward: Pass
    response: Pass


@dataclass(frozen=True)
class _TangentSymbols:
    udot: ca.SX
    seeds: ca.SX
    above: ca.SX
    own: ca.SX


def tangent_passes(
    m: LocalMotion, known: OutwardTerms, solved: InwardTerms, memory: ca.SX, parent: LinkMemory
) -> TangentPasses:
    """The passes of a link whose memory (that of its neighbours' part and what is handed on) is ``memory``."""
    size = m.q.numel() + m.u.numel()
    s = _TangentSymbols(
        ca.SX.sym("udot", m.u.numel()),
        ca.SX.sym("seed", size),
        ca.SX.sym("above", LANE_SLOTS if m.parent else 0),
        ca.SX.sym("lanes", LANE_SLOTS),
    )
    own = LinkMemory(memory[:36])
    x = ca.vertcat(m.q, m.u)

    def make(name: str, outputs: list[tuple[str, int, ca.SX]]) -> Pass:
        places = [Destination(to, first + k) for to, first, column in outputs for k in range(column.numel())]
        column = ca.vertcat(*[ca.densify(column) for _, _, column in outputs])
        above = parent.symbols if m.parent else ca.SX(0, 1)
        inputs = [m.t, x, m.p, s.udot, above, memory, s.seeds, s.above, s.own]
        return Pass(ca.Function(name, inputs, [ca.cse(column)]), tuple(places))

    F = ca.vertcat(*own.force)
    motion, force = _motion(m, s, parent, m.rotation, m.offset)
    kept_motion, kept_force = _motion(m, s, parent, known.R, known.r)
    carried = _to_parent(known.R, known.r, F)
    before = ca.vertcat(parent.spin, *parent.acceleration) if m.parent else ca.SX(0, 1)
    change = s.above[MOTION] if m.parent else ca.SX(0, 1)
    moved = _along(ca.vertcat(motion, force), ca.vertcat(x, before), ca.vertcat(s.seeds, change))
    still = _along(ca.vertcat(kept_motion, kept_force), before, change)
    S = ca.vertcat(partials(m.spin, m.u), m.rotation.T @ partials(rate_of(m.offset, m), m.u))
    extra_force = _along(S.T @ F - m.forces, x, s.seeds)
    extra_push = _along(_to_parent(m.rotation, m.offset, F), x, s.seeds)
    rates = _along(m.rates, x, s.seeds)
    G = s.own[PUSH]
    return TangentPasses(
        make("force", [("own", ACCELERATION.start, kept_motion[3:9]), ("own", FORCE.start, kept_force)]),
        make("carry", [("parent", FORCE.start, carried + ca.vertcat(*parent.force))] if m.parent else []),
        make("moved_outward", [("lanes", 0, moved[:9]), ("lanes", PUSH.start, moved[9:]), ("coordinate", 0, rates)]),
        make("outward", [("lanes", 0, still[:9]), ("lanes", PUSH.start, still[9:])]),
        make("moved_inward", _inward(m, known, solved, s, G, extra_force, extra_push)),
        make("inward", _inward(m, known, solved, s, G, ca.SX(m.u.numel(), 1), ca.SX(6, 1))),
        make("response", _response(m, known, solved, s)),
    )


def _along(values: ca.SX, variables: ca.SX, direction: ca.SX) -> ca.SX:
    if not variables.numel() or not values.numel():
        return ca.SX(values.numel(), 1)
    return ca.jtimes(ca.densify(values), variables, direction)


def _motion(m: LocalMotion, s: _TangentSymbols, parent: LinkMemory, R: ca.SX, r: ca.SX) -> tuple[ca.SX, ca.SX]:
    """omega, alpha and a of the link, and I a + p, at given speed rates."""
    w, rdot, d = m.spin, rate_of(m.offset, m), m.centre
    omega_p, (alpha_p, a_p) = parent.spin, parent.acceleration if m.parent else (ca.SX(3, 1), m.ground)
    carried = R.T @ omega_p
    omega = carried + w
    alpha = R.T @ alpha_p + ca.cross(carried, w) + rate_of(w, m) + partials(w, m.u) @ s.udot
    lin = a_p + ca.cross(alpha_p, r) + ca.cross(omega_p, ca.cross(omega_p, r)) + 2 * ca.cross(omega_p, rdot)
    a = R.T @ (lin + rate_of(rdot, m) + partials(rdot, m.u) @ s.udot)
    inertia = about_reference(m)
    n = inertia @ alpha + m.mass * ca.cross(d, a) + ca.cross(omega, inertia @ omega)
    f = m.mass * (a + ca.cross(alpha, d) + ca.cross(omega, ca.cross(omega, d)))
    return ca.vertcat(omega, alpha, a), ca.vertcat(n, f)


def _to_parent(R: ca.SX, r: ca.SX, force: ca.SX) -> ca.SX:
    f = R @ force[3:]
    return ca.vertcat(R @ force[:3] + ca.cross(r, f), f)


def _inward(
    m: LocalMotion, k: OutwardTerms, z: InwardTerms, s: _TangentSymbols, G: ca.SX, extra_force: ca.SX, extra_push: ca.SX
) -> list[tuple[str, int, ca.SX]]:
    rest = -(k.S.T @ G + extra_force)
    kept = [("lanes", REST, rest)]
    if not m.parent:
        return kept
    push = _to_parent(k.R, k.r, G + z.W.T @ rest) + extra_push + s.above[PUSH]
    return [*kept, ("above", PUSH.start, push)]


def _response(m: LocalMotion, k: OutwardTerms, z: InwardTerms, s: _TangentSymbols) -> list[tuple[str, int, ca.SX]]:
    """d udot, and the change of acceleration that it gives the link."""
    carried = ca.SX(6, 1)
    if m.parent:
        alpha, a = s.above[RESPONSE][:3], s.above[RESPONSE][3:]
        carried = ca.vertcat(k.R.T @ alpha, k.R.T @ (a + ca.cross(alpha, k.r)))
    y = z.inverse @ s.own[REST : REST + m.u.numel()] - z.W @ carried
    kept = [] if m.leaf else [("lanes", RESPONSE.start, carried + k.S @ y)]
    return [("speed", 0, y), *kept]


def tangents_of(recursion: Recursion) -> Mapping[str, list[Pass]]:
    """Every kind of pass of the derivatives with those of all classes, in their order."""
    made = [
        tangent_passes(w.motion, w.known, w.solved, w.memory, w.parent) for w in (c.within for c in recursion.classes)
    ]
    return {f.name: [getattr(passes, f.name) for passes in made] for f in fields(TangentPasses)}
