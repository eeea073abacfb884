"""States of first order that a person declares: a motor's current, a filter, the slip of a tyre that builds up."""

from __future__ import annotations

import sympy as sm
from sympy.core.function import AppliedUndef

from appell.constraints import Memory, expression_of
from appell.errors import ModelError, refuse_deep_nesting
from appell.model.constraint_rows import require_order
from appell.model.growing import AlsoIn
from appell.model.mechanism import Mechanism
from appell.model.names import name_of, require_known
from appell.model.parameter import finite, spread
from appell.model.symbols import new_functions, require_told, typeset


def with_state_variables(
    data: Mechanism, names: object, rate: object, start: object = 0.0, unit: object = "", latex: object = ""
) -> tuple[Mechanism, tuple[AppliedUndef, ...]]:
    """New states s(t) with their rates s' = f(q, u, s, t), which may hold all of them."""
    made = new_functions(data, names, "state variable")
    words = "the rate of " + ", ".join(f"'{name_of(s)}'" for s in made)
    given = rate(*made) if callable(rate) else rate
    rates = list(given) if isinstance(given, tuple | list | sm.MatrixBase) else [given]
    if len(rates) != len(made):
        raise ModelError(f"{words} has {len(rates)} expressions for {len(made)} names: give one each.")
    starts, units = (spread(what, each, len(made)) for what, each in (("start", start), ("unit", unit)))
    known, new = AlsoIn(data.functions_that_act(), set(made)), []
    for s, e, value, u in zip(made, rates, starts, units, strict=True):
        where = f"the rate of '{name_of(s)}'"
        with refuse_deep_nesting(where):
            expression = expression_of(where, e)
        require_known(where, expression, data.symbols(), known)
        require_order(data, where, [expression], 1)
        require_told(name_of(s), u, "")
        new.append(Memory(s, expression, value=finite(f"the start of {name_of(s)}", value), unit=str(u or "")))
    data = data.adding(memories=new)
    for s, e in zip(made, new, strict=True):
        require_order(data, f"the rate of '{name_of(s)}'", [e.expression], 1)
    return typeset(data, made, latex), made
