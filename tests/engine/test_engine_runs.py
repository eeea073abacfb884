"""The page computes what native code computes: modules of the catalogue, run in Node, against runs of Python."""

import warnings

import numpy as np
import pytest
import sympy as sm

import appell as ap
from appell.compile.wasm import wasm_module
from appell.equations.forms import state_graph_of
from appell.simulate.mode_tables import mode_functions
from appell.simulate.page_inputs import module_inputs
from tests.engine.native import AGREE, Scatter, apart, request, rounding
from tests.engine.node import needs_node, run_in_node
from tests.support import CARDS, PRINCIPLES, admitted
from tests.with_modes import MOTIONS

pytestmark = [needs_node, pytest.mark.filterwarnings("ignore::appell.errors.AppellWarning")]

DAILY = ("two-pucks", "rattleback", "chaplygin-sleigh", "marle-servo", "tiring-tip", "four-bar")
"""A nonlinear row, a contact, a knife, actuators, an integral, a loop."""
TOLERANCE = 1e-8


def equations_of(system: str):
    return CARDS[system].build().derive(PRINCIPLES[next(p for p in PRINCIPLES if admitted(system, p))])


def compared(equations, card, **more):
    """The native run and what the page makes of the same request."""
    module = wasm_module(equations, modes=mode_functions(equations))
    if module.refusal:
        pytest.skip(module.refusal)
    run = equations.simulate(card.duration, dict(card.start), tolerance=TOLERANCE, **more)
    (found,) = run_in_node(module, request(card.start, card.duration, TOLERANCE, **more))
    assert found["status"] == "ok", found["message"]
    return run, found


def allowed(difference, equations, run, card):
    """What the page may be apart from the native run: AGREE, or twice what rounding alone does to native runs."""
    if difference <= AGREE:
        return Scatter(AGREE, 0, 1e-11)
    rounded = rounding(equations, run, dict(card.start), duration=card.duration, tolerance=TOLERANCE)
    return Scatter(2 * rounded.samples, 2 * rounded.steps, 2 * rounded.energy + 1e-11)


@pytest.mark.slow_but_every(4)
@pytest.mark.parametrize("system", [pytest.param(s, marks=() if s in DAILY else pytest.mark.slow) for s in CARDS])
def test_the_page_computes_the_native_motion(system):
    card, equations = CARDS[system], equations_of(system)
    run, found = compared(equations, card)
    np.testing.assert_array_equal(found["time"], run.time)
    audit, difference = found["audit"], apart(run, found)
    most = allowed(difference, equations, run, card)
    assert difference <= most.samples
    assert abs(audit["steps"] - run.audit.steps) <= most.steps
    assert audit["constraint_error"] <= 4 * run.audit.constraint_error + 1e-13
    assert audit["energy_error"] == pytest.approx(run.audit.energy_error, rel=1e-2, abs=most.energy)
    assert (audit["smallest_rank"], audit["rows"]) == (run.audit.smallest_rank, run.audit.rows)
    assert set(audit["residuals"]) == set(run.audit.residuals)


def test_another_parameter_in_the_page_is_another_motion():
    card = CARDS["two-pucks"]
    equations = equations_of("two-pucks")
    run = equations.simulate(card.duration, dict(card.start), tolerance=TOLERANCE)
    values = [p.default for p in equations.mechanism.parameters]
    values[0] *= 1 + 1e-6
    other = request(card.start, card.duration, TOLERANCE, parameters=values)
    (same, changed) = run_in_node(wasm_module(equations), request(card.start, card.duration, TOLERANCE), other)
    assert apart(run, same) < AGREE < 1e-9 < apart(run, changed)
    again = equations.simulate(
        card.duration,
        dict(card.start),
        tolerance=TOLERANCE,
        parameters={equations.mechanism.parameters[0].name: values[0]},
    )
    assert apart(again, changed) < AGREE


