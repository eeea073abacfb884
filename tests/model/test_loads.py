"""Forces, torques, gravity, potentials and dampers, and the power of each."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
import sympy as sm

import appell as ap
from tests.support import GENERAL, PRINCIPLES

DALEMBERT = [name for name, p in GENERAL.items() if p.family == "d'Alembert"]


def rod():
    """A rod of length 2 in the plane, free, with a point at its end."""
    model = ap.Model("rod")
    N = model.frame
    m, J = model.parameters("m J", [2.0, 0.5])
    x, y, theta = model.coordinates("x y theta")
    model.speeds("u v w")
    B = model.frame.orientnew("B", "Axis", [theta, N.z])
    body = model.body("rod", m, frame=B, position=x * N.x + y * N.y, inertia_zz=J)
    tip = model.point("tip", body.point.locatenew("tip", B.x), on=body)
    return model, body, tip, B


@pytest.mark.parametrize("principle", DALEMBERT)
def test_a_force_off_the_mass_centre_turns_the_body(principle: str) -> None:
    model, body, tip, B = rod()
    model.force(body, 3 * B.y, at=tip)
    rates = model.derive(PRINCIPLES[principle]).accelerations({"theta": 0.0})
    assert rates["v"] == pytest.approx(1.5)
    assert rates["w"] == pytest.approx(6.0)


def test_a_force_on_a_point_is_a_force_on_its_body_there() -> None:
    for push in ("point", "at"):
        model, _body, tip, B = rod()
        if push == "point":
            model.force(tip, 3 * B.y)
        else:
            model.force("rod", 3 * B.y, at="tip")
        rates = model.derive(ap.Kane()).accelerations({"theta": 0.0})
        assert (rates["v"], rates["w"]) == (pytest.approx(1.5), pytest.approx(6.0))


def test_a_force_may_act_at_a_sympy_point_of_the_body() -> None:
    model, body, _, B = rod()
    model.force(body, 3 * B.y, at=body.point.locatenew("anywhere", 2 * B.x))
    assert model.derive(ap.Kane()).accelerations({"theta": 0.0})["w"] == pytest.approx(12.0)


def test_a_force_between_two_things_has_its_opposite_on_the_other() -> None:
    model = ap.Model("two carts")
    N = model.frame
    x, y = model.coordinates("x y")
    A, B = model.particle("A", 1, x * N.x), model.particle("B", 2, y * N.x)
    model.force(A, 4 * N.x, reacting_on=B)
    rates = model.derive(ap.Kane()).accelerations({})
    assert (rates["xdot"], rates["ydot"]) == (pytest.approx(4.0), pytest.approx(-2.0))


def test_a_torque_between_two_bodies_has_its_opposite_on_the_other() -> None:
    model = ap.Model("two wheels")
    N = model.frame
    a, b = model.coordinates("a b")
    bodies = []
    for name, angle, J in (("A", a, 1), ("B", b, 4)):
        frame = N.orientnew(name, "Axis", [angle, N.z])
        bodies.append(model.body(name, 1, frame=frame, position=0 * N.x, inertia_zz=J))
    model.torque(bodies[0], 2 * N.z, reacting_on="B")
    rates = model.derive(ap.Kane()).accelerations({})
    assert (rates["adot"], rates["bdot"]) == (pytest.approx(2.0), pytest.approx(-0.5))


@pytest.mark.parametrize("principle", DALEMBERT)
def test_a_potential_pushes_down_its_slope_and_a_damper_against_the_rates(principle: str) -> None:
    """m x'' + c x' + k x = 0: the damped oscillator in closed form."""
    model = ap.Model("oscillator")
    t = model.time
    m, c, k = model.parameters("m c k", [2.0, 0.4, 5.0])
    x = model.coordinates("x")
    model.particle("P", m, x * model.frame.x)
    model.potential("spring", k * x**2 / 2)
    model.damper("oil", c * x.diff(t) ** 2 / 2)
    run = model.derive(PRINCIPLES[principle]).simulate(5.0, {x: 1.0}, tolerance=1e-12)
    decay, w = 0.1, np.sqrt(2.5 - 0.01)
    expected = np.exp(-decay * run.time) * (np.cos(w * run.time) + decay / w * np.sin(w * run.time))
    np.testing.assert_allclose(run["x"], expected, atol=1e-10)
    assert run.audit.energy_error < 1e-9
    np.testing.assert_allclose(run["power of oil"], -0.4 * run[x.diff(t)] ** 2, atol=1e-12)
    np.testing.assert_allclose(run["potential energy"], 2.5 * run["x"] ** 2, atol=1e-12)


