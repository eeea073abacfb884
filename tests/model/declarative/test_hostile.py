"""What comes from a browser or a link is refused with a sentence that says where, and nothing of it is run."""

from __future__ import annotations

import json
import math
import re
import time
from typing import Any

import pytest

import appell as ap
from appell.model.declarative.formula import Scope, read_scalar

QUICKLY = 2.0
"""Seconds in which a refusal must be there."""


def document(**sections: Any) -> str:
    return json.dumps({"appell": 1, "name": "m", "coordinates": ["x"]} | sections)


def with_potential(formula: Any) -> str:
    return document(loads=[{"name": "V", "potential": formula}])


def refusal(text: str) -> str:
    began = time.perf_counter()
    with pytest.raises(ap.AppellError) as caught:
        ap.Model.from_json(text)
    assert time.perf_counter() - began < QUICKLY
    message = str(caught.value)
    assert len(message) < 600
    assert "\n" not in message
    return message


@pytest.mark.parametrize(
    "formula",
    [
        '__import__("os").system("true")',
        "x.__class__.__mro__",
        "().__class__",
        "x.func",
        "sin.__globals__",
        "(lambda: 1)()",
        "[x for x in (1, 2)]",
        "x[0]",
        'f"{x}"',
        "x if x else 1",
        "x == 1",
        "x := 3",
        "print(x)",
        'eval("1")',
        "symbol(x.y)",
        "velocity(x).__init__",
        "sin(*x)",
        "sin(x, evaluate=0)",
        "True",
        "None",
        "1j",
        '"text"',
        "x @ x",
        "x // 2",
        "x % 2",
        "~x",
        "x and x",
        "{x}",
        "yield",
        "await x",
        "x; x",
        "import os",
        "x\nx",
        "...",
        "",
        " ",
        "'",
        "x'y",
        "# nothing",
        "\\",
        "\u0000",
        "x\u202e",
        "ｘ",
    ],
)
def test_what_is_no_formula_is_refused_at_its_place(formula: str) -> None:
    assert refusal(with_potential(formula)).startswith("loads[0]")


@pytest.mark.parametrize(
    ("formula", "words"),
    [
        ("2**1000000000", "give a number up to"),
        ("9**9**9**9", "give a number up to|bits"),
        ("((((9**40)**40)**40)**40)", "bits|beyond"),
        ("((((x**40)**40)**40)**40)", "give a number up to"),
        ("10.0**400", "give a number up to"),
        ("exp(exp(exp(20)))", "too large"),
        ("exp(1e9)", "too large"),
        ("1e999", "finite"),
        ("1e200*1e200", "beyond"),
        ("1/0", "divides by 0"),
        ("log(0)", "no finite value"),
        ("0**(-1)", "divides by 0"),
        ("9" * 5000, "not a formula|bits"),
        ("(" * 250 + "x" + ")" * 250, "not a formula"),
        ("-" * 5000 + "x", "nested|not a formula"),
        ("sin(" * 80 + "x" + ")" * 80, "nested"),
        ("x+" * 40_000 + "x", "letters, more than"),
        ("x+" * 29_000 + "x", "pieces, more than|too many terms"),
        ("x" + "'" * 40, "differentiated"),
        ("N.x", "is a vector"),
        ("x + N.x", "adds a vector and a scalar"),
        ("N.x*N.y", "multiplies two vectors"),
        ("1/N.x", "divides by"),
        ("unknown", "'unknown' is not a coordinate"),
        ("velocity(Q).x", "'Q' is not a point"),
        ("A.x", "is not an axis of a frame"),
    ],
)
def test_a_formula_that_is_too_large_or_means_nothing_is_refused_with_the_reason(formula: str, words: str) -> None:
    message = refusal(with_potential(formula))
    assert message.startswith("loads[0]")
    assert re.search(words, message), message


@pytest.mark.parametrize("name", ["front wheel", "x0:100000000", "a, b", "[q]", "sin"])
def test_a_name_that_sympy_or_casadi_would_read_as_several_is_one_coordinate(name: str) -> None:
    """x'' = -4 x from 1: cos 2t."""
    made = ap.Model.from_json(
        document(
            coordinates=[name],
            particles=[{"name": "P", "mass": 1, "at": f'symbol("{name}")*N.x'}],
            loads=[{"name": "V", "potential": f'2*symbol("{name}")**2'}],
        )
    )
    run = made.derive(ap.Kane()).simulate(1.0, {name: 1.0}, samples=2)
    assert run[name][-1] == pytest.approx(math.cos(2), abs=1e-9)


