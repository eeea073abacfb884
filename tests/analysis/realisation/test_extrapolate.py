"""Richardson's extrapolation on sequences whose limit is known, and the verdicts that rest on it."""

from __future__ import annotations

import numpy as np
import pytest

import appell as ap
from appell.analysis.realisation.extrapolate import extrapolate, orders

LIMIT = np.array([[1.0, 2.0, -3.0], [0.5, 0.0, 4.0]])
SHAPE = np.array([[0.3, -2.0, 1.0], [0.1, 0.7, 0.2]])


@pytest.mark.parametrize("order", [0.5, 1.0, 2.0])
@pytest.mark.parametrize("eps", [(1e-2, 1e-3, 1e-4), (0.04, 0.02, 0.01), (1e-1, 3e-2, 5e-3), (1e-2, 9e-3, 1e-4)])
def test_a_power_law_is_extrapolated_to_its_limit(order: float, eps: tuple[float, ...]) -> None:
    """x + C eps^p: the order is found and the limit exact, for sequences that are not geometric too."""
    found = extrapolate(eps, [LIMIT + SHAPE * e**order for e in eps])
    assert found.order == pytest.approx(order, rel=1e-6)
    np.testing.assert_allclose(found.motion, LIMIT, atol=1e-12)
    assert found.error < 1e-12


def test_the_error_covers_what_the_next_power_leaves() -> None:
    eps = (1e-1, 1e-2, 1e-3)
    found = extrapolate(eps, [LIMIT + SHAPE * (e + 5 * e**2) for e in eps])
    left = np.abs(found.motion - LIMIT).max()
    assert 0 < left < found.error < 0.2


def test_a_sequence_that_has_arrived_has_no_order() -> None:
    found = extrapolate((1e-1, 1e-2), [LIMIT, LIMIT + 1e-12])
    assert found.order is None
    assert found.error < 1e-11


def test_orders_are_those_of_the_distances() -> None:
    np.testing.assert_allclose(orders((1.0, 0.1, 0.05), (2.0, 0.02, 0.005)), [2.0, 2.0])
    assert np.isnan(orders((1.0, 0.1), (1.0, 0.0))[0])


def runs_of(values: tuple[float, ...]) -> list[ap.Run]:
    """x = c t for several c, at the same instants."""
    model = ap.Model("a particle")
    x = model.coordinates("x")
    model.particle("P", mass=1, position=x * model.frame.x)
    equations = model.derive(ap.Lagrange())
    return [equations.simulate(1.0, {"x": 0.0, "xdot": value}, samples=11) for value in values]


def test_a_limit_far_from_all_is_neither_and_a_coarse_one_is_undecided() -> None:
    """x = (1 + eps) t tends to t; with coarse eps t and 1.05 t cannot be told apart."""
    one, near, far = runs_of((1.0, 1.05, 2.0))
    fine, coarse = (1e-2, 1e-3, 1e-4), (0.4, 0.3)
    ends = ap.tendency(runs_of(tuple(1 + e for e in fine)), fine, {"one": one, "far": far}, coordinates=["x"])
    assert ends.tends_to == "one"
    lost = ap.tendency(runs_of(tuple(1 + e for e in fine)), fine, {"near": near, "far": far}, coordinates=["x"])
    assert lost.tends_to == "neither"
    assert "tends to none of the ideal motions" in lost.verdict
    open_ = ap.tendency(runs_of(tuple(1 + e for e in coarse)), coarse, {"one": one, "near": near}, coordinates=["x"])
    assert open_.tends_to == "undecided"
    assert "go on to smaller ones" in open_.verdict


def test_runs_that_do_not_fit_together_are_refused() -> None:
    one, two = runs_of((1.0, 2.0))
    with pytest.raises(ap.ModelError, match="give as many falling eps as runs"):
        ap.tendency([one, two], (1e-3, 1e-2), {}, coordinates=["x"])
    model = ap.Model("another")
    x = model.coordinates("x")
    model.particle("P", mass=1, position=x * model.frame.x)
    other = model.derive(ap.Lagrange()).simulate(1.0, {"x": 0.0, "xdot": 1.0}, samples=7)
    with pytest.raises(ap.ModelError, match="different instants"):
        ap.tendency([one, two], (1e-2, 1e-3), {"other": other}, coordinates=["x"])
