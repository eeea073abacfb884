"""Bodies on a line whose strikes follow each other faster and faster, and accumulate, between a wall and each other.

Expected: every strike in 60 digits, one after another, until one pair has lost its last relative speed. From then on
that pair touches, and what strikes it strikes both.
"""

from __future__ import annotations

import warnings
from functools import cache

import mpmath as mp
import numpy as np
import pytest

import appell as ap

G = 9.81
LOST = mp.mpf(10) ** -15
"""A relative speed of what is about 1: the strikes of a pair have accumulated."""


@cache
def line(count: int, walls: int, falls: bool) -> ap.Equations:
    """Balls on a line from one wall or to another, each contact with a restitution of its own."""
    model = ap.Model("balls on a line")
    masses = [model.parameters(f"m{i}", 1.0) for i in range(count)]
    e = [model.parameters(f"e{i}", 1.0) for i in range(count + 1)]
    x = [model.coordinates(f"x{i}") for i in range(count)]
    for i in range(count):
        model.particle(f"ball {i}", mass=masses[i], position=x[i] * model.frame.x)
    if falls:
        model.gravity(-G * model.frame.x)
    model.constrain("left", x[0] >= 0, restitution=e[0])
    for i in range(count - 1):
        model.constrain(f"balls {i} and {i + 1}", x[i + 1] - x[i] >= 0, restitution=e[i + 1])
    if walls == 2:
        model.constrain("right", 1 - x[-1] >= 0, restitution=e[count])
    return model.derive(ap.Kane())


def first_zero(gap: mp.mpf, rate: mp.mpf, acceleration: mp.mpf) -> mp.mpf:
    """When a gap that is not negative next becomes so; infinite where it does not."""
    discriminant = rate**2 - 2 * acceleration * gap
    if acceleration == 0:
        return gap / -rate if rate < 0 else mp.inf
    if acceleration < 0:
        return (rate + mp.sqrt(discriminant)) / -acceleration
    return (-rate - mp.sqrt(discriminant)) / acceleration if rate < 0 <= discriminant else mp.inf


def followed(
    m: np.ndarray, e: np.ndarray, x0: np.ndarray, v0: np.ndarray, times: np.ndarray, walls: int, g: float
) -> np.ndarray:
    """Places at the times before a pair has lost its relative speed."""
    count, t, g = len(m), mp.mpf(0), mp.mpf(g)
    inverse = [mp.mpf(0), *(1 / mp.mpf(one) for one in m), mp.mpf(0)]
    x, v = [mp.mpf(one) for one in x0], [mp.mpf(one) for one in v0]
    found: list[list[float]] = []
    for until in times:
        while True:
            gaps = [b - a for a, b in zip([mp.mpf(0), *x], [*x, mp.mpf(1)], strict=True)]
            rates = [b - a for a, b in zip([mp.mpf(0), *v], [*v, mp.mpf(0)], strict=True)]
            pulls = [-g, *[mp.mpf(0)] * (count - 1), g]
            waits = [first_zero(max(gap, mp.mpf(0)), r, a) for gap, r, a in zip(gaps, rates, pulls, strict=True)]
            k = min(range(count if walls == 1 else count + 1), key=waits.__getitem__)
            h = waits[k]
            if t + h > until:
                break
            x, t = [a + b * h - g * h**2 / 2 for a, b in zip(x, v, strict=True)], t + h
            v = [b - g * h for b in v]
            closing = ([mp.mpf(0), *v])[k] - ([*v, mp.mpf(0)])[k]
            if closing < LOST:
                return np.array(found)
            impulse = (1 + mp.mpf(e[k])) * closing / (inverse[k] + inverse[k + 1])
            if k > 0:
                v[k - 1] -= impulse * inverse[k]
            if k < count:
                v[k] += impulse * inverse[k + 1]
        found.append([float(a + b * (until - t) - g * (until - t) ** 2 / 2) for a, b in zip(x, v, strict=True)])
    return np.array(found)


def drawn(count: int, walls: int, falls: bool, seed: int) -> tuple[np.ndarray, ...]:
    random = np.random.default_rng([count, walls, falls, seed])
    m, e = 10 ** random.uniform(-1, 1, count), random.uniform(0, 0.7, count + 1)
    if random.random() < 0.5:
        e[:] = e[0]
    return m, e, np.sort(random.uniform(0.05, 0.95, count)), random.uniform(-1, 1, count)


KINDS = ((2, 1, False), (3, 2, False), (4, 2, False), (1, 1, True), (2, 1, True), (3, 1, True), (2, 2, True))


@pytest.mark.parametrize(("kind", "seed"), [(kind, seed) for kind in KINDS for seed in (0, 1)] + [((3, 1, True), 45)])
def test_strikes_that_accumulate_are_followed_to_their_end(kind: tuple[int, int, bool], seed: int) -> None:
    count, walls, falls = kind
    m, e, x, v = drawn(count, walls, falls, seed)
    state = {f"x{i}": x[i] for i in range(count)} | {f"x{i}dot": v[i] for i in range(count)}
    parameters = {f"m{i}": m[i] for i in range(count)} | {f"e{i}": e[i] for i in range(count + (walls == 2))}
    times = np.linspace(0.0, 3.0, 61)
    with warnings.catch_warnings(), mp.workdps(60):
        warnings.simplefilter("ignore", ap.AppellWarning)
        run = line(count, walls, falls).simulate(3.0, state, parameters=parameters, samples=times, progress=False)
        expected = followed(m, e, x, v, times, walls, G if falls else 0.0)
    found = np.stack([run[f"x{i}"] for i in range(count)], axis=1)
    assert np.abs(found[: len(expected)] - expected).max(initial=0.0) < 1e-10
    assert (np.diff(run.energy) < 1e-10).all()
    if falls and walls == 1:  # all come to rest on the floor
        assert np.abs(found[-1]).max() < 1e-10


def test_strikes_at_one_instant_that_do_not_come_to_an_end_are_refused() -> None:
    """A ball of 1e-8 between a wall and a ball of 1, without loss: pi sqrt(1e8) strikes, in a gap below rounding."""
    state = {"x0": 1e-16, "x0dot": 1e-3, "x1": 2e-16, "x1dot": -1.0}
    with pytest.raises(ap.SimulationError, match="1000 strikes of 'left', 'balls 0 and 1' one after another"):
        line(2, 1, False).simulate(1.0, state, parameters={"m0": 1e-8, "m1": 1.0, "e0": 1.0, "e1": 1.0})


def test_a_strike_that_closes_gaps_too_small_to_resolve_strikes_them_one_after_another() -> None:
    """Equal balls, 1e-15 apart and parting: the first gives its speed to the last, as with gaps of any size."""
    state = {"x0": 0.5, "x0dot": 1.0, "x1": 0.5, "x1dot": 0.0, "x2": 0.5 + 1e-15, "x2dot": 1e-4}
    ones = dict.fromkeys(("m0", "m1", "m2", "e0", "e1", "e2"), 1.0)
    run = line(3, 1, False).simulate(1.0, state, parameters=ones)
    assert [run[f"x{i}dot"][-1] for i in range(3)] == pytest.approx([0.0, 1e-4, 1.0], abs=1e-12)
