"""K3: reactions in evidence (000, E7), all or those asked for; E31 to E35 as symbols, multipliers as histories."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest
import sympy as sm
from scipy.integrate import solve_ivp

import appell as ap
from tests.support import same
from tests.tolerances import ALGEBRA, OTHER_INTEGRATOR, RUN

m1, m2 = sm.symbols("m1 m2", real=True)
s1, s2, s3, s4 = sm.symbols("sigma1:5", real=True)


@cache
def pucks(reactions: object = True):
    model = ap.catalogue.two_pucks()
    equations = model.derive(ap.Kane(reactions=reactions))
    return model, equations, equations.speeds


def multiplier_34(u) -> sm.Expr:
    """E34, with the minus before the whole fraction (see the mistakes of the text)."""
    u1, u2, u3, u4 = u
    return -(m1 * (s3 * u1 + s4 * u2) + m2 * (s1 * u3 + s2 * u4)) / (m1 * (u1**2 + u2**2) + m2 * (u3**2 + u4**2))


def test_the_rows_of_the_pucks_are_those_of_equation_31() -> None:
    model, equations, (u1, u2, u3, u4) = pucks()
    t = model.time
    (lam,) = equations.multipliers["perpendicular"]
    book = [
        s1 + lam * u3 - m1 * u1.diff(t),
        s2 + lam * u4 - m1 * u2.diff(t),
        s3 + lam * u1 - m2 * u3.diff(t),
        s4 + lam * u2 - m2 * u4.diff(t),
    ]
    for ours, theirs in zip(equations.residuals, book, strict=True):
        assert same(ours, theirs)


def test_the_constraint_row_is_equation_33() -> None:
    _, equations, (u1, u2, u3, u4) = pucks()
    assert equations.symbolic_form.constraint_matrix == sm.Matrix([[u3, u4, u1, u2]])
    assert equations.symbolic_form.constraint_bias == sm.zeros(1, 1)
    assert equations.symbolic_form.reaction_matrix == equations.symbolic_form.constraint_matrix.T


def test_the_multiplier_is_equation_34_and_the_rates_equation_35() -> None:
    model, equations, u = pucks()
    u1, u2, u3, u4 = u
    t = model.time
    (lam,) = equations.multipliers["perpendicular"]
    closed = equations.explicit()
    book = multiplier_34(u)
    assert same(closed[lam], book)
    rates = {u1: (s1 + book * u3) / m1, u2: (s2 + book * u4) / m1, u3: (s3 + book * u1) / m2, u4: (s4 + book * u2) / m2}
    for speed, rate in rates.items():
        assert same(closed[speed.diff(t)], rate)


def test_the_coordinates_move_with_the_speeds_as_in_equation_37() -> None:
    model, equations, u = pucks()
    assert equations.symbolic_form.coordinate_rates == {
        q.diff(model.time): s for q, s in zip(equations.coordinates, u, strict=True)
    }


def test_multipliers_and_forces_along_a_run_are_those_of_the_text() -> None:
    """E34 and E27 evaluated along the motion that SciPy integrates from E35."""
    _, equations, _ = pucks()
    start = dict(ap.catalogue.SYSTEMS[0].start)
    run = equations.simulate(10.0, start, tolerance=RUN, samples=101)
    masses, sigma = np.array([1.0, 1.0, 2.0, 2.0]), np.array([1.0, 0.0, 1.0, 0.0])

    def multiplier(v: np.ndarray) -> float:
        across = v[[2, 3, 0, 1]]
        return -(across @ (sigma / masses)) / (across @ (across / masses))

    def rates(_: float, z: np.ndarray) -> np.ndarray:
        v = z[4:]
        return np.concatenate([v, (sigma + multiplier(v) * v[[2, 3, 0, 1]]) / masses])

    other = solve_ivp(rates, (0, 10), list(start.values()), "DOP853", run.time, rtol=1e-12, atol=1e-12)
    names = [*start]
    np.testing.assert_allclose(np.array([run[n] for n in names]), other.y, atol=OTHER_INTEGRATOR)
    lam = np.array([multiplier(v) for v in other.y[4:].T])
    np.testing.assert_allclose(run["lambda_perpendicular"], lam, atol=OTHER_INTEGRATOR)
    np.testing.assert_allclose(run.reactions["perpendicular"]["P1"].force, lam[:, None] * run.velocity("P2"), atol=1e-8)
    np.testing.assert_allclose(run.reactions["perpendicular"]["P2"].force, lam[:, None] * run.velocity("P1"), atol=1e-8)


# ---- linear and nonlinear rows in one system ------------------------------------------------------------------------

m, c, fx, fy = sm.symbols("m c fx fy", real=True)


@cache
def guided(reactions: object):
    model = ap.catalogue.guided_particle()
    return model, model.derive(ap.Kane(reactions=reactions))


def test_both_rows_in_evidence_give_both_multipliers() -> None:
    """(A A^T / m) lam = -(gamma + A f / m) by hand, A = [(-y, 0, 1), v], gamma = (-u1 u2, 0)."""
    _, equations = guided(True)
    _x, y, _z = equations.coordinates
    u = u1, u2, _u3 = equations.speeds
    A = sm.Matrix([[-y, 0, 1], list(u)])
    gamma, f = sm.Matrix([-u2 * u1, 0]), sm.Matrix([fx, fy, 0])
    book = (A * A.T / m).inv() * -(gamma + A * f / m)
    closed = equations.explicit()
    assert {name: len(lam) for name, lam in equations.multipliers.items()} == {"surface": 1, "speed": 1}
    assert same(closed[equations.multipliers["surface"][0]], book[0])
    assert same(closed[equations.multipliers["speed"][0]], book[1])


def test_equation_7_has_p_rows_once_linear_constraints_are_embedded_in_the_velocities() -> None:
    """With u3 = y u1 the partial velocities are n1 + y n3 and n2: p = n - m = 2 rows and one multiplier."""
    model, equations = guided(("speed",))
    _x, y, _z = equations.coordinates
    u1, u2, u3 = equations.speeds
    t = model.time
    assert equations.symbolic_form.speeds == (u1, u2)
    assert list(equations.multipliers) == ["speed"]
    (lam,) = equations.multipliers["speed"]
    book = [
        fx + lam * (1 + y**2) * u1 - m * ((1 + y**2) * u1.diff(t) + y * u1 * u2),
        fy + lam * u2 - m * u2.diff(t),
    ]
    for ours, theirs in zip(equations.residuals, book, strict=True):
        assert same(ours, theirs)
    assert same(equations.symbolic_form.dependent_speeds[u3], y * u1)
    # the row of E17 in the speeds that are left: v . v' = 0 with v = (u1, u2, y u1)
    row = equations.symbolic_form.constraint_matrix
    assert same(row[0, 0], (1 + y**2) * u1)
    assert same(row[0, 1], u2)
    assert same(equations.symbolic_form.constraint_bias[0], y * u1**2 * u2)


@pytest.mark.slow
def test_a_linear_row_stays_in_evidence_while_a_nonlinear_one_is_embedded_in_the_accelerations() -> None:
    _model, equations = guided(("surface",))
    assert list(equations.multipliers) == ["surface"]
    assert len(equations.residuals) == 2
    assert len(equations.symbolic_form.dependent_rates) == 1
    (lam,) = equations.multipliers["surface"]
    # the surface's force is the same whichever way the speed is kept: as with both in evidence, on the constraints
    _, both = guided(True)
    speeds = u1, _u2, u3 = both.speeds
    difference = equations.explicit()[lam] - both.explicit()[both.multipliers["surface"][0]]
    on_surface = {u3: both.coordinates[1] * u1}
    assert sm.simplify(difference.xreplace(on_surface)) == 0
    assert speeds == equations.speeds


@pytest.mark.parametrize("reactions", [["surface"], ["speed"], "speed", ["speed", "surface"], True, "holonomic"])
def test_what_is_brought_into_evidence_does_not_change_the_motion(reactions) -> None:
    _, reference = guided(False)
    _, equations = guided(tuple(reactions) if isinstance(reactions, list) else reactions)
    start = {"x": 0, "y": 0.5, "z": 0, "u1": 1.0}
    expected, found = (e.accelerations(start) for e in (reference, equations))
    for speed in equations.speeds:
        assert found[speed] == pytest.approx(expected[speed], rel=ALGEBRA, abs=ALGEBRA)
    runs = [e.simulate(4.0, start, tolerance=RUN, samples=9) for e in (reference, equations)]
    for name in ("x", "y", "z", "u1", "u2", "u3", "lambda_speed", "lambda_surface"):
        np.testing.assert_allclose(runs[1][name], runs[0][name], atol=1e-9)


def test_every_run_carries_every_multiplier_whatever_is_in_evidence() -> None:
    _, minimal = guided(False)
    assert not minimal.multipliers
    run = minimal.simulate(1.0, {"x": 0, "y": 0.5, "z": 0, "u1": 1.0}, samples=5)
    v, y = run.velocity("P"), run["y"]
    for i in range(5):
        A = np.array([[-y[i], 0, 1], v[i]])
        b = -np.array([-v[i, 0] * v[i, 1], 0]) - A @ np.array([0.4, 0.7, 0])
        surface, speed = np.linalg.solve(A @ A.T, b)
        assert run["lambda_surface"][i] == pytest.approx(surface, abs=1e-9)
        assert run["lambda_speed"][i] == pytest.approx(speed, abs=1e-9)
    force = run.reactions["speed"]["P"].force
    np.testing.assert_allclose(force, run["lambda_speed"][:, None] * v, atol=1e-12)
