"""U1 and U4: the explicit equation for A of any rank and M singular, by SciPy; the geometry of figure 1 of 001."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np
import pytest
import sympy as sm
from scipy.linalg import sqrtm

import appell as ap
from tests.support import GENERAL, PRINCIPLES, Kind, null_space
from tests.tolerances import ALGEBRA, RUN

STATE = {f"q{i}": v for i, v in enumerate((0.4, -0.3, 0.7, 0.2), start=1)}
SPEEDS = {f"u{i}": v for i, v in enumerate((0.5, 0.1, -0.6, 0.9), start=1)}
DALEMBERT = [name for name, principle in GENERAL.items() if principle.family == "d'Alembert"]


def two_masses(matrix: np.ndarray, right: np.ndarray) -> ap.Model:
    """Two coupled particles in the plane, T not diagonal, with rows A qdd = b given outright in accelerations."""
    model = ap.Model("two masses")
    N, t = model.frame, model.time
    q = model.coordinates("q1:5")
    model.speeds("u1:5")
    model.particle("P", 1.3, q[0] * N.x + (q[1] + q[0] * q[2]) * N.y)
    model.particle("Q", 0.7, (q[2] + sm.sin(q[3])) * N.x + (2 * q[3] - q[0]) * N.y)
    model.force("P", 0.3 * N.x - 1.1 * N.y)
    model.potential("spring", 2 * (q[1] - q[3]) ** 2)
    for i, (row, b) in enumerate(zip(matrix, right, strict=True)):
        model.constrain(f"row {i + 1}", sum(float(a) * c.diff(t, 2) for a, c in zip(row, q, strict=True)) - float(b))
    return model


RANKS = {
    "none": (np.zeros((0, 4)), np.zeros(0)),
    "one": (np.array([[1.0, 2, 0, -1]]), np.array([0.3])),
    "one, thrice": (np.array([[1.0, 2, 0, -1], [-2, -4, 0, 2], [0.5, 1, 0, -0.5]]), np.array([0.3, -0.6, 0.15])),
    "two of three": (np.array([[1.0, 0, 0, 1], [0, 1, 1, 0], [1, 1, 1, 1]]), np.array([0.3, 0.4, 0.7])),
    "all four": (np.array([[1.0, 0, 0, 1], [0, 1, 1, 0], [1, 0, -1, 0], [0, 0, 2, 1]]), np.array([0.1, 0.2, 0.3, 0.4])),
}


@cache
def unconstrained() -> tuple[np.ndarray, np.ndarray]:
    """M and Q of the two masses without rows, by Lagrange's equations in SymPy."""
    free = two_masses(*RANKS["none"]).derive(ap.Lagrange())
    at = {s: (STATE | SPEEDS)[str(s.func)] for s in (*free.coordinates, *free.speeds)}
    M, Q = (np.array(block.subs(at), float) for block in (free.mass_matrix, free.forcing))
    return M, Q.ravel()


@pytest.mark.slow_but_every(6)
@pytest.mark.parametrize(
    "principle", ["UdwadiaKalaba", "Kane, minimal", "Kane, reactions in evidence", "Gauss", "GibbsAppell"]
)
@pytest.mark.parametrize("rank", RANKS)
def test_e23_with_scipys_square_root_and_pseudo_inverse(rank: str, principle: str) -> None:
    A, b = RANKS[rank]
    M, Q = unconstrained()
    root = np.real(sqrtm(M))
    a = np.linalg.solve(M, Q)
    if A.shape[0]:
        # E23: M qdd = Q + M^1/2 (A M^-1/2)^+ (b - A a)
        qdd = np.linalg.solve(M, Q + root @ np.linalg.pinv(A @ np.linalg.inv(root)) @ (b - A @ a))
    else:
        qdd = a
    rates = two_masses(A, b).derive(PRINCIPLES[principle]).accelerations(STATE | SPEEDS)
    np.testing.assert_allclose([rates[f"u{i}"] for i in range(1, 5)], qdd, atol=ALGEBRA * max(1, np.abs(qdd).max()))


