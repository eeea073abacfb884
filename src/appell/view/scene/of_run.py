"""The scene of a run: the model's, in the size of the motion."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from appell.view.scene.build import scene_of
from appell.view.scene.poses import poses
from appell.view.scene.scene import Scene

if TYPE_CHECKING:
    from appell.simulate.run import Run


def scene_of_run(run: Run) -> Scene:
    """The scene of a run's model, at its parameters; where no body has a size, the motion gives one."""
    data, parameters = run.equations._model, run.parameters
    scene = scene_of(data, parameters)
    places = poses(scene, run)[:, 1:, :3].reshape(-1, 3)
    span = float(np.linalg.norm(np.ptp(places, axis=0))) if len(places) else 0.0
    return scene_of(data, parameters, extent=span or None)
