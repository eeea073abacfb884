"""A system in one mode: the rows that act there, and no others.

The rows of a mode are chosen by masks among the parameters. With the values of these put in, a row that rests has
neither a reaction nor a condition; here it is left out, so that A M^-1 B is regular without a decision.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import casadi as ca

from appell.system.rows import RowLevel
from appell.system.system import System

OTHERS = ("metric", "norms", "auxiliary", "outputs", "events", "resets", "power")
"""What a system in one mode has besides its rows; what only native code needs is left out."""


def in_mode(system: System, acting: Sequence[bool]) -> System:
    """The system with these of its rows, in their order. Its parameters, the masks among them, stay as they are.

    Where no reaction follows a law: a law reads the multipliers of all rows.
    """
    g = system.sizes
    kept = [i for i, acts in enumerate(acting) if acts]
    t, x, p = ca.SX.sym("t"), ca.SX.sym("x", g.states), ca.SX.sym("p", g.parameters)
    nothing = ca.SX(0, 1)
    nq, n, m = g.coordinates, g.speeds, g.rows
    shapes = [(nq, 1), (n, n), (n, 1), (m, n), (m, 1), (n, m), *([(n, m)] if system.actuated else [])]
    column, first, blocks = ca.densify(system.functions["dynamics"](t, x, p, nothing)), 0, []
    for rows, columns in shapes:
        blocks.append(ca.reshape(column[first : first + rows * columns], rows, columns))
        first += rows * columns
    blocks[3:5] = [_rows(block, kept) for block in blocks[3:5]]
    blocks[5:] = [_rows(block.T, kept).T for block in blocks[5:]]
    functions = {"dynamics": _column("dynamics", [t, x, p, nothing], blocks)}
    levels = {
        "position": [i for i, row in enumerate(system.rows) if row.level is RowLevel.POSITION],
        "velocity": [i for i, row in enumerate(system.rows) if row.has_velocity],
    }
    places = {name: [k for k, i in enumerate(rows) if i in kept] for name, rows in levels.items()}
    for name, chosen in places.items():
        if name in system.functions:
            values, every = system.functions[name](t, x, p, nothing), len(levels[name])
            J = ca.reshape(values[every : every * (1 + n)], every, n)
            parts = [_rows(values[:every], chosen), _rows(J, chosen), values[every * (1 + n) :]]
            functions[name] = _column(name, [t, x, p, nothing], parts)
    extra = ca.SX.sym("extra", n + len(kept) * (1 + system.has_ideal))
    ideal_first = n + len(kept)
    multipliers = [
        ca.vertcat(*[extra[first + kept.index(i)] if i in kept else ca.SX(0) for i in range(m)])
        for first in (n, ideal_first)[: 1 + system.has_ideal]
    ]
    reactions = ca.densify(ca.vertcat(extra[:n], *multipliers))
    for name in OTHERS:
        if name in system.functions:
            takes = system.functions[name].size1_in(3)
            given = [t, x, p, extra if takes else nothing]
            functions[name] = _column(name, given, [system.functions[name](t, x, p, reactions if takes else nothing)])
    names = {"position": system.position_names, "velocity": system.velocity_names}
    chosen_names = {key: tuple(names[key][k] for k in places[key]) for key in names}
    return replace(
        system,
        sizes=replace(g, rows=len(kept), position_rows=len(places["position"]), velocity_rows=len(places["velocity"])),
        functions=functions,
        rows=tuple(system.rows[i] for i in kept),
        position_names=chosen_names["position"],
        velocity_names=chosen_names["velocity"],
        embedded=tuple(system.embedded[i] for i in kept),
        redundant=tuple(kept.index(i) for i in system.redundant if i in kept),
        has_regular=False,
        has_landing=False,
        sparse=None,
    )


def _column(name: str, arguments: list[ca.SX], blocks: list[ca.SX]) -> ca.Function:
    return ca.Function(name, arguments, [ca.densify(ca.vertcat(*[ca.vec(block) for block in blocks]))])


def _rows(block: ca.SX, chosen: Sequence[int]) -> ca.SX:
    return ca.vertcat(*[block[i, :] for i in chosen]) if chosen else ca.SX(0, block.shape[1])
