"""Decimals of a model are fractions in a derivation and decimals in what is printed of it."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
import sympy as sm
from sympy.physics.vector import dynamicsymbols

import appell as ap
from appell.algebra.decimals import with_decimals


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


def test_numbers_of_many_scales_are_neither_made_whole_nor_divided_by_a_power_of_ten() -> None:
    """At b = 0 the body has m (x^2 + y^2) + I_zz = 2.7 (0.1^2 + 0.0017^2) + 3.3e-5 = 0.027040803 about N.z."""
    model = ap.Model("a light body under a small force")
    N = model.frame
    a, b = model.coordinates("a b")
    A = N.orientnew("A", "Axis", [a, N.z])
    B = A.orientnew("B", "Axis", [b, A.x])
    place, inertia = 0.1 * B.x + 1.7e-3 * B.y, (1.1e-5, 2.2e-5, 3.3e-5)
    body = model.body("body", mass=2.7, frame=B, position=place, inertia=inertia)
    model.force(body, 1e-12 * N.x)
    text = str(model.derive(ap.Kane()).shortest())
    assert "0.027040803" in text, text
    assert "0.000459*sin(b)*bdot'" in text, text  # m x y = 2.7 0.1 0.0017


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


def test_a_float_that_is_no_short_decimal_keeps_its_digits() -> None:
    """m x z = 0.3 (1/3) 0.7 = 0.07 in the deviation moment about the axis; of 15 digits it was 0.0699999999999999."""
    model = ap.Model("thirds")
    a, b = model.coordinates("a b")
    N = model.frame
    A = N.orientnew("A", "Axis", (a, N.z))
    B = A.orientnew("B", "Axis", (b, A.y))
    model.body("R", mass=0.1 + 0.2, frame=B, position=(1 / 3) * A.x + 0.7 * B.z, inertia=(0.3, 1 / 9, 0.2))
    assert "(0.247*sin(b) + 0.07)*adot^2*cos(b)" in str(model.derive(ap.Kane()))


def slider() -> ap.Model:
    """Two particles on crossing lines, with loads of which 0.1 + 0.2 - 0.3 along x cancels."""
    model = ap.Model("slider")
    x, y = model.coordinates("x y")
    N, t = model.frame, model.time
    P = model.particle("P", 0.1, x * N.x)
    Q = model.particle("Q", 1, y * N.y)
    for damping in (0.1, 0.2, -0.3):
        model.force(P, -damping * x.diff(t) * N.x)
    model.force(Q, (-9.81 * sm.sin(0.3 * y) - 1e-3 * y) * N.y)
    model.constrain("rod", x.diff(t) - 0.3 * y.diff(t))
    return model


PRINTED: dict[str, Callable[[ap.Model], str]] = {
    "equations": lambda model: str(model.derive(ap.Kane(reactions=True))),
    "LaTeX": lambda model: model.derive(ap.Kane(reactions=True)).latex(),
    "partials": lambda model: str(model.derive(ap.Kane(reactions=True)).statement),
    "derivation": lambda model: str(model.derive(ap.Kane(reactions=True)).derivation()),
    "canonical equations": lambda model: str(model.derive(ap.Hamilton()).statement),
    "Lagrangian": lambda model: str(model.lagrangian_form),
    "reactions": lambda model: str(model.reactions),
    "quasi-velocities": lambda model: str(model.quasi_velocities()),
    "SymPy": lambda model: text_of_sympy(model.derive(ap.Kane()).to_sympy()),
}


def text_of_sympy(made: ap.SympyEquations) -> str:
    return str(sm.sstr((made.mass_matrix, made.forcing, made.forcing_kin), full_prec=False))


@pytest.mark.parametrize("printer", PRINTED)
def test_every_printer_shows_decimals_as_they_were_written(printer: str) -> None:
    """Numbers are those written and their products by hand; 0.1 + 0.2 - 0.3 was 5.6e-17."""
    written = {"0.1", "0.3", "9.81", "0.001"}
    products = {"0.05", "0.5", "0.03", "1.009"}  # 0.1 / 2, 1 / 2, 0.1 0.3, 1 + 0.1 0.3^2
    numbers = set(re.findall(r"(?<![\w.])\d+\.\d+(?:e[+-]?\d+)?", PRINTED[printer](slider())))
    assert numbers
    assert numbers <= written | products, numbers


def test_sympy_gets_the_numbers_that_were_written() -> None:
    made = slider().derive(ap.Kane(independent=["xdot"])).to_sympy()
    xdot, ydot = made.u
    assert made.mass_matrix[1, :] == sm.Matrix([[1, -0.3]])
    assert not made.forcing.has(xdot, ydot)
    assert {float(number) for number in made.forcing[0].atoms(sm.Float)} <= {0.3, -9.81 / 0.3, -1e-3 / 0.3}


def test_an_exact_number_of_many_digits_is_printed_as_it_was_written() -> None:
    """It was a decimal, and the whole equation was divided by a power of ten."""
    model = ap.Model("exact")
    x = model.coordinates("x")
    P = model.particle("P", sm.Integer(12345678901234567891), x * model.frame.x)
    model.force(P, -sm.Rational(98765432109876543211, 7) * x * model.frame.x)
    equations = model.derive(ap.Kane())
    assert "12345678901234567891*xdot' = -98765432109876543211*x/7" in str(equations)
    # 86419752308641975237 = 7 12345678901234567891
    assert "xdot' = -98765432109876543211*x/86419752308641975237" in str(equations.shortest())


def test_a_quotient_of_decimals_that_is_whole_is_solved_as_a_whole_number() -> None:
    """0.1 x'' = -0.3 x, 0.3 y'' = 0.9 x: floats gave -3.0 and 3.0, and 0.3 / 0.1 is 2.9999999999999996."""
    model = ap.Model("quotients")
    x, y = model.coordinates("x y")
    P = model.particle("P", 0.1, x * model.frame.x)
    Q = model.particle("Q", 0.3, y * model.frame.y)
    model.force(P, -0.3 * x * model.frame.x)
    model.force(Q, 0.9 * x * model.frame.y)
    assert list(model.derive(ap.Kane()).explicit().values()) == [-3 * x, 3 * x]


def test_the_explicit_equation_has_no_reaction_where_the_free_motion_satisfies_the_row() -> None:
    """Three particles fall together, and 0.1 g + 0.2 g - 0.3 g = 0; the reactions were 2e-16 and the like."""
    model = ap.Model("three falling")
    for place, q in enumerate(model.coordinates("x y z")):
        mass = (0.3, 0.7, 0.9)[place]
        P = model.particle(f"P{place}", mass, q * model.frame.x)
        model.force(P, mass * 9.81 * model.frame.x)
    x, y, z = (q.diff(model.time) for q in model.snapshot().kinematics.coordinates)
    model.constrain("row", 0.1 * x + 0.2 * y - 0.3 * z)
    equations = model.derive(ap.UdwadiaKalaba())
    assert equations.statement.violation == sm.zeros(1, 1)
    assert "0.3*xdot' = 2.943\n" in str(equations)
    assert "Q_ideal" not in str(equations) + equations.latex()
    assert set(equations.explicit().values()) == {sm.Float(9.81), sm.S.Zero}


def test_a_number_before_several_sums_is_shared_among_them() -> None:
    """Whole numbers of twenty digits came before, and named parts full of them."""
    a, b, c, d = sm.symbols("a b c d")
    e = with_decimals(sm.Rational(1, 10**6) * ((130 * a + 37 * b) * (130 * c + 37 * d)))
    assert str(e) == "(0.013*a + 0.0037*b)*(1.3*c + 0.37*d)"


def test_equations_with_decimals_hold_no_huge_numbers() -> None:
    text = str(ap.catalogue.card_of("flyball-governor").model().derive(ap.Kane()).shortest())
    assert "0.001*rho*sdot'" in text
    assert not re.search(r"e\+\d\d", text)
