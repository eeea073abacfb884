"""Several actuators keep the rows of one constraint, each within its bound: of all efforts that do the least ones."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
import pytest
import scipy
import sympy as sm
from sympy.physics.vector import dynamicsymbols

import appell as ap
from tests.tolerances import ENERGY, RUN

TIME = dynamicsymbols._t
EXACT = 1e-8
"""Switching times are those of a run to RUN, and efforts follow them."""


def driven(
    rate: object, bounds: Sequence[object], gains: Sequence[float] | None = None, **more: object
) -> tuple[ap.Model, sm.Expr]:
    """A mass of 2 whose velocity is prescribed, pushed by a motor for every bound."""
    model = ap.Model("a mass with motors")
    x = model.coordinates("x")
    mass = model.particle("mass", mass=2, position=x * model.frame.x)
    motors = [
        ap.Actuator({mass: gain * model.frame.x}, bound=bound, name=name, **more)
        for name, bound, gain in zip("abcd", bounds, gains or [1] * len(bounds), strict=False)
    ]
    model.constrain("rate", x.diff(model.time) - rate, servo=motors)
    return model, x


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize(
    "principle", [ap.Kane(), ap.AppellChetaev(), ap.UdwadiaKalaba(), ap.Hamilton()], ids=lambda p: p.name
)
def test_two_motors_share_until_the_weaker_is_at_its_bound_and_the_other_takes_the_rest(principle: ap.Kane) -> None:
    """x' = t^2 / 2 needs 2t: t each, then 1 and 2t - 1, then 1 and 3 with x'' = 2."""
    model, x = driven(TIME**2 / 2, [1, 3])
    run = model.derive(principle).simulate(3.0, {x: 0.0, "xdot": 0.0}, tolerance=RUN)
    assert [mode.start for mode in run.modes] == pytest.approx([0.0, 1.0, 2.0], abs=1e-9)
    assert run.modes[0].phases["rate"] == "kept"
    assert run.modes[1].phases["rate"] == "a at its upper bound"
    assert run.modes[1].why == "the actuator 'a' is at its bound: 'b' keeps 'rate' without it"
    assert run.modes[2].phases["rate"].startswith("released")
    assert run.modes[2].why == "the actuator 'b' is at its bound: 'rate' is released"
    s = run.time
    np.testing.assert_allclose(run.efforts["a"], np.minimum(s, 1.0), atol=EXACT)
    np.testing.assert_allclose(run.efforts["b"], np.select([s < 1, s < 2], [s, 2 * s - 1], 3.0), atol=EXACT)
    np.testing.assert_allclose(run["xdot"], np.where(s < 2, s**2 / 2, 2 + 2 * (s - 2)), atol=EXACT)
    # the effort of what is within its bound is K lam, K = 1/2, before and after the other is clipped
    np.testing.assert_allclose(run["lambda_rate"][s < 2] / 2, run.efforts["b"][s < 2], atol=EXACT)
    force = run.efforts["a"] + run.efforts["b"]
    np.testing.assert_allclose(run.reactions["rate"]["mass"].force[:, 0], force, atol=EXACT)
    np.testing.assert_allclose(run["power of rate"], force * run["xdot"], atol=EXACT)
    assert run.audit.energy_error < ENERGY
    np.testing.assert_allclose(run["work"], run["xdot"] ** 2, atol=EXACT)  # the gain of 2 x'^2 / 2


