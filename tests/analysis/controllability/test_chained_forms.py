"""Chained forms against Murray and Sastry 1993 and Sordalen 1993."""

from __future__ import annotations

import pytest
import sympy as sm

import appell as ap
from tests.analysis.controllability.test_brackets import car_with_trailers, two_wheels_of_a_car


def test_a_car_has_the_chained_form_of_murray_and_sastry() -> None:
    # "Nonholonomic motion planning: steering using sinusoids", IEEE TAC 38 (1993), section VI
    equations = two_wheels_of_a_car()
    x, y, theta, phi = equations.coordinates
    found = ap.chained_form(equations)
    assert found.outputs == "x and y of 'rear'"
    expected = [x, y, sm.tan(theta), sm.tan(phi) / (2 * sm.cos(theta) ** 3)]
    assert [sm.trigsimp(a - b) for a, b in zip(found.coordinates, expected, strict=True)] == [0, 0, 0, 0]


@pytest.mark.slow
def test_the_last_axle_of_a_train_is_its_flat_output() -> None:
    # Sordalen 1993: z_(k+1) = dz_k / dz_1 holds along every allowed motion, here of the car with one trailer
    equations = car_with_trailers(1)
    found = ap.chained_form(equations)
    assert found.outputs == "x and y of 'body 0'"
    _, _, th0, th1 = equations.coordinates
    assert sm.trigsimp(found.coordinates[3] - sm.tan(th0 - th1) / sm.cos(th0) ** 3) == 0


@pytest.mark.slow
def test_each_coordinate_is_the_slope_of_the_one_before_along_a_run() -> None:
    equations = car_with_trailers(2)
    form = ap.chained_form(equations)
    model = equations.mechanism
    rates = {name: 0.3 + 0.2 * k for k, name in enumerate(("xdot", "th2dot"))}
    start = equations.assemble({"x": 0, "y": 0, "th0": 0.2, "th1": 0.5, "th2": 0.9, **rates})
    run = equations.simulate(0.5, start, samples=201)
    z = [run[e] for e in form.coordinates]
    slope = [run[e.diff(model.kinematics.coordinates[0].args[0])] for e in form.coordinates]
    for k in range(1, 4):
        assert slope[k] == pytest.approx(z[k + 1] * slope[0], rel=1e-9, abs=1e-9)


def test_what_has_no_chained_form_says_why() -> None:
    with pytest.raises(ap.NotApplicable, match="it has 1 independent speeds, not two"):
        ap.chained_form(ap.catalogue.car_with_trailers().derive(ap.Kane()))
    with pytest.raises(ap.NotApplicable, match="its positions are constrained"):
        ap.chained_form(ap.catalogue.cartesian_pendulum().derive(ap.Kane()))
