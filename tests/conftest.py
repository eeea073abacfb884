"""Tests of one system go to one worker, so that what was derived for it is derived once."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite("tests.laws.certificate")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Group by the parameter ``system`` (for ``pytest -n 2 --dist loadgroup``); tests without one stay free."""
    for item in items:
        callspec = getattr(item, "callspec", None)
        system = callspec.params.get("system") if callspec is not None else None
        if isinstance(system, str):
            item.add_marker(pytest.mark.xdist_group(system))
