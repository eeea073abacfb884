"""Marks for the smoke tests, which run where there is no pytest and so cannot mark themselves."""

from __future__ import annotations

import pytest

SLOW = "test_the_command_line_lists_and_runs_and_writes"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the test that starts the command line three times."""
    for item in items:
        if item.path.name == "test_smoke.py" and item.name == SLOW:
            item.add_marker("slow")
