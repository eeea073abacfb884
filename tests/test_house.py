"""What holds for every file of src/appell: how classes are called, how a folder opens, what CONTRIBUTING names."""

from __future__ import annotations

import ast
import re
import tomllib
from collections import defaultdict
from pathlib import Path

import pytest

from tests.source import parsed

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src/appell"
FOLDERS = sorted(path.parent for path in PACKAGE.rglob("__init__.py"))
MOST_LINES = 10
"""Of the docstring that opens a folder."""
MOST_WORDS = 1000
"""Of CONTRIBUTING.md: two pages."""


@pytest.mark.xdist_group("source")
def test_no_class_name_stands_twice():
    places: dict[str, list[str]] = defaultdict(list)
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(parsed(path)):
            if isinstance(node, ast.ClassDef):
                places[node.name].append(f"{path.relative_to(PACKAGE)}:{node.lineno}")
    assert {name: at for name, at in places.items() if len(at) > 1} == {}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.relative_to(PACKAGE.parent).as_posix())
def test_a_folder_opens_with_what_comes_in_what_goes_out_and_what_to_read_first(folder: Path):
    opening = ast.get_docstring(parsed(folder / "__init__.py")) or ""
    assert len(opening.splitlines()) <= MOST_LINES
    labels = re.findall(r"^(In|Out|Read first): ", opening, re.MULTILINE)
    assert labels == ["In", "Out", "Read first"]
    named = re.findall(r"``([\w/]+\.\w+)``", opening.split("Read first: ")[1])
    assert named
    assert [file for file in named if not (folder / file).exists()] == []


def test_contributing_is_two_pages_and_names_files_that_exist():
    text = (ROOT / "CONTRIBUTING.md").read_text()
    assert len(text.split()) <= MOST_WORDS
    paths = set(re.findall(r"`([\w./]+/[\w./]*)`", text)) | set(re.findall(r"\]\(([\w/]+\.md)\)", text))
    assert len(paths) > 20
    assert sorted(p for p in paths if not (ROOT / p).exists() and not (PACKAGE / p).exists()) == []


def test_contributing_lists_the_layers_that_the_linter_checks():
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
    layers = [name for line in contracts[0]["layers"] for name in line.split(" : ") if name != "__main__"]
    text = (ROOT / "CONTRIBUTING.md").read_text().split("## Layers")[1].split("```")[1]
    assert re.findall(r"\w+", text) == layers