def test_rows_that_contradict_each_other_are_named() -> None:
    model = two_masses(np.array([[1.0, 2, 0, -1], [2, 4, 0, -2]]), np.array([0.3, 0.9]))
    with pytest.raises(ap.ConstraintError, match=r"contradict each other.*'row [12]'"):
        model.derive(ap.UdwadiaKalaba()).accelerations(STATE | SPEEDS)


# ---- singular mass matrices (Udwadia and Phohomsiri) -------------------------------------------------------------


def massless(tied: bool) -> ap.Model:
    """A mass at x, a spring at a massless slider y, which is tied to x by y = x + 1."""
    model = ap.Model("a massless slider")
    N = model.frame
    x, y = model.coordinates("x y")
    model.speeds("u v")
    P = model.particle("P", 2.0, x * N.x)
    slider = model.particle("slider", 0, y * N.x)
    model.potential("spring", 3 * y**2 / 2)
    if tied:
        model.constrain("tie", (ap.position(slider) - ap.position(P)).dot(N.x) - 1)
    return model


@pytest.mark.slow_but_every(2)
@pytest.mark.filterwarnings("ignore:'slider' has no mass")
@pytest.mark.parametrize("principle", [name for name in DALEMBERT if name != "Hamilton"])
def test_a_massless_part_moves_where_the_constraints_carry_it(principle: str) -> None:
    """2 x'' = -3 (x + 1): a spring at the slider, brought to the mass by the tie, which pulls the slider with 3 y."""
    equations = massless(True).derive(PRINCIPLES[principle])
    rates = equations.accelerations({"x": 0.5, "u": 0.2})
    assert rates["u"] == pytest.approx(-3 * 1.5 / 2, abs=ALGEBRA)
    assert rates["v"] == pytest.approx(-3 * 1.5 / 2, abs=ALGEBRA)
    run = equations.simulate(3.0, {"x": 0.5, "u": 0.0}, tolerance=RUN)
    np.testing.assert_allclose(run["x"], 1.5 * np.cos(np.sqrt(1.5) * run.time) - 1, atol=1e-9)
    np.testing.assert_allclose(run.reactions["tie"]["slider"].force[:, 0], 3 * run["y"], atol=1e-8)
    np.testing.assert_allclose(run.reactions["tie"]["P"].force[:, 0], -3 * run["y"], atol=1e-8)


@pytest.mark.filterwarnings("ignore:'slider' has no mass")
def test_momenta_of_a_massless_part_do_not_determine_its_velocity() -> None:
    with pytest.raises(ap.SingularSystem, match=r"the momenta of Hamilton do not determine.*has no mass"):
        massless(True).derive(ap.Hamilton()).simulate(1.0, {"x": 0.5, "u": 0.0})


@pytest.mark.filterwarnings("ignore:'slider' has no mass")
@pytest.mark.parametrize("principle", ["UdwadiaKalaba", "Kane, reactions in evidence", "Gauss", "Lagrange"])
def test_a_massless_part_that_nothing_carries_is_refused(principle: str) -> None:
    with pytest.raises(ap.SingularSystem, match=r"not unique|none satisfy"):
        massless(False).derive(PRINCIPLES[principle]).accelerations({"x": 0.5, "y": 0.2, "u": 0.0, "v": 0.0})


