"""How well a run kept what is known to stay constant."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from appell.equations.forms import known_integrals
from appell.errors import AppellError
from appell.numbers import ZERO

if TYPE_CHECKING:
    import sympy as sm

    from appell.simulate.run import Run


def changes_of_integrals(run: Run) -> dict[str, float]:
    """The change of each integral that the equations of a run are known to have, relative to its largest value.

    Left out are integrals in what this run does not have (other speeds in place of those the model was said in).
    """
    if not run.has_equations:
        return {}
    found: dict[str, float] = {}
    for known in known_integrals(run.equations):
        try:
            found[known.name] = relative_change(history(known.value, run))
        except (AppellError, KeyError):
            continue
    return found


def relative_change(values: np.ndarray) -> float:
    """(max - min) / max |x|; the change itself where x is zero throughout."""
    size = float(np.abs(values).max())
    return float(np.ptp(values)) / (size if size > ZERO.expressions else 1.0)


def history(value: sm.Expr | Callable[[Any], Any], run: Run) -> np.ndarray:
    """An expression of the model, or a function of a run, at its samples."""
    import sympy as sm

    return np.asarray(run[value] if isinstance(value, sm.Expr) else value(run), float)
