"""Arrays as plain numbers."""

from __future__ import annotations

import numpy as np

from appell.view.scene.scene import Vector


def as_vector(v: np.ndarray) -> Vector:
    """Three plain numbers."""
    x, y, z = (float(e) for e in v)
    return x, y, z
