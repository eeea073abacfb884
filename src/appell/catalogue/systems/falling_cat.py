"""The falling cat: bending and circling the hips turns it over, though its angular momentum is zero."""

from __future__ import annotations

import numpy as np
import scipy
import sympy as sm

import appell as ap
from appell.catalogue.card import Card, Number


def falling_cat() -> ap.Model:
    """Two equal halves, each with its axis bent by alpha from the line of their mass centres, both spinning by phi.

    The muscles prescribe the shape: the bend alpha' = a (pi / T) sin(2 pi t / T), the circling hips phi1' = 2 pi / T,
    and no twist between the halves, phi1 = phi2. By symmetry the momentum across the line of the mass centres vanishes,
    so that only the turn psi about it is free.
    """
    model = ap.Model("falling cat")
    N, t = model.frame, model.time
    m, J, I, h = model.parameters(
        "m J I h",
        [2.0, 0.01, 0.04, 0.15],
        unit=["kg", "kg m^2", "kg m^2", "m"],
        description=[
            "mass of a half",
            "its moment about its own axis",
            "its moment across that axis",
            "its mass centre from the waist",
        ],
    )
    bend, T = model.parameters(
        "bend T",
        [0.7, 0.5],
        unit=["rad", "s"],
        description=["how much further a half bends", "time of one circle of the hips"],
    )
    psi, alpha, phi1, phi2 = model.coordinates("psi alpha phi1 phi2")
    model.speeds("psidot alphadot phidot1 phidot2")
    line = N.orientnew("E", "Axis", [psi, N.z])
    for name, side, phi in (("fore", 1, phi1), ("hind", -1, phi2)):
        bent = line.orientnew(f"{name} axis", "Axis", [side * alpha, line.y])
        half = bent.orientnew(f"{name} half", "Axis", [phi, bent.z])
        body = model.body(name, m, frame=half, position=side * h * sm.cos(alpha) * N.z, inertia=(I, I, J))
        body.shape(ap.shapes.cylinder(0.45 * h, 2 * h))
    model.constrain("bend", alpha.diff(t) - bend * sm.pi / T * sm.sin(2 * sm.pi * t / T))
    model.constrain("hips", phi1.diff(t) - 2 * sm.pi / T)
    model.constrain("no twist", phi1 - phi2)
    return model


def _turning(c: float, J: float, I: float, circling: float) -> float:
    """psi' = -J cos(alpha) phi' / (J cos^2 alpha + I sin^2 alpha): the momentum along the line stays zero."""
    return float(-J * c * circling / (J * c**2 + I * (1 - c**2)))


def _turn(run: ap.Run) -> np.ndarray:
    """The integral of that rate along the path of shapes."""
    J, I, bend, T = (run.parameters[name] for name in ("J", "I", "bend", "T"))

    def rate(t: float) -> float:
        return _turning(np.cos(run["alpha"][0] + bend * np.sin(np.pi * t / T) ** 2), J, I, 2 * np.pi / T)

    steps = [
        scipy.integrate.quad(rate, a, b, epsabs=1e-14)[0] for a, b in zip(run.time[:-1], run.time[1:], strict=True)
    ]
    return np.concatenate([[0.0], np.cumsum(steps)])


def _momentum(run: ap.Run) -> np.ndarray:
    """Along the line of the mass centres."""
    J, I, c = run.parameters["J"], run.parameters["I"], np.cos(run["alpha"])
    return np.asarray(2 * (run["psidot"] * (J * c**2 + I * (1 - c**2)) + J * run["phidot1"] * c))


_ROOT = (np.sqrt(13.0) - 1) / 3
"""The cosine of the bend at which one circle of the hips turns a cat of I = 4 J half over: 3 c^2 + 2 c = 4."""

_FLIP = {"psi": 0.0, "alpha": float(np.arccos(_ROOT)), "phi1": 0.0, "phi2": 0.0, "psidot": -2 * np.pi}
_CURLED = 0.6
_START = _FLIP | {"alpha": _CURLED, "psidot": _turning(np.cos(_CURLED), 0.01, 0.04, 4 * np.pi)}

CARD = Card(
    name="falling-cat",
    title="Falling cat",
    build=falling_cat,
    start=_START,
    duration=0.5,
    shows=("psi",),
    kinds={"bend": "semiholonomic", "hips": "semiholonomic", "no twist": "holonomic"},
    source="Kane and Scher 1969; Montgomery 1993",
    summary="A closed path of shapes gives a net turn: the holonomy of a body without angular momentum.",
    exact={"psi": _turn},
    invariants={"angular momentum": _momentum},
    numbers=(Number("psi", -np.pi, 0.5, "half a turn, closed form", 1e-9, _FLIP, {"bend": 0.0}),),
)
