"""Whether the tests notice: one-line mutations of a copy of the tree, each with the tests that are to fail.

    python -m tests.mutation.mutate [--only WORD] [--workers N] [--zig PYTHON] [--trust]      (or: make mutation)

A mutation is killed where one of its tests fails, survives where all pass. The tests are run once on the tree as it is
first: they must pass there. Mutations of C need a Python with the package ``ziglang`` to translate it again.
Libraries are imported once; every mutation runs in a process forked from that one, in a copy of the tree of its own.
"""

from __future__ import annotations

import argparse
import importlib
import itertools
import multiprocessing
import os
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from pathlib import Path

from tests.mutation.mutations import MUTATIONS, Mutation

ROOT = Path(__file__).parents[2]
LIMIT = 900.0
"""Seconds after which a mutation counts as killed: it does not end. Long, for a machine that is shared."""
LIBRARIES = (
    "numpy sympy sympy.physics.mechanics casadi scipy.integrate scipy.linalg scipy.optimize xarray llvmlite.binding "
    "pytest hypothesis lazy_loader"
).split()
_LATER = itertools.count(10, 10)
PASSED, FAILED = 0, 1  # of pytest's exit codes; the others are errors of ours


@dataclass(frozen=True)
class Verdict:
    """What came of a mutation."""

    mutation: Mutation
    words: str
    seconds: float

    @property
    def killed(self) -> bool:
        return self.words.startswith("killed")


@dataclass
class Job:
    """A set of tests under way in a copy of the tree."""

    mutation: Mutation | None
    tests: tuple[str, ...]
    tree: Path
    process: BaseProcess
    begin: float
    log: Path


def fragment_count(mutation: Mutation, root: Path = ROOT) -> int:
    """How often the fragment to replace is in its file: once, or the list must be adapted."""
    path = root / mutation.file
    return path.read_text(encoding="utf-8").count(mutation.old) if path.exists() else 0


def apply(mutation: Mutation, tree: Path, zig: str | None) -> str | None:
    """Change the copy; what went wrong, in words, or None."""
    path = tree / mutation.file
    path.write_text(path.read_text(encoding="utf-8").replace(mutation.old, mutation.new, 1), encoding="utf-8")
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


def restore(mutation: Mutation, tree: Path) -> None:
    """The copy as it was."""
    folder = Path(mutation.file).parent if Path(mutation.file).suffix in (".c", ".h") else None
    for file in [Path(mutation.file), *((folder / "native.ll", folder / "native_wasm.ll") if folder else ())]:
        shutil.copy2(ROOT / file, tree / file)


def run_tests(tree: Path, tests: tuple[str, ...], log: Path) -> None:
    """In a forked process: pytest on the copy, its words into a file, its exit code as ours."""
    with log.open("w") as out:
        os.dup2(out.fileno(), 1)
        os.dup2(out.fileno(), 2)
    os.chdir(tree)
    os.environ["MPLBACKEND"] = "Agg"
    sys.path[:] = [str(tree / "src"), str(tree), *(p for p in sys.path if p and Path(p).resolve() != ROOT)]
    for name in [name for name in sys.modules if name.split(".")[0] in ("tests", "appell")]:
        del sys.modules[name]
    import pytest

    code = pytest.main(["-x", "-q", "--no-header", "-p", "no:cacheprovider", "-m", "", *tests])
    import appell as ap

    assert str(tree) in str(ap.__file__), "the copy was not what was tested"
    sys.stdout.flush()
    os._exit(int(code))


def start(mutation: Mutation | None, tests: tuple[str, ...], tree: Path) -> Job:
    """Fork."""
    log = tree.with_suffix(".log")
    process = multiprocessing.get_context("fork").Process(target=run_tests, args=(tree, tests, log))
    process.start()
    return Job(mutation, tests, tree, process, time.monotonic(), log)


