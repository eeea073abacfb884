"""mu' = -lam - nu mu: Hamilton-Lusternik at nu = 0, Appell-Chetaev as nu grows, and realised by mass and viscosity."""

from __future__ import annotations

import numpy as np
import pytest
import sympy as sm

import appell as ap

START = {"x": 0.0, "y": 0.0, "theta": 0.2, "v": 0.5, "omega": 1.2}


def incline_blade() -> ap.Model:
    return ap.catalogue.knife_edge_on_incline()


def speed_tip() -> tuple[ap.Model, dict[str, float], str]:
    return ap.catalogue.constant_speed_tip(), {"x": 0.0, "y": 0.0, "u1": 1.6, "u2": 1.2}, "speed"


def test_without_viscosity_it_is_hamilton_and_lusternik() -> None:
    """For a linear row and for one nonlinear in velocity, whose d2F/dv2 enters the mass matrix."""
    for model, start, row in ((incline_blade(), START, "blade"), speed_tip()):
        mu = {row: 0.3}
        ours = model.derive(ap.Kozlov(nu=0.0, mu=mu)).simulate(1.0, start, tolerance=1e-12)
        theirs = model.derive(ap.HamiltonLusternik(mu=mu)).simulate(1.0, start, tolerance=1e-12)
        for name in (*start, f"mu_{row}"):
            np.testing.assert_allclose(ours[name], theirs[name], atol=1e-9)
        name = next(iter(ours.reactions[row]))
        np.testing.assert_allclose(ours.reactions[row][name].force, theirs.reactions[row][name].force, atol=1e-8)


@pytest.mark.parametrize("system", ["blade", "speed"])
def test_with_much_viscosity_it_tends_to_appell_and_chetaev_with_order_one_in_its_inverse(system: str) -> None:
    model, start, _ = speed_tip() if system == "speed" else (incline_blade(), START, "blade")
    ideal = model.derive(ap.AppellChetaev()).simulate(1.0, start, tolerance=1e-12, samples=101)
    gaps = []
    for nu in (1e3, 1e4):
        run = model.derive(ap.Kozlov(nu=nu)).simulate(1.0, start, integrator="radau", samples=101)
        gaps.append(max(np.abs(run[name] - ideal[name]).max() for name in ("x", "y")))
    assert gaps[0] / gaps[1] == pytest.approx(10, rel=0.05)
    assert gaps[1] < 1e-2


def test_the_multiplier_of_a_falling_tip_by_hand() -> None:
    """F = (v.v - c^2) / 2 has dF/dv = v and E[F] = v': (1 + mu) v' = -g e_y + lam v.

    Along v, where v . v' = 0: lam c = g sin(phi), so mu' = -g sin(phi) / c - nu mu. Across it:
    (1 + mu) c phi' = -g cos(phi).
    """
    from scipy.integrate import solve_ivp

    g, c, nu, mu0 = 9.81, 2.0, 3.0, 0.4
    phi0 = np.arctan2(1.2, 1.6)
    t = np.linspace(0, 1, 51)
    found = solve_ivp(
        lambda _, s: [-g * np.cos(s[0]) / c / (1 + s[1]), -g * np.sin(s[0]) / c - nu * s[1]],
        (0, 1),
        [phi0, mu0],
        rtol=1e-11,
        atol=1e-12,
        t_eval=t,
    )
    model, start, _ = speed_tip()
    run = model.derive(ap.Kozlov(nu=nu, mu={"speed": mu0})).simulate(1.0, start, samples=t, tolerance=1e-12)
    np.testing.assert_allclose(run["u1"], c * np.cos(found.y[0]), atol=1e-8)
    np.testing.assert_allclose(run["mu_speed"], found.y[1], atol=1e-8)


def test_reactions_of_homogeneous_rows_do_no_work_whatever_the_viscosity() -> None:
    for nu in (0.0, 1.0, 50.0):
        run = incline_blade().derive(ap.Kozlov(nu=nu, mu={"blade": 0.3})).simulate(2.0, START, tolerance=1e-12)
        assert np.ptp(run.energy) < 1e-9
        assert run.audit.energy_error < 1e-9


def test_equations_to_read_hold_the_decay_of_the_multiplier() -> None:
    """A particle with y' = z x': mu' = -lam - nu mu as an auxiliary state named after the row."""
    model = ap.Model("thin rod")
    x, y, z = model.coordinates("x y z")
    N, t = model.frame, model.time
    model.particle("P", mass=1, position=x * N.x + y * N.y + z * N.z)
    model.constrain("row", y.diff(t) - z * x.diff(t))
    equations = model.derive(ap.Kozlov(nu=2.0, mu={"row": 1.0}))
    assert "mu_row" in str(equations)
    # x'' + mu z' = -lam z, y'' = lam, z'' = -mu x' with F = y' - z x': by hand at x' = 1, y' = 0, z = 0, z' = 0.5
    found = equations.accelerations({x: 0, y: 0, z: 0, "xdot": 1.0, "ydot": 0.0, "zdot": 0.5})
    assert found["xdot"] == pytest.approx(0.5)
    assert found["ydot"] == pytest.approx(0.5)
    assert found["zdot"] == pytest.approx(-1.0)
    assert found["lambda_row"] == pytest.approx(0.5)


@pytest.mark.parametrize(
    ("principle", "words"),
    [
        (ap.Kozlov(nu=-1.0), "nu=-1.0 for 'blade': a viscosity is not negative"),
        (ap.Kozlov(mu={"blad": 1.0}), "mu= names 'blad', which is not a constraint"),
        (ap.Kozlov(nu={"blad": 1.0}), "nu= names 'blad', which is not a constraint"),
        (ap.Kozlov(mu={"blade": (1.0, 2.0)}), "mu= gives 2 values for 'blade', which has 1 rows"),
    ],
)
def test_bad_choices_are_refused_in_a_sentence(principle: ap.Kozlov, words: str) -> None:
    with pytest.raises(ap.ModelError) as caught:
        incline_blade().derive(principle)
    assert words in str(caught.value)


def test_rows_in_accelerations_and_above_are_refused() -> None:
    model = ap.Model("jerky")
    x, y = model.coordinates("x y")
    model.particle("P", mass=1, position=x * model.frame.x + y * model.frame.y)
    model.constrain("row", x.diff(model.time, 2) - y.diff(model.time))
    with pytest.raises(ap.NotApplicable, match="Kozlov does not admit the constraint 'row', which is linear in"):
        model.derive(ap.Kozlov())
    held = ap.Model("held")
    q = held.coordinates("q")
    held.particle("P", mass=1, position=q * held.frame.x)
    held.constrain("wall", sm.sin(q))
    with pytest.raises(ap.ModelError, match="mu= names 'wall', a constraint on positions"):
        held.derive(ap.Kozlov(mu={"wall": 1.0}))
