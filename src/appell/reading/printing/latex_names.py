"""How a name is typeset where a model does not say: greek letters, subscripts, whole words upright or slanted."""

from __future__ import annotations

import re

from sympy.printing.latex import other_symbols, tex_greek_dictionary

from appell.escaping import foreign_latex, latex_letters, latex_text

_GREEK = """alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi pi rho sigma tau upsilon phi chi
psi omega Gamma Delta Theta Lambda Xi Pi Sigma Upsilon Phi Psi Omega""".split()
_ACCENTS = {"ddot": r"\ddot", "dot": r"\dot", "hat": r"\hat", "bar": r"\bar", "tilde": r"\tilde", "vec": r"\vec"}
_DOTS = ("", r"\dot", r"\ddot", r"\dddot", r"\ddddot")


def latex_name(name: str) -> str:
    r"""LaTeX of a name: ``Omega`` is \Omega, ``vx_ball`` is v_{x,\text{ball}}, ``psidot`` is \dot{\psi}.

    What stands after an underscore, digits at the end and the second of two letters are subscripts; words of more
    letters are one symbol, slanted, and not a product of letters.
    """
    if name.startswith("\\") and not foreign_latex(name):
        return name  # LaTeX already
    plain = name.rstrip("'")
    if plain != name and plain:  # a derivative among jets
        return with_dots(latex_name(plain), len(name) - len(plain))
    base, *below = [part for part in re.split(r"[_\s]+", name) if part] or [name]
    bracket = re.fullmatch(r"(\w+)\[(.*)\]", name)
    if bracket:  # what solves a row: A[dependent, independent]
        inner = ",".join(latex_name(part) for part in bracket[2].split(","))
        return rf"{latex_name(bracket[1])}_{{{inner}}}"
    letter, subscripts = _base(base)
    subscripts += [_subscript(part) for part in below]
    joined = ",".join(subscripts).replace(r"},\text{", " ")
    return letter + (f"_{{{joined}}}" if subscripts else "")


def _base(word: str) -> tuple[str, list[str]]:
    """The letter of a name, and what of it is a subscript."""
    known = _known(word)
    if known:
        return known, []
    for accent, command in _ACCENTS.items():
        if word.endswith(accent) and len(word) > len(accent):
            letter, subscripts = _base(word[: -len(accent)])
            return f"{command}{{{letter}}}", subscripts
    digits = re.fullmatch(r"(.*?[^\d])(\d+)", word)
    if digits:
        letter, subscripts = _base(digits[1])
        return letter, [*subscripts, digits[2]]
    if len(word) == 2 and word.isalpha():
        return word[0], [word[1]]
    return (latex_letters(word), []) if len(word) == 1 else (rf"\mathit{{{latex_letters(word)}}}", [])


def _known(word: str) -> str:
    if word in _GREEK:
        return f"\\{word}"
    if word in tex_greek_dictionary:
        return str(tex_greek_dictionary[word])
    return f"\\{word}" if word in other_symbols else ""


def _subscript(word: str) -> str:
    """A letter, number or symbol as it is; words upright."""
    if word.isdigit() or len(word) == 1 or _known(word):
        return _known(word) or latex_letters(word)
    if any(word.endswith(accent) for accent in _ACCENTS) or re.fullmatch(r"[A-Za-z]\d+", word):
        return latex_name(word)
    return rf"\text{{{latex_text(word)}}}"


def with_dots(symbol: str, count: int) -> str:
    r"""The derivative of a symbol by time: dots over the letter, not over its subscripts; \dot{q} has a \ddot{q}."""
    for dots, command in reversed(list(enumerate(_DOTS))):
        inner = _argument(symbol, command) if command else None
        if inner is not None:
            letter, rest = inner
            return with_dots(letter, 0) + rest if not dots + count else _dotted(letter, dots + count) + rest
    if not count:
        return symbol
    letter, rest = _split(symbol)
    return _dotted(letter, count) + rest


def _dotted(letter: str, count: int) -> str:
    return f"{_DOTS[count]}{{{letter}}}" if count < len(_DOTS) else f"{{{letter}}}^{{({count})}}"


def _argument(symbol: str, command: str) -> tuple[str, str] | None:
    """What stands in the braces of a command at the beginning, and what follows."""
    if not symbol.startswith(command + "{"):
        return None
    depth = 0
    for i in range(len(command), len(symbol)):
        depth += {"{": 1, "}": -1}.get(symbol[i], 0)
        if not depth:
            return symbol[len(command) + 1 : i], symbol[i + 1 :]
    return None


def _split(symbol: str) -> tuple[str, str]:
    """A symbol at its first subscript or superscript outside braces."""
    depth = 0
    for i, character in enumerate(symbol):
        depth += {"{": 1, "}": -1}.get(character, 0)
        if depth == 0 and character in "_^" and i:
            return symbol[:i], symbol[i:]
    return symbol, ""
