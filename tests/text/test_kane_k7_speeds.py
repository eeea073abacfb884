"""K7: parallel velocities (000, E50 to E52), equal speeds (E53 to E55), constant and prescribed speed, by hand.

Each motion is integrated here from Newton's second law in polar velocity variables, in which the constraint is solved
already: velocities s e(phi) of headings phi, with n across e. No equation of the library is used.

    parallel       m1 s1' = f1.e           m1 s1 phi' = f1.n - lam s2       (E52: C1 = -lam n3 x v2 = -lam s2 n)
                   m2 s2' = f2.e           m2 s2 phi' = f2.n + lam s1       (     C2 =  lam n3 x v1 =  lam s1 n)
    equal speeds   m1 s' = f1.e1 - lam s   m1 s phi1' = f1.n1               (E55: C1 = -lam v1, C2 = lam v2)
                   m2 s' = f2.e2 + lam s   m2 s phi2' = f2.n2
    speed c(t)     m c' = f.e + lam c      m c phi' = f.n                   (C = lam v)
"""

from __future__ import annotations

from functools import cache

import mpmath
import numpy as np
import pytest
from scipy.integrate import solve_ivp

import appell as ap
from tests.tolerances import OTHER_INTEGRATOR, RUN

PRINCIPLES = [ap.Kane(), ap.Kane(reactions=True), ap.UdwadiaKalaba(), ap.AppellChetaev(), ap.Gauss()]
M1, M2 = 1.3, 0.7
F1, F2 = np.array([0.4, -0.2]), np.array([-0.5, -0.3])
VALUES = {"m1": M1, "m2": M2, "sigma1": F1[0], "sigma2": F1[1], "sigma3": F2[0], "sigma4": F2[1]}
PLACES = {"q1": 1.0, "q2": -2.0, "q3": 1.0, "q4": 2.0}


def unit(phi: float) -> tuple[np.ndarray, np.ndarray]:
    """e along a heading and n across it."""
    return np.array([np.cos(phi), np.sin(phi)]), np.array([-np.sin(phi), np.cos(phi)])


def integrated(rates, start: list[float], duration: float, times: np.ndarray) -> np.ndarray:
    return solve_ivp(rates, (0, duration), start, "DOP853", times, rtol=1e-13, atol=1e-13).y


def by_names(names: str, values) -> dict[str, float]:
    return dict(zip(names.split(), map(float, values), strict=True))


# ---- parallel velocities --------------------------------------------------------------------------------------------

HEADING, S1, S2 = 0.9, 0.5, 0.4
"""P2 slows down, stops and goes back along the common line: s2 passes through zero."""
LONG = 4.0


def parallel_forces(phi: float, s1: float, s2: float) -> tuple[float, float]:
    """phi' and lam: the two equations across the line, solved."""
    _, n = unit(phi)
    inertia = M1 * s1**2 + M2 * s2**2
    return (s1 * F1 @ n + s2 * F2 @ n) / inertia, (M2 * s2 * F1 @ n - M1 * s1 * F2 @ n) / inertia


@cache
def parallel() -> tuple[np.ndarray, np.ndarray]:
    """(time, q1 q2 q3 q4 phi s1 s2) and lam over time."""

    def rates(_: float, z: np.ndarray) -> np.ndarray:
        phi, s1, s2 = z[4:]
        e, _n = unit(phi)
        return np.array([*(s1 * e), *(s2 * e), parallel_forces(phi, s1, s2)[0], F1 @ e / M1, F2 @ e / M2])

    times = np.linspace(0, LONG, 501)
    z = integrated(rates, [*PLACES.values(), HEADING, S1, S2], LONG, times)
    return z, np.array([parallel_forces(*column)[1] for column in z[4:].T])


def test_the_second_puck_turns_back_on_the_common_line() -> None:
    z, lam = parallel()
    assert z[6, 0] > 0.3
    assert z[6, -1] < -0.3
    assert z[5].min() > 0.1  # so that the line itself is always there
    assert np.ptp(lam) > 0.1


