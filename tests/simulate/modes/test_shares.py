"""Shares of redundant rows: the largest least slack."""

from __future__ import annotations

import numpy as np
import scipy

from appell.numbers import MODE
from appell.simulate.modes.shares import _by_crossings


def test_the_best_single_share_is_that_of_the_linear_programme() -> None:
    random = np.random.default_rng(1)
    for count in [2, 3, 5, 8] * 20:
        slopes, constants = random.normal(size=count), random.normal(size=count)
        best = _by_crossings(slopes, constants)
        upper = np.column_stack([-slopes, np.ones(count)])
        bounds = [(-MODE.widest, MODE.widest), (None, None)]
        expected = scipy.optimize.linprog([0, -1], upper, constants, bounds=bounds)
        assert abs((constants + slopes * best).min() + expected.fun) < 1e-9
