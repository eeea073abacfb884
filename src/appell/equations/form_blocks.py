"""A principle's blocks with what the model adds to reactions: the law C of those that do work, actuators in B."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import sympy as sm
from sympy.physics.vector import dynamicsymbols

from appell.constraints import multiplier
from appell.equations.blocks import Blocks
from appell.equations.principle import Principle
from appell.mechanics import Embedding, Mechanics, Row, actuated
from appell.model import Mechanism


def form_blocks(principle: Principle, m: Mechanics, rows: Sequence[Row], embedding: Embedding | None) -> Blocks:
    """M w' = F + C + B lam by a principle.

    A law is a force like any other to the principle, which brings it into its equations by its own statement; marked by
    a factor k, it is read off again as C = dF/dk. The column of B of a row that actuators keep is their push, by its
    virtual power.
    """
    algebra = m.algebra
    if m.laws:
        k = algebra.symbols(["k"])
        blocks = principle.form(m.with_laws(k[0, 0]), rows, embedding)
        F = algebra.substitute(blocks.F, k, algebra.zeros(1, 1))
        blocks = replace(blocks, F=F, C=algebra.jacobian(blocks.F, k))
    else:
        blocks = principle.form(m, rows, embedding)
    if not any(row.drives for row in rows):
        return blocks
    columns, pushes = [], actuated(m)
    for i, row in enumerate(rows):
        if row.drives:
            push = pushes[m.rows.index(row)].on_speeds(m)
            columns.append(push if embedding is None else embedding.N.T @ push)
        else:
            columns.append(blocks.B[:, i])
    return replace(blocks, B=algebra.hstack(columns), ideal_B=blocks.B)


# ---- The plain symbols of an algebra and the functions of time and parameters that a person wrote


def own_symbols(model: Mechanism, m: Mechanics) -> dict[sm.Basic, sm.Basic]:
    """Plain symbols to the functions of time and the parameters a person wrote."""
    t = dynamicsymbols._t
    k = model.kinematics
    table = {m.q[i, 0]: c for i, c in enumerate(k.coordinates)} | {m.u[i, 0]: s for i, s in enumerate(k.speeds)}
    table |= {m.udot[i, 0]: s.diff(t) for i, s in enumerate(k.speeds)}
    table |= {m.p[i, 0]: parameter.symbol for i, parameter in enumerate(model.parameters)}
    rows = [(c.name, i, len(c.expressions)) for c in model.constraints for i in range(len(c.expressions))]
    table |= {m.ideal[k, 0]: multiplier(*row, "lambda0") for k, row in enumerate(rows)}
    table |= {m.actual[k, 0]: multiplier(*row) for k, row in enumerate(rows)}
    return table | {m.t[0, 0]: t}


def rows_of(model: Mechanism, name: str) -> int:
    """How many rows a constraint has."""
    return next(len(c.expressions) for c in model.constraints if c.name == name)
