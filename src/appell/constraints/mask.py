"""Which rows of a constraint act: coefficients of its modes, each a parameter of the equations that hold all rows."""

from __future__ import annotations

from dataclasses import dataclass

import sympy as sm


@dataclass(frozen=True)
class RowMask:
    """The coefficients of one row.

    ``active``: 1 while it acts, 0 while it rests. ``slides``: not 0 while its friction pushes beside its normal force.
    ``by_sigma``: 1 while c' + c / ``recovery`` is kept in place of the row c.
    """

    active: sm.Symbol
    slides: sm.Expr = sm.S.Zero
    by_sigma: sm.Symbol | None = None
    recovery: sm.Expr | None = None
