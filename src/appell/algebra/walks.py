"""Walks over expressions in which a part that occurs many times is visited once; SymPy's own visit it every time."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import sympy as sm


def parts_of(matrices: Iterable[sm.Matrix], *kinds: type) -> set[sm.Basic]:
    """All parts of these kinds, as ``atoms`` gives them.

    >>> x, y = sm.symbols("x y")
    >>> sorted(parts_of([sm.Matrix([x * sm.sin(y)])], sm.Symbol), key=str)
    [x, y]
    """
    waiting, seen = [e for matrix in matrices for e in matrix], set()
    while waiting:
        e = waiting.pop()
        if e not in seen:
            seen.add(e)
            waiting += e.args
    return {e for e in seen if isinstance(e, kinds)}


def replaced(matrices: Iterable[sm.Matrix], table: Mapping[sm.Basic, sm.Basic]) -> list[sm.Matrix]:
    """The same with parts replaced, as ``xreplace`` does it.

    >>> x, y = sm.symbols("x y")
    >>> replaced([sm.Matrix([x**2 + 1])], {x: y})
    [Matrix([[y**2 + 1]])]
    """
    memo: dict[sm.Basic, sm.Basic] = dict(table)

    def new(e: sm.Basic) -> sm.Basic:
        found = memo.get(e)
        if found is None:
            arguments = [new(part) for part in e.args]
            is_changed = any(a is not b for a, b in zip(arguments, e.args, strict=True))
            memo[e] = found = e.func(*arguments) if is_changed else e
        return found

    return [sm.Matrix(*matrix.shape, [new(e) for e in matrix]) for matrix in matrices]
