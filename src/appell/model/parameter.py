"""A constant of a model: its symbol, default, unit and what it is."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import sympy as sm
from sympy.core.function import AppliedUndef

from appell.errors import ModelError


@dataclass(frozen=True)
class Parameter:
    """A symbol with a default value (None: to be given at each run), a unit and a description."""

    symbol: sm.Symbol
    default: float | None = None
    unit: str = ""
    description: str = ""

    @property
    def name(self) -> str:
        return str(self.symbol.name)


def spread(what: str, value: object, count: int) -> list[object]:
    """One entry a symbol from a single value or a sequence of them."""
    if isinstance(value, np.ndarray):
        value = value.tolist()
    if value is None or isinstance(value, str) or not isinstance(value, Sequence):
        return [value] * count
    if len(value) != count:
        raise ModelError(f"{count} parameters were named but {len(value)} of '{what}' were given.")
    return list(value)


def finite(name: str, value: object) -> float:
    """A parameter's value as a finite number."""
    try:
        number = float(value)  # type: ignore[arg-type]
    except (TypeError, ValueError):
        raise ModelError(f"the parameter '{name}' is {value!r}, which is not a number.") from None
    if not math.isfinite(number):
        raise ModelError(f"the parameter '{name}' is {number}: give it a finite value.")
    return number


# ---- An input of a model: a function of time that each run gives


@dataclass(frozen=True)
class Input:
    """A function of time with a unit and a description; what it is follows at each run (``inputs=``).

    ``bound`` is the largest magnitude it should have, None for none: a run that exceeds it warns.
    """

    function: AppliedUndef
    unit: str = ""
    description: str = ""
    bound: float | None = None

    @property
    def name(self) -> str:
        return str(self.function.func)
