"""Changes of mode in native code, from mode to mode, against closed forms."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest
import sympy as sm

import appell as ap
from appell.simulate.modes import hybrid_run
from appell.simulate.modes.delassus import Delassus

G = 9.81


def on_belts(seed: int) -> tuple[ap.Equations, float, dict[str, float], dict[str, object]]:
    """One or two masses in a row, joined by springs, each on its own rough belt; some under a push that swings.

    Some belts hold as equations do; some shake so that what lies on them takes off and strikes.
    """
    rng = np.random.default_rng(seed)
    count = int(rng.integers(1, 3))
    model = ap.Model(f"masses on belts {seed}")
    N, t = model.frame, model.time
    model.gravity(-G * N.y)
    coordinates = model.coordinates(" ".join(f"x{i} y{i}" for i in range(count)))
    inputs: dict[str, object] = {}
    before, state = 0, {}
    for i in range(count):
        x, y = coordinates[2 * i : 2 * i + 2]
        mass = model.particle(f"mass{i}", mass=rng.uniform(0.5, 3), position=x * N.x + y * N.y)
        kinetic = rng.uniform(0.1, 0.4)
        belt = rng.choice([-1, 1]) * rng.uniform(0.1, 0.5)
        shaken = rng.uniform() < 0.3
        height = ap.position(mass).dot(N.y) - (0.05 * sm.sin(rng.uniform(10, 16) * t) if shaken else 0)
        relation = height >= 0 if shaken or rng.uniform() < 0.6 else height
        friction = ap.Coulomb(kinetic, kinetic + rng.uniform(0.05, 0.4), slip=ap.velocity(mass) - belt * N.x)
        model.constrain(f"belt{i}", relation, friction=friction)
        model.potential(f"spring{i}", rng.uniform(5, 60) * (x - before) ** 2 / 2)
        before = x
        if rng.uniform() < 0.4:
            push = model.input(f"push{i}")
            model.force(mass, push * N.x)
            inputs[f"push{i}"] = rng.uniform(1, 6) * sm.sin(rng.uniform(1, 5) * t)
        state |= {f"x{i}": rng.uniform(-0.1, 0.1), f"x{i}dot": belt if rng.uniform() < 0.5 else 0.0}
    return model.derive(ap.UdwadiaKalaba()), 6.0, state, inputs


@pytest.mark.slow_but_every(8)
@pytest.mark.parametrize("seed", range(10))
def test_a_run_in_which_every_row_asks_the_caller_is_the_same(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Responses by linear algebra in place of those that are written out, and scales by a decision of rank."""
    equations, duration, state, inputs = on_belts(seed)
    watched = [ap.Event(equations.coordinates[0], "middle")]
    run = equations.simulate(duration, state, inputs=inputs, samples=301, events=watched)
    monkeypatch.setattr(Delassus, "native_response", None)
    monkeypatch.setattr(hybrid_run, "scales_are_asked", lambda modes: True)
    other = equations.simulate(duration, state, inputs=inputs, samples=301, events=watched)
    assert [(m.phases, m.active, m.why) for m in run.modes] == [(m.phases, m.active, m.why) for m in other.modes]
    times = [[(m.start, m.end) for m in r.modes] for r in (run, other)]
    np.testing.assert_allclose(*times, rtol=0, atol=1e-8)
    assert [e.name for e in run.events] == [e.name for e in other.events]
    np.testing.assert_allclose([e.time for e in run.events], [e.time for e in other.events], rtol=0, atol=1e-8)
    assert [i.struck for i in run.impacts] == [i.struck for i in other.impacts]
    np.testing.assert_array_equal(run.time, other.time)
    for name in ("coordinate", "speed", "multiplier", "total work"):
        values, expected = run.results.values(name), other.results.values(name)
        # a force jumps where a mode changes: there one sample may fall on the other side
        off = np.abs(values - expected) > 1e-6 * (1 + np.abs(expected).max(initial=0.0))
        assert off.reshape(run.time.size, -1).any(axis=1).sum() <= (2 if name == "multiplier" else 0), name


def oscillator(static: float = 0.5) -> ap.Equations:
    model = ap.Model("a mass on a belt")
    N = model.frame
    x, y = model.coordinates("x y")
    mass = model.particle("mass", mass=1, position=x * N.x + y * N.y)
    model.gravity(-G * N.y)
    model.potential("spring", 2 * x**2)
    model.constrain(
        "belt", ap.position(mass).dot(N.y) >= 0, friction=ap.Coulomb(0.3, static, slip=ap.velocity(mass) - 0.2 * N.x)
    )
    return model.derive(ap.UdwadiaKalaba())


