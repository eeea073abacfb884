"""Right sides of three systems written by hand in their shortest form, for peers that integrate what they are given.

Numbers, heyoka's expressions and arrays of JAX go through them alike: `f` is the module that has sin, cos and sqrt.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

SLEIGH = {"m": 1.0, "J": 0.1}
RATTLEBACK = {
    "m": 1.0, "a": 0.2, "b": 0.03, "c": 0.02, "h": 0.01, "A": 2e-4, "B": 1.6e-3, "C": 1.7e-3, "D": -2e-5, "g": 9.81,
}  # fmt: skip
GRAVITY = 9.81


def sleigh(f: Any, y: Sequence[Any], a: Any) -> list[Any]:
    """x, y, theta, v, omega of the Chaplygin sleigh: v' = a omega^2, (J + m a^2) omega' = -m a v omega."""
    m, J = SLEIGH["m"], SLEIGH["J"]
    _, _, theta, v, omega = y
    return [v * f.cos(theta), v * f.sin(theta), omega, a * omega * omega, -m * a * v * omega / (J + m * a * a)]


def cross(a: Sequence[Any], b: Sequence[Any]) -> list[Any]:
    return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]


def dot(a: Sequence[Any], b: Sequence[Any]) -> Any:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def rattleback(f: Any, y: Sequence[Any], parameters: Mapping[str, Any] = RATTLEBACK) -> list[Any]:
    """Quaternion, angular velocity in the body, x and y of the mass centre.

    With gamma the vertical in the body, r the contact seen from the mass centre and v = r x w:
    (I + m (r^2 - r r^T)) w' = -w x I w + m r x (r' x w + w x v + g gamma)   (Garcia and Hubbard 1988)
    """
    p = parameters
    e0, e1, e2, e3, *w = y[:7]
    m = p["m"]
    gamma = [2 * (e1 * e3 - e0 * e2), 2 * (e2 * e3 + e0 * e1), e0 * e0 - e1 * e1 - e2 * e2 + e3 * e3]
    squares = [p["a"] ** 2, p["b"] ** 2, p["c"] ** 2]
    scaled = [d * g for d, g in zip(squares, gamma, strict=True)]
    s = f.sqrt(dot(gamma, scaled))
    r = [-scaled[0] / s, -scaled[1] / s, p["h"] - scaled[2] / s]
    turning = cross(gamma, w)
    moved = [d * g for d, g in zip(squares, turning, strict=True)]
    along = dot(scaled, turning) / (s * s * s)
    r_rate = [-moved[i] / s + scaled[i] * along for i in range(3)]
    v = cross(r, w)
    inner = [x + z + p["g"] * g for x, z, g in zip(cross(r_rate, w), cross(w, v), gamma, strict=True)]
    spin = [p["A"] * w[0] + p["D"] * w[1], p["D"] * w[0] + p["B"] * w[1], p["C"] * w[2]]
    torque = [-a + m * b for a, b in zip(cross(w, spin), cross(r, inner), strict=True)]
    square = dot(r, r)
    I = [
        [p["A"] + m * (square - r[0] * r[0]), p["D"] - m * r[0] * r[1], -m * r[0] * r[2]],
        [p["D"] - m * r[0] * r[1], p["B"] + m * (square - r[1] * r[1]), -m * r[1] * r[2]],
        [-m * r[0] * r[2], -m * r[1] * r[2], p["C"] + m * (square - r[2] * r[2])],
    ]
    columns = [cross(I[1], I[2]), cross(I[2], I[0]), cross(I[0], I[1])]
    determinant = dot(I[0], columns[0])
    w_rate = [dot([column[i] for column in columns], torque) / determinant for i in range(3)]
    e_rate = [
        (-e1 * w[0] - e2 * w[1] - e3 * w[2]) / 2,
        (e0 * w[0] + e2 * w[2] - e3 * w[1]) / 2,
        (e0 * w[1] + e3 * w[0] - e1 * w[2]) / 2,
        (e0 * w[2] + e1 * w[1] - e2 * w[0]) / 2,
    ]
    first = [e0 * e0 + e1 * e1 - e2 * e2 - e3 * e3, 2 * (e1 * e2 - e0 * e3), 2 * (e1 * e3 + e0 * e2)]
    second = [2 * (e1 * e2 + e0 * e3), e0 * e0 - e1 * e1 + e2 * e2 - e3 * e3, 2 * (e2 * e3 - e0 * e1)]
    return [*e_rate, *w_rate, dot(first, v), dot(second, v)]


def chain(f: Any, y: Sequence[Any]) -> list[Any]:
    """Angles from the vertical of n links in a plane, unit masses at their ends, unit lengths; then their rates.

    sum_j c_ij (cos(q_i - q_j) q_j'' + sin(q_i - q_j) q_j'^2) = -c_ii g sin q_i,  c_ij = n - max(i, j)
    """
    n = len(y) // 2
    q, u = y[:n], y[n:]
    M = [[(n - max(i, j)) * f.cos(q[i] - q[j]) if i != j else float(n - i) for j in range(n)] for i in range(n)]
    b = [
        -(n - i) * GRAVITY * f.sin(q[i])
        - sum((n - max(i, j)) * f.sin(q[i] - q[j]) * u[j] * u[j] for j in range(n) if j != i)
        for i in range(n)
    ]
    return [*u, *solve(M, b)]


def solve(M: list[list[Any]], b: list[Any]) -> list[Any]:
    """M x = b by L D L^T, written out."""
    n = len(b)
    L: list[list[Any]] = [[0.0] * n for _ in range(n)]
    D: list[Any] = []
    y = list(b)
    for j in range(n):
        d = M[j][j]
        for k in range(j):
            d = d - L[j][k] * L[j][k] * D[k]
        D.append(d)
        for i in range(j + 1, n):
            value = M[i][j]
            for k in range(j):
                value = value - L[i][k] * L[j][k] * D[k]
            L[i][j] = value / d
        for k in range(j):
            y[j] = y[j] - L[j][k] * y[k]
    x = [y[i] / D[i] for i in range(n)]
    for i in reversed(range(n)):
        for k in range(i + 1, n):
            x[i] = x[i] - L[k][i] * x[k]
    return x