def test_a_clipped_actuator_is_taken_back_when_the_demand_falls() -> None:
    """4 sin t by two: 2 sin t each while that is below 1, else 1 and the rest; the same with the other sign."""
    model, x = driven(2 - 2 * sm.cos(TIME), [1, 10])
    run = model.derive(ap.Kane()).simulate(6.0, {x: 0.0, "xdot": 0.0}, tolerance=RUN)
    turns = np.array([0, 1, 5, 7, 11]) * np.pi / 6
    assert [mode.start for mode in run.modes] == pytest.approx(turns.tolist(), abs=1e-9)
    assert [mode.phases["rate"] for mode in run.modes] == [
        "kept", "a at its upper bound", "kept", "a at its lower bound", "kept",
    ]  # fmt: skip
    assert run.modes[2].why == "the actuator 'a' is within its bound again"
    demand = 4 * np.sin(run.time)
    np.testing.assert_allclose(run.efforts["a"], np.clip(demand / 2, -1, 1), atol=EXACT)
    np.testing.assert_allclose(run.efforts["b"], demand - np.clip(demand / 2, -1, 1), atol=EXACT)
    assert run.audit.energy_error < ENERGY


def test_a_velocity_that_all_together_cannot_keep_is_let_go_and_taken_up_again() -> None:
    """4 sin t by 1 and 2: beyond 3 the mass goes by x'' = 3/2 until its velocity is that wanted again."""
    model, x = driven(2 - 2 * sm.cos(TIME), [1, 2])
    run = model.derive(ap.Kane()).simulate(3.6, {x: 0.0, "xdot": 0.0}, tolerance=RUN)
    lost = math.asin(0.75)
    found = scipy.optimize.brentq(
        lambda s: -2 * math.cos(lost) + 1.5 * (s - lost) + 2 * math.cos(s), lost + 0.1, 3.1, xtol=1e-14
    )
    starts = [mode.start for mode in run.modes]
    assert starts[:4] == pytest.approx([0.0, math.pi / 6, lost, found], abs=1e-8)
    assert run.modes[2].phases["rate"].startswith("released")
    assert run.modes[3].why == "'rate' can be kept again"
    s = run.time
    away = (s > lost) & (s < found)
    demand = 4 * np.sin(s)
    weak = np.where(away, 1.0, np.clip(demand / 2, -1, 1))
    np.testing.assert_allclose(run.efforts["a"], weak, atol=EXACT)
    np.testing.assert_allclose(run.efforts["b"], np.where(away, 2.0, demand - weak), atol=1e-7)
    kept = 2 - 2 * np.cos(s)
    free = 2 - 2 * np.cos(lost) + 1.5 * (s - lost)
    np.testing.assert_allclose(run["xdot"], np.where(away, free, kept), atol=EXACT)
    assert run.audit.energy_error < ENERGY


def test_a_position_is_taken_up_again_with_a_recovery() -> None:
    model = ap.Model("two motors on a mass")
    x = model.coordinates("x")
    mass = model.particle("mass", mass=2, position=x * model.frame.x)
    motors = [ap.Actuator({mass: model.frame.x}, bound=b, name=n, recovery=0.2) for n, b in (("a", 0.5), ("b", 1.4))]
    model.constrain("follows", x - sm.sin(model.time), servo=motors)
    run = model.derive(ap.AppellChetaev()).simulate(4.0, {x: 0.0}, tolerance=RUN, samples=4001, max_step=0.05)
    lost = next(mode.start for mode in run.modes if "released" in mode.name)
    again = next(mode.start for mode in run.modes if "kept again" in mode.name)
    assert lost == pytest.approx(math.asin(0.95), abs=1e-9)
    since = again - lost
    error = np.sin(lost) + np.cos(lost) * since - 0.475 * since**2 - np.sin(again)
    rate = np.cos(lost) - 0.95 * since - np.cos(again)
    assert rate + error / 0.2 == pytest.approx(0.0, abs=1e-8)
    late = run.time > again
    decays = error * np.exp(-(run.time[late] - again) / 0.2)
    np.testing.assert_allclose(run[x][late] - np.sin(run.time[late]), decays, atol=1e-9)
    assert np.abs(run.efforts["a"]).max() <= 0.5 + 1e-9
    assert np.abs(run.efforts["b"]).max() <= 1.4 + 1e-9
    assert run.audit.energy_error < ENERGY


