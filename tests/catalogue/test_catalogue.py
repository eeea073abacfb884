"""Every system has a file, a card, descriptions and a source."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

import appell as ap
import appell.catalogue as folder
from appell.catalogue import SYSTEMS, Card
from tests.support import CARDS


def test_every_file_of_the_folder_is_listed() -> None:
    files = {file.stem for file in Path(folder.__file__).parent.glob("*.py")} - {"__init__", "card"}
    listed = {card.build.__module__.rsplit(".", 1)[1] for card in SYSTEMS}
    assert files == listed


def test_every_file_has_the_card_and_the_function_of_its_name() -> None:
    for card in SYSTEMS:
        stem = card.build.__module__.rsplit(".", 1)[1]
        module = importlib.import_module(card.build.__module__)
        assert module.CARD is card
        assert card.build is getattr(module, stem)
        assert card.name == stem.replace("_", "-")
        assert getattr(ap.catalogue, stem) is card.build
        assert stem in folder.__all__


def test_names_and_titles_are_unique() -> None:
    assert len(CARDS) == len(SYSTEMS)
    assert len({card.title for card in SYSTEMS}) == len(SYSTEMS)


@pytest.mark.parametrize("system", CARDS)
def test_a_card_says_what_it_builds_where_it_comes_from_and_how_to_start(system: str) -> None:
    card = CARDS[system]
    assert isinstance(card, Card)
    assert card.source
    assert card.title
    assert card.summary.endswith(".")
    assert card.build.__doc__
    assert card.duration > 0
    assert card.start
    for claim in card.numbers:
        assert claim.source
        assert claim.tolerance > 0
    model, second = card.model(), card.model()
    assert isinstance(model, ap.Model)
    assert set(card.kinds) == set(model.constraints)
    snapshot = model.snapshot()
    k = snapshot.kinematics
    assert set(card.start) <= {str(z.func) for z in (*k.coordinates, *k.speeds)}
    for parameter in snapshot.parameters:
        assert parameter.description, parameter.name
        assert parameter.default is not None, parameter.name
        assert parameter.unit or parameter.name in ("a", "b", "k", "mu"), parameter.name  # ratios have none
    # a fresh model each time
    assert model is not second
    model.parameters("brand_new", 1.0)
    assert "brand_new" not in second.defaults
