"""U1, U4 and U5: E23 and E38 in symbols and written out, E42 as symbols and as motion, E43 to E46 as numbers (001)."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import sympy as sm
from scipy.integrate import solve_ivp
from scipy.linalg import sqrtm
from sympy.core.function import AppliedUndef

import appell as ap
from appell.algebra.row_space import RowSpace
from appell.compile import program_of
from appell.model import name_of
from tests.support import same


def generalised_appell(*, work: bool = False) -> ap.Model:
    """The particle of section 5: x'^2 + y'^2 - z'^2 = 2 alpha g(x, y, z, t), C = -a0 u^2/|u| (x', y', z')."""
    model = ap.Model("generalised Appell problem")
    N, t = model.frame, model.time
    alpha, a0, Fx, Fy, Fz = model.parameters("alpha a0 Fx Fy Fz", [0.3, 0.2, 0.4, -0.9, -2.0])
    x, y, z = model.coordinates("x y z")
    P = model.particle("P", 1, x * N.x + y * N.y + z * N.z)
    model.force(P, Fx * N.x + Fy * N.y + Fz * N.z)
    g = sm.sin(x) + y * z + t / 2 + 2
    row = (x.diff(t) ** 2 + y.diff(t) ** 2 - z.diff(t) ** 2) / 2 - alpha * g
    v = ap.velocity(P)
    size = sm.sqrt(v.dot(v))
    law = -a0 * size * v.dot(ap.virtual_displacement(P)) if work else {P: -a0 * size * v}  # E39' or C
    model.constrain("row", row, nonideal=law)
    return model


def symbols_of(model: ap.Model) -> tuple[dict[str, sm.Expr], tuple[sm.Expr, ...], tuple[sm.Expr, ...]]:
    data = model.snapshot()
    return {p.name: p.symbol for p in data.parameters}, data.kinematics.coordinates, data.kinematics.speeds


def e42(model: ap.Model) -> list[sm.Expr]:
    """E42 as it is printed, in the model's symbols."""
    p, (x, y, z), (dx, dy, dz) = symbols_of(model)
    gdot = sm.cos(x) * dx + dy * z + y * dz + sm.Rational(1, 2)
    u = sm.sqrt(dx**2 + dy**2 + dz**2)
    pull = (p["alpha"] * gdot - dx * p["Fx"] - dy * p["Fy"] + dz * p["Fz"]) / u**2
    return [
        p["Fx"] + pull * dx - p["a0"] / u * 2 * dx * dz**2,
        p["Fy"] + pull * dy - p["a0"] / u * 2 * dy * dz**2,
        p["Fz"] - pull * dz - p["a0"] / u * 2 * dz * (dx**2 + dy**2),
    ]


@pytest.mark.parametrize("work", [False, True], ids=["C", "virtual work"])
def test_u5_e42_as_symbols(work: bool) -> None:
    model = generalised_appell(work=work)
    found = model.derive(ap.UdwadiaKalaba()).statement
    for ours, text in zip(found.accelerations.values(), e42(model), strict=True):
        assert same(ours, text)
    # A, b and B^+ above E41
    p, (x, y, z), (dx, dy, dz) = symbols_of(model)
    assert found.constraint_matrix == sm.Matrix([[dx, dy, -dz]])
    gdot = sm.cos(x) * dx + dy * z + y * dz + sm.Rational(1, 2)
    assert same(found.demanded[0], p["alpha"] * gdot)
    assert found.scaled_rows == found.constraint_matrix
    square = dx**2 + dy**2 + dz**2
    for ours, text in zip(found.pseudo_inverse, (dx, dy, -dz), strict=True):
        assert same(ours, text / square)
    # the third term is Q_ni: with g not zero it is not C (the text's "Q_ni = C" lost a stroke)
    last = [sm.simplify(e) for e in found.nonideal_reaction - found.law]
    assert any(e != 0 for e in last)


