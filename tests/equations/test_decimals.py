"""Decimals of a model are fractions in a derivation and decimals in what is printed of it."""

from __future__ import annotations

import re

import pytest
import sympy as sm
from sympy.physics.vector import dynamicsymbols

import appell as ap


def arm() -> ap.Model:
    """A body on two turning arms, with lengths and masses that no short decimal is."""
    model = ap.Model("arm")
    a, b = model.coordinates("a b")
    N = model.frame
    A = N.orientnew("A", "Axis", (a, N.z))
    B = A.orientnew("B", "Axis", (b, A.x))
    model.body("R", mass=2 / 3, frame=B, position=A.x / 3.0 + B.y / 3.0, inertia=(0.1, 0.2, 1 / 7))
    model.gravity(-9.81 * N.y)
    return model


def test_no_number_of_a_printed_equation_has_more_digits_than_a_float() -> None:
    """They were 2.0e-30*(222222222222221111111111111108*sin(b)^2 + ...)."""
    equations = arm().derive(ap.Kane())
    for text in (str(equations), equations.latex(), str(equations.shortest())):
        assert "sin" in text
        assert not re.search(r"\d{18}", text.replace(".", "")), text


def test_what_cancels_leaves_no_remainder_of_rounding() -> None:
    """The generalised force along b: m l^2 b'^2 (sin b cos b - sin b cos b) vanishes; it was 6.3e-17*bdot^2."""
    equations = arm().derive(ap.Kane())
    b = equations.speeds[1]
    assert not equations.symbolic_form.blocks.F[1].has(b)
    assert "e-1" not in str(equations)


def test_printed_equations_are_the_numbers_that_run() -> None:
    equations = arm().derive(ap.Kane())
    state = {"a": 0.3, "b": 0.7, "adot": 0.5, "bdot": -0.4}
    known = {dynamicsymbols._t: 0.0}
    known |= {f: state[str(f.func)] for f in (*equations.coordinates, *equations.speeds)}
    for rate, value in equations.explicit().items():
        assert float(value.subs(known)) == pytest.approx(equations.accelerations(state)[rate.expr], rel=1e-13)


def test_a_decimal_is_printed_as_it_was_written_and_a_fraction_as_a_fraction() -> None:
    """m x'' = -k x - c x', with c = 0.1 in one model and 1/10 in the other."""
    for damping, expected in ((0.1, "xdot' = -0.1*xdot - 0.7*sin(0.3*x)"), (sm.Rational(1, 10), None)):
        model = ap.Model("spring")
        x, t = model.coordinates("x"), model.time
        P = model.particle("P", 1, x * model.frame.x)
        decimals = (0.7, 0.3) if expected else (sm.Rational(7, 10), sm.Rational(3, 10))
        model.force(P, (-damping * x.diff(t) - decimals[0] * sm.sin(decimals[1] * x)) * model.frame.x)
        text = str(model.derive(ap.Kane()))
        assert ("." not in text.split("dynamics")[1]) if expected is None else expected in text, text
