"""Controllers in the loop, against exact discretisation and against runs with the same inputs as tables."""

from __future__ import annotations

import time

import numpy as np
import pytest
import sympy as sm
from scipy.linalg import expm

import appell as ap
from appell.compile import Program
from tests.tolerances import CLOSED_FORM, RUN

PERIOD = 1e-3


def cart() -> tuple[ap.Model, sm.Expr, sm.Expr]:
    """2 x'' = f - 3 x - x', a cart on a spring with a damper."""
    model = ap.Model("cart")
    x, f = model.coordinates("x"), model.input("f")
    model.particle("cart", mass=2, position=x * model.frame.x)
    model.potential("spring", 3 * x**2 / 2)
    model.generalised_force("push", {x: f - x.diff(model.time)})
    return model, x, f


def law(t: float, x: float, v: float) -> float:
    return 4 * np.sin(3 * t) - 5 * x - 0.5 * v


def exact(periods: int) -> np.ndarray:
    """x and x' after each period of that law: the exponential of the motion with an input that holds."""
    A = np.array([[0, 1, 0], [-1.5, -0.5, 0.5], [0, 0, 0]])
    step, z, found = expm(A * PERIOD), np.array([0.2, 0.0, 0.0]), []
    for k in range(periods):
        z[2] = law(k * PERIOD, z[0], z[1])
        z = step @ z
        found.append(z[:2].copy())
    return np.array(found)


def test_a_stepper_moves_as_exact_discretisation_says() -> None:
    model, x, f = cart()
    s = ap.stepper(model.derive(ap.Kane()), {x: 0.2, "xdot": 0}, tolerance=RUN)
    for k, expected in enumerate(exact(1000)):
        state = s.advance(PERIOD, inputs={f: law(k * PERIOD, s.state[x], s.state["xdot"])})
        np.testing.assert_allclose([state["x"], state["xdot"]], expected, atol=CLOSED_FORM)
    assert s.time == pytest.approx(1.0)


def test_a_run_with_a_controller_moves_as_exact_discretisation_and_as_a_run_with_its_tables() -> None:
    model, x, f = cart()
    equations = model.derive(ap.Kane())
    given = {"tolerance": RUN, "samples": 1001}
    run = equations.simulate(
        1.0, {x: 0.2, "xdot": 0}, sample=PERIOD, controller=lambda t, s: law(t, s[x], s["xdot"]), **given
    )
    found = np.stack([run[x][1:], run["xdot"][1:]], axis=1)
    np.testing.assert_allclose(found, exact(1000), atol=CLOSED_FORM)
    again = equations.simulate(1.0, {x: 0.2, "xdot": 0}, inputs=run.inputs, **given)
    np.testing.assert_array_equal(again[x], run[x])
    np.testing.assert_allclose(run[f][::250], again[f][::250])
    assert run.audit.energy_error < 1e-9


def test_a_falling_pole_is_balanced_and_stays_where_it_hangs_on_rows() -> None:
    """A pole on a cart whose pin is a constraint in positions: it stands for 10 s, and the rows hold to rounding."""
    model = ap.Model("pole with rows")
    x, px, py = model.coordinates("x px py")
    N, f = model.frame, model.input("f")
    model.particle("cart", mass=1, position=x * N.x)
    model.particle("bob", mass=0.1, position=px * N.x + py * N.y)
    model.gravity(-9.81 * N.y)
    model.constrain("rod", (px - x) ** 2 + py**2 - 1)
    model.force("cart", f * N.x)

    def balance(t: float, s) -> dict[str, float]:
        angle, rate = s[px] - s[x], s["pxdot"] - s["xdot"]
        return {"f": 40 * angle + 10 * rate + s[x] + 2 * s["xdot"]}

    start = {x: 0, px: 0.1, py: np.sqrt(0.99), "xdot": 0, "pxdot": 0, "pydot": 0}
    run = model.derive(ap.Kane()).simulate(10.0, start, sample=0.01, controller=balance)
    assert run[py].min() > 0.98
    assert abs(run[px][-1] - run[x][-1]) < 1e-3
    assert run.audit.constraint_error < 1e-13


@pytest.mark.parametrize("integrator", ["dop853", "radau"])
def test_inputs_given_by_expressions_go_on_next_to_those_of_the_controller(integrator: str) -> None:
    model, x, f = cart()
    g = model.input("g")
    model.generalised_force("more", {x: g})
    equations = model.derive(ap.Lagrange())
    given = {"integrator": integrator, "tolerance": 1e-10}
    run = equations.simulate(
        1.0, {x: 0, "xdot": 0}, inputs={g: sm.cos(model.time)}, sample=0.25, controller=lambda t, s: {f: 2.0}, **given
    )
    other = equations.simulate(1.0, {x: 0, "xdot": 0}, inputs={g: sm.cos(model.time) + 2, f: 0}, **given)
    np.testing.assert_allclose(run[x], other[x], atol=1e-8)


def test_an_event_that_ends_a_run_ends_its_controller() -> None:
    model, x, _ = cart()
    asked: list[float] = []

    def controller(t: float, state) -> float:
        asked.append(t)
        return 50.0

    ending = ap.Event(x - 0.5, terminal=True)
    run = model.derive(ap.Kane()).simulate(5.0, {x: 0, "xdot": 0}, events=ending, sample=0.1, controller=controller)
    assert run.time[-1] < 0.5
    assert asked[-1] <= run.time[-1] < asked[-1] + 0.1


