"""SymPy's own models of Kane's method, run through ours: the accelerations are those of SymPy's equations."""

from __future__ import annotations

import numpy as np
import pytest
from sympy.physics.mechanics.tests import test_kane, test_kane3, test_kane4

import appell as ap
from tests.imports.sympy_models import parameters_of, scope_of, speed_rates, state_of
from tests.tolerances import ALGEBRA

MODELS = {
    "a mass on a spring": (test_kane, "test_one_dof", "KM.kanes_equations(BL, FL)", ("KM", "BL", "FL")),
    "two masses": (test_kane, "test_two_dof", "KM.kanes_equations(BL, FL)", ("KM", "BL", "FL")),
    "a pendulum": (test_kane, "test_pend", "KM.kanes_equations(BL, FL)", ("KM", "BL", "FL")),
    "a rolling disc": (
        test_kane,
        "test_rolling_disc",
        "KM.kanes_equations(BodyList, ForceList)",
        ("KM", "BodyList", "ForceList"),
    ),
    "inertia about a hinge": (
        test_kane,
        "test_parallel_axis",
        "(fr, frstar) = km.kanes_equations",
        ("km", "bodyList", "forceList"),
    ),
    "forces in coordinate rates": (
        test_kane4,
        "test_replace_qdots_in_force",
        "fr2, fstar2 = KM2",
        ("KM2", "[Ap, Bp]", "forces"),
    ),
    "a bicycle": (test_kane3, "test_bicycle", "(fr, frstar) = KM.kanes_equations(BL, FL)", ("KM", "BL", "FL")),
}


@pytest.mark.parametrize("name", MODELS)
def test_accelerations_are_those_of_sympys_equations(name: str) -> None:
    module, test, before, names = MODELS[name]
    scope = scope_of(module, getattr(module, test), before=before)
    method, bodies, loads = (eval(expression, scope) for expression in names)
    equations = ap.Model.from_sympy(method, bodies=bodies, loads=loads).derive(ap.Kane())
    method.kanes_equations(bodies, loads)
    for seed in (1, 2):
        parameters = parameters_of(equations, seed)
        state = state_of(method, seed, parameters)
        theirs = speed_rates(method, state, parameters)
        ours = equations.accelerations(state, parameters)
        np.testing.assert_allclose([ours[u] for u in method.u], theirs, rtol=ALGEBRA, atol=ALGEBRA)
