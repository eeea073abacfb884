"""Every mutant of the source: cosmic-ray's operators for Python, the same kinds of change for C.

A place is a token (or a decorator, a loop, an exception); several mutants may share one, such as ``+`` made ``-`` or
``*``. A random sample draws places first, so that no operator counts more because it has many replacements.

Left out, since nothing could notice them or anything would: annotations, which are never evaluated; memory of what
was computed (``@cache``), which is about time alone; numbers replaced by bits (``a << b``) and identity of numbers,
which are TypeErrors or the same.
"""

from __future__ import annotations

import ast
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ARITHMETIC = ("Add", "Sub", "Mul", "Div", "Pow")
SETS = ("BitOr", "BitAnd", "BitXor", "Sub")
ORDER = ("Eq", "NotEq", "Lt", "LtE", "Gt", "GtE")
MEMORY = re.compile(r"@(functools\.)?(lru_)?cache\b")
Position = tuple[tuple[int, int], tuple[int, int]]


@dataclass(frozen=True)
class Mutant:
    """One change of one place: of Python by an operator of cosmic-ray, of C by other text for a token."""

    file: str
    operator: str
    occurrence: int
    position: Position
    replacement: str | None = None

    @property
    def lines(self) -> tuple[int, int]:
        """The first and the last line of the place."""
        return self.position[0][0], self.position[1][0]

    def applied(self, text: str) -> str:
        """The file's text, changed."""
        if self.replacement is not None:
            lines = text.splitlines(keepends=True)
            (row, begin), (_, end) = self.position
            lines[row - 1] = lines[row - 1][:begin] + self.replacement + lines[row - 1][end:]
            return "".join(lines)
        from cosmic_ray.mutating import mutate_code

        changed = mutate_code(text, _operators()[self.operator], self.occurrence)
        assert changed is not None, f"{self} is not in the file as it is now"
        return changed

    def __str__(self) -> str:
        return f"{self.file}:{self.lines[0]}:{self.position[0][1]} {self.operator.removeprefix('core/')}"


def difference(text: str, changed: str) -> tuple[str, str]:
    """The lines that a mutant changes, as they were and as they are."""
    before, after = text.splitlines(), changed.splitlines()
    first = next((i for i, (a, b) in enumerate(zip(before, after, strict=False)) if a != b), 0)
    last = next((i for i, (a, b) in enumerate(zip(before[::-1], after[::-1], strict=False)) if a != b), 0)
    return "\n".join(before[first : len(before) - last]).strip(), "\n".join(after[first : len(after) - last]).strip()


def places(root: Path, file: str) -> dict[Position, list[Mutant]]:
    """The mutants of a file, by place."""
    text = (root / file).read_text(encoding="utf-8")
    found: dict[Position, list[Mutant]] = defaultdict(list)
    for mutant in _of_python(file, text) if file.endswith(".py") else _of_c(file, text):
        found[mutant.position].append(mutant)
    return found


# ---- Python -------------------------------------------------------------------------------------------------------


@cache
def _operators() -> dict[str, object]:
    from cosmic_ray.plugins import get_operator, operator_names

    return {name: get_operator(name)() for name in sorted(operator_names()) if _tells(name)}


def _tells(operator: str) -> bool:
    """Whether an operator's mutants tell something: see the head of this file."""
    kind, _, replaced = operator.removeprefix("core/").partition("_")
    before, _, after = replaced.partition("_")
    if kind == "ReplaceBinaryOperator":
        return any(before in group and after in group for group in (ARITHMETIC, SETS))
    if kind == "ReplaceComparisonOperator":
        return {before, after} == {"Is", "IsNot"} or (before in ORDER and after in ORDER)
    return kind not in ("VariableInserter", "VariableReplacer", "NoOp") and "Invert" not in replaced


def _of_python(file: str, text: str) -> Iterator[Mutant]:
    from cosmic_ray.ast import ast_nodes, get_ast

    silent, lines, counts = _annotations(text), text.splitlines(), Counter[str]()
    for node in ast_nodes(get_ast(text)):
        for name, operator in _operators().items():
            for position in operator.mutation_positions(node):  # type: ignore[attr-defined]
                occurrence = counts[name]
                counts[name] += 1
                line = lines[position[0][0] - 1]
                memory = name == "core/RemoveDecorator" and MEMORY.search(line)
                dotted = name == "core/ExceptionReplacer" and "." in line  # which cosmic-ray does not replace
                if not memory and not dotted and not any(begin <= position[0] < end for begin, end in silent):
                    yield Mutant(file, name, occurrence, position)


def _annotations(text: str) -> list[Position]:
    """Where annotations stand: `from __future__ import annotations` leaves them unevaluated."""
    found: list[ast.expr | None] = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.arg | ast.AnnAssign):
            found.append(node.annotation)
        elif isinstance(node, ast.FunctionDef):
            found.append(node.returns)
    return [((a.lineno, a.col_offset), (a.end_lineno or 0, a.end_col_offset or 0)) for a in found if a is not None]


# ---- C ------------------------------------------------------------------------------------------------------------

QUIET = re.compile(r"/\*.*?\*/|//[^\n]*|\"[^\"\n]*\"|'[^'\n]*'|^[ \t]*#[^\n]*", re.DOTALL | re.MULTILINE)
TOKEN = re.compile(
    r"(?<= )(<=|>=|==|!=|<|>|&&|\|\||\+=|-=|\*=|\+|-|\*|/)(?= )|(?<![\w.])\d+(\.\d*)?(e[-+]?\d+)?(?![\w.])"
)
SWAPS = {
    "<": ("<=", ">"), "<=": ("<", ">="), ">": (">=", "<"), ">=": (">", "<="), "==": ("!=",), "!=": ("==",),
    "&&": ("||",), "||": ("&&",), "+=": ("-=",), "-=": ("+=",), "*=": ("/=",),
    "+": ("-", "*"), "-": ("+", "*"), "*": ("/", "+"), "/": ("*", "-"),
}  # fmt: skip


def _of_c(file: str, text: str) -> Iterator[Mutant]:
    """Comparisons, arithmetic and numbers; comments, strings and the preprocessor's lines are left alone."""
    blank = QUIET.sub(lambda m: re.sub(r"[^\n]", " ", m.group()), text)
    for row, line in enumerate(blank.splitlines(), start=1):
        for token in TOKEN.finditer(line):
            word = token.group()
            number = () if word in SWAPS else (f"({word} + 1)", f"({word} - 1)")
            for i, new in enumerate(SWAPS.get(word, number)):
                yield Mutant(file, f"{word} -> {new}", i, ((row, token.start()), (row, token.end())), new)
