"""The integrals that a constraint is written with, turned into states."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import sympy as sm

from appell.constraints import Constraint
from appell.constraints.memory import Memory, memory_function, parts_of, rate_of, replaced, require_integrable
from appell.errors import ConstraintError
from appell.model.names import require_known, require_new

if TYPE_CHECKING:
    from appell.model.model_data import ModelData


def with_integral_states(data: ModelData, made: Constraint) -> Constraint:
    """``made`` with its rows in states s(t) in place of integrals.

    A row in integrals of positions alone says nothing of the present: its rate takes its place, and it is kept as what
    must hold at the start. Of a row in positions and integrals of velocities the rate is noted, where its forces are.
    """
    name, rows = made.name, made.expressions
    integrals = sorted({i for row in rows for i in row.atoms(sm.Integral)}, key=str)
    if not integrals:
        return made
    if made.unilateral:
        raise ConstraintError(f"the constraint '{name}' is a relation with an integral in it: give it as an equation.")
    found: dict[sm.Integral, Memory] = {}
    for number, integral in enumerate(integrals, start=1):
        expression, start = parts_of(name, integral)
        require_known(f"an integral in '{name}'", expression, data.symbols(), data.functions_known())
        order = Constraint(name, (expression,), made.speeds).order
        require_integrable(name, expression, order)
        label = "s_" + "_".join(name.split()) + (f"_{number}" if len(integrals) > 1 else "")
        require_new(data, label, "integral")
        found[integral] = Memory(memory_function(label), expression, start, order)
    memories = tuple(found.values())
    made = replace(made, expressions=replaced(rows, found), memories=memories)
    now, rates, before = [], [], []
    for row in made.expressions:
        past = made.order_of(row) < 0
        now.append(rate_of(row, memories) if past else row)
        before.append(row if past else None)
        moving = made.order_of(now[-1]) == 0 and any(now[-1].has(m.function) for m in memories if m.order == 1)
        rates.append(rate_of(now[-1], memories) if moving else None)
    return replace(made, expressions=tuple(now), rates=tuple(rates), before=tuple(before))
