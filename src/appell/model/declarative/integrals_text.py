"""Integrals that a model is known to have, for a document: written and read."""

from __future__ import annotations

import hashlib
import json
import warnings
from collections.abc import Callable, Mapping
from typing import Any

import sympy as sm

from appell.errors import AppellWarning
from appell.model.declarative.entries import DocumentEntry, said_at
from appell.model.declarative.formula_text import Labels, formula
from appell.model.declarative.reading import PartialModel
from appell.model.known_integral import NamedFunction, integrals_of, stated_now, with_integral
from appell.model.mechanism import Mechanism

DYNAMICS = (
    *("inputs", "coordinates", "speeds", "frames", "particles", "bodies", "joints", "points", "loads", "constraints"),
    *("norms", "mounts", "resets", "begins_off"),
)
"""The sections that the motion hangs on."""

NamedFunctions = Callable[[str, str], NamedFunction]
"""The function of a run from the name of its card and its own."""


def integrals(data: Mechanism, labels: Labels, dynamics: str) -> list[dict[str, Any]]:
    """Expressions as formulas; those of a card of the catalogue by its name, for these dynamics alone."""
    found: list[dict[str, Any]] = []
    for known in integrals_of(data):
        if isinstance(known.value, sm.Expr):
            found.append({"name": known.name, "value": formula(known.value, labels)})
        elif isinstance(known.value, NamedFunction):
            found.append({"name": known.name, "card": known.value.card, "of": known.value.name, "for": dynamics})
        else:
            warnings.warn(
                f"the integral '{known.name}' is a function and is not written: state it as an expression.",
                AppellWarning,
                stacklevel=4,
            )
    return found


def with_integrals(reading: PartialModel, entry: DocumentEntry, functions: NamedFunctions) -> None:
    """Those of a document; one of a card was stated for other dynamics where these have been edited, and goes."""
    here = digest(entry.content)
    for one in entry.entries("integrals"):
        one.require("name", "value", "card", "of", "for")
        with said_at(one.where):
            if "value" in one:
                value = reading.scalar("value", one.content["value"])
                reading.data, _ = with_integral(reading.data, one.name(), value)
            elif one.text("for") == here:
                reading.data = stated_now(reading.data, one.name(), functions(one.text("card"), one.text("of")))


def digest(document: Mapping[str, Any]) -> str:
    """The dynamics of a document in a few letters; what an input is in a run is no part of them."""
    kept = {key: document[key] for key in DYNAMICS if key in document}
    if "inputs" in kept and isinstance(kept["inputs"], list):
        kept["inputs"] = [i.get("name") if isinstance(i, dict) else i for i in kept["inputs"]]
    return hashlib.sha256(json.dumps(kept, sort_keys=True).encode()).hexdigest()[:16]
