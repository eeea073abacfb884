"""A four-bar linkage: crank, coupler and rocker, closed by the pin between coupler and rocker."""

from __future__ import annotations

import numpy as np

import appell as ap
from appell.catalogue.card import Card
from appell.catalogue.efforts import efforts


def four_bar() -> ap.Model:
    """Three rods on four parallel pins under gravity; the last pin closes the loop."""
    model = ap.Model("four-bar linkage")
    a, b, c, d, density, g = model.parameters(
        "a b c d rho g",
        [1.0, 2.5, 2.0, 2.2, 1.0, 9.81],
        unit=["m", "m", "m", "m", "kg/m", "m/s^2"],
        description=["crank", "coupler", "rocker", "distance of the fixed pins", "mass per length", "gravity"],
    )
    crank, coupler, rocker = (
        model.body(name, density * l, inertia=ap.rod(density * l, l, "x"), mass_center=(l / 2, 0, 0))
        for name, l in (("crank", a), ("coupler", b), ("rocker", c))
    )
    model.joint("pin A", ap.Revolute(), model.ground, crank, coordinates="theta", speeds="omega")
    model.joint("pin B", ap.Revolute(), crank, coupler, parent_point=(a, 0, 0), coordinates="beta", speeds="omega_b")
    model.joint(
        "pin D", ap.Revolute(), model.ground, rocker, parent_point=(d, 0, 0), coordinates="phi", speeds="omega_r"
    )
    model.joint("pin C", ap.Revolute(), coupler, rocker, parent_point=(b, 0, 0), child_point=(c, 0, 0))
    model.gravity(-g * model.frame.y)
    return model


def _freudenstein(run: ap.Run) -> np.ndarray:
    """K1 cos phi - K2 cos theta + K3 - cos(theta - phi) with K1 = d/a, K2 = d/c, K3 = (a^2 - b^2 + c^2 + d^2)/(2ac)."""
    a, b, c, d = (run.parameters[name] for name in "abcd")
    theta, phi = run["theta"], run["phi"]
    return d / a * np.cos(phi) - d / c * np.cos(theta) + (a**2 - b**2 + c**2 + d**2) / (2 * a * c) - np.cos(theta - phi)


def _rocker(theta: float) -> float:
    """phi of the open linkage: from D the pin C is right of the line to B, by the law of cosines."""
    e = np.array([np.cos(theta) - 2.2, np.sin(theta)])
    f = np.linalg.norm(e)
    return float(np.arctan2(e[1], e[0]) - np.arccos((2.0**2 + f**2 - 2.5**2) / (2 * 2.0 * f)))


CARD = Card(
    name="four-bar",
    title="Four-bar linkage",
    build=four_bar,
    start={"theta": 1.0, "phi": _rocker(1.0), "omega": 6.0},
    duration=3.0,
    actuators=efforts(motor={"theta": 1}),
    kinds={"pin C": "holonomic"},
    source="Freudenstein 1954, Trans. ASME 76:483",
    summary="A crank drives a rocker through a coupler; the joint that closes the loop shows its force.",
    invariants={"energy": lambda run: run["energy"], "Freudenstein's equation": _freudenstein},
    exact={"Freudenstein's equation": lambda run: np.zeros(run.time.size)},
)
