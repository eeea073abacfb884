"""The table of what is not run every day speaks of tests there are."""

from __future__ import annotations

from pathlib import Path

from tests.slow import SLOW, TURNS


def test_every_test_in_the_table_is_there() -> None:
    sources: dict[str, str] = {}
    for path in Path(__file__).parent.rglob("test_*.py"):
        sources[path.name] = sources.get(path.name, "") + path.read_text(encoding="utf-8")
    for case in (*TURNS, *SLOW):
        file, name = case.split("[")[0].split("::")
        assert f"def {name}(" in sources.get(file, ""), case
