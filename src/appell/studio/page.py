"""The page of the studio: the script and the style sheet of the bundle in one file, with its token."""

from __future__ import annotations

from html import escape
from importlib.resources import files
from typing import Any

from appell.escaping import script_json

_SHELL = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="appell-token" content="{token}">
<title>appell studio</title>
<link rel="icon" href="data:,">
<style>{style}</style>
</head>
<body class="studio">
<div id="appell"><noscript>The studio works by JavaScript, which is switched off here.</noscript></div>
<script nonce="{nonce}" type="application/json" id="appell-opening">{opening}</script>
<script nonce="{nonce}">{script}</script>
</body>
</html>
"""


def page(token: str, opening: dict[str, Any], nonce: str) -> str:
    """The whole page as text."""
    bundle = files("appell.view.page") / "bundle"
    script = (bundle / "studio.js").read_text(encoding="utf-8").replace("</script", "<\\/script")
    style = (bundle / "studio.css").read_text(encoding="utf-8")
    data = script_json(opening)
    return _SHELL.format(token=escape(token), style=style, opening=data, nonce=nonce, script=script)
