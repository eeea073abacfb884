"""F3: H(q, p, t) and the canonical equations with reactions, in coordinates and momenta (Flygare, eqs. 31 to 39)."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
import sympy as sm
from scipy.integrate import solve_ivp

import appell as ap
from tests.support import same


def momenta(model: ap.Model) -> dict[str, sm.Expr]:
    """The symbols of the canonical momenta by the names of their coordinates."""
    found = model.derive(ap.Hamilton()).statement
    return {str(q.func): p for q, p in zip(found.coordinates, found.momenta, strict=True)}


def pendulum() -> ap.Model:
    model = ap.Model("pendulum")
    N = model.frame
    m, g, l = model.parameters("m g l", [2.0, 9.81, 1.5])
    theta = model.coordinates("theta")
    model.particle("bob", m, l * sm.sin(theta) * N.x - l * sm.cos(theta) * N.y)
    model.gravity(-g * N.y)
    return model


def spherical_pendulum() -> ap.Model:
    model = ap.Model("spherical pendulum")
    N = model.frame
    m, g, l = model.parameters("m g l", [2.0, 9.81, 1.5])
    theta, phi = model.coordinates("theta phi")
    across = l * sm.sin(theta)
    model.particle("bob", m, across * sm.cos(phi) * N.x + across * sm.sin(phi) * N.y - l * sm.cos(theta) * N.z)
    model.gravity(-g * N.z)
    return model


def bead_on_a_hoop() -> ap.Model:
    """A bead on a hoop that is turned at the rate W about its vertical diameter."""
    model = ap.Model("bead on a turning hoop")
    N, t = model.frame, model.time
    m, g, l, W = model.parameters("m g l W", [2.0, 9.81, 1.5, 3.0])
    theta = model.coordinates("theta")
    across = l * sm.sin(theta)
    model.particle("bead", m, across * sm.cos(W * t) * N.x + across * sm.sin(W * t) * N.y - l * sm.cos(theta) * N.z)
    model.gravity(-g * N.z)
    return model


def lifted_pendulum() -> ap.Model:
    """A pendulum whose support is lifted by a t^2 / 2: time stands in L."""
    model = ap.Model("pendulum on a lift")
    N, t = model.frame, model.time
    m, g, l, a = model.parameters("m g l a", [2.0, 9.81, 1.5, 2.0])
    theta = model.coordinates("theta")
    model.particle("bob", m, l * sm.sin(theta) * N.x + (a * t**2 / 2 - l * sm.cos(theta)) * N.y)
    model.gravity(-g * N.y)
    return model


def knife_edge() -> ap.Model:
    """A body on a knife edge under its centre, on an incline, in Cartesian coordinates."""
    model = ap.Model("knife edge")
    m, J, f = model.parameters("m J f", [2.0, 0.3, 1.7])
    x, y, theta = model.coordinates("x y theta")
    t = model.time
    N = model.frame
    model.body("B", m, inertia_zz=J, frame=N.orientnew("B", "Axis", [theta, N.z]), position=x * N.x + y * N.y)
    model.force("B", f * N.x)
    model.constrain("edge", x.diff(t) * sm.sin(theta) - y.diff(t) * sm.cos(theta))
    return model


def rolling_disc() -> ap.Model:
    """An upright disc of radius r that rolls: x' = r phi' cos(theta), y' = r phi' sin(theta)."""
    model = ap.Model("upright disc")
    m, J, I, r, f = model.parameters("m J I r f", [2.0, 0.3, 0.5, 0.4, 0.9])
    x, y, theta, phi = model.coordinates("x y theta phi")
    t = model.time
    model.lagrangian(
        (m * (x.diff(t) ** 2 + y.diff(t) ** 2) + J * theta.diff(t) ** 2 + I * phi.diff(t) ** 2) / 2 + f * x
    )
    model.constrain("rolls along", x.diff(t) - r * phi.diff(t) * sm.cos(theta))
    model.constrain("rolls aside", y.diff(t) - r * phi.diff(t) * sm.sin(theta))
    return model


def sleigh_in_quasi_velocities() -> ap.Model:
    """The library's own Chaplygin sleigh, whose speeds are not rates."""
    return ap.catalogue.chaplygin_sleigh()


