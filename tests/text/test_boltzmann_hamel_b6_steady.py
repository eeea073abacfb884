"""B6: steady motions of mechanisms with nonholonomic joints, with their stability (asked for in the summary of 002)."""

from __future__ import annotations

import numpy as np
import pytest

from tests.support import equations_of

M1, I1, L = 2.0, 0.5, 0.3
QUIET = {"m1": M1, "I1": I1, "l": L, "F": 0.0, "tau1": 0.0, "tau2": 0.0}


@pytest.mark.parametrize("speed", [1.5, -1.5])
def test_a_sleigh_runs_straight_with_its_mass_centre_ahead_and_only_so(speed: float) -> None:
    """(J + m a^2) omega' = -m a v omega: one eigenvalue, and zero for the family of speeds."""
    sleigh = equations_of("chaplygin-sleigh", "BoltzmannHamel")
    motion = sleigh.steady_motion({"v": speed, "omega": 0.0}, parameters={"m": 2.0, "J": 0.3, "a": 0.4})
    assert motion.ignorable == ("x", "y", "theta")
    expected = -2.0 * 0.4 * speed / (0.3 + 2.0 * 0.4**2)
    np.testing.assert_allclose(sorted(motion.eigenvalues.real), sorted([expected, 0.0]), atol=1e-12)
    assert motion.stable == (speed > 0)


def test_the_sled_with_a_rotor_loses_its_stability_where_it_changes_direction() -> None:
    """I1 omega' = m1 l v omega with the mass centre behind the blade: pulled backwards it is stable."""
    sled = equations_of("sled-with-rotor", "BoltzmannHamel")
    back = sled.steady_motion({"v": -2.0, "omega": 0.0, "phidot": 3.0}, parameters=QUIET)
    family = back.follow("v", 2.0, points=9)
    growing = family.eigenvalues.real.max(axis=1)
    np.testing.assert_allclose(growing, np.maximum(M1 * L * family.values / I1, 0.0), atol=1e-9)
    assert [c.value for c in family.critical] == pytest.approx([0.0], abs=1e-7)


def test_a_sled_pulled_and_turned_goes_round_in_a_circle() -> None:
    """F = m1 l omega^2 and tau1 = -m1 l v omega keep it there.

    Deviations: (m1 + m2) dv' = -2 m1 l omega domega and I1 domega' = m1 l (v domega + omega dv), which decay for v < 0.
    """
    sled = equations_of("sled-with-rotor", "BoltzmannHamel")
    omega, v = 1.2, -0.7
    forces = QUIET | {"F": M1 * L * omega**2, "tau1": -M1 * L * v * omega}
    motion = sled.steady_motion({"phidot": 0.0}, parameters=forces, near={"v": -0.5, "omega": 1.0})
    assert motion["omega"] == pytest.approx(omega, rel=1e-10)
    assert motion["v"] == pytest.approx(v, rel=1e-10)
    k, mass = M1 * L, M1 + 1.0
    expected = np.linalg.eigvals([[0, -2 * k * omega / mass], [k * omega / I1, k * v / I1]])
    for value in expected:
        assert np.abs(motion.eigenvalues - value).min() < 1e-10
    assert motion.stable
    run = sled.simulate(3.0, {n: motion[n] for n in ("v", "omega", "phidot")}, parameters=forces)
    np.testing.assert_allclose(run["v"], v, atol=1e-8)
    np.testing.assert_allclose(run["omega"], omega, atol=1e-8)
