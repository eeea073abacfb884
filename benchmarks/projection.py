"""What keeping the constraints costs, system by system: ``python benchmarks/projection.py [NAME ...]``.

Every system of the catalogue whose motion is smooth runs with projection and without, at a tolerance of 1e-10, turn by
turn (least of many repeats, of the processor). Printed as the table of ``docs/theory/accuracy.md``, and written to
``benchmarks/projection.json``: steps, refused steps,
evaluations, the time of a trial step with projection over that without, that of the whole run, and the largest residual
of a position or velocity that was met at a step or sample.
"""

from __future__ import annotations

import json
import sys
import time
import warnings
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np
from operation_counts import equations_of

import appell as ap
from appell.catalogue import SYSTEMS, Card
from appell.compile import Program, Status, program_of
from appell.equations.forms import variational_of
from appell.model.mechanism import has_modes
from appell.simulate.bind import Binding
from appell.simulate.integrate import Session
from appell.simulate.numbers import Numbers
from appell.simulate.options import IntegrationOptions
from appell.simulate.prepare import scales, start_state

RESULTS = Path(__file__).with_suffix(".json")
TOLERANCE, LONGEST, MOST_STEPS = 1e-10, 10.0, 20_000
SHARE = 0.15
"""What projection may cost of a step."""


@dataclass(frozen=True)
class Cost:
    """One system: steps accepted and refused, evaluations and microseconds, with projection and without."""

    name: str
    seconds: float
    steps: tuple[int, int]
    refused: tuple[int, int]
    evaluations: tuple[int, int]
    microseconds: tuple[float, float]
    residual: float

    @property
    def of_a_step(self) -> float:
        """The time of a trial step with projection over that without, less one."""
        on, off = (t / (a + r) for t, a, r in zip(self.microseconds, self.steps, self.refused, strict=True))
        return on / off - 1

    @property
    def of_the_run(self) -> float:
        return self.microseconds[0] / self.microseconds[1] - 1

    def is_over(self) -> bool:
        return self.of_a_step > SHARE

    def refuses_more(self) -> bool:
        return self.refused[0] > self.refused[1]


HEAD = """\
| system | steps, on / off | refused, on / off | µs, on / off | of a step | of the run | residual |
|---|---|---|---|---|---|---|"""


def line(cost: Cost) -> str:
    """A row of the table."""
    steps, refused = (f"{a[0]} / {a[1]}" for a in (cost.steps, cost.refused))
    times = f"{cost.microseconds[0]:.1f} / {cost.microseconds[1]:.1f}"
    shares = f"{100 * cost.of_a_step:.0f} % | {100 * cost.of_the_run:.0f} %"
    return f"| {cost.name} | {steps} | {refused} | {times} | {shares} | {cost.residual:.1e} |"


@dataclass(frozen=True)
class Motion:
    """A system at its start."""

    program: Program
    values: Numbers
    x: np.ndarray
    end: float

    def session(self, projection: bool) -> Session:
        p = self.values.at(0.0, self.x) if self.values.inputs else self.values.at(0.0)
        return Session.begin(
            self.program,
            IntegrationOptions(tolerance=TOLERANCE, projection=projection),
            times=np.array([0.0, self.end]),
            x0=self.x,
            parameters=p,
            inputs=self.values.inputs,
            stops=self.values.stops,
            rates_wait=not self.program.system.contradiction,
            **scales(self.program, self.x, p, 0.0),
        )


def motion_of(card: Card) -> Motion | None:
    """None where the motion has modes, or no program of the ordinary kind."""
    equations = equations_of(card)
    if has_modes(equations.mechanism) or variational_of(equations) is not None:
        return None
    end = min(card.duration, LONGEST)
    program = program_of(equations)
    values = Binding(None, None, 0.0, end, False)(equations, program)
    return Motion(program, values, start_state(equations, program, card.start, values.at(0.0), 0.0), end)


def measure(card: Card) -> Cost | None:
    motion = motion_of(card)
    if motion is None:
        return None
    least = [np.inf, np.inf]
    repeats = 3
    k = 0
    while k < repeats:
        for i, projection in enumerate((True, False)):
            session = motion.session(projection)
            begin = time.process_time_ns()
            status = session.advance(MOST_STEPS)
            least[i] = min(least[i], (time.process_time_ns() - begin) / 1e3)
            if projection:
                kept = session
        if status != Status.FINISHED:  # without projection a motion may drift away and never end
            break
        if k == 0:
            repeats = int(min(400, max(3, 2e5 / max(least[0], 1.0))))
        k += 1
    runs, g = [kept.arrays.run, session.arrays.run], motion.program.system
    residuals = [
        *kept.arrays.kept["position_residuals"][: g.sizes.position_rows],
        *kept.arrays.kept["velocity_residuals"],
    ]
    return Cost(
        card.name,
        motion.end,
        (runs[0].accepted, runs[1].accepted),
        (runs[0].rejected, runs[1].rejected),
        (runs[0].evaluations, runs[1].evaluations),
        (least[0], least[1]),
        float(max(residuals)),
    )


def costs() -> list[Cost]:
    """Every system whose motion is smooth."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ap.AppellWarning)
        return [cost for card in SYSTEMS if (cost := measure(card)) is not None]


def main() -> None:
    warnings.simplefilter("ignore", ap.AppellWarning)
    chosen = sys.argv[1:]
    found = []
    print(HEAD, flush=True)
    for card in SYSTEMS:
        if chosen and card.name not in chosen:
            continue
        cost = measure(card)
        if cost is None:
            continue
        found.append(cost)
        print(line(cost), flush=True)
    worse, more = ([c.name for c in found if test(c)] for test in (Cost.is_over, Cost.refuses_more))
    print(f"\n{len(found) - len(worse)} of {len(found)} under {100 * SHARE:.0f} % of a step")
    print(f"over it: {', '.join(worse) or 'none'}")
    print(f"refuse more steps with projection than without: {', '.join(more) or 'none'}")
    if not chosen:
        rows = [asdict(c) | {"of_a_step": round(c.of_a_step, 3), "of_the_run": round(c.of_the_run, 3)} for c in found]
        RESULTS.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
