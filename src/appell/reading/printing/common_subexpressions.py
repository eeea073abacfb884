"""The sub-expressions whose names make equations shorter: a book writes D = m r^2 once, and D in every term."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import count

import sympy as sm
from sympy.core.function import AppliedUndef

from appell.algebra.operations import operations
from appell.numbers import READ
from appell.reading.printing.wide_parts import in_order, new_names

Pair = tuple[sm.Expr, sm.Expr]


def shared(blocks: Sequence[sm.Matrix], letter: str = "z") -> tuple[list[Pair], list[sm.Matrix]]:
    """Sub-expressions that occur more than once, named z0, z1 and so on where that is shorter; q(t) is a symbol."""
    moving = {a for b in blocks for e in b for a in e.atoms(sm.Derivative, AppliedUndef)}
    order = sorted(moving, key=lambda a: (-operations(a), str(a)))
    plain = {a: sm.Dummy(str(a).replace("(t)", ""), real=True) for a in order}
    back: dict[sm.Basic, sm.Basic] = {symbol: a for a, symbol in plain.items()}
    taken = {str(a.func) for a in moving if isinstance(a, AppliedUndef)}
    taken |= {s.name for b in blocks for s in b.free_symbols}
    names = (name for name in (f"{letter}{i}" for i in count()) if name not in taken)
    repeated, reduced = sm.cse(
        [sm.Matrix(b).xreplace(plain) for b in blocks], symbols=sm.numbered_symbols("z", cls=sm.Dummy)
    )
    uses = Counter(s for e in (*(e for _, e in repeated), *(e for b in reduced for e in b)) for s in _symbols_of(e))
    inline: dict[sm.Basic, sm.Basic] = {}
    named: list[Pair] = []
    for symbol, e in repeated:
        meaning = e.xreplace(inline)
        letters = len(str(meaning)) + 2 * meaning.is_Add
        if uses[symbol] * (letters - READ.trivial) > letters + READ.term:
            back[symbol] = sm.Symbol(next(names))
            named.append((back[symbol], meaning))
        else:
            inline[symbol] = meaning
            for part in _symbols_of(meaning):
                uses[part] += uses[symbol] - 1
    return [(s, e.xreplace(back)) for s, e in named], [sm.Matrix(b).xreplace(inline).xreplace(back) for b in reduced]


def _symbols_of(e: sm.Expr) -> list[sm.Symbol]:
    """The symbols of an expression, each as often as it is written."""
    return [part for part in sm.preorder_traversal(e) if part.is_Symbol]


def with_few_names(pairs: Sequence[Pair]) -> tuple[list[Pair], list[Pair]]:
    """What is named, and the equations with the names in them; nothing is named where that saves little."""
    moving = {a for pair in pairs for e in pair for a in e.atoms(sm.Derivative) | e.atoms(AppliedUndef)}
    order = sorted(moving, key=lambda a: (-operations(a), str(a)))
    plain = {a: sm.Dummy(str(a), real=True) for a in order}
    back = {symbol: a for a, symbol in plain.items()}
    sides = [e.xreplace(plain) for pair in pairs for e in pair]
    named: list[tuple[sm.Symbol, sm.Expr]] = []
    names = new_names([e for pair in pairs for e in pair])
    while len(named) < READ.trivial and READ.root < _length(sides) <= READ.equations:
        part = _most_saving([*(e for _, e in named), *sides], set(back))
        if part is None:
            break
        symbol = next(names)
        values, sides = _with([e for _, e in named], part, symbol), _with(sides, part, symbol)
        named = [*((s, e) for (s, _), e in zip(named, values, strict=True)), (symbol, part)]
    read = [(symbol, e.xreplace(back)) for symbol, e in in_order(named)]
    told = [e.xreplace(back) for e in sides]
    return read, list(zip(told[::2], told[1::2], strict=True))


def _most_saving(sides: Sequence[sm.Expr], moving: set[sm.Dummy]) -> sm.Expr | None:
    """The sub-expression without states whose name saves most, in plain symbols; None where none is worth it."""
    whole, best, most = _length(sides), None, READ.few - 1
    # What is repeated, and sums up to a number before them
    repeated, _ = sm.cse(list(sides), symbols=sm.numbered_symbols("part", cls=sm.Dummy))
    meaning: dict[sm.Expr, sm.Expr] = {}
    for symbol, value in repeated:
        meaning[symbol] = value.xreplace(meaning)
    sums = {a.primitive()[1] for e in sides for a in e.atoms(sm.Add)}
    for part in [*meaning.values(), *sorted(sums, key=sm.default_sort_key)]:
        if part.free_symbols & moving or isinstance(part, sm.Function) or not part.free_symbols:
            continue
        saved = whole - _length(_with(sides, part, sm.Dummy())) - _length([part])
        if saved > most:
            best, most = part, saved
    return best


def _with(sides: Sequence[sm.Expr], part: sm.Expr, symbol: sm.Symbol) -> list[sm.Expr]:
    """Expressions with a name for a part of them, factors of products and terms of sums among them."""
    return [_replaced(e, part, symbol) for e in sides]


def _replaced(e: sm.Expr, part: sm.Expr, symbol: sm.Symbol) -> sm.Expr:
    if e == part:
        return symbol
    if not e.args or not part.free_symbols <= e.free_symbols:
        return e
    e = e.func(*(_replaced(a, part, symbol) for a in e.args))
    if isinstance(e, sm.Mul) and isinstance(part, sm.Mul):
        factors, own = e.as_powers_dict(), part.as_powers_dict()
        if all(base in factors and factors[base] == power for base, power in own.items()):
            return e / part * symbol
    if isinstance(e, sm.Add) and isinstance(part, sm.Add):
        number, own = e.primitive()
        if own in (part, -part):
            return number * (symbol if own == part else -symbol)
        if set(part.args) <= set(e.args):
            return e - part + symbol
    return e


def _length(sides: Sequence[sm.Expr]) -> int:
    return int(sum(operations(e) for e in sides))
