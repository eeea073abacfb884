"""Normal forms against SymPy's ``trigsimp`` and ``simplify`` on the same blocks: ``python benchmarks/normal_forms.py``.

First the seconds in which M, F, A and gamma of every system are derived in normal form (``ExactAlgebra``). Then, side
by side in one run, M and F of Kane's equations as SymPy forms them, before anything is shortened, entry by entry: our
normal form, written as short as is found, against SymPy's two. What takes SymPy longer than ``LIMIT`` seconds is given
up, and the ratio is then a lower bound.
"""

from __future__ import annotations

import signal
import sys
import time
from collections.abc import Callable, Iterable
from functools import partial

import sympy as sm

import appell as ap
from appell.algebra import SympyAlgebra
from appell.algebra.exact_algebra import ExactAlgebra
from appell.algebra.normal_form import TooLong
from appell.algebra.written import shortest
from appell.mechanics import lower
from appell.model import ModelData

TERMS = 50_000
"""Terms of a polynomial that are allowed: nobody reads the bicycle multiplied out, but it can be compared."""
LIMIT = 10
"""Seconds of processor time after which SymPy is given up."""


def model_of(name: str) -> ModelData:
    """The model with everything that is derived from what was said."""
    return ap.catalogue.card_of(name).model().derive(principle_of(name))._model


def principle_of(name: str) -> ap.Kane | ap.AppellChetaev:
    """Kane, but for Lagrangians given outright."""
    return ap.Kane() if ap.catalogue.card_of(name).model().snapshot().masses else ap.AppellChetaev()


def normal_form(name: str) -> str:
    """Seconds and terms of M, F, A and gamma in normal form, over all speeds."""
    model = model_of(name)
    began = time.process_time()
    try:
        m = lower(model, ExactAlgebra(limit=TERMS))
        blocks = principle_of(name).form(m, m.rows, None)
        terms = [sum(len(e.fraction.numerator) for e in b) for b in (blocks.M, blocks.F, blocks.A, blocks.gamma)]
        found = f"M {terms[0]}, F {terms[1]}, A {terms[2]}, gamma {terms[3]} terms"
    except TooLong as refusal:
        found = str(refusal)
    return f"{time.process_time() - began:6.3f} s  {found}"


def entries_of(name: str) -> list[sm.Expr]:
    """M and F over all speeds, unshortened."""
    m = lower(model_of(name), SympyAlgebra(shortens=False))
    blocks = principle_of(name).form(m, (), None)
    return [e for e in (*blocks.M, *blocks.F) if not e.is_Atom]


def timed(change: Callable[[list[sm.Expr]], Iterable[sm.Expr]], entries: list[sm.Expr]) -> tuple[float, int, bool]:
    """Seconds of processor time, operations left, and whether it came to an end."""
    found = list(entries)
    sm.core.cache.clear_cache()
    signal.signal(signal.SIGVTALRM, _give_up)
    signal.setitimer(signal.ITIMER_VIRTUAL, LIMIT)
    began, done = time.process_time(), True
    try:
        for i, e in enumerate(change(entries)):
            found[i] = e
    except TimeoutError:
        done = False
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    seconds = time.process_time() - began
    return seconds, int(sum(sm.count_ops(e) for e in found)), done


def _give_up(*_: object) -> None:
    raise TimeoutError


def main(names: list[str]) -> None:
    """One line a system."""
    names = names or [card.name for card in ap.catalogue.SYSTEMS]
    for name in names:
        print(f"{name:26s} {normal_form(name)}", flush=True)
    print(f"\n{'system':26s} {'before':>7s}  normal form       trigsimp              simplify")
    for name in names:
        entries = entries_of(name)
        if not entries:
            continue
        before = sum(sm.count_ops(e) for e in entries)
        shortest([sm.sin(sm.Symbol("x")) ** 2])  # what is loaded at the first call belongs to no system
        own, length, _ = timed(shortest, entries)
        line = f"{name:26s} {before:7d}  {own:6.3f} s {length:5d}"
        for change in (sm.trigsimp, sm.simplify):
            seconds, operations, done = timed(partial(map, change), entries)
            line += f"  {'' if done else '>'}{seconds:6.2f} s {operations:5d} ({seconds / own:5.0f} x)"
        print(line, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
