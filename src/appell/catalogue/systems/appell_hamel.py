"""The Appell-Hamel machine with its wheel: a weight on a thread drives the wheel that carries it."""

from __future__ import annotations

import appell as ap
from appell.catalogue.card import Card, Number


def appell_hamel() -> ap.Model:
    """The wheel rolls upright, and the weight sinks by b for each radian it turns: z + b phi = 0."""
    model = ap.Model("Appell-Hamel machine")
    N = model.frame
    M, J, I, m = model.parameters(
        "M J I m",
        [2.0, 0.04, 0.03, 1.0],
        unit=["kg", "kg m^2", "kg m^2", "kg"],
        description=["mass of the wheel", "its moment about the axle", "its moment about the vertical", "the weight"],
    )
    a, b, rho, g = model.parameters(
        "a b rho g",
        [0.2, 0.1, 0.05, 9.81],
        unit=["m", "m", "m", "m/s^2"],
        description=["radius of the wheel", "radius of the drum", "weight ahead of the axle", "gravity, along -z"],
    )
    x, y, theta, phi, z = model.coordinates("x y theta phi z")
    model.speeds("vx vy omega spin vz")
    ahead = N.orientnew("H", "Axis", [theta, N.z])
    turned = ahead.orientnew("D", "Axis", [phi, ahead.y])
    wheel = model.body("wheel", M, frame=turned, position=x * N.x + y * N.y, inertia=(I, J, I))
    weight = model.particle("weight", m, x * N.x + y * N.y + rho * ahead.x + z * N.z)
    model.gravity(-g * N.z)
    wheel.shape(ap.shapes.torus(0.96 * a, 0.04 * a, axis="y"), ap.shapes.cylinder(b, b, axis="y"))
    model.shape(model.ground, ap.shapes.plane(at=(0, 0, -a)))
    slip = ap.velocity(wheel) + ap.angular_velocity(wheel).cross(-a * N.z)
    model.constrain("rolls", [slip.dot(ahead.x), slip.dot(ahead.y)])
    model.constrain("thread", ap.position(weight).dot(N.z) + b * phi)
    return model


def _fall(M: float, J: float, m: float, a: float, b: float, g: float) -> float:
    """z'' = -m g b^2 / (M a^2 + J + m (a^2 + b^2)) where the weight hangs in the axle's plane, rho = 0."""
    return -m * g * b**2 / (M * a**2 + J + m * (a**2 + b**2))


_START = {"x": 0.0, "y": 0.0, "theta": 0.0, "phi": 0.0, "z": 0.0, "omega": 1.0, "spin": 0.0}
_CENTRED = {"rho": 0.0}
_SOURCE = "the weight over the axle, closed form"
_INDEPENDENT = "SciPy DOP853 on the two reduced equations (tests/catalogue)"

CARD = Card(
    name="appell-hamel",
    title="Appell-Hamel machine with its wheel",
    build=appell_hamel,
    start=_START,
    duration=3.0,
    kinds={"rolls": "linear nonholonomic", "thread": "holonomic"},
    source="Appell 1911, Hamel 1949; Neimark and Fufaev 1972",
    summary="The real machine behind the nonlinear constraint: all its rows are linear, and its limit is singular.",
    invariants={"energy": lambda run: run["energy"]},
    numbers=(
        Number("z", _fall(2.0, 0.04, 1.0, 0.2, 0.1, 9.81) / 2 * 9.0, 3.0, _SOURCE, 1e-9, _START, _CENTRED),
        Number("theta", 3.0, 3.0, _SOURCE, 1e-9, _START, _CENTRED),
        Number("z", -2.606808931816, 3.0, _INDEPENDENT, 1e-9, _START, {"rho": 0.05}),
        Number("theta", 0.9370250029473, 3.0, _INDEPENDENT, 1e-9, _START, {"rho": 0.05}),
    ),
)
