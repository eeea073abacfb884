"""Every system has a file, a card, descriptions and a source."""

from __future__ import annotations

import importlib
import subprocess
import sys
from pathlib import Path

import pytest

import appell as ap
import appell.catalogue as folder
from appell.catalogue import SYSTEMS, Card
from tests.support import CARDS


def test_every_file_of_the_folder_is_listed() -> None:
    files = sorted(file.stem for file in (Path(folder.__file__).parent / "systems").glob("[!_]*.py"))
    assert files == sorted(folder.NAMES)


def test_one_system_is_loaded_without_the_others() -> None:
    program = "import sys, appell as ap; ap.catalogue.two_pucks(); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    loaded = done.stdout.split()
    assert [m for m in loaded if m.startswith("appell.catalogue.systems.")] == ["appell.catalogue.systems.two_pucks"]
    assert not {"pandas", "xarray", "scipy.spatial", "scipy.optimize", "matplotlib"} & set(loaded)


def test_a_build_function_stays_one_when_another_file_has_imported_its_module() -> None:
    ap.catalogue.parallel_pucks()  # imports a function of two_pucks
    assert ap.catalogue.two_pucks().name == "two pucks"


def test_a_name_that_is_not_in_the_catalogue_is_said() -> None:
    with pytest.raises(AttributeError, match="three_pucks"):
        ap.catalogue.three_pucks()
    with pytest.raises(KeyError, match="no system of the catalogue is named 'three-pucks'"):
        ap.catalogue.card_of("three-pucks")


def test_every_file_has_the_card_and_the_function_of_its_name() -> None:
    for card in SYSTEMS:
        stem = card.build.__module__.rsplit(".", 1)[1]
        module = importlib.import_module(card.build.__module__)
        assert module.CARD is card
        assert card.build is getattr(module, stem)
        assert card.name == stem.replace("_", "-")
        assert getattr(ap.catalogue, stem).__wrapped__ is card.build  # its models know the invariants of the card
        assert ap.catalogue.card_of(card.name) is card
        assert getattr(ap.catalogue, stem.upper()) is card
        assert stem in dir(folder)


def test_names_and_titles_are_unique() -> None:
    assert len(CARDS) == len(SYSTEMS)
    assert len({card.title for card in SYSTEMS}) == len(SYSTEMS)


@pytest.mark.slow_but_every(12)
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
