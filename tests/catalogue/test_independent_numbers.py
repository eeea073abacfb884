"""Numbers of cards that have no closed form, by SciPy on equations written here by hand."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from scipy.integrate import solve_ivp

from tests.support import CARDS


def end(rates: Callable[[float, np.ndarray], object], start: list[float], duration: float) -> np.ndarray:
    return solve_ivp(rates, (0, duration), start, "DOP853", rtol=1e-13, atol=1e-14).y[:, -1]


def by_hand(system: str) -> tuple[dict[str, float], dict[str, float], float]:
    """The start and the default parameters of a card, and the instant of its last number."""
    card = CARDS[system]
    return dict(card.numbers[-1].start or card.start), dict(card.model().defaults), card.numbers[-1].time


def appell_hamel() -> dict[str, float]:
    """(M a^2 + J + m (a^2 + b^2)) phi'' = m g b + m rho a theta'^2, (I + m rho^2) theta'' = -m rho a phi' theta'."""
    s, p, duration = by_hand("appell-hamel")
    m, a, b, rho = (p[name] for name in ("m", "a", "b", "rho"))
    K, turning = p["M"] * a**2 + p["J"] + m * (a**2 + b**2), p["I"] + m * rho**2

    def rates(t, y):
        _phi, _theta, spin, omega = y
        return [spin, omega, (m * p["g"] * b + m * rho * a * omega**2) / K, -m * rho * a * spin * omega / turning]

    phi, theta, _, _ = end(rates, [s["phi"], s["theta"], s["spin"], s["omega"]], duration)
    return {"z": -b * phi, "theta": theta}


def tricycle() -> dict[str, float]:
    """theta' + phi' is constant, and so is the energy: v (of the front wheel) follows from phi."""
    s, p, duration = by_hand("tricycle")
    l = p["l"]
    spin = s["phidot"] + s["v"] * np.sin(s["phi"]) / l

    def mass(phi):
        return p["M"] * np.cos(phi) ** 2 + (p["J"] + p["M"] * p["h"] ** 2) * np.sin(phi) ** 2 / l**2 + p["m"]

    def rates(t, y):
        _x, _y, theta, phi = y
        v = s["v"] * np.sqrt(mass(s["phi"]) / mass(phi))
        omega = v * np.sin(phi) / l
        return [v * np.cos(phi) * np.cos(theta), v * np.cos(phi) * np.sin(theta), omega, spin - omega]

    x, _, _, phi = end(rates, [s["x"], s["y"], s["theta"], s["phi"]], duration)
    return {"x": x, "phi": phi}


def snakeboard() -> dict[str, float]:
    """theta' = w sin(phi) and w l cos(phi) ahead; the equation along that direction, and the rider's own."""
    s, p, duration = by_hand("snakeboard")
    l, Jr = p["l"], p["Jr"]
    M, I = p["m"] + p["M"] + 2 * p["w"], p["J"] + Jr + 2 * p["Jw"] + 2 * p["w"] * l**2
    steer = np.sqrt(p["k_trucks"] / p["Jw"])

    def rates(t, y):
        _x, _y, theta, psi, w, psidot = y
        phi = s["phi"] * np.cos(steer * t) + s["phidot"] / steer * np.sin(steer * t)
        phidot = s["phidot"] * np.cos(steer * t) - s["phi"] * steer * np.sin(steer * t)
        sine, cosine = np.sin(phi), np.cos(phi)
        # w' and psi'': M l cos (w l cos)' + sin (I (w sin)' + Jr psi'') = 0 and Jr (psi'' + (w sin)') = -k psi
        matrix = [[M * l**2 * cosine**2 + I * sine**2, Jr * sine], [Jr * sine, Jr]]
        change = w * sine * cosine * phidot
        right = [(M * l**2 - I) * change, -p["k_rider"] * psi - Jr * w * cosine * phidot]
        wdot, psiddot = np.linalg.solve(matrix, right)
        ahead = w * l * cosine
        return [ahead * np.cos(theta), ahead * np.sin(theta), w * sine, psidot, wdot, psiddot]

    x, _, theta, _, _, _ = end(rates, [0.0, 0.0, s["theta"], s["psi"], 0.0, s["psidot"]], duration)
    return {"x": x, "theta": theta}


