"""Why a run ends at a reset (resets.c), in words."""

from __future__ import annotations

from collections.abc import Callable

from appell.errors import SimulationError
from appell.native.status import Settled


def reset_refused(status: int, reset: str, constraint: str, t: float, value: float) -> SimulationError | None:
    """The error for a status, of a reset and the constraint that its state contradicts; None where it is another."""
    behind = f"behind the reset '{reset}' at t = {t:.9g} the constraint '{constraint}', which is on,"
    words: dict[int, Callable[[], str]] = {
        Settled.RESET_NOT_FINITE: lambda: f"at t = {t:.9g} the map of the reset '{reset}' has no finite value.",
        Settled.RESET_NO_IMPULSES: lambda: (
            f"at t = {t:.9g} no impulses of the reset '{reset}' are consistent with the closed contacts."
        ),
        Settled.RESET_OFF_ROW: lambda: (
            f"{behind} is off by {value:.3g}: let its map (set=) or its guard (when=) put the positions on it."
        ),
        Settled.RESET_MOVES: lambda: (
            f"{behind} moves with {value:.3g}: let its map (set=) stop it, or strike it with impact=['{constraint}']."
        ),
        Settled.RESET_WITHOUT_END: lambda: (
            f"the reset '{reset}' fires again and again at ever shorter intervals from t = {t:.9g} on: its guard does "
            "not leave zero. Let its map move the guard away, switch a constraint on (on=), or state a contact as a "
            "relation (>= 0) with its restitution."
        ),
    }
    return SimulationError(words[status]()) if status in words else None
