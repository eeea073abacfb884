"""To which ideal motion realisations tend: the figures of the blade, the spring of Rubin and Ungar, the sleigh.

The ideal and the realised motions are integrated by SciPy on equations written here by hand, beside the library.
"""

from __future__ import annotations

import time

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import appell as ap

# a blade of unit mass on an incline of gravity 2, x down the slope: AC and HL part by 2.6 within 3 s
SLOPE = 0.3
VALUES = {"m": 1.0, "J": 0.5, "g": 2.0 / np.sin(SLOPE), "slope": SLOPE}
START = {"x": 0.0, "y": 0.0, "theta": 0.2, "v": 0.5, "omega": 1.2}
"""Fitted to distances that came without a start; others fit as well. SciPy integrates from the same one."""
MU0 = 0.3
EPS = (1e-2, 1e-3, 1e-4, 1e-5)


@pytest.fixture(scope="module")
def blade() -> ap.Model:
    return ap.catalogue.knife_edge_on_incline()


def of_blade(model: ap.Model, by: str, **more: object) -> ap.Limit:
    return ap.limit(model, "blade", by=by, duration=3.0, state=START, parameters=VALUES, mu0=MU0, eps=EPS, **more)  # type: ignore[arg-type]


def by_hand(kind: str, eps: float = 0.0, nu: float = 0.0) -> np.ndarray:
    """x, y, theta of the blade over 301 instants: v along it, s across it (mu in place of s where that vanishes)."""
    J = VALUES["J"]

    def rates(_t: float, state: np.ndarray) -> list[float]:
        _, _, theta, v, omega, s = state
        along, across = 2 * np.cos(theta), -2 * np.sin(theta)
        if kind == "AC":
            s, vdot, omegadot, sdot = 0.0, along, 0.0, 0.0
        elif kind == "HL":  # with nu: the family mu' = -lambda - nu mu
            mu, s = s, 0.0
            vdot, omegadot, sdot = mu * omega + along, -mu * v / J, -v * omega + across - nu * mu
        elif kind == "viscous":
            vdot, omegadot, sdot = s * omega + along, 0.0, -v * omega + across - s / eps
        else:  # L + s^2 / (2 eps) and the dissipation nu s^2 / (2 eps)
            heavy = 1 + 1 / eps
            vdot, omegadot = heavy * s * omega + along, -s * v / eps / J
            sdot = (-v * omega + across - nu * s / eps) / heavy
        c, n = np.cos(theta), np.sin(theta)
        return [v * c - s * n, v * n + s * c, omega, vdot, omegadot, sdot]

    first = {"AC": 0.0, "HL": MU0, "viscous": 0.0, "mass": eps * MU0}[kind]
    begin = [*START.values(), first]
    stiff = kind == "viscous" or nu > 100
    found = solve_ivp(
        rates,
        (0, 3),
        begin,
        method="Radau" if stiff else "DOP853",
        rtol=1e-9 if stiff else 1e-12,
        atol=1e-11 if stiff else 1e-13,
        t_eval=np.linspace(0, 3, 301),
    )
    return np.asarray(found.y[:3])


def distance(first: np.ndarray, second: np.ndarray) -> float:
    return float(np.abs(first - second).max())


def two_digits(value: float) -> str:
    return f"{value:.1e}"


def test_the_ideal_motions_of_the_blade_are_those_by_hand_and_part_by_2_6(blade: ap.Model) -> None:
    found = of_blade(blade, "viscous")
    dalembert, lusternik = by_hand("AC"), by_hand("HL")
    ideals = {ideal.name: np.array([ideal.run[name] for name in ("x", "y", "theta")]) for ideal in found.ideals}
    assert distance(ideals["Appell-Chetaev"], dalembert) < 1e-9
    assert distance(ideals["Hamilton-Lusternik"], lusternik) < 1e-8
    assert f"{found.separation('Appell-Chetaev', 'Hamilton-Lusternik'):.1f}" == "2.6"
    assert f"{distance(dalembert, lusternik):.1f}" == "2.6"


def test_viscous_friction_tends_to_appell_and_chetaev(blade: ap.Model) -> None:
    """1.5e-1, 1.6e-2, 1.6e-3, 1.6e-4 at eps = 1e-2 ... 1e-5."""
    found = of_blade(blade, "viscous")
    assert [two_digits(d) for d in found.distances["Appell-Chetaev"]] == ["1.5e-01", "1.6e-02", "1.6e-03", "1.6e-04"]
    assert found.tends_to == "Appell-Chetaev"
    assert found.order == pytest.approx(1.0, abs=1e-3)
    assert found.integrator == "radau"
    assert found.limit_distances["Appell-Chetaev"] < 1e-6 < 2.6 < found.limit_distances["Hamilton-Lusternik"]
    realised = np.array([found.runs[1][name] for name in ("x", "y", "theta")])
    assert distance(realised, by_hand("viscous", 1e-3)) < 1e-6


