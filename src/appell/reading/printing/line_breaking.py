"""Equations broken at the width of a column: between the terms of sums, and inside the longest factor of a product."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import sympy as sm

from appell.reading.printing.latex_width import TYPE, width_of
from appell.reading.printing.typesetting import Typesetter

INDENT = r"\quad "
"""Before a line that continues an equation."""


Side: TypeAlias = Any
"""One side of an equation, a SymPy expression; or a string, which is typeset already."""


def broken_equations(pairs: Sequence[tuple[Side, Side]], width: float, setter: Typesetter) -> list[list[str]]:
    """The lines of equations that stand below each other, with ``&`` where they are aligned.

    Aligned at their equals signs, or, where a left side is wide, all at the beginning.
    """
    room = TYPE.safe * width
    lefts = [width_of(_typeset(left, setter)) for left, _ in pairs]
    if max(lefts, default=0.0) <= TYPE.wide * room:
        left_over = room - max(lefts, default=0.0) - TYPE.equals
        return [_aligned(left, right, left_over, setter) for left, right in pairs]
    return [_from_the_edge(left, right, room, setter) for left, right in pairs]


def _aligned(left: Side, right: Side, room: float, setter: Typesetter) -> list[str]:
    lines = broken(right, room, room - TYPE.quad, setter)
    return [f"{_typeset(left, setter)} &= {lines[0]}", *(f"&{INDENT}{line}" for line in lines[1:])]


def _from_the_edge(left: Side, right: Side, room: float, setter: Typesetter) -> list[str]:
    """On one line if there is room; else the right side begins on a line of its own, unless the left one is short."""
    first = _typeset(left, setter)
    wide = width_of(first) + TYPE.equals
    if wide + width_of(_typeset(right, setter)) <= room or wide <= TYPE.wide * room:
        lines = broken(right, room - wide, room - 2 * TYPE.quad, setter)
        return [f"& {first} = {lines[0]}", *(f"&{INDENT}{INDENT}{line}" for line in lines[1:])]
    lefts = broken(left, room, room - TYPE.quad, setter)
    rights = broken(right, room - TYPE.quad - TYPE.equals, room - 2 * TYPE.quad, setter)
    lines = [lefts[0], *(f"{INDENT}{line}" for line in lefts[1:]), f"{INDENT}= {rights[0]}"]
    return [f"& {line}" for line in (*lines, *(f"{INDENT}{INDENT}{line}" for line in rights[1:]))]


def _typeset(side: Side, setter: Typesetter) -> str:
    return side if isinstance(side, str) else setter.of(side)


def broken(e: Side, room: float, later: float, setter: Typesetter) -> list[str]:
    """An expression in lines, ``room`` points for the first and ``later`` for the others."""
    whole = _typeset(e, setter)
    if isinstance(e, str) or width_of(whole) <= room:
        return [whole]
    if isinstance(e, sm.Add):
        return _sum(setter.terms(e), room, later, setter)
    return _product(e, room, later, setter) if isinstance(e, sm.Mul) else [whole]


def _sum(terms: Sequence[sm.Expr], room: float, later: float, setter: Typesetter) -> list[str]:
    """As many terms on a line as there is room for."""
    lines = [""]
    for term in terms:
        limit = room if len(lines) == 1 else later
        word = _signed(setter.of(term), bool(lines[0]))
        if width_of(f"{lines[-1]} {word}") <= limit:
            lines[-1] = f"{lines[-1]} {word}".strip()
            continue
        lines += [""] if lines[-1] else []
        parts = broken(term, (room if len(lines) == 1 else later) - 12.3, later, setter)
        lines[-1] = _signed(parts[0], bool(lines[0]))
        lines += parts[1:]
    return lines


def _signed(word: str, joined: bool) -> str:
    """A term after others, with its sign."""
    if not joined or word.startswith("-"):
        return word
    return f"+ {word}"


def _product(e: sm.Expr, room: float, later: float, setter: Typesetter) -> list[str]:
    """A product with its longest sum broken, what is below the line before it: (1/d) a ( ... ) b."""
    number, above, below = setter.factors(e)
    sums = [factor for factor in above if factor.is_Add]
    if not sums:
        return [setter.of(e)] if below else _side_by_side(number, above, room, later, setter)
    longest = max(sums, key=lambda factor: width_of(setter.of(factor)))
    k = above.index(longest)
    sign = "- " if number < 0 else ""
    scale = sm.Mul(abs(number), *(factor**-1 for factor in below))
    before = [] if scale == 1 else [scale]
    head = sign + setter.product([*before, *above[:k]])
    tail = setter.product(above[k + 1 :])
    opened = rf"{head} \bigl(".strip()
    if room - width_of(opened) >= TYPE.little * later:
        lines = broken(longest, room - width_of(opened), later - 5, setter)
        lines[0] = f"{opened}{lines[0]}"
    else:
        lines = [opened, *broken(longest, later - 5, later - 5, setter)]
    if width_of(lines[-1]) + width_of(tail) + 5 <= (room if len(lines) == 1 else later):
        lines[-1] += rf"\bigr) {tail}".rstrip()
    else:
        lines[-1] += r"\bigr)"
        lines += [rf"\cdot {tail}"] if tail else []
    return lines


def _side_by_side(
    number: sm.Rational, factors: Sequence[sm.Expr], room: float, later: float, setter: Typesetter
) -> list[str]:
    """Factors without a sum among them, as many on a line as there is room for."""
    lines = ["-" if number == -1 else "" if number == 1 else setter.of(number)]
    for factor in factors:
        word = setter.product([factor])
        if width_of(f"{lines[-1]} {word}") <= (room if len(lines) == 1 else later):
            lines[-1] = f"{lines[-1]} {word}".strip()
        else:
            lines.append(rf"\cdot {word}")
    return lines
