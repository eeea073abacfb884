"""Benenti's device: two skates on a table whose blades a parallelogram keeps parallel.

Source: Roithmayr and Hodges 2010, section 1 (000).
"""

from __future__ import annotations

import numpy as np

import appell as ap
from appell.catalogue.card import Card, Number


def benenti() -> ap.Model:
    """v1 . h = v2 . h = 0 with one h across both blades: linear, though v1 x v2 = 0 looks otherwise."""
    model = ap.Model("Benenti's two skates")
    N = model.frame
    m, J, F = model.parameters(
        "m J F",
        [1.0, 0.05, 0.8],
        unit=["kg", "kg m^2", "N"],
        description=["mass of a skate", "moment of a skate about its mass centre", "push on the second skate, along x"],
    )
    x1, y1, x2, y2, theta = model.coordinates("x1 y1 x2 y2 theta")
    model.speeds("u1 u2 u3 u4 omega")
    blades = N.orientnew("H", "Axis", [theta, N.z])
    first = model.body("first", m, frame=blades, position=x1 * N.x + y1 * N.y, inertia_zz=J)
    second = model.body("second", m, frame=blades, position=x2 * N.x + y2 * N.y, inertia_zz=J)
    model.force(second, F * N.x)
    model.constrain("first blade", ap.velocity(first).dot(blades.y))
    model.constrain("second blade", ap.velocity(second).dot(blades.y))
    return model


def _pushed(run: ap.Run) -> np.ndarray:
    """The second skate: its speed along the blade grows at (F/m) cos W t, so x = (v/W) sin + F/(2 m W^2) sin^2."""
    W, v, a = run["omega"][0], run["u3"][0], run.parameters["F"] / run.parameters["m"]
    return np.asarray(v / W * np.sin(W * run.time) + a / (2 * W**2) * np.sin(W * run.time) ** 2)


def _coasting(run: ap.Run) -> np.ndarray:
    """The first skate goes round a circle of radius v / W."""
    W, v = run["omega"][0], run["u1"][0]
    return np.asarray(v / W * np.sin(W * run.time))


def _sine(run: ap.Run) -> np.ndarray:
    """v1 x v2, which the nonlinear form of the constraint keeps at zero."""
    return np.asarray(np.cross(run.velocity("first"), run.velocity("second"))[:, 2])


_PLACE = {"x1": 0.0, "y1": 0.0, "x2": 0.0, "y2": 1.0, "theta": 0.0}

CARD = Card(
    name="benenti",
    title="Benenti's two skates kept parallel",
    build=benenti,
    start=_PLACE | {"u1": 0.6, "u2": 0.0, "u3": 0.4, "u4": 0.0, "omega": 1.5},
    duration=6.0,
    kinds={"first blade": "linear nonholonomic", "second blade": "linear nonholonomic"},
    source="Benenti 2007, in Roithmayr and Hodges 2010, section 1",
    summary="Blades keep two velocities parallel: the rows are linear, and their nonlinear form is contrived.",
    exact={"x1": _coasting, "x2": _pushed},
    invariants={"omega": lambda run: run["omega"], "product of the velocities": _sine},
    numbers=(
        Number("x2", 0.4 / 1.5 * np.sin(3.0) + 0.8 / 4.5 * np.sin(3.0) ** 2, 2.0, "closed form"),
        Number("y2", 1.0 + 0.4 / 1.5 * (1 - np.cos(3.0)) + 0.8 / 4.5 * (3.0 - np.sin(6.0) / 2), 2.0, "closed form"),
    ),
)
