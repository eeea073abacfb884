"""Comparing the motions of two machines notices a digit that differs, a row that is not kept, a system left out."""

import copy

from tests.smoke.ten_systems import RELATIVE, RESIDUAL, differences, motion

HERE = {"two-pucks": motion("two-pucks")}


def test_a_machine_agrees_with_itself():
    assert differences(HERE, HERE) == []


def test_a_state_that_differs_is_named():
    there = copy.deepcopy(HERE)
    there["two-pucks"]["states"]["q3"][-1] += 20 * RELATIVE
    assert [found.split()[1] for found in differences(HERE, there)] == ["q3"]


def test_a_nan_is_no_agreement():
    there = copy.deepcopy(HERE)
    there["two-pucks"]["states"]["q3"][-1] = float("nan")
    assert len(differences(HERE, there)) == 1


def test_rows_that_are_not_kept_are_named():
    there = copy.deepcopy(HERE)
    there["two-pucks"]["residual"] = 2 * RESIDUAL
    assert differences(HERE, there) == ["two-pucks: its rows are kept to 2.0e-12"]


def test_a_system_that_is_left_out_is_named():
    assert differences(HERE, {}) == ["two-pucks: only one of the machines has it"]
