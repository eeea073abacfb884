"""Jourdain, Hertz and Nielsen: their statements asked of the motion, with numbers made here; and what they refuse."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
import sympy as sm
from scipy.integrate import solve_ivp
from sympy.physics.mechanics import LagrangesMethod

import appell as ap
from appell.equations.forms import mechanics_to_run
from appell.principles import hertz, jourdain
from tests.tolerances import ALGEBRA, RUN

# ---- Jourdain -----------------------------------------------------------------------------------------------------

MASSES = np.array([0.4, 0.4, 0.3, 0.3, 0.5, 0.5])
PLACES = np.array([[1, 0, 0], [-1, 0, 0], [0, 1.2, 0], [0, -1.2, 0], [0, 0, 0.7], [0, 0, -0.7]], float)
"""Six particles that are a rigid body: its moments follow from them."""


def body_of_particles() -> ap.Model:
    model = ap.Model("six particles")
    S = (MASSES[:, None, None] * PLACES[:, :, None] * PLACES[:, None, :]).sum(axis=0)
    inertia = np.diag(np.trace(S) * np.ones(3)) - S
    body = model.body("B", mass=float(MASSES.sum()), inertia=np.diag(inertia).tolist(), mass_center=(0.2, -0.1, 0.3))
    model.joint("pin", ap.RollPitchYaw(), model.ground, body, coordinates="a b c", speeds="wx wy wz")
    model.gravity(-9.81 * model.frame.z)
    return model


def test_the_lost_forces_of_all_particles_have_no_power_on_any_variation_of_velocity() -> None:
    """sum (m a - f) . delta v = 0, particle by particle, for turns about a fixed point: the sum is made here.

    delta r = 0 and delta v = delta omega x r; a = alpha x r + omega x (omega x r), with r from the fixed point.
    """
    state = {"a": 0.3, "b": -0.4, "c": 0.8, "wx": 1.1, "wy": -0.7, "wz": 0.6}
    rates = body_of_particles().derive(ap.Jourdain()).accelerations(state)
    omega, alpha = (np.array([x[f"w{k}"] for k in "xyz"]) for x in (state, rates))
    phi, theta = state["a"], state["b"]
    down = -np.array([-np.sin(theta), np.sin(phi) * np.cos(theta), np.cos(phi) * np.cos(theta)])  # -z in the body
    r = PLACES + np.array([0.2, -0.1, 0.3])
    a = np.cross(alpha, r) + np.cross(omega, np.cross(omega, r))
    lost = MASSES[:, None] * (a - 9.81 * down)

    def power(delta_omega: np.ndarray, lost: np.ndarray = lost) -> float:
        return float((lost * np.cross(delta_omega, r)).sum())

    for delta_omega in np.eye(3):
        assert abs(power(delta_omega)) < 100 * ALGEBRA
    wrong = np.cross(alpha * (1 + 1e-6), r) + np.cross(omega, np.cross(omega, r))
    assert max(abs(power(d, MASSES[:, None] * (wrong - 9.81 * down))) for d in np.eye(3)) > 100 * ALGEBRA


def test_a_row_nonlinear_in_velocity_is_varied_by_its_slope() -> None:
    """Two particles kept at one speed, |v1| = |v2|: delta F = v1 . delta v1 - v2 . delta v2, up to a factor.

    The equations are m1 a1 = f1 + lam v1, m2 a2 = f2 - lam v2, solved here by hand with v1 . a1 = v2 . a2.
    """
    model = ap.Model("equal speeds")
    N = model.frame
    x1, y1, x2, y2 = model.coordinates("x1 y1 x2 y2")
    P, Q = (model.particle(n, m, x * N.x + y * N.y) for n, m, x, y in (("P", 1.5, x1, y1), ("Q", 0.6, x2, y2)))
    model.force(P, 2 * N.x + 0.5 * N.y)
    model.constrain("equal", ap.velocity(P).dot(ap.velocity(P)) - ap.velocity(Q).dot(ap.velocity(Q)))
    v1, v2 = np.array([0.6, 0.8]), np.array([1.0, 0.0])
    f1 = np.array([2.0, 0.5])
    lam = -(v1 @ f1 / 1.5) / (v1 @ v1 / 1.5 + v2 @ v2 / 0.6)
    a1, a2 = (f1 + lam * v1) / 1.5, -lam * v2 / 0.6
    rates = model.derive(ap.Jourdain()).accelerations({"x1dot": 0.6, "y1dot": 0.8, "x2dot": 1.0, "y2dot": 0.0})
    found = [rates[f"{c}dot"] for c in ("x1", "y1", "x2", "y2")]
    np.testing.assert_allclose(found, [*a1, *a2], atol=ALGEBRA)
    assert 2 * rates["lambda_equal"] == pytest.approx(lam, abs=ALGEBRA)


INGREDIENTS: dict[str, tuple[object, str, Callable]] = {
    "second moments": (jourdain, "_about_the_centre", lambda true: lambda *a: 1.5 * true(*a)),
    "inertia": (jourdain.Jourdain, "_inertia", lambda true: staticmethod(lambda *a: 1.5 * true(*a))),
    "given forces": (jourdain.Jourdain, "_given", lambda true: staticmethod(lambda *a: 1.5 * true(*a))),
}


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize("ingredient", INGREDIENTS)
def test_nonsense_in_an_ingredient_of_jourdain_moves_the_motion(
    ingredient: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = {"a": 0.3, "b": -0.4, "c": 0.8, "wx": 1.1, "wy": -0.7, "wz": 0.6}
    true = body_of_particles().derive(ap.Jourdain()).accelerations(state)
    owner, name, wrong = INGREDIENTS[ingredient]
    monkeypatch.setattr(owner, name, wrong(getattr(owner, name)))
    false = body_of_particles().derive(ap.Jourdain()).accelerations(state)
    assert max(abs(false[f"w{k}"] - true[f"w{k}"]) for k in "xyz") > 1e-2


def test_jourdain_leaves_rows_in_accelerations_to_gauss() -> None:
    model = ap.Model("pushed")
    x, y = model.coordinates("x y")
    model.particle("P", 1, x * model.frame.x + y * model.frame.y)
    model.constrain("row", x.diff(model.time, 2) - y)
    with pytest.raises(ap.NotApplicable, match=r"Jourdain does not admit the constraint 'row'.*Gauss"):
        model.derive(ap.Jourdain())


# ---- Hertz --------------------------------------------------------------------------------------------------------


def on_an_ellipsoid() -> ap.Model:
    """Two particles that a light rod joins, one of them on an ellipsoid: a path in five dimensions, no force."""
    model = ap.Model("on an ellipsoid")
    N = model.frame
    x, y, z, a, b = model.coordinates("x y z a b")
    model.particle("P", 1.2, x * N.x + y * N.y + z * N.z)
    rod = sm.sin(b) * (sm.cos(a) * N.x + sm.sin(a) * N.y) + sm.cos(b) * N.z
    model.particle("Q", 0.7, x * N.x + y * N.y + z * N.z + 0.5 * rod)
    model.constrain("surface", x**2 + y**2 / 2 + z**2 / 3 - 1)
    return model


def curvature_squared(q: np.ndarray, u: np.ndarray, udot: np.ndarray) -> float:
    """kappa^2 = sum m |d2r/ds2|^2 by differences along the path q + t u + t^2 udot / 2: s is measured in the metric."""

    def places(t: float) -> np.ndarray:
        x, y, z, a, b = q + t * u + t**2 / 2 * udot
        P = np.array([x, y, z])
        return np.array([P, P + 0.5 * np.array([np.sin(b) * np.cos(a), np.sin(b) * np.sin(a), np.cos(b)])])

    m, h = np.array([1.2, 0.7])[:, None], 1e-2
    r = {k: places(k * h) for k in (-2, -1, 0, 1, 2)}
    v = (8 * (r[1] - r[-1]) - (r[2] - r[-2])) / (12 * h)
    acceleration = (16 * (r[1] + r[-1]) - (r[2] + r[-2]) - 30 * r[0]) / (12 * h**2)
    square = float((m * v * v).sum())
    turned = (acceleration - v * float((m * v * acceleration).sum()) / square) / square
    return float((m * turned * turned).sum())


def straightest(udot: np.ndarray, q: np.ndarray, u: np.ndarray) -> bool:
    """Whether every other path on the surface with this direction is more curved."""
    row = np.array([2 * q[0], q[1], 2 * q[2] / 3, 0, 0])
    rest = 2 * u[0] ** 2 + u[1] ** 2 + 2 * u[2] ** 2 / 3
    if abs(row @ udot + rest) > 1e-9:
        return False
    free = np.linalg.svd(row[None, :])[2][1:].T
    across = free @ np.linalg.svd((free.T @ u)[None, :])[2][1:].T  # not along the path: that bends nothing
    generator = np.random.default_rng(5)
    steps = [size * across @ generator.normal(size=across.shape[1]) for size in (0.02, 0.5) for _ in range(20)]
    least = curvature_squared(q, u, udot)
    return all(curvature_squared(q, u, udot + step) > least for step in steps)


def test_no_other_path_in_that_direction_is_less_curved() -> None:
    q = np.array([0.5, 0.6, 0.0, 0.4, 0.9])
    q[2] = np.sqrt(3 * (1 - q[0] ** 2 - q[1] ** 2 / 2))
    u = np.array([0.3, -0.8, 0.0, 0.7, 0.5])
    u[2] = -(2 * q[0] * u[0] + q[1] * u[1]) / (2 * q[2] / 3)
    names = "x y z a b".split()
    state = dict(zip(names, q, strict=True)) | {f"{n}dot": x for n, x in zip(names, u, strict=True)}
    rates = on_an_ellipsoid().derive(ap.Hertz()).accelerations(state)
    found = np.array([rates[f"{n}dot"] for n in names])
    assert straightest(found, q, u)
    theirs = on_an_ellipsoid().derive(ap.Kane()).accelerations(state)
    np.testing.assert_allclose(found, [theirs[f"{n}dot"] for n in names], atol=10 * ALGEBRA)
    # a path that is bent a little more, one that leaves the surface, and one that does not bend enough are noticed
    row = np.array([2 * q[0], q[1], 2 * q[2] / 3, 0, 0])
    aside = np.cross(row[:3], u[:3])
    assert not straightest(found + 0.05 * np.array([*aside, 0, 0]) / np.linalg.norm(aside), q, u)
    assert not straightest(found * 1.01, q, u)
    assert not straightest(-row * (2 * u[0] ** 2 + u[1] ** 2 + 2 * u[2] ** 2 / 3) / (row @ row), q, u)


def test_the_straightest_path_on_a_torus_keeps_clairauts_constant_and_its_speed() -> None:
    """(R + cos(b)) cos(angle to the parallel) stays along a geodesic, and s' stays: the law's two halves."""
    model = ap.Model("a torus")
    N = model.frame
    a, b = model.coordinates("a b")
    out = 2 + sm.cos(b)
    model.particle("P", 3, out * sm.cos(a) * N.x + out * sm.sin(a) * N.y + sm.sin(b) * N.z)
    run = model.derive(ap.Hertz()).simulate(20.0, {"a": 0, "b": 0.3, "adot": 0.4, "bdot": 0.5}, tolerance=RUN)
    r = 2 + np.cos(run["b"])
    speed = np.sqrt((r * run["adot"]) ** 2 + run["bdot"] ** 2)
    np.testing.assert_allclose(speed, speed[0], rtol=1e-10)
    np.testing.assert_allclose(r**2 * run["adot"] / speed, (r**2 * run["adot"] / speed)[0], rtol=1e-10)
    assert np.ptp(run["b"]) > 1


def test_a_system_at_rest_stays_at_rest() -> None:
    state = {"x": 1.0, "y": 0.0, "z": 0.0, "b": 0.9}
    run = on_an_ellipsoid().derive(ap.Hertz()).simulate(1.0, state)
    assert run["x"][-1] == 1.0


@pytest.mark.parametrize("name", ["_mass_product", "_spinning"])
def test_nonsense_in_an_ingredient_of_hertz_moves_the_motion(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The metric (falsified for the turning of bodies only: a common factor is no matter) and omega x I omega."""
    top = ap.catalogue.euler_top()
    state = {"wx": 1.0, "wy": 0.6, "wz": -0.8}
    speeds = [str(s.func) for s in top.derive(ap.Kane()).speeds]
    state = dict(zip(speeds, state.values(), strict=True))
    true = top.derive(ap.Hertz()).accelerations(state)
    original = getattr(hertz, name)
    if name == "_spinning":
        monkeypatch.setattr(hertz, name, lambda *a: 1.5 * original(*a))
    else:
        first = slice_of_spin(top)
        monkeypatch.setattr(hertz, name, lambda m, x, y: original(m, x, y) + x[first] * y[first])
    false = top.derive(ap.Hertz()).accelerations(state)
    assert max(abs(false[s] - true[s]) for s in speeds) > 1e-2


