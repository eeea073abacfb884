"""A model is built line by line; what is derived from it is a snapshot."""

from __future__ import annotations

import numpy as np
import pytest
import sympy as sm
from sympy.physics import mechanics as me

import appell as ap


def test_one_name_gives_the_symbol_and_several_give_a_tuple() -> None:
    model = ap.Model("m")
    x = model.coordinates("x")
    y, z = model.coordinates("y z")
    q = model.coordinates("q1:4")
    assert isinstance(x, sm.Expr)
    assert [str(c.func) for c in (x, y, z, *q)] == ["x", "y", "z", "q1", "q2", "q3"]
    assert isinstance(model.parameters("k", 1.0), sm.Symbol)
    assert len(model.parameters("a b", 2.0)) == 2
    assert len(model.coordinates("w,")) == 1  # a trailing comma asks SymPy for a tuple


def test_coordinates_and_speeds_are_real_functions_of_time() -> None:
    model = ap.Model("m")
    x, u = model.coordinates("x"), model.speeds("u")
    assert x.is_real
    assert u.is_real
    assert x.args == (model.time,)


def test_parameters_have_default_unit_and_description_one_for_all_or_one_each() -> None:
    model = ap.Model("m")
    model.parameters("m1 m2", [1.0, 2.0], unit="kg", description=["first", "second"])
    model.parameters("k", unit="N/m")
    model.coordinates("x")
    first, second, third = model.snapshot().parameters
    assert (first.name, first.default, first.unit, first.description) == ("m1", 1.0, "kg", "first")
    assert (second.default, second.unit, second.description) == (2.0, "kg", "second")
    assert (third.default, third.unit, third.description) == (None, "N/m", "")
    assert model.defaults == {"m1": 1.0, "m2": 2.0}


def falling() -> tuple[ap.Model, sm.Expr]:
    model = ap.Model("falling")
    z = model.coordinates("z")
    m, g = model.parameters("m g", [1.0, 9.81])
    model.particle("stone", m, z * model.frame.z)
    model.gravity(-g * model.frame.z)
    return model, z


def test_a_coordinate_nobody_speaks_of_gets_a_speed_named_after_it() -> None:
    model, z = falling()
    equations = model.derive(ap.Kane())
    assert [str(u.func) for u in equations.speeds] == ["zdot"]
    assert equations.accelerations({z: 0.0})["zdot"] == pytest.approx(-9.81)


def test_equations_derived_earlier_stay_what_they_were() -> None:
    model, z = falling()
    before = model.derive(ap.Kane())
    model.force("stone", 100 * model.frame.z)
    model.constrain("still", z)
    assert before.accelerations({z: 0.0})["zdot"] == pytest.approx(-9.81)
    assert not before.mechanism.constraints
    after = model.derive(ap.Kane(reactions=True)).accelerations({z: 0.0})
    assert after["zdot"] == pytest.approx(0.0)
    assert after["lambda_still"] == pytest.approx(9.81 - 100)


def test_gravity_acts_on_bodies_added_later_too() -> None:
    model = ap.Model("m")
    N = model.frame
    model.gravity(-10 * N.y)
    x, y = model.coordinates("x y")
    model.particle("A", 1, x * N.y)
    model.particle("B", 2, y * N.y)
    rates = model.derive(ap.Kane()).accelerations({})
    assert (rates["xdot"], rates["ydot"]) == (pytest.approx(-10), pytest.approx(-10))


def test_sympys_own_objects_come_in_as_they_are() -> None:
    model = ap.Model("m")
    N = model.frame
    theta, x = model.coordinates("theta x")
    m, J = model.parameters("m J", [2.0, 0.3])
    frame = N.orientnew("B", "Axis", [theta, N.z])
    centre = model.origin.locatenew("C", 2 * frame.x)
    rigid = me.RigidBody("rod", centre, frame, m, (me.inertia(frame, 0, 0, J), centre))
    bead = me.Particle("bead", model.origin.locatenew("P", x * N.x), m)
    body, particle = model.add(rigid, bead)
    assert (body.name, particle.name) == ("rod", "bead")
    assert body.inertia == sm.diag(0, 0, J)
    M = model.derive(ap.Kane(reactions=True)).mass_matrix
    assert sm.simplify(M - sm.diag(J + 4 * m, m)) == sm.zeros(2, 2)
    with pytest.raises(ap.ModelError, match="is neither a SymPy Particle nor a RigidBody"):
        model.add(3)


