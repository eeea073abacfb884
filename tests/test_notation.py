"""docs/notation.md is normative: what it names is there."""

from __future__ import annotations

import re
from pathlib import Path

from appell import Equations
from tests.support import run_of

NOTATION = (Path(__file__).parents[1] / "docs" / "notation.md").read_text(encoding="utf-8")
TABLE = re.search(r"^\| mathematics \| code \| of `Equations` .*?\n\n", NOTATION, re.DOTALL | re.MULTILINE)


def column(number: int) -> list[str]:
    assert TABLE is not None
    cells = [line.split("|")[number] for line in TABLE[0].strip().splitlines()[2:]]
    return [name for cell in cells for name in re.findall(r"`([^`]+)`", cell)]


def test_the_public_names_of_the_table_are_attributes_of_equations() -> None:
    names = column(3)
    assert len(names) >= 10
    assert [name for name in names if not hasattr(Equations, name)] == []


def test_a_run_of_a_pendulum_is_read_by_the_names_of_the_table() -> None:
    run = run_of("cartesian-pendulum", "Kane, minimal")
    names = column(4)
    assert len(names) >= 7
    for name in names:
        assert eval(name, {"run": run}) is not None
