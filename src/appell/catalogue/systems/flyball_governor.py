"""The stiff flyball governor: the rods that lift the slider are stiff springs with strong dampers."""

from __future__ import annotations

import numpy as np
import sympy as sm
from sympy.physics.vector import dynamicsymbols

import appell as ap
from appell.catalogue.card import Card

_PIVOT, _ROD = 0.05, 1.0
"""How far from the axis a rod hangs on the shaft, and its length."""


def flyball_governor() -> ap.Model:
    """psi turns the shaft; each rod hangs down by alpha from the horizontal; s is the height of the slider.

    The coupler from the side of the slider to the middle of a rod is a spring with a damper, of length l:
    l^2 = (cos(alpha)/2)^2 + (1 - sin(alpha)/2 - s)^2.
    """
    model = ap.Model("stiff flyball governor")
    N = model.frame
    k, c, l0, ball, rho, g = model.parameters(
        "k c l0 ball rho g",
        [8e5, 4e4, 0.5, 5.0, 3000.0, 9.81],
        unit=["N/m", "N s/m", "m", "kg", "kg/m^3", "m/s^2"],
        description=["stiffness", "damping", "length at rest", "mass of a ball", "density", "gravity, along -z"],
    )
    psi, alpha1, alpha2, s = model.coordinates("psi alpha1 alpha2 s")
    shaft = N.orientnew("S", "Axis", [psi, N.z])
    bar, block = rho * sm.Rational(1, 10000), rho * sm.Rational(1, 1000)
    model.body("shaft", bar, frame=shaft, position=shaft.z / 2, inertia=ap.box(bar, 0.01, 0.01, 1.0))
    model.body("slider", block, frame=shaft, position=s * shaft.z, inertia=ap.box(block, 0.1, 0.1, 0.1))
    for number, (alpha, side) in enumerate(((alpha1, 1), (alpha2, -1)), start=1):
        rod = shaft.orientnew(f"R{number}", "Axis", [side * alpha, shaft.y])
        pivot = model.origin.locatenew(f"pivot {number}", side * _PIVOT * shaft.x + shaft.z)
        middle = pivot.locatenew(f"middle {number}", side * _ROD / 2 * rod.x)
        tip = pivot.locatenew(f"tip {number}", side * _ROD * rod.x)
        model.body(f"rod {number}", bar, frame=rod, position=middle, inertia=ap.box(bar, 1.0, 0.01, 0.01))
        model.particle(f"ball {number}", ball, tip)
        length = sm.sqrt((sm.cos(alpha) / 2) ** 2 + (1 - sm.sin(alpha) / 2 - s) ** 2)
        model.potential(f"spring {number}", k * (length - l0) ** 2 / 2)
        model.damper(f"damper {number}", c * length.diff(dynamicsymbols._t) ** 2 / 2)
    model.gravity(-g * N.z)
    return model


def _angular_momentum(run: ap.Run) -> np.ndarray:
    """About the shaft, which nothing drives."""
    p = run.parameters
    bar, block = p["rho"] * 1e-4, p["rho"] * 1e-3
    inertia = bar * 2e-4 / 12 + block * 0.02 / 12
    for name in ("alpha1", "alpha2"):
        out, down = np.cos(run[name]), np.sin(run[name])
        inertia = inertia + bar * ((1 + 1e-4) * out**2 + 2e-4 * down**2) / 12
        inertia = inertia + bar * (_PIVOT + _ROD / 2 * out) ** 2 + p["ball"] * (_PIVOT + _ROD * out) ** 2
    return np.asarray(inertia * run["psidot"])


CARD = Card(
    name="flyball-governor",
    title="Stiff flyball governor",
    build=flyball_governor,
    start={
        "psi": 0, "alpha1": np.pi / 6, "alpha2": np.pi / 6, "s": 0.5,
        "psidot": 2 * np.pi, "alpha1dot": 0, "alpha2dot": 0, "sdot": 0,
    },
    duration=1.0,
    shows=("s", "psidot"),
    kinds={},
    source="IFToMM library of computational benchmark problems, A05; Gonzalez, Dopico, Lugris and Cuadrado 2006",
    summary="Rods of 8e5 N/m with dampers of 4e4 N s/m carry the slider: integrator='radau' for longer runs.",
    invariants={"angular momentum": _angular_momentum},
)  # fmt: skip
