"""Natural mistakes with a model: each works or gets its sentence."""

from __future__ import annotations

import numpy as np
import pytest
import sympy as sm
from sympy.physics.vector import Point, ReferenceFrame

import appell as ap
from appell.model import size
from appell.numbers import LIMIT
from tests.support import with_numbers

LONE = ReferenceFrame("L").z


def mechanism():
    model = ap.Model("a mechanism")
    x = model.coordinates("x")
    P = model.particle("P", 1, x * model.frame.x)
    arm, hand = (model.body(name, 1, inertia=(1, 1, 1)) for name in ("arm", "hand"))
    model.joint("pin", ap.Revolute(), model.ground, arm)
    return model, x, P, arm, hand


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize(
    ("mistake", "words"),
    [
        (lambda m, x, P, a, h: m.force(a, m.frame.x, at=Point("Q")), "the point 'Q', which is not connected to 'arm'"),
        (lambda m, x, P, a, h: m.joint("j", ap.Weld(), a, h, parent_point=Point("Q")), "the point 'Q', which is not"),
        (
            lambda m, x, P, a, h: m.joint("j", ap.Weld(), a, h, parent_point=LONE),
            "the frame 'L', which is not connected",
        ),
        (lambda m, x, P, a, h: m.joint("j", ap.Revolute(LONE), a, h), "the frame 'L', which is not connected"),
        (lambda m, x, P, a, h: m.joint("j", ap.Universal(LONE, "x"), a, h), "a frame that is not connected to those"),
        (lambda m, x, P, a, h: m.joint("j", ap.Weld(0.3, LONE), a, h), "a frame that is not connected to those of its"),
        (
            lambda m, x, P, a, h: m.particle("Q", x, m.frame.x),
            r"mass of 'Q' holds 'x\(t\)', which changes with time",
        ),
        (lambda m, x, P, a, h: m.particle("Q", 1j, m.frame.x), r"the mass of 'Q' is .*I: give a real number"),
        (lambda m, x, P, a, h: m.particle("Q", None, m.frame.x), "the mass of 'Q' is None: give a number"),
        (lambda m, x, P, a, h: m.particle("Q", 1, [1, 2, 3]), r"\[1, 2, 3\], not a vector"),
        (lambda m, x, P, a, h: m.particle(None, 1, m.frame.x), "the name of a particle is None: give a string"),
        (lambda m, x, P, a, h: m.body("Q", 1, inertia=(1, 1, x)), r"holds 'x\(t\)', which changes with time"),
        (lambda m, x, P, a, h: m.constrain("c", x >= 0, restitution=1j), "give a real number"),
        (lambda m, x, P, a, h: m.constrain("c", x >= 0, restitution=None), "the restitution of 'c' is None"),
        (lambda m, x, P, a, h: m.constrain("c", x == 0), "the constraint 'c' is False"),
        (lambda m, x, P, a, h: m.speeds("u", {x: 1}), "the speed 'u' is .*: give a number or an expression"),
        (lambda m, x, P, a, h: m.parameters({"k": 1.0}), "is not a parameter: give names such as 'm g'"),
        (lambda m, x, P, a, h: m.potential("V", sm.Function("omega_arm")(m.time)), "unknown function|may depend on"),
        (
            lambda m, x, P, a, h: m.generalised_force("G", {"y": 1}),
            "'y', which is not a coordinate; known are x",
        ),
    ],
)
def test_a_mistake_gets_its_sentence(mistake, words: str) -> None:
    with pytest.raises(ap.AppellError, match=words):
        mistake(*mechanism())


def test_a_speed_in_a_potential_is_not_called_unknown() -> None:
    model, _, _, _, _ = mechanism()
    omega = model.contents.joints["pin"].speeds[0]
    with pytest.raises(ap.ModelError, match=r"'omega_arm\(t\)': it may depend on coordinates, positions and time only"):
        model.potential("V", omega**2)


def test_a_generalised_force_may_name_its_coordinate_and_defaults_may_be_an_array() -> None:
    model = ap.Model("a cart")
    m, f = model.parameters("m f", np.array([2.0, 6.0]))
    x = model.coordinates("x")
    model.particle("cart", m, x * model.frame.x)
    model.generalised_force("motor", {"x": f})
    assert model.derive(ap.Kane()).accelerations({})["xdot"] == pytest.approx(3.0, rel=1e-15)  # f / m


@pytest.mark.parametrize(("first", "second"), [("a b", "a_b"), ("a", "a_1")])
def test_two_constraints_never_share_the_name_of_a_multiplier(first: str, second: str) -> None:
    model = ap.Model("m")
    x, y, z = model.coordinates("x y z")
    model.constrain(first, [x, y])
    with pytest.raises(ap.ModelError, match=f"'{first}' and '{second}' would both have a multiplier lambda_a_"):
        model.constrain(second, z)
    model.constrain("c", z)


def test_more_coordinates_than_can_be_derived_are_refused_at_once_with_the_number_that_can(monkeypatch):
    assert LIMIT.bodies <= 10_000  # what a chain was seen to work with; more is refused before it is written
    with_numbers(monkeypatch, size, "LIMIT", bodies=70)
    model = ap.Model("a long chain")
    with pytest.raises(ap.ModelError, match="'a long chain' would have 100 coordinates: up to 70 of them are known"):
        model.coordinates([f"q{i}" for i in range(100)])
    assert not model.contents.coordinates


def test_one_body_more_than_can_be_derived_is_refused_and_the_model_stays_as_it_was(monkeypatch):
    with_numbers(monkeypatch, size, "LIMIT", bodies=3)
    model = ap.Model("a heap")
    for i in range(3):
        model.particle(f"P{i}", 1, i * model.frame.x)
    with pytest.raises(ap.ModelError, match="'a heap' would have 4 bodies and particles: up to 3 of them are known"):
        model.body("B", 1, inertia=(1, 1, 1))
    assert list(model.contents.bodies) == ["P0", "P1", "P2"]


@pytest.mark.parametrize(
    ("add", "words"),
    [
        (lambda m, P, x, t: m.particle("Q", 1 + t, x * m.frame.y), "the mass of 'Q'"),
        (lambda m, P, x, t: m.body("B", mass=1, inertia=(1, 1, 1 + t)), "the inertia of 'B'"),
        (lambda m, P, x, t: m.constrain("floor", ap.position(P).dot(m.frame.x) >= 0, restitution=t / 4), "restitution"),
        (
            lambda m, P, x, t: m.constrain("floor", ap.position(P).dot(m.frame.x) >= 0, friction=ap.Coulomb(t)),
            "the friction of 'floor'",
        ),
        (lambda m, P, x, t: m.constrain("brake", x.diff(t), servo=ap.Actuator({x: 1}, bound=1 + t)), "the bound of"),
        (lambda m, P, x, t: m.constrain("stop", x, servo=ap.Actuator({x: 1}, bound=1, recovery=1 + t)), "the recovery"),
    ],
)
def test_what_a_model_is_made_of_does_not_change_with_time(add, words: str) -> None:
    """All but the inertia, which was accepted, were a TypeError from within."""
    model = ap.Model("a puck")
    x = model.coordinates("x")
    P = model.particle("P", 1, x * model.frame.x)
    with pytest.raises(ap.ModelError, match=f"{words}.* holds the time: give numbers and parameters only"):
        add(model, P, x, model.time)
