"""What an integration returns."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np

from appell.compile.status import Status


@dataclass(frozen=True)
class Statistics:
    """What was met on the way.

    Residuals are the largest |c| of each row at accepted steps and samples; `smallest_rank` and `largest_rank`
    are those of the constraint rows over all evaluations (`evaluations` of them to integrate, and one at each sample).
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


@dataclass(frozen=True)
class EventRecord:
    """A zero of event function `index`: when, and the state there."""

    index: int
    time: float
    state: np.ndarray


@dataclass(frozen=True)
class SampleRates:
    """Accelerations, multipliers and ranks of the constraint rows at samples, and what was met there with the steps."""

    speed_rates: np.ndarray
    multipliers: np.ndarray
    ranks: np.ndarray
    statistics: Statistics


@dataclass(frozen=True)
class Trajectory:
    """Samples of a motion, all arrays with the samples first.

    A run that ends early keeps what it has: the times up to there and, after a terminal event, the event.
    ``evaluate`` gives what follows from the states, when it is asked for. ``seconds``: how long the integration took.
    ``reached``: the time and state behind its last step. ``loose_samples``, the first at ``loose_time``, have lost
    digits: near a singular pose their projection moved them far.
    """

    times: np.ndarray
    states: np.ndarray
    work: np.ndarray | None
    load_work: np.ndarray | None
    evaluate: Callable[[], SampleRates]
    events: tuple[EventRecord, ...]
    status: Status
    message: str = field(default="")
    reached: tuple[float, np.ndarray] | None = None
    seconds: float = 0.0
    loose_samples: int = 0
    loose_time: float = 0.0

    @cached_property
    def rates(self) -> SampleRates:
        """What follows from the states."""
        return self.evaluate()

    @property
    def speed_rates(self) -> np.ndarray:
        """The accelerations at the samples."""
        return self.rates.speed_rates

    @property
    def multipliers(self) -> np.ndarray:
        """The multipliers at the samples."""
        return self.rates.multipliers

    @property
    def ranks(self) -> np.ndarray:
        """The rank of the constraint rows at the samples."""
        return self.rates.ranks

    @property
    def statistics(self) -> Statistics:
        """What was met at steps and samples."""
        return self.rates.statistics

    @property
    def is_complete(self) -> bool:
        """Whether the run went as far as it was asked to, or to a terminal event."""
        return self.status in (Status.FINISHED, Status.TERMINAL_EVENT)
