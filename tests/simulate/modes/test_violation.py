"""A mode that would begin below zero is refused by name: only what is open, one-sided and of positions."""

from __future__ import annotations

import pytest

import appell as ap
from appell.simulate.modes import mode_table
from tests.support import with_numbers


@pytest.fixture(autouse=True)
def zero_lies_high(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is less than a million counts as violated."""
    with_numbers(monkeypatch, mode_table, "MODE", slowest=-1e20)


def stone(expression: str, height: float) -> ap.Run:
    model = ap.Model("a stone")
    z = model.coordinates("z")
    model.particle("stone", mass=1, position=z * model.frame.z)
    model.gravity(-10 * model.frame.z)
    model.constrain("floor", {"gap": z >= 0, "rise": z.diff(model.time) + 30 >= 0}[expression])
    return model.derive(ap.Kane()).simulate(0.5, {"z": height, "zdot": 0.0})


def test_an_open_relation_below_zero_is_refused_by_name() -> None:
    words = r"the relation 'floor' is violated at t = 0, where its value is 7\b"
    with pytest.raises(ap.SimulationError, match=words):
        stone("gap", 7.0)


@pytest.mark.parametrize(("expression", "height"), [("gap", 0.0), ("rise", 7.0)])
def test_one_that_is_closed_or_of_velocities_is_not(expression: str, height: float) -> None:
    assert stone(expression, height).time[-1] == 0.5
