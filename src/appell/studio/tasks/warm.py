"""Loads what a run needs before anybody asks for one, by running the pucks once."""

from __future__ import annotations

from typing import Any

from appell.studio.tasks.run import run


def warm(request: dict[str, Any], progress: Any) -> None:
    """Run the pucks for a moment."""
    run({"system": "two-pucks", "duration": 0.1, "samples": 3}, progress)
