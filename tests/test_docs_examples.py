"""Every module says what it is for; the examples of docstrings run with pytest's --doctest-modules over src/appell."""

from __future__ import annotations

import doctest
import importlib
import inspect
import pkgutil
import tomllib
from pathlib import Path

import pytest

import appell as ap


def modules() -> list[str]:
    found = [info.name for info in pkgutil.walk_packages(ap.__path__, "appell.")]
    return [ap.__name__, *(name for name in found if not name.endswith("__main__"))]


@pytest.mark.parametrize("name", modules())
def test_a_module_can_be_imported_and_says_what_it_is_for(name: str) -> None:
    module = importlib.import_module(name)
    assert module.__doc__, f"{name} says nothing of itself"


def test_examples_are_collected_from_the_whole_package() -> None:
    settings = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text())["tool"]["pytest"][
        "ini_options"
    ]
    assert "--doctest-modules" in settings["addopts"]
    assert "src/appell" in settings["testpaths"]
    finder = doctest.DocTestFinder()
    examples = [test for name in modules() for test in finder.find(importlib.import_module(name)) if test.examples]
    assert len(examples) >= 4


def test_the_help_of_every_public_name_has_an_example() -> None:
    things = {name: getattr(ap, name) for name in ap.__all__}
    objects = {name: thing for name, thing in things.items() if inspect.isclass(thing) or inspect.isfunction(thing)}
    assert len(objects) > 140
    assert [name for name, thing in objects.items() if ">>>" not in (inspect.getdoc(thing) or "")] == []


def test_the_public_names_are_all_there() -> None:
    for name in ap.__all__:
        assert getattr(ap, name) is not None
