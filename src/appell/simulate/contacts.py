"""Contacts along a run: where the surfaces touch, and the force there, along the normal and across it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from appell.errors import ModelError
from appell.model.html import html_table
from appell.model.names import ByName
from appell.simulate.description import ContactFacts
from appell.simulate.results import Results


@dataclass(frozen=True, repr=False)
class RunContact:
    """The contact point, the unit normal into the first body, the gap and the force on the first body, over time."""

    name: str
    point: np.ndarray
    normal: np.ndarray
    gap: np.ndarray
    force: np.ndarray
    held: bool

    @property
    def normal_force(self) -> np.ndarray:
        """The push along the normal; where it is negative a real contact would have lifted off."""
        if not self.held:
            raise ModelError(
                f"the normal force of '{self.name}' is not known: the coordinates alone hold the body on the surface; "
                "let it move off (ap.Free()), and the contact will hold it."
            )
        return np.asarray((self.force * self.normal).sum(axis=1))

    @property
    def friction_force(self) -> np.ndarray:
        """The force along the surfaces, on the first body: (time, 3)."""
        along = (self.force * self.normal).sum(axis=1, keepdims=True)
        return np.asarray(self.force - along * self.normal)

    @property
    def friction_ratio(self) -> np.ndarray:
        """|friction| / |push|: the least coefficient of friction with which the real contact would not slip."""
        friction, push = np.linalg.norm(self.friction_force, axis=1), np.abs(self.normal_force)
        safe = np.where(push > 0, push, 1.0)
        return np.where(push > 0, friction / safe, np.where(friction > 0, np.inf, 0.0))

    def __repr__(self) -> str:
        gap, force = np.abs(self.gap).max(initial=0.0), np.linalg.norm(self.force, axis=1).max(initial=0.0)
        return f"contact '{self.name}' over {len(self.gap)} samples: gap up to {gap:.3g}, force up to {force:.6g}"

    def _repr_html_(self) -> str:
        return html_table(_HEAD, [_row(self)])


class Contacts(ByName[RunContact]):
    """The contacts of a run by name, each read when it is asked for."""

    def __init__(self, facts: Mapping[str, ContactFacts], results: Results) -> None:
        self._entries, self._results = dict(facts), results

    def _missing(self, name: str) -> str:
        why = "" if self._entries else ": the model has no contact between surfaces"
        return f"no contact is named '{name}'{why}"

    def _read(self, name: str) -> RunContact:
        return run_contact(self._entries[name], self._results)

    def __repr__(self) -> str:
        return "\n".join(map(repr, self.values())) or "no contacts: the model has no surfaces in contact"

    def _repr_html_(self) -> str:
        return html_table(_HEAD, [_row(contact) for contact in self.values()])


_HEAD = ("contact", "largest gap / m", "largest force / N", "largest push / N", "largest friction / N")


def _row(contact: RunContact) -> tuple[str, ...]:
    """The largest gap and forces of a contact; the push only where a row holds the gap."""
    gap, force, friction = (
        f"{np.abs(v).max(initial=0.0):.6g}"
        for v in (contact.gap, np.linalg.norm(contact.force, axis=1), np.linalg.norm(contact.friction_force, axis=1))
    )
    push = f"{contact.normal_force.max(initial=0.0):.6g}" if contact.held else "not known"
    return contact.name, gap, force, push, friction


def run_contact(facts: ContactFacts, results: Results) -> RunContact:
    """One contact of a run; the force on the second body is the opposite of that on the first."""
    name, (first, second) = facts.name, facts.places
    if first:
        force = results.vector("reaction force", (name, first))
    else:
        force = -results.vector("reaction force", (name, str(second)))
    gap = "relation gap" if results.has("relation gap", name) else "contact gap"
    point, normal = (results.values(array, name) for array in ("contact point", "contact normal"))
    return RunContact(name, point, normal, results.values(gap, name), force, facts.held)
