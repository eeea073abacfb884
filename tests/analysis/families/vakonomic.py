"""Hamilton-Lusternik by another way: the Hamiltonian of sub-Riemannian mechanics, integrated by SciPy.

For L = v M v / 2 - V and rows A v = b the stationary value of p . v - L over the velocities that the rows admit is
H = p P p / 2 + p X - X M X / 2 + V, P = M^-1 - M^-1 A^T (A M^-1 A^T)^-1 A M^-1, X = M^-1 A^T (A M^-1 A^T)^-1 b, and the
motions with p(0) = M v(0) + A^T mu(0) are those of E3.28. Nothing of appell is in it; CasADi differentiates.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import casadi as ca
import numpy as np
from scipy.integrate import solve_ivp

Energy = Callable[[ca.SX, ca.SX], ca.SX]


def vakonomic(
    kinetic: Energy,
    potential: Callable[[ca.SX], ca.SX],
    rows: Energy,
    start: tuple[Sequence[float], Sequence[float]],
    times: np.ndarray,
    mu: Sequence[float] = (),
) -> np.ndarray:
    """The coordinates at these times, one row each; T and the rows as functions of (q, v)."""
    n = len(start[0])
    q, v, p = (ca.SX.sym(name, n) for name in "qvp")
    M, A = ca.hessian(kinetic(q, v), v)[0], ca.jacobian(rows(q, v), v)
    inverse = ca.solve(M, ca.SX.eye(n))
    normal = inverse @ A.T @ ca.solve(A @ inverse @ A.T, ca.SX.eye(A.shape[0]))
    P, X = inverse - normal @ A @ inverse, -normal @ rows(q, ca.SX.zeros(n))
    H = ca.dot(p, P @ p) / 2 + ca.dot(p, X) - ca.dot(X, M @ X) / 2 + potential(q)
    flow = ca.Function("flow", [q, p], [ca.vertcat(ca.gradient(H, p), -ca.gradient(H, q))])
    initial = ca.Function("initial", [q, v], [M @ v, A])
    momentum, A0 = (np.array(x) for x in initial(*start))
    p0 = momentum.ravel() + (A0.T @ np.asarray(mu) if len(mu) else 0)

    def rhs(_: float, x: np.ndarray) -> np.ndarray:
        return np.array(flow(x[:n], x[n:])).ravel()

    x0 = np.concatenate([np.asarray(start[0], float), p0])
    return solve_ivp(rhs, (times[0], times[-1]), x0, "DOP853", t_eval=times, rtol=1e-11, atol=1e-12).y[:n]


def rotation(yaw: ca.SX, pitch: ca.SX, roll: ca.SX) -> ca.SX:
    """R_z(yaw) R_y(pitch) R_x(roll): from the body to the ground."""
    c, s = ca.cos, ca.sin
    Rz = ca.vertcat(ca.horzcat(c(yaw), -s(yaw), 0), ca.horzcat(s(yaw), c(yaw), 0), ca.horzcat(0, 0, 1))
    Ry = ca.vertcat(ca.horzcat(c(pitch), 0, s(pitch)), ca.horzcat(0, 1, 0), ca.horzcat(-s(pitch), 0, c(pitch)))
    Rx = ca.vertcat(ca.horzcat(1, 0, 0), ca.horzcat(0, c(roll), -s(roll)), ca.horzcat(0, s(roll), c(roll)))
    return Rz @ Ry @ Rx


def spin(angles: ca.SX, rates: ca.SX) -> tuple[ca.SX, ca.SX]:
    """The angular velocity in the ground's frame, and the rotation, of yaw, pitch and roll."""
    R = rotation(angles[0], angles[1], angles[2])
    S = ca.reshape(ca.jacobian(ca.vec(R), angles) @ rates, 3, 3) @ R.T
    return ca.vertcat(S[2, 1], S[0, 2], S[1, 0]), R
