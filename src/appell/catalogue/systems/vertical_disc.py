"""A disc that rolls upright on a table."""

from __future__ import annotations

import numpy as np
from sympy.physics.vector import ReferenceFrame

import appell as ap
from appell.catalogue.card import Card, Number
from appell.catalogue.efforts import efforts


def vertical_disc() -> ap.Model:
    """Heading phi about z, rolling angle theta about the disc's y; held upright by its coordinates."""
    model = ap.Model("vertical disc")
    N = model.frame
    m, R, I, J = model.parameters(
        "m R I J",
        [1.0, 1.0, 1.0, 1.0],
        unit=["kg", "m", "kg m^2", "kg m^2"],
        description=["mass", "radius", "moment about the axis", "moment about a diameter"],
    )
    x, y, phi, theta = model.coordinates("x y phi theta")
    heading, turning = ReferenceFrame("heading"), ReferenceFrame("turning")
    heading.orient_axis(N, N.z, phi)
    turning.orient_body_fixed(N, (phi, theta, 0), "ZYX")
    disc = model.body("disc", mass=m, frame=turning, position=x * N.x + y * N.y, inertia=(J, I, J))
    edge = ap.Disc(R, axis="y", frame=heading)
    model.constrain("rolls", ap.rolling(disc, edge, model.ground, ap.Plane(at=(0, 0, -R))))
    return model


def _forward(run: ap.Run) -> np.ndarray:
    """x = rho (sin phi - sin phi0), rho = R theta' / phi'."""
    rho = run.parameters["R"] * run["thetadot"][0] / run["phidot"][0]
    return np.asarray(rho * (np.sin(run["phi"]) - np.sin(run["phi"][0])))


def _push(run: ap.Run) -> np.ndarray:
    """The friction along x that bends the path: -m phi' R theta' sin(phi)."""
    p = run.parameters
    return np.asarray(-p["m"] * run["phidot"] * p["R"] * run["thetadot"] * np.sin(run["phi"]))


_SOURCE = "Bloch 2003, section 1.4, closed form"
_START = {"x": 0, "y": 0, "phi": 0, "theta": 0, "phidot": 2.0, "thetadot": 1.0}

CARD = Card(
    name="vertical-disc",
    title="Disc rolling upright",
    build=vertical_disc,
    start=_START,
    duration=2.0,
    actuators=efforts(steering={"phi": 1}, rolling={"theta": 1}),
    kinds={"rolls": "linear nonholonomic"},
    source="Bloch 2003, Nonholonomic Mechanics and Control, section 1.4",
    summary="Both of its rates stay, and it goes round in a circle.",
    exact={"x": _forward, "lambda_rolls_1": _push},
    invariants={"energy": lambda run: run["energy"], "phidot": lambda run: run["phidot"]},
    numbers=(
        Number("x", 0.454648713412841, 1.0, _SOURCE, 1e-10, _START),
        Number("y", 0.708073418273571, 1.0, _SOURCE, 1e-10, _START),
    ),
)
