"""A motion with changes of mode is the same in any units: length, mass and time scaled by 1e-6 ... 1e6."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import product

import numpy as np
import pytest
import sympy as sm

import appell as ap

UNITS = [(L, 1, 1) for L in (1e-6, 1e-3, 1e3, 1e6)] + [(1, M, 1) for M in (1e-6, 1e6)]
UNITS += [(1, 1, T) for T in (1e-6, 1e-3, 1e3, 1e6)] + [(1e6, 1e-6, 1e3), (1e-3, 1e6, 1e-6)]
"""What a metre, a kilogram and a second are called in the other units."""

LENGTH, SPEED, FALL, ANGLE, RATE = (1, 0, 0), (1, 0, -1), (1, 0, -2), (0, 0, 0), (0, 0, -1)
MASS, STIFFNESS, FORCE = (0, 1, 0), (0, 1, -2), (1, 1, -2)
Dimension = tuple[int, int, int]
Quantities = dict[str, tuple[float, Dimension]]


def belt() -> tuple[ap.Equations, Quantities, Quantities, float]:
    """A mass on a spring on a belt, from rest at the origin."""
    model = ap.Model("a mass on a belt")
    N = model.frame
    V, k, m, g = model.parameters("V k m g", [1.0] * 4)
    x, y = model.coordinates("x y")
    P = model.particle("P", mass=m, position=x * N.x + y * N.y)
    model.gravity(-g * N.y)
    model.potential("spring", k * x**2 / 2)
    slip = ap.velocity(P) - V * N.x
    model.constrain("belt", ap.position(P).dot(N.y) >= 0, friction=ap.Coulomb(0.2, static=0.3, slip=slip))
    parameters = {"V": (0.3, SPEED), "k": (7.0, STIFFNESS), "m": (1.3, MASS), "g": (9.81, FALL)}
    return model.derive(ap.Kane()), parameters, {"x": (0.0, LENGTH), "xdot": (0.0, SPEED)}, 8.0


def rod() -> tuple[ap.Equations, Quantities, Quantities, float]:
    """A rod that falls on a rough floor with one of its ends: an angle among lengths."""
    model = ap.Model("a rod on a floor")
    N = model.frame
    l, m, g = model.parameters("l m g", [1.0] * 3)
    x, y, c = model.coordinates("x y c")
    B = N.orientnew("B", "Axis", [c, N.z])
    body = model.body("rod", mass=m, inertia_zz=m * l**2 / 3, frame=B, position=x * N.x + y * N.y)
    model.gravity(-g * N.y)
    for name, side in (("right", 1), ("left", -1)):
        place = (x + side * l * sm.cos(c)) * N.x + (y + side * l * sm.sin(c)) * N.y
        tip = model.point(name, place, on=body)
        model.constrain(f"{name} end", ap.position(tip).dot(N.y) >= 0, restitution=0.3, friction=ap.Coulomb(0.3))
    parameters = {"l": (0.5, LENGTH), "m": (2.0, MASS), "g": (9.81, FALL)}
    start = {"x": (0.0, LENGTH), "y": (0.9, LENGTH), "c": (0.4, ANGLE), "xdot": (0.7, SPEED), "cdot": (1.0, RATE)}
    return model.derive(ap.Kane()), parameters, start, 1.2


def puck() -> tuple[ap.Equations, Quantities, Quantities, float]:
    """A puck on springs that slips in two directions."""
    model = ap.Model("a puck on springs")
    N = model.frame
    k, m, g = model.parameters("k m g", [1.0] * 3)
    x, y, z = model.coordinates("x y z")
    P = model.particle("P", mass=m, position=x * N.x + y * N.y + z * N.z)
    model.gravity(-g * N.z)
    model.potential("springs", k * (x**2 + 2 * y**2) / 2)
    model.constrain("table", ap.position(P).dot(N.z) >= 0, friction=ap.Coulomb(0.3))
    parameters = {"k": (9.0, STIFFNESS), "m": (1.0, MASS), "g": (9.81, FALL)}
    start = {"x": (0.8, LENGTH), "y": (0.1, LENGTH), "xdot": (0.0, SPEED), "ydot": (1.1, SPEED)}
    return model.derive(ap.Kane()), parameters, start, 4.0


def motor() -> tuple[ap.Equations, Quantities, Quantities, float]:
    """A mass that a motor, too weak for it, is to move as D sin(w t)."""
    model = ap.Model("a mass with a weak motor")
    D, w, m, most = model.parameters("D w m most", [1.0] * 4)
    x = model.coordinates("x")
    P = model.particle("P", mass=m, position=x * model.frame.x)
    servo = ap.Actuator({P: model.frame.x}, bound=most, name="motor")
    model.constrain("rate", x.diff(model.time) - D * w * sm.cos(w * model.time), servo=servo)
    parameters = {"D": (0.3, LENGTH), "w": (2.0, RATE), "m": (1.5, MASS), "most": (1.2, FORCE)}
    return model.derive(ap.Kane()), parameters, {"x": (0.0, LENGTH), "xdot": (0.6, SPEED)}, 5.0


def painleve() -> tuple[ap.Equations, Quantities, Quantities, float]:
    """Painleve's rod beyond its critical friction."""
    model = ap.Model("Painleve's rod")
    N = model.frame
    l, m, g = model.parameters("l m g", [1.0] * 3)
    x, y, c = model.coordinates("x y c")
    B = N.orientnew("B", "Axis", [c, N.z])
    body = model.body("rod", mass=m, inertia_zz=m * l**2 / 3, frame=B, position=x * N.x + y * N.y)
    model.gravity(-g * N.y)
    tip = model.point("tip", (x - l * sm.cos(c)) * N.x + (y - l * sm.sin(c)) * N.y, on=body)
    model.constrain("board", ap.position(tip).dot(N.y) >= 0, friction=ap.Coulomb(2))
    parameters = {"l": (0.5, LENGTH), "m": (2.0, MASS), "g": (9.81, FALL)}
    start = {"x": (0.0, LENGTH), "y": (0.5 * np.sin(1.1), LENGTH), "c": (1.1, ANGLE), "xdot": (-1.0, SPEED)}
    start |= {"ydot": (0.0, SPEED), "cdot": (0.0, RATE)}
    return model.derive(ap.Kane()), parameters, start, 1.0


