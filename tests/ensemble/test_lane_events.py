"""Events in lanes: every case has those of simulate, at their times, and ends where one is terminal."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import sympy as sm

import appell as ap
from appell.ensemble import chunks
from appell.simulate.events import multiplier
from tests.support import CARDS

IN_LANES = "eight at a time, in lanes"
SAME = 1e-12
"""Against 1 + the largest entry: the same steps, but for rounding."""
TIMES = 1e-11
"""Of events that are crossed at a slope of about one."""


def as_by_simulate(equations: ap.Equations, duration: float, state: Any, design: Any, **more: Any) -> ap.Sweep:
    runs = equations.sweep(duration, state, design, samples=7, tolerance=1e-10, **more)
    assert runs.way == IN_LANES
    for k in range(len(runs)):
        alone = runs[k]
        count = np.count_nonzero(np.isin(alone.time, runs.plan.times))
        for name in runs.plan.histories:
            ours = np.asarray(runs.data[name])[k]
            np.testing.assert_allclose(
                ours[:count], alone[name][:count], atol=SAME * (1 + np.abs(alone[name]).max()), rtol=0
            )
            assert np.isnan(ours[count:]).all()
        np.testing.assert_allclose(runs.data["energy_error"][k], alone.audit.energy_error, atol=1e-9)
        for event in runs.plan.events:
            times = [met.time for met in alone.events if met.name == event.name]
            assert runs.data[f"{event.name} count"][k] == len(times)
            found = float(runs.data[f"{event.name} time"][k])
            np.testing.assert_allclose(found, min(times, default=np.nan), rtol=TIMES, atol=TIMES)
    return runs


@pytest.fixture(autouse=True)
def nothing_is_left_to_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chunks, "outcome", lambda plan, number: pytest.fail(f"case {number} left its lane"))


def pendulum() -> tuple[ap.Equations, dict[str, float]]:
    card = CARDS["cartesian-pendulum"]
    return card.model().derive(ap.Kane()), {name: float(value) for name, value in card.start.items()}


def test_a_lane_has_the_events_of_one_run() -> None:
    """Crossings in both directions, several in a step, one that only touches zero, one that is never met."""
    model = ap.Model("oscillator")
    x = model.coordinates("x")
    model.force(model.particle("P", mass=1, position=x * model.frame.x), -4 * x * model.frame.x)
    equations, v = model.derive(ap.Kane()), x.diff(model.time)
    events = [
        ap.Event(x, "rest"),
        ap.Event(v, "turning", direction="rising"),
        ap.Event(x**3 - x / 9, "thrice"),
        ap.Event(x + 100, "never"),
    ]
    design = ap.cases(state={"x": np.linspace(0.5, 2.5, 19)})
    runs = as_by_simulate(equations, 9.0, {"x'": 0.3}, design, events=events)
    assert (runs.data["rest count"] >= 5).all()
    assert (runs.data["thrice count"] >= 15).all()
    assert not runs.data["never count"].any()


def test_a_terminal_event_ends_its_lane_and_the_others_go_on() -> None:
    model = ap.Model("thrown")
    x = model.coordinates("x")
    g = model.parameters("g", 9.81)
    model.force(model.particle("P", mass=1, position=x * model.frame.x), -g * model.frame.x)
    heights = np.linspace(0.1, 30.0, 21)
    runs = as_by_simulate(
        model.derive(ap.Kane()),
        2.0,
        {"x'": 0.0},
        ap.cases(state={"x": heights}),
        events=[ap.Event(x, "floor", terminal=True)],
    )
    falls = np.sqrt(2 * heights / 9.81)
    expected = np.where(falls < 2.0, falls, np.nan)
    np.testing.assert_allclose(runs.data["floor time"], expected, rtol=1e-12)
    assert (runs.data["status"] == 0).all()


def test_events_of_a_constrained_motion_are_found_on_its_constraints() -> None:
    equations, state = pendulum()
    below = ap.Event(equations.coordinates[0], "below")
    tension = ap.Event(multiplier(equations.mechanism.constraints[0].name, 0, 1) + 3, "tension")
    last = list(state)[-1]
    value = state.pop(last)
    design = ap.cases(state={last: [value, value, value]})
    runs = as_by_simulate(equations, 3.0, state, design, events=[below, tension])
    assert (runs.data["below count"] > 0).all()
    assert (runs.data["tension count"] > 0).all()


def test_events_and_inputs_go_together_in_lanes() -> None:
    """An input that jumps takes an event function with it: that is a crossing at the start of a step."""
    model = ap.Model("pushed")
    x = model.coordinates("x")
    push = model.input("push")
    model.force(model.particle("P", mass=1, position=x * model.frame.x), (push - 3 * x) * model.frame.x)
    equations, t = model.derive(ap.Kane()), model.time
    given = sm.Piecewise((0, t < 1), (1, t < 2), (-1, True))
    events = [ap.Event(push - sm.Rational(1, 2), "switched"), ap.Event(x, "middle")]
    runs = as_by_simulate(
        equations, 3.0, {"x'": 0.0}, ap.cases(state={"x": np.linspace(-1, 1, 9)}), inputs={"push": given}, events=events
    )
    assert (runs.data["switched count"] == 2).all()
    np.testing.assert_allclose(runs.data["switched time"], 1.0, rtol=1e-12)
