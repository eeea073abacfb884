"""What a run with modes leaves behind: the modes that began, what struck, events of the person, samples of each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import NamedTuple

import numpy as np

from appell.compile import Status
from appell.compile.failures import raise_for
from appell.compile.native import address
from appell.compile.native_modes import AFTER_RESET, BEFORE_START
from appell.simulate.computed import Segment
from appell.simulate.inputs import Values
from appell.simulate.integrate import Session
from appell.simulate.modes.bound_outputs import at_bounds
from appell.simulate.modes.mode import Mode
from appell.simulate.modes.record import Impact, Stretch
from appell.simulate.modes.transition import Transition
from appell.simulate.trajectory import EventRecord, SampleRates, Samples


class Begun(NamedTuple):
    """A mode that began: the guard that ended the one before, the sample that was next, its number, a strike or -1."""

    guard: int
    sample: int
    mode: int
    strike: int


class Entered(NamedTuple):
    """A mode that was entered, and its run."""

    mode: Mode
    session: Session
    values: Values


@dataclass
class HybridRecord:
    """What a run has left behind so far; read when it has ended, in whatever way.

    ``works``: of each mode that began the work of the one before; ``strikes``: in words, in their order; ``resets``:
    by the number of the mode that they begin. ``end``: when the last mode ended, or where it got to, and how many
    samples there are.
    """

    times: list[float] = field(default_factory=list)
    works: list[float] = field(default_factory=list)
    begun: list[list[int]] = field(default_factory=list)
    strikes: list[str] = field(default_factory=list)
    resets: dict[int, str] = field(default_factory=dict)
    impacts: list[Impact] = field(default_factory=list)
    events: list[EventRecord] = field(default_factory=list)
    seconds: float = 0.0
    end: tuple[float, int] = (0.0, 0)

    def note_reset(self, number: int, words: str) -> None:
        """A reset acted, and the mode of this number begins next."""
        self.resets[number] = f"{self.resets[number]} and {words}" if number in self.resets else words

    def stretches(self, entered: dict[int, Entered]) -> Iterator[Stretch]:
        """The modes one after the other."""
        firsts, before = [Begun(*one) for one in self.begun], np.cumsum(self.works).tolist()
        ends, lasts = [*self.times[1:], self.end[0]], [*(one.sample for one in firsts[1:]), self.end[1]]
        mode: Mode | None = None
        for number, (now, begun, end, last, work) in enumerate(
            zip(firsts, self.times, ends, lasts, before, strict=True)
        ):
            struck = self.strikes[now.strike] if now.strike >= 0 else ""
            if now.guard == AFTER_RESET:
                why = "; ".join(words for words in (self.resets[number], struck) if words)
            else:
                why = struck or ("the start" if now.guard == BEFORE_START or mode is None else mode.whys[now.guard])
            mode = entered[now.mode].mode
            yield mode, begun, end, why, now.sample, last, work

    def segment(self, number: int, entered: Entered, transition: Transition, status: Status) -> Segment:
        """All samples written in one mode, and where they stand in the run; read when they are asked for."""
        found = ModeSamples(self, number, entered.session)
        mode, ended = entered.mode, entered.session.trajectory(status)
        trajectory = replace(ended, read=found.samples, evaluate=found.rates)
        resting = frozenset(i for i, acts in enumerate(mode.acting) if not acts)
        return Segment(
            mode.equations,
            mode.program,
            entered.values,
            trajectory,
            lambda: found.index,
            lambda trajectory: at_bounds(transition, mode, trajectory),
            resting,
            mode.is_ideal,
        )


@dataclass(frozen=True)
class ModeSamples:
    """The samples of a run in one of its modes, by number."""

    record: HybridRecord
    number: int
    session: Session

    @cached_property
    def _lengths(self) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Where each stretch begins, how many samples it has, and the work done before it."""
        begun = np.array(self.record.begun, int)
        lengths = np.diff(np.append(begun[:, 1], self.record.end[1])).clip(0)
        own = begun[:, 2] == self.number
        return begun[own, 1], lengths[own], np.cumsum(self.record.works)[own]

    @cached_property
    def index(self) -> np.ndarray:
        """Where the samples stand in the run."""
        first, lengths, _ = self._lengths
        # first, first + 1, ... of every stretch: what is counted through, shifted by where each begins
        return np.arange(lengths.sum()) + np.repeat(first - (lengths.cumsum() - lengths), lengths)

    def _rows(self, name: str, width: int) -> np.ndarray:
        count = self.record.end[1]
        return self.session.arrays.kept[name][: count * width].reshape(count, width).take(self.index, axis=0)

    def samples(self) -> Samples:
        """What was integrated."""
        g, (_, lengths, before) = self.session.program.system, self._lengths
        work = np.repeat(before, lengths)
        return Samples(
            times=self._rows("sample_times", 1)[:, 0],
            states=self._rows("states", g.sizes.states),
            work=self._rows("work", g.sizes.quadratures)[:, 0] + work if g.sizes.quadratures else work,
            effective_work=None,
        )

    def rates(self) -> SampleRates:
        """What follows from it, evaluated now where it has waited for that."""
        session, samples = self.session, np.ascontiguousarray(self.index, np.int32)
        call, arrays, g = session.program.library.call["rates_of_samples"], session.arrays, session.program.system
        with session.lock:
            raise_for(call(arrays.pointer, samples.size, address(samples)), arrays)
        return SampleRates(
            self._rows("speed_rates", g.sizes.speeds),
            self._rows("multipliers", g.multipliers),
            self._rows("ranks", 1)[:, 0],
            session.statistics(),
        )


def impact_loss(impacts: Sequence[Impact], times: np.ndarray) -> np.ndarray:
    """The energy lost in impacts up to every sample."""
    total = np.cumsum([0.0, *(impact.lost for impact in impacts)])
    return np.asarray(total[np.searchsorted([impact.time for impact in impacts], times, side="right")])
