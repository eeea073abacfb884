"""S4: constraints on derivatives of order p under Hamilton-Lusternik (004, E3.36 to E3.39), in closed form."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
import sympy as sm
from scipy.integrate import solve_ivp
from scipy.linalg import expm

import appell as ap
from tests.tolerances import CLOSED_FORM, OTHER_INTEGRATOR, RUN


def free_particle(row, mass: float = 1.0) -> ap.Model:
    """A free particle in the plane with a row of any order, given as a function of (x, y, t)."""
    model = ap.Model("a particle under a row of higher order")
    N, t = model.frame, model.time
    x, y = model.coordinates("x y")
    model.particle("P", mass=mass, position=x * N.x + y * N.y)
    model.constrain("row", row(x, y, t))
    return model


def test_order_two_linear() -> None:
    """x'' = y': mu'' = x'' and y'' = mu', so that x'' - x = const, mu' = y' up to constants; here x = 2 cosh t."""
    model = free_particle(lambda x, y, t: x.diff(t, 2) - y.diff(t))
    equations = model.derive(ap.HamiltonLusternik(mu={"row": (2.0, 0.0)}))
    run = equations.simulate(2.0, {"x": 2, "y": 0, "xdot": 0, "ydot": 2}, tolerance=RUN)
    np.testing.assert_allclose(run["x"], 2 * np.cosh(run.time), atol=10 * CLOSED_FORM)
    np.testing.assert_allclose(run["y"], 2 * np.sinh(run.time), atol=10 * CLOSED_FORM)
    # E[L + mu F] of E3.39 by hand: T + x' (-mu') + x'' mu - mu F - mu y' with F = 0 and x'' = y', mu = x
    E = (run["xdot"] ** 2 + run["ydot"] ** 2) / 2 - run["xdot"] * 2 * np.sinh(run.time)
    np.testing.assert_allclose(run["effective energy"], E, atol=10 * CLOSED_FORM)
    np.testing.assert_allclose(run["effective energy"], 2.0, atol=10 * CLOSED_FORM)
    assert run.audit.effective_energy_error < CLOSED_FORM
    assert run.audit.energy_error < CLOSED_FORM
    assert run.audit.constraint_error < 1e-12


def test_order_two_linear_is_another_motion_than_that_of_gauss() -> None:
    """x'' = y' by Gauss adds y'' = 0: x = y0' t^2/2 (004 says only Hamilton-Lusternik reaches it)."""
    model = free_particle(lambda x, y, t: x.diff(t, 2) - y.diff(t))
    start = {"x": 0, "y": 0, "xdot": 0, "ydot": 1.0}
    for principle in (ap.Gauss(), ap.Kane(), ap.UdwadiaKalaba(), ap.GibbsAppell()):
        run = model.derive(principle).simulate(2.0, start, tolerance=RUN)
        np.testing.assert_allclose(run["x"], run.time**2 / 2, atol=CLOSED_FORM)
    other = model.derive(ap.HamiltonLusternik(mu={"row": (1.0, 0.0)})).simulate(2.0, start, tolerance=RUN)
    assert np.abs(other["x"] - other.time**2 / 2).max() > 0.1


def test_order_two_nonlinear_in_acceleration() -> None:
    """F = (a.a - c^2)/2: with w = mu a the equation is w'' = a = c w/|w|, and x'' the same; SciPy runs that."""
    c = 1.5
    model = free_particle(lambda x, y, t: (x.diff(t, 2) ** 2 + y.diff(t, 2) ** 2 - sm.Float(c) ** 2) / 2)
    equations = model.derive(ap.HamiltonLusternik(mu={"row": (0.8, 0.1)}))
    start = {"x": 0, "y": 0, "xdot": 0.3, "ydot": -0.2, "x''": c * np.cos(0.5), "y''": c * np.sin(0.5), "x'''": -0.2}
    run = equations.simulate(2.0, start, tolerance=RUN)
    a = np.array([np.cos(0.5), np.sin(0.5)]) * c
    # a.a' = 0 gives y''' from x'''
    jerk = np.array([-0.2, 0.2 * a[0] / a[1]])
    w, wdot = 0.8 * a, 0.1 * a + 0.8 * jerk

    def rates(_: float, s: np.ndarray) -> np.ndarray:
        force = c * s[4:6] / np.linalg.norm(s[4:6])
        return np.concatenate([s[2:4], force, s[6:8], force])

    begin = np.concatenate([[0, 0], [0.3, -0.2], w, wdot])
    book = solve_ivp(rates, (0, 2), begin, "DOP853", run.time, rtol=1e-12, atol=1e-13).y
    np.testing.assert_allclose(
        np.array([run["x"], run["y"], run["xdot"], run["ydot"]]), book[:4], atol=OTHER_INTEGRATOR
    )
    np.testing.assert_allclose(run["mu_row"], np.linalg.norm(book[4:6], axis=0) / c, atol=OTHER_INTEGRATOR)
    np.testing.assert_allclose(np.hypot(run["xdot'"], run["ydot'"]), c, atol=1e-10)
    assert run.audit.effective_energy_error < CLOSED_FORM
    assert run.audit.energy_error < CLOSED_FORM
    assert run.audit.constraint_error < 1e-10  # the rows that were differentiated are kept


@pytest.mark.slow
def test_order_three() -> None:
    """x''' = y': the equations are mu''' = -x'' and y'' = mu', so X = x'' has X'''' = -X; by a matrix exponential."""
    model = free_particle(lambda x, y, t: x.diff(t, 3) - y.diff(t))
    equations = model.derive(ap.HamiltonLusternik(mu={"row": (0.4, 0.3, -0.2)}))
    start = {"x": 0, "y": 0, "xdot": 0.1, "ydot": 0.5, "x''": 0.7}
    run = equations.simulate(3.0, start, tolerance=RUN)
    # states x, y, x', X, X' = y', X'' = y'' = mu', X''' = mu''
    A = np.zeros((7, 7))
    A[0, 2] = A[1, 4] = A[2, 3] = A[3, 4] = A[4, 5] = A[5, 6] = 1
    A[6, 3] = -1
    begin = np.array([0, 0, 0.1, 0.7, 0.5, 0.3, -0.2])
    book = np.array([expm(A * t) @ begin for t in run.time]).T
    for name, row in (("x", 0), ("y", 1), ("xdot", 2), ("xdot'", 3), ("ydot", 4), ("ydot'", 5)):
        np.testing.assert_allclose(run[name], book[row], atol=10 * CLOSED_FORM, err_msg=name)
    assert run.audit.effective_energy_error < CLOSED_FORM
    assert run.audit.energy_error < CLOSED_FORM
    # E3.39 for p = 3, by hand: T + mu x''' - x'' mu' + x' mu'' - mu y' with x''' = y'
    E = (run["xdot"] ** 2 + run["ydot"] ** 2) / 2 - book[3] * book[5] + book[2] * book[6]
    np.testing.assert_allclose(run["effective energy"], E, atol=100 * CLOSED_FORM)


