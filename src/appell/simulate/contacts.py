"""Contacts along a run: where the surfaces touch, and the force there, along the normal and across it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from appell.errors import ModelError
from appell.model import ContactConstraint


@dataclass(frozen=True)
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


def run_contact(touch: ContactConstraint, read: Callable[[str], np.ndarray]) -> RunContact:
    """The contact of a run; ``read`` gives a variable of its data."""
    first, second = touch.places
    force = read(f"force of {touch.name} on {first}") if first else -read(f"force of {touch.name} on {second}")
    point, normal, gap = (read(f"{words} of {touch.name}") for words in ("contact point", "normal", "gap"))
    return RunContact(touch.name, point, normal, gap, force, touch.held)
