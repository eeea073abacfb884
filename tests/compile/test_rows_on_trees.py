"""Rows on trees: accelerations, reactions, projections link by link against those of M written out."""

from __future__ import annotations

import numpy as np
import pytest

import appell as ap
from appell.compile import compile_system, program_of
from appell.equations.forming.tree_system import tree_system
from appell.equations.systems import full_system
from tests.compile.test_recursion import hang_on_joints

ROUNDING = 1e-10
"""Of a dozen links: the condition of their mass matrix, and of the rows in it, times the unit of rounding."""


def ring(links: int, held: float = 1.0) -> ap.Model:
    """Rods of unit length in a vertical plane, hinged one to the next and the last to the ground ``held`` away."""
    model = ap.Model("ring")
    N, angles = model.frame, model.coordinates([f"q{i}" for i in range(links)])
    frame, point = N, model.origin
    for i, q in enumerate(angles):
        frame = frame.orientnew(f"F{i}", "Axis", [q, frame.z])
        centre = point.locatenew(f"C{i}", 0.5 * frame.x)
        point = point.locatenew(f"P{i}", frame.x)
        model.body(f"rod{i}", 1, frame=frame, position=centre, inertia=(0, 1 / 12, 1 / 12))
    gap = ap.position(model.point("end", point, on=f"rod{links - 1}")) - held * N.x
    model.constrain("closed", [gap.dot(N.x), gap.dot(N.y)])
    model.gravity(-9.81 * N.y)
    return model


def with_distance(kinds: str) -> ap.Model:
    """Bodies on joints of many kinds; the last is kept at a distance from the ground, the middle one does not slide."""
    model = ap.Model("mechanism")
    bodies = hang_on_joints(model, kinds, np.random.default_rng(4), tree=False)
    last, middle = bodies[-1], bodies[len(kinds) // 2]
    place = ap.position(last) - 0.3 * model.frame.x
    model.constrain("thread", place.dot(place) - 4.0)
    model.constrain("blade", ap.velocity(middle).dot(model.frame.y + 0.2 * model.frame.z))
    return model


def both(model: ap.Model):
    equations = model.derive(ap.Kane())
    graph = tree_system(equations)
    return equations, compile_system(graph), compile_system(full_system(model.derive(ap.UdwadiaKalaba())))


CASES = {"ring": lambda: ring(7), "rrcpr": lambda: with_distance("rrcpr"), "srur": lambda: with_distance("srur")}


@pytest.mark.slow_but_every(3)
@pytest.mark.parametrize("name", CASES)
def test_rows_on_a_tree_move_it_as_those_of_the_mass_matrix_do(name: str) -> None:
    """Accelerations and multipliers, and where a state off the rows is projected to."""
    _, recursive, written = both(CASES[name]())
    numbers = np.random.default_rng(1)
    for _ in range(3):
        x = written.project(0.0, numbers.uniform(-1, 1, written.system.sizes.states), [])  # quaternions of length one
        expected, found = written.rates(0.0, x, []), recursive.rates(0.0, x, [])
        scale = np.abs(expected.speed_rates).max()
        assert found.state_rates == pytest.approx(expected.state_rates, abs=ROUNDING * scale)
        assert found.multipliers == pytest.approx(
            expected.multipliers, abs=ROUNDING * np.abs(expected.multipliers).max()
        )
        assert found.rank == expected.rank == written.system.sizes.rows
        x[: written.system.sizes.coordinates] += 1e-5 * numbers.normal(size=written.system.sizes.coordinates)
        assert recursive.project(0.0, x, []) == pytest.approx(written.project(0.0, x, []), abs=1e-9)


def test_a_closed_ring_of_many_links_runs_link_by_link_and_as_bodies_told_one_by_one_do() -> None:
    """14 rods; against the same ring by d'Alembert's principle, with M written out, at another tolerance."""
    links = 14
    turn = 2 * np.pi / links
    start = {"q0": np.pi / 2 + turn / 2} | {f"q{i}": -turn for i in range(1, links)}
    model = ring(links, held=0.0)
    equations = model.derive(ap.Kane())
    assert program_of(equations).system.is_recursive
    run = equations.simulate(1.0, start, samples=3, tolerance=1e-9)
    other = model.derive(ap.UdwadiaKalaba()).simulate(1.0, start, samples=3, tolerance=1e-11)
    for i in range(links):
        assert run[f"q{i}"] == pytest.approx(other[f"q{i}"], abs=1e-6)
    assert run.audit.constraint_error < 1e-11
    assert run.audit.energy_error < 1e-7
