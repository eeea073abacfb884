"""Periodic motions against published figures and closed forms."""

from __future__ import annotations

import numpy as np
import pytest
import scipy
import sympy as sm

import appell as ap
from appell.catalogue import card_of
from tests.walkers import after_strike, hopper, rimless_wheel, simplest_walker

WALKER = simplest_walker().derive(ap.Kane())


def gait(slope: float = 0.009, long: bool = True) -> ap.Orbit:
    start, period = (after_strike(0.2, -0.2), 3.88) if long else (after_strike(0.194, -0.204), 3.1)
    return ap.periodic(WALKER, start, period, parameters={"gamma": slope})


def test_the_simplest_walker_has_its_long_gait() -> None:
    orbit = gait()
    (state,) = orbit.after("heel strike")
    assert [state["theta"], state["thetadot"]] == pytest.approx([0.20031090054425, -0.19983247300495], abs=1e-12)
    assert orbit.period == pytest.approx(3.882463752851, abs=1e-11)
    assert orbit.multipliers[0] == pytest.approx(-0.1900998411 + 0.5575987767j, abs=1e-9)
    assert orbit.multipliers[1] == pytest.approx(-0.1900998411 - 0.5575987767j, abs=1e-9)
    assert orbit.stable


def test_the_simplest_walker_has_its_short_gait() -> None:
    orbit = gait(long=False)
    (state,) = orbit.after("heel strike")
    assert [state["theta"], state["thetadot"]] == pytest.approx([0.19393736981018, -0.20386692744201], abs=1e-12)
    assert orbit.period == pytest.approx(3.096105868078, abs=1e-11)
    assert orbit.multipliers[:2] == pytest.approx([4.0038643589, 0.4595895898], abs=1e-9)
    assert not orbit.stable


def test_the_simplest_walker_doubles_its_period_at_two_slopes() -> None:
    family = gait().family("gamma", 0.019, points=11)
    (first,) = family.critical
    assert (first.kind, first.value) == ("period doubling", pytest.approx(0.0151, abs=5e-5))
    assert first.multiplier == pytest.approx(-1, abs=1e-5)
    twice = first.branch()
    assert twice.period == pytest.approx(2 * first.orbit.period, rel=0.02)
    one, two = twice.after("heel strike")
    assert abs(one["theta"] - two["theta"]) > 1e-3
    (second,) = twice.family("gamma", 0.0185, points=9).critical
    assert second.kind == "period doubling"
    assert 0.017 < second.value < 0.019


def test_the_rimless_wheel_rolls_at_its_closed_form() -> None:
    slope, half = 0.08, np.pi / 8
    orbit = ap.periodic(rimless_wheel().derive(ap.Lagrange()), {"theta": slope - half, "thetadot": 1.2}, 1.0)
    (state,) = orbit.after("a spoke strikes")
    # w^2 / 2 + g cos(theta) is kept, and w+ = w- cos(2 alpha) (McGeer 1990)
    c = np.cos(2 * half) ** 2
    rate = np.sqrt(c / (1 - c) * 2 * 9.8 * (np.cos(slope - half) - np.cos(slope + half)))
    assert state["thetadot"] == pytest.approx(rate, abs=1e-11) == pytest.approx(1.094904357409, abs=1e-11)
    assert orbit.period == pytest.approx(1.035077508377, abs=1e-11)
    assert orbit.multipliers == pytest.approx([0.5], abs=1e-10)


@pytest.mark.parametrize(
    ("apex", "multiplier", "period"), [(0.876814660846, 0.487995, 1.164), (0.916831051414, 1.346216, 1.552)]
)
def test_the_spring_mass_runner_has_two_apexes_of_one_energy(apex: float, multiplier: float, period: float) -> None:
    start = {"x": 0.0, "y": apex, "f": 0.0, "s": 0.0, "xdot": 1.2, "ydot": 0.0, "fdot": 0.0, "sdot": 0.0}
    orbit = ap.periodic(hopper().derive(ap.Kane()), start, period, keep=["y", "ydot"])
    assert orbit.start["xdot"] ** 2 / 2 + apex == pytest.approx(1.61, abs=1e-10)
    assert np.abs(orbit.multipliers - multiplier).min() < 1e-6
    assert orbit.shift["f"] > 0.5


def test_the_pendulum_with_a_shaken_pivot_loses_its_stability_where_mathieu_says() -> None:
    model = ap.Model("Mathieu")
    x = model.coordinates("x")
    a, q = model.parameters("a q", [-0.3, 1.0])
    model.lagrangian(x.diff(model.time) ** 2 / 2 - (a - 2 * q * sm.cos(2 * model.time)) * x**2 / 2)
    upright = ap.periodic(model.derive(ap.Lagrange()), {"x": 0.0, "xdot": 0.0}, np.pi)
    assert upright.trivial == ()  # time drives it: the period is given, and a shift in time is no other motion
    (above,), (below,) = (upright.family("a", end, points=6).critical for end in (-0.05, -0.6))
    assert (above.kind, above.value) == ("period doubling", pytest.approx(-0.110248816992, abs=1e-9))
    assert (below.kind, below.value) == ("branch", pytest.approx(-0.455138604107, abs=1e-9))


def test_a_disc_that_nutates_returns_up_to_place_heading_and_spin() -> None:
    card = card_of("rolling-disc")
    orbit = ap.periodic(card.model().derive(ap.Kane()), card.start, 0.55)
    assert sorted(orbit.shift) == ["spin", "x", "y", "yaw"]
    assert orbit.residual < 1e-11
    assert orbit.trivial == ("along the motion", "energy")
    assert np.abs(orbit.multipliers) == pytest.approx(1, abs=1e-6)  # its two further integrals (Appell, Korteweg)
    run = orbit.turns(3)
    third = round((len(run.time) - 1) / 3)
    for name in ("lean", "leandot") if "leandot" in run else ("lean",):
        assert run[name][::third] == pytest.approx(run[name][0], abs=1e-9)
    steps = np.hypot(np.diff(run["x"][::third]), np.diff(run["y"][::third]))
    assert steps == pytest.approx(steps[0], rel=1e-9)  # the same arc in every turn, turned by the gain in yaw


def test_multipliers_are_those_of_differences_of_the_return_map() -> None:
    model = ap.Model("van der Pol")
    x = model.coordinates("x")
    mu = model.parameters("mu", 0.7)
    bob = model.particle("bob", 1, x * model.frame.x)
    model.force(bob, (mu * (1 - x**2) * x.diff(model.time) - x) * model.frame.x)
    equations = model.derive(ap.Kane())
    orbit = ap.periodic(equations, {"x": 2.0, "xdot": 0.0}, 6.6)
    assert orbit.trivial == ("along the motion",)
    # Liouville: the product of the multipliers is exp of the integral of the divergence, one of them is 1
    run = orbit.turns(1, 4001)
    divergence = 0.7 * (1 - np.asarray(run["x"]) ** 2)
    area = scipy.integrate.simpson(divergence, x=run.time)
    assert orbit.multipliers[0] == pytest.approx(np.exp(area), rel=1e-8)
    # and by differences: the end of a turn from a start that is off by h
    ends = []
    for h in (1e-4, -1e-4):
        off = {name: value + h * (name == "xdot") for name, value in orbit.start.items()}
        end = equations.simulate(orbit.period, off, tolerance=1e-13, samples=[0.0, orbit.period])
        ends.append([end["x"][-1], end["xdot"][-1]])
    column = (np.array(ends[0]) - ends[1]) / 2e-4
    turn = orbit.turn.end.by[:2, 1]
    assert turn == pytest.approx(column, abs=1e-7)
