"""Coulomb's friction as modes of one run: sticking, sliding, and the changes between."""

from __future__ import annotations

import numpy as np
import pytest
import scipy.integrate
import sympy as sm

import appell as ap
from appell.principles import PRINCIPLES
from tests.tolerances import ENERGY, RUN

G = 9.81
FAMILY = [principle for principle in PRINCIPLES if principle.has_modes and principle.is_general]


def block(friction: object, relation: bool = True, slope: float = 0.0) -> tuple[ap.Model, sm.Expr, object]:
    model = ap.Model("a block on a rough table")
    N = model.frame
    x, y = model.coordinates("x y")
    body = model.particle("block", mass=2, position=x * N.x + y * N.y)
    model.gravity(G * (np.sin(slope) * N.x - np.cos(slope) * N.y))
    height = ap.position(body).dot(N.y)
    model.constrain("table", height >= 0 if relation else height, friction=friction)
    return model, x, body


@pytest.mark.slow_but_every(8)
@pytest.mark.parametrize("principle", FAMILY)
def test_a_block_slides_until_it_stops_and_then_sticks(principle: type[ap.Kane]) -> None:
    model, x, _ = block(ap.Coulomb(0.4))
    run = model.derive(principle()).simulate(1.0, {x: 0.0, x.diff(model.time): 2.0}, tolerance=RUN)
    stop = 2.0 / (0.4 * G)
    assert [mode.name for mode in run.modes] == ["table slides forward", "table sticks"]
    assert run.modes[1].start == pytest.approx(stop, abs=1e-10)
    assert run.modes[1].why == "the slip of 'table' comes to an end"
    t = np.minimum(run.time, stop)
    np.testing.assert_allclose(run[x], 2.0 * t - 0.2 * G * t**2, atol=1e-10)
    push = run.reactions["table"]["block"]
    np.testing.assert_allclose(push.force[:, 1], 2 * G, rtol=1e-10)
    np.testing.assert_allclose(push.force[:, 0], np.where(run.time < stop, -0.8 * G, 0.0), atol=1e-9)
    np.testing.assert_allclose(push.nonideal.force[:, 0], np.where(run.time < stop, -0.8 * G, 0.0), atol=1e-9)
    assert run.audit.energy_error < ENERGY
    assert not run.impacts


@pytest.mark.parametrize("relation", [True, False])
def test_a_block_on_an_incline_sticks_and_is_released_when_a_push_exceeds_its_friction(relation: bool) -> None:
    slope = 0.3
    model, x, body = block(ap.Coulomb(0.4, static=0.6), relation, slope)
    model.force(body, 3 * model.time * model.frame.x)
    run = model.derive(ap.Kane()).simulate(4.0, {x: 0.0}, tolerance=RUN)
    weight = 2 * G * np.cos(slope)
    slips = (0.6 * weight - 2 * G * np.sin(slope)) / 3
    assert [mode.name for mode in run.modes] == ["table sticks", "table slides forward"]
    assert run.modes[1].start == pytest.approx(slips, abs=1e-10)
    assert "its friction does not suffice" in run.modes[1].why
    since = np.maximum(run.time - slips, 0.0)
    left = 2 * G * np.sin(slope) + 3 * slips - 0.4 * weight
    np.testing.assert_allclose(run[x], (left * since**2 / 2 + 3 * since**3 / 6) / 2, atol=1e-9)
    held = run.time < slips
    force = run.reactions["table"]["block"].force[held]
    np.testing.assert_allclose(force[:, 0], -2 * G * np.sin(slope) - 3 * run.time[held], atol=1e-9)