# ---- figure 1 of 001 ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rank", [r for r in RANKS if r != "none"])
def test_projections_against_numpy(rank: str) -> None:
    """N(B) and R(B^T) of B = A M^-1/2 by SVD; the parts are perpendicular, and Pythagoras holds."""
    A, b = RANKS[rank]
    model = two_masses(A, b)
    found = ap.projections(model, STATE | SPEEDS)
    M, Q = unconstrained()
    root = np.real(sqrtm(M))
    B, a_s = A @ np.linalg.inv(root), np.linalg.solve(root, Q)
    _, s, Vt = np.linalg.svd(B)
    count = int((s > 1e-10).sum())
    R, N = Vt[:count].T, Vt[count:].T
    assert found.rank == count
    np.testing.assert_allclose(found.free, a_s, atol=ALGEBRA)
    np.testing.assert_allclose(found.along, N @ N.T @ a_s, atol=ALGEBRA)
    np.testing.assert_allclose(found.free_across, R @ R.T @ a_s, atol=ALGEBRA)
    np.testing.assert_allclose(found.across, np.linalg.pinv(B) @ b, atol=ALGEBRA)
    np.testing.assert_allclose(found.constrained, found.along + found.across, atol=ALGEBRA)
    np.testing.assert_allclose(found.deviation, found.constrained - found.free, atol=ALGEBRA)
    # Pythagoras, and Gauss: the deviation lies in R(B^T)
    for whole, parts in (
        (found.constrained, (found.along, found.across)),
        (found.free, (found.along, found.free_across)),
    ):
        assert whole @ whole == pytest.approx(sum(p @ p for p in parts), abs=ALGEBRA)
    np.testing.assert_allclose(N.T @ found.deviation, 0, atol=ALGEBRA)
    # what the run has: M^-1/2 of the constrained one
    rates = model.derive(ap.UdwadiaKalaba()).accelerations(STATE | SPEEDS)
    np.testing.assert_allclose(
        np.linalg.solve(root, found.constrained), [rates[f"u{i}"] for i in range(1, 5)], atol=ALGEBRA
    )


def deviation_of(qdd: np.ndarray) -> float:
    """Gauss' compulsion sum m |a - f/m|^2 of the two masses, from where they are: no matrix of the library.

    The accelerations are second differences in time of the positions of both particles along q + t u + t^2 qdd / 2,
    exact for parabolas up to the fourth order of the step; the spring pulls on its coordinates by its own work.
    """
    q0, u0 = (np.array(list(x.values())) for x in (STATE, SPEEDS))

    def places(t: float) -> np.ndarray:
        q = q0 + t * u0 + t**2 / 2 * qdd
        return np.array([q[0], q[1] + q[0] * q[2], q[2] + np.sin(q[3]), 2 * q[3] - q[0]])

    h = 1e-2
    weights = {-2: -1 / 12, -1: 4 / 3, 0: -5 / 2, 1: 4 / 3, 2: -1 / 12}
    a = sum(w * places(k * h) for k, w in weights.items()) / h**2
    m, f = np.array([1.3, 1.3, 0.7, 0.7]), np.array([0.3, -1.1, 0.0, 0.0])
    # the spring's forces -dV/dq act on q2 and q4; its part of the compulsion is -2 Q . qdd, up to a constant
    pull = 4 * (q0[1] - q0[3])
    Q = np.array([0.0, -pull, 0.0, pull])
    return float((m * (a - f / m) ** 2).sum() - 2 * Q @ qdd)


def deviates_least(qdd: np.ndarray, A: np.ndarray, b: np.ndarray) -> bool:
    """Whether an acceleration keeps the rows, and every other one near it or far away that keeps them deviates more."""
    if np.abs(A @ qdd - b).max() > ALGEBRA:
        return False
    free, generator = null_space(A), np.random.default_rng(3)
    steps = [size * free @ generator.normal(size=free.shape[1]) for size in (0.002, 0.02, 0.3, 5.0) for _ in range(20)]
    return all(deviation_of(qdd + step) > deviation_of(qdd) for step in steps)


