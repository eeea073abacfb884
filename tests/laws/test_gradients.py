"""Derivatives of runs against extrapolated differences of runs, over the catalogue; and what fails without each term.

Differences are of order six and four of runs from starts that are assembled anew, at the step at which both orders
agree best; where they do not agree to the tolerance of the law the step says nothing, and the test fails.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import appell as ap
from appell.errors import NotApplicable
from appell.gradients import course, motion
from appell.gradients.sensitivities import EventDerivative, Sensitivities
from appell.gradients.tangent import Tangent
from appell.model import name_of
from appell.model.mechanism import has_modes
from appell.simulate.assembly import assemble
from appell.simulate.start import known_state, parameter_values
from tests.support import CARDS, equations_of
from tests.tolerances import ADJOINT, CLOSED_FORM, CONSTRAINT, GRADIENT, RUN

COMPARED = ("coordinate", "speed", "multiplier", "reaction force", "kinetic energy")
DAILY = ("chaplygin-sleigh", "cartesian-pendulum", "two-pucks")
WITH_MODES = ("bouncing-ball", "ladder-against-wall", "stick-slip-oscillator")
"""Their derivatives are compared in test_gradients_of_modes.py."""
STEPS = (1e-2, 2e-3, 4e-4, 8e-5)
DURATION = 0.5


def derived(system: str) -> ap.Equations:
    """The equations by the first principle that takes the system."""
    for principle in ("Kane, reactions in evidence", "Lagrange", "Gauss"):
        try:
            return equations_of(system, principle)
        except ap.AppellError:
            continue
    raise AssertionError(system)


def moved(equations: ap.Equations, run: ap.Run, name: str, by: float) -> dict[str, np.ndarray]:
    """The end of the run with one parameter or given value changed, its start the nearest that is consistent."""
    parameters, state = dict(run.parameters), dict(run.settings["state"])
    (parameters if name in parameters else state)[name] += by
    p = parameter_values(equations, parameters)
    names = [name_of(s) for s in (*equations.coordinates, *equations.speeds)]
    q, u = assembled(equations, run, state, p)
    start = dict(zip(names, [*q, *u], strict=True))
    other = equations.simulate(float(run.time[-1]), start, parameters=parameters, tolerance=RUN, samples=2)
    return {array: other.results.values(array)[-1] for array in COMPARED if other.results.has(array)}


def assembled(equations: ap.Equations, run: ap.Run, state: dict[str, float], p: np.ndarray) -> tuple[np.ndarray, ...]:
    """The start of a state; of one given in full that no longer fits the nearest to the start, level by level."""
    coordinates = [name_of(q) for q in equations.coordinates]
    full = {name_of(s): float(run[s][0]) for s in (*equations.coordinates, *equations.speeds)}
    try:
        return assemble(equations, known_state(equations, state), p, 0.0)
    except ap.InconsistentState:
        q, u = assemble(equations, known_state(equations, full), p, 0.0, nearest=True)
    rest = {name: value for name, value in state.items() if name not in coordinates}
    try:
        return assemble(equations, known_state(equations, dict(zip(coordinates, q, strict=True)) | rest), p, 0.0)
    except ap.InconsistentState:
        return q, u


def differences(value: Callable[[float], dict[str, np.ndarray]], size: float) -> tuple[dict[str, np.ndarray], float]:
    """Derivatives of order six, and how far those of order four are from them, at the best step."""
    best: tuple[dict[str, np.ndarray], float] = {}, np.inf
    for step in STEPS:
        h = step * size
        try:
            pairs = [(value(k * h), value(-k * h)) for k in (1, 2, 3)]
        except ap.ModelError:  # no body has such an inertia
            continue
        found, off = {}, 0.0
        for name in pairs[0][0]:
            D = [(a[name] - b[name]) / (2 * k * h) for k, (a, b) in enumerate(pairs, 1)]
            found[name], fourth = 1.5 * D[0] - 0.6 * D[1] + 0.1 * D[2], (4 * D[0] - D[1]) / 3
            off = max(off, error(fourth, found[name], pairs[0][0][name], size))
        if off < best[1]:
            best = found, off
    return best


def error(derivative: np.ndarray, expected: np.ndarray, value: np.ndarray, size: float) -> float:
    """The largest difference, against the largest derivative or the largest value over the size of the scalar."""
    scale = max(np.abs(expected).max(initial=0.0), np.abs(value).max(initial=0.0) / size, 1e-12)
    return float(np.abs(derivative - expected).max(initial=0.0) / scale)


def errors_of(system: str, count: int | None) -> dict[str, float]:
    """How far derivatives by the first parameters are from differences, by the name of the parameter."""
    equations = derived(system)
    card = CARDS[system]
    run = equations.simulate(min(DURATION, card.duration), card.start, tolerance=RUN, samples=2)
    names = [name for name, value in run.parameters.items() if value][:count]
    found = {}
    s = run.sensitivities(by=names)
    for j, name in enumerate(names):
        size = abs(run.parameters[name])
        expected, off = differences(lambda by, name=name: moved(equations, run, name, by), size)
        assert off < GRADIENT, (name, "the differences do not agree", off)
        value = moved(equations, run, name, 0.0)
        found[name] = max(
            error(s.arrays[a].values[-1][..., j], expected[a], value[a], size) for a in expected if a in s.arrays
        )
    return found


@pytest.mark.parametrize("system", DAILY)
def test_derivatives_are_those_of_differences(system: str) -> None:
    found = errors_of(system, 3)
    assert max(found.values()) < GRADIENT, found


@pytest.mark.slow
@pytest.mark.parametrize("system", [name for name in CARDS if name not in DAILY])
def test_derivatives_are_those_of_differences_over_the_catalogue(system: str) -> None:
    if has_modes(derived(system).mechanism):
        assert system in WITH_MODES
        return
    try:
        found = errors_of(system, 4)
    except NotApplicable as reason:
        assert "higher order" in str(reason)  # noqa: PT017  the one refusal there is
        return
    assert max(found.values(), default=0.0) < GRADIENT, found


def errors_of_the_start(system: str) -> dict[str, float]:
    """How far derivatives of an assembled start by parameters are from differences of `assemble`."""
    equations, card = derived(system), CARDS[system]
    run = equations.simulate(0.01, card.start, tolerance=RUN, samples=2)
    names = [name for name, value in run.parameters.items() if value]
    leg = run.sensitivities(by=names).motion.legs[0]
    size_of_state = len(equations.coordinates) + len(equations.speeds)
    found = {}
    for j, name in enumerate(names):
        size = abs(run.parameters[name])

        def start(by: float, name: str = name) -> dict[str, np.ndarray]:
            p = parameter_values(equations, {**run.parameters, name: run.parameters[name] + by})
            return {"start": np.concatenate(assembled(equations, run, dict(run.settings["state"]), p))}

        expected, off = differences(start, size)
        assert off < GRADIENT, (name, "the differences do not agree", off)
        state = start(0.0)["start"]
        found[name] = error(leg.columns[0, :size_of_state, j], expected["start"], state, size)
    return found


@pytest.mark.slow_but_every(12)
@pytest.mark.parametrize("system", [name for name in CARDS if name not in WITH_MODES])
def test_derivatives_of_the_assembled_start_are_those_of_differences_of_assemble(system: str) -> None:
    if not derived(system).mechanism.parameters:
        return
    try:
        found = errors_of_the_start(system)
    except NotApplicable as reason:
        assert "higher order" in str(reason)  # noqa: PT017
        return
    assert max(found.values(), default=0.0) < GRADIENT, found


def filled_in() -> tuple[np.ndarray, np.ndarray]:
    """Derivatives of what the assembly fills in, y = -sqrt(L^2 - x^2) and vy = -x vx / y, and their closed forms."""
    equations = derived("cartesian-pendulum")
    run = equations.simulate(0.1, {"x": 0.6, "vx": 0.5}, tolerance=RUN, samples=2)
    s = run.sensitivities(by=["L", "x", "vx", "m"])
    x, y, vx = (run[name][0] for name in ("x", "y", "vx"))
    by_y = np.array([1 / y, -x / y, 0.0, 0.0])  # L = 1
    by_vy = np.array([0.0, -vx / y, -x / y, 0.0]) + x * vx / y**2 * by_y
    return np.array([s["y"][0], s["vy"][0]]), np.array([by_y, by_vy])


def test_what_the_assembly_fills_in_moves_as_its_closed_form_says() -> None:
    found, closed_form = filled_in()
    np.testing.assert_allclose(found, closed_form, rtol=CLOSED_FORM, atol=CLOSED_FORM)


def test_without_the_derivative_of_the_assembled_start_that_law_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    """A start brought onto the differentiated rows is not enough: what was given must stay."""
    monkeypatch.setattr(motion, "start_columns", lambda e, base, state, x, *_: np.zeros((x.size, 4)))
    found, closed_form = filled_in()
    assert np.abs(found - closed_form).max() > 0.1


def off_the_rows() -> float:
    """What derivatives along a run with a loose tolerance leave of the differentiated constraint."""
    run = derived("cartesian-pendulum").simulate(3.0, CARDS["cartesian-pendulum"].start, tolerance=1e-6)
    s = run.sensitivities(by=["L", "g"])
    return max(float(np.abs(s.of(f"{level} residual")).max()) for level in ("position", "velocity"))


def test_derivatives_satisfy_the_differentiated_constraints_to_rounding() -> None:
    assert off_the_rows() < 100 * CONSTRAINT


def test_without_the_projection_of_columns_that_law_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Tangent, "projected", lambda self, t, x, p, S: (S, 0.0))
    assert off_the_rows() > 1e5 * CONSTRAINT


# ---- reactions, and the instants of events ---------------------------------------------------------------------------


def pulls() -> tuple[np.ndarray, np.ndarray]:
    """d(rod's pull)/d(m, g, L, x_0) where a pendulum let go at (x_0, y) crosses the line y = -2 x; and exactly.

    With s_0 = x_0 / L and c_0 the sine and cosine of the angle at the start, and c_1 = 2 / sqrt(5) the cosine on the
    line, N = m g (3 c_1 - 2 c_0): the instant drops out, but only where it moves with the parameters. The start is
    given in full: it stays on its ray where L grows, and moves by the tangential part of a change of x_0.
    """
    equations = derived("cartesian-pendulum")
    x, y = equations.coordinates
    line = {"the line": y + 2 * x}
    run = equations.simulate(1.0, {"x": 0.8, "y": -0.6, "vx": 0.0}, events=line, tolerance=RUN)
    assert run.events
    by = ["m", "g", "L", "x"]
    along = run.gradient("force of rod on bob", by, at="the line").to_numpy()
    there = run.events[0].state
    direction = np.array([-there["x"], -there["y"], 0.0]) / np.hypot(there["x"], there["y"])
    m, g, s0, c0, c1 = 1.0, 9.81, 0.8, 0.6, 2 / np.sqrt(5)
    pull = 3 * c1 - 2 * c0
    return direction @ along, np.array([g * pull, m * pull, 0.0, 2 * m * g * s0 * c0])


def test_a_reaction_at_an_event_depends_on_parameters_as_its_closed_form_says() -> None:
    found, expected = pulls()
    np.testing.assert_allclose(found, expected, rtol=CLOSED_FORM, atol=CLOSED_FORM)


def test_without_the_derivative_of_the_instant_of_the_event_that_law_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    def stays(s: Sensitivities) -> tuple[EventDerivative, ...]:
        return tuple(EventDerivative(e.name, e.time, dict.fromkeys(s.by, 0.0)) for e in s.run.events)

    monkeypatch.setattr(Sensitivities, "events", property(stays))
    found, expected = pulls()
    assert np.abs(found - expected).max() > 1e-2 * np.abs(expected).max()


# ---- the audit -------------------------------------------------------------------------------------------------------


def error_and_audit() -> tuple[float, float]:
    """The error of derivatives along a run with a loose tolerance, against those with a tight one; and as audited."""
    equations, by = derived("rattleback"), ["m", "a", "c"]

    def carried(tolerance: float) -> Sensitivities:
        return equations.simulate(1.0, CARDS["rattleback"].start, tolerance=tolerance, samples=5).sensitivities(by)

    loose, tight = carried(1e-8), carried(RUN)
    found, expected = (np.concatenate([s.of("coordinate"), s.of("speed")], axis=1) for s in (loose, tight))
    error = np.abs(found - expected) / np.abs(expected).max(axis=(0, 1))
    return float(error.max()), loose.audit.column_error


def test_the_audit_says_how_good_derivatives_are() -> None:
    error, audited = error_and_audit()
    assert error / 20 < audited < 20 * error


def test_columns_that_miss_a_term_have_another_error_in_the_audit(monkeypatch: pytest.MonkeyPatch) -> None:
    _, audited = error_and_audit()
    carried = course.carried

    def off(*arguments: Any, **options: Any) -> course.Leg:
        """What a stepper with too large steps would leave."""
        leg = carried(*arguments, **options)
        return replace(leg, columns=leg.columns * (1 + 1e3 * arguments[2].tolerance))

    monkeypatch.setattr(motion, "carried", off)
    assert error_and_audit()[1] > 10 * audited


# ---- the adjoint -----------------------------------------------------------------------------------------------------


def apart(system: str) -> float:
    """How far the adjoint gradient of the last coordinate is from the forward one, of its largest entry."""
    equations, card = derived(system), CARDS[system]
    run = equations.simulate(min(DURATION, card.duration), card.start, tolerance=RUN, samples=2)
    names = [name for name, value in run.parameters.items() if value]
    of = run.description.coordinates[-1]
    forward = run.gradient(of, names)
    adjoint = run.gradient(of, names, method="adjoint")
    if len(run.modes) < 2:  # without changes of mode: 10 states at once and the first
        assert adjoint.attrs["memory"] <= 8 * 11 * run.equations.system.sizes.states
    sizes = np.abs([run.parameters[name] for name in names])
    scale = max(float(np.abs(forward * sizes).max()), float(np.abs(run[of]).max()), 1e-3)
    return float(np.abs((forward - adjoint) * sizes).max() / scale)


@pytest.mark.parametrize("system", DAILY)
def test_the_adjoint_gives_the_gradient_that_columns_give(system: str) -> None:
    assert apart(system) < ADJOINT


@pytest.mark.slow
@pytest.mark.parametrize("system", [name for name in CARDS if name not in DAILY])
def test_the_adjoint_gives_the_gradient_that_columns_give_over_the_catalogue(system: str) -> None:
    if not derived(system).mechanism.parameters:
        return
    try:
        assert apart(system) < ADJOINT
    except NotApplicable as reason:
        assert any(words in str(reason) for words in ("higher order", "there is no derivative", "use method='forward'"))  # noqa: PT017
