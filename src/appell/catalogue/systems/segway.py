"""A two-wheeled balancing machine: a body pitches over two wheels that roll without slip."""

from __future__ import annotations

import numpy as np

import appell as ap
from appell.catalogue.card import Card, Number, PublishedEigenvalue
from appell.catalogue.efforts import efforts


def segway() -> ap.Model:
    """Both wheels roll, and their common axle does not slip sideways; a motor torque acts between body and wheels."""
    model = ap.Model("Segway")
    N = model.frame
    m, Ix, Iy, Iz, length = model.parameters(
        "m Ix Iy Iz l",
        [50.0, 5.0, 4.5, 1.0, 0.8],
        unit=["kg", "kg m^2", "kg m^2", "kg m^2", "m"],
        description=[
            "mass of the body",
            "its moment about its forward axis",
            "its moment about the pitch axis",
            "its moment about its long axis",
            "its mass centre above the axle",
        ],
    )
    mw, Jw, Iw, r, w = model.parameters(
        "mw Jw Iw r w",
        [2.0, 0.05, 0.03, 0.25, 0.3],
        unit=["kg", "kg m^2", "kg m^2", "m", "m"],
        description=[
            "mass of a wheel",
            "its moment about the axle",
            "its moment about a diameter",
            "its radius",
            "wheels to the left and right of the middle",
        ],
    )
    g, left, right = model.parameters(
        "g tau_left tau_right",
        [9.81, 1.0, 2.0],
        unit=["m/s^2", "N m", "N m"],
        description=[
            "gravity, along -z",
            "torque of the body on the left wheel",
            "torque of the body on the right wheel",
        ],
    )
    x, y, psi, alpha, phi_left, phi_right = model.coordinates("x y psi alpha phi_left phi_right")
    model.speeds("vx vy psidot alphadot spin_left spin_right")
    ahead = N.orientnew("H", "Axis", [psi, N.z])
    pitched = ahead.orientnew("C", "Axis", [alpha, ahead.y])
    axle = x * N.x + y * N.y
    body = model.body("body", m, frame=pitched, position=axle + length * pitched.z, inertia=(Ix, Iy, Iz))
    model.gravity(-g * N.z)
    body.shape(
        ap.shapes.rod((0, -w, -length), (0, w, -length)),
        ap.shapes.box(0.6 * w, w, 0.1 * w, at=(0, 0, -length)),
        ap.shapes.box(0.3 * w, 1.2 * w, 1.6 * length, at=(0, 0, 0.1 * length)),
    )
    model.shape(model.ground, ap.shapes.plane(at=(0, 0, -r)))
    for name, side, angle, torque in (("left", 1, phi_left, left), ("right", -1, phi_right, right)):
        turned = ahead.orientnew(f"{name} wheel", "Axis", [angle, ahead.y])
        wheel = model.body(name, mw, frame=turned, position=axle + side * w * ahead.y, inertia=(Iw, Jw, Iw))
        model.torque(wheel, torque * ahead.y, reacting_on=body)
        wheel.shape(ap.shapes.cylinder(r, 0.15 * r, axis="y"))
        slip = ap.velocity(wheel) + ap.angular_velocity(wheel).cross(-r * N.z)
        model.constrain(f"{name} rolls", slip.dot(ahead.x))
    model.constrain("no side slip", ap.velocity(model.point("axle", axle, on=body)).dot(ahead.y))
    return model


def _heading(run: ap.Run) -> np.ndarray:
    """psi = r (phi_right - phi_left) / (2 w): the difference of the wheels' rows can be integrated."""
    r, w = run.parameters["r"], run.parameters["w"]
    return np.asarray(run["psi"] - r * (run["phi_right"] - run["phi_left"]) / (2 * w))


def _straight() -> tuple[float, float]:
    """Pitch and wheel acceleration of a cart-pole whose cart weighs 2 mw + 2 Jw / r^2, no motor torque."""
    m, Iy, length, mw, Jw, r, g, alpha, rate = 50.0, 4.5, 0.8, 2.0, 0.05, 0.25, 9.81, 0.3, 0.7
    E = m + 2 * mw + 2 * Jw / r**2
    S, C = m * length * np.sin(alpha), m * length * np.cos(alpha)
    pitch, ahead = np.linalg.solve([[Iy + m * length**2, C], [C, E]], [S * g, S * rate**2])
    return float(pitch), float(ahead / r)


def _falling() -> float:
    """The rate of falling from upright, the same cart-pole linearized: sqrt(m g l E / (E (Iy + m l^2) - (m l)^2))."""
    m, Iy, length, mw, Jw, r, g = 50.0, 4.5, 0.8, 2.0, 0.05, 0.25, 9.81
    E, S = m + 2 * mw + 2 * Jw / r**2, m * length
    return float(np.sqrt(g * S * E / (E * (Iy + S * length) - S**2)))


def _yaw() -> float:
    """I(alpha) psi'' = -I'(alpha) alpha' psi' - m l sin(alpha) v psi', and the wheels' inertia is in I."""
    m, Ix, Iz, length, mw, Jw, Iw, r, w = 50.0, 5.0, 1.0, 0.8, 2.0, 0.05, 0.03, 0.25, 0.3
    alpha, rate, yaw, v = 0.3, 0.7, 0.5, 1.0
    s, c = np.sin(alpha), np.cos(alpha)
    inertia = (Ix + m * length**2) * s**2 + Iz * c**2 + 2 * (Iw + mw * w**2 + Jw * w**2 / r**2)
    slope = 2 * s * c * (Ix + m * length**2 - Iz)
    return float(-(slope * rate * yaw + m * length * s * v * yaw) / inertia)


_COAST = {"tau_left": 0.0, "tau_right": 0.0}
_AHEAD = {"x": 0.0, "y": 0.0, "psi": 0.0, "alpha": 0.3, "vx": 1.0, "alphadot": 0.7, "psidot": 0.0}
_AHEAD |= {"vy": 0.0, "spin_left": 4.0, "spin_right": 4.0}
_TURNING = _AHEAD | {"psidot": 0.5, "spin_left": 3.4, "spin_right": 4.6}

CARD = Card(
    name="segway",
    title="Segway",
    build=segway,
    start={"x": 0, "y": 0, "psi": 0, "alpha": -0.1, "vx": 1.0, "alphadot": 0.0, "psidot": 0.2},
    duration=0.6,
    shows=("alpha", "psi"),
    actuators=efforts(motor_left={"phi_left": 1, "alpha": -1}, motor_right={"phi_right": 1, "alpha": -1}),
    kinds={
        "left rolls": "linear nonholonomic",
        "right rolls": "linear nonholonomic",
        "no side slip": "linear nonholonomic",
    },
    source="Pathak, Franch and Agrawal 2005",
    summary="An inverted pendulum on two wheels that turns by driving them unequally; nobody balances it here.",
    invariants={"heading from the wheels": _heading},
    numbers=(
        Number("alphadot'", _straight()[0], 0.0, "cart-pole of the same masses, closed form", 1e-11, _AHEAD, _COAST),
        Number("spin_left'", _straight()[1], 0.0, "cart-pole of the same masses, closed form", 1e-11, _AHEAD, _COAST),
        Number("psidot'", _yaw(), 0.0, "moment of momentum about the vertical, closed form", 1e-11, _TURNING, _COAST),
    ),
    modes=(
        PublishedEigenvalue(
            {"alpha": 0.0, "vx": 0.0, "psi": 0.0}, complex(_falling()), "cart-pole, closed form", 1e-9, _COAST
        ),
    ),
)
