"""The two pucks with SymPy and SciPy alone: Kane's free equations, the constraint differentiated, lambdify, DOP853."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import sympy as sm
from scipy.integrate import solve_ivp
from sympy.physics import mechanics as me


@dataclass(frozen=True)
class Pucks:
    """What a user of SymPy writes down, before anybody derives anything."""

    frame: me.ReferenceFrame
    coordinates: list[sm.Expr]
    speeds: list[sm.Expr]
    parameters: list[sm.Symbol]  # m1, m2, sigma1 to sigma4
    points: list[me.Point]
    loads: list[tuple[me.Point, me.Vector]]


def pucks() -> Pucks:
    q, u = me.dynamicsymbols("q1:5"), me.dynamicsymbols("u1:5")
    m1, m2, s1, s2, s3, s4 = sm.symbols("m1 m2 sigma1:5")
    N, O = me.ReferenceFrame("N"), me.Point("O")
    O.set_vel(N, 0)
    P1 = O.locatenew("P1", q[0] * N.x + q[1] * N.y)
    P2 = O.locatenew("P2", q[2] * N.x + q[3] * N.y)
    P1.set_vel(N, u[0] * N.x + u[1] * N.y)
    P2.set_vel(N, u[2] * N.x + u[3] * N.y)
    loads = [(P1, s1 * N.x + s2 * N.y), (P2, s3 * N.x + s4 * N.y)]
    return Pucks(N, q, u, [m1, m2, s1, s2, s3, s4], [P1, P2], loads)


def accelerations(p: Pucks) -> list[sm.Expr]:
    """Explicit speed rates: M udot = F + A^T lam with A udot = -gamma, solved in closed form."""
    t, u = me.dynamicsymbols._t, p.speeds
    rates = [a.diff(t) - b for a, b in zip(p.coordinates, u, strict=True)]
    method = me.KanesMethod(p.frame, q_ind=p.coordinates, u_ind=u, kd_eqs=rates)
    masses = zip(p.points, p.parameters[:2], strict=True)
    method.kanes_equations([me.Particle(f"puck {point}", point, m) for point, m in masses], p.loads)
    h = p.points[0].vel(p.frame).dot(p.points[1].vel(p.frame))
    A = sm.Matrix([h]).jacobian(u)
    gamma = h.diff(t).xreplace({x.diff(t): sm.S.Zero for x in u})
    saddle = sm.Matrix(sm.BlockMatrix([[method.mass_matrix, -A.T], [A, sm.zeros(1, 1)]]))
    return list(saddle.LUsolve(sm.Matrix([*method.forcing, -gamma])))[:4]


def right_side(p: Pucks, rates: list[sm.Expr], values: list[float]) -> Callable[[float, np.ndarray], list[float]]:
    f = sm.lambdify([[*p.coordinates, *p.speeds], p.parameters], [*p.speeds, *rates], cse=True)
    return lambda t, x: f(x, values)


def integrate(f: Callable[[float, np.ndarray], list[float]], x0: np.ndarray, end: float, tol: float) -> np.ndarray:
    """The state at the end."""
    return solve_ivp(f, (0.0, end), x0, method="DOP853", rtol=tol, atol=tol).y[:, -1]
