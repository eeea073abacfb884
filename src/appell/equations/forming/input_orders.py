"""How often each input is differentiated in what is run."""

from __future__ import annotations

from collections.abc import Iterable

import casadi as ca

from appell.errors import CompileError
from appell.mechanics.inputs import DERIVATIVES, STRIDE
from appell.system.state_graph import StateGraph


def input_orders(m: StateGraph, functions: Iterable[ca.Function]) -> dict[str, int]:
    """The highest derivative of each input in functions of (t, x, p, extra)."""
    if not m.inputs.names:
        return {}
    read = {j for function in functions for j in function.jac_sparsity(0, 2).get_triplet()[1]}
    first = m.p.numel() - m.inputs.moment.numel() - m.inputs.symbols.numel()
    orders = {}
    for i, name in enumerate(m.inputs.names):
        place = first + i * STRIDE
        orders[name] = max((k for k in range(STRIDE) if place + k in read), default=0)
        if orders[name] > DERIVATIVES:
            raise CompileError(
                f"the input '{name}' would be differentiated more than {DERIVATIVES} times: "
                "write that motion with the time itself in place of the input."
            )
    return orders
