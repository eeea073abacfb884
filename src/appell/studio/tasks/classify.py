"""The constraint table: kinds, and what each verdict rests on."""

from __future__ import annotations

from typing import Any

from appell.analysis.classification.classify import classify as classify_model
from appell.analysis.classification.verdict import Verdict
from appell.studio.tasks.mechanism import mechanism


def classify(request: dict[str, Any], progress: Any) -> dict[str, Any]:
    """Every constraint beside the others, and the set."""
    found = classify_model(mechanism(request).model)
    together = getattr(found, "together", None)
    return {
        "verdicts": [_verdict(found[name]) for name in found],
        "together": "" if together is None else str(together),
    }


def _verdict(verdict: Verdict) -> dict[str, Any]:
    return {
        "constraint": verdict.name,
        "kind": verdict.kind,
        "level": verdict.level,
        "order": verdict.order,
        "rows": verdict.rows,
        "linear": verdict.linear,
        "rheonomic": verdict.rheonomic,
        "vectorial": verdict.vectorial,
        "principles": [p.name for p in verdict.principles],
        "remarks": list(verdict.remarks),
        "advice": verdict.advice,
        "certificate": verdict.method,
    }
