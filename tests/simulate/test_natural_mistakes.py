"""What people type by mistake is refused in one sentence that says what to type."""

from __future__ import annotations

import numpy as np
import pytest
import sympy as sm

import appell as ap

START = {"u1": 0.3, "u2": 0.4, "u3": 0.4, "u4": -0.3}


@pytest.fixture(scope="module")
def equations() -> ap.Equations:
    return ap.catalogue.two_pucks().derive(ap.Kane())


@pytest.fixture(scope="module")
def run(equations: ap.Equations) -> ap.Run:
    return equations.simulate(1.0, START, samples=5)


@pytest.mark.parametrize("state", [[1.0, 2.0], np.zeros(8), (1.0,)])
def test_a_state_as_a_sequence(equations, state) -> None:
    with pytest.raises(ap.ModelError, match=r"state= is an? \w+: give a dict from names or symbols to numbers"):
        equations.simulate(1.0, state)


@pytest.mark.parametrize(
    ("duration", "message"),
    [
        ((0, 10), r"a sequence from 0 to 10: give the number of seconds, simulate\(10, state, start_time=0\)"),
        (np.linspace(2, 5, 50), r"a sequence from 2 to 5: .* simulate\(3, state, start_time=2, samples=...\)"),
        ("long", "the duration is 'long': give a number of seconds"),
        (-1.0, "the duration is -1.0: give a positive number of seconds"),
        (np.nan, "the duration is nan: give a positive number of seconds"),
    ],
)
def test_a_duration_that_is_no_number_of_seconds(equations, duration, message: str) -> None:
    with pytest.raises(ap.SimulationError, match=message):
        equations.simulate(duration, START)


def test_a_start_time_and_samples_that_are_no_numbers(equations) -> None:
    with pytest.raises(ap.SimulationError, match="start_time is 'now': give a number of seconds"):
        equations.simulate(1.0, START, start_time="now")
    with pytest.raises(ap.SimulationError, match="samples='many': give a number of instants"):
        equations.simulate(1.0, START, samples="many")


def test_an_event_as_a_function_or_a_string(equations) -> None:
    with pytest.raises(ap.ModelError, match="is a Python function, which would run inside the loop"):
        equations.simulate(1.0, START, events=lambda t, x: x[0])
    with pytest.raises(ap.ModelError, match="the event 'q1 - 2' is a string: give an expression"):
        equations.simulate(1.0, START, events=["q1 - 2"])


@pytest.mark.parametrize("option", [{"max_step": -1.0}, {"tolerance": "fine"}])
def test_options_that_make_no_sense(equations, option) -> None:
    (name,) = option
    with pytest.raises(ap.SimulationError, match=f"{name} must be positive and finite"):
        equations.simulate(1.0, START, **option)


@pytest.mark.parametrize("steps", [0, 1.5, True, "many"])
def test_a_number_of_steps_that_is_no_whole_number(equations, steps) -> None:
    with pytest.raises(ap.SimulationError, match="max_steps must be a positive whole number"):
        equations.simulate(1.0, START, max_steps=steps)


def test_an_option_that_does_not_exist_is_a_type_error(equations) -> None:
    with pytest.raises(TypeError, match="rtol"):
        equations.simulate(1.0, START, rtol=1e-6)


def test_keys_that_do_not_exist_are_refused_with_what_might_be_meant(run: ap.Run) -> None:
    with pytest.raises(KeyError, match="no constraint or joint is named 'perpendiculer'; did you mean 'perpendicular'"):
        run.reactions["perpendiculer"]
    with pytest.raises(KeyError, match=r"does not act on 'P3'; did you mean 'P\d' or 'P\d'"):
        run.reactions["perpendicular"]["P3"]
    with pytest.raises(KeyError, match="no contact is named 'floor': the model has no contact"):
        run.contacts["floor"]
    with pytest.raises(ap.ModelError, match="holds no 'u9'; did you mean 'u"):
        run["u9"]
    with pytest.raises(ap.ModelError, match="holds no position of 'P9'; did you mean 'P"):
        run.position("P9")


def test_a_key_accepted_in_a_state_is_accepted_in_a_result(equations, run: ap.Run) -> None:
    """q' = u here, so that the rate of q' is that of u."""
    from sympy.physics.vector import dynamicsymbols

    t = dynamicsymbols._t
    q, u = equations.coordinates[0], equations.speeds[0]
    np.testing.assert_allclose(run[q.diff(t)], run[u])
    rates = equations.accelerations(START)
    assert rates[q.diff(t)] == pytest.approx(rates[u], abs=1e-14)
    assert rates[q.diff(t, 2)] == rates[q.diff(t)]
    assert rates[u.diff(t)] == rates[u]
    with pytest.raises(KeyError, match="no speed, coordinate rate or multiplier is named 'zz'"):
        rates["zz"]


def test_the_second_derivative_of_a_coordinate_follows_its_speeds() -> None:
    """The sleigh: x' = v cos(theta), so x'' = v' cos(theta) - v theta' sin(theta)."""
    from tests.support import CARDS

    card = CARDS["chaplygin-sleigh"]
    equations = card.model().derive(ap.Kane())
    state = {"x": 0.1, "y": 0.2, "theta": 0.7, "v": 1.3, "omega": 0.4}
    rates = equations.accelerations(state)
    expected = rates["v"] * np.cos(0.7) - 1.3 * 0.4 * np.sin(0.7)
    assert rates["x'"] == pytest.approx(expected, abs=1e-13)