def test_u5_q_ni_is_c_on_appells_own_constraint() -> None:
    """alpha = 0: on x'^2 + y'^2 = z'^2 the law lies in the null space of B."""
    model = generalised_appell()
    found = model.derive(ap.UdwadiaKalaba()).statement
    _, _, (dx, dy, dz) = symbols_of(model)
    on_it = {dx: sm.Rational(3, 5), dy: sm.Rational(4, 5), dz: sm.Integer(1)}
    difference = (found.nonideal_reaction - found.law).subs(on_it)
    assert difference.applyfunc(sm.simplify) == sm.zeros(3, 1)


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize("principle", [ap.UdwadiaKalaba(), ap.Kane(), ap.Gauss(), ap.Hamilton()], ids=str)
def test_u5_e42_as_motion(principle: ap.Principle) -> None:
    """E42 typed in and integrated by SciPy, from a state on the constraint."""
    model = generalised_appell()
    p, coordinates, speeds = symbols_of(model)
    values = {p[name]: value for name, value in {"alpha": 0.3, "a0": 0.2, "Fx": 0.4, "Fy": -0.9, "Fz": -2.0}.items()}
    right = sm.lambdify([model.time, *coordinates, *speeds], [e.subs(values) for e in e42(model)])
    x, y, z, dx, dz = 0.2, -0.1, 0.4, 0.9, 1.1
    dy = float(np.sqrt(2 * 0.3 * (np.sin(x) + y * z + 2) + dz**2 - dx**2))
    start = {"x": x, "y": y, "z": z, "xdot": dx, "ydot": dy, "zdot": dz}
    run = model.derive(principle).simulate(1.5, start, tolerance=1e-12, samples=31)
    book = solve_ivp(
        lambda t, s: [*s[3:], *right(t, *s)],
        (0, 1.5),
        [x, y, z, dx, dy, dz],
        "DOP853",
        run.time,
        rtol=1e-12,
        atol=1e-12,
        dense_output=True,
    )
    for name, column in zip(("x", "y", "z", "xdot", "ydot", "zdot"), book.y, strict=True):
        np.testing.assert_allclose(run[name], column, atol=1e-9)
    # every part of Q_ni of E42 holds z': d'Alembert's prescription holds where that vanishes, once
    (instant,) = ap.dalembert(run).instants
    assert book.sol(instant)[5] == pytest.approx(0, abs=1e-5)


# ---- E23 and E38 as they stand ----------------------------------------------------------------------------------


def coupled(rows: int = 1) -> ap.Model:
    """Two masses whose inertia couples the coordinates, on a circle that is stated once, or thrice."""
    model = ap.Model("coupled")
    N = model.frame
    m, g, k = model.parameters("m g k", [2.0, 9.81, 0.7])
    q, s = model.coordinates("q s")
    model.speeds("u w")
    model.particle("P", m, (q + s) * N.x + q * N.y)
    model.particle("Q", 1, s * N.x - q * N.y)
    model.gravity(-g * N.y)
    for i in range(rows):
        law = {q: -k * q} if i == 0 else None
        model.constrain(f"circle {i + 1}", (i + 1) * (q**2 + s**2 - 1), nonideal=law)
    return model


AT = {"q": sm.Rational(3, 5), "s": sm.Rational(4, 5), "u": sm.Rational(4, 7), "w": -sm.Rational(3, 7)}
AT |= {"m": sm.Integer(2), "g": sm.Integer(3), "k": sm.Rational(1, 3)}


def numbers(matrix: sm.Matrix) -> np.ndarray:
    """At one state that satisfies the circle."""
    known = {f: AT[name_of(f)] for f in matrix.atoms(AppliedUndef) | matrix.free_symbols if name_of(f) in AT}
    return np.array(matrix.subs(known).evalf(30), float)


