"""K9: two free rigid bodies whose angular velocities stay perpendicular (000, section 7), against Euler's equations.

By hand: I_A alpha_A = -omega_A x I_A omega_A + lam omega_B and the like for B, each in its own frame; lam follows from
alpha_A . omega_B + omega_A . alpha_B = 0, the constraint differentiated in N.
"""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest
import sympy as sm
from scipy.integrate import solve_ivp

from appell.compile import program_of
from tests.support import CARDS, State, consistent_states, equations_of, run_of
from tests.tolerances import ALGEBRA, OTHER_INTEGRATOR

SYSTEM = "perpendicular-bodies"
MINIMAL, EVIDENT = "Kane, minimal", "Kane, reactions in evidence"


def rotation(e: np.ndarray) -> np.ndarray:
    """v_N = R v_B for a unit quaternion (scalar first)."""
    w, x, y, z = e
    return np.array(
        [
            [w * w + x * x - y * y - z * z, 2 * (x * y - w * z), 2 * (x * z + w * y)],
            [2 * (x * y + w * z), w * w - x * x + y * y - z * z, 2 * (y * z - w * x)],
            [2 * (x * z - w * y), 2 * (y * z + w * x), w * w - x * x - y * y + z * z],
        ]
    )


def euler(eA, eB, wA, wB, IA, IB) -> tuple[np.ndarray, np.ndarray, float]:
    """The angular accelerations in their own frames, and lam."""
    RA, RB = rotation(eA), rotation(eB)
    on_A, on_B = RA.T @ RB @ wB, RB.T @ RA @ wA  # each other's spin, seen from the body
    freeA, freeB = -np.cross(wA, IA * wA) / IA, -np.cross(wB, IB * wB) / IB
    lam = -(freeA @ on_A + freeB @ on_B) / (on_A @ (on_A / IA) + on_B @ (on_B / IB))
    return freeA + lam * on_A / IA, freeB + lam * on_B / IB, lam


def split(names: list[str], values: np.ndarray, what: str) -> np.ndarray:
    return np.array([values[names.index(name)] for name in what.split()])


def by_hand(equations, state: State) -> dict[str, float]:
    q, u = [str(c.func) for c in equations.coordinates], [str(s.func) for s in equations.speeds]
    p = dict(zip([x.name for x in equations.mechanism.parameters], state.p, strict=True))
    moments = [np.array([p[f"{b}{i}"] for i in (1, 2, 3)]) for b in "AB"]
    e = [split(q, state.q, f"e0{b} e1{b} e2{b} e3{b}") for b in "AB"]
    w = [split(u, state.u, f"w1{b} w2{b} w3{b}") for b in "AB"]
    alpha_A, alpha_B, lam = euler(*e, *w, *moments)
    found = {f"w{i + 1}A": alpha_A[i] for i in range(3)} | {f"w{i + 1}B": alpha_B[i] for i in range(3)}
    return found | {"lambda_right_angle": lam} | dict.fromkeys(("vxA", "vyA", "vzA", "vxB", "vyB", "vzB"), 0.0)


@pytest.mark.parametrize("principle", [MINIMAL, EVIDENT])
def test_the_accelerations_are_those_of_eulers_equations_with_the_torque_along_the_other_spin(principle: str) -> None:
    equations = equations_of(SYSTEM, principle)
    for state in consistent_states(equations, CARDS[SYSTEM], count=6):
        rates = program_of(equations).rates(state.t, state.x, state.p)
        expected = by_hand(equations, state)
        names = [str(s.func) for s in equations.speeds]
        np.testing.assert_allclose(rates.speed_rates, [expected[n] for n in names], atol=ALGEBRA)
        np.testing.assert_allclose(rates.multipliers, [expected["lambda_right_angle"]], atol=ALGEBRA)


@pytest.mark.slow
def test_both_equation_sets_have_the_rows_of_the_text() -> None:
    minimal, evident = equations_of(SYSTEM, MINIMAL), equations_of(SYSTEM, EVIDENT)
    assert evident.mass_matrix.shape == (12, 12)
    assert list(evident.multipliers) == ["right angle"]
    assert len(minimal.residuals) == 11
    assert not minimal.multipliers


