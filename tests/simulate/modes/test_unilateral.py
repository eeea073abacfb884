"""Unilateral constraints: they push while they are met, let go before they would pull, and strike."""

from __future__ import annotations

import numpy as np
import pytest
import sympy as sm

import appell as ap
from appell.principles import PRINCIPLES
from tests.support import with_numbers
from tests.tolerances import ENERGY_CONSERVED, RUN

G = 9.81
FAMILY = [principle for principle in PRINCIPLES if principle.has_modes and principle.is_general]


def ball(restitution: object = 0) -> tuple[ap.Model, sm.Expr, sm.Expr]:
    model = ap.Model("a ball above a floor")
    N = model.frame
    m, g = model.parameters("m g", [2.0, G])
    x, z = model.coordinates("x z")
    stone = model.particle("ball", mass=m, position=x * N.x + z * N.z)
    model.gravity(-g * N.z)
    model.constrain("floor", ap.position(stone).dot(N.z) >= 0, restitution=restitution)
    return model, x, z


def on_a_cylinder() -> tuple[ap.Model, sm.Expr, sm.Expr]:
    model = ap.Model("a particle on a smooth cylinder")
    N = model.frame
    m, g, R = model.parameters("m g R", [0.5, G, 1.2])
    x, y = model.coordinates("x y")
    P = model.particle("P", mass=m, position=x * N.x + y * N.y)
    model.gravity(-g * N.y)
    r = ap.position(P)
    model.constrain("cylinder", r.dot(r) >= R**2)
    return model, x, y


def ladder() -> tuple[ap.Model, sm.Expr]:
    """Length 2, uniform; theta is the angle with the floor."""
    model = ap.Model("a ladder against a wall")
    N = model.frame
    m, g = model.parameters("m g", [10.0, G])
    x, y, theta = model.coordinates("x y theta")
    B = N.orientnew("B", "Axis", [-theta, N.z])
    rod = model.body("ladder", mass=m, inertia_zz=m / 3, frame=B, position=x * N.x + y * N.y)
    top = model.point("top", (x - sm.cos(theta)) * N.x + (y + sm.sin(theta)) * N.y, on=rod)
    foot = model.point("foot", (x + sm.cos(theta)) * N.x + (y - sm.sin(theta)) * N.y, on=rod)
    model.gravity(-g * N.y)
    model.constrain("wall", ap.position(top).dot(N.x) >= 0)
    model.constrain("floor", ap.position(foot).dot(N.y) >= 0)
    return model, theta


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize("principle", FAMILY)
def test_a_ball_without_rebound_falls_and_stays(principle: type[ap.Kane]) -> None:
    model, x, z = ball()
    run = model.derive(principle()).simulate(1.0, {z: 1.0, x.diff(model.time): 3.0})
    fall = np.sqrt(2 / G)
    assert run.impacts[0].time == pytest.approx(fall, abs=1e-11)
    assert run.impacts[0].impulses["floor"][0] == pytest.approx(2.0 * G * fall, rel=1e-10)
    assert run.impacts[0].lost == pytest.approx(2.0 * G, rel=1e-10)
    np.testing.assert_allclose(run[x], 3.0 * run.time, atol=1e-10)
    np.testing.assert_allclose(run[z], np.where(run.time < fall, 1 - G * run.time**2 / 2, 0.0), atol=1e-10)
    np.testing.assert_allclose(run["gap of floor"], run[z], atol=1e-14)
    push = run.reactions["floor"]["ball"].force
    np.testing.assert_allclose(push[:, 2], np.where(run.time < fall, 0.0, 2.0 * G), rtol=1e-12)
    assert [mode.phases for mode in run.modes] == [{"floor": "open"}, {"floor": "closed"}]
    assert [mode.active for mode in run.modes] == [(), ("floor",)]
    assert [mode.why for mode in run.modes] == ["the start", "'floor' strikes"]
    assert run.modes[0].end == run.modes[1].start == run.impacts[0].time
    assert run.audit.energy_error < 1e-12
    assert run.audit.lost == pytest.approx(2.0 * G, rel=1e-10)


