"""Principles of one family give one motion: accelerations, multipliers, end states."""

from __future__ import annotations

import numpy as np
import pytest

from tests.support import CARDS, CASES, consistent_states, equations_of, numbers, reference_for, run_of
from tests.tolerances import ALGEBRA, END_STATE


@pytest.mark.parametrize(("system", "principle"), CASES)
def test_accelerations_agree_within_the_family_at_random_states(system: str, principle: str) -> None:
    equations = equations_of(system, principle)
    reference = equations_of(system, reference_for(principle))
    for state in consistent_states(reference, CARDS[system]):
        expected = reference.compiled.program.rates(state.t, state.x, state.p)
        found = equations.compiled.program.rates(state.t, state.x, state.p)
        size = max(1.0, np.abs(expected.speed_rates).max())
        np.testing.assert_allclose(found.speed_rates, expected.speed_rates, atol=ALGEBRA * size)
        size = max(1.0, np.abs(expected.multipliers).max())
        np.testing.assert_allclose(found.multipliers, expected.multipliers, atol=ALGEBRA * size)
        np.testing.assert_allclose(found.state_rates, expected.state_rates, atol=ALGEBRA * size)


@pytest.mark.parametrize(("system", "principle"), CASES)
def test_native_accelerations_are_those_of_a_dense_solve_of_the_blocks(system: str, principle: str) -> None:
    """M udot = F + B lam, A udot = -gamma, by NumPy."""
    equations = equations_of(system, principle)
    m, forms = equations.mechanics, equations.forms()
    for state in consistent_states(equations, CARDS[system], count=2, seed=11):
        M, F, A, gamma, B = (
            numbers(m, block, state) for block in (forms.M, forms.F, forms.A, forms.gamma, forms.B)
        )
        rows = A.shape[0]
        saddle = np.block([[M, -B], [A, np.zeros((rows, rows))]])
        solution = np.linalg.lstsq(saddle, np.vstack([F, -gamma]), rcond=1e-12)[0].ravel()
        found = equations.compiled.program.rates(state.t, state.x, state.p)
        size = max(1.0, np.abs(solution).max())
        np.testing.assert_allclose(found.speed_rates, solution[: M.shape[0]], atol=ALGEBRA * size)
        np.testing.assert_allclose(found.multipliers, solution[M.shape[0] :], atol=ALGEBRA * size)


@pytest.mark.parametrize(("system", "principle"), CASES)
def test_end_states_agree_within_the_family(system: str, principle: str) -> None:
    run, reference = run_of(system, principle), run_of(system, reference_for(principle))
    for symbol in (*run.equations.coordinates, *run.equations.speeds):
        size = max(1.0, np.abs(reference[symbol]).max())
        assert abs(run[symbol][-1] - reference[symbol][-1]) < END_STATE * size


@pytest.mark.parametrize(("system", "principle"), CASES)
def test_reactions_along_a_run_agree_within_the_family(system: str, principle: str) -> None:
    run, reference = run_of(system, principle), run_of(system, reference_for(principle))
    assert set(run.reactions) == set(CARDS[system].kinds)
    for name, by_place in reference.reactions.items():
        assert set(run.reactions[name]) == set(by_place)
        for place, expected in by_place.items():
            found = run.reactions[name][place]
            size = max(1.0, np.abs(expected.force).max(), np.abs(expected.torque).max())
            np.testing.assert_allclose(found.force, expected.force, atol=1e-8 * size)
            np.testing.assert_allclose(found.torque, expected.torque, atol=1e-8 * size)
