"""Random directions around a state, the same in every run: where dependence and rank are looked at beside it."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np


def random_directions(size: int, *, seed: int) -> Iterator[np.ndarray]:
    """Vectors with entries between -1 and 1, without end."""
    generator = np.random.default_rng(seed)
    while True:
        yield generator.uniform(-1, 1, size)
