"""S2: dual, dead and Appell-Chetaev reactions (004, E2.12 to E2.18 and E3.8 to E3.24)."""

from __future__ import annotations

import numpy as np
import pytest
import sympy as sm

import appell as ap
from appell.model import Model
from tests.tolerances import ALGEBRA, CLOSED_FORM, ENERGY, RUN

SIDEWAYS = sm.Matrix([[0, 1, 0], [-1, 0, 0], [0, 0, 0]])
STEERING = sm.Matrix([[0, 0, 1], [0, 0, 0], [-1, 0, 0]])
START = {"x": 0, "y": 0, "theta": 0, "v": 1.0, "omega": 0.5}


def heisenberg() -> Model:
    """z' = y x' for a free particle: omega = (-y, 0, 1), whose curl is not along it."""
    model = Model("z' = y x'")
    N, t = model.frame, model.time
    x, y, z = model.coordinates("x y z")
    model.particle("P", 1, x * N.x + y * N.y + z * N.z)
    model.constrain("row", z.diff(t) - y * x.diff(t))
    return model


def test_e3_13_the_curl_of_the_row_as_symbols() -> None:
    """R_i = mu (d omega_j/dq_i - d omega_i/dq_j) v_j + lam omega_i: (mu y', -mu x', 0) + lam (-y, 0, 1)."""
    model = heisenberg()
    equations = model.derive(ap.Dead(mu={"row": sm.Rational(3, 2)}))
    dx, dy, _ = equations.speeds
    y = equations.coordinates[1]
    book = sm.Matrix([sm.Rational(3, 2) * dy, -sm.Rational(3, 2) * dx, 0])
    assert sm.simplify(equations.forcing - book) == sm.zeros(3, 1)
    assert sm.simplify(equations.reaction_matrix - sm.Matrix([-y, 0, 1])) == sm.zeros(3, 1)


def test_a_constraint_may_be_named_by_itself() -> None:
    model = heisenberg()
    state = {"x": 0.1, "y": 0.4, "z": 0, "xdot": 1.0, "ydot": 0.5}
    by_object = model.derive(ap.Dead(mu={model.constraints["row"]: 0.7})).accelerations(state)
    by_name = model.derive(ap.Dead(mu={"row": 0.7})).accelerations(state)
    assert by_object == by_name


def test_the_curl_is_the_same_reaction_in_any_speeds() -> None:
    """The sleigh's joint has quasi-velocities: E3.13 is a tensor, here taken by hand in coordinate rates."""
    model = ap.catalogue.chaplygin_sleigh()
    equations = model.derive(ap.Dead(mu={"no side slip": 0.8}))
    m, J, a = 1.0, 0.1, 0.1
    state = {"x": 0.2, "y": -0.1, "theta": 0.6, "v": 1.1, "omega": 0.7}
    found = equations.accelerations(state)
    # omega = (-sin, cos, 0): R = mu (d omega_j/dq_i - d omega_i/dq_j) v_j = mu (cos W, sin W, -(x' cos + y' sin))
    theta, v, W, mu = 0.6, 1.1, 0.7, 0.8
    c, s = np.cos(theta), np.sin(theta)
    M = np.array([[m, 0, -m * a * s], [0, m, m * a * c], [-m * a * s, m * a * c, J + m * a**2]])
    F = np.array([m * a * W**2 * c, m * a * W**2 * s, 0]) + mu * np.array([c * W, s * W, -v])
    A = np.array([[-s, c, 0.0]])
    saddle = np.block([[M, -A.T], [A, np.zeros((1, 1))]])
    solved = np.linalg.solve(saddle, np.append(F, v * W))  # A qdd = (x' c + y' s) W
    vdot = solved[0] * c + solved[1] * s
    assert found["v"] == pytest.approx(vdot, abs=ALGEBRA)
    assert found["omega"] == pytest.approx(solved[2], abs=ALGEBRA)


def test_dead_reactions_do_no_work_and_are_many() -> None:
    """As contract 10: across the blade nothing changes, a trade of speed for turning changes the motion."""
    sleigh = ap.catalogue.chaplygin_sleigh()
    plain = sleigh.derive(ap.AppellChetaev()).simulate(5.0, START, samples=101, tolerance=RUN)
    same = sleigh.derive(ap.Dead(H=SIDEWAYS)).simulate(5.0, START, samples=101, tolerance=RUN)
    other = sleigh.derive(ap.Dead(H=STEERING)).simulate(5.0, START, samples=101, tolerance=RUN)
    for name in ("x", "y", "theta", "v", "omega"):
        np.testing.assert_allclose(same[name], plain[name], atol=CLOSED_FORM)
    assert np.abs(other["theta"] - plain["theta"]).max() > 1e-2
    for run in (same, other):
        np.testing.assert_allclose(run["power of dead reaction"], 0, atol=1e-14)
        np.testing.assert_allclose(run["energy"], run["energy"][0], atol=1e-11)
        assert run.audit.energy_error < ENERGY


