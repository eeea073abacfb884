"""The Whipple bicycle beyond its card: it goes straight, rights itself, falls, turns; its contacts carry it."""

from __future__ import annotations

import numpy as np
import pytest

import appell as ap
from appell.catalogue.systems.bicycle import CARD
from tests.support import equations_of

WEIGHT = (2 + 85 + 4 + 3) * 9.81
CAPSIZE = CARD.thresholds[1].value


def bicycle() -> ap.Equations:
    return equations_of("bicycle", "Kane, minimal")


def finite(run: ap.Run) -> bool:
    return all(bool(np.isfinite(values.values).all()) for values in run.data.values())


@pytest.mark.slow
def test_it_goes_straight_where_nothing_disturbs_it() -> None:
    start = {"v": 5.0, "lean": 0.0, "steer": 0.0, "lean_rate": 0.0, "steer_rate": 0.0}
    run = bicycle().simulate(10.0, start, tolerance=1e-12)
    assert finite(run)
    np.testing.assert_allclose(run["x"], 5.0 * run.time, atol=1e-9)
    for name in ("y", "yaw", "lean", "steer"):
        np.testing.assert_allclose(run[name], 0.0, atol=1e-9)


def test_it_rights_itself_between_weave_and_capsize_speed_and_heads_elsewhere() -> None:
    run = bicycle().simulate(15.0, {**CARD.start, "v": 5.0, "lean_rate": 0.3})
    assert finite(run)
    assert np.abs(run["lean"]).max() > 0.03
    assert abs(run["lean"][-1]) < 1e-2 * np.abs(run["lean"]).max()
    assert abs(run["yaw"][-1]) > 0.01
    assert run.audit.energy_error < 1e-9


@pytest.mark.parametrize("speed", [0.0, 2.0])
def test_it_leans_and_falls_without_a_nan(speed: float) -> None:
    lean = bicycle().coordinates[4]
    fallen = ap.Event(lean**2 - 1.2**2, terminal=True)
    run = bicycle().simulate(5.0, {"v": speed, "lean": 0.02, "steer": 0.0}, events=[fallen])
    assert finite(run)
    assert abs(run["lean"][-1]) == pytest.approx(1.2, abs=1e-9)
    assert run.audit.energy_error < 1e-9
    assert run.audit.constraint_error < 1e-10


def test_the_contacts_carry_the_weight_and_the_wheels_do_not_slip() -> None:
    run = bicycle().simulate(3.0, CARD.start)
    up = sum(run.reactions[f"{end} contact"][f"{end} wheel"].force[:, 2] for end in ("rear", "front"))
    # the mean vertical force differs from the weight by the change of vertical momentum over the run
    mean = np.trapezoid(up, run.time) / 3.0
    assert mean == pytest.approx(-WEIGHT, rel=1e-3)
    for end in ("rear", "front"):
        assert (run.contacts[f"{end} contact"].normal_force > 0).all()
        assert np.abs(run.contacts[f"{end} contact"].gap).max() < 1e-13


def test_hands_off_turns_leave_the_straight_motion_at_the_capsize_speed() -> None:
    """The family of steady turns ends where straight running capsizes: its speed tends to the published number."""
    turn = bicycle().steady_motion({"steer": 0.05}, near={"v": 5.5, "lean": 0.1})
    family = turn.follow("steer", 1e-4, points=20)
    assert family["lean"][0] > 0.1
    assert family["v"][-1] == pytest.approx(CAPSIZE, abs=1e-6)
    assert not family.stable.any()