FAMILIES: dict[str, Callable[[], tuple[ap.Equations, Quantities, Quantities, float]]] = {
    "belt": belt,
    "rod": rod,
    "puck": puck,
    "motor": motor,
    "painleve": painleve,
}


@cache
def made(family: str) -> tuple[ap.Equations, Quantities, Quantities, float]:
    return FAMILIES[family]()


def scaled(quantities: Quantities, units: tuple[float, float, float]) -> dict[str, float]:
    return {
        name: value * np.prod([unit**power for unit, power in zip(units, dimension, strict=True)])
        for name, (value, dimension) in quantities.items()
    }


def run_in(family: str, units: tuple[float, float, float]) -> tuple[list[str], np.ndarray]:
    """The modes, and the coordinates over time in the units of the family."""
    equations, parameters, start, end = made(family)
    run = equations.simulate(
        end * units[2], scaled(start, units), parameters=scaled(parameters, units), samples=61, progress=False
    )
    one = scaled({name: (1.0, dimension) for name, (_, dimension) in start.items()}, units)
    return [mode.name for mode in run.modes], np.array([run[name] / one[name] for name in start if "dot" not in name])


@cache
def reference(family: str) -> tuple[list[str], np.ndarray]:
    return run_in(family, (1, 1, 1))


def compare(family: str, units: tuple[float, float, float]) -> None:
    modes, motion = run_in(family, units)
    expected, there = reference(family)
    assert len(expected) > 1
    assert modes == expected
    np.testing.assert_allclose(motion, there, rtol=0, atol=3e-7)


@pytest.mark.parametrize(("family", "units"), list(product(["belt", "motor"], UNITS)))
def test_a_hybrid_motion_is_the_same_in_any_units(family: str, units: tuple[float, float, float]) -> None:
    compare(family, units)


@pytest.mark.slow
@pytest.mark.parametrize(("family", "units"), list(product(["rod", "puck"], UNITS)))
def test_angles_and_slips_in_two_directions_are_the_same_in_any_units(
    family: str, units: tuple[float, float, float]
) -> None:
    compare(family, units)


@pytest.mark.parametrize("units", UNITS)
def test_what_is_refused_is_refused_in_any_units(units: tuple[float, float, float]) -> None:
    with pytest.raises(ap.SimulationError, match=r"at t = 0 (no|several) reactions of 'board' are consistent"):
        run_in("painleve", units)
