"""The laws of systems too large to be read: what the library runs of them, under every principle that admits them."""

from __future__ import annotations

import numpy as np
import pytest

from tests.support import CARDS, LARGE, PRINCIPLES, State, admitted, consistent_states, equations_of, rates_at, run_of
from tests.tolerances import ALGEBRA, CLOSED_FORM, CONSTRAINT, ENERGY_CONSERVED, RUN, SINGULAR_POSES

QUICK = ("Lagrange", "Hamilton")
"""The principles that are compared in every run of the tests; the others are in the slow ones."""

SINGULAR = ("n-four-bar",)
"""Those that pass poses in which their rows lose their rank."""

OVERCONSTRAINED = ("bricard",)
"""Those with rows that repeat others only where all of them hold: Newton's method from elsewhere goes astray."""

D_ALEMBERT = [name for name, principle in PRINCIPLES.items() if principle.family == "d'Alembert"]
AGREEMENT = [
    pytest.param(system, name, marks=() if name in QUICK and system not in OVERCONSTRAINED else pytest.mark.slow)
    for system in LARGE
    for name in D_ALEMBERT
    if name != "Kane, minimal" and admitted(system, name)
]


@pytest.mark.slow_but_every(9)
@pytest.mark.parametrize("system", LARGE)
def test_a_large_system_keeps_its_invariants_and_its_constraints(system: str) -> None:
    card, run = CARDS[system], run_of(system, "Kane, minimal")
    assert all(np.isfinite(values.values).all() for values in run.data.values())
    size = max(1.0, run["kinetic energy"].max())
    drift = SINGULAR_POSES if system in SINGULAR else ENERGY_CONSERVED
    for name, invariant in card.invariants.items():
        values = np.asarray(invariant(run))
        assert np.abs(values - values[0]).max() < max(CLOSED_FORM, drift) * size, name
    assert run.audit.energy_error < drift
    speed = max(1.0, max(np.abs(run[u]).max() for u in run.equations.speeds))
    assert run.audit.constraint_error < CONSTRAINT * speed


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize("system", [system for system in LARGE if CARDS[system].exact])
def test_exact_histories_of_a_large_system_are_met(system: str) -> None:
    card, run = CARDS[system], run_of(system, "Kane, minimal")
    for name, history in card.exact.items():
        expected = np.asarray(history(run))
        found = run[name] if name in run else np.asarray(card.invariants[name](run))
        np.testing.assert_allclose(found, expected, atol=CLOSED_FORM * max(1.0, np.abs(expected).max()), err_msg=name)


@pytest.mark.slow_but_every(2, but_not=("bricard",))
@pytest.mark.parametrize("system", LARGE)
def test_published_numbers_of_a_large_system_are_met(system: str) -> None:
    card, equations = CARDS[system], equations_of(system, "Kane, minimal")
    for claim in card.numbers:
        start = claim.start or card.start
        if claim.time == 0.0:
            found = equations.accelerations(start, claim.parameters)[claim.quantity]
        elif (claim.time, start, claim.parameters) == (card.duration, card.start, None):
            found = run_of(system, "Kane, minimal")[claim.quantity][-1]
        else:
            run = equations.simulate(claim.time, start, parameters=claim.parameters, tolerance=RUN, samples=2)
            found = run[claim.quantity][-1]
        assert found == pytest.approx(claim.value, abs=claim.tolerance)


def states_of_run(system: str) -> list[State]:
    """Some states of the card's run."""
    run = run_of(system, "Kane, minimal")
    q, u = (np.array([run[z] for z in zs]) for zs in (run.equations.coordinates, run.equations.speeds))
    p = np.array(list(run.parameters.values()))
    return [State(q[:, i], u[:, i], run.time[i], p) for i in (40, 230)]


@pytest.mark.slow_but_every(24, but_not=("bicycle-Lagrange", "rattleback-Lagrange"))
@pytest.mark.parametrize(("system", "principle"), AGREEMENT)
def test_principles_agree_on_a_large_system_at_random_states(system: str, principle: str) -> None:
    equations, reference = equations_of(system, principle), equations_of(system, "Kane, minimal")
    states = (
        states_of_run(system) if system in OVERCONSTRAINED else consistent_states(reference, CARDS[system], count=2)
    )
    for state in states:
        expected, found = rates_at(reference, state), rates_at(equations, state)
        for values, theirs in zip(found, expected, strict=True):
            size = max(1.0, np.abs(theirs).max(initial=0.0))
            np.testing.assert_allclose(values, theirs, rtol=0, atol=ALGEBRA * size)
