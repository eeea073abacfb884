"""Text for people: tables and paragraphs that fit into 100 columns, in a terminal, a notebook or a file."""

from __future__ import annotations

import io
import textwrap
from collections.abc import Sequence

from rich.box import Box
from rich.console import Console
from rich.table import Table

from appell.numbers import TEXT

_RULE = Box("    \n    \n -- \n    \n    \n    \n    \n    \n", ascii=True)
"""Nothing but a rule under the head."""


def table(head: Sequence[str], rows: Sequence[Sequence[str]], ruled: bool = False) -> list[str]:
    """Lines with aligned columns under a rule (``ruled``: an empty line between rows); long cells fold at words."""
    made = Table(box=_RULE, pad_edge=False, padding=(0, 1, 0, 0), show_edge=False, leading=int(ruled))
    for title in head:
        made.add_column(title, overflow="fold")
    for row in rows:
        made.add_row(*row)
    out = io.StringIO()
    plain = Console(
        file=out,
        width=TEXT.line,
        highlight=False,
        markup=False,
        emoji=False,
        color_system=None,
        force_jupyter=False,  # else rich displays a table in a notebook instead of writing it
    )
    plain.print(made)
    return [line.rstrip() for line in out.getvalue().splitlines()]


def paragraph(text: str, indent: int = 0) -> list[str]:
    """Words, filled; what continues a line stands two further in."""
    return textwrap.wrap(
        text,
        TEXT.line,
        initial_indent=" " * indent,
        subsequent_indent=" " * (indent + 2),
        break_long_words=False,
        break_on_hyphens=False,
    )
