"""Derivatives through impacts, friction and resets against closed forms; and what fails without the saltation term."""

from __future__ import annotations

import numpy as np
import pytest
import sympy as sm

import appell as ap
from appell.gradients import crossing
from appell.gradients.crossing import Crossing
from tests.laws.test_gradients import WITH_MODES
from tests.support import CARDS
from tests.tolerances import ADJOINT, CLOSED_FORM, GRADIENT, RUN

EXACT = 1e-12
BOUNCES = 20


def bouncing() -> tuple[ap.Run, np.ndarray]:
    """A ball of restitution 0.9 over twenty bounces, and d t_n / d(e, g) of t_n = t_1 (1 + 2 e + ... + 2 e^n)."""
    e, g = 0.9, 9.81
    first, k = np.sqrt(2 / g), np.arange(BOUNCES)
    times = first * (1 + 2 * np.cumsum(np.where(k, e**k, 0.0)))
    by_e = 2 * first * np.cumsum(np.where(k, k * e ** (k - 1.0), 0.0))
    duration = times[-1] + 0.4 * first * e**BOUNCES
    run = (
        ap.catalogue.bouncing_ball()
        .derive(ap.Kane())
        .simulate(duration, {"x": 0.0, "z": 1.0, "vx": 0.5, "vz": 0.0}, parameters={"e": e}, tolerance=RUN)
    )
    return run, np.stack([by_e, -times / (2 * g)], axis=1)


def errors_of_bounces() -> float:
    """The largest error of the instants of bounces, against the largest derivative so far."""
    run, expected = bouncing()
    found = np.array([i.time_by for i in run.sensitivities(by=["e", "g"]).instants])
    assert found.shape == (BOUNCES, 2)
    return float((np.abs(found - expected) / np.maximum(np.abs(expected), 1.0)).max())


def test_twenty_bounces_come_earlier_and_later_as_they_should() -> None:
    assert errors_of_bounces() < EXACT


def test_without_the_saltation_term_that_law_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crossing, "carried_back", lambda local, tau, x, *_: x)
    assert errors_of_bounces() > 1e-2


def test_the_periods_of_stick_slip_depend_on_friction_as_they_should() -> None:
    """Sticks for 2 D / V, slides for (2 pi - 2 atan(D w / V)) / w, D = (mu_s - mu) m g / k."""
    card = ap.catalogue.card_of("stick-slip-oscillator")
    run = card.model().derive(ap.Kane()).simulate(card.duration, card.start, tolerance=RUN)
    s = run.sensitivities(by=["mu", "mu_s"])
    p = run.parameters
    w, D, D_mu = np.sqrt(p["k"] / p["m"]), 0.2 * p["m"] * p["g"] / p["k"], -p["m"] * p["g"] / p["k"]
    sticks, slides = 2 * D_mu / p["V"], -2 * D_mu / p["V"] / (1 + (D * w / p["V"]) ** 2)
    found = np.diff([i.time_by for i in s.instants], axis=0)
    assert len(found) >= 3
    # the first sticking phase begins at a start that stays; from the first slip on the periods are those of the cycle
    expected = np.array([[slides, -slides], [sticks, -sticks]])
    for k, change in enumerate(found):
        np.testing.assert_allclose(change, expected[k % 2], rtol=CLOSED_FORM)


# ---- against differences of runs -------------------------------------------------------------------------------------


def moved(run: ap.Run, by: str, value: float) -> np.ndarray:
    """The end of a run with one parameter or given value changed."""
    parameters, state = dict(run.parameters), dict(run.settings["state"])
    (parameters if by in parameters else state)[by] += value
    options = {"parameters": parameters, "inputs": run.inputs, "tolerance": RUN, "samples": 2}
    other = run.equations.simulate(float(run.time[-1]), state, **options)
    assert [mode.phases for mode in other.modes] == [mode.phases for mode in run.modes]
    return np.array([other[name][-1] for name in (*run.description.coordinates, *run.description.speeds)])


