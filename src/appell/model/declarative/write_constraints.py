"""Constraints of a model, for a document: rows or contacts, how they open, the laws of their reactions, actuators."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import sympy as sm
from sympy.physics.vector import Point, ReferenceFrame, Vector

from appell.constraints import Constraint, Force, Newton, Poisson
from appell.errors import ModelError
from appell.model.contacts.contact_constraint import ContactConstraint
from appell.model.declarative.formula_text import Labels, formula, value, vector
from appell.model.declarative.write_geometry import surface
from appell.model.mechanism import Mechanism
from appell.model.names import name_of


def constraints(data: Mechanism, labels: Labels) -> list[dict[str, Any]]:
    """Every constraint that a joint does not make, and what was said beyond of one that it does."""
    contacts = {contact.name: contact for contact in data.contacts}
    of_joints = {joint.name: joint for joint in data.joints}
    found = []
    for constraint in data.constraints:
        name, restated = constraint.name, not constraint.rates
        if name in of_joints:
            entry: dict[str, Any] = {"name": name, "of_joint": True}
            entry |= {"rows": _rows(constraint, labels)} if restated else {}
        elif name in contacts and not restated:
            entry = {"name": name, "contact": _contact(contacts[name], constraint, labels)}
        else:
            entry = {"name": name, "rows": _rows(constraint, labels)}
        entry |= _reaction(constraint, name in contacts and not restated, labels)
        if entry != {"name": name, "of_joint": True}:
            found.append(entry)
    return found + _released(data)


def _released(data: Mechanism) -> list[dict[str, Any]]:
    """Joints whose rows were released."""
    there = {constraint.name for constraint in data.constraints}
    return [
        {"name": joint.name, "of_joint": True, "released": True}
        for joint in data.joints
        if joint.name not in there and (joint.held or joint.closes)
    ]


def _rows(constraint: Constraint, labels: Labels) -> list[str]:
    """The rows with integrals in place of their states, as they were said."""
    states = {m.function: m.integral for m in constraint.memories}
    before = constraint.before or (None,) * len(constraint.expressions)
    said = [now if then is None else then for now, then in zip(constraint.expressions, before, strict=True)]
    return [formula(row.xreplace(states), labels) for row in said]


def _contact(contact: ContactConstraint, constraint: Constraint, labels: Labels) -> dict[str, Any]:
    rows = int(contact.held) + (2 if contact.contact.rolls else 0)
    blade = any(type(shape).__name__ == "KnifeEdge" for shape in contact.contact.shapes)
    if len(constraint.expressions) != rows - (1 if blade and contact.contact.rolls else 0):
        raise ModelError(f"some rows of the contact '{contact.name}' were released: it cannot be written as text.")
    return {
        "rolls": contact.contact.rolls,
        "bodies": [name_of(body) for body in contact.contact.bodies],
        "surfaces": [surface(shape, labels) for shape in contact.contact.shapes],
    }


def _reaction(constraint: Constraint, contact: bool, labels: Labels) -> dict[str, Any]:
    entry: dict[str, Any] = {"unilateral": True} if constraint.unilateral else {}
    if constraint.restitution != 0:
        entry["restitution"] = _restitution(constraint.restitution, labels)
    if constraint.friction is not None:
        entry["friction"] = _friction(constraint, contact, labels)
    if constraint.law is not None:
        entry["nonideal"] = _force(constraint.law.force, labels)
    if constraint.masks:
        raise ModelError(
            f"the constraint '{constraint.name}' holds the rows of every mode of a run: write the model itself."
        )
    if constraint.drives:
        entry["servo"] = [_actuator(drive, labels) for drive in constraint.drives]
    return entry


def _restitution(restitution: sm.Expr, labels: Labels) -> Any:
    if isinstance(restitution, (Newton, Poisson)):
        return {type(restitution).__name__.lower(): value(restitution.args[0], labels)}
    return value(restitution, labels)


def _friction(constraint: Constraint, contact: bool, labels: Labels) -> dict[str, Any]:
    friction = constraint.friction
    assert friction is not None
    entry = {"mu": value(friction.kinetic, labels), "static": value(friction.static, labels)}
    if contact and friction.tangents == constraint.expressions[1:]:
        return entry
    slips = [formula(tangent, labels) for tangent in friction.tangents]
    return entry | {"slip_rows": slips, "weight": value(friction.weight, labels)}


def _force(force: Force, labels: Labels) -> dict[str, Any]:
    entry = pushes(force.vectors, labels)
    for word, components in (("generalised", force.generalised), ("scaled", force.scaled)):
        if components:
            entry[word] = {name_of(q): value(component, labels) for q, component in components}
    return entry


def _actuator(drive: Any, labels: Labels) -> dict[str, Any]:
    entry = {"name": drive.name, **_force(drive.force, labels)}
    entry |= {} if drive.bound is None else {"bound": value(drive.bound, labels)}
    return entry | ({} if drive.recovery is None else {"recovery": value(drive.recovery, labels)})


def norms(data: Mechanism, labels: Labels) -> list[dict[str, Any]]:
    """Relations that hold by themselves, but for those of joints and contacts."""
    made = {f"unit quaternion of {joint.child.name}" for joint in data.joints} | {i.name for i in data.implied}
    return [{"name": n.name, "rows": _rows(n, labels)} for n in data.norms if n.name not in made]


# ---- Loads of a model, for a document


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
