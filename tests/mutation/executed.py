"""Which tests execute which line, and how long each takes: coverage.py with one context a test.

One record a file of tests; what was recorded stays until the source changes. A test that takes what an earlier one of
its file computed and kept does not execute the lines again: the earlier one is the test of these lines. A line that
runs when its module is imported has the tests of the function or class it stands in, or all of the module.
"""

from __future__ import annotations

import ast
import hashlib
import json
import random
from collections import defaultdict
from collections.abc import Container, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tests.mutation.runner import ROOT
from tests.mutation.warm import Answer, Request, Warm, Workers

FOLDERS = (
    "laws principles mechanics constraints analysis/classification simulate native campaign text compile ensemble "
    "analysis/comparison equations model algebra reading"
).split()
"""The folders of tests that are recorded, under tests/; and the examples in docstrings of the parts concerned."""
CONCERNED = tuple(
    f"tests/{name}/"
    for name in "laws principles mechanics constraints analysis/classification simulate native campaign".split()
)
"""The folders whose slow tests are recorded, where they are asked for."""
ENOUGH, LONG = 8.0, 900
"""Seconds of processor time after which no further test of a file is recorded, and after which it is given up."""
CLASSES = "tests/laws/test_frozen.py::test_every_dataclass_that_flows_is_frozen"
"""A test of all classes of a folder, which reads what their decorators made and executes no line of theirs."""


@dataclass(frozen=True)
class Executed:
    """The tests of every line, the seconds of processor time of every test, and which are slow."""

    lines: dict[str, dict[int, set[str]]]
    seconds: dict[str, float]
    slow: frozenset[str] = frozenset()

    def tests_of(self, file: str, first: int, last: int) -> set[str]:
        """The tests that execute one of these lines; of lines that run with the import, those of what they define."""
        of_file = self.lines.get(file, {})
        within = lambda lines: set[str]().union(*(of_file[line] for line in lines if line in of_file))
        definitions, imported = _definitions(file, first)
        if not imported:
            return within(range(first, last + 1))
        package = file.removeprefix("src/appell/").replace("/", ".").removesuffix("py")
        of_class = {test for test in self.seconds if test.startswith(CLASSES) and package.startswith(_part_of(test))}
        return next(filter(None, map(within, definitions)), within(of_file)) | of_class


def files_of_tests(parts: Sequence[str]) -> list[str]:
    """What is recorded: the examples in docstrings of the parts, and the tests."""
    sources = sorted(path for part in parts if part.endswith(".py") for path in ROOT.glob(part))
    files = [str(path.relative_to(ROOT)) for path in sources if ">>>" in path.read_text(encoding="utf-8")]
    return files + [
        str(path.relative_to(ROOT)) for name in FOLDERS for path in sorted((ROOT / "tests" / name).rglob("test_*.py"))
    ]


def executed(folder: Path, parts: Sequence[str], workers: Workers, slow: bool = False) -> Executed:
    """The records of the tests of the day (and of the slow ones), made where there are none."""
    python = tuple(part for part in parts if part.endswith(".py"))
    sources = sorted(path for part in python for path in ROOT.glob(part))
    stamp = hashlib.sha256(b"".join(path.read_bytes() for path in sources)).hexdigest()
    folder.mkdir(parents=True, exist_ok=True)
    if not (folder / "stamp").exists() or (folder / "stamp").read_text() != stamp:
        for old in folder.glob("*.json"):
            old.unlink()
        (folder / "stamp").write_text(stamp)
    for mark in ("", "slow") if slow else ("",):
        by_file: dict[str, list[str]] = defaultdict(list)
        for test, its in workers.tests.items():
            if its == mark and (not mark or test.startswith(CONCERNED)):
                by_file[test.split("::")[0]].append(test)
        for tests in by_file.values():  # of many systems, not the first ones of the alphabet only
            random.Random(len(tests)).shuffle(tests)
        paths = {_record_of(folder.absolute(), file, mark): tests for file, tests in by_file.items()}
        missing = {path: tests for path, tests in paths.items() if not path.exists()}
        requests = (
            Request(tuple(tests), LONG, record=str(path), parts=python, enough=ENOUGH)
            for path, tests in missing.items()
        )
        for i, (request, answer) in enumerate(workers.over(_ask, requests), start=1):
            file = request.tests[0].split("::")[0]
            print(f"recording {i:4d}/{len(missing)} {answer.seconds:6.1f} s  {file}", flush=True)  # noqa: T201
    return read(folder, workers.tests)


def _ask(request: Request, warm: Warm) -> Answer:
    return warm.ask(request)


def read(folder: Path, there: Container[str] | None = None) -> Executed:
    """All records of a folder; a test that fails as it is, or is not there any more, kills nothing and is left out."""
    lines: dict[str, dict[int, set[str]]] = defaultdict(lambda: defaultdict(set))
    seconds: dict[str, float] = {}
    slow = set[str]()
    for path in sorted(folder.glob("*.json")):
        record = json.loads(path.read_text(encoding="utf-8"))
        left_out = {t for t in record["seconds"] if t in record["failed"] or (there is not None and t not in there)}
        seconds |= {test: s for test, s in record["seconds"].items() if test not in left_out}
        slow |= set(record["seconds"]) - left_out if path.name.endswith("-slow.json") else set()
        for file, tests_of in record["lines"].items():
            for number, tests in tests_of.items():
                lines[file][int(number)] |= set(tests) - left_out
    return Executed(lines, seconds, frozenset(slow))


def _part_of(test: str) -> str:
    """The folder that a test of all classes is about, as modules are named."""
    return test.split("[")[-1].removesuffix("]") + "."


@cache
def _definitions(file: str, line: int) -> tuple[list[list[int]], bool]:
    """The lines of the functions in every function and class that a line stands in, decorators included, the innermost
    first; and whether the line runs with the import, being in the body of no function.
    """
    path = ROOT / file
    tree = ast.parse(path.read_text(encoding="utf-8")) if path.exists() else ast.Module([], [])
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    bodies = [range(node.body[0].lineno, (node.end_lineno or 0) + 1) for node in functions]
    around = []
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            begin = min([node.lineno, *(d.lineno for d in node.decorator_list)])
            around.append(range(begin, (node.end_lineno or 0) + 1))
    own = sorted((lines for lines in around if line in lines), key=len)
    inside = [[k for k in lines if any(k in body for body in bodies)] for lines in own]
    return inside, not any(line in body for body in bodies)


def _record_of(folder: Path, file: str, mark: str) -> Path:
    return folder / (file.replace("/", "-").removesuffix(".py") + ("-slow" if mark else "") + ".json")
