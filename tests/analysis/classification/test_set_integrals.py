"""F1: what a set of rows keeps constant together, and the left side of E26 (003)."""

from __future__ import annotations

import pytest
import sympy as sm

import appell as ap


def axle() -> ap.Model:
    """Two wheels that roll on one axle of width 2 b."""
    model = ap.Model("axle")
    x, y, theta, left, right = model.coordinates("x y theta left right")
    b, r = model.parameters("b r", [0.4, 0.3])
    t = model.time
    forward = x.diff(t) * sm.cos(theta) + y.diff(t) * sm.sin(theta)
    model.constrain("left", forward - b * theta.diff(t) - r * left.diff(t))
    model.constrain("right", forward + b * theta.diff(t) - r * right.diff(t))
    model.constrain("blade", y.diff(t) * sm.cos(theta) - x.diff(t) * sm.sin(theta))
    return model


def exact_difference() -> ap.Model:
    """3 w' = c1 - c2, and neither row is integrable."""
    model = ap.Model("difference")
    x, y, w, s = model.coordinates("x y w s")
    t = model.time
    row = x.diff(t) - y * s.diff(t)
    model.constrain("c1", row + 3 * w.diff(t))
    model.constrain("c2", row)
    return model


def with_coefficients_of_the_coordinates() -> ap.Model:
    model = ap.Model("coefficients")
    x, y, z, s = model.coordinates("x y z s")
    t = model.time
    row = x.diff(t) - y * s.diff(t)
    model.constrain("a1", row)
    model.constrain("a2", s * row + z * z.diff(t))
    return model


def with_a_coordinate_that_cannot_move() -> ap.Model:
    """w' = 0 by the difference; then y x' + w x y' has a potential of x, y and w."""
    model = ap.Model("fixed")
    x, y, w = model.coordinates("x y w")
    t = model.time
    row = y * x.diff(t) + w * x * y.diff(t)
    model.constrain("c1", row + 3 * w.diff(t))
    model.constrain("c2", row)
    return model


def in_time() -> ap.Model:
    """x' - y s' twice, with the rate of w + t^2 added once."""
    model = ap.Model("in time")
    x, y, w, s = model.coordinates("x y w s")
    t = model.time
    row = x.diff(t) - y * s.diff(t)
    model.constrain("c1", row + w.diff(t) + 2 * t)
    model.constrain("c2", row)
    return model


SETS = [
    exact_difference,
    in_time,
    pytest.param(axle, marks=pytest.mark.slow),
    pytest.param(with_coefficients_of_the_coordinates, marks=pytest.mark.slow),
    pytest.param(with_a_coordinate_that_cannot_move, marks=pytest.mark.slow),
]


@pytest.mark.parametrize("build", SETS)
def test_as_many_independent_integrals_are_recognised_as_brackets_leave_directions(build) -> None:
    """The rate of each is the combination that is named; their gradients are independent (Frobenius)."""
    model = build()
    found = ap.classify(model, thorough=build is with_coefficients_of_the_coordinates)
    assert len(found.integrals) == found.together.freedom - found.growth[-1] > 0
    rows = {name: c.expressions[0] for name, c in model.constraints.items()}
    for f in found.integrals:
        combined = sum(k * rows[name] for name, k in f.combination.items())
        assert sm.simplify(f.potential.diff(model.time) - combined) == 0
    variables = [*model.snapshot().kinematics.coordinates, model.time]
    assert sm.Matrix([[f.potential.diff(v) for v in variables] for f in found.integrals]).rank() == len(found.integrals)


def test_the_axle_keeps_its_heading_beside_the_angles_of_its_wheels() -> None:
    """2 b theta = r (right - left) + const (Neimark and Fufaev 1972): no row is integrable, the difference is."""
    model = axle()
    found = ap.classify(model)
    (integral,) = found.integrals
    _, _, theta, left, right = model.snapshot().kinematics.coordinates
    b, r = (p.symbol for p in model.snapshot().parameters)
    assert sm.expand(integral.potential + 2 * b * theta - r * (right - left)) == 0
    assert integral.combination == {"left": 1, "right": -1}
    assert {found[name].kind for name in ("left", "right")} == {"linear nonholonomic"}
    assert "the integral of [left] - [right]" in str(found)


def test_the_difference_of_two_rows_is_recognised_as_exact() -> None:
    (found,) = ap.classify(exact_difference()).integrals
    assert str(found) == "3*w = const, the integral of [c1] - [c2]"
    assert r"\frac{d}{dt}" in found._repr_latex_()


