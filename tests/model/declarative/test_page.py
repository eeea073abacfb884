"""The how-to page on models as text: its document is a model that runs, its list of functions is the vocabulary."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import appell as ap
from appell.model.declarative.read import SECTIONS
from appell.model.declarative.vocabulary import FUNCTIONS

PAGE = (Path(__file__).parents[3] / "docs" / "howto" / "models_as_text.md").read_text(encoding="utf-8")


def test_the_document_of_the_page_swings_with_the_frequency_of_its_closed_form() -> None:
    """Small swings of a free cart with a pendulum: omega^2 = (g / l) (1 + m / M)."""
    document = re.search(r"```json\n(.*?)```", PAGE, re.DOTALL)
    assert document is not None
    model = ap.Model.from_json(document[1])
    found = model.derive(ap.Kane()).accelerations({"x": 0, "phi": 1e-6, "xdot": 0, "phidot": 0})
    assert found["phidot"] / 1e-6 == pytest.approx(-9.81 / 0.5 * (1 + 1 / 2), rel=1e-9)


def test_every_section_and_every_function_stands_on_the_page() -> None:
    words = set(re.findall(r"\w+", PAGE))
    assert [word for word in (*SECTIONS, *FUNCTIONS) if word not in words] == []
