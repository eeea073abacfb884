"""The sampler of mutants: what is drawn, what is left out, and which tests a mutant gets; `make mutants` runs them."""

from __future__ import annotations

import json
import random
from collections import Counter
from pathlib import Path

import pytest

from tests.mutation.equivalent import EQUIVALENT, reason
from tests.mutation.executed import CLASSES, Executed, read
from tests.mutation.operators import Mutant, difference, places
from tests.mutation.runner import ROOT, restore
from tests.mutation.sample import SRC, Verdict, by_turns, chosen_tests, folder_of, in_stages, table
from tests.mutation.warm import exchanges, search_path

PYTHON = '''"""A module."""

from __future__ import annotations

from functools import cache


@cache
def half(x: float | None, *, scale: int = 2) -> float | str:
    """Half of it."""
    return -x / scale if x is not None and x > 0 else 0.0
'''
C = """/* a < b in a comment */
static double half(double x) {
    return x > 0.0 ? x * 0.5 : 1.0; /* 2 * x */
}
"""


def of(tmp_path: Path, name: str, text: str) -> list[tuple[str, str]]:
    (tmp_path / name).write_text(text)
    mutants = [mutant for group in places(tmp_path, name).values() for mutant in group]
    return [difference(text, mutant.applied(text)) for mutant in mutants]


def test_every_mutant_of_python_changes_what_is_evaluated_and_nothing_else(tmp_path: Path) -> None:
    pytest.importorskip("cosmic_ray")
    changes = of(tmp_path, "half.py", PYTHON)
    assert len(changes) > 10
    after = [new for _, new in changes]
    assert "return -x * scale if x is not None and x > 0 else 0.0" in after
    assert "return +x / scale if x is not None and x > 0 else 0.0" in after
    assert "return -x / scale if x is None and x > 0 else 0.0" in after
    assert all(old != new for old, new in changes)
    # neither annotations nor memory of what was computed
    assert not [new for new in after if "float" in new and "| None" not in new]
    assert "" not in after


def test_mutants_of_c_leave_comments_alone(tmp_path: Path) -> None:
    changes = of(tmp_path, "half.c", C)
    assert {old for old, _ in changes} == {"return x > 0.0 ? x * 0.5 : 1.0; /* 2 * x */"}
    assert "return x > 0.0 ? x / 0.5 : 1.0; /* 2 * x */" in {new for _, new in changes}
    assert all(new.endswith("/* 2 * x */") for _, new in changes)


MODULE = """x = 1

@property
def f():
    return 1

def g():
    return 2
"""


def test_a_line_has_the_tests_that_execute_it_and_one_of_the_import_those_of_what_it_defines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.mutation.executed.ROOT", tmp_path)
    (tmp_path / "m.py").write_text(MODULE)
    one, two, three = "tests/a.py::one", "tests/a.py::two", "tests/b.py::three"
    seconds = {one: 0.5, two: 0.1, three: 30.0}
    record = {
        "seconds": seconds,
        "failed": [two],
        "lines": {"m.py": {"1": [one], "3": [one], "5": [two, three], "8": [one, two]}},
    }
    (tmp_path / "tests-a.json").write_text(json.dumps(record))
    known = read(tmp_path)
    assert known.tests_of("m.py", 8, 8) == {one}  # what fails anyway kills nothing
    assert known.tests_of("m.py", 3, 3) == {three}
    assert known.tests_of("m.py", 1, 1) == {one, three}
    assert known.tests_of("m.py", 6, 6) == {one, two, three} - {two}
    assert read(tmp_path, [one]).tests_of("m.py", 5, 8) == {one}  # a record may be older than the tests
    of_classes, of_others = f"{CLASSES}[m]", f"{CLASSES}[others]"
    seconds |= {of_classes: 0.1, of_others: 0.1}
    (tmp_path / "tests-a.json").write_text(json.dumps(record))
    assert read(tmp_path).tests_of("m.py", 3, 3) == {three, of_classes}  # reads what a decorator made
    assert read(tmp_path).tests_of("m.py", 8, 8) == {one}


def test_tests_run_from_the_cheapest_file_to_the_dearest_within_the_budget() -> None:
    seconds = {"tests/a.py::x": 5.0, "tests/b.py::y": 1.0, "tests/c.py::z": 2.0, "tests/d.py::w": 100.0}
    known = Executed({"m.py": {1: set(seconds)}}, seconds)
    mutant = Mutant("m.py", "core/AddNot", 0, ((1, 0), (1, 3)))
    files, total = chosen_tests(mutant, known, budget=20.0)
    assert files == [["tests/b.py::y"], ["tests/c.py::z"], ["tests/a.py::x"]]
    assert total == 8.0
    assert in_stages(files) == (("tests/b.py::y",), ("tests/c.py::z", "tests/a.py::x"))
    first, total = chosen_tests(mutant, known, budget=20.0, kills={"tests/a.py": 20})
    assert first == [["tests/a.py::x"], ["tests/b.py::y"], ["tests/c.py::z"]]  # the same tests in another order
    assert total == 8.0