def plane(bounds: Sequence[object], rates: Sequence[object]) -> ap.Model:
    """A particle of mass 1 in a plane, pushed along x, along y, and along both at once."""
    model = ap.Model("a particle with three thrusters")
    N = model.frame
    x, y = model.coordinates("x y")
    P = model.particle("P", mass=1, position=x * N.x + y * N.y)
    pushes = [N.x, N.y, N.x + N.y]
    thrusters = [ap.Actuator({P: p}, bound=b, name=n) for n, p, b in zip("abc", pushes, bounds, strict=True)]
    t = model.time
    model.constrain("goes", [x.diff(t) - rates[0], y.diff(t) - rates[1]], servo=thrusters)
    return model


START = {"x": 0, "y": 0, "xdot": 0, "ydot": 0}


def test_three_actuators_keep_two_rows_and_two_do_when_the_third_is_clipped() -> None:
    """The demand (t, t): least (t, t, 2t)/3, and (t - 1/2, t - 1/2, 1/2) from t = 3/4 on."""
    half = TIME**2 / 2
    run = plane([None, None, 0.5], [half, half]).derive(ap.Kane()).simulate(2.0, START, tolerance=RUN)
    assert [mode.start for mode in run.modes] == pytest.approx([0.0, 0.75], abs=1e-9)
    s = run.time
    np.testing.assert_allclose(run.efforts["c"], np.minimum(2 * s / 3, 0.5), atol=EXACT)
    for name in "ab":
        np.testing.assert_allclose(run.efforts[name], np.where(s < 0.75, s / 3, s - 0.5), atol=EXACT)
    np.testing.assert_allclose(run.reactions["goes"]["P"].force[:, :2], np.stack([s, s], 1), atol=EXACT)
    np.testing.assert_allclose(run["xdot"], s**2 / 2, atol=EXACT)
    assert run.audit.energy_error < ENERGY


def test_of_two_rows_a_clipped_actuator_is_taken_back() -> None:
    """The demand (sin t, sin t): the third has 2/3 of it, at most 1/2."""
    rate = 1 - sm.cos(TIME)
    run = plane([None, 2, 0.5], [rate, rate]).derive(ap.Kane()).simulate(3.0, START, tolerance=RUN)
    first = math.asin(0.75)
    assert [mode.start for mode in run.modes] == pytest.approx([0.0, first, math.pi - first], abs=1e-9)
    third = np.minimum(2 * np.sin(run.time) / 3, 0.5)
    np.testing.assert_allclose(run.efforts["c"], third, atol=EXACT)
    np.testing.assert_allclose(run.efforts["a"], np.sin(run.time) - third, atol=EXACT)


def test_too_few_left_for_several_rows_stops_the_run_by_name() -> None:
    half = TIME**2 / 2
    model = plane([0.75, None, 0.5], [half, half])
    with pytest.raises(ap.SimulationError, match=r"at t = 1\.25.*'a' and 'c' of 'goes' .*too few are left.* 2 rows"):
        model.derive(ap.Kane()).simulate(2.0, START)
    run = model.derive(ap.Kane()).simulate(1.2, START)
    assert [mode.phases["goes"] for mode in run.modes] == ["kept", "c at its upper bound"]
    steep = 10 * TIME
    too_steep = plane([0.75, None, 0.5], [steep, steep]).derive(ap.Kane())
    with pytest.raises(ap.SimulationError, match=r"at t = 0 .*too few are left"):
        too_steep.simulate(2.0, START)