def walker_on_a_belt() -> ap.Model:
    """A speed with an offset, u = x' + c, in a drag of the air that is proportional to it."""
    model = ap.Model("a walker on a belt")
    m, c, k = model.parameters("m c k", [2.0, 0.7, 0.9])
    x = model.coordinates("x")
    (u,) = model.speeds(["u"], [x.diff(model.time) + c])
    model.particle("P", m, x * model.frame.x)
    model.force("P", -k * u * model.frame.x)
    return model


def cartesian_pendulum() -> ap.Model:
    return ap.catalogue.cartesian_pendulum()


def test_h_of_a_pendulum() -> None:
    model = pendulum()
    m, g, l = (p.symbol for p in model.snapshot().parameters)
    (theta,) = model.snapshot().kinematics.coordinates
    p = momenta(model)["theta"]
    equations = model.derive(ap.Hamilton())
    assert same(equations.statement.hamiltonian, p**2 / (2 * m * l**2) - m * g * l * sm.cos(theta))
    found = equations.statement
    assert same(found.coordinate_rates[theta.diff(model.time)], p / (m * l**2))
    assert same(found.momentum_rates[p.diff(model.time)], -m * g * l * sm.sin(theta))
    assert same(found.momenta[p], m * l**2 * theta.diff(model.time))


def test_h_of_a_spherical_pendulum_holds_no_azimuth() -> None:
    """Goldstein: H = p_theta^2 / 2ml^2 + p_phi^2 / (2 m l^2 sin^2 theta) - m g l cos(theta), p_phi constant."""
    model = spherical_pendulum()
    m, g, l = (p.symbol for p in model.snapshot().parameters)
    theta, _ = model.snapshot().kinematics.coordinates
    p = momenta(model)
    found = model.derive(ap.Hamilton()).statement
    book = (
        p["theta"] ** 2 / (2 * m * l**2)
        + p["phi"] ** 2 / (2 * m * l**2 * sm.sin(theta) ** 2)
        - m * g * l * sm.cos(theta)
    )
    assert same(found.hamiltonian, book)
    assert found.momentum_rates[p["phi"].diff(model.time)] == 0
    turning = p["phi"] ** 2 * sm.cos(theta) / (m * l**2 * sm.sin(theta) ** 3) - m * g * l * sm.sin(theta)
    assert same(found.momentum_rates[p["theta"].diff(model.time)], turning)


def test_h_of_a_charge_holds_p_less_e_times_the_vector_potential() -> None:
    """H = |p - e A|^2 / 2m + e Phi, with A = B (-y, x) / 2 and Phi = -E z (the catalogue's charge)."""
    model = ap.catalogue.charge_in_magnetic_field()
    named = {p.name: p.symbol for p in model.snapshot().parameters}
    m, e, B, E = (named[name] for name in ("m", "e", "B", "E"))
    x, y, z = model.snapshot().kinematics.coordinates
    p = momenta(model)
    book = ((p["x"] + e * B * y / 2) ** 2 + (p["y"] - e * B * x / 2) ** 2 + p["z"] ** 2) / (2 * m) - e * E * z
    assert same(model.derive(ap.Hamilton()).statement.hamiltonian, book)


def test_on_a_turning_hoop_h_is_not_the_energy_and_does_not_hold_time() -> None:
    """H = p^2 / 2ml^2 - m l^2 W^2 sin^2 / 2 - m g l cos, while E has the square with a plus."""
    model = bead_on_a_hoop()
    m, g, l, W = (p.symbol for p in model.snapshot().parameters)
    (theta,) = model.snapshot().kinematics.coordinates
    p = momenta(model)["theta"]
    found = model.derive(ap.Hamilton()).statement
    book = p**2 / (2 * m * l**2) - m * l**2 * W**2 * sm.sin(theta) ** 2 / 2 - m * g * l * sm.cos(theta)
    assert same(found.hamiltonian, book)
    assert found.time_derivative == 0
    run = model.derive(ap.Hamilton()).simulate(3.0, {"theta": 1.0, "thetadot": 0.5}, tolerance=1e-12)
    values = {m: 2.0, g: 9.81, l: 1.5, W: 3.0}
    H = sm.lambdify([theta, p], found.hamiltonian.subs(values))(run["theta"], run["momentum of thetadot"])
    np.testing.assert_allclose(H, H[0], atol=1e-9)
    assert np.ptp(run["energy"]) > 1.0


