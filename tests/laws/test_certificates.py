"""Every system under every principle that admits it: one certificate each, with all that must hold of the pair.

`make test` takes for every system the first principle of each family (which the others are compared with), Kane's
minimal form and every twenty-fourth of the rest, the next system beginning with the next; `make test-slow` takes what
is left.
"""

from __future__ import annotations

import pytest

import appell as ap
from appell.equations.forms import variational_of
from appell.equations.prolong import prolong
from tests.laws.certificate import broken_laws
from tests.support import ADMITTED, CARDS, EVERY_RUN, LARGE, PRINCIPLES, classified, equations_of, reference_for

TURN = 24
SECONDS_EACH = frozenset(
    {
        ("perpendicular-bodies", "Kozlov"),
        ("perpendicular-bodies", "HamiltonLusternik"),
        ("spacecraft-with-wheels", "Kozlov"),
        ("spacecraft-with-wheels", "HamiltonLusternik"),
        ("three-wheeled-cart", "HamiltonLusternik"),
    }
)
"""Pairs left to the slow tests: other systems meet these principles every day."""


def quick(system: str, principle: str) -> bool:
    """Whether a pair is of the representative choice."""
    if system == "perpendicular-bodies":  # seconds each; the slow tests have all of them
        return principle == "Kane, reactions in evidence" or principle == reference_for(system, principle)
    if principle == "Kane, minimal" or principle == reference_for(system, principle):
        return True
    if not PRINCIPLES[principle].is_general:  # few systems meet the conditions of Chaplygin and Hertz
        return True
    admitted = [s for s, p in EVERY_RUN if p == principle]
    turn = admitted.index(system) + list(PRINCIPLES).index(principle)
    return turn % min(TURN, max(1, len(admitted) // 4)) == 0


CERTIFIED = [
    pytest.param(
        system,
        principle,
        marks=() if quick(system, principle) and (system, principle) not in SECONDS_EACH else pytest.mark.slow,
    )
    for system, principle in EVERY_RUN
]


@pytest.mark.parametrize(("system", "principle"), CERTIFIED)
def test_every_law_holds(system: str, principle: str) -> None:
    broken = broken_laws(system, principle)
    assert not broken, f"{system} by {principle} breaks {len(broken)} laws:\n" + "\n".join(broken)


def test_the_choice_of_every_day_meets_every_family_of_a_system_and_every_principle_several_times() -> None:
    chosen = [(system, principle) for system, principle in EVERY_RUN if quick(system, principle)]
    for system in {system for system, _ in EVERY_RUN}:
        families = {PRINCIPLES[p].family for s, p in EVERY_RUN if s == system}
        assert {PRINCIPLES[p].family for s, p in chosen if s == system} == families
    for principle in PRINCIPLES:
        admitted = sum(p == principle for _, p in EVERY_RUN)
        assert sum(p == principle for _, p in chosen) >= min(4, admitted), principle


@pytest.mark.slow_but_every(8)
@pytest.mark.parametrize("system", [name for name in CARDS if name not in LARGE])
def test_a_principle_that_does_not_admit_a_system_says_so(system: str) -> None:
    said = ["the Lagrangian", "rates of coordinates", "Hertz knows no"]
    words = "|".join([*said, *(f"'{name}'" for name in CARDS[system].kinds)])
    for principle in PRINCIPLES:
        if (system, principle) not in ADMITTED:
            with pytest.raises(ap.AppellError, match=words):
                CARDS[system].model().derive(PRINCIPLES[principle])


@pytest.mark.parametrize("system", [s for s, p in ADMITTED if (s, p) not in EVERY_RUN and p == "HamiltonLusternik"])
def test_hamilton_lusternik_of_higher_order_is_derived_though_it_does_not_run_from_nothing(system: str) -> None:
    equations = equations_of(system, "HamiltonLusternik")
    assert equations.principle.family == "Hamilton-Lusternik"
    assert variational_of(equations) is not None
    assert prolong(variational_of(equations).jets, variational_of(equations).equations) is not None
    assert all(ap.HamiltonLusternik in verdict.principles for verdict in classified(system).values())
