"""Suslov's problem: a body about a fixed point that may not turn about one of its own axes."""

from __future__ import annotations

import numpy as np

import appell as ap
from appell.catalogue.card import Card, Number


def suslov() -> ap.Model:
    """omega3 = 0: no turning about an axis that is fixed in the body and not principal."""
    model = ap.Model("Suslov's problem")
    I1, I2, I3, I13 = model.parameters(
        "I1 I2 I3 I13",
        [2.0, 1.5, 2.5, 0.6],
        unit="kg m^2",
        description=[
            "moment about axis 1",
            "moment about axis 2",
            "moment about axis 3",
            "entry (1, 3) of the inertia",
        ],
    )
    inertia = [[I1, 0, I13], [0, I2, 0], [I13, 0, I3]]
    body = model.body("body", 1, inertia=inertia)
    joint = model.joint(
        "fixed point", ap.Spherical(), model.ground, body, coordinates="e0 e1 e2 e3", speeds="omega1 omega2 omega3"
    )
    model.constrain("no spin", joint.speeds[2])
    return model


def _phase(run: ap.Run) -> tuple[float, float, np.ndarray]:
    """I1 w1' = -I13 w1 w2, I2 w2' = I13 w1^2: on the ellipse I1 w1^2 + I2 w2^2 = h^2 by the angle gd(k t + c)."""
    I1, I2, I13 = (run.parameters[name] for name in ("I1", "I2", "I13"))
    w1, w2 = run["omega1"][0], run["omega2"][0]
    h = np.sqrt(I1 * w1**2 + I2 * w2**2)
    k = I13 * h / (I1 * np.sqrt(I2))
    return h / np.sqrt(I1), h / np.sqrt(I2), k * run.time + np.arctanh(w2 * np.sqrt(I2) / h)


def _first(run: ap.Run) -> np.ndarray:
    size, _, phase = _phase(run)
    return np.asarray(np.sign(run["omega1"][0]) * size / np.cosh(phase))


def _second(run: ap.Run) -> np.ndarray:
    _, size, phase = _phase(run)
    return np.asarray(size * np.tanh(phase))


_H = np.sqrt(2.0 * 1.0 + 1.5 * 0.64)
_END = _H / np.sqrt(1.5) * np.tanh(0.6 * _H / (2.0 * np.sqrt(1.5)) * 12.0 - np.arctanh(0.8 * np.sqrt(1.5) / _H))

CARD = Card(
    name="suslov",
    title="Suslov's problem",
    build=suslov,
    start={"e0": 1.0, "e1": 0.0, "e2": 0.0, "e3": 0.0, "omega1": 1.0, "omega2": -0.8},
    duration=12.0,
    shows=("omega1", "omega2", "omega3"),
    kinds={"no spin": "linear nonholonomic"},
    source="Suslov 1902; Bloch 2003",
    summary="A nonholonomic top without friction forgets its start: it turns from one steady spin into the other.",
    exact={"omega1": _first, "omega2": _second},
    invariants={"energy": lambda run: run["energy"]},
    numbers=(Number("omega2", _END, 12.0, "closed form"),),
)
