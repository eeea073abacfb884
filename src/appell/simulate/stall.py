"""Whether a run gets anywhere: many steps that take it no further end it, with the place and the reason."""

from __future__ import annotations

from dataclasses import dataclass, field

LOOK = 100_000
"""Steps after which progress is judged, over and over."""
TOO_MANY_TO_COME = 1e7
"""Steps to the end that nobody waits for, as in stiffness.c."""


@dataclass
class Pace:
    """The steps and the time at the last look; ``end``: where the run is to go."""

    end: float
    steps: int = 0
    time: float = field(default=float("nan"))

    def stalls(self, steps: int, time: float) -> bool:
        """Whether at the pace since the last look the rest would take too many steps."""
        if self.time != self.time or steps < self.steps:
            self.steps, self.time = steps, time
        if steps - self.steps < LOOK:
            return False
        gained, left = abs(time - self.time), abs(self.end - time)
        taken, self.steps, self.time = steps - self.steps, steps, time
        return left * taken > TOO_MANY_TO_COME * gained
