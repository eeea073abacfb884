"""What a hundred changes of mode cost: a stick-slip oscillator against the same mass without friction.

    python benchmarks/mode_changes.py

The two runs of the row in ``make bench`` (stages/modes.py), as a person calls them, 501 samples each: the least time of
many, turn by turn, their errors against the closed solutions, and what the stepper does in both. A mode in which the
mass sticks takes few steps, and on each step the guards are evaluated at four points at least.
"""

from __future__ import annotations

import time

from stages.modes import CHANGES, DURATION, PERIOD, error, oscillation, plain, stick_slip

import appell as ap
from appell.catalogue import STICK_SLIP_OSCILLATOR

REPEATS = 300
START = STICK_SLIP_OSCILLATOR.start


def best(cases: dict[str, tuple[ap.Equations, float]]) -> dict[str, float]:
    """The least processor time of a run of each, turn by turn so that all see the same machine."""
    taken: dict[str, list[float]] = {name: [] for name in cases}
    for _ in range(REPEATS):
        for name, (equations, duration) in cases.items():
            before = time.process_time()
            equations.simulate(duration, START)
            taken[name].append(time.process_time() - before)
    return {name: min(times) for name, times in taken.items()}


def stepping(name: str, equations: ap.Equations, exact) -> None:
    """Print the steps of a run, the evaluations in them, the stepper's time and the error."""
    runs = [equations.simulate(DURATION, START) for _ in range(REPEATS // 4)]
    audits = [run.audit for run in runs]
    steps, evaluations, least = audits[0].steps, audits[0].evaluations, min(audit.seconds for audit in audits)
    print(
        f"{name}: {len(runs[0].modes)} modes, {steps} steps, {evaluations} evaluations, stepper {1e3 * least:.2f} ms, "
        f"{1e6 * least / steps:.2f} us a step; error {error(runs[0], exact):.1e}"
    )


def main() -> None:
    """The figures."""
    rough, smooth = STICK_SLIP_OSCILLATOR.model().derive(ap.UdwadiaKalaba()), plain().derive(ap.UdwadiaKalaba())
    found = best({"rough": (rough, DURATION), "smooth": (smooth, DURATION), "alone": (rough, 0.1 * PERIOD)})
    a, b, alone = found.values()
    print(f"with {CHANGES} changes of mode {1e3 * a:.2f} ms, without friction {1e3 * b:.2f} ms: {a / b:.2f} times")
    print(f"{1e6 * (a - alone) / CHANGES:.1f} us a change, the motion in it included")
    print(f"a run that does not come to a change {1e3 * alone:.2f} ms")
    stepping("with friction", rough, stick_slip)
    stepping("without", smooth, oscillation)


if __name__ == "__main__":
    main()
