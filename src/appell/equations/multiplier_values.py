"""Multipliers that a person gives a principle, one for each row: numbers, or expressions of the state."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

import sympy as sm
from sympy.physics.vector import Vector

from appell.constraints import Constraint, Placeholder
from appell.errors import ModelError
from appell.model import Mechanism, name_of
from appell.model.names import require_known, suggestion

WANTED = "give a number, or an expression of coordinates, speeds, time and parameters"


def named_values(where: str, given: Any, constraints: Sequence[Constraint]) -> dict[str, Any]:
    """What is given by constraint, by the names of these; refuses what is no mapping and names no constraint.

    ``where``: what the person wrote, such as "Dead(mu=...)".
    """
    if not isinstance(given, Mapping):
        raise ModelError(f"{where} is {given!r}: give values by constraint, such as {{'row': 0.5}}.")
    known = [c.name for c in constraints]
    for key in given:
        if name_of(key) not in known:
            words = f"{where} names '{name_of(key)}', which is not a constraint of the model"
            raise ModelError(words + suggestion(name_of(key), known))
    return {name_of(key): value for key, value in given.items()}


def as_values(value: Any) -> list[Any]:
    """One value, or those of several rows."""
    return list(value) if isinstance(value, Sequence | sm.MatrixBase) and not isinstance(value, str) else [value]


def values_of_rows(where: str, value: Any, constraint: Constraint) -> list[sm.Expr]:
    """One SymPy expression for each row of a constraint; refuses another count and what is no number or expression."""
    values, rows = as_values(value), len(constraint.expressions)
    if len(values) != rows:
        raise ModelError(
            f"{where} gives {len(values)} value{'s' * (len(values) != 1)} for '{constraint.name}', which has {rows} "
            f"row{'s' * (rows != 1)}: give one for each row."
        )
    return [expression(f"{where} of '{constraint.name}'", v) for v in values]


def expression(where: str, value: Any) -> sm.Expr:
    """A value as a SymPy expression that is real and finite as far as it is a number."""
    if isinstance(value, str | bool | Vector | Mapping) or value is None:
        raise ModelError(f"{where} is {value!r}: {WANTED}.")
    try:
        found = sm.sympify(value, strict=True)
    except (sm.SympifyError, TypeError, ValueError, AttributeError):
        raise ModelError(f"{where} is {value!r}: {WANTED}.") from None
    if not isinstance(found, sm.Expr):
        raise ModelError(f"{where} is {value!r}: {WANTED}.")
    if found.has(sm.nan, sm.oo, -sm.oo, sm.zoo) or (found.is_number and not _is_real(found)):
        raise ModelError(f"{where} is {value}, which is not a real and finite number: {WANTED}.")
    return found


def _is_real(number: sm.Expr) -> bool:
    value = complex(number)
    return value.imag == 0 and math.isfinite(value.real)


def require_of_state(where: str, value: sm.Expr, model: Mechanism) -> None:
    """Refuse symbols that are not the model's, and accelerations: a multiplier is a function of the state and time."""
    require_known(where, value, model.symbols(), model.functions_that_act())
    speeds = set(model.kinematics.speeds)
    higher = {d for d in value.atoms(sm.Derivative) if d.derivative_count > 1 or d.expr in speeds}
    higher |= {a for a in value.atoms(Placeholder) if a.quantity.order > 1}
    if higher:
        names = ", ".join(sorted(name_of(h) for h in higher))
        raise ModelError(f"{where} holds accelerations ({names}): {WANTED}.")