def test_a_load_without_a_name_gets_one_from_what_it_acts_on() -> None:
    model, body, tip, B = rod()
    model.force(body, B.x)
    model.force(body, B.y)
    model.torque(body, B.z)
    model.force(tip, B.x, name="push")
    names = [load.name for load in model.snapshot().loads]
    assert names == ["force on rod", "force on rod (2)", "torque on rod", "push"]


def test_every_load_has_its_power_along_a_run() -> None:
    model, body, tip, B = rod()
    model.force(tip, 3 * B.y, name="push")
    model.torque(body, -2 * B.z, name="brake")
    run = model.derive(ap.Kane()).simulate(1.0, {"x": 0, "y": 0, "theta": 0.2, "u": 0.1, "w": 1.0}, samples=11)
    across = np.stack([-np.sin(run["theta"]), np.cos(run["theta"]), 0 * run.time], axis=1)
    np.testing.assert_allclose(run["power of push"], 3 * (run.velocity("tip") * across).sum(1), atol=1e-12)
    np.testing.assert_allclose(run["power of brake"], -2 * run["w"], atol=1e-12)
    assert run.audit.energy_error < 1e-9


def test_the_drive_of_a_prescribed_motion_is_in_the_balance_of_energy() -> None:
    """A bead held on a rod that is turned evenly: the drive works against Coriolis' force."""
    model = ap.Model("bead")
    N, t = model.frame, model.time
    r = model.coordinates("r")
    W = model.parameters("W", 2.0)
    turning = N.orientnew("R", "Axis", [W * t, N.z])
    model.particle("bead", 1, r * turning.x)
    run = model.derive(ap.Kane()).simulate(1.0, {r: 0.5}, tolerance=1e-12)
    rate = run["rdot"]
    np.testing.assert_allclose(run["drive power"], 2 * rate * 2.0 * run["r"] * 2.0, rtol=1e-9, atol=1e-12)
    assert run.audit.energy_error < 1e-9
    assert run["energy"][-1] > 10 * run["energy"][0]


def test_a_force_may_depend_on_position_velocity_and_time() -> None:
    model = ap.Model("m")
    x, u = model.coordinates("x"), model.speeds("u")
    t = model.time
    P = model.particle("P", 1, x * model.frame.x)
    model.force(P, (-x - u / 2 + sm.sin(t)) * model.frame.x)
    rates = model.derive(ap.Kane()).accelerations({"x": 0.3, "u": 0.2}, time=0.7)
    assert rates["u"] == pytest.approx(-0.3 - 0.1 + np.sin(0.7))


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize("principle", DALEMBERT)
def test_vectors_of_points_and_bodies_stand_in_every_kind_of_load(principle: str) -> None:
    def accelerations(written_with_vectors: bool) -> list[float]:
        model, body, tip, _ = rod()
        N, t = model.frame, model.time
        x, y, theta = model.contents.coordinates.values()
        c, k = model.parameters("c k", [0.7, 3.0])
        # the end of the rod is at (x + cos theta, y + sin theta)
        r = (x + sm.cos(theta)) * N.x + (y + sm.sin(theta)) * N.y
        v, w = r.dt(N), theta.diff(t) * N.z
        if written_with_vectors:
            r, v, w = ap.position(tip), ap.velocity(tip), ap.angular_velocity(body)
        model.force(tip, -c * v - k * r.magnitude() * r)
        model.torque(body, -c * w)
        model.potential("spring", k * r.dot(r) ** 2 / 4)
        model.damper("oil", c * v.dot(v) ** 2 / 4 + c * w.dot(w))
        model.generalised_force("wind", {x: -c * v.dot(N.x)})
        state = {x: 0.4, y: -0.2, theta: 0.9, "u": 0.5, "v": 0.3, "w": -0.8}
        return list(model.derive(PRINCIPLES[principle]).accelerations(state).values())

    assert accelerations(True) == pytest.approx(accelerations(False), rel=1e-12)


