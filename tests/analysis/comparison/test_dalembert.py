"""Instants at which d'Alembert's prescription holds: crossings and touches, and nothing else."""

from __future__ import annotations

import numpy as np
import pytest
import sympy as sm

import appell as ap


def pushed(along, duration: float = 10.0, samples: int = 201) -> ap.Prescription:  # type: ignore[no-untyped-def]
    """A particle on a line; the line pushes it along itself by a law of time and place."""
    model = ap.Model("a line that pushes")
    N, t = model.frame, model.time
    x, y = model.coordinates("x y")
    P = model.particle("P", mass=1, position=x * N.x + y * N.y)
    model.constrain("line", ap.position(P).dot(N.y), nonideal={P: along(t, x) * N.x + 5 * N.y})
    return ap.dalembert(model.derive(ap.Kane()).simulate(duration, {"x": 0.0, "xdot": 1.0}, samples=samples))


@pytest.mark.parametrize("samples", [51, 201, 1000])
def test_instants_at_which_a_law_touches_zero_are_found(samples: int) -> None:
    found = pushed(lambda t, x: 1 + sm.cos(t), samples=samples).instants
    np.testing.assert_allclose(found, [np.pi, 3 * np.pi], atol=1e-6)


def test_crossings_are_found_to_the_accuracy_of_the_run() -> None:
    found = pushed(lambda t, x: sm.cos(t)).instants
    np.testing.assert_allclose(found, [np.pi / 2, 3 * np.pi / 2, 5 * np.pi / 2], atol=1e-9)


def test_touches_and_crossings_of_one_law_are_told_from_near_misses() -> None:
    # (t - 2)^2 (t - 5) ((t - 7)^2 + 0.01): touches, crosses, and comes near
    found = pushed(lambda t, x: (t - 2) ** 2 * (t - 5) * ((t - 7) ** 2 + 0.01) / 100).instants
    np.testing.assert_allclose(found, [2, 5], atol=1e-6)
    assert pushed(lambda t, x: sm.cos(t) + 1.01).instants.size == 0


def test_a_law_of_the_place_is_followed_between_the_samples() -> None:
    # x'' = (x - 1)^2 >= 0 from x' = 1: the line is at rest where x = 1, once
    found = pushed(lambda t, x: (x - 1) ** 2, duration=1.5)
    assert found.instants.size == 1
    closed = found.time[np.argmin(found.size)]
    assert found.instants[0] == pytest.approx(closed, abs=2 * (found.time[1] - found.time[0]))


def test_a_law_that_jumps_over_zero_does_not_hold_there() -> None:
    assert pushed(lambda t, x: sm.Piecewise((1, t < 4), (-1, True))).instants.size == 0


def test_a_law_that_is_zero_for_a_while_is_not_an_instant() -> None:
    found = pushed(lambda t, x: sm.Max(0, t - 5) ** 3)
    assert found.holds[:100].all()
    assert found.instants.size == 0