@pytest.mark.slow
@pytest.mark.parametrize("rows", [1, 3])
def test_u1_every_quantity_of_e38_against_scipy(rows: int) -> None:
    """M, Q, A, b and C of the object in numbers, E38 formed from them with SciPy's root and pseudo-inverse."""
    found = coupled(rows).derive(ap.UdwadiaKalaba()).statement
    M, A = numbers(found.mass_matrix), numbers(found.constraint_matrix)
    Q, b, C = (numbers(column).ravel() for column in (found.forces, found.demanded, found.law))
    # of the model itself: T = m ((u + w)^2 + u^2)/2 + (w^2 + u^2)/2, V = g (m - 1) q
    np.testing.assert_allclose(M, [[5, 2], [2, 3]])
    np.testing.assert_allclose(Q, [-3, 0])
    np.testing.assert_allclose(C, [-1 / 5, 0])
    root = np.real(sqrtm(M))
    B = A @ np.linalg.inv(root)
    B_plus, a = np.linalg.pinv(B), np.linalg.solve(M, Q)
    ideal = root @ B_plus @ (b - A @ a)
    nonideal = root @ (np.eye(2) - B_plus @ B) @ np.linalg.inv(root) @ C
    np.testing.assert_allclose(numbers(found.mass_root), root, atol=1e-12)
    np.testing.assert_allclose(numbers(found.scaled_rows), B, atol=1e-12)
    np.testing.assert_allclose(numbers(found.pseudo_inverse), B_plus, atol=1e-12)
    np.testing.assert_allclose(numbers(found.free_accelerations).ravel(), a, atol=1e-12)
    np.testing.assert_allclose(numbers(found.violation).ravel(), b - A @ a, atol=1e-12)
    np.testing.assert_allclose(numbers(found.ideal_reaction).ravel(), ideal, atol=1e-12)
    np.testing.assert_allclose(numbers(found.nonideal_reaction).ravel(), nonideal, atol=1e-12)
    rates = numbers(sm.Matrix(list(found.accelerations.values()))).ravel()
    np.testing.assert_allclose(rates, np.linalg.solve(M, Q + ideal + nonideal), atol=1e-12)


def penrose(B: sm.Matrix, X: sm.Matrix) -> list[sm.Matrix]:
    """What vanishes where X is the Moore-Penrose inverse of B."""
    return [B @ X @ B - B, X @ B @ X - X, (B @ X).T - B @ X, (X @ B).T - X @ B]


def pinned(rows: int) -> ap.Model:
    """A particle on a moving plane that is stated several times."""
    model = ap.Model("particle on a plane")
    N, t = model.frame, model.time
    m, c = model.parameters("m c", [2.0, 0.4])
    x, y, z = model.coordinates("x y z")
    P = model.particle("P", m, x * N.x + y * N.y + z * N.z)
    model.force(P, N.x - 2 * N.z)
    for i in range(rows):
        model.constrain(f"row {i + 1}", (i + 1) * (z - c * x * y - t**2))
    return model


@pytest.mark.slow_but_every(3)
@pytest.mark.parametrize("rows", [1, 2, 3])
def test_u1_the_pseudo_inverse_satisfies_penroses_conditions_in_symbols(rows: int) -> None:
    found = pinned(rows).derive(ap.UdwadiaKalaba()).statement
    for left in penrose(found.scaled_rows, found.pseudo_inverse):
        assert left.applyfunc(sm.simplify).is_zero_matrix
    assert found.redundant == tuple(f"row {i}" for i in range(2, rows + 1))
    assert len(found.independent) == 1
    if rows > 1:
        assert "rows that repeat others: of row 2" in str(found)
        single = pinned(1).derive(ap.UdwadiaKalaba()).statement
        assert (found.ideal_reaction - single.ideal_reaction).applyfunc(sm.simplify).is_zero_matrix


