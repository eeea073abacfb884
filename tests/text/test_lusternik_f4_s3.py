"""F4, S2 and S3: Hamilton-Lusternik of first order. E25 of 003 under its right name; energies of 004."""

from __future__ import annotations

import numpy as np
import pytest
import sympy as sm
from sympy.calculus.euler import euler_equations

import appell as ap
from tests.tolerances import ALGEBRA, CLOSED_FORM, ENERGY, RUN

MU = 0.37


def particle(row, force: bool = True) -> tuple[ap.Model, list[sm.Expr], sm.Expr]:
    """A particle of mass m in a field, with a row given as a function of (coordinates, rates, t)."""
    model = ap.Model("a particle under a row")
    N, t = model.frame, model.time
    m = model.parameters("m", 1.3)
    q = list(model.coordinates("x y z"))
    x, y, z = q
    model.particle("P", m, x * N.x + y * N.y + z * N.z)
    V = x * z + y**2 / 2 if force else sm.S.Zero
    model.potential("field", V)
    F = row(*q, *(c.diff(t) for c in q), t)
    model.constrain("row", F)
    return model, q, F


ROWS = {
    "linear": lambda x, y, z, dx, dy, dz, t: dz - y * dx,
    "affine": lambda x, y, z, dx, dy, dz, t: dz - y * dx - sm.sin(x),
    "rheonomic": lambda x, y, z, dx, dy, dz, t: dz - y * dx * sm.cos(t) + t * x,
    "exact": lambda x, y, z, dx, dy, dz, t: x * dx + y * dy,
    "exact and rheonomic": lambda x, y, z, dx, dy, dz, t: x * dx + 2 * y * t * dy + y**2,
    "nonlinear": lambda x, y, z, dx, dy, dz, t: dx**2 + dy**2 - dz**2 + x,
}
LINEAR = ("linear", "affine", "rheonomic")
EXACT = ("exact", "exact and rheonomic")


def e28(model: ap.Model, q: list[sm.Expr], F: sm.Expr, at: dict[str, float], time: float) -> np.ndarray:
    """qdd and mu' from d/dt d(L + mu F)/dqdot - d(L + mu F)/dq = 0 and F' = 0, by SymPy's Euler equations."""
    t = model.time
    mu = sm.Function("mu")(t)
    x, y, z = q
    m = sm.Rational(13, 10)
    L = m * sum(c.diff(t) ** 2 for c in q) / 2 - x * z - y**2 / 2
    system = [equation.lhs for equation in euler_equations(L + mu * F, q, [t])] + [F.diff(t)]
    unknown = [*(c.diff(t, 2) for c in q), mu.diff(t)]
    plain = sm.symbols("a b c d")
    values = [(mu, MU), *((c.diff(t), at[f"{c.func}dot"]) for c in q), *((c, at[str(c.func)]) for c in q), (t, time)]
    system = [sm.expand(e).subs(dict(zip(unknown, plain, strict=True))).subs(values) for e in system]
    solved = sm.solve(system, plain, dict=True)[0]
    return np.array([float(solved[p]) for p in plain])


def a_state(model: ap.Model, seed: int, time: float) -> dict[str, float]:
    """A random state that satisfies the row: what is not given is completed."""
    rng = np.random.default_rng(seed)
    state = dict(zip(("x", "y", "z", "xdot", "ydot"), rng.uniform(0.3, 1.2, 5), strict=True))
    if "exact" in model.name:
        del state["ydot"]
    run = model.derive(ap.AppellChetaev()).simulate(1e-3, state, start_time=time, samples=2)
    return {name: float(run[name][0]) for name in ("x", "y", "z", "xdot", "ydot", "zdot")}


@pytest.mark.slow_but_every(3)
@pytest.mark.parametrize("kind", ROWS)
def test_e25_and_e3_28_as_sympys_euler_equations_of_l_plus_mu_f(kind: str) -> None:
    model, q, F = particle(ROWS[kind])
    model.name += kind
    equations = model.derive(ap.HamiltonLusternik(mu={"row": MU}))
    for seed, time in ((1, 0.4), (2, 0.9)):
        state = a_state(model, seed, time)
        *qdd, mudot = e28(model, q, F, state, time)
        rates = equations.accelerations(state, time=time)
        found = [rates[f"{c.func}dot"] for c in q]
        np.testing.assert_allclose(found, qdd, atol=ALGEBRA * max(1, np.abs(qdd).max()))
        assert rates["lambda_row"] == pytest.approx(-mudot, abs=10 * ALGEBRA)


