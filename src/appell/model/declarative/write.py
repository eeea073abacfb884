"""A model as a document: JSON with its expressions as formulas."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import sympy as sm

from appell.constraints import Memory
from appell.errors import ModelError
from appell.model.body import Body
from appell.model.declarative.formula_text import Labels, formula
from appell.model.declarative.integrals_text import digest, integrals
from appell.model.declarative.places import labels_of, names_of
from appell.model.declarative.resets_text import begins_off, resets
from appell.model.declarative.shapes_text import shapes
from appell.model.declarative.write_constraints import constraints, loads, norms
from appell.model.declarative.write_geometry import bodies, frames, joints, mounts, particles, points
from appell.model.mechanism import Mechanism
from appell.model.names import name_of, suggestion

VERSION = 1
"""Of the format."""


def to_json(
    data: Mechanism,
    start: Mapping[Any, float] | None = None,
    duration: float | None = None,
    text: str = "",
    inputs: Mapping[Any, object] | None = None,
) -> str:
    """The document of a model; ModelError names what cannot be written."""
    return laid_out(document(data, start, duration, text, inputs))


def document(
    data: Mechanism,
    start: Mapping[Any, float] | None = None,
    duration: float | None = None,
    text: str = "",
    inputs: Mapping[Any, object] | None = None,
) -> dict[str, Any]:
    """The same as nested lists and mappings, without the sections that are empty."""
    _require_declared(data)
    labels, tree, _ = labels_of(data)
    sections: dict[str, Any] = {
        "text": text,
        "frame": "" if str(data.frame) == "N" else str(data.frame),
        "origin": "" if str(data.origin) == "O" else str(data.origin),
        "parameters": [_parameter(p) for p in data.parameters],
        "inputs": _inputs(data, labels, {name_of(key): value for key, value in (inputs or {}).items()}),
        "coordinates": names_of(_own_coordinates(data)),
        "speeds": _speeds(data, labels),
        "frames": frames(tree),
        "particles": particles(data, labels),
        "bodies": bodies(data, labels),
        "mounts": mounts(data, labels),
        "joints": joints(data, labels),
        "points": points(data, labels),
        "states": [_state_variable(memory, labels) for memory in data.state_variables],
        "loads": loads(data, labels),
        "constraints": constraints(data, labels),
        "norms": norms(data, labels),
        "resets": resets(data, labels),
        "begins_off": begins_off(data),
        "latex": dict(data.typeset),
        "order": _order(data),
        "shapes": shapes(data, labels),
        "start": {name_of(key): float(number) for key, number in (start or {}).items()},
        "duration": None if duration is None else float(duration),
    }
    made = _without_empty(sections)
    made |= _without_empty({"integrals": integrals(data, labels, digest(made))})
    return {"appell": VERSION, "name": data.name} | made


def laid_out(document: Mapping[str, Any]) -> str:
    """A document as a person reads it: one line for each entry of a section."""
    return "{\n" + ",\n".join(f" {_line(key)}: {_section(section)}" for key, section in document.items()) + "\n}\n"


def _section(section: Any) -> str:
    if isinstance(section, list) and any(isinstance(entry, dict) for entry in section):
        return "[\n" + ",\n".join(f"  {_line(entry)}" for entry in section) + "\n ]"
    return _line(section)


def _line(entry: Any) -> str:
    return json.dumps(entry, ensure_ascii=False, allow_nan=False)


def _without_empty(sections: dict[str, Any]) -> dict[str, Any]:
    return {key: section for key, section in sections.items() if section not in ("", None, [], {})}


def _require_declared(data: Mechanism) -> None:
    """Refuse what came in by another way than the verbs of a model, and has no words."""
    if data.by_hand:
        of = ", ".join(sorted(str(of) for of in data.by_hand))
        raise ModelError(
            f"the velocities of {of} were given by hand: a model with such points cannot be written as text."
        )
    if data.former_coordinates:
        raise ModelError(
            f"coordinates of '{data.name}' were eliminated: write the model that they were eliminated from as text."
        )
    if data.former_speeds or any(g.relation is not None or g.loose for g in data.groups):
        raise ModelError(
            f"the speeds of '{data.name}' are related to the rates as equations, which cannot be written as text."
        )


def _parameter(p: Any) -> dict[str, Any]:
    entry = {"name": p.name, "default": p.default, "unit": p.unit, "description": p.description}
    return _without_empty(entry | {"positive": True if p.symbol.is_positive else None})


def _inputs(data: Mechanism, labels: Labels, given: Mapping[str, object]) -> list[dict[str, Any]]:
    """The inputs, with what is given for them in a run: numbers and expressions; tables and functions have no words."""
    unknown = next((name for name in given if name not in {i.name for i in data.inputs}), None)
    if unknown is not None:
        raise ModelError(
            f"'{unknown}' is not an input of '{data.name}'" + suggestion(unknown, [i.name for i in data.inputs])
        )
    found = []
    for i in data.inputs:
        entry: dict[str, Any] = {"name": i.name, "unit": i.unit, "description": i.description}
        if i.bound is not None:
            entry["bound"] = i.bound
        value = given.get(i.name)
        if value is not None:
            try:
                entry["value"] = formula(sm.sympify(value, strict=True), labels)
            except sm.SympifyError:
                raise ModelError(
                    f"the input '{i.name}' is given by {type(value).__name__}, which cannot be written as text: "
                    "give an expression."
                ) from None
        found.append(_without_empty(entry))
    return found


def _state_variable(memory: Memory, labels: Labels) -> dict[str, Any]:
    entry = {"name": memory.name, "rate": formula(memory.expression, labels), "start": memory.value or None}
    return _without_empty(entry | {"unit": memory.unit})


def _own_coordinates(data: Mechanism) -> list[Any]:
    made = {q for joint in data.joints for q in joint.coordinates} | {q for i in data.implied for q in i.coordinates}
    return [q for q in data.coordinates if q not in made]


def _own_groups(data: Mechanism) -> list[Any]:
    made = {u for joint in data.joints for u in (*joint.speeds, *joint.held)}
    return [group for group in data.groups if not set(group.speeds) & made]


def _speeds(data: Mechanism, labels: Labels) -> list[dict[str, Any]]:
    found = []
    for group in _own_groups(data):
        entry: dict[str, Any] = {"names": names_of(group.speeds)}
        if group.definitions:
            entry["definitions"] = [formula(d, labels) for d in group.definitions]
        if group.rates:
            entry["rates"] = {str(q.func): formula(rate, labels) for q, rate in group.rates}
        found.append(entry)
    return found


def _order(data: Mechanism) -> dict[str, list[str]]:
    """The order in which things were said, where a reader would take them in another: its own, joints', contacts'."""
    own, groups = _own_coordinates(data), _own_groups(data)
    by_joint = [q for joint in data.joints for q in joint.coordinates]
    taken = {
        "coordinates": [*own, *by_joint, *(q for i in data.implied for q in i.coordinates)],
        "speeds": [
            *(u for g in groups for u in g.speeds),
            *(u for g in data.groups if g not in groups for u in g.speeds),
        ],
        "bodies": [
            *(m for m in data.masses if not isinstance(m, Body)),
            *(m for m in data.masses if isinstance(m, Body)),
        ],
        "constraints": [
            *(c for c in data.constraints if c.name in {j.name for j in data.joints}),
            *(c for c in data.constraints if c.name not in {j.name for j in data.joints}),
        ],
    }
    said = {
        "coordinates": list(data.coordinates),
        "speeds": list(data.speeds),
        "bodies": list(data.masses),
        "constraints": list(data.constraints),
    }
    return {key: [name_of(x) for x in said[key]] for key in said if said[key] != taken[key]}