def test_the_slip_over_eps_is_the_multiplier_of_appell_and_chetaev(blade: ap.Model) -> None:
    """-F / eps against lam = v omega + 2 sin theta of the ideal blade, past the layer at the start."""
    found = of_blade(blade, "viscous")
    ideal = found.ideals[0].run
    lam = ideal["v"] * ideal["omega"] + 2 * np.sin(ideal["theta"])
    late = ideal.time > 0.5
    errors = [np.abs(values[late, 0] - lam[late]).max() for values in found.multipliers]
    assert errors[-1] < 5e-4
    assert errors[-2] / errors[-1] == pytest.approx(10, rel=0.05)
    half = lam.size // 2
    by_hand_off = [np.abs(values[half:, 0] - lam[half:]).max() for values in found.multipliers]
    np.testing.assert_allclose(found.multiplier_distances, by_hand_off, atol=1e-8)
    assert "multiplier off by" in str(found)
    np.testing.assert_allclose(ideal["lambda_blade"], lam, atol=1e-8)


def test_added_mass_tends_to_hamilton_and_lusternik(blade: ap.Model) -> None:
    """8.2e-2 ... 8.3e-5 at eps = 1e-2 ... 1e-5, from F(0) = eps mu0."""
    found = of_blade(blade, "mass")
    distances = found.distances["Hamilton-Lusternik"]
    assert [two_digits(d) for d in distances] == ["8.2e-02", "8.3e-03", "8.3e-04", "8.3e-05"]
    assert found.tends_to == "Hamilton-Lusternik"
    assert found.order == pytest.approx(1.0, abs=1e-3)
    assert found.integrator == "dop853"
    assert float(found.runs[0]["s"][0]) == pytest.approx(1e-2 * MU0, rel=1e-12)
    realised = np.array([found.runs[1][name] for name in ("x", "y", "theta")])
    assert distance(realised, by_hand("mass", 1e-3)) < 1e-7
    # F / eps is the multiplier mu
    ideal = found.ideals[1].run
    assert np.abs(found.multipliers[-1][:, 0] - ideal["mu_blade"]).max() < 1e-3


@pytest.mark.parametrize("nu", [0.0, 1.0, 10.0])
def test_viscosity_and_mass_together_tend_to_kozlovs_motion_with_order_one(blade: ap.Model, nu: float) -> None:
    found = of_blade(blade, "viscous and mass", nu=nu)
    name = f"Kozlov, nu = {nu:g}"
    assert found.tends_to == (name if nu else "Hamilton-Lusternik")
    assert found.order == pytest.approx(1.0, abs=1e-3)
    ideal = next(ideal.run for ideal in found.ideals if ideal.name == name)
    motion = np.array([ideal[name] for name in ("x", "y", "theta")])
    assert distance(motion, by_hand("HL", nu=nu)) < 1e-8
    realised = np.array([found.runs[2][name] for name in ("x", "y", "theta")])
    assert distance(realised, by_hand("mass", 1e-4, nu)) < 1e-6


def test_a_large_viscosity_over_mass_is_near_appell_and_chetaev(blade: ap.Model) -> None:
    """nu = 1000 is 0.038 from AC; ten times that, ten times nearer."""
    found = of_blade(blade, "viscous and mass", nu=1000.0)
    assert found.tends_to == "Kozlov, nu = 1000"
    assert found.integrator == "radau"
    assert f"{found.limit_distances['Appell-Chetaev']:.3f}" == "0.038"
    assert f"{distance(by_hand('HL', nu=1000.0), by_hand('AC')):.3f}" == "0.038"
    further = blade.derive(ap.Kozlov(nu=1e4, mu={"blade": MU0}))
    run = further.simulate(3.0, START, parameters=VALUES, integrator="radau", samples=301)
    motion = np.array([run[name] for name in ("x", "y", "theta")])
    assert distance(motion, by_hand("AC")) == pytest.approx(0.0038, rel=0.03)


def strip() -> tuple[ap.Model, object]:
    """A particle in the plane on the line y = 0."""
    model = ap.Model("particle on a line")
    x, y = model.coordinates("x y")
    model.particle("P", mass=1, position=x * model.frame.x + y * model.frame.y)
    model.constrain("line", y)
    return model, x


