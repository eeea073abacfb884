"""What a core cannot do faster: the operations of a tape, its longest chain, its divisions and its memory.

Cycles are those of one core of the kind of machine named in the docs (Zen 4; Agner Fog's instruction tables, and for
the functions of the C library their usual time): a multiplication or addition takes 3 from its arguments to its result
and four of them begin in each cycle at most (two units that multiply, two that add); divisions and roots take 13 to 21
and block their unit for 5 to 9; a sine or cosine of the C library takes 30 at least, a pair of them 20 of all units.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from appell.algebra.tape import Tape

FREE = frozenset("INPUT OUTPUT CONST ASSIGN NEG FABS".split())
LATENCY = {"DIV": 13, "INV": 13, "SQRT": 21, "SIN": 30, "COS": 30, "TAN": 50, "POW": 60, "CONSTPOW": 60, "EXP": 40}
BLOCKING = {"DIV": 5, "INV": 5, "SQRT": 9, "SIN": 10, "COS": 10, "TAN": 20, "POW": 50, "CONSTPOW": 50, "EXP": 30}
SIMPLE_LATENCY, SIMPLE_PER_CYCLE, LIBRARY = 3, 4.0, 30
GIGAHERTZ = 3.7
"""Of the clock, where the system does not say."""


@dataclass(frozen=True)
class Limit:
    """One evaluation of a tape: operations by kind, and the two bounds in nanoseconds."""

    operations: int
    divisions: int
    roots: int
    functions: int
    loads_and_stores: int
    throughput: float
    """If nothing waited for anything."""
    latency: float
    """If only the longest chain counted."""

    @property
    def nanoseconds(self) -> float:
        """No evaluation that others depend on is shorter than both bounds."""
        return max(self.throughput, self.latency)


def limit_of(tape: Tape, gigahertz: float | None = None) -> Limit:
    """The bounds of one tape."""
    clock = gigahertz or machine_clock()
    counts = Counter(o.name for o in tape.operations)
    ready: dict[int, float] = {}
    longest = 0.0
    for o in tape.operations:
        if o.name in ("INPUT", "CONST"):
            ready[o.target] = 0.0
            continue
        start = max((ready.get(k, 0.0) for k in o.arguments), default=0.0)
        end = start + (0 if o.name in FREE else LATENCY.get(o.name, SIMPLE_LATENCY if len(o.name) < 6 else LIBRARY))
        longest = max(longest, end)
        if o.name != "OUTPUT":
            ready[o.target] = end
    simple = sum(n for name, n in counts.items() if name not in FREE and name not in BLOCKING)
    busy = simple / SIMPLE_PER_CYCLE + sum(BLOCKING[name] * n for name, n in counts.items() if name in BLOCKING)
    return Limit(
        operations=sum(n for name, n in counts.items() if name not in FREE),
        divisions=counts["DIV"] + counts["INV"],
        roots=counts["SQRT"],
        functions=sum(n for name, n in counts.items() if name in BLOCKING and name not in ("DIV", "INV", "SQRT")),
        loads_and_stores=counts["INPUT"] + counts["OUTPUT"],
        throughput=busy / clock,
        latency=longest / clock,
    )


def machine_clock() -> float:
    """The clock in GHz as the system tells it now."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
        return max(float(line.split(":")[1]) for line in lines if line.startswith("cpu MHz")) / 1e3
    except (OSError, ValueError):
        return GIGAHERTZ
