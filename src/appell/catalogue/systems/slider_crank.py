"""A slider-crank: a crank, a connecting rod and a piston on a rail, closed by the pin of the piston."""

from __future__ import annotations

import numpy as np

import appell as ap
from appell.catalogue.card import Card, Number
from appell.catalogue.efforts import efforts


def slider_crank() -> ap.Model:
    """Crank and rod in a vertical plane, the piston on the x axis; the pin between rod and piston closes the loop."""
    model = ap.Model("slider-crank")
    r, l, m_c, m_r, m_p, g = model.parameters(
        "r l m_c m_r m_p g",
        [1.0, 2.0, 1.0, 2.0, 3.0, 9.81],
        unit=["m", "m", "kg", "kg", "kg", "m/s^2"],
        description=["crank", "connecting rod", "mass of the crank", "of the rod", "of the piston", "gravity"],
    )
    crank = model.body("crank", m_c, inertia=ap.rod(m_c, r, "x"), mass_center=(r / 2, 0, 0))
    link = model.body("rod", m_r, inertia=ap.rod(m_r, l, "x"), mass_center=(l / 2, 0, 0))
    piston = model.body("piston", m_p, inertia=(1, 1, 1))
    model.joint("main bearing", ap.Revolute(), model.ground, crank, coordinates="theta", speeds="omega")
    model.joint("crank pin", ap.Revolute(), crank, link, parent_point=(r, 0, 0), coordinates="beta", speeds="omega_r")
    model.joint("rail", ap.Prismatic("x"), model.ground, piston, coordinates="d", speeds="v")
    model.joint("piston pin", ap.Revolute(), link, piston, parent_point=(l, 0, 0))
    model.gravity(-g * model.frame.y)
    return model


def _stroke(run: ap.Run) -> np.ndarray:
    """d = r cos theta + sqrt(l^2 - r^2 sin^2 theta)."""
    r, l, theta = run.parameters["r"], run.parameters["l"], run["theta"]
    return r * np.cos(theta) + np.sqrt(l**2 - (r * np.sin(theta)) ** 2)


CARD = Card(
    name="slider-crank",
    title="Slider-crank",
    build=slider_crank,
    start={"theta": 0.5, "d": np.cos(0.5) + np.sqrt(4 - np.sin(0.5) ** 2), "omega": 4.0},
    duration=5.0,
    actuators=efforts(motor={"theta": 1}),
    kinds={"piston pin": "holonomic"},
    source="Shigley and Uicker 1995, Theory of Machines and Mechanisms",
    summary="Crank and connecting rod move a piston on its rail; the wrist pin that closes the loop shows its force.",
    invariants={"energy": lambda run: run["energy"]},
    exact={"d": _stroke},
    numbers=(
        # at the dead centre the piston stands and the rod turns about its pin with -r/l of the crank's rate, so that
        # (m_c + m_r) r^2 / 3 alpha = -(m_c + m_r) r g / 2
        Number("omega", -9.81 * 1.5, 0.0, "virtual power at the dead centre", 1e-9, {"theta": 0.0, "d": 3.0}),
    ),
)