def belt(static: float = 0.5, kinetic: float = 0.3) -> tuple[ap.Model, sm.Expr]:
    """A mass on a spring, dragged along by a belt."""
    model = ap.Model("a mass on a belt")
    N = model.frame
    V = model.parameters("V", 0.2)
    x, y = model.coordinates("x y")
    mass = model.particle("mass", mass=1, position=x * N.x + y * N.y)
    model.gravity(-G * N.y)
    model.potential("spring", 4 * x**2 / 2)
    slip = ap.velocity(mass) - V * N.x
    model.constrain("belt", ap.position(mass).dot(N.y) >= 0, friction=ap.Coulomb(kinetic, static, slip=slip))
    return model, x


def test_a_stick_slip_oscillator_has_the_exact_period() -> None:
    model, x = belt()
    omega, V = 2.0, 0.2
    D = (0.5 - 0.3) * G / 4
    stick, slide = 2 * D / V, (2 * np.pi - 2 * np.arctan(D * omega / V)) / omega
    duration = 5 * (stick + slide)
    run = model.derive(ap.UdwadiaKalaba()).simulate(
        duration, {x: 0.3 * G / 4 - D, x.diff(model.time): V}, tolerance=RUN
    )
    lengths = np.array([mode.end - mode.start for mode in run.modes])
    assert [mode.name for mode in run.modes[:4]] == ["belt sticks", "belt slides backward"] * 2
    np.testing.assert_allclose(lengths[0:10:2], stick, atol=1e-9)
    np.testing.assert_allclose(lengths[1:9:2], slide, atol=1e-9)
    assert run[x].max() <= 0.3 * G / 4 + np.hypot(D, V / omega) + 1e-9
    assert run.audit.energy_error < ENERGY
    assert len(run.modes) >= 10


def test_friction_goes_with_the_normal_force_whatever_the_row_is_scaled_by() -> None:
    """A particle slides along the inside of a rough ring: v' = -mu v^2 / R."""
    model = ap.Model("a particle in a rough ring")
    N = model.frame
    x, y = model.coordinates("x y")
    P = model.particle("P", mass=0.7, position=x * N.x + y * N.y)
    r = ap.position(P)
    model.constrain("ring", r.dot(r) <= 1.5**2, friction=ap.Coulomb(0.3))
    start = {x: 1.5, y: 0.0, y.diff(model.time): 2.0}
    for principle in (ap.Kane(), ap.AppellChetaev(), ap.Hamilton()):
        run = model.derive(principle).simulate(3.0, start, tolerance=RUN)
        speed = np.hypot(run["xdot"], run["ydot"])
        np.testing.assert_allclose(speed, 2.0 / (1 + 0.3 * 2.0 * run.time / 1.5), rtol=1e-9)
        assert len(run.modes) == 1
        assert run.audit.energy_error < ENERGY


def test_a_bead_that_is_held_on_both_sides_rubs_with_the_size_of_the_normal_force() -> None:
    """On a wire along x, with a force across it that turns round: v' = -mu |f|."""
    model = ap.Model("a bead on a wire")
    N = model.frame
    t = model.time
    x, y = model.coordinates("x y")
    bead = model.particle("bead", mass=1, position=x * N.x + y * N.y)
    model.force(bead, sm.cos(t) * N.y)
    model.constrain("wire", ap.position(bead).dot(N.y), friction=ap.Coulomb(0.2))
    run = model.derive(ap.AppellChetaev()).simulate(3.0, {x: 0.0, x.diff(t): 3.0}, tolerance=RUN)
    spent = np.where(run.time < np.pi / 2, np.sin(run.time), 2 - np.sin(run.time))
    np.testing.assert_allclose(run["xdot"], 3.0 - 0.2 * spent, atol=1e-8)


