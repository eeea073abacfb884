"""A commutator machine: currents through a sliding contact make an electromechanical nonholonomic system."""

from __future__ import annotations

import numpy as np

import appell as ap
from appell.catalogue.card import Card


def commutator_machine() -> ap.Model:
    """A rotor with inertia J, angle phi, armature charge x and field charge y (currents are their rates).

    L = J phi'^2/2 + La x'^2/2 + Lf y'^2/2 is the Lagrangian of coils that the brushes keep at a fixed angle, so that
    the torque of the field on the armature, k y' x', and the induced voltage, -k y' phi', do not come from L: they are
    the gyroscopic reaction of the sliding contact, a force H v with a skew H, which does no work (Neimark and Fufaev,
    chapter VIII; 004 calls such reactions dead). A source drives both circuits, resistances and a bearing damp.
    """
    model = ap.Model("commutator machine")
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
    phi, x, y = model.coordinates("phi x y")
    omega, ia, i_f = (q.diff(t) for q in (phi, x, y))
    model.lagrangian(J * omega**2 / 2 + La * ia**2 / 2 + Lf * i_f**2 / 2, name="rotor and coils")
    model.generalised_force("sliding contact", {phi: k * i_f * ia, x: -k * i_f * omega})
    model.generalised_force("source", {x: U, y: U})
    model.damper("resistances and bearing", Ra * ia**2 / 2 + Rf * i_f**2 / 2 + b * omega**2 / 2)
    return model


def _steady_field(run: ap.Run) -> np.ndarray:
    """The field circuit stands alone: Lf i' + Rf i = U from rest."""
    p = run.parameters
    return np.asarray(p["U"] / p["Rf"] * (1 - np.exp(-p["Rf"] / p["Lf"] * run.time)))


CARD = Card(
    name="commutator-machine",
    title="A commutator machine",
    build=commutator_machine,
    start={"phi": 0.0, "x": 0.0, "y": 0.0, "phidot": 0.0, "xdot": 0.0, "ydot": 0.0},
    duration=1.0,
    kinds={},
    source="Neimark and Fufaev 1972, chapter VIII; Slawianowski, sections 2 and 4",
    summary="A motor started from rest: Lagrangian, dissipation and the gyroscopic force of the brushes.",
    exact={"ydot": _steady_field},
    invariants={"power of the sliding contact": lambda run: run["power of sliding contact"]},
)