def test_a_ball_bounces_at_the_exact_times_and_comes_to_rest_where_the_bounces_accumulate() -> None:
    model, _, z = ball(0.5)
    run = model.derive(ap.UdwadiaKalaba()).simulate(2.0, {z: 1.0})
    fall = np.sqrt(2 / G)
    exact = fall * np.cumsum([1.0, *(2 * 0.5**k for k in range(1, 12))])
    np.testing.assert_allclose([impact.time for impact in run.impacts[:12]], exact, atol=1e-10)
    end = 3 * fall
    last = run.modes[-1]
    assert last.phases == {"floor": "closed"}
    assert 0 < end - last.start < 1e-5
    assert f"would end at t = {end:.8g}"[:-1] in last.why
    assert "'floor' closes" in last.why
    assert np.abs(run[z][run.time > end]).max() < 1e-12
    assert run["gap of floor"].min() > -1e-13
    assert run.audit.energy_error < ENERGY_CONSERVED
    assert run["lost in impacts"][-1] == pytest.approx(2.0 * G, rel=1e-10)


def test_a_restitution_of_one_keeps_the_energy_and_may_be_a_parameter() -> None:
    model = ap.Model("m")
    e = model.parameters("e", 1.0)
    z = model.coordinates("z")
    stone = model.particle("ball", mass=1, position=z * model.frame.z)
    model.gravity(-G * model.frame.z)
    model.constrain("floor", ap.position(stone).dot(model.frame.z) >= 0, restitution=e)
    equations = model.derive(ap.Kane())
    run = equations.simulate(20.0, {z: 1.0})
    period = 2 * np.sqrt(2 / G)
    since = np.remainder(run.time + period / 2, period)  # since the last impact
    height = np.where(run.time < period / 2, 1 - G * run.time**2 / 2, np.sqrt(2 * G) * since - G * since**2 / 2)
    np.testing.assert_allclose(run[z], height, atol=1e-9)
    assert run.audit.lost == pytest.approx(0.0, abs=1e-10)
    with pytest.raises(ap.ConstraintError, match=r"the restitution of 'floor' is 1.5: give a number from 0 to 1"):
        equations.simulate(1.0, {z: 1.0}, parameters={e: 1.5})


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize("principle", [ap.Kane(), ap.AppellChetaev(), ap.Hamilton(), ap.Kane(reactions=True)])
def test_a_particle_leaves_a_cylinder_at_the_exact_angle(principle: object) -> None:
    model, x, y = on_a_cylinder()
    v0 = 0.3
    run = model.derive(principle).simulate(1.2, {x: 0.0, y: 1.2, x.diff(model.time): v0}, tolerance=RUN)
    assert [mode.phases["cylinder"] for mode in run.modes] == ["closed", "open"]
    let_go = run.modes[1]
    assert "would pull" in let_go.why
    assert not run.impacts
    cosine = 2 / 3 + v0**2 / (3 * G * 1.2)
    sampled = model.derive(principle).simulate(
        1.2, {x: 0.0, y: 1.2, x.diff(model.time): v0}, samples=[0.0, let_go.start], tolerance=RUN
    )
    assert sampled[y][-1] / 1.2 == pytest.approx(cosine, abs=1e-10)
    after = run.time > let_go.start
    assert (run["gap of cylinder"][after] > 0).all()
    assert np.abs(run["gap of cylinder"][~after]).max() < 1e-14
    assert np.abs(run.reactions["cylinder"]["P"].force[after]).max() == 0.0
    assert run["lambda_cylinder"].min() >= 0.0
    assert run.audit.energy_error < ENERGY_CONSERVED


def test_a_ladder_leaves_the_wall_at_two_thirds_of_its_height() -> None:
    model, theta = ladder()
    start = 1.2
    equations = model.derive(ap.UdwadiaKalaba())
    run = equations.simulate(1.0, {theta: start}, events={"flat": theta - 0.02}, tolerance=RUN)
    assert [mode.name for mode in run.modes] == ["wall closed, floor closed", "wall open, floor closed"]
    assert run.modes[0].why == "the start"
    leaves = equations.simulate(run.modes[1].start, {theta: start}, samples=2, tolerance=RUN)
    assert np.sin(leaves[theta][-1]) == pytest.approx(2 / 3 * np.sin(start), abs=1e-10)
    assert run.reactions["floor"]["foot"].force[0, 1] < 10 * G
    assert run.audit.energy_error < ENERGY_CONSERVED
    assert run.events[0].name == "flat"