@pytest.mark.parametrize("kind", [*LINEAR, *EXACT])
def test_e25_differs_from_e18_unless_the_row_is_exact(kind: str) -> None:
    """E26: the extra terms of E25 vanish for an exact row, whatever the multiplier."""
    model, _, _ = particle(ROWS[kind])
    model.name += kind
    state = a_state(model, 3, 0.6)
    vakonomic = model.derive(ap.HamiltonLusternik(mu={"row": MU})).accelerations(state, time=0.6)
    lagrange = model.derive(ap.Lagrange()).accelerations(state, time=0.6)
    difference = max(abs(vakonomic[n] - lagrange[n]) for n in ("xdot", "ydot", "zdot"))
    if kind in EXACT:
        assert difference < ALGEBRA
        assert vakonomic["lambda_row"] == pytest.approx(lagrange["lambda_row"], abs=ALGEBRA)
    else:
        assert difference > 1e-3


def test_mu_at_the_start_may_be_an_expression_of_the_state() -> None:
    """mu = k x' - sin(t) y at the start: its number there gives the same run, and what a state names goes before."""
    model, (x, y, _), _ = particle(ROWS["linear"])
    k, t = model.parameters("k", 0.6), model.time
    equations = model.derive(ap.HamiltonLusternik(mu={"row": k * x.diff(t) - sm.sin(t) * y}))
    start = {"x": 0.3, "y": 0.7, "z": 0.1, "xdot": 0.8, "ydot": -0.4}
    run = equations.simulate(0.5, start, parameters={"k": 0.9}, start_time=0.2, samples=5, tolerance=RUN)
    number = 0.9 * 0.8 - np.sin(0.2) * 0.7
    assert run["mu_row"][0] == pytest.approx(number, abs=1e-15)
    by_number = model.derive(ap.HamiltonLusternik(mu={"row": number}))
    theirs = by_number.simulate(0.5, start, start_time=0.2, samples=5, tolerance=RUN)
    np.testing.assert_allclose(run["x"], theirs["x"], atol=1e-12)
    named = equations.simulate(0.5, start | {"mu_row": 2.0}, samples=2)
    assert named["mu_row"][0] == 2.0
    at = {"x": 0.0, "y": 0.0, "z": 0.0, "xdot": 0.0, "ydot": 0.0}
    linear = [e.linearize(at, time=0.2).state_matrix for e in (equations, by_number)]
    assert linear[0].shape == linear[1].shape


def test_mu_of_a_row_of_higher_order_are_numbers() -> None:
    model, (x, y, _), _ = particle(ROWS["linear"])
    model.constrain("bend", x.diff(model.time, 2) - y)
    for mu, words in (
        (x, "a constraint of order 2, is x.t.: give numbers"),
        ((0.1, 0.2, 0.3, 0.4, 0.5), "too many derivatives"),
        ("a", "of 'bend' is 'a': give a number"),
    ):
        with pytest.raises(ap.ModelError, match=words):
            model.derive(ap.HamiltonLusternik(mu={"bend": mu}))


def test_the_printed_equations_are_those_of_e25() -> None:
    """mu stands beside dA_j/dq_i - dA_i/dq_j, for A = (-y, 0, 1): +mu y' on x, -mu x' on y."""
    model, q, _ = particle(ROWS["linear"])
    equations = model.derive(ap.HamiltonLusternik())
    x, y, z = q
    dx, dy, _ = equations.speeds
    mu = sm.Symbol("mu_row", real=True)
    book = [-z + mu * dy, -y - mu * dx, -x]
    for ours, theirs in zip(equations.forcing, book, strict=True):
        assert sm.simplify(ours - theirs) == 0
    assert "mu_row' = -lambda_row" in str(equations)


def test_an_integrable_row_gives_one_motion_in_all_families() -> None:
    """x x' + y y' = 0 keeps a circle: Kane, Hamilton-Lusternik with any mu, dead reactions with its curl (zero)."""
    model, _, _ = particle(ROWS["exact"])
    start = {"x": 0.6, "y": 0.8, "z": 0.1, "xdot": 0.4, "zdot": -0.3}
    principles = [
        ap.Lagrange(),
        ap.HamiltonLusternik(),
        ap.HamiltonLusternik(mu={"row": 2.5}),
        ap.Dead(mu={"row": 3.0}),
    ]
    runs = [model.derive(p).simulate(5.0, start, tolerance=RUN) for p in principles]
    for run in runs:
        np.testing.assert_allclose(run["x"] ** 2 + run["y"] ** 2, 1, atol=CLOSED_FORM)
        for name in ("x", "y", "z", "xdot", "ydot", "zdot", "lambda_row"):
            np.testing.assert_allclose(run[name], runs[0][name], atol=CLOSED_FORM)