def test_a_strike_has_friction_too() -> None:
    model, x, _ = block(ap.Coulomb(0.2))
    y = model.snapshot().kinematics.coordinates[1]
    fast = model.derive(ap.Kane()).simulate(1.0, {x: 0.0, y: 1.0, x.diff(model.time): 3.0})
    fall = np.sqrt(2 * G)
    assert fast.impacts[0].impulses["table"] == pytest.approx((2 * fall, -0.4 * fall), rel=1e-9)
    after = fast.time > fast.impacts[0].time
    stop = fast.impacts[0].time + (3.0 - 0.2 * fall) / (0.2 * G)
    expected = 3.0 - 0.2 * fall - 0.2 * G * (fast.time[after] - fast.impacts[0].time)
    np.testing.assert_allclose(fast["xdot"][after], np.where(fast.time[after] < stop, expected, 0.0), atol=1e-8)
    slow = model.derive(ap.Kane()).simulate(1.0, {x: 0.0, y: 1.0, x.diff(model.time): 0.5})
    assert slow["xdot"][-1] == pytest.approx(0.0, abs=1e-12)
    assert slow.modes[-1].name == "table sticks"
    assert slow.audit.energy_error < ENERGY


def bowling(mu: float = 0.2) -> tuple[ap.Model, object]:
    model = ap.Model("a ball on a lane")
    ball = model.body("ball", mass=5, inertia=ap.solid_sphere(5, 0.1))
    model.joint("flight", ap.Free(), model.ground, ball)
    model.gravity(-G * model.frame.z)
    contact = ap.rolling(ball, ap.Sphere(0.1), model.ground, ap.Plane())
    model.constrain("lane", contact, friction=ap.Coulomb(mu))
    return model, ball


def test_a_bowling_ball_slides_and_then_rolls_with_five_sevenths_of_its_speed() -> None:
    model, ball = bowling()
    start = model.state(ball, position=[0, 0, 0.1], velocity=[3, 4, 0], angular_velocity=[0, 0, 0])
    run = model.derive(ap.Kane()).simulate(2.0, start)
    rolls = 2 * 5.0 / (7 * 0.2 * G)
    assert [mode.name for mode in run.modes] == ["lane slides", "lane sticks"]
    assert run.modes[1].start == pytest.approx(rolls, abs=1e-7)
    np.testing.assert_allclose(run.velocity("ball")[-1], [15 / 7, 20 / 7, 0], atol=1e-7)
    early = run.time < rolls
    speed = np.linalg.norm(run.velocity("ball")[early], axis=1)
    np.testing.assert_allclose(speed, 5 - 0.2 * G * run.time[early], atol=1e-8)
    assert run.audit.energy_error < ENERGY


@pytest.mark.slow
def test_a_rolling_ball_that_is_pushed_too_hard_begins_to_slide() -> None:
    model, ball = bowling()
    model.force(ball, 10 * model.time * model.frame.x)
    start = model.state(ball, position=[0, 0, 0.1], velocity=[0, 0, 0], angular_velocity=[0, 0, 0])
    run = model.derive(ap.AppellChetaev()).simulate(6.0, start)
    # rolling needs the friction 2/7 of the push
    slips = 0.2 * 5 * G * 7 / 2 / 10
    assert [mode.name for mode in run.modes] == ["lane sticks", "lane slides"]
    assert run.modes[1].start == pytest.approx(slips, abs=1e-8)
    force = run.reactions["lane"]["ball"].force
    np.testing.assert_allclose(force[-1], [-0.2 * 5 * G, 0, 5 * G], atol=1e-6)


