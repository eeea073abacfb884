"""All families give one motion where a constraint can be integrated (within a family: test_certificates)."""

from __future__ import annotations

import numpy as np
import pytest

from tests.support import EVERY_CASE, run_of
from tests.tolerances import END_STATE


@pytest.mark.parametrize("principle", [p for s, p in EVERY_CASE if s == "cartesian-pendulum"])
def test_an_integrable_constraint_gives_one_motion_in_all_families(principle: str) -> None:
    run, reference = (
        run_of("cartesian-pendulum", principle),
        run_of("cartesian-pendulum", "Kane, reactions in evidence"),
    )
    for name in ("x", "y", "vx", "vy", "lambda_rod"):
        np.testing.assert_allclose(run[name], reference[name], atol=END_STATE * 10)
