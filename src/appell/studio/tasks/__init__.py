"""Tasks of a worker, one in each file; a file is loaded with the first job that needs it.

In: a request, and a function that reports progress.
Out: plain data for the page.
Read first: ``run.py``.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

Progress = Callable[[float], None]
Task = Callable[[dict[str, Any], Progress], Any]

FILES = {
    "system": "system",
    "open": "opening",
    "read": "read",
    "classify": "classify",
    "consistent": "consistent",
    "check": "check",
    "run": "run",
    "module": "module",
    "compare": "compare",
    "eigenvalues": "eigenvalues",
    "sweep": "sweep",
    "share": "share",
    "export": "export",
    "warm": "warm",
}
"""The file of every kind of job; the function of the same name does it."""


def task(kind: str) -> Task:
    """The function that does a kind of job."""
    name = FILES[kind]
    found: Task = getattr(import_module(f"appell.studio.tasks.{name}"), name)
    return found