@pytest.mark.slow
def test_a_ball_falls_on_a_lane_and_rolls_on_with_five_sevenths_of_its_speed() -> None:
    """The impulse of friction that makes it roll, 2/7 m v, is less than mu times that of the normal."""
    model = ap.Model("a ball falls")
    ball = model.body("ball", mass=5, inertia=ap.solid_sphere(5, 0.1))
    model.joint("flight", ap.Free(), model.ground, ball)
    model.gravity(-G * model.frame.z)
    contact = ap.rolling(ball, ap.Sphere(0.1), model.ground, ap.Plane())
    model.constrain("lane", contact, unilateral=True, friction=ap.Coulomb(0.2))
    start = model.state(ball, position=[0, 0, 0.6], velocity=[1, 0, 0], angular_velocity=[0, 0, 0])
    run = model.derive(ap.Kane()).simulate(1.0, start)
    assert [mode.name for mode in run.modes] == ["lane open", "lane sticks"]
    assert run.impacts[0].time == pytest.approx(np.sqrt(1 / G), abs=1e-10)
    np.testing.assert_allclose(run.velocity("ball")[-1], [5 / 7, 0, 0], atol=1e-9)
    np.testing.assert_allclose(run.angular_velocity("ball")[-1], [0, 50 / 7, 0], atol=1e-8)
    assert run.audit.energy_error < ENERGY
    # with less friction it slides on, slowed by mu times the normal impulse
    slides = ap.Model("a ball falls on ice")
    ball = slides.body("ball", mass=5, inertia=ap.solid_sphere(5, 0.1))
    slides.joint("flight", ap.Free(), slides.ground, ball)
    slides.gravity(-G * slides.frame.z)
    contact = ap.rolling(ball, ap.Sphere(0.1), slides.ground, ap.Plane())
    slides.constrain("lane", contact, unilateral=True, friction=ap.Coulomb(0.02))
    run = slides.derive(ap.Kane()).simulate(1.0, start)
    assert [mode.name for mode in run.modes] == ["lane open", "lane slides"]
    struck = run.time > run.impacts[0].time
    expected = 1 - 0.02 * np.sqrt(G) - 0.02 * G * (run.time[struck] - run.impacts[0].time)
    np.testing.assert_allclose(run.velocity("ball")[struck][:, 0], expected, atol=1e-8)


def test_a_rolling_contact_that_may_part_needs_friction_and_only_surfaces_take_the_word() -> None:
    model = ap.Model("m")
    ball = model.body("ball", mass=5, inertia=ap.solid_sphere(5, 0.1))
    model.joint("flight", ap.Free(), model.ground, ball)
    contact = ap.rolling(ball, ap.Sphere(0.1), model.ground, ap.Plane())
    with pytest.raises(ap.ConstraintError, match="the contact 'lane' rolls and may part: say how it slides"):
        model.constrain("lane", contact, unilateral=True)
    with pytest.raises(ap.ConstraintError, match="'up' is unilateral=True: write it as a relation"):
        model.constrain("up", ap.position(ball).dot(model.frame.z), unilateral=True)


@pytest.mark.parametrize(("mu", "fits"), [(1.33, True), (1.34, False)])
def test_painleves_rod_is_stopped_with_the_reason_above_its_critical_friction(mu: float, fits: bool) -> None:
    """1/m + l^2 cos(cos - mu sin)/I vanishes at mu = 4/3 where tan = 2; beyond it no normal reaction is consistent."""
    model = ap.Model("Painleve's rod on a board")
    N = model.frame
    x, y, a = model.coordinates("x y a")
    frame = N.orientnew("B", "Axis", [a, N.z])
    rod = model.body("rod", mass=1, inertia_zz=sm.Rational(1, 3), frame=frame, position=x * N.x + y * N.y)
    tip = model.point("tip", (x - sm.cos(a)) * N.x + (y - sm.sin(a)) * N.y, on=rod)
    model.gravity(-G * N.y)
    model.constrain("board", ap.position(tip).dot(N.y) >= 0, friction=ap.Coulomb(mu))
    angle = float(np.arctan(2))
    start = {x: 0.0, y: np.sin(angle), a: angle, "xdot": -3.0, "ydot": 0.0, "adot": 0.0}
    equations = model.derive(ap.AppellChetaev())
    if fits:
        assert equations.accelerations(start)["lambda_board"] > 0
    else:
        with pytest.raises(ap.SimulationError, match="at t = 0 no reactions of 'board' are consistent"):
            equations.simulate(0.1, start)


