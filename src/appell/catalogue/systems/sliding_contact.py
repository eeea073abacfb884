"""The commutator machine once more, with its brushes as a constraint on the currents."""

from __future__ import annotations

import numpy as np
import sympy as sm

import appell as ap
from appell.catalogue.card import Card, Number


def sliding_contact() -> ap.Model:
    """q1' cos(phi) - q2' sin(phi) = 0: the brushes let current through the rotor in one direction in space only.

    Two windings turn with the rotor, with the charges q1 and q2; their currents are i (sin(phi), cos(phi)) with the
    armature current i. Both windings couple to the field coil (charge y) across the brushes, so that L has the term
    -k y' (q1' cos(phi) - q2' sin(phi)), which vanishes with the row but not with its derivatives. By Appell and Chetaev
    this is the catalogue's commutator machine: torque k y' i, induced voltage -k y' phi'.
    """
    model = ap.Model("sliding contact")
    t = model.time
    J, La, Lf, k = model.parameters(
        "J La Lf k",
        [0.02, 0.01, 0.5, 0.3],
        unit=["kg m^2", "H", "H", "H"],
        description=[
            "inertia of the rotor",
            "armature inductance",
            "field inductance",
            "coupling of field and armature",
        ],
    )
    U, Ra, Rf, b = model.parameters(
        "U Ra Rf b",
        [24.0, 0.5, 12.0, 0.01],
        unit=["V", "ohm", "ohm", "N m s"],
        description=["voltage of the source", "armature resistance", "field resistance", "damping of the bearing"],
    )
    phi, q1, q2, y = model.coordinates("phi q1 q2 y")
    omega, i1, i2, i_f = (q.diff(t) for q in (phi, q1, q2, y))
    across = i1 * sm.cos(phi) - i2 * sm.sin(phi)
    coils = La * (i1**2 + i2**2) / 2 + Lf * i_f**2 / 2 - k * i_f * across
    model.lagrangian(J * omega**2 / 2 + coils, name="rotor and coils")
    model.generalised_force("source", {q1: U * sm.sin(phi), q2: U * sm.cos(phi), y: U})
    model.damper("resistances and bearing", Ra * (i1**2 + i2**2) / 2 + Rf * i_f**2 / 2 + b * omega**2 / 2)
    model.constrain("brushes", across)
    return model


def _field(run: ap.Run) -> np.ndarray:
    """The field circuit stands alone: Lf i' + Rf i = U from rest."""
    p = run.parameters
    return np.asarray(p["U"] / p["Rf"] * (1 - np.exp(-p["Rf"] / p["Lf"] * run.time)))


def _no_load_speed() -> float:
    """U = Ra i + k i_f omega and b omega = k i_f i, with the field current U / Rf."""
    U, Ra, Rf, b, k = 24.0, 0.5, 12.0, 0.01, 0.3
    c = k * U / Rf
    return c * U / (Ra * b + c**2)


CARD = Card(
    name="sliding-contact",
    title="A commutator machine with its brushes as a constraint",
    build=sliding_contact,
    start=dict.fromkeys(("phi", "q1", "q2", "y", "phidot", "q1dot", "q2dot", "ydot"), 0.0),
    duration=1.0,
    kinds={"brushes": "linear nonholonomic"},
    source="Neimark and Fufaev 1972, chapter VIII; Slawianowski, section 4",
    summary="By Appell and Chetaev a motor that runs up; by Hamilton-Lusternik one that does not start.",
    exact={"ydot": _field},
    invariants={"power of the brushes": lambda run: run["power of brushes"]},
    numbers=(Number("phidot", _no_load_speed(), 1.0, "the speed without load, closed form", 1e-7),),
)
