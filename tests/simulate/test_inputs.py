"""Inputs: expressions, tables and compiled functions as forces and as motions, without Python in the loop."""

import ctypes
import ctypes.util
import pickle

import numpy as np
import pytest
import sympy as sm
from scipy import LowLevelCallable
from scipy.interpolate import CubicSpline

import appell as ap
from tests.tolerances import CLOSED_FORM, CONSTRAINT, ENERGY, RUN

ONE = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double)
POINTER = ctypes.POINTER(ctypes.c_double)
THREE = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double, POINTER, POINTER)
LIBRARY = ctypes.CDLL(ctypes.util.find_library("m"))


def library(name):
    function = LIBRARY[name]
    function.argtypes, function.restype = [ctypes.c_double], ctypes.c_double
    return function


def block(mass=2.0):
    """A block on a line, pushed by the input f."""
    model = ap.Model("block")
    x, f = model.coordinates("x"), model.input("f", unit="N", description="push")
    model.parameters("k", 3.0)
    model.particle("block", mass=mass, position=x * model.frame.x)
    model.force("block", f * model.frame.x, name="push")
    return model


def pendulum(level="position"):
    """A pendulum whose support is moved by the input g: at once, or by a constraint on its position or velocity."""
    model = ap.Model("pendulum")
    N, g = model.frame, model.input("g", unit="m")
    theta, x = model.coordinates("theta x")
    model.particle("support", mass=1, position=x * N.x)
    model.particle("bob", mass=1, position=(x + sm.sin(theta)) * N.x - sm.cos(theta) * N.y)
    model.gravity(-9.81 * N.y)
    model.constrain("drive", x - g if level == "position" else x.diff(model.time) - g.diff(model.time))
    return model


START = {"theta": 0.3, "thetadot": 0.0}


def prescribed(expression):
    """The same pendulum with the motion of its support written into the positions, and nothing given at a run."""
    model = ap.Model("prescribed")
    N, theta = model.frame, model.coordinates("theta")
    model.particle("bob", mass=1, position=(expression + sm.sin(theta)) * N.x - sm.cos(theta) * N.y)
    model.gravity(-9.81 * N.y)
    return model


@pytest.mark.parametrize("principle", [ap.Kane(), ap.Lagrange(), ap.Hamilton(), ap.GibbsAppell()], ids=lambda p: p.name)
def test_an_expression_of_the_state_is_a_law_of_feedback(principle):
    model = block()
    x, k = model.snapshot().kinematics.coordinates[0], sm.Symbol("k", real=True)
    run = model.derive(principle).simulate(5.0, {x: 1, "xdot": 0}, inputs={"f": -k * x}, tolerance=RUN)
    np.testing.assert_allclose(run["x"], np.cos(np.sqrt(3 / 2) * run.time), atol=CLOSED_FORM)
    np.testing.assert_allclose(run["f"], -3 * run["x"], atol=CLOSED_FORM)


def test_the_work_of_an_input_is_in_the_balance_of_energy():
    run = (
        block()
        .derive(ap.Kane())
        .simulate(4.0, {"x": 0, "xdot": 0}, inputs={"f": sm.cos(3 * sm.Symbol("t"))}, tolerance=RUN, max_step=0.05)
    )
    np.testing.assert_allclose(run["power of push"], run["f"] * run["xdot"], atol=CLOSED_FORM)
    assert run["work"][-1] == pytest.approx(run["kinetic energy"][-1], abs=ENERGY)
    assert run.audit.energy_error < ENERGY


@pytest.mark.parametrize(
    "given",
    [library("cos"), LowLevelCallable(library("cos")), ap.NativeFunction(library("cos")), sm.cos(ap.Model("").time)],
    ids=["ctypes", "LowLevelCallable", "NativeFunction", "expression"],
)
def test_compiled_functions_of_time_give_the_motion_of_their_expression(given):
    run = block().derive(ap.Kane()).simulate(3.0, {"x": 0, "xdot": 0}, inputs={"f": given}, tolerance=RUN)
    np.testing.assert_allclose(run["x"], (1 - np.cos(run.time)) / 2, atol=CLOSED_FORM)


def test_a_compiled_function_of_the_state_sees_state_and_parameters():
    law = THREE(lambda t, x, p: -p[0] * x[0] - x[1])
    run = block().derive(ap.Kane()).simulate(3.0, {"x": 1, "xdot": 0}, inputs={"f": law}, tolerance=RUN)
    x = block().snapshot().kinematics.coordinates[0]
    same = block().derive(ap.Kane()).simulate(3.0, {"x": 1, "xdot": 0}, inputs={"f": -3 * x - x.diff()}, tolerance=RUN)
    np.testing.assert_allclose(run["x"], same["x"], atol=CLOSED_FORM)


@pytest.mark.parametrize("level", ["position", "velocity"])
def test_a_motion_given_at_the_run_is_the_motion_written_into_the_model(level):
    t = ap.Model("").time
    wanted = sm.sin(2 * t) / 5
    other = prescribed(wanted).derive(ap.Kane()).simulate(3.0, START, tolerance=RUN)
    run = pendulum(level).derive(ap.Kane()).simulate(3.0, START | {"x": 0}, inputs={"g": wanted}, tolerance=RUN)
    np.testing.assert_allclose(run["theta"], other["theta"], atol=CLOSED_FORM)
    assert run.audit.constraint_error < CONSTRAINT


