"""Vectors that keep their placeholders."""

from __future__ import annotations

import copy
import pickle

import pytest
import sympy as sm

import appell as ap
from appell.constraints import Placeholder, PlaceholderKind, gather, placeholders


@pytest.fixture
def body():
    model = ap.Model("m")
    q = model.coordinates("q")
    frame = model.frame.orientnew("B", "Axis", [q, model.frame.z])
    return model, model.body("body", 1, frame=frame, position=frame.x, inertia_zz=1)


@pytest.mark.parametrize(
    ("make", "quantity"),
    [
        (ap.position, PlaceholderKind.POSITION),
        (ap.velocity, PlaceholderKind.VELOCITY),
        (ap.acceleration, PlaceholderKind.ACCELERATION),
        (ap.angular_velocity, PlaceholderKind.ANGULAR_VELOCITY),
        (ap.angular_acceleration, PlaceholderKind.ANGULAR_ACCELERATION),
    ],
)
def test_a_vector_has_three_placeholders_in_the_inertial_frame(body, make, quantity: PlaceholderKind) -> None:
    model, B = body
    vector = make(B)
    symbols = list(vector.to_matrix(model.frame))
    assert all(isinstance(s, Placeholder) and s.is_real for s in symbols)
    assert [s.quantity for s in symbols] == [quantity] * 3
    assert [s.axis for s in symbols] == [0, 1, 2]
    of = B.frame if quantity.angular else B.point
    assert all(s.of is of for s in symbols)
    by_sympy = make(of, model.frame)  # SymPy's own point or frame, with the frame it is seen from
    assert by_sympy == vector


def test_equal_placeholders_are_one_symbol_and_others_are_not(body) -> None:
    model, B = body
    other = model.point("other", B.frame.y, on=B)
    assert placeholders(PlaceholderKind.VELOCITY, B.point) == placeholders(PlaceholderKind.VELOCITY, B.point)
    assert ap.velocity(B).dot(model.frame.x) - ap.velocity(B).dot(model.frame.x) == 0
    assert ap.velocity(B).dot(model.frame.x) != ap.velocity(other).dot(model.frame.x)
    assert ap.velocity(B).dot(model.frame.x) != ap.position(B).dot(model.frame.x)


def test_two_points_of_one_name_are_told_apart() -> None:
    first, second = ap.catalogue.two_pucks(), ap.catalogue.two_pucks()
    P, Q = first.snapshot().masses[0], second.snapshot().masses[0]
    x, y = placeholders(PlaceholderKind.VELOCITY, P.point)[0], placeholders(PlaceholderKind.VELOCITY, Q.point)[0]
    assert x.name == y.name
    assert x != y
    assert x - y != 0


def test_dot_cross_powers_and_functions_are_ordinary_sympy(body) -> None:
    model, B = body
    v = ap.velocity(B)
    x, y, z = placeholders(PlaceholderKind.VELOCITY, B.point)
    N = model.frame
    assert v.dot(v) == x**2 + y**2 + z**2
    assert v.cross(N.z).dot(N.x) == y
    assert sm.diff(v.magnitude(), x) == x / sm.sqrt(x**2 + y**2 + z**2)
    assert sm.diff(sm.exp(v.dot(N.y)), y) == sm.exp(y)
    assert (v.dot(B.frame.x)).diff(x) == B.frame.x.dot(N.x)


def test_gather_finds_every_quantity_once_in_a_stable_order(body) -> None:
    _model, B = body
    v, w = ap.velocity(B), ap.angular_velocity(B)
    found = gather([v.dot(v), v.dot(w)])
    assert found == ((PlaceholderKind.ANGULAR_VELOCITY, B.frame), (PlaceholderKind.VELOCITY, B.point))


def test_placeholders_survive_pickling_with_what_they_stand_for(body) -> None:
    _, B = body
    symbols = placeholders(PlaceholderKind.VELOCITY, B.point)
    arrived = pickle.loads(pickle.dumps(symbols))
    assert [(s.name, s.quantity, s.axis) for s in arrived] == [(s.name, s.quantity, s.axis) for s in symbols]
    assert all(isinstance(s, Placeholder) and s.is_real for s in arrived)
    assert arrived[0].of is arrived[1].of
    assert str(arrived[0].of) == str(B.point)
    assert len(set(arrived)) == 3
    expression = pickle.loads(pickle.dumps(ap.velocity(B).dot(ap.velocity(B))))
    assert len(expression.atoms(Placeholder)) == 3


def test_placeholders_copied_shallowly_are_the_same_symbols(body) -> None:
    _, B = body
    symbol = placeholders(PlaceholderKind.POSITION, B.point)[1]
    assert copy.copy(symbol) == symbol


def test_equations_travel_by_pickle_and_run_where_they_arrive() -> None:
    card = ap.catalogue.SYSTEMS[0]
    equations = card.model().derive(ap.Kane())
    run = equations.simulate(1.0, card.start, samples=3)  # what was derived and compiled stays behind
    arrived = pickle.loads(pickle.dumps(equations))
    again = arrived.simulate(1.0, card.start, samples=3)
    assert (again["u1"] == run["u1"]).all()
    assert str(arrived.mechanism.constraints[0].name) == "perpendicular"
    traveller = pickle.loads(pickle.dumps(run))
    assert (traveller["u1"] == run["u1"]).all()
    assert traveller.audit == run.audit
