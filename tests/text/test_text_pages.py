"""The pages of the five texts: every number is covered, every cell runs and compares what it says."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
import sympy as sm

TEXTS = Path(__file__).parents[2] / "docs" / "texts"
sys.path.insert(0, str(TEXTS))

import compare  # noqa: E402 - the pages import it by this name
import coverage  # noqa: E402

PAGES = list(coverage.texts())


def page(name: str) -> str:
    return (TEXTS / f"{name}.md").read_text(encoding="utf-8")


def test_every_number_of_the_texts_has_its_line() -> None:
    assert coverage.uncovered() == {}


@pytest.mark.parametrize("name", PAGES)
def test_a_line_has_a_call_or_says_that_there_is_none(name: str) -> None:
    lines = coverage.entries(page(name))
    assert len(lines) > 10
    assert [e.label for e in lines if not e.call and coverage.NOTHING not in e.words] == []


@pytest.mark.parametrize("name", PAGES)
def test_no_number_is_covered_twice(name: str) -> None:
    numbers = [number for entry in coverage.entries(page(name)) for number in entry.numbers]
    assert sorted({n for n in numbers if numbers.count(n) > 1}) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", PAGES)
def test_the_cells_of_a_page_run_and_agree_with_the_text(name: str, tmp_path: Path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    space: dict[str, object] = {}
    for i, cell in enumerate(coverage.cells(page(name))):
        exec(compile(cell, f"{name}.md, cell {i}", "exec"), space)


def test_what_is_not_covered_is_named(monkeypatch) -> None:
    known = coverage.texts()
    known["flygare"]["numbers"] = [*known["flygare"]["numbers"], "E99"]  # type: ignore[misc]
    monkeypatch.setattr(coverage, "texts", lambda: known)
    assert coverage.uncovered() == {"flygare": ("E99",)}


def test_ranges_are_written_out() -> None:
    assert coverage.Entry("E39a to E39c", "", "").numbers == ("E39a", "E39b", "E39c")
    assert coverage.Entry("E3.9 to E3.11, Figure 1", "", "").numbers == ("E3.9", "E3.10", "E3.11", "Figure 1")


def test_a_comparison_fails_on_what_differs() -> None:
    x, t = sm.Function("x")(sm.Symbol("t")), sm.Symbol("t")
    compare.check("equal", [sm.sin(x) ** 2 + sm.cos(x) ** 2, x.diff(t)], [1, x.diff(t)])
    compare.check("numbers", [1.0, 2.0], [1.0, 2.0 + 1e-10], digits=9)
    for ours, text, digits in (
        (x.diff(t), x.diff(t, 2), None),
        ([x, x], [x], None),
        (x, 1.000001 * x, None),
        ([1.0], [1.0 + 1e-6], 7),
        ([float("nan")], [1.0], 3),
    ):
        with pytest.raises(AssertionError, match=r"^wrong: "):
            compare.check("wrong", ours, text, digits=digits)
    with pytest.raises(AssertionError, match="should differ"):
        compare.check_not("wrong", x, x)
