"""A first look: the moving page of a system of the catalogue."""

from __future__ import annotations

import tempfile
import webbrowser
from pathlib import Path

from appell.algebra.sampling import fresh_integer
from appell.catalogue import NAMES, card_of


def demo(name: str | None = None, *, path: str | Path | None = None, browser: bool = True) -> Path:
    """Run a system of the catalogue, write its moving page and open it; return where the page is.

    >>> import appell as ap, tempfile
    >>> page = ap.demo("two-pucks", path=tempfile.mktemp(suffix=".html"), browser=False)
    >>> page.stat().st_size > 100_000
    True

    Parameters
    ----------
    name
        Such as "rattleback"; any system without it.
    path
        Where the page goes; a file in the folder of temporary files without it.
    browser
        Whether the page is opened.

    Raises
    ------
    KeyError
        No system has that name.
    """
    card = card_of(name or NAMES[fresh_integer(len(NAMES))])
    page = Path(path) if path else Path(tempfile.mkdtemp(prefix="appell-")) / f"{card.name}.html"
    card.model().simulate().to_html(page)
    if browser:
        webbrowser.open(page.as_uri())
    return page