def test_u1_e23_of_a_pendulum_in_closed_form() -> None:
    """x'' = -x (v^2 - g y)/(x^2 + y^2), y'' = -g - y (v^2 - g y)/(x^2 + y^2)."""
    model = ap.catalogue.cartesian_pendulum()
    p, (x, y), (vx, vy) = symbols_of(model)
    equations = model.derive(ap.UdwadiaKalaba())
    closed = equations.explicit()
    pull = (vx**2 + vy**2 - p["g"] * y) / (x**2 + y**2)
    t = model.time
    assert same(closed[vx.diff(t)], -x * pull)
    assert same(closed[vy.diff(t)], -p["g"] - y * pull)


@pytest.mark.slow
def test_u1_what_is_printed_holds_no_multiplier() -> None:
    for model in (ap.catalogue.two_pucks(), generalised_appell(), pinned(2)):
        page = str(model.derive(ap.UdwadiaKalaba()))
        assert "lambda" not in page
        assert "explicit equation, M u' = Q + Q_ideal" in page
        assert "lambda" not in model.derive(ap.UdwadiaKalaba()).latex()
    page = str(generalised_appell().derive(ap.UdwadiaKalaba()))
    assert "xdot' = Fx + Q_ideal_xdot + Q_nonideal_xdot" in page
    assert "non-ideal part, M^1/2 (I - B^+ B) M^-1/2 C" in page


def test_u1_rows_that_contradict_each_other_are_named_in_symbols_too() -> None:
    model = ap.Model("torn")
    t = model.time
    x, y = model.coordinates("x y")
    model.particle("P", 1, x * model.frame.x + y * model.frame.y)
    model.constrain("first", x.diff(t, 2) + y.diff(t, 2) - 1)
    model.constrain("second", 2 * x.diff(t, 2) + 2 * y.diff(t, 2) - 3)
    equations = model.derive(ap.UdwadiaKalaba())
    with pytest.raises(ap.ConstraintError, match=r"contradict each other: 'second' repeats 'first' with another right"):
        _ = equations.statement
    assert "contradict each other" in str(equations)


@pytest.mark.slow
def test_u1_what_is_not_written_out_is_refused_in_one_sentence() -> None:
    with pytest.raises(ap.NotApplicable, match=r"Gauss has no statement.*the explicit equation by UdwadiaKalaba"):
        _ = ap.catalogue.two_pucks().derive(ap.Gauss()).statement
    with pytest.raises(ap.NotApplicable, match=r"actuators keep a constraint of 'Marle's servo'"):
        _ = ap.catalogue.marle_servo().derive(ap.UdwadiaKalaba()).statement
    with pytest.raises(ap.NotApplicable, match=r"a law holds the actual reaction"):
        _ = ap.catalogue.painleve_rod().derive(ap.UdwadiaKalaba()).statement
    bodies = ap.catalogue.perpendicular_bodies().derive(ap.UdwadiaKalaba())
    with pytest.raises(ap.NotApplicable, match=r"is not written out, as it has 1 independent rows and \d+ operations"):
        _ = bodies.statement
    three = ap.Model("three coupled")
    N = three.frame
    a, b, c = three.coordinates("a b c")
    three.particle("P", 1, (a + b) * N.x + (b + c) * N.y + (a + c) * N.z)
    found = three.derive(ap.UdwadiaKalaba()).statement
    with pytest.raises(ap.NotApplicable, match=r"M couples 3 speeds"):
        _ = found.scaled_rows


# ---- what runs is the formula -----------------------------------------------------------------------------------


def written_out(principle: ap.Principle) -> np.ndarray:
    """The accelerations that the steps of a run take, at one regular state of the coupled masses."""
    program = program_of(coupled().derive(principle))
    state = [float(AT[n]) for n in ("q", "s", "u", "w")]
    return program.evaluate("regular", 0.0, state, [2.0, 3.0, 1 / 3])[2:4]


