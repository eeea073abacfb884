"""What cards claim of small deviations and of the kinds of their constraints (of motions: test_certificates)."""

from __future__ import annotations

import numpy as np
import pytest

from tests.support import CARDS, classified, equations_of


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize("system", [name for name, card in CARDS.items() if card.modes])
def test_published_eigenvalues_are_met(system: str) -> None:
    equations = equations_of(system, "Kane, minimal")
    for mode in CARDS[system].modes:
        motion = equations.steady_motion(mode.steady, mode.parameters)
        assert np.abs(motion.eigenvalues - mode.eigenvalue).min() < mode.tolerance, mode
        assert mode.source


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize("system", [name for name, card in CARDS.items() if card.thresholds])
def test_published_changes_of_stability_are_met(system: str) -> None:
    equations = equations_of(system, "Kane, minimal")
    for threshold in CARDS[system].thresholds:
        motion = equations.steady_motion(threshold.steady, threshold.parameters)
        critical = motion.follow(threshold.name, threshold.to, points=6).critical
        assert [c.value for c in critical] == pytest.approx([threshold.value], abs=threshold.tolerance)
        assert threshold.source


@pytest.mark.slow_but_every(21)
@pytest.mark.parametrize("system", CARDS)
def test_kinds_are_those_the_library_finds(system: str) -> None:
    found = classified(system)
    assert {name: verdict.kind for name, verdict in found.items()} == dict(CARDS[system].kinds)
