"""The shares of rows that repeat each other, against a linear programme."""

from __future__ import annotations

import numpy as np
import scipy

from appell.numbers import MODE
from tests.simulate.modes.choice import Choice
from tests.simulate.modes.complementarity import Problem, tried


def test_shares_with_friction_along_one_direction_are_those_of_the_linear_programme() -> None:
    """Feet in a row share a load and a pull: max z with z <= every slack of their pushes, cones and limits."""
    random, better = np.random.default_rng(1), 0
    for count in [2, 3, 5] * 8:
        rows = 2 * count
        sizes = random.uniform(0.5, 2.0, rows)
        A = np.zeros((rows, 2))
        A[::2, 0], A[1::2, 1] = sizes[::2], sizes[1::2]
        K, load = A @ A.T, np.array([random.uniform(1, 3), random.uniform(-0.5, 0.5)])
        mu = random.uniform(0.1, 0.6, count)
        choices = [
            Choice(
                "sticks", held=(2 * i, 2 * i + 1), pushes=((2 * i, 1.0, 0.0),), cones=((2 * i, (2 * i + 1,), mu[i]),)
            )
            for i in range(count)
        ]
        small = [1e-11] * rows
        found = tried(Problem(K.tolist(), (-A @ load).tolist(), (), small, small), choices, clear=np.inf)
        least = A @ np.linalg.solve(A.T @ A, load)
        Z = np.linalg.svd(A.T)[2][2:].T
        normal, pull = Z[::2], Z[1::2]
        slopes = np.concatenate([normal, mu[:, None] * normal - pull, mu[:, None] * normal + pull])
        constants = np.concatenate([least[::2], mu * least[::2] - least[1::2], mu * least[::2] + least[1::2]])
        wide = MODE.widest * np.abs(least).max()
        upper = np.column_stack([-slopes, np.ones(len(slopes))])
        bounds = [(-wide, wide)] * Z.shape[1] + [(None, None)]
        expected = -scipy.optimize.linprog([0.0] * Z.shape[1] + [-1.0], upper, constants, bounds=bounds).fun
        if found is None:
            assert expected < 1e-9
            continue
        np.testing.assert_allclose(found.multipliers, least, atol=1e-10)
        if found.inside is None:
            assert constants.min() > expected - 1e-9
            continue
        shares, better = np.array(found.inside), better + 1
        np.testing.assert_allclose(A.T @ shares, load, atol=1e-10)
        own = np.concatenate([shares[::2], mu * shares[::2] - np.abs(shares[1::2])])
        assert own.min() > expected - 1e-9
    assert better > 10
