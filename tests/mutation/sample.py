"""Whether the tests notice: a random sample of all mutants of the source, each against the tests that execute its
line.

    python -m tests.mutation.sample [--count N] [--seed S] [--workers N] [--only WORD] [--again]      (or: make mutants)

Every call draws with another seed; ``--seed`` repeats a sample, and goes on with one that was broken off. Which tests
execute which line is recorded first, once a state of the source (`tests.mutation.executed`; with ``--slow`` the slow
tests of the folders concerned too). Of the tests of a line those in files of its own name are taken first, then the
cheapest, until the budget is spent; the slow ones have a budget of the same size of their own. Those that noticed most
run first, and the first that fails ends it. A process that has imported everything forks for every mutant
(`tests.mutation.warm`). What came of every mutant stands in out/mutants/SEED.jsonl, the table in out/mutants/SEED.md;
``--again`` judges anew what was not killed.

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
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.mutation.equivalent import reason
from tests.mutation.executed import Executed, executed, files_of_tests
from tests.mutation.operators import Mutant, difference, places
from tests.mutation.runner import (
    ROOT,
    Stages,
    Task,
    apply,
    copies,
    import_libraries,
    python_with_zig,
    restore,
    work_through,
)
from tests.mutation.warm import COLD, Answer, Request, Warm, Workers

SRC = "src/appell/"
PARTS = tuple(
    SRC + part
    for part in (
        "principles/*.py mechanics/*.py constraints/*.py reactions.py reading/partials/*.py "
        "analysis/classification/*.py simulate/modes/*.py native/*.c"
    ).split()
)
MOTIONS = tuple(
    f"tests/{part}"
    for part in "simulate/ campaign/ compile/ ensemble/ native/ laws/test_audit.py constraints/test_nonideal.py".split()
)
"""The tests of C."""
NEAR = {
    "complementarity": ("test_complementarity", "test_random_contacts", "test_collapse"),
    "contact": ("test_random_contacts", "test_native_changes", "test_bounds"),
    "dry": ("test_dry_joints", "test_many_bounds", "test_bounds"),
    "events": ("test_events",),
    "gauss": ("test_random_contacts", "test_settling", "test_complementarity"),
    "hybrid": ("test_native_changes", "test_campaign", "test_mode_cases", "test_masks_are_modes"),
    "held": ("test_native_changes", "test_shares", "test_random_contacts"),
    "impact": ("test_random_contacts", "test_complementarity", "test_published_impacts"),
    "jacobian": ("test_radau",),
    "land": ("test_assembly", "test_integrate", "test_error_estimate", "test_steps_of_others"),
    "lanes": ("test_lanes", "ensemble/"),
    "law": ("test_nonideal", "test_friction", "test_undetermined_shares"),
    "least": ("test_shares", "test_undetermined_shares", "test_forces_at_rest"),
    "lu": ("test_radau",),
    "minimal": ("test_right_side", "test_integrate", "test_redundancy", "test_masks_are_modes"),
    "mode": ("test_mode_cases", "test_native_changes", "test_campaign"),
    "pivoting": ("test_complementarity", "test_many_bounds", "test_random_contacts"),
    "project": ("test_assembly", "test_integrate", "test_small_systems"),
    "rates": ("test_right_side", "test_integrate"),
    "saddle": ("test_massless", "test_right_side", "test_redundancy"),
    "shares": ("test_shares", "test_undetermined_shares", "test_forces_at_rest"),
    "slip": ("test_slip", "test_random_slips", "test_table_on_legs"),
    "solve": ("test_right_side", "test_redundancy", "test_undetermined_shares"),
    "sparse": ("test_sparse", "test_rows_on_trees"),
    "transition": ("test_native_changes", "test_settling", "test_published_impacts"),
    "tree": ("test_recursion", "test_rows_on_trees"),
}
"""Of C, by how the file's name begins: the tests that are taken first, where no line says which are near."""
OUT = ROOT / "out" / "mutants"
C_SHARE = 0.1
"""Of the mutants so many are of C: each is translated anew, and all tests of motions are its tests."""
FILE_SECONDS = 8.0
"""Of one file of tests so much processor time is taken for a mutant, the fastest tests first."""
BUDGET = 15.0
"""Processor time of the tests of the day for one mutant, as they take without it; and of the slow ones."""
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
    """So many mutants at places drawn without replacement, one mutant a place, by turns: a sample that is broken off is
    a sample still.
    """
    generator, found = random.Random(seed), list[Mutant]()
    for suffix, share in ((".py", count - int(C_SHARE * count)), (".c", int(C_SHARE * count))):
        files = sorted(
            str(path.relative_to(ROOT)) for part in PARTS if part.endswith(suffix) for path in ROOT.glob(part)
        )
        every = [mutants for file in files if only in file for mutants in places(ROOT, file).values()]
        found += [generator.choice(mutants) for mutants in generator.sample(every, min(share, len(every)))]
    return by_turns(found, generator)


