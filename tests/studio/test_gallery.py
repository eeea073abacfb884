"""The gallery: every card as it is, and a picture of every system that has bodies, inside its frame, and moving."""

from __future__ import annotations

import json

import pytest

from appell.catalogue import SYSTEMS, card_of
from appell.catalogue.questions import QUESTIONS, in_order
from appell.studio.gallery import TARGET, entry, picture
from appell.view.style import THUMBNAIL

GALLERY = json.loads(TARGET.read_text(encoding="utf-8"))
PICTURES = {card["name"]: card["thumbnail"] for card in GALLERY}


def test_the_gallery_says_what_the_cards_say() -> None:
    """Else run python -m appell.studio.gallery."""
    said = [{key: value for key, value in card.items() if key != "thumbnail"} for card in GALLERY]
    assert said == [entry(card) for card in in_order(SYSTEMS)]


def test_every_system_has_a_question_of_its_own() -> None:
    assert set(QUESTIONS) == {card.name for card in SYSTEMS}
    assert len(set(QUESTIONS.values())) == len(QUESTIONS)
    assert all(question.endswith("?") for question in QUESTIONS.values())


def test_what_has_no_picture_has_no_bodies() -> None:
    without = [name for name, made in PICTURES.items() if made is None]
    assert without == [name for name in without if not card_of(name).model().contents.bodies]


@pytest.mark.parametrize("name", [name for name, made in PICTURES.items() if made])
def test_a_picture_lies_in_its_square_and_moves(name: str) -> None:
    made = PICTURES[name]
    assert len(made["frames"]) == THUMBNAIL.frames
    numbers = [n for frame in made["frames"] for stroke in frame for n in stroke.get("points") or stroke["at"]]
    assert min(numbers) >= 0
    assert max(numbers) <= THUMBNAIL.grid
    assert any(frame != made["frames"][0] for frame in made["frames"])


def test_a_picture_is_what_the_library_draws_now() -> None:
    assert json.loads(json.dumps(picture(card_of("two_pucks")))) == PICTURES["two-pucks"]
