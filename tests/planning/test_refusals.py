"""What cannot be planned is refused in one sentence that names it."""

from __future__ import annotations

import numpy as np
import pytest

import appell as ap
from tests.planning.test_published_plans import pendulum_in_a_plane


def cart(**given: object) -> tuple[ap.Model, ap.Equations]:
    model = ap.Model("cart")
    x = model.coordinates("x")
    f = model.input("f")
    model.force(model.particle("cart", 1, x * model.frame.x), f * model.frame.x)
    return model, model.derive(ap.Kane())


REST = {"x": 0.0, "xdot": 0.0}


def test_a_goal_that_no_force_in_its_bounds_reaches_is_refused_with_what_is_violated() -> None:
    _, equations = cart()
    with pytest.raises(ap.SimulationError, match=r"no plan of 'cart' was found .* violates"):
        ap.plan(equations, REST, {"x": 1, "xdot": 0}, duration=1.0, bounds={"f": (-0.1, 0.1)}, progress=False)


def test_names_that_the_model_does_not_have_are_refused_with_the_nearest_one() -> None:
    _, equations = cart()
    with pytest.raises(ap.ModelError, match=r"'xdto' is not a state or input of 'cart'.*xdot"):
        ap.plan(equations, REST, {"x": 1, "xdto": 0}, duration=1.0)


def test_an_empty_interval_and_a_duration_that_is_none_are_refused() -> None:
    _, equations = cart()
    with pytest.raises(ap.ModelError, match=r"'f' the interval \(1, -1\), which is empty"):
        ap.plan(equations, REST, {"x": 1}, duration=1.0, bounds={"f": (1, -1)})
    with pytest.raises(ap.ModelError, match="the duration of a plan is 0"):
        ap.plan(equations, REST, {"x": 1}, duration=0)


def test_a_model_without_inputs_has_nothing_to_plan() -> None:
    pendulum = ap.catalogue.cartesian_pendulum().derive(ap.Kane())
    with pytest.raises(ap.NotApplicable, match="has no input, and nothing to plan"):
        ap.plan(pendulum, ap.catalogue.card_of("cartesian-pendulum").start, {}, duration=1.0)


def test_an_input_that_prescribes_a_motion_is_refused_by_name() -> None:
    model = ap.Model("lift")
    angle, lift = model.coordinates("angle"), model.input("lift")
    model.particle("bob", 1, lift * model.frame.y + angle * model.frame.x)
    with pytest.raises(ap.NotApplicable, match="the input 'lift' of 'lift' prescribes a motion"):
        ap.plan(model.derive(ap.Kane()), {"angle": 0, "angledot": 0}, {"angle": 1}, duration=1.0)


def test_a_goal_off_the_constraints_is_refused_before_anything_runs() -> None:
    equations, u = pendulum_in_a_plane()
    start = {"x": 1, "y": 0, "xdot": 0, "ydot": 0}
    with pytest.raises(ap.InconsistentState, match=r"has the goal \(x, y\) and satisfies its constraints"):
        ap.plan(equations, start, {"x": 0, "y": -0.9}, duration=3.0, cost=u**2)


def test_what_no_motion_reaches_is_refused_with_its_brackets() -> None:
    # the row keeps x - y, though it is not stated so: the brackets of the allowed motions stay in a plane
    model = ap.Model("cart on a rail")
    x, y, z, f = *model.coordinates("x y z"), model.input("f")
    N, t = model.frame, model.time
    cart = model.particle("cart", 1, x * N.x + y * N.y + z * N.z)
    model.force(cart, f * N.x)
    model.constrain("rail", (1 + z**2) * (x.diff(t) - y.diff(t)))
    start = dict.fromkeys(("x", "y", "z", "xdot", "ydot", "zdot"), 0.0)
    equations = model.derive(ap.Kane())
    words = r"reaches the goal: the brackets .* grow as \(2,\) of 3 dimensions, and x - y stays 0; at the goal it is 1"
    with pytest.raises(ap.InconsistentState, match=words):
        ap.plan(equations, start, {"x": 1, "y": 0}, duration=2.0, cost=f**2, progress=False)
    plan = ap.plan(equations, start, {"x": 1, "y": 1, "xdot": 0}, duration=2.0, cost=f**2, progress=False)
    # two masses of one along x and y are pushed by f: f = 2 x'', 4 times the 12 / 2^3 of a mass of one
    assert plan.cost == pytest.approx(6.0, rel=1e-9)


def test_a_goal_that_contradicts_itself_is_refused() -> None:
    _, equations = cart()
    (x,) = equations.coordinates
    with pytest.raises(ap.ModelError, match="goal gives 'x' twice, as 1 and as 2: give it once"):
        ap.plan(equations, REST, {"x": 1, x: 2}, duration=1.0)
    with pytest.raises(ap.InconsistentState, match=r"has the goal \(x, 2\*x\(t\)\): the nearest violates"):
        ap.plan(equations, REST, {"x": 1, 2 * x: 1}, duration=1.0)


def test_pieces_of_polynomials_are_followed_as_they_are() -> None:
    _, equations = cart()
    # f = 6 - 12 t in two pieces: x = 3 t^2 - 2 t^3
    table = ap.Table([0, 0.25, 1], [[-12, 6], [-12, 3]], interpolation="polynomials")
    run = equations.simulate(1.0, REST, inputs={"f": table}, samples=5)
    t = run.time
    np.testing.assert_allclose(run["x"], 3 * t**2 - 2 * t**3, atol=1e-14)
    with pytest.raises(ap.ModelError, match="one to four coefficients for every piece"):
        equations.simulate(1.0, REST, inputs={"f": ap.Table([0, 1], [1.0, 2.0], interpolation="polynomials")})


def test_a_plan_scales_with_the_units() -> None:
    costs = []
    for metre in (1.0, 1e3):
        model = ap.Model("cart on a spring")
        x, f = model.coordinates("x"), model.input("f")
        k = model.parameters("k", 4.0)
        model.force(model.particle("cart", 1, x * model.frame.x), (f - k * x) * model.frame.x)
        plan = ap.plan(model.derive(ap.Kane()), REST, {"x": metre, "xdot": 0}, duration=2.0, cost=f**2, progress=False)
        costs.append(plan.cost / metre**2)
    assert costs[0] == pytest.approx(costs[1], rel=1e-8)
