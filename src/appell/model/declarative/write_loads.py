"""Loads of a model, for a document."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sympy.physics.vector import Point, ReferenceFrame, Vector

from appell.model.declarative.formula_text import Labels, formula, vector
from appell.model.mechanism import Mechanism


def loads(data: Mechanism, labels: Labels) -> list[dict[str, Any]]:
    """Forces and torques, fields, energies, dampers."""
    found: list[dict[str, Any]] = []
    for load in data.loads:
        if load.gravity:
            found.append({"name": load.name, "gravity": vector(load.pushes[0].vector, labels)})
        else:
            found.append({"name": load.name, **pushes(((p.on, p.vector) for p in load.pushes), labels)})
    for given in data.generalised:
        forces = {str(q.func): formula(force, labels) for q, force in given.forces}
        found.append({"name": given.name, "generalised": forces})
    found += [{"name": v.name, "potential": formula(v.energy, labels)} for v in data.potentials]
    found += [{"name": x.name, "lagrangian": formula(x.expression, labels)} for x in data.lagrangians]
    return found + [{"name": d.name, "damper": formula(d.dissipation, labels)} for d in data.dampers]


def pushes(given: Iterable[tuple[Point | ReferenceFrame, Vector]], labels: Labels) -> dict[str, Any]:
    """Forces by point and torques by frame."""
    forces, torques = [], []
    for on, push in given:
        if isinstance(on, ReferenceFrame):
            torques.append({"on": labels.frame(on), "vector": vector(push, labels)})
        else:
            forces.append({"on": labels.point(on), "vector": vector(push, labels)})
    return ({"forces": forces} if forces else {}) | ({"torques": torques} if torques else {})
