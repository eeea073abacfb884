"""What a person may give for an argument of an analysis: the type aliases of the public signatures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

import sympy as sm

Name: TypeAlias = str | sm.Basic
"""A coordinate, speed, rate, parameter, input or constraint, by its name or as the symbol the model gave."""

Values: TypeAlias = Mapping[Any, float]
"""Numbers by name or symbol: a state, parameters, inputs held constant."""
