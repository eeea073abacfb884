"""Dry friction in many joints at once is a convex problem, solved as one: no combination of phases is tried out."""

from __future__ import annotations

import time

import numpy as np
import pytest
import scipy
import sympy as sm

import appell as ap
from tests.simulate.modes.choice import Choice
from tests.simulate.modes.complementarity import Problem, Solution, solve
from tests.tolerances import ENERGY


def box_problem(rng: np.random.Generator, n: int, rank: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """K = A A^T of a rank, b = A a in its range, and bounds of which about half are reached."""
    A = rng.normal(size=(n, rank))
    return A, A @ rng.normal(size=rank) * n, rng.uniform(0.1, 3.0, n)


def between_bounds(K: np.ndarray, b: np.ndarray, bound: np.ndarray) -> Solution | None:
    """The multipliers between bounds with which every value is what its law asks for."""
    small, choices = [1e-9] * len(b), []
    for row, size in enumerate(bound.tolist()):
        kept = Choice("kept", held=(row,), limits=((row, size),))
        ends = [Choice(f"at {s}", given=((row, s * size),), values=(((row, -s),),)) for s in (1.0, -1.0)]
        choices.append([kept, *ends])
    return solve(Problem(K.tolist(), b.tolist(), (), small, small), choices)


@pytest.mark.parametrize(("n", "rank"), [(1, 1), (3, 3), (12, 12), (40, 40), (12, 7), (40, 25)])
def test_bounded_multipliers_solve_the_convex_problem_as_scipy_does(n: int, rank: int) -> None:
    """min |A^T lam + a|^2 / 2 in the box, by bounded least squares; the values are unique, also of redundant rows."""
    for seed in range(6):
        A, b, bound = box_problem(np.random.default_rng([n, rank, seed]), n, rank)
        K = A @ A.T
        a = np.linalg.lstsq(A, b, rcond=None)[0]
        reference = scipy.optimize.lsq_linear(A.T, -a, bounds=(-bound, bound), tol=1e-15, method="bvls").x
        found = between_bounds(K, b, bound)
        assert found is not None
        lam = np.array(found.multipliers)
        assert np.all(np.abs(lam) <= bound + 1e-9)
        np.testing.assert_allclose(b + K @ lam, b + K @ reference, atol=1e-7)


def test_sixteen_sliders_at_rest_move_where_their_loads_exceed_their_friction() -> None:
    """x = (|F| - 1) t^2 / 2 m of each alone: 3^16 combinations of phases, one convex problem."""
    model = ap.Model("sliders on dry rails")
    x = [model.coordinates(f"x{i}") for i in range(16)]
    mass, load = 1 + 0.1 * np.arange(16), (0.2 + 0.13 * np.arange(16)) * (-1.0) ** np.arange(16)
    for i, q in enumerate(x):
        model.particle(f"slider {i}", mass=mass[i], position=q * model.frame.x + i * model.frame.y)
        model.generalised_force(f"pull {i}", {q: load[i]})
        model.constrain(f"rail {i}", q.diff(model.time), servo=ap.Actuator({q: 1}, bound=1, name=f"pad {i}"))
    start = dict.fromkeys(x, 0.0) | {q.diff(model.time): 0.0 for q in x}
    run = model.derive(ap.Lagrange()).simulate(1.0, start, samples=2)
    expected = np.sign(load) * np.maximum(np.abs(load) - 1, 0) / (2 * mass)
    np.testing.assert_allclose([run[q][-1] for q in x], expected, atol=1e-12)
    assert len(run.modes) == 1


@pytest.mark.slow
def test_sliders_stop_one_after_the_other_where_the_closed_form_says() -> None:
    """x = m v^2 / 2 F of each alone, at t = m v / F."""
    model = ap.Model("sliders on dry rails")
    x = [model.coordinates(f"x{i}") for i in range(16)]
    mass, speed = 1 + 0.1 * np.arange(16), (0.5 + 0.1 * np.arange(16)) * (-1.0) ** np.arange(16)
    for i, q in enumerate(x):
        model.particle(f"slider {i}", mass=mass[i], position=q * model.frame.x + i * model.frame.y)
        model.constrain(f"rail {i}", q.diff(model.time), servo=ap.Actuator({q: 1}, bound=1, name=f"pad {i}"))
    start = dict.fromkeys(x, 0.0) | {q.diff(model.time): v for q, v in zip(x, speed, strict=True)}
    run = model.derive(ap.Lagrange()).simulate(6.0, start, samples=2)
    np.testing.assert_allclose([run[q][-1] for q in x], np.sign(speed) * mass * speed**2 / 2, atol=1e-12)
    np.testing.assert_allclose([mode.start for mode in run.modes[1:]], np.sort(mass * np.abs(speed)), atol=1e-9)


def legs(angles: list[tuple[float, float, float]]) -> tuple[ap.Model, list[sm.Expr], dict[sm.Expr, float]]:
    """Legs of three links with dry joints that hang side by side and are let go at rest."""
    model = ap.Model("legs with dry joints")
    N, start, joints = model.frame, {}, []
    model.gravity(-9.81 * N.z)
    for k, given in enumerate(angles):
        place, turned = k * N.x, sm.S.Zero
        for j, (angle, bound) in enumerate(zip(given, (0.6, 0.3, 0.1), strict=True)):
            q = model.coordinates(f"q{k}{j}")
            turned = turned + q
            place = place + 0.3 * (sm.sin(turned) * N.x - sm.cos(turned) * N.z)
            model.particle(f"link {k} {j}", mass=0.5, position=place)
            dry = ap.Actuator({q: 1}, bound=bound, name=f"dry {k} {j}")
            model.constrain(f"joint {k} {j}", q.diff(model.time), servo=dry)
            start |= {q: angle, q.diff(model.time): 0.0}
            joints.append(q)
    return model, joints, start


@pytest.mark.slow
def test_four_legs_of_three_dry_joints_move_as_each_does_alone() -> None:
    angles = [(0.9, 0.2, 0.4), (0.5, -0.8, 0.3), (-1.2, 0.3, 0.9), (0.1, 1.0, -1.0)]
    model, joints, start = legs(angles)
    run = model.derive(ap.Lagrange()).simulate(0.3, start, samples=4)
    assert run.audit.energy_error < ENERGY
    for k, one in enumerate(angles):
        model, own, start = legs([one])
        alone = model.derive(ap.Lagrange()).simulate(0.3, start, samples=4)
        for q, other in zip(joints[3 * k : 3 * k + 3], own, strict=True):
            np.testing.assert_allclose(run[q], alone[other], atol=1e-8)


def test_the_cost_of_many_bounded_multipliers_grows_no_faster_than_the_cube_of_their_number() -> None:
    rng, times = np.random.default_rng(3), []
    for n in (20, 160):
        A, b, bound = box_problem(rng, n, n)
        seconds = []
        for _ in range(3):
            before = time.process_time()
            assert between_bounds(A @ A.T, b, bound) is not None
            seconds.append(time.process_time() - before)
        times.append(min(seconds))
    assert times[1] <= 2 * 8**3 * times[0]
