"""Light links before a heavy bob: cond(M) is large, and every principle finds the accelerations to cond(M) eps of them.

The equations by hand, in forty digits: with J = d(position)/dq of each particle, M = sum m J^T J and
F = sum m J^T (g - J' qdot); a row c(q) = 0 adds A^T lam, with A qddot + (A)' qdot = 0.
"""

from __future__ import annotations

import mpmath as mp
import numpy as np
import pytest
import sympy as sm

import appell as ap

EPS = float(np.finfo(float).eps)
ANGLES = {"q0": 0.3, "q1": 0.5, "q2": -0.6}
REACH = sum(np.cos(np.cumsum(list(ANGLES.values()))))
"""How far along x the chain reaches at these angles: where its end is held."""
SPEEDS = np.array([1.0, 2.0, -1.5])

PRINCIPLES = [ap.Kane(reactions=True), ap.Lagrange(), ap.Hamilton()]
CHAINS = {
    "light links": (1e-5, 1e-5, 1.0),
    "light links of 5e-4 kg": (5e-9, 5e-9, 5e-4),
    "lighter links": (1e-7, 1e-6, 1.0),
}


def chain(masses: tuple[float, ...], held: bool) -> ap.Model:
    """Three links of length one, hinged, by relative angles; ``held``: the end slides along a vertical wire."""
    model = ap.Model("chain of three")
    N = model.frame
    angle, place = sm.S.Zero, 0 * N.x
    for i, q in enumerate(model.coordinates("q0 q1 q2")):
        angle += q
        place += sm.cos(angle) * N.x + sm.sin(angle) * N.y
        model.particle(f"bob {i}", masses[i], place)
    model.gravity(-9.81 * N.y)
    if held:
        model.constrain("wire", place.dot(N.x) - REACH)
    return model


def state(held: bool, fast: float = 1.0) -> dict[str, float]:
    """Angles and rates; where the end is held, rates at which it moves along the wire, to the last digit."""
    rates = fast * SPEEDS
    if held:
        row = -np.cumsum(np.sin(np.cumsum(list(ANGLES.values())))[::-1])[::-1]
        rates[0] = -(row[1:] @ rates[1:]) / row[0]
    return ANGLES | {f"q{i}dot": float(rate) for i, rate in enumerate(rates)}


def by_hand(masses: tuple[float, ...], at: dict[str, float], held: bool) -> tuple[np.ndarray, float]:
    """Accelerations of the angles, and cond(M)."""
    with mp.workdps(40):
        q = [mp.mpf(at[f"q{i}"]) for i in range(3)]
        u = [mp.mpf(at[f"q{i}dot"]) for i in range(3)]
        angles, turns = ([mp.fsum(x[: i + 1]) for i in range(3)] for x in (q, u))
        M, F = mp.zeros(3), mp.zeros(3, 1)
        J, drift = mp.zeros(2, 3), mp.zeros(2, 1)
        for i, mass in enumerate(masses):
            c, s = mp.cos(angles[i]), mp.sin(angles[i])
            for j in range(i + 1):
                J[0, j] -= s
                J[1, j] += c
            drift -= turns[i] ** 2 * mp.matrix([c, s])
            M += mp.mpf(mass) * J.T * J
            F += mp.mpf(mass) * J.T * (mp.matrix([0, mp.mpf(-9.81)]) - drift)
        free = mp.lu_solve(M, F)
        if held:
            response = mp.lu_solve(M, J[0, :].T)
            lam = -(drift[0] + (J[0, :] * free)[0]) / (J[0, :] * response)[0]
            free += lam * response
        values = mp.svd_r(M, compute_uv=False)
        return np.array([float(x) for x in free]), float(values[0] / values[2])


@pytest.mark.slow_but_every(3)
@pytest.mark.parametrize("held", [False, True], ids=["free", "held"])
@pytest.mark.parametrize("masses", CHAINS.values(), ids=CHAINS)
@pytest.mark.parametrize("principle", PRINCIPLES, ids=lambda p: p.name)
def test_an_acceleration_loses_no_more_digits_than_the_condition_number_has(
    principle: ap.Principle, masses: tuple[float, ...], held: bool
) -> None:
    at = state(held)
    expected, condition = by_hand(masses, at, held)
    assert condition > 4e5
    found = chain(masses, held).derive(principle).accelerations(at)
    error = np.abs([found[f"q{i}dot"] for i in range(3)] - expected).max() / np.abs(expected).max()
    assert error < condition * EPS


@pytest.mark.parametrize(
    ("masses", "fast", "held", "duration", "compared", "tolerance"),
    [((5e-9, 5e-9, 5e-4), 100.0, False, 0.1, 0.002, 1e-10), ((1e-9, 1e-9, 1.0), 10.0, True, 0.1, 0.1, 1e-9)],
    ids=["free", "held"],
)
def test_a_fast_run_by_hamilton_leaves_its_first_sample_and_agrees_with_lagrange(
    masses: tuple[float, ...], fast: float, held: bool, duration: float, compared: float, tolerance: float
) -> None:
    """Momenta as states carried noise of cond(M)^2 eps in the rates, more than the tolerance at any step.

    They are compared before the light links have swung to and fro: from then on neighbouring motions part.
    """
    at = state(held, fast)
    _, condition = by_hand(masses, at, held)
    model, turned = chain(masses, held), fast * compared
    lagrange, hamilton = (
        model.derive(principle).simulate(duration, at, samples=101, tolerance=tolerance, max_steps=20_000)
        for principle in (ap.Lagrange(), ap.Hamilton())
    )
    assert np.ptp(hamilton["q1"]) > 0.1 * turned
    first = lagrange.time <= compared
    for name in ANGLES:
        np.testing.assert_allclose(
            hamilton[name][first], lagrange[name][first], rtol=0, atol=(condition * EPS + 100 * tolerance) * turned
        )
