"""The batch program against the scalar one, for every system of the catalogue that it takes; what it does not take."""

from __future__ import annotations

import warnings
from dataclasses import replace

import numpy as np
import pytest

import appell as ap
from appell import catalogue
from appell.compile.lanes import LaneResults
from appell.ensemble.starts import starts
from appell.native.status import Status

SYSTEMS = {card.name: card for card in catalogue.SYSTEMS}
QUICK = ("chaplygin-sleigh", "two-pucks", "rattleback", "cartesian-pendulum")
"""Rows in velocities, a power that is integrated, quaternions with rows in positions, rows in positions alone."""
TOLERANCE = 1e-10
"""Of a step, in both programs."""
END = 2.0


def equations_of(card: ap.catalogue.Card) -> ap.Equations | None:
    for principle in (ap.Kane(), ap.Lagrange(), ap.Gauss()):
        try:
            return card.model().derive(principle)
        except ap.AppellError:
            continue
    return None


def repeated(card: ap.catalogue.Card, equations: ap.Equations) -> ap.Sweep:
    """The motion of a card, twice, by a sweep."""
    state = {name: float(value) for name, value in card.start.items()}
    last = next(reversed(state))
    value = state.pop(last)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return equations.sweep(min(card.duration, END), state, ap.cases(state={last: [value, value]}), samples=11)


@pytest.mark.parametrize("name", [pytest.param(n, marks=[] if n in QUICK else pytest.mark.slow) for n in SYSTEMS])
def test_a_sweep_is_as_near_to_the_motion_as_simulate(name: str) -> None:
    card = SYSTEMS[name]
    equations = equations_of(card)
    if equations is None:
        pytest.skip("none of these principles admits it")
    runs = repeated(card, equations)
    plan, alone = runs.plan, runs[0]
    exact = replace(plan, settings={**plan.settings, "tolerance": 1e-13}).run(0)
    for quantity in plan.histories:
        values, motion = np.asarray(alone[quantity]), np.asarray(exact[quantity])[: plan.times.size]
        found = np.asarray(runs.data[quantity][0])[: motion.size]
        allowed = 3 * np.abs(values[: motion.size] - motion).max() + TOLERANCE * (1 + np.abs(motion).max())
        assert np.abs(found - motion).max() <= allowed, quantity
    assert float(runs.data["constraint_error"][0]) <= max(10 * alone.audit.constraint_error, 1e-14)
    np.testing.assert_array_equal(runs.data[quantity][0], runs.data[quantity][1])


def in_lanes(runs: ap.Sweep) -> LaneResults:
    """What the batch program alone makes of two cases, before any of them is left to the scalar one."""
    program, plan = runs.plan.lanes, runs.plan
    begun = starts(plan, program, np.arange(2))
    assert begun.good.all()
    return program.run(
        begun.states, begun.parameters, plan.times, end=plan.duration, tolerance=TOLERANCE, max_steps=10_000
    )


@pytest.mark.parametrize("name", QUICK)
def test_lanes_take_and_refuse_the_steps_of_a_single_run(name: str) -> None:
    """The errors of a step and what they are compared with are those of the scalar program."""
    runs = repeated(SYSTEMS[name], equations_of(SYSTEMS[name]))
    batch, audit = in_lanes(runs), runs[0].audit
    assert (batch.accepted == audit.steps).all()
    assert (batch.rejected == audit.rejected).all()


def test_the_usual_systems_stay_in_their_lanes() -> None:
    for name in QUICK:
        runs = repeated(SYSTEMS[name], equations_of(SYSTEMS[name]))
        assert runs.way == "eight at a time, in lanes"
        assert (in_lanes(runs).ended == Status.FINISHED).all()


def test_rows_that_repeat_each_other_are_left_to_the_scalar_program() -> None:
    card = ap.catalogue.FOUR_BAR
    runs = repeated(card, card.model().derive(ap.Kane()))
    alone = runs[0]
    for quantity in runs.plan.histories:
        np.testing.assert_array_equal(runs.data[quantity][0], alone[quantity])


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("bouncing-ball", "it has modes"),
        ("marle-servo", "actuators"),
        pytest.param("bricard", "30 speeds", marks=pytest.mark.slow),
    ],
)
def test_what_lanes_do_not_take_is_said(name: str, words: str) -> None:
    card = SYSTEMS[name]
    equations = equations_of(card)
    state = {key: float(value) for key, value in card.start.items()}
    last = next(reversed(state))
    design = ap.cases(state={last: [state.pop(last)]})
    from appell.ensemble.trajectory import Plan

    plan = Plan(equations, 1.0, state, {}, design, {"tolerance": 1e-10, "integrator": "dop853"}, np.array([0.0, 1.0]))
    assert words in plan.lanes


def test_a_motion_that_ends_in_a_singularity_is_stopped_and_its_neighbours_go_on() -> None:
    """x'' = -1/x^2 from rest at x0 falls into the centre after pi sqrt(x0^3 / 8)."""
    model = ap.Model("fall")
    x = model.coordinates("x")
    model.particle("stone", mass=1, position=x * model.frame.x)
    model.force("stone", -model.frame.x / x**2)
    heights = np.array([4.0, 0.5, 5.0])  # after 8.89, 0.39 and 12.4 s
    runs = model.derive(ap.Kane()).sweep(2.0, {"x'": 0.0}, ap.cases(state={"x": heights}), samples=5)
    assert runs.data["status"].values.tolist() == [0, 1, 0]
    assert runs.messages[1]
    v, x = np.asarray(runs.data[runs.plan.histories[1]][0]), np.asarray(runs.data["x"][0])
    np.testing.assert_allclose(v**2 / 2 - 1 / x, -1 / 4.0, rtol=1e-9)


def test_inputs_are_varied_like_parameters() -> None:
    model = ap.Model("cart")
    x = model.coordinates("x")
    push = model.input("push")
    model.particle("cart", mass=2, position=x * model.frame.x)
    model.force("cart", push * model.frame.x)
    equations, forces = model.derive(ap.Kane()), np.array([1.0, -3.0])
    runs = equations.sweep(2.0, {"x": 0.5, "x'": 0.0}, ap.grid(inputs={"push": forces}), samples=5)
    assert runs.data["x"].dims == ("push", "time")
    exact = 0.5 + forces[:, None] / 4 * runs.data["time"].values ** 2
    np.testing.assert_allclose(runs.data["x"], exact, rtol=1e-12)
    np.testing.assert_allclose(runs[1]["x"], exact[1], rtol=1e-12)
    with pytest.raises(ap.AppellError, match="given and varied"):
        equations.sweep(1.0, {"x": 0}, ap.grid(inputs={"push": forces}), inputs={"push": 1.0})
    with pytest.raises(ap.AppellError, match="'pull' is not an input"):
        equations.sweep(1.0, {"x": 0}, ap.grid(inputs={"pull": forces}), inputs={"push": 1.0})
