"""Share: one HTML file that shows the run and computes by itself."""

from __future__ import annotations

from typing import Any

from appell.studio.tasks.mechanism import asked, mechanism, stem
from appell.studio.tasks.run import simulated, typeset
from appell.view.page.document import document
from appell.view.page.html import page_text
from appell.view.page.options import PageOptions


def share(request: dict[str, Any], progress: Any) -> dict[str, Any]:
    """One HTML file that shows the run and computes by itself."""
    found = mechanism(request)
    wanted = asked(request, found)
    made = simulated(found, wanted, progress)
    words = PageOptions(found.title, found.text, found.source, show=found.show)
    page = document([made], words, equations=typeset(found, wanted.principle))
    return {"file": f"{stem(request, found)}.html", "type": "text/html", "text": page_text(page)}
