"""Runs by family and seed. They stand apart from ``__main__``, which processes that are started anew do not import."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tests.campaign.families import family
from tests.campaign.judge import Verdict, judge


def one(name: str, seed: int) -> Verdict:
    """One run: the number of the family and the seed determine it."""
    case = family(name).draw(np.random.default_rng([sum(map(ord, name)), seed]))
    return judge(name, seed, case)


def several(task: tuple[str, Sequence[int]]) -> list[Verdict]:
    """The runs of some seeds of a family."""
    name, seeds = task
    return [one(name, seed) for seed in seeds]