def test_a_row_with_an_integrating_factor_gives_one_motion_in_all_families_too() -> None:
    """y x' - x y' = 0 keeps a ray; it is not exact, so the multipliers differ and the motion does not."""
    model, _, _ = particle(lambda x, y, z, dx, dy, dz, t: y * dx - x * dy)
    start = {"x": 0.6, "y": 0.8, "z": 0.1, "xdot": 0.3, "zdot": -0.3}
    principles = [ap.Lagrange(), ap.HamiltonLusternik(mu={"row": 1.5}), ap.Dead(mu={"row": 2.0})]
    runs = [model.derive(p).simulate(2.0, start, tolerance=RUN) for p in principles]
    for run in runs:
        np.testing.assert_allclose(run["y"] / run["x"], 0.8 / 0.6, rtol=1e-9)
        for name in ("x", "y", "z", "xdot", "ydot", "zdot"):
            np.testing.assert_allclose(run[name], runs[0][name], atol=CLOSED_FORM)


# ---- a row nonlinear in velocity, in closed form -----------------------------------------------------------------


def test_constant_speed_in_a_field_in_closed_form() -> None:
    """F = v.v - c^2: d/dt (m + 2 mu) v = f, so v = c P/|P| with P = (m + 2 mu0) v0 + f t, and mu = (|P|/c - m)/2."""
    model = ap.Model("constant speed")
    N = model.frame
    m, g, c = model.parameters("m g c", [1.3, 2.0, 1.5])
    x, y = model.coordinates("x y")
    P = model.particle("P", m, x * N.x + y * N.y)
    model.gravity(-g * N.y)
    model.constrain("speed", ap.velocity(P).dot(ap.velocity(P)) - c**2)
    equations = model.derive(ap.HamiltonLusternik(mu={"speed": 0.2}))
    run = equations.simulate(4.0, {"x": 0, "y": 0, "xdot": 1.2, "ydot": 0.9}, tolerance=RUN)
    momentum = (1.3 + 0.4) * np.array([1.2, 0.9])[:, None] + np.array([0.0, -1.3 * 2.0])[:, None] * run.time
    size = np.linalg.norm(momentum, axis=0)
    np.testing.assert_allclose(np.array([run["xdot"], run["ydot"]]), 1.5 * momentum / size, atol=CLOSED_FORM)
    np.testing.assert_allclose(run["mu_speed"], (size / 1.5 - 1.3) / 2, atol=CLOSED_FORM)
    # E3.31 is not zero: v dF/dv - F = 2 c^2 on the constraint, and the power is -d/dt of mu times it
    np.testing.assert_allclose(run["power of speed"], 2 * 1.5**2 * run["lambda_speed"], atol=CLOSED_FORM)
    assert np.abs(run["power of speed"]).max() > 0.5
    # E3.33 is what stays, with the work of gravity in it
    np.testing.assert_allclose(run["effective energy"], run["energy"] + 2 * 1.5**2 * run["mu_speed"], atol=CLOSED_FORM)
    np.testing.assert_allclose(run["effective energy"], run["effective energy"][0], atol=CLOSED_FORM)
    assert run.audit.effective_energy_error < ENERGY
    assert run.audit.energy_error < ENERGY  # with the power of the reaction counted


HOMOGENEOUS = [
    ("two-pucks", "perpendicular", 0.6),
    ("parallel-pucks", None, 0.4),
    ("equal-speed-pucks", None, 0.3),
    ("knife-edge-on-incline", "blade", 0.8),
    ("chaplygin-sleigh", "no side slip", -0.7),
    ("appell-particle", None, 0.2),
    ("nonholonomic-particle", None, 0.5),
]


@pytest.mark.parametrize(("system", "name", "mu"), HOMOGENEOUS)
def test_rows_homogeneous_in_velocity_have_reactions_that_do_no_work(system: str, name: str | None, mu: float) -> None:
    """The theorem after E3.31, for rows linear and quadratic in velocity, with multipliers that are far from zero."""
    from tests.support import CARDS

    card = CARDS[system]
    model = card.model()
    (name,) = [name] if name else list(model.constraints)
    run = model.derive(ap.HamiltonLusternik(mu={name: mu})).simulate(min(card.duration, 2.0), card.start, tolerance=RUN)
    size = max(1.0, run["kinetic energy"].max())
    assert np.abs(run["mu_" + "_".join(name.split())]).max() > 0.1
    np.testing.assert_allclose(run[f"power of {name}"], 0, atol=1e-10 * size)
    np.testing.assert_allclose(run["effective energy"], run["energy"], atol=1e-10 * size)


