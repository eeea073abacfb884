"""Several principles side by side: the difference, when they part, and a paragraph that explains it."""

from __future__ import annotations

from typing import Any

import numpy as np

from appell.analysis.comparison.compare import Comparison, Entry, applicable
from appell.analysis.comparison.compare import compare as compare_principles
from appell.errors import AppellError, ModelError
from appell.principles import PRINCIPLES
from appell.studio.tasks.explain import explanation
from appell.studio.tasks.mechanism import asked, mechanism, principle_of
from appell.studio.tasks.run import COMING, typeset
from appell.view.page.comparison import chosen
from appell.view.page.document import document
from appell.view.page.options import PageOptions


def compare(request: dict[str, Any], progress: Any) -> dict[str, Any]:
    """Runs of one model under several principles."""
    found = mechanism(request)
    wanted, data = asked(request, found), found.model.snapshot()
    names = request.get("principles") or []
    if not isinstance(names, list) or len(names) > len(PRINCIPLES):
        raise ModelError(f"the principles to compare are a list of at most {len(PRINCIPLES)} names.")
    principles = [principle_of(name) for name in names] or applicable(data)
    entries: list[Entry] = []
    for i, principle in enumerate(principles):
        progress(i / len(principles))
        entries += _one(data, principle, wanted).entries
    comparison = Comparison(data.name, tuple(entries))
    if not comparison.ran:
        raise ModelError(f"no principle ran: {comparison.entries[0].refusal}")
    return _told(found, comparison)


def _one(data: Any, principle: Any, wanted: Any) -> Comparison:
    """One entry; a refusal is an entry too."""
    options = {key: value for key, value in wanted.options.items() if key not in ("duration", "state")}
    try:
        return compare_principles(
            data, [principle], duration=wanted.duration, state=wanted.start, progress=False, **options
        )
    except AppellError as error:
        return Comparison(data.name, (Entry(principle, None, None, 0, 0.0, str(error)),))


def _told(found: Any, comparison: Comparison) -> dict[str, Any]:
    first, second = _pair(comparison)
    runs = [entry.run for entry in (first, second) if entry is not None and entry.run is not None]
    runs += [run for run in chosen(comparison) if all(run is not other for other in runs)][: 4 - len(runs)]
    shown = document(
        runs,
        PageOptions(found.title, found.text, found.source, show=found.show),
        computing=False,
        equations=typeset(found, first.principle.name),
    )
    difference = np.zeros(0) if second is None else comparison.difference(first, second)
    time = first.run.time[: difference.size] if first.run is not None else np.zeros(0)
    parted = None if second is None else comparison._parted(first, second)
    return {
        "document": shown | {"module": {"refusal": COMING}},
        "rows": [_row(comparison, comparison.ran[0], entry) for entry in comparison.entries],
        "pair": [entry.label for entry in (first, second) if entry is not None],
        "time": time.tolist(),
        "difference": difference.tolist(),
        "parted": parted,
        "explanation": explanation(comparison, found.model.snapshot(), first, second, parted),
    }


def _pair(comparison: Comparison) -> tuple[Entry, Entry | None]:
    """The first run, and the one that leaves it furthest."""
    first, *others = comparison.ran
    if not others:
        return first, None
    return first, max(others, key=lambda entry: float(comparison.difference(first, entry).max(initial=0.0)))


def _row(comparison: Comparison, first: Entry, entry: Entry) -> dict[str, Any]:
    row: dict[str, Any] = {"principle": entry.label, "family": entry.principle.family, "refusal": entry.refusal}
    if entry.run is None or first.run is None:
        return row
    audit = entry.run.audit
    return row | {
        "difference": float(comparison.difference(first, entry).max(initial=0.0)),
        "parted": comparison._parted(first, entry),
        "energy": audit.energy_error,
        "residual": audit.constraint_error,
        "operations": entry.operations,
    }
