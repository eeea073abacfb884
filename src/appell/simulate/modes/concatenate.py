"""The stretches of a run in one mode, gathered into a segment."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np

from appell.compile import Status
from appell.simulate.computed import Blocks, Segment
from appell.simulate.modes.mode_session import ModeSession
from appell.simulate.modes.record import Impact, Stretch
from appell.simulate.trajectory import SampleRates, Samples, Trajectory

Beside = Callable[[Trajectory], Blocks]
"""What acts in a mode without keeping a row."""


def segment_of(entered: ModeSession, stretches: Iterable[Stretch], status: Status, beside: Beside) -> Segment:
    """All samples written in one mode, and where they stand among those of the run; read when they are asked for."""
    ended, mode = entered.session.trajectory(status), entered.mode
    gathered = Gathered(entered, stretches, ended)
    trajectory = replace(ended, read=gathered.samples, evaluate=gathered.rates)
    resting = frozenset(i for i, acts in enumerate(mode.acting) if not acts)
    of_mode = mode.equations, mode.program, entered.values
    return Segment(*of_mode, trajectory, gathered.index, beside, resting, mode.is_ideal)


@dataclass(frozen=True)
class Gathered:
    """The samples of the stretches in one mode, among those of its session."""

    entered: ModeSession
    stretches: Iterable[Stretch]
    ended: Trajectory

    @cached_property
    def _lengths(self) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Where each stretch begins, how many samples it has, and the work done before it."""
        own = [stretch[4:] for stretch in self.stretches if stretch[0] is self.entered.mode]
        first, last, before = np.array(own, float).reshape(-1, 3).T
        return first.astype(int), np.maximum(last - first, 0).astype(int), before

    def index(self) -> np.ndarray:
        """Where the samples stand in the run."""
        first, lengths, _ = self._lengths
        # first, first + 1, ... of every stretch: what is counted through, shifted by where each begins
        return np.arange(lengths.sum()) + np.repeat(first - (lengths.cumsum() - lengths), lengths)

    def _rows(self, name: str, width: int) -> np.ndarray:
        index = self.index()
        size = int(index.max(initial=-1)) + 1
        return self.entered.session.arrays.kept[name][: size * width].reshape(size, width).take(index, axis=0)

    def samples(self) -> Samples:
        """What was integrated."""
        g, (_, lengths, before) = self.entered.session.program.system, self._lengths
        work = np.repeat(before, lengths)
        return Samples(
            times=self._rows("sample_times", 1)[:, 0],
            states=self._rows("states", g.sizes.states),
            work=self._rows("work", g.sizes.quadratures)[:, 0] + work if g.sizes.quadratures else work,
            effective_work=None,
        )

    def rates(self) -> SampleRates:
        """What follows from it."""
        g, statistics = self.entered.session.program.system, self.ended.statistics  # evaluates rates that have waited
        return SampleRates(
            self._rows("speed_rates", g.sizes.speeds),
            self._rows("multipliers", g.multipliers),
            self._rows("ranks", 1)[:, 0],
            statistics,
        )


def impact_loss(impacts: Sequence[Impact], times: np.ndarray) -> np.ndarray:
    """The energy lost in impacts up to every sample."""
    total = np.cumsum([0.0, *(impact.lost for impact in impacts)])
    return np.asarray(total[np.searchsorted([impact.time for impact in impacts], times, side="right")])
