"""Rows that repeat others, and states where rows lose their rank: the motion is that of the rows that say something."""

from __future__ import annotations

import numpy as np
import pytest
import sympy as sm

import appell as ap
from appell.compile import program_of
from tests.support import PRINCIPLES, Kind
from tests.tolerances import ALGEBRA, RUN

DALEMBERT = [
    name
    for name, principle in PRINCIPLES.items()
    if name != "Hertz"  # knows no force
    if principle.family == "d'Alembert" and Kind.LINEAR in principle.admits
]
STATE = {"x": 0.0, "y": 0.0, "z": 0.7, "u1": 1.1, "u3": -0.4}


def slider(copies: int, scales: tuple[float, ...] = (1.0, 1.0, 1.0)) -> ap.Model:
    """golden.md, Udwadia-Kalaba with repeated rows: y' = z x', pushed by f."""
    model = ap.Model("y' = z x'")
    N = model.frame
    fx, fy, fz = model.parameters("fx fy fz", [0.3, -0.2, 0.5])
    x, y, z = model.coordinates("x y z")
    model.speeds("u1 u2 u3")
    P = model.particle("P", 1, x * N.x + y * N.y + z * N.z)
    model.force(P, fx * N.x + fy * N.y + fz * N.z)
    v = ap.velocity(P)
    for i in range(copies):
        model.constrain(f"row {i + 1}", scales[i] * (v.dot(N.y) - z * v.dot(N.x)))
    return model


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize("copies", [1, 3])
@pytest.mark.parametrize("principle", DALEMBERT)
def test_a_row_repeated_three_times_changes_nothing(principle: str, copies: int) -> None:
    """x'' = (fx + z fy - z x' z') / (1 + z^2), y'' = (z^2 fy + z fx + x' z') / (1 + z^2), z'' = fz."""
    rates = slider(copies).derive(PRINCIPLES[principle]).accelerations(STATE)
    z, dx, dz, fx, fy, _fz = 0.7, 1.1, -0.4, 0.3, -0.2, 0.5
    assert rates["u1"] == pytest.approx((fx + z * fy - z * dx * dz) / (1 + z**2), abs=1e-13)
    assert rates["u2"] == pytest.approx((z**2 * fy + z * fx + dx * dz) / (1 + z**2), abs=1e-13)
    published = (0.3140939597, -0.2201342282, 0.5)
    np.testing.assert_allclose([rates["u1"], rates["u2"], rates["u3"]], published, atol=5e-11)
    total = sum(rates[f"lambda_row_{i + 1}"] for i in range(copies))
    assert total == pytest.approx(rates["u2"] - fy, abs=1e-13)  # the push along y is y'' - fy


@pytest.mark.parametrize("principle", ["Kane, minimal", "Kane, reactions in evidence", "UdwadiaKalaba", "Gauss"])
def test_a_redundant_constraint_is_kept_named_and_leaves_the_motion_unchanged(principle: str) -> None:
    runs = [
        slider(copies, (1.0, -2.0, 0.5)).derive(PRINCIPLES[principle]).simulate(2.0, STATE, tolerance=RUN, samples=5)
        for copies in (1, 3)
    ]
    assert runs[0].audit.redundant == ()
    assert runs[1].audit.redundant == ("row 2", "row 3")
    assert (runs[1].audit.rows, runs[1].audit.smallest_rank, runs[1].audit.largest_rank) == (3, 1, 1)
    assert set(runs[1].audit.residuals) == {"row 1", "row 2", "row 3"}
    assert runs[1].audit.constraint_error < 1e-14
    assert "redundant: row 2, row 3" in str(runs[1].audit)
    for name in ("x", "y", "z", "u1", "u2", "u3"):
        np.testing.assert_allclose(runs[1][name], runs[0][name], atol=ALGEBRA)
    # the sum of the forces is determined; the shares are those of least norm, in proportion to the rows
    forces = [runs[1].reactions[f"row {i}"]["P"].force for i in (1, 2, 3)]
    np.testing.assert_allclose(sum(forces), runs[0].reactions["row 1"]["P"].force, atol=ALGEBRA)


def test_the_shares_of_repeated_rows_are_those_of_least_norm_all_along_a_run() -> None:
    """Of all lam with sum c_i lam_i = lam that of least norm has lam_i = c_i lam / sum c_i^2, whatever went before."""
    scales = (1.0, -2.0, 0.5)
    once, run = (
        slider(copies, scales).derive(ap.Kane(reactions=True)).simulate(2.0, STATE, tolerance=RUN, samples=9)
        for copies in (1, 3)
    )
    assert np.ptp(once["lambda_row_1"]) > 0.1
    for i, c in enumerate(scales):
        expected = c * once["lambda_row_1"] / sum(s**2 for s in scales)
        np.testing.assert_allclose(run[f"lambda_row_{i + 1}"], expected, atol=ALGEBRA)


