"""A System made from a System: the motion with its adjoint, carried as auxiliary states and integrated backwards.

With x' = f(t, x, p) and J = J(x(T)), the gradient dJ/dp = lambda(0) dx0/dp + mu(0) follows from

    lambda' = -f_x^T lambda,   mu' = -f_p^T lambda,   lambda(T) = dJ/dx,   mu(T) = 0

(Pontryagin; Cao, Li, Petzold and Serban 2003). f holds the accelerations of the solve, K z = -R(0): with

    K^T w = (lambda_u, lambda_z),     f_x^T lambda = k_x^T lambda_q - R_x^T w

one transposed solve serves any number of parameters.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import casadi as ca
import numpy as np

from appell.gradients.columns import Columns
from appell.gradients.linearised import Linearised
from appell.gradients.variational import lifted
from appell.system import System


def with_adjoint(system: System, columns: Columns, kept: Sequence[int]) -> System:
    """The system whose state holds, behind x, lambda and mu of the scalars of ``columns``."""
    g, k = system.sizes, columns.count
    n = g.states
    functions = {
        name: lifted(function, n, n + k)
        for name, function in system.functions.items()
        if name not in ("auxiliary", "resets")
    }
    t, X, p = ca.SX.sym("t"), ca.SX.sym("x", n + n + k), ca.SX.sym("p", g.parameters)
    z, x = ca.SX.sym("z", g.speeds + system.multipliers), ca.SX.sym("base", n)
    lam = ca.SX.sym("lambda", n)
    first, last = g.coordinates, g.coordinates + g.speeds
    contracted = Linearised(system, t, x, p, z, kept).contracted(lam[:first], lam[first:last], lam[last:])
    by_x, by_theta = _slopes(columns, (t, x, p, z), *contracted)
    own = [system.functions["auxiliary"](t, x, p, z)] if g.auxiliaries else []
    rates = ca.substitute(ca.vertcat(*own, -by_x, -by_theta), ca.vertcat(x, lam), X[: 2 * n])
    functions["auxiliary"] = ca.Function("auxiliary", [t, X, p, z], [ca.cse(ca.densify(rates))])
    names = [f"adjoint of {state}" for state in system.states] + [f"gradient by {name}" for name in columns.names]
    return replace(
        system,
        sizes=replace(g, auxiliaries=g.auxiliaries + n + k),
        functions=functions,
        auxiliary_states=(*system.auxiliary_states, *names),
        resets=(),
    )


def _slopes(
    columns: Columns, at: tuple[ca.SX, ca.SX, ca.SX, ca.SX], value: ca.SX, fixed: ca.SX, values: ca.SX
) -> tuple[ca.SX, ca.SX]:
    """The derivatives of a value by the state and by each scalar; inputs that follow the motion follow both."""
    t, x, p, _ = at
    by_x, by_p = ca.jtimes(value, x, ca.SX(1), True), ca.jtimes(value, p, ca.SX(1), True)
    for own, w in columns.inputs(t, x, p):
        pull = by_p[own]
        by_x, by_p = by_x + ca.jtimes(w, x, pull, True), by_p + ca.jtimes(w, p, pull, True)
    by_theta = ca.SX(ca.sparsify(ca.DM(np.asarray(columns.parameters)))).T @ by_p
    for (place, column), function in columns.timely.items():
        by_theta[column] += function(t) * by_p[place]
    by_x, by_theta = ca.substitute([by_x, by_theta], [fixed], [values])
    return by_x, by_theta
