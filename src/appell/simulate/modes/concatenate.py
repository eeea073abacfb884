"""The stretches of a run in one mode, gathered into a segment."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

import numpy as np

from appell.compile import Status
from appell.simulate.computed import Segment
from appell.simulate.modes.hybrid_loop import ModeSession
from appell.simulate.modes.record import Impact, Stretch
from appell.simulate.trajectory import SampleRates


def segment_of(entered: ModeSession, stretches: Iterable[Stretch], status: Status) -> Segment:
    """All samples written in one mode, and where they stand among those of the run."""
    ended = entered.session.trajectory(status)
    samples = [stretch[4:] for stretch in stretches if stretch[0] is entered.mode]
    first, last, before = np.array(samples, float).reshape(-1, 3).T
    lengths = np.maximum(last - first, 0).astype(int)
    # first, first + 1, ... of every stretch: what is counted through, shifted by where each begins
    index = np.arange(lengths.sum()) + np.repeat(first.astype(int) - (lengths.cumsum() - lengths), lengths)
    work = np.repeat(before, lengths)
    kept, g = entered.session.arrays.kept, entered.session.program.graph
    size = int(index.max(initial=-1)) + 1

    def rows(name: str, width: int) -> np.ndarray:
        return kept[name][: size * width].reshape(size, width).take(index, axis=0)

    def rates() -> SampleRates:
        statistics = ended.statistics  # evaluates the rates that have waited
        return SampleRates(
            rows("speed_rates", g.speeds), rows("multipliers", g.multipliers), rows("ranks", 1)[:, 0], statistics
        )

    trajectory = replace(
        ended,
        times=rows("sample_times", 1)[:, 0],
        states=rows("states", g.states),
        evaluate=rates,
        work=rows("work", g.quadratures)[:, 0] + work if g.quadratures else work,
        load_work=None,
    )
    return Segment(entered.mode.equations, entered.mode.compiled, entered.values, trajectory, index)


def impact_loss(impacts: Sequence[Impact], times: np.ndarray) -> np.ndarray:
    """The energy lost in impacts up to every sample."""
    total = np.cumsum([0.0, *(impact.lost for impact in impacts)])
    return np.asarray(total[np.searchsorted([impact.time for impact in impacts], times, side="right")])
