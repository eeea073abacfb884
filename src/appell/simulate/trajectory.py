"""What an integration returns."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from appell.compile.status import Status


@dataclass(frozen=True)
class Statistics:
    """What was met on the way.

    Residuals are the largest |c| of each row at accepted steps and samples; `smallest_rank` and `largest_rank`
    are those of the constraint rows over all evaluations. `loose_samples`, the first at `loose_time`, have
    lost digits: near a singular pose their projection moved them far.
    """

    accepted: int
    rejected: int
    evaluations: int
    smallest_rank: int
    largest_rank: int
    position_residuals: np.ndarray
    velocity_residuals: np.ndarray
    acceleration_residuals: np.ndarray
    norm_residuals: np.ndarray
    seconds: float
    loose_samples: int = 0
    loose_time: float = 0.0


@dataclass(frozen=True)
class EventRecord:
    """A zero of event function `index`: when, and the state there."""

    index: int
    time: float
    state: np.ndarray


@dataclass(frozen=True)
class Trajectory:
    """Samples of a motion, all arrays with the samples first.

    A run that ends early keeps what it has: the times up to there and, after a terminal event, the event. `reached`:
    the time and state behind its last step.
    """

    times: np.ndarray
    states: np.ndarray
    speed_rates: np.ndarray
    multipliers: np.ndarray
    ranks: np.ndarray
    work: np.ndarray | None
    load_work: np.ndarray | None
    statistics: Statistics
    events: tuple[EventRecord, ...]
    status: Status
    message: str = field(default="")
    reached: tuple[float, np.ndarray] | None = None

    @property
    def is_complete(self) -> bool:
        """Whether the run went as far as it was asked to, or to a terminal event."""
        return self.status in (Status.FINISHED, Status.TERMINAL_EVENT)
