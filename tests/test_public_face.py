"""Everything public says what it is: a summary, its parameters by name, a signature that is explicit."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator
from functools import cached_property
from types import ModuleType
from typing import Any

import pytest

import appell as ap

SECTION = re.compile(r"^(Parameters|Attributes)\n-+\n(.*?)(?=^\w[\w ]*\n-+\n|\Z)", re.DOTALL | re.MULTILINE)
ENTRY = re.compile(r"^(\*?\w[\w, *]*)(?: ?:.*)?$", re.MULTILINE)


def public_objects() -> Iterator[tuple[str, Any]]:
    """Every public name, and the public methods and properties of the classes among them, where they are first defined.

    What implements an abstract method is described there.
    """
    for name in ap.__all__:
        thing = getattr(ap, name)
        if isinstance(thing, ModuleType | str):
            continue
        yield name, thing
        if inspect.isclass(thing):
            yield from methods(thing)


def methods(cls: type) -> Iterator[tuple[str, Any]]:
    """What a person may call or read on an object of the class, by the class of ours that introduces it."""
    found: dict[str, tuple[str, Any]] = {}
    for parent in reversed([parent for parent in cls.__mro__ if parent.__module__.startswith("appell")]):
        for name, value in vars(parent).items():
            function = value.__func__ if isinstance(value, staticmethod | classmethod) else value
            readable = isinstance(function, property | cached_property)
            if not name.startswith("_") and (inspect.isfunction(function) or readable):
                found.setdefault(name, (f"{parent.__name__}.{name}", function))
    yield from found.values()


def arguments(thing: Any) -> list[inspect.Parameter]:
    """The parameters a caller gives, without self and cls."""
    if isinstance(thing, property | cached_property) or not callable(thing):
        return []
    if inspect.isclass(thing) and issubclass(thing, Exception):
        return []
    made_by = vars(thing).get("__new__") if inspect.isclass(thing) else None  # of a SymPy function, which says *args
    found = list(inspect.signature(made_by or thing).parameters.values())
    return [p for p in found if p.name not in ("self", "cls") and not p.name.startswith("_")]


def documented(thing: Any) -> set[str]:
    """The names that the Parameters (of a class also the Attributes) section describes."""
    sections = SECTION.findall(inspect.getdoc(thing) or "")
    entries = [entry for _, body in sections for entry in ENTRY.findall(body)]
    return {name.strip(" *") for entry in entries for name in entry.split(",")}


OBJECTS = dict(public_objects())
CALLABLES = {name: thing for name, thing in OBJECTS.items() if arguments(thing)}


def test_every_public_name_has_a_summary() -> None:
    assert len(OBJECTS) > 200
    assert [name for name, thing in OBJECTS.items() if not summary(thing)] == []


def summary(thing: Any) -> str:
    """The first line, but not the signature that dataclasses put in place of a docstring."""
    text = (inspect.getdoc(thing) or "").split("\n")[0]
    return "" if inspect.isclass(thing) and text.startswith(f"{thing.__name__}(") else text


def test_help_begins_with_an_example() -> None:
    """Of everything on the first level; of methods that have one it comes first, too."""
    late = []
    for name, thing in OBJECTS.items():
        after_summary = (inspect.getdoc(thing) or "").partition("\n\n")[2]
        has_one = ">>> " in after_summary
        if (has_one or "." not in name) and ">>> " not in after_summary.partition("\n\n")[0]:
            late.append(name)
    assert late == []


@pytest.mark.parametrize("name", CALLABLES)
def test_the_parameters_of_every_public_callable_are_described_by_name(name: str) -> None:
    undescribed = {p.name for p in arguments(CALLABLES[name])} - documented(CALLABLES[name])
    assert sorted(undescribed) == []


@pytest.mark.parametrize("name", CALLABLES)
def test_no_public_signature_takes_anything(name: str) -> None:
    """No ``**options`` that hide what can be given, no ``object`` in place of a type."""
    for p in arguments(CALLABLES[name]):
        assert p.kind is not inspect.Parameter.VAR_KEYWORD, f"**{p.name}"
        assert not re.search(r"\bobject\b", str(p.annotation)), f"{p.name}: {p.annotation}"


def test_a_section_is_read_name_by_name() -> None:
    """The reader of this test is no pass for everything."""

    def example(a: int, b: int, c: int) -> Callable[..., int]:
        """Add.

        Parameters
        ----------
        a, b
            Numbers: c is not described, though c is named here.

        Returns
        -------
        c
            The sum.
        """
        return lambda: a + b + c

    assert documented(example) == {"a", "b"}
