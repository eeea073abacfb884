"""What flows from stage to stage is frozen: nothing downstream can change what a stage above it returned."""

from __future__ import annotations

import dataclasses
import importlib
import pkgutil

import pytest

PARTS = (
    "constraints mechanics model equations principles reading reactions analysis.classification simulate.modes".split()
)
GROWING = {
    "Frames": "remembers poses and velocities while a model is lowered",
    "_Finder": "collects products of vectors while it reads a row",
    "ExpressionGraph": "takes expressions in one after the other",
    "Directions": "names directions as they are encountered",
    "Handed": "takes in what one pass of a recursion leaves to the next",
    "HybridRecord": "what a run leaves behind",
    "DryLoop": "a run under way",
}
"""Dataclasses that are not frozen, each with what changes in it."""


@pytest.mark.parametrize("part", PARTS)
def test_every_dataclass_that_flows_is_frozen(part: str) -> None:
    package = importlib.import_module(f"appell.{part}")
    inside = pkgutil.walk_packages(getattr(package, "__path__", ()), f"{package.__name__}.")
    modules = [package.__name__, *(m.name for m in inside)]
    for name in modules:
        for value in vars(importlib.import_module(name)).values():
            if dataclasses.is_dataclass(value) and isinstance(value, type) and value.__module__ == name:
                assert value.__dataclass_params__.frozen or value.__name__ in GROWING, f"{name}.{value.__name__}"