def test_a_spring_without_energy_across_the_row_gives_dalemberts_motion_exactly() -> None:
    model, _ = strip()
    start = {"x": 0.8, "xdot": 0.3, "y": 0.0, "ydot": 0.0}
    found = ap.limit(model, "line", by="elastic", duration=2.0, state=start, eps=(1e-3, 1e-4, 1e-5))
    assert found.tends_to == "d'Alembert"
    assert max(found.distances["d'Alembert"]) < 1e-12
    assert found.transversal_energy == 0.0


def test_a_spring_that_stiffens_along_the_line_leaves_the_potential_of_rubin_and_ungar() -> None:
    """Stiffness (1 + x^2) / eps, y'0 = 1: x(2) = 0.873911 as predicted, and not d'Alembert's 1.4."""
    model, x = strip()
    start = {"x": 0.8, "xdot": 0.3, "y": 0.0, "ydot": 1.0}
    found = ap.limit(
        model, "line", by="elastic", strength=1 + x**2, duration=2.0, state=start, eps=(1e-4, 1e-5, 1e-6, 1e-7)
    )
    assert found.transversal_energy == pytest.approx(0.5)
    assert found.tends_to == "Rubin-Ungar"
    assert f"{found.runs[-1]['x'][-1]:.6f}" == "0.873911"
    predicted = {ideal.name: float(ideal.run["x"][-1]) for ideal in found.ideals}
    assert f"{predicted['Rubin-Ungar']:.6f}" == "0.873911"
    assert predicted["d'Alembert"] == pytest.approx(1.4, abs=1e-12)
    # the additional potential is J omega = sqrt(1 + x^2) / (2 sqrt(1 + 0.8^2)), written here by hand
    pull = solve_ivp(
        lambda _, s: [s[1], -s[0] / np.sqrt(1 + s[0] ** 2) / np.sqrt(1 + 0.8**2) / 2],
        (0, 2),
        [0.8, 0.3],
        rtol=1e-11,
        atol=1e-12,
    )
    assert predicted["Rubin-Ungar"] == pytest.approx(pull.y[0, -1], abs=1e-8)


def test_friction_that_suffices_is_the_ideal_constraint_and_less_of_it_slides(blade: ap.Model) -> None:
    """Sticks for eps below 1 / max |lam|: the same motion to rounding; above that it slides."""
    ideal = blade.derive(ap.AppellChetaev()).simulate(3.0, START, parameters=VALUES)
    largest = np.abs(ideal["lambda_blade"]).max()
    enough, little = 0.9 / largest, 1.5 / largest
    found = ap.limit(
        blade,
        "blade",
        by="friction",
        duration=3.0,
        state=START,
        parameters=VALUES,
        eps=(little, enough, enough / 2, enough / 4),
    )
    assert found.tends_to == "Appell-Chetaev"
    assert found.distances["Appell-Chetaev"][0] > 1e-2
    assert max(found.distances["Appell-Chetaev"][1:]) < 1e-8
    np.testing.assert_allclose(found.multipliers[-1][:, 0], found.ideals[0].run["lambda_blade"], atol=1e-7)
    # while it slides the friction is the bound, against the slip
    slides = np.abs(found.runs[0]["s"]) > 1e-6
    assert slides.any()
    np.testing.assert_allclose(
        found.multipliers[0][slides, 0], -np.sign(found.runs[0]["s"][slides]) / little, rtol=1e-9
    )


@pytest.mark.slow
def test_the_rolling_disc_follows_appell_and_chetaev_by_viscosity_and_lusternik_by_mass() -> None:
    """The gap of the contact stays a constraint; only the slip is realised."""
    disc, start = ap.catalogue.rolling_disc(), ap.catalogue.ROLLING_DISC.start
    eps = (1e-3, 1e-4, 1e-5, 1e-6)
    viscous = ap.limit(disc, "rolls", by="viscous", duration=1.0, state=start, eps=eps)
    assert viscous.tends_to == "Appell-Chetaev"
    assert viscous.order == pytest.approx(1.0, abs=0.01)
    assert all(run.audit.constraint_error < 1e-10 for run in viscous.runs)
    mass = ap.limit(disc, "rolls", by="mass", duration=1.0, state=start, eps=eps)
    assert mass.tends_to == "Hamilton-Lusternik"
    assert mass.order == pytest.approx(1.0, abs=0.05)