def test_a_braked_particle_slows_down_exponentially() -> None:
    model = ap.Model("a braked particle")
    x = model.coordinates("x")
    P = model.particle("P", 2, x * model.frame.x)
    model.force(P, -3 * ap.velocity(P), name="brake")
    run = model.derive(ap.Kane()).simulate(2.0, {x: 0, "xdot": 4})
    assert float(run["xdot"][-1]) == pytest.approx(4 * np.exp(-3), rel=1e-8)  # x'' = -c/m x'


def test_sympys_equations_get_sympys_own_velocities() -> None:
    model = ap.Model("a braked particle")
    x = model.coordinates("x")
    P = model.particle("P", 2, x * model.frame.x)
    model.force(P, -3 * ap.velocity(P) - ap.position(P))
    ((on, force),) = model.derive(ap.Kane()).to_sympy().loads
    assert on is P.point
    assert force.dot(model.frame.x) == -3 * x.diff(model.time) - x


@pytest.mark.parametrize(
    ("add", "words"),
    [
        (lambda m, P, Q: m.force(P, -ap.velocity(Q)), "speaks of the velocity of Q, which is not in the model"),
        (lambda m, P, Q: m.force(P, -ap.acceleration(P)), "may depend on positions and velocities only"),
        (lambda m, P, Q: m.potential("V", ap.velocity(P).dot(m.frame.x)), "may depend on positions only"),
        (lambda m, P, Q: m.damper("D", ap.acceleration(P).dot(m.frame.x)), "holds the acceleration of P"),
        (lambda m, P, Q: m.force(P, Q.inertial.x), "not connected to the frame 'N' of the model 'here'"),
    ],
)
def test_vectors_a_load_cannot_depend_on_are_refused_when_written(add, words: str) -> None:
    here, there = ap.Model("here"), ap.Model("there")
    P, Q = (m.particle(n, 1, m.coordinates("x") * m.frame.x) for m, n in ((here, "P"), (there, "Q")))
    with pytest.raises(ap.ModelError, match=words):
        add(here, P, Q)


DISSIPATIONS = {
    "a negative damper": (lambda dx, dy: -0.5 * dx**2 / 2, True),
    "an indefinite friction tensor": (lambda dx, dy: dx**2 / 2 + 2 * dx * dy + dy**2 / 2, True),
    "a damper": (lambda dx, dy: 0.5 * dx**2 / 2, False),
    "a friction tensor": (lambda dx, dy: dx**2 / 2 + dx * dy / 2 + dy**2 / 2, False),
    "a drag in air": (lambda dx, dy: (dx**2 + dy**2) ** sm.Rational(3, 2) / 3, False),
    "a drag on a belt": (lambda dx, dy: (dx - 3) ** 2 / 2, False),
    "a friction that falls with speed": (lambda dx, dy: sm.log(1 + dx**2) / 2, False),
}


@pytest.mark.parametrize("name", DISSIPATIONS)
def test_a_damper_that_gives_energy_is_warned_of_by_name(name: str, recwarn) -> None:
    dissipation, gives = DISSIPATIONS[name]
    model = ap.Model("a puck in oil")
    x, y = model.coordinates("x y")
    t = model.time
    model.lagrangian(x.diff(t) ** 2 / 2 + y.diff(t) ** 2 / 2)
    model.damper("oil", dissipation(x.diff(t), y.diff(t)))
    model.derive(ap.Lagrange()).accelerations({"x": 0, "y": 0, "xdot": 1.0, "ydot": -1.0})
    said = [str(w.message) for w in recwarn if "the damper 'oil' gives energy" in str(w.message)]
    assert bool(said) == gives


def test_a_damper_is_judged_with_the_parameters_of_the_run() -> None:
    model = ap.Model("a puck in oil")
    x, c = model.coordinates("x"), model.parameters("c", 1.0)
    model.lagrangian(x.diff(model.time) ** 2 / 2)
    model.damper("oil", c * x.diff(model.time) ** 2 / 2)
    equations = model.derive(ap.Lagrange())
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        equations.accelerations({x: 0.0})
    with pytest.warns(ap.AppellWarning, match="the damper 'oil' gives energy"):
        equations.accelerations({x: 0.0}, parameters={c: -1.0})