@pytest.mark.parametrize("principle", ["Gauss", "UdwadiaKalaba", "Kane, minimal", "GibbsAppell"])
def test_no_other_acceleration_that_keeps_the_rows_deviates_less(principle: str) -> None:
    """Gauss' principle asked of the accelerations themselves, with the deviation evaluated from the particles."""
    A, b = RANKS["two of three"]
    rates = two_masses(A, b).derive(PRINCIPLES[principle]).accelerations(STATE | SPEEDS)
    assert deviates_least(np.array([rates[f"u{i}"] for i in range(1, 5)]), A, b)


def test_wrong_accelerations_do_not_deviate_least() -> None:
    """What the test above must notice: half a percent along the rows, another metric, a row that is not kept."""
    A, b = RANKS["two of three"]
    rates = two_masses(A, b).derive(ap.Gauss()).accelerations(STATE | SPEEDS)
    right = np.array([rates[f"u{i}"] for i in range(1, 5)])
    along = null_space(A)[:, 0]
    assert not deviates_least(right + 0.005 * np.linalg.norm(right) * along, A, b)
    assert not deviates_least(np.linalg.pinv(A) @ b, A, b)  # least in |qdd|, not in the metric of the masses
    assert not deviates_least(right * (1 + 1e-6), A, b)
    M, Q = unconstrained()
    assert not deviates_least(np.linalg.solve(M, Q), A, b)  # the free motion deviates less, and leaves the rows


def test_figure_1_is_drawn(tmp_path: Path) -> None:
    found = ap.projections(two_masses(*RANKS["one"]), STATE | SPEEDS)
    figure = found.plot(tmp_path / "figure1.png")
    assert (tmp_path / "figure1.png").stat().st_size > 5000
    (axes,) = figure.axes
    labels = [line.get_label() for line in axes.lines]
    assert any("a_s" in label for label in labels)
    text = str(found)
    assert "rank of B = 1" in text
    assert "part in N(B)" in text


def test_projections_without_constraints_are_the_free_motion() -> None:
    found = ap.projections(two_masses(*RANKS["none"]), STATE | SPEEDS)
    assert found.rank == 0
    np.testing.assert_allclose(found.constrained, found.free, atol=ALGEBRA)
    np.testing.assert_allclose(found.deviation, 0, atol=ALGEBRA)


# ---- K12 ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [n for n, p in PRINCIPLES.items() if Kind.NONLINEAR_ACCELERATION not in p.admits])
def test_k12_a_row_nonlinear_in_acceleration_is_refused_with_who_would_do(name: str) -> None:
    words = "'size of acceleration', which is nonlinear in acceleration: Gauss or HamiltonLusternik would do"
    with pytest.raises(ap.NotApplicable, match=words):
        ap.catalogue.jankowski_particle().derive(PRINCIPLES[name])


def test_k12_jankowskis_particle_is_solved_by_gauss() -> None:
    """|a| = a(t) and the deviation from g stationary: a is along g, so that the multiplier is (1 - g/a(t))/2."""
    card = ap.catalogue.jankowski_particle()
    run = card.derive(ap.Gauss()).simulate(2.0, {"x": 0, "y": 0, "u1": 1.0, "u2": 0.0}, tolerance=RUN)
    size = 4.0 * (1 + np.sin(run.time) / 4)
    np.testing.assert_allclose(np.hypot(run["u1'"], run["u2'"]), size, atol=1e-9)
    np.testing.assert_allclose(run["u2'"], -size, atol=1e-9)
    np.testing.assert_allclose(run["u2"], -4.0 * (run.time + (1 - np.cos(run.time)) / 4), atol=1e-9)
    np.testing.assert_allclose(run["x"], run.time, atol=1e-9)
    assert run.audit.energy_error < 1e-9


def test_k12_gauss_takes_the_least_of_the_stationary_accelerations() -> None:
    """Of a = +-a(t) g/|g| the one along g deviates less from g; the other is stationary too."""
    rates = ap.catalogue.jankowski_particle().derive(ap.Gauss()).accelerations({"x": 0, "y": 0, "u1": 0, "u2": 0})
    assert rates["u2"] == pytest.approx(-4.0, abs=1e-9)
