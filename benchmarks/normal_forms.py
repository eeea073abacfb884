"""Normal forms against SymPy's ``trigsimp`` and ``simplify`` on the same blocks: ``python benchmarks/normal_forms.py``.

First the seconds of processor time in which M, F, A and gamma of every system are derived in normal form
(``ExactAlgebra``). Then, side by side in one run, M and F of Kane's equations as SymPy forms them, before anything is
shortened, entry by entry: our normal form, written as short as is found, against SymPy's two. Every one of them begins
with empty caches, and nothing is loaded while the clock runs. SymPy is given up after ``TIMES`` times our seconds, but
not before ``LEAST``: the ratio is then a lower bound. All goes to ``normal_forms.json``; ``--table`` prints what the
documentation shows of it.
"""

from __future__ import annotations

import json
import signal
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import sympy as sm

import appell as ap
from appell.algebra import SympyAlgebra
from appell.algebra.exact_algebra import ExactAlgebra
from appell.algebra.normal_form import TooLong
from appell.algebra.operations import forget, total
from appell.algebra.written import shortest
from appell.equations import Principle
from appell.mechanics import lower
from appell.model import Mechanism

TERMS = 50_000
"""Terms of a polynomial that are allowed: nobody reads the bicycle multiplied out, but it can be compared."""
TIMES, LEAST = 60, 0.5
"""SymPy is given up after so many times our seconds, but not before so many seconds of processor time."""
UNREADABLE = 100_000
"""Operations of M and F as SymPy forms them above which nothing is compared."""
LONG_ENOUGH, MOST = 0.1, 50
"""Seconds that each is repeated for, at most so many times: the clock of processor time may be coarse."""
BLINK = 0.15
"""Seconds of one of SymPy's two from which a system stands in the table of the documentation."""
SHORT = 0.02
"""Seconds up to which the time that passed is taken: the clock of processor time may stand still meanwhile."""
RESULTS = Path(__file__).parent / "normal_forms.json"
BLOCKS = ("M", "F", "A", "gamma")


def model_of(name: str) -> tuple[Mechanism, Principle]:
    """The model with everything that is derived from what was said, and Kane, but for Lagrangians given outright."""
    from appell.cli.show import _first_that_admits

    model = ap.catalogue.card_of(name).model()
    found = model.derive(_first_that_admits(model.snapshot())).mechanism
    return found, ap.Kane() if found.masses else ap.AppellChetaev()


def normal_form(name: str) -> dict[str, Any]:
    """Seconds and terms of M, F, A and gamma in normal form, over all speeds."""
    model, principle = model_of(name)
    began = time.process_time()
    try:
        m = lower(model, ExactAlgebra(limit=TERMS))
        blocks = principle.form(m, m.rows, None)
        terms = {b: sum(len(e.fraction.numerator) for e in getattr(blocks, b)) for b in BLOCKS}
    except TooLong as refusal:
        return {"seconds": time.process_time() - began, "refused": str(refusal)}
    return {"seconds": time.process_time() - began, "terms": terms}


def entries_of(name: str) -> list[sm.Expr]:
    """M and F over all speeds, unshortened; constraints have no part in them."""
    model, principle = model_of(name)
    m = lower(replace(model, constraints=()), SympyAlgebra(shortens=False))
    blocks = principle.form(m, (), None)
    return [e for e in (*blocks.M, *blocks.F) if not e.is_Atom]


def timed(
    change: Callable[[list[sm.Expr]], Iterable[sm.Expr]], entries: list[sm.Expr], limit: float
) -> tuple[float, int, bool]:
    """Seconds of processor time, operations left, and whether it came to an end."""
    found = list(entries)
    sm.core.cache.clear_cache()
    forget()
    signal.signal(signal.SIGVTALRM, _give_up)
    signal.setitimer(signal.ITIMER_VIRTUAL, limit)
    began, started, done = time.process_time(), time.perf_counter(), True
    try:
        for i, e in enumerate(change(entries)):
            found[i] = e
    except TimeoutError:
        done = False
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    spent, passed = time.process_time() - began, time.perf_counter() - started
    return spent if passed > SHORT else passed, total(found), done


def _give_up(*_: object) -> None:
    raise TimeoutError


def repeated(change: Callable[[list[sm.Expr]], Iterable[sm.Expr]], entries: list[sm.Expr], limit: float) -> tuple:
    """The same, the mean of as many times as take ``LONG_ENOUGH`` together."""
    seconds: list[float] = []
    while sum(seconds) < LONG_ENOUGH and len(seconds) < MOST:
        taken, length, done = timed(change, entries, limit)
        seconds.append(taken)
    return sum(seconds) / len(seconds), length, done


def compared(entries: list[sm.Expr]) -> dict[str, Any]:
    """Ours and SymPy's two."""
    own, length, _ = repeated(shortest, entries, 1e6)
    found: dict[str, Any] = {"before": total(entries), "ours": {"seconds": own, "operations": length}}
    for change in (sm.trigsimp, sm.simplify):
        taken, operations, done = repeated(partial(map, change), entries, max(LEAST, TIMES * own))
        found[change.__name__] = {"seconds": taken, "operations": operations, "finished": done, "times": taken / own}
    return found


def table(results: dict[str, Any]) -> str:
    """What the documentation shows: the blocks that take SymPy's functions longer than a blink."""
    lines = [
        "| system | M, F, A, gamma | M, F before | normal form | `trigsimp` | `simplify` |",
        "|---|--:|--:|--:|--:|--:|",
    ]
    for name, found in results.items():
        line = f"| {name} | {found['normal form']['seconds']:.2f} s "
        if "before" not in found or max(found[way]["seconds"] for way in ("trigsimp", "simplify")) < BLINK:
            continue
        ours = found["ours"]
        line += f"| {found['before']} | {1000 * ours['seconds']:.1f} ms, {ours['operations']} "
        for change in ("trigsimp", "simplify"):
            other = found[change]
            more = "" if other["finished"] else "> "
            line += f"| {more}{other['times']:.0f} times, {other['operations'] if other['finished'] else 'given up'} "
        lines.append(line + "|")
    return "\n".join(lines)


def main(names: list[str]) -> None:
    """One line a system, as they come; those named take the place of their former results."""
    if names == ["--table"]:
        print(table(json.loads(RESULTS.read_text())))
        return
    compared([sm.sin(sm.Symbol("x")) ** 2 + sm.cos(sm.Symbol("x")) ** 2])  # what is loaded at the first call
    for name in names or [card.name for card in ap.catalogue.SYSTEMS]:
        found = {"normal form": normal_form(name)}
        entries = entries_of(name)
        found |= compared(entries) if entries and total(entries) <= UNREADABLE else {}
        print(name, json.dumps(found), flush=True)
        results = json.loads(RESULTS.read_text()) if RESULTS.exists() else {}
        RESULTS.write_text(json.dumps(results | {name: found}, indent=1) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
