"""Through instants at which constraints are singular: a run passes them rightly, or says by name that it does not."""

from __future__ import annotations

import numpy as np
import pytest
import sympy as sm

import appell as ap


@pytest.fixture(scope="module")
def held() -> ap.Equations:
    """A body on a ball joint whose axis is turned to N.y and back: at t = 5 pi/2 the row for N.y vanishes."""
    model = ap.Model("held")
    N = model.frame
    B = model.body("B", mass=1, inertia=(1, 2, 2.5))
    model.joint("ball", ap.Spherical(), model.ground, B)
    model.constrain("held", [B.frame.x.dot(N.y) - sm.sin(model.time / 5), B.frame.x.dot(N.z)])
    return model.derive(ap.Kane())


def test_a_projection_that_would_move_the_state_far_stops_the_run_by_name(held) -> None:
    with pytest.raises(ap.SimulationError, match=r"far off the constraints.*t = 7\.85.*'held'") as error:
        held.simulate(12.0, {"e0_B": 1.0}, samples=2001)
    run = error.value.run
    assert 7.8 < run.time[-1] < 5 * np.pi / 2
    norms = np.sqrt(sum(run[f"e{i}_B"] ** 2 for i in range(4)))
    np.testing.assert_allclose(norms, 1.0, atol=1e-14)
    # B.x = cos(t/5) N.x + sin(t/5) N.y up to there
    np.testing.assert_allclose(run["e0_B"] ** 2 + run["e1_B"] ** 2 - run["e2_B"] ** 2 - run["e3_B"] ** 2,
                               np.cos(run.time / 5), atol=1e-12)  # fmt: skip


def test_the_audit_states_the_largest_error_of_a_norm(held) -> None:
    run = held.simulate(5.0, {"e0_B": 1.0}, samples=101)
    assert run.audit.norm_error < 1e-14
    loose = held.simulate(5.0, {"e0_B": 1.0}, samples=101, projection=False, tolerance=1e-4)
    norms = sum(loose[f"e{i}_B"] ** 2 for i in range(4))
    assert loose.audit.norm_error >= np.abs(norms - 1).max() > 1e-12
