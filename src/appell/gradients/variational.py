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
    one = one_column(system, columns, rows)
    rates = _rates(system, columns, rows) if one is None else _of_columns(system, columns, one)
    return _carrying(system, [f"d({state})/d({theta})" for state in system.states for theta in columns.names], rates)


def _carrying(system: System, names: Sequence[str], rates: ca.Function) -> System:
    """The system whose state holds further auxiliary states behind x; ``rates``: those of all auxiliary states."""
    functions = {
        name: lifted(function, system.sizes.states, len(names))
        for name, function in system.functions.items()
        if name not in ("auxiliary", "resets")
    }
    return replace(
        system,
        sizes=replace(system.sizes, auxiliaries=system.sizes.auxiliaries + len(names)),
        functions=functions | {"auxiliary": rates},
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
    t, X, p = ca.SX.sym("t"), ca.SX.sym("x", n + n + k), ca.SX.sym("p", g.parameters)
    z, x = ca.SX.sym("z", g.speeds + system.multipliers), ca.SX.sym("base", n)
    s, v = ca.SX.sym("s", n), ca.SX.sym("v", k)
    P = columns.parameter_columns(t, x, p, s, columns.explicit(t) @ v)
    own, change = _change(system, P, (t, x, p, z), s, kept)
    rates = ca.substitute(ca.vertcat(*own, change, ca.SX(k, 1)), ca.vertcat(x, s, v), X)
    names = [f"d({state})" for state in system.states] + [f"change of {name}" for name in columns.names]
    return _carrying(system, names, ca.Function("auxiliary", [t, X, p, z], [ca.cse(ca.densify(rates))]))


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


# ---- A System made from a System: the motion with its adjoint, carried as auxiliary states and integrated backwards


def with_adjoint(system: System, columns: Columns, kept: Sequence[int]) -> System:
    """The system whose state holds, behind x, lambda and mu of the scalars of ``columns``."""
    g, k = system.sizes, columns.count
    n = g.states
    t, X, p = ca.SX.sym("t"), ca.SX.sym("x", n + n + k), ca.SX.sym("p", g.parameters)
    z, x = ca.SX.sym("z", g.speeds + system.multipliers), ca.SX.sym("base", n)
    lam = ca.SX.sym("lambda", n)
    first, last = g.coordinates, g.coordinates + g.speeds
    contracted = Linearised(system, t, x, p, z, kept).contracted(lam[:first], lam[first:last], lam[last:])
    by_x, by_theta = _slopes(columns, (t, x, p, z), *contracted)
    own = [system.functions["auxiliary"](t, x, p, z)] if g.auxiliaries else []
    rates = ca.substitute(ca.vertcat(*own, -by_x, -by_theta), ca.vertcat(x, lam), X[: 2 * n])
    names = [f"adjoint of {state}" for state in system.states] + [f"gradient by {name}" for name in columns.names]
    return _carrying(system, names, ca.Function("auxiliary", [t, X, p, z], [ca.cse(ca.densify(rates))]))


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