def test_u1_the_steps_of_a_run_take_e38_and_not_multipliers(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the pseudo-inverse falsified Udwadia and Kalaba move and nobody else; with the null part, so too."""
    found = coupled().derive(ap.UdwadiaKalaba()).statement
    true = numbers(sm.Matrix(list(found.accelerations.values()))).ravel()
    np.testing.assert_allclose(written_out(ap.UdwadiaKalaba()), true, atol=1e-13)
    pseudo_inverse, null_part = RowSpace.pseudo_inverse, RowSpace.null_part
    for name, false in (
        ("pseudo_inverse", lambda self, e: 1.1 * pseudo_inverse(self, e)),
        ("null_part", lambda self, c: 1.1 * null_part(self, c)),
    ):
        with monkeypatch.context() as patch:
            patch.setattr(RowSpace, name, false)
            assert np.abs(written_out(ap.UdwadiaKalaba()) - true).max() > 1e-3


def test_u1_two_rows_and_a_law_as_written_out_against_scipy() -> None:
    """Four coordinates with two rows in accelerations, M full: every column of the triangle is used."""
    model = ap.Model("two rows")
    N, t = model.frame, model.time
    q = model.coordinates("q1:5")
    model.speeds("u1:5")
    model.particle("P", 1.3, (q[0] + q[3]) * N.x + (q[1] + 2 * q[0]) * N.y + q[2] * N.z)
    model.particle("Q", 0.7, (q[2] + q[3]) * N.x + (2 * q[3] - q[0]) * N.y + q[1] * N.z)
    model.force("P", 0.3 * N.x - 1.1 * N.y)
    A, b = np.array([[1.0, 2, 0, -1], [1, 1, 3, 0.5]]), np.array([0.3, -0.8])
    rows = [sum(float(a) * c.diff(t, 2) for a, c in zip(row, q, strict=True)) for row in A]
    model.constrain("first", rows[0] - b[0], nonideal={q[0]: 0.4, q[2]: -0.9})
    model.constrain("second", rows[1] - b[1])
    VP, VQ = (
        np.array([[1.0, 0, 0, 1], [2, 1, 0, 0], [0, 0, 1, 0]]),
        np.array([[0.0, 0, 1, 1], [-1, 0, 0, 2], [0, 1, 0, 0]]),
    )
    M = 1.3 * VP.T @ VP + 0.7 * VQ.T @ VQ
    Q, C = VP.T @ [0.3, -1.1, 0], np.array([0.4, 0, -0.9, 0])
    root = np.real(sqrtm(M))
    B = A @ np.linalg.inv(root)
    B_plus = np.linalg.pinv(B)
    forces = Q + root @ B_plus @ (b - A @ np.linalg.solve(M, Q))
    forces += root @ (np.eye(4) - B_plus @ B) @ np.linalg.solve(root, C)
    udot = np.linalg.solve(M, forces)
    equations = model.derive(ap.UdwadiaKalaba())
    steps = program_of(equations).evaluate("regular", 0.0, np.zeros(8), [])
    np.testing.assert_allclose(steps[4:8], udot, atol=1e-12)
    np.testing.assert_allclose(A.T @ steps[8:10], M @ udot - Q - C, atol=1e-12)  # the multipliers that follow
    rates = equations.accelerations({f"{n}{i}": 0.0 for n in "qu" for i in range(1, 5)})
    np.testing.assert_allclose([rates[f"u{i}"] for i in range(1, 5)], udot, atol=1e-12)


def test_u1_steps_without_a_law_do_not_solve_for_multipliers(monkeypatch: pytest.MonkeyPatch) -> None:
    """The solve for multipliers falsified: the motion by Appell and Chetaev moves, that of Udwadia and Kalaba stays."""
    import appell.equations.systems as compiling

    def run(principle: ap.Principle) -> np.ndarray:
        equations = pinned(1).derive(principle)
        start = {"x": 0.3, "y": -0.2, "xdot": 1.0, "ydot": 0.5}
        return equations.simulate(0.5, start, projection=False, samples=3)["z"]

    true = {p.name: run(p) for p in (ap.UdwadiaKalaba(), ap.AppellChetaev())}
    regular = compiling._regular

    def false(*blocks: Any, **options: Any) -> Any:
        written = regular(*blocks, **options)
        return replace(written, udot=1.1 * written.udot)

    monkeypatch.setattr(compiling, "_regular", false)
    np.testing.assert_array_equal(run(ap.UdwadiaKalaba()), true["UdwadiaKalaba"])
    assert np.abs(run(ap.AppellChetaev()) - true["AppellChetaev"]).max() > 1e-3


# ---- E43 to E46 -------------------------------------------------------------------------------------------------

STATE = {"x": 0.2, "y": -0.1, "z": 0.4, "xdot": 0.9, "ydot": 0.8, "zdot": 1.2}


def on_the_row() -> dict[str, float]:
    state = dict(STATE)
    square = 2 * 0.3 * (np.sin(0.2) - 0.04 + 2) + state["zdot"] ** 2 - state["xdot"] ** 2
    return state | {"ydot": float(np.sqrt(square))}


def test_u4_e43_to_e46_as_numbers() -> None:
    """With unit mass the scaled accelerations are the accelerations, and everything follows from one row by hand."""
    state = on_the_row()
    found = ap.projections(generalised_appell(), state)
    v = np.array([state["xdot"], state["ydot"], state["zdot"]])
    row = v * [1, 1, -1]
    gdot = np.cos(0.2) * v[0] + v[1] * 0.4 - 0.1 * v[2] + 0.5
    T = np.outer(row, row) / (row @ row)
    N = np.eye(3) - T
    a, c, b = np.array([0.4, -0.9, -2.0]), -0.2 * np.linalg.norm(v) * v, 0.3 * gdot
    np.testing.assert_allclose(found.free, a, atol=1e-13)
    np.testing.assert_allclose(found.law, c, atol=1e-13)
    np.testing.assert_allclose(found.violation, [b - row @ a], atol=1e-13)
    np.testing.assert_allclose(found.constrained, N @ (a + c) + row * b / (row @ row), atol=1e-12)  # E43
    np.testing.assert_allclose(found.deviation, row * (b - row @ a) / (row @ row) + N @ c, atol=1e-12)  # E44, E45
    np.testing.assert_allclose(found.across, found.ideal + T @ a, atol=1e-12)  # E46
    np.testing.assert_allclose(found.nonideal, N @ c, atol=1e-12)
    np.testing.assert_allclose(found.along, N @ (a + c), atol=1e-12)
    np.testing.assert_allclose(found.ideal, row * (b - row @ a) / (row @ row), atol=1e-12)
    np.testing.assert_allclose([found.along @ found.across, found.nonideal @ found.ideal], 0, atol=1e-12)
    assert "law, c_s" in str(found)


def test_u4_figure_1_has_the_law_and_its_part_in_the_null_space(tmp_path: Path) -> None:
    found = ap.projections(generalised_appell(), on_the_row())
    figure = found.plot(tmp_path / "figure_1.png")
    (axes,) = figure.axes
    lines = {line.get_label(): np.array(line.get_xydata()) for line in axes.lines}
    for label in ("$a_s$, free", "$c_s$, of the law $C$", "$a_s + c_s$", "$N c_s$, non-ideal", "$B^+ b$", "$T a_s$"):
        assert label in lines
    along, across = found.along / np.linalg.norm(found.along), found.ideal / np.linalg.norm(found.ideal)
    # N a_s and N c_s lie on the axis of N(B), and end at N (a_s + c_s), where B^+ b begins
    np.testing.assert_allclose(lines["$N c_s$, non-ideal"][1], [np.linalg.norm(found.along), 0], atol=1e-12)
    np.testing.assert_allclose(lines["$B^+ b$"][1], [found.constrained @ along, found.constrained @ across], atol=1e-12)
    ideal = ap.projections(ap.catalogue.cartesian_pendulum(), {"x": 0.6, "y": -0.8, "vx": 1.0}).plot()
    assert not any("c_s" in str(line.get_label()) for line in ideal.axes[0].lines if "a_s" not in str(line.get_label()))


# ---- E23: z as an input ---------------------------------------------------------------------------------------------


def coupled_with_z() -> ap.Model:
    """The same masses and circle, with z of E23 given by coordinate, a function of the state."""
    model = coupled(1)
    q, s = model.snapshot().kinematics.coordinates
    return model.replace("circle 1", nonideal={q: ap.Scaled(q - s), s: ap.Scaled(2 * q)})


def test_u2_z_of_e23_is_an_input_and_enters_by_the_root_of_m() -> None:
    """E19 formed from M, Q, A, b and z with SciPy's root and pseudo-inverse, against symbols and every principle."""
    model = coupled_with_z()
    equations = model.derive(ap.UdwadiaKalaba())
    found = equations.statement
    M, Q, A, b = np.array([[5, 2], [2, 3]]), [-3, 0], numbers(found.constraint_matrix), numbers(found.demanded).ravel()
    z = np.array([3 / 5 - 4 / 5, 6 / 5])
    root = np.real(sqrtm(M))
    B = A @ np.linalg.inv(root)
    B_plus, a = np.linalg.pinv(B), np.linalg.solve(M, Q)
    nonideal = root @ (np.eye(2) - B_plus @ B) @ z
    expected = np.linalg.solve(M, Q + root @ B_plus @ (b - A @ a) + nonideal)
    np.testing.assert_allclose(numbers(found.scaled_law).ravel(), z, atol=1e-12)
    np.testing.assert_allclose(numbers(found.nonideal_reaction).ravel(), nonideal, atol=1e-12)
    state, parameters = {"q": 0.6, "s": 0.8, "u": 4 / 7, "w": -3 / 7}, {"m": 2, "g": 3, "k": 1 / 3}
    for principle in (ap.UdwadiaKalaba(), ap.Kane(), ap.Hamilton()):
        rates = model.derive(principle).accelerations(state, parameters)
        np.testing.assert_allclose([rates["u"], rates["w"]], expected, atol=1e-12)


def test_u2_z_is_that_of_coordinates_whatever_speeds_are_taken() -> None:
    """A particle of mass 4 in polar coordinates, M = diag(4, 4 r^2): z_phi gives the force 2 r z_phi."""

    def polar(own_speeds: bool) -> ap.Model:
        model = ap.Model("polar")
        r, phi = model.coordinates("r phi")
        if own_speeds:
            model.speeds("v w", [r.diff(), r * phi.diff()])
        N = model.frame
        model.particle("P", 4, r * (sm.cos(phi) * N.x + sm.sin(phi) * N.y))
        model.constrain("circle", r - 2, nonideal={r: ap.Scaled(7), phi: ap.Scaled(3)})
        return model

    # on the circle r = 2: (4 r^2) phi'' = 2 r z_phi
    assert polar(False).derive(ap.Kane()).accelerations({"r": 2, "phi": 0.3})["phidot"] == pytest.approx(12 / 16)
    assert polar(True).derive(ap.Kane()).accelerations({"r": 2, "phi": 0.3})["w"] == pytest.approx(2 * 12 / 16)


def test_u2_a_model_with_z_is_read_back_from_text() -> None:
    model = coupled_with_z()
    again = ap.Model.from_json(model.to_json())
    state, parameters = {"q": 0.6, "s": 0.8, "u": 4 / 7, "w": -3 / 7}, {"m": 2, "g": 3, "k": 1 / 3}
    one, other = (m.derive(ap.Kane()).accelerations(state, parameters) for m in (model, again))
    assert one["u"] == pytest.approx(other["u"], abs=1e-14)


def three_with_z() -> ap.Model:
    """Three angles of a chain of rods in a plane, all coupled by an M that depends on them."""
    model = ap.Model("chain")
    a, b, c = model.coordinates("a b c")
    N, t, at = model.frame, model.time, 0 * model.frame.x
    for i, angle in enumerate((a, b, c)):
        at += sm.cos(angle) * N.x + sm.sin(angle) * N.y
        model.particle(f"P{i}", i + 1, at)
    z = {a: ap.Scaled(-a.diff(t)), b: ap.Scaled(2 * c), c: ap.Scaled(sm.sin(a))}
    model.constrain("row", a.diff(t) - b * c.diff(t), nonideal=z)
    return model


def test_u2_z_runs_where_m_couples_three_coordinates() -> None:
    """E19 with SciPy's root and pseudo-inverse; T of the chain and the row differentiated by hand."""
    q, u = np.array([0.3, 0.7, -0.4]), np.array([0.7 * 0.9, -0.2, 0.9])
    # M_ij = sum of the masses beyond both rods times cos(q_i - q_j); m = 1, 2, 3
    beyond = np.array([[6, 5, 3], [5, 5, 3], [3, 3, 3]])
    M = beyond * np.cos(q[:, None] - q)
    Q = -(beyond * np.sin(q[:, None] - q)) @ u**2
    A, b = np.array([[1, 0, -q[1]]]), np.array([u[1] * u[2]])
    z = np.array([-u[0], 2 * q[2], np.sin(q[0])])
    root = np.real(sqrtm(M))
    B_plus, a = np.linalg.pinv(A @ np.linalg.inv(root)), np.linalg.solve(M, Q)
    reaction = root @ B_plus @ (b - A @ a) + root @ (z - B_plus @ A @ np.linalg.solve(root, z))
    state = dict(zip(("a", "b", "c", "adot", "bdot", "cdot"), (*q, *u), strict=True))
    for principle in (ap.UdwadiaKalaba(), ap.Kane()):
        rates = three_with_z().derive(principle).accelerations(state)
        found = [rates[name] for name in ("adot", "bdot", "cdot")]
        np.testing.assert_allclose(found, np.linalg.solve(M, Q + reaction), rtol=1e-11)


def test_u2_z_is_refused_by_name_where_three_coordinates_are_coupled_and_m_is_singular() -> None:
    """Two of three coordinates move the same particle alike: M = [[2, 1, 1], [1, 1, 1], [1, 1, 1]]."""
    model = ap.Model("singular")
    a, b, c = model.coordinates("a b c")
    model.particle("P", 1, (a + b + c) * model.frame.x)
    model.particle("Q", 1, a * model.frame.y)
    model.constrain("row", b - c, nonideal={a: ap.Scaled(1)})
    with pytest.raises(ap.SingularSystem, match="M is singular and its root"):
        model.derive(ap.Kane()).accelerations({"a": 0.0})


def test_u2_z_is_refused_where_a_combination_of_unlike_coordinates_has_no_mass() -> None:
    """M = a a^T + b b^T with a = (1, 2, 3), b = (1, -1, 1): its rank is two, and no two of its rows are parallel."""
    model = ap.Model("singular")
    N = model.frame
    x, y, z = model.coordinates("x y z")
    model.particle("P", 1, (x + 2 * y + 3 * z) * N.x + (x - y + z) * N.y)
    model.constrain("row", x.diff(model.time) - y * z.diff(model.time), nonideal={x: ap.Scaled(0.3)})
    with pytest.raises(ap.SingularSystem, match="M is singular and its root"):
        model.derive(ap.Kane()).accelerations({"x": 1.0})


def test_u2_z_is_refused_on_a_place_and_printed_only_where_its_root_has_a_closed_form() -> None:
    model = ap.Model("three")
    a, b, c = model.coordinates("a b c")
    P = model.particle("P", 1, (a + b + c) * model.frame.x)
    model.particle("Q", 1, a * model.frame.y + b * model.frame.z)
    with pytest.raises(ap.ModelError, match="one for each coordinate"):
        model.constrain("row", a - b, nonideal={P: ap.Scaled(1)})
    model.constrain("row", a - b, nonideal={a: ap.Scaled(1)})
    assert "has no short closed form" in str(model.derive(ap.Kane()))