def test_the_printed_minimal_form_drops_rows_that_only_repeat() -> None:
    equations = slider(3, (1.0, -2.0, 0.5)).derive(ap.Kane())
    assert len(equations.residuals) == 2
    single = slider(1).derive(ap.Kane())
    assert sm.simplify(equations.mass_matrix - single.mass_matrix) == sm.zeros(2, 2)
    assert sm.simplify(equations.forcing - single.forcing) == sm.zeros(2, 1)


def test_closed_forms_with_repeated_rows_take_the_multipliers_of_least_norm() -> None:
    one, three = slider(1).derive(ap.Kane(reactions=True)), slider(3).derive(ap.Kane(reactions=True))
    closed, expected = three.explicit(), one.explicit()
    t = sm.physics.vector.dynamicsymbols._t
    for u in one.speeds:
        assert sm.simplify(closed[u.diff(t)] - expected[u.diff(t)]) == 0
    shares = [closed[three.multipliers[f"row {i}"][0]] for i in (1, 2, 3)]
    whole = expected[one.multipliers["row 1"][0]]
    assert all(sm.simplify(3 * share - whole) == 0 for share in shares)


@pytest.mark.parametrize(
    "principle", ["Kane, minimal", "Kane, reactions in evidence", "UdwadiaKalaba", "AppellChetaev"]
)
def test_a_row_that_vanishes_at_the_start_leaves_the_motion_free_there(principle: str) -> None:
    """Two pucks from rest, pushed at right angles: v1 . v2 = 0 has no gradient at rest, and holds by itself."""
    start = {f"q{i}": 0.0 for i in range(1, 5)} | {f"u{i}": 0.0 for i in range(1, 5)}
    values = {"sigma1": 1.0, "sigma2": 0.0, "sigma3": 0.0, "sigma4": 1.0}
    equations = ap.catalogue.two_pucks().derive(PRINCIPLES[principle])
    rates = equations.accelerations(start, values)
    np.testing.assert_allclose([rates[f"u{i}"] for i in range(1, 5)], [1.0, 0.0, 0.0, 0.5], atol=1e-15)
    assert rates["lambda_perpendicular"] == 0.0
    run = equations.simulate(1.0, start, parameters=values, samples=3)
    assert run.audit.smallest_rank == 0
    np.testing.assert_allclose(run["q1"], run.time**2 / 2, atol=1e-10)
    np.testing.assert_allclose(run["q4"], run.time**2 / 4, atol=1e-10)
    np.testing.assert_allclose(run["q2"], 0, atol=1e-10)


@pytest.mark.parametrize("principle", ["Kane, minimal", "Kane, reactions in evidence", "UdwadiaKalaba"])
def test_a_motion_passes_a_configuration_where_a_row_vanishes(principle: str) -> None:
    """A bead on the cross x y = 0 sliding along x through the crossing, where the row's gradient (y, x) is zero."""
    model = ap.Model("a bead on a cross")
    N = model.frame
    x, y = model.coordinates("x y")
    model.speeds("u v")
    model.particle("bead", 1, x * N.x + y * N.y)
    model.constrain("cross", x * y)
    run = model.derive(PRINCIPLES[principle]).simulate(2.0, {"x": -1.0, "y": 0.0, "u": 1.0, "v": 0.0}, samples=9)
    np.testing.assert_allclose(run["x"], run.time - 1.0, atol=1e-9)
    np.testing.assert_allclose(run["y"], 0.0, atol=1e-9)
    assert all(np.isfinite(values.values).all() for values in run.data.values())


@pytest.mark.parametrize("principle", ["Kane, minimal", "Kane, reactions in evidence"])
def test_a_row_that_is_a_combination_of_others_with_moving_coefficients_is_redundant(principle: str) -> None:
    model = ap.Model("three rows of rank two")
    N = model.frame
    x, y, z = model.coordinates("x y z")
    model.speeds("u1 u2 u3")
    P = model.particle("P", 1, x * N.x + y * N.y + z * N.z)
    model.force(P, N.x + N.y + N.z)
    v = ap.velocity(P)
    first, second = v.dot(N.z) - y * v.dot(N.x), v.dot(N.y) - x * v.dot(N.x)
    model.constrain("first", first)
    model.constrain("second", second)
    before = model.derive(PRINCIPLES[principle])
    model.constrain("both", (2 + x) * first - (3 + y) * second)
    after = model.derive(PRINCIPLES[principle])
    state = {"x": 0.3, "y": 0.4, "z": 0.0, "u1": 0.5}
    for name in ("u1", "u2", "u3"):
        assert after.accelerations(state)[name] == pytest.approx(before.accelerations(state)[name], abs=1e-13)
    assert program_of(after).rows_solved == program_of(before).rows_solved
    assert len(after.residuals) == len(before.residuals)  # in print too
    assert after.simulate(1.0, state, samples=3).audit.redundant == ("both",)
