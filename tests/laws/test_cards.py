"""What the card of every system claims, under every principle that admits it."""

from __future__ import annotations

import numpy as np
import pytest

import appell as ap
from tests.support import ADMITTED, CARDS, CASES, LARGE, PRINCIPLES, classified, equations_of, run_of
from tests.tolerances import CLOSED_FORM, RUN


@pytest.mark.parametrize(("system", "principle"), CASES)
def test_invariants_stay_what_they_are(system: str, principle: str) -> None:
    card, run = CARDS[system], run_of(system, principle)
    assert card.invariants, "every card names something that stays constant"
    for name, invariant in card.invariants.items():
        values = np.asarray(invariant(run))
        assert values.shape == run.time.shape, name
        size = max(1.0, run["kinetic energy"].max())
        assert np.abs(values - values[0]).max() < CLOSED_FORM * size, name


@pytest.mark.parametrize(("system", "principle"), [c for c in CASES if CARDS[c[0]].exact])
def test_exact_histories_are_met(system: str, principle: str) -> None:
    card, run = CARDS[system], run_of(system, principle)
    for name, history in card.exact.items():
        expected = np.asarray(history(run))
        found = run[name] if name in run else np.asarray(card.invariants[name](run))
        size = max(1.0, np.abs(expected).max())
        np.testing.assert_allclose(found, expected, atol=CLOSED_FORM * size, err_msg=name)


PUBLISHED = [(system, principle, number) for system, principle in CASES for number in range(len(CARDS[system].numbers))]


@pytest.mark.parametrize(("system", "principle", "number"), PUBLISHED)
def test_published_numbers_are_met(system: str, principle: str, number: int) -> None:
    card = CARDS[system]
    claim = card.numbers[number]
    equations = equations_of(system, principle)
    start = claim.start or card.start
    if claim.time == 0.0:
        found = equations.accelerations(start, claim.parameters)[claim.quantity]
    else:
        run = equations.simulate(claim.time, start, parameters=claim.parameters, tolerance=RUN, samples=2)
        found = run[claim.quantity][-1]
    assert found == pytest.approx(claim.value, abs=claim.tolerance)
    assert claim.source


@pytest.mark.parametrize("system", [name for name, card in CARDS.items() if card.modes])
def test_published_eigenvalues_are_met(system: str) -> None:
    equations = equations_of(system, "Kane, minimal")
    for mode in CARDS[system].modes:
        motion = equations.steady_motion(mode.steady, mode.parameters)
        assert np.abs(motion.eigenvalues - mode.eigenvalue).min() < mode.tolerance, mode
        assert mode.source


@pytest.mark.parametrize("system", [name for name, card in CARDS.items() if card.thresholds])
def test_published_changes_of_stability_are_met(system: str) -> None:
    equations = equations_of(system, "Kane, minimal")
    for threshold in CARDS[system].thresholds:
        motion = equations.steady_motion(threshold.steady, threshold.parameters)
        critical = motion.follow(threshold.name, threshold.to, points=6).critical
        assert [c.value for c in critical] == pytest.approx([threshold.value], abs=threshold.tolerance)
        assert threshold.source


@pytest.mark.parametrize("system", CARDS)
def test_kinds_are_those_the_library_finds(system: str) -> None:
    found = classified(system)
    assert {name: verdict.kind for name, verdict in found.items()} == dict(CARDS[system].kinds)


@pytest.mark.parametrize("system", [name for name in CARDS if name not in LARGE])
@pytest.mark.parametrize("principle", PRINCIPLES)
def test_a_principle_that_does_not_admit_a_system_says_so_and_the_others_derive_it(system: str, principle: str) -> None:
    model = CARDS[system].model()
    verdicts = classified(system).values()
    if (system, principle) in ADMITTED:
        assert all(type(PRINCIPLES[principle]) in v.principles for v in verdicts)
        assert model.derive(PRINCIPLES[principle]).family == PRINCIPLES[principle].family
    else:
        words = "|".join(["the Lagrangian", "rates of coordinates", *(f"'{name}'" for name in CARDS[system].kinds)])
        with pytest.raises(ap.AppellError, match=words):
            model.derive(PRINCIPLES[principle])
