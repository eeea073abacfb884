"""What the card of a system claims, under every principle that admits it."""

from __future__ import annotations

import time

import numpy as np
import pytest

from appell.equations.forms import blocks_of, variational_of
from appell.equations.prolong import prolong
from tests.laws.certificate.case import Case
from tests.support import CARDS, PRINCIPLES, classified
from tests.tolerances import CLOSED_FORM, RUN


def deriving_in_the_run_algebra_takes_under_a_second_of_processor_time(case: Case) -> None:
    model = CARDS[case.system].model()
    begin = time.process_time()
    equations = model.derive(PRINCIPLES[case.principle])
    if variational_of(equations) is None:
        blocks_of(equations)
    else:
        prolong(variational_of(equations).jets, variational_of(equations).equations)
    assert time.process_time() - begin < 1.0


def the_principle_is_among_those_the_classification_offers(case: Case) -> None:
    principle = PRINCIPLES[case.principle]
    assert case.equations.principle.family == principle.family
    for name, verdict in classified(case.system).items():
        assert type(principle) in verdict.principles, name


def invariants_stay_what_they_are(case: Case) -> None:
    if not case.dalembert and case.has_blocks:
        return  # cards speak of nature's motions; at order two and above all families of the catalogue agree with them
    assert case.card.invariants, "every card names something that stays constant"
    for name, invariant in case.card.invariants.items():
        values = np.asarray(invariant(case.run))
        assert values.shape == case.time.shape, name
        size = max(1.0, case.kinetic_energy.max()) if case.has_blocks else 1.0
        assert np.abs(values - values[0]).max() < CLOSED_FORM * size, name


def exact_histories_are_met(case: Case) -> None:
    if not case.dalembert and case.has_blocks:
        return
    for name, history in case.card.exact.items():
        expected = np.asarray(history(case.run))
        size = max(1.0, np.abs(expected).max())
        np.testing.assert_allclose(case.quantity(name), expected, rtol=0, atol=CLOSED_FORM * size, err_msg=name)


def published_numbers_are_met(case: Case) -> None:
    if not (case.dalembert and case.has_blocks):
        return
    for claim in case.card.numbers:
        assert claim.source, claim
        start = claim.start or case.card.start
        if claim.time == 0.0:
            found = case.equations.accelerations(start, claim.parameters)[claim.quantity]
        else:
            run = case.equations.simulate(claim.time, start, parameters=claim.parameters, tolerance=RUN, samples=2)
            found = run[claim.quantity][-1]
        assert found == pytest.approx(claim.value, abs=claim.tolerance), claim