def finish(job: Job) -> tuple[int | None, str]:
    """The exit code (None: it had to be ended) and what was said last."""
    if job.process.is_alive():
        job.process.kill()
        job.process.join()
        return None, "no end"
    said = [line for line in job.log.read_text(errors="replace").splitlines() if line.strip()]
    first = next((line for line in said if line.startswith(("FAILED", "ERROR"))), said[-1] if said else "")
    return job.process.exitcode, first


def words_for(code: int | None, said: str) -> str:
    """The verdict in words."""
    if code is None:
        return "killed: it does not end"
    if code == FAILED:
        return "killed: " + said.removeprefix("FAILED ").split(" - ")[0].split("::")[-1]
    if code is not None and code < 0:
        return f"killed: signal {-code}"
    return "SURVIVED" if code == PASSED else f"ERROR {code}: {said}"


def work_through(jobs: list[tuple[Mutation | None, tuple[str, ...]]], trees: list[Path], zig: str | None):
    """Verdicts of all jobs, as many at a time as there are trees, in the order in which they end."""
    waiting, running, free = list(jobs), [], list(trees)
    while waiting or running:
        while waiting and free:
            mutation, tests = waiting.pop(0)
            tree = free.pop()
            wrong = apply(mutation, tree, zig) if mutation else None
            if wrong is not None:
                restore(mutation, tree)
                free.append(tree)
                yield mutation, tests, f"ERROR: {wrong}", 0.0
                continue
            running.append(start(mutation, tests, tree))
        wait([job.process.sentinel for job in running], timeout=1.0)
        now = time.monotonic()
        for job in [j for j in running if not j.process.is_alive() or now - j.begin > LIMIT]:
            words = words_for(*finish(job))
            running.remove(job)
            if job.mutation is not None:
                restore(job.mutation, job.tree)
            free.append(job.tree)
            yield job.mutation, job.tests, words, now - job.begin


def copies(count: int, folder: Path) -> list[Path]:
    """The tree, so many times."""
    trees = [folder / f"tree{i}" for i in range(count)]
    for tree in trees:
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


def check(chosen: list[Mutation], workers: int, zig: str | None, trust: bool = False) -> list[Verdict]:
    """The verdicts of the mutations, once their tests have passed on the tree as it is (unless that is trusted)."""
    for library in LIBRARIES:
        importlib.import_module(library)
    found = []
    with tempfile.TemporaryDirectory() as name:
        os.environ["XDG_CACHE_HOME"] = str(Path(name) / "cache")  # nothing compiled earlier may help
        trees = copies(workers, Path(name))
        before = [] if trust else sorted({m.tests for m in chosen})
        for _, tests, words, _ in work_through([(None, t) for t in before], trees, None):
            if words != "SURVIVED":
                raise SystemExit(f"the tests fail before anything is mutated: {' '.join(tests)}: {words}")
        for i, (mutation, _, words, seconds) in enumerate(
            work_through([(m, m.tests) for m in chosen], trees, zig), start=1
        ):
            found.append(Verdict(mutation, words, seconds))
            print(f"{i:4d}/{len(chosen)} {seconds:6.1f} s  {mutation}  ->  {words}", flush=True)  # noqa: T201
    return found


def main() -> int:
    """The table of all mutations; nonzero where one survives or cannot be made."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", help="mutations with this word in their file or fragment")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--zig", help="a Python with the package ziglang (default: the one that runs this)")
    parser.add_argument("--trust", action="store_true", help="do not run the tests on the tree as it is first")
    options = parser.parse_args()
    chosen = [m for m in MUTATIONS if options.only in f"{m.file} {m.old} {m.new}"]
    lost = [m for m in chosen if fragment_count(m) != 1]
    for mutation in lost:
        print(f"not found once: {mutation}")  # noqa: T201
    if lost:
        return 2
    verdicts = check(chosen, options.workers, python_with_zig(options.zig), options.trust)
    bad = [v for v in verdicts if not v.killed]
    for verdict in bad:
        print(f"{verdict.words}: {verdict.mutation}\n    tests: {' '.join(verdict.mutation.tests)}")  # noqa: T201
    print(f"{len(verdicts) - len(bad)} of {len(verdicts)} mutations killed")  # noqa: T201
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
