"""Inputs over time or state, and what switches with time, in lanes: every case is the motion that simulate gives."""

from __future__ import annotations

import ctypes
import pickle
from typing import Any

import numpy as np
import pytest
import sympy as sm
from sympy.physics.vector import dynamicsymbols

import appell as ap
from appell.ensemble import chunks

IN_LANES = "eight at a time, in lanes"
SAME = 1e-12
"""Against 1 + the largest entry: the same steps, but for rounding."""


def cart(order: str = "force") -> ap.Equations:
    """A mass on a spring that is pushed, or hangs on an end whose motion is prescribed."""
    model = ap.Model("cart")
    x = model.coordinates("x")
    k = model.parameters("k", 3.0)
    push = model.input("push")
    model.force(model.particle("P", mass=1, position=x * model.frame.x), (push - k * x) * model.frame.x)
    if order == "motion":
        y = model.coordinates("y")
        model.particle("Q", mass=2, position=(x + y) * model.frame.x)
        model.constrain("end", y - push)
    return model.derive(ap.Kane())


def as_by_simulate(equations: ap.Equations, given: Any, state: dict[str, float], design: Any, **more: Any) -> ap.Sweep:
    runs = equations.sweep(3.0, state, design, inputs=given, samples=7, tolerance=1e-10, **more)
    for k in range(len(runs)):
        alone = runs[k]
        for name in runs.plan.histories:
            ours = np.asarray(runs.data[name])[k]
            np.testing.assert_allclose(ours, alone[name], atol=SAME * (1 + np.abs(ours).max()), rtol=0)
        np.testing.assert_allclose(runs.data["energy_error"][k], alone.audit.energy_error, atol=1e-9)
    return runs


@pytest.fixture
def nothing_is_left_to_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chunks, "outcome", lambda plan, number: pytest.fail(f"case {number} left its lane"))


def of_time(model: ap.Equations) -> sm.Expr:
    return sm.sin(5 * dynamicsymbols._t)


TABLE = (np.array([0.0, 0.7, 0.71, 1.9, 3.0]), np.array([0.0, 0.0, 4.0, -1.0, 2.0]))
STARTS = ap.cases(state={"x": np.linspace(-1.0, 1.0, 11)})  # more than a register holds


@pytest.mark.usefixtures("nothing_is_left_to_python")
@pytest.mark.parametrize("kind", ["expression", "table", "steps", "state"])
def test_a_lane_is_driven_as_one_run_is(kind: str) -> None:
    equations = cart()
    x, t = equations.coordinates[0], dynamicsymbols._t
    given = {
        "expression": sm.sin(5 * t),
        "table": TABLE,
        "steps": sm.Piecewise((3, (t > 1) & (t < sm.Rational(101, 100))), (0, True)),
        "state": -x.diff(t) / 5 + sm.cos(t),
    }[kind]
    runs = as_by_simulate(equations, {"push": given}, {"x'": 0.3}, STARTS)
    assert runs.way == IN_LANES
    assert (runs.data["status"] == 0).all()


@pytest.mark.usefixtures("nothing_is_left_to_python")
def test_a_prescribed_motion_is_differentiated_in_lanes() -> None:
    equations = cart("motion")
    t = dynamicsymbols._t
    runs = as_by_simulate(equations, {"push": sm.sin(2 * t) / 2}, {"x'": 0.3}, STARTS)
    assert runs.way == IN_LANES


def test_constants_that_vary_stand_beside_what_is_driven() -> None:
    model = ap.Model("two pushes")
    x = model.coordinates("x")
    first, second = model.input("first"), model.input("second")
    model.force(model.particle("P", mass=1, position=x * model.frame.x), (first + second - x) * model.frame.x)
    equations = model.derive(ap.Kane())
    design = ap.cases(inputs={"second": [0.0, -2.0, 5.0]})
    runs = as_by_simulate(equations, {"first": sm.sin(model.time)}, {"x": 0.1, "x'": 0.0}, design)
    assert runs.way == IN_LANES


def test_what_switches_in_the_equations_ends_the_steps_of_lanes() -> None:
    """A hundredth of a second of force, which a step from rest would pass over; and one that begins with the run."""
    model = ap.Model("tapped")
    x, t = model.coordinates("x"), model.time
    begin = model.parameters("begin", 0.0)
    pulses = [
        (10, (t > sm.Rational(7, 10)) & (t < sm.Rational(71, 100))),
        (3, t < begin + sm.Rational(1, 5)),
        (0, True),
    ]
    model.force(model.particle("P", mass=1, position=x * model.frame.x), sm.Piecewise(*pulses) * model.frame.x)
    equations = model.derive(ap.Kane())
    runs = as_by_simulate(equations, None, {"x'": 0.0}, STARTS)
    assert runs.way == IN_LANES
    speed = runs.plan.histories[1]
    np.testing.assert_allclose(runs.data[speed][:, -1], 0.1 + 0.6, rtol=1e-9)
    stiff = as_by_simulate(equations, None, {"x'": 0.0}, STARTS, integrator="radau")
    assert stiff.way.startswith("one after the other in native code")
    varied = equations.sweep(3.0, {"x": 0.0, "x'": 0.0}, ap.cases(parameters={"begin": [0.0, 0.3]}), samples=2)
    assert "when it switches depends on 'begin', which varies" in varied.way
    np.testing.assert_allclose(varied.data[speed][:, -1], [0.7, 0.1 + 1.5], rtol=1e-9)


def test_a_driven_plan_is_read_back_from_its_bytes() -> None:
    equations = cart()
    plan = equations.sweep(1.0, {"x'": 0.0}, STARTS, inputs={"push": of_time(equations)}, samples=2).plan
    assert pickle.loads(pickle.dumps(plan)).driven.structs  # other addresses: nobody may call those of the first


def test_what_lanes_cannot_follow_is_said() -> None:
    equations = cart()
    design = ap.cases(parameters={"k": [1.0, 2.0]})
    k = equations.mechanism.parameters[0].symbol
    runs = equations.sweep(1.0, {"x": 0.1, "x'": 0.0}, design, inputs={"push": k * of_time(equations)}, samples=2)
    assert "its input 'push' holds a parameter that varies" in runs.way
    function = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double)(lambda t: 2.0)
    state = {"x": 0.1, "x'": 0.0}
    runs = equations.sweep(1.0, state, design, inputs={"push": ap.NativeFunction(function)}, samples=2)
    assert "its input 'push' is a function of the caller's" in runs.way