def test_efforts_are_the_least_of_all_within_the_bounds() -> None:
    """Against a bounded least-norm problem by SciPy: gains 1, 2, -3, 0.5 and a bound for each but the last."""
    gains, bounds = np.array([1.0, 2.0, -3.0, 0.5]), np.array([0.4, 0.5, 1.1, np.inf])
    rate = 5 - 5 * sm.cos(TIME)
    model, x = driven(rate, [0.4, 0.5, 1.1, None], gains.tolist())
    run = model.derive(ap.Kane()).simulate(6.0, {x: 0.0, "xdot": 0.0}, tolerance=RUN, samples=61)
    for k, demand in enumerate(10 * np.sin(run.time)):
        # e_j = clip(gain_j mu): mu by bisection, the sum grows with it
        mu = scipy.optimize.brentq(lambda m, d=demand: gains @ np.clip(gains * m, -bounds, bounds) - d, -100, 100)
        expected = np.clip(gains * mu, -bounds, bounds)
        np.testing.assert_allclose([run.efforts[n][k] for n in "abcd"], expected, atol=1e-7)
    assert len(run.modes) > 6


def test_bounds_are_met_where_the_arms_of_the_actuators_turn_and_an_ideal_row_is_in_the_way() -> None:
    """A rod on a rail turned by pushes at either end: sum arm effort = torque, the stronger arm clipped at 1/3."""
    model = ap.Model("rod")
    N, t = model.frame, model.time
    x, y, theta = model.coordinates("x y theta")
    B = N.orientnew("B", "Axis", [theta, N.z])
    rod = model.body("rod", 2.0, frame=B, position=x * N.x + y * N.y, inertia_zz=0.5)
    ends = [model.point(n, rod.point.locatenew(n, s * B.x), on=rod) for n, s in (("left", -1), ("right", 2))]
    model.constrain("rail", ap.position(rod).dot(N.y))
    bounds = [None, 1 / 3]
    pushers = [ap.Actuator({end: N.y}, name=end.name, bound=b) for end, b in zip(ends, bounds, strict=True)]
    model.constrain("lean", theta - (1 - sm.cos(2 * t)) / 2, servo=pushers)
    run = model.derive(ap.Kane()).simulate(1.5, {"x": 0}, tolerance=RUN, samples=301)
    angle, torque = (1 - np.cos(2 * run.time)) / 2, np.cos(2 * run.time)  # 0.5 theta''
    arms = -np.cos(angle), 2 * np.cos(angle)
    right = np.clip(arms[1] * torque / (arms[0] ** 2 + arms[1] ** 2), -1 / 3, 1 / 3)
    np.testing.assert_allclose(run.efforts["right"], right, atol=EXACT)
    np.testing.assert_allclose(run.efforts["left"], (torque - arms[1] * right) / arms[0], atol=EXACT)
    np.testing.assert_allclose(run.reactions["lean"]["right"].force[:, 1], right, atol=EXACT)
    np.testing.assert_allclose(run.reactions["rail"]["rod"].force[:, 1], -right - run.efforts["left"], atol=EXACT)
    assert [mode.phases["lean"] for mode in run.modes] == [
        "right at its upper bound",
        "kept",
        "right at its lower bound",
    ]


def test_an_actuator_that_is_at_its_bound_from_the_start_begins_there() -> None:
    model, x = driven(5 * TIME, [1, 20])
    run = model.derive(ap.Kane()).simulate(1.0, {x: 0.0, "xdot": 0.0})
    assert [mode.phases["rate"] for mode in run.modes] == ["a at its upper bound"]
    np.testing.assert_allclose(run.efforts["b"], 9.0, atol=1e-9)


def test_a_velocity_that_a_start_does_not_meet_is_approached_with_all_bounds() -> None:
    model, x = driven(1, [1, 3])
    run = model.derive(ap.Kane()).simulate(1.0, {x: 0.0, "xdot": 0.0}, tolerance=RUN)
    assert run.modes[0].phases["rate"].startswith("released")
    assert run.modes[1].start == pytest.approx(0.5, abs=1e-9)
    np.testing.assert_allclose(run["xdot"], np.minimum(2 * run.time, 1.0), atol=EXACT)


