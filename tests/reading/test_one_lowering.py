"""Blocks, statements, derivations and text of equations are read from one lowering in symbols and one graph."""

from __future__ import annotations

import sys
from collections import Counter

import pytest

import appell as ap
from appell.algebra import Algebra
from appell.mechanics import Mechanics
from appell.model import Mechanism


@pytest.fixture
def lowered(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often a model is lowered, by algebra."""
    counts: Counter[str] = Counter()
    module = sys.modules["appell.mechanics.lower"]
    lower = module._lowered

    def counted(model: Mechanism, algebra: Algebra) -> Mechanics:
        counts[algebra.name] += 1
        return lower(model, algebra)

    monkeypatch.setattr(module, "_lowered", counted)
    return counts


def read(equations: ap.Equations) -> None:
    """Everything that there is to read of equations but the shortest form."""
    assert str(equations)
    assert equations.latex()
    assert str(equations.statement)
    assert equations.derivation().is_proved
    assert equations.explicit()


@pytest.mark.parametrize("principle", [ap.Kane(), ap.Hamilton(), ap.UdwadiaKalaba()], ids=lambda p: p.name)
def test_all_that_is_read_of_equations_comes_from_one_lowering(
    principle: ap.principles.Principle, lowered: Counter[str]
) -> None:
    read(ap.catalogue.cartesian_pendulum().derive(principle))
    assert lowered == {"sympy": 1, "casadi": 1}


def test_principles_of_one_model_share_the_lowering_in_symbols(lowered: Counter[str]) -> None:
    model = ap.catalogue.cartesian_pendulum()
    for principle in (ap.Kane(), ap.Hamilton(), ap.UdwadiaKalaba()):
        read(model.derive(principle))
    assert lowered["sympy"] == 1


def test_the_shortest_form_is_searched_for_once(lowered: Counter[str]) -> None:
    equations = ap.catalogue.chaplygin_sleigh().derive(ap.Kane())
    short = equations.shortest()
    assert str(short)
    assert short.latex()
    assert equations.shortest() is short
    assert lowered["exact"] == 1


def test_what_is_moved_between_two_derivations_is_read_again(lowered: Counter[str]) -> None:
    model = ap.Model("a turned frame")
    q, N = model.coordinates("q"), model.frame
    A = N.orientnew("A", "Axis", [q, N.z])
    model.particle("P", 1, 3 * A.x)
    first, same = model.derive(ap.Kane()), model.derive(ap.GibbsAppell())
    assert same.mechanism is first.mechanism
    A.orient_axis(N, N.z, 2 * q)
    other = model.derive(ap.Kane())
    assert other.mechanism is not first.mechanism
    assert (first.mass_matrix[0], other.mass_matrix[0]) == (9, 36)
