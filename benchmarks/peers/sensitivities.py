"""Derivatives of the state at the end by parameters, by peers that are given a right side f(module, y, p).

Each makes a function of the tolerance to (states, parameters), or of a loss gradient to (parameters,).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import casadi as ca
import diffrax
import heyoka as hy
import jax
import jax.numpy as jnp
import numpy as np

jax.config.update("jax_enable_x64", True)

RightSide = Callable[[Any, Sequence[Any], Sequence[Any]], list[Any]]
Derivative = Callable[[float], np.ndarray]


def by_diffrax(f: RightSide, x0: np.ndarray, p: np.ndarray, end: float, row: int | None = None) -> Derivative:
    """Forward through the solver; with ``row`` the gradient of that state by its adjoint of checkpoints."""
    term = diffrax.ODETerm(lambda _, y, q: jnp.stack([jnp.asarray(e) for e in f(jnp, y, q)]))

    def solve(q: Any, tolerance: Any) -> Any:
        return diffrax.diffeqsolve(
            term, diffrax.Dopri8(), 0.0, end, None, jnp.asarray(x0), args=q, max_steps=10_000,
            stepsize_controller=diffrax.PIDController(rtol=tolerance, atol=tolerance), saveat=diffrax.SaveAt(t1=True),
            adjoint=diffrax.ForwardMode() if row is None else diffrax.RecursiveCheckpointAdjoint(),
        ).ys[0]  # fmt: skip

    slopes = jax.jacfwd(solve) if row is None else jax.grad(lambda q, tolerance: solve(q, tolerance)[row])
    made = jax.jit(slopes)
    return lambda tolerance: np.asarray(made(jnp.asarray(p), tolerance).block_until_ready())


def by_cvodes(f: RightSide, x0: np.ndarray, p: np.ndarray, end: float, row: int | None = None) -> Derivative:
    """CVODES as CasADi carries it, forward; with ``row`` backward."""
    x, q = ca.SX.sym("x", x0.size), ca.SX.sym("p", p.size)
    ode = ca.cse(ca.vertcat(*f(ca, ca.vertsplit(x), ca.vertsplit(q))))
    known: dict[float, ca.Function] = {}

    def made(tolerance: float) -> np.ndarray:
        if tolerance not in known:
            options = {"abstol": tolerance, "reltol": tolerance, "max_num_steps": 10**7}
            run = ca.integrator("cvodes", "cvodes", {"x": x, "p": q, "ode": ode}, 0.0, end, options)
            P = ca.MX.sym("p", p.size)
            out = run(x0=x0, p=P)["xf"]
            seeds = ca.MX.eye(p.size) if row is None else ca.MX(1)
            D = ca.jtimes(out, P, seeds) if row is None else ca.jtimes(out[row], P, seeds, True)
            known[tolerance] = ca.Function("D", [P], [D])
        return np.array(known[tolerance](p), float)

    return made


def by_heyoka(f: RightSide, x0: np.ndarray, p: np.ndarray, end: float) -> Derivative:
    """heyoka's variational equations of order one."""
    variables = [hy.expression(f"y{i}") for i in range(x0.size)]
    rates = f(hy, variables, [hy.par[i] for i in range(p.size)])
    system = hy.var_ode_sys(list(zip(variables, rates, strict=True)), hy.var_args.params, order=1)
    known: dict[float, Any] = {}

    def made(tolerance: float) -> np.ndarray:
        if tolerance not in known:
            known[tolerance] = hy.taylor_adaptive(system, list(x0), pars=list(p), tol=tolerance, compact_mode=True)
        ta = known[tolerance]
        ta.time = 0.0
        ta.state[:] = np.concatenate([x0, np.zeros(x0.size * p.size)])
        ta.propagate_until(end)
        return np.asarray(ta.state[x0.size :]).reshape(x0.size, p.size)

    return made
