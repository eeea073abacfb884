"""The sled with a rotor: a knife joint and a revolute joint (Cameron and Book 1997, section 5; 002)."""

from __future__ import annotations

import numpy as np

import appell as ap
from appell.catalogue.card import Card
from appell.catalogue.efforts import efforts


def sled_with_rotor() -> ap.Model:
    """Both joints at the blade; the mass centre of the sled lies l behind it.

    Source: Cameron and Book 1997, eq. 77 to eq. 93 (002).
    """
    model = ap.Model("sled with a rotor")
    m1, m2, I1, I2, length = model.parameters(
        "m1 m2 I1 I2 l",
        [2.0, 1.0, 0.5, 0.1, 0.3],
        unit=["kg", "kg", "kg m^2", "kg m^2", "m"],
        description=[
            "mass of the sled",
            "mass of the rotor",
            "moment of the sled about the blade",
            "moment of the rotor about the pin",
            "mass centre of the sled behind the blade",
        ],
    )
    F, tau1, tau2 = model.parameters(
        "F tau1 tau2",
        [1.0, 0.2, 0.1],
        unit=["N", "N m", "N m"],
        description=["push along the blade", "torque on the sled", "torque of the sled on the rotor"],
    )
    sled = model.body("sled", mass=m1, inertia_zz=I1 - m1 * length**2, mass_center=(-length, 0, 0))
    rotor = model.body("rotor", mass=m2, inertia_zz=I2)
    knife = model.joint("blade", ap.Knife(), model.ground, sled, coordinates="x y theta", speeds="v s omega")
    model.joint("pin", ap.Revolute(axis="z"), sled, rotor, coordinates="phi", speeds="phidot")
    model.force(sled, F * sled.frame.x, at=knife.child_point)
    model.torque(sled, tau1 * model.frame.z)
    model.torque(rotor, tau2 * model.frame.z, reacting_on=sled)
    return model


def _total_turning(run: ap.Run) -> np.ndarray:
    """E93 integrated: the rotor's own turning rate theta' + phi' grows at tau2 / I2."""
    return np.asarray(run["omega"] + run["phidot"] - run.parameters["tau2"] / run.parameters["I2"] * run.time)


CARD = Card(
    name="sled-with-rotor",
    title="The sled with a rotor",
    build=sled_with_rotor,
    start={"x": 0, "y": 0, "theta": 0, "phi": 0, "v": 1.0, "omega": 0.5, "phidot": -1.0},
    duration=5.0,
    actuators=efforts(motor={"phi": 1}),
    kinds={"blade": "linear nonholonomic"},
    source="Cameron and Book 1997, section 5, E87, E90 and E93",
    summary="A sled on a blade carries a motor-driven rotor; three equations, no multiplier.",
    invariants={"turning of the rotor less its drive": _total_turning},
)
