"""What is known of rolling bodies beyond their cards: stability, lift-off, slip, and contacts kept over long runs."""

from __future__ import annotations

import numpy as np
import pytest

import appell as ap
from appell.catalogue.systems.rolling_disc import leaning_frames, roll_on_edge
from appell.model.inertia import disc


def test_the_small_lean_of_an_upright_disc_grows_as_published() -> None:
    """lambda^2 = 4 g / (5 r) - 12 omega^2 / 5, stable above omega = sqrt(g / (3 r)) (SymPy, test_linearize)."""
    model, leaning, turning = leaning_frames("disc")
    model.speeds("yaw_rate lean_rate spin_rate")
    roll_on_edge(model, "disc", leaning, turning, disc)
    equations = model.derive(ap.Kane())
    g, r = 9.81, 0.26
    for spin in (1.0, 3.0, 5.0):
        found = equations.steady_motion({"lean": 0.0, "spin_rate": spin}).eigenvalues
        expected = np.sqrt(complex(4 * g / (5 * r) - 12 / 5 * spin**2))
        assert np.abs(found - expected).min() < 1e-9
        assert np.abs(found + expected).min() < 1e-9


def test_a_ball_rolling_from_the_top_of_a_sphere_would_lift_off_at_ten_seventeenths() -> None:
    model = ap.catalogue.ball_on_sphere()
    start = model.state("ball", position=[1e-6, 0, np.sqrt(1 - 1e-12)], velocity=[0, 0, 0], angular_velocity=[0, 0, 0])
    run = model.derive(ap.Kane()).simulate(20.0, start, events=ap.lifts_off("rolls"), tolerance=1e-12)
    assert [e.name for e in run.events] == ["rolls lifts off"]
    assert run.position("ball")[-1, 2] == pytest.approx(10 / 17, abs=1e-9)
    assert run.contacts["rolls"].normal_force[-1] == pytest.approx(0.0, abs=1e-9)


def test_a_ball_on_a_slope_slips_where_two_sevenths_of_its_tangent_exceed_the_friction() -> None:
    for angle, slips in ((0.5, False), (0.7, True)):
        model = ap.Model("a ball on a slope")
        ball = model.body("ball", mass=1, inertia=ap.solid_sphere(1, 0.1))
        model.joint("free", ap.Free(), model.ground, ball)
        N = model.frame
        model.gravity(float(9.81 * np.sin(angle)) * N.x - float(9.81 * np.cos(angle)) * N.z)
        model.constrain("rolls", ap.rolling(ball, ap.Sphere(0.1), model.ground, ap.Plane()))
        run = model.derive(ap.Kane()).simulate(1.0, model.state(ball, position=[0, 0, 0.1]))
        ratio = run.contacts["rolls"].friction_ratio
        np.testing.assert_allclose(ratio, 2 / 7 * np.tan(angle), rtol=1e-12)
        assert (ratio[0] > 0.2) == slips


def test_a_ball_in_a_tube_slips_at_the_instant_its_friction_ratio_says() -> None:
    model = ap.catalogue.ball_in_tube()
    start = model.state("ball", position=[0.015, 0, 0], velocity=[0, 0.6, 0])
    equations = model.derive(ap.Kane())
    whole = equations.simulate(0.3, start, tolerance=1e-12)
    mu = 0.5 * (whole.contacts["rolls"].friction_ratio.min() + whole.contacts["rolls"].friction_ratio.max())
    run = equations.simulate(0.3, start, events=ap.slips("rolls", mu), tolerance=1e-12)
    assert run.time[-1] < 0.3
    assert run.contacts["rolls"].friction_ratio[-1] == pytest.approx(mu, abs=1e-8)
    marked = equations.simulate(0.3, start, events=ap.slips("rolls", mu, terminal=False))
    assert marked.time[-1] == 0.3
    assert {e.name for e in marked.events} == {"rolls slips"}


def test_a_tippe_top_turns_over_and_its_friction_takes_energy() -> None:
    card = next(c for c in ap.catalogue.SYSTEMS if c.name == "tippe-top")
    run = card.model().derive(ap.Kane()).simulate(card.duration, card.start)
    upright = 1 - 2 * (run["e1_ball"] ** 2 + run["e2_ball"] ** 2)
    assert upright[0] > 0.99
    assert upright[-1] < -0.99
    assert (np.diff(run["energy"]) <= 1e-12).all()
    contact = run.contacts["slides"]
    assert (contact.normal_force > 0).all()
    assert contact.friction_ratio.max() < 0.3


@pytest.mark.parametrize("event", [ap.lifts_off("wheel"), ap.slips("wheel", 0.3)])
def test_an_event_of_an_unknown_contact_is_refused(event: object) -> None:
    model = ap.catalogue.ball_on_sphere()
    with pytest.raises(ap.ModelError, match="no contact is named 'wheel'"):
        model.derive(ap.Kane()).simulate(1.0, {"z_ball": 1.0}, events=event)


def test_what_slides_already_is_not_asked_when_it_slips() -> None:
    model = ap.Model("a block of ice")
    ball = model.body("ball", mass=1, inertia=ap.solid_sphere(1, 0.1))
    model.joint("free", ap.Free(), model.ground, ball)
    model.gravity(-9.81 * model.frame.z)
    model.constrain("slides", ap.sliding(ball, ap.Sphere(0.1), model.ground, ap.Plane()))
    with pytest.raises(ap.ModelError, match="'slides' slides already"):
        model.derive(ap.Kane()).simulate(1.0, {"z_ball": 0.1}, events=ap.slips("slides", 0.2))


def test_bodies_near_a_surface_are_moved_into_contact_on_request_and_refused_otherwise() -> None:
    model = ap.catalogue.rolling_ellipsoid()
    equations = model.derive(ap.Kane())
    near = model.state("egg", position=[0, 0, 0.3], orientation=[0.9, 0.2, -0.3, 0.1], velocity=[0.1, 0, 0])
    with pytest.raises(ap.InconsistentState, match="'rolls'"):
        equations.simulate(1.0, near)
    with pytest.raises(ap.InconsistentState, match="the residual of 'rolls' is"):
        equations.assemble(near)
    run = equations.simulate(1.0, equations.assemble(near, nearest=True))
    assert np.abs(run.contacts["rolls"].gap).max() < 1e-15
    assert run["x_egg"][0] == pytest.approx(0.0, abs=0.1)


LONG = [
    pytest.param("rolling_ellipsoid", 30.0),
    pytest.param("ball_on_turntable", 1e3),
    pytest.param("rolling_ellipsoid", 1e3, marks=pytest.mark.slow),
    pytest.param("ball_on_turntable", 1e5, marks=pytest.mark.slow),
]


@pytest.mark.parametrize(("system", "duration"), LONG)
def test_the_gap_stays_at_rounding_over_a_long_run(system: str, duration: float) -> None:
    card = ap.catalogue.card_of(system)
    run = card.model().derive(ap.Kane()).simulate(duration, card.start, samples=101)
    size = max(1.0, np.abs(run.contacts["rolls"].point).max())
    assert run.audit.residuals["rolls"]["position"] < 1e-15 * size
    assert run.audit.residuals["rolls"]["velocity"] < 1e-13
