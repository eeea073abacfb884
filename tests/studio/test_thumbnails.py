"""The pictures of the gallery: one for every system that has bodies, inside its frame, and moving."""

from __future__ import annotations

import json

import pytest

from appell.catalogue import NAMES, card_of
from appell.studio.tasks.gallery import thumbnails
from appell.studio.thumbnails import FRAMES, GRID, picture

PICTURES = thumbnails()


def test_every_system_has_its_picture() -> None:
    assert sorted(PICTURES) == sorted(name.replace("_", "-") for name in NAMES)
    without = [name for name, made in PICTURES.items() if made is None]
    assert without == [name for name in without if not card_of(name).model().contents.bodies]


@pytest.mark.parametrize("name", [name for name, made in PICTURES.items() if made])
def test_a_picture_lies_in_its_square_and_moves(name: str) -> None:
    made = PICTURES[name]
    assert len(made["frames"]) == FRAMES
    numbers = [n for frame in made["frames"] for stroke in frame for n in stroke.get("points") or stroke["at"]]
    assert min(numbers) >= 0
    assert max(numbers) <= GRID
    assert any(frame != made["frames"][0] for frame in made["frames"])


def test_a_picture_is_what_the_library_draws_now() -> None:
    assert json.loads(json.dumps(picture(card_of("two_pucks")))) == PICTURES["two-pucks"]
