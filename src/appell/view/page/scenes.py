"""The scene of a run and the poses of its nodes."""

from __future__ import annotations

from typing import Any

import numpy as np

from appell.simulate.run import Run
from appell.view.page.stand_in import stand_in


def scene_and_poses(run: Run, scene: Any = None) -> tuple[Any, np.ndarray]:
    """The model's scene at the parameters of the run (or the one given), and where its nodes are: (time, node, 7)."""
    return stand_in(run)
