"""The pages of the documentation: their length, and that what they name is there."""

from __future__ import annotations

import ast
import inspect
import re
import sys
from pathlib import Path

import pytest

import appell as ap
from appell.numbers import entries
from tests.support import run_of

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "docs"))

import words  # noqa: E402  the module stands next to the pages

PAGES = {page.relative_to(words.DOCS).as_posix(): page.read_text(encoding="utf-8") for page in words.pages()}
TEXTS = [*PAGES.values(), *((ROOT / name).read_text(encoding="utf-8") for name in ("README.md", "CHANGELOG.md"))]
BLOCK = re.compile(r"^```(?:\{code-cell\}[^\n]*|python)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
OWNERS = {"ap": ap, "model": ap.Model, "equations": ap.Equations, "run": ap.Run, "runs": ap.Sweep}
"""What these names stand for in the code of the pages."""
SOURCES = ("", "src", "src/appell", "web/src")
FILE = re.compile(r"\.(?:py|c|h|ts|js|ll|json|md|toml|npz|html|csv|gltf|glb|mp4|png|zip)$")
YOURS = {"catalogue.skater", "catalogue.SKATER"}
"""What a page lets the reader write."""


def inline(text: str) -> list[str]:
    """The literals in the sentences of a page."""
    return re.findall(r"`([^`\n]+)`", words.prose(text))


def test_words_are_counted_outside_of_code_directives_and_front_matter() -> None:
    code = "```python\nnot = counted\n```\n\n```{include} x.md\n```\n"
    page = f"---\na: b\n---\n# One two\n\n{code}\nthree | $M = 1$ -- `six`\n"
    assert words.words(page) == ["One", "two", "three", "$M", "1$", "`six`"]


def test_words_to_avoid_are_counted_in_comments_and_strings_only() -> None:
    source = 'found = 1  # one way\ndef f():\n    """What was found."""\n    return f"{found} told"\n'
    assert {w: n for w, n in words.avoided(words.comments_and_strings(source)).items() if n} == {
        "found": 1,
        "told": 1,
        "way": 1,
    }


def test_the_pages_are_not_longer_than_the_limit() -> None:
    assert sum(len(words.words(text)) for text in PAGES.values()) <= words.LIMIT


def test_what_is_above_a_limit_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "LIMIT", 10)
    monkeypatch.setattr(words, "trees", lambda: {"docs": "a way, another way"})
    monkeypatch.setattr(words, "CEILINGS", {"docs": {"way": 1}})
    length, word = words.problems()
    assert "the limit is 10" in length
    assert word == "docs has 'way' 2 times, 1 before: write path, method instead."


def test_every_public_name_of_the_pages_exists() -> None:
    names = {match[1] for text in TEXTS for match in re.finditer(r"\bap\.((?:catalogue\.)?\w+)", text)}
    assert len(names) > 100
    missing = [n for n in sorted(names - YOURS) if not hasattr(ap.catalogue if "." in n else ap, n.rpartition(".")[2])]
    assert missing == []


def test_every_attribute_of_models_equations_and_runs_exists() -> None:
    run = run_of("cartesian-pendulum", "Kane, minimal")
    objects = {"run": run, "equations": run.equations, "model": ap.catalogue.two_pucks()}
    named = {
        (word, match[1])
        for text in TEXTS
        for literal in inline(text)
        if not FILE.search(literal)
        for word in objects
        for match in re.finditer(rf"(?<![\w./]){word}\.([a-z]\w*)", literal)
    }
    assert len(named) > 40
    assert [f"{word}.{name}" for word, name in sorted(named) if not hasattr(objects[word], name)] == []


def test_every_file_that_a_page_names_exists() -> None:
    pattern = re.compile(r"[\w./-]+/[\w-]+\.(?:py|c|h|ts|js|ll|json|md|toml)")
    files = {(page, literal) for page, text in PAGES.items() for literal in inline(text) if pattern.fullmatch(literal)}
    assert len(files) > 12
    assert [(p, f) for p, f in sorted(files) if not any((ROOT / base / f).exists() for base in SOURCES)] == []


def test_numbers_next_to_entries_of_the_table_are_theirs() -> None:
    table = {entry.name: entry.value for entry in entries()}
    groups = {name.partition(".")[0] for name in table}
    literals = [literal for text in PAGES.values() for literal in inline(text)]
    assert [
        x for x in literals if re.fullmatch(r"[A-Z]+\.[a-z_]+", x) and x.split(".")[0] in groups and x not in table
    ] == []
    found = [m.groups() for text in PAGES.values() for m in re.finditer(r"([\d.e-]+)\s+\(`([A-Z]+\.[a-z_]+)`\)", text)]
    assert len(found) > 15
    assert [(name, number) for number, name in found if float(number) != table[name]] == []


def unknown_keywords(call: ast.Call) -> list[str]:
    """Keywords that ``ap.NAME(...)``, ``model.VERB(...)`` and their like do not take."""
    if not (isinstance(call.func, ast.Attribute) and isinstance(call.func.value, ast.Name)):
        return []
    owner, verb = call.func.value.id, call.func.attr
    thing = getattr(OWNERS.get(owner), verb, None)
    if not callable(thing):
        return []
    known = inspect.signature(vars(thing).get("__new__", thing) if inspect.isclass(thing) else thing).parameters
    return [f"{owner}.{verb}({k.arg}=)" for k in call.keywords if k.arg and k.arg not in known]


def test_the_keywords_in_the_code_of_the_pages_are_arguments() -> None:
    trees = [ast.parse(code) for text in TEXTS for code in BLOCK.findall(text)]
    calls = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]
    assert len(calls) > 1000
    assert [word for call in calls for word in unknown_keywords(call)] == []


def test_a_keyword_that_is_no_argument_is_noticed() -> None:
    call = ast.parse("equations.simulate(1, samples=2, nonsense=3)", mode="eval").body
    assert isinstance(call, ast.Call)
    assert unknown_keywords(call) == ["equations.simulate(nonsense=)"]
