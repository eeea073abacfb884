"""Whether a run gets anywhere: many steps that take it no further end it, with the place and the reason.

At the pace of the last n steps, which gained a time g, what is left of the run, l, takes l n / g more of them. Two
windows are looked at: where a third of the steps is refused (a force that jumps with the sign of a velocity does that)
a short one, and a long one whatever the steps are like. Who gives a limit of steps is not disturbed.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass
class Window:
    """So many steps at least, of which so large a part is refused: more than ``most`` of them to come are too many.

    ``steps``, ``refused`` and ``time`` are those at its beginning.
    """

    length: int
    refused_part: float
    most: float
    steps: int = 0
    refused: int = 0
    time: float = field(default=float("nan"))

    def is_hopeless(self, steps: int, refused: int, time: float, end: float) -> bool:
        """Whether the end is out of reach, judged when the window is over; then the next one begins."""
        if self.time != self.time:
            self.time = time
        taken, gained = steps - self.steps, abs(time - self.time)
        if taken < self.length:
            return False
        is_slow = abs(end - time) * taken > self.most * gained
        is_refused = refused - self.refused >= self.refused_part * taken
        self.steps, self.refused, self.time = steps, refused, time
        return is_slow and is_refused


@dataclass
class Pace:
    """The windows of a run; ``end``: where it is to go, ``count``: the trial steps so far, and those refused."""

    end: float
    count: Callable[[], tuple[int, int]]
    windows: tuple[Window, ...] = field(default_factory=lambda: (Window(5_000, 1 / 3, 1e6), Window(100_000, 0.0, 1e7)))

    def stalls(self, time: float) -> bool:
        """Whether at the pace of one of the windows the rest would take too many steps."""
        steps, refused = self.count()
        return any(window.is_hopeless(steps, refused, time, self.end) for window in self.windows)
