"""Principles of one family give one motion: accelerations, multipliers, end states."""

from __future__ import annotations

import casadi as ca
import numpy as np
import pytest

from tests.support import (
    AUXILIARY,
    CARDS,
    EVERY_CASE,
    consistent_states,
    equations_of,
    numbers,
    rates_at,
    reference_for,
    run_of,
)
from tests.tolerances import ALGEBRA, END_STATE


@pytest.mark.parametrize(("system", "principle"), EVERY_CASE)
def test_accelerations_agree_within_the_family_at_random_states(system: str, principle: str) -> None:
    equations = equations_of(system, principle)
    reference = equations_of(system, reference_for(system, principle))
    for state in consistent_states(reference, CARDS[system]):
        expected, found = rates_at(reference, state), rates_at(equations, state)
        for values, theirs in zip(found, expected, strict=True):
            size = max(1.0, np.abs(theirs).max(initial=0.0))
            np.testing.assert_allclose(values, theirs, rtol=0, atol=ALGEBRA * size)


@pytest.mark.parametrize(("system", "principle"), EVERY_CASE)
def test_native_accelerations_are_those_of_a_dense_solve_of_the_blocks(system: str, principle: str) -> None:
    """M w' = F + C + B lam, A w' = -gamma, by NumPy; w are the speeds, or the momenta.

    C is taken of lam0, the multipliers of the solution with C = 0 and ideal reactions, and of the lam found.
    """
    equations = equations_of(system, principle)
    m, forms, compiled = equations._mechanics, equations.blocks(), equations.compiled
    further = None if forms.auxiliary is None else forms.auxiliary.states
    for state in consistent_states(equations, CARDS[system], count=2, seed=11):
        M, F, A, gamma, B = (
            numbers(m, block, state, further) for block in (forms.M, forms.F, forms.A, forms.gamma, forms.B)
        )
        s = np.full(len(compiled.auxiliaries), AUXILIARY)
        x = compiled.state(state.q, state.u, s, state.t, state.p)
        found = compiled.program.rates(state.t, x, state.p)
        lam, lam0 = np.split(found.multipliers, [A.shape[0]])
        if lam0.size:
            ideal_B = B if forms.ideal_B is None else numbers(m, forms.ideal_B, state)
            _, expected = dense_solution(M, F, A, gamma, ideal_B)
            np.testing.assert_allclose(lam0, expected, rtol=0, atol=ALGEBRA * max(1.0, np.abs(expected).max()))
        if forms.C is not None:
            law = ca.substitute(ca.substitute(forms.C, m.ideal, lam0), m.actual, lam)
            F = F + numbers(m, law, state)
        rates, multipliers = dense_solution(M, F, A, gamma, B)
        size = max(1.0, np.abs(rates).max(), np.abs(multipliers).max(initial=0.0))
        np.testing.assert_allclose(found.speed_rates, rates, rtol=0, atol=ALGEBRA * size)
        np.testing.assert_allclose(lam, multipliers, rtol=0, atol=ALGEBRA * size)


def dense_solution(M: np.ndarray, F: np.ndarray, A: np.ndarray, gamma: np.ndarray, B: np.ndarray):
    """w' and lam of the saddle system, lam of least norm."""
    rows = A.shape[0]
    saddle = np.block([[M, -B], [A, np.zeros((rows, rows))]])
    solution = np.linalg.lstsq(saddle, np.vstack([F, -gamma]), rcond=1e-12)[0].ravel()
    return solution[: M.shape[0]], solution[M.shape[0] :]


@pytest.mark.parametrize(("system", "principle"), EVERY_CASE)
def test_end_states_agree_within_the_family(system: str, principle: str) -> None:
    run, reference = run_of(system, principle), run_of(system, reference_for(system, principle))
    for symbol in (*run.equations.coordinates, *run.equations.speeds):
        size = max(1.0, np.abs(reference[symbol]).max())
        assert abs(run[symbol][-1] - reference[symbol][-1]) < END_STATE * size


@pytest.mark.parametrize(("system", "principle"), EVERY_CASE)
def test_reactions_along_a_run_agree_within_the_family(system: str, principle: str) -> None:
    run, reference = run_of(system, principle), run_of(system, reference_for(system, principle))
    assert set(run.reactions) == set(CARDS[system].kinds)
    for name, by_place in reference.reactions.items():
        assert set(run.reactions[name]) == set(by_place)
        for place, expected in by_place.items():
            found = run.reactions[name][place]
            size = max(1.0, np.abs(expected.force).max(), np.abs(expected.torque).max())
            np.testing.assert_allclose(found.force, expected.force, atol=1e-8 * size)
            np.testing.assert_allclose(found.torque, expected.torque, atol=1e-8 * size)


def test_other_families_start_with_the_accelerations_of_dalembert_where_their_own_choice_is_nothing() -> None:
    """Hamilton-Lusternik with mu = 0 and dead reactions with H = 0: no reaction but lam A^T."""
    for system, principle in EVERY_CASE:
        equations = equations_of(system, principle)
        if equations.family == "d'Alembert":
            continue
        reference = equations_of(system, "AppellChetaev")
        for state in consistent_states(reference, CARDS[system], count=2):
            expected, found = rates_at(reference, state), rates_at(equations, state)
            size = max(1.0, np.abs(expected[0]).max())
            np.testing.assert_allclose(
                found[0], expected[0], rtol=0, atol=ALGEBRA * size, err_msg=f"{system} {principle}"
            )


@pytest.mark.parametrize("principle", [p for s, p in EVERY_CASE if s == "cartesian-pendulum"])
def test_an_integrable_constraint_gives_one_motion_in_all_families(principle: str) -> None:
    run, reference = (
        run_of("cartesian-pendulum", principle),
        run_of("cartesian-pendulum", "Kane, reactions in evidence"),
    )
    for name in ("x", "y", "vx", "vy", "lambda_rod"):
        np.testing.assert_allclose(run[name], reference[name], atol=END_STATE * 10)
