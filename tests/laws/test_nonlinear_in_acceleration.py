"""Rows nonlinear in accelerations, by Gauss: several rows, springs, drag, forces and time, at the start and on the
way.

dZ/dudot = (dphi/dudot)^T lam with phi = 0 has several solutions; the library takes one at the start, and the
reference of fifty digits goes to it by Newton's method.
"""

from __future__ import annotations

import numpy as np
import pytest

import appell as ap
from tests.laws.fifty_digits import mp
from tests.laws.rheonomic import NAMES, Case
from tests.tolerances import ALGEBRA, HIGHER_CONSTRAINT, RUN

LATER = 2.0**-6
CASES = [Case(24, ("quadratic", "linear")), Case(22, ("quadratic", "quadratic")), Case(23, ("quadratic", "position"))]


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES, ids=lambda case: " and ".join(case.kinds))
def test_gauss_with_rows_nonlinear_in_acceleration_is_stationary_at_the_start_and_later(case: Case) -> None:
    equations = case.model().derive(ap.Gauss())
    q, v, _, t = case.state()
    run = equations.simulate(LATER, case.start(), start_time=float(t), samples=2, tolerance=RUN)
    found = equations.accelerations(case.start(), time=float(t))
    near = [mp.mpf(found[f"{name}''"]) for name in NAMES]
    accelerations, multipliers = case.mechanism().solved(q, v, t, near)
    size = max(1.0, *(abs(float(x)) for x in multipliers))
    speeds = ("u1", "u2", "u3", "u4")
    np.testing.assert_allclose([found[u] for u in speeds], case.speed_rates(accelerations), atol=ALGEBRA * size)
    np.testing.assert_allclose(
        [run[f"lambda_row_{i}"][0] for i in (0, 1)], [*map(float, multipliers)], atol=ALGEBRA * size
    )
    # later: multipliers and accelerations were carried along as states, and still are stationary
    q, v = ([mp.mpf(float(run[name + suffix][-1])) for name in NAMES] for suffix in ("", "'"))
    near = [mp.mpf(float(run[f"{name}''"][-1])) for name in NAMES]
    _, multipliers = case.mechanism().solved(q, v, t + mp.mpf(LATER), near)
    np.testing.assert_allclose(
        [run[f"lambda_row_{i}"][-1] for i in (0, 1)], [*map(float, multipliers)], atol=HIGHER_CONSTRAINT * size
    )
