"""The Chaplygin sleigh: a body on a blade that cannot slip sideways, its mass centre ahead of it."""

from __future__ import annotations

import numpy as np
import sympy as sm

from appell.catalogue.card import Card, Number
from appell.constraints import velocity
from appell.model import Body, Model, Station
from appell.model.load import Vector


def bladed_body(name: str, ahead: str | None) -> tuple[Model, Body, Station, Vector]:
    """A body in the plane with a blade at (x, y), heading theta; speeds v along the blade, s across it, omega.

    ``ahead`` names the parameter by which the mass centre lies ahead of the blade (None: above it). The last value is
    the direction across the blade.
    """
    model = Model(name)
    N, t = model.frame, model.time
    m, J = model.parameters(
        "m J", [1.0, 0.1], unit=["kg", "kg m^2"], description=["mass", "moment of inertia about the mass centre"]
    )
    a = model.parameters(ahead, 0.1, unit="m", description="mass centre ahead of the blade") if ahead else sm.S.Zero
    x, y, theta = model.coordinates("x y theta")
    model.speeds(
        "v s omega",
        [
            x.diff(t) * sm.cos(theta) + y.diff(t) * sm.sin(theta),
            -x.diff(t) * sm.sin(theta) + y.diff(t) * sm.cos(theta),
            theta.diff(t),
        ],
    )
    frame = N.orientnew("S", "Axis", [theta, N.z])
    contact = x * N.x + y * N.y
    body = model.body("body", m, frame=frame, position=contact + a * frame.x, inertia_zz=J)
    blade = model.point("contact", contact, on=body)
    return model, body, blade, frame.y


def chaplygin_sleigh() -> Model:
    """The blade's velocity across itself vanishes; nothing else acts."""
    model, _, blade, across = bladed_body("Chaplygin sleigh", "a")
    model.constrain("no side slip", velocity(blade).dot(across))
    return model


def _speed(run) -> np.ndarray:  # type: ignore[no-untyped-def]
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
