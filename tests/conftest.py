"""Tests of one system go to one worker, so that what was derived for it is derived once."""

from __future__ import annotations

from collections import Counter

import pytest

pytest.register_assert_rewrite("tests.laws.certificate")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "mutation: mutates a copy of the source a hundred times; run by `make mutation`")


def mark_turns(items: list[pytest.Item]) -> None:
    """Mark the cases that ``slow_but_every`` and ``rare_but_every`` leave out, counting the cases of each test."""
    counts: Counter[tuple[str, str]] = Counter()

    def is_left_out(item: pytest.Item, marker: pytest.Mark) -> bool:
        test = (item.nodeid.split("[")[0], marker.name)
        counts[test] += 1
        return (counts[test] - 1) % marker.args[0] != 0 or item.callspec.id in marker.kwargs.get("but_not", ())

    for item in items:
        marker = item.get_closest_marker("slow_but_every")
        if marker is not None and not item.get_closest_marker("slow") and is_left_out(item, marker):
            item.add_marker("slow")
        marker = item.get_closest_marker("rare_but_every")
        if marker is not None and is_left_out(item, marker):
            item.add_marker("rare")


@pytest.hookimpl(tryfirst=True)  # before cases are chosen by their marks
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out mutations unless they are asked for, mark what is slow, and group the rest by system.

    Group by the parameter ``system`` (for ``pytest -n 2 --dist loadgroup``); tests without one stay free.
    """
    if "mutation" not in config.option.markexpr:
        config.hook.pytest_deselected(items=[item for item in items if item.get_closest_marker("mutation")])
        items[:] = [item for item in items if not item.get_closest_marker("mutation")]
    mark_turns(items)
    for item in items:
        callspec = getattr(item, "callspec", None)
        system = callspec.params.get("system") if callspec is not None else None
        if isinstance(system, str):
            item.add_marker(pytest.mark.xdist_group(system))
