"""What a person may state as a reset, how it is written as text, and what is refused in one sentence."""

from __future__ import annotations

import json
from typing import Any

import pytest
import sympy as sm

import appell as ap
from tests.walkers import feet_in_turn, legs_exchanged


def line() -> tuple[ap.Model, Any]:
    model = ap.Model("a bead on a line")
    x = model.coordinates("x")
    model.particle("bead", mass=1, position=x * model.frame.x)
    model.constrain("clamp", x.diff(model.time))
    return model, x


def test_a_model_lists_its_resets_in_their_order() -> None:
    model = feet_in_turn()
    assert list(model.contents.resets) == ["right strikes", "left strikes"]
    assert model.contents.resets["left strikes"].on == ("left",)
    assert "right strikes, left strikes" in repr(model)


def test_a_reset_says_in_words_when_and_what() -> None:
    model, x = line()
    made = model.reset("catch", when=x - 1, direction=1, set={x.diff(model.time): 0}, on=["clamp"])
    assert str(made) == "'catch', where x(t) - 1 rises through zero: xdot := 0, on 'clamp'"


@pytest.mark.parametrize("make", [feet_in_turn, legs_exchanged])
def test_a_model_with_resets_is_the_same_read_back_from_text(make: Any) -> None:
    model = make()
    again = ap.Model.from_json(model.to_json())
    assert [str(reset) for reset in again.contents.resets.values()] == [
        str(reset) for reset in model.contents.resets.values()
    ]
    switches = [(c.switched, c.begins_off) for c in model.constraints.values()]
    assert [(c.switched, c.begins_off) for c in again.constraints.values()] == switches


def test_equations_and_their_derivation_name_the_resets() -> None:
    equations = legs_exchanged().derive(ap.Kane())
    for told in (str(equations), str(equations.derivation())):
        assert "'heel strike', where" in told
        assert "impact on 'stance foot'" in told
    assert "left, right on, which resets switch" in str(feet_in_turn().derive(ap.UdwadiaKalaba()))


def test_a_classification_says_which_resets_switch_a_constraint() -> None:
    found = feet_in_turn().classify()
    assert found["right"].switched == "switched by 'right strikes' and 'left strikes'; it begins off"
    assert found["left"].switched.endswith("it begins on")
    assert "it begins off" in str(found)


def test_the_system_has_the_resets_as_data_with_the_unit_of_their_guards() -> None:
    model = ap.Model("a switch")
    x = model.coordinates("x")
    m, d = model.parameters("m d", [1.0, 2.0], unit=["kg", "m"])
    model.particle("bead", mass=m, position=x * model.frame.x)
    model.reset("turn", when=x - d, direction=0, set={x.diff(model.time): -x.diff(model.time)})
    system = model.derive(ap.Lagrange()).system
    (reset,) = system.resets
    assert (reset.name, reset.direction, reset.unit) == ("turn", 0, "m")
    column = system.functions["resets"](0.0, [3.0, 5.0], [1.0, 2.0], [])
    # g, dg/dt, dg/dx and x+ = r(t, x)
    assert [float(value) for value in column.full().ravel()] == [1.0, 0.0, 1.0, 0.0, 3.0, -5.0]


def test_one_constraint_may_be_given_by_itself_and_by_name() -> None:
    model, x = line()
    clamp = model.constraints["clamp"]
    made = model.reset("catch", when=x - 1, on=clamp, impact="clamp")
    assert (made.on, made.impact) == (("clamp",), ("clamp",))


REFUSED = [
    (lambda m, x: {"when": x, "on": ["clmp"]}, "names in on= 'clmp', which is no constraint.*did you mean 'clamp'"),
    (lambda m, x: {"when": x}, "changes nothing: give set=, impact=, on= or off="),
    (lambda m, x: {"when": x.diff(m.time, 2), "off": ["clamp"]}, "guard of the reset 'r' holds .*acceleration"),
    (lambda m, x: {"when": x, "set": {x: x.diff(m.time, 2)}}, "value of 'x' after the reset 'r' holds .*acceleration"),
    (lambda m, x: {"when": sm.Integer(3), "off": ["clamp"]}, "is 3, which never changes"),
    (lambda m, x: {"when": sm.Symbol("k") * x, "off": ["clamp"]}, "unknown symbol 'k'"),
    (lambda m, x: {"when": "x", "off": ["clamp"]}, "string 'x', which is not evaluated"),
    (lambda m, x: {"when": x, "direction": 2, "off": ["clamp"]}, "direction 2: give -1"),
    (lambda m, x: {"when": x, "on": ["clamp"], "off": ["clamp"]}, "switches 'clamp' on and off"),
    (lambda m, x: {"when": x, "set": {"y": 0}}, "sets 'y', which is not a coordinate or speed"),
    (lambda m, x: {"when": x, "set": {"xdot": 0, x.diff(m.time): 1}}, "sets 'xdot' twice"),
    (lambda m, x: {"when": x, "set": [x]}, "give a dict"),
]


