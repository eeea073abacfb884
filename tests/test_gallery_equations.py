"""The gallery shows the equations of every system, typeset."""

import sys
from pathlib import Path

import pytest

import appell as ap
from appell.analysis.comparison.compare import applicable
from tests.latex import unknown_to_katex

DOCS = Path(__file__).parents[1] / "docs"
BY_BODY = {"bricard"}
"""Whose equations are written body by body, in named quantities."""
DAILY = ("chaplygin-sleigh", "jankowski-particle", "charge-in-magnetic-field", "bicycle", "vertical-disc")

CARDS = [
    pytest.param(card, id=card.name, marks=[] if card.name in DAILY else [pytest.mark.slow])
    for card in ap.catalogue.SYSTEMS
]


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch):  # type: ignore[no-untyped-def]
    monkeypatch.syspath_prepend(str(DOCS))
    import generate

    yield generate._equations
    sys.modules.pop("generate", None)


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize("card", CARDS)
def test_the_gallery_shows_its_equations(card: ap.catalogue.Card, shown) -> None:  # type: ignore[no-untyped-def]
    model = card.model()
    page = shown(card, model.derive(applicable(model.snapshot())[0]))
    if card.name in BY_BODY:
        assert "Kane's equations by body" in page
        return
    _, latex, _ = page.split("$$")
    assert not unknown_to_katex(latex)
    assert "=" in latex
    if card.name == "bicycle":  # derived from the model, and then found to be the paper's
        assert "proved equal" in page
        assert all(rf"({name})_{{\delta \delta}} &=" in latex for name in ("M", "C_1", "K_0", "K_2"))