def slice_of_spin(top: ap.Model) -> int:
    """Where the first component of the angular velocity stands among the velocities."""
    return mechanics_to_run(top.derive(ap.Kane())).masses[0].spin.start


def particle(push: Callable[[ap.Model, object], object]) -> ap.Model:
    model = ap.Model("pushed")
    x, y = model.coordinates("x y")
    P = model.particle("P", 1, x * model.frame.x + y * model.frame.y)
    push(model, P)
    return model


FORCED: dict[str, tuple[Callable[[], ap.Model], str]] = {
    "a force": (lambda: particle(lambda m, P: m.force(P, m.frame.x, name="wind")), "'wind' acts on 'pushed'"),
    "gravity": (lambda: particle(lambda m, P: m.gravity(-9.81 * m.frame.y)), "'gravity' acts on"),
    "a potential": (lambda: particle(lambda m, P: m.potential("spring", m._data.coordinates[0] ** 2)), "'spring' acts"),
    "a row with a speed": (
        lambda: particle(lambda m, P: m.constrain("belt", m._data.coordinates[0].diff(m.time) - 1)),
        "'belt' is not homogeneous in the velocities",
    ),
    "time": (
        lambda: particle(lambda m, P: m.constrain("lift", m._data.coordinates[0] - sm.sin(m.time))),
        "knows no time, and the constraint 'lift'",
    ),
    "actuators": (ap.catalogue.marle_servo, "'keeps its lean' has actuators"),
    "a Lagrangian": (ap.catalogue.commutator_machine, "needs bodies and cannot take the Lagrangian"),
    "friction": (ap.catalogue.stick_slip_oscillator, "'belt' has friction"),
}


