"""A student's own equations against those of the model: the same motion, or which term differs."""

from __future__ import annotations

from typing import Any

from appell.analysis.proofs.same_motion import same_motion
from appell.studio.tasks.mechanism import asked, mechanism


def check(request: dict[str, Any], progress: Any) -> dict[str, Any]:
    """Lines of text with the model's names and a prime for a time derivative; nothing is evaluated as a program."""
    found = mechanism(request)
    lines = [line.strip() for line in str(request.get("lines", "")).splitlines() if line.strip()]
    verdict = same_motion(found.derived(asked(request, found).principle), lines)
    return {"same": bool(verdict), "words": str(verdict)}
