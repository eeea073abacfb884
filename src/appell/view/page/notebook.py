"""A run in a notebook: the page in an iframe, which survives export, and its text where it cannot be shown."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from appell.errors import AppellError
from appell.numbers import LIMIT
from appell.view.page.document import document
from appell.view.page.html import page_text
from appell.view.style import PLOT

if TYPE_CHECKING:
    from appell.simulate.run import Run


def page_in_notebook(run: Run, text: str) -> str:
    """The page of a run in an ``<iframe srcdoc>``, and the text of the run; the text alone where there is no page."""
    try:
        text_of_page = escape(page_text(document([run])), quote=True)
    except (AppellError, ValueError, OSError) as error:
        return f"{text}<p>There is no page of this run: {escape(str(error))}</p>"
    whole = text_of_page.encode("ascii", "xmlcharrefreplace").decode("ascii")  # whatever the notebook's own encoding
    if len(whole) > LIMIT.notebook:
        return f"{text}<p>The page of this run is too large for a notebook: write it with run.to_html(path).</p>"
    frame = f"width:100%;height:{PLOT.height}px;border:1px solid #8884;border-radius:6px"
    label = escape(f"page of {run.description.model}", quote=True)
    shown = f'<iframe srcdoc="{whole}" title="{label}" style="{frame}"></iframe>'
    return f"{shown}<details><summary>audit</summary>{text}</details>"