def test_e39c_dh_dt_is_minus_dl_dt() -> None:
    """L = m (l^2 w^2 + 2 a t l sin w + a^2 t^2)/2 - m g (a t^2/2 - l cos): dL/dt = m a l sin w + m a^2 t - m g a t."""
    model = lifted_pendulum()
    m, g, l, a = (p.symbol for p in model.snapshot().parameters)
    (theta,) = model.snapshot().kinematics.coordinates
    t, p = model.time, momenta(model)["theta"]
    found = model.derive(ap.Hamilton()).statement
    rate = (p - m * a * t * l * sm.sin(theta)) / (m * l**2)
    assert same(found.coordinate_rates[theta.diff(t)], rate)
    explicit = m * a * l * sm.sin(theta) * rate + m * a**2 * t - m * g * a * t
    assert same(found.time_derivative, -explicit)


def test_e39b_of_a_knife_edge_holds_the_multiplier_and_its_closed_form() -> None:
    """p_x' = f + lam sin, p_y' = -lam cos; sin p_x' - cos p_y' + theta' (cos p_x + sin p_y) = 0 gives lam."""
    model = knife_edge()
    _, J, f = (p.symbol for p in model.snapshot().parameters)
    _, _, theta = model.snapshot().kinematics.coordinates
    t, p = model.time, momenta(model)
    found = model.derive(ap.Hamilton()).statement
    (lam,) = found.lam
    assert same(found.momentum_rates[p["x"].diff(t)], f + lam * sm.sin(theta))
    assert same(found.momentum_rates[p["y"].diff(t)], -lam * sm.cos(theta))
    assert found.momentum_rates[p["theta"].diff(t)] == 0
    book = -f * sm.sin(theta) - p["theta"] / J * (p["x"] * sm.cos(theta) + p["y"] * sm.sin(theta))
    assert same(found.multipliers[lam], book)


def test_the_printed_page_has_h_the_equations_and_the_rows() -> None:
    page = str(knife_edge().derive(ap.Hamilton()).statement)
    assert page.startswith("knife edge: H = ")
    assert "p_x' = f + lambda_edge*sin(theta)" in page
    assert "p_theta = J*theta'" in page
    assert "thetadot" not in page


SYSTEMS: dict[Callable[[], ap.Model], dict[str, float]] = {
    pendulum: {"theta": 1.0, "theta'": 2.0},
    spherical_pendulum: {"theta": 1.0, "phi": 0.3, "theta'": 0.4, "phi'": 2.0},
    bead_on_a_hoop: {"theta": 1.0, "theta'": 0.5},
    lifted_pendulum: {"theta": 1.0, "theta'": 0.5},
    knife_edge: {"x": 0.1, "y": 0.2, "theta": 0.5, "x'": 0.8 * np.cos(0.5), "y'": 0.8 * np.sin(0.5), "theta'": 1.3},
    rolling_disc: {
        "x": 0.0, "y": 0.0, "theta": 0.4, "phi": 0.0,
        "x'": 0.4 * 2.0 * np.cos(0.4), "y'": 0.4 * 2.0 * np.sin(0.4), "theta'": 0.7, "phi'": 2.0,
    },
    walker_on_a_belt: {"x": 0.2, "x'": 1.1},
    cartesian_pendulum: {"x": 0.6, "y": -0.8, "x'": 0.8, "y'": 0.6},
    sleigh_in_quasi_velocities: {"x": 0.1, "y": -0.2, "theta": 0.3},
}  # fmt: skip


