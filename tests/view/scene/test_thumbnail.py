"""Small moving pictures: what moves moves in them, what is round is round, nothing leaves the square."""

from __future__ import annotations

import numpy as np
import pytest

import appell as ap
from appell.catalogue import card_of
from appell.view.drawing.thumbnail import thumbnail
from appell.view.style import THUMBNAIL


def motion(name: str) -> ap.Run:
    card = card_of(name)
    return card.model().derive(ap.Kane()).simulate(card.duration, card.start, samples=101)


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize("name", ["two-pucks", "rolling-disc", "four-bar", "bicycle", "chaplygin-sleigh"])
def test_a_picture_moves_and_stays_in_its_square(name: str) -> None:
    made = thumbnail(motion(name), frames=8)
    assert len(made["frames"]) == 8
    assert made["frames"][0] != made["frames"][5]
    for frame in made["frames"]:
        numbers = np.array([n for stroke in frame for n in stroke.get("points", stroke.get("at"))])
        assert numbers.size
        assert numbers.min() >= 0
        assert numbers.max() <= THUMBNAIL.side


def test_particles_are_where_the_run_has_them() -> None:
    run = motion("two-pucks")
    made = thumbnail(run, frames=11)
    middles = np.array([[_middle(frame, colour) for colour in (1, 2)] for frame in made["frames"]])
    at = np.linspace(0, len(run.time) - 1, 11).round().astype(int)
    places = np.stack([run.position(name)[at, :2] for name in ("P1", "P2")], axis=1)
    scale = np.ptp(middles[..., 0]) / np.ptp(places[..., 0])
    shifted = (places - places[0, 0]) * scale + middles[0, 0]
    assert abs(middles - shifted).max() < 0.02 * THUMBNAIL.side


def _middle(frame: list[dict], colour: int) -> np.ndarray:
    return next(np.array(s["at"]) for s in frame if s["kind"] == "dot" and s["c"] == colour)


def test_a_mechanism_that_travels_far_is_followed() -> None:
    made = thumbnail(motion("bicycle"), frames=6)
    spans = [np.ptp([n for s in frame for n in (s.get("points") or s["at"])[::2]]) for frame in made["frames"]]
    assert min(spans) > 0.3 * THUMBNAIL.side  # seen from the road it would be a dot
