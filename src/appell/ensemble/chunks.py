"""Cases in pieces: what a worker computes at a time, and what a store holds as one."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from appell.compile.cases import Cases
from appell.compile.lanes import LanesProgram
from appell.ensemble.lane_events import LaneEvents
from appell.ensemble.lane_inputs import LaneInputs
from appell.ensemble.mode_cases import mode_starts, run_from_mode_to_mode
from appell.ensemble.mode_plan import ModePlan
from appell.ensemble.native_cases import FINE, NativePlan, run_natively
from appell.ensemble.starts import starts
from appell.ensemble.trajectory import AUDITED, FINISHED, NOT_RUN, CaseOutcome, Plan, no_events, outcome
from appell.native.status import Status
from appell.numbers import ENSEMBLE, RUN
from appell.simulate.audit import balance


@dataclass(frozen=True)
class Piece:
    """The outcomes of the cases from ``first`` on."""

    first: int
    histories: np.ndarray  # (case, quantity, time)
    audited: np.ndarray  # (case, figure)
    status: np.ndarray  # (case)
    event_times: np.ndarray  # (case, event): of the first; nan where there is none
    event_counts: np.ndarray  # (case, event)
    messages: dict[int, str]  # by the number of the case


def chunk_length(plan: Plan) -> int:
    """How many cases are one piece; the same wherever and in whatever company they run."""
    numbers = max(1, len(plan.histories) * plan.times.size)
    most = ENSEMBLE.cases if isinstance(plan.lanes, str) else ENSEMBLE.lane_cases
    return max(1, min(most, ENSEMBLE.numbers // numbers))


def firsts(plan: Plan) -> range:
    """The first case of every piece."""
    return range(0, plan.design.size, chunk_length(plan))


def compute(plan: Plan, first: int, stop: np.ndarray | None = None) -> Piece:
    """The piece that begins with a case. ``stop``: an integer that another thread sets to end it early."""
    numbers = np.arange(first, min(first + chunk_length(plan), plan.design.size))
    piece = empty_piece(plan, first, numbers.size)
    for number in numbers[_natively(plan, numbers, piece, stop)]:
        if stop is not None and stop[0]:
            break
        _put(piece, int(number), outcome(plan, int(number)))
    return piece


def empty_piece(plan: Plan, first: int, count: int) -> Piece:
    """A piece of which nothing has run."""
    return Piece(
        first,
        np.full((count, len(plan.histories), plan.times.size), np.nan),
        np.full((count, len(AUDITED)), np.nan),
        np.full(count, NOT_RUN, np.int8),
        *no_events(plan, count),
        {},
    )


def _put(piece: Piece, number: int, one: CaseOutcome) -> None:
    k = number - piece.first
    piece.histories[k], piece.audited[k], piece.status[k] = one.histories, one.audited, one.status
    piece.event_times[k], piece.event_counts[k] = one.event_times, one.event_counts
    if one.message:
        piece.messages[number] = one.message


def _natively(plan: Plan, numbers: np.ndarray, piece: Piece, stop: np.ndarray | None) -> np.ndarray:
    """Runs cases in lanes or one after the other; which of them are left to the way for one run."""
    if not isinstance(plan.lanes, str):
        return _in_lanes(plan, plan.lanes, numbers, piece, stop)
    if not isinstance(plan.native, str):
        return _one_after_the_other(plan, plan.native, numbers, piece, stop)
    return np.ones(numbers.size, bool)


def _one_after_the_other(
    plan: Plan, native: NativePlan | ModePlan, numbers: np.ndarray, piece: Piece, stop: np.ndarray | None
) -> np.ndarray:
    if isinstance(native, ModePlan):
        made = mode_starts(plan, native, numbers)
    else:
        made = starts(plan, native.starting, numbers, native.inputs(0.0))
    begun = np.flatnonzero(made.good)
    if not begun.size:
        return ~made.good
    made = made.only(begun)
    if isinstance(native, ModePlan):
        found = run_from_mode_to_mode(plan, native, made, numbers[begun], stop)
    else:
        found = run_natively(plan, native, made.states, made.parameters, stop)
    return _kept(found, begun, numbers.size, piece)


def _kept(cases: Cases, begun: np.ndarray, count: int, piece: Piece) -> np.ndarray:
    """Puts the cases that are through into their piece; which are left."""
    done = np.isin(cases.statuses, FINE)
    places = begun[done]
    piece.histories[places] = cases.histories[done]
    piece.event_times[places], piece.event_counts[places] = cases.event_times[done], cases.event_counts[done]
    drift, size = balance(cases.energies[done, 0], cases.energies[done, 1], cases.work[done])
    piece.audited[places, 0] = cases.residuals[done]
    piece.audited[places, 1] = np.where(size > 0, drift / np.where(size > 0, size, 1.0), drift)
    piece.status[places] = FINISHED
    left = np.ones(count, bool)
    left[places] = False
    return left


def _in_lanes(
    plan: Plan, lanes: LanesProgram, numbers: np.ndarray, piece: Piece, stop: np.ndarray | None
) -> np.ndarray:
    """Runs cases in lanes; which of them are left to the way for one run."""
    driven = plan.driven if isinstance(plan.driven, LaneInputs) else None
    watched = plan.watched if isinstance(plan.watched, LaneEvents) else None
    made = starts(plan, lanes, numbers, None if driven is None else driven.start)
    begun = np.flatnonzero(made.good)
    if not begun.size:
        return ~made.good
    batch = lanes.run(
        made.states[begun],
        made.parameters[begun],
        plan.times,
        end=float(plan.duration),
        tolerance=float(plan.settings["tolerance"]),
        max_steps=int(plan.settings.get("max_steps") or RUN.steps),
        inputs=() if driven is None else driven.structs,
        stops=None if driven is None else driven.stops,
        events=watched.of_batch(plan, made.states[begun[0]], made.parameters[begun[0]])
        if watched is not None
        else None,
        stop=stop,
        histories=piece.histories if begun.size == numbers.size else None,
    )
    ended = np.isin(batch.ended, FINE) if watched is not None else batch.ended == Status.FINISHED
    done = slice(None) if ended.all() else ended  # whole arrays are not copied
    places = begun[done]
    if batch.histories is not piece.histories:
        piece.histories[places] = batch.histories[done]
    piece.event_times[places], piece.event_counts[places] = batch.event_times[done], batch.event_counts[done]
    drift, size = balance(batch.energies[done, 0], batch.energies[done, 1], batch.work[done, 0])
    piece.audited[places, 0] = batch.residuals[done, 0]
    piece.audited[places, 1] = np.where(size > 0, drift / np.where(size > 0, size, 1.0), drift)
    piece.status[places] = FINISHED
    left = np.ones(numbers.size, bool)
    left[places] = False
    return left
