"""`make bench` keeps what it measured: a stage that fails is reported, and the others still run."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType

import pytest
from rich.console import Console

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """benchmarks/run.py, which finds its neighbours by the folder it is started in."""
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    spec = importlib.util.spec_from_file_location("benchmarks_run", BENCHMARKS / "run.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, spec.name, module)
    spec.loader.exec_module(module)
    return module


def test_a_stage_that_fails_is_reported_and_ends_no_other(bench: ModuleType, tmp_path: Path) -> None:
    results = tmp_path / "results.json"
    seen: list[list[str]] = []

    def loaded(name: str):
        if name == "second":
            raise ImportError("no module named peer")
        if results.exists():
            seen.append([row["name"] for row in json.loads(results.read_text())["rows"]])
        return lambda: [bench.Row(name, "s", 1.0)]

    console = Console(file=(tmp_path / "log").open("w"))
    rows, failures = bench.measure(["first", "second", "third"], loaded, console, results)

    assert [row.name for row in rows] == ["first", "third"]
    assert failures == {"second": "ImportError: no module named peer"}
    assert seen == [["first"]]  # the row of the first stage was on disk before the third began
    written = json.loads(results.read_text())
    assert [row["name"] for row in written["rows"]] == ["first", "third"]
    assert written["failed"] == failures


def test_every_stage_has_a_file_with_a_function_of_its_name(bench: ModuleType) -> None:
    files = {path.stem: path.read_text(encoding="utf-8") for path in (BENCHMARKS / "stages").glob("*.py")}
    del files["__init__"]
    assert set(files) == set(bench.STAGES)
    assert all(f"\ndef {name}() -> list[Row]:" in text for name, text in files.items())