@pytest.mark.slow
def test_many_constraints_are_clipped_one_by_one() -> None:
    """Five masses of 2 with two motors each, 4 sin(t + k/12) by bounds 1 and 10: more sets than can all be tried."""
    model = ap.Model("five masses")
    places = model.coordinates("x0 x1 x2 x3 x4")
    start = {}
    for k, x in enumerate(places):
        mass = model.particle(f"mass{k}", mass=2, position=x * model.frame.x)
        motors = [ap.Actuator({mass: model.frame.x}, bound=b, name=f"{n}{k}") for n, b in (("weak", 1), ("strong", 10))]
        model.constrain(f"rate{k}", x.diff(TIME) + 2 * sm.cos(TIME + sm.Rational(k, 12)), servo=motors)
        start |= {x: 0.0, x.diff(TIME): -2 * np.cos(k / 12)}
    run = model.derive(ap.Kane()).simulate(3.0, start, tolerance=RUN)
    for k in range(5):
        demand = 4 * np.sin(run.time + k / 12)
        np.testing.assert_allclose(run.efforts[f"weak{k}"], np.clip(demand / 2, -1, 1), atol=EXACT)
    assert len(run.modes) == 11


def bouncing(bounds: Sequence[object]) -> ap.Run:
    """A ball that bounces on a rough floor while motors drive it sideways."""
    model = ap.Model("a ball driven sideways")
    N = model.frame
    x, y = model.coordinates("x y")
    ball = model.particle("ball", mass=1, position=x * N.x + y * N.y)
    model.gravity(-9.81 * N.y)
    model.constrain("floor", ap.position(ball).dot(N.y) >= 0, restitution=0.4, friction=ap.Coulomb(0.2))
    motors = [ap.Actuator({ball: N.x}, bound=bound, name=name) for name, bound in zip("ab", bounds, strict=False)]
    model.constrain("rate", x.diff(TIME) - (1 - sm.cos(3 * TIME)), servo=motors)
    return model.derive(ap.Kane()).simulate(3.0, {x: 0, y: 0.3, "xdot": 0, "ydot": 0}, tolerance=RUN)


@pytest.mark.parametrize(("one", "two"), [([2.2], [1.1, 1.1]), ([None], [None, None])])
def test_two_equal_motors_are_one_of_twice_the_bound_through_strikes_with_friction(one: list, two: list) -> None:
    single, double = bouncing(one), bouncing(two)
    np.testing.assert_allclose(double["x"], single["x"], atol=1e-7)
    for name in "ab":
        np.testing.assert_allclose(double.efforts[name][::10], single.efforts["a"][::10] / 2, atol=1e-6)
    assert len(double.modes) == len(single.modes)
    assert double.audit.energy_error < 10 * ENERGY  # of thirty strikes


def test_bad_bounds_get_their_sentences() -> None:
    with pytest.raises(ap.ConstraintError, match="the bound of the actuator 2 of 'rate' is -1: give a positive one"):
        driven(0, [1, -1])
    model, x = driven(0, [1, 2])
    limit = model.parameters("limit", [2.0])
    other = model.replace(
        "rate",
        servo=[ap.Actuator({x: 1}, bound=limit, name="a"), ap.Actuator({x: 1}, name="b")],
    )
    with pytest.raises(ap.ConstraintError, match="the bound of 'a', which keeps 'rate', is -3: it is positive"):
        other.derive(ap.Kane()).simulate(1.0, {x: 0.0}, parameters={limit: -3.0})
    with pytest.raises(ap.ConstraintError, match="two actuators of 'rate' are called 'motor'"):
        model.replace("rate", servo=[ap.Actuator({x: 1}, bound=1, name="motor"), ap.Actuator({x: 1}, name="motor")])
    motors = [ap.Actuator({x: 1}, bound=1, name=f"motor {i}") for i in range(7)]
    crowded = model.replace("rate", servo=motors).derive(ap.Kane())
    with pytest.raises(ap.ConstraintError, match="'rate' has 7 actuators with bounds: at most 6"):
        crowded.simulate(1.0, {x: 0.0})


