"""Whether the tests notice: a random sample of all mutants of the source, each against the tests that execute its
line.

    python -m tests.mutation.sample [--count N] [--seed S] [--workers N] [--only WORD] [--again]      (or: make mutants)

Every call draws with another seed; ``--seed`` repeats a sample, and goes on with one that was broken off. Which tests
execute which line is recorded first, once a state of the source (`tests.mutation.executed`; with ``--slow`` the slow
tests too, for lines that no other executes). The tests of a line run file by file, those of its own name first, then
from the cheapest to the dearest, until one fails or the budget is spent. What came of every mutant stands in
out/mutants/SEED.jsonl, the table in out/mutants/SEED.md; ``--again`` judges anew what was not killed.

A mutant that changes nothing anybody could notice has its reason in `tests.mutation.equivalent`.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import secrets
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.mutation.equivalent import reason
from tests.mutation.executed import Executed, executed
from tests.mutation.operators import Mutant, difference, places
from tests.mutation.runner import ROOT, Task, copies, import_libraries, python_with_zig, work_through

SRC = "src/appell/"
PARTS = tuple(
    SRC + part
    for part in (
        "principles/*.py mechanics/*.py constraints/*.py reactions.py partials/*.py "
        "analysis/classification/*.py simulate/modes/*.py native/*.c"
    ).split()
)
MOTIONS = ("tests/simulate/", "tests/compile/", "tests/ensemble/", "tests/laws/test_audit.py")
"""The tests of C."""
OUT = ROOT / "out" / "mutants"
C_SHARE = 0.1
"""Of the mutants so many are of C: each is translated anew, and all tests of motions are its tests."""
FILE_SECONDS = 8.0
"""Of one file of tests so much processor time is taken for a mutant, the fastest tests first."""
BUDGET = 60.0
"""Processor time of all the tests of one mutant, as they take without it."""
KINDS = ("killed", "timed out", "equivalent", "survived", "not executed", "does not compile")


@dataclass(frozen=True)
class Verdict:
    """What came of a mutant."""

    mutant: str
    file: str
    before: str
    after: str
    kind: str
    words: str
    seconds: float = 0.0


def draw(count: int, seed: int, only: str = "") -> list[Mutant]:
    """So many mutants at places drawn without replacement, one mutant a place."""
    generator, found = random.Random(seed), list[Mutant]()
    for suffix, share in ((".py", count - int(C_SHARE * count)), (".c", int(C_SHARE * count))):
        files = sorted(
            str(path.relative_to(ROOT)) for part in PARTS if part.endswith(suffix) for path in ROOT.glob(part)
        )
        every = [mutants for file in files if only in file for mutants in places(ROOT, file).values()]
        found += [generator.choice(mutants) for mutants in generator.sample(every, min(share, len(every)))]
    generator.shuffle(found)  # a sample that is broken off is a sample still
    return found


def stages_of(mutant: Mutant, known: Executed, budget: float = BUDGET) -> tuple[tuple[tuple[str, ...], ...], float]:
    """The tests of a mutant in stages of growing size, and the seconds they take without it.

    Files with a word of the mutant's file in their name come first, then the cheapest.
    """
    words = Path(mutant.file).stem.split("_")
    if mutant.file.endswith(".c"):  # machine code has no record of lines: what runs motions
        tests = {test for test in known.seconds if test.startswith(MOTIONS)}
    else:
        tests = known.tests_of(mutant.file, *mutant.lines)
    by_file: dict[str, list[str]] = defaultdict(list)
    spent: Counter[str] = Counter()
    for test in sorted(tests, key=lambda test: known.seconds[test]):
        file = test.split("::")[0]
        if not by_file[file] or spent[file] + known.seconds[test] <= FILE_SECONDS:
            by_file[file].append(test)
            spent[file] += known.seconds[test]
    cost = lambda file: known.collection.get(file, 0.0) + spent[file]
    files = sorted(by_file, key=lambda file: (not any(word in file for word in words), cost(file)))
    chosen, total = list[str](), 0.0
    for file in files:
        if not chosen or total + cost(file) <= budget:
            chosen.append(file)
            total += cost(file)
    stages, size = list[tuple[str, ...]](), 1
    while chosen:
        stages.append(tuple(test for file in chosen[:size] for test in by_file[file]))
        chosen, size = chosen[size:], 2 * size
    return tuple(stages), total


def judge(
    mutants: Sequence[Mutant], known: Executed, workers: int, zig: str | None, budget: float = BUDGET
) -> Iterator[Verdict]:
    """The verdicts, as they come."""
    at_once, lines = list[Verdict](), dict[Mutant, tuple[str, str]]()

    def tasks() -> Iterator[Task]:
        for mutant in mutants:
            text = (trees[0].parent / "original" / mutant.file).read_text(encoding="utf-8")
            lines[mutant] = before, after = difference(text, mutant.applied(text))
            why = reason(mutant.file.removeprefix(SRC), before, after)
            stages, seconds = stages_of(mutant, known, budget)
            if why is not None:
                at_once.append(Verdict(str(mutant), mutant.file, before, after, "equivalent", why))
            elif not stages:
                words = "no test executes the line"
                at_once.append(Verdict(str(mutant), mutant.file, before, after, "not executed", words))
            else:  # a mutant may loop: it gets three times what its tests take, and what starting takes
                yield Task(mutant, stages, int(3 * seconds + 30))

    with tempfile.TemporaryDirectory() as name:
        os.environ["XDG_CACHE_HOME"] = str(Path(name) / "cache")  # nothing compiled earlier may help
        trees = copies(workers, Path(name))
        for task, words, seconds in work_through(tasks(), trees, zig):
            assert isinstance(task.change, Mutant)
            kind = "does not compile" if "does not compile" in words else words.split(":")[0].lower()
            yield Verdict(str(task.change), task.change.file, *lines[task.change], kind, words, seconds)
            while at_once:
                yield at_once.pop()
    yield from at_once


def folder_of(file: str) -> str:
    """The folder of a file, for the table."""
    return str(Path(file.removeprefix(SRC)).parent) if Path(file).name != "reactions.py" else "reactions.py"


def table(verdicts: Sequence[Verdict], seed: int) -> str:
    """Counts by folder, the share of those that can be killed, and every survivor."""
    counts = Counter((folder_of(v.file), v.kind) for v in verdicts)
    kinds = [kind for kind in KINDS if any(k == kind for _, k in counts)]
    lines = [f"Seed {seed}.", "", f"| folder | {' | '.join(kinds)} |", "|---|" + "---:|" * len(kinds)]
    for folder in [*sorted({f for f, _ in counts}), "all"]:
        row = [sum(n for (f, k), n in counts.items() if k == kind and folder in (f, "all")) for kind in kinds]
        lines.append(f"| {folder} | {' | '.join(map(str, row))} |")
    noticed = sum(n for (_, kind), n in counts.items() if kind in ("killed", "timed out"))
    able = noticed + sum(n for (_, kind), n in counts.items() if kind in ("survived", "not executed"))
    lines += ["", f"Killed or timed out: {noticed} of {able}, {100 * noticed / max(able, 1):.1f} %.", ""]
    for kind in ("survived", "not executed"):
        for v in verdicts:
            if v.kind == kind:
                lines += [f"- {kind}: `{v.mutant}`", f"  - `{v.before}`", f"  - `{v.after}`"]
    return "\n".join(lines) + "\n"


def read_verdicts(path: Path) -> list[Verdict]:
    """What is known of a sample already."""
    if not path.exists():
        return []
    return [Verdict(**json.loads(line)) for line in path.read_text(encoding="utf-8").splitlines()]


def main() -> int:
    """The sample, with its progress, and the table; nonzero where a tenth or more is not killed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, help="of an earlier sample (default: another one each time)")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--only", default="", help="files with this word in their path")
    parser.add_argument("--again", action="store_true", help="judge those of the sample anew that were not killed")
    parser.add_argument("--budget", type=float, default=BUDGET, help="seconds of processor time of tests for a mutant")
    parser.add_argument("--slow", action="store_true", help="record slow tests too, for lines that no other executes")
    parser.add_argument("--zig", help="a Python with the package ziglang (default: the one that runs this)")
    options = parser.parse_args()
    seed = secrets.randbelow(10**6) if options.seed is None else options.seed
    OUT.mkdir(parents=True, exist_ok=True)
    record = OUT / f"{seed}.jsonl"
    done = read_verdicts(record)
    if options.again:
        done = [v for v in done if v.kind in ("killed", "timed out", "does not compile")]
        record.write_text("".join(json.dumps(vars(v)) + "\n" for v in done), encoding="utf-8")
    import_libraries()
    known = executed(OUT / "executed", PARTS, options.workers, options.slow)
    there = {v.mutant for v in done}
    left = [mutant for mutant in draw(options.count, seed, options.only) if str(mutant) not in there]
    print(f"seed {seed}: {len(left)} mutants to judge, {len(done)} judged earlier", flush=True)  # noqa: T201
    with record.open("a", encoding="utf-8") as out:
        for verdict in judge(left, known, options.workers, python_with_zig(options.zig), options.budget):
            done.append(verdict)
            out.write(json.dumps(vars(verdict)) + "\n")
            out.flush()
            killed = sum(v.kind in ("killed", "timed out") for v in done)
            words = f"{len(done):4d} ({killed} killed) {verdict.seconds:6.1f} s  {verdict.mutant}  ->  {verdict.words}"
            print(words, flush=True)  # noqa: T201
    text = table(done, seed)
    (OUT / f"{seed}.md").write_text(text, encoding="utf-8")
    print(text)  # noqa: T201
    open_ = sum(v.kind in ("survived", "not executed") for v in done)
    return int(10 * open_ > len([v for v in done if v.kind not in ("equivalent", "does not compile")]))


if __name__ == "__main__":
    sys.exit(main())