@pytest.mark.slow_but_every(12)
@pytest.mark.parametrize("principle", [p for p in PRINCIPLES if admitted("nonholonomic-particle", p)])
def test_every_principle_runs_its_own_program_in_the_page(principle):
    card = CARDS["nonholonomic-particle"]
    equations = card.build().derive(PRINCIPLES[principle])
    run, found = compared(equations, card)
    assert apart(run, found) < AGREE
    np.testing.assert_allclose(
        found["multipliers"][:, : len(state_graph_of(equations).rows)],
        run.results.values("multiplier"),
        rtol=1e-9,
        atol=1e-9,
    )


def test_rows_nonlinear_in_acceleration_run_in_the_page():
    card = CARDS["jankowski-particle"]
    run, found = compared(card.build().derive(ap.Gauss()), card)
    assert apart(run, found) < AGREE


@pytest.mark.slow
def test_equations_of_higher_order_run_in_the_page():
    """x'' = y' by Hamilton and Lusternik, in jets: x = 2 cosh t, y = 2 sinh t."""
    model = ap.Model("a particle under a row of higher order")
    x, y = model.coordinates("x y")
    model.particle("P", mass=1, position=x * model.frame.x + y * model.frame.y)
    model.constrain("row", x.diff(model.time, 2) - y.diff(model.time))
    equations = model.derive(ap.HamiltonLusternik(mu={"row": (2.0, 0.0)}))
    (found,) = run_in_node(wasm_module(equations), request({"x": 2, "y": 0, "xdot": 0, "ydot": 2}, 2.0, 1e-12))
    exact = 2 * np.stack([np.cosh(found["time"]), np.sinh(found["time"])], axis=1)
    np.testing.assert_allclose(found["coordinates"], exact, atol=1e-8)
    np.testing.assert_allclose(found["speeds"], exact[:, ::-1], atol=1e-8)
    assert found["audit"]["effective_energy_error"] < 1e-9


def test_what_switches_with_time_is_not_stepped_over():
    """A push of 10 N during a hundredth of a second, which a step from rest would pass: v = 0.1 m/s behind it."""
    model = ap.Model("a tap")
    x = model.coordinates("x")
    begin = model.parameters("begin", 3.7)
    P = model.particle("P", mass=1, position=x * model.frame.x)
    t = model.time
    push = sm.Piecewise((10, (t > begin) & (t < begin + sm.Rational(1, 100))), (0, True))
    model.force(P, push * model.frame.x)
    equations = model.derive(ap.Kane())
    early, late = run_in_node(
        wasm_module(equations), request({"x": 0}, 10.0), request({"x": 0}, 10.0, parameters=[8.1])
    )
    assert early["speeds"][-1, 0] == pytest.approx(0.1, abs=1e-9)
    assert late["coordinates"][-1, 0] == pytest.approx(0.1 * (10 - 8.105), abs=1e-9)
    run = equations.simulate(10.0, {"x": 0}, tolerance=TOLERANCE)
    assert apart(run, early) < AGREE


@pytest.mark.slow
def test_radau_runs_in_the_page():
    card, equations = CARDS["cartesian-pendulum"], equations_of("cartesian-pendulum")
    run, found = compared(equations, card, integrator="radau")
    assert found["audit"]["steps"] == run.audit.steps
    assert apart(run, found) < 1e-9


@pytest.mark.slow
def test_outputs_of_the_page_are_those_of_the_run():
    card, equations = CARDS["rattleback"], equations_of("rattleback")
    module = wasm_module(equations)
    run = equations.simulate(1.0, dict(card.start), tolerance=1e-10, samples=11)
    (found,) = run_in_node(module, request(card.start, 1.0, 1e-10, samples=11))
    columns = {tuple(entry[:-2]): slice(*entry[-2:]) for entry in module.interface["layout"]}
    y = found["outputs"]["outputs"]
    np.testing.assert_allclose(y[:, columns["kinetic energy",]][:, 0], run["kinetic energy"], rtol=1e-11)
    np.testing.assert_allclose(y[:, columns["position", "stone"]], run.position("stone"), rtol=0, atol=1e-12)
    force = run.reactions["rolls"]["stone"].force
    key = next(k for k in columns if k[0] == "force" and k[1:] == ("rolls", "stone"))
    np.testing.assert_allclose(y[:, columns[key]], force, rtol=0, atol=1e-9 * np.abs(force).max())


