"""One run at an error of 1e-10, system by system, against heyoka, SciPy and CVODE on the same operations.

Every program, ours and the peers', is given the tolerance at which its error at the end, against a reference at 1e-14,
is 1e-10 or less (the loosest of a list); times are medians, turn by turn, compilation apart. SciPy's right side is the
operation list as straight Python (what lambdify with cse makes of it), heyoka's has its parameters as constants, that
of CVODE is run by CasADi with its analytic Jacobian. The note says what the operations of our right side, in a row,
take at least on this core (benchmarks/limits.py), and how far from it the whole run is.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np
from limits import Limit, limit_of
from measure import Row, Times, against, alone, middle, turn_by_turn
from peers import casadi_cvodes, explicit_rates
from systems import spatial_chain

import appell as ap
from appell.algebra.tape import tape_of
from appell.catalogue import ANDREWS_SQUEEZER, BICYCLE, CHAPLYGIN_SLEIGH, FOUR_BAR, ROLLING_DISC, TWO_PUCKS
from appell.compile import Program, program_of
from appell.simulate.bind import Binding
from appell.simulate.integrate import Session
from appell.simulate.options import IntegrationOptions
from appell.simulate.prepare import scales, start_state

ERROR = 1e-10
TRIED = [10.0**-k for k in np.arange(7.0, 14.51, 0.25)]
REPEATS = 21
IN_A_ROW = 2e-3
"""Seconds of runs in a row, each turn, so that each finds its own code and data at hand."""


@dataclass(frozen=True)
class Problem:
    """A motion: its program at its start."""

    name: str
    program: Program
    x0: np.ndarray
    p: np.ndarray
    end: float
    heyoka_times: float | None = None
    """How much faster than heyoka was promised."""

    def session(self, tolerance: float, projection: bool = True) -> Session:
        return Session.begin(
            self.program,
            IntegrationOptions(tolerance=tolerance, projection=projection),
            times=np.array([0.0, self.end]),
            x0=self.x0,
            parameters=self.p,
            rates_wait=True,
            **scales(self.program, self.x0, self.p, 0.0),
        )

    def run(self, tolerance: float, projection: bool = True) -> Session:
        session = self.session(tolerance, projection)
        session.advance(10**8)
        return session


def problem(name: str, model: ap.Model, start: dict[str, float], end: float, heyoka: float | None = None) -> Problem:
    equations = model.derive(ap.Kane(reactions=True))
    program = program_of(equations)
    values = Binding(None, None, 0.0, end, False)(equations, program)
    p = values.at(0.0)
    return Problem(name, program, start_state(equations, program, start, p, 0.0), p, end, heyoka)


def problems() -> list[Problem]:
    chain = {f"q{i}": 0.3 + 0.2 * i for i in range(4)} | {f"u{i}": 0.1 * i for i in range(4)}
    cards = [
        ("two pucks, 10 s", TWO_PUCKS, 10.0, 1.0),
        ("sleigh, 10 s", CHAPLYGIN_SLEIGH, 10.0, None),
        ("rolling disc, 2 s", ROLLING_DISC, 2.0, None),
        ("bicycle, 2 s", BICYCLE, 2.0, None),
        ("four-bar, 2 s", FOUR_BAR, 2.0, None),
        ("Andrews' squeezer, 0.03 s", ANDREWS_SQUEEZER, 0.03, None),
    ]
    found = [problem(name, card.model(), dict(card.start), end, times) for name, card, end, times in cards]
    return [*found, problem("chain of 4 links, 2 s", spatial_chain(4), chain, 2.0, 4.0)]


def single_runs() -> list[Row]:
    return [row for p in problems() for row in rows_of(p)]


def rows_of(p: Problem) -> list[Row]:
    reference = p.run(1e-14).state
    scale = np.maximum(np.abs(reference), 1.0)

    def error(state: np.ndarray) -> float:
        return float((np.abs(state - reference) / scale).max())

    tolerance = loosest(lambda tol: error(p.run(tol).state))
    ours = error(p.run(tolerance).state)
    things: dict[str, Callable[[], float]] = {
        "appell": lambda: timed(p.session(tolerance)),
        "off": lambda: off(p, tolerance),
    }
    peers = {name: made for name, make in PEERS.items() if (made := make(p, error)) is not None}
    things |= {name: peer.run for name, peer in peers.items()}
    found = turn_by_turn({name: in_a_row(thing) for name, thing in things.items()}, REPEATS)
    limit, session = limit_of(tape_of(p.program.system.functions["regular"])), p.run(tolerance)
    note = said(limit, session, found["appell"])
    targets = {"heyoka": p.heyoka_times, "SciPy": 100.0, "CVODE": 10.0}
    rows = [
        against(f"one run, {p.name}", "µs", found["appell"], name, found[name], times_faster=targets[name],
                errors=(ours, peer.error), note=note if k == 0 else "")
        for k, (name, peer) in enumerate(peers.items())
    ]  # fmt: skip
    share = found["appell"].least / found["off"].least - 1
    row = alone(f"one run, {p.name}, projection on against off", "µs", found["appell"], note=f"{100 * share:.0f}% more")
    return [*rows, replace(row, target="15% more at most", reached=share <= 0.15)]


def loosest(error: Callable[[float], float]) -> float:
    """The loosest tolerance with the error asked for, or the one with the least."""
    errors = {}
    for tolerance in TRIED:
        errors[tolerance] = error(tolerance)
        if errors[tolerance] <= ERROR:
            return tolerance
    return min(errors, key=errors.__getitem__)


def timed(session: Session) -> float:
    begin = time.perf_counter()
    session.advance(10**8)
    return time.perf_counter() - begin


def in_a_row(thing: Callable[[], float]) -> Callable[[], float]:
    """The median of as many runs in a row as fit a little while, the first not counted."""
    thing()
    count = int(min(51, max(1, IN_A_ROW / thing())))
    return lambda: middle(thing, count)


def off(p: Problem, tolerance: float) -> float:
    return timed(p.session(tolerance, projection=False))


def said(limit: Limit, session: Session, times: Times) -> str:
    """Operations, chain, divisions and memory of the right side, and how far the whole run is from them."""
    evaluations = session.arrays.run.evaluations
    least = evaluations * limit.nanoseconds / 1e3
    held = "the longest chain" if limit.latency > limit.throughput else "the number of operations"
    parts = f"{limit.divisions} divisions, {limit.roots} roots, {limit.functions} sines and the like"
    return (
        f"right side: {limit.operations} operations ({parts}), {limit.loads_and_stores} words read or written; "
        f"{evaluations} of them in a row take {least:.1f} µs at least, by {held}: the run takes "
        f"{1e6 * times.median / least:.1f} times that"
    )


# ---- the peers ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Peer:
    """A run to be timed, and its error at the end."""

    run: Callable[[], float]
    error: float


Error = Callable[[np.ndarray], float]


def heyoka(p: Problem, error: Error) -> Peer | None:
    f = explicit_rates.rates(p.program, p.p)

    def end(tolerance: float) -> tuple[object, np.ndarray]:
        made = explicit_rates.taylor(f, p.x0, tolerance)
        made.propagate_until(p.end)
        return made, made.state.copy()

    tolerance = loosest(lambda tol: error(end(tol)[1]))
    made, state = end(tolerance)

    def run() -> float:
        made.time = 0.0  # type: ignore[attr-defined]
        made.state[:] = p.x0  # type: ignore[attr-defined]
        begin = time.perf_counter()
        made.propagate_until(p.end)  # type: ignore[attr-defined]
        return time.perf_counter() - begin

    return Peer(run, error(state))


def scipy(p: Problem, error: Error) -> Peer | None:
    f = explicit_rates.python_rates(explicit_rates.rates(p.program, p.p))
    tolerance = loosest(lambda tol: error(explicit_rates.scipy_end(f, p.x0, p.end, max(tol, 2.3e-14))))

    def run() -> float:
        begin = time.perf_counter()
        explicit_rates.scipy_end(f, p.x0, p.end, tolerance)
        return time.perf_counter() - begin

    return Peer(run, error(explicit_rates.scipy_end(f, p.x0, p.end, tolerance)))


def cvode(p: Problem, error: Error) -> Peer | None:
    def end(tolerance: float) -> np.ndarray:
        try:
            return casadi_cvodes.integrate(casadi_cvodes.integrator(p.program, p.end, tolerance), p.x0, p.p)
        except RuntimeError:  # it gives up
            return np.full(p.x0.size, np.inf)

    tolerance = loosest(lambda tol: error(end(tol)))
    made = casadi_cvodes.integrator(p.program, p.end, tolerance)

    def run() -> float:
        begin = time.perf_counter()
        casadi_cvodes.integrate(made, p.x0, p.p)
        return time.perf_counter() - begin

    return Peer(run, error(end(tolerance)))


PEERS: dict[str, Callable[[Problem, Error], Peer | None]] = {"heyoka": heyoka, "SciPy": scipy, "CVODE": cvode}
