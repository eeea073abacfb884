"""The table of kinds and principles: true of what the principles do."""

from __future__ import annotations

import pytest

import appell as ap
from appell.analysis.classification.verdict import ADVICE
from appell.model import Model

KINDS = ap.kinds()


def example(name: str) -> Model:
    model = ap.Model("a particle")
    x, y, z = model.coordinates("x y z")
    model.particle("P", 1, x * model.frame.x + y * model.frame.y + z * model.frame.z)
    model.gravity(-model.frame.y)
    shown = KINDS[name].example
    integrals = {m.function: ap.integral(m.expression, start=m.start) for m in shown.memories}
    model.constrain(name, shown.expressions[0].xreplace(integrals))
    return model


def test_every_kind_that_is_an_equation_stands_in_the_table() -> None:
    assert [entry.name for entry in KINDS.entries] == [kind for kind in ADVICE if kind != "unilateral"]


@pytest.mark.parametrize("name", [entry.name for entry in KINDS.entries])
def test_an_example_is_of_its_kind_and_admitted_as_the_table_says(name: str) -> None:
    entry, found = KINDS[name], ap.classify(example(name))[name]
    assert found.kind == name
    assert found.principles == entry.admitted
    assert entry.advice == found.advice
    assert {*entry.in_evidence, *entry.minimal, *entry.another} == {*entry.admitted}


@pytest.mark.parametrize("name", ["semiholonomic", "linear nonholonomic"])
def test_the_principles_give_the_motion_or_another_one_as_the_table_says(name: str) -> None:
    start = {"x": 1.0, "y": 0.6, "z": 0.2, "x'": -0.3, "y'": 0.5, "z'": -0.18}
    # reactions of other families start from what a person chooses: not from zero here
    chosen = {ap.HamiltonLusternik: {"mu": {name: 0.4}}, ap.Dead: {"mu": {name: 0.4}}}
    ends = {}
    for principle in KINDS[name].admitted:
        if not principle.is_general:  # its own conditions may not hold: gravity acts, the rows hold what is eliminated
            continue
        equations = example(name).derive(principle(**chosen.get(principle, {})))
        ends[principle] = equations.simulate(1.0, start, samples=2)["y"][-1]
    for principle, y in ends.items():
        same = bool(abs(y - ends[ap.Kane]) < 1e-9)
        assert same is (principle not in KINDS[name].another), principle.name


def test_reactions_in_the_equations_are_those_with_multipliers() -> None:
    entry = KINDS["linear nonholonomic"]
    for principle in (p for p in (*entry.in_evidence, *entry.minimal) if p.is_general):
        reading = example(entry.name).derive(principle()).symbolic_form
        assert bool(reading.lam) is (principle in entry.in_evidence), principle.name


def test_the_table_prints_in_100_columns() -> None:
    lines = str(KINDS).splitlines()
    assert max(map(len, lines)) <= 100
    with pytest.raises(KeyError):
        KINDS["no such kind"]
