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

SCRIPT = "appell_page"
"""The name of the script and the style sheet that pages of one folder share."""
_SHELL = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src {from}'unsafe-inline' \
'wasm-unsafe-eval' blob:; worker-src blob:; style-src {from}'unsafe-inline'; font-src data:; img-src data: blob:">
<meta name="generator" content="appell">
<title>{title}</title>
{style}
</head>
<body>
<div id="appell"><noscript>This page moves and computes by JavaScript, which is switched off here.</noscript></div>
<script type="application/json" id="appell-document">{document}</script>
{script}
</body>
</html>
"""


def page_text(document: dict[str, Any], *, shared: bool = False) -> str:
    """The whole file as text; ``shared``: with the script and the style sheet in files of their own."""
    data, title = script_json(document), escape(document["title"])
    if shared:
        style, script = (f'<link rel="stylesheet" href="{SCRIPT}.css">', f'<script src="{SCRIPT}.js"></script>')
        return _SHELL.format(**{"from": "'self' file: "}, title=title, style=style, document=data, script=script)
    script = _bundled("js").replace("</script", "<\\/script")
    parts = {"style": f"<style>{_bundled('css')}</style>", "script": f"<script>{script}</script>"}
    return _SHELL.format(**{"from": ""}, title=title, document=data, **parts)


def _bundled(suffix: str) -> str:
    """The script or the style sheet of every page."""
    return (files("appell.view.page") / "bundle" / f"page.{suffix}").read_text(encoding="utf-8")


def write_page(
    path: str | Path,
    runs: Sequence[Run],
    options: PageOptions | None = None,
    *,
    others: Mapping[str, Run] | None = None,
    shared: bool = False,
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
    shared
        Whether the script and the style sheet go into files of their own, which all pages of the folder share.

    Returns
    -------
    pathlib.Path
        The file.
    """
    target = Path(path)
    made = document(runs, options)
    if others:
        made["motions"] = [{"label": label, **document([run])} for label, run in others.items()]
    for suffix in ("js", "css") if shared else ():
        write_text(target.with_name(f"{SCRIPT}.{suffix}"), _bundled(suffix))
    write_text(target, page_text(made, shared=shared))
    return target