@pytest.mark.slow_but_every(7)
@pytest.mark.parametrize(
    ("system", "known"),
    [
        ("rattleback", ("x_stone", "y_stone", "wz_stone")),
        ("four-bar", ()),
        ("bicycle", ("u4",)),
        ("two-pucks", ("u1", "u2")),
        ("guided-particle", ()),
        ("n-four-bar", ("theta0", "omega0")),
        ("andrews-squeezer", ("theta",)),
    ],
)
def test_a_start_is_completed_as_natively(system, known):
    card, equations = CARDS[system], equations_of(system)
    names = [n for n in card.start if n in known] or list(card.start)[:1]
    state = {name: card.start[name] for name in names}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ap.AppellWarning)
        run = equations.simulate(1e-6, state, samples=2, tolerance=1e-6)
    (found,) = run_in_node(wasm_module(equations), request(state, 1e-6, 1e-6, samples=2))
    assert found["status"] == "ok", found["message"]
    for name in ("coordinate", "speed"):
        values = run.results.values(name)[0]
        theirs = np.array([found["start"][label] for label in run.results.labels(name)])
        np.testing.assert_allclose(theirs, values, rtol=1e-12, atol=1e-12)


@pytest.mark.slow
def test_the_rate_of_a_coordinate_may_be_given_as_natively():
    """Of a ball that rolls: the speeds are those of its axes, and its place moves by x'."""
    equations = equations_of("chaplygin-ball")
    name = f"{equations.coordinates[0].func.__name__}'"
    state = {name: 0.25}
    run = equations.simulate(1e-6, state, samples=2, tolerance=1e-6)
    (found,) = run_in_node(wasm_module(equations), request(state, 1e-6, 1e-6, samples=2))
    theirs = [found["start"][label] for label in run.results.labels("speed")]
    np.testing.assert_allclose(theirs, run.results.values("speed")[0], rtol=1e-12, atol=1e-12)
    assert np.abs(theirs).max() > 0.1


def test_a_start_that_contradicts_a_constraint_is_refused_in_the_words_of_python():
    card, equations = CARDS["two-pucks"], equations_of("two-pucks")
    state = dict(card.start) | {"u1": 1.0, "u2": 1.0, "u3": 1.0, "u4": 1.0}
    with pytest.raises(ap.InconsistentState) as refused:
        equations.simulate(1.0, state)
    (found,) = run_in_node(wasm_module(equations), request(state, 1.0))
    assert found["status"] == "inconsistent"
    assert str(refused.value).startswith(found["message"].removesuffix("."))


def test_a_slider_moves_the_rest_of_the_start_as_little_as_possible():
    """Masses are weights: of v1 . v2 = 0 the nearest velocities that keep u1, found by scipy."""
    from scipy.optimize import minimize

    equations = equations_of("two-pucks")
    shown = {"u1": 0.3, "u2": 0.4, "u3": 0.4, "u4": -0.3}
    (found,) = run_in_node(wasm_module(equations), request({"u1": 0.5}, 0.1, near=shown))
    masses = {p.name: p.default for p in equations.mechanism.parameters}
    m1, m2 = masses["m1"], masses["m2"]

    def size(v):
        return m1 * (v[0] - 0.4) ** 2 + m2 * (v[1] - 0.4) ** 2 + m2 * (v[2] + 0.3) ** 2

    rule = {"type": "eq", "fun": lambda v: 0.5 * v[1] + v[0] * v[2]}
    best = minimize(size, [0.4, 0.4, -0.3], constraints=[rule], method="SLSQP", options={"ftol": 1e-15}).x
    start = found["start"]
    assert start["u1"] == 0.5
    np.testing.assert_allclose([start["u2"], start["u3"], start["u4"]], best, atol=1e-6)