@pytest.mark.slow_but_every(12)
@pytest.mark.parametrize("system", SYSTEMS, ids=lambda f: f.__name__)
def test_the_printed_equations_integrated_by_scipy_are_the_native_run(system: Callable[[], ap.Model]) -> None:
    """What is printed is lambdified as it stands, multipliers put in, and integrated in (q, p)."""
    model = system()
    t = model.time
    found = model.derive(ap.Hamilton()).statement
    start = SYSTEMS[system]
    if system is sleigh_in_quasi_velocities:
        start = start | {"v": 1.0, "omega": 0.8}
    principles = [ap.Hamilton(), ap.AppellChetaev() if system is rolling_disc else ap.Kane()]
    runs = [model.derive(p).simulate(2.0, start, tolerance=1e-12, samples=41) for p in principles]
    states = [*found.coordinates, *found.momenta]
    plain = {s: sm.Dummy() for s in states}
    values = {p.symbol: p.default for p in found.parameters}
    right = [*found.coordinate_rates.values(), *found.momentum_rates.values()]
    right = [e.xreplace(found.multipliers).xreplace(plain).xreplace(values) for e in right]
    printed = sm.lambdify([t, *plain.values()], right)
    # p = dL/dq' at the start, of the rates that the run began with
    rates = {q.diff(t): runs[0][f"{q.func}'"][0] for q in found.coordinates}
    at = {q: runs[0][q][0] for q in found.coordinates} | values | {t: 0.0}
    p0 = [float(e.subs(rates).subs(at)) for e in found.momenta.values()]
    begin = [runs[0][q][0] for q in found.coordinates] + p0
    other = solve_ivp(lambda s, y: printed(s, *y), (0, 2), begin, "DOP853", runs[0].time, rtol=1e-12, atol=1e-13).y
    for run in runs:
        for q, column in zip(found.coordinates, other, strict=False):
            np.testing.assert_allclose(run[q], column, atol=1e-9)
    y = np.array(begin) + 0.01 * np.arange(1, len(begin) + 1)
    np.testing.assert_allclose(found.right_side()(0.3, y), printed(0.3, *y), rtol=1e-10, atol=1e-12)


def test_hamilton_stands_in_a_comparison() -> None:
    comparison = ap.compare(knife_edge(), duration=1.0, state=SYSTEMS[knife_edge])
    assert comparison.largest_difference("Kane", "Hamilton") < 1e-10


def test_what_has_no_canonical_equations_says_so_in_one_sentence() -> None:
    with pytest.raises(ap.NotApplicable, match=r"Gauss has no statement.*canonical equations by Hamilton"):
        _ = pendulum().derive(ap.Gauss()).statement
    top = ap.Model("top")
    top.joint("free", ap.Free(), top.ground, top.body("B", 1, inertia=(1, 2, 3)))
    with pytest.raises(ap.NotApplicable, match=r"7 coordinates for 6 speeds.*take angles"):
        _ = top.derive(ap.Hamilton()).statement
    taken = ap.Model("taken")
    x = taken.coordinates("x")
    p_x = taken.parameters("p_x", [1.0])
    taken.particle("P", p_x, x * taken.frame.x)
    with pytest.raises(ap.ModelError, match=r"'p_x' is what the canonical equations of 'taken' call a momentum"):
        _ = taken.derive(ap.Hamilton()).statement
    with pytest.raises(ap.ModelError, match=r"'M' is not a parameter of 'pendulum'"):
        pendulum().derive(ap.Hamilton()).statement.right_side({"M": 1.0})


@pytest.mark.filterwarnings("ignore:'slider' has no mass")
def test_momenta_without_mass_have_no_hamiltonian() -> None:
    model = ap.Model("massless")
    x, y = model.coordinates("x y")
    model.particle("P", 2.0, x * model.frame.x)
    model.particle("slider", 0, y * model.frame.x)
    with pytest.raises(ap.SingularSystem, match=r"do not determine its rates"):
        _ = model.derive(ap.Hamilton()).statement


def test_what_is_too_long_is_refused_in_one_sentence() -> None:
    four = ap.Model("four coupled")
    N = four.frame
    a, b, c, d = four.coordinates("a b c d")
    four.particle("P", 1, (a + b) * N.x + (b + c) * N.y + (c + d) * N.z)
    four.particle("Q", 1, a * N.x + b * N.y + d * N.z)
    with pytest.raises(ap.NotApplicable, match=r"kinetic energy couples \d+ rates \(3 is the limit\)"):
        _ = four.derive(ap.Hamilton()).statement.hamiltonian


def test_an_input_is_known_to_a_run_only() -> None:
    model = ap.Model("pushed")
    x = model.coordinates("x")
    f = model.input("f")
    P = model.particle("P", 2, x * model.frame.x)
    model.force(P, f * model.frame.x)
    found = model.derive(ap.Hamilton()).statement
    assert "p_x' = f" in str(found)
    with pytest.raises(ap.ModelError, match=r"has the input 'f', which these equations do not know"):
        found.right_side()


def test_momenta_that_are_not_linear_in_the_rates_are_refused() -> None:
    fast = ap.Model("fast")
    x = fast.coordinates("x")
    fast.lagrangian(-sm.sqrt(1 - x.diff(fast.time) ** 2))
    with pytest.raises(ap.NotApplicable, match=r"not linear in the rates.*quadratic in the rates"):
        _ = fast.derive(ap.Hamilton()).statement.hamiltonian
