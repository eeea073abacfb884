"""Radau IIA: known motions, its order, its Jacobian, projection, events and audit; stiff problems of the literature."""

import ctypes
import math

import numpy as np
import pytest
import sympy as sm
from scipy.optimize._numdiff import approx_derivative

import appell as ap
from appell.catalogue import (
    ANDREWS_SQUEEZER,
    CARTESIAN_PENDULUM,
    DRIVEN_TIP,
    FLYBALL_GOVERNOR,
    PAINLEVE_ROD,
    TWO_PUCKS,
)
from appell.compile import program_of
from appell.simulate.prepare import scales, start_state
from appell.simulate.start import parameter_values
from tests.tolerances import CONSTRAINT

JACOBIAN = 1e-7
"""Against differences of third order with steps near 1e-5: their own error."""


def oscillator():
    model = ap.Model("oscillator")
    x = model.coordinates("x")
    model.particle("bob", mass=1, position=x * model.frame.x)
    model.potential("spring", x**2 / 2)
    return model.derive(ap.Kane())


def penalty_pendulum(k=1e10):
    """A pendulum whose rod is a spring of k N/m."""
    model = ap.Model("pendulum on a stiff spring")
    N, (x, y) = model.frame, model.coordinates("x y")
    stiffness = model.parameters("k", k)
    model.particle("bob", mass=1, position=x * N.x + y * N.y)
    model.gravity(-9.81 * N.y)
    model.potential("rod", stiffness * (sm.sqrt(x**2 + y**2) - 1) ** 2 / 2)
    return model.derive(ap.Kane())


SWING = {"x": np.sin(0.5), "y": -np.cos(0.5), "xdot": 0, "ydot": 0}


def test_the_method_is_of_fifth_order():
    equations, errors, steps = oscillator(), [], []
    for h in (0.2, 0.1, 0.05):
        run = equations.simulate(
            4.0, {"x": 1, "xdot": 0}, integrator="radau", tolerance=1e-2, max_step=h, samples=[0.0, 4.0]
        )
        errors.append(abs(run["x"][-1] - np.cos(4.0)))
        steps.append(run.audit.steps)
    slopes = np.diff(np.log(errors)) / np.diff(np.log(1 / np.array(steps)))
    assert slopes == pytest.approx([5, 5], abs=0.4)


@pytest.mark.parametrize("tolerance", [1e-6, 1e-8, 1e-10])
def test_the_error_follows_the_tolerance(tolerance):
    run = oscillator().simulate(10.0, {"x": 1, "xdot": 0}, integrator="radau", tolerance=tolerance)
    assert np.abs(run["x"] - np.cos(run.time)).max() < 200 * tolerance  # samples lie on a cubic, of fourth order


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize(
    ("card", "principle"),
    [
        (CARTESIAN_PENDULUM, ap.Kane()),
        (CARTESIAN_PENDULUM, ap.Hamilton()),
        (TWO_PUCKS, ap.Kane(reactions=True)),
        (TWO_PUCKS, ap.HamiltonLusternik()),
        (ANDREWS_SQUEEZER, ap.Kane()),
        (FLYBALL_GOVERNOR, ap.Lagrange()),
        (PAINLEVE_ROD, ap.Kane()),
        (DRIVEN_TIP, ap.Kane(reactions=True)),
    ],
    ids=lambda c: c.name,
)
def test_the_jacobian_is_that_of_the_right_side(card, principle):
    equations = card.model().derive(principle)
    program, p = program_of(equations), parameter_values(equations, None)
    x = start_state(equations, program, card.start, p, 0.0)
    sizes = scales(program, x, p, 0.0)
    J = program.jacobian(0.0, x, p, program.derivatives, **sizes)
    rates = lambda y: program.rates(0.0, y, p, **sizes).state_rates
    np.testing.assert_allclose(J, approx_derivative(rates, x, method="3-point"), atol=JACOBIAN * np.abs(J).max())


def test_the_jacobian_knows_how_an_input_depends_on_the_state():
    model = ap.Model("block")
    x, f = model.coordinates("x"), model.input("f")
    model.particle("block", mass=2, position=x * model.frame.x)
    model.force("block", f * model.frame.x)
    t = model.time
    given = {f: -1e8 * (x - sm.sin(t)) - 4e4 * (x.diff(t) - sm.cos(t))}
    pointer = ctypes.POINTER(ctypes.c_double)
    signature = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double, pointer, pointer)
    law = signature(lambda t, x, _: -1e8 * (x[0] - math.sin(t)) - 4e4 * (x[1] - math.cos(t)))
    for inputs in (given, {f: law}):
        options = {"inputs": inputs, "integrator": "radau", "tolerance": 1e-8}
        run = model.derive(ap.Kane()).simulate(20.0, {x: 0, "xdot": 1}, **options)
        assert run.audit.steps < 1000
        np.testing.assert_allclose(run["x"], np.sin(run.time), atol=1e-6)