def test_a_run_that_cannot_go_on_says_why_and_keeps_what_it_has():
    model = ap.Model("blow up")
    x = model.coordinates("x")
    P = model.particle("P", mass=1, position=x * model.frame.x)
    model.force(P, 2 * x**3 * model.frame.x)
    equations = model.derive(ap.Kane())
    module = wasm_module(equations)
    start = {"x": 1.0, "x'": 1.0}
    (found,) = run_in_node(module, request(start, 2.0))
    with pytest.raises(ap.SimulationError) as error:
        equations.simulate(2.0, start, tolerance=1e-8)
    assert found["status"] in ("step_too_small", "nonfinite", "no_progress")
    assert found["message"].split(", at t")[0] in str(error.value)
    assert 0 < len(found["time"]) < 501
    (few,) = run_in_node(module, request(start, 0.5, maxSteps=3))
    assert few["status"] == "too_many_steps"


def test_parameters_that_no_body_has_are_refused_as_natively():
    card, equations = CARDS["rattleback"], equations_of("rattleback")
    names = [p.name for p in equations.mechanism.parameters]

    def with_value(name, value):
        return [value if n == name else p.default for n, p in zip(names, equations.mechanism.parameters, strict=True)]

    cases = [("m", -1.0), ("A", -1e-3), ("C", 1.0)]
    requests = [request(card.start, 0.1, parameters=with_value(*case)) for case in cases]
    for (name, value), found in zip(cases, run_in_node(wasm_module(equations), *requests), strict=True):
        with pytest.raises(ap.ModelError) as refused:
            equations.simulate(0.1, dict(card.start), parameters={name: value})
        assert found["status"] == "inconsistent"
        native, page = str(refused.value), found["message"]
        assert page.split(" is ")[0].split(",")[0] == native.split(" is ")[0].split(",")[0]
        assert page.split(": ")[-1] == native.split(": ")[-1]


def test_what_makes_no_sense_is_refused():
    equations = equations_of("two-pucks")
    card = CARDS["two-pucks"]
    good = request(card.start, 1.0)
    bad = [
        good | {"duration": -1.0},
        good | {"tolerance": 0.0},
        good | {"parameters": [None] * len(equations.mechanism.parameters)},
        good | {"start": {"nobody": 1.0}},
        good | {"samples": 10**12},
    ]
    words = ["positive", "positive", "no finite value", "'nobody'", "could not compute"]
    for found, word in zip(run_in_node(wasm_module(equations), *bad), words, strict=True):
        assert found["status"] in ("inconsistent", "fault")
        assert word in found["message"]
        assert len(found["time"]) == 0


@pytest.mark.slow
def test_events_are_found_and_end_the_run_as_natively():
    card, equations = CARDS["cartesian-pendulum"], equations_of("cartesian-pendulum")
    x, y = equations.coordinates
    watched = ap.Event(x, "below"), ap.Event(x.diff() - 1, "fast", "rising")
    stop = ap.Event(y + sm.Rational(1, 2), "high", terminal=True)
    for events in (watched, (*watched, stop)):
        run = equations.simulate(card.duration, dict(card.start), tolerance=TOLERANCE, events=list(events))
        module = wasm_module(equations, events=run.settings["events"])
        (found,) = run_in_node(module, request(card.start, card.duration, TOLERANCE))
        assert [e["name"] for e in found["events"]] == [e.name for e in run.events]
        np.testing.assert_allclose([e["time"] for e in found["events"]], [e.time for e in run.events], rtol=1e-10)
        assert len(found["events"]) > 1 or stop in events
        assert apart(run, found) < AGREE


def pushed():
    """A cart with a spring, a push, and a place that is moved to and fro."""
    model = ap.Model("pushed")
    x, y = model.coordinates("x y")
    push, way = model.input("push"), model.input("way")
    k, f = model.parameters("k f", [3.0, 2.0])
    P = model.particle("P", mass=1, position=x * model.frame.x + y * model.frame.y)
    model.force(P, (push - k * x) * model.frame.x)
    model.constrain("moved", y - way * f)
    return model


