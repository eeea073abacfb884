"""A run as the document of the page; the module that lets the page compute by itself comes afterwards."""

from __future__ import annotations

from typing import Any

from appell.errors import AppellError
from appell.simulate import Run
from appell.studio.tasks.mechanism import Asked, StudioModel, asked, mechanism
from appell.view.page.document import document
from appell.view.page.options import PageOptions
from appell.view.page.typeset import equations_of

COMING = "The module that computes in this page is being made."


def run(request: dict[str, Any], progress: Any) -> dict[str, Any]:
    """The motion, its histories, equations and audit."""
    found = mechanism(request)
    wanted = asked(request, found)
    made = simulated(found, wanted, progress)
    shown = document(
        [made],
        PageOptions(found.title, found.text, found.source, show=found.show),
        computing=False,
        equations=typeset(found, wanted.principle),
    )
    return shown | {"module": {"refusal": COMING}, "message": made.message}


def simulated(found: StudioModel, wanted: Asked, progress: Any) -> Run:
    """The run, or what there is of one that could not go on to its end."""
    equations = found.derived(wanted.principle)
    try:
        return equations.simulate(**wanted.options, events=wanted.events, progress=progress)
    except AppellError as error:
        partial: Run | None = getattr(error, "run", None)
        if partial is None or partial.time.size < 2:
            raise
        return partial


def typeset(found: StudioModel, principle: str) -> list[dict[str, Any]]:
    """The equations as formulas, made once."""
    if principle not in found.typeset:
        found.typeset[principle] = equations_of(found.derived(principle))
    return found.typeset[principle]
