"""S5: do Hamilton-Lusternik's reactions work? Three levels, against theorems that are evaluated here with SymPy."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Sequence

import numpy as np
import pytest
import sympy as sm

import appell as ap

Row = Callable[[Sequence[sm.Expr], Sequence[sm.Expr]], sm.Expr]


def particle(row: Row | Sequence[Row], V: Callable[..., sm.Expr] | None = None, n: int = 2, T=None) -> ap.Model:
    """A Lagrangian in n coordinates with rows of (q, v); T is half the square of the velocity unless given."""
    model = ap.Model("a particle")
    q = list(model.coordinates(["x y", "x y z", "x y z s"][n - 2]))
    v = [c.diff(model.time) for c in q]
    kinetic = sum(c**2 for c in v) / 2 if T is None else T(q, v)
    model.lagrangian(kinetic - (V(*q) if V else 0))
    rows = row if isinstance(row, list) else [row]
    model.constrain("row", [r(q, v) for r in rows])
    return model


def heisenberg(q, v) -> sm.Expr:
    """A metric with a Killing field of constant length, d/dz, that is twisted."""
    return (v[0] ** 2 + v[1] ** 2 + (v[2] - q[1] * v[0]) ** 2) / 2


SPEED = lambda q, v: v[0] ** 2 + v[1] ** 2 - 2
KNOWN = {
    "a speed without forces": (particle(SPEED), "dynamic"),
    "the energy": (
        particle(lambda q, v: (v[0] ** 2 + v[1] ** 2) / 2 + q[0] ** 2 * q[1] - 3, lambda x, y: x**2 * y),
        "dynamic",
    ),
    "x' = 1 with V(y)": (particle(lambda q, v: v[0] - 1, lambda x, y: sm.cos(y)), "dynamic"),
    "a speed under gravity": (particle(SPEED, lambda x, y: y), "neither"),
    "x' = 1 with V = x y": (particle(lambda q, v: v[0] - 1, lambda x, y: x * y), "neither"),
    "x' = 1 + y": (particle(lambda q, v: v[0] - 1 - q[1]), "neither"),
    "a cone": (particle(lambda q, v: v[0] ** 2 + v[1] ** 2 - v[2] ** 2, lambda x, y, z: x * z, 3), "kinematic"),
    "a product of directions": (particle(lambda q, v: v[1] * (v[1] + q[2] * v[0]), lambda x, y, z: z, 3), "kinematic"),
    "a linear row": (particle(lambda q, v: v[2] - q[1] * v[0], lambda x, y, z: x * z, 3), "kinematic"),
    # what the theorems add
    "a twisted symmetry of constant length": (
        particle(lambda q, v: v[2] - q[1] * v[0] - 1, lambda x, y, z: x**2 * y, 3, heisenberg),
        "dynamic",
    ),
    "the same row in a flat space": (particle(lambda q, v: v[2] - q[1] * v[0] - 1, None, 3), "neither"),
    "angular momentum": (particle(lambda q, v: q[0] * v[1] - q[1] * v[0] - 1), "neither"),
    "any row in velocities alone, no forces": (particle(lambda q, v: v[0] ** 3 + v[1] - 2), "dynamic"),
    "a speed of a part that is apart": (
        particle(lambda q, v: v[0] ** 2 + v[2] ** 2 - 2, lambda x, y, z: y**4, 3),
        "dynamic",
    ),
    "x' = 1 and a blade": (
        particle([lambda q, v: v[0] - 1, lambda q, v: v[2] - q[1] * v[3]], lambda x, y, z, s: z * s, 4),
        "dynamic",
    ),
}


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize("name", KNOWN)
def test_the_level_of_constraints_that_are_known(name: str) -> None:
    model, level = KNOWN[name]
    found = ap.adiabatic(model)
    assert (found.level, found.proved) == (level, True)


@pytest.mark.slow_but_every(4)
@pytest.mark.parametrize("name", KNOWN)
def test_the_level_is_what_the_energy_does_along_motions(name: str) -> None:
    """The energy of runs from random states, with multipliers that are not zero."""
    model, level = KNOWN[name]
    rng = np.random.default_rng(3)
    count = len(next(iter(model.snapshot().constraints)).expressions)
    equations = model.derive(ap.HamiltonLusternik(mu={"row": 0.3 if count == 1 else [0.3, -0.4]}))
    coordinates = [str(q.func) for q in equations.coordinates]
    known = dict(zip(coordinates, rng.uniform(0.4, 0.9, len(coordinates)), strict=True))
    known |= dict(zip([f"{c}dot" for c in coordinates[1:-1]], rng.uniform(0.4, 0.9, 3), strict=False))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ap.AppellWarning)  # of two starts that satisfy the row, either will do
        run = equations.simulate(0.5, known, tolerance=1e-12)
    change = np.ptp(run["energy"]) / max(1.0, np.abs(run["energy"]).max())
    assert change < 1e-10 if level != "neither" else change > 1e-5


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize("name", KNOWN)
def test_the_kinematic_level_is_what_the_classification_calls_adiabatic(name: str) -> None:
    """Two programs: random states of the dynamics and normal forms here, branches and fifty digits there."""
    model, level = KNOWN[name]
    assert model.classify()["row"].adiabatic is (level == "kinematic")


def test_a_first_integral_of_the_free_motion_is_not_enough() -> None:
    """x y' - y x' = 1 is kept by the free motion, so with mu = 0 nothing works; with others the reactions do."""
    found = ap.adiabatic(KNOWN["angular momentum"][0])
    assert not found.works_without_multipliers
    assert "They do none where mu = 0" in str(found)
    assert ap.adiabatic(KNOWN["x' = 1 + y"][0]).works_without_multipliers


def test_the_top_whose_spin_a_motor_holds() -> None:
    """psi' + phi' cos(theta) = Omega is affine and nonholonomic, and its reactions do no work on motions."""
    model = ap.Model("a top with its spin held")
    t = model.time
    theta, phi, psi = model.coordinates("theta phi psi")
    spin = psi.diff(t) + phi.diff(t) * sm.cos(theta)
    L = 2 * (theta.diff(t) ** 2 + phi.diff(t) ** 2 * sm.sin(theta) ** 2) / 2 + 3 * spin**2 / 2 - 5 * sm.cos(theta)
    model.lagrangian(L)
    model.constrain("spin", spin - 7)
    assert model.classify()["spin"].kind == "linear nonholonomic"
    found = ap.adiabatic(model)
    assert (found.level, found.proved) == ("dynamic", True)
    state = {"theta": 0.7, "phi": 0.0, "psi": 0.0, "thetadot": 0.1, "phidot": 0.4}
    run = model.derive(ap.HamiltonLusternik(mu={"spin": 2.0})).simulate(4.0, state, tolerance=1e-12)
    np.testing.assert_allclose(run["mu_spin"], 2.0, atol=1e-9)  # constant, as the theorem says
    np.testing.assert_allclose(run["energy"], run["energy"][0], atol=1e-8)
    reaction = run["thetadot'"] * 2 - (
        2 * run["phidot"] ** 2 * np.sin(run["theta"]) * np.cos(run["theta"])
        - 3 * 7 * run["phidot"] * np.sin(run["theta"])
        + 5 * np.sin(run["theta"])
    )
    assert np.abs(reaction).max() > 0.1  # it pushes all the same, across the motion


# ---- theorem 2 against the algebra, over many affine rows ----------------------------------------------------------


def conditions(T, V: sm.Expr, A: sm.Matrix, b: sm.Matrix, q: Sequence[sm.Symbol], v: Sequence[sm.Symbol]) -> bool:
    """L_X0 G_D = 0, d|X0|^2 on D = 0, X0(V + |X0|^2/2) = 0, with X0 normal to D and A X0 = b."""
    n = len(q)
    g = sm.Matrix(n, n, lambda i, j: T.diff(v[i], v[j]))
    inverse = g.inv()
    normal = inverse * A.T * (A * inverse * A.T).inv()
    X0, G = normal * b, inverse - normal * A * inverse
    length = (X0.T * g * X0)[0]
    lie = sm.Matrix(
        n,
        n,
        lambda i, j: sum(
            X0[k] * G[i, j].diff(q[k]) - G[k, j] * X0[i].diff(q[k]) - G[i, k] * X0[j].diff(q[k]) for k in range(n)
        ),
    )
    slope = G * sm.Matrix([length.diff(c) for c in q])
    last = sum(X0[k] * (V + length / 2).diff(q[k]) for k in range(n))
    return all(sm.simplify(e) == 0 for e in (*lie, *slope, last))


def affine_cases() -> list[tuple[str, str, list[str], str]]:
    """Kinetic energy, potential, rows: of rows, metrics and potentials that fit each other, and of such that do not."""
    metrics = ["(a**2 + b**2 + c**2)/2", "(a**2 + b**2 + (c - y*a)**2)/2", "(a**2 + b**2 + (1 + y**2)*c**2)/2"]
    potentials = ["x*y", "z", "0"]
    rows = [["c - 1"], ["c - y*a - 1"], ["c - 1", "b - x*a"], ["b - 2 - x"]]
    return [(T, V, r, f"{T}, {V}, {r}") for T in metrics for V in potentials for r in rows]


@pytest.mark.slow_but_every(10)
@pytest.mark.parametrize(("T", "V", "rows", "name"), affine_cases())
def test_affine_rows_are_adiabatic_just_where_the_theorem_says(T: str, V: str, rows: list[str], name: str) -> None:
    q, v = sm.symbols("x y z"), sm.symbols("a b c")
    names = dict(zip("xyzabc", (*q, *v), strict=True))
    energy, potential, F = (sm.sympify(e, locals=names) for e in (T, V, rows))
    A = sm.Matrix(len(F), 3, lambda i, j: F[i].diff(v[j]))
    b = -sm.Matrix([f.subs(dict.fromkeys(v, 0)) for f in F])

    def built(e: sm.Expr) -> Row:
        return lambda qs, vs: e.subs(dict(zip((*v, *q), (*vs, *qs), strict=True)), simultaneous=True)

    model = particle([built(f) for f in F], lambda *qs: potential.subs(dict(zip(q, qs, strict=True))), 3, built(energy))
    assert (ap.adiabatic(model).level != "neither") == conditions(energy, potential, A, b, q, v), name


# ---- theorem 4 against the algebra, over quadratic rows ------------------------------------------------------------


def quadratic_conditions(g: sm.Matrix, S: sm.Matrix, V: sm.Expr, q: Sequence[sm.Symbol]) -> bool:
    """(dV S(v, v) + g C(v, v)) . K^j v = 0 for all v, K = g^-1 S, C = Gamma_g - Gamma_S."""
    n, v = len(q), sm.Matrix(sm.symbols("a b c")[: len(q)])

    def christoffel(h: sm.Matrix) -> sm.Matrix:
        lowered = [
            sum(
                (h[j, k].diff(q[i]) + h[i, k].diff(q[j]) - h[i, j].diff(q[k])) * v[i] * v[j] / 2
                for i in range(n)
                for j in range(n)
            )
            for k in range(n)
        ]
        return h.inv() * sm.Matrix(lowered)

    N = sm.Matrix([V.diff(c) for c in q]) * (v.T * S * v)[0] + g * (christoffel(g) - christoffel(S))
    K = g.inv() * S
    return all(sm.simplify(N.dot(K**j * v)) == 0 for j in range(n))


QUADRATIC = [
    # T, the row, V: adiabatic or not is left to the theorem
    ("(a**2 + b**2)/2", "(a**2 + b**2)/2", "0", True),
    ("(a**2 + b**2)/2", "a**2 + 4*b**2", "0", True),
    ("(a**2 + b**2)/2", "a**2 + 4*b**2", "y", False),
    ("(a**2 + b**2)/2", "(a**2 + b**2)/(2*(3 - x*y))", "x*y", True),
    ("(a**2 + b**2)/2", "(a**2 + b**2)/(2*(3 + x*y))", "x*y", False),
    ("(a**2 + b**2)/2", "(1 + y**2)*a**2 + b**2", "0", False),
    ("(a**2 + (1 + x**2)*b**2)/2", "(a**2 + (1 + x**2)*b**2)/2", "0", True),
    ("(a**2 + (1 + x**2)*b**2)/2", "a**2 + b**2", "0", False),
    ("(a**2 + (1 + x)**2*b**2)/2", "a**2 + 2*(1 + x)**2*b**2", "0", False),
]


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize(("T", "row", "V", "expected"), QUADRATIC)
def test_quadratic_rows_are_adiabatic_just_where_the_theorem_says(T: str, row: str, V: str, expected: bool) -> None:
    q, v = sm.symbols("x y"), sm.symbols("a b")
    names = dict(zip("xyab", (*q, *v), strict=True))
    kinetic, quadratic, potential = (sm.sympify(e, locals=names) for e in (T, row, V))
    g, S = (sm.Matrix(2, 2, lambda i, j, e=e: e.diff(v[i], v[j])) for e in (kinetic, quadratic))

    def built(e: sm.Expr) -> Row:
        return lambda qs, vs: e.subs(dict(zip((*v, *q), (*vs, *qs), strict=True)), simultaneous=True)

    model = particle(built(quadratic - 1), lambda *qs: potential.subs(dict(zip(q, qs, strict=True))), 2, built(kinetic))
    assert quadratic_conditions(g, S / 2, potential, q) == expected
    assert (ap.adiabatic(model).level == "dynamic") == expected


def test_the_cases_hold_both_outcomes() -> None:
    """The comparison above is not one of things that are all false."""
    found = [ap.adiabatic(KNOWN[name][0]).level for name in ("x' = 1 with V(y)", "x' = 1 + y")]
    assert set(found) == {"dynamic", "neither"}


# ---- systems, words, bad input -------------------------------------------------------------------------------------


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize(
    ("system", "level"),
    [
        ("knife_edge_on_incline", "kinematic"),
        ("speed_reducer", "kinematic"),
        ("sliding_contact", "kinematic"),
        ("two_pucks", "kinematic"),
        ("appell_particle", "kinematic"),
    ],
)
def test_systems_of_the_catalogue(system: str, level: str) -> None:
    found = ap.adiabatic(getattr(ap.catalogue, system)())
    assert (found.level, found.proved) == (level, True)


def test_the_verdict_in_words_and_the_state_that_shows_it() -> None:
    found = ap.adiabatic(KNOWN["a speed under gravity"][0])
    assert str(found).startswith("a particle: neither. The reactions of Hamilton-Lusternik do work on motions")
    assert set(found.witness) == {"x", "y", "xdot", "ydot", "mu of row"}
    w = found.witness
    assert w["xdot"] ** 2 + w["ydot"] ** 2 == pytest.approx(2, abs=1e-9)
    assert "no work on any motion" in str(ap.adiabatic(KNOWN["the energy"][0]))


def test_what_cannot_be_judged_is_said_in_one_sentence() -> None:
    with pytest.raises(ap.ModelError, match="'double pendulum' has no constraints"):
        ap.adiabatic(ap.catalogue.double_pendulum())
    with pytest.raises(ap.NotApplicable, match="cannot judge 'rolls': it depends on time"):
        ap.adiabatic(ap.catalogue.ball_on_turntable())
    with pytest.raises(ap.ModelError, match=r"adiabatic\(\) takes a model"):
        ap.adiabatic("disc")  # type: ignore[arg-type]
    model = ap.Model("accelerated")
    x = model.coordinates("x")
    model.lagrangian(x.diff(model.time) ** 2 / 2)
    model.constrain("row", x.diff(model.time, 2) - 1)
    with pytest.raises(ap.NotApplicable, match="'row': it is of an order above one"):
        ap.adiabatic(model)
    empty = particle(lambda q, v: v[0] ** 2 + v[1] ** 2 + 1)
    with pytest.raises(ap.NotApplicable, match="too few random states"):
        ap.adiabatic(empty)
