"""Changes of the source, one at a time in a copy of the tree, and the tests that must notice each.

Libraries are imported once; every change runs in a process forked from that one, in a copy of the tree of its own. C is
translated again by the package ``ziglang``.
"""

from __future__ import annotations

import importlib
import itertools
import multiprocessing
import os
import resource
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Protocol

ROOT = Path(__file__).parents[2]
LIMIT = 900.0
"""Seconds after which a change counts as killed: it does not end. Long, for a machine that is shared."""
LIBRARIES = (
    "numpy sympy sympy.physics.mechanics casadi scipy.integrate scipy.linalg scipy.optimize xarray llvmlite.binding "
    "pytest hypothesis lazy_loader"
).split()
_LATER = itertools.count(10, 10)
PASSED, FAILED, INTERRUPTED = 0, 1, 2  # of pytest's exit codes; the others are errors of ours

Stages = tuple[tuple[str, ...], ...]
"""Arguments of pytest, one run after the other: a later one is not begun where an earlier one fails."""


class Change(Protocol):
    """A change of one file."""

    @property
    def file(self) -> str:
        """The path in the tree."""

    def applied(self, text: str) -> str:
        """The file's text, changed."""


@dataclass(frozen=True)
class Task:
    """A change (None: the tree as it is), the tests to run on it, and the processor time they may take."""

    change: Change | None
    stages: Stages
    seconds: int | None = None


@dataclass
class Job:
    """A task under way in a copy of the tree."""

    task: Task
    tree: Path
    process: BaseProcess
    begin: float
    log: Path


def import_libraries() -> None:
    """What every test imports, before the first fork."""
    for library in LIBRARIES:
        importlib.import_module(library)


def apply(change: Change, tree: Path, zig: str | None) -> str | None:
    """Change the copy; what went wrong, in words, or None."""
    path = tree / change.file
    path.write_text(change.applied(path.read_text(encoding="utf-8")), encoding="utf-8")
    # bytecode is taken for that of the source by its time: no two versions may share one
    os.utime(path, (time.time() + next(_LATER),) * 2)
    if path.suffix not in (".c", ".h"):
        return None
    if zig is None:
        return "no ziglang"
    build = next(iter(tree.glob("src/appell/**/build.py"))) if not (path.parent / "build.py").exists() else None
    script = build or path.parent / "build.py"
    made = subprocess.run([zig, str(script)], capture_output=True, text=True, check=False)
    return None if made.returncode == 0 else f"does not compile: {made.stderr.strip()[-300:]}"


def restore(change: Change, tree: Path) -> None:
    """The copy as it was."""
    original, files = tree.parent / "original", [Path(change.file)]
    if files[0].suffix in (".c", ".h"):  # and what was translated from it
        files += [path.relative_to(original) for path in (original / files[0].parent).glob("*.ll")]
    for file in files:
        shutil.copy2(original / file, tree / file)


def run_tests(tree: Path, task: Task, log: Path, plugins: Callable[[], Sequence[object]] | None) -> None:
    """In a forked process: pytest on the copy, its words into a file, its exit code as ours."""
    with log.open("w") as out:
        os.dup2(out.fileno(), 1)
        os.dup2(out.fileno(), 2)
    if task.seconds is not None:
        resource.setrlimit(resource.RLIMIT_CPU, (task.seconds, task.seconds + 5))
    os.chdir(tree)
    os.environ["MPLBACKEND"] = "Agg"
    sys.path[:] = [str(tree / "src"), str(tree), *(p for p in sys.path if p and Path(p).resolve() != ROOT)]
    for name in [name for name in sys.modules if name.split(".")[0] in ("tests", "appell")]:
        del sys.modules[name]
    import pytest

    for tests in task.stages:
        stop = ["-m", ""] if plugins is None else []
        given = ["-q", "--no-header", "-p", "no:cacheprovider", *stop, *tests]
        code = pytest.main(["-x", *given] if plugins is None else given, plugins=plugins and [*plugins()])
        if code != PASSED:
            break
    import appell as ap

    assert str(tree) in str(ap.__file__), "the copy was not what was tested"
    sys.stdout.flush()
    os._exit(int(code))


def start(task: Task, tree: Path, plugins: Callable[[], Sequence[object]] | None = None) -> Job:
    """Fork."""
    log = tree.with_suffix(".log")
    process = multiprocessing.get_context("fork").Process(target=run_tests, args=(tree, task, log, plugins))
    process.start()
    return Job(task, tree, process, time.monotonic(), log)


def finish(job: Job) -> tuple[int | None, str, bool]:
    """The exit code (None: it had to be ended), what was said last, and whether an exception was shown."""
    if job.process.is_alive():
        job.process.kill()
        job.process.join()
        return None, "no end", False
    said = [line for line in job.log.read_text(errors="replace").splitlines() if line.strip()]
    first = next((line for line in said if line.startswith(("FAILED", "ERROR"))), said[-1] if said else "")
    return job.process.exitcode, first, any(line.startswith("E  ") for line in said)


def words_for(code: int | None, said: str, raised: bool) -> str:
    """The verdict in words."""
    if code is None or code in (-signal.SIGXCPU, -signal.SIGKILL):
        return "timed out"
    if code == FAILED:
        return "killed: " + said.removeprefix("FAILED ").split(" - ")[0].split("::")[-1]
    if code < 0:
        return f"killed: signal {-code}"
    if code == PASSED:
        return "SURVIVED"
    # a module that cannot be imported any longer, or an interrupt, stops pytest
    return f"killed: {said}" if raised or code == INTERRUPTED else f"ERROR {code}: {said}"


def work_through(
    tasks: Iterable[Task],
    trees: Sequence[Path],
    zig: str | None = None,
    plugins: Callable[[], Sequence[object]] | None = None,
) -> Iterator[tuple[Task, str, float]]:
    """Every task with its verdict and seconds, as many at a time as there are trees, in the order in which they end."""
    waiting, running, free = iter(tasks), list[Job](), list(trees)
    while True:
        while free and (task := next(waiting, None)) is not None:
            tree = free.pop()
            wrong = apply(task.change, tree, zig) if task.change else None
            if wrong is not None and task.change is not None:
                restore(task.change, tree)
                free.append(tree)
                yield task, f"ERROR: {wrong}", 0.0
                continue
            running.append(start(task, tree, plugins))
        if not running:
            return
        wait([job.process.sentinel for job in running], timeout=1.0)
        now = time.monotonic()
        for job in [j for j in running if not j.process.is_alive() or now - j.begin > LIMIT]:
            words = words_for(*finish(job))
            running.remove(job)
            if job.task.change is not None:
                restore(job.task.change, job.tree)
            free.append(job.tree)
            yield job.task, words, now - job.begin


def copies(count: int, folder: Path) -> list[Path]:
    """The tree, so many times, and once more to restore from: the checkout may change meanwhile."""
    trees = [folder / f"tree{i}" for i in range(count)]
    for tree in (folder / "original", *trees):
        for part in ("src", "tests"):
            shutil.copytree(ROOT / part, tree / part, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy2(ROOT / "pyproject.toml", tree)
    return trees


def python_with_zig(given: str | None) -> str | None:
    """An interpreter that can translate the C, where there is one."""
    for python in (given, sys.executable):
        found = python and subprocess.run([python, "-m", "ziglang", "version"], capture_output=True, check=False)
        if found and found.returncode == 0:
            return python
    return None
