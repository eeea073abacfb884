"""The integrals that a constraint is written with, turned into states."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

import sympy as sm
from sympy.physics.vector import dynamicsymbols

from appell.constraints import Constraint
from appell.constraints.kernel import Convolution
from appell.constraints.memory import Memory, integral, memory_function, parts_of, rate_of, require_integrable
from appell.errors import ConstraintError
from appell.model.names import require_known, require_new

if TYPE_CHECKING:
    from appell.model.mechanism import Mechanism


def with_integral_states(data: Mechanism, made: Constraint) -> Constraint:
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
    parts = {written: parts_of(name, written) for written in integrals}
    count = sum(len(part.chain()[0]) for found, _ in parts.values() for part in found)
    names = iter(_labels(data, name, count))
    table, memories = {}, list[Memory]()
    for written, (found, start) in parts.items():
        table[written] = sm.S.Zero
        for part in found:
            states = _states(data, made, part, start, names)
            table[written] += part.factor * states[0].function
            memories += states
    made = replace(made, expressions=tuple(row.xreplace(table) for row in rows), memories=tuple(memories))
    now, rates, before = [], [], []
    for row in made.expressions:
        past = made.order_of(row) < 0
        now.append(rate_of(row, memories) if past else row)
        if made.order_of(now[-1]) < 0:
            raise ConstraintError(
                f"the constraint '{name}' holds nothing of the present, nor does its rate, since the kernel of its "
                "integral vanishes at t = 0: state its rate."
            )
        before.append(row if past else None)
        moving = made.order_of(now[-1]) == 0 and any(now[-1].has(m.function) for m in memories if m.order == 1)
        rates.append(rate_of(now[-1], memories) if moving else None)
    return replace(made, expressions=tuple(now), rates=tuple(rates), before=tuple(before))


def _labels(data: Mechanism, name: str, count: int) -> list[str]:
    """The names of the states of a constraint."""
    label = "s_" + "_".join(name.split())
    made = [label] if count == 1 else [f"{label}_{number}" for number in range(1, count + 1)]
    for one in made:
        require_new(data, one, "integral")
    return made


def _states(data: Mechanism, made: Constraint, part: Convolution, start: float, names: Iterator[str]) -> list[Memory]:
    """z_i of a convolution: z_i' = K^(i)(0) f + z_(i+1), the last with the recurrence of K in place of z_m."""
    where, f, t = f"an integral in '{made.name}'", part.past, dynamicsymbols._t
    require_known(where, f, data.symbols(), data.functions_known())
    require_known(where, part.kernel, data.symbols(), set())
    order = Constraint(made.name, (f,), made.speeds).order
    require_integrable(made.name, f, order)
    values, recurrence = part.chain()
    z = [memory_function(next(names)) for _ in values]
    last = sm.Add(*(d * state for d, state in zip(recurrence, z, strict=True)))
    found = []
    for i, (state, value, following) in enumerate(zip(z, values, [*z[1:], last], strict=True)):
        later = next((k for k, v in enumerate(values[i:]) if v != 0), len(values) - i)
        kernel = part.kernel.diff(t, i)
        written = integral(f, start, kernel=None if kernel == 1 else kernel)
        found.append(Memory(state, value * f + following, start, order - later, written))
    return found
