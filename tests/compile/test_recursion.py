"""Accelerations found link by link against those of the mass matrix written out, on trees of many kinds."""

from __future__ import annotations

import numpy as np
import pytest

import appell as ap
from appell.compile.build import compile_graph
from appell.compile.from_equations import program_graph
from appell.compile.from_tree import tree_program_graph
from appell.mechanics.tree import NotATree


def both(model: ap.Model, principle: ap.Principle | None = None):
    """The programs of a model, link by link and written out."""
    equations = model.derive(principle or ap.Kane())
    recursive = compile_graph(tree_program_graph(equations).graph)
    return equations, recursive, compile_graph(program_graph(equations).graph)


def largest_difference(model: ap.Model, seed: int = 0, parameters: tuple[float, ...] = ()) -> float:
    """Of xdot at random states, against the largest entry."""
    equations, recursive, written = both(model)
    numbers, worst = np.random.default_rng(seed), 0.0
    p = np.array(parameters or [parameter.default for parameter in equations.parameters], float)
    for _ in range(5):
        x = written.project(0.3, numbers.uniform(-1, 1, written.graph.states), p)  # quaternions of length one
        expected, found = written.rates(0.3, x, p), recursive.rates(0.3, x, p)
        scale = np.abs(expected.state_rates).max()
        worst = max(worst, np.abs(found.state_rates - expected.state_rates).max() / scale)
        worst = max(worst, abs(found.power - expected.power) / max(1.0, abs(expected.power)))
    return worst


ROUNDING = 1e-11
"""Of chains of some ten links: the condition of their mass matrix times the unit of rounding."""


def chain_of_joints(kinds: str, numbers: np.random.Generator, tree: bool) -> ap.Model:
    """Bodies hung on each other, on random ones where it is a tree: r revolute, p prismatic, u universal, c cylindrical and so on."""
    model = ap.Model("mechanism")
    joints = {
        "r": lambda: ap.Revolute(str(numbers.choice(["x", "y", "z"]))),
        "p": lambda: ap.Prismatic(str(numbers.choice(["x", "y", "z"]))),
        "u": lambda: ap.Universal(),
        "c": lambda: ap.Cylindrical("z"),
        "s": lambda: ap.Spherical(),
        "f": lambda: ap.Free(),
        "w": lambda: ap.Weld(),
        "x": lambda: ap.Screw(pitch=0.1),
    }
    bodies = [model.ground]
    for i, kind in enumerate(kinds):
        centre, inertia = tuple(numbers.uniform(-1, 1, 3)), tuple(numbers.uniform(0.3, 0.5, 3))
        body = model.body(f"b{i}", mass=numbers.uniform(0.5, 2), mass_center=centre, inertia=inertia)
        parent = bodies[numbers.integers(len(bodies)) if tree else -1]
        where = {} if parent is model.ground else {"parent_point": tuple(numbers.uniform(-1, 1, 3))}
        model.joint(f"j{i}", joints[kind](), parent, body, **where)
        bodies.append(body)
    model.gravity(-9.81 * model.frame.z)
    return model


@pytest.mark.parametrize("kinds", ["rrr", "rprp", "urc", "rcupr", "swr", "fxr", "fsf"])
@pytest.mark.parametrize("tree", [False, True])
def test_joints_of_many_kinds_give_the_accelerations_of_the_mass_matrix(kinds: str, tree: bool) -> None:
    numbers = np.random.default_rng(len(kinds))
    assert largest_difference(chain_of_joints(kinds, numbers, tree)) < ROUNDING
