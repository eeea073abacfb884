"""Derivations as text, Markdown and a LaTeX document."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import sympy as sm

from appell.equations.steps import Statement
from appell.escaping import foreign_latex, latex_text, markdown
from appell.reading.printing.latex_width import TYPE
from appell.reading.printing.line_breaking import Side
from appell.reading.printing.text import in_environment, text
from appell.reading.printing.typesetting import Typesetter
from appell.reading.printing.wide_parts import with_named_parts

if TYPE_CHECKING:
    from appell.reading.derivation import Derivation


@dataclass(frozen=True)
class PrintedLine:
    """A label and its value: an expression, a column of components, or how many operations it has.

    @ in the labels stands for ``symbol`` where there is one; an empty label is the symbol itself. ``vanishes``: the
    value is zero.
    """

    text: str
    latex: str
    value: sm.Expr | sm.Matrix | int
    symbol: sm.Expr | None = None
    vanishes: bool = False

    def in_text(self) -> str:
        """For a terminal."""
        symbol = "" if self.symbol is None else text(self.symbol)
        if isinstance(self.value, int):
            value = f"... ({self.value} operations)"
        elif isinstance(self.value, sm.MatrixBase):
            value = "(" + ", ".join(text(e) for e in self.value) + ")"
        else:
            value = text(self.value)
        left = (self.text.replace("@", symbol) if symbol else self.text) or symbol
        return f"{left}: {value} = 0" if self.vanishes else f"{left} = {value}"

    def sides(self, setter: Typesetter) -> tuple[Side, Side]:
        """Both sides, to be typeset."""
        symbol = "" if self.symbol is None else setter.of(self.symbol)
        left: Side = self.latex.replace("@", symbol) if symbol else self.latex
        if not self.latex and self.symbol is not None:
            left = self.symbol
        if isinstance(self.value, int):
            return left, rf"\ldots \quad \text{{({self.value} operations)}}"
        if isinstance(self.value, sm.MatrixBase):
            return left, r"\left(" + r",\; ".join(setter.of(e) for e in self.value) + r"\right)"
        return (self.value, sm.S.Zero) if self.vanishes else (left, self.value)


@dataclass(frozen=True)
class ToldStep:
    """A step: its title, words, the statement that holds of every model, and the lines of this one.

    What stands in words between backticks is a name or a formula.
    """

    title: str
    words: str
    statement: Statement | None
    lines: tuple[PrintedLine, ...]

    def aligned(self, setter: Typesetter, width: float, environment: str) -> str:
        """The lines, typeset."""
        every = [line.sides(setter) for line in self.lines]
        # not that a speed is the rate that it is typeset as
        pairs: list[tuple[Side, Side]] = [(a, b) for a, b in every if _typeset(a, setter) != _typeset(b, setter)]
        if not pairs:
            return ""
        plain = [(left, right) for left, right in pairs if not isinstance(left, str) and not isinstance(right, str)]
        if plain and len(plain) == len(pairs):
            pairs = list(with_named_parts(plain, TYPE.part * width, setter))
        return in_environment(pairs, environment, width, setter)


def _words(words: str, setter: Typesetter, escape: bool = False) -> str:
    """Words with what stands between backticks typeset."""
    parts = words.split("`")
    names = [f"${part if _is_formula(part) else setter.symbol(part)}$" for part in parts[1::2]]
    plain = [latex_text(part) if escape else markdown(part) for part in parts[::2]]
    return plain[0] + "".join(name + rest for name, rest in zip(names, plain[1:], strict=True))


def quoted(name: str) -> str:
    """A name for ``words``; a backtick in it, which would end it, as the letter that looks like one."""
    return f"`{unquoted(name)}`"


def unquoted(words: str) -> str:
    """Words of a model for ``words``, without backticks."""
    return words.replace("`", "\N{MODIFIER LETTER GRAVE ACCENT}")


def _is_formula(part: str) -> bool:
    return " = " in part and not foreign_latex(part)


def _gathered(statement: Statement) -> str:
    """A statement, which may have several lines."""
    return rf"\begin{{gathered}} {statement.latex} \end{{gathered}}"


def _typeset(side: Side, setter: Typesetter) -> str:
    return side if isinstance(side, str) else setter.of(side)


def as_text(told: Derivation) -> str:
    """Legible in a terminal."""
    lines = [f"{told.name}, by {told.principle} ({'; '.join(told.references)})"]
    for i, step in enumerate(told.steps, 1):
        lines.append(f"{i}. {step.title}")
        lines += [f"   {step.words.replace('`', '')}"] if step.words else []
        lines += [f"   {step.statement.text}"] if step.statement else []
        lines += [f"     {line.in_text()}" for line in step.lines]
    return "\n".join(lines)


def as_markdown(told: Derivation) -> str:
    """Headings, words, and LaTeX between dollar signs."""
    setter = Typesetter(told.latex_names)
    parts = [f"**{markdown(told.name)}, by {told.principle}** ({'; '.join(told.references)})"]
    for i, step in enumerate(told.steps, 1):
        parts.append(f"**{i}. {step.title}.** {_words(step.words, setter)}".strip())
        parts += [f"$$\n{_gathered(step.statement)}\n$$"] if step.statement else []
        shown = step.aligned(setter, 1.3 * TYPE.column, "aligned")
        parts += [f"$$\n{shown}\n$$"] if shown else []
    return "\n\n".join(parts)


def as_steps(told: Derivation) -> list[dict[str, str | list[str]]]:
    """Each step with its title, its words, of which every other part is LaTeX, and its formulas."""
    setter = Typesetter(told.latex_names)
    found: list[dict[str, str | list[str]]] = []
    for step in told.steps:
        shown = step.aligned(setter, TYPE.column, "aligned")
        parts = step.words.split("`")
        words = [setter.symbol(p) if i % 2 and not _is_formula(p) else p for i, p in enumerate(parts)]
        formulas = [_gathered(step.statement)] if step.statement else []
        found.append({"title": step.title, "words": words, "formulas": [*formulas, *([shown] if shown else [])]})
    return found


def as_document(told: Derivation, width: float) -> str:
    """A LaTeX document that compiles with amsmath alone."""
    setter = Typesetter(told.latex_names)
    lines = [
        r"\documentclass{article}",
        r"\usepackage{amsmath}",
        rf"\setlength{{\textwidth}}{{{width:g}pt}}",
        r"\allowdisplaybreaks",
        r"\begin{document}",
        rf"\section*{{{latex_text(told.name)}, by {latex_text(told.principle)}}}",
        rf"\noindent {latex_text('; '.join(told.references))}.",
    ]
    for step in told.steps:
        title = latex_text(step.title[:1].upper() + step.title[1:])
        lines += [rf"\subsection*{{{title}}}", _words(step.words, setter, escape=True)]
        lines += [rf"\[{_gathered(step.statement)}\]"] if step.statement else []
        lines.append(step.aligned(setter, width, "align*"))
    return "\n".join([*lines, r"\end{document}", ""])
