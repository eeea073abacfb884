"""An integral in a row counts from its own lower limit to the present, whatever the others in the model count from."""

from __future__ import annotations

import numpy as np
import pytest
import sympy as sm

import appell as ap
from tests.tolerances import CLOSED_FORM, RUN

SPEED, PLACE = 0.6, 1.5


def model_with(*starts: float) -> ap.Model:
    """x moves uniformly; one particle for each start, whose velocity is the integral of x from there."""
    model = ap.Model("integrals")
    N, t = model.frame, model.time
    x = model.coordinates("x")
    model.particle("P", 1.0, x * N.x)
    for i, start in enumerate(starts):
        y = model.coordinates(f"y{i}")
        model.particle(f"Q{i}", 2.0, y * N.y)
        model.constrain(f"row {i}", y.diff(t) - ap.integral(x, start=start), servo={y: 1})
    return model


def integral(t: np.ndarray | float, start: float, begin: float) -> np.ndarray | float:
    """Of x = PLACE + SPEED (t - begin) from ``start`` on."""
    primitive = lambda t: PLACE * t + SPEED * (t - begin) ** 2 / 2
    return primitive(t) - primitive(start)


@pytest.mark.parametrize("begin", [0.0, 0.75])
def test_an_integral_is_zero_at_its_lower_limit(begin: float) -> None:
    run = (
        model_with(begin)
        .derive(ap.Kane())
        .simulate(1.0, {"x": PLACE, "xdot": SPEED, "y0": 0.0}, start_time=begin, tolerance=RUN)
    )
    np.testing.assert_allclose(run["y0dot"], integral(run.time, begin, begin), atol=CLOSED_FORM)


def test_a_run_that_begins_later_takes_what_each_integral_is_by_then() -> None:
    begin, starts = 1.0, (0.25, 1.0)
    model = model_with(*starts)
    values = {"s_row_0": float(integral(begin, starts[0], begin)), "y0": 0.0, "y1": 0.0}
    run = model.derive(ap.Kane()).simulate(1.0, {"x": PLACE, "xdot": SPEED} | values, start_time=begin, tolerance=RUN)
    for i, start in enumerate(starts):
        np.testing.assert_allclose(run[f"y{i}dot"], integral(run.time, start, begin), atol=CLOSED_FORM)


@pytest.mark.parametrize("limits", [lambda t: (t, 1), lambda t: (0, 2), lambda t: (t - 1, t), lambda t: (-sm.oo, t)])
def test_limits_other_than_from_a_time_to_the_present_are_refused(limits) -> None:
    model = ap.Model("limits")
    t, s = model.time, sm.Symbol("s")
    x, y = model.coordinates("x y")
    made = sm.Integral(x.subs(t, s), (s, *limits(t)))
    with pytest.raises(ap.ConstraintError):
        model.constrain("row", y.diff(t) - made)
