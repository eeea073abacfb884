"""What a repeated ``simulate`` of the two pucks costs (Kane, 10 s), and how much of it the stepper takes.

Run: ``python benchmarks/repeated_simulate.py``. Prints the best and the middle of many calls, in milliseconds; the time
of the process is given beside that of the clock, since other programs may run.
"""

from __future__ import annotations

import statistics
import time

import appell as ap

START = {"q1": 1, "q2": -2, "q3": 1, "q4": 2, "u1": 0.3, "u2": 0.4, "u3": 0.4, "u4": -0.3}
CALLS = 200


def main() -> None:
    equations = ap.catalogue.two_pucks().derive(ap.Kane())
    equations.simulate(10.0, START)
    clock, processor = [], []
    for _ in range(CALLS):
        begin, used = time.perf_counter(), time.process_time()
        equations.simulate(10.0, START)
        clock.append(1e3 * (time.perf_counter() - begin))
        processor.append(1e3 * (time.process_time() - used))
    stepping = [1e3 * equations.simulate(10.0, START).audit.seconds for _ in range(CALLS // 4)]
    two = [1e3 * equations.simulate(10.0, START, samples=2).audit.seconds for _ in range(CALLS // 4)]
    rows = {
        "simulate, by the clock": clock,
        "simulate, of the process": processor,
        "of it the stepper": stepping,
        "stepper, two samples": two,
    }
    for name, times in rows.items():
        print(f"{name:26} best {min(times):.3f} ms, middle {statistics.median(times):.3f} ms")
    begin = time.perf_counter()
    run = equations.simulate(10.0, START)
    _ = run.audit, run.reactions["perpendicular"]["P1"].force
    print(f"with audit and reactions   {1e3 * (time.perf_counter() - begin):.3f} ms")


if __name__ == "__main__":
    main()