@pytest.mark.parametrize(
    ("friction", "words"),
    [
        (0.3, r"the friction of 'table' is 0.3: write friction=ap.Coulomb\(mu\)"),
        (ap.Coulomb(-0.1), "has the coefficient -0.1.*: it is not negative"),
        (ap.Coulomb(0.5, static=0.3), "sticks with 0.3.* and slides with 0.5.*: static >= mu"),
        (ap.Coulomb(0.5, slip=3), "the slip of 'table' is 3, not a vector"),
    ],
)
def test_friction_that_makes_no_sense_is_refused(friction: object, words: str) -> None:
    with pytest.raises(ap.ConstraintError, match=words):
        block(friction)


def test_friction_without_a_normal_is_refused() -> None:
    model, x, body = block(ap.Coulomb(0.1))
    with pytest.raises(ap.ConstraintError, match="'rail' has friction=, but no normal: write it as one row"):
        model.constrain("rail", x - 1, friction=ap.Coulomb(0.1))
    with pytest.raises(ap.ConstraintError, match="'speed' has friction=, but no normal"):
        model.constrain("speed", ap.velocity(body).dot(model.frame.x), friction=ap.Coulomb(0.1))
    height = ap.position(body).dot(model.frame.y)
    with pytest.raises(ap.ConstraintError, match="'shelf' has friction= together with nonideal= or servo="):
        model.constrain("shelf", height, friction=ap.Coulomb(0.1), nonideal={body: model.frame.x})


def test_a_slip_written_with_a_speed_is_refused_and_with_the_rate_of_a_coordinate_acts_on_it() -> None:
    """A wheel without a body: spun up against a table it stops after J w / (mu m g r)."""
    model = ap.Model("m")
    N = model.frame
    x, y, phi = model.coordinates("x y phi")
    _, _, w = model.speeds("u v w", [x.diff(model.time), y.diff(model.time), phi.diff(model.time)])
    P = model.particle("P", mass=1, position=x * N.x + y * N.y)
    with pytest.raises(ap.ConstraintError, match="the slip of 'table' holds the speed 'w': write it with velocities"):
        model.constrain("table", ap.position(P).dot(N.y) >= 0, friction=ap.Coulomb(0.1, slip=ap.velocity(P) - w * N.x))
    model = ap.Model("m")
    N = model.frame
    x, y, phi = model.coordinates("x y phi")
    t = model.time
    P = model.particle("P", mass=1, position=x * N.x + y * N.y)
    model.gravity(-G * N.y)
    model.lagrangian(0.25 * phi.diff(t) ** 2 / 2, name="spin")
    slip = ap.velocity(P) - phi.diff(t) * N.x
    model.constrain("table", ap.position(P).dot(N.y) >= 0, friction=ap.Coulomb(0.1, slip=slip))
    run = model.derive(ap.Lagrange()).simulate(3.0, {x: 0.0, "xdot": 0.0, phi: 0.0, "phidot": 8.0})
    # x' = mu g t, phi' = 8 - 4 mu g t: they meet at 8 / (5 mu g)
    assert run.modes[1].start == pytest.approx(8 / (0.5 * G), abs=1e-9)
    np.testing.assert_allclose([run["xdot"][-1], run["phidot"][-1]], 8 / 5, rtol=1e-9)


def test_coefficients_that_are_parameters_are_judged_when_a_run_gives_them_values() -> None:
    model = ap.Model("m")
    N = model.frame
    mu = model.parameters("mu", 0.3)
    x, y = model.coordinates("x y")
    body = model.particle("block", mass=1, position=x * N.x + y * N.y)
    model.constrain("table", ap.position(body).dot(N.y) >= 0, friction=ap.Coulomb(mu))
    with pytest.raises(
        ap.ConstraintError, match=r"the friction of 'table' slides with -1 and sticks with -1: give 0 <="
    ):
        model.derive(ap.Kane()).simulate(1.0, {x: 0.0}, parameters={mu: -1.0})


