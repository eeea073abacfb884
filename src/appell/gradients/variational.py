"""A System made from a System: the motion and its derivatives S = dx/dtheta, carried as auxiliary states.

    sdot of the columns = df/dx S + df/dp dp/dtheta

where f holds the accelerations and multipliers that the solve of every home finds; they are differentiated by the
implicit function theorem (linearised.py). Every home that carries auxiliary states carries the derivatives, under the
same control of errors. The columns follow the states row by row, so that the entries of one state stand together.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import casadi as ca

from appell.gradients.columns import Columns, flat, state_of
from appell.gradients.linearised import Linearised, require_linearised
from appell.system import System


def with_sensitivities(system: System, columns: Columns, kept: Sequence[int] | None = None) -> System:
    """The system whose state holds, behind x, the derivatives of x by each scalar of ``columns``.

    ``kept``: rows that are independent along the motion, by number; all but the redundant ones unless given.

    Raises
    ------
    NotApplicable
        The equations are of higher order, or have too many speeds to be written out.
    """
    require_linearised(system)
    rows = independent_rows(system) if kept is None else kept
    size, k = system.sizes.states, columns.count
    names = [f"d({state})/d({theta})" for state in system.states for theta in columns.names]
    functions = {
        name: _lifted(function, size, k)
        for name, function in system.functions.items()
        if name not in ("auxiliary", "resets")
    }
    functions["auxiliary"] = _rates(system, columns, rows)
    return replace(
        system,
        sizes=replace(system.sizes, auxiliaries=system.sizes.auxiliaries + size * k),
        functions=functions,
        auxiliary_states=(*system.auxiliary_states, *names),
        resets=(),
    )


def motion_only(system: System) -> System:
    """The system without outputs, events, powers and resets: what the motion itself needs."""
    left_out = ("outputs", "events", "power", "resets")
    return replace(
        system,
        sizes=replace(system.sizes, outputs=0, events=0, quadratures=0),
        functions={name: f for name, f in system.functions.items() if name not in left_out},
        outputs={},
        resets=(),
    )


def independent_rows(system: System) -> list[int]:
    """The rows but for those that repeat others identically."""
    return [i for i in range(system.sizes.rows) if i not in system.redundant]


def _lifted(function: ca.Function, size: int, columns: int) -> ca.Function:
    """A function of the state as one of the extended state."""
    t, p = ca.SX.sym("t"), ca.SX.sym("p", function.numel_in(2))
    X, extra = ca.SX.sym("x", size * (1 + columns)), ca.SX.sym("extra", function.numel_in(3))
    return ca.Function(function.name(), [t, X, p, extra], [function(t, X[:size], p, extra)])


def _rates(system: System, columns: Columns, rows: Sequence[int]) -> ca.Function:
    """sdot of the auxiliary states that the system has, and of the columns."""
    g, k = system.sizes, columns.count
    t, p = ca.SX.sym("t"), ca.SX.sym("p", g.parameters)
    X, z = ca.SX.sym("x", g.states * (1 + k)), ca.SX.sym("z", g.speeds + system.multipliers)
    x, S = state_of(system, X, k)
    base = ca.SX.sym("base", g.states)
    symbols = ca.SX.sym("S", g.states, k)
    # over symbols of their own, so that the derivative by x is not one by the columns
    P = columns.parameter_columns(t, base, p, symbols)
    linear = Linearised(system, t, base, p, z, rows)
    dqdot, dz = linear.columns(symbols, P)
    parts = [dqdot, dz[: g.speeds, :]]
    own: list[ca.SX] = []
    if g.auxiliaries:
        s = system.functions["auxiliary"](t, base, p, z)
        own = [s]
        parts.append(ca.jtimes(s, ca.vertcat(base, p, z), ca.vertcat(symbols, P, dz)))
    out = ca.vertcat(*own, flat(ca.vertcat(*parts)))
    out = ca.substitute(out, ca.vertcat(base, ca.vec(symbols)), ca.vertcat(x, ca.vec(S)))
    return ca.Function("auxiliary", [t, X, p, z], [ca.cse(ca.densify(out))])