def test_the_slow_tests_of_a_line_have_a_budget_of_their_own() -> None:
    seconds = {"tests/a.py::x": 5.0, "tests/a.py::slow": 6.0, "tests/b.py::slow": 7.0, "tests/c.py::slow": 50.0}
    slow = frozenset(test for test in seconds if test.endswith("slow"))
    mutant = Mutant("m.py", "core/AddNot", 0, ((1, 0), (1, 3)))
    files, total = chosen_tests(mutant, Executed({"m.py": {1: set(seconds)}}, seconds, slow), budget=14.0)
    assert files == [["tests/a.py::x"], ["tests/a.py::slow"], ["tests/b.py::slow"]]
    assert total == 18.0


def test_folders_take_turns_in_a_sample_so_that_its_beginning_is_a_sample_too() -> None:
    sizes = {"principles": 40, "mechanics": 10, "native": 6}
    mutants = [
        Mutant(f"{SRC}{folder}/x.py", "core/AddNot", i, ((i, 0), (i, 3)))
        for folder, n in sizes.items()
        for i in range(n)
    ]
    drawn = by_turns(mutants, random.Random(5))
    assert drawn != mutants
    assert sorted(map(str, drawn)) == sorted(map(str, mutants))
    half = Counter(folder_of(mutant.file) for mutant in drawn[:28])
    assert all(abs(half[folder] - n / 2) <= 1 for folder, n in sizes.items())


BEFORE = """LIMIT = 1

class A:
    def f(self, x=2):
        return [x + 3 for _ in range(4)]
"""


@pytest.mark.parametrize(("old", "new", "warm"), [("x + 3", "x - 3", True), ("(4)", "(5)", True), ("=2", "=3", False)])
def test_what_stands_inside_a_function_is_put_in_place_without_an_import(old: str, new: str, warm: bool) -> None:
    pairs = exchanges("m.py", BEFORE, BEFORE.replace(old, new))
    assert [before.co_qualname for before, _ in pairs or []] == (["A.f"] if warm else [])


def test_a_constant_of_a_module_needs_an_import() -> None:
    assert exchanges("m.py", BEFORE, BEFORE.replace("LIMIT = 1", "LIMIT = 1.0")) is None
    assert exchanges("m.py", BEFORE, BEFORE.replace("x + 3", "x + * 3")) is None


def test_the_share_counts_those_that_can_be_killed() -> None:
    kinds = ["killed"] * 7 + ["timed out", "survived", "not executed", "equivalent", "does not compile"]
    text = table([Verdict(str(i), SRC + "mechanics/x.py", "a", "b", kind, "") for i, kind in enumerate(kinds)], 5)
    assert "Killed or timed out: 8 of 10, 80.0 %." in text
    assert folder_of(SRC + "reactions.py") == "reactions.py"


def test_every_equivalent_mutant_is_of_a_line_that_is_there() -> None:
    for file, before, after in EQUIVALENT:
        assert before != after
        lines = [line.strip() for line in (ROOT / SRC / file).read_text(encoding="utf-8").splitlines()]
        assert before.splitlines()[0] in lines, (file, before)
    assert reason("x.py", "zip(a, b, strict=True)", "zip(a, b, strict=False)")
    assert reason("x.py", "a + b", "a - b") is None


def test_a_copy_is_restored_with_all_that_was_translated_from_its_c(tmp_path: Path) -> None:
    """Else the mutants judged after one of the lanes would be killed by what was left of it."""
    files, change = ("half.c", "native.ll", "lanes.ll"), Mutant("native/half.c", "", 0, ((1, 0), (1, 0)))
    for tree in ("original", "copy"):
        (tmp_path / tree / "native").mkdir(parents=True)
        for file in files:
            (tmp_path / tree / "native" / file).write_text(tree)
    restore(change, tmp_path / "copy")
    assert [(tmp_path / "copy" / "native" / file).read_text() for file in files] == ["original"] * 3


def test_a_copy_is_imported_and_the_environment_inside_the_checkout_stays(tmp_path: Path) -> None:
    environment = str(ROOT / ".venv/lib/python3.12/site-packages")
    path = search_path(tmp_path, ["", str(ROOT), str(ROOT / "src"), environment])
    assert path == [str(tmp_path / "src"), str(tmp_path), environment]
