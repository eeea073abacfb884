"""Which tests execute which line, and how long each takes: coverage.py with one context a test.

One record a file of tests; what was recorded stays until the source changes. A test that takes what an earlier one of
its file computed and kept does not execute the lines again: the earlier one is the test of these lines. A line that
runs when its module is imported has the tests of the function or class it stands in, or all of the module.
"""

from __future__ import annotations

import ast
import hashlib
import json
import os
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import pytest

from tests.mutation.runner import ROOT, Task, copies, work_through

FOLDERS = (
    "laws principles text mechanics constraints analysis/classification analysis/comparison simulate equations model "
    "algebra compile ensemble"
).split()
"""The folders of tests that are recorded, under tests/; and the examples in docstrings of the parts concerned."""


@dataclass
class Recorder:
    """Pytest's plugin: switch the context with the test, write the record when all have run."""

    parts: Sequence[str]
    folder: Path
    seconds: dict[str, float] = field(default_factory=dict)
    failed: list[str] = field(default_factory=list)

    def pytest_configure(self) -> None:
        import coverage

        self.begin = time.process_time()
        self.coverage = coverage.Coverage(data_file=None, include=[str(Path.cwd() / part) for part in self.parts])
        self.coverage.start()

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self.collection = round(time.process_time() - self.begin, 3)

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        begin = time.process_time()
        self.coverage.switch_context(item.nodeid)
        yield
        self.coverage.switch_context("")
        self.seconds[item.nodeid] = round(time.process_time() - begin, 3)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        self.coverage.stop()
        data = self.coverage.get_data()
        lines = {
            os.path.relpath(file): {
                line: sorted(set(tests) - {""}) for line, tests in data.contexts_by_lineno(file).items()
            }
            for file in data.measured_files()
        }
        asked = session.config.args[0]
        text = {
            "file": asked,
            "collection": self.collection,
            "seconds": self.seconds,
            "failed": self.failed,
            "lines": lines,
        }
        _record_of(self.folder, asked, session.config.option.markexpr).write_text(json.dumps(text), encoding="utf-8")


@dataclass(frozen=True)
class Executed:
    """The tests of every line; the seconds of processor time of every test, and of finding the tests of a file."""

    lines: dict[str, dict[int, set[str]]]
    seconds: dict[str, float]
    collection: dict[str, float]

    def tests_of(self, file: str, first: int, last: int) -> set[str]:
        """The tests that execute one of these lines; of lines that run with the import, those of what they define."""
        of_file = self.lines.get(file, {})
        within = lambda lines: set[str]().union(*(of_file[line] for line in lines if line in of_file))
        definitions, imported = _definitions(file, first)
        if not imported or not any(line in of_file for line in range(first, last + 1)):
            return within(range(first, last + 1))
        return next(filter(None, map(within, definitions)), within(of_file))


def executed(folder: Path, parts: Sequence[str], workers: int, slow: bool = False) -> Executed:
    """The records of the tests of the day (and of the slow ones), made where there are none."""
    python = [part for part in parts if part.endswith(".py")]
    sources = sorted(path for part in python for path in ROOT.glob(part))
    stamp = hashlib.sha256(b"".join(path.read_bytes() for path in sources)).hexdigest()
    folder.mkdir(parents=True, exist_ok=True)
    if not (folder / "stamp").exists() or (folder / "stamp").read_text() != stamp:
        for old in folder.glob("*.json"):
            old.unlink()
        (folder / "stamp").write_text(stamp)
    files = [str(path.relative_to(ROOT)) for path in sources if ">>>" in path.read_text(encoding="utf-8")]
    files += [
        str(path.relative_to(ROOT)) for name in FOLDERS for path in sorted((ROOT / "tests" / name).rglob("test_*.py"))
    ]
    for mark in ("not slow", "slow and not rare") if slow else ("not slow",):
        missing = [file for file in dict.fromkeys(files) if not _record_of(folder, file, mark).exists()]
        tasks = [Task(None, ((file, "-m", mark),)) for file in missing]
        with tempfile.TemporaryDirectory() as name:
            trees = copies(workers, Path(name)) if tasks else []
            recording = work_through(tasks, trees, plugins=lambda: [Recorder(python, folder.absolute())])
            for i, (task, _, seconds) in enumerate(recording, start=1):
                print(f"recording {i:4d}/{len(tasks)} {seconds:6.1f} s  {' '.join(task.stages[0])}", flush=True)  # noqa: T201
    return read(folder)


def read(folder: Path) -> Executed:
    """All records of a folder; a test that fails as it is kills nothing, and is left out."""
    lines: dict[str, dict[int, set[str]]] = defaultdict(lambda: defaultdict(set))
    seconds: dict[str, float] = {}
    collection: dict[str, float] = {}
    of_day: dict[str, set[int]] = defaultdict(set)
    # the slow ones come after those of the day, and count only where these leave a line out
    for path in sorted(folder.glob("*.json"), key=lambda path: path.name.endswith("-slow.json")):
        record = json.loads(path.read_text(encoding="utf-8"))
        slow, left_out = path.name.endswith("-slow.json"), set(record["failed"])
        seconds |= {test: s for test, s in record["seconds"].items() if test not in left_out}
        collection[record["file"]] = record["collection"]
        for file, tests_of in record["lines"].items():
            for number, tests in tests_of.items():
                line, kept = int(number), set(tests) - left_out
                if slow and line in of_day[file]:
                    continue
                lines[file][line] |= kept
                if kept and not slow:
                    of_day[file].add(line)
    return Executed(lines, seconds, collection)


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
    return folder / (file.replace("/", "-").removesuffix(".py") + ("" if mark == "not slow" else "-slow") + ".json")