def test_recoveries_of_one_row_agree_or_are_refused() -> None:
    model = ap.Model("two motors")
    x = model.coordinates("x")
    model.particle("mass", mass=2, position=x * model.frame.x)
    motors = [ap.Actuator({x: 1}, bound=1, name=n, recovery=r) for n, r in (("a", 0.1), ("b", 0.2))]
    model.constrain("follows", x, servo=motors)
    with pytest.raises(ap.ConstraintError, match="the actuators of 'follows' have different recoveries"):
        model.derive(ap.Kane()).simulate(1.0, {x: 0.0})


def test_a_bead_that_rubs_on_both_sides_of_its_wire_beside_motors_that_share_a_row() -> None:
    """A bilateral wire with friction, a second body kept at a rate by two motors of which one saturates.

    The bead: x' decays by mu |N| with N = 2 (10 + a(t)), where the carriage that carries the wire rises with a(t); the
    motors carry the carriage, the bead and nothing else. Both by hand.
    """
    model = ap.Model("a bead on a wire that is lifted")
    N = model.frame
    x, y, h = model.coordinates("x y h")
    bead = model.particle("bead", mass=2, position=x * N.x + y * N.y)
    carriage = model.particle("carriage", mass=3, position=h * N.y)
    model.gravity(-10 * N.y)
    model.constrain(
        "wire", (ap.position(bead) - ap.position(carriage)).dot(N.y), friction=ap.Coulomb(0.1, slip=x.diff(TIME) * N.x)
    )
    motors = [ap.Actuator({carriage: N.y}, bound=b, name=n) for n, b in (("a", 26), ("b", None))]
    model.constrain("lift", h.diff(TIME) - (1 - sm.cos(2 * TIME)) / 2, servo=motors)
    run = model.derive(ap.Kane()).simulate(3.0, {x: 0.0, h: 0.0, "xdot": 2.0}, tolerance=RUN, samples=301)
    rise = np.sin(2 * run.time)  # h''
    asked = 5 * (10 + rise)
    np.testing.assert_allclose(run.efforts["a"], np.minimum(asked / 2, 26), atol=1e-8)
    np.testing.assert_allclose(run.efforts["b"], asked - np.minimum(asked / 2, 26), atol=1e-8)
    # x'' = -mu (10 + h'') until it stands
    speed = 2 - 0.1 * (10 * run.time + (1 - np.cos(2 * run.time)) / 2)
    stops = scipy.optimize.brentq(lambda s: 2 - 0.1 * (10 * s + (1 - np.cos(2 * s)) / 2), 0, 3)
    np.testing.assert_allclose(run["xdot"], np.where(run.time < stops, speed, 0.0), atol=1e-8)
    assert next(m.start for m in run.modes if m.phases["wire"] == "sticks") == pytest.approx(stops, abs=1e-8)
    assert any("a at its upper bound" in m.phases["lift"] for m in run.modes)
    assert run.audit.energy_error < 10 * ENERGY


def test_rows_of_different_orders_are_not_let_go_one_after_the_other_but_refused() -> None:
    """x = t^3/6 and y' = t^2/2 ask for 2t along both: b gives it along y, and is at its bound of 2 at t = 1."""
    model = ap.Model("a mass with motors")
    N, t = model.frame, model.time
    x, y = model.coordinates("x y")
    mass = model.particle("mass", mass=2, position=x * N.x + y * N.y)
    motors = [ap.Actuator({mass: N.x}, bound=9, name="a"), ap.Actuator({mass: N.x + N.y}, bound=2, name="b")]
    model.constrain("both", [x - t**3 / 6, y.diff(t) - t**2 / 2], servo=motors)
    with pytest.raises(ap.SimulationError, match=r"^at t = 1(\.0*\d)? with 'a' and 'b' of 'both' within their bounds"):
        model.derive(ap.Kane()).simulate(3.0, {"x": 0, "y": 0, "xdot": 0, "ydot": 0})
