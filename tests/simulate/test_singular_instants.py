"""Through instants at which constraints are singular: a run passes them rightly, or says by name that it does not."""

from __future__ import annotations

import re
import warnings

import numpy as np
import pytest
import sympy as sm

import appell as ap
from tests.support import CARDS


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
    rounding = 8 * np.finfo(float).eps  # of squares that are summed in another order
    assert loose.audit.norm_error >= np.abs(norms - 1).max() - rounding > 1e-12


def test_a_large_error_of_energy_warns_when_the_audit_is_made() -> None:
    """A tolerance at which an oscillator of 500 turns loses its energy."""
    model = ap.Model("oscillator")
    x = model.coordinates("x")
    model.particle("P", mass=1, position=x * model.frame.x)
    model.potential("spring", 50 * x**2)
    run = model.derive(ap.Kane()).simulate(300.0, {x: 1.0}, tolerance=1e-2)
    with pytest.warns(ap.AppellWarning, match="balance of energy is off by"):
        assert run.audit.energy_error > 1e-3


def test_a_body_at_rest_has_no_balance_to_be_off(recwarn) -> None:
    model = ap.Model("hanging")
    x, y = model.coordinates("x y")
    model.particle("P", mass=1, position=x * model.frame.x + y * model.frame.y)
    model.gravity(-9.81 * model.frame.y)
    model.constrain("rod", x**2 + y**2 - 1)
    run = model.derive(ap.Kane()).simulate(10.0, {x: 0, y: -1})
    assert run.audit.steps
    assert not recwarn.list


def test_samples_near_a_singular_pose_warn_by_name() -> None:
    """The N-four-bar passes its singular pose, bars in one line; seven samples up to t = 6 are not near to it.

    Of 2001 samples up to 10 some are, whatever the steps were: the first of them is the one that is named.
    """
    card = CARDS["n-four-bar"]
    equations = card.model().derive(ap.Kane(reactions=True))
    said = r"near a singular pose of 'closing pin 1', 'closing pin 2' \(the first at t = ([\d.]+)\)"
    with pytest.warns(ap.AppellWarning, match=said) as caught:
        fine = equations.simulate(10.0, card.start, samples=2001)
    named = next(found for w in caught if (found := re.search(said, str(w.message))))
    assert abs(np.sin(np.interp(float(named[1]), fine.time, fine["theta0"]))) < 0.05
    assert fine.audit.constraint_error < 1e-12
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        equations.simulate(6.0, card.start, samples=7)
