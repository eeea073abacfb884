"""How wide a line of LaTeX is, in points, set in Computer Modern of 10 points: enough to know where to break it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

_LETTERS = {
    **dict.fromkeys("il", 3.4), **dict.fromkeys("jt", 4.0), **dict.fromkeys("cersz", 4.7),
    **dict.fromkeys("abdghknopquvxy", 5.6), "f": 6.0, "m": 8.8, "w": 7.2,
    **dict.fromkeys("ABCDEFGHKLNOPQRSTUVXYZ", 7.9), **dict.fromkeys("IJ", 5.6), "M": 9.9, "W": 10.5,
    **dict.fromkeys("0123456789", 5.0), **dict.fromkeys("()[]", 3.9), ",": 4.5, "/": 5.0, "'": 3.0, "|": 2.8,
    "+": 12.3, "-": 12.3, "=": 13.4, "<": 13.4, ">": 13.4, "&": 0.0, " ": 0.0,
}  # fmt: skip
_COMMANDS = {
    "quad": 10.0, "qquad": 20.0, ",": 1.7, ":": 2.3, ";": 2.8, "!": -1.7, "cdot": 7.2, "partial": 5.6,
    "iota": 3.6, "geq": 13.4, "leq": 13.4, "neq": 13.4, "to": 15.6, "bigl": 0.7, "bigr": 0.7, "left": 0.2, "right": 0.2,
    "displaystyle": 0.0, "limits": 0.0, "omega": 6.3, "Omega": 7.3, "{": 5.0, "}": 5.0,
}  # fmt: skip
_UPRIGHT = {"sin": 12.4, "cos": 13.4, "tan": 13.9, "log": 12.8, "ln": 8.3, "exp": 14.5, "operatorname": 0.0}
_LIKE_THEIR_ARGUMENT = ("dot", "ddot", "dddot", "ddddot", "hat", "bar", "tilde", "mathit", "mathrm", "text", "mathbf",
                        "boldsymbol", "operatorname", "vec", "overline")  # fmt: skip
_TOKEN = re.compile(r"\\[A-Za-z]+|\\.|.", re.DOTALL)


@dataclass(frozen=True)
class _Type:
    """The style sheet of typeset lines: points, and parts of a line."""

    script: float = 0.7
    """Subscripts, superscripts and fractions in fractions are set in 7 points."""
    column: float = 345.0
    """The width in points at which equations are broken: the text of an article in 10 points."""
    safe: float = 0.93
    """The part of a column that is filled: widths are estimated."""
    little: float = 0.3
    """The part of a line that is not worth beginning a sum in."""
    wide: float = 0.35
    """The part of a column that left sides may take if equations are aligned at their equals signs."""
    beside: float = 0.55
    """The part of a line that factors next to a broken sum may take."""
    part: float = 0.6
    """The part of a column above which what cannot be broken gets a name."""
    equals: float = 13.4
    """Points that an equals sign with its spaces takes."""
    quad: float = 10.0
    """Points of the indent."""
    number: float = 30.0
    """Points that the number of an equation takes with the gap before it."""


TYPE = _Type()


@lru_cache(maxsize=50_000)
def width_of(latex: str) -> float:
    """The width of one line of mathematics in points, to within a few percent."""
    return _sequence(_TOKEN.findall(latex), 1.0)


def _sequence(tokens: list[str], scale: float, fractions: int = 0) -> float:
    total, i = 0.0, 0
    scripts: dict[str, float] = {}
    while i < len(tokens):
        token = tokens[i]
        if token in "_^" and i + 1 < len(tokens):
            inner, i = _group(tokens, i + 1)
            scripts[token] = _sequence(inner, scale * TYPE.script) + 0.5
            continue
        total += max(scripts.values(), default=0.0)
        scripts = {}
        if token == "{":
            inner, i = _group(tokens, i)
            total += _sequence(inner, scale, fractions)
            continue
        if token == r"\frac":
            above, i = _group(tokens, i + 1)
            below, i = _group(tokens, i)
            smaller = scale if not fractions else scale * TYPE.script
            total += max(_sequence(part, smaller, fractions + 1) for part in (above, below)) + 2.4
            continue
        if token == r"\sqrt":
            inner, i = _group(tokens, i + 1)
            total += 9.0 * scale + _sequence(inner, scale, fractions)
            continue
        if token == r"\begin":
            wide, i = _environment(tokens, i, scale)
            total += wide
            continue
        total += _single(token, tokens, i) * scale
        i += 1
    return total + max(scripts.values(), default=0.0)


def _single(token: str, tokens: list[str], i: int) -> float:
    if token in "+-":
        before = next((t for t in reversed(tokens[:i]) if t != " "), "")
        binary = before not in ("", "(", "=", "&", "{", "[", "+", ",")
        return _LETTERS[token] if binary else 7.8
    if token.startswith("\\"):
        word = token[1:]
        if word in _LIKE_THEIR_ARGUMENT:
            return 0.0
        if word in ("left", "right"):
            return 2.0  # where a fraction stands in it a parenthesis is tall, and wider
        return _UPRIGHT.get(word, _COMMANDS.get(word, 5.9))
    return _LETTERS.get(token, 5.6)


def _group(tokens: list[str], i: int) -> tuple[list[str], int]:
    """What stands in braces from a place on (or the single token there), and the place after it."""
    while i < len(tokens) and tokens[i] == " ":
        i += 1
    if i >= len(tokens) or tokens[i] != "{":
        return tokens[i : i + 1], i + 1
    depth = 0
    for j in range(i, len(tokens)):
        depth += {"{": 1, "}": -1}.get(tokens[j], 0)
        if not depth:
            return tokens[i + 1 : j], j + 1
    return tokens[i + 1 :], len(tokens)


def _environment(tokens: list[str], i: int, scale: float) -> tuple[float, int]:
    """The width of an array: its columns, and the gaps between them."""
    _, start = _group(tokens, i + 1)
    depth, j = 1, start
    while j < len(tokens) and depth:
        depth += {r"\begin": 1, r"\end": -1}.get(tokens[j], 0)
        j += 1
    inner = tokens[start : j - 1]
    _, end = _group(tokens, j)
    columns: list[float] = []
    for row in _split(inner, r"\\"):
        for k, cell in enumerate(_split(row, "&")):
            columns += [0.0] * (k + 1 - len(columns))
            columns[k] = max(columns[k], _sequence(cell, scale, 1))
    return sum(columns) + 10.0 * max(len(columns) - 1, 0) + 10.0, end


def _split(tokens: list[str], at: str) -> list[list[str]]:
    """Parts between separators that stand in no inner environment."""
    parts: list[list[str]] = [[]]
    depth = 0
    for token in tokens:
        depth += {r"\begin": 1, r"\end": -1}.get(token, 0)
        if token == at and not depth:
            parts.append([])
        else:
            parts[-1].append(token)
    return parts
