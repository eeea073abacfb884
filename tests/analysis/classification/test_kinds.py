"""The table of kinds and principles: true of what the principles do."""

from __future__ import annotations

import warnings
from functools import cache

import numpy as np
import pytest

import appell as ap
from appell.analysis.classification.kinds import INTEGRABLE
from appell.analysis.classification.verdict import ADVICE
from appell.principles import PRINCIPLES, Principle

KINDS = ap.kinds()


def example(name: str, falls: bool = True) -> ap.Model:
    model = ap.Model("a particle")
    x, y, z = model.coordinates("x y z")
    model.particle("P", 1, x * model.frame.x + y * model.frame.y + z * model.frame.z)
    if falls:
        model.gravity(-model.frame.y)
    shown = KINDS[name].example
    integrals = {m.function: ap.integral(m.expression, start=m.start) for m in shown.memories}
    model.constrain(name, shown.expressions[0].xreplace(integrals))
    return model


def test_every_kind_that_is_an_equation_stands_in_the_table() -> None:
    assert [entry.name for entry in KINDS.entries] == [kind for kind in ADVICE if kind != "unilateral"]


def test_the_table_is_printed_with_a_rule_below_its_head() -> None:
    lines = str(KINDS).splitlines()
    rule = next(k for k, line in enumerate(lines) if set(line) == {"-"})
    assert lines[rule - 1].startswith("kind")
    assert lines[rule + 1].startswith(KINDS.entries[0].name)


@pytest.mark.parametrize("name", [entry.name for entry in KINDS.entries])
def test_an_example_is_of_its_kind_and_admitted_as_the_table_says(name: str) -> None:
    entry, found = KINDS[name], ap.classify(example(name))[name]
    assert found.kind == name
    assert {*entry.admitted} <= {*found.principles}
    assert not any(p.is_general for p in {*found.principles} - {*entry.admitted})  # Chaplygin, under his conditions
    assert entry.advice == found.advice
    assert {*entry.in_evidence, *entry.minimal, *entry.another} == {*entry.admitted}


# ---- every cell of the table, run --------------------------------------------------------------------------------

STARTS = {
    "holonomic": {"x": 0.6, "y": 0.8, "z": 0.2, "x'": -0.4, "y'": 0.3, "z'": -0.5},
    "semiholonomic": {"x": 0.6, "y": 0.8, "z": 0.2, "x'": -0.4, "y'": 0.3, "z'": -0.5},
    "linear nonholonomic": {"x": 1.0, "y": 0.6, "z": 0.2, "x'": -0.3, "y'": 0.5, "z'": -0.18},
    "nonlinear nonholonomic": {"x": 1.0, "y": 0.6, "z": 0.2, "x'": 0.3, "y'": 0.4, "z'": 0.5},
    "of second order, linear in acceleration": {"x": 1.0, "y": 0.6, "z": 0.2, "x'": 0.3, "y'": 0.4, "z'": 2.0},
    "of second order, nonlinear in acceleration": {"x": 1.0, "y": 0.6, "z": 0.2, "x'": 0.3, "y'": 0.4, "z'": 0.5}
    | {"x''": 0.6, "y''": -0.8},
    "of higher order": {"x": 1.0, "y": 0.6, "z": 0.2, "x'": 0.3, "y'": 0.4, "z'": 0.5, "x''": 0.1},
    "with memory": {"x": 1.0, "y": 0.6, "z": 0.2, "y'": 0.4, "z'": 0.5},
}
STEERED = [[0, 0.3, -0.5], [-0.3, 0, 0.7], [0.5, -0.7, 0]]
"""An H of one's own."""
CHOICES = {
    "HamiltonLusternik": lambda name: {"mu": {name: MULTIPLIERS.get(name, 0.4)}} if name != "holonomic" else {},
    "Dead": lambda name: {"H": STEERED},
}
"""What the families beside d'Alembert's leave to choose: not nothing here."""
MULTIPLIERS = {
    "of second order, linear in acceleration": (0.4, 0.2),
    "of second order, nonlinear in acceleration": (0.4, 0.2),
    "of higher order": (0.4, 0.2, 0.1),
}
CELLS = [(entry.name, principle) for entry in KINDS.entries for principle in PRINCIPLES]


