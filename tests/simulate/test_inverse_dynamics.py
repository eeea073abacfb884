"""Inverse dynamics against the KKT system: forces of a motion, put into the equations, give that motion again."""

from __future__ import annotations

from collections.abc import Callable

import casadi as ca
import numpy as np
import pytest

import appell as ap
from appell.equations.blocks import over_speeds
from appell.equations.forms import blocks_of, state_graph_of
from appell.model import name_of

EXACT = 1e-12
"""Relative to the largest number of the KKT system that is checked."""
Numbers = dict[str, np.ndarray]


def kkt(equations: ap.Equations, q: np.ndarray, u: np.ndarray, p: np.ndarray) -> Numbers:
    """M, F, A, gamma and B at a state, from the blocks of the principle."""
    m = state_graph_of(equations)
    b = over_speeds(m, blocks_of(equations))
    blocks = {name: m.now(ca.densify(ca.SX(getattr(b, name)))) for name in ("M", "F", "A", "gamma", "B")}
    function = ca.Function("kkt", [m.q, m.u, m.t, m.p], list(blocks.values()))
    return dict(zip(blocks, (np.array(x, float) for x in function(q, u, 0.0, p)), strict=True))


def motion_of(equations: ap.Equations, state: dict[str, float], seed: int) -> tuple[Numbers, dict[str, float], Numbers]:
    """The KKT system at a state, all its coordinates and speeds, and random rates that the rows allow."""
    full = equations.assemble(state)
    q, u = (np.array([full[name_of(s)] for s in part]) for part in (equations.coordinates, equations.speeds))
    model = equations.mechanism
    p = np.zeros(state_graph_of(equations).p.numel())
    p[: len(model.parameters)] = [float(one.default or 0.0) for one in model.parameters]
    found = kkt(equations, q, u, p)
    A, gamma = found["A"], found["gamma"].ravel()
    free = np.random.default_rng(seed).normal(size=u.size)
    udot = free - np.linalg.lstsq(A, A @ free + gamma, rcond=1e-9)[0] if len(A) else free
    return found, full, {name_of(s): udot[i] for i, s in enumerate(equations.speeds)}


def residual(blocks: Numbers, udot: np.ndarray, lam: np.ndarray, Q: np.ndarray) -> float:
    """The largest entry of M udot - F - Q - B lam, relative to the largest entry of its terms."""
    terms = [blocks["M"] @ udot, blocks["F"].ravel(), Q, blocks["B"] @ lam]
    return float(np.abs(terms[0] - terms[1] - terms[2] - terms[3]).max() / max(np.abs(t).max(initial=0) for t in terms))


SYSTEMS = ("two-pucks", "rolling-disc", "double-pendulum", "four-bar", "chaplygin-sleigh", "cartesian-pendulum")


@pytest.mark.parametrize("principle", [ap.Kane(), ap.Lagrange(), ap.Hamilton()], ids=str)
@pytest.mark.parametrize("system", [name for name in SYSTEMS if name in {c.name for c in ap.catalogue.SYSTEMS}])
def test_generalised_forces_and_reactions_solve_the_kkt_system(system: str, principle: ap.Principle) -> None:
    card = ap.catalogue.card_of(system)
    try:
        equations = card.model().derive(principle)
    except ap.NotApplicable as refusal:
        pytest.skip(str(refusal))
    blocks, state, udot = motion_of(equations, dict(card.start), seed=3)
    found = equations.inverse_dynamics(state, udot)
    Q, lam, rates = (np.array(list(part.values())) for part in (found.forces, found.multipliers, udot))
    assert residual(blocks, rates, lam, Q) < EXACT
    # of least norm in the metric: d = M^-1 Q does not move what the rows exclude
    d = np.linalg.lstsq(blocks["M"], Q, rcond=None)[0]
    assert np.abs(blocks["A"] @ d).max(initial=0.0) < 1e-11 * (1 + np.abs(d).max())


@pytest.mark.parametrize("system", ["two-pucks", "chaplygin-sleigh"])
def test_the_free_motion_needs_no_force_and_has_its_own_reactions(system: str) -> None:
    card = ap.catalogue.card_of(system)
    equations = card.model().derive(ap.Kane(reactions=True))
    state = equations.assemble(dict(card.start))
    free = equations.accelerations(state)
    found = equations.inverse_dynamics(state, {name_of(s): free[name_of(s)] for s in equations.speeds})
    assert max(abs(Q) for Q in found.forces.values()) < 1e-10
    for name, lam in found.multipliers.items():
        assert lam == pytest.approx(free[name], rel=1e-9, abs=1e-10)


def slider_crank(drives: Callable[[ap.Model, object, object], None]) -> ap.Model:
    """A particle on a rod of length one and a slider on a second rod: one loop, one freedom."""
    model = ap.Model("slider crank")
    x, y, s = model.coordinates("x y s")
    N = model.frame
    crank = model.particle("crank", mass=2.0, position=x * N.x + y * N.y)
    slider = model.particle("slider", mass=3.0, position=s * N.x)
    model.gravity(-9.81 * N.y)
    model.constrain("rod", x**2 + y**2 - 1)
    model.constrain("coupler", (s - x) ** 2 + y**2 - 4)
    drives(model, crank, slider)
    return model


