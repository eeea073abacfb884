"""The length of equations is held: none may grow, and against textbooks it is at most 1.2 times theirs."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
import sympy as sm

import appell as ap
from appell.equations.forms import variational_of
from appell.equations.principle import Principle
from appell.reading.in_vectors import in_vectors
from appell.reading.shortest.form_in_speeds import equation_length, length_of
from tests.support import snapshot_of

LENGTHS = json.loads((Path(__file__).parents[2] / "benchmarks" / "equation_lengths.json").read_text(encoding="utf-8"))

# what takes longer is left to the slow tests
HELD = [
    pytest.param(
        name,
        marks=[pytest.mark.slow] if entry["seconds"] > 0.1 else [],
    )
    for name, entry in LENGTHS.items()
    if "shortest" in entry
]
BY_BODY = [
    pytest.param(name, marks=pytest.mark.slow) for name, entry in LENGTHS.items() if "characters by body" in entry
]


GIVEN_OUTRIGHT = ("charge-in-magnetic-field", "commutator-machine", "sliding-contact", "speed-reducer")
"""Systems of a Lagrangian, without bodies for Kane."""


@pytest.mark.slow_but_every(8)
@pytest.mark.parametrize("name", HELD)
def test_no_equations_have_grown(name: str) -> None:
    model = ap.catalogue.card_of(name).model()
    equations = model.derive(_principle(name))
    if variational_of(equations) is not None:  # of higher order: as they are printed
        assert sum(str(equations).count(sign) for sign in "+-*/^") <= LENGTHS[name]["shortest"]
        return
    length = equation_length(model.snapshot(), equations.shortest().symbolic_form)
    assert length <= LENGTHS[name]["shortest"]


def test_the_rough_hoop_is_as_short_as_it_was() -> None:
    """163 operations before the exact algebra, which multiplied out what the dependent speeds had kept together."""
    model = ap.catalogue.card_of("rough-hoop").model()
    assert equation_length(model.snapshot(), model.derive(ap.Kane()).shortest().symbolic_form) <= 163


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name, entry in LENGTHS.items() if "reactions in evidence" in entry])
def test_no_equations_with_reactions_have_grown(name: str) -> None:
    model = ap.catalogue.card_of(name).model()
    form = model.derive(ap.Kane(reactions=True)).shortest().symbolic_form
    assert equation_length(model.snapshot(), form) <= LENGTHS[name]["reactions in evidence"]


@pytest.mark.parametrize("name", BY_BODY)
def test_no_equations_by_body_have_grown(name: str) -> None:
    assert len(str(in_vectors(snapshot_of(name)))) <= LENGTHS[name]["characters by body"]


def _principle(name: str) -> Principle:
    if name == "jankowski-particle":  # nonlinear in acceleration
        return ap.Gauss()
    return ap.AppellChetaev() if name in GIVEN_OUTRIGHT else ap.Kane()


def test_every_system_has_its_length() -> None:
    assert set(LENGTHS) == {card.name for card in ap.catalogue.SYSTEMS}
    for entry in LENGTHS.values():
        assert {"shortest", "reactions in evidence", "characters by body"} & set(entry)


def s(names: str) -> tuple[sm.Symbol, ...]:
    return sm.symbols(names, real=True)


def _textbooks() -> dict[str, list[sm.Expr]]:
    """The right sides and coefficients of the equations as books write them, dynamics and rates of coordinates."""
    vx, vy, O = s("vx vy Omega")
    m, J, a, v, om, theta = s("m J a v omega theta")
    w1, w2, w3, lean, yaw, r, g = s("w1 w2 w3 lean yaw r g")
    spin = [-w3 / sm.cos(lean), w1, w2 - w3 * sm.tan(lean)]
    moves = [
        r * (w1 * sm.sin(yaw) * sm.cos(lean) + w2 * sm.cos(yaw)),
        r * (w2 * sm.sin(yaw) - w1 * sm.cos(yaw) * sm.cos(lean)),
    ]
    disc = [(4 * g * sm.sin(lean) / r + 6 * w2 * w3 - w3**2 * sm.tan(lean)) / 5, -2 * w1 * w3 / 3]
    hoop = [(2 * g * sm.sin(lean) / r + 4 * w2 * w3 - w3**2 * sm.tan(lean)) / 3, -w1 * w3 / 2]
    lean_on = [w1 * (w3 * sm.tan(lean) - 2 * w2), -r * w1 * sm.sin(lean)]
    return {
        # Earnshaw 1844; Neimark and Fufaev 1972, chapter II
        "ball-on-turntable": [-sm.Rational(2, 7) * O * vy, sm.Rational(2, 7) * O * vx],
        # Chaplygin 1911; Neimark and Fufaev 1972, chapter II
        "chaplygin-sleigh": [a * om**2, J + m * a**2, -m * a * v * om, v * sm.cos(theta), v * sm.sin(theta)],
        # Kane and Levinson 1985; SymPy's test of the rolling disc
        "rolling-disc": [*disc, *lean_on, *spin, *moves],
        "rolling-hoop": [*hoop, *lean_on, *spin, *moves],
    }


@pytest.mark.parametrize("name", _textbooks())
def test_equations_are_at_most_a_fifth_longer_than_a_textbooks(name: str) -> None:
    assert LENGTHS[name]["shortest"] <= 1.2 * length_of(_textbooks()[name])


@pytest.mark.slow
def test_the_length_does_not_depend_on_the_order_of_sets() -> None:
    """sin(phi - theta) counts as one with a sign or without it by the order of its symbols, not of a set of them."""
    script = (
        "import appell as ap; from appell.reading.shortest.form_in_speeds import equation_length; "
        "m = ap.catalogue.card_of('four-bar').model(); "
        "print(equation_length(m.snapshot(), m.derive(ap.Kane()).shortest().symbolic_form))"
    )
    found = {
        subprocess.run(
            [sys.executable, "-c", script], env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, check=True
        ).stdout
        for seed in "01"
    }
    assert found == {b"%d\n" % LENGTHS["four-bar"]["shortest"]}