def test_constraints_stay_at_rounding_and_events_are_found():
    equations = CARTESIAN_PENDULUM.model().derive(ap.Kane())
    x = equations.coordinates[0]
    explicit = equations.simulate(3.0, CARTESIAN_PENDULUM.start, events={"below": x}, tolerance=1e-12)
    run = equations.simulate(3.0, CARTESIAN_PENDULUM.start, events={"below": x}, integrator="radau", tolerance=1e-10)
    assert run.audit.constraint_error < CONSTRAINT
    assert [e.time for e in run.events] == pytest.approx([e.time for e in explicit.events], abs=1e-7)
    np.testing.assert_allclose(run["x"], explicit["x"], atol=1e-7)
    assert run.audit.energy_error < 1e-6


@pytest.mark.parametrize("integrator", ["dop853", "radau"])
def test_andrews_squeezer_reaches_the_published_angles(integrator):
    card = ANDREWS_SQUEEZER
    run = card.model().derive(ap.Kane()).simulate(0.03, card.start, integrator=integrator, tolerance=1e-12)
    for number in card.numbers:
        assert run[number.quantity][-1] == pytest.approx(number.value, abs=1e-8)
    assert run.audit.constraint_error < CONSTRAINT


def test_the_governor_takes_a_fraction_of_the_explicit_steps():
    equations = FLYBALL_GOVERNOR.model().derive(ap.Kane())
    explicit = equations.simulate(1.0, FLYBALL_GOVERNOR.start, tolerance=1e-10)
    run = equations.simulate(1.0, FLYBALL_GOVERNOR.start, integrator="radau", tolerance=1e-10)
    np.testing.assert_allclose(run["s"], explicit["s"], atol=1e-8)
    assert run.audit.evaluations < explicit.audit.evaluations / 5
    momentum = FLYBALL_GOVERNOR.invariants["angular momentum"](run)
    np.testing.assert_allclose(momentum, momentum[0], rtol=1e-8)


def test_a_penalty_spring_moves_as_the_constraint_it_stands_for():
    rigid = ap.Model("pendulum")
    N, (x, y) = rigid.frame, rigid.coordinates("x y")
    rigid.particle("bob", mass=1, position=x * N.x + y * N.y)
    rigid.gravity(-9.81 * N.y)
    rigid.constrain("rod", (x**2 + y**2 - 1) / 2)
    ideal = rigid.derive(ap.Kane()).simulate(2.0, SWING, tolerance=1e-12)
    run = penalty_pendulum().simulate(2.0, SWING, integrator="radau", tolerance=1e-8)
    np.testing.assert_allclose(run["x"], ideal["x"], atol=1e-6)
    assert run.audit.steps < 10_000


def test_a_stiff_run_under_the_explicit_method_ends_and_names_the_other():
    with pytest.raises(ap.SimulationError, match=r"the motion is stiff.*use integrator='radau'") as caught:
        penalty_pendulum().simulate(2000.0, SWING, tolerance=1e-8)
    assert caught.value.run.time.size


@pytest.mark.parametrize("tolerance", [1e-4, 1e-6, 1e-8, 1e-10])
def test_a_limit_of_steps_names_the_other_method_where_the_motion_is_stiff(tolerance):
    with pytest.raises(
        ap.SimulationError, match="number of steps allowed; the motion is stiff there: integrator='radau'"
    ):
        penalty_pendulum().simulate(2000.0, SWING, tolerance=tolerance, max_steps=3000)


@pytest.mark.parametrize("tolerance", [1e-3, 1e-4, 1e-8])
def test_a_motion_that_is_as_fast_as_its_equations_is_not_called_stiff(tolerance):
    """An oscillator with omega h up to 6: an implicit method would need shorter steps, not longer ones."""
    with pytest.raises(ap.SimulationError, match="number of steps allowed") as caught:
        oscillator().simulate(1e7, {"x": 1, "xdot": 0}, tolerance=tolerance, max_steps=3000, samples=2)
    assert "stiff" not in str(caught.value)


def test_an_unknown_integrator_is_refused():
    with pytest.raises(ap.ModelError, match="integrator='euler' is unknown: use 'dop853' or 'radau'"):
        oscillator().simulate(1.0, {"x": 1}, integrator="euler")


def test_a_row_three_times_gives_the_same_motion():
    model = CARTESIAN_PENDULUM.model()
    x, y = model.snapshot().kinematics.coordinates
    L = sm.Symbol("L", real=True)
    model.constrain("rod again", 3 * (x**2 + y**2 - L**2))
    once = CARTESIAN_PENDULUM.model().derive(ap.Kane(reactions=True))
    options = {"integrator": "radau", "tolerance": 1e-8}
    run = model.derive(ap.Kane(reactions=True)).simulate(2.0, CARTESIAN_PENDULUM.start, **options)
    np.testing.assert_allclose(run["x"], once.simulate(2.0, CARTESIAN_PENDULUM.start, **options)["x"], atol=1e-6)
