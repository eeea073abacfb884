"""What a run tells of its modes: which rows acted when and why that changed, and what struck."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class ModeSpan:
    """A stretch of a run with one set of active rows.

    ``phases``: of every constraint that lets go; ``active``: the constraints that acted; ``why``: what began it.
    """

    phases: Mapping[str, str]
    active: tuple[str, ...]
    start: float
    end: float
    why: str

    @property
    def name(self) -> str:
        """The phases in words."""
        return ", ".join(f"{name} {phase}" for name, phase in self.phases.items())


@dataclass(frozen=True)
class Impact:
    """A jump of the speeds: the constraints that struck, the impulse of each row by constraint, the energy lost."""

    time: float
    struck: tuple[str, ...]
    impulses: Mapping[str, tuple[float, ...]]
    lost: float
