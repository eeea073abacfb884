"""A model from a document: the verbs of a model, said by JSON. Nothing of the text is evaluated."""

from __future__ import annotations

import warnings
from dataclasses import replace
from typing import Any

from appell.errors import AppellWarning, ModelError
from appell.model.declarative.declaration import Declaration
from appell.model.declarative.entries import DocumentEntry, parse, said_at
from appell.model.declarative.integrals_text import NamedFunctions, with_integrals
from appell.model.declarative.read_constraints import with_constraints
from appell.model.declarative.read_geometry import (
    name_frames,
    orient_frames,
    with_bodies,
    with_joints,
    with_points,
    with_same_points,
)
from appell.model.declarative.read_loads import with_loads
from appell.model.declarative.reading import PartialModel
from appell.model.declarative.resets_text import with_resets
from appell.model.declarative.shapes_text import with_drawings
from appell.model.declarative.write import VERSION
from appell.model.kinematic_graph import require_connected
from appell.model.mechanism import Mechanism
from appell.model.names import name_of, require_one_of, suggestion
from appell.model.symbols import with_latex
from appell.numbers import RUN

SECTIONS = (
    *("appell", "name", "text", "frame", "origin", "parameters", "inputs", "coordinates", "speeds", "frames"),
    *("particles", "bodies", "mounts", "joints", "points", "loads", "constraints", "norms", "latex", "order"),
    *("start", "duration", "shapes", "integrals", "resets", "begins_off", "states"),
)


def header(text: str) -> tuple[DocumentEntry, str, str, str]:
    """The document, with the names of the model, of its inertial frame and of its origin."""
    entry = parse(text).require(*SECTIONS)
    version = entry.content.get("appell")
    if version != VERSION or isinstance(version, bool):
        raise ModelError(f'the document is not a model of version {VERSION}: it begins with "appell": {VERSION}.')
    frame, origin = (
        entry.name(key) if entry.content.get(key) else own for key, own in (("frame", "N"), ("origin", "O"))
    )
    return entry, entry.name(), frame, origin


def read(entry: DocumentEntry, empty: Mechanism, functions: NamedFunctions) -> tuple[Mechanism, Declaration]:
    """All that a document says, in a model that holds nothing yet; ``functions`` of runs that it names."""
    data = _complete(entry, empty, functions)
    given = {
        one.name(): PartialModel(data).scalar(one.at("value"), one.content["value"])
        for one in entry.entries("inputs")
        if "value" in one
    }
    declaration = Declaration(entry.text("text", ""), entry.numbers("start"), entry.number("duration"), given)
    known = {name_of(x) for x in (*data.coordinates, *data.kinematics.speeds, *data.kinematics.coordinates)}
    known |= {f"{name_of(q)}'" for q in data.coordinates}
    for name in declaration.start:
        require_one_of(name, sorted(known), f"start names '{name}', which is not a coordinate or speed")
    if declaration.duration is not None and not 0 < declaration.duration <= RUN.longest:
        raise ModelError(f"duration is {declaration.duration:g}: give a number of seconds from 0 to 1e6.")
    return data, declaration


def _complete(entry: DocumentEntry, data: Mechanism, functions: NamedFunctions) -> Mechanism:
    """Symbols, places, joints, what acts, what is kept: in the order in which each needs the others."""
    reading = PartialModel(data)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", AppellWarning)  # a model was warned of when it was said
        reading.symbols(entry)
        name_frames(reading, entry)
        reading.speeds(entry, only_known=True, plain=True)
        orient_frames(reading, entry)
        with_bodies(reading, entry)
        reading.speeds(entry, only_known=True)
        with_same_points(reading, entry, only_known=True)
        with_joints(reading, entry)
        with_same_points(reading, entry, only_known=False)
        reading.speeds(entry, only_known=False)
        orient_frames(reading, entry, last=True)
        with_points(reading, entry)
        reading.state_variables(entry)
        with_constraints(reading, entry)
        with_loads(reading, entry)
        with_resets(reading, entry)
        with_drawings(reading, entry)
    order = entry.object("order").require("coordinates", "speeds", "bodies", "constraints")
    reading.data = _ordered(reading.data, order)
    with_integrals(reading, entry, functions)
    data = reading.data
    with said_at("latex"):
        given = entry.object("latex")
        data = with_latex(data, {name: given.text(name) for name in given.content})
    with said_at("the model"):
        require_connected(data)
        data.kinematics  # noqa: B018 - raises where the speeds do not determine the rates
    return data


def _ordered(data: Mechanism, order: DocumentEntry) -> Mechanism:
    """Coordinates, speeds, bodies and constraints in the order that the document states."""

    def sort(key: str, things: tuple[Any, ...], first: Any = None) -> tuple[Any, ...]:
        wanted = order.names(key)
        place = {name: i for i, name in enumerate(wanted)}
        known = {name_of(first(thing) if first else thing) for thing in things}
        unknown = next((name for name in wanted if name not in known and first is None), None)
        if unknown is not None:
            raise ModelError(f"order.{key} names '{unknown}', which is not there" + suggestion(unknown, sorted(known)))
        return tuple(sorted(things, key=lambda t: place.get(name_of(first(t) if first else t), len(place))))

    return replace(
        data,
        coordinates=sort("coordinates", data.coordinates),
        groups=sort("speeds", data.groups, lambda group: group.speeds[0]),
        masses=sort("bodies", data.masses),
        constraints=sort("constraints", data.constraints),
    )