def test_an_inertia_about_another_point_is_carried_to_the_mass_centre() -> None:
    """SymPy's RigidBody may hold its inertia about any point: Steiner's theorem brings it back."""
    model = ap.Model("m")
    N = model.frame
    theta = model.coordinates("theta")
    frame = N.orientnew("B", "Axis", [theta, N.z])
    pivot = model.origin
    centre = pivot.locatenew("C", 2 * frame.x)
    rigid = me.RigidBody("rod", centre, frame, 3, (me.inertia(frame, 0, 0, 13), pivot))
    model.add(rigid)
    assert model.derive(ap.Kane()).mass_matrix == sm.Matrix([[13]])


@pytest.mark.parametrize("inertia", [(1, 2, 3), sm.diag(1, 2, 3), "dyadic"])
def test_an_inertia_is_three_moments_a_matrix_or_a_dyadic(inertia: object) -> None:
    model = ap.Model("m")
    q = model.coordinates("q")
    B = model.frame.orientnew("B", "Axis", [q, model.frame.z])
    given = me.inertia(B, 1, 2, 3) if inertia == "dyadic" else inertia
    body = model.body("B", 1, frame=B, position=0 * model.frame.x, inertia=given)
    assert body.inertia == sm.diag(1, 2, 3)


def test_a_model_prints_what_was_said_of_it() -> None:
    text = repr(ap.catalogue.two_pucks())
    assert text.splitlines()[0] == "Model 'two pucks'"
    for words in ("coordinates", "speeds", "parameters", "bodies", "loads", "constraints"):
        assert words in text
    assert "perpendicular" in text


def test_the_model_may_stand_in_a_frame_and_origin_of_ones_own() -> None:
    frame, origin = me.ReferenceFrame("F"), me.Point("here")
    model = ap.Model("m", frame, origin)
    x = model.coordinates("x")
    P = model.particle("P", 1, origin.locatenew("P", x * frame.x))
    model.force(P, 3 * frame.x)
    assert model.derive(ap.Kane()).accelerations({})["xdot"] == pytest.approx(3)


def test_a_point_that_has_only_a_velocity_can_carry_mass() -> None:
    """As in SymPy, set_vel may be all that is said of a point."""
    model = ap.Model("m")
    x, u = model.coordinates("x"), model.speeds("u")
    point = me.Point("P")
    point.set_vel(model.frame, u * model.frame.x)
    P = model.particle("P", 2, point)
    model.force(P, 6 * model.frame.x)
    assert model.derive(ap.Kane()).accelerations({x: 0})["u"] == pytest.approx(3)


def test_an_unconnected_point_is_refused_with_what_to_do() -> None:
    model = ap.Model("m")
    model.coordinates("x")
    model.particle("P", 1, me.Point("P"))
    with pytest.raises(ap.ModelError, match=r"the point 'P' is not connected to the origin 'O'.*set_pos.*set_vel"):
        model.derive(ap.Kane()).accelerations({})


def test_a_norm_is_kept_at_rounding_along_a_run() -> None:
    model = ap.catalogue.perpendicular_bodies()
    assert [norm.name for norm in model.snapshot().norms] == ["unit quaternion of A", "unit quaternion of B"]
    assert "unit quaternion of A" not in model.constraints
    card = next(c for c in ap.catalogue.SYSTEMS if c.name == "perpendicular-bodies")
    run = model.derive(ap.Kane()).simulate(50.0, card.start, tolerance=1e-6, samples=21)
    for b in "AB":
        np.testing.assert_allclose(sum(run[f"e{i}{b}"] ** 2 for i in range(4)), 1, atol=1e-14)
