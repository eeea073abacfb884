"""What has been read of a document so far: the model, and what its names stand for."""

from __future__ import annotations

from typing import Any

import sympy as sm
from sympy.physics.vector import Point, ReferenceFrame, Vector, dynamicsymbols

from appell.errors import ModelError
from appell.model.body import AttachmentFrame, Body
from appell.model.constraint_rows import with_state_variables
from appell.model.declarative.entries import DocumentEntry, number, said_at
from appell.model.declarative.formula import Scope, read_scalar, read_vector
from appell.model.declarative.places import origin_label
from appell.model.mechanism import Mechanism
from appell.model.names import function_of_time, name_of, require_one_of
from appell.model.symbols import with_coordinates, with_input, with_parameters, with_speeds


class PartialModel:
    """The model as far as it has been read. ``frames`` and ``points`` are those that the document names itself."""

    def __init__(self, data: Mechanism) -> None:
        self.data = data
        self.frames: dict[str, ReferenceFrame] = {str(data.frame): data.frame}
        self.points: dict[str, Point] = {str(data.origin): data.origin}
        self.oriented: set[str] = set()

    # ---- symbols ----------------------------------------------------------------------------------------------------

    def symbols(self, entry: DocumentEntry) -> None:
        """Parameters, inputs and coordinates."""
        for one in entry.entries("parameters"):
            one.require("name", "default", "unit", "description", "positive")
            assumption = {"positive": True} if one.flag("positive") else {"real": True}
            with said_at(one.where):
                symbol = sm.Symbol(one.name(), **assumption)
                words = one.text("unit", ""), one.text("description", "")
                self.data, _ = with_parameters(self.data, symbol, one.number("default"), *words)
        for one in entry.entries("inputs"):
            one.require("name", "unit", "description", "bound", "value")
            with said_at(one.where):
                words = one.text("unit", ""), one.text("description", "")
                self.data, _ = with_input(self.data, one.name(), *words, bound=one.number("bound"))
        names = entry.names("coordinates")
        if names:
            with said_at("coordinates"):
                self.data, _ = with_coordinates(self.data, [function_of_time(name, real=True) for name in names])

    def speeds(self, entry: DocumentEntry, *, only_known: bool, plain: bool = False) -> None:
        """Groups of speeds; with ``only_known`` those whose relation holds nothing that a joint has yet to bring.

        With ``plain`` only the first ones, as far as they are rates of coordinates: frames may turn with them.
        """
        for one in entry.entries("speeds"):
            one.require("names", "definitions", "rates")
            names = one.names("names")
            if not names:
                raise ModelError(f"{one.at('names')} is empty: name the speeds.")
            if plain and ("definitions" in one or "rates" in one):
                return  # those behind it are rates of what it leaves over
            if names[0] in {name_of(u) for u in self.data.speeds}:
                continue  # read before
            functions = [function_of_time(name, real=True) for name in names]
            try:
                with said_at(one.where):
                    scope = self.scope().adding(dict(zip(names, functions, strict=True)))
                    definitions, rates = self._relation(one, scope)
                    self.data, _ = with_speeds(self.data, functions, definitions, rates)
            except ModelError:
                if not plain and (not only_known or not entry.items("joints")):
                    raise

    def state_variables(self, entry: DocumentEntry) -> None:
        """States of first order; the rate of each may hold all of them."""
        given = [one.require("name", "rate", "start", "unit") for one in entry.entries("states")]
        if not given:
            return
        functions = [function_of_time(one.name(), real=True) for one in given]
        scope = self.scope().adding({one.name(): f for one, f in zip(given, functions, strict=True)})
        rates = [self.scalar(one.at("rate"), one.content.get("rate"), scope) for one in given]
        starts = [one.number("start") or 0.0 for one in given]
        with said_at("states"):
            units = [one.text("unit", "") for one in given]
            self.data, _ = with_state_variables(self.data, functions, rates, starts, units)

    def _relation(self, one: DocumentEntry, scope: Scope) -> tuple[list[sm.Expr] | None, dict[Any, sm.Expr] | None]:
        definitions = [
            self.scalar(f"{one.at('definitions')}[{i}]", item, scope) for i, item in enumerate(one.items("definitions"))
        ]
        coordinates = {name_of(q): q for q in self.data.coordinates}
        rates = {}
        for name, item in one.object("rates").content.items():
            require_one_of(name, coordinates, f"'{name}' is not a coordinate")
            rates[coordinates[name]] = self.scalar(f"{one.at('rates')}.{name}", item, scope)
        return (definitions if "definitions" in one else None), (rates if "rates" in one else None)

    # ---- what names stand for ---------------------------------------------------------------------------------------

    def scope(self) -> Scope:
        """The names of the model as it is now."""
        data = self.data
        functions = [*data.coordinates, *data.speed_functions(), *(given.function for given in data.inputs)]
        functions += [memory.function for memory in data.state_variables]
        symbols: dict[str, sm.Expr] = {name_of(f): f for f in functions}
        symbols |= {p.name: p.symbol for p in data.parameters} | {"t": dynamicsymbols._t}
        sides: list[Body | AttachmentFrame] = [*(mass for mass in data.masses if isinstance(mass, Body)), *data.mounts]
        frames = {side.name: side.frame for side in sides}
        points = {place.name: place.point for place in (*data.joint_points, *data.markers, *data.masses)}
        for mass in data.masses:
            if isinstance(mass, Body):
                points.setdefault(origin_label(mass), mass.origin)
        points |= {m.name: m.origin for m in data.mounts if m.name not in points}
        return Scope(symbols, frames | self.frames, points | self.points, data.frame)

    def scalar(self, where: str, item: object, scope: Scope | None = None) -> sm.Expr:
        """A number or a formula."""
        if isinstance(item, str):
            with said_at(where):
                return read_scalar(item, scope or self.scope())
        value = number(where, item)
        return sm.Integer(item) if isinstance(item, int) else sm.Float(value)

    def vector(self, where: str, item: object, own: ReferenceFrame | None = None) -> Vector:
        """A formula of a vector, or three components in ``own`` (the inertial frame by default)."""
        if isinstance(item, str):
            with said_at(where):
                return read_vector(item, self.scope())
        if not isinstance(item, list) or len(item) != 3:
            raise ModelError(f"{where} is {item!r:.60}: give a vector such as 'x*N.x', or three components.")
        x, y, z = (self.scalar(f"{where}[{i}]", part) for i, part in enumerate(item))
        frame = own or self.data.frame
        return x * frame.x + y * frame.y + z * frame.z

    def frame(self, where: str, name: str) -> ReferenceFrame:
        """A frame by its name, or that of a body or mount."""
        known = self.scope().frames
        require_one_of(name, known, f"{where} is '{name:.60}', which is not a frame of the model")
        return known[name]

    def point(self, where: str, name: str) -> Point:
        """A point by its name."""
        known = self.scope().points
        require_one_of(name, known, f"{where} is '{name:.60}', which is not a point of the model")
        return known[name]
