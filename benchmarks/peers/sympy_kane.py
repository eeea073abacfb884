"""SymPy's KanesMethod on the n-link planar pendulum, from objects that a user of SymPy would build."""

from __future__ import annotations

from dataclasses import dataclass

import sympy as sm
from sympy.physics import mechanics as me


@dataclass(frozen=True)
class Pendulum:
    """Frames, points and particles of SymPy, before anybody derives anything."""

    frame: me.ReferenceFrame
    origin: me.Point
    coordinates: list[sm.Expr]
    speeds: list[sm.Expr]
    parameters: list[sm.Symbol]
    particles: list[me.Particle]
    loads: list[tuple[me.Point, me.Vector]]


def pendulum(links: int) -> Pendulum:
    """Point masses on massless rods, absolute angles, gravity along x, every mass and length a symbol."""
    q, u = me.dynamicsymbols(f"q:{links}", real=True), me.dynamicsymbols(f"u:{links}", real=True)
    m, length, g = sm.symbols(f"m:{links}", real=True), sm.symbols(f"l:{links}", real=True), sm.Symbol("g", real=True)
    N, O = me.ReferenceFrame("N"), me.Point("O")
    O.set_vel(N, 0)
    particles, loads, joint = [], [], O
    for i in range(links):
        rod = N.orientnew(f"A{i}", "Axis", [q[i], N.z])
        rod.set_ang_vel(N, u[i] * N.z)
        end = joint.locatenew(f"P{i}", length[i] * rod.x)
        end.v2pt_theory(joint, N, rod)
        particles.append(me.Particle(f"particle{i}", end, m[i]))
        loads.append((end, m[i] * g * N.x))
        joint = end
    return Pendulum(N, O, q, u, [*m, *length, g], particles, loads)


def kanes_equations(p: Pendulum) -> me.KanesMethod:
    """SymPy's own derivation."""
    rates = [q.diff(me.dynamicsymbols._t) - u for q, u in zip(p.coordinates, p.speeds, strict=True)]
    method = me.KanesMethod(p.frame, q_ind=p.coordinates, u_ind=p.speeds, kd_eqs=rates)
    method.kanes_equations(p.particles, p.loads)
    return method
