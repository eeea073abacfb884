"""Tables of inputs: what native code follows, and what is refused."""

import numpy as np
import pytest
from scipy.interpolate import CubicSpline

import appell as ap
from tests.tolerances import ROUNDING

TIMES = np.array([0.0, 0.3, 1.0, 1.4, 2.5, 3.0])
VALUES = np.array([0.0, 2.0, -1.0, 0.5, 3.0, 1.0])


@pytest.mark.parametrize("interpolation", ["cubic", "linear"])
def test_the_pieces_are_those_of_scipy_and_numpy(interpolation):
    breaks, coefficients = ap.Table(TIMES, VALUES, interpolation).pieces("f", (0.0, 3.0), 0)
    at = np.linspace(0, 3, 61)
    k = np.clip(np.searchsorted(breaks, at, "right") - 1, 0, coefficients.shape[0] - 1)
    ours = np.array([np.polyval(coefficients[i], s) for i, s in zip(k, at - breaks[k], strict=True)])
    theirs = CubicSpline(TIMES, VALUES)(at) if interpolation == "cubic" else np.interp(at, TIMES, VALUES)
    np.testing.assert_allclose(ours, theirs, atol=10 * ROUNDING)


@pytest.mark.parametrize(
    ("table", "said"),
    [
        (ap.Table([0, 1], [1, 1]), "covers 0 to 1, but the run goes from 0 to 3"),
        (ap.Table([0, 3], [1, np.nan]), "entry 1 of the table of the input 'f' is not finite"),
        (ap.Table([0, 1, 3], [1, 2]), "has 3 times and 2 values"),
        (ap.Table([0, 3, 2], [1, 2, 3]), "do not rise throughout"),
        (ap.Table([0, 3], [1, "many"]), "holds something that is not a number"),
        (ap.Table([0, 3], [1, 2], "quintic"), "has interpolation='quintic'"),
    ],
)
def test_a_table_that_cannot_be_followed_is_refused_in_one_sentence(table, said):
    with pytest.raises(ap.ModelError, match=said):
        table.pieces("f", (0.0, 3.0), 0)


def test_straight_lines_do_not_prescribe_a_motion():
    with pytest.raises(ap.ModelError, match="whose derivatives straight lines do not have"):
        ap.Table([0, 3], [0, 1], "linear").pieces("g", (0.0, 3.0), 2)
