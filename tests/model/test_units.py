"""Units found from what was said, against what the quantities are."""

from __future__ import annotations

import pytest
import sympy as sm
from sympy.physics.vector import dynamicsymbols

import appell as ap
from appell.model.dimensions import dimension, read_unit, write_unit
from appell.model.units import units_of

t = dynamicsymbols._t


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("kg m^2", "kg m^2"),
        ("m/s^2", "m/s^2"),
        ("N s/m", "N s/m"),
        ("kg/s", "N s/m"),
        ("kg m/s^2", "N"),
        ("N m", "J"),
        ("rad/s", "rad/s"),
        ("m rad/s", "m/s"),
        ("1/s", "1/s"),
        ("m^3/s^2", "m^3/s^2"),
        ("kg/(m s)", "kg/(m s)"),
        ("V", "V"),
        ("1", "1"),
    ],
)
def test_a_unit_is_read_and_written(text: str, written: str) -> None:
    assert write_unit(read_unit(text)) == written


@pytest.mark.parametrize("text", ["mm", "deg", "furlong", "m//s", "", "m^x"])
def test_what_is_not_coherent_si_is_not_read(text: str) -> None:
    assert read_unit(text) is None


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize(
    ("system", "expected"),
    [
        ("rattleback", {"x_stone": "m", "e0_stone": "1", "vx_stone": "m/s", "wx_stone": "rad/s"}),
        ("bicycle", {"lean": "rad", "x": "m", "v": "m/s", "steer_rate": "rad/s"}),
        ("cycloidal-pendulum", {"phi": "rad", "phidot": "rad/s"}),  # R phi is an arc, and sin(phi) of an angle
        ("slider-crank", {"theta": "rad", "d": "m", "v": "m/s", "omega_r": "rad/s"}),
        ("cart-with-integral-action", {"x": "m", "s_follow": "m s"}),  # an integral of a length over time
        ("swinging-atwood", {"r": "m", "theta": "rad", "vr": "m/s"}),
        ("commutator-machine", {"phi": ""}),  # a Lagrangian alone says nothing of positions
    ],
)
def test_coordinates_and_speeds_have_the_units_of_what_they_measure(system: str, expected: dict[str, str]) -> None:
    data = ap.catalogue.card_of(system).model().snapshot()
    units, k = units_of(data), data.kinematics
    found = {str(s.func): units.of(s) for s in (*k.coordinates, *k.speeds)}
    assert {name: found[name] for name in expected} == expected


def test_a_model_in_millimetres_gets_no_units() -> None:
    model = ap.Model("small")
    x, length = model.coordinates("x"), model.parameters("l", 1.0, unit="mm")
    model.particle("P", mass=1, position=(x + length) * model.frame.x)
    run = model.derive(ap.Kane()).simulate(1.0, {x: 0})
    assert run.unit("x") == run.unit("energy") == run.unit(length * x) == ""


def test_terms_that_disagree_have_no_unit() -> None:
    model = ap.Model("disagree")
    x, y = model.coordinates("x y")
    model.particle("P", mass=1, position=x * model.frame.x + y * model.frame.y)
    units = units_of(model.snapshot())
    assert units.of(x + y) == "m"
    assert units.of(x + 1) == "m"
    assert units.of(y - x**2) == ""
    assert units.of(sm.atan2(y, x)) == "rad"
    assert units.of(sm.sqrt(x.diff(t) ** 2 + y.diff(t) ** 2)) == "m/s"


def test_a_multiplier_has_the_unit_that_makes_its_reaction_a_force() -> None:
    """2 lam r of |r|^2 = L^2 is in newtons, lam in N/m; of a blade's row in velocities it is the force itself."""
    run = ap.catalogue.cartesian_pendulum().derive(ap.Lagrange()).simulate(0.1, {"x": 1.0, "y": 0.0})
    assert run.unit("lambda_rod") == "N/m"
    x = run.equations.coordinates[0]
    (lam,) = run.equations.multipliers["rod"]
    assert run.unit(2 * lam * x) == "N"


def test_dimension_keeps_an_order() -> None:
    assert dimension(s=-1, kg=1) == dimension(kg=1, s=-1)
