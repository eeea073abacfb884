"""The equations as CasADi functions: CasADi's own integrators run them, and find what simulate finds."""

from __future__ import annotations

import casadi as ca
import numpy as np
import pytest
import sympy as sm

import appell as ap
from appell.catalogue import card_of
from appell.compile import program_of
from appell.simulate.bind import Binding

AGREE = 1e-8
"""Between two integrators at tolerances of 1e-12 over a second of motion."""
STRICT = {"abstol": 1e-13, "reltol": 1e-12}


def crane() -> ap.Model:
    """A trolley that an input pushes, with a hanging load."""
    model = ap.Model("crane")
    N = model.frame
    m, M, g, L = model.parameters("m M g L", [1.0, 4.0, 9.81, 2.0])
    x, theta = model.coordinates("x theta")
    f = model.input("f")
    trolley = model.particle("trolley", mass=M, position=x * N.x)
    model.particle("load", mass=m, position=(x + L * sm.sin(theta)) * N.x - L * sm.cos(theta) * N.y)
    model.gravity(-g * N.y)
    model.force(trolley, f * N.x, name="push")
    return model


def lifted() -> ap.Model:
    """A pendulum whose pivot an input moves: its second derivative is read."""
    model = ap.Model("lifted pendulum")
    N, theta, h = model.frame, model.coordinates("theta"), model.input("h")
    bob = (h - sm.cos(theta)) * N.y + sm.sin(theta) * N.x
    model.particle("bob", mass=2.0, position=bob)
    model.gravity(-9.81 * N.y)
    return model


def defaults(equations: ap.Equations) -> list[float]:
    return [float(one.default) for one in equations.mechanism.parameters]


def by_cvodes(functions, x0: list[float], p: list[float], end: float, inputs=lambda t: ca.SX(0, 1)) -> np.ndarray:
    """The state at the end, from ``rates`` alone."""
    t, x = ca.SX.sym("t"), ca.SX.sym("x", len(functions.states))
    ode = functions.rates(t, x, inputs(t), p)
    found = ca.integrator("motion", "cvodes", {"t": t, "x": x, "ode": ode}, 0.0, end, STRICT)(x0=x0)
    return np.array(found["xf"]).ravel()


def at_the_end(run, functions) -> np.ndarray:
    return np.array([run[name][-1] for name in functions.states])


@pytest.mark.parametrize("principle", [ap.Kane(), ap.Hamilton()], ids=lambda p: p.name)
def test_cvodes_runs_a_crane_that_an_input_pushes(principle):
    equations = crane().derive(principle)
    functions = equations.to_casadi()
    assert functions.inputs == ("f",)
    run = equations.simulate(1.0, {"x": 0, "theta": 0.2}, inputs={"f": 2 * sm.sin(3 * crane().time)}, tolerance=1e-12)
    found = by_cvodes(functions, [0, 0.2, 0, 0], defaults(equations), 1.0, lambda t: 2 * ca.sin(3 * t))
    np.testing.assert_allclose(found, at_the_end(run, functions), atol=AGREE, rtol=0)


def test_an_input_that_moves_a_pivot_is_given_with_its_derivatives():
    equations = lifted().derive(ap.Kane())
    functions, t = equations.to_casadi(), lifted().time
    assert functions.inputs[0] == "h"
    assert functions.inputs[-1] == "h''"
    run = equations.simulate(1.0, {"theta": 0.4}, inputs={"h": sm.sin(2 * t)}, tolerance=1e-12)
    moved = lambda t: ca.vertcat(ca.sin(2 * t), 2 * ca.cos(2 * t), -4 * ca.sin(2 * t))
    found = by_cvodes(functions, [0.4, 0], [], 1.0, moved)
    np.testing.assert_allclose(found, at_the_end(run, functions), atol=AGREE, rtol=0)


@pytest.mark.parametrize("name", ["cartesian-pendulum", "two-pucks", "chaplygin-sleigh"])
def test_idas_runs_rows_from_the_blocks_alone(name):
    card = card_of(name)
    equations = card.model().derive(ap.Kane(reactions=True))
    functions, p = equations.to_casadi(), defaults(equations)
    n, m = len(functions.speeds), len(functions.rows)
    t, x, z = ca.SX.sym("t"), ca.SX.sym("x", len(functions.states)), ca.SX.sym("z", n + m)
    at, udot, lam = (t, x, [], p), z[:n], z[n:]
    dynamics = functions.mass_matrix(*at) @ udot - functions.forcing(*at) - functions.reaction_matrix(*at) @ lam
    rows = functions.constraint_matrix(*at) @ udot + functions.constraint_bias(*at)
    ode = ca.vertcat(functions.coordinate_rates(*at), udot)
    motion = {"t": t, "x": x, "z": z, "ode": ode, "alg": ca.vertcat(dynamics, rows)}
    run = equations.simulate(1.0, card.start, tolerance=1e-12)
    x0 = [run[name][0] for name in functions.states]
    z0 = ca.vertcat(*functions.reactions(0, x0, [], p))
    found = ca.integrator("motion", "idas", motion, 0.0, 1.0, STRICT)(x0=x0, z0=z0)
    np.testing.assert_allclose(np.array(found["xf"]).ravel(), at_the_end(run, functions), atol=AGREE, rtol=0)
    assert np.abs(np.array(functions.invariants(1.0, found["xf"], [], p))).max() < AGREE


@pytest.mark.parametrize(
    "name", ["two-pucks", "snakeboard", "rolling-disc", "marle-servo", "cart-with-integral-action"]
)
@pytest.mark.parametrize(
    "principle", [ap.Kane(), ap.Lagrange(), ap.Hamilton(), ap.UdwadiaKalaba()], ids=lambda p: p.name
)
def test_rates_are_those_of_the_program(name, principle):
    card = card_of(name)
    try:
        equations = card.model().derive(principle)
        functions = equations.to_casadi()
    except ap.NotApplicable as refusal:
        pytest.skip(str(refusal))
    program, p = program_of(equations), Binding(None, None, 0.0, 0.0)(equations, program_of(equations)).at(0.0)
    x = np.random.default_rng(3).uniform(0.3, 1.0, len(functions.states))
    found = np.array(functions.rates(t=0.1, x=x, p=p)["rates"]).ravel()
    np.testing.assert_allclose(found, program.rates(0.1, x, p).state_rates, rtol=1e-9, atol=1e-9)


def test_a_motion_with_modes_is_refused_by_a_sentence():
    equations = card_of("stick-slip-oscillator").model().derive(ap.Kane())
    with pytest.raises(ap.NotApplicable, match="has modes, and no single set of functions describes it"):
        equations.to_casadi()


def test_equations_of_higher_order_are_refused_by_a_sentence():
    equations = card_of("jankowski-particle").model().derive(ap.HamiltonLusternik())
    with pytest.raises(ap.NotApplicable, match=r"are of higher order.*equations\.system"):
        equations.to_casadi()
    assert equations.system.higher is not None
