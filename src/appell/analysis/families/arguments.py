"""What a person gives to a comparison of the families: checked, and refused in one sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from appell.equations import Equations
from appell.equations.forms import state_graph_of
from appell.errors import ModelError
from appell.model import Mechanism, name_of, suggestion


def require_velocity_rows(model: Mechanism) -> None:
    """Refuse a model without reactions, or without multipliers that are states."""
    if not model.constraints:
        raise ModelError(f"the model '{model.name}' has no constraints: there are no reactions to compare.")
    if all(c.order == 0 for c in model.constraints):
        raise ModelError(
            f"the constraints of '{model.name}' are all on positions: both families give one motion, "
            "and there is no mu(0) to scan."
        )


def widths_of(equations: Equations, given: float | Mapping[Any, Any] | None, usual: np.ndarray) -> np.ndarray:
    """How far the scan goes, row by row."""
    if given is None:
        return usual
    rows = [row for row in state_graph_of(equations).rows if row.order == 1]
    if not isinstance(given, Mapping):
        return np.full(len(rows), _width(given))
    found, names = usual.copy(), [row.name for row in rows]
    for key, value in given.items():
        name = name_of(key)
        places = [i for i, row in enumerate(rows) if row.name == name]
        if not places:
            raise ModelError(
                f"width= names '{name}', which is not a constraint on velocities of the model" + suggestion(name, names)
            )
        values = list(value) if isinstance(value, tuple | list | np.ndarray) else [value] * len(places)
        if len(values) != len(places):
            raise ModelError(f"width= gives {len(values)} values for '{name}', which has {len(places)} rows.")
        found[places] = [_width(v) for v in values]
    return found


def _width(value: Any) -> float:
    try:
        number = float(value)
    except (TypeError, ValueError):
        number = np.nan
    if not (np.isfinite(number) and number >= 0):
        raise ModelError(f"width= is {value!r}: give how far the scan goes, a number that is not negative.")
    return number


def count_of(scan: object) -> int:
    """How many values of mu(0) are tried."""
    if not isinstance(scan, int | np.integer) or isinstance(scan, bool) or scan < 1:
        raise ModelError(f"scan={scan!r}: give how many values of mu(0) are tried, at least one.")
    return int(scan)


def sample_count(samples: object) -> int:
    """4 k + 1 of them: the rule along the samples takes two at a time, and once every other one is left out."""
    if not isinstance(samples, int | np.integer) or samples < 5:
        raise ModelError(f"samples={samples!r}: give how many instants are compared, at least five.")
    return int(samples) + (1 - int(samples)) % 4
