"""A contact that becomes a circle or a line ends a run, and is named as the reason; what ends otherwise is not."""

from __future__ import annotations

import numpy as np
import pytest

import appell as ap

SHAPES = [ap.Disc(0.3), ap.Torus(0.3, 0.05)]
LEANS = {"e0_B": np.cos(0.2), "e1_B": np.sin(0.2), "e2_B": 0.0, "e3_B": 0.0, "x_B": 0.0, "y_B": 0.0}


def falling(surface: ap.Surface, verb, **options) -> ap.Model:
    model = ap.Model("a disc that falls flat")
    model.gravity(-9.81 * model.frame.z)
    body = model.body("B", mass=1, inertia=(0.0225, 0.0225, 0.045))
    model.joint("flight", ap.Free(), model.ground, body)
    model.constrain("touch", verb(body, surface, model.ground, ap.Plane()), **options)
    return model


@pytest.mark.slow_but_every(4)
@pytest.mark.parametrize("surface", SHAPES)
@pytest.mark.parametrize("verb", [ap.rolling, ap.sliding])
@pytest.mark.parametrize("principle", [ap.Kane(), ap.AppellChetaev()])
def test_a_disc_that_falls_flat_says_that_its_contact_becomes_a_circle(surface, verb, principle) -> None:
    with pytest.raises(ap.AppellError, match=r"the contact of 'touch' turns into a circle or a line") as found:
        falling(surface, verb).derive(principle).simulate(2.0, LEANS)
    run = found.value.run
    # it lies: the axis of the disc is within a degree of the vertical, by the quaternion itself
    e = [run[f"e{k}_B"][-1] for k in range(4)]
    assert np.hypot(e[1], e[2]) < 0.1


@pytest.mark.slow
@pytest.mark.parametrize("surface", SHAPES)
def test_one_that_is_dropped_and_falls_flat_behind_its_strikes_says_so_too(surface) -> None:
    model = falling(surface, ap.sliding, unilateral=True, restitution=0.2)
    with pytest.raises(ap.AppellError, match=r"the contact of 'touch' turns into a circle or a line"):
        model.derive(ap.Kane()).simulate(3.0, {**LEANS, "z_B": 0.3})


def test_what_ends_for_another_reason_is_not_blamed_on_the_contact() -> None:
    model = falling(SHAPES[0], ap.rolling)
    tail = model.coordinates("w")
    model.particle("other", mass=1, position=tail * model.frame.x)
    model.potential("pole", 1 / (tail - 1))
    upright = {"e0_B": np.cos(np.pi / 4), "e1_B": np.sin(np.pi / 4), "e2_B": 0.0, "e3_B": 0.0}
    with pytest.raises(ap.AppellError) as found:
        model.derive(ap.Kane()).simulate(2.0, {**upright, tail: 0.9}, max_steps=2000)
    assert "the step became as small" in str(found.value)
    assert "circle" not in str(found.value)
