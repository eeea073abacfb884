"""Blocks, statements, derivations and text of equations are read from one lowering in symbols."""

from __future__ import annotations

import sys

import pytest

import appell as ap
from appell.algebra import Algebra, SympyAlgebra
from appell.mechanics import Mechanics
from appell.model import Mechanism


@pytest.mark.parametrize("principle", [ap.Kane(), ap.Hamilton(), ap.UdwadiaKalaba()], ids=lambda p: p.name)
def test_all_that_is_read_of_equations_comes_from_one_lowering(principle: ap.principles.Principle, monkeypatch) -> None:
    lowered: list[str] = []
    module = sys.modules["appell.mechanics.lower"]
    lower = module._lowered

    def counted(model: Mechanism, algebra: Algebra) -> Mechanics:
        if isinstance(algebra, SympyAlgebra):
            lowered.append(model.name)
        return lower(model, algebra)

    monkeypatch.setattr(module, "_lowered", counted)
    equations = ap.catalogue.cartesian_pendulum().derive(principle)
    assert str(equations)
    assert equations.latex()
    assert str(equations.statement)
    assert equations.derivation().is_proved
    assert equations.explicit()
    assert lowered == ["pendulum in Cartesian coordinates"]