def test_a_stick_slip_oscillator_keeps_its_period() -> None:
    # sticks for 2 D / v, slips for (2 pi - 2 arctan(D omega / v)) / omega, with D = (mu_s - mu) g m / k
    D, omega, v = 0.2 * G / 4, 2.0, 0.2
    sticks, slips = 2 * D / v, (2 * np.pi - 2 * np.arctan(D * omega / v)) / omega
    equations = oscillator()
    state = {"x": 0.3 * G / 4 - D, "xdot": v}
    duration = 50.1 * (sticks + slips)
    run = equations.simulate(duration, state)
    starts = np.array([mode.start for mode in run.modes])
    expected = np.arange(51)[:, None] * (sticks + slips) + np.array([0.0, sticks])
    np.testing.assert_allclose(starts, expected.ravel()[:101], rtol=0, atol=1e-7)  # and there are no others


@pytest.mark.parametrize("law", [ap.Newton, ap.Poisson])
def test_strikes_follow_each_other_as_the_closed_form_says(law: type) -> None:
    # the n-th strike after the fall is at (1 + 2 (e + ... + e^(n-1))) sqrt(2 h / g), and loses (1 - e^2) e^(2n-2) m g h
    model = ap.Model("a ball")
    z = model.coordinates("z")
    ball = model.particle("ball", mass=2, position=z * model.frame.z)
    model.gravity(-G * model.frame.z)
    model.constrain("floor", ap.position(ball).dot(model.frame.z) >= 0, restitution=law(0.9))
    run = model.derive(ap.Kane()).simulate(6.0, {"z": 1.0, "zdot": 0.0})
    n = np.arange(1, 12)
    assert len(run.impacts) == 11
    times = (1 + 2 * 0.9 * (1 - 0.9 ** (n - 1)) / 0.1) * np.sqrt(2 / G)
    np.testing.assert_allclose([i.time for i in run.impacts], times, rtol=0, atol=1e-9)
    np.testing.assert_allclose([i.lost for i in run.impacts], (1 - 0.81) * 0.81 ** (n - 1) * 2 * G, rtol=1e-9)
    speeds = 0.9 ** (n - 1) * np.sqrt(2 * G)
    np.testing.assert_allclose([i.impulses["floor"][0] for i in run.impacts], 2 * 1.9 * speeds, rtol=1e-9)
    assert {mode.why for mode in run.modes[1:]} == {"'floor' strikes"}


def test_laws_with_other_numbers_are_decided_with_these() -> None:
    model = ap.Model("a mass on a belt")
    N = model.frame
    x, y = model.coordinates("x y")
    mu = model.parameters("mu")
    mass = model.particle("mass", mass=1, position=x * N.x + y * N.y)
    model.gravity(-G * N.y)
    model.potential("spring", 2 * x**2)
    model.constrain(
        "belt", ap.position(mass).dot(N.y) >= 0, friction=ap.Coulomb(mu, 2 * mu, slip=ap.velocity(mass) - 0.2 * N.x)
    )
    equations = model.derive(ap.UdwadiaKalaba())
    for value in (0.3, 0.15, 0.3):
        run = equations.simulate(60.0, {"x": 0.0, "xdot": 0.2}, parameters={"mu": value})
        D, omega, v = value * G / 4, 2.0, 0.2
        period = 2 * D / v + (2 * np.pi - 2 * np.arctan(D * omega / v)) / omega
        slips = [mode.start for mode in run.modes if "slides" in mode.name]
        np.testing.assert_allclose(np.diff(slips), period, rtol=0, atol=1e-7)


def test_many_contacts_change_one_by_one() -> None:
    """Five masses on belts with springs of their own: each keeps its own period, whatever the others do."""
    model, k = ap.Model("many masses"), [2 + i for i in range(5)]
    N = model.frame
    for i in range(5):
        x, y = model.coordinates(f"x{i} y{i}")
        mass = model.particle(f"mass{i}", mass=1, position=x * N.x + y * N.y)
        model.potential(f"spring{i}", k[i] * x**2)
        friction = ap.Coulomb(0.3, 0.5, slip=ap.velocity(mass) - 0.2 * N.x)
        model.constrain(f"belt{i}", ap.position(mass).dot(N.y) >= 0, friction=friction)
    model.gravity(-G * N.y)
    equations = model.derive(ap.UdwadiaKalaba())
    run = equations.simulate(40.0, {f"x{i}dot": 0.2 for i in range(5)})
    for i in range(5):
        D, omega = 0.2 * G / (2 * k[i]), np.sqrt(2 * k[i])
        period = 2 * D / 0.2 + (2 * np.pi - 2 * np.arctan(D * omega / 0.2)) / omega
        phases = [(mode.start, mode.phases[f"belt{i}"]) for mode in run.modes]
        slips = [t for (_, one), (t, two) in pairwise(phases) if one == "sticks" != two]
        np.testing.assert_allclose(np.diff(slips), period, rtol=0, atol=1e-7)
    assert len({tuple(mode.phases.values()) for mode in run.modes}) > 8  # more than there is room for at first