# the sleigh of the catalogue (m = 1, J = 0.1, a = 0.1) set off at 1.1 m/s and 0.4 rad/s, one second
SLEIGH = {"x": 0.0, "y": 0.0, "theta": 0.0, "v": 1.1, "omega": 0.4}
HALVED = tuple(0.04 / 2**k for k in range(6))


def sleigh_by_hand(eps: float) -> np.ndarray:
    """x, y, theta of the sleigh with the side force -s / eps at its blade (0: the ideal one)."""
    m, J, a = 1.0, 0.1, 0.1

    def rates(_t: float, state: np.ndarray) -> list[float]:
        _, _, theta, v, s, omega = state
        if eps:
            side = -s / eps
            turn = -a * side / J  # about the mass centre, a ahead of the blade
            sdot = side / m - v * omega - a * turn
        else:
            turn, sdot, s = -m * a * v * omega / (J + m * a**2), 0.0, 0.0
        c, n = np.cos(theta), np.sin(theta)
        return [v * c - s * n, v * n + s * c, omega, s * omega + a * omega**2, sdot, turn]

    found = solve_ivp(
        rates, (0, 1), [0, 0, 0, 1.1, 0, 0.4], method="Radau", rtol=1e-10, atol=1e-13, t_eval=np.linspace(0, 1, 301)
    )
    return np.asarray(found.y[:3])


@pytest.fixture(scope="module")
def sleigh() -> ap.Limit:
    model = ap.catalogue.chaplygin_sleigh()
    return ap.limit(
        model, "no side slip", by="viscous", duration=1.0, state=SLEIGH, eps=HALVED, corrected=True, tolerance=1e-11
    )


def test_lateral_viscosity_of_the_sleigh_is_of_first_order(sleigh: ap.Limit) -> None:
    """1.0115 at eps = 0.04 (to 0.02) and 1.0007 at 0.00125 (from 0.0025)."""
    assert sleigh.tends_to == "Appell-Chetaev"
    assert f"{sleigh.orders[0]:.4f}" == "1.0115"
    assert f"{sleigh.orders[-1]:.4f}" == "1.0007"
    by_hand_orders = np.log2(
        distance(sleigh_by_hand(0.04), sleigh_by_hand(0.0)) / distance(sleigh_by_hand(0.02), sleigh_by_hand(0.0))
    )
    assert f"{by_hand_orders:.4f}" == "1.0115"


def test_elderings_correction_of_the_sleigh_is_of_second_order(sleigh: ap.Limit) -> None:
    """The slow manifold F = -eps lam0 leaves an error of eps^2 (Eldering 2016)."""
    missing = [2 - order for order in sleigh.corrected_orders]  # of the order of eps
    assert 0 < missing[-1] < missing[-2] < missing[-3] < 0.04
    assert missing[-1] < 0.02
    assert all(d < e / 10 for d, e in zip(sleigh.corrected_distances, sleigh.distances["Appell-Chetaev"], strict=True))
    slow = np.array([sleigh.corrected[2][name] for name in ("x", "y", "theta")])
    assert distance(slow, sleigh_by_hand(HALVED[2])) == pytest.approx(sleigh.corrected_distances[2], rel=0.01)


def test_the_multiplier_in_the_correction_is_that_of_the_sleigh_by_hand() -> None:
    """lam0 = m J v omega / (J + m a^2), as symbols."""
    import sympy as sm

    from appell.analysis.realisation.slow_manifold import ideal_multipliers

    model = ap.catalogue.chaplygin_sleigh()
    (lam,) = ideal_multipliers(model, model.constraints["no side slip"], [0])
    m, J, a = (model.contents.parameters[name].symbol for name in ("m", "J", "a"))
    v, omega = (model.contents.speeds[name] for name in ("v", "omega"))
    assert sm.simplify(lam - m * J * v * omega / (J + m * a**2)) == 0


@pytest.mark.slow
def test_eight_values_of_eps_take_seconds(blade: ap.Model) -> None:
    """Under 5 s for the blade and under 30 s for the rolling disc: one derivation serves every eps."""
    eight = tuple(10.0 ** -(k + 1) for k in range(8))
    begin = time.process_time()
    ap.limit(blade, "blade", by="viscous", duration=3.0, state=START, parameters=VALUES, eps=eight)
    assert time.process_time() - begin < 5.0
    begin = time.process_time()
    start = ap.catalogue.ROLLING_DISC.start
    found = ap.limit(ap.catalogue.rolling_disc(), "rolls", by="viscous", duration=2.0, state=start, eps=eight)
    assert time.process_time() - begin < 30.0
    assert found.tends_to == "Appell-Chetaev"
