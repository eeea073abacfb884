"""The scene of a run: the model's, in the size of the motion."""

from __future__ import annotations

from typing import TYPE_CHECKING

from appell.equations.forms import mechanics_to_run
from appell.view.scene.build import scene_of
from appell.view.scene.poses import node_poses
from appell.view.scene.scene import Scene

if TYPE_CHECKING:
    from appell.simulate.run import Run


def scene_of_run(run: Run) -> Scene:
    """The scene of a run's model, at its parameters; floors, rails and points are as large as the motion needs."""
    lowered = mechanics_to_run(run.equations)
    return scene_of(run.equations.mechanism, run.parameters, node_poses(run)[:, :, :3], lowered)
