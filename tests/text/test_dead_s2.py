"""S2: dual, dead and Appell-Chetaev reactions (004, E2.12 to E2.18 and E3.8 to E3.24); rows kept without work are
in test_dead_s2_reach.py."""

from __future__ import annotations

import numpy as np
import pytest
import sympy as sm

import appell as ap
from tests.tolerances import ALGEBRA, CLOSED_FORM, ENERGY, RUN

SIDEWAYS = sm.Matrix([[0, 1, 0], [-1, 0, 0], [0, 0, 0]])
STEERING = sm.Matrix([[0, 0, 1], [0, 0, 0], [-1, 0, 0]])
START = {"x": 0, "y": 0, "theta": 0, "v": 1.0, "omega": 0.5}


def heisenberg() -> ap.Model:
    """z' = y x' for a free particle: omega = (-y, 0, 1), whose curl is not along it."""
    model = ap.Model("z' = y x'")
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
    assert sm.simplify(equations.symbolic_form.reaction_matrix - sm.Matrix([-y, 0, 1])) == sm.zeros(3, 1)


def test_e3_13_with_mu_of_the_state_as_symbols() -> None:
    """mu(q, v) = k x y' - t: (mu y', -mu x', 0) once more."""
    model = heisenberg()
    k = model.parameters("k", 0.4)
    x, y, _ = model.snapshot().kinematics.coordinates
    t = model.time
    equations = model.derive(ap.Dead(mu={"row": k * x * y.diff(t) - t}))
    dx, dy, _ = equations.speeds
    mu = k * x * dy - t
    assert sm.simplify(equations.forcing - sm.Matrix([mu * dy, -mu * dx, 0])) == sm.zeros(3, 1)
    state = {"x": 0.3, "y": 0.4, "z": 0, "xdot": 1.0, "ydot": 0.5}
    there = 0.4 * 0.3 * 0.5 - 0.7
    as_number = model.derive(ap.Dead(mu={"row": there})).accelerations(state, time=0.7)
    assert equations.accelerations(state, time=0.7)["ydot"] == pytest.approx(as_number["ydot"], abs=ALGEBRA)
    assert as_number["ydot"] == pytest.approx(-there, abs=ALGEBRA)  # -mu x', and the row has no push along y


def test_e3_13_has_one_mu_for_each_row() -> None:
    """Two rows of one constraint, omega = (-y, 0, 1, 0) and (-z, 0, 0, 1): the curls add, each with its own mu."""
    model = ap.Model("two rows")
    N, t = model.frame, model.time
    x, y, z, w = model.coordinates("x y z w")
    model.particle("P", 1, x * N.x + y * N.y + z * N.z)
    model.particle("Q", 1, w * N.x)
    model.constrain("rows", [z.diff(t) - y * x.diff(t), w.diff(t) - z * x.diff(t)])
    equations = model.derive(ap.Dead(mu={"rows": (sm.Rational(1, 2), x)}))
    dx, dy, dz, _ = equations.speeds
    book = sm.Matrix([dy / 2 + x * dz, -dx / 2, -x * dx, 0])
    assert sm.simplify(equations.forcing - book) == sm.zeros(4, 1)


BAD_MU = [
    ({"blade": 1.0}, r"names 'blade', which is not a constraint of the model; known are row"),
    (3.0, r"is 3.0: give values by constraint, such as \{'row': 0.5\}"),
    ({"row": (1.0, 2.0)}, "gives 2 values for 'row', which has 1 row: give one for each row"),
    ({"row": ()}, "gives 0 values for 'row'"),
    ({"row": "k"}, "of 'row' is 'k': give a number, or an expression"),
    ({"row": None}, "of 'row' is None: give a number, or an expression"),
    ({"row": lambda q: q}, "of 'row' is <function .*: give a number, or an expression"),
    ({"row": True}, "of 'row' is True: give a number, or an expression"),
    ({"row": float("nan")}, "of 'row' is nan, which is not a real and finite number"),
    ({"row": float("inf")}, "of 'row' is inf, which is not a real and finite number"),
    ({"row": 1j}, "of 'row' is 1j, which is not a real and finite number"),
    ({"row": np.zeros(2)}, "of 'row' is array.*: give a number, or an expression"),
    ({"row": sm.Symbol("k")}, "of 'row' holds the unknown symbol 'k': declare it with model.parameters"),
    ({"row": sm.Function("w")(ap.Model("t").time)}, "of 'row' holds the unknown function 'w"),
]


