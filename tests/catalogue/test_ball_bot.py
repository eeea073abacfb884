"""The ball-bot over a million radians."""

from __future__ import annotations

import numpy as np
import pytest

import appell as ap
from appell.catalogue import ball_bot


@pytest.mark.slow
def test_a_ball_that_spins_a_million_radians_keeps_its_norm_its_contact_and_its_energy() -> None:
    """The body hangs and swings below the centre while the ball rolls slowly and spins at 1e4 rad/s for 100 s."""
    start = {f"{name}B": 0.0 for name in ("x", "y", "z", "e1", "e2", "e3")} | {"e0B": 1.0, "w3B": 1e4}
    start |= {"roll": 0.1, "pitch": np.pi - 0.3, "yaw": 0.0, "vxB": 0.5, "vyB": -0.2}
    start |= {"rolldot": 0.0, "pitchdot": 0.0, "yawdot": 0.5}
    run = ball_bot().derive(ap.Kane()).simulate(100.0, start, samples=201)
    assert np.abs(sum(run[f"e{i}B"] ** 2 for i in range(4)) - 1).max() < 1e-15
    assert run.audit.constraint_error < 1e-14
    assert run.audit.energy_error < 1e-9
    np.testing.assert_allclose(run.angular_velocity("B")[:, 2], 1e4, rtol=1e-12)
