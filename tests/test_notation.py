"""docs/notation.md is normative: what it names is there."""

from __future__ import annotations

import re
from dataclasses import fields
from operator import attrgetter
from pathlib import Path

import pytest

from appell.equations.blocks import AuxiliaryStates, Blocks
from appell.mechanics import Embedding, Mechanics, Row
from appell.model.mechanism import Mechanism
from appell.system import System, SystemSizes
from appell.system.state_graph import StateGraph
from tests.support import run_of

NOTATION = (Path(__file__).parents[1] / "docs" / "notation.md").read_text(encoding="utf-8")
TABLE = re.search(r"^\| mathematics \| code \| of `Equations` .*?\n\n", NOTATION, re.DOTALL | re.MULTILINE)

DATACLASSES = (Mechanism, Mechanics, Row, Embedding, Blocks, AuxiliaryStates, StateGraph, System, SystemSizes)
LETTER = re.compile(r"[A-Za-z](dot)?|gamma|lam|tau|omega")


def column(number: int) -> list[str]:
    assert TABLE is not None
    cells = [line.split("|")[number] for line in TABLE[0].strip().splitlines()[2:]]
    return [name for cell in cells for name in re.findall(r"`([^`]+)`", cell)]


def test_the_public_names_of_the_table_are_attributes_of_equations() -> None:
    names = column(3)
    assert len(names) >= 10
    equations = run_of("cartesian-pendulum", "Kane, minimal").equations
    for name in names:
        assert attrgetter(name)(equations) is not None


def test_a_run_of_a_pendulum_is_read_by_the_names_of_the_table() -> None:
    run = run_of("cartesian-pendulum", "Kane, minimal")
    names = column(4)
    assert len(names) >= 7
    for name in names:
        assert eval(name, {"run": run}) is not None


@pytest.mark.parametrize("dataclass", DATACLASSES, ids=lambda d: d.__name__)
def test_the_letters_and_words_of_a_dataclass_are_its_fields(dataclass: type) -> None:
    line = re.search(rf"^\| `{dataclass.__name__}` \|([^|]*)\|([^|]*)\|$", NOTATION, re.MULTILINE)
    assert line is not None
    letters, words = (re.findall(r"`([^`]+)`", cell) for cell in line.groups())
    names = [field.name for field in fields(dataclass)]
    assert set(letters) == {name for name in names if LETTER.fullmatch(name)}
    assert [word for word in words if word not in names] == []


def test_every_dataclass_of_the_table_is_compared() -> None:
    table = NOTATION[NOTATION.index("| dataclass |") :].split("\n\n")[0]
    assert re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE) == [d.__name__ for d in DATACLASSES]