@pytest.mark.parametrize("principle", PRINCIPLES, ids=repr)
def test_parallel_velocities_move_as_the_polar_equations_by_hand(principle) -> None:
    e, _ = unit(HEADING)
    start = PLACES | by_names("u1 u2 u3 u4", [*(S1 * e), *(S2 * e)])
    run = ap.catalogue.parallel_pucks().derive(principle).simulate(LONG, start, parameters=VALUES, tolerance=RUN)
    z, lam = parallel()
    phi, s1, s2 = z[4:]
    for name, expected in zip(("q1", "q2", "q3", "q4"), z, strict=False):
        np.testing.assert_allclose(run[name], expected, atol=OTHER_INTEGRATOR)
    for name, expected in zip(
        ("u1", "u2", "u3", "u4"), (s1 * np.cos(phi), s1 * np.sin(phi), s2 * np.cos(phi), s2 * np.sin(phi)), strict=True
    ):
        np.testing.assert_allclose(run[name], expected, atol=OTHER_INTEGRATOR)
    np.testing.assert_allclose(run["lambda_parallel"], lam, atol=OTHER_INTEGRATOR)
    # E52: the forces themselves
    n = np.stack([-np.sin(phi), np.cos(phi), 0 * phi], 1)
    forces = run.reactions["parallel"]
    np.testing.assert_allclose(forces["P1"].force, -(lam * s2)[:, None] * n, atol=OTHER_INTEGRATOR)
    np.testing.assert_allclose(forces["P2"].force, (lam * s1)[:, None] * n, atol=OTHER_INTEGRATOR)


# ---- equal speeds ---------------------------------------------------------------------------------------------------

PHI1, PHI2, SPEED = 0.4, -1.9, 0.6


@cache
def equal_speeds() -> tuple[np.ndarray, np.ndarray]:
    def forces(phi1: float, phi2: float) -> tuple[float, np.ndarray, np.ndarray]:
        (e1, n1), (e2, n2) = unit(phi1), unit(phi2)
        return (F1 @ e1 + F2 @ e2) / (M1 + M2), np.array([F1 @ n1 / M1, F2 @ n2 / M2]), e2

    def rates(_: float, z: np.ndarray) -> np.ndarray:
        phi1, phi2, s = z[4:]
        faster, turning, e2 = forces(phi1, phi2)
        return np.array([*(s * unit(phi1)[0]), *(s * e2), *(turning / s), faster])

    z = integrated(rates, [*PLACES.values(), PHI1, PHI2, SPEED], LONG, np.linspace(0, LONG, 501))
    lam = []
    for phi1, phi2, s in z[4:].T:
        faster, _, e2 = forces(phi1, phi2)
        lam.append((M2 * faster - F2 @ e2) / s)
    return z, np.array(lam)


@pytest.mark.parametrize("principle", PRINCIPLES, ids=repr)
def test_equal_speeds_move_as_the_polar_equations_by_hand(principle) -> None:
    (e1, _), (e2, _) = unit(PHI1), unit(PHI2)
    start = PLACES | by_names("u1 u2 u3 u4", [*(SPEED * e1), *(SPEED * e2)])
    run = ap.catalogue.equal_speed_pucks().derive(principle).simulate(LONG, start, parameters=VALUES, tolerance=RUN)
    z, lam = equal_speeds()
    phi1, phi2, s = z[4:]
    assert np.ptp(phi1) > 0.5
    assert np.abs(lam).max() > 0.1
    v1, v2 = (np.stack([s * np.cos(phi), s * np.sin(phi), 0 * s], 1) for phi in (phi1, phi2))
    for name, expected in zip(("q1", "q2", "q3", "q4"), z, strict=False):
        np.testing.assert_allclose(run[name], expected, atol=OTHER_INTEGRATOR)
    np.testing.assert_allclose(run.velocity("P1"), v1, atol=OTHER_INTEGRATOR)
    np.testing.assert_allclose(run.velocity("P2"), v2, atol=OTHER_INTEGRATOR)
    np.testing.assert_allclose(run["lambda_equal_speeds"], lam, atol=OTHER_INTEGRATOR)
    np.testing.assert_allclose(run.reactions["equal speeds"]["P1"].force, -lam[:, None] * v1, atol=OTHER_INTEGRATOR)
    np.testing.assert_allclose(run.reactions["equal speeds"]["P2"].force, lam[:, None] * v2, atol=OTHER_INTEGRATOR)


# ---- constant and prescribed speed ----------------------------------------------------------------------------------

MASS, GRAVITY, C = 1.7, 9.81, 2.0
UP = 0.6435011087932844  # arctan(3/4)


