"""Bad input where a proof is asked for: opaque functions, floats, bombs, large ansatzes."""

from __future__ import annotations

import pytest
import sympy as sm

import appell as ap
from appell.algebra.normal_form import TooLong, normal_forms
from appell.numbers import EXACT


def oscillator(stiffness: sm.Expr | float, law: sm.Expr | None = None) -> tuple[ap.Model, sm.Expr]:
    model = ap.Model("an oscillator")
    x = model.coordinates("x")
    model.speeds("v")
    model.particle("P", 1, x * model.frame.x)
    model.potential("spring", stiffness * x**2 if law is None else law.subs(sm.Symbol("x"), x))
    return model, x


def test_a_function_the_algebra_does_not_know_stays_as_it_is_and_lines_in_it_are_proved() -> None:
    """x'' = -exp(x): what is not known is a generator like any other."""
    model, _ = oscillator(1, sm.exp(sm.Symbol("x")))
    assert ap.same_motion(model, ["v' + exp(x) = 0"])


def test_a_line_that_needs_more_of_an_opaque_function_is_not_decided_and_the_function_is_named() -> None:
    """exp(x) = cosh(x) + sinh(x) holds at every state, and no normal form says so."""
    model, x = oscillator(1, sm.exp(sm.Symbol("x")))
    v = model.snapshot().kinematics.speeds[0]
    found = ap.same_motion(model, [v.diff(model.time) + sm.cosh(x) + sm.sinh(x)])
    assert found.verdict == "not decided"
    assert "exp" in found.reason
    assert "cosh" in found.reason


def test_floats_are_the_decimals_that_were_written_and_that_is_noted() -> None:
    model, _ = oscillator(0.05)
    found = ap.same_motion(model, ["v' = -x/10"])
    assert found
    assert "0.1 as 1/10" in found.note
    assert "0.1 as 1/10" in str(found)
    assert ap.same_motion(model, ["v' = -x/3*0.3"])
    assert not oscillator_note(sm.Rational(1, 20))


def oscillator_note(stiffness: sm.Expr) -> str:
    return ap.same_motion(oscillator(stiffness)[0], ["v' = -x/10"]).note


def test_a_float_that_is_not_the_decimal_refutes() -> None:
    """1/3 as a float is 0.333333333333333, which is not 1/3: numbers do not tell them apart, and there is no proof."""
    model, _ = oscillator(1.0 / 6.0)
    found = ap.same_motion(model, ["v' = -x/3"])
    assert found.verdict == "not decided"


def test_an_expression_bomb_meets_a_limit_with_a_sentence() -> None:
    a = sm.symbols("a0:7")
    bomb = (1 + sum(a)) ** 30
    with pytest.raises(TooLong, match=f"more than {EXACT.terms} terms"):
        normal_forms([bomb]).of(bomb)
    model, x = oscillator(1)
    v = model.snapshot().kinematics.speeds[0]
    terms = [sm.cos(k * x) * v for k in range(1, 5)]
    found = ap.same_motion(model, [v.diff(model.time) + 2 * x + (sum(terms) + 1) ** 60 - (1 + sum(terms)) ** 60])
    assert found  # it cancels before it is multiplied out
    with pytest.raises(ap.ModelError, match="a power"):
        ap.same_motion(model, "v' = x^1000")


def test_an_ansatz_that_is_too_large_is_refused_with_its_size() -> None:
    with pytest.raises(ap.ModelError, match=r"has \d+ terms, more than 1000: lower a degree"):
        ap.first_integrals(ap.catalogue.chaplygin_ball(), degree=4, coordinate_degree=3)
