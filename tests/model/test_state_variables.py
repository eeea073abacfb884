"""States of first order next to joints, against closed forms: a motor's current, lags, a tyre that builds up force."""

from __future__ import annotations

import json

import numpy as np
import pytest
import sympy as sm
from scipy.linalg import expm

import appell as ap
from appell.compile.wasm import wasm_module
from tests.compile.test_c_export import needs_gcc, self_test
from tests.engine.native import request
from tests.engine.node import needs_node, run_in_node
from tests.support import PRINCIPLES
from tests.tolerances import CLOSED_FORM, RUN

J, R, L, k = 0.01, 1.0, 0.5, 0.1
VOLTS = 12.0


def motor() -> ap.Model:
    """J w' = k i, L i' = V - R i - k w, with the state variable i behind a hinge."""
    model = ap.Model("motor")
    inertia, resistance, inductance, constant = model.parameters("J R L k", [J, R, L, k])
    V = model.input("V", unit="V")
    rotor = model.body("rotor", mass=1, inertia_zz=inertia)
    shaft = model.joint("shaft", ap.Revolute("z"), model.ground, rotor)
    (theta,), (w,) = shaft.coordinates, shaft.speeds
    i = model.state_variable("i", lambda i: (V - resistance * i - constant * w) / inductance, unit="A")
    model.generalised_force("torque", {theta: constant * i})
    return model


def motor_at(time: float, i: float = 0.0, resistance: float = R) -> np.ndarray:
    """(w, i) from rest: x' = A x + b."""
    A = np.array([[0.0, k / J], [-k / L, -resistance / L]])
    steady = np.linalg.solve(A, [0.0, -VOLTS / L])
    return steady + expm(A * time) @ ([0.0, i] - steady)


@pytest.mark.parametrize("principle", [p for p in PRINCIPLES.values() if not isinstance(p, ap.Hertz)], ids=str)
def test_the_current_of_a_motor_follows_its_closed_form_by_every_principle(principle) -> None:
    run = motor().derive(principle).simulate(2.0, {}, inputs={"V": VOLTS}, tolerance=RUN)
    np.testing.assert_allclose([run["omega_rotor"][-1], run["i"][-1]], motor_at(2.0), rtol=CLOSED_FORM)
    assert run.data["i"].attrs["units"] == "A"


def test_a_chain_of_lags_answers_a_step_as_erlang() -> None:
    """Three lags of one second: 1 - exp(-t) (1 + t + t^2 / 2), where the last one pushes a cart of 1 kg."""
    model = ap.Model("lags")
    x = model.coordinates("x")
    model.particle("cart", mass=1, position=x * model.frame.x)
    a = model.state_variable("a", lambda a: 1 - a)
    b = model.state_variable("b", lambda b: a - b)
    c = model.state_variable("c", lambda c: b - c)
    model.force("cart", c * model.frame.x)
    run = model.derive(ap.Lagrange()).simulate(5.0, {}, tolerance=RUN)
    t = run.time
    np.testing.assert_allclose(run[c], 1 - np.exp(-t) * (1 + t + t**2 / 2), atol=CLOSED_FORM)
    velocity = t - 3 + np.exp(-t) * (3 + 2 * t + t**2 / 2)
    np.testing.assert_allclose(run["xdot"], velocity, atol=CLOSED_FORM)


@pytest.mark.parametrize("speed", [2.0, 20.0])
def test_the_side_force_of_a_tyre_builds_up_over_a_length_at_any_speed(speed: float) -> None:
    """sigma F' + v F = v C delta: after the way s the force is C delta (1 - exp(-s / sigma))."""
    model = ap.Model("wheel")
    x, y = model.coordinates("x y")
    v = x.diff(model.time)
    sigma, C, delta = model.parameters("sigma C delta", [0.6, 900.0, 0.02])
    wheel = model.particle("wheel", mass=300, position=x * model.frame.x + y * model.frame.y)
    F = model.state_variable("F", lambda F: v * (C * delta - F) / sigma, unit="N")
    model.force(wheel, F * model.frame.y)
    run = model.derive(ap.Kane()).simulate(3.0 / speed, {"xdot": speed}, tolerance=RUN)
    expected = 18 * (1 - np.exp(-np.array(run[x]) / 0.6))
    np.testing.assert_allclose(run[F], expected, atol=CLOSED_FORM * 18)
    np.testing.assert_allclose(run["ydot"][-1], 18 / 300 * (3 - 0.6 * (1 - np.exp(-5.0))) / speed, rtol=CLOSED_FORM)


