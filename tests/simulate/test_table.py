"""Tables of inputs: what native code follows, and what is refused."""

import numpy as np
import pytest
from scipy.interpolate import CubicSpline, PchipInterpolator

import appell as ap
from tests.tolerances import ROUNDING

TIMES = np.array([0.0, 0.3, 1.0, 1.4, 2.5, 3.0])
VALUES = np.array([0.0, 2.0, -1.0, 0.5, 3.0, 1.0])


THEIRS = {
    "linear": lambda at: np.interp(at, TIMES, VALUES),
    "smooth": PchipInterpolator(TIMES, VALUES),
    "cubic": CubicSpline(TIMES, VALUES),
}


@pytest.mark.filterwarnings("ignore:the cubic spline")
@pytest.mark.parametrize("interpolation", THEIRS)
def test_the_pieces_are_those_of_scipy_and_numpy(interpolation):
    breaks, coefficients = ap.Table(TIMES, VALUES, interpolation).pieces("f", (0.0, 3.0), 0)
    at = np.linspace(0, 3, 61)
    k = np.clip(np.searchsorted(breaks, at, "right") - 1, 0, coefficients.shape[0] - 1)
    ours = np.array([np.polyval(coefficients[i], s) for i, s in zip(k, at - breaks[k], strict=True)])
    np.testing.assert_allclose(ours, THEIRS[interpolation](at), atol=10 * ROUNDING)


@pytest.mark.parametrize(
    ("table", "said"),
    [
        (ap.Table([0, 1], [1, 1]), "covers 0 to 1, but the run goes from 0 to 3"),
        (ap.Table([0, 3], [1, np.nan]), "entry 1 of the table of the input 'f' is not finite"),
        (ap.Table([0, 1, 3], [1, 2]), "has 3 times and 2 values"),
        (ap.Table([0, 3, 2], [1, 2, 3]), "do not rise throughout"),
        (ap.Table([0, 1, 1, 1, 3], [1, 2, 3, 4, 5]), "an instant more than twice"),
        (ap.Table([0, 3], [1, "many"]), "holds something that is not a number"),
        (ap.Table([0, 3], [1, 2], "quintic"), "has interpolation='quintic'"),
    ],
)
def test_a_table_that_cannot_be_followed_is_refused_in_one_sentence(table, said):
    with pytest.raises(ap.ModelError, match=said):
        table.pieces("f", (0.0, 3.0), 0)


def test_straight_lines_do_not_prescribe_a_motion():
    with pytest.raises(ap.ModelError, match="whose derivatives straight lines and steps do not have"):
        ap.Table([0, 3], [0, 1], "linear").pieces("g", (0.0, 3.0), 2)


def pushed(table: object, duration: float) -> ap.Run:
    model = ap.Model("pushed")
    x, push = model.coordinates("x"), model.input("push")
    P = model.particle("P", mass=1, position=x * model.frame.x)
    model.force(P, push * model.frame.x)
    return model.derive(ap.Kane()).simulate(duration, {x: 0}, inputs={push: table})


STEP = [0.0, 1.0, 1.0 + 1e-4, 3.0], [0.0, 0.0, 1.0, 1.0]


@pytest.mark.parametrize("table", [STEP, ap.Table(*STEP), ap.Table(*STEP, "smooth")])
def test_a_step_in_a_table_stays_between_its_values(table) -> None:
    """A cubic spline through it reached thousands of newtons."""
    run = pushed(table, 3.0)
    assert run["x'"][-1] == pytest.approx(2.0 - 0.5e-4, abs=1e-10)  # the integral of the force


def test_an_instant_that_stands_twice_is_a_step() -> None:
    run = pushed(([0, 1, 1, 2, 2, 3], [0, 0, 5, 5, -1, -1]), 3.0)
    assert run["x'"][-1] == pytest.approx(4.0, abs=1e-13)
    assert run["x"][-1] == pytest.approx(2.5 + 5.0 - 0.5, abs=1e-13)


def test_a_spline_that_leaves_the_range_of_its_data_warns() -> None:
    with pytest.warns(
        ap.AppellWarning, match=r"the cubic spline of the input 'push' goes from .* its data from 0 to 1"
    ):
        pushed(ap.Table(*STEP, "cubic"), 3.0)


def test_a_spline_through_smooth_data_does_not_warn(recwarn) -> None:
    times = np.linspace(0, 3, 40)
    pushed(ap.Table(times, np.sin(times), "cubic"), 3.0)
    assert not recwarn.list