# ---- mixing of the constraint functions --------------------------------------------------------------------------


def disc(mixed: bool) -> ap.Model:
    """The vertical rolling disc, two rows; mixed by C(q) = ((2, x), (-1, 3 + sin(phi)))."""
    model = ap.Model("vertical rolling disc")
    t = model.time
    x, y, theta, phi = model.coordinates("x y theta phi")
    model.lagrangian((x.diff(t) ** 2 + y.diff(t) ** 2 + theta.diff(t) ** 2 / 2 + phi.diff(t) ** 2 / 4) / 2 - x * y)
    a = x.diff(t) - theta.diff(t) * sm.cos(phi)
    b = y.diff(t) - theta.diff(t) * sm.sin(phi)
    model.constrain("rolls", [2 * a + x * b, -a + (3 + sm.sin(phi)) * b] if mixed else [a, b])
    return model


def test_the_effective_energy_and_the_motion_do_not_depend_on_how_the_rows_are_mixed() -> None:
    """F' = C(q) F with mu' = C^-T mu: the same motion, the same E[L, M] (004, after E3.33)."""
    start = {"x": 0.5, "y": -0.2, "theta": 0.0, "phi": 0.4, "thetadot": 1.1, "phidot": 0.8}
    mu = np.array([0.3, -0.5])
    C = np.array([[2, 0.5], [-1, 3 + np.sin(0.4)]])
    plain = disc(False).derive(ap.HamiltonLusternik(mu={"rolls": list(mu)}))
    mixed = disc(True).derive(ap.HamiltonLusternik(mu={"rolls": list(np.linalg.solve(C.T, mu))}))
    runs = [e.simulate(3.0, start, tolerance=RUN) for e in (plain, mixed)]
    for name in ("x", "y", "theta", "phi", "thetadot", "phidot", "energy", "effective energy"):
        np.testing.assert_allclose(runs[1][name], runs[0][name], atol=CLOSED_FORM)
    np.testing.assert_allclose(runs[0]["effective energy"], runs[0]["effective energy"][0], atol=CLOSED_FORM)
    other = disc(False).derive(ap.HamiltonLusternik()).simulate(3.0, start, tolerance=RUN)
    assert np.abs(other["x"] - runs[0]["x"]).max() > 1e-2  # mu matters


def test_a_nonlinear_row_scaled_by_a_function_gives_the_same_motion() -> None:
    runs = []
    for scale in (lambda x: sm.S.One, lambda x: sm.exp(x)):
        model, _, _ = particle(lambda x, y, z, dx, dy, dz, t, scale=scale: scale(x) * (dx**2 + dy**2 - dz**2 - 1))
        mu0 = 0.3 / float(scale(sm.Float(0.2)))
        start = {"x": 0.2, "y": 0.1, "z": 0, "xdot": 1.5, "ydot": 0.5, "zdot": np.sqrt(1.5)}
        runs.append(model.derive(ap.HamiltonLusternik(mu={"row": mu0})).simulate(0.5, start, tolerance=RUN))
    for name in ("x", "y", "z", "xdot", "ydot", "zdot", "effective energy"):
        np.testing.assert_allclose(runs[1][name], runs[0][name], atol=CLOSED_FORM)
    np.testing.assert_allclose(runs[1]["mu_row"] * np.exp(runs[1]["x"]), runs[0]["mu_row"], atol=CLOSED_FORM)


# ---- what is refused ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mu", "words"),
    [
        ({"blad": 1.0}, r"\(mu=...\) names 'blad', which is not a constraint of the model; did you mean 'blade'"),
        ({"blade": (1.0, 2.0)}, r"\(mu=...\) gives 2 values for 'blade', which has 1 row: give one for each row"),
    ],
)
def test_initial_multipliers_of_the_wrong_name_or_order(mu: dict, words: str) -> None:
    with pytest.raises(ap.ModelError, match=words):
        ap.catalogue.knife_edge_on_incline().derive(ap.HamiltonLusternik(mu=mu))


def test_a_multiplier_of_a_position_constraint_is_no_state() -> None:
    with pytest.raises(ap.ModelError, match="'rod', a constraint on positions: its multiplier is not a state"):
        ap.catalogue.cartesian_pendulum().derive(ap.HamiltonLusternik(mu={"rod": 1.0}))