def test_what_is_not_given_of_a_start_is_completed_so_that_the_relations_hold() -> None:
    model, theta = ladder()
    run = model.derive(ap.Kane()).simulate(0.1, {theta: 1.0})
    np.testing.assert_allclose(run.position("top")[0], [0.0, 2 * np.sin(1.0), 0.0], atol=1e-14)
    np.testing.assert_allclose(run.position("foot")[0], [2 * np.cos(1.0), 0.0, 0.0], atol=1e-14)


def test_a_string_goes_slack_at_the_exact_angle_and_is_taut_again_with_a_loss() -> None:
    model = ap.Model("a bob on a string")
    N = model.frame
    x, y = model.coordinates("x y")
    bob = model.particle("bob", mass=1, position=x * N.x + y * N.y)
    model.gravity(-G * N.y)
    r = ap.position(bob)
    model.constrain("string", r.dot(r) <= 1)
    v0 = np.sqrt(3.5 * G)
    equations = model.derive(ap.Kane())
    run = equations.simulate(2.5, {x: 0.0, y: -1.0, x.diff(model.time): v0}, tolerance=RUN)
    assert [mode.phases["string"] for mode in run.modes[:3]] == ["closed", "open", "closed"]
    slack = equations.simulate(
        3.0, {x: 0.0, y: -1.0, x.diff(model.time): v0}, samples=[0.0, run.modes[1].start], tolerance=RUN
    )
    assert slack[y][-1] == pytest.approx(0.5, abs=1e-10)  # cos = (2 - v0^2/gL)/3 below the point of suspension
    assert run.impacts[0].lost > 0
    assert run.audit.energy_error < ENERGY_CONSERVED
    assert (run["gap of string"] > -1e-13).all()


def test_two_contacts_that_strike_together_are_settled_together() -> None:
    model = ap.Model("a plank falls flat")
    N = model.frame
    x, y, a = model.coordinates("x y a")
    plank = model.body(
        "plank", mass=3, inertia_zz=1, frame=N.orientnew("B", "Axis", [a, N.z]), position=x * N.x + y * N.y
    )
    for name, side in (("left", -1), ("right", 1)):
        tip = model.point(f"{name} tip", (x + side * sm.cos(a)) * N.x + (y + side * sm.sin(a)) * N.y, on=plank)
        model.constrain(name, ap.position(tip).dot(N.y) >= 0)
    model.gravity(-G * N.y)
    run = model.derive(ap.UdwadiaKalaba()).simulate(1.0, {y: 1.0})
    assert run.impacts[0].struck == ("left", "right")
    assert len(run.modes) == 2
    np.testing.assert_allclose(run.reactions["left"]["left tip"].force[-1], [0, 1.5 * G, 0], atol=1e-9)
    tilted = model.derive(ap.UdwadiaKalaba()).simulate(3.0, {y: 1.0, a: 0.1})
    assert tilted.impacts[0].struck == ("left",)
    assert tilted.modes[-1].phases == {"left": "closed", "right": "closed"}
    assert np.abs(tilted[a][-1]) < 1e-12
    assert tilted.audit.energy_error < ENERGY_CONSERVED


