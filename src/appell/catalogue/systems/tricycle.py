"""A tricycle that nobody steers: its fork turns as its own inertia tells it."""

from __future__ import annotations

import numpy as np

import appell as ap
from appell.catalogue.card import Card, Number
from appell.catalogue.efforts import ALONG, efforts


def tricycle() -> ap.Model:
    """Neither the rear axle nor the front wheel slips sideways (Cameron and Book 1997, eq. 61 to eq. 71; 002)."""
    model = ap.Model("tricycle")
    M, J, h, m, I, length = model.parameters(
        "M J h m I l",
        [20.0, 4.0, 0.4, 2.0, 0.1, 1.2],
        unit=["kg", "kg m^2", "m", "kg", "kg m^2", "m"],
        description=[
            "mass of the frame",
            "moment of the frame about its mass centre",
            "mass centre of the frame ahead of the rear axle",
            "mass of the fork with its wheel",
            "moment of the fork about the steering axis",
            "front wheel ahead of the rear axle",
        ],
    )
    frame = model.body("frame", M, inertia_zz=J, mass_center=(h, 0, 0))
    fork = model.body("fork", m, inertia_zz=I)
    axles = ap.Tricycle(length=length)
    wheels = model.joint("wheels", axles, model.ground, frame, coordinates="x y theta phi", speeds="v phidot")
    model.joint("head", ap.Weld(), wheels.mounts["fork"], fork)
    return model


def _fork_spin(run: ap.Run) -> np.ndarray:
    """theta' + phi': no torque acts about the steering axis."""
    return np.asarray(run["v"] * np.sin(run["phi"]) / run.parameters["l"] + run["phidot"])


_STEADY = {"x": 0.0, "y": 0.0, "theta": 0.0, "phi": 0.5, "v": 2.0, "phidot": 0.0}
_TURN = 2.0 * np.sin(0.5) / 1.2 * 3.0
_RADIUS = 1.2 / np.tan(0.5)
_CIRCLE = "circle of radius l / tan(phi), Cameron and Book 1997, E61 to E63"
_START = {"x": 0.0, "y": 0.0, "theta": 0.0, "phi": 0.2, "v": 1.5, "phidot": 0.6}
_INDEPENDENT = "SciPy DOP853 on the two integrals of the motion (tests/catalogue)"

CARD = Card(
    name="tricycle",
    title="Tricycle",
    build=tricycle,
    start=_START,
    duration=10.0,
    actuators=efforts(drive=ALONG, steering={"phi": 1}),
    kinds={"wheels": "linear nonholonomic"},
    source="Cameron and Book 1997, E61 to E71",
    summary="Two axles that do not slip sideways; energy and the spin of the free fork fix the whole motion.",
    invariants={"energy": lambda run: run["energy"], "spin of the fork": _fork_spin},
    numbers=(
        Number("x", _RADIUS * np.sin(_TURN), 3.0, _CIRCLE, 1e-9, _STEADY),
        Number("y", _RADIUS * (1 - np.cos(_TURN)), 3.0, _CIRCLE, 1e-9, _STEADY),
        Number("phi", 0.6412541868874, 10.0, _INDEPENDENT, 1e-9, _START),
        Number("x", 2.271378238509, 10.0, _INDEPENDENT, 1e-8, _START),
    ),
)
