"""What a worker does, one task a file: each takes a request and a function for its progress, and gives plain data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from appell.studio.tasks.classify import classify
from appell.studio.tasks.compare import compare
from appell.studio.tasks.consistent import consistent
from appell.studio.tasks.eigenvalues import eigenvalues
from appell.studio.tasks.files import export, share
from appell.studio.tasks.gallery import gallery, system
from appell.studio.tasks.opening import opening
from appell.studio.tasks.run import module, run

Progress = Callable[[float], None]
Task = Callable[[dict[str, Any], Progress], Any]

TASKS: dict[str, Task] = {
    "gallery": gallery,
    "system": system,
    "open": opening,
    "classify": classify,
    "consistent": consistent,
    "run": run,
    "module": module,
    "compare": compare,
    "eigenvalues": eigenvalues,
    "share": share,
    "export": export,
}


def warm_up() -> None:
    """Load what a run needs, by running the pucks once."""
    run({"system": "two-pucks", "duration": 0.1, "samples": 3}, lambda part: None)
