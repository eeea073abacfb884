"""The page of a comparison: one run of every family, and of every other principle that moved otherwise."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from appell.errors import ModelError
from appell.numbers import LIMIT
from appell.view.page.html import write_page
from appell.view.page.options import PageOptions

if TYPE_CHECKING:
    from appell.analysis.comparison.compare import Comparison
    from appell.simulate.run import Run


def write_comparison(comparison: Comparison, path: str | Path) -> Path:
    """Write the runs of a comparison as one HTML file."""
    runs = chosen(comparison)
    if not runs:
        raise ModelError(f"no principle ran for '{comparison.model}': there is nothing to show.")
    words = PageOptions(title=comparison.model, text=f"{len(comparison.runs)} principles, one model.")
    return write_page(path, runs, words)


def chosen(comparison: Comparison) -> list[Run]:
    """The first run of every family, then the others in their order, a few in all."""
    firsts = [entries[0].run for entries in comparison.families.values()]
    ordered = [run for run in (*firsts, *comparison.runs) if run is not None]
    kept: list[Run] = []
    for run in ordered:
        if all(run is not other for other in kept):
            kept.append(run)
    return kept[: LIMIT.page_runs]
