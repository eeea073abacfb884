"""The list of mutations is in order; `make mutation` finds whether all are killed."""

from __future__ import annotations

import subprocess
import sys
from fnmatch import fnmatch

import pytest

from tests.mutation.mutate import fragment_count
from tests.mutation.mutations import MUTATIONS
from tests.mutation.runner import ROOT
from tests.mutation.sample import PARTS

CERTIFICATES = ("test_audit", "certificate", "test_zero", "test_same_motion")


def test_a_mutation_by_hand_falsifies_a_certificate_or_stands_where_none_is_drawn() -> None:
    drawn = [m for m in MUTATIONS if any(fnmatch(m.file, part) for part in PARTS)]
    assert drawn
    for m in drawn:
        assert any(word in " ".join(m.tests).lower() for word in CERTIFICATES), f"{m}: the sample covers it"


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
