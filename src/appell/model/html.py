"""Tables for a notebook."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape


def html_table(
    head: Sequence[str], rows: Iterable[Sequence[object]], caption: str = "", below: Sequence[str] = ()
) -> str:
    """A plain HTML table, with its caption and some lines below it."""
    title = f"<caption>{escape(caption)}</caption>" if caption else ""
    top = "".join(f"<th>{escape(word)}</th>" for word in head)
    body = "".join("<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in row) + "</tr>" for row in rows)
    after = "".join(f"<p>{escape(line)}</p>" for line in below)
    return f"<table>{title}<thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>{after}"
