"""Which of the tests that go through many systems are run every day, and which in `make test-slow` only.

Tests are named by their file and function, wherever the file stands.
``TURNS``: of a test with many cases every nth runs in `make test` (the first, the n+1st ...), all in the two together.
``SLOW``: cases that take seconds of symbolic work to guard what a quicker one beside them guards too.
"""

from __future__ import annotations

import pytest

TURNS = {
    "test_adiabatic.py::test_affine_rows_are_adiabatic_just_where_the_theorem_says": 5,
    "test_canonical_f3.py::test_the_printed_equations_integrated_by_scipy_are_the_native_run": 4,
    "test_cards.py::test_kinds_are_those_the_library_finds": 3,
    "test_contact_end.py::test_a_disc_that_falls_flat_says_that_its_contact_becomes_a_circle": 4,
    "test_engine_runs.py::test_a_start_is_completed_as_natively": 3,
    "test_engine_runs.py::test_every_principle_runs_its_own_program_in_the_page": 6,
    "test_kane_k2_k4_partials.py::test_the_shown_vectors_give_the_active_forces_by_kanes_definition": 3,
    "test_kane_k2_k4_partials.py::test_the_shown_vectors_give_the_equations_by_kanes_definition": 3,
    "test_kinds.py::test_a_cell_is_what_happens": 4,
    "test_lengths.py::test_no_equations_have_grown": 4,
    "test_native_changes.py::test_native_code_and_python_decide_alike": 3,
    "test_principles_independence.py::test_a_falsified_term_of_a_principles_own_moves_this_one_and_no_other": 3,
    "test_principles_independence.py::test_exactly_the_readers_of_a_falsified_ingredient_move": 2,
    "test_priority.py::test_the_efforts_are_those_of_the_linear_program_along_the_motion": 5,
    "test_same_motion.py::test_the_script_checks_the_proof_with_sympy_alone_and_fails_on_a_false_one": 3,
    "test_shortest.py::test_a_run_in_the_new_speeds_is_the_same_motion": 3,
    "test_shortest.py::test_the_equations_that_are_printed_are_those_that_are_run": 3,
    "test_udwadia_kalaba_e38_e42.py::test_u1_the_pseudo_inverse_satisfies_penroses_conditions_in_symbols": 3,
    "test_published_impacts.py::test_every_drop_of_a_leaning_disc_finds_its_impulses": 2,
    "test_plot.py::test_every_system_can_be_drawn": 9,
    "test_poses.py::test_positions_and_turning_are_those_of_the_run": 7,
    "test_shapes.py::test_every_scene_is_plain_json_with_shapes_of_some_size": 4,
    "test_linearize.py::test_the_matrix_is_the_difference_of_rates_along_the_constraints": 3,
    "test_large.py::test_principles_agree_on_a_large_system_at_random_states": 6,
    "test_every_joint.py::test_speeds_and_coordinate_rates_determine_each_other": 2,
    "test_every_joint.py::test_the_twist_is_the_derivative_of_the_pose": 2,
    "test_every_joint.py::test_the_rows_of_a_joint_are_its_held_speeds": 2,
    "test_loops.py::test_the_rows_hold_in_every_pose_the_joint_lets_and_leave_no_other_freedom": 2,
    "test_state.py::test_a_pose_and_twist_come_back_as_the_coordinates_and_speeds_they_belong_to": 2,
    "test_principles_invariance.py::test_the_motion_and_the_reaction_do_not_depend_on_coordinates_and_speeds": 4,
    "test_principles_invariance.py::test_without_constraints_every_principle_gives_lagranges_equations": 4,
    "test_two_algebras.py::test_the_mechanics_of_a_model_is_the_same_in_both_algebras": 2,
    "test_every_pair.py::test_the_contact_point_lies_on_both_surfaces_with_opposite_normals": 3,
}

SLOW = {
    "test_families.py::test_chaplygins_ball",  # quicker: other systems
    "test_families.py::test_the_ball_in_the_tube",
    "test_families.py::test_the_ball_on_the_turntable",
    "test_first_integrals.py::test_chaplygins_ball_keeps_its_momentum_about_the_contact",
    "test_first_integrals.py::test_eulers_top_keeps_its_momentum_in_space_and_products_are_left_out",
    "test_first_integrals.py::test_rouths_sphere_keeps_jelletts_and_rouths_integrals",
    "test_first_integrals.py::test_the_snakeboard_keeps_its_energy_and_that_of_its_trucks_alone",
    "test_first_integrals.py::"
    "test_the_swinging_atwood_machine_keeps_a_second_integral_where_one_weight_is_three_times_the_other",
    "test_limit.py::test_eight_values_of_eps_take_seconds",
    "test_limit.py::test_the_rolling_disc_follows_appell_and_chetaev_by_viscosity_and_lusternik_by_mass",
    "test_measure.py::test_chaplygins_ball_keeps_chaplygins_density",
    "test_two_algebras.py::test_every_block_to_read_is_the_block_to_run[perpendicular-bodies-Kane, minimal]",
    "test_two_algebras.py::test_every_block_to_read_is_the_block_to_run[suslov-Lagrange]",  # quicker: other systems
    "test_kane_k2_inspection.py::test_the_reaction_through_any_point_has_the_generalised_force_of_its_row[nonlinear]",
    "test_commands.py::test_show_fits_into_100_columns_and_cuts_nothing[sled-with-rotor]",
    "test_lagrangian_outright_s1.py::test_e2_2_with_dissipation_as_symbols[Hamilton]",  # quicker: the other principles
    "test_kane.py::test_accelerations_are_those_of_sympys_equations[a bicycle]",  # quicker: test_bicycles
    "test_mixed.py::test_every_principle_gives_one_motion_and_one_reaction[tree]",  # quicker: [chain]
}


def mark_slow(items: list[pytest.Item]) -> None:
    """Mark what is not run every day."""
    met: dict[str, int] = {}
    for item in items:
        case = f"{item.path.name}::{item.name}"
        name = case.split("[")[0]
        if name in TURNS and not item.get_closest_marker("slow"):
            met[name] = met.get(name, -1) + 1
            if met[name] % TURNS[name]:
                item.add_marker("slow")
        if case in SLOW:
            item.add_marker("slow")
