"""All random numbers are drawn here; those that decide something are the same in every run."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence

import numpy as np

from appell.numbers import DRAW

Generator = np.random.Generator


def random_points(sizes: Sequence[int], count: int, *, seed: int = DRAW.seed) -> Iterator[list[np.ndarray]]:
    """``count`` times one vector of each size, of numbers between 0.4 and 1.4."""
    generator = np.random.default_rng(seed)
    for _ in range(count):
        yield [generator.uniform(DRAW.low, DRAW.high, size) for size in sizes]


def seeded(seed: int) -> Generator:
    """A generator for draws that a person asks for: the seed is recorded, and the same seed draws the same."""
    return np.random.default_rng(seed)


def fresh_integer(end: int) -> int:
    """An integer from 0 to ``end`` - 1 that differs from run to run: a choice that nothing may depend on."""
    return int(np.random.default_rng().integers(end))


def random_directions(size: int, *, seed: int) -> Iterator[np.ndarray]:
    """Vectors with entries between -1 and 1, without end: around a state, where rank and dependence are looked at."""
    generator = np.random.default_rng(seed)
    while True:
        yield generator.uniform(-1, 1, size)


def random_choices(values: Sequence[float], size: int, count: int, *, seed: int = DRAW.seed) -> list[np.ndarray]:
    """``count`` vectors whose entries are among a few values: configurations of zeros and right angles."""
    generator = np.random.default_rng(seed)
    return [generator.choice(values, size) for _ in range(count)]


def random_integers(*, seed: int) -> Callable[[int, int], int]:
    """A function of two bounds: whole numbers between them, of which numbers of any precision are made."""
    return random.Random(seed).randint


def spread_directions(size: int, count: int) -> np.ndarray:
    """``count`` vectors with entries between -1 and 1 that fill the cube evenly (Sobol's sequence)."""
    from scipy.stats import qmc  # heavy, and few need it

    points = qmc.Sobol(size, seed=0).random_base2(int(np.ceil(np.log2(count))))
    return 2 * points[:count] - 1
