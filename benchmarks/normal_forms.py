"""Normal forms against SymPy's ``trigsimp`` and ``simplify`` on the same blocks: ``python benchmarks/normal_forms.py``.

M and F of Kane's equations as they are formed, before anything is shortened, entry by entry in one run. What takes
SymPy longer than ``LIMIT`` seconds is given up, and the ratio is then a lower bound.
"""

from __future__ import annotations

import signal
import sys
import time
from collections.abc import Callable

import sympy as sm

import appell as ap
from appell.algebra import SympyAlgebra
from appell.algebra.written import shortest
from appell.mechanics import lower

SYSTEMS = ("double-pendulum", "lagrange-top", "snakeboard", "roller-racer", "rolling-disc", "flyball-governor")
LIMIT = 30


def entries_of(name: str) -> list[sm.Expr]:
    """M and F over all speeds, unshortened."""
    model = ap.catalogue.card_of(name).model().derive(ap.Kane())._model
    m = lower(model, SympyAlgebra(shortens=False))
    blocks = ap.Kane().form(m, (), None)
    return [e for e in (*blocks.M, *blocks.F) if not e.is_Atom]


def timed(change: Callable[[sm.Expr], sm.Expr], entries: list[sm.Expr]) -> tuple[float, int, bool]:
    """Seconds of processor time, operations left, and whether it came to an end."""
    left = [sm.count_ops(e) for e in entries]
    sm.core.cache.clear_cache()
    signal.signal(signal.SIGALRM, _give_up)
    signal.alarm(LIMIT)
    began = time.process_time()
    done = True
    try:
        for i, e in enumerate(entries):
            left[i] = sm.count_ops(change(e))
    except TimeoutError:
        done = False
    finally:
        signal.alarm(0)
    return time.process_time() - began, int(sum(left)), done


def _give_up(*_: object) -> None:
    raise TimeoutError


def main(names: list[str]) -> None:
    """One line a system."""
    print(f"{'system':20s} {'before':>7s}  normal form       trigsimp              simplify")
    for name in names or SYSTEMS:
        entries = entries_of(name)
        before = sum(sm.count_ops(e) for e in entries)
        own, length, _ = timed(lambda e: shortest([e])[0], entries)
        line = f"{name:20s} {before:7d}  {own:6.3f} s {length:5d}"
        for change in (sm.trigsimp, sm.simplify):
            seconds, operations, done = timed(change, entries)
            line += f"  {'' if done else '>'}{seconds:6.2f} s {operations:5d} ({seconds / own:5.0f} x)"
        print(line, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
