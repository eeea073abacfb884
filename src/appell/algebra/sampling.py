"""Random numbers of size one, the same in every run: to decide what no symbol tells quickly."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

LOW, HIGH = 0.4, 1.4
"""Between these every number is drawn: away from zero, and no two angles differ by a right one."""
SEED = 7


def random_points(sizes: Sequence[int], count: int, *, seed: int = SEED) -> Iterator[list[np.ndarray]]:
    """``count`` times one vector of each size, of numbers between 0.4 and 1.4."""
    generator = np.random.default_rng(seed)
    for _ in range(count):
        yield [generator.uniform(LOW, HIGH, size) for size in sizes]
