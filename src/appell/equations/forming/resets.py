"""The resets of equations as functions of (t, x, p): guards with their derivatives, and maps x+ = r(t, x-)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import casadi as ca

from appell.equations.forming.columns import Columns
from appell.equations.forms import state_graph_of
from appell.errors import NotApplicable
from appell.model import name_of
from appell.model.reset import Reset

if TYPE_CHECKING:
    from appell.equations.equations import Equations


def reset_columns(equations: Equations, s: ca.SX) -> Columns:
    """g, dg/dt and dg/dx of all guards, then x+ of each reset; nothing where there are none."""
    resets, m = equations.mechanism.resets, state_graph_of(equations)
    if not resets:
        return {}
    x = ca.vertcat(m.q, m.u, s)
    g = ca.vertcat(*[ca.SX(m.lower(reset.guard)) for reset in resets])
    t = m.inputs.moment if m.inputs.names else m.t
    return {"resets": ([], [g, ca.jacobian(g, t), ca.jacobian(g, x), *(_jumped(equations, r, x) for r in resets)])}


def require_no_resets(equations: Equations) -> None:
    """Refuse resets where the state is no coordinates and speeds."""
    if equations.mechanism.resets:
        raise NotApplicable(
            f"the reset '{equations.mechanism.resets[0].name}' sets coordinates and speeds, and the equations of "
            f"'{equations.mechanism.name}' by {equations.principle.name} are of higher order: their states are jets."
        )


def _jumped(equations: Equations, reset: Reset, x: ca.SX) -> ca.SX:
    """x with new values in some places."""
    m = state_graph_of(equations)
    symbols = (*equations.coordinates, *equations.speeds)
    places = {name_of(symbol): place for place, symbol in enumerate(symbols)}
    after = ca.SX(x)
    for key, value in reset.jump:
        if name_of(key) not in places:
            raise NotApplicable(
                f"the reset '{reset.name}' sets '{name_of(key)}', which is no coordinate or speed of these equations "
                f"({', '.join(places)}): derive them in the speeds of the model."
            )
        after[places[name_of(key)]] = m.lower(value)
    return after
