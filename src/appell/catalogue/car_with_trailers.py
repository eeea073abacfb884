"""A car with n trailers, each hitched to the axle before it: a chain of nonholonomic rows."""

from __future__ import annotations

import numpy as np

from appell.catalogue.card import Card, Number
from appell.constraints import velocity
from appell.model import Model
from appell.model.joints import Revolute, Tricycle, Weld


def car_with_trailers(trailers: int = 2) -> Model:
    """No axle slips sideways, and the driver holds the steering: phi' = 0."""
    model = Model(f"car with {trailers} trailer{'s' if trailers != 1 else ''}")
    M, J, h, m, I, length = model.parameters(
        "M J h mf If l",
        [12.0, 1.0, 0.5, 1.0, 0.05, 1.0],
        unit=["kg", "kg m^2", "m", "kg", "kg m^2", "m"],
        description=[
            "mass of the car",
            "moment of the car about its mass centre",
            "mass centre of the car before its rear axle",
            "mass of the front axle",
            "moment of the front axle about its pin",
            "front axle before the rear one",
        ],
    )
    mt, Jt, d = model.parameters(
        "mt Jt d",
        [4.0, 0.3, 0.8],
        unit=["kg", "kg m^2", "m"],
        description=["mass of a trailer", "moment of a trailer about its axle", "axle of a trailer behind its hitch"],
    )
    car = model.body("car", M, inertia_zz=J, mass_center=(h, 0, 0))
    front = model.body("front", m, inertia_zz=I)
    axles = Tricycle(length=length)
    wheels = model.joint("wheels", axles, model.ground, car, coordinates="x y theta phi", speeds="v phidot")
    model.joint("pin", Weld(), wheels.mounts["fork"], front)
    model.constrain("steering", wheels.speeds[1])
    before = car
    for i in range(1, trailers + 1):
        trailer = model.body(f"trailer{i}", mt, inertia_zz=Jt)
        model.joint(
            f"hitch {i}",
            Revolute(),
            before,
            trailer,
            child_point=(d, 0, 0),
            coordinates=f"beta{i}",
            speeds=f"betadot{i}",
        )
        model.constrain(f"axle {i}", velocity(trailer).dot(trailer.frame.y))
        before = trailer
    return model


def _steady(phi: float, d: float = 0.8, length: float = 1.0, trailers: int = 2) -> list[float]:
    """Each axle points at the centre: R0 = l / tan(phi), sin(beta_i) = -d / R_(i-1), R_i^2 = R_(i-1)^2 - d^2."""
    R = length / np.tan(phi)
    found = []
    for _ in range(trailers):
        found.append(float(-np.arcsin(d / R)))
        R = np.sqrt(R**2 - d**2)
    return found


_START = {"x": 0.0, "y": 0.0, "theta": 0.0, "phi": 0.4, "v": 2.0, "beta1": 0.5, "beta2": -0.6}
_STRAIGHT = _START | {"phi": 0.0}
_SOURCE = "steady turn, closed form"

CARD = Card(
    name="car-with-trailers",
    title="Car with two trailers",
    build=car_with_trailers,
    start=_START,
    duration=4.0,
    kinds={
        "wheels": "linear nonholonomic",
        "steering": "semiholonomic",
        "axle 1": "linear nonholonomic",
        "axle 2": "linear nonholonomic",
    },
    source="Laumond 1993; Murray and Sastry 1993; any number of trailers: car_with_trailers(n)",
    summary="With the steering held, the trailers swing in until all axles point at the centre of one circle.",
    invariants={"energy": lambda run: run["energy"]},
    numbers=(
        Number("beta1", _steady(0.4)[0], 40.0, _SOURCE, 1e-9, _START),
        Number("beta2", _steady(0.4)[1], 40.0, _SOURCE, 1e-9, _START),
    ),
    large=True,
)
