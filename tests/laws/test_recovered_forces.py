"""Forces of rows in scalars are recovered from the masses they move; where a speed carries no mass, that is not
possible.

Of a row x' = 2 y' with a massless slider y, what acts on the mass at x depends on what is held meanwhile, y or x + y:
the run and the model say that the forces are not known, in any speeds, and the motion is there all the same.
"""

from __future__ import annotations

import numpy as np
import pytest
import sympy as sm

import appell as ap
from tests.tolerances import ALGEBRA

STIFFNESS, MASS = 2.0, 2.0


def model_of(mixed: bool, massless: bool) -> ap.Model:
    model = ap.Model("a mass and a slider")
    N, t = model.frame, model.time
    x, y = model.coordinates("x y")
    xdot, ydot = x.diff(t), y.diff(t)
    model.speeds("u w", [xdot + ydot, xdot - (2 + sm.sin(t)) * ydot + t] if mixed else [xdot, ydot])
    model.particle("P", MASS, x * N.x)
    if not massless:
        model.particle("Q", MASS / 4, y * N.y)
    model.potential("spring", STIFFNESS * (x - y) ** 2 / 2)
    model.constrain("row", xdot - 2 * ydot + sm.sin(t))
    return model


def start_of(mixed: bool) -> dict[str, float]:
    return {"x": 0.1, "y": 0.2, "u": 1.5 if mixed else 1.0}


@pytest.mark.slow_but_every(4)
@pytest.mark.parametrize("principle", [ap.Kane(), ap.Kane(reactions=True), ap.Lagrange()], ids=["minimal", "Kane", "L"])
@pytest.mark.parametrize("mixed", [False, True], ids=["rates", "speeds"])
def test_forces_of_a_scalar_row_on_a_massless_speed_are_not_known(mixed: bool, principle: ap.Principle) -> None:
    model = model_of(mixed, massless=True)
    with pytest.raises(ap.SingularSystem, match="some speed carries no mass: write the constraint with vectors"):
        str(model.reactions["row"])
    # 0 = k (x - y) - 2 lam, 2 x'' = -k (x - y) + lam
    with pytest.warns(ap.AppellWarning, match=r"force of 'row' on 'P' is not known .* carries no mass there"):
        run = model.derive(principle).simulate(0.1, start_of(mixed), samples=3)
    assert run["lambda_row"][0] == pytest.approx(-0.1, abs=ALGEBRA)
    assert np.isnan(run.reactions["row"]["P"].force).all()


@pytest.mark.parametrize("mixed", [False, True], ids=["rates", "speeds"])
def test_forces_of_a_scalar_row_between_masses_are_the_multiplier_in_any_speeds(mixed: bool) -> None:
    run = model_of(mixed, massless=False).derive(ap.Kane()).simulate(0.1, start_of(mixed), samples=3)
    np.testing.assert_allclose(run.reactions["row"]["P"].force[:, 0], run["lambda_row"], atol=ALGEBRA)
    np.testing.assert_allclose(run.reactions["row"]["Q"].force[:, 1], -2 * run["lambda_row"], atol=ALGEBRA)
