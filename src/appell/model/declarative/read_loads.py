"""Loads of a document, said in a model; the forces of laws and actuators are read alike."""

from __future__ import annotations

from typing import Any

from appell.errors import ModelError
from appell.model.declarative.entries import DocumentEntry, said_at
from appell.model.declarative.formula import Scope, read_vector
from appell.model.declarative.reading import PartialModel
from appell.model.load import AppliedVector, Damper, GeneralisedForce, GivenLagrangian, Load, Potential
from appell.model.loads import checked_expression, checked_vector, new_load_name
from appell.model.names import name_of, require_one_of

KINDS = ("gravity", "forces", "torques", "generalised", "potential", "lagrangian", "damper")


def with_loads(reading: PartialModel, entry: DocumentEntry) -> None:
    """Every load, each of one kind."""
    for one in entry.entries("loads"):
        one.require("name", *KINDS)
        with said_at(one.where):
            kinds = [kind for kind in KINDS if kind in one]
            if not kinds or (len(kinds) > 1 and set(kinds) != {"forces", "torques"}):
                raise ModelError(f"a load is one of {', '.join(KINDS)} (forces and torques may stand together).")
            _with_load(reading, one, kinds[0])


def _with_load(reading: PartialModel, one: DocumentEntry, kind: str) -> None:
    data = reading.data
    name = new_load_name(data, one.name(), "")
    if kind == "gravity":
        field = reading.vector("gravity", one.content["gravity"])
        checked_vector(data, name, field)
        reading.data = data.adding(loads=[Load(name, (AppliedVector(data.origin, field),), gravity=True)])
    elif kind in ("forces", "torques"):
        found = []
        for on, push in force_mapping(reading, one, reading.scope()).items():
            checked_vector(reading.data, name, push)
            found.append(AppliedVector(on, push))
        reading.data = data.adding(loads=[Load(name, tuple(found))])
    elif kind == "generalised":
        given = GeneralisedForce(name, tuple(by_coordinate(reading, one, "generalised", reading.scope()).items()))
        for _, force in given.forces:
            checked_expression(data, name, force, data.functions_that_act(), order=1)
        reading.data = data.adding(generalised=[given])
    else:
        reading.data = _with_energy(reading, one, kind, name)


def _with_energy(reading: PartialModel, one: DocumentEntry, kind: str, name: str) -> Any:
    data, expression = reading.data, reading.scalar(kind, one.content[kind])
    if kind == "potential":
        made = checked_expression(data, name, expression, set(data.coordinates), order=0)
        return data.adding(potentials=[Potential(name, made)])
    known = data.functions_known() if kind == "lagrangian" else data.functions_that_act()
    made = checked_expression(data, name, expression, known, order=1)
    if kind == "lagrangian":
        return data.adding(lagrangians=[GivenLagrangian(name, made)])
    return data.adding(dampers=[Damper(name, made)])


def force_mapping(reading: PartialModel, one: DocumentEntry, scope: Scope) -> dict[Any, Any]:
    """Forces by point, torques by the frame of a body and generalised forces by coordinate."""
    found: dict[Any, Any] = {}
    for word in ("forces", "torques"):
        for push in one.entries(word):
            push.require("on", "vector")
            on = push.text("on")
            with said_at(push.where):
                thing: Any = (
                    reading.data.place(reading.point("on", on)).point if word == "forces" else _turning(reading, on)
                )
                vector = read_vector(push.text("vector"), scope)
                found[thing] = found[thing] + vector if thing in found else vector
    return found | by_coordinate(reading, one, "generalised", scope)


def _turning(reading: PartialModel, on: str) -> Any:
    bodies = {body.name: body for body in reading.data.masses}
    return reading.data.body(bodies[on] if on in bodies else reading.frame("on", on)).frame


def by_coordinate(reading: PartialModel, one: DocumentEntry, word: str, scope: Scope) -> dict[Any, Any]:
    """Expressions by the names of coordinates, under a word."""
    coordinates = {name_of(q): q for q in reading.data.coordinates}
    found = {}
    for name, item in one.object(word).content.items():
        require_one_of(name, coordinates, f"{word} names '{name:.60}', which is not a coordinate")
        found[coordinates[name]] = reading.scalar(f"{word}.{name}", item, scope)
    return found
