"""The rows of a System: what keeps each of them, within which bounds, in which unit, and which parameter rests it."""

from __future__ import annotations

import sympy as sm

import appell as ap
from appell.simulate.modes.mode import modes_of
from appell.system import ReactionKind, RowLevel


def test_a_relation_pushes_only_and_an_ideal_row_pushes_and_pulls() -> None:
    wall, floor = ap.catalogue.ladder_against_wall().derive(ap.Kane()).system.rows
    assert (wall.reaction, wall.level, wall.bounds, wall.unit) == (
        ReactionKind.UNILATERAL,
        RowLevel.POSITION,
        ((0, sm.oo),),
        "N",
    )
    assert floor.bounds == wall.bounds
    (row,) = ap.catalogue.chaplygin_sleigh().derive(ap.Kane()).system.rows
    assert (row.reaction, row.level, row.bounds) == (ReactionKind.IDEAL, RowLevel.VELOCITY, ((-sm.oo, sm.oo),))


def test_an_actuator_has_its_bound_and_the_multiplier_its_unit() -> None:
    model = ap.Model("lift")
    z, limit = model.coordinates("z"), model.parameters("limit", 30.0, unit="N")
    cabin = model.particle("cabin", 2, z * model.frame.z)
    model.constrain("hangs", z, servo=ap.Actuator({cabin: model.frame.z}, bound=limit, name="rope"))
    system = model.derive(ap.Kane()).system
    (row,) = system.rows
    assert (row.reaction, row.actuators, row.bounds) == (ReactionKind.ACTUATED, ("rope",), ((-limit, limit),))
    assert row.unit == "N"
    assert {name: system.units[name] for name in ("z", "zdot", "limit")} == {"z": "m", "zdot": "m/s", "limit": "N"}


def test_a_row_that_can_rest_names_the_parameter_that_rests_it() -> None:
    equations = ap.catalogue.ladder_against_wall().derive(ap.Kane())
    assert [row.mask for row in equations.system.rows] == ["", ""]
    held = modes_of(equations).held_program.system
    assert {row.mask for row in held.rows} <= set(held.parameters)
    assert len({row.mask for row in held.rows}) == 2