def error(run: ap.Run, by: str) -> float:
    """How far the derivative of the end by one scalar is from differences, of the largest derivative."""
    size = abs({**run.settings["state"], **run.parameters}[by]) or 1.0
    h, names = 2e-4 * size, (*run.description.coordinates, *run.description.speeds)
    D = [(moved(run, by, k * h) - moved(run, by, -k * h)) / (2 * k * h) for k in (1, 2, 3)]
    expected = 1.5 * D[0] - 0.6 * D[1] + 0.1 * D[2]
    s = run.sensitivities(by=[by])
    found = np.array([s[name][-1, 0] for name in names])
    return float(np.abs(found - expected).max() / max(np.abs(expected).max(), 1.0))


def thrown() -> ap.Run:
    """A particle thrown onto a rough table: it strikes with friction, bounces, and slides in the end."""
    m = ap.Model("thrown")
    N = m.frame
    x, y = m.coordinates("x y")
    mu, e, g = m.parameters("mu e g", [0.2, 0.3, 9.81])
    P = m.particle("P", mass=1, position=x * N.x + y * N.y)
    m.gravity(-g * N.y)
    m.constrain("table", ap.position(P).dot(N.y) >= 0, restitution=e, friction=ap.Coulomb(mu))
    start = {"x": 0.0, "y": 0.5, "xdot": 3.0, "ydot": 0.0}
    return m.derive(ap.Kane()).simulate(0.6, start, tolerance=RUN)


def servo() -> ap.Run:
    """A mass that an actuator moves along c t^3 until its effort reaches a bound."""
    m = ap.Model("a mass that follows")
    x = m.coordinates("x")
    mass, c, bound = m.parameters("mass c bound", [2.0, 1 / 6, 3.0])
    P = m.particle("P", mass=mass, position=x * m.frame.x)
    m.constrain("follows", x - c * m.time**3, servo=ap.Actuator({P: m.frame.x}, bound=bound, name="motor"))
    return m.derive(ap.Kane()).simulate(2.5, {}, tolerance=RUN)


def jumping() -> ap.Run:
    """A mass on a spring whose speed is reversed and raised at a wall that moves."""
    m = ap.Model("jumps")
    x = m.coordinates("x")
    k, f, w = m.parameters("k f w", [4.0, 0.7, 0.3])
    m.particle("P", mass=1, position=x * m.frame.x)
    m.potential("spring", k * x**2 / 2)
    v = x.diff(m.time)
    m.reset("wall", when=x - w * (1 + m.time / 10), direction=1, set={v: -f * v + x / 10})
    return m.derive(ap.Kane()).simulate(3.0, {"x": 0.0, "xdot": 2.0}, tolerance=RUN)


CASES = {
    "thrown": (thrown, ("mu", "e", "g", "y")),
    "servo": (servo, ("mass", "c", "bound")),
    "jumping": (jumping, ("k", "f", "w", "xdot")),
}


@pytest.mark.parametrize("name", CASES)
def test_derivatives_through_modes_are_those_of_differences(name: str) -> None:
    made, scalars = CASES[name]
    run = made()
    assert len(run.modes) > 1
    found = {by: error(run, by) for by in scalars}
    assert max(found.values()) < GRADIENT, found


def of_the_catalogue(system: str) -> tuple[ap.Run, list[str]]:
    """A run through changes of mode, and its parameters but for those that the start follows (V, l)."""
    card = CARDS[system]
    duration = 2.0 if system == "bouncing-ball" else card.duration
    run = card.model().derive(ap.Kane()).simulate(duration, card.start, tolerance=RUN)
    return run, [name for name, value in run.parameters.items() if value and name not in ("V", "l")]


@pytest.mark.slow
@pytest.mark.parametrize("system", WITH_MODES)
def test_derivatives_are_those_of_differences_over_the_catalogue_with_modes(system: str) -> None:
    run, scalars = of_the_catalogue(system)
    assert len(run.modes) > 1
    found = {by: error(run, by) for by in scalars}
    assert max(found.values()) < GRADIENT, found
    of = run.description.coordinates[-1 if system == "bouncing-ball" else 0]
    forward, adjoint = (run.gradient(of, scalars, method=method) for method in ("forward", "adjoint"))
    assert np.abs(forward - adjoint).max() <= ADJOINT * np.abs(forward).max()


