"""A model is lowered once into each algebra, and each block is formed once, whatever is done with its equations."""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from pathlib import Path

import pytest

import appell as ap
from appell.catalogue import SYSTEMS, card_of
from appell.mechanics import Embedding
from appell.model.mechanism import has_modes

lowering = import_module("appell.mechanics.lower")  # the name in appell.mechanics is the function

DURATION = 0.1
"""Seconds: what is counted does not grow with the run."""
DAILY = ("two-pucks", "cartesian-pendulum", "rolling-disc", "cart-pole", "slider-crank")


class Counts:
    """How often a model was lowered, by algebra, and its blocks formed, by algebra and kind."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, principle: ap.Principle) -> None:
        self.lowered: Counter[str] = Counter()
        self.formed: Counter[tuple[str, str, int]] = Counter()
        # the mechanics that blocks were formed of, in the speeds that ``shortest`` tries among them
        kept: list[object] = []
        lowered, formed = lowering._lowered, type(principle).form

        def counted_lowering(model, algebra):
            self.lowered[type(algebra).__name__] += 1
            return lowered(model, algebra)

        def counted_forming(own, m, rows, embedding):
            kind = "embedded" if isinstance(embedding, Embedding) else "in evidence"
            kept.append(m)
            self.formed[type(m.algebra).__name__, kind, id(m)] += 1
            return formed(own, m, rows, embedding)

        monkeypatch.setattr(lowering, "_lowered", counted_lowering)
        monkeypatch.setattr(type(principle), "form", counted_forming)


def admitted(model: ap.Model) -> ap.Principle:
    """The first of Kane, Gauss and Udwadia-Kalaba that admits the model."""
    for principle in (ap.Kane(), ap.Gauss(), ap.UdwadiaKalaba()):
        try:
            model.derive(principle)
        except ap.NotApplicable:
            continue
        return principle
    pytest.skip("none of the principles admits it")


def cases() -> list:
    return [
        pytest.param(card.name, id=card.name, marks=() if card.name in DAILY else pytest.mark.slow) for card in SYSTEMS
    ]


@pytest.mark.parametrize("name", cases())
def test_all_that_is_done_with_equations_lowers_once_and_forms_once(
    name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    card = card_of(name)
    model = card.model()
    if has_modes(model.snapshot()):
        pytest.skip("a motion with modes")
    principle = admitted(model)
    counts = Counts(monkeypatch, principle)
    equations = model.derive(principle)
    equations.simulate(DURATION, card.start).to_html(tmp_path / "run.html")
    if not equations.mechanism.inputs and equations.mechanism.parameters:
        parameter = equations.mechanism.parameters[0]
        nearby = ap.cases(parameters={parameter.name: [parameter.default, 1.01 * parameter.default]})
        equations.sweep(DURATION, card.start, nearby)
    assert {algebra: count for algebra, count in counts.lowered.items() if count > 1} == {}
    assert {block: count for block, count in counts.formed.items() if count > 1} == {}
    assert counts.lowered["CasadiAlgebra"] == 1
