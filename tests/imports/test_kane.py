"""SymPy's own models of Kane's method, run through ours: the accelerations are those of SymPy's equations."""

from __future__ import annotations

import numpy as np
import pytest
import sympy as sm
from sympy.physics import mechanics as me
from sympy.physics.vector import dynamicsymbols

import appell as ap
from appell.algebra import CasadiAlgebra, SympyAlgebra
from appell.mechanics import lower
from appell.mechanics.sampling import random_states, values_at
from tests.imports.sympy_models import AUXILIARY, KANE, numbers_of, speed_rates, state_of
from tests.tolerances import ALGEBRA


@pytest.mark.slow_but_every(6)
@pytest.mark.parametrize("name", KANE)
def test_accelerations_are_those_of_sympys_equations(name: str) -> None:
    method, bodies, loads = KANE[name].build()
    equations = ap.Model.from_sympy(method, bodies=bodies, loads=loads).derive(ap.Kane())
    method.kanes_equations(bodies, loads)
    for seed in (1, 2):
        parameters, inputs = numbers_of(equations, KANE[name], seed)
        state = state_of(method, KANE[name], seed, parameters)
        theirs = speed_rates(method, state, parameters | inputs)
        ours = equations.accelerations(state, parameters, inputs=inputs)
        np.testing.assert_allclose([ours[u] for u in method.u], theirs, rtol=ALGEBRA, atol=ALGEBRA)


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize("name", AUXILIARY)
def test_auxiliary_equations_give_the_forces_in_evidence(name: str) -> None:
    method, bodies, loads = AUXILIARY[name].build()
    equations = ap.Model.from_sympy(method, bodies=bodies, loads=loads).derive(ap.Kane(reactions=True))
    method.kanes_equations(bodies, loads)
    parameters, _ = numbers_of(equations, AUXILIARY[name], 3)
    state = state_of(method, AUXILIARY[name], 3, parameters)
    ours = equations.accelerations(state, parameters)
    theirs = speed_rates(method, state, parameters)
    np.testing.assert_allclose([ours[u] for u in method.u], theirs, rtol=ALGEBRA, atol=ALGEBRA)
    # the auxiliary equations at these numbers, with our forces in them, are satisfied
    forces = {f: ours[f"lambda_{n}"] for n, f in _forces(method, equations).items()}
    assert len(forces) == len(method._uaux)
    t = dynamicsymbols._t
    rates = {u.diff(t): float(x) for u, x in zip(method.u, theirs, strict=True)}
    rates |= {u.diff(t): 0.0 for u in method._uaux}
    left = method.auxiliary_eqs.xreplace(rates).xreplace({**parameters, **state, **forces})
    np.testing.assert_allclose(np.array(left.evalf(), float), 0.0, atol=1e-9)


def _forces(method: object, equations: ap.Equations) -> dict[str, sm.Basic]:
    """The symbols of the forces that SymPy left in its auxiliary equations, by the name of our constraint."""
    names = {c.name for c in equations.mechanism.constraints}
    atoms = method.auxiliary_eqs.atoms(sm.Symbol, sm.core.function.AppliedUndef)  # type: ignore[attr-defined]
    return {str(getattr(f, "name", f.func)): f for f in atoms if str(getattr(f, "name", f.func)) in names}


def test_an_integral_in_a_row_stands_beside_kinematical_equations_that_mix_rates_and_speeds() -> None:
    """x' + y' = u, x' - y' = u + 2 v: with x = 1 + 0.6 t the row y' = integral of x from 0 is y' = t + 0.3 t^2."""
    x, y, u, v = dynamicsymbols("x y u v")
    t, N, P = dynamicsymbols._t, me.ReferenceFrame("N"), me.Point("P")
    O = me.Point("O")
    O.set_vel(N, 0)
    P.set_pos(O, x * N.x + y * N.y)
    P.set_vel(N, (u + v) * N.x - v * N.y)
    method = me.KanesMethod(N, [x, y], [u, v], kd_eqs=[x.diff(t) + y.diff(t) - u, x.diff(t) - y.diff(t) - u - 2 * v])
    model = ap.Model.from_sympy(method, bodies=[me.Particle("P", P, 2)])
    model.constrain("row", y.diff(t) - ap.integral(x, start=0.0), servo={y: 1})
    run = model.derive(ap.Kane()).simulate(2.0, {"x": 1.0, "y": 0.0, "u": 0.6, "v": 0.0}, samples=9)
    np.testing.assert_allclose(run["x"], 1 + 0.6 * run.time, atol=1e-9)
    np.testing.assert_allclose(run["y"], run.time**2 / 2 + 0.1 * run.time**3, atol=1e-9)
    np.testing.assert_allclose(-run["v"], run.time + 0.3 * run.time**2, atol=1e-9)


@pytest.mark.parametrize("algebra", [CasadiAlgebra(), SympyAlgebra()], ids=["CasADi", "SymPy"])
def test_speeds_follow_from_the_rates_that_mixed_equations_give(algebra: CasadiAlgebra | SympyAlgebra) -> None:
    """u = Y (G u + g) + z for x' + (1 + y^2) y' = u + t, x' - y' = u + 2 v cos x."""
    x, y, u, v = dynamicsymbols("x y u v")
    t, N, P, O = dynamicsymbols._t, me.ReferenceFrame("N"), me.Point("P"), me.Point("O")
    O.set_vel(N, 0)
    P.set_pos(O, x * N.x + y * N.y)
    P.set_vel(N, u * N.x - v * N.y)
    mixed = [x.diff(t) + (1 + y**2) * y.diff(t) - u - t, x.diff(t) - y.diff(t) - u - 2 * v * sm.cos(x)]
    method = me.KanesMethod(N, [x, y], [u, v], kd_eqs=mixed)
    m = lower(ap.Model.from_sympy(method, bodies=[me.Particle("P", P, 2)]).snapshot(), algebra)
    back = m.Y @ (m.G @ m.u + m.g) + m.z - m.u
    if isinstance(algebra, SympyAlgebra):
        assert sm.simplify(back) == sm.zeros(2, 1)
    else:
        np.testing.assert_allclose(values_at(m, back, random_states(m)), 0.0, atol=1e-12)
