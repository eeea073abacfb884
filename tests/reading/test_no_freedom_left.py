"""Rows that leave nothing to move, and rows in accelerations, are printed, typeset and shown as any others are."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import appell as ap
from appell.catalogue import card_of
from appell.principles import PRINCIPLES
from appell.studio.tasks import task
from appell.view.page.typeset import equations_of


def lift() -> ap.Model:
    """Accelerated upwards at 2 m/s^2."""
    model = ap.Model("lift")
    z, N = model.coordinates("z"), model.frame
    P = model.particle("cabin", 1, z * N.z)
    model.gravity(-10 * N.z)
    model.constrain("rope", ap.acceleration(P).dot(N.z) - 2)
    return model


def walker() -> ap.Model:
    """On a circle of speeds, and with y' = x: a row that is not linear in velocities beside one that is."""
    model = ap.Model("walker")
    x, y = model.coordinates("x y")
    N, t = model.frame, model.time
    model.particle("P", 1, x * N.x + y * N.y)
    model.constrain("speed", x.diff(t) ** 2 + y.diff(t) ** 2 - 1)
    model.constrain("drift", y.diff(t) - x)
    return model


@pytest.mark.slow
@pytest.mark.parametrize("build", [lift, walker])
def test_every_principle_prints_and_typesets_a_mechanism_that_has_no_freedom(build) -> None:
    model, written = build(), 0
    for principle in (ap.Kane(reactions="holonomic"), *(p() for p in PRINCIPLES)):
        try:
            equations = model.derive(principle)
        except ap.AppellError:
            continue
        derivation = equations.derivation()
        for text in (str(equations), equations.latex(), derivation.markdown(), derivation.latex()):
            assert text
            written += 1
    assert written >= 16


def test_a_lift_with_a_given_acceleration_has_it_in_its_equations() -> None:
    """z'' = 2, and the rope pulls with 2 + 10."""
    minimal, evident = (lift().derive(ap.Kane(reactions=r)) for r in (False, True))
    assert list(minimal.explicit().values()) == [2]
    assert evident.accelerations({})["lambda_rope"] == pytest.approx(12.0)
    run = minimal.simulate(1.0, {}, samples=3)
    np.testing.assert_allclose(run["z"], run.time**2, atol=1e-10)
    (constraints, motion) = equations_of(minimal)
    assert [line["latex"] for line in constraints["lines"]]
    assert any("2" in line["latex"] for line in motion["lines"])
    assert "2" in minimal.latex()
    assert "2" in str(minimal)


def test_a_row_that_is_not_linear_in_accelerations_is_typeset() -> None:
    equations = card_of("jankowski-particle").model().derive(ap.Gauss())
    assert all(block["lines"] for block in equations_of(equations))


@pytest.mark.slow
def test_jankowskis_particle_has_a_page_in_a_file_and_in_the_studio(tmp_path: Path) -> None:
    card = card_of("jankowski-particle")
    run = card.model().derive(ap.Gauss()).simulate(0.5, dict(card.start), samples=3)
    run.to_html(tmp_path / "page.html")
    shown = task("run")({"system": card.name, "principle": "Gauss", "samples": 3}, lambda part: None)
    assert shown["equations"][1]["lines"]
