"""Stationarity of the action as a check: which principle is stationary under which variations (004, 2.3 and 3.3)."""

from __future__ import annotations

import numpy as np
import pytest
import sympy as sm

import appell as ap


def sleigh() -> tuple[ap.Model, dict[str, float], str]:
    card = ap.catalogue.CHAPLYGIN_SLEIGH
    return card.model(), dict(card.start), "no side slip"


def speed() -> tuple[ap.Model, dict[str, float], str]:
    """A row nonlinear in the velocity: a particle that falls at a constant speed."""
    model = ap.Model("speed")
    x, y = model.coordinates("x y")
    t, N = model.time, model.frame
    model.particle("P", 1, x * N.x + y * N.y)
    model.gravity(-9.81 * N.y)
    model.constrain("speed", x.diff(t) ** 2 + y.diff(t) ** 2 - 1)
    return model, {"xdot": 0.6, "ydot": 0.8}, "speed"


@pytest.mark.parametrize("build", [sleigh, pytest.param(speed, marks=pytest.mark.slow)])
def test_each_family_is_stationary_under_its_own_variations_and_under_no_other(build) -> None:
    """E3.17 and E3.18 for Hamilton and Lusternik; E3.14 and E3.23 (Hoelder) for Appell and Chetaev."""
    model, start, row = build()
    found = [
        ap.stationarity(model.derive(p), 0.5, start) for p in (ap.AppellChetaev(), ap.HamiltonLusternik({row: 0.3}))
    ]
    assert [f.is_stationary for f in found] == [False, True]
    assert [f.is_stationary_under_virtual_displacements for f in found] == [True, False]
    assert min(found[0].proper, found[1].virtual) > 1e-2
    assert max(found[1].proper, found[0].virtual) < 1e-7


def test_the_check_sees_reactions_that_are_of_neither_family() -> None:
    model, start, row = sleigh()
    found = ap.stationarity(model.derive(ap.Dead(mu={row: 0.2})), 0.5, start)
    assert not found.is_stationary
    assert not found.is_stationary_under_virtual_displacements
    assert "not stationary" in str(found)


@pytest.mark.parametrize("drag", [0.4, pytest.param(0.0, marks=pytest.mark.slow)])
def test_holonomic_rows_leave_the_action_stationary_with_the_work_of_forces_counted(drag: float) -> None:
    """Section 2.3: the wire y = x^2 with its row, and with y eliminated; D of E2.2 does work on variations."""
    model = ap.Model("wire")
    x, y = model.coordinates("x y")
    N = model.frame
    bead = model.particle("bead", 1.0, x * N.x + y * N.y)
    model.gravity(-9.81 * N.y)
    if drag:
        model.force(bead, -drag * ap.velocity(bead))
    model.constrain("wire", y - x**2)
    for made in (model, model.eliminate("wire")):
        found = ap.stationarity(made.derive(ap.Kane()), 0.7, {"x": 0.5})
        assert found.is_stationary
        assert found.is_stationary_under_virtual_displacements


def test_the_action_of_an_oscillator_is_that_of_its_closed_form() -> None:
    """x = cos t: S = integral (sin^2 - cos^2) / 2 = -sin(2 T) / 4."""
    model = ap.Model("oscillator")
    x = model.coordinates("x")
    model.particle("P", 1, x * model.frame.x)
    model.potential("spring", x**2 / 2)
    found = ap.stationarity(model.derive(ap.Lagrange()), 1.2, {"x": 1.0})
    assert found.action == pytest.approx(-np.sin(2.4) / 4, abs=1e-10)
    assert found.is_stationary
    assert r"\delta S" in found._repr_latex_()


def test_what_cannot_be_varied_is_refused_by_name() -> None:
    model = ap.Model("free")
    model.joint("flight", ap.Free(), model.ground, model.body("B", 1, inertia=(1, 2, 3)))
    with pytest.raises(ap.NotApplicable, match="'free' has coordinates that are not free"):
        ap.stationarity(model.derive(ap.Kane()), 1.0, {})
    x = (plain := ap.Model("plain")).coordinates("x")
    plain.particle("P", 1, x * plain.frame.x)
    with pytest.raises(ap.ModelError, match="modes=3"):
        ap.stationarity(plain.derive(ap.Kane()), 1.0, {"x": 0}, modes=3)
    plain.constrain("row", x.diff(plain.time, 2) - sm.sin(plain.time))
    with pytest.raises(ap.NotApplicable, match="rows of accelerations"):
        ap.stationarity(plain.derive(ap.Kane()), 1.0, {"x": 0})
