"""Large mechanisms: a sparse solve planned at compile time, against the dense one and against statics."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from scipy.optimize import brentq

import appell as ap
from appell.compile import program_of
from appell.compile.program import Program
from appell.equations.forming import sparse_graph
from appell.equations.forming.sparse_graph import sparse_plan
from tests.support import with_numbers

FINE = 1e-11


def cord(count: int, *, masses: np.ndarray | None = None) -> ap.Model:
    """Particles on a cord in a vertical plane, neighbours a metre apart, both ends held by a metre more."""
    model = ap.Model("cord")
    N = model.frame
    xs = model.coordinates([f"x{i}" for i in range(count)])
    zs = model.coordinates([f"z{i}" for i in range(count)])
    bobs = [
        model.particle(f"P{i}", 1.0 if masses is None else float(masses[i]), xs[i] * N.x + zs[i] * N.z)
        for i in range(count)
    ]
    places = [0 * N.x, *(ap.position(bob) for bob in bobs), span(count) * N.x]
    for i, (a, b) in enumerate(itertools.pairwise(places)):
        model.constrain(f"link {i}", (b - a).dot(b - a) - 1)
    model.gravity(-9.81 * N.z)
    return model


def span(count: int) -> float:
    return 0.8 * (count + 1)


def net(side: int, seed: int) -> ap.Model:
    """A square net with masses and lengths at random, some of its edges left out."""
    numbers = np.random.default_rng(seed)
    model = ap.Model("net")
    N = model.frame
    sites = [(i, j) for i in range(side) for j in range(side)]
    coordinates = model.coordinates([f"{axis}{i}_{j}" for i, j in sites for axis in "xyz"])
    bobs = {}
    for k, (i, j) in enumerate(sites):
        x, y, z = coordinates[3 * k : 3 * k + 3]
        bobs[i, j] = model.particle(f"P{i}_{j}", float(numbers.uniform(0.5, 2)), x * N.x + y * N.y + z * N.z)
    for i, j in sites:
        for other in ((i + 1, j), (i, j + 1)):
            if other in bobs and numbers.random() < 0.9:
                apart = ap.position(bobs[other]) - ap.position(bobs[i, j])
                length = float(numbers.uniform(0.8, 1.2))
                model.constrain(f"edge {i}_{j} {other[0]}_{other[1]}", apart.dot(apart) - length**2)
    model.gravity(-9.81 * N.z)
    return model


def both(model: ap.Model, monkeypatch: pytest.MonkeyPatch) -> tuple[Program, Program]:
    """The program that solves sparsely, and one that does not."""
    sparse = program_of(model.derive(ap.UdwadiaKalaba()))
    with_numbers(monkeypatch, sparse_graph, "COMPILE", sparse=10**9)
    dense = program_of(model.derive(ap.UdwadiaKalaba()))
    assert sparse.system.sparse is not None
    assert dense.system.sparse is None
    return sparse, dense


@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.slow)])
def test_sparse_and_dense_programs_agree_to_rounding_on_random_nets(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    sparse, dense = both(net(4, seed), monkeypatch)
    numbers = np.random.default_rng(seed)
    for _ in range(5):
        x = numbers.normal(size=sparse.system.sizes.states)
        ours, theirs = (c.rates(0.0, x, []) for c in (sparse, dense))
        assert ours.rank == theirs.rank
        np.testing.assert_allclose(
            ours.speed_rates, theirs.speed_rates, rtol=0, atol=FINE * abs(theirs.speed_rates).max()
        )
        np.testing.assert_allclose(
            ours.multipliers, theirs.multipliers, rtol=0, atol=FINE * abs(theirs.multipliers).max()
        )


def test_a_state_near_the_rows_is_projected_onto_them_along_the_shortest_way(monkeypatch: pytest.MonkeyPatch) -> None:
    sparse, dense = both(cord(16), monkeypatch)
    x, z = hanging_shape(16)
    state = np.concatenate([x, z, np.zeros(32)]) + 1e-6 * np.random.default_rng(3).normal(size=64)
    ours, theirs = (c.project(0.0, state, []) for c in (sparse, dense))
    # two feet of one perpendicular differ by the square of its length
    np.testing.assert_allclose(ours, theirs, atol=1e-11)
    assert abs(ours - state).max() > 1e-7


def hanging_shape(count: int) -> tuple[np.ndarray, np.ndarray]:
    """Where a cord of equal masses hangs: the slopes of its links rise by equal steps, g m over the horizontal pull."""
    slopes = np.arange(count + 1) - count / 2

    def excess(pull: float) -> float:
        return float((1 / np.sqrt(1 + (slopes / pull) ** 2)).sum() - span(count))

    pull = brentq(excess, 0.01 * count, 10.0 * count, xtol=1e-14, rtol=1e-15)
    angles = np.arctan(slopes / pull)
    return np.cumsum(np.cos(angles))[:-1], np.cumsum(np.sin(angles))[:-1]


@pytest.mark.slow
def test_a_cord_stays_where_statics_says_that_it_hangs() -> None:
    count = 40
    x, z = hanging_shape(count)
    equations = cord(count).derive(ap.UdwadiaKalaba())
    assert program_of(equations).system.sparse is not None
    start = {f"x{i}": x[i] for i in range(count)} | {f"z{i}": z[i] for i in range(count)}
    rates = equations.accelerations(start)
    assert max(abs(rates[f"{axis}{i}dot"]) for axis in "xz" for i in range(count)) < 1e-10 * 9.81
    # a row |d|^2 - 1 pushes with 2 lam d: half the tension, which has the same horizontal part in every link
    cosines = np.diff(np.concatenate([[0.0], x, [span(count)]]))
    pulls = -2 * np.array([rates[f"lambda_link_{i}"] for i in range(count + 1)]) * cosines
    np.testing.assert_allclose(pulls, pulls[0], rtol=1e-10)
    sines = np.diff(np.concatenate([[0.0], z, [0.0]]))
    np.testing.assert_allclose(np.diff(pulls[0] * sines / cosines), 9.81, rtol=1e-9)
    run = equations.simulate(0.5, start, samples=3)
    np.testing.assert_allclose([run[f"z{i}"][-1] for i in range(count)], z, atol=1e-8)


@pytest.mark.slow
def test_rows_that_repeat_others_are_left_to_the_decision_of_rank() -> None:
    model = cord(24)
    x, z = hanging_shape(24)
    first = model.contents.coordinates["x0"], model.contents.coordinates["z0"]
    model.constrain("link 0 again", 3 * (first[0] ** 2 + first[1] ** 2 - 1))
    equations = model.derive(ap.UdwadiaKalaba())
    assert program_of(equations).system.sparse is not None
    start = {f"x{i}": x[i] for i in range(24)} | {f"z{i}": z[i] for i in range(24)}
    run = equations.simulate(0.05, start, samples=3)
    assert run.audit.largest_rank == 25
    np.testing.assert_allclose([run[f"z{i}"][-1] for i in range(24)], z, atol=1e-8)


def test_too_large_for_a_decision_of_rank_is_refused_with_the_row(monkeypatch: pytest.MonkeyPatch) -> None:
    with_numbers(monkeypatch, sparse_graph, "COMPILE", dense=10)
    model = cord(24)
    first = model.contents.coordinates["x0"], model.contents.coordinates["z0"]
    model.constrain("link 0 again", 3 * (first[0] ** 2 + first[1] ** 2 - 1))
    x, z = hanging_shape(24)
    program = program_of(model.derive(ap.UdwadiaKalaba()))
    with pytest.raises(ap.SingularSystem, match=r"row \d+"):
        program.rates(0.0, np.concatenate([x, z, np.zeros(48)]), [])


def test_a_plan_eliminates_a_row_after_all_that_its_unknowns_are_coupled_to() -> None:
    # the row touches 0 only, which M couples to 1 and that to others; by its neighbours alone it would be second
    clique = tuple((i, j) for i in range(1, 6) for j in range(1, i + 1))
    plan = sparse_plan(6, 1, ((0, 0), (1, 0), *clique), ((0, 0),))
    assert plan.place[0] == 0
    assert plan.place[6] == 6


@pytest.mark.slow
def test_a_closed_ring_and_a_train_agree_with_the_dense_program(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bodies with blocks of three in M, rows of positions beside rows of velocities alone."""
    model = ap.Model("train")
    N = model.frame
    bodies = []
    for k in range(8):
        x, y, a = model.coordinates([f"x{k}", f"y{k}", f"a{k}"])
        frame = N.orientnew(f"F{k}", "Axis", [a, N.z])
        place = x * N.x + y * N.y + 0.2 * frame.x
        bodies.append((model.body(f"B{k}", 1 + k, frame=frame, position=place, inertia=(1, 1, 0.3)), frame))
        model.constrain(f"axle {k}", ap.velocity(bodies[k][0]).dot(frame.y))
    for k in range(7):
        gap = ap.position(bodies[k][0]) - 0.5 * bodies[k][1].x - ap.position(bodies[k + 1][0]) - bodies[k + 1][1].x
        model.constrain(f"coupling {k}", [gap.dot(N.x), gap.dot(N.y)])
    sparse, dense = both(model, monkeypatch)
    for seed in range(3):
        x = np.random.default_rng(seed).normal(size=sparse.system.sizes.states)
        ours, theirs = (c.rates(0.0, x, []) for c in (sparse, dense))
        np.testing.assert_allclose(
            ours.speed_rates, theirs.speed_rates, rtol=0, atol=FINE * abs(theirs.speed_rates).max()
        )
