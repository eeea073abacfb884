"""Linearised equations in powers of a speed, beside the published ones of the bicycle."""

import numpy as np
import pytest

import appell as ap
from appell.analysis.stability.powers import in_powers_of
from tests.support import equations_of

PAPER = {
    "M": [[80.81722, 2.31941332208709], [2.31941332208709, 0.29784188199686]],
    "K0": [[-80.95, -2.59951685249872], [-2.59951685249872, -0.80329488458618]],
    "K2": [[0, 76.59734589573222], [0, 2.65431523794604]],
    "C1": [[0, 33.86641391492494], [-0.85035641456978, 1.68540397397560]],
}
"""Meijaard, Papadopoulos, Ruina and Schwab 2007, eq. 5.4 to 5.7."""

STATES = ["lean", "steer", "lean_rate", "steer_rate"]


@pytest.fixture(scope="module")
def bicycle() -> ap.PowersOfSpeed:
    return in_powers_of(
        "v",
        equations_of("bicycle", "Kane, minimal"),
        dict.fromkeys(STATES, 0.0),
        ["lean", "steer"],
        independent=["x", "y", "yaw", "rear", "front", "v", *STATES],
    )


def test_the_bicycle_derived_here_has_the_matrices_of_the_paper(bicycle: ap.PowersOfSpeed) -> None:
    g = ap.catalogue.bicycle().defaults["g"]
    none = np.zeros((2, 2))
    np.testing.assert_allclose(bicycle.mass, PAPER["M"], rtol=1e-10, atol=1e-10)
    for found, expected in zip(bicycle.damping, [none, PAPER["C1"], none], strict=True):
        np.testing.assert_allclose(found, expected, rtol=1e-8, atol=1e-8)
    for found, expected in zip(bicycle.stiffness, [g * np.array(PAPER["K0"]), none, PAPER["K2"]], strict=True):
        np.testing.assert_allclose(found, expected, rtol=1e-8, atol=1e-8)


def test_the_bicycle_is_of_second_degree_in_its_speed_to_rounding(bicycle: ap.PowersOfSpeed) -> None:
    assert bicycle.remainder < 1e-11


def test_the_equations_print_the_powers_that_are_there(bicycle: ap.PowersOfSpeed) -> None:
    first = str(bicycle).splitlines()[0]
    assert first == "M q'' + v C1 q' + K0 q + v^2 K2 q = 0 with q = (lean, steer)"


def test_a_degree_that_is_too_low_leaves_a_remainder() -> None:
    found = in_powers_of(
        "v",
        equations_of("bicycle", "Kane, minimal"),
        dict.fromkeys(STATES, 0.0),
        ["lean", "steer"],
        independent=["x", "y", "yaw", "rear", "front", "v", *STATES],
        degree=1,
    )
    assert found.remainder > 1e-2


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("rear", "rate of 'rear' is not one"),
        ("leen", "'leen' is not an independent state of the linearization; did you mean 'lean'"),
    ],
)
def test_a_coordinate_without_a_speed_of_its_own_is_refused(name: str, sentence: str) -> None:
    with pytest.raises(ap.ModelError, match=sentence):
        in_powers_of(
            "v",
            equations_of("bicycle", "Kane, minimal"),
            dict.fromkeys(STATES, 0.0),
            [name],
            independent=["x", "y", "yaw", "rear", "front", "v", *STATES],
        )