def test_the_printed_rows_with_the_torque_in_evidence_are_eulers_equations() -> None:
    """Row by row for A: A1 w1' = (A2 - A3) w2 w3 + lam omega_B . A.x, and so on round."""
    equations = equations_of(SYSTEM, EVIDENT)
    model = equations.mechanism
    A, B = (mass.frame for mass in model.masses)
    (lam,) = equations.multipliers["right angle"]
    u = {str(s.func): s for s in equations.speeds}
    t = sm.physics.vector.dynamicsymbols._t
    for name, frame, other, other_name in (("A", A, B, "B"), ("B", B, A, "A")):
        I1, I2, I3 = (sm.Symbol(f"{name}{i}", real=True) for i in (1, 2, 3))
        w1, w2, w3 = (u[f"w{i}{name}"] for i in (1, 2, 3))
        v1, v2, v3 = (u[f"w{i}{other_name}"] for i in (1, 2, 3))
        spin = v1 * other.x + v2 * other.y + v3 * other.z
        book = [
            (I2 - I3) * w2 * w3 + lam * spin.dot(frame.x) - I1 * w1.diff(t),
            (I3 - I1) * w3 * w1 + lam * spin.dot(frame.y) - I2 * w2.diff(t),
            (I1 - I2) * w1 * w2 + lam * spin.dot(frame.z) - I3 * w3.diff(t),
        ]
        for speed, theirs in zip((w1, w2, w3), book, strict=True):
            ours = equations.residuals[equations.speeds.index(speed)]
            difference = ours - theirs
            assert sm.expand(difference.coeff(lam, 0)) == 0
            # quaternion products: equal as polynomials
            assert sm.expand(sm.expand(difference).coeff(lam, 1)) == 0


@cache
def hand_run() -> object:
    card = CARDS[SYSTEM]
    moments = np.array([1.0, 2.0, 2.5]), np.array([0.5, 0.8, 1.1])
    order = [f"{n}{b}" for b in "AB" for n in ("e0", "e1", "e2", "e3")] + [f"w{i}{b}" for b in "AB" for i in (1, 2, 3)]

    def spin(e: np.ndarray, w: np.ndarray) -> np.ndarray:
        return 0.5 * np.concatenate([[-e[1:] @ w], e[0] * w + np.cross(e[1:], w)])

    def rates(_: float, z: np.ndarray) -> np.ndarray:
        eA, eB, wA, wB = z[:4], z[4:8], z[8:11], z[11:14]
        alpha_A, alpha_B, _ = euler(eA, eB, wA, wB, *moments)
        return np.concatenate([spin(eA, wA), spin(eB, wB), alpha_A, alpha_B])

    start = [card.start[name] for name in order]
    times = run_of(SYSTEM, MINIMAL).time
    return order, solve_ivp(rates, (0, card.duration), start, "DOP853", times, rtol=1e-13, atol=1e-13).y


@pytest.mark.parametrize("principle", [MINIMAL, EVIDENT])
def test_the_run_is_that_of_eulers_equations(principle: str) -> None:
    run = run_of(SYSTEM, principle)
    order, expected = hand_run()
    for name, values in zip(order, expected, strict=True):
        np.testing.assert_allclose(run[name], values, atol=OTHER_INTEGRATOR)


def test_the_torques_along_the_run_follow_each_others_spin_with_one_multiplier() -> None:
    run = run_of(SYSTEM, MINIMAL)
    on = run.reactions["right angle"]
    lam = run["lambda_right_angle"][:, None]
    np.testing.assert_allclose(on["A"].torque, lam * run.angular_velocity("B"), atol=1e-13)
    np.testing.assert_allclose(on["B"].torque, lam * run.angular_velocity("A"), atol=1e-13)
    np.testing.assert_array_equal(on["A"].force, 0)
    np.testing.assert_array_equal(on["B"].force, 0)
    assert np.abs(lam).max() > 1e-2  # the constraint has something to do


def test_the_angular_velocities_stay_perpendicular_and_the_reaction_does_no_work() -> None:
    run = run_of(SYSTEM, MINIMAL)
    product = (run.angular_velocity("A") * run.angular_velocity("B")).sum(1)
    assert np.abs(product).max() < 1e-14
    assert np.abs(run["power of right angle"]).max() < 1e-14
    assert run.audit.energy_error < 1e-10
    for b in "AB":
        norm = sum(run[f"e{i}{b}"] ** 2 for i in range(4))
        np.testing.assert_allclose(norm, 1, atol=1e-14)
