"""The module that lets the page compute by itself: it takes a moment to make, and comes after the motion."""

from __future__ import annotations

from typing import Any

from appell.studio.tasks.mechanism import asked, mechanism
from appell.studio.tasks.run import simulated
from appell.view.page.module import module_of
from appell.view.page.scenes import scene_and_poses


def module(request: dict[str, Any], progress: Any) -> dict[str, Any]:
    """The module for the sliders of the page, or why there is none."""
    found = mechanism(request)
    made = simulated(found, asked(request, found), progress)
    return {"module": module_of(made, scene_and_poses(made)[0])}
