"""Principles are formed from their own statements: falsify one ingredient of Mechanics, and only its readers change.

If a principle wrapped another, a falsified ingredient would show in both. The table says who reads what, and why.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable

import casadi as ca
import numpy as np
import pytest
import sympy as sm

import appell as ap
from appell.algebra import CasadiAlgebra
from appell.equations import Blocks
from appell.mechanics import Mechanics, lower
from appell.model import Model
from appell.principles import PRINCIPLES
from tests.support import falsified

FALSE = 1.1

ENERGIES = {
    "AppellChetaev": "L = T - V in coordinate rates, differentiated",
    "Lagrange": "metric and Christoffel symbols of T",
    "Elimination": "L along the surface",
    "Maggi": "T in coordinate rates, by the chain rule",
    "Voronets": "T~ in the independent speeds",
    "BoltzmannHamel": "T in quasi-velocities",
    "Hamilton": "H of T and V",
    "HamiltonLusternik": "L + mu F",
    "Kozlov": "L + mu F at constant mu",
    "Dead": "L, as in E2.2 of 004",
}
ACCELERATIONS = {
    "Kane": "inertia forces -m a",
    "Gauss": "the compulsion, of a",
    "GibbsAppell": "the energy of accelerations",
}
MOMENTA = {"UdwadiaKalaba": "M from T, Q from the rates of the momenta of the masses"}

READERS: dict[str, dict[str, str]] = {
    "kinetic energy": ENERGIES | MOMENTA,
    "acceleration remainders": ACCELERATIONS,
    "masses in inertia forces": ACCELERATIONS | MOMENTA,
    "partial velocities": ACCELERATIONS | MOMENTA,
    "potential energy of gravity": ENERGIES,
    "gravity as forces": ACCELERATIONS | MOMENTA,
    "vectors of the constraint": {"Kane": "W and tau by inspection, dotted into partial velocities (E22)"},
}


def _false_terms(m: Mechanics) -> Mechanics:
    rows = tuple(
        dataclasses.replace(
            row, terms=row.terms and tuple(dataclasses.replace(t, vector=FALSE * t.vector) for t in row.terms)
        )
        for row in m.rows
    )
    return falsified(m, rows=rows)


def _false_gravity(m: Mechanics) -> Mechanics:
    loads = tuple(
        dataclasses.replace(load, terms=tuple(dataclasses.replace(t, vector=FALSE * t.vector) for t in load.terms))
        for load in m.loads
    )
    return falsified(m, loads=loads)


def _false_masses(m: Mechanics) -> Mechanics:
    return falsified(m, masses=tuple(dataclasses.replace(mass, mass=FALSE * mass.mass) for mass in m.masses))


FALSIFY: dict[str, Callable[[Mechanics], Mechanics]] = {
    "kinetic energy": lambda m: falsified(m, kinetic_energy=FALSE * m.kinetic_energy),
    "acceleration remainders": lambda m: falsified(m, acceleration_remainders=FALSE * m.acceleration_remainders),
    "masses in inertia forces": _false_masses,
    "partial velocities": lambda m: falsified(m, partials=FALSE * m.partials),
    "potential energy of gravity": lambda m: falsified(m, gravity_energy=FALSE * m.gravity_energy),
    "gravity as forces": _false_gravity,
    "vectors of the constraint": _false_terms,
}


def blade() -> Model:
    """A body off its blade on an incline: quasi-velocities, spin, gravity, a nonholonomic row with vectors."""
    model = Model("a body on a blade")
    body = model.body("B", mass=1.5, inertia_zz=0.2, mass_center=(0.3, 0.1, 0))
    model.joint("blade", ap.Knife(), model.ground, body)
    model.gravity(2 * model.frame.x - model.frame.y)
    return model


def swing() -> Model:
    """A particle in polar coordinates on a rod: rates of coordinates, a position row with vectors."""
    model = Model("a pendulum in polar coordinates")
    N = model.frame
    r, theta = model.coordinates("r theta")
    P = model.particle("P", 1.5, r * sm.sin(theta) * N.x - r * sm.cos(theta) * N.y)
    model.gravity(-9.81 * N.y)
    model.constrain("rod", ap.position(P).dot(ap.position(P)) - 4)
    return model


def blocks(m: Mechanics, principle) -> np.ndarray:
    """M, F and B at one state, all rows in evidence, as numbers."""
    blocks: Blocks = principle.form(m, m.rows, None)
    s = ca.SX(0, 1) if blocks.auxiliary is None else ca.SX(blocks.auxiliary.states)
    column = ca.vertcat(*[ca.vec(ca.densify(ca.SX(block))) for block in (blocks.M, blocks.F, blocks.B)])
    function = ca.Function("blocks", [m.q, m.u, m.t, m.p, s], [column])
    q, u = np.linspace(0.6, 1.1, m.q.numel()), np.linspace(-0.8, 0.7, m.u.numel())
    return np.array(function(q, u, 0.3, np.zeros(m.p.numel()), np.full(s.shape, 0.4)), float).ravel()


@pytest.mark.parametrize("ingredient", FALSIFY)
@pytest.mark.parametrize("system", [blade, swing], ids=lambda f: f.__name__)
def test_only_the_readers_of_a_falsified_ingredient_change(system: Callable[[], Model], ingredient: str) -> None:
    model = system()
    true = lower(model.snapshot(), CasadiAlgebra())
    false = FALSIFY[ingredient](true)
    changed = set()
    for kind in PRINCIPLES:
        principle = kind()
        try:
            principle.check_model(model.snapshot())
        except ap.NotApplicable:
            continue
        before, after = blocks(falsified(true), principle), blocks(false, principle)
        if np.abs(before - after).max() > 1e-9:
            changed.add(principle.name)
    readers = set(READERS[ingredient])
    if system is blade:
        readers.discard("Elimination")  # admits no nonholonomic row
    assert changed == readers


def test_every_principle_reads_something_of_the_inertia() -> None:
    named = {name for readers in READERS.values() for name in readers}
    assert named == {p.name for p in PRINCIPLES}


def test_nothing_in_the_folder_of_principles_imports_another_principle() -> None:
    """What import-linter asserts, once more from the sources."""
    import ast
    from pathlib import Path

    import appell.principles as folder

    for file in Path(folder.__file__).parent.glob("*.py"):
        if file.stem in {"__init__", "principle"}:
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("appell.principles"):
                raise AssertionError(f"{file} imports {node.module}")