def test_a_force_beside_a_row_of_order_two() -> None:
    """Effective energy changes by the work of what is not in L: E3.39 and dE[L, F]/dt = D.v."""
    model = free_particle(lambda x, y, t: x.diff(t, 2) - y.diff(t))
    N = model.frame
    model.force("P", 0.3 * N.x - 0.2 * N.y)
    model.damper("drag", 0.1 * model.snapshot().kinematics.coordinates[0].diff(model.time) ** 2 / 2)
    run = model.derive(ap.HamiltonLusternik(mu={"row": (1.0, 0.0)})).simulate(
        1.5, {"x": 1, "y": 0, "xdot": 0, "ydot": 1}, tolerance=RUN
    )
    assert np.ptp(run["effective energy"]) > 0.05
    assert run.audit.effective_energy_error < 1e-8


def test_rows_of_several_orders_together_with_their_hidden_rows() -> None:
    """A position row beside one of second order: the circle stays at all levels, hidden ones too."""
    model = ap.Model("a row on positions and one on accelerations")
    N, t = model.frame, model.time
    x, y, z = model.coordinates("x y z")
    model.particle("P", 1, x * N.x + y * N.y + z * N.z)
    model.constrain("circle", x**2 + y**2 - 1)
    model.constrain("row", z.diff(t, 2) - x.diff(t))
    start = {"x": 1.0, "y": 0.0, "z": 0.0, "ydot": 0.8, "zdot": 0.1}
    run = model.derive(ap.HamiltonLusternik(mu={"row": (0.5, 0.1)})).simulate(2.0, start, tolerance=RUN)
    np.testing.assert_allclose(run["x"] ** 2 + run["y"] ** 2, 1, atol=1e-12)
    np.testing.assert_allclose(run["x"] * run["xdot"] + run["y"] * run["ydot"], 0, atol=1e-12)
    hidden = run["xdot"] ** 2 + run["ydot"] ** 2 + run["x"] * run["xdot'"] + run["y"] * run["ydot'"]
    np.testing.assert_allclose(hidden, 0, atol=1e-10)
    np.testing.assert_allclose(run["zdot'"], run["xdot"], atol=1e-10)
    assert run.audit.effective_energy_error < 1e-8
    assert run.audit.energy_error < 1e-8


