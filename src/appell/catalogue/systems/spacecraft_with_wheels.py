"""A spacecraft that turns itself by three reaction wheels."""

from __future__ import annotations

from functools import partial

import numpy as np

import appell as ap
from appell.catalogue.card import Card, Number
from appell.catalogue.efforts import efforts


def spacecraft_with_wheels() -> ap.Model:
    """A hub about its mass centre, a wheel on each of its axes, and a motor between them."""
    model = ap.Model("spacecraft with reaction wheels")
    I = model.parameters(
        "I1 I2 I3",
        [12.0, 10.0, 15.0],
        unit="kg m^2",
        description=[f"moment of the hub about axis {i}" for i in (1, 2, 3)],
    )
    J, K = model.parameters(
        "J K",
        [0.05, 0.03],
        unit="kg m^2",
        description=["moment of a wheel about its axis", "moment of a wheel about a diameter"],
    )
    torques = model.parameters(
        "tau1 tau2 tau3",
        [0.2, -0.1, 0.05],
        unit="N m",
        description=[f"torque of the hub on wheel {i}" for i in (1, 2, 3)],
    )
    hub = model.body("hub", 100, inertia=tuple(I))
    model.joint("flight", ap.Spherical(), model.ground, hub, coordinates="e0 e1 e2 e3", speeds="omega1 omega2 omega3")
    for i, (axis, torque) in enumerate(zip("xyz", torques, strict=True), 1):
        wheel = model.body(f"wheel{i}", 1, inertia=tuple(J if a == axis else K for a in "xyz"))
        model.joint(f"axle {i}", ap.Revolute(axis=axis), hub, wheel, coordinates=f"phi{i}", speeds=f"spin{i}")
        at = [0.55 * (a == axis) for a in "xyz"]  # drawn outside of the hub
        wheel.shape(ap.shapes.cylinder(0.3, 0.1, at=at, axis=axis))
        model.torque(wheel, torque * getattr(hub.frame, axis), reacting_on=hub)
    return model


def _hub(run: ap.Run, i: int) -> np.ndarray:
    """From rest the whole momentum stays zero: (I + 2 K) omega = -tau t, whatever way the hub has turned."""
    p = run.parameters
    return np.asarray(-p[f"tau{i}"] * run.time / (p[f"I{i}"] + 2 * p["K"]))


def _momentum(run: ap.Run) -> np.ndarray:
    """The size of the angular momentum."""
    p = run.parameters
    parts = [
        (p[f"I{i}"] + 2 * p["K"]) * run[f"omega{i}"] + p["J"] * (run[f"omega{i}"] + run[f"spin{i}"]) for i in (1, 2, 3)
    ]
    return np.asarray(np.linalg.norm(parts, axis=0))


_REST = {"e0": 1.0} | dict.fromkeys(["e1", "e2", "e3", "phi1", "phi2", "phi3"], 0.0)
_REST |= {f"{name}{i}": 0.0 for name in ("omega", "spin") for i in (1, 2, 3)}

CARD = Card(
    name="spacecraft-with-wheels",
    title="Spacecraft with three reaction wheels",
    build=spacecraft_with_wheels,
    start=_REST,
    duration=20.0,
    shows=("omega1", "omega2", "omega3"),
    actuators=efforts(motor1={"phi1": 1}, motor2={"phi2": 1}, motor3={"phi3": 1}),
    kinds={},
    source="Hughes 1986; conservation of angular momentum",
    summary="Motors spin up three wheels from rest, and the hub turns the other way about an axis that it keeps.",
    exact={f"omega{i}": partial(_hub, i=i) for i in (1, 2, 3)},
    invariants={"size of the angular momentum": _momentum},
    numbers=(
        Number("omega1", -0.2 * 20 / 12.06, 20.0, "momentum stays zero, closed form"),
        Number("spin1", 0.2 * 20 / 0.05 + 0.2 * 20 / 12.06, 20.0, "momentum stays zero, closed form"),
    ),
)
