"""A ball that rolls in a surface of revolution keeps two gauge momenta beside its energy."""

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest
import sympy as sm
from sympy.core.function import AppliedUndef
from sympy.physics.vector import ReferenceFrame

import appell as ap
from appell.model import name_of


def ball_in(profile: Callable[[sm.Expr], sm.Expr]) -> ap.Model:
    """A ball whose centre is at height f(rho): speeds along the parallel and about the normal, tau up the meridian.

    With s = sqrt(1 + f'^2): tau = (e_rho + f' e_z) / s, n = (e_z - f' e_rho) / s, and rolling is
    s rho' = r w_phi, rho phi' = -r w_tau.
    """
    model, t = ap.Model("ball in a surface of revolution"), ap.Model("").time
    m, r, g = model.parameters("m r g", [0.1, 0.05, 9.81])
    rho, phi, a, b, c = model.coordinates("rho phi a b c")
    round_, ball = ReferenceFrame("round"), ReferenceFrame("ball")
    round_.orient_axis(model.frame, model.frame.z, phi)
    ball.orient_body_fixed(round_, (a, b, c), "ZXY")
    f = profile(rho)
    slope = f.diff(rho)
    s = sm.sqrt(1 + slope**2)
    tau, n = (round_.x + slope * round_.z) / s, (round_.z - slope * round_.x) / s
    omega = ball.ang_vel_in(model.frame)
    spins = [omega.dot(n), omega.dot(tau), omega.dot(round_.y)]
    v, sigma, _, w_tau, w_phi = model.speeds("v sigma wn wtau wphi", [rho.diff(t), phi.diff(t), *spins])
    model.body("ball", m, frame=ball, position=rho * round_.x + f * round_.z, inertia=ap.solid_sphere(m, r))
    model.constrain("rolls", [s * v - r * w_phi, rho * sigma + r * w_tau])
    model.gravity(-g * model.frame.z)
    return model


def by_hand(f: sm.Expr, rho: sm.Expr, r: sm.Expr) -> sm.Matrix:
    """d(sigma, wn)/drho = a (sigma, wn), from Newton and Euler about the point of contact (Routh 1905, section 224).

    I omega' . n = 0 gives wn' = omega . n' = (k_tau - k_phi) (s rho') (rho sigma) / r with the curvatures
    k_tau = f'' / s^3, k_phi = f' / (rho s) of the surface; the moment about tau, with I = 2/5 m r^2, gives
    7 (rho sigma' + 2 rho' sigma) = -2 r (f'' / s^2) rho' wn.
    """
    first, second = f.diff(rho), f.diff(rho, 2)
    square = 1 + first**2
    return sm.Matrix([[-2 / rho, -2 * r * second / (7 * rho * square)], [(rho * second / square - first) / r, 0]])


def paraboloid(rho: sm.Expr) -> sm.Expr:
    return rho**2 / 2


@pytest.fixture(scope="module")
def found() -> ap.FirstIntegrals:
    return ap.first_integrals(ball_in(paraboloid), degree=1)


@pytest.fixture(scope="module")
def momenta(found: ap.FirstIntegrals) -> ap.GaugeMomenta:
    (momenta,) = found.gauge_momenta
    return momenta


def test_the_energy_of_a_ball_in_a_paraboloid_is_proved_though_its_speeds_are_not_the_rates_of_its_angles(
    found: ap.FirstIntegrals,
) -> None:
    """m (v.v + 2/5 r^2 w.w) / 2 + m g f with v.v = s^2 rho'^2 + rho^2 sigma^2 = r^2 (w_phi^2 + w_tau^2)."""
    (energy,) = found.integrals
    assert energy.proved
    m, r, g, rho, v, sigma, wn = (
        next(x for x in energy.expression.free_symbols | energy.expression.atoms(AppliedUndef) if name_of(x) == name)
        for name in "m r g rho v sigma wn".split()
    )
    square = (1 + rho**2) * v**2 + rho**2 * sigma**2
    assert sm.expand(energy.expression - m * (7 * square / 10 + r**2 * wn**2 / 5 + g * rho**2 / 2)) == 0


def test_a_ball_in_a_paraboloid_has_two_gauge_momenta(momenta: ap.GaugeMomenta) -> None:
    """Fasso, Giacobbe and Sansonetto 2005: their coefficients solve linear equations in the radius."""
    assert momenta.proved
    assert [name_of(w) for w in momenta.speeds] == ["sigma", "wn"]
    rho = momenta.variable
    r = next(s for s in momenta.matrix.free_symbols if s.name == "r")
    assert sm.simplify(momenta.matrix - by_hand(paraboloid(rho), rho, r)) == sm.zeros(2, 2)


@pytest.mark.slow
def test_they_are_kept_along_a_run_of_the_ball(momenta: ap.GaugeMomenta) -> None:
    run = (
        ball_in(paraboloid)
        .derive(ap.Kane())
        .simulate(
            1.0, {"rho": 0.5, "phi": 0, "a": 0.1, "b": 0.2, "c": 0, "v": 0.0, "sigma": 2.0, "wn": 6.0}, tolerance=1e-11
        )
    )
    assert np.ptp(run["rho"]) > 0.1
    assert np.ptp(run["energy"]) < 1e-8 * abs(run["energy"]).max()
    assert momenta.drift(run) < 1e-7
    assert replace(momenta, matrix=momenta.matrix * 1.01).drift(run) > 1e-4
