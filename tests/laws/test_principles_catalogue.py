"""The whole catalogue by every principle: quick to derive, and the claims of cards of higher order."""

from __future__ import annotations

import time

import numpy as np
import pytest

from appell.equations.prolong import prolong
from tests.support import ADMITTED, CARDS, EVERY_RUN, PRINCIPLES, higher, run_of
from tests.tolerances import CLOSED_FORM, ENERGY

HIGHER = [case for case in EVERY_RUN if higher(case[0])]


@pytest.mark.parametrize(("system", "principle"), ADMITTED)
def test_deriving_in_the_run_algebra_takes_under_a_second(system: str, principle: str) -> None:
    """Issue 4: a second on a free machine; a loaded one is given three."""
    model = CARDS[system].model()
    begin = time.perf_counter()
    equations = model.derive(PRINCIPLES[principle])
    if equations.variational is None:
        equations.blocks()
    else:
        prolong(equations.variational.jets, equations.variational.equations)
    assert time.perf_counter() - begin < 3.0


@pytest.mark.parametrize(("system", "principle"), HIGHER)
def test_cards_of_higher_order_are_met(system: str, principle: str) -> None:
    card, run = CARDS[system], run_of(system, principle)
    for name, history in card.exact.items():
        np.testing.assert_allclose(run[name], history(run), atol=CLOSED_FORM, err_msg=name)
    for name, invariant in card.invariants.items():
        values = invariant(run)
        np.testing.assert_allclose(values, values[0], atol=CLOSED_FORM, err_msg=name)
    assert run.audit.energy_error < ENERGY
    assert run.audit.constraint_error < 1e-10
    assert all(np.isfinite(values.values).all() for values in run.data.values())