def by_turns(mutants: Sequence[Mutant], generator: random.Random) -> list[Mutant]:
    """In a random order in which the folders take turns, each as often as its share."""
    of_folder: dict[str, list[Mutant]] = defaultdict(list)
    for mutant in mutants:
        of_folder[folder_of(mutant.file)].append(mutant)
    turns = list[tuple[float, Mutant]]()
    for its in of_folder.values():
        generator.shuffle(its)
        turns += [((i + generator.random()) / len(its), mutant) for i, mutant in enumerate(its)]
    return [mutant for _, mutant in sorted(turns, key=lambda turn: turn[0])]


def chosen_tests(
    mutant: Mutant, known: Executed, budget: float = BUDGET, kills: Mapping[str, int] | None = None
) -> tuple[list[list[str]], float]:
    """The tests of a mutant file by file, and the seconds they take without it.

    Files with a word of the mutant's file in their name are taken first, then the cheapest. Of those that are taken
    the ones that noticed most for what they cost run first: that changes nothing but how soon one fails.
    """
    words = tuple(Path(mutant.file).stem.split("_"))
    if mutant.file.endswith(".c"):  # machine code has no record of lines: what runs motions
        tests = {test for test in known.seconds if test.startswith(MOTIONS)}
        words = next((near for begin, near in NEAR.items() if words[0].startswith(begin)), words)
    else:
        tests = known.tests_of(mutant.file, *mutant.lines)
    by_file: dict[str, list[str]] = defaultdict(list)
    spent: dict[str, float] = defaultdict(float)
    taken, total = list[str](), 0.0
    for slow in (False, True):
        of_these = sorted((test for test in tests if (test in known.slow) is slow), key=lambda t: (known.seconds[t], t))
        mark, in_this_pass = " slow" if slow else "", 0.0
        for test in of_these:
            file = test.split("::")[0] + mark
            if not by_file[file] or spent[file] + known.seconds[test] <= FILE_SECONDS:
                by_file[file].append(test)
                spent[file] += known.seconds[test]
        order = lambda file: (not any(word in file for word in words), spent[file])
        for file in sorted((f for f in by_file if f.endswith(" slow") is slow), key=order):
            if in_this_pass == 0.0 or in_this_pass + spent[file] <= budget:
                taken.append(file)
                in_this_pass += spent[file]
        total += in_this_pass
    if kills is not None:
        taken.sort(key=lambda file: spent[file] / (1 + kills.get(file.split()[0], 0)))
    return [by_file[file] for file in taken], total


def in_stages(files: Sequence[Sequence[str]]) -> Stages:
    """The tests in runs of growing size, for a process that looks for its tests anew each time."""
    stages, size, left = list[tuple[str, ...]](), 1, list(files)
    while left:
        stages.append(tuple(test for tests in left[:size] for test in tests))
        left, size = left[size:], 2 * size
    return tuple(stages)


@dataclass(frozen=True)
class Judgement:
    """A mutant of a text, and its tests, file by file."""

    mutant: Mutant
    before: str
    after: str
    tests: tuple[tuple[str, ...], ...]
    seconds: int
    zig: str | None


def judged(asked: Judgement, warm: Warm) -> Answer:
    """What comes of a mutant: in the warm process, or in a fresh one where only an import puts it in place."""
    mutant, wrong = asked.mutant, list[str]()

    @contextmanager
    def translated() -> Iterator[None]:
        words = apply(mutant, warm.tree, asked.zig) if mutant.file.endswith(".c") else None
        wrong.extend([words] if words is not None else [])
        yield
        if mutant.file.endswith(".c"):
            restore(mutant, warm.tree)

    tests = tuple(test for file in asked.tests for test in file)
    answer = warm.judge(Request(tests, asked.seconds, mutant.file, asked.before, asked.after), translated)
    if wrong:
        return Answer(wrong[0])
    if answer.words != COLD:
        return answer
    task = Task(mutant, in_stages(asked.tests), asked.seconds + 30)  # and what starting takes
    ((_, words, seconds),) = work_through([task], [warm.tree], asked.zig)
    return Answer(words, (), seconds)


