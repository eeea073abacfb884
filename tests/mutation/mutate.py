"""Whether the tests notice: one-line mutations written by hand, each with the tests that are to fail.

    python -m tests.mutation.mutate [--only WORD] [--workers N] [--zig PYTHON] [--trust]      (or: make mutation)

A mutation is killed where one of its tests fails, survives where all pass. The tests are run once on the tree as it is
first: they must pass there. A random sample of all mutants is `tests.mutation.sample`.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from tests.mutation.mutations import MUTATIONS, Mutation
from tests.mutation.runner import ROOT, Task, copies, import_libraries, python_with_zig, work_through


@dataclass(frozen=True)
class Verdict:
    """What came of a mutation."""

    mutation: Mutation
    words: str
    seconds: float

    @property
    def killed(self) -> bool:
        return self.words.startswith(("killed", "timed out"))


def fragment_count(mutation: Mutation, root: Path = ROOT) -> int:
    """How often the fragment to replace is in its file: once, or the list must be adapted."""
    path = root / mutation.file
    return path.read_text(encoding="utf-8").count(mutation.old) if path.exists() else 0


def check(chosen: list[Mutation], workers: int, zig: str | None, trust: bool = False) -> list[Verdict]:
    """The verdicts of the mutations, once their tests have passed on the tree as it is (unless that is trusted)."""
    import_libraries()
    found = []
    with tempfile.TemporaryDirectory() as name:
        os.environ["XDG_CACHE_HOME"] = str(Path(name) / "cache")  # nothing compiled earlier may help
        trees = copies(workers, Path(name))
        before = [] if trust else sorted({m.tests for m in chosen})
        for task, words, _ in work_through([Task(None, (tests,)) for tests in before], trees):
            if words != "SURVIVED":
                raise SystemExit(f"the tests fail before anything is mutated: {' '.join(task.stages[0])}: {words}")
        tasks = [Task(mutation, (mutation.tests,)) for mutation in chosen]
        for i, (task, words, seconds) in enumerate(work_through(tasks, trees, zig), start=1):
            assert isinstance(task.change, Mutation)
            found.append(Verdict(task.change, words, seconds))
            print(f"{i:4d}/{len(chosen)} {seconds:6.1f} s  {task.change}  ->  {words}", flush=True)  # noqa: T201
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