GIVEN = {
    "expressions of time": lambda x, t: {"push": sm.cos(5 * t), "way": sm.sin(t) ** 2},
    "a law of the state": lambda x, t: {"push": -x - x.diff(t), "way": sm.sin(t)},
    "a table with a step": lambda x, t: {"push": ([0, 1, 1, 5], [0.0, 2.0, -1.0, 1.0]), "way": sm.sin(t)},
    "a switch and a spline": lambda x, t: {
        "push": sm.Piecewise((2, t > 2), (0, True)),
        "way": ap.Table([0, 1, 3, 5], [0, 1, 0.5, 2], interpolation="cubic"),
    },
}


@pytest.mark.slow_but_every(4)
@pytest.mark.parametrize("kind", GIVEN)
def test_inputs_are_followed_in_the_page(kind):
    model = pushed()
    equations = model.derive(ap.Kane())
    inputs = GIVEN[kind](equations.coordinates[0], model.time)
    run = equations.simulate(5.0, {"x": 0.2}, tolerance=TOLERANCE, inputs=inputs)
    module = wasm_module(equations, inputs=module_inputs(equations, inputs, (0.0, 5.0)))
    (found,) = run_in_node(module, request({"x": 0.2}, 5.0))
    assert apart(run, found) < AGREE
    assert found["audit"]["steps"] == run.audit.steps


@pytest.mark.slow
def test_radau_follows_a_law_of_the_state_in_the_page():
    model = pushed()
    equations = model.derive(ap.Kane())
    x = equations.coordinates[0]
    inputs = {"push": -200 * x - 1000 * x.diff(model.time), "way": sm.sin(model.time)}
    run = equations.simulate(5.0, {"x": 0.2}, tolerance=1e-8, inputs=inputs, integrator="radau")
    module = wasm_module(equations, inputs=module_inputs(equations, inputs, (0.0, 5.0)))
    (found,) = run_in_node(module, request({"x": 0.2}, 5.0, integrator="radau"))
    assert found["audit"]["steps"] == run.audit.steps
    assert apart(run, found) < 1e-9


@pytest.mark.slow_but_every(20)
@pytest.mark.parametrize("name", MOTIONS)
def test_a_motion_goes_from_mode_to_mode_in_the_page(name):
    motion = MOTIONS[name]()
    # rounding decides about steps where a slip in two directions comes to rest: their errors must be small there
    tolerance = 1e-12 if name == "puck on a table" else TOLERANCE
    asked = {"tolerance": tolerance, "samples": 101, "inputs": motion.inputs or None}
    run = motion.equations.simulate(motion.duration, motion.start, events=list(motion.events), **asked)
    modes = mode_functions(motion.equations, run.settings["events"])
    inputs = module_inputs(modes.held, motion.inputs, (0.0, motion.duration)) if motion.inputs else None
    module = wasm_module(motion.equations, inputs=inputs, events=run.settings["events"], modes=modes)
    other = [None if p.default is None else 1.01 * p.default for p in motion.equations.mechanism.parameters]
    asked = request(motion.start, motion.duration, tolerance, samples=101)
    found, _, again = run_in_node(module, asked, {**asked, "parameters": other}, asked)
    assert found["status"] == "ok", found["message"]
    assert apart(run, found) < AGREE
    assert [e["name"] for e in found["events"]] == [e.name for e in run.events]
    np.testing.assert_allclose([e["time"] for e in found["events"]], [e.time for e in run.events], rtol=1e-9)
    assert found["audit"]["energy_error"] == pytest.approx(run.audit.energy_error, rel=1e-2, abs=1e-11)
    np.testing.assert_array_equal(again["coordinates"], found["coordinates"])  # nothing is left of the run between


def test_a_ball_thrown_at_the_floor_strikes_at_once_in_the_page_and_one_below_it_is_refused():
    equations = equations_of("bouncing-ball")
    thrown = {"x": 0.0, "z": 0.0, "vx": 0.0, "vz": -1.0}
    run = equations.simulate(0.1, thrown, tolerance=TOLERANCE, samples=11)
    module = wasm_module(equations, modes=mode_functions(equations))
    found, below = run_in_node(module, request(thrown, 0.1, samples=11), request(thrown | {"z": -0.1}, 0.1))
    assert apart(run, found) < AGREE
    assert (below["status"], below["message"]) == ("inconsistent", "the start violates the relation 'floor'.")