def test_a_missing_input_is_refused_wherever_it_decides_something() -> None:
    model = ap.Model("pushed")
    x = model.coordinates("x")
    push = model.input("push")
    P = model.particle("P", 1, x * model.frame.x)
    model.force(P, push * model.frame.x)
    equations = model.derive(ap.Kane())
    for ask in (
        lambda: equations.simulate(1.0, {x: 0.0}),
        lambda: equations.accelerations({x: 0.0}),
    ):
        with pytest.raises(ap.ModelError, match="the input 'push' of 'pushed' is not given"):
            ask()
    assert equations.assemble({x: 0.5}) == {"x": 0.5, "xdot": 0.0}  # no constraint holds the force


def test_everything_prints_itself(run: ap.Run) -> None:
    assert "perpendicular" in repr(run.reactions)
    assert "on 'P1': reaction over 5 samples: force up to" in repr(run.reactions)
    assert "<table>" in run.reactions._repr_html_()
    assert "<table>" in run.audit._repr_html_()
    assert "constraint error" in run.audit._repr_html_()
    assert repr(run.contacts) == "no contacts: the model has no surfaces in contact"


def test_nothing_derived_is_computed_before_it_is_asked_for(equations, monkeypatch) -> None:
    from appell.compile.program import Program

    calls: list[str] = []
    original = Program.outputs
    monkeypatch.setattr(Program, "outputs", lambda *a, **k: (calls.append("outputs"), original(*a, **k))[1])
    run = equations.simulate(1.0, START, samples=5)
    assert run["u1"].size == 5
    assert run["lambda_perpendicular"].size == 5
    assert not calls
    run.audit  # noqa: B018
    run.reactions["perpendicular"]["P1"]
    assert calls == ["outputs"]


def test_parameters_of_a_run_that_give_an_inertia_no_body_has() -> None:
    model = ap.Model("turning")
    I = model.parameters("I", 1.0)
    body = model.body("B", mass=1, inertia=(I, 1, 1))
    model.joint("ball", ap.Spherical(), model.ground, body)
    equations = model.derive(ap.Kane())
    with pytest.raises(ap.ModelError, match=r"the inertia of 'B' .*exceeds the sum of the other two"):
        equations.simulate(1.0, {}, parameters={I: 5.0})
    with pytest.raises(ap.ModelError, match=r"the inertia of 'B' .*none of a body is negative"):
        equations.simulate(1.0, {}, parameters={"I": -1.0})
    equations.simulate(1.0, {}, parameters={I: 1.9}, samples=2)


def falling() -> tuple[ap.Equations, object]:
    model = ap.Model("fall")
    z = model.coordinates("z")
    model.particle("stone", mass=1, position=z * model.frame.z)
    model.gravity(-10 * model.frame.z)
    return model.derive(ap.Kane()), z


def test_a_relation_as_an_event_is_met_where_it_becomes_true() -> None:
    equations, z = falling()
    start = {z: 20.0, "zdot": 10.0}  # z = 20 + 10 t - 5 t^2: above 24 from 0.553 to 1.447, below 0 from 3.236
    run = equations.simulate(
        5.0, start, events={"high": z > 24, "low": z < 24, "ground": ap.Event(z <= 0, terminal=True)}
    )
    found = [(e.name, e.time) for e in run.events]
    assert [name for name, _ in found] == ["high", "low", "ground"]
    np.testing.assert_allclose([t for _, t in found], [1 - 0.2**0.5, 1 + 0.2**0.5, 1 + 5**0.5], atol=1e-9)


def test_conditions_joined_by_and_are_no_event() -> None:
    equations, z = falling()
    with pytest.raises(ap.ModelError, match="has no zero: give an expression or one relation such as z < 0"):
        equations.simulate(1.0, {z: 20.0}, events=(z < 0) & (z > -1))


def test_a_drag_written_with_the_velocity_of_its_point_works() -> None:
    model = ap.Model("drag")
    x, c = model.coordinates("x"), model.parameters("c", 0.5)
    P = model.particle("P", mass=1, position=x * model.frame.x)
    model.force(P, -c * ap.velocity(P))
    run = model.derive(ap.Kane()).simulate(2.0, {x: 0, "xdot": 1.0})
    assert run["xdot"][-1] == pytest.approx(np.exp(-1), abs=1e-9)


def test_a_multiplier_or_a_component_of_a_vector_alone_is_an_event() -> None:
    """SymPy takes every symbol for a condition, too: x = cos t, at rest at pi, pushed by 2 sin t where it is held."""
    model = ap.Model("m")
    x, y = model.coordinates("x y")
    P = model.particle("P", mass=1, position=x * model.frame.x + y * model.frame.y)
    model.force(P, -x * model.frame.x + 2 * sm.sin(model.time) * model.frame.y)
    model.constrain("line", y)
    equations = model.derive(ap.Lagrange())
    push, velocity = equations.multipliers["line"][0], ap.velocity(P).dot(model.frame.x)
    run = equations.simulate(4.0, {x: 1.0}, events={"turns": velocity, "free": push})
    later = sorted((e.name, round(e.time, 8)) for e in run.events if e.time > 1)  # both vanish at the start, too
    assert later == [("free", 3.14159265), ("turns", 3.14159265)]
