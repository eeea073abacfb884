"""Random hybrid runs against Moreau-Jean time stepping and closed forms.

    python -m tests.campaign [--seeds N] [--first N] [--families rods boxes] [--workers N] [--record FILE]
    (or: make campaign)

Each run agrees, is refused by name, is wrong or takes more than 5 s of processor time. Printed: a table by family, and
the seeds of all that do not agree. The status is 1 where one is wrong or too slow. Runs that a record has are not run
again: a campaign that was broken off goes on. A record belongs to one state of the source.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import multiprocessing
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np

from tests.campaign.draw import several
from tests.campaign.families import NAMES
from tests.campaign.judge import AGREES, REFUSED, SLOW, WRONG, Verdict

OUTCOMES = (AGREES, REFUSED, WRONG, SLOW)
ROOT = Path(__file__).parents[2]
Task = tuple[str, Sequence[int]]


def tasks_of(names: Sequence[str], seeds: Sequence[int], done: Sequence[Verdict], together: int = 5) -> list[Task]:
    """Seeds of a family by the handful, one family after the other: of each about as many where it is broken off."""
    known = {(v.family, v.seed) for v in done}
    handfuls = [seeds[i : i + together] for i in range(0, len(seeds), together)]
    tasks = [(name, [seed for seed in handful if (name, seed) not in known]) for handful in handfuls for name in names]
    return [task for task in tasks if task[1]]


def source() -> str:
    """The state of the source: a digest of the package and of the campaign."""
    files = sorted(path for part in ("src/appell", "tests/campaign") for path in (ROOT / part).rglob("*"))
    texts = (path.read_bytes() for path in files if path.suffix in (".py", ".ll", ".json"))
    return hashlib.sha256(b"".join(texts)).hexdigest()[:16]


def recorded(path: Path) -> list[Verdict]:
    """The verdicts of a record; one that does not exist is begun."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps({"source": source()}) + "\n", encoding="utf-8")
    head, *lines = path.read_text(encoding="utf-8").splitlines()
    if json.loads(head)["source"] != source():
        raise SystemExit(f"'{path}' belongs to another state of the source: name another record, or delete it.")
    return [Verdict(**json.loads(line)) for line in lines]


def verdicts(tasks: Sequence[Task], workers: int) -> Iterator[Verdict]:
    """All runs, as they are done."""
    if workers == 1:
        for task in tasks:
            yield from several(task)
        return
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        for found in pool.imap(several, tasks):
            yield from found


def table(found: Sequence[Verdict]) -> str:
    """How many of each family came to what."""
    lines = ["| family | runs | agrees | refused | wrong | too slow | judged | slowest s |", "|---" * 8 + "|"]
    for name in dict.fromkeys(v.family for v in found):
        own = [v for v in found if v.family == name]
        counts = Counter(v.outcome for v in own)
        judged = np.mean([v.judged for v in own if v.outcome == AGREES] or [0.0])
        numbers = " | ".join(str(counts[outcome]) for outcome in OUTCOMES)
        lines.append(f"| {name} | {len(own)} | {numbers} | {judged:.0%} | {max(v.seconds for v in own):.1f} |")
    counts = Counter(v.outcome for v in found)
    lines.append(f"| all | {len(found)} | {' | '.join(str(counts[o]) for o in OUTCOMES)} | | |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seeds", type=int, default=143, help="of each family")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--families", nargs="*", default=list(NAMES))
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--record", type=Path, help="a file that keeps every verdict")
    options = parser.parse_args()
    seeds, begin = range(options.first, options.first + options.seeds), time.perf_counter()
    found = recorded(options.record) if options.record else []
    for verdict in verdicts(tasks_of(options.families, seeds, found), options.workers):
        found.append(verdict)
        if options.record:
            with options.record.open("a", encoding="utf-8") as file:
                file.write(json.dumps(vars(verdict)) + "\n")
        done = f"{len(found)}/{len(seeds) * len(options.families)} {verdict.family} {time.perf_counter() - begin:.0f} s"
        print(f"\r{done:60}", end="", file=sys.stderr, flush=True)
        if verdict.outcome != AGREES:
            print(f"\r{verdict.family} {verdict.seed}: {verdict.outcome}: {verdict.words}", flush=True)
    print(f"\r{table(found)}")
    raise SystemExit(1 if any(v.outcome in (WRONG, SLOW) for v in found) else 0)


if __name__ == "__main__":
    main()
