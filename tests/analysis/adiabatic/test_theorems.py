"""The theorems of docs/theory/adiabatic.md: every step of the script that proves them."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).parents[3] / "examples" / "adiabatic_theorems.py"


def theorems() -> ModuleType:
    spec = importlib.util.spec_from_file_location("adiabatic_theorems", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize("step", [step.__name__ for step in theorems().STEPS])
def test_every_step_of_the_theorems_is_proved(step: str) -> None:
    assert getattr(theorems(), step)()