def redundant(model: ap.Model, crank: object, slider: object) -> None:
    """Three forces for one freedom."""
    x, y, _ = model.snapshot().coordinates
    for name, on, direction in (
        ("f", slider, model.frame.x),
        ("g", crank, model.frame.x),
        ("h", crank, -y * model.frame.x + x * model.frame.y),
    ):
        model.force(on, model.input(name) * direction)


START = {"x": 0.6, "y": 0.8, "s": 0.6 + np.sqrt(4 - 0.64), "ydot": 0.3}


def test_redundant_inputs_on_a_loop_are_those_of_least_norm() -> None:
    equations = slider_crank(redundant).derive(ap.Kane(reactions=True))
    blocks, state, udot = motion_of_driven(equations)
    found = equations.inverse_dynamics(state, udot)
    tau, lam, rates = (np.array(list(part.values())) for part in (found.forces, found.multipliers, udot))
    x, y = state["x"], state["y"]
    G = np.array([[0, 1, -y], [0, 0, x], [1, 0, 0]])
    assert residual(blocks, rates, lam, G @ tau) < EXACT
    # one row of what the reactions do not take: tau is along it
    free = np.linalg.svd(blocks["A"])[2][-1]
    row = free @ G
    assert tau == pytest.approx(row * (free @ (blocks["M"] @ rates - blocks["F"].ravel())) / (row @ row), rel=1e-11)
    again = equations.accelerations(state, inputs=dict(found.forces))
    assert [again[name] for name in udot] == pytest.approx(list(rates), rel=1e-10)


def motion_of_driven(equations: ap.Equations) -> tuple[Numbers, dict[str, float], Numbers]:
    """As ``motion_of``, with a start completed without any input."""
    undriven = slider_crank(lambda *_: None).derive(ap.Kane(reactions=True))
    blocks, state, udot = motion_of(undriven, START, seed=8)
    return blocks, state, udot


def test_arrays_of_states_are_each_of_them() -> None:
    equations = slider_crank(redundant).derive(ap.Kane(reactions=True))
    run = equations.simulate(1.0, START, inputs={"f": 3.0, "g": 0.0, "h": 0.0}, samples=7, tolerance=1e-12)
    names = [name_of(s) for s in (*equations.coordinates, *equations.speeds)]
    rates = {name_of(s): run[f"{name_of(s)}'"] for s in equations.speeds}
    found = equations.inverse_dynamics({n: run[n] for n in names}, rates, inputs={"g": 0.0, "h": 0.0}, time=run.time)
    assert found["f"] == pytest.approx(np.full(7, 3.0), rel=1e-8)
    one = equations.inverse_dynamics(
        {n: run[n][4] for n in names}, {n: rate[4] for n, rate in rates.items()}, inputs={"g": 0.0, "h": 0.0}
    )
    assert one["f"] == pytest.approx(found["f"][4], rel=1e-13)


def test_what_no_input_produces_is_refused_by_name() -> None:
    model = ap.Model("two carts")
    x, y = model.coordinates("x y")
    model.force(model.particle("a", mass=1, position=x * model.frame.x), model.input("f") * model.frame.x)
    model.particle("b", mass=1, position=y * model.frame.y)
    equations = model.derive(ap.Kane())
    state = {"x": 0, "y": 0, "xdot": 0, "ydot": 0}
    assert equations.inverse_dynamics(state, {"xdot": 2, "ydot": 0})["f"] == pytest.approx(2.0)
    with pytest.raises(ap.NotApplicable, match="a force on 'ydot' is missing"):
        equations.inverse_dynamics(state, {"xdot": 2, "ydot": 1})
    with pytest.raises(ap.ModelError, match="the speed rates lack 'ydot'"):
        equations.inverse_dynamics(state, {"xdot": 2})


def test_motions_that_leave_the_constraints_are_refused_by_name() -> None:
    equations = slider_crank(lambda *_: None).derive(ap.Kane(reactions=True))
    _, state, udot = motion_of(equations, START, seed=8)
    with pytest.raises(ap.InconsistentState, match=r"do not satisfy the constraint '(rod|coupler)'"):
        equations.inverse_dynamics(state, udot | {"xdot": udot["xdot"] + 1})
    with pytest.raises(ap.InconsistentState, match=r"equations\.assemble"):
        equations.inverse_dynamics(state | {"x": state["x"] + 0.1}, udot)


def test_phases_and_inputs_that_are_no_forces_are_refused_by_name() -> None:
    card = ap.catalogue.card_of("stick-slip-oscillator")
    with pytest.raises(ap.NotApplicable, match="have phases"):
        card.model().derive(ap.Kane()).inverse_dynamics(dict(card.start), {})
    model = ap.Model("cart")
    x = model.coordinates("x")
    model.force(model.particle("a", mass=1, position=x * model.frame.x), model.input("f") ** 2 * model.frame.x)
    with pytest.raises(ap.NotApplicable, match="the input 'f' of 'cart' is not a force"):
        model.derive(ap.Kane()).inverse_dynamics({"x": 0, "xdot": 0}, {"xdot": 1})