def test_rows_that_repeat_each_other_bring_one_integral() -> None:
    model = ap.Model("repeated")
    x, y, _ = model.coordinates("x y z")
    t = model.time
    model.constrain("one", x.diff(t))
    model.constrain("twice", 2 * x.diff(t))
    model.constrain("other", y * x.diff(t) + x * y.diff(t))
    assert [f.potential for f in ap.classify(model).integrals] == [x, x * y]


def test_a_row_that_is_exact_is_not_counted_twice_beside_an_exact_difference() -> None:
    """p' = 0 alone is a combination with constant coefficients too: its potential comes once."""
    model = ap.Model("twice")
    p, x, y, w, s = model.coordinates("p x y w s")
    t = model.time
    model.constrain("exact", p.diff(t))
    model.constrain("c1", x.diff(t) - y * s.diff(t) + 3 * w.diff(t))
    model.constrain("c2", x.diff(t) - y * s.diff(t))
    assert [f.potential for f in ap.classify(model).integrals] == [p, 3 * w]


def test_coordinates_that_the_rows_hold_together_are_among_what_they_keep() -> None:
    """y x' + 2 w' = 0 and y x' - w' = 0 hold w, and x wherever y is not zero: x' = (c1 + 2 c2) / (3 y)."""
    model = ap.Model("two coordinates that stand still")
    x, y, w = model.coordinates("x y w")
    t = model.time
    model.constrain("c1", y * x.diff(t) + 2 * w.diff(t))
    model.constrain("c2", y * x.diff(t) - w.diff(t))
    found = model.classify()
    assert [f.potential for f in found.integrals] == [3 * w, x]
    assert [
        sm.simplify(k - e / y)
        for k, e in zip(found.integrals[1].combination.values(), (sm.Rational(1, 3), sm.Rational(2, 3)), strict=True)
    ] == [0, 0]
    assert "constant along the motion" not in str(found)


def test_a_blade_keeps_nothing_constant() -> None:
    assert ap.classify(ap.catalogue.chaplygin_sleigh()).integrals == ()


def test_the_left_side_of_e26_is_that_of_the_text() -> None:
    """sum_i (dA_j/dq_i - dA_i/dq_j) q'_i + dA_j/dt - dB/dq_j, by SymPy alone, of a row with time and drift."""
    model = ap.Model("E26")
    q = x, y, z = model.coordinates("x y z")
    t = model.time
    A, B = (y * t, sm.sin(z) * x, x * y * z), x**2 * t + z
    model.constrain("row", sum(a * c.diff(t) for a, c in zip(A, q, strict=True)) + B)
    exact = model.constrain("exact", (x * y**2 * t).diff(t))
    found = ap.classify(model, together=False)
    for j in range(3):
        side = sum((A[j].diff(q[i]) - A[i].diff(q[j])) * q[i].diff(t) for i in range(3))
        explicit = sm.Matrix([A[j]]).applyfunc(lambda e: e.subs(dict(zip(q, sm.symbols("a b c"), strict=True))).diff(t))
        side += explicit[0].subs(dict(zip(sm.symbols("a b c"), q, strict=True))) - B.diff(q[j])
        assert sm.simplify(found["row"].exactness[j] - side) == 0
    assert found["exact"].exactness == sm.zeros(1, 3)
    assert exact.order == 1


@pytest.mark.parametrize(("blade", "reach"), [(True, "yes"), (False, "no")])
@pytest.mark.parametrize("nonlinear", [True, False])
def test_a_set_is_shown_as_it_was_judged(blade: bool, reach: str, nonlinear: bool) -> None:
    """A blade lets every configuration be reached, x' = 0 does not; a nonlinear row is left out of that."""
    model = ap.Model("a set")
    x, y, theta, s = model.coordinates("x y theta s")
    t = model.time
    model.constrain("row", x.diff(t) * sm.sin(theta) - y.diff(t) * sm.cos(theta) if blade else x.diff(t))
    if nonlinear:
        model.constrain("other", s.diff(t) ** 2 + theta.diff(t) ** 2 - 1)
    found = model.classify()
    if nonlinear:
        assert "of the rows linear in velocity alone" in str(found)
        reach = "no" if reach == "no" else "not decided"
    else:
        assert "of the rows linear in velocity alone" not in str(found)
    assert f"<td>{reach}</td>" in found.together._repr_html_()
