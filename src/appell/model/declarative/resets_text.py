"""Resets of a model, for a document: written and read."""

from __future__ import annotations

from typing import Any

from appell.errors import ModelError
from appell.model.declarative.entries import DocumentEntry, number, said_at
from appell.model.declarative.formula_text import Labels, value
from appell.model.declarative.reading import PartialModel
from appell.model.mechanism import Mechanism
from appell.model.names import name_of
from appell.model.reset import with_off, with_reset

KEYS = ("name", "when", "direction", "set", "impact", "on", "off")


def resets(data: Mechanism, labels: Labels) -> list[dict[str, Any]]:
    """Every reset, in the order of the model."""
    found = []
    for reset in data.resets:
        entry: dict[str, Any] = {"name": reset.name, "when": value(reset.guard, labels), "direction": reset.direction}
        names = {"impact": reset.impact, "on": reset.on, "off": reset.off}
        entry |= {"set": {name_of(key): value(new, labels) for key, new in reset.jump}} if reset.jump else {}
        found.append(entry | {word: list(given) for word, given in names.items() if given})
    return found


def begins_off(data: Mechanism) -> list[str]:
    """The constraints that are off where a run begins."""
    return [constraint.name for constraint in data.constraints if constraint.begins_off]


def with_resets(reading: PartialModel, entry: DocumentEntry) -> None:
    """The resets of a document, and the constraints that begin off."""
    for one in entry.entries("resets"):
        one.require(*KEYS)
        with said_at(one.where):
            guard = reading.scalar("when", one.content.get("when"))
            new = {key: reading.scalar(f"set.{key}", item) for key, item in one.object("set").content.items()}
            direction = number("direction", one.content.get("direction", -1))
            if not direction.is_integer():
                raise ModelError(f"direction is {direction}: give -1 (falling), 1 (rising) or 0 (both).")
            names = (one.names(word) for word in ("impact", "on", "off"))
            reading.data, _ = with_reset(reading.data, one.name(), guard, int(direction), new, *names)
    with said_at("begins_off"):
        reading.data, _ = with_off(reading.data, entry.names("begins_off"))