@pytest.mark.slow
def test_constant_speed_moves_as_taylor_series_of_the_heading_by_hand() -> None:
    """c phi' = -g cos phi, x' = c cos phi, y' = c sin phi, lam = m g sin(phi) / c, by mpmath with 25 digits."""
    with mpmath.workdps(25):
        g, c = mpmath.mpf("9.81"), mpmath.mpf(2)
        heading = mpmath.atan(mpmath.mpf(3) / 4)

        def rates(_, z):
            return [-g / c * mpmath.cos(z[0]), c * mpmath.cos(z[0]), c * mpmath.sin(z[0])]

        exact = mpmath.odefun(rates, 0, [heading, 0, 0], tol=mpmath.mpf(10) ** -18)
        times = np.linspace(0, 1.2, 7)
        phi, x, y = np.array([[float(v) for v in exact(t)] for t in times]).T
    start = {"x": 0, "y": 0, "u1": 1.6, "u2": 1.2}
    for principle in PRINCIPLES:
        equations = ap.catalogue.constant_speed_tip().derive(principle)
        run = equations.simulate(1.2, start, parameters={"m": MASS}, samples=times, tolerance=RUN)
        for name, expected in (("x", x), ("y", y), ("u1", C * np.cos(phi)), ("u2", C * np.sin(phi))):
            np.testing.assert_allclose(run[name], expected, atol=1e-10)
        np.testing.assert_allclose(run["lambda_speed"], MASS * GRAVITY * np.sin(phi) / C, atol=1e-9)


@pytest.mark.parametrize("principle", PRINCIPLES, ids=repr)
def test_prescribed_speed_moves_as_the_heading_by_hand(principle) -> None:
    """c phi' = -g cos phi with c(t) = 2 (1 + 0.3 sin 3t), lam = m (c' + g sin phi) / c."""

    def speed(t):
        return C * (1 + 0.3 * np.sin(3 * t))

    def rates(t: float, z: np.ndarray) -> np.ndarray:
        phi = z[2]
        return np.array([speed(t) * np.cos(phi), speed(t) * np.sin(phi), -GRAVITY * np.cos(phi) / speed(t)])

    start = {"x": 0, "y": 0, "u1": 1.6, "u2": 1.2}
    equations = ap.catalogue.prescribed_speed_tip().derive(principle)
    run = equations.simulate(2.0, start, parameters={"m": MASS}, tolerance=RUN)
    t = run.time
    x, y, phi = integrated(rates, [0, 0, UP], 2.0, t)
    lam = MASS * (C * 0.9 * np.cos(3 * t) + GRAVITY * np.sin(phi)) / speed(t)
    for name, expected in (("x", x), ("y", y), ("u1", speed(t) * np.cos(phi)), ("u2", speed(t) * np.sin(phi))):
        np.testing.assert_allclose(run[name], expected, atol=OTHER_INTEGRATOR)
    np.testing.assert_allclose(run["lambda_speed"], lam, atol=OTHER_INTEGRATOR * 10)
    along = np.stack([run["u1"], run["u2"], 0 * t], 1)
    np.testing.assert_allclose(run.reactions["speed"]["tip"].force, lam[:, None] * along, atol=OTHER_INTEGRATOR * 100)


@pytest.mark.parametrize("principle", [ap.Kane(), ap.Kane(reactions=True)], ids=repr)
def test_prescribed_speed_in_space_moves_as_the_direction_by_hand(principle) -> None:
    """m v e' = f - (f.e) e for the direction e of a particle of speed v(t) = 1 + t^2 / 2, and lam v = m v' - f.e."""
    f, mass = np.array([0.4, -0.7, 0.9]), 0.8
    model = ap.Model("particle at prescribed speed")
    N = model.frame
    x, y, z = model.coordinates("x y z")
    P = model.particle("P", mass, x * N.x + y * N.y + z * N.z)
    model.force(P, f[0] * N.x + f[1] * N.y + f[2] * N.z)
    v = ap.velocity(P)
    model.constrain("speed", (v.dot(v) - (1 + model.time**2 / 2) ** 2) / 2)

    def speed(t):
        return 1 + t**2 / 2

    def rates(t: float, state: np.ndarray) -> np.ndarray:
        e = state[3:]
        return np.concatenate([speed(t) * e, (f - f @ e * e) / (mass * speed(t))])

    e0 = np.array([2.0, 1.0, -2.0]) / 3
    start = {"x": 0, "y": 0, "z": 0} | by_names("xdot ydot zdot", e0)
    run = model.derive(principle).simulate(3.0, start, tolerance=RUN)
    t = run.time
    path = integrated(rates, [0, 0, 0, *e0], 3.0, t)
    e = path[3:]
    np.testing.assert_allclose(run.position("P"), path[:3].T, atol=OTHER_INTEGRATOR)
    np.testing.assert_allclose(run.velocity("P"), (speed(t) * e).T, atol=OTHER_INTEGRATOR)
    np.testing.assert_allclose(run["lambda_speed"], (mass * t - f @ e) / speed(t), atol=OTHER_INTEGRATOR)
