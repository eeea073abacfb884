"""SciPy's Radau on appell's own native right side and Jacobian, each called from Python."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from scipy.integrate import solve_ivp

from appell.compile import Program


def right_side(c: Program, p: np.ndarray, scales: dict[str, Any]) -> tuple[Callable, Callable]:  # type: ignore[type-arg]
    """f(t, x) and df/dx(t, x), the arrays laid out once."""
    arrays = c.arrays(p, **scales)
    arrays.set_jacobian(c.jacobian)
    n, g = c.system.sizes.states, c.system
    out, reaction, J = np.zeros(n + 2), np.zeros(g.sizes.speeds + g.multipliers + 1), np.zeros((n, n), order="F")
    rates, slopes = c.library.call["rates"], c.library.call["state_jacobian"]
    places = out.ctypes.data, reaction.ctypes.data

    def f(t: float, x: np.ndarray) -> np.ndarray:
        x = np.ascontiguousarray(x)
        rates(arrays.pointer, t, x.ctypes.data, *places)
        return out[:n].copy()

    def jacobian(t: float, x: np.ndarray) -> np.ndarray:
        x = np.ascontiguousarray(x)
        slopes(arrays.pointer, t, x.ctypes.data, J.ctypes.data)
        return J

    return f, jacobian


def integrate(f: Callable, jacobian: Callable, x0: np.ndarray, end: float, tolerance: float) -> np.ndarray:  # type: ignore[type-arg]
    """The state at the end."""
    solution = solve_ivp(f, (0.0, end), x0, method="Radau", jac=jacobian, rtol=tolerance, atol=tolerance)
    return solution.y[:, -1]
