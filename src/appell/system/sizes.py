"""How many of everything a system has."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class SystemSizes:
    """Numbers of entries of the states x, the parameters p, the outputs y, and of the blocks.

    ``parameters`` counts the inputs with their derivatives, ``inputs`` the inputs alone. ``independent`` is the number
    of columns of N in a minimal form (None: all reactions in evidence). ``quadratures``: integrals along the motion.
    """

    coordinates: int
    speeds: int
    auxiliaries: int
    rows: int
    position_rows: int
    velocity_rows: int
    norm_rows: int
    parameters: int
    outputs: int
    events: int
    independent: int | None = None
    quadratures: int = 0
    inputs: int = 0

    @property
    def states(self) -> int:
        """Entries of x = (q, u, s)."""
        return self.coordinates + self.speeds + self.auxiliaries