@pytest.mark.parametrize("name", CASES)
def test_the_adjoint_goes_through_modes_as_columns_do(name: str) -> None:
    made, scalars = CASES[name]
    run = made()
    forward, adjoint = (run.gradient("x", scalars, method=method) for method in ("forward", "adjoint"))
    assert np.abs(forward - adjoint).max() <= ADJOINT * np.abs(forward).max()
    assert adjoint.attrs["missed"] < ADJOINT


def test_the_adjoint_goes_through_bounces_and_slips_as_columns_do() -> None:
    card = ap.catalogue.card_of("stick-slip-oscillator")
    slips = card.model().derive(ap.Kane()).simulate(card.duration, card.start, tolerance=RUN)
    for run, of, by in ((bouncing()[0], "z", ["e", "g", "z"]), (slips, "x", ["mu", "mu_s", "k", "V", "m"])):
        forward, adjoint = (run.gradient(of, by, method=method) for method in ("forward", "adjoint"))
        assert np.abs(forward - adjoint).max() <= ADJOINT * np.abs(forward).max()
        states = 8 * run.equations.system.sizes.states
        assert adjoint.attrs["memory"] < len(run.modes) * 64 * states + 10 * states


def test_without_the_way_back_through_a_crossing_the_adjoint_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    run, _ = bouncing()
    forward = run.gradient("z", ["e", "g"])
    monkeypatch.setattr(Crossing, "back", lambda self, local, x, adjoint: (adjoint, np.zeros(local.columns.count)))
    adjoint = run.gradient("z", ["e", "g"], method="adjoint")
    assert np.abs(forward - adjoint).max() > 1e-2 * np.abs(forward).max()
    assert adjoint.attrs["missed"] > 1e-2


def pushed() -> ap.Run:
    """A block that a growing force f = 3 t moves as soon as friction gives way, at t = mu m g / 3."""
    m = ap.Model("pushed")
    x, y = m.coordinates("x y")
    mu, g, mass = m.parameters("mu g mass", [0.3, 9.81, 2.0])
    f = m.input("f")
    P = m.particle("P", mass=mass, position=x * m.frame.x + y * m.frame.y)
    m.gravity(-g * m.frame.y)
    m.force(P, f * m.frame.x)
    m.constrain("table", ap.position(P).dot(m.frame.y) >= 0, friction=ap.Coulomb(mu))
    start = {"x": 0, "y": 0, "xdot": 0, "ydot": 0}
    return m.derive(ap.Kane()).simulate(4.0, start, inputs={"f": 3 * m.time}, tolerance=RUN)


@pytest.mark.slow
def test_the_instant_at_which_a_growing_force_overcomes_friction_follows_the_input() -> None:
    """And x = (3 T^3 / 6 - 3 t1^3 / 6 - mu m g (T - t1)^2 / 2 - 3 t1^2 (T - t1) / 2) / m behind it."""
    run = pushed()
    s = run.sensitivities(by=["mu", "g", "mass"])
    np.testing.assert_allclose(s.instants[0].time_by, [2 * 9.81 / 3, 0.3 * 2 / 3, 0.3 * 9.81 / 3], rtol=CLOSED_FORM)
    mu, g, m, t = sm.symbols("mu g m t", positive=True)
    begin, tau = mu * m * g / 3, sm.Symbol("tau")
    v = sm.integrate((3 * tau - mu * m * g) / m, (tau, begin, t))
    x = sm.integrate(v.subs(t, tau), (tau, begin, 4))
    values = {mu: 0.3, g: 9.81, m: 2.0}
    np.testing.assert_allclose(
        s["x"][-1], [float(x.diff(p).subs(values)) for p in (mu, g, m)], rtol=CLOSED_FORM
    )  # fmt: skip
    H = np.array(sm.hessian(x, [mu, g, m]).subs(values), float)
    np.testing.assert_allclose(run.hessian("x", ["mu", "g", "mass"]), H, rtol=CLOSED_FORM, atol=CLOSED_FORM)
