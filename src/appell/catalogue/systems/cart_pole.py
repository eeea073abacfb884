"""The cart-pole: a pole on a pin on a pushed cart."""

from __future__ import annotations

import numpy as np

import appell as ap
from appell.catalogue.card import Card, Number
from appell.catalogue.efforts import efforts


def cart_pole() -> ap.Model:
    """A uniform pole, its angle from the upright; a constant force on the cart."""
    model = ap.Model("cart-pole")
    N = model.frame
    M, m, length, F, g = model.parameters(
        "M m l F g",
        [1.0, 0.1, 0.5, 2.0, 9.81],
        unit=["kg", "kg", "m", "N", "m/s^2"],
        description=[
            "mass of the cart",
            "mass of the pole",
            "half its length",
            "push on the cart",
            "gravity, along -z",
        ],
    )
    cart = model.body("cart", M, inertia=(0, 0, 0))
    pole = model.body("pole", m, inertia=(m * length**2 / 3, m * length**2 / 3, 0), mass_center=(0, 0, length))
    model.joint("rail", ap.Prismatic(axis="x"), model.ground, cart, coordinates="x", speeds="v")
    model.joint("pin", ap.Revolute(axis="y"), cart, pole, coordinates="theta", speeds="omega")
    model.force(cart, F * N.x)
    model.gravity(-g * N.z)
    return model


def _rates(F: float, theta: float, omega: float) -> tuple[float, float]:
    """The pole's turning and the cart's acceleration as these authors write them, without friction."""
    M, m, length, g = 1.0, 0.1, 0.5, 9.81
    s, c = np.sin(theta), np.cos(theta)
    turning = (g * s + c * (-F - m * length * omega**2 * s) / (M + m)) / (length * (4 / 3 - m * c**2 / (M + m)))
    return float(turning), float((F + m * length * (omega**2 * s - turning * c)) / (M + m))


def _momentum(run: ap.Run) -> np.ndarray:
    """What the push gave is in the momentum of both."""
    p = run.parameters
    return np.asarray(p["M"] * run["v"] + p["m"] * run.velocity("pole")[:, 0] - p["F"] * run.time)


_STATE = {"x": 0.0, "theta": 0.4, "v": 0.3, "omega": -1.2}
_SOURCE = "Florian 2007, without friction; Barto, Sutton and Anderson 1983"

CARD = Card(
    name="cart-pole",
    title="Cart-pole",
    build=cart_pole,
    start={"x": 0.0, "theta": 0.1, "v": 0.0, "omega": 0.0},
    duration=3.0,
    shows=("theta", "x"),
    actuators=efforts(push={"x": 1}),
    kinds={},
    source="Barto, Sutton and Anderson 1983; Florian 2007",
    summary="The plant of a thousand controllers, here falling by itself on a cart that is pushed.",
    invariants={"momentum less that of the push": _momentum},
    numbers=(
        Number("omega'", _rates(2.0, 0.4, -1.2)[0], 0.0, _SOURCE, 1e-12, _STATE),
        Number("v'", _rates(2.0, 0.4, -1.2)[1], 0.0, _SOURCE, 1e-12, _STATE),
    ),
)
