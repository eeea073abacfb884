"""A car with n trailers, each hitched to the axle before it: a chain of nonholonomic rows."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

import appell as ap
from appell.catalogue.card import Card, Number
from appell.catalogue.efforts import ALONG, efforts


def car_with_trailers(trailers: int = 2) -> ap.Model:
    """No axle slips sideways, and the driver holds the steering: phi' = 0."""
    model = ap.Model(f"car with {trailers} trailer{'s' if trailers != 1 else ''}")
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
    axles = ap.Tricycle(length=length)
    wheels = model.joint("wheels", axles, model.ground, car, coordinates="x y theta phi", speeds="v phidot")
    model.joint("pin", ap.Weld(), wheels.mounts["fork"], front)
    model.constrain("steering", wheels.speeds[1])
    hitch = car.origin
    for i in range(1, trailers + 1):
        # headings from the ground, not from the car: the rows stay short however long the train is
        theta = model.coordinates(f"theta{i}")
        omega = model.speeds(f"omega{i}")
        frame = model.frame.orientnew(f"T{i}", "Axis", [theta, model.frame.z])
        frame.set_ang_vel(model.frame, omega * model.frame.z)
        hitch = hitch.locatenew(f"axle{i}", -d * frame.x)
        trailer = model.body(f"trailer{i}", mt, frame=frame, position=hitch, inertia_zz=Jt)
        model.constrain(f"axle {i}", ap.velocity(trailer).dot(frame.y))
    return model


def _headings(phi: float, d: float = 0.8, length: float = 1.0, trailers: int = 2) -> list[float]:
    """In a steady turn every axle points at the centre: R0 = l / tan(phi), R_i^2 = R_(i-1)^2 - d^2."""
    R, heading, found = length / np.tan(phi), 0.0, []
    for _ in range(trailers):
        heading -= float(np.arcsin(d / R))
        found.append(heading)
        R = np.sqrt(R**2 - d**2)
    return found


def _twice_the_energy(phi: float, headings: Sequence[float], d: float = 0.8, length: float = 1.0) -> float:
    """Per squared speed of the front axle; an axle behind a hitch of speed v goes at v cos and turns at v sin / d."""
    M, J, h, mf, If, mt, Jt = 12.0, 1.0, 0.5, 1.0, 0.05, 4.0, 0.3
    v, omega = np.cos(phi), np.sin(phi) / length
    total = M * (v**2 + (h * omega) ** 2) + (J + If) * omega**2 + mf
    before = 0.0
    for heading in headings:
        turning, v = v * np.sin(before - heading) / d, v * np.cos(before - heading)
        total += mt * v**2 + Jt * turning**2
        before = heading
    return float(total)


_START = {"x": 0.0, "y": 0.0, "theta": 0.0, "phi": 0.4, "v": 2.0, "theta1": 0.5, "theta2": -0.1}
_LAGS = _headings(0.4)
_STEADY = _START | {"theta1": _LAGS[0], "theta2": _LAGS[1]}
_TURN = 2.0 * np.sin(0.4) * 10.0
_SETTLED = 2.0 * np.sqrt(_twice_the_energy(0.4, [0.5, -0.1]) / _twice_the_energy(0.4, _LAGS))

CARD = Card(
    name="car-with-trailers",
    title="Car with two trailers",
    build=car_with_trailers,
    start=_START,
    duration=4.0,
    # with the steering held one freedom is left, and its path is a curve: together the rows are integrable
    actuators=efforts(drive=ALONG, steering={"phi": 1}),
    kinds=dict.fromkeys(("wheels", "steering", "axle 1", "axle 2"), "semiholonomic"),
    source="Laumond 1993; Murray and Sastry 1993; any number of trailers: car_with_trailers(n)",
    summary="With the steering held, the trailers swing in until all axles point at the centre of one circle.",
    invariants={"energy": lambda run: run["energy"]},
    numbers=(
        Number("theta1", _LAGS[0] + _TURN, 10.0, "steady turn, closed form", 1e-9, _STEADY),
        Number("theta2", _LAGS[1] + _TURN, 10.0, "steady turn, closed form", 1e-9, _STEADY),
        Number("v", _SETTLED, 40.0, "energy of the steady turn it settles in, closed form", 1e-9, _START),
    ),
)
