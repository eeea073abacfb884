"""The compiled right side: solutions of M udot = F + B lam, A udot = -gamma in every case."""

import casadi as ca
import numpy as np
import pytest

import appell as ap
from appell.compile import compile_system

ROUNDING = 1e-13
STATE = np.array([1, -2, 1, 2, 0.3, 0.4, 0.4, -0.3])


def constant_system(systems, M, F, A=None, gamma=None, B=None):
    """A program whose blocks are numbers, at the state zero."""
    n = len(F)
    wrap = {k: (lambda *_, v=v: ca.SX(ca.DM(v))) for k, v in {"A": A, "gamma": gamma, "B": B}.items() if v is not None}
    graph = systems.make_graph(n, n, M=lambda *_: ca.SX(ca.DM(M)), F=lambda *_: ca.SX(ca.DM(F)), **wrap)
    return compile_system(graph).rates(0.0, np.zeros(2 * n), [])


@pytest.mark.parametrize("independent", [None, 3])
def test_pucks_have_the_accelerations_and_multiplier_of_the_text(systems, independent):
    program = systems.program("two_pucks", minimal=independent)
    rates = program.rates(0.0, STATE, systems.puck_parameters, **systems.puck_scales)
    np.testing.assert_allclose(rates.state_rates, systems.puck_rates(0.0, STATE), atol=ROUNDING)
    np.testing.assert_allclose(rates.multipliers, [-1.1 / 0.75], atol=ROUNDING)
    assert rates.rank == 1
    assert rates.power == pytest.approx(0.7)
    assert program.rows_solved == (independent or 4)


def test_a_row_three_times_changes_nothing_and_shares_its_reaction(systems):
    once = systems.program("two_pucks").rates(0.0, STATE, systems.puck_parameters)
    thrice = systems.program("two_pucks", repeats=3).rates(0.0, STATE, systems.puck_parameters)
    np.testing.assert_allclose(thrice.speed_rates, once.speed_rates, atol=ROUNDING)
    np.testing.assert_allclose(thrice.multipliers, np.full(3, once.multipliers[0] / 3), atol=ROUNDING)
    assert thrice.rank == 1


def test_a_minimal_form_shares_the_reaction_of_a_repeated_row(systems):
    program = systems.program("two_pucks", repeats=3, minimal=3)
    rates = program.rates(0.0, STATE, systems.puck_parameters)
    np.testing.assert_allclose(rates.state_rates, systems.puck_rates(0.0, STATE), atol=ROUNDING)
    np.testing.assert_allclose(rates.multipliers, np.full(3, -1.1 / 0.75 / 3), atol=ROUNDING)


@pytest.mark.parametrize("independent", [None, 3])
def test_a_row_that_is_only_noise_counts_as_zero(systems, independent):
    program = systems.program("two_pucks", minimal=independent)
    state = np.concatenate([STATE[:4], 1e-12 * STATE[4:]])
    rates = program.rates(0.0, state, systems.puck_parameters, **systems.puck_scales)
    np.testing.assert_allclose(rates.speed_rates, [1.0, 0.0, 0.5, 0.0], atol=ROUNDING)
    assert rates.rank == 0


def test_random_redundant_rows_give_the_solution_of_least_deviation(systems):
    rng = np.random.default_rng(1)
    for n, rank, rows in [(3, 1, 2), (5, 3, 6), (6, 6, 8), (7, 4, 4)]:
        root, basis = rng.normal(size=(n, n)), rng.normal(size=(rank, n))
        M, F, A = root @ root.T + np.eye(n), rng.normal(size=n), rng.normal(size=(rows, rank)) @ basis
        gamma = -A @ rng.normal(size=n)
        saddle = np.block([[M, -A.T], [A, np.zeros((rows, rows))]])
        expected = np.linalg.lstsq(saddle, np.concatenate([F, -gamma]), rcond=1e-12)[0]
        rates = constant_system(systems, M, F, A, gamma)
        np.testing.assert_allclose(rates.speed_rates, expected[:n], atol=1e-10)
        np.testing.assert_allclose(rates.multipliers, np.linalg.pinv(A.T) @ (M @ expected[:n] - F), atol=1e-9)
        assert rates.rank == rank


def test_contradictory_rows_are_refused_with_their_index(systems):
    with pytest.raises(ap.ConstraintError, match="row 1"):
        constant_system(systems, np.eye(2), [0, 0], [[1, 0], [1, 0]], [-1, -2])


def test_a_contradiction_is_found_in_a_minimal_form_too(systems):
    graph = systems.make_graph(
        2,
        2,
        M=lambda *_: ca.SX.eye(2),
        F=lambda *_: ca.SX.zeros(2),
        A=lambda *_: ca.SX(ca.DM([[1, 0], [1, 0]])),
        gamma=lambda *_: ca.SX(ca.DM([-1, -2])),
        minimal=1,
    )
    with pytest.raises(ap.ConstraintError, match="contradict"):
        compile_system(graph).rates(0.0, np.zeros(4), [])


