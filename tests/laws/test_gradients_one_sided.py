"""Where a small change leads to other modes a derivative is refused, or is that of one side and says which."""

from __future__ import annotations

import numpy as np
import pytest

import appell as ap
from tests.tolerances import CLOSED_FORM, RUN


def at_a_spring(start: float, duration: float = 8.0) -> ap.Run:
    """X = 1 + (x_0 - 1) cos t over a wall at zero: it touches the wall for x_0 = 2 at t = pi."""
    m = ap.Model("a mass at a wall")
    x = m.coordinates("x")
    P = m.particle("P", mass=1, position=x * m.frame.x)
    m.potential("spring", (x - 1) ** 2 / 2)
    m.constrain("wall", ap.position(P).dot(m.frame.x) >= 0, restitution=0.5)
    return m.derive(ap.Kane()).simulate(duration, {"x": start, "xdot": 0.0}, tolerance=RUN, samples=3)


def in_a_corner(x: float, y: float, duration: float = 2.0) -> ap.Run:
    """A particle on its way into a corner of two walls, each of which reverses its own speed, times 0.8."""
    m = ap.Model("a corner")
    q = m.coordinates("x y")
    P = m.particle("P", mass=1, position=q[0] * m.frame.x + q[1] * m.frame.y)
    for name, axis in (("wall", m.frame.x), ("floor", m.frame.y)):
        m.constrain(name, ap.position(P).dot(axis) >= 0, restitution=0.8)
    start = {"x": x, "y": y, "xdot": -1.0, "ydot": -1.0}
    return m.derive(ap.Kane()).simulate(duration, start, tolerance=RUN, samples=3)


@pytest.mark.parametrize("below", [0.0, 1e-9])
def test_where_a_wall_is_only_touched_the_derivative_is_refused_with_the_instant(below: float) -> None:
    run = at_a_spring(2.0 - below)
    assert not run.impacts
    with pytest.raises(
        ap.NotApplicable, match=r"at t = 3\.14159\d* a guard only grazes zero \('wall' is met\).*one_sided"
    ):
        run.sensitivities(["x"])


@pytest.mark.parametrize("start", [1.9999, 2.0001])
def test_a_little_further_away_there_is_one(start: float) -> None:
    assert at_a_spring(start).sensitivities(["x"]).sides == ()


def test_the_derivative_of_the_side_of_the_run_says_in_which_direction_it_holds() -> None:
    s = at_a_spring(2.0).sensitivities(["x"], one_sided=True)
    assert s["x"][-1, 0] == pytest.approx(np.cos(8.0), rel=CLOSED_FORM)
    (side,) = s.sides
    assert side.holds == {"x": -1}  # from further away it strikes
    assert side.time == pytest.approx(np.pi, abs=1e-6)
    assert side.distance < 1e-9


def test_two_walls_at_once_are_refused_though_one_impact_treats_them() -> None:
    with pytest.raises(ap.NotApplicable, match="at t = 1 two guards pass zero at once"):
        in_a_corner(1.0, 1.0).sensitivities(["x"])


def test_of_two_walls_in_a_row_the_order_decides_the_side() -> None:
    run = in_a_corner(1.0, 1.0 + 1e-12)
    assert [impact.struck for impact in run.impacts] == [("wall",), ("floor",)]
    with pytest.raises(ap.NotApplicable, match=r"two guards pass zero at once.*one_sided"):
        run.sensitivities(["x"])
    s = run.sensitivities(["x", "y"], one_sided=True)
    np.testing.assert_allclose([s["x"][-1], s["y"][-1]], [[-0.8, 0.0], [0.0, -0.8]], atol=CLOSED_FORM)
    assert s.sides[0].holds == {"x": -1, "y": 1}
    assert run.gradient("x", ["x"], one_sided=True).values == pytest.approx([-0.8], rel=CLOSED_FORM)


def test_a_run_that_ends_where_something_is_about_to_strike_is_refused() -> None:
    run = in_a_corner(1.0, 2.0, 1.0 - 1e-10)
    assert not run.impacts
    with pytest.raises(ap.NotApplicable, match="ends where its mode is about to change"):
        run.sensitivities(["x"])
    assert in_a_corner(1.0, 2.0, 1.0 - 1e-3).sensitivities(["x"])["x"][-1, 0] == pytest.approx(1.0)
