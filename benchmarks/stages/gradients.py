"""Derivatives of a run: columns against plain runs, differences of our own sweep and peers; the adjoint.

The times are of the integration alone, without samples; programs are compiled before, those of peers too. Peers are
given the right side in its shortest form (peers/right_sides.py) and the loosest tolerance at which their derivatives of
the state at the end, against heyoka's at 1e-14, are as good as ours at 1e-10.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
from measure import Row, against, turn_by_turn
from peers import right_sides, sensitivities
from peers.sensitivities import Derivative

import appell as ap
from appell.compile import program_of
from appell.compile.program import Program, compile_system
from appell.gradients.columns import Columns
from appell.gradients.variational import independent_rows, motion_only, one_column, with_adjoint, with_sensitivities
from appell.numbers import GRADIENT
from appell.simulate.integrate import Session, integrate
from appell.simulate.options import IntegrationOptions
from appell.simulate.prepare import scales

TOLERANCE = 1e-10
REPEATS = 15
NAMED = ("m", "a", "b", "c", "h", "A", "B", "C")
"""Parameters of the rattleback."""
SEVERAL = (8, 64)
NAMES = tuple(f"{name}_stone" for name in ("e0", "e1", "e2", "e3", "wx", "wy", "wz", "x", "y"))
X0 = np.array([float(ap.catalogue.RATTLEBACK.start[name]) for name in NAMES])
P = np.array([right_sides.RATTLEBACK[name] for name in NAMED])
SPIN = NAMES.index("wz_stone")


def _right_side(f: Any, y: Sequence[Any], q: Sequence[Any]) -> list[Any]:
    return right_sides.rattleback(f, y, right_sides.RATTLEBACK | dict(zip(NAMED, q, strict=True)))


PEERS: dict[str, Callable[[np.ndarray, np.ndarray, float], Derivative]] = {
    "heyoka, variational equations": partial(sensitivities.by_heyoka, _right_side),
    "diffrax, forward": partial(sensitivities.by_diffrax, _right_side),
    "diffrax, adjoint, of one state": lambda x, p, end: sensitivities.by_diffrax(_right_side, x, p, end, SPIN),
    "CVODES through CasADi, forward": partial(sensitivities.by_cvodes, _right_side),
}


@dataclass(frozen=True)
class Course:
    """A program from its start, over a duration."""

    program: Program
    x0: np.ndarray
    p: np.ndarray
    times: tuple[float, ...]

    def session(self) -> Session:
        """One integration, not begun."""
        return Session.begin(
            self.program,
            IntegrationOptions(tolerance=TOLERANCE),
            times=np.array(self.times),
            x0=self.x0,
            parameters=self.p,
            **scales(self.program, self.x0, self.p, self.times[0]),
        )

    def seconds(self) -> float:
        """One integration."""
        session = self.session()
        begin = time.process_time()
        integrate(session)
        return time.process_time() - begin

    def end(self) -> np.ndarray:
        """The state at the end."""
        return np.asarray(integrate(self.session()).states[-1])


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
    reference = PEERS["heyoka, variational equations"](X0, P, duration)(1e-14)
    ours = run.sensitivities(by=NAMED)
    error = _error(np.array([ours[name][-1] for name in NAMES]), reference)
    peers, errors = {}, {}
    for name, make in PEERS.items():
        derivative = make(X0, P, duration)
        tolerance = _loosest(lambda tol, made=derivative: _error(made(tol), reference), error)
        peers[name], errors[name] = derivative, (tolerance, _error(derivative(tolerance), reference))
    times = {
        "plain": Course(program_of(equations), x, p, (0.0, duration)).seconds,
        "columns": Course(carrier.program, start, p, (0.0, duration)).seconds,
        "differences": lambda: _differences(equations, run, duration)[0],
    }
    for name, derivative in peers.items():
        times[name] = lambda made=derivative, tol=errors[name][0]: _seconds(made, tol)
    for count in several:
        times[str(count)] = _columns(equations, x, p, count, duration).seconds
    found = turn_by_turn(times, REPEATS)
    title = f"derivatives of the rattleback by 8 parameters, {duration:g} s"
    note = f"at most 3 plain runs are promised, so a ratio of 0.33; {leg.steps} steps for those of one run"
    rows = [
        against(
            title, "ms", found["columns"], "one plain run", found["plain"], times_faster=1 / 3, note=note,
            why_not=WHY_NOT,
        ),
        against(
            title, "ms", found["columns"], "differences of our sweep, 16 runs", found["differences"],
            errors=(error, _error(_differences(equations, run, duration)[1], reference)),
        ),
    ]  # fmt: skip
    rows += [
        against(
            title, "ms", found["columns"], name, found[name], errors=(error, errors[name][1]),
            times_faster=50 if name.startswith("diffrax") else None, note=f"its tolerance {errors[name][0]:.1g}",
            why_not=WHY_NOT_DIFFRAX,
        )
        for name in peers
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


def _seconds(derivative: Derivative, tolerance: float) -> float:
    begin = time.process_time()
    derivative(tolerance)
    return time.process_time() - begin


def _error(derivative: np.ndarray, reference: np.ndarray) -> float:
    """The largest difference, each column times its parameter, of the largest entry."""
    if derivative.ndim == 1:  # of one state
        reference = reference[SPIN]
    return float((np.abs(derivative - reference) * P).max() / (np.abs(reference) * P).max())


def _loosest(error: Callable[[float], float], least: float) -> float:
    """The loosest tolerance with an error as small as asked for, or the one with the least."""
    errors = {tol: error(tol) for tol in (1e-8, 1e-9, 1e-10, 1e-11, 1e-12, 1e-13)}
    return next((tol for tol, one in errors.items() if one <= least), min(errors, key=errors.__getitem__))


def _differences(equations: ap.Equations, run: ap.Run, duration: float) -> tuple[float, np.ndarray]:
    """Seconds of a sweep, and the central differences of its ends; at 1e-13, where they are nearly as good."""
    steps = [(name, 1 + e) for name in NAMED for e in (1e-4, -1e-4)]
    moved = {n: [run.parameters[n] * (factor if n == name else 1) for name, factor in steps] for n in NAMED}
    design = ap.cases(parameters=moved)
    begin = time.process_time()
    runs = equations.sweep(duration, run.settings["state"], design, tolerance=1e-13, samples=2)
    seconds = time.process_time() - begin
    ends = np.array([runs.data[name][:, -1] for name in NAMES])
    return seconds, (ends[:, ::2] - ends[:, 1::2]) / (2e-4 * P)


def bicycle(duration: float = 1.0) -> Row:
    """26 parameters by the adjoint: forward to the checkpoints, and back from each to the one before."""
    card = ap.catalogue.card_of("bicycle")
    equations = card.model().derive(ap.Kane())
    run = equations.simulate(duration, card.start, tolerance=TOLERANCE, samples=GRADIENT.checkpoints + 1)
    base = program_of(equations)
    plain, p = motion_only(base.full_system), run.parameter_values
    names = tuple(name for name, value in run.parameters.items() if value)
    P = np.eye(p.size)[:, [list(run.parameters).index(name) for name in names]]
    program = compile_system(with_adjoint(plain, Columns(names, P), independent_rows(plain)))
    states = np.hstack([run.results.values(array) for array in ("coordinate", "speed")])
    size, times = states.shape[1], run.time.tolist()
    forward = Course(base, states[0], p, tuple(times))
    adjoint, back = np.concatenate([np.eye(size)[2], np.zeros(len(names))]), []
    for later, earlier, x in zip(times[:0:-1], times[-2::-1], states[:0:-1], strict=True):
        back.append(Course(program, np.concatenate([x, adjoint]), p, (later, earlier)))
        adjoint = back[-1].end()[size:]
    found = turn_by_turn(
        {
            "plain": Course(base, states[0], p, (0.0, duration)).seconds,
            "adjoint": lambda: forward.seconds() + sum(course.seconds() for course in back),
        },
        REPEATS,
    )
    exact = run.gradient(equations.coordinates[2], names, method="adjoint").to_numpy()
    start = run.sensitivities(names).motion.legs[0].columns[0]
    error = np.abs(adjoint[:size] @ start + adjoint[size:] - exact).max() / np.abs(exact).max()
    return against(
        f"gradient of the bicycle by {len(names)} parameters, by the adjoint, {duration:g} s", "ms", found["adjoint"],
        "one plain run", found["plain"], times_faster=1 / 5,
        note=f"at most 5 plain runs are promised: a ratio of 0.2; {error:.0e} from run.gradient",
    )  # fmt: skip


WHY_NOT = "the errors of columns are controlled like those of the motion, which takes half as many steps again"
WHY_NOT_DIFFRAX = "the 50 were promised against our own equations; here peers have the shortest form, written by hand"
