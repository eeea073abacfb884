"""What an integration returns."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from appell.native.status import Status


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
class Samples:
    """What was integrated, at samples: times, states, and the work done up to each of them."""

    times: np.ndarray
    states: np.ndarray
    work: np.ndarray | None
    effective_work: np.ndarray | None


@dataclass(frozen=True)
class Trajectory:
    """Samples of a motion, all arrays with the samples first.

    A run that ends early keeps what it has: the times up to there and, after a terminal event, the event.
    ``read`` gives the samples and ``evaluate`` what follows from them, when they are asked for. ``where``: the
    time and state behind its last step. ``seconds``: how long the integration took. ``loose_samples``, the first at
    ``loose_time``, have lost digits: near a singular pose their projection moved them far.
    """

    read: Callable[[], Samples]
    evaluate: Callable[[], SampleRates]
    where: Callable[[], tuple[float, np.ndarray]]
    events: tuple[EventRecord, ...]
    status: Status
    message: str = ""
    seconds: float = 0.0
    loose_samples: int = 0
    loose_time: float = 0.0

    @cached_property
    def samples(self) -> Samples:
        """What was integrated."""
        return self.read()

    @property
    def count(self) -> int:
        """How many samples there are."""
        return self.samples.times.size

    @cached_property
    def rates(self) -> SampleRates:
        """What follows from the states."""
        return self.evaluate()

    @property
    def times(self) -> np.ndarray:
        """The instants of the samples."""
        return self.samples.times

    @property
    def states(self) -> np.ndarray:
        """The states at the samples."""
        return self.samples.states

    @property
    def work(self) -> np.ndarray | None:
        """The work of all that is not conservative, where it was followed."""
        return self.samples.work

    @property
    def effective_work(self) -> np.ndarray | None:
        """What changes the effective energy, where there is one."""
        return self.samples.effective_work

    @cached_property
    def reached(self) -> tuple[float, np.ndarray]:
        """The time and state behind the last step."""
        return self.where()

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