@cache
def end(name: str, principle: type[Principle], falls: bool, chosen: bool) -> tuple[float, float, float]:
    """Where the particle is after half a second, and that its constraint was kept."""
    made = principle(**CHOICES[principle.name](name)) if chosen and principle.name in CHOICES else principle()
    start = dict(STARTS[name])
    if principle.name != "HamiltonLusternik":
        start = {key: value for key, value in start.items() if not key.endswith("''")}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ap.AppellWarning)  # that what is not given of higher derivatives was taken
        run = example(name, falls).derive(made).simulate(0.5, start, samples=2, tolerance=1e-11)
    assert max((value for levels in run.audit.residuals.values() for value in levels.values()), default=0.0) < 1e-8
    return tuple(float(run[c][-1]) for c in "xyz")


@pytest.mark.slow_but_every(8)
@pytest.mark.parametrize(("name", "principle"), CELLS, ids=[f"{p.name}, {name}" for name, p in CELLS])
def test_a_cell_is_what_happens(name: str, principle: type[Principle]) -> None:
    """Who admits a kind gives the motion, or another, as the table says; who does not says so by name."""
    entry = KINDS[name]
    if principle not in entry.admitted:
        with pytest.raises(ap.AppellError, match=f"{principle.name}.*'{name}'"):
            example(name, falls=False).derive(principle())
        return
    falls = not refuses_forces(principle)
    found = np.array(end(name, principle, falls, chosen=True))
    if principle.family == "d'Alembert" or name in INTEGRABLE:
        expected = np.array(end(name, ap.Gauss, falls, chosen=False))
        same = bool(np.abs(found - expected).max() < 1e-8)
        assert same is (principle in (*entry.in_evidence, *entry.minimal))
    if principle in entry.another and ap.Gauss in entry.admitted:
        expected = np.array(end(name, ap.Gauss, falls, chosen=False))
        assert np.abs(found - expected).max() > 1e-4


def refuses_forces(principle: type[Principle]) -> bool:
    """Whether a principle is one of motions on which no force acts, such as Hertz's."""
    model = ap.Model("free")
    x = model.coordinates("x")
    model.particle("P", 1, x * model.frame.x)
    model.force("P", model.frame.x)
    try:
        model.derive(principle())
    except ap.NotApplicable:
        return True
    return False


def test_dead_reactions_without_a_choice_give_d_alemberts_motion_where_rows_do_no_work() -> None:
    """H = 0, of kinds homogeneous in velocity: R = lam dF/dv is dead already."""
    for name in ("holonomic", "semiholonomic", "linear nonholonomic", "nonlinear nonholonomic"):
        found, expected = (np.array(end(name, p, True, chosen=False)) for p in (ap.Dead, ap.Gauss))
        np.testing.assert_allclose(found, expected, atol=1e-8)


def test_the_departure_of_dead_reactions_on_a_sphere_is_no_small_one() -> None:
    """004, section 2.2, by the table's own example and H."""
    found, expected = (np.array(end("holonomic", ap.Dead, True, chosen=c)) for c in (True, False))
    assert np.abs(found - expected).max() > 0.01
    assert ap.Dead in KINDS["holonomic"].another


def test_reactions_in_the_equations_are_those_with_multipliers() -> None:
    entry = KINDS["linear nonholonomic"]
    for principle in (*entry.in_evidence, *entry.minimal):
        reading = example(entry.name, not refuses_forces(principle)).derive(principle()).symbolic_form
        assert bool(reading.lam) is (principle in entry.in_evidence), principle.name


def test_the_table_prints_in_100_columns() -> None:
    lines = str(KINDS).splitlines()
    assert max(map(len, lines)) <= 100
    with pytest.raises(KeyError):
        KINDS["no such kind"]
