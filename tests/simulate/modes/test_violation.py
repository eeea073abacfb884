"""A mode that would begin below zero is refused by name: only what is open, one-sided and of positions."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np
import pytest

import appell as ap
from appell.simulate.modes.violation import require_open

MARGINS = SimpleNamespace(position=np.array([1e-9, 1e-9]))


def law(unilateral: bool, order: int) -> SimpleNamespace:
    return SimpleNamespace(name="floor", row=1, unilateral=unilateral, order=order)


def test_an_open_relation_below_zero_is_refused_by_name() -> None:
    with pytest.raises(
        ap.SimulationError, match=r"the relation 'floor' is violated at t = 0\.5, where its value is -0\.1"
    ):
        require_open(0.5, [law(True, 0)], {"floor": "open"}, [-1.0, -0.1], MARGINS)


@pytest.mark.parametrize(
    ("unilateral", "order", "phase", "value"),
    [(True, 0, "closed", -0.1), (True, 1, "open", -0.1), (False, 0, "open", -0.1), (True, 0, "open", 0.0)],
)
def test_nothing_else_is(unilateral: bool, order: int, phase: str, value: float) -> None:
    require_open(0.5, [law(unilateral, order)], {"floor": phase}, [-1.0, value], MARGINS)
