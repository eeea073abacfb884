"""What no line break helps: roots, denominators and the like that are wider than a column get names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import sympy as sm
from sympy.core.function import AppliedUndef

from appell.reading.printing.latex_width import TYPE, width_of
from appell.reading.printing.typesetting import Typesetter

Pair = tuple[sm.Expr, sm.Expr]


def with_named_parts(pairs: Sequence[Pair], room: float, setter: Typesetter) -> list[Pair]:
    """Equations in which everything can be broken to lines of ``room`` points, and those of the names before them."""
    pairs, named = list(pairs), list[Pair]()
    names = new_names([e for pair in pairs for e in pair])
    for _ in range(200):  # each turn names one part, which is at least an operation shorter than what it was part of
        sides = [*(e for _, e in named), *(side for pair in pairs for side in pair)]
        found = (part for e in sides for part in _unbreakable(e, room, setter))
        part = next((part for part in found if not part.has(sm.Derivative)), None)
        if part is None:
            return [*in_order(named), *pairs]
        table = {part: next(names)}
        pairs = [(left.xreplace(table), right.xreplace(table)) for left, right in pairs]
        named = [(left, right.xreplace(table)) for left, right in named] + [(table[part], part)]
    return [*in_order(named), *pairs]


def new_names(expressions: Sequence[sm.Expr]) -> Iterator[sm.Symbol]:
    """c1, c2 and so on, without those that are taken."""
    atoms = {a for e in expressions for a in e.atoms(sm.Symbol, AppliedUndef)}
    taken = {a.name if isinstance(a, sm.Symbol) else str(a.func) for a in atoms}
    return (s for s in sm.numbered_symbols("c", start=1) if s.name not in taken)


def in_order(named: Sequence[Pair]) -> list[Pair]:
    """Each name after those that stand in what it means, and the order kept as far as that leaves it."""
    waiting, found = dict(named), list[Pair]()
    while waiting:
        ready = next(name for name, e in waiting.items() if e.free_symbols.isdisjoint(waiting))
        found.append((ready, waiting.pop(ready)))
    return found


def _unbreakable(e: sm.Expr, room: float, setter: Typesetter) -> Iterator[sm.Expr]:
    """Parts too wide for a line that are not sums, innermost sums of them first."""
    if width_of(setter.of(e)) <= room:
        return
    if isinstance(e, sm.Add):
        for term in e.args:
            yield from _unbreakable(term, room, setter)
    elif isinstance(e, sm.Mul):
        yield from _of_product(e, room, setter)
    else:
        parts = [branch.expr for branch in e.args] if isinstance(e, sm.Piecewise) else e.args
        yield from (part for part in parts if isinstance(part, sm.Expr) and _has_parts(part) and not part.is_number)


def _of_product(e: sm.Expr, room: float, setter: Typesetter) -> Iterator[sm.Expr]:
    _, above, below = setter.factors(e)
    sums = sorted((f for f in above if f.is_Add), key=lambda f: width_of(setter.of(f)))
    beside = [factor for factor in above if not sums or factor is not sums[-1]]
    if width_of(setter.product(beside)) > TYPE.beside * room:
        parts = [f for f in beside if _has_parts(f)]
    elif width_of(setter.product(below)) > TYPE.beside * room:
        parts = [_base(f) for f in below if _has_parts(_base(f))]
    else:
        yield from _unbreakable(sums[-1], room, setter) if sums else ()
        return
    yield from sorted(parts, key=lambda f: width_of(setter.of(f)), reverse=True)[:1]


def _has_parts(e: sm.Expr) -> bool:
    """Whether a name for it is shorter: a symbol or a coordinate has one already, however long."""
    return bool(e.args) and not isinstance(e, AppliedUndef)


def _base(factor: sm.Expr) -> sm.Expr:
    """What is raised to a power."""
    return factor.base if isinstance(factor, sm.Pow) else factor