@pytest.mark.parametrize("what", FORCED)
def test_hertz_refuses_by_name_whatever_is_not_a_path(what: str) -> None:
    build, words = FORCED[what]
    with pytest.raises(ap.NotApplicable, match=words) as refusal:
        build().derive(ap.Hertz())
    assert "would do." in str(refusal.value)


# ---- Nielsen ------------------------------------------------------------------------------------------------------


def test_nielsens_form_is_lagranges_as_symbols() -> None:
    """dT'/dqdot - 2 dT/dq against d/dt dT/dqdot - dT/dq by LagrangesMethod, T with terms of all degrees and time."""
    model = ap.Model("a bead on a moving wheel")
    N, t = model.frame, model.time
    r, a = model.coordinates("r a")
    place = (r * sm.cos(a) + sm.sin(t)) * N.x + (r * sm.sin(a) + t * r) * N.y
    model.particle("P", 2, place)
    equations = model.derive(ap.Nielsen())
    v = place.dt(N)
    book = LagrangesMethod(sm.expand(v.dot(v)), [r, a])
    book.form_lagranges_equations()
    names = {s: c.diff(t) for s, c in zip(equations.speeds, (r, a), strict=True)}
    assert sm.simplify(equations.mass_matrix - book.mass_matrix) == sm.zeros(2)
    assert sm.simplify(equations.forcing.xreplace(names) - book.forcing) == sm.zeros(2, 1)


def test_nielsens_equations_run_a_pendulum_that_an_integrator_of_its_own_runs_too() -> None:
    model = ap.Model("a pendulum that grows")
    N, t = model.frame, model.time
    a = model.coordinates("a")
    length = 1 + t / 10
    model.particle("P", 2, length * (sm.sin(a) * N.x - sm.cos(a) * N.y))
    model.gravity(-9.81 * N.y)
    run = model.derive(ap.Nielsen()).simulate(5.0, {"a": 1.0, "adot": 0.0}, tolerance=RUN)

    def rates(t: float, s: np.ndarray) -> list[float]:  # (l^2 a')' = -g l sin a
        l = 1 + t / 10
        return [s[1], -9.81 * np.sin(s[0]) / l - 2 * 0.1 * s[1] / l]

    book = solve_ivp(rates, (0, 5), [1.0, 0.0], "DOP853", run.time, rtol=1e-12, atol=1e-12).y
    np.testing.assert_allclose(run["a"], book[0], atol=1e-9)
