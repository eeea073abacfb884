"""A unicycle with its rider: a wheel that leans, yaws and rolls, and a rider who pitches about the axle."""

from __future__ import annotations

import numpy as np

import appell as ap
from appell.catalogue.card import Card, Number
from appell.catalogue.efforts import efforts


def unicycle() -> ap.Model:
    """The wheel's lowest point is at rest: v + omega x (-r up) = 0 along the ground; x and y are where it touches."""
    model = ap.Model("unicycle")
    N = model.frame
    M, J, I, r = model.parameters(
        "M J I r",
        [3.0, 0.15, 0.08, 0.25],
        unit=["kg", "kg m^2", "kg m^2", "m"],
        description=["mass of the wheel", "its moment about the axle", "its moment about a diameter", "its radius"],
    )
    m, Ix, Iy, Iz, length, g = model.parameters(
        "m Ix Iy Iz l g",
        [60.0, 9.0, 8.5, 2.0, 0.9, 9.81],
        unit=["kg", "kg m^2", "kg m^2", "kg m^2", "m", "m/s^2"],
        description=[
            "mass of the rider",
            "the rider's moment about the forward axis",
            "the rider's moment about the pitch axis",
            "the rider's moment about the long axis",
            "mass centre of the rider above the axle",
            "gravity, along -z",
        ],
    )
    x, y, psi, lean, phi, alpha = model.coordinates("x y psi lean phi alpha")
    model.speeds("vx vy psidot leandot spin alphadot")
    ahead = N.orientnew("H", "Axis", [psi, N.z])
    leaning = ahead.orientnew("L", "Axis", [lean, ahead.x])
    centre = x * N.x + y * N.y + r * leaning.z
    disc = leaning.orientnew("D", "Axis", [phi, leaning.y])
    pitched = leaning.orientnew("P", "Axis", [alpha, leaning.y])
    wheel = model.body("wheel", M, frame=disc, position=centre, inertia=(I, J, I))
    rider = model.body("rider", m, frame=pitched, position=centre + length * pitched.z, inertia=(Ix, Iy, Iz))
    wheel.shape(ap.shapes.torus(0.96 * r, 0.04 * r, axis="y"))
    rider.shape(
        ap.shapes.rod((0, 0, -length), (0, 0, -0.4 * length)), ap.shapes.box(0.2 * length, 0.4 * length, length)
    )
    model.shape(model.ground, ap.shapes.plane())
    model.gravity(-g * N.z)
    slip = ap.velocity(wheel) + ap.angular_velocity(wheel).cross(-r * leaning.z)
    model.constrain("rolls", [slip.dot(ahead.x), slip.dot(ahead.y)])
    return model


def _falling_sideways() -> float:
    """At rest it turns about the line through the contact: a pendulum of both masses upside down."""
    M, I, r, m, Ix, length, g, lean = 3.0, 0.08, 0.25, 60.0, 9.0, 0.9, 9.81, 0.2
    return float((M * r + m * (r + length)) * g * np.sin(lean) / (I + M * r**2 + Ix + m * (r + length) ** 2))


def _falling_ahead() -> float:
    """Upright, the rider on the rolling wheel is a cart-pole whose cart weighs M + J / r^2."""
    M, J, r, m, Iy, length, g, alpha = 3.0, 0.15, 0.25, 60.0, 8.5, 0.9, 9.81, 0.3
    C = m * length * np.cos(alpha)
    pitch, _ = np.linalg.solve([[Iy + m * length**2, C], [C, m + M + J / r**2]], [m * length * np.sin(alpha) * g, 0.0])
    return float(pitch)


_REST = {"x": 0.0, "y": 0.0, "psi": 0.0, "lean": 0.0, "phi": 0.0, "alpha": 0.0}
_REST |= dict.fromkeys(("vx", "vy", "psidot", "leandot", "spin", "alphadot"), 0.0)

CARD = Card(
    name="unicycle",
    title="Unicycle with its rider",
    build=unicycle,
    start={"x": 0, "y": 0, "psi": 0, "lean": 0.05, "phi": 0, "alpha": 0.02, "spin": 8.0, "psidot": 0.3},
    duration=0.6,
    shows=("lean", "alpha"),
    actuators=efforts(pedals={"phi": 1, "alpha": -1}),
    kinds={"rolls": "linear nonholonomic"},
    source="Zenkov, Bloch and Marsden 2002; Naveh, Bar-Yoseph and Halevi 1999",
    summary="Rolling forward, a rider falls ahead and sideways at once, and the wheel turns under him.",
    invariants={"energy": lambda run: run["energy"]},
    numbers=(
        Number(
            "leandot'", _falling_sideways(), 0.0, "pendulum about the ground, closed form", 1e-12, _REST | {"lean": 0.2}
        ),
        Number("alphadot'", _falling_ahead(), 0.0, "cart-pole, closed form", 1e-12, _REST | {"alpha": 0.3}),
    ),
)
