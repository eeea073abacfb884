"""The list of mutations is in order; `make mutation` finds whether all are killed."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.mutation.mutate import ROOT, fragment_count
from tests.mutation.mutations import MUTATIONS


def test_there_are_a_hundred_over_every_part() -> None:
    assert len(MUTATIONS) >= 100
    for part in ("principles/", "reactions", "mechanics/rows.py", "compile/", ".c", "audit.py"):
        assert sum(part in m.file for m in MUTATIONS) >= 5, part


def test_every_mutation_changes_one_place_of_one_line() -> None:
    lost = [f"{fragment_count(m)} times: {m}" for m in MUTATIONS if fragment_count(m) != 1]
    assert not lost, "adapt tests/mutation/mutations.py to what the source says now:\n" + "\n".join(lost)
    assert all(m.old != m.new and "\n" not in m.old for m in MUTATIONS)
    assert len({(m.file, m.old, m.new) for m in MUTATIONS}) == len(MUTATIONS)


def test_every_mutation_names_tests_there_are() -> None:
    files = {test.split("::")[0] for m in MUTATIONS for test in m.tests if test.startswith("tests/")}
    assert files
    assert all(m.tests for m in MUTATIONS)
    assert not [file for file in files if not (ROOT / file).exists()]


@pytest.mark.mutation
def test_every_mutation_is_killed() -> None:
    done = subprocess.run([sys.executable, "-m", "tests.mutation.mutate"], cwd=ROOT, check=False)
    assert done.returncode == 0