def roller_racer() -> dict[str, float]:
    """Both bodies by themselves (x, y, heading each), the pin and the axles as four rows with multipliers."""
    s, p, duration = by_hand("roller-racer")
    d1, d2 = p["d1"], p["d2"]
    masses = np.diag([p["m1"], p["m1"], p["J1"], p["m2"], p["m2"], p["J2"]])

    def rates(t, y):
        (_, _, a, _, _, b), (v1, v2, da, v3, v4, db) = y[:6], y[6:]
        A = np.array(
            [
                [-np.sin(a), np.cos(a), 0, 0, 0, 0],
                [0, 0, 0, -np.sin(b), np.cos(b), 0],
                [1, 0, -d1 * np.sin(a), -1, 0, -d2 * np.sin(b)],
                [0, 1, d1 * np.cos(a), 0, -1, d2 * np.cos(b)],
            ]
        )
        gamma = [
            -(v1 * np.cos(a) + v2 * np.sin(a)) * da,
            -(v3 * np.cos(b) + v4 * np.sin(b)) * db,
            -d1 * np.cos(a) * da**2 - d2 * np.cos(b) * db**2,
            -d1 * np.sin(a) * da**2 - d2 * np.sin(b) * db**2,
        ]
        saddle = np.block([[masses, -A.T], [A, np.zeros((4, 4))]])
        return np.concatenate([y[6:], np.linalg.solve(saddle, [*np.zeros(6), *np.negative(gamma)])[:6]])

    phi, v, phidot = s["phi"], s["v"], s["phidot"]
    omega = (v * np.sin(phi) - d2 * phidot) / (d1 * np.cos(phi) + d2)
    ahead = d2 * np.array([np.cos(phi), np.sin(phi)])
    across = d2 * (omega + phidot) * np.array([-np.sin(phi), np.cos(phi)])
    start = [0, 0, 0, d1 + ahead[0], ahead[1], phi, v, 0, omega, v + across[0], d1 * omega + across[1], omega + phidot]
    y = end(rates, start, duration)
    return {"phi": y[5] - y[2], "v": y[6] * np.cos(y[2]) + y[7] * np.sin(y[2])}


def double_pendulum() -> dict[str, float]:
    """Landau and Lifshitz, section 5, problem 1, with equal bobs and rods."""
    s, p, duration = by_hand("double-pendulum")
    g = p["g"] / p["l1"]

    def rates(t, y):
        a, b, da, db = y
        c, sine = np.cos(a - b), np.sin(a - b)
        right = [-sine * db**2 - 2 * g * np.sin(a), sine * da**2 - g * np.sin(b)]
        return [da, db, *np.linalg.solve([[2, c], [c, 1]], right)]

    y = end(rates, [s["theta1"], s["theta2"], s["omega1"], s["omega2"]], duration)
    return {"theta1": y[0], "theta2": y[1]}


def spraying_arm() -> dict[str, float]:
    """Two rods with absolute angles; the row of |v|^2 / 2 and its gradient as the direction of the reaction."""
    s, p, duration = by_hand("spraying-arm")
    inertia, l = p["m"] * p["l"] ** 2, p["l"]

    def rates(t, y):
        a, b, da, db = y
        c, sine = np.cos(b - a), np.sin(b - a)
        row = l**2 * np.array([da + db * c, db + da * c])
        gamma = -(l**2) * da * db * sine * (db - da)
        M = inertia * np.array([[4 / 3, c / 2], [c / 2, 1 / 3]])
        F = inertia / 2 * sine * np.array([db**2, -(da**2)])
        saddle = np.block([[M, -row[:, None]], [row[None], np.zeros((1, 1))]])
        return [da, db, *np.linalg.solve(saddle, [*F, -gamma])[:2]]

    # the tip's speed gives the second rate: l^2 (da^2 + db^2 + 2 da db c) = speed^2, the one nearest zero
    c, da = np.cos(s["q2"] - s["q1"]), s["u1"]
    db = s.get("u2", -da * c + np.sqrt((p["c"] / l) ** 2 - da**2 * (1 - c**2)))
    y = end(rates, [s["q1"], s["q2"], da, db], duration)
    return {"q1": y[0], "q2": y[1]}


@pytest.mark.parametrize(
    "solve", [appell_hamel, tricycle, snakeboard, roller_racer, double_pendulum, spraying_arm], ids=lambda f: f.__name__
)
def test_numbers_of_a_card_are_those_of_equations_written_by_hand(solve: Callable[[], dict[str, float]]) -> None:
    card = CARDS[solve.__name__.replace("_", "-")]
    claims = {n.quantity: n for n in card.numbers if "tests/catalogue" in n.source}
    found = solve()
    assert set(claims) == set(found)
    for quantity, value in found.items():
        assert claims[quantity].value == pytest.approx(value, abs=claims[quantity].tolerance / 10)
