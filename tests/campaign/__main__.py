"""Random hybrid runs against Moreau-Jean time stepping and closed forms.

    python -m tests.campaign [--seeds N] [--first N] [--families rods boxes] [--workers N]      (or: make campaign)

Each run agrees, is refused by name, is wrong or takes more than 5 s of processor time. Printed: a table by family, and
the seeds of all that do not agree. The status is 1 where one is wrong or too slow.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence

import numpy as np

from tests.campaign.draw import several
from tests.campaign.families import NAMES
from tests.campaign.judge import AGREES, REFUSED, SLOW, WRONG, Verdict

OUTCOMES = (AGREES, REFUSED, WRONG, SLOW)


def verdicts(names: Sequence[str], seeds: Sequence[int], workers: int, together: int = 5) -> Iterator[Verdict]:
    """All runs, as they are done."""
    tasks = [(name, seeds[i : i + together]) for name in names for i in range(0, len(seeds), together)]
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
    options = parser.parse_args()
    seeds, found, begin = range(options.first, options.first + options.seeds), [], time.perf_counter()
    for verdict in verdicts(options.families, seeds, options.workers):
        found.append(verdict)
        done = f"{len(found)}/{len(seeds) * len(options.families)} {verdict.family} {time.perf_counter() - begin:.0f} s"
        print(f"\r{done:60}", end="", file=sys.stderr, flush=True)
        if verdict.outcome != AGREES:
            print(f"\r{verdict.family} {verdict.seed}: {verdict.outcome}: {verdict.words}", flush=True)
    print(f"\r{table(found)}")
    raise SystemExit(1 if any(v.outcome in (WRONG, SLOW) for v in found) else 0)


if __name__ == "__main__":
    main()