def test_a_stepper_does_not_step_over_what_switches_with_time() -> None:
    model, x, f = cart()
    pulse = sm.Piecewise((100, (model.time > 0.303) & (model.time < 0.304)), (0, True))
    model.generalised_force("pulse", {x: pulse})
    equations = model.derive(ap.Kane())
    s = ap.stepper(equations, {x: 0, "xdot": 0})
    for _ in range(4):
        s.advance(0.25)
    run = equations.simulate(1.0, {x: 0, "xdot": 0}, inputs={f: 0})
    np.testing.assert_allclose(s.state["xdot"], run["xdot"][-1], rtol=1e-7)


def test_a_number_given_as_an_input_compiles_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    model, x, f = cart()
    equations = model.derive(ap.Kane())
    expected = equations.simulate(1.0, {x: 0, "xdot": 0}, inputs={f: sm.Float(2.5) + 0 * model.time})
    monkeypatch.setattr(Program, "block", lambda *_: pytest.fail("an input was compiled"))
    for number in (2.5, np.float64(2.5), sm.Float(2.5)):
        run = equations.simulate(1.0, {x: 0, "xdot": 0}, inputs={f: number})
        np.testing.assert_array_equal(run[x], expected[x])


def test_a_period_takes_microseconds() -> None:
    """Ten times what is wanted: a busy machine passes, a period that compiles or derives something does not."""
    model, x, f = cart()
    s = ap.stepper(model.derive(ap.Kane()), {x: 0, "xdot": 0})
    took = []
    for k in range(2000):
        begin = time.perf_counter()
        s.advance(PERIOD, inputs={f: 0.01 * k})
        took.append(time.perf_counter() - begin)
    assert np.median(took) < 200e-6


def test_a_run_begins_where_another_one_is_at_any_instant() -> None:
    model = ap.catalogue.cart_pole()
    lag = model.state_variable("lag", lambda s: 1 - s)
    equations = model.derive(ap.Kane())
    whole = equations.simulate(2.0, {"theta": 0.3}, tolerance=RUN, samples=21)
    for instant in (1.0, 1.0321):
        begin = whole.state(instant)
        assert set(begin) == {"x", "theta", "lag", "v", "omega"}
        rest = equations.simulate(2.0 - instant, begin, start_time=instant, tolerance=RUN)
        np.testing.assert_allclose(rest["theta"][-1], whole["theta"][-1], atol=1e-8)
    assert whole.state()[lag] == whole[lag][-1]
    with pytest.raises(ap.ModelError, match="goes from t = 0 to 2"):
        whole.state(3.0)
    with pytest.raises(KeyError, match="no coordinate or speed is named 'thta'; did you mean 'theta'"):
        whole.state()["thta"]


def with_stop() -> ap.Model:
    model, x, _ = cart()
    model.constrain("wall", x >= -1)
    return model


def prescribed() -> ap.Model:
    model, x, _ = cart()
    w = model.input("w")
    model.constrain("follow", x - w)
    return model


@pytest.mark.parametrize(
    ("model", "principle", "words"),
    [
        (with_stop, ap.Kane(), "a pause loses their mode"),
        (prescribed, ap.Kane(), "its input 'w' prescribes a motion"),
        (lambda: cart()[0], ap.Hamilton(), "by Hamilton, whose states are no speeds"),
    ],
    ids=["modes", "prescribed", "momenta"],
)
def test_motions_that_cannot_pause_are_refused_by_name(model, principle, words: str) -> None:
    equations = model().derive(principle)
    with pytest.raises(ap.NotApplicable, match=words):
        ap.stepper(equations, {})
    with pytest.raises(ap.NotApplicable, match=words):
        equations.simulate(1.0, {}, sample=0.1, controller=lambda t, s: {"f": 0.0, "w": 0.0})


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"controller": lambda t, s: 0.0}, "give the period of the controller"),
        ({"sample": 0.1}, "controller= is None"),
        ({"sample": -1, "controller": lambda t, s: 0.0}, "a positive number of seconds"),
        ({"sample": 1e-9, "controller": lambda t, s: 0.0}, "periods of 1e-09 s"),
        ({"sample": 0.1, "controller": lambda t, s: {"g": 0.0}}, "sets 'g', which is not its input"),
        ({"sample": 0.1, "controller": lambda t, s: {}}, "does not set 'f' at t = 0"),
        ({"sample": 0.1, "controller": lambda t, s: np.nan}, "the input 'f' is nan"),
        ({"sample": 0.1, "controller": lambda t, s: "3 N"}, "a period takes a number"),
        ({"sample": 0.1, "controller": lambda t, s: 0.0, "inputs": {"f": 1}}, "no input left"),
    ],
)
def test_a_controller_that_makes_no_sense_is_refused_in_one_sentence(given, words: str) -> None:
    model, x, _ = cart()
    with pytest.raises(ap.ModelError, match=words):
        model.derive(ap.Kane()).simulate(1.0, {x: 0}, **given)


def test_a_stepper_refuses_what_the_model_does_not_have() -> None:
    model, x, _ = cart()
    s = ap.stepper(model.derive(ap.Kane()), {x: 0})
    with pytest.raises(ap.ModelError, match="has no input 'force'"):
        s.advance(0.1, inputs={"force": 1.0})
    with pytest.raises(ap.ModelError, match="the input 'f' is inf"):
        s.advance(0.1, inputs={"f": np.inf})
    with pytest.raises(ap.ModelError, match="the duration of a period"):
        s.advance(0.0)
