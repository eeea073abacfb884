"""What the second tier gives: the stepper specialised to a model against the generic one, turn by turn."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from measure import Row, Times, against
from systems import spatial_chain

import appell as ap
from appell.catalogue import SYSTEMS
from appell.compile import program_of
from appell.compile.jit import emit, load
from appell.compile.native import Library
from appell.compile.program import Program
from appell.compile.specialised import linked
from appell.numbers import COMPILE
from appell.simulate.bind import Binding
from appell.simulate.integrate import Session
from appell.simulate.options import IntegrationOptions
from appell.simulate.prepare import scales, start_state

SHORT = ("two-pucks", "rolling-disc", "chain-4")
REPEATS = 200
DURATION = 2.0
LIMIT = "the limit is the time of the evaluations, the same operations in both: only what stands between them is saved"


@dataclass(frozen=True)
class Tiers:
    """Of one system: seconds of compiling (of the processor), seconds of each run, whether the bits agree."""

    compiling: float
    generic: Times
    specialised: Times
    agree: bool


def tiers() -> list[Row]:
    """Three small systems; ``benchmarks/tiers.py`` has more."""
    return [row(name, measured(name)) for name in SHORT]


def row(name: str, found: Tiers) -> Row:
    """One row, its ratio that of medians, with that of the least times beside it."""
    least = found.generic.least / found.specialised.least
    note = f"compiled in {found.compiling:.1f} s of the processor; {least:.2f} times by least times; {LIMIT}"
    title = f"specialised program, {name.replace('-', ' ')}, {DURATION:g} s without samples"
    return against(title, "µs", found.specialised, "appell, the generic program", found.generic, note=note)


def system(name: str) -> tuple[ap.Equations, Mapping[str, float]]:
    """Its equations by Kane, and a start."""
    if name == "chain-4":
        start = {f"u{i}": 0.3 * (i + 1) for i in range(4)} | {"q0": 0.4}
        return spatial_chain(4).derive(ap.Kane()), start
    card = next(card for card in SYSTEMS if card.name == name)
    return card.model().derive(ap.Kane()), card.start


def specialised_anew(program: Program) -> tuple[Program, float]:
    """The specialised program, not from the cache, and the seconds of the processor that it took."""
    names, begin = list(program.system.shapes()), time.process_time()
    code = emit(linked(program.ir, names), COMPILE.level)
    seconds = time.process_time() - begin
    return Program(program.system, program.ir, Library(load(code), names)), seconds


def measured(name: str) -> Tiers:
    """Native code only, turn by turn."""
    equations, start = system(name)
    program = program_of(equations)
    special, compiling = specialised_anew(program)
    p = Binding(None, None, 0.0, DURATION)(equations, program).at(0.0)
    x = start_state(equations, program, start, p, 0.0)
    sizes = scales(program, x, p, 0.0)
    taken: dict[str, list[float]] = {"generic": [], "specialised": []}
    states = {}
    for _ in range(REPEATS):
        for tier, either in {"generic": program, "specialised": special}.items():
            session = Session.begin(either, IntegrationOptions(), times=[0.0, DURATION], x0=x, parameters=p, **sizes)
            before = time.perf_counter()
            while session.advance(1_000_000).name == "RUNNING":
                pass
            taken[tier].append(time.perf_counter() - before)
            states[tier] = session.state
    agree = np.array_equal(states["generic"], states["specialised"])
    return Tiers(compiling, Times(tuple(taken["generic"])), Times(tuple(taken["specialised"])), agree)
