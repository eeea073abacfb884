"""Plans in phases: strikes at free times, against closed forms, published gaits and the run of the same model."""

from __future__ import annotations

import numpy as np
import pytest
import scipy

import appell as ap
from tests.walkers import after_strike, feet_in_turn, simplest_walker


def block(e: float = 0.5, mu: float = 0.0) -> ap.Equations:
    """A block that a force moves along a line, with a wall at zero."""
    model = ap.Model("block and wall")
    x, f = model.coordinates("x"), model.input("f")
    body = model.particle("block", 1, x * model.frame.x)
    model.force(body, f * model.frame.x)
    model.constrain("wall", ap.position(body).dot(model.frame.x) >= 0, restitution=e)
    return model.derive(ap.Kane())


def dearest(x0: float, v0: float, x1: float, v1: float, T: float) -> float:
    """The least integral of f^2 from (x0, v0) to (x1, v1) in T: f is linear in time."""
    D, V = x1 - x0 - v0 * T, v1 - v0
    return 12 * D**2 / T**3 - 12 * D * V / T**2 + 4 * V**2 / T


AWAY = {"x": 1.0, "xdot": 0.0}


def test_a_block_strikes_a_wall_at_the_best_instant_and_comes_back() -> None:
    e, T = 0.5, 2.0

    def cost(z: np.ndarray) -> float:
        return dearest(1, 0, 0, -z[0], z[1]) + dearest(0, e * z[0], 1, 0, T - z[1])

    best = scipy.optimize.minimize(cost, [1, 1], method="Nelder-Mead", options={"xatol": 1e-12, "fatol": 1e-14})
    plan = ap.plan(
        block(e), AWAY, AWAY, duration=T, cost=sum_of_squares(block(e)), progress=False,
        phases=[ap.PlanPhase({"wall": "open"}, until="wall"), ap.PlanPhase({"wall": "open"})],
    )  # fmt: skip
    assert plan.agrees
    assert plan.cost == pytest.approx(best.fun, rel=1e-9)
    assert plan.motion.junctions == pytest.approx([best.x[1]], abs=1e-6)
    run = plan.replay()
    assert [impact.struck for impact in run.impacts] == [("wall",)]
    assert plan.replay_error() < 1e-9


def sum_of_squares(equations: ap.Equations) -> object:
    """The squares of all inputs."""
    return sum(given.function**2 for given in equations.mechanism.inputs)


def test_a_block_that_stays_at_a_wall_leaves_it_when_nothing_presses() -> None:
    # it strikes without rebound, waits there with a force of zero, and leaves: two motions with f linear in time
    T = 3.0
    equations = block(0.0)
    plan = ap.plan(
        equations, AWAY, AWAY, duration=T, cost=sum_of_squares(equations), progress=False,
        phases=[
            ap.PlanPhase({"wall": "open"}, until="wall"),
            ap.PlanPhase({"wall": "closed"}, duration=0.5),
            ap.PlanPhase({"wall": "open"}),
        ],
    )  # fmt: skip

    def cost(z: np.ndarray) -> float:
        return dearest(1, 0, 0, -z[0], z[1]) + dearest(0, 0, 1, 0, T - 0.5 - z[1])

    best = scipy.optimize.minimize(cost, [1, 1], method="Nelder-Mead", options={"xatol": 1e-12, "fatol": 1e-14})
    assert plan.cost == pytest.approx(best.fun, rel=1e-8)
    assert plan.agrees
    run = plan.replay()
    assert run.modes[-1].phases == {"wall": "open"}
    assert plan.replay_error() < 1e-6


@pytest.mark.slow
def test_the_simplest_walker_needs_no_motor_on_its_slope() -> None:
    # Garcia, Chatterjee, Ruina and Coleman 1998: at a slope of 0.009 the gait has theta = 0.200310900544287 and
    # thetadot = -0.199832473004977 behind the strike; a step takes 3.882463752851 (tests/orbits)
    theta, rate = 0.200310900544287, -0.199832473004977
    equations = simplest_walker(has_motor=True).derive(ap.Kane())
    before = {"theta": -theta, "phi": -2 * theta, "thetadot": rate / np.cos(2 * theta)}
    plan = ap.plan(
        equations, after_strike(theta, rate), before, duration=(6.0, 9.0), cost=sum_of_squares(equations),
        phases=[ap.PlanPhase(until="heel strike", duration=(3.0, 4.5)), ap.PlanPhase(duration=(3.0, 4.5))],
        progress=False,
    )  # fmt: skip
    assert plan.cost < 1e-12
    assert plan.motion.junctions == pytest.approx([3.882463752851], abs=1e-8)
    assert plan.replay_error() < 1e-6


@pytest.mark.slow
def test_feet_that_are_constraints_strike_and_let_go_along_a_plan() -> None:
    equations = feet_in_turn(has_motor=True).derive(ap.Kane())
    start = equations.assemble({"x": 0.0, "y": float(np.cos(0.27)), "p": -0.27, "q": 0.27, "pdot": 1.05, "qdot": 0.4})
    passive = equations.simulate(1.0, start, inputs={"effort": 0.0}, samples=2)
    goal = {"p": float(passive["p"][-1]) + 0.05, "q": float(passive["q"][-1])}
    plan = ap.plan(
        equations, start, goal, duration=1.0, cost=sum_of_squares(equations), progress=False,
        phases=[
            ap.PlanPhase({"left": "on", "right": "off"}, until="right strikes"),
            ap.PlanPhase({"left": "off", "right": "on"}),
        ],
    )  # fmt: skip
    assert plan.agrees
    run = plan.replay()
    assert [impact.struck for impact in run.impacts] == [("right strikes",)]
    assert plan.replay_error() < 1e-6
    assert run.audit.constraint_error < 1e-12
    # 0.05 rad against nothing at all: the passive motion costs nothing
    assert plan.cost > 0


def test_modes_without_an_order_are_refused_by_name() -> None:
    with pytest.raises(ap.NotApplicable, match=r"has modes \(wall\), and a plan needs their order: give phases="):
        ap.plan(block(), AWAY, AWAY, duration=2.0)


def test_phases_that_cannot_be_are_refused() -> None:
    free, twice = ap.PlanPhase({"wall": "open"}), ap.PlanPhase({"wall": "closed"})
    cases = [
        ([ap.PlanPhase({"wall": "open"}, until="wal"), free], r"'wal', which is neither .*did you mean 'wall'"),
        ([ap.PlanPhase({"wall": "shut"}), free], "says that 'wall' is 'shut': it can be closed, open"),
        ([ap.PlanPhase({"wal": "open"}), free], "'wal', which is no constraint .* with modes"),
        ([ap.PlanPhase({"wall": "open"}, until="wall"), twice], "rebounds from its strike with the restitution 0.5"),
        ([free, ap.PlanPhase({"wall": "open"}, until="wall")], "the last phase lasts until 'wall'"),
    ]
    for phases, words in cases:
        with pytest.raises(ap.ModelError, match=words):
            ap.plan(block(), AWAY, AWAY, duration=2.0, phases=phases)
    with pytest.raises(ap.InconsistentState, match="does not satisfy 'wall', which acts in the first phase"):
        ap.plan(block(0), AWAY, AWAY, duration=2.0, phases=[twice, free])
