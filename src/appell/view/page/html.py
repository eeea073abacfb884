"""The HTML file: the document, the script and the style sheet in one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

from appell.escaping import script_json
from appell.view.files import write_text
from appell.view.page.document import document
from appell.view.page.options import PageOptions

if TYPE_CHECKING:
    from appell.simulate.run import Run

_SHELL = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval' \
blob:; worker-src blob:; style-src 'unsafe-inline'; font-src data:; img-src data: blob:">
<meta name="generator" content="appell">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
<div id="appell"><noscript>This page moves and computes by JavaScript, which is switched off here.</noscript></div>
<script type="application/json" id="appell-document">{document}</script>
<script>{script}</script>
</body>
</html>
"""


def page_text(document: dict[str, Any]) -> str:
    """The whole file as text."""
    bundle = files("appell.view.page") / "bundle"
    data = script_json(document)
    script = (bundle / "page.js").read_text(encoding="utf-8").replace("</script", "<\\/script")
    style = (bundle / "page.css").read_text(encoding="utf-8")
    return _SHELL.format(title=escape(document["title"]), style=style, document=data, script=script)


def write_page(
    path: str | Path,
    runs: Sequence[Run],
    options: PageOptions | None = None,
    *,
    others: Mapping[str, Run] | None = None,
) -> Path:
    """Write runs of one model as one HTML file, in one step.

    Parameters
    ----------
    path
        The file.
    runs
        The first is the motion that is shown, the others stand behind it as ghosts.
    options
        What stands at its head, and what it shows at first.
    others
        Further motions, of this model or another, by what they are called; a list at the head chooses one.

    Returns
    -------
    pathlib.Path
        The file.
    """
    target = Path(path)
    made = document(runs, options)
    if others:
        made["motions"] = [{"label": label, **document([run])} for label, run in others.items()]
    write_text(target, page_text(made))
    return target