@pytest.mark.filterwarnings("ignore:the start of")
def test_a_multiplier_of_zero_for_a_row_nonlinear_in_acceleration_is_named() -> None:
    model = free_particle(lambda x, y, t: x.diff(t, 2) ** 2 + y.diff(t, 2) ** 2 - 1)
    equations = model.derive(ap.HamiltonLusternik(mu={"row": 0.0}))
    start = {"x": 0, "y": 0, "xdot": 0, "ydot": 0, "x''": 1.0, "y''": 0.0}
    with pytest.raises(ap.SingularSystem, match=r"'row' is not regular there .a multiplier that vanishes can do that"):
        equations.simulate(1.0, start)


def test_what_the_order_needs_and_the_start_leaves_open_is_asked_for_by_name() -> None:
    model = free_particle(lambda x, y, t: x.diff(t, 3) - y.diff(t))
    start = {"x": 0, "y": 0, "xdot": 0.1, "ydot": 0.5}
    with pytest.warns(ap.AppellWarning, match="leaves open what its order needs: .*x''.*; give these by name"):
        model.derive(ap.HamiltonLusternik(mu={"row": (0.4, 0.3, -0.2)})).accelerations(start)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        equations = model.derive(ap.HamiltonLusternik(mu={"row": (0.4, 0.3, -0.2)}))
        rates = equations.accelerations(start | {"x''": 0.7})
    assert rates["xdot"] == pytest.approx(0.7, abs=1e-13)
    # a derivative may be named as a symbol too
    x = equations.coordinates[0]
    assert equations.accelerations(start | {x.diff(model.time, 2): 0.7}) == rates


def test_too_many_derivatives_of_a_multiplier_are_refused() -> None:
    model = free_particle(lambda x, y, t: x.diff(t, 2) - y)
    words = "too many derivatives of the multiplier of 'row', a constraint of order 2: .*, at most 4 of them"
    with pytest.raises(ap.ModelError, match=words):
        model.derive(ap.HamiltonLusternik(mu={"row": (1, 2, 3, 4, 5)}))


def test_values_that_contradict_a_row_of_higher_order_are_refused_by_name() -> None:
    model = free_particle(lambda x, y, t: x.diff(t, 3) - y.diff(t))
    equations = model.derive(ap.HamiltonLusternik(mu={"row": (1.0, 0.0)}))
    with pytest.raises(ap.ModelError, match="x'''''''"):
        equations.simulate(1.0, {"x": 0, "x'''''''": 1.0})


def test_equations_of_higher_order_print_themselves_and_have_no_mass_matrix() -> None:
    equations = free_particle(lambda x, y, t: x.diff(t, 2) - y.diff(t)).derive(ap.HamiltonLusternik())
    printed = str(equations)
    assert "equations of higher order" in printed
    assert "mu_row" in printed
    with pytest.raises(ap.NotApplicable, match="are of higher order and have no mass matrix"):
        equations.mass_matrix  # noqa: B018


@pytest.mark.parametrize("principle", [ap.Kane(), ap.Gauss(), ap.Dead(), ap.Hamilton()])
def test_rows_of_order_three_are_refused_by_all_others(principle) -> None:
    model = free_particle(lambda x, y, t: x.diff(t, 3) - y)
    with pytest.raises(ap.NotApplicable, match="'row', which is of higher order: HamiltonLusternik would do"):
        model.derive(principle)
