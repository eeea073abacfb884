"""The resets of a system: guards at which the state jumps and constraints are switched."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class SystemReset:
    """One reset; its guard and its map x+ = r(t, x-) are entries of the function `resets`.

    ``direction``: -1 where the guard falls through zero, 1 where it rises, 0 for both; ``unit``: that of the guard,
    where it follows from the model. ``impact``, ``on`` and ``off``: names of constraints.
    """

    name: str
    direction: int
    unit: str = ""
    impact: tuple[str, ...] = ()
    on: tuple[str, ...] = ()
    off: tuple[str, ...] = ()