def test_a_row_that_would_pull_is_not_taken_into_the_set() -> None:
    """A rod lies on two supports; its mass centre beyond the right one: the left one would have to pull."""
    model = ap.Model("a rod on two supports")
    N = model.frame
    y, a = model.coordinates("y a")
    rod = model.body(
        "rod", mass=1, inertia_zz=sm.Rational(1, 3), frame=N.orientnew("B", "Axis", [a, N.z]), position=y * N.y
    )
    for name, at in (("left", -sm.Rational(3, 2)), ("right", -sm.Rational(1, 2))):
        end = model.point(f"{name} end", at * sm.cos(a) * N.x + (y + at * sm.sin(a)) * N.y, on=rod)
        model.constrain(name, ap.position(end).dot(N.y) >= 0)
    model.gravity(-G * N.y)
    found = model.derive(ap.Kane(reactions=True)).accelerations({y: 0.0, a: 0.0})
    assert "lambda_left" not in found
    # about the right support: (1/3 + 1/4) alpha = -g/2
    assert found["adot"] == pytest.approx(-G / 2 / (1 / 3 + 1 / 4))
    assert found["lambda_right"] == pytest.approx(G - G / 4 / (1 / 3 + 1 / 4))


def test_a_relation_between_velocities_is_a_ratchet() -> None:
    model = ap.Model("a ratchet")
    x = model.coordinates("x")
    t = model.time
    wheel = model.particle("wheel", mass=2, position=x * model.frame.x)
    model.force(wheel, 2 * sm.sin(t) * model.frame.x)
    model.constrain("pawl", ap.velocity(wheel).dot(model.frame.x) >= 0)
    run = model.derive(ap.AppellChetaev()).simulate(3 * np.pi, {x: 0.0, x.diff(t): 0.0})
    # x' = 1 - cos t reaches zero at 2 pi with the force turning forward again
    np.testing.assert_allclose(run["xdot"], 1 - np.cos(run.time), atol=1e-8)
    backward = model.derive(ap.AppellChetaev()).simulate(2 * np.pi, {x: 0.0, x.diff(t): 0.0}, start_time=np.pi)
    held = backward.modes[0]
    assert held.phases == {"pawl": "closed"}
    assert held.end == pytest.approx(2 * np.pi, abs=1e-9)
    np.testing.assert_allclose(backward.reactions["pawl"]["wheel"].force[100, 0], -2 * np.sin(backward.time[100]))
    assert not backward.impacts


def test_a_floor_that_moves_does_work_where_it_strikes() -> None:
    model = ap.Model("a racket")
    z = model.coordinates("z")
    t = model.time
    stone = model.particle("ball", mass=1, position=z * model.frame.z)
    model.gravity(-G * model.frame.z)
    model.constrain("racket", ap.position(stone).dot(model.frame.z) >= t - 1, restitution=1)
    run = model.derive(ap.Kane()).simulate(1.0, {z: 1.0, z.diff(t): 0.0})
    hit = (-1 + np.sqrt(1 + 4 * G)) / G  # 1 - g t^2/2 = t - 1
    assert run.impacts[0].time == pytest.approx(hit, abs=1e-11)
    after = run.time > hit
    speed = 1 + (1 + G * hit)  # seen from the racket the ball turns round
    np.testing.assert_allclose(run["zdot"][after], speed - G * (run.time[after] - hit), rtol=1e-9)
    assert run.impacts[0].lost == pytest.approx(((G * hit) ** 2 - speed**2) / 2, rel=1e-9)
    assert run.audit.energy_error < ENERGY_CONSERVED


def test_chattering_contacts_come_to_rest_together() -> None:
    """A tilted plank rattles on its two tips, ever faster, and lies still."""
    model = ap.Model("a plank rattles")
    N = model.frame
    x, y, a = model.coordinates("x y a")
    plank = model.body(
        "plank", mass=3, inertia_zz=1, frame=N.orientnew("B", "Axis", [a, N.z]), position=x * N.x + y * N.y
    )
    for name, side in (("left", -1), ("right", 1)):
        tip = model.point(f"{name} tip", (x + side * sm.cos(a)) * N.x + (y + side * sm.sin(a)) * N.y, on=plank)
        model.constrain(name, ap.position(tip).dot(N.y) >= 0, restitution=0.5)
    model.gravity(-G * N.y)
    run = model.derive(ap.UdwadiaKalaba()).simulate(6.0, {y: 0.5, a: 0.1})
    assert run.modes[-1].phases == {"left": "closed", "right": "closed"}
    assert run.modes[-1].end == 6.0
    assert len(run.impacts) < 300
    assert abs(run[a][-1]) < 1e-11
    assert min(run["gap of left"].min(), run["gap of right"].min()) > -1e-12
    assert run.audit.energy_error < 1e-9


