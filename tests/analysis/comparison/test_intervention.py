"""How much reactions intervene: closed forms, Gauss's minimum, and the columns of compare and families."""

from __future__ import annotations

import numpy as np
import pytest
import sympy as sm

import appell as ap
from appell.analysis.comparison.intervention import intervention


def test_the_intervention_in_a_pendulum_is_its_tension_over_the_root_of_its_mass() -> None:
    """R = m (v^2 / l + g cos) along the rod, and its deviation is R / sqrt(m); the rod does no work."""
    card = ap.catalogue.CARTESIAN_PENDULUM
    found = ap.compare(card.model(), [ap.Lagrange(), ap.Kane()], duration=0.8, state=card.start, samples=41)
    run = found.runs[0]
    m, g = run.parameters["m"], run.parameters["g"]
    x, y, vx, vy = (run[name] for name in ("x", "y", "vx", "vy"))
    l = np.hypot(x, y)
    tension = m * (vx**2 + vy**2) / l + m * g * -y / l
    for entry in found.entries:
        np.testing.assert_allclose(entry.intervention.deviation, np.abs(tension) / np.sqrt(m), rtol=1e-9)
        assert entry.intervention.work < 1e-12
        assert entry.intervention.largest == entry.intervention.deviation.max()
    mean = np.sqrt(np.trapezoid(tension**2 / m, run.time) / 0.8)
    assert found["Kane"].intervention.size == pytest.approx(mean, rel=1e-12)
    assert "intervention" in str(found)
    assert str(found["Kane"].intervention).startswith(f"intervention {mean:.6g}")
    assert f"= {mean:.6g}" in found["Kane"].intervention._repr_latex_()
    assert f"{mean:.6g}" in str(found)


def test_at_one_state_ideal_reactions_intervene_least() -> None:
    """Gauss: at the start, which all share, no other reaction that keeps the row deviates less."""
    card = ap.catalogue.CHAPLYGIN_SLEIGH
    principles = [ap.Kane(), ap.HamiltonLusternik({"no side slip": 0.3}), ap.Dead(mu={"no side slip": 0.2})]
    found = ap.compare(card.model(), principles, duration=0.5, state=card.start, samples=21)
    ideal, *others = (entry.intervention.deviation[0] for entry in found.entries)
    assert all(other > ideal * (1 + 1e-6) for other in others)


def test_speeds_of_another_choice_give_the_same_intervention() -> None:
    """R^T M^-1 R is a scalar: a particle on a wire, in rates and in speeds of its own."""

    def wire(own: bool) -> ap.Model:
        model = ap.Model("wire")
        x, y = model.coordinates("x y")
        if own:
            model.speeds("a b", [2 * x.diff() - y.diff(), x.diff() + (1 + x**2) * y.diff()])
        model.particle("P", 1.7, x * model.frame.x + y * model.frame.y)
        model.gravity(-9.81 * model.frame.y)
        model.constrain("wire", y - x**2)
        return model

    state = {"x": 0.5, "x'": 0.4}
    sizes = [
        ap.compare(wire(own), [ap.Kane()], duration=0.5, state=state)["Kane"].intervention.size for own in (False, True)
    ]
    assert sizes[0] == pytest.approx(sizes[1], rel=1e-9)


@pytest.mark.slow
def test_families_show_the_intervention_of_both() -> None:
    card = ap.catalogue.CHAPLYGIN_SLEIGH
    found = ap.families(card.model(), duration=0.3, state=card.start, scan=3, samples=9)
    row = next(row for row in found.table() if row[0] == "intervention")
    sizes = (found.intervention.size, found.given.intervention.size, found.best.intervention.size)
    assert row[1:] == tuple(f"{size:.6g}" for size in sizes)
    assert found.facts()["intervention"]["natural"] == found.intervention.size


def test_speeds_in_small_units_are_not_left_out_of_the_intervention() -> None:
    deviations = []
    for size in (1.0, 1e-9):
        model = ap.Model("a slope")
        N = model.frame
        x, y = model.coordinates("x y")
        a, b = x.diff(model.time), y.diff(model.time)
        model.speeds("u1 u2", [a, b / sm.Float(size)])
        model.particle("P", mass=1, position=x * N.x + y * N.y)
        model.gravity(-10 * N.y)
        model.constrain("slope", a - b)
        run = model.derive(ap.Kane()).simulate(1.0, {"x": 0.0, "y": 0.0, "u1": 0.0, "u2": 0.0}, samples=3)
        deviations.append(intervention(run).deviation)
    np.testing.assert_allclose(deviations[0], 10 / np.sqrt(2), rtol=1e-9)
    np.testing.assert_allclose(deviations[1], deviations[0], rtol=1e-9)