def test_an_input_inside_a_position_is_differentiated_with_it():
    model = ap.Model("moving support")
    N, theta, g, t = model.frame, model.coordinates("theta"), model.input("g"), model.time
    model.particle("bob", mass=1, position=(g + sm.sin(theta)) * N.x - sm.cos(theta) * N.y)
    model.gravity(-9.81 * N.y)
    wanted = sm.sin(2 * t) / 5
    for principle in (ap.Kane(), ap.Lagrange(), ap.Hamilton()):
        run = model.derive(principle).simulate(3.0, START, inputs={g: wanted}, tolerance=RUN)
        other = prescribed(wanted).derive(principle).simulate(3.0, START, tolerance=RUN)
        np.testing.assert_allclose(run["theta"], other["theta"], atol=CLOSED_FORM)
        np.testing.assert_allclose(run["velocity of bob"], other["velocity of bob"], atol=CLOSED_FORM)


def test_a_table_prescribes_the_motion_of_its_spline_with_both_derivatives():
    times = np.linspace(0, 3, 31)
    spline = CubicSpline(times, np.sin(2 * times) / 5)
    run = (
        pendulum()
        .derive(ap.Kane(reactions=True))
        .simulate(3.0, START, inputs={"g": ap.Table(times, spline(times), "cubic")})
    )
    np.testing.assert_allclose(run["x"], spline(run.time), atol=CONSTRAINT)
    np.testing.assert_allclose(run["xdot"], spline(run.time, 1), atol=CONSTRAINT)
    np.testing.assert_allclose(run["xdot'"], spline(run.time, 2), atol=1e-11)
    assert run.audit.constraint_error < CONSTRAINT


def test_compiled_functions_prescribe_a_motion_with_their_derivatives():
    minus = ONE(lambda t: -np.sin(t))
    given = ap.NativeFunction(library("sin"), [library("cos"), minus])
    run = pendulum().derive(ap.Kane()).simulate(2.0, START, inputs={"g": given}, tolerance=RUN)
    other = prescribed(sm.sin(ap.Model("").time)).derive(ap.Kane()).simulate(2.0, START, tolerance=RUN)
    np.testing.assert_allclose(run["theta"], other["theta"], atol=CLOSED_FORM)


def test_a_new_table_needs_no_new_machine_code(monkeypatch):
    equations = block().derive(ap.Kane())
    equations.simulate(1.0, {"x": 0}, inputs={"f": ([0, 1], [1, 1])})
    monkeypatch.setattr("appell.compile.jit._compile", None)
    run = equations.simulate(1.0, {"x": 0, "xdot": 0}, inputs={"f": ([0, 1], [4, 4])})
    assert run["x"][-1] == pytest.approx(1.0, abs=CLOSED_FORM)


def test_accelerations_at_one_state_take_inputs():
    equations = block().derive(ap.Kane())
    assert equations.accelerations({"x": 0}, inputs={"f": 5})["xdot"] == pytest.approx(2.5)


def test_equations_print_inputs_by_their_names_and_derivatives():
    assert "xdot' = g''" in str(pendulum().derive(ap.Kane(reactions=True)))


def test_a_constraint_with_an_input_is_rheonomic():
    assert pendulum().classify()["drive"].rheonomic


def test_equations_with_inputs_travel_by_pickle():
    arrived = pickle.loads(pickle.dumps(block().derive(ap.Kane())))
    assert arrived.simulate(1.0, {"x": 0, "xdot": 0}, inputs={"f": 4})["x"][-1] == pytest.approx(1.0)


def test_an_event_may_be_an_input():
    model = block()
    f = model.snapshot().inputs[0].function
    run = model.derive(ap.Kane()).simulate(2.0, {"x": 0}, inputs={f: model.time - 1}, events={"turn": f})
    assert run.events[0].time == pytest.approx(1.0, abs=CLOSED_FORM)


@pytest.mark.parametrize(
    ("inputs", "said"),
    [
        ({}, "the input 'f' of 'block' is not given"),
        ({"f": 1, "h": 2}, "has no input 'h'"),
        ({"f": lambda t: t}, "which would run inside the loop"),
        ({"f": "soft"}, "give an expression, a table"),
        ({"f": sm.Symbol("z")}, "holds the unknown symbol 'z'"),
        ({"f": sm.nan}, "give it a finite value"),
        ({"f": (1, 2, 3)}, "has 3 parts: give \\(times, values\\)"),
        ({"f": LIBRARY["tan"]}, "returns a double and says what it takes"),
        ({"f": ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double, ctypes.c_double)(max)}, "function of 2 arguments"),
    ],
)
def test_an_input_that_makes_no_sense_is_refused_in_one_sentence(inputs, said):
    with pytest.raises(ap.ModelError, match=said):
        block().derive(ap.Kane()).simulate(1.0, {"x": 0}, inputs=inputs)


def test_a_motion_needs_its_derivatives_and_no_state():
    equations = pendulum().derive(ap.Kane())
    theta = equations.coordinates[0]
    with pytest.raises(ap.ModelError, match="differentiated 2 times: give NativeFunction"):
        equations.simulate(1.0, START, inputs={"g": library("sin")})
    with pytest.raises(ap.ModelError, match=r"'theta\(t\)' holds the state"):
        equations.simulate(1.0, START, inputs={"g": theta})


def test_two_things_of_one_name_are_refused():
    with pytest.raises(ap.ModelError, match="the name 'k' is taken already"):
        block().input("k")
