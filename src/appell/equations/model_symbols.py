"""The plain symbols of an algebra and the functions of time and parameters that a person wrote."""

from __future__ import annotations

import sympy as sm
from sympy.physics.vector import dynamicsymbols

from appell.constraints import multiplier
from appell.mechanics import Mechanics
from appell.model import Mechanism


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