def test_without_a_choice_dead_reactions_are_the_dual_ones() -> None:
    """E3.8: R = lam omega; H = 0 is Lagrange's motion."""
    state = {"x": 0.1, "y": 0.4, "z": 0, "xdot": 1.0, "ydot": 0.5}
    dead, dual = (heisenberg().derive(p).accelerations(state) for p in (ap.Dead(), ap.Lagrange()))
    for name in dual:
        assert dead[name] == pytest.approx(dual[name], abs=ALGEBRA)


def test_h_may_depend_on_coordinates_speeds_and_parameters() -> None:
    """A magnetic force is e B of this kind: v across a field turns at e B / m, which here grows with x."""
    model = Model("a charge")
    N = model.frame
    k = model.parameters("k", 0.4)
    x, y = model.coordinates("x y")
    model.speeds("vx vy")
    model.particle("P", 1, x * N.x + y * N.y)
    H = k * (1 + x**2) * sm.Matrix([[0, 1], [-1, 0]])
    rates = model.derive(ap.Dead(H=H)).accelerations({"x": 2.0, "y": 0, "vx": 0.3, "vy": 0.7})
    assert rates["vx"] == pytest.approx(0.4 * 5 * 0.7, abs=1e-14)
    assert rates["vy"] == pytest.approx(-0.4 * 5 * 0.3, abs=1e-14)


@pytest.mark.parametrize(
    ("H", "words"),
    [
        (sm.Matrix([[0, 1, 0], [1, 0, 0], [0, 0, 0]]), r"is not skew: its entries \(2, 1\) and \(1, 2\) are 1 and 1"),
        (sm.Matrix([[1, 0, 0], [0, 0, 0], [0, 0, 0]]), r"is not skew: its entries \(1, 1\) and \(1, 1\)"),
        (sm.Matrix([[0, 1], [-1, 0]]), "is a 2 x 2 matrix; the model has 3 speeds"),
    ],
)
def test_h_that_is_not_skew_or_of_another_size_is_refused(H: sm.Matrix, words: str) -> None:
    with pytest.raises(ap.ModelError, match=words):
        ap.catalogue.chaplygin_sleigh().derive(ap.Dead(H=H)).accelerations(START)


def test_mu_that_names_no_constraint_is_refused() -> None:
    with pytest.raises(ap.ModelError, match=r"Dead\(mu=...\) names 'blade', which is not a constraint"):
        ap.catalogue.chaplygin_sleigh().derive(ap.Dead(mu={"blade": 1.0}))


def test_rows_that_cannot_be_kept_without_work_are_named() -> None:
    """004, 3.2: affine rows are inconsistent with R.v = 0, and so is a position row that moves."""
    affine = Model("a belt")
    t = affine.time
    x, y = affine.coordinates("x y")
    affine.particle("P", 1, x * affine.frame.x + y * affine.frame.y)
    affine.constrain("belt", x.diff(t) - 2)
    with pytest.raises(ap.ConstraintError, match=r"cannot keep .*'belt': it is not homogeneous.*does work"):
        affine.derive(ap.Dead())
    moving = Model("a lift")
    z = moving.coordinates("z")
    moving.particle("P", 1, z * moving.frame.z)
    moving.constrain("lift", z - sm.sin(moving.time))
    with pytest.raises(ap.ConstraintError, match="'lift'"):
        moving.derive(ap.Dead())
    with pytest.raises(ap.NotApplicable, match=r"Dead does not admit .*'perpendicular'.*AppellChetaev"):
        ap.catalogue.two_pucks().derive(ap.Dead())


def test_e3_24_the_reaction_of_appell_and_chetaev_is_along_df_dv() -> None:
    """For any F(q, v, t), as symbols; and E3.31 has no counterpart: its power is lam v dF/dv."""
    model = Model("a row nonlinear in velocity")
    N, t = model.frame, model.time
    x, y, z = model.coordinates("x y z")
    model.speeds("a b c")
    model.particle("P", 1, x * N.x + y * N.y + z * N.z)
    dx, dy, dz = (q.diff(t) for q in (x, y, z))
    model.constrain("row", dx**2 * z + sm.sin(y) * dy * dz - t * x * dz**3 - 1)
    equations = model.derive(ap.AppellChetaev())
    a, b, c = equations.speeds
    book = sm.Matrix([2 * a * z, sm.sin(y) * c, sm.sin(y) * b - 3 * t * x * c**2])
    assert sm.simplify(equations.reaction_matrix - book) == sm.zeros(3, 1)
    assert sm.simplify(equations.constraint_matrix.T - book) == sm.zeros(3, 1)
