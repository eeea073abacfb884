"""One run at an error of 1e-10 against the peers: ``python benchmarks/one_run.py`` prints a table of the documentation.

The rows are those of the stage ``single_runs`` of ``make bench``; here they are printed as docs/theory/accuracy.md has
them, a line for every system. With names (``python benchmarks/one_run.py pucks four-bar``) only those systems are run.
"""

from __future__ import annotations

import re
import sys

from measure import Row
from stages.single_runs import Problem, problems, rows_of

HEAD = """\
| motion, error 1e-10 | appell, µs | heyoka | SciPy | CVODE | projection | right sides at least, µs | run over that |
|---|---|---|---|---|---|---|---|"""


def line(problem: Problem, rows: list[Row]) -> str:
    """A row of the table: times of the peers over ours, what projection adds, and the limit."""
    peers = {row.peer: row for row in rows if row.peer}
    ratios = [f"{peers[name].ratio:.3g}" if name in peers else "-" for name in ("heyoka", "SciPy", "CVODE")]
    note = rows[0].note
    least, times = re.search(r"take ([\d.]+) µs at least.*takes ([\d.]+) times", note).groups()  # type: ignore[union-attr]
    projection = rows[-1].note.split(" ")[0]
    return f"| {problem.name} | {rows[0].appell:.1f} | {' | '.join(ratios)} | {projection} | {least} | {times} |"


def main() -> None:
    chosen, notes = sys.argv[1:], []
    print(HEAD, flush=True)
    for problem in problems():
        if not chosen or any(word in problem.name for word in chosen):
            rows = rows_of(problem)
            print(line(problem, rows), flush=True)
            notes.append(f"- {problem.name}: {rows[0].note}.")
    print("\n" + "\n".join(notes))


if __name__ == "__main__":
    main()
