"""Text that is legible in 100 columns: tables, headings, long equations wrapped at their operators and never cut."""

from __future__ import annotations

import shutil
import sys
import textwrap
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from appell.numbers import TEXT

if TYPE_CHECKING:
    from rich.console import Console


_GAP = "   "


def width() -> int:
    """The columns to fill."""
    return max(40, min(TEXT.line, shutil.get_terminal_size((TEXT.line, 24)).columns))


def console() -> Console:
    """Where output goes; nothing in it is taken for markup."""
    from rich.console import Console

    return Console(file=sys.stdout, width=width(), highlight=False, markup=False, emoji=False, soft_wrap=False)


def table(out: Console, columns: Mapping[str, str], rows: Iterable[Sequence[str]], indent: int = 0) -> None:
    """Rows under their headings; ``columns`` gives each heading its justification. Long cells fold, but
    never those of the first column, which are names to copy.
    """
    from rich.padding import Padding
    from rich.table import Table

    made = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for i, (heading, justify) in enumerate(columns.items()):
        made.add_column(heading, justify=justify, overflow="fold", no_wrap=i == 0)  # type: ignore[arg-type]
    for row in rows:
        made.add_row(*row)
    out.print(Padding(made, (0, 0, 0, indent), expand=False))


def heading(out: Console, text: str) -> None:
    """A heading after an empty line."""
    out.print()
    out.print(text, style="bold")


def paragraph(out: Console, text: str, indent: int = 0) -> None:
    """Words, filled."""
    for line in textwrap.wrap(text, width() - indent, break_long_words=False, break_on_hyphens=False):
        out.print(" " * indent + line, overflow="ignore", no_wrap=True)


def formulas(out: Console, text: str, indent: int = 0) -> None:
    """Lines of formulas, each with its own indentation, wrapped where an operator stands."""
    for line in text.splitlines():
        for part in wrapped(" " * indent + line, width()):
            out.print(part, overflow="ignore", no_wrap=True)


def wrapped(line: str, columns: int) -> Iterator[str]:
    """A formula in as many lines as it needs; what continues it stands four further in."""
    start = len(line) - len(line.lstrip())
    rest = line
    while len(rest) > columns:
        at = _break(rest, columns, len(rest) - len(rest.lstrip()))
        if at is None:
            break
        yield rest[:at].rstrip()
        rest = " " * (start + 4) + rest[at:].lstrip()
    yield rest


def _break(line: str, columns: int, start: int) -> int | None:
    """Where to break: the outermost operator, the later the better, in the last two thirds of what fits."""
    earliest = start + (columns - start) // 3
    best: tuple[int, int] | None = None
    depth = 0
    for i, c in enumerate(line[:columns]):
        depth += (c in "([") - (c in ")]")
        if i < earliest:
            continue
        if line[i : i + 3] in (" + ", " - ", " = ") or (c == " " and line[i - 1] in ",;:"):
            rank = depth
        elif c == "*" and line[i - 1] != "*":
            rank = depth + 20  # a product only where there is no sum
        elif c == " ":
            rank = depth + 40
        else:
            continue
        if best is None or rank <= best[0]:
            best = rank, i
    return None if best is None else best[1]


def columns_of(entries: Sequence[str], indent: int) -> list[str]:
    """Short entries side by side, as many as the width takes."""
    if not entries:
        return []
    longest = max(map(len, entries))
    number = max(1, (width() - indent + len(_GAP)) // (longest + len(_GAP)))
    rows = [entries[i : i + number] for i in range(0, len(entries), number)]
    return [" " * indent + _GAP.join(e.ljust(longest) for e in row).rstrip() for row in rows]
