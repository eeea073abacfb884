"""Constraints of a document, said in a model."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

import sympy as sm
from sympy.physics.vector import dynamicsymbols

from appell.constraints import Actuator, Constraint, Coulomb, FrictionData, Newton, Poisson, Scaled, multiplier
from appell.errors import ModelError
from appell.model.constrain import UNCHANGED, ReactionOptions, with_constraint, with_norm, with_released, with_replaced
from appell.model.contacts.contact import Contact, rolling, sliding
from appell.model.declarative.entries import DocumentEntry, said_at
from appell.model.declarative.formula import Scope
from appell.model.declarative.read_geometry import arguments
from appell.model.declarative.read_loads import by_coordinate, force_mapping
from appell.model.declarative.reading import PartialModel
from appell.model.mechanism import Mechanism
from appell.model.names import require_known, require_one_of
from appell.model.surfaces import SURFACES, HeightField

KEYS = (
    *("name", "rows", "contact", "of_joint", "released", "unilateral", "restitution", "friction", "nonideal"),
    *("servo",),
)


def with_constraints(reading: PartialModel, entry: DocumentEntry) -> None:
    """Constraints and norms, in their order."""
    for one in entry.entries("constraints"):
        one.require(*KEYS)
        with said_at(one.where):
            if one.flag("of_joint"):
                reading.data = _restated(reading, one)
            else:
                name = one.name()
                if ("rows" in one) == ("contact" in one):
                    raise ModelError("a constraint has rows or a contact, one of them.")
                contact = _contact(reading, one.object("contact")) if "contact" in one else None
                rows: Any = contact or _said_rows(reading, one)
                friction = (
                    one.object("friction").require("mu", "static", "slip_rows", "weight") if "friction" in one else None
                )
                explicit = friction is not None and "slip_rows" in friction
                coulomb = None if friction is None or explicit else _coulomb(reading, friction)
                restitution = _restitution(reading, one.content.get("restitution", 0))
                held = one.flag("unilateral") if contact else False
                count = 3 if contact else len(one.items("rows"))
                if contact is not None and ("nonideal" in one or "servo" in one):
                    # how many multipliers a contact has is known once it is made
                    _, made = with_constraint(reading.data, name, rows, ReactionOptions())
                    count = len(made.expressions)
                nonideal, servo = _laws(reading, one, name, count)
                reaction = ReactionOptions(restitution, held, coulomb, nonideal, servo)
                data, made = with_constraint(reading.data, name, rows, reaction)
                reading.data = data if not explicit or friction is None else _with_slip(reading, data, made, friction)
    for one in entry.entries("norms"):
        one.require("name", "rows")
        with said_at(one.where):
            reading.data, _ = with_norm(reading.data, one.name(), _rows(reading, one))


def _rows(reading: PartialModel, one: DocumentEntry) -> list[sm.Expr]:
    rows = [reading.scalar(f"rows[{i}]", item) for i, item in enumerate(one.items("rows"))]
    if not rows:
        raise ModelError("the constraint has no rows: give formulas that vanish, or a contact.")
    return rows


def _restated(reading: PartialModel, one: DocumentEntry) -> Mechanism:
    """What is said beyond of the constraint that a joint makes."""
    name = one.name()
    if one.flag("released"):
        return with_released(reading.data, name, ())[0]
    rows: Any = _rows(reading, one) if "rows" in one else UNCHANGED
    before = next((c for c in reading.data.constraints if c.name == name), None)
    count = len(before.expressions) if before is not None and rows is UNCHANGED else len(one.items("rows"))
    laws = [UNCHANGED if given is None else given for given in _laws(reading, one, name, count)]
    return with_replaced(reading.data, name, rows, *laws)[0]


def _said_rows(reading: PartialModel, one: DocumentEntry) -> Any:
    rows = _rows(reading, one)
    if not one.flag("unilateral"):
        return rows
    if len(rows) != 1:
        raise ModelError("a unilateral constraint has one row, which is not negative.")
    return sm.GreaterThan(rows[0], 0, evaluate=False)


def _coulomb(reading: PartialModel, friction: DocumentEntry) -> Coulomb:
    mu = reading.scalar("friction.mu", friction.content.get("mu"))
    return Coulomb(mu, reading.scalar("friction.static", friction.content["static"]) if "static" in friction else None)


def _with_slip(reading: PartialModel, data: Mechanism, made: Constraint, friction: DocumentEntry) -> Mechanism:
    """Friction whose slip is given as rows in velocities."""
    law = _coulomb(reading, friction)
    slips = tuple(
        reading.scalar(f"friction.slip_rows[{i}]", item) for i, item in enumerate(friction.items("slip_rows"))
    )
    weight = reading.scalar("friction.weight", friction.content.get("weight", 1))
    for expression in (law.mu, law.static or law.mu):
        require_known("the friction", expression, data.symbols(), set())
    if not 1 <= len(slips) <= 2 or len(made.expressions) != 1 or made.order_of(made.expressions[0]) != 0:
        raise ModelError("friction with slip_rows needs one row in positions, and one or two slips across it.")
    rubbing = FrictionData(law.mu, law.mu if law.static is None else law.static, slips, weight)
    after = replace(made, rates=made.rates or (made.expressions[0].diff(dynamicsymbols._t),), friction=rubbing)
    return replace(data, constraints=tuple(after if c is made else c for c in data.constraints))


def _restitution(reading: PartialModel, item: object) -> Any:
    if not isinstance(item, dict):
        return reading.scalar("restitution", item)
    entry = DocumentEntry("restitution", item).require("newton", "poisson")
    if len(item) != 1:
        raise ModelError("restitution is a number, or one of newton and poisson.")
    word = next(iter(item))
    return (Newton if word == "newton" else Poisson)(reading.scalar(f"restitution.{word}", entry.content[word]))


def _contact(reading: PartialModel, one: DocumentEntry) -> Contact:
    one.require("rolls", "bodies", "surfaces")
    bodies, surfaces = one.names("bodies"), one.entries("surfaces")
    if len(bodies) != 2 or len(surfaces) != 2:
        raise ModelError("a contact has two bodies and two surfaces.")
    first, second = (surface_of(reading, shape) for shape in surfaces)
    sides = [reading.data.side(name, "body", "contact") for name in bodies]
    return (rolling if one.flag("rolls") else sliding)(sides[0], first, sides[1], second)


def surface_of(reading: PartialModel, one: DocumentEntry) -> Any:
    """A surface of a contact or a shape."""
    classes = {shape.__name__: shape for shape in SURFACES}
    kind = one.text("type")
    require_one_of(kind, classes, f"{one.where}: '{kind:.40}' is not a surface")
    one.require("type", *(f.name for f in fields(classes[kind])))
    extra: dict[str, Any] = {}
    scope: Scope | None = None
    if kind == HeightField.__name__:
        symbols = tuple(sm.Symbol(name, real=True) for name in one.names("symbols"))
        if len(symbols) != 2:
            raise ModelError(f"{one.where}: a HeightField has two symbols.")
        extra["symbols"], scope = symbols, reading.scope().adding({s.name: s for s in symbols})
    if "frame" in one:
        extra["frame"] = reading.frame(one.at("frame"), one.text("frame"))
    return classes[kind](**arguments(reading, one, classes[kind], scope), **extra)


def _laws(reading: PartialModel, one: DocumentEntry, name: str, count: int) -> tuple[Any, Any]:
    """The law of the reaction, in its own multipliers too, and the actuators."""
    nonideal = servo = None
    if "nonideal" in one:
        own = [multiplier(name, i, count, letter) for i in range(count) for letter in ("lambda", "lambda0")]
        scope = reading.scope().adding({symbol.name: symbol for symbol in own})
        given = one.object("nonideal").require("forces", "torques", "generalised", "scaled")
        z = {q: Scaled(component) for q, component in by_coordinate(reading, given, "scaled", scope).items()}
        nonideal = force_mapping(reading, given, scope) | z
    if "servo" in one:
        servo = [_actuator(reading, drive) for drive in one.entries("servo")]
    return nonideal, servo


def _actuator(reading: PartialModel, one: DocumentEntry) -> Actuator:
    one.require("name", "forces", "torques", "generalised", "bound", "recovery")
    bound, recovery = (
        reading.scalar(word, one.content[word]) if word in one else None for word in ("bound", "recovery")
    )
    return Actuator(force_mapping(reading, one, reading.scope()), bound, one.name(), recovery)
