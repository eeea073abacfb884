"""The scene of a run and the poses of its nodes."""

from __future__ import annotations

from typing import Any

import numpy as np

from appell.simulate.run import Run
from appell.view.page.stand_in import stand_in
from appell.view.scene import poses


def scene_and_poses(run: Run, scene: Any = None) -> tuple[Any, np.ndarray]:
    """The scene of the run (or the one given), and where its nodes are: (time, node, 7).

    A run from a file has no model to draw: its masses are balls.
    """
    if not run.has_equations:
        return stand_in(run)
    made = run.scene() if scene is None else scene
    return made, np.asarray(poses(made, run))


def scene_data(scene: Any) -> dict[str, Any]:
    """A scene as plain data."""
    return scene if isinstance(scene, dict) else dict(scene.to_dict())
