"""Random numbers are drawn in one file, and are the same in every run."""

from __future__ import annotations

import ast
from itertools import islice
from pathlib import Path

import numpy as np
import pytest

import appell as ap
from appell.algebra.sampling import random_directions, random_points
from appell.numbers import DRAW
from tests.source import parsed

SOURCE = Path(ap.__file__).parent


def draws(file: Path) -> bool:
    """Whether a file names NumPy's or Python's generators of random numbers."""
    for node in ast.walk(parsed(file)):
        if isinstance(node, ast.Attribute) and node.attr in ("default_rng", "RandomState", "random", "qmc"):
            return True
        if isinstance(node, ast.Import | ast.ImportFrom):
            module = getattr(node, "module", None) or ""
            if "random" in (*module.split("."), *(alias.name for alias in node.names)):
                return True
    return False


@pytest.mark.xdist_group("source")
def test_random_numbers_are_drawn_in_one_file() -> None:
    assert {file.relative_to(SOURCE).as_posix() for file in SOURCE.rglob("*.py") if draws(file)} == {
        "algebra/sampling.py"
    }


def test_points_are_the_same_in_every_run_and_away_from_zero() -> None:
    first, second = (list(random_points([2, 3], 4)) for _ in range(2))
    for one, other in zip(first, second, strict=True):
        assert [x.size for x in one] == [2, 3]
        for a, b in zip(one, other, strict=True):
            np.testing.assert_array_equal(a, b)
            assert ((a >= DRAW.low) & (a < DRAW.high)).all()


def test_directions_go_both_ways() -> None:
    entries = np.concatenate(list(islice(random_directions(5, seed=1), 20)))
    assert -1 <= entries.min() < -0.5
    assert 0.5 < entries.max() <= 1
