"""SymPy's own models of Lagrange's method, run through ours."""

from __future__ import annotations

import numpy as np
import pytest
import sympy as sm
from sympy.physics import mechanics as me
from sympy.physics.mechanics.tests import test_lagrange, test_lagrange2, test_linearize
from sympy.physics.vector import dynamicsymbols

import appell as ap
from tests.imports.sympy_models import Written, numbers_of
from tests.tolerances import ALGEBRA

MODELS = {
    "a disc on a plane": Written(test_lagrange, "test_disc_on_an_incline_plane", "m.form_lag", "m", "[D]", "None"),
    "a pendulum": Written(test_lagrange, "test_simp_pen", "lm.form_lag", "lm", "[Pa]", "None"),
    "a pendulum by two coordinates": Written(
        test_lagrange, "test_nonminimal_pendulum", "LM.form_lag", "LM", "[pP]", "None"
    ),
    "a double pendulum": Written(test_lagrange, "test_dub_pen", "lm.form_lag", "lm", "[ParP, ParR]", "None"),
    "a disc formed from its contact": Written(test_lagrange, "test_rolling_disc", "l.form_lag", "l", "None", "None"),
    "friction on two masses": Written(
        test_lagrange2, "test_lagrange_2forces", "l_method.form_lag", "l_method", "[pP1, pP2]", "None"
    ),
    "a pendulum under a force": Written(
        test_linearize, "test_linearize_pendulum_lagrange_minimal", "LM.form_lag", "LM", "[pP]", "None"
    ),
    "a disc to be linearized": Written(
        test_linearize, "test_linearize_rolling_disc_lagrange", "l.form_lag", "l", "None", "None"
    ),
}


def coordinate_accelerations(method: me.LagrangesMethod, known: dict) -> np.ndarray:
    """SymPy's own answer, in numbers."""
    M, F = (np.array(x.xreplace(known).evalf(), float) for x in (method.mass_matrix_full, method.forcing_full))
    n = len(method.q)
    return np.linalg.solve(M, F.ravel())[n : 2 * n]


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize("name", MODELS)
def test_accelerations_are_those_of_sympys_equations(name: str) -> None:
    method, _, _ = MODELS[name].build()
    equations = ap.Model.from_sympy(method).derive(ap.Lagrange())
    method.form_lagranges_equations()
    parameters, _ = numbers_of(equations, MODELS[name], 1)
    state = _state(method, parameters)
    ours = equations.accelerations(state, parameters)
    theirs = coordinate_accelerations(method, {**parameters, **state})
    np.testing.assert_allclose([ours[f"{q.func}dot"] for q in method.q], theirs, rtol=ALGEBRA, atol=ALGEBRA)


def _state(method: me.LagrangesMethod, parameters: dict) -> dict:
    """A random state on the holonomic rows, with rates that keep them."""
    t = dynamicsymbols._t
    rng = np.random.default_rng(5)
    q, qdot = list(method.q), [c.diff(t) for c in method.q]
    numbers = {c: float(x) for c, x in zip(q, rng.uniform(0.2, 0.9, len(q)), strict=True)}
    rates = rng.uniform(-1, 1, len(q))
    rows = sm.Matrix(method._hol_coneqs).xreplace(parameters)
    if rows:
        for _ in range(30):
            c, J = (np.array(x.xreplace(numbers).evalf(), float) for x in (rows, rows.jacobian(q)))
            x = np.array([numbers[k] for k in q]) - np.linalg.pinv(J) @ c.ravel()
            numbers = dict(zip(q, map(float, x), strict=True))
        rates -= np.linalg.pinv(J) @ (J @ rates)
    return numbers | dict(zip(qdot, map(float, rates), strict=True))


def test_bodies_given_with_a_lagrangian_let_every_principle_derive() -> None:
    written = MODELS["a double pendulum"]
    method, bodies, _ = written.build()
    method.inertial = bodies[0].point._vel_dict and next(iter(bodies[0].point._vel_dict))
    model = ap.Model.from_sympy(method, bodies=bodies)
    state = {"q1": 0.3, "q2": -0.4, "q1'": 0.5, "q2'": 0.7}
    numbers = {"l": 0.7, "m": 1.3, "g": 9.81}
    kane, lagrange = (model.derive(p).accelerations(state, numbers) for p in (ap.Kane(), ap.Lagrange()))
    for u in ("q1dot", "q2dot"):
        np.testing.assert_allclose(kane[u], lagrange[u], rtol=ALGEBRA)


def test_a_lagrangian_that_is_not_that_of_the_bodies_is_refused() -> None:
    method, bodies, _ = MODELS["a double pendulum"].build()
    method.inertial = next(iter(bodies[0].point._vel_dict))
    bodies[0].potential_energy = 0
    with pytest.raises(ap.ModelError, match=r"not T - V of the bodies"):
        ap.Model.from_sympy(method, bodies=bodies)


def test_lagrange_refuses_velocities_that_are_no_rates_of_positions() -> None:
    """SymPy's disc formed from its contact point: rolling is put into the velocities, where Lagrange is wrong."""
    method, _, _ = MODELS["a disc formed from its contact"].build()
    scope_written = Written(test_lagrange, "test_rolling_disc", "l.form_lag", "l", "[BodyD]", "N")
    method, bodies, N = scope_written.build()
    method.inertial = N
    with pytest.raises(ap.NotApplicable, match=r"set by hand and are not such rates \(Dmc.*Kane"):
        ap.Model.from_sympy(method, bodies=bodies).derive(ap.Lagrange())
