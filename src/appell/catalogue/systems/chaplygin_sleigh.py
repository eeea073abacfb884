"""The Chaplygin sleigh: a body on a blade that cannot slip sideways, its mass centre ahead of it."""

from __future__ import annotations

import numpy as np

import appell as ap
from appell.catalogue.card import Card, Number
from appell.catalogue.efforts import ALONG, efforts


def bladed_body(name: str, blade: str, ahead: str | None) -> ap.Model:
    """A body in the plane with a blade at (x, y), heading theta; speeds v along the blade, s across it, omega.

    ``blade`` names the joint and its row; ``ahead`` the parameter by which the mass centre lies ahead of the blade
    (None: above it).
    """
    model = ap.Model(name)
    m, J = model.parameters(
        "m J", [1.0, 0.1], unit=["kg", "kg m^2"], description=["mass", "moment of inertia about the mass centre"]
    )
    a = model.parameters(ahead, 0.1, unit="m", description="mass centre ahead of the blade") if ahead else 0
    body = model.body("body", m, inertia_zz=J, mass_center=(a, 0, 0))
    contact = model.point("contact", body.origin, on=body)
    model.joint(blade, ap.Knife(), model.ground, body, child_point=contact, coordinates="x y theta", speeds="v s omega")
    return model


def chaplygin_sleigh() -> ap.Model:
    """The blade's velocity across itself vanishes; nothing else acts."""
    return bladed_body("Chaplygin sleigh", "no side slip", "a")


def _speed(run: ap.Run) -> np.ndarray:
    """v = V tanh(k t + atanh(v0 / V)), V^2 = v0^2 + (J/m + a^2) omega0^2, k = m a V / (J + m a^2)."""
    m, J, a = (run.parameters[name] for name in ("m", "J", "a"))
    v0, omega0 = run["v"][0], run["omega"][0]
    V = np.sqrt(v0**2 + (J / m + a**2) * omega0**2)
    return V * np.tanh(m * a * V / (J + m * a**2) * run.time + np.arctanh(v0 / V))


_START = {"x": 0, "y": 0, "theta": 0, "v": 0.0, "omega": 2.0}

CARD = Card(
    name="chaplygin-sleigh",
    title="Chaplygin sleigh",
    build=chaplygin_sleigh,
    start=_START,
    duration=5.0,
    shows=("v", "omega"),
    actuators=efforts(drive=ALONG, turning={"theta": 1}),
    kinds={"no side slip": "linear nonholonomic"},
    source="Chaplygin 1911; Neimark and Fufaev 1972",
    summary="A body slides on a blade; whatever its start, it ends going straight with its mass centre in front.",
    exact={"v": _speed},
    invariants={"energy": lambda run: run["energy"]},
    numbers=tuple(
        Number(quantity, value, 5.0, "Chaplygin sleigh, closed form", 1e-9, _START, {"m": 1.0, "J": 0.1, "a": 0.1})
        for quantity, value in (
            ("v", 0.660142088308317),
            ("omega", 0.195690461604655),
            ("theta", 4.8847060739557),
        )
    ),
)
