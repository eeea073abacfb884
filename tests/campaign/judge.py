"""What became of one run: it agrees, is refused by name, is wrong, or takes too long."""

from __future__ import annotations

import signal
import time
import warnings
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from types import FrameType

import numpy as np

import appell as ap
from tests.campaign.case import Case
from tests.campaign.reference import motion

AGREES, REFUSED, WRONG, SLOW = "agrees", "refused", "wrong", "too slow"
SECONDS = 5.0
"""Of processor time, that a run may take."""
SAMPLES = 41
ALIKE = 2e-3
"""Of the size of a case: a smaller difference does not count."""
SURE = 5.0
"""Times the difference of two runs of the reference, which is about its error, that may lie between it and appell."""
HALVINGS = 5
"""Of the reference's step, at most: an instant of its contacts may fall onto one step for several sizes of it."""
LOST = 0.03
"""Of the size: where two runs of the reference are further apart it says nothing any more."""
DEEP = 1e-7
"""Of the size: a gap, and of the normal force: a pull, below zero by more is wrong."""


@dataclass(frozen=True)
class Verdict:
    """``judged``: the part of the run over which the reference could be compared."""

    family: str
    seed: int
    outcome: str
    words: str = ""
    seconds: float = 0.0
    judged: float = 0.0


class TooLong(Exception):
    """A run used up its processor time."""


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """Raises TooLong in the block once it has used that much processor time."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise TooLong

    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0.0)
        signal.signal(signal.SIGPROF, before)


def judge(family: str, seed: int, case: Case, limit: float = SECONDS) -> Verdict:
    """Run a case and compare it with its laws, its closed form and the reference."""
    times = np.linspace(0.0, case.end, SAMPLES)
    before = time.process_time()
    try:
        with limited(limit), warnings.catch_warnings():
            warnings.simplefilter("ignore", ap.AppellWarning)
            run = case.equations.simulate(
                case.end, dict(case.state), parameters=dict(case.parameters), samples=times, progress=False
            )
    except TooLong:
        return Verdict(family, seed, SLOW, f"more than {limit:g} s", limit)
    except ap.AppellError as error:
        return Verdict(family, seed, REFUSED, str(error), time.process_time() - before)
    except Exception as error:  # noqa: BLE001 - any other error is a finding
        return Verdict(family, seed, WRONG, f"{type(error).__name__}: {error}", time.process_time() - before)
    made = Verdict(family, seed, AGREES, "", time.process_time() - before)
    broken = _broken_law(case, run)
    if broken:
        return replace(made, outcome=WRONG, words=broken)
    found = np.stack([run[name] for name in case.names], axis=1)
    words, judged = compared(case, times, found)
    return replace(made, outcome=WRONG if words else AGREES, words=words, judged=judged)


def _broken_law(case: Case, run: ap.Run) -> str:
    """A gap below zero, or an impulse outside its cone: in words; empty where there is none."""
    for name, gap in run.audit.least_gaps.items():
        if gap < -DEEP * case.size:
            return f"the gap of '{name}' is {gap:.3g}"
    frictions: Mapping[str, float] = {c.name: c.mu for c in case.system.contacts if c.slips}
    for impact in run.impacts:
        largest = max((abs(row) for rows in impact.impulses.values() for row in rows), default=0.0)
        for name, (normal, *across) in impact.impulses.items():
            pull = float(np.hypot.reduce(across)) if across else 0.0
            if name in frictions and pull > frictions[name] * abs(normal) + DEEP * largest:
                return f"the impulse of '{name}' at t = {impact.time:.6g} is outside its cone by {pull / normal:.3g}"
    return ""


def compared(case: Case, times: np.ndarray, found: np.ndarray) -> tuple[str, float]:
    """What differs, in words (empty where nothing does), and the part of the run that was compared."""
    if case.exact is not None:
        apart = np.abs(found - case.exact(times)).max(axis=1)
        if apart.max() > 1e-6 * case.size:
            at = int(np.argmax(apart > 1e-6 * case.size))
            return f"differs by {apart.max():.3g} from the closed form, from t = {times[at]:.4g} on", 1.0
        return "", 1.0
    start = np.array([case.state.get(name, 0.0) for name in case.names])
    speed = np.array([case.state.get(name, 0.0) for name in case.rates])
    coarse, created = motion(case.system, start, speed, times, case.step)
    for halvings in range(1, HALVINGS + 1):
        fine, also = motion(case.system, start, speed, times, case.step / 2**halvings)
        created = min(created, also)
        words, judged = _differs(case, times, found, coarse, fine, created)
        if not words:
            return "", judged
        coarse = fine
    return words, judged


def _differs(
    case: Case, times: np.ndarray, found: np.ndarray, coarse: np.ndarray, fine: np.ndarray, until: float
) -> tuple[str, float]:
    error = np.maximum.accumulate(np.abs(fine - coarse).max(axis=1))
    sure = (error < LOST * case.size) & (times < until - case.step)
    apart = np.abs(found - fine).max(axis=1)
    off = sure & (apart > SURE * error + ALIKE * case.size)
    judged = float(sure.mean())
    if not off.any():
        return "", judged
    at = int(np.argmax(off))
    worst = int(np.argmax(np.where(sure, apart, 0.0)))
    return f"differs by {apart[worst]:.3g} (the reference by {error[worst]:.2g}), from t = {times[at]:.4g} on", judged
