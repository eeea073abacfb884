"""CVODE of SUNDIALS, as CasADi carries it: BDF on the same graph, its Jacobian by CasADi, no Python in the loop."""

from __future__ import annotations

import casadi as ca
import numpy as np

from appell.compile import Program


def integrator(c: Program, end: float, tolerance: float) -> ca.Function:
    """x0 to the state at the end; the right side is the solve written out in the graph."""
    g = c.system
    t, x, p = ca.SX.sym("t"), ca.SX.sym("x", g.sizes.states), ca.SX.sym("p", g.sizes.parameters)
    xdot = g.functions["regular"](t, x, p, ca.SX(0, 1))[: g.sizes.states]
    options = {"abstol": tolerance, "reltol": tolerance, "max_num_steps": 10**7}
    return ca.integrator("cvode", "cvodes", {"t": t, "x": x, "p": p, "ode": xdot}, 0.0, end, options)


def integrate(made: ca.Function, x0: np.ndarray, p: np.ndarray) -> np.ndarray:
    """The state at the end."""
    return np.array(made(x0=x0, p=p)["xf"], float).ravel()
