"""The words of Python that are read: functions by module, verbs and attributes by the class of their object."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import sympy as sm
from sympy.physics.vector import Dyadic, Point, ReferenceFrame, Vector, dynamicsymbols, outer
from sympy.physics.vector import cross as cross_product
from sympy.physics.vector import dot as dot_product

from appell.constraints import (
    Actuator,
    Coulomb,
    Newton,
    Poisson,
    Scaled,
    acceleration,
    angular_acceleration,
    angular_velocity,
    integral,
    position,
    velocity,
)
from appell.errors import ModelError
from appell.model import inertia, shapes
from appell.model.body import AttachmentFrame, Body, Marker, Particle
from appell.model.connection import Connection
from appell.model.contacts.contact import rolling, sliding
from appell.model.declarative.formula import function_value
from appell.model.declarative.shapes_text import KINDS
from appell.model.declarative.vocabulary import FUNCTIONS
from appell.model.joints import JOINTS
from appell.model.model import Model
from appell.model.surfaces import SURFACES
from appell.numbers import TEXT


@dataclass(frozen=True)
class Word:
    """A function that may be called, and which of its arguments may be strings."""

    name: str
    call: Callable[..., Any]
    strings: frozenset[str] = frozenset()
    is_function: bool = False
    """Of numbers: at a result it is a result."""


@dataclass(frozen=True)
class Namespace:
    """A module under the name that it was imported as."""

    name: str
    members: Mapping[str, Any]


@dataclass(frozen=True)
class Result:
    """Equations, a run, a picture: what comes after the model, and is not read further."""

    words: str


@dataclass(frozen=True)
class PrincipleWord:
    """A principle by its name."""

    name: str


LABELS = frozenset({"name", "names", "unit", "description", "latex", "on", "at", "reacting_on", "child", "parent"})
"""Arguments of verbs that may be strings: names and words about them."""

AXIS_WORDS = frozenset({"axis", "first", "second", "angles", "color"})
"""Arguments of joints, surfaces and shapes that may be strings."""

VERBS = (
    *("coordinates", "speeds", "parameters", "input", "particle", "body", "joint", "point", "shape", "force", "torque"),
    *("gravity", "potential", "damper", "lagrangian", "generalised_force", "constrain", "replace", "release", "norm"),
    *("integral", "state", "eliminate", "on_branch"),
)
"""Verbs of a model."""

METHODS: tuple[tuple[type, tuple[str, ...]], ...] = (
    (Model, VERBS),
    (ReferenceFrame, ("orientnew", "orient_axis", "set_ang_vel", "ang_vel_in")),
    (Point, ("locatenew", "set_pos", "pos_from")),
    (Vector, ("dot", "cross", "outer", "magnitude", "normalize", "express", "diff")),
    (sm.Expr, ("diff", "subs")),
    (Body, ("shape",)),
    (dict, ("items", "keys", "values")),
)
"""What may be called on an object, by its class."""

ATTRIBUTES: tuple[tuple[type, tuple[str, ...]], ...] = (
    (Model, ("frame", "time", "ground", "origin")),
    (ReferenceFrame, ("x", "y", "z")),
    (Particle, ("point", "mass", "name")),
    (Body, ("point", "frame", "origin", "mass", "name")),
    (AttachmentFrame, ("frame", "origin", "name")),
    (Marker, ("point", "name")),
    (Connection, ("coordinates", "speeds", "held", "symbols", "parent_point", "child_point", "mounts", "name")),
)
"""What may be read from an object, by its class."""

NAMED_KEYS = frozenset({"generalised_force", "state"})
"""Verbs whose dictionaries may have names as keys, which they look up."""

METHOD_STRINGS = {
    "joint": frozenset({"coordinates", "speeds"}),
    "eliminate": frozenset({"by"}),
    "orientnew": frozenset({"newname", "rot_type", "rot_order"}),
    "locatenew": frozenset({"name"}),
}


def model_words(principles: Iterable[str]) -> Namespace:
    """What ``import appell`` gives."""
    quantities = (position, velocity, acceleration, angular_velocity, angular_acceleration, integral)
    laws = (Coulomb, Newton, Poisson, Scaled, Actuator, rolling, sliding)
    moments = (inertia.solid_sphere, inertia.box, inertia.rod, inertia.disc, inertia.hoop)
    named: list[Any] = [*quantities, *laws, *moments, *JOINTS, *SURFACES]
    found: dict[str, Any] = {f.__name__: Word(f"ap.{f.__name__}", f, AXIS_WORDS | {"name"}) for f in named}
    drawn = {kind: Word(f"ap.shapes.{kind}", getattr(shapes, kind), AXIS_WORDS) for kind in KINDS}
    made = {"Model": Word("ap.Model", _model, frozenset({"name"})), "shapes": Namespace("ap.shapes", drawn)}
    return Namespace("appell", found | made | {name: PrincipleWord(name) for name in principles})


def _model(name: str) -> Model:
    return Model(name)


def _symbol(name: str, **assumptions: bool) -> sm.Symbol:
    return sm.Symbol(name, **assumptions)


def mathematics() -> Namespace:
    """What ``import sympy`` gives: the functions that formulas have too."""
    found: dict[str, Any] = {name: Word(name, partial(_function, name), is_function=True) for name in FUNCTIONS}
    found |= {other: found[name] for other, name in OTHER_NAMES.items()}
    named = {"Piecewise": sm.Piecewise, "Rational": sm.Rational, "Integer": sm.Integer, "Eq": sm.Eq}
    found |= {name: Word(name, call) for name, call in named.items()}
    found |= {"pi": sm.pi, "radians": Word("radians", _radians)}
    found |= {"diff": Word("diff", differentiated), "Symbol": Word("Symbol", _symbol, frozenset({"name"}))}
    return Namespace("sympy", found)


OTHER_NAMES = {"Abs": "abs", "Max": "max", "Min": "min", "Heaviside": "heaviside", "arctan2": "atan2", "arctan": "atan"}
"""Functions under the names that SymPy and NumPy have for them."""


def _function(name: str, *values: Any) -> sm.Expr:
    if len(values) not in FUNCTIONS[name][1]:
        raise ModelError(f"{name} does not take {len(values)} arguments.")
    return function_value(name, [sm.sympify(value, strict=True) for value in values])


def differentiated(thing: Any, *by: Any) -> Any:
    """A derivative of an expression by the time or a symbol, or of a vector by the time in a frame."""
    if any(isinstance(order, int) and not 0 <= order <= TEXT.orders for order in by):
        raise ModelError(f"a derivative of a higher order than {TEXT.orders} is asked for.")
    return thing.diff(*by)


def _radians(degrees: Any) -> sm.Expr:
    return sm.sympify(degrees, strict=True) * sm.pi / 180


def vectors() -> Namespace:
    """What ``sympy.physics.vector`` and ``sympy.physics.mechanics`` give."""
    words = {"dot": dot_product, "cross": cross_product, "outer": outer}
    found: dict[str, Any] = {name: Word(name, call) for name, call in words.items()}
    return Namespace("sympy.physics.vector", found | {"dynamicsymbols": Namespace("dynamicsymbols", {"_t": TIME})})


TIME = dynamicsymbols._t
"""The time of every expression."""

SCALARS: Any = (int, float, sm.Expr)
TENSORS: Any = (Vector, Dyadic)
