"""The documentation calls what exists: names of the library in a page are public, and so are methods and keywords."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import appell as ap

ROOT = Path(__file__).parents[1]
PAGES = sorted(
    [*(ROOT / "docs").glob("*.md"), *(ROOT / "docs").glob("*/*.md"), ROOT / "README.md", ROOT / "CHANGELOG.md"]
)
BLOCK = re.compile(r"^```(?:\{code-cell\}[^\n]*|python)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
INLINE = re.compile(r"`([^`\n]+)`")
NAME = re.compile(r"\bap((?:\.[A-Za-z_]\w*)+)")
VERB = re.compile(r"(?<![\"\w/.])(model|equations|run|runs)\.([a-z_]\w*)")
OWNERS = {"model": ap.Model, "equations": ap.Equations, "run": ap.Run, "runs": ap.Sweep}
OF_OTHERS = ("texts", "theory")
"""Folders whose pages give these names to other objects too, such as the equations of a joint."""


def page_names(text: str) -> Iterator[str]:
    """What stands in code of a page: ``ap.NAME`` and what follows it, as far as it is a name."""
    for code in [*BLOCK.findall(text), *INLINE.findall(text)]:
        yield from (found[1:] for found in NAME.findall(code))


def exists(name: str) -> bool:
    """Whether ``ap.<name>`` can be read, up to the first object that is no module and no class."""
    thing: object = ap
    for part in name.split("."):
        if not hasattr(thing, part):
            return False
        thing = getattr(thing, part)
        if not (inspect.ismodule(thing) or inspect.isclass(thing)):
            return True
    return True


def attributes(cls: type) -> set[str]:
    """What an object of the class has: methods, properties, fields, and what a fresh model holds."""
    own = vars(ap.Model("empty")) if cls is ap.Model else {}
    fields = {name for parent in cls.__mro__ for name in vars(parent).get("__annotations__", {})}
    return {*dir(cls), *fields, *own}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_a_page_names_only_what_the_library_has(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert sorted({name for name in page_names(text) if not exists(name)}) == []
    if page.parent.name in OF_OTHERS:
        return
    verbs = {found for code in INLINE.findall(text) for found in VERB.findall(code)}
    assert sorted(f"{owner}.{verb}" for owner, verb in verbs if verb not in attributes(OWNERS[owner])) == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_the_python_of_a_page_can_be_parsed_and_its_keywords_are_arguments(page: Path) -> None:
    trees = [ast.parse(code) for code in BLOCK.findall(page.read_text(encoding="utf-8"))]
    calls = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]
    assert [word for call in calls for word in unknown_keywords(call)] == []


def unknown_keywords(call: ast.Call) -> list[str]:
    """Keywords that ``ap.NAME(...)``, ``model.VERB(...)`` and their like do not take."""
    if not (isinstance(call.func, ast.Attribute) and isinstance(call.func.value, ast.Name)):
        return []
    owner, verb = call.func.value.id, call.func.attr
    thing = getattr(ap if owner == "ap" else OWNERS.get(owner), verb, None)
    if not callable(thing):
        return []
    known = inspect.signature(vars(thing).get("__new__", thing) if inspect.isclass(thing) else thing).parameters
    return [f"{owner}.{verb}({k.arg}=)" for k in call.keywords if k.arg and k.arg not in known]


def test_a_name_that_does_not_exist_is_noticed() -> None:
    assert list(page_names("`ap.nonsense(1)`, and `ap.Kane()` of `ap.principles.Kane`")) == [
        "nonsense",
        "Kane",
        "principles.Kane",
    ]
    assert exists("Model.from_urdf")
    assert not exists("nonsense")
    assert not exists("Model.from_nonsense")
    call = ast.parse("equations.simulate(1, nonsense=2)", mode="eval").body
    assert isinstance(call, ast.Call)
    assert unknown_keywords(call) == ["equations.simulate(nonsense=)"]
