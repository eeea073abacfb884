"""No program takes more operations than it did: benchmarks/operation_counts.json holds what it took."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import appell as ap
from appell.algebra.tape import operation_count, tape_of
from appell.catalogue import NAMES
from appell.compile import program_of
from appell.principles import PRINCIPLES
from tests.support import CARDS

FILE = Path(__file__).parents[2] / "benchmarks" / "operation_counts.json"
COUNTS: dict[str, dict[str, int]] = json.loads(FILE.read_text(encoding="utf-8"))
DAILY = ("two-pucks", "chaplygin-sleigh", "rolling-disc", "four-bar", "suslov")


def found(name: str) -> dict[str, int]:
    model = CARDS[name].model()
    for principle in (ap.Kane(reactions=True), *(kind() for kind in PRINCIPLES if kind is not ap.Dead)):
        try:
            functions = program_of(model.derive(principle)).system.functions
        except ap.NotApplicable:
            continue
        return {key: operation_count(tape_of(f, key)) for key, f in functions.items() if key != "outputs"}
    raise AssertionError(name)


@pytest.mark.parametrize(
    "name", [pytest.param(n, marks=[] if n in DAILY else [pytest.mark.slow]) for n in sorted(COUNTS)]
)
def test_no_program_takes_more_operations_than_before(name: str) -> None:
    now = found(name)
    grown = {key: (COUNTS[name].get(key), n) for key, n in now.items() if n > COUNTS[name].get(key, 0)}
    assert not grown, f"(before, now) of {name}: {grown}; if that is meant, run benchmarks/operation_counts.py {name}"


def test_every_system_is_counted() -> None:
    assert {name.replace("_", "-") for name in NAMES} == set(COUNTS)