def test_a_long_sum_is_not_a_deep_one() -> None:
    made = ap.Model.from_json(with_potential(" + ".join(f"{i}*x" for i in range(1, 1001))))
    assert str(made.contents.loads["V"].energy) == "500500*x(t)"  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "line 1, column 1 is not JSON"),
        ("[]", "the document is \\[\\]: give an object"),
        ("{" * 100_000, "not JSON|nested"),
        ("[" * 100_000, "not JSON|nested"),
        ('{"appell": 1, "text": ' + "[" * 90 + "]" * 90 + "}", "nested more than 60 deep"),
        ('{"appell": 1, "name": "m", "text": "\\ud800"}', "half a letter"),
        ('{"appell": 1, "name": "a\\nb"}', r"name is 'a\\nb', with a character that cannot be printed"),
        ('{"appell": 1, "name": "a\\u202eb"}', "cannot be printed"),
        ('{"appell": 1, "name": "m", "frame": "N\\u0000"}', "frame is .* cannot be printed"),
        ('{"appell": 1, "name": "a", "name": "b"}', "the key 'name' stands twice"),
        ('{"appell": 1, "name": "m", "start": {"x": NaN}}', "the number NaN"),
        ('{"appell": 1, "name": "m", "start": {"x": -Infinity}}', "the number -Infinity"),
        ('{"appell": 1, "name": "m", "coordinates": ["x"], "start": {"x": 1e999}}', "start.x is inf: give a finite"),
        ('{"appell": 1, "name": "m", "duration": ' + "9" * 5000 + "}", "too many digits|finite"),
        ('{"appell": 2, "name": "m"}', "not a model of version 1"),
        ('{"appell": true, "name": "m"}', "not a model of version 1"),
        ('{"appell": 1}', "name is None: give a string"),
        ('{"appell": 1, "name": "m", "python": "import os"}', "has the key 'python', which means nothing"),
    ],
)
def test_a_document_that_is_none_is_refused(text: str, words: str) -> None:
    message = refusal(text)
    assert re.search(words, message), message


@pytest.mark.parametrize(
    ("sections", "words"),
    [
        ({"parameters": [{"name": "m", "default": "1"}]}, "parameters[0].default is '1': give a number"),
        ({"parameters": [{"name": "m", "value": 1}]}, "parameters[0] has the key 'value'"),
        ({"parameters": [{"name": "m"}, {"name": "m"}]}, "parameters[1]: the name 'm' is taken"),
        ({"parameters": {"m": 1}}, "parameters is {'m': 1}: give a list"),
        ({"parameters": [3]}, "parameters[0] is 3: give an object"),
        ({"parameters": [{"name": "m", "unit": "\x1b[2J"}]}, "the unit of 'm' is '\\x1b[2J', with a character"),
        ({"parameters": [{"name": "m", "description": "x" * 3000}]}, "of 3000 characters: 2000 are the most"),
        ({"latex": {"x": r"\input{RAN}"}}, r"latex: the latex= of 'x' has the piece '\\input'"),
        ({"latex": {"x": "^^5cinput{RAN}"}}, "latex: the latex= of 'x' has the piece '^^'"),
        ({"latex": {"x": "a" * 300}}, "latex: the latex= of 'x' has 300 characters"),
        ({"coordinates": ["x", "x"]}, "stands twice"),
        ({"coordinates": ["t"]}, "reserved name"),
        ({"coordinates": [5]}, "coordinates[0].name is 5"),
        ({"coordinates": [f"q{i}" for i in range(3000)]}, "more than 2000 entries"),
        ({"joints": [{"name": "j", "type": "Portal", "parent": "ground", "child": "x"}]}, "joints[0]: 'Portal' is not"),
        ({"joints": [{"name": "j", "type": "Revolute", "parent": "sky", "child": "x"}]}, "the parent 'sky'"),
        (
            {"frames": [{"name": "A", "in": "B", "axis": "z", "angle": "x"}]},
            "frames[0]: in is 'B', which is not a frame",
        ),
        ({"frames": [{"name": "A", "in": "A", "axis": "z", "angle": "x"}]}, "frames[0]"),
        (
            {
                "frames": [
                    {"name": "A", "in": "B", "axis": "z", "angle": "x"},
                    {"name": "B", "in": "A", "axis": "z", "angle": "x"},
                ]
            },
            "through a ring",
        ),
        ({"particles": [{"name": "P", "mass": -1, "at": "x*N.x"}]}, "a mass is not negative"),
        ({"particles": [{"name": "P", "mass": 1, "at": "x"}]}, "is a scalar: give a vector"),
        ({"particles": [{"name": "P", "mass": 1, "at": "x*N.x", "from": "P"}]}, "located from itself"),
        ({"bodies": [{"name": "B", "mass": 1, "inertia": [1, 1]}]}, "not three moments"),
        ({"bodies": [{"name": "B", "mass": 1, "inertia": [1, 1, 1]}]}, "B"),
        ({"constraints": [{"name": "c"}]}, "rows or a contact"),
        ({"constraints": [{"name": "c", "rows": []}]}, "no rows"),
        ({"constraints": [{"name": "c", "rows": ["1"]}]}, "never satisfied"),
        ({"constraints": [{"name": "c", "rows": ["x"], "restitution": 3}]}, "restitution"),
        ({"loads": [{"name": "F", "potential": "x", "damper": "x"}]}, "a load is one of"),
        ({"loads": [{"name": "F", "forces": [{"on": "Q", "vector": "N.x"}]}]}, "on is 'Q', which is not a point"),
        ({"start": {"y": 1}}, "start names 'y'"),
        ({"duration": -1}, "duration is -1"),
        ({"order": {"coordinates": ["y"]}}, "order.coordinates names 'y'"),
    ],
)
def test_a_section_that_makes_no_sense_is_refused_where_it_stands(sections: dict[str, Any], words: str) -> None:
    message = refusal(document(**sections))
    assert words in message, message


def test_a_million_names_are_refused_before_any_is_read() -> None:
    text = document(coordinates=[f"q{i}" for i in range(100_000)])
    assert "more than 2000 entries" in refusal(text)
    assert "letters, more than" in refusal(document(coordinates=[f"q{i}" for i in range(1_000_000)]))


def test_decimals_are_fractions_where_a_proof_is_asked_for() -> None:
    assert str(read_scalar("0.1", Scope({}, exact=True))) == "1/10"
    assert read_scalar("0.1", Scope({})) == 0.1
