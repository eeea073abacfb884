"""Equations under SymPy's names: the same numbers, whatever reads them."""

from __future__ import annotations

import numpy as np
import pytest
import sympy as sm
from sympy.physics import mechanics as me

import appell as ap
from tests.imports.sympy_models import KANE, numbers_of, speed_rates, state_of
from tests.tolerances import ALGEBRA


def _numbers(matrix: sm.Matrix, known: dict) -> np.ndarray:
    return np.array(matrix.xreplace(known).evalf(), float)


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize("name", ["two masses", "a rolling disc", "a pendulum by two coordinates"])
def test_a_model_from_sympy_goes_back_to_sympy_with_the_same_motion(name: str) -> None:
    method, bodies, loads = KANE[name].build()
    equations = ap.Model.from_sympy(method, bodies=bodies, loads=loads).derive(ap.Kane())
    method.kanes_equations(bodies, loads)
    back = equations.to_sympy()
    parameters, _ = numbers_of(equations, KANE[name], 1)
    state = state_of(method, KANE[name], 1, parameters)
    known = {**parameters, **state}
    theirs = dict(zip(method.u, speed_rates(method, state, parameters), strict=True))
    ours = np.linalg.solve(_numbers(back.mass_matrix, known), _numbers(back.forcing, known).ravel())
    np.testing.assert_allclose(ours, [theirs[u] for u in back.u], rtol=ALGEBRA, atol=ALGEBRA)
    assert back.mass_matrix_full.shape == (len(method.q) + len(method.u),) * 2
    for rate, expression in method.kindiffdict().items():
        np.testing.assert_allclose(
            float(back.kindiffdict()[rate].xreplace(known)), float(expression.xreplace(known)), rtol=ALGEBRA
        )


def _sled() -> ap.Model:
    m = ap.Model("sled")
    mass, J, k, g = m.parameters("m J k g", [2.0, 0.3, 5.0, 9.81])
    sled = m.body("sled", mass, inertia_zz=J, mass_center=(0.2, 0, 0))
    m.joint("blade", ap.Knife(), m.ground, sled, coordinates="x y theta", speeds="v w")
    m.potential("spring", k * m._data.coordinates[0] ** 2 / 2)
    m.gravity(-g * m.frame.z)
    return m


def test_a_nonholonomic_model_of_ours_has_the_shape_of_kanes_method() -> None:
    equations = _sled().derive(ap.Kane())
    back = equations.to_sympy()
    assert [str(u.func) for u in back.u][:2] == ["v", "w"]  # the held speed is the dependent one
    state = {"x": 0.3, "y": -0.1, "theta": 0.4, "v": 0.7, "w": 1.1}
    known = {s: state.get(str(s.func), 0.0) for s in (*back.q, *back.u)}
    known |= {p.symbol: p.default for p in equations.mechanism.parameters}
    x = np.linalg.solve(_numbers(back.mass_matrix_full, known), _numbers(back.forcing_full, known).ravel())
    ours = equations.accelerations(state)
    np.testing.assert_allclose(x[3:5], [ours["v"], ours["w"]], rtol=ALGEBRA, atol=ALGEBRA)
    np.testing.assert_allclose(_numbers(back.rhs(), known).ravel(), x, rtol=ALGEBRA, atol=ALGEBRA)
    np.testing.assert_allclose(_numbers(back.rhs("LU"), known).ravel(), x, rtol=ALGEBRA, atol=ALGEBRA)


def test_bodies_and_loads_are_sympys_own() -> None:
    back = _sled().derive(ap.Kane()).to_sympy()
    (sled,) = back.bodylist
    assert isinstance(sled, me.RigidBody)
    assert sled.mass == sm.Symbol("m", real=True)
    ((point, force),) = back.forcelist
    assert point is sled.masscenter
    assert sm.simplify(force.magnitude() - sm.Symbol("m", real=True) * sm.Abs(sm.Symbol("g", real=True))).subs(
        {sm.Symbol("m", real=True): 2, sm.Symbol("g", real=True): 3}
    ) in (0, 0.0)


def test_what_sympy_has_no_names_for_is_refused() -> None:
    model = _sled()
    with pytest.raises(ap.NotApplicable, match=r"Hamilton has momenta for states"):
        model.derive(ap.Hamilton()).to_sympy()
    with pytest.raises(ap.NotApplicable, match=r"family Hamilton-Lusternik"):
        model.derive(ap.HamiltonLusternik()).to_sympy()
    x = model._data.coordinates[0]
    model.constrain("wall", sm.Ge(x, -1))
    with pytest.raises(ap.NotApplicable, match=r"'wall' is not an ideal one that always holds"):
        model.derive(ap.Kane()).to_sympy()
