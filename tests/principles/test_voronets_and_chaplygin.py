"""Voronets and Chaplygin from their own statements: by index in the test, falsified, and refused where they must be."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
import sympy as sm

import appell as ap
from appell.algebra import SympyAlgebra
from appell.mechanics import embed, lower, neighbouring_speeds, row_values, solve_rows
from appell.principles import chaplygin, voronets
from tests.tolerances import ALGEBRA, RUN

Q0 = {"x": 0.3, "y": -0.4, "z": 0.5, "th": 0.7}
U0 = {"x": 0.9, "th": -0.6}


def b_of(q: dict[str, sm.Expr], cyclic: bool) -> list[list[sm.Expr]]:
    """y' = b_11 x' + b_12 th', z' = b_21 x' + b_22 th'; ``cyclic``: without y and z in b."""
    x, y, z, th = (q[name] for name in ("x", "y", "z", "th"))
    if cyclic:
        return [[sm.sin(th), x * th], [x**2, sm.cos(x) + th]]
    return [[sm.sin(th) + z, x * th + y], [x**2 * y, sm.cos(x) + th * z]]


def energy(q: dict[str, sm.Expr], v: dict[str, sm.Expr], cyclic: bool) -> tuple[sm.Expr, sm.Expr]:
    """T and V, with every coordinate in both unless they are to be cyclic."""
    x, y, z, th = (q[name] for name in ("x", "y", "z", "th"))
    on = 0 if cyclic else 1
    T = (1 + on * y**2) * v["x"] ** 2 + (2 + sm.cos(th)) * v["y"] ** 2 + (1 + on * z**2) * v["z"] ** 2
    T += v["th"] ** 2 + v["x"] * v["y"] * sm.sin(x) + v["z"] * v["th"] * x
    return T / 2, x * th + on * y * z + sm.cos(th)


def model_of(cyclic: bool) -> ap.Model:
    """Two rows, both dependent rates in both; the energies given outright."""
    model = ap.Model("two rows")
    t = model.time
    q = dict(zip(Q0, model.coordinates("x y z th"), strict=True))
    v = {name: c.diff(t) for name, c in q.items()}
    T, V = energy(q, v, cyclic)
    model.lagrangian(T)
    model.potential("field", V)
    for row, (name, (b1, b2)) in enumerate(zip(("y", "z"), b_of(q, cyclic), strict=True)):
        model.constrain(f"row {row + 1}", v[name] - b1 * v["x"] - b2 * v["th"])
    return model


def by_index(cyclic: bool) -> np.ndarray:
    """Voronets' equations with his coefficients A^v_ij, index by index in SymPy (Neimark and Fufaev, chapter III):

    d/dt dT~/dx_i' - dT~/dx_i - sum_v dT~/dy_v b_vi - sum_v theta_v sum_j A^v_ij x_j' = Q_i + sum_v Q_v b_vi
    A^v_ij = db_vi/dx_j - db_vj/dx_i + sum_m (db_vi/dy_m b_mj - db_vj/dy_m b_mi)
    """
    q = {name: sm.Symbol(name) for name in Q0}
    v = {name: sm.Symbol(f"v{name}") for name in Q0}
    acceleration = [sm.Symbol("ax"), sm.Symbol("ath")]
    free, bound = ("x", "th"), ("y", "z")
    b = b_of(q, cyclic)
    T, V = energy(q, v, cyclic)
    solved = {v[n]: b[k][0] * v["x"] + b[k][1] * v["th"] for k, n in enumerate(bound)}
    T_r = T.subs(solved)
    theta = [T.diff(v[n]).subs(solved) for n in bound]
    rates = {n: v[n] for n in free} | {n: solved[v[n]] for n in bound}
    residuals = []
    for i, n in enumerate(free):
        p = T_r.diff(v[n])
        left = sum(p.diff(q[m]) * rates[m] for m in Q0)
        left += sum(p.diff(v[m]) * a for m, a in zip(free, acceleration, strict=True))
        left -= T_r.diff(q[n]) + sum(T_r.diff(q[m]) * b[k][i] for k, m in enumerate(bound))
        for k in range(2):
            for j, m in enumerate(free):
                A = b[k][i].diff(q[m]) - b[k][j].diff(q[n])
                for l, r in enumerate(bound):
                    A += b[k][i].diff(q[r]) * b[l][j] - b[k][j].diff(q[r]) * b[l][i]
                left -= theta[k] * A * v[m]
        residuals.append(left + V.diff(q[n]) + sum(V.diff(q[m]) * b[k][i] for k, m in enumerate(bound)))
    at = {q[n]: Q0[n] for n in Q0} | {v[n]: U0[n] for n in free}
    system = sm.Matrix(residuals).subs(at)
    return np.array([float(x) for x in sm.linsolve(list(system), acceleration).args[0]])


def accelerations(model: ap.Model, principle: ap.Voronets | ap.Chaplygin, cyclic: bool) -> np.ndarray:
    b = np.array(sm.Matrix(b_of({k: sm.Float(x) for k, x in Q0.items()}, cyclic)), float)
    bound = b @ [U0["x"], U0["th"]]
    state = Q0 | {"xdot": U0["x"], "thdot": U0["th"], "ydot": bound[0], "zdot": bound[1]}
    rates = model.derive(principle).accelerations(state)
    return np.array([rates["xdot"], rates["thdot"]])


@pytest.mark.parametrize("cyclic", [False, True])
def test_voronets_equations_are_his_index_by_index(cyclic: bool) -> None:
    found = accelerations(model_of(cyclic), ap.Voronets(), cyclic)
    np.testing.assert_allclose(found, by_index(cyclic), atol=ALGEBRA)


def test_chaplygins_equations_are_those_of_voronets_without_the_eliminated_coordinates() -> None:
    found = accelerations(model_of(True), ap.Chaplygin(), True)
    np.testing.assert_allclose(found, by_index(True), atol=ALGEBRA)


# ---- nonsense in any ingredient shows -----------------------------------------------------------------------------

WRONG: dict[str, tuple[object, str, Callable]] = {
    "the rates of N": (voronets, "neighbouring_speeds", lambda true: lambda m, N, R, h, w: true(m, N, 2 * R, h, w)),
    "nonsense for the rates of N": (
        voronets,
        "neighbouring_speeds",
        lambda true: lambda m, N, R, h, w: true(m, N, R + m.algebra.matrix([[0.3] * R.shape[1]] * R.shape[0]), h, w),
    ),
    "theta and the curvature": (voronets.Voronets, "_curvature", lambda true: staticmethod(lambda *a: 2 * true(*a))),
    "the forces": (voronets.Voronets, "_forces", lambda true: staticmethod(lambda *a: 2 * true(*a))),
}


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize("ingredient", WRONG)
def test_nonsense_in_an_ingredient_of_voronets_moves_the_motion(
    ingredient: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    owner, name, wrong = WRONG[ingredient]
    monkeypatch.setattr(owner, name, wrong(getattr(owner, name)))
    moved = np.abs(accelerations(model_of(False), ap.Voronets(), False) - by_index(False)).max()
    assert moved > 1e-3


def test_nonsense_in_the_transposition_terms_moves_voronets(monkeypatch: pytest.MonkeyPatch) -> None:
    model = ap.Model("a skate")
    model.joint("blade", ap.Knife(), model.ground, model.body("B", mass=2, inertia_zz=1, mass_center=(0.3, 0, 0)))
    state = {"v_B": 1.0, "omega_B": 2.0}
    true = model.derive(ap.Voronets()).accelerations(state)["v_B"]
    assert true == pytest.approx(model.derive(ap.Kane()).accelerations(state)["v_B"])
    original = voronets.transposition
    monkeypatch.setattr(voronets, "transposition", lambda m, p: 2 * original(m, p))
    assert abs(model.derive(ap.Voronets()).accelerations(state)["v_B"] - true) > 0.1


@pytest.mark.parametrize("name", ["_curvature", "_forces"])
def test_nonsense_in_an_ingredient_of_chaplygin_moves_the_motion(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    true = getattr(chaplygin.Chaplygin, name)
    monkeypatch.setattr(chaplygin.Chaplygin, name, staticmethod(lambda *a: 2 * true(*a)))
    assert np.abs(accelerations(model_of(True), ap.Chaplygin(), True) - by_index(True)).max() > 1e-3


# ---- the reduced speeds as a function -----------------------------------------------------------------------------


def test_neighbouring_speeds_have_the_value_and_the_slopes_of_the_exact_solution() -> None:
    """N and n of q by solving the rows in symbols, differentiated; against the step that a run differentiates."""
    model = model_of(False)
    m = lower(model.snapshot(), SympyAlgebra())
    algebra = m.algebra
    A = algebra.jacobian(row_values(m), m.u)
    a = algebra.substitute(row_values(m), m.u, algebra.zeros(4, 1))
    exact = solve_rows(algebra, A, -a, [0, 3], [1, 2])
    w = sm.Matrix(sm.symbols("w0 w1"))
    at = dict(zip(m.q, Q0.values(), strict=True)) | {m.u[0]: U0["x"], m.u[3]: U0["th"], m.t[0]: 0.0}
    u = (exact.N @ sm.Matrix([m.u[0], m.u[3]]) + exact.n).xreplace(at)
    on = at | dict(zip(m.u, u, strict=True))
    near = neighbouring_speeds(m, exact.N.xreplace(on), exact.R.xreplace(on), sm.zeros(2, 1), w)
    whole = exact.N @ (sm.Matrix([m.u[0], m.u[3]]) + w) + exact.n
    for of in ([near, whole], [near.jacobian(w), whole.jacobian(w)], [near.jacobian(m.q), whole.jacobian(m.q)]):
        ours, theirs = (np.array(x.xreplace({w[0]: 0, w[1]: 0}).xreplace(on).evalf(), float) for x in of)
        np.testing.assert_allclose(ours, theirs, atol=ALGEBRA)
    assert embed.neighbouring_speeds is neighbouring_speeds


# ---- where a choice of speeds is singular -------------------------------------------------------------------------


@pytest.mark.parametrize("principle", [ap.Voronets(), ap.Chaplygin()])
def test_a_blade_written_in_rates_turns_through_every_heading(principle: ap.Voronets) -> None:
    """x', y' alone determine the other nowhere near all headings; x = g sin(a) sin^2(W t) / (2 W^2) on an incline."""
    model = ap.Model("a blade in rates")
    N, t = model.frame, model.time
    x, y, theta = model.coordinates("x y theta")
    A = N.orientnew("A", "Axis", [theta, N.z])
    body = model.body("B", mass=1.25, inertia_zz=0.13, frame=A, position=x * N.x + y * N.y)
    model.force(body, 1.25 * 3.0 * N.x)
    model.constrain("blade", y.diff(t) * sm.cos(theta) - x.diff(t) * sm.sin(theta))
    run = model.derive(principle).simulate(8.0, {"xdot": 0, "thetadot": 2.0}, tolerance=RUN)
    np.testing.assert_allclose(run["x"], 3.0 / 8 * np.sin(2 * run.time) ** 2, atol=1e-9)
    assert run["theta"][-1] > 2 * np.pi


# ---- Chaplygin's conditions ---------------------------------------------------------------------------------------


def held_by_the_rows() -> ap.Model:
    return model_of(False)


def held_by_the_energy() -> ap.Model:
    model = ap.Model("uphill")
    x, y = model.coordinates("x y")
    model.lagrangian((1 + x**2 + y**2) * (x.diff() ** 2 + y.diff() ** 2) / 2)
    model.constrain("slope", y.diff() - 2 * x.diff())
    return model


def not_homogeneous() -> ap.Model:
    model = ap.Model("a belt")
    x, y = model.coordinates("x y")
    model.particle("P", 1, x * model.frame.x + y * model.frame.y)
    model.constrain("belt", y.diff() - x * x.diff() - 1)
    return model


def in_positions() -> ap.Model:
    model = ap.Model("a circle")
    x, y = model.coordinates("x y")
    model.particle("P", 1, x * model.frame.x + y * model.frame.y)
    model.constrain("circle", x**2 + y**2 - 1)
    return model


def blind_at_a_right_angle() -> ap.Model:
    """x' cos(theta) = theta' does not say what x' is where theta = pi/2, and there alone."""
    model = ap.Model("a wheel across")
    x, theta = model.coordinates("x theta")
    model.lagrangian((x.diff() ** 2 + theta.diff() ** 2) / 2)
    model.constrain("across", sm.cos(theta) * x.diff() - theta.diff())
    return model


REFUSED = {
    held_by_the_rows: "'row 1' cannot be solved for coordinates that stand in neither the rows nor the reduced energy",
    held_by_the_energy: "'slope' cannot be solved .* the reduced energy holds x, y",
    not_homogeneous: "the row of 'belt' is not homogeneous in the rates, or holds time",
    in_positions: "does not admit the constraint 'circle', which is holonomic",
    ap.catalogue.sled_with_rotor: "needs speeds that are rates of coordinates",
    blind_at_a_right_angle: "'across' cannot be solved for x everywhere: not where .*theta = 1.57",
    ap.catalogue.snakeboard: "'front wheels' and 'rear wheels' cannot be solved for x, y, psi everywhere",
}


@pytest.mark.parametrize("build", REFUSED, ids=lambda f: f.__name__)
def test_chaplygin_refuses_by_name_what_does_not_meet_his_conditions(build: Callable[[], ap.Model]) -> None:
    with pytest.raises(ap.NotApplicable, match=REFUSED[build]) as refusal:
        build().derive(ap.Chaplygin())
    assert "would do." in str(refusal.value)
