"""Which of the tests that go through many systems are run every day, and which in `make test-slow` only.

Tests are named by their file and function, wherever the file stands.
``TURNS``: of a test with many cases every nth runs in `make test` (the first, the n+1st ...), all in the two together.
``SLOW``: cases that take seconds of symbolic work to guard what a quicker one beside them guards too.
"""

from __future__ import annotations

import pytest

TURNS = {
    "test_adiabatic.py::test_affine_rows_are_adiabatic_just_where_the_theorem_says": 5,
    "test_assembly.py::test_what_a_card_gives_is_kept_leaves_no_choice_and_every_row_holds": 8,
    "test_atomic.py::test_a_refused_verb_leaves_no_trace_and_the_corrected_one_works": 3,
    "test_atomic.py::test_an_accepted_verb_changes_the_model_and_no_value_that_was_read_before": 2,
    "test_boltzmann_hamel_b1_b2.py::test_any_invertible_relation_gives_sympys_lagrange_equations": 7,
    "test_boltzmann_hamel_b1_b2.py::test_gamma_is_e49_sum_by_sum": 2,
    "test_boltzmann_hamel_b3_joints.py::test_the_sled_with_a_rotor_e87_e90_e93": 2,
    "test_boltzmann_hamel_b3_preapplied.py::test_any_body_under_a_joint_has_the_accelerations_of_kane": 2,
    "test_bounds.py::test_an_actuator_at_its_bound_lets_go_and_pushes_on": 2,
    "test_canonical_f3.py::test_the_printed_equations_integrated_by_scipy_are_the_native_run": 4,
    "test_cards.py::test_kinds_are_those_the_library_finds": 21,
    "test_cards.py::test_published_changes_of_stability_are_met": 2,
    "test_cards.py::test_published_eigenvalues_are_met": 2,
    "test_catalogue.py::test_a_card_says_what_it_builds_where_it_comes_from_and_how_to_start": 4,
    "test_certificates.py::test_a_principle_that_does_not_admit_a_system_says_so": 4,
    "test_classify.py::test_order_linearity_time_and_rows_are_found": 2,
    "test_clipping.py::test_two_motors_share_until_the_weaker_is_at_its_bound_and_the_other_takes_the_rest": 2,
    "test_commands.py::test_a_file_is_written_as_its_suffix_says": 2,
    "test_commands.py::test_show_fits_into_100_columns_and_cuts_nothing": 6,
    "test_complementarity.py::test_impulses_obey_every_law_and_energy_never_grows": 4,
    "test_contact_end.py::test_a_disc_that_falls_flat_says_that_its_contact_becomes_a_circle": 4,
    "test_dalembert.py::test_instants_at_which_a_law_touches_zero_are_found": 2,
    "test_dead_s2_reach.py::test_such_rows_are_kept_along_a_run_and_no_power_is_spent": 2,
    "test_dead_s2_reach.py::test_the_reaction_is_the_least_of_those_that_keep_the_row_without_work": 2,
    "test_driven.py::test_a_driven_system_has_the_accelerations_of_sympys_lagranges_method": 8,
    "test_edges.py::test_a_row_with_kinks_in_velocity_is_not_linear": 2,
    "test_engine_runs.py::test_a_start_is_completed_as_natively": 3,
    "test_engine_runs.py::test_every_principle_runs_its_own_program_in_the_page": 6,
    "test_equations.py::test_mass_matrices_are_square_symmetric_and_never_augmented": 2,
    "test_events_missed.py::test_a_ball_between_two_walls_stays_there": 2,
    "test_events_missed.py::test_a_pulse_in_a_table_is_not_skipped": 5,
    "test_every_joint.py::test_speeds_and_coordinate_rates_determine_each_other": 2,
    "test_every_joint.py::test_the_rows_of_a_joint_are_its_held_speeds": 2,
    "test_every_joint.py::test_the_twist_is_the_derivative_of_the_pose": 4,
    "test_every_pair.py::test_the_contact_point_lies_on_both_surfaces_with_opposite_normals": 12,
    "test_every_pair.py::test_the_matter_at_the_contact_does_not_slip_where_it_rolls_nor_part_where_it_slides": 5,
    "test_every_pair.py::test_the_reaction_is_mass_times_acceleration_less_the_load_and_acts_at_the_contact": 2,
    "test_faults.py::test_letters_that_the_locale_lacks_stop_nothing": 2,
    "test_files.py::test_tables_runs_and_figures_replace_a_file_in_one_step": 2,
    "test_friction.py::test_a_block_slides_until_it_stops_and_then_sticks": 4,
    "test_golden_numbers.py::test_the_thin_rolling_disc_has_the_accelerations_of_sympys_test": 2,
    "test_hostile_names.py::test_closed_forms_are_the_numbers_whatever_the_names": 7,
    "test_ill_conditioned.py::test_an_acceleration_loses_no_more_digits_than_the_condition_number_has": 3,
    "test_inertia_matrix.py::test_an_axisymmetric_inertia_may_be_written_in_the_frame_it_spins_in": 2,
    "test_jourdain_hertz_nielsen.py::test_nonsense_in_an_ingredient_of_jourdain_moves_the_motion": 2,
    "test_kane.py::test_accelerations_are_those_of_sympys_equations": 3,
    "test_kane.py::test_auxiliary_equations_give_the_forces_in_evidence": 2,
    "test_kane_k1_three_sets.py::test_all_sets_give_the_accelerations_of_sympys_own_kane_method": 2,
    "test_kane_k1_three_sets.py::test_the_three_sets_have_the_rows_of_the_text_and_one_solution": 2,
    "test_kane_k2_inspection.py::test_the_reaction_at_another_point_of_the_body_is_that_of_equations_78_and_81": 2,
    "test_kane_k2_k4_partials.py::test_the_shown_vectors_give_the_active_forces_by_kanes_definition": 3,
    "test_kane_k2_k4_partials.py::test_the_shown_vectors_give_the_equations_by_kanes_definition": 3,
    "test_kane_k4_minimal.py::test_a_minimal_run_solves_as_many_rows_as_there_are_degrees_of_freedom": 2,
    "test_kane_k4_minimal.py::test_the_person_chooses_the_independent_speeds": 2,
    "test_kane_k8_appells_particle.py::test_the_rates_are_equations_66_and_67_with_the_sign_of_u3": 2,
    "test_kinds.py::test_a_cell_is_what_happens": 4,
    "test_lagrangian_outright_s1.py::test_e2_2_with_dissipation_as_symbols": 2,
    "test_large.py::test_a_large_system_keeps_its_invariants_and_its_constraints": 3,
    "test_large.py::test_principles_agree_on_a_large_system_at_random_states": 12,
    "test_laws.py::test_an_invertible_mixing_of_rows_does_not_change_the_set": 3,
    "test_laws.py::test_the_choice_of_coordinates_does_not_matter": 2,
    "test_laws.py::test_the_scale_of_a_row_does_not_matter": 4,
    "test_lengths.py::test_no_equations_have_grown": 8,
    "test_linearize.py::test_the_matrix_is_the_difference_of_rates_along_the_constraints": 9,
    "test_load.py::test_a_loaded_run_is_drawn_and_saved_again": 2,
    "test_load.py::test_every_array_comes_back_to_the_last_digit": 2,
    "test_loops.py::test_a_body_moves_the_same_in_a_tree_and_in_a_loop": 2,
    "test_loops.py::test_the_rate_of_a_row_is_the_derivative_of_its_pose": 2,
    "test_loops.py::test_the_rows_hold_in_every_pose_the_joint_lets_and_leave_no_other_freedom": 6,
    "test_lusternik_f4_s3.py::test_e25_and_e3_28_as_sympys_euler_equations_of_l_plus_mu_f": 3,
    "test_memory_s4.py::test_principles_of_one_family_agree_on_a_constraint_with_memory": 2,
    "test_native_changes.py::test_native_code_and_python_decide_alike": 3,
    "test_other_assemblies.py::test_the_other_closure_of_a_four_bar_is_reported_and_can_be_chosen": 2,
    "test_platforms.py::test_stepper_and_equations_are_emitted_and_want_only_each_other_and_the_c_library": 3,
    "test_plot.py::test_every_system_can_be_drawn": 18,
    "test_poses.py::test_positions_and_turning_are_those_of_the_run": 7,
    "test_principles_independence.py::test_a_falsified_term_of_a_principles_own_moves_this_one_and_no_other": 3,
    "test_principles_independence.py::test_exactly_the_readers_of_a_falsified_function_beside_the_principles_move": 2,
    "test_principles_independence.py::test_exactly_the_readers_of_a_falsified_ingredient_move": 4,
    "test_principles_invariance.py::test_an_invertible_mixing_of_the_rows_changes_nothing": 2,
    "test_principles_invariance.py::test_the_motion_and_the_reaction_do_not_depend_on_coordinates_and_speeds": 16,
    "test_principles_invariance.py::test_without_constraints_every_principle_gives_lagranges_equations": 4,
    "test_published_impacts.py::test_a_rocking_block_keeps_housners_part_of_its_speed": 2,
    "test_published_impacts.py::test_a_spinning_ball_comes_off_a_wall_as_waltons_formula_says": 9,
    "test_published_impacts.py::test_three_balls_that_touch_strike_as_one": 2,
    "test_radau.py::test_the_jacobian_is_that_of_the_right_side": 2,
    "test_run.py::test_the_error_follows_the_tolerance": 2,
    "test_same_motion.py::test_the_script_checks_the_proof_with_sympy_alone_and_fails_on_a_false_one": 3,
    "test_shapes.py::test_every_scene_is_plain_json_with_shapes_of_some_size": 4,
    "test_shortest.py::test_a_run_in_the_new_speeds_is_the_same_motion": 3,
    "test_shortest.py::test_the_equations_that_are_printed_are_those_that_are_run": 3,
    "test_state.py::test_a_pose_and_twist_come_back_as_the_coordinates_and_speeds_they_belong_to": 4,
    "test_to_sympy.py::test_a_model_from_sympy_goes_back_to_sympy_with_the_same_motion": 2,
    "test_two_algebras.py::test_every_block_to_read_is_the_block_to_run": 12,
    "test_two_algebras.py::test_the_mechanics_of_a_model_is_the_same_in_both_algebras": 4,
    "test_udwadia_kalaba_e38_e42.py::test_u1_the_pseudo_inverse_satisfies_penroses_conditions_in_symbols": 3,
    "test_udwadia_kalaba_e38_e42.py::test_u5_e42_as_motion": 2,
    "test_udwadia_kalaba_u1_u4.py::test_a_massless_part_moves_where_the_constraints_carry_it": 2,
    "test_udwadia_kalaba_u1_u4.py::test_e23_with_scipys_square_root_and_pseudo_inverse": 3,
    "test_unilateral.py::test_a_ball_without_rebound_falls_and_stays": 2,
    "test_voronets_and_chaplygin.py::test_nonsense_in_an_ingredient_of_voronets_moves_the_motion": 2,
}

SLOW = {
    "test_kane_k1_three_sets.py::test_velocity_and_acceleration_remainders_are_those_of_prescribed_motion",
    "test_udwadia_kalaba_e38_e42.py::test_u1_what_is_printed_holds_no_multiplier",
    "test_published_impacts.py::test_every_drop_of_a_leaning_disc_finds_its_impulses",
    "test_priority.py::test_the_efforts_are_those_of_the_linear_program_along_the_motion",
    "test_contact_end.py::test_one_that_is_dropped_and_falls_flat_behind_its_strikes_says_so_too",
    "test_clipping.py::test_many_constraints_are_clipped_one_by_one",
    "test_kane_k9_rigid_bodies.py::test_both_equation_sets_have_the_rows_of_the_text",
    "test_boltzmann_hamel_b1_b2.py::test_the_tricycle_steers_and_heads_through_right_angles",
    "test_udwadia_kalaba_e38_e42.py::test_u1_what_is_not_written_out_is_refused_in_one_sentence",
    "test_integrability.py::test_a_set_of_ten_coordinates_is_proved_in_less_than_five_seconds",
    "test_lusternik_s4_orders.py::test_order_three",
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
        if case in SLOW or name in SLOW:
            item.add_marker("slow")
