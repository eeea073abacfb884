"""The double pendulum: two bobs on two rods."""

from __future__ import annotations

import numpy as np
import sympy as sm

import appell as ap
from appell.catalogue.card import Card, Number, PublishedEigenvalue
from appell.catalogue.efforts import efforts


def double_pendulum() -> ap.Model:
    """Both angles are from the vertical."""
    model = ap.Model("double pendulum")
    N = model.frame
    m1, m2, l1, l2, g = model.parameters(
        "m1 m2 l1 l2 g",
        [1.0, 1.0, 1.0, 1.0, 9.81],
        unit=["kg", "kg", "m", "m", "m/s^2"],
        description=[
            "upper bob",
            "lower bob",
            "length of the upper rod",
            "length of the lower rod",
            "gravity, along -y",
        ],
    )
    theta1, theta2 = model.coordinates("theta1 theta2")
    model.speeds("omega1 omega2")
    elbow = l1 * (sm.sin(theta1) * N.x - sm.cos(theta1) * N.y)
    model.particle("upper", m1, elbow)
    model.particle("lower", m2, elbow + l2 * (sm.sin(theta2) * N.x - sm.cos(theta2) * N.y))
    model.gravity(-g * N.y)
    return model


_ROOT = np.sqrt(2.0)
_SMALL = {"theta1": 1e-4, "theta2": 1e-4 * _ROOT, "omega1": 0.0, "omega2": 0.0}
_MODE = "slow mode of equal bobs, (g / l) (2 - sqrt 2), Landau and Lifshitz 1976, section 23"
_LARGE = {"theta1": 2.0, "theta2": 1.0, "omega1": 0.5, "omega2": -0.3}

CARD = Card(
    name="double-pendulum",
    title="Double pendulum",
    build=double_pendulum,
    start={"theta1": 1.5, "theta2": 1.0, "omega1": 0.0, "omega2": 0.0},
    duration=4.0,
    shows=("theta1", "theta2"),
    actuators=efforts(elbow={"theta2": 1, "theta1": -1}),
    kinds={},
    source="Landau and Lifshitz 1976, section 5, problem 1",
    summary="Two rods in a row: regular in its two modes when it swings little, chaotic when it swings far.",
    invariants={"energy": lambda run: run["energy"]},
    numbers=(
        Number("theta1", 1e-4 * np.cos(np.sqrt(9.81 * (2 - _ROOT)) * 3.0), 3.0, _MODE, 1e-11, _SMALL),
        Number("theta2", 1e-4 * _ROOT * np.cos(np.sqrt(9.81 * (2 - _ROOT)) * 3.0), 3.0, _MODE, 1e-11, _SMALL),
        Number(
            "theta1", -0.3654752076234, 2.0, "SciPy DOP853 on the textbook's equations (tests/catalogue)", 1e-8, _LARGE
        ),
        Number(
            "theta2", -2.717207307517, 2.0, "SciPy DOP853 on the textbook's equations (tests/catalogue)", 1e-8, _LARGE
        ),
    ),
    modes=tuple(
        PublishedEigenvalue(
            {"theta1": 0.0, "theta2": 0.0}, 1j * np.sqrt(9.81 * (2 + sign * _ROOT)), "modes of equal bobs", 1e-9
        )
        for sign in (-1, 1)
    ),
)