def judge(
    mutants: Sequence[Mutant], known: Executed, workers: Workers, zig: str | None, budget: float = BUDGET
) -> Iterator[Verdict]:
    """The verdicts, as they come."""
    at_once, lines, kills = list[Verdict](), dict[Mutant, tuple[str, str]](), Counter[str]()

    def judgements() -> Iterator[Judgement]:
        for mutant in mutants:
            text = (ROOT / mutant.file).read_text(encoding="utf-8")
            changed = mutant.applied(text)
            lines[mutant] = before, after = difference(text, changed)
            why = reason(mutant.file.removeprefix(SRC), before, after)
            files, seconds = chosen_tests(mutant, known, budget, kills)
            if why is not None:
                at_once.append(Verdict(str(mutant), mutant.file, before, after, "equivalent", why))
            elif not files:
                words = "no test executes the line"
                at_once.append(Verdict(str(mutant), mutant.file, before, after, "not executed", words))
            else:  # a mutant may loop: it gets three times what its tests take
                tests = tuple(tuple(of_file) for of_file in files)
                yield Judgement(mutant, text, changed, tests, int(3 * seconds + 10), zig)

    for asked, answer in workers.over(judged, judgements()):
        kind = "does not compile" if "does not compile" in answer.words else answer.words.split(":")[0].lower()
        kills.update([answer.failed.split("::")[0]] if answer.failed is not None else [])
        mutant = asked.mutant
        yield Verdict(str(mutant), mutant.file, *lines[mutant], kind, answer.words, round(answer.seconds, 2))
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
    parser.add_argument("--budget", type=float, default=BUDGET, help="seconds of tests of the day for a mutant")
    parser.add_argument("--slow", action="store_true", help="the slow tests of the folders concerned too")
    parser.add_argument("--zig", help="a Python with the package ziglang (default: the one that runs this)")
    options = parser.parse_args()
    seed = secrets.randbelow(10**6) if options.seed is None else options.seed
    OUT.mkdir(parents=True, exist_ok=True)
    record = OUT / f"{seed}.jsonl"
    done = read_verdicts(record)
    if options.again:
        done = [v for v in done if v.kind in ("killed", "timed out", "does not compile")]
        record.write_text("".join(json.dumps(vars(v)) + "\n" for v in done), encoding="utf-8")
    there = {v.mutant for v in done}
    left = [mutant for mutant in draw(options.count, seed, options.only) if str(mutant) not in there]
    print(f"seed {seed}: {len(left)} mutants to judge, {len(done)} judged earlier", flush=True)  # noqa: T201
    import_libraries()
    with record.open("a", encoding="utf-8") as out, tempfile.TemporaryDirectory() as name:
        os.environ["XDG_CACHE_HOME"] = str(Path(name) / "cache")  # nothing compiled earlier may help
        workers = Workers(copies(options.workers, Path(name)), files_of_tests(PARTS))
        known = executed(OUT / "executed", PARTS, workers, options.slow)
        for verdict in judge(left, known, workers, python_with_zig(options.zig), options.budget):
            done.append(verdict)
            out.write(json.dumps(vars(verdict)) + "\n")
            out.flush()
            killed = sum(v.kind in ("killed", "timed out") for v in done)
            words = f"{len(done):4d} ({killed} killed) {verdict.seconds:6.1f} s  {verdict.mutant}  ->  {verdict.words}"
            print(words, flush=True)  # noqa: T201
        workers.close()
    text = table(done, seed)
    (OUT / f"{seed}.md").write_text(text, encoding="utf-8")
    print(text)  # noqa: T201
    open_ = sum(v.kind in ("survived", "not executed") for v in done)
    return int(10 * open_ > len([v for v in done if v.kind not in ("equivalent", "does not compile")]))


if __name__ == "__main__":
    sys.exit(main())
