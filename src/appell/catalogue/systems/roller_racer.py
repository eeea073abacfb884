"""The roller racer: two wheeled bodies joined by a pin, moved by swinging the handlebar."""

from __future__ import annotations

import numpy as np

import appell as ap
from appell.catalogue.card import Card, Number, PublishedEigenvalue
from appell.catalogue.efforts import efforts


def roller_racer() -> ap.Model:
    """Both axles cannot slip sideways; each mass centre lies above its axle, the pin between them."""
    model = ap.Model("roller racer")
    m1, J1, d1, m2, J2, d2 = model.parameters(
        "m1 J1 d1 m2 J2 d2",
        [10.0, 0.4, 0.5, 1.0, 0.4, 0.2],
        unit=["kg", "kg m^2", "m", "kg", "kg m^2", "m"],
        description=[
            "mass of the seat",
            "moment of the seat about its mass centre",
            "pin before the axle of the seat",
            "mass of the handlebar",
            "moment of the handlebar about its mass centre",
            "axle of the handlebar before the pin",
        ],
    )
    seat = model.body("seat", m1, inertia_zz=J1)
    bar = model.body("handlebar", m2, inertia_zz=J2)
    model.joint("rear axle", ap.Knife(), model.ground, seat, coordinates="x y theta", speeds="v s omega")
    model.joint(
        "pin",
        ap.Revolute(),
        seat,
        bar,
        parent_point=(d1, 0, 0),
        child_point=(-d2, 0, 0),
        coordinates="phi",
        speeds="phidot",
    )
    model.constrain("front axle", ap.velocity(bar).dot(bar.frame.y))
    return model


def _rate(v: float) -> float:
    """(J1 d2^2 + J2 d1^2) phi'' + v (J2 d1 - J1 d2) phi' = 0 about straight running at v."""
    J1, d1, J2, d2 = 0.4, 0.5, 0.4, 0.2
    return v * (J2 * d1 - J1 * d2) / (J1 * d2**2 + J2 * d1**2)


_STRAIGHT = {"x": 0.0, "y": 0.0, "theta": 0.0, "phi": 0.0, "v": 2.0, "phidot": 1e-4}
_SMALL = 1e-4 * (1 - np.exp(-4.0 * _rate(2.0))) / _rate(2.0)
_START = {"x": 0.0, "y": 0.0, "theta": 0.0, "phi": 0.3, "v": 2.0, "phidot": 0.5}
_INDEPENDENT = "SciPy DOP853 on the reduced equations (tests/catalogue)"

CARD = Card(
    name="roller-racer",
    title="Roller racer",
    build=roller_racer,
    start=_START,
    duration=6.0,
    shows=("phi", "omega"),
    actuators=efforts(handle={"phi": 1}),
    kinds={"rear axle": "linear nonholonomic", "front axle": "linear nonholonomic"},
    source="Tsakiris 1995; Krishnaprasad and Tsakiris 2001",
    summary="A child's vehicle without pedals; left alone, its handlebar settles and it runs round a circle.",
    invariants={"energy": lambda run: run["energy"]},
    numbers=(
        Number("phi", _SMALL, 4.0, "small deviations from straight running, closed form", 1e-11, _STRAIGHT),
        Number("phi", 0.5565684461929, 6.0, _INDEPENDENT, 1e-9, _START),
        Number("v", 1.956677041896, 6.0, _INDEPENDENT, 1e-9, _START),
    ),
    modes=(
        PublishedEigenvalue(
            {"v": 2.0, "phi": 0.0}, complex(-_rate(2.0)), "small deviations from straight running, closed form"
        ),
    ),
)
