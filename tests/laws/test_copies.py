"""Equations that are copied or pickled are the same equations, in whatever speeds and form they were derived."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import pytest

import appell as ap
from appell.catalogue import card_of

COPIES: dict[str, Callable[[ap.Equations], ap.Equations]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda equations: pickle.loads(pickle.dumps(equations)),
}
PRINCIPLES = (ap.Kane(), ap.Kane(reactions=True), ap.Lagrange(), ap.GibbsAppell(), ap.Hamilton(), ap.UdwadiaKalaba())


def read(equations: ap.Equations) -> tuple[object, ...]:
    """What a person reads."""
    names = [str(symbol) for symbol in (*equations.coordinates, *equations.speeds)]
    return names, equations.principle, equations.mass_matrix, equations.forcing, str(equations)


@pytest.mark.parametrize("way", COPIES)
@pytest.mark.parametrize("principle", PRINCIPLES, ids=repr)
@pytest.mark.parametrize("name", ["two-pucks", "chaplygin-sleigh", "cartesian-pendulum"])
def test_a_copy_reads_and_moves_as_its_original_does(name: str, principle: ap.Principle, way: str) -> None:
    card = card_of(name)
    try:
        equations = card.model().derive(principle)
    except ap.NotApplicable as refusal:
        pytest.skip(str(refusal))
    twin = COPIES[way](equations)
    assert read(twin) == read(equations)
    assert dict(twin.accelerations(card.start)) == dict(equations.accelerations(card.start))


@pytest.mark.parametrize("way", COPIES)
@pytest.mark.parametrize("name", ["two-pucks", "chaplygin-sleigh"])
def test_a_copy_of_the_shortest_equations_is_as_short(name: str, way: str) -> None:
    card = card_of(name)
    shortest = card.model().derive(ap.Kane()).shortest()
    twin = COPIES[way](shortest)
    assert read(twin) == read(shortest)
    assert dict(twin.accelerations(card.start)) == dict(shortest.accelerations(card.start))