def test_what_is_not_said_of_one_mode_is_refused_by_name() -> None:
    model, x, _ = block(ap.Coulomb(0.3))
    equations = model.derive(ap.Kane())
    assert "without the friction of table, which a run decides" in str(equations)
    with pytest.raises(ap.NotApplicable, match="the friction of 'table' makes a motion stick or slide"):
        equations.linearize({x: 0.0})
    with pytest.raises(ap.ModelError, match="the constraint 'table' has friction=, which replace does not restate"):
        model.replace("table", constraint=x)


def test_a_bead_slides_on_where_its_normal_force_passes_through_zero() -> None:
    """A rough wire y = b x^2, shaken: N L = g - f + 2 b x'^2, L x'' = -p N - mu |N|; p = 2 b x, L^2 = 1 + p^2."""
    b, mu, x0, v0 = 0.1919166516351385, 0.31459639636174397, 0.909432419026869, 1.4826975448969506
    amplitude, w = 10.67317095161584, 5.86753348325114
    model = ap.Model("a bead on a rough wire")
    N, t = model.frame, model.time
    x, y = model.coordinates("x y")
    bead = model.particle("bead", mass=1, position=x * N.x + y * N.y)
    model.gravity(-G * N.y)
    model.force(bead, amplitude * sm.sin(w * t) * N.y)
    r = ap.position(bead)
    model.constrain("wire", r.dot(N.y) - b * r.dot(N.x) ** 2, friction=ap.Coulomb(mu))

    def rates(time: float, z: np.ndarray) -> list[float]:
        p, L = 2 * b * z[0], np.hypot(1, 2 * b * z[0])
        normal = (2 * b * z[1] ** 2 + G - amplitude * np.sin(w * time)) / L
        return [z[1], (-p * normal - mu * abs(normal)) / L]

    expected = scipy.integrate.solve_ivp(rates, (0, 0.4), [x0, v0], rtol=1e-11, atol=1e-12, max_step=1e-3).y[:, -1]
    start = {"x": x0, "y": b * x0**2, "xdot": v0, "ydot": 2 * b * x0 * v0}
    run = model.derive(ap.Kane()).simulate(0.4, start)
    np.testing.assert_allclose([run["x"][-1], run["xdot"][-1]], expected, atol=1e-8)


@pytest.mark.parametrize("up", [1, -1])
def test_a_rail_that_holds_from_both_sides_rubs_on_either(up: int) -> None:
    """mu |N|: a bead that hangs from its rail is braked as one that lies on it."""
    model = ap.Model("a bead on a rail")
    N = model.frame
    x, y = model.coordinates("x y")
    bead = model.particle("bead", mass=2, position=x * N.x + y * N.y)
    model.gravity(-9.81 * up * N.y)
    model.constrain("rail", ap.position(bead).dot(N.y), friction=ap.Coulomb(0.3))
    run = model.derive(ap.Kane()).simulate(0.2, {"x": 0.0, "y": 0.0, "xdot": 1.0}, samples=3)
    assert run["xdot"][-1] == pytest.approx(1 - 0.3 * 9.81 * 0.2, rel=1e-9)


@pytest.mark.parametrize("up", [1, -1])
def test_a_rail_that_holds_from_both_sides_lets_slip_at_the_same_pull(up: int) -> None:
    """A pull of 10 t N is more than 0.3 2 9.81 N from t = 0.5886 on, whether the bead lies or hangs."""
    model = ap.Model("a bead on a rail")
    N = model.frame
    x, y = model.coordinates("x y")
    bead = model.particle("bead", mass=2, position=x * N.x + y * N.y)
    model.gravity(-9.81 * up * N.y)
    model.force(bead, 10 * model.time * N.x)
    model.constrain("rail", ap.position(bead).dot(N.y), friction=ap.Coulomb(0.3))
    run = model.derive(ap.Kane()).simulate(1.0, {"x": 0.0, "y": 0.0, "xdot": 0.0}, samples=3)
    assert [mode.start for mode in run.modes] == pytest.approx([0.0, 0.5886], abs=1e-9)
