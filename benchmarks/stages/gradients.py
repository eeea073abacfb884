"""Derivatives of a run: columns against plain runs and differences of our own sweep, the adjoint against plain runs.

The times are of the integration alone, without samples, at one tolerance; programs are compiled before. Differences
take two runs for each parameter, and lose half of their digits.
"""

from __future__ import annotations

import time
from dataclasses import dataclass

import numpy as np
from measure import Row, against, turn_by_turn

import appell as ap
from appell.compile import program_of
from appell.compile.program import Program, compile_system
from appell.gradients.adjoint_system import with_adjoint
from appell.gradients.columns import Columns
from appell.gradients.variational import independent_rows, motion_only, one_column, with_sensitivities
from appell.simulate.integrate import Session, integrate
from appell.simulate.options import IntegrationOptions
from appell.simulate.prepare import scales

TOLERANCE = 1e-10
REPEATS = 15
NAMED = ("m", "a", "b", "c", "h", "A", "B", "C")
"""Parameters of the rattleback."""
SEVERAL = (8, 64)


@dataclass(frozen=True)
class Course:
    """A program from its start, over a duration."""

    program: Program
    x0: np.ndarray
    p: np.ndarray
    times: tuple[float, float]

    def seconds(self) -> float:
        """One integration."""
        session = Session.begin(
            self.program,
            IntegrationOptions(tolerance=TOLERANCE),
            times=np.array(self.times),
            x0=self.x0,
            parameters=self.p,
            **scales(self.program, self.x0, self.p, self.times[0]),
        )
        begin = time.process_time()
        integrate(session)
        return time.process_time() - begin


def gradients() -> list[Row]:
    return [*rattleback(), bicycle()]


def rattleback(duration: float = 2.0, several: tuple[int, ...] = SEVERAL) -> list[Row]:
    """Eight parameters against plain runs and differences; eight and many columns."""
    card = ap.catalogue.card_of("rattleback")
    equations = card.model().derive(ap.Kane())
    run = equations.simulate(duration, card.start, tolerance=TOLERANCE, samples=2)
    leg = run.sensitivities(by=NAMED).motion.legs[0]
    carrier = run.sensitivities(by=NAMED).motion.carrier
    p, x = run.parameter_values, leg.states[0]
    start = np.concatenate([x, leg.columns[0].ravel()])
    times = {
        "plain": Course(program_of(equations), x, p, (0.0, duration)).seconds,
        "columns": Course(carrier.program, start, p, (0.0, duration)).seconds,
        "differences": lambda: _differences(equations, run, duration),
    }
    for count in several:
        times[str(count)] = _columns(equations, x, p, count, duration).seconds
    found = turn_by_turn(times, REPEATS)
    note = f"at most 3 plain runs are promised, so a ratio of 0.33; {leg.steps} steps for those of one run"
    rows = [
        against(
            f"derivatives of the rattleback by 8 parameters, {duration:g} s", "ms", found["columns"], "one plain run",
            found["plain"], times_faster=1 / 3, note=note,
        ),
        against(
            f"derivatives of the rattleback by 8 parameters, {duration:g} s", "ms", found["columns"],
            "differences of our sweep, 16 runs", found["differences"],
        ),
    ]  # fmt: skip
    fewer, more = str(several[0]), str(several[-1])
    part = several[-1] / several[0]
    rows.append(
        against(
            f"{more} columns of the rattleback", "ms", found[more], f"{fewer} columns", found[fewer],
            note=f"linear is a ratio of {1 / part:g}",
        )
    )  # fmt: skip
    return rows


def _columns(equations: ap.Equations, x: np.ndarray, p: np.ndarray, count: int, duration: float) -> Course:
    """As many directions in the space of parameters, of which the first eight are parameters."""
    plain = motion_only(program_of(equations).full_system)
    random = np.random.default_rng(1)
    P = p[:, None] * random.normal(size=(p.size, count)) * 1e-1
    columns = Columns(tuple(f"direction {k}" for k in range(count)), P)
    kept = independent_rows(plain)
    one = one_column(plain, columns, kept)
    program = compile_system(with_sensitivities(plain, columns, kept), alike={} if one is None else {"auxiliary": one})
    return Course(program, np.concatenate([x, np.zeros(x.size * count)]), p, (0.0, duration))


def _differences(equations: ap.Equations, run: ap.Run, duration: float) -> float:
    steps = [(name, 1 + e) for name in NAMED for e in (1e-5, -1e-5)]
    moved = {n: [run.parameters[n] * (factor if n == name else 1) for name, factor in steps] for n in NAMED}
    design = ap.cases(parameters=moved)
    begin = time.process_time()
    equations.sweep(duration, run.settings["state"], design, tolerance=TOLERANCE, samples=2)
    return time.process_time() - begin


def bicycle(duration: float = 1.0) -> Row:
    """26 parameters by the adjoint: from the end to the start in one piece, with the forward run before it."""
    card = ap.catalogue.card_of("bicycle")
    equations = card.model().derive(ap.Kane())
    run = equations.simulate(duration, card.start, tolerance=TOLERANCE, samples=2)
    base = program_of(equations)
    plain, p = motion_only(base.full_system), run.parameter_values
    names = tuple(name for name, value in run.parameters.items() if value)
    P = np.eye(p.size)[:, [list(run.parameters).index(name) for name in names]]
    program = compile_system(with_adjoint(plain, Columns(names, P), independent_rows(plain)))
    ends = [np.concatenate([run.results.values(a)[k] for a in ("coordinate", "speed")]) for k in (0, -1)]
    last = np.concatenate([ends[1], np.eye(ends[1].size)[2], np.zeros(len(names))])
    forward = Course(base, ends[0], p, (0.0, duration))
    backward = Course(program, last, p, (duration, 0.0))
    found = turn_by_turn({"plain": forward.seconds, "adjoint": lambda: forward.seconds() + backward.seconds()}, REPEATS)
    return against(
        f"gradient of the bicycle by {len(names)} parameters, by the adjoint, {duration:g} s", "ms", found["adjoint"],
        "one plain run", found["plain"], times_faster=1 / 5, note="at most 5 plain runs are promised: a ratio of 0.2",
    )  # fmt: skip