def test_a_cascade_that_does_not_end_is_stopped_with_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    from appell.simulate.modes import hybrid_run

    with_numbers(monkeypatch, hybrid_run, "RUN", instant=0.9)  # of this run: a hundred bounces are over before
    model, _, z = ball(1)
    with pytest.raises(
        ap.SimulationError, match=r"100 changes of mode between .* the cascade of 'floor' does not"
    ) as stop:
        model.derive(ap.Kane()).simulate(200.0, {z: 1.0})
    run = stop.value.run
    assert run.modes[-1].end == pytest.approx(99 * 2 * np.sqrt(2 / G) + np.sqrt(2 / G), rel=1e-9)
    assert run.time[-1] < 100


def test_events_of_the_person_are_found_in_every_mode_and_may_end_the_run() -> None:
    model, x, z = ball(1)
    run = model.derive(ap.Kane()).simulate(
        5.0,
        {z: 1.0, x.diff(model.time): 1.0},
        events=[ap.Event(z - 0.5, "half"), ap.Event(x - 2, "far", terminal=True)],
    )
    assert run.time[-1] == pytest.approx(2.0, abs=1e-10)
    halves = [event.time for event in run.events if event.name == "half"]
    fall, half = np.sqrt(2 / G), np.sqrt(1 / G)
    np.testing.assert_allclose(halves[:3], [half, 2 * fall - half, 2 * fall + half], atol=1e-9)
    assert run.events[-1].name == "far"


def test_a_start_that_approaches_what_it_touches_strikes_at_once() -> None:
    model, _, z = ball(0.5)
    run = model.derive(ap.Kane()).simulate(0.1, {z: 0.0, z.diff(model.time): -2.0})
    assert run.impacts[0].time == 0.0
    assert run["zdot"][0] == pytest.approx(1.0)


def test_the_equations_are_those_of_the_constraint_when_it_is_met() -> None:
    model, *_ = ball()
    equations = model.derive(ap.AppellChetaev())
    assert len(equations.multipliers["floor"]) == 1
    assert "relations met: floor" in str(equations)
    assert model.reactions["floor"]
    assert ap.classify(model)["floor"].kind == "unilateral"


def test_a_relation_violated_at_the_start_is_refused_by_name_with_its_value() -> None:
    model, x, z = ball()
    words = "the start violates the relation 'floor': its value is -0.25 and must not be negative"
    with pytest.raises(ap.InconsistentState, match=words):
        model.derive(ap.Kane()).simulate(1.0, {z: -0.25, x: 0.0})
    ratchet = ap.Model("r")
    q = ratchet.coordinates("q")
    ratchet.particle("P", mass=1, position=q * ratchet.frame.x)
    ratchet.constrain("pawl", q.diff(ratchet.time) >= 0)
    with pytest.raises(ap.InconsistentState, match="violates the relation 'pawl': its value is -1 and"):
        ratchet.derive(ap.Kane()).simulate(1.0, {q: 0.0, q.diff(ratchet.time): -1.0})


@pytest.mark.parametrize("restitution", [-0.1, 1.01])
def test_a_restitution_outside_zero_to_one_is_refused(restitution: float) -> None:
    with pytest.raises(ap.ConstraintError, match=f"the restitution of 'floor' is {restitution:g}: give a number"):
        ball(restitution)


def test_a_restitution_of_an_equation_is_refused() -> None:
    model, _, z = ball()
    with pytest.raises(ap.ConstraintError, match=r"the constraint 'rail' has restitution=0.5, but it is an equation"):
        model.constrain("rail", z - 1, restitution=0.5)


@pytest.mark.parametrize("principle", [ap.HamiltonLusternik(), ap.Dead()])
def test_a_principle_whose_reactions_are_not_of_the_instant_refuses_a_relation(principle: object) -> None:
    model, *_ = ball()
    with pytest.raises(ap.NotApplicable, match=r"cannot let the constraint 'floor' go.*Kane would do"):
        model.derive(principle)
