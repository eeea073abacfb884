"""Principles are formed from their own statements: falsify one ingredient, and exactly its readers change.

If a principle wrapped another, a falsified ingredient would show in both; if terms of its own cancelled, falsifying
them would show in none. The table is in ingredients.py, and docs/theory/principles.md is made from it.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import appell.principles as folder
from appell.mechanics import Mechanics
from appell.principles import PRINCIPLES
from tests.laws.falsify import (
    CACHED,
    FIELDS,
    SYSTEMS,
    called_in_form,
    cases,
    false_mechanics,
    importers,
    movers,
    movers_by_function,
    true_values,
    wrong,
)
from tests.laws.ingredients import CHOICES, NOT_READ, OWN, SHARED, WORDS, readers

BY_NAME = {p.name: p for p in PRINCIPLES}


def of(*names: str) -> Callable[[Mechanics], Mechanics]:
    """Fields and properties with wrong values."""
    return lambda m: false_mechanics(m, **{name: wrong(getattr(m, name)) for name in names})


def of_rows(*names: str) -> Callable[[Mechanics], Mechanics]:
    """Rows of which something is wrong."""

    def falsify(m: Mechanics) -> Mechanics:
        rows = (replace(row, **{name: wrong(getattr(row, name)) for name in names}) for row in m.rows)
        return false_mechanics(m, rows=tuple(rows))

    return falsify


def _wrong_terms(owner: Any) -> Any:
    terms = owner.terms
    return replace(owner, terms=terms and tuple(replace(t, vector=wrong(t.vector)) for t in terms))


def _wrong_masses(m: Mechanics) -> Mechanics:
    masses = (replace(k, mass=wrong(k.mass), inertia=None if k.inertia is None else wrong(k.inertia)) for k in m.masses)
    return false_mechanics(m, masses=tuple(masses))


FALSIFY: dict[str, Callable[[Mechanics], Mechanics]] = {
    "kinetic energy": of("kinetic_energy", "motion_energy"),
    "potential energy": of("potential_energy"),
    "given forces by their virtual power": of("nonpotential_force"),
    "forces as vectors": lambda m: false_mechanics(m, loads=tuple(map(_wrong_terms, m.loads))),
    "forces of potentials, dampers and on coordinates, on the speeds": of("potential_force", "scalar_force"),
    "potentials, dampers and forces on coordinates as they were given": of("potentials", "dissipation", "generalised"),
    "masses and inertias": _wrong_masses,
    "velocities of points and bodies": of("velocities"),
    "partial velocities": of("partials"),
    "acceleration remainders": of("acceleration_remainders"),
    "rates of the coordinates": of("qdot"),
    "displacements G along the speeds": of("G"),
    "speeds of the rates, u = Y qdot + z": of("Y", "z"),
    "the row in positions": of_rows("position"),
    "the row in velocities": of_rows("velocity"),
    "the row in accelerations": of_rows("A", "gamma"),
    "the vectors of the row": lambda m: false_mechanics(m, rows=tuple(map(_wrong_terms, m.rows))),
}
READ = {"kinetic_energy", "motion_energy", "potential_energy", "nonpotential_force", "loads", "potential_force"}
READ |= {"scalar_force", "potentials", "dissipation", "generalised", "masses", "velocities", "partials"}
READ |= {"acceleration_remainders", "qdot", "G", "Y", "z", "rows"}
EMBEDDING = "the embedding, udot = N w' + n"
FUNCTIONS = [name for name in SHARED if name not in FALSIFY and name != EMBEDDING]


@pytest.mark.slow_but_every(8)
@pytest.mark.parametrize("ingredient", FALSIFY)
def test_exactly_the_readers_of_a_falsified_ingredient_move(ingredient: str) -> None:
    assert movers(FALSIFY[ingredient]) == set(SHARED[ingredient])


@pytest.mark.slow_but_every(4)
@pytest.mark.parametrize("function", FUNCTIONS)
def test_exactly_the_readers_of_a_falsified_function_beside_the_principles_move(function: str) -> None:
    assert movers_by_function(importers(function), function) == set(SHARED[function])


def test_exactly_the_minimal_forms_move_with_the_displacements_left_free() -> None:
    generator = np.random.default_rng(3)
    false = {
        name: s.with_embedding(lambda values: values + generator.uniform(0.05, 0.2, values.shape))
        for name, s in SYSTEMS.items()
    }
    pairs = zip(cases(), true_values(), strict=True)
    moved = {p.name for (name, p), true in pairs if np.abs(false[name].values(p) - true).max() > 1e-6}
    assert moved == set(SHARED[EMBEDDING])


OWN_FUNCTIONS = [(principle, function) for principle, functions in OWN.items() for function in functions]


@pytest.mark.slow_but_every(6)
@pytest.mark.parametrize(("principle", "function"), OWN_FUNCTIONS)
def test_a_falsified_term_of_a_principles_own_moves_this_one_and_no_other(principle: str, function: str) -> None:
    kind = BY_NAME[principle]
    owner = kind if function in vars(kind) else sys.modules[kind.__module__]
    assert movers_by_function([owner], function, whose=principle) == {principle}


@pytest.mark.parametrize("function", CHOICES)
def test_a_choice_that_a_principle_makes_changes_no_motion(function: str) -> None:
    assert importers(function)
    assert movers_by_function(importers(function), function) == set()


@pytest.mark.parametrize("principle", [p.name for p in PRINCIPLES])
def test_the_table_names_every_function_that_a_principles_equations_are_made_of(principle: str) -> None:
    """Those it calls while it forms its equations, found by watching it do so."""
    own, imported = called_in_form(BY_NAME[principle])
    assert own == set(OWN[principle])
    assert imported <= {*FUNCTIONS, *CHOICES}
    assert {name for name in FUNCTIONS if name in imported} >= readers(principle) & set(FUNCTIONS) - {"row_values"}


def test_the_table_names_every_field_of_the_mechanics_and_every_principle() -> None:
    assert READ | set(NOT_READ) == {*CACHED, *FIELDS}
    assert not READ & set(NOT_READ)
    assert set(OWN) == {p.name for p in PRINCIPLES}
    assert set(WORDS) == set(FUNCTIONS)
    assert {name for by in SHARED.values() for name in by} == set(OWN)
    assert all(SHARED.values()), "an ingredient that moves no principle"


def test_every_principle_is_falsified_in_some_system_and_all_of_one_family_agree_before() -> None:
    found: dict[str, dict[str, np.ndarray]] = {}
    for (system, principle), values in zip(cases(), true_values(), strict=True):
        if principle.family == "d'Alembert":
            found.setdefault(system, {})[principle.name] = values
    assert {p.name for _, p in cases()} == {p.name for p in PRINCIPLES}
    for values in found.values():
        reference = values["Kane"]
        for name, udot in values.items():
            np.testing.assert_allclose(udot, reference, atol=1e-9 * max(1.0, np.abs(reference).max()), err_msg=name)


def test_no_two_principles_read_the_same_and_nothing_else() -> None:
    """What one reads and another does not is what their agreement proves: there is something for every pair."""
    for one in PRINCIPLES:
        for other in PRINCIPLES:
            if one is not other:
                assert OWN[one.name] or readers(one.name) != readers(other.name)


def test_nothing_in_the_folder_of_principles_imports_another_principle() -> None:
    """What import-linter asserts, once more from the sources."""
    for file in Path(folder.__file__).parent.glob("*.py"):
        if file.stem in {"__init__", "principle"}:
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("appell.principles"):
                raise AssertionError(f"{file} imports {node.module}")
