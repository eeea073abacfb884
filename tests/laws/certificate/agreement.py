"""Principles of one family give one motion: accelerations, multipliers, end states, reactions."""

from __future__ import annotations

import casadi as ca
import numpy as np

from appell.compile import program_of
from tests.laws.certificate.case import Case
from tests.support import AUXILIARY, numbers, rates_at
from tests.tolerances import ALGEBRA, END_STATE, REACTIONS


def accelerations_agree_within_the_family_at_random_states(case: Case) -> None:
    for state in case.states(count=4, seed=5):
        expected, found = rates_at(case.reference.equations, state), rates_at(case.equations, state)
        for values, theirs in zip(found, expected, strict=True):
            size = max(1.0, np.abs(theirs).max(initial=0.0))
            np.testing.assert_allclose(values, theirs, rtol=0, atol=ALGEBRA * size)


def native_accelerations_are_those_of_a_dense_solve_of_the_blocks(case: Case) -> None:
    """M w' = F + C + B lam, A w' = -gamma, by NumPy; w are the speeds, or the momenta.

    C is taken of lam0, the multipliers of the solution with C = 0 and ideal reactions, and of the lam found.
    """
    m, blocks, program = case.mechanics, case.blocks, program_of(case.equations)
    further = None if blocks.auxiliary is None else blocks.auxiliary.states
    for state in case.states(count=2, seed=11):
        M, F, A, gamma, B = (
            numbers(m, block, state, further) for block in (blocks.M, blocks.F, blocks.A, blocks.gamma, blocks.B)
        )
        x = np.concatenate([state.x, np.full(len(program.system.auxiliary_states), AUXILIARY)])
        found = program.rates(state.t, x, state.p)
        lam, lam0 = np.split(found.multipliers, [A.shape[0]])
        if lam0.size:
            ideal_B = B if blocks.ideal_B is None else numbers(m, blocks.ideal_B, state)
            _, expected = dense_solution(M, F, A, gamma, ideal_B)
            np.testing.assert_allclose(lam0, expected, rtol=0, atol=ALGEBRA * max(1.0, np.abs(expected).max()))
        if blocks.C is not None:
            law = ca.substitute(ca.substitute(blocks.C, m.ideal, lam0), m.actual, lam)
            F = F + numbers(m, law, state)
        rates, multipliers = dense_solution(M, F, A, gamma, B)
        size = max(1.0, np.abs(rates).max(), np.abs(multipliers).max(initial=0.0))
        ours = found.speed_rates
        if blocks.momenta is not None:  # p' = dp/du u' + dp/dq q' + dp/dt
            moved = ca.jacobian(blocks.momenta, m.q) @ m.qdot + ca.jacobian(blocks.momenta, m.t)
            ours = numbers(m, ca.jacobian(blocks.momenta, m.u), state) @ ours + numbers(m, moved, state).ravel()
        np.testing.assert_allclose(ours, rates, rtol=0, atol=ALGEBRA * size)
        np.testing.assert_allclose(lam, multipliers, rtol=0, atol=ALGEBRA * size)


def dense_solution(
    M: np.ndarray, F: np.ndarray, A: np.ndarray, gamma: np.ndarray, B: np.ndarray
) -> tuple[np.ndarray, np.ndarray]:
    """w' and lam of the saddle system, lam of least norm."""
    rows = A.shape[0]
    saddle = np.block([[M, -B], [A, np.zeros((rows, rows))]])
    solution = np.linalg.lstsq(saddle, np.vstack([F, -gamma]), rcond=1e-12)[0].ravel()
    return solution[: M.shape[0]], solution[M.shape[0] :]


def end_states_agree_within_the_family(case: Case) -> None:
    run, reference = case.run, case.reference.run
    for symbol in (*case.equations.coordinates, *case.equations.speeds):
        size = max(1.0, np.abs(reference[symbol]).max())
        assert abs(run[symbol][-1] - reference[symbol][-1]) < END_STATE * size, symbol


def reactions_along_the_run_agree_within_the_family(case: Case) -> None:
    found, expected = (run.reactions.of_constraints for run in (case.run, case.reference.run))
    assert set(found) == set(case.card.kinds)
    for name, by_place in expected.items():
        assert set(found[name]) == set(by_place), name
        for place, theirs in by_place.items():
            ours = found[name][place]
            size = max(1.0, np.abs(theirs.force).max(), np.abs(theirs.torque).max())
            words = f"{name} on {place}"
            np.testing.assert_allclose(ours.force, theirs.force, rtol=0, atol=REACTIONS * size, err_msg=words)
            np.testing.assert_allclose(ours.torque, theirs.torque, rtol=0, atol=REACTIONS * size, err_msg=words)


def without_a_choice_of_its_own_a_family_starts_with_the_accelerations_of_dalembert(case: Case) -> None:
    """Hamilton-Lusternik with mu = 0 and dead reactions with H = 0: no reaction but lam A^T."""
    reference = Case(case.system, "AppellChetaev")
    for state in case.states(count=2, seed=5):
        expected, found = rates_at(reference.equations, state), rates_at(case.equations, state)
        size = max(1.0, np.abs(expected[0]).max())
        np.testing.assert_allclose(found[0], expected[0], rtol=0, atol=ALGEBRA * size)