def test_states_declared_together_may_hold_each_other_and_start_where_the_model_says() -> None:
    model = ap.catalogue.cart_pole()
    a, b = model.state_variable("a b", lambda a, b: (b, -a), start=[0.0, 2.0])
    run = model.derive(ap.Kane()).simulate(2.0, {}, tolerance=RUN)
    np.testing.assert_allclose(run[a], 2 * np.sin(run.time), atol=CLOSED_FORM)
    late = model.derive(ap.Kane()).simulate(2.0, {a: 1.0}, tolerance=RUN)
    np.testing.assert_allclose(late[b], 2 * np.cos(late.time) - np.sin(late.time), atol=CLOSED_FORM)


def test_the_rates_stand_among_the_equations_and_in_the_linearization() -> None:
    equations = motor().derive(ap.Kane())
    assert "i' = (V - R*i - k*omega_rotor)/L" in str(equations)
    found = equations.linearize({}, inputs={"V": 0.0})
    roots = np.roots([J * L, J * R, k**2])
    values = sorted(np.array(found.eigenvalues), key=abs)
    np.testing.assert_allclose(values[0], 0.0, atol=1e-9)
    np.testing.assert_allclose(np.sort_complex(values[1:]), np.sort_complex(roots), rtol=1e-9)


def test_a_model_with_state_variables_is_written_and_read_back() -> None:
    model = motor()
    back = ap.Model.from_json(model.to_json())
    assert back.to_json() == model.to_json()
    assert json.loads(model.to_json())["states"][0]["name"] == "i"
    assert list(back.contents.state_variables) == ["i"]
    runs = [m.derive(ap.Kane()).simulate(1.0, {"i": 3.0}, inputs={"V": VOLTS}) for m in (model, back)]
    np.testing.assert_array_equal(runs[0]["i"], runs[1]["i"])


def test_each_case_of_a_sweep_moves_as_a_run_of_its_own() -> None:
    equations = motor().derive(ap.Kane())
    values = [0.5, 1.0, 2.0]
    found = equations.sweep(
        2.0, {"i": 1.0}, ap.grid(parameters={"R": values}), inputs={"V": VOLTS}, samples=3, tolerance=RUN
    )
    for number, resistance in enumerate(values):
        expected = motor_at(2.0, i=1.0, resistance=resistance)
        assert found.data["status"][number] == 0
        np.testing.assert_allclose(found.data["i"][number, -1], expected[1], rtol=CLOSED_FORM)


@needs_gcc
def test_the_exported_c_moves_as_here(tmp_path) -> None:
    files = motor().derive(ap.Kane()).to_c(tmp_path, {"i": 1.0}, inputs={"V": VOLTS}, duration=1.0)
    found = self_test(next(file for file in files if file.suffix == ".c"), "-O0")
    assert found.returncode == 0, found.stdout


@needs_node
def test_the_page_starts_where_the_model_says_and_moves_as_here() -> None:
    model = ap.catalogue.cart_pole()
    model.state_variable("a b", lambda a, b: (b, -a), start=[0.0, 2.0])
    equations = model.derive(ap.Kane())
    run = equations.simulate(2.0, {"theta": 0.3}, tolerance=1e-8)
    (found,) = run_in_node(wasm_module(equations), request({"theta": 0.3}, 2.0))
    assert found["status"] == "ok", found["message"]
    names = run.results.labels("coordinate")
    np.testing.assert_allclose(found["coordinates"][-1, list(names).index("a")], run["a"][-1], rtol=1e-10)


def test_the_derivative_of_a_motion_by_a_parameter_of_a_rate() -> None:
    run = motor().derive(ap.Kane()).simulate(2.0, {}, inputs={"V": VOLTS}, tolerance=RUN)
    (found,) = np.atleast_2d(run.sensitivities(["R"])["i"])[-1].ravel()[-1:]
    h = 1e-4
    expected = (motor_at(2.0, resistance=R + h)[1] - motor_at(2.0, resistance=R - h)[1]) / (2 * h)
    np.testing.assert_allclose(found, expected, rtol=1e-6)