@pytest.mark.parametrize(("given", "words"), REFUSED, ids=[words[:30] for _, words in REFUSED])
def test_bad_input_is_refused_in_a_sentence(given: Any, words: str) -> None:
    model, x = line()
    with pytest.raises(ap.ModelError, match=words):
        model.reset("r", **given(model, x))
    assert not model.contents.resets


def test_two_resets_have_two_names() -> None:
    model, x = line()
    model.reset("catch", when=x, off=["clamp"])
    with pytest.raises(ap.ModelError, match="a reset named 'catch' is there already"):
        model.reset("catch", when=x, off=["clamp"])


def test_a_constraint_in_use_is_not_let_go() -> None:
    model, x = line()
    model.reset("catch", when=x, off=["clamp"])
    with pytest.raises(ap.ModelError, match="the reset 'catch' names the constraint 'clamp'"):
        model.release("clamp")


def test_a_constraint_stated_anew_is_still_switched() -> None:
    model, x = line()
    model.reset("catch", when=x, on=["clamp"])
    model.begins_off("clamp")
    model.replace("clamp", constraint=2 * x.diff(model.time))
    assert model.constraints["clamp"].switched
    assert model.constraints["clamp"].begins_off


@pytest.mark.parametrize(
    ("law", "words"),
    [
        ({"servo": {"bead": "along"}}, "has actuators"),
        ({"nonideal": {"bead": "along"}}, "has a reaction that is not ideal"),
    ],
)
def test_constraints_that_cannot_be_switched_are_refused(law: dict[str, Any], words: str) -> None:
    model = ap.Model("a driven bead")
    x = model.coordinates("x")
    bead = model.particle("bead", mass=1, position=x * model.frame.x)
    given = {key: {bead: model.frame.x} for key in law}
    model.constrain("drive", x.diff(model.time) - 1, **given)
    with pytest.raises(ap.ConstraintError, match=f"switches 'drive', which {words}"):
        model.reset("stop", when=x, off=["drive"])


def test_a_principle_whose_reactions_have_a_history_refuses_resets() -> None:
    model = ap.Model("a bead")
    x = model.coordinates("x")
    model.particle("bead", mass=1, position=x * model.frame.x)
    model.reset("turn", when=x, set={x.diff(model.time): 1})
    with pytest.raises(ap.NotApplicable, match="cannot jump at the reset 'turn'"):
        model.derive(ap.Kozlov())


def test_a_coordinate_that_a_reset_sets_is_not_eliminated() -> None:
    model = ap.Model("a pendulum")
    x, y = model.coordinates("x y")
    model.particle("bob", mass=1, position=x * model.frame.x + y * model.frame.y)
    model.constrain("rod", x**2 + y**2 - 1)
    model.reset("kick", when=x, set={y.diff(model.time): 1})
    phi = sm.Function("phi")(model.time)
    with pytest.raises(ap.ModelError, match="the reset 'kick' needs 'ydot', which would be eliminated"):
        model.eliminate({x: sm.sin(phi), y: -sm.cos(phi)})


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({"resets": [{"name": "r", "when": "x", "onn": ["clamp"]}]}, r"resets\[0\] has the key 'onn'"),
        ({"resets": [{"name": "r", "when": "x", "on": ["clmp"]}]}, r"resets\[0\]: .* no constraint"),
        ({"resets": [{"name": "r", "when": "x", "direction": 0.5, "on": ["clamp"]}]}, "direction is 0.5"),
        ({"begins_off": ["clmp"]}, "begins_off: .*no constraint"),
    ],
)
def test_a_document_with_a_wrong_reset_is_refused_with_its_place(more: dict[str, Any], words: str) -> None:
    model, _ = line()
    document = json.loads(model.to_json()) | more
    with pytest.raises(ap.ModelError, match=words):
        ap.Model.from_json(json.dumps(document))
