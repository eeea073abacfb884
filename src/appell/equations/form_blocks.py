"""A principle's blocks with what the model adds to reactions: the law C of those that do work, actuators in B."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from appell.equations.blocks import Blocks
from appell.equations.principle import Principle
from appell.mechanics import Embedding, Mechanics, Row, actuated


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
