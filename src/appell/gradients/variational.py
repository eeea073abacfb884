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
import numpy as np

from appell.compile.columns_ir import OneColumn
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
        name: lifted(function, size, size * k)
        for name, function in system.functions.items()
        if name not in ("auxiliary", "resets")
    }
    one = one_column(system, columns, rows)
    functions["auxiliary"] = _rates(system, columns, rows) if one is None else _of_columns(system, columns, one)
    return replace(
        system,
        sizes=replace(system.sizes, auxiliaries=system.sizes.auxiliaries + size * k),
        functions=functions,
        auxiliary_states=(*system.auxiliary_states, *names),
        resets=(),
    )


def one_column(system: System, columns: Columns, kept: Sequence[int]) -> OneColumn | None:
    """One column of the rates, for compilers that take many columns at once; None where columns differ by functions.

    A column is (s, d): its derivatives of x, and of the entries of p that change with some scalar.
    """
    if columns.timely:
        return None
    g = system.sizes
    entries = np.flatnonzero(np.abs(columns.parameters).max(axis=1, initial=0.0))
    t, x, p = ca.SX.sym("t"), ca.SX.sym("x", g.states), ca.SX.sym("p", g.parameters)
    z, s, d = (ca.SX.sym(name, count) for name, count in (
        ("z", g.speeds + system.multipliers), ("s", g.states), ("d", entries.size)
    ))  # fmt: skip
    P = ca.SX(g.parameters, 1)
    for i, entry in enumerate(entries.tolist()):
        P[entry] = d[i]
    own, change = _change(system, columns.parameter_columns(t, x, p, s, P), (t, x, p, z), s, kept)
    X = ca.SX.sym("X", g.states * (1 + columns.count))
    out = ca.substitute(ca.vertcat(*own, change), x, X[: g.states])
    function = ca.Function("auxiliary", [t, ca.vertcat(X, s, d), p, z], [ca.cse(ca.densify(out))])
    return OneColumn(function, g.states, g.auxiliaries, g.states, columns.parameters[entries])


def with_direction(system: System, columns: Columns, kept: Sequence[int]) -> System:
    """The system whose state holds, behind x, s = dx/dtheta v and a direction v in the space of the scalars."""
    g, k = system.sizes, columns.count
    n = g.states
    functions = {
        name: lifted(function, n, n + k)
        for name, function in system.functions.items()
        if name not in ("auxiliary", "resets")
    }
    t, X, p = ca.SX.sym("t"), ca.SX.sym("x", n + n + k), ca.SX.sym("p", g.parameters)
    z, x = ca.SX.sym("z", g.speeds + system.multipliers), ca.SX.sym("base", n)
    s, v = ca.SX.sym("s", n), ca.SX.sym("v", k)
    P = columns.parameter_columns(t, x, p, s, columns.explicit(t) @ v)
    own, change = _change(system, P, (t, x, p, z), s, kept)
    rates = ca.substitute(ca.vertcat(*own, change, ca.SX(k, 1)), ca.vertcat(x, s, v), X)
    functions["auxiliary"] = ca.Function("auxiliary", [t, X, p, z], [ca.cse(ca.densify(rates))])
    names = [f"d({state})" for state in system.states] + [f"change of {name}" for name in columns.names]
    return replace(
        system,
        sizes=replace(g, auxiliaries=g.auxiliaries + n + k),
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


def lifted(function: ca.Function, size: int, further: int) -> ca.Function:
    """A function of the state as one of a state with ``further`` entries behind it."""
    t, p = ca.SX.sym("t"), ca.SX.sym("p", function.numel_in(2))
    X, extra = ca.SX.sym("x", size + further), ca.SX.sym("extra", function.numel_in(3))
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
    own, change = _change(system, P, (t, base, p, z), symbols, rows)
    out = ca.vertcat(*own, flat(change))
    out = ca.substitute(out, ca.vertcat(base, ca.vec(symbols)), ca.vertcat(x, ca.vec(S)))
    return ca.Function("auxiliary", [t, X, p, z], [ca.cse(ca.densify(out))])


def _of_columns(system: System, columns: Columns, one: OneColumn) -> ca.Function:
    """The rates of all columns, from those of one."""
    g, k = system.sizes, columns.count
    t, p = ca.SX.sym("t"), ca.SX.sym("p", g.parameters)
    X, z = ca.SX.sym("x", g.states * (1 + k)), ca.SX.sym("z", g.speeds + system.multipliers)
    _, S = state_of(system, X, k)
    found = [one.function(t, ca.vertcat(X, S[:, j], one.constants[:, j]), p, z) for j in range(k)]
    changes = ca.horzcat(*[column[g.auxiliaries :] for column in found])
    return ca.Function("auxiliary", [t, X, p, z], [ca.vertcat(found[0][: g.auxiliaries], flat(changes))])


def _change(
    system: System, P: ca.SX, at: tuple[ca.SX, ca.SX, ca.SX, ca.SX], S: ca.SX, rows: Sequence[int]
) -> tuple[list[ca.SX], ca.SX]:
    """The rates of the auxiliary states that the system has, and those of the columns S."""
    t, x, p, z = at
    dqdot, dz = Linearised(system, t, x, p, z, rows).columns(S, P)
    parts, own = [dqdot, dz[: system.sizes.speeds, :]], list[ca.SX]()
    if system.sizes.auxiliaries:
        own = [system.functions["auxiliary"](t, x, p, z)]
        parts.append(ca.jtimes(own[0], ca.vertcat(x, p, z), ca.vertcat(S, P, dz)))
    return own, ca.vertcat(*parts)