def test_a_reset_sets_a_state_variable() -> None:
    """An integrator that starts anew at each full unit is a saw tooth."""
    model = ap.Model("saw")
    x = model.coordinates("x")
    model.particle("cart", mass=1, position=x * model.frame.x)
    s = model.state_variable("s", 1)
    model.reset("full", when=s - 1, direction=1, set={s: 0})
    run = model.derive(ap.Kane()).simulate(3.5, {x: 0, "xdot": 0})
    np.testing.assert_allclose(run[s][-1], 0.5, atol=CLOSED_FORM)
    assert len(run.modes) == 4


def test_a_long_chain_with_a_lag_in_each_joint_moves_as_one_with_rows() -> None:
    """The lagged torques of ten links, against the same with coordinates of massless carriers kept by rows."""

    def chain(states: bool) -> ap.Model:
        model = ap.Model("chain")
        parent = model.ground
        for n in range(10):
            link = model.body(f"link{n}", mass=1, inertia_zz=0.1, mass_center=(0.2, 0, 0))
            joint = model.joint(f"j{n}", ap.Revolute("z"), parent, link, parent_point=(0.4 * (n > 0), 0, 0))
            (q,), (u,) = joint.coordinates, joint.speeds
            if states:
                lag = model.state_variable(f"lag{n}", lambda s, q=q, u=u: (sm.sin(q) + u - s) / 0.3)
            else:
                lag = model.coordinates(f"lag{n}")
                model.particle(f"carrier{n}", mass=1, position=(5 + lag) * model.frame.z)
                model.constrain(f"row{n}", lag.diff(model.time) - (sm.sin(q) + u - lag) / 0.3, servo={lag: 1})
            model.generalised_force(f"torque{n}", {q: -3 * lag})
            parent = link
        model.gravity(-9.81 * model.frame.y)
        return model

    start = {f"theta_link{n}": 0.1 * n - 1.2 for n in range(10)}
    start |= {f"omega_link{n}": 0.0 for n in range(10)} | {f"lag{n}": 0.0 for n in range(10)}
    runs = [chain(states).derive(ap.Kane()).simulate(1.0, start, tolerance=RUN) for states in (True, False)]
    for name in ("theta_link0", "theta_link9", "lag5"):
        np.testing.assert_allclose(runs[0][name], runs[1][name], atol=1e-8)


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        (lambda m, i, w: m.constrain("c", w - i), "the constraint 'c' holds the state variable 'i'"),
        (lambda m, i, w: m.particle("p", 1, i * m.frame.x), "the position of 'p' holds the state variable 'i'"),
        (lambda m, i, w: m.potential("p", i**2), "the potential 'p' holds the state variable 'i'"),
        (lambda m, i, w: m.speeds("v", i), "holds the state variable 'i'"),
        (lambda m, i, w: m.state_variable("s", i.diff(m.time)), "holds the rate of the state variable 'i'"),
        (lambda m, i, w: m.state_variable("s", w.diff(m.time)), "an acceleration"),
        (lambda m, i, w: m.state_variable("s", sm.Symbol("z")), "unknown symbol 'z'"),
        (lambda m, i, w: m.state_variable("a b", 1), "1 expressions for 2 names"),
        (lambda m, i, w: m.state_variable("s", 1, start=float("nan")), "finite"),
        (lambda m, i, w: m.state_variable("i", 1), "'i' is taken"),
    ],
)
def test_what_no_state_variable_may_be_or_stand_in_is_refused_by_name(wrong, words) -> None:
    model = motor()
    before = model.to_json()
    (i,) = (memory.function for memory in model.contents.state_variables.values())
    with pytest.raises(ap.AppellError, match=words.replace("(", r"\(")):
        wrong(model, i, model.contents.speeds["omega_rotor"])
    assert model.to_json() == before


def test_a_frame_that_turns_with_a_state_variable_is_refused() -> None:
    model = motor()
    (i,) = (memory.function for memory in model.contents.state_variables.values())
    frame = model.frame.orientnew("A", "Axis", [i, model.frame.z])
    model.body("flag", mass=1, inertia_zz=1, frame=frame, position=model.frame.x)
    with pytest.raises(ap.ModelError, match="the orientation of 'A' holds the state variable 'i'"):
        model.derive(ap.Kane())