@pytest.mark.parametrize("principle", [ap.Dead, ap.HamiltonLusternik])
@pytest.mark.parametrize(("mu", "words"), BAD_MU, ids=range(len(BAD_MU)))
def test_bad_multipliers_get_a_sentence(principle, mu, words: str) -> None:
    with pytest.raises(ap.ModelError, match=rf"{principle.__name__}\(mu=...\) {words}"):
        heisenberg().derive(principle(mu=mu))


@pytest.mark.parametrize("principle", [ap.Dead, ap.HamiltonLusternik])
def test_multipliers_of_accelerations_are_refused(principle) -> None:
    model = heisenberg()
    x, *_ = model.snapshot().kinematics.coordinates
    with pytest.raises(ap.ModelError, match=r"holds accelerations \(x''\)"):
        model.derive(principle(mu={"row": x.diff(model.time, 2)}))


def test_rows_without_a_curl_take_no_mu() -> None:
    with pytest.raises(ap.ModelError, match=r"curl of 'perpendicular' .*3.13.*nonlinear in velocity and has none"):
        ap.catalogue.two_pucks().derive(ap.Dead(mu={"perpendicular": 1.0}))


def test_entries_of_h_are_numbers_or_expressions_of_the_model() -> None:
    k = sm.Symbol("k")
    for H, words in (
        ([[0, k, 0], [-k, 0, 0], [0, 0, 0]], "holds the unknown symbol 'k'"),
        ("steering", "is 'steering': give a skew matrix"),
        ([[0, sm.nan, 0], [sm.nan, 0, 0], [0, 0, 0]], "an entry of .* is nan"),
    ):
        with pytest.raises(ap.ModelError, match=words):
            ap.catalogue.chaplygin_sleigh().derive(ap.Dead(H=H))


def test_h_on_a_constraint_on_positions_is_another_motion() -> None:
    """004, section 2.2: H v "influences in some sense the along-constraints motion", on a sphere too.

    A particle on a unit sphere in the field H = b (e3 x): its own equation of motion is integrated here.
    """
    from scipy.integrate import solve_ivp

    model = ap.Model("a sphere")
    N = model.frame
    x, y, z = model.coordinates("x y z")
    model.particle("P", 1, x * N.x + y * N.y + z * N.z)
    model.constrain("sphere", x**2 + y**2 + z**2 - 1)
    b = 0.8
    H = sm.Matrix([[0, b, 0], [-b, 0, 0], [0, 0, 0]])
    start = {"x": 1.0, "y": 0.0, "z": 0.0, "xdot": 0.0, "ydot": 0.6, "zdot": 0.5}
    run = model.derive(ap.Dead(H=H)).simulate(2.0, start, samples=2, tolerance=RUN)
    dual = model.derive(ap.Dead()).simulate(2.0, start, samples=2, tolerance=RUN)

    def rates(_t: float, s: np.ndarray) -> np.ndarray:
        r, v = s[:3], s[3:]
        push = b * np.array([v[1], -v[0], 0.0])
        return np.concatenate([v, push - (push @ r + v @ v) * r / (r @ r)])

    theirs = solve_ivp(rates, (0, 2), list(start.values()), rtol=1e-12, atol=1e-12).y[:3, -1]
    np.testing.assert_allclose([run[c][-1] for c in "xyz"], theirs, atol=1e-9)
    assert max(abs(run[c][-1] - dual[c][-1]) for c in "xyz") > 0.1
    assert np.ptp(run["energy"]) < 1e-12


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
    model = ap.Model("a charge")
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


def test_e3_24_the_reaction_of_appell_and_chetaev_is_along_df_dv() -> None:
    """For any F(q, v, t), as symbols; and E3.31 has no counterpart: its power is lam v dF/dv."""
    model = ap.Model("a row nonlinear in velocity")
    N, t = model.frame, model.time
    x, y, z = model.coordinates("x y z")
    model.speeds("a b c")
    model.particle("P", 1, x * N.x + y * N.y + z * N.z)
    dx, dy, dz = (q.diff(t) for q in (x, y, z))
    model.constrain("row", dx**2 * z + sm.sin(y) * dy * dz - t * x * dz**3 - 1)
    equations = model.derive(ap.AppellChetaev())
    a, b, c = equations.speeds
    book = sm.Matrix([2 * a * z, sm.sin(y) * c, sm.sin(y) * b - 3 * t * x * c**2])
    assert sm.simplify(equations.symbolic_form.reaction_matrix - book) == sm.zeros(3, 1)
    assert sm.simplify(equations.symbolic_form.constraint_matrix.T - book) == sm.zeros(3, 1)
