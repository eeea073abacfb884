"""What a principle takes row by row goes to its row: several rows, unequal data for each, against fifty digits or
closed forms.
"""

from __future__ import annotations

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import appell as ap
from tests.laws.rheonomic import EXACT, INPUT, Case
from tests.tolerances import ALGEBRA, OTHER_INTEGRATOR, RUN

MU, NU = (0.3125, -0.75), (2.0, 0.5)
LINEAR, MIXED = Case(11, ("linear", "linear")), Case(12, ("nonlinear", "linear"))
STEP = 2.0**-10


def names_of(together: bool) -> tuple[str, str]:
    return ("rows_1", "rows_2") if together else ("row_0", "row_1")


def given(values: tuple[float, float], together: bool) -> dict[str, object]:
    return {"rows": list(values)} if together else {"row 0": values[0], "row 1": values[1]}


def check(case: Case, principle: ap.Kozlov | ap.HamiltonLusternik, together: bool, decay: tuple[float, float]) -> None:
    """Accelerations and multipliers at the state, and the rates of the multipliers: mu' = -lam - nu mu."""
    q, v, _, t = case.state()
    accelerations, multipliers = case.mechanism(MU).solved(q, v, t)
    model = case.model(together)
    equations = model.derive(principle)
    inputs = {"w": INPUT(model.time, EXACT)}
    found = equations.accelerations(case.start(), time=float(t), inputs=inputs)
    names = names_of(together)
    expected = np.array([*case.speed_rates(accelerations), *map(float, multipliers)])
    got = [found[name] for name in ("u1", "u2", "u3", "u4", *(f"lambda_{name}" for name in names))]
    np.testing.assert_allclose(got, expected, rtol=0, atol=ALGEBRA * max(1.0, np.abs(expected).max()))
    run = equations.simulate(2 * STEP, case.start(), start_time=float(t), inputs=inputs, samples=3, tolerance=RUN)
    for i, name in enumerate(names):
        begin, middle, end = run[f"mu_{name}"]
        assert begin == MU[i]
        rate = -float(multipliers[i]) - decay[i] * MU[i]
        # forward, of second order in the step: what it leaves out is a third derivative
        assert (4 * middle - 3 * begin - end) / (2 * STEP) == pytest.approx(rate, rel=1e-4, abs=1e-4)


@pytest.mark.slow
@pytest.mark.parametrize("together", [False, True])
def test_kozlov_takes_its_own_viscosity_and_multiplier_for_every_row(together: bool) -> None:
    nu = dict(zip(("row 0", "row 1"), NU, strict=True)) if not together else NU[0]
    check(LINEAR, ap.Kozlov(nu=nu, mu=given(MU, together)), together, NU if not together else (NU[0], NU[0]))


@pytest.mark.slow
@pytest.mark.parametrize("together", [False, True])
def test_kozlov_with_a_row_nonlinear_in_velocity_next_to_a_linear_one(together: bool) -> None:
    check(MIXED, ap.Kozlov(nu=NU[1], mu=given(MU, together)), together, (NU[1], NU[1]))


@pytest.mark.slow
@pytest.mark.parametrize("case", [LINEAR, MIXED], ids=["linear", "mixed"])
@pytest.mark.parametrize("together", [False, True])
def test_hamilton_and_lusternik_take_a_multiplier_for_every_row(case: Case, together: bool) -> None:
    check(case, ap.HamiltonLusternik(mu=given(MU, together)), together, (0.0, 0.0))


A, B, M, K, C, DRAG = 0.7, -1.3, (1.5, 0.8, 2.2), 1.1, 0.6, 0.4
HIGHER_MU = ((0.4, -0.3), (0.9, 0.25))


@pytest.mark.parametrize("together", [True, False])
def test_rows_of_order_two_take_their_own_multipliers_and_rates(together: bool) -> None:
    """x'' = -A y', y'' = -B z' + sin t with springs and drag: sum (-d/dt)^k d(L + mu F)/dq^(k) + Q = 0 is

    mu1'' = m1 x'' + K x,        mu2'' = m2 y'' + C y + A mu1',        m3 z'' = -B mu2' - DRAG z'.
    """
    model = ap.Model("two rows of order two")
    N, t = model.frame, model.time
    x, y, z = model.coordinates("x y z")
    for name, mass, c, axis in zip("PQR", M, (x, y, z), N, strict=True):
        model.particle(name, mass, c * axis)
    model.potential("springs", K * x**2 / 2 + C * y**2 / 2)
    model.damper("drag", DRAG * z.diff(t) ** 2 / 2)
    rows = [x.diff(t, 2) + A * y.diff(t), y.diff(t, 2) + B * z.diff(t) - EXACT.sin(t)]
    if together:
        model.constrain("rows", rows)
        mu: dict[str, object] = {"rows": [list(values) for values in HIGHER_MU]}
    else:
        for i, row in enumerate(rows):
            model.constrain(f"row {i}", row)
        mu = {f"row {i}": values for i, values in enumerate(HIGHER_MU)}
    start = {"x": 0.2, "y": -0.1, "z": 0.3, "xdot": 0.5, "ydot": 0.7, "zdot": -0.4}
    run = model.derive(ap.HamiltonLusternik(mu=mu)).simulate(1.5, start, samples=16, tolerance=RUN)

    def rates(t: float, s: np.ndarray) -> list[float]:
        x, y, _, u, v, w, _, n1, _, n2 = s
        du, dv = -A * v, -B * w + np.sin(t)
        return [u, v, w, du, dv, -(B * n2 + DRAG * w) / M[2], n1, M[0] * du + K * x, n2, M[1] * dv + C * y + A * n1]

    begin = [*start.values(), *HIGHER_MU[0], *HIGHER_MU[1]]
    book = solve_ivp(rates, (0, 1.5), begin, "DOP853", run.time, rtol=1e-12, atol=1e-13).y
    for i, name in enumerate(("x", "y", "z", "xdot", "ydot", "zdot")):
        np.testing.assert_allclose(run[name], book[i], rtol=0, atol=OTHER_INTEGRATOR, err_msg=name)
    for name, i in zip(names_of(together), (6, 8), strict=True):
        np.testing.assert_allclose(run[f"mu_{name}"], book[i], rtol=0, atol=OTHER_INTEGRATOR, err_msg=name)