def test_a_massless_part_tied_to_a_mass_moves_with_it(systems):
    rates = constant_system(systems, [[2, 0], [0, 0]], [3, 1], [[1, -1]], [0])
    np.testing.assert_allclose(rates.speed_rates, [2, 2], atol=ROUNDING)
    np.testing.assert_allclose(rates.multipliers, [1], atol=ROUNDING)


def test_a_massless_part_tied_twice_has_unique_accelerations_and_shared_reactions(systems):
    rates = constant_system(systems, [[2, 0], [0, 0]], [3, 1], [[1, -1], [1, -1]], [0, 0])
    np.testing.assert_allclose(rates.speed_rates, [2, 2], atol=ROUNDING)
    np.testing.assert_allclose(rates.multipliers, [0.5, 0.5], atol=ROUNDING)


def test_a_massless_part_moves_ahead_of_a_mass_as_its_row_says(systems):
    """2 a1 = 3 + lam, 0 = 1 - lam, a1 - a2 = -0.5."""
    rates = constant_system(systems, [[2, 0], [0, 0]], [3, 1], [[1, -1]], [0.5])
    np.testing.assert_allclose(rates.speed_rates, [2, 2.5], atol=ROUNDING)
    np.testing.assert_allclose(rates.multipliers, [1], atol=ROUNDING)


def test_an_acceleration_that_a_reaction_can_balance_is_not_unique_and_refused(systems):
    """M = diag(1, -1) and the row a1 + a2 = 0: a = (s, -s) with lam = s - 1 solves it for every s."""
    with pytest.raises(ap.SingularSystem, match="not unique"):
        constant_system(systems, [[1, 0], [0, -1]], [1, 1], [[1, 1]], [0])


def test_a_free_massless_part_is_refused(systems):
    with pytest.raises(ap.SingularSystem, match="not unique"):
        constant_system(systems, [[2, 0], [0, 0]], [3, 0])


def test_an_indefinite_mass_matrix_is_solved_as_a_saddle_system(systems):
    M, F = np.array([[1.0, 2], [2, 1]]), np.array([1.0, -3])
    rates = constant_system(systems, M, F)
    np.testing.assert_allclose(rates.speed_rates, np.linalg.solve(M, F), atol=ROUNDING)


def test_actuators_act_in_their_own_directions(systems):
    M, F, A, B = np.diag([1.0, 2.0]), np.array([1.0, 0.0]), np.array([[1.0, 0.0]]), np.array([[1.0], [4.0]])
    rates = constant_system(systems, M, F, A, [-3.0], B)
    np.testing.assert_allclose(rates.speed_rates, [3, 4], atol=ROUNDING)  # lam = 2
    np.testing.assert_allclose(rates.multipliers, [2], atol=ROUNDING)


def test_actuators_that_cannot_meet_their_row_are_refused(systems):
    with pytest.raises(ap.ConstraintError, match="row 0"):
        constant_system(systems, np.eye(2), [1.0, 0.0], [[1.0, 0.0]], [-3.0], [[0.0], [1.0]])


def test_a_value_that_is_not_finite_is_told_with_its_place(systems):
    program = compile_system(systems.make_graph(1, 1, M=lambda *_: ca.SX.eye(1), F=lambda t, q, u, s, p: ca.sqrt(q)))
    with pytest.raises(ap.SimulationError, match="dynamical equations"):
        program.rates(0.0, [-1.0, 0.0], [])


def test_vectors_of_the_wrong_size_and_nan_are_refused(systems):
    program = systems.program("pendulum")
    for state, parameters in [([0, 0], [9.81]), ([1, 0, 0, 0], []), ([1, 0, 0, np.nan], [9.81])]:
        with pytest.raises(ap.SimulationError):
            program.rates(0.0, state, parameters)


def test_projection_finds_the_nearest_state_in_the_metric(systems):
    program = systems.program("pendulum")
    q, u = program.project(0.0, [1.2, 0.9, 0.7, -0.2], [9.81]).reshape(2, 2)
    np.testing.assert_allclose(q, [0.8, 0.6], atol=1e-15)  # unit metric: along the radius
    radial = np.array([0.8, 0.6])
    start = np.array([0.7, -0.2])
    np.testing.assert_allclose(u, start - radial * (radial @ start), atol=1e-15)


def test_projection_of_a_nonlinear_row_is_relinearised_to_rounding(systems):
    program = systems.program("two_pucks")
    x = program.project(0.0, STATE + 0.05 * np.arange(8), systems.puck_parameters)
    assert abs(x[4:6] @ x[6:]) < 1e-16


def test_outputs_of_many_samples_come_from_one_call(systems):
    graph = systems.oscillator(outputs=lambda t, q, u, s, p, udot, lam: ca.vertcat(t * q, udot))
    y = compile_system(graph).outputs([1.0, 2.0], [[3, 0], [4, 0]], [[5], [6]], np.zeros((2, 0)), [])
    np.testing.assert_allclose(y, [[3, 5], [8, 6]])


def test_the_time_of_an_evaluation_is_a_small_positive_number(systems):
    seconds = systems.program("two_pucks").time_rates(0.0, STATE, systems.puck_parameters, repeats=20000)
    assert 1e-9 < seconds < 1e-4
