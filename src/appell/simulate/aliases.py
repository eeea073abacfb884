"""The types of what people pass: one name for one argument everywhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import sympy as sm
from numpy.typing import ArrayLike

from appell.simulate.events import ContactEvent, Event
from appell.simulate.inputs import NativeFunction
from appell.simulate.table import Table

State: TypeAlias = Mapping[Any, float]
"""Values of coordinates, speeds and coordinate rates, by name or symbol."""

Parameters: TypeAlias = Mapping[Any, float]
"""Values of parameters, by name or symbol."""

InputValue: TypeAlias = sm.Expr | float | Table | tuple[ArrayLike, ArrayLike] | NativeFunction | Any
"""What an input may be: an expression, a table (or a pair of times and values), a compiled function."""

Inputs: TypeAlias = Mapping[Any, InputValue]
"""What each input is, by name or symbol."""

OneEvent: TypeAlias = sm.Expr | Event | ContactEvent
Events: TypeAlias = OneEvent | Sequence[OneEvent] | Mapping[str, OneEvent]
"""Events: one, several, or several by name."""
