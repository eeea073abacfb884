"""The two pucks of section 4, 10 s at 1e-10: the integration alone, and everything from the model on."""

from __future__ import annotations

import time
from dataclasses import dataclass

import numpy as np
import sympy as sm
from measure import Lap, Row, against, lap, middle, turn_by_turn
from peers import heyoka_taylor, sympy_scipy
from places import cache_folder

import appell as ap
from appell.catalogue import CHAPLYGIN_SLEIGH, TWO_PUCKS
from appell.compile import Program, cache, program_of
from appell.simulate.integrate import Session
from appell.simulate.options import IntegrationOptions
from appell.simulate.prepare import scales as scales_of

END, TOLERANCE = 10.0, 1e-10
X0 = np.array([1, -2, 1, 2, 0.3, 0.4, 0.4, -0.3])
VALUES = [1.0, 2.0, 1.0, 0.0, 1.0, 0.0]  # m1, m2, sigma1 to sigma4
RUNS = 51  # in a row, each turn
TRIED = [10.0**-k for k in np.arange(7.5, 11.01, 0.25)]
"""Tolerances among which a peer finds the one of equal error."""


def pucks() -> list[Row]:
    problem = Problem.make()
    return [*integration(problem), *from_the_model(problem)]


@dataclass(frozen=True)
class Problem:
    """The pucks as SymPy has them, and where they are at the end."""

    pucks: sympy_scipy.Pucks
    rates: list[sm.Expr]
    end_state: np.ndarray

    @classmethod
    def make(cls) -> Problem:
        p = sympy_scipy.pucks()
        rates = sympy_scipy.accelerations(p)
        reference = heyoka_taylor.taylor(p, rates, VALUES, X0, END, 1e-15, folded=False)
        reference.run()
        problem = cls(p, rates, reference.state)
        own = appell_run(program(reactions=True), 1e-14)
        if problem.error(own) > 1e-11:
            raise RuntimeError(f"the two references differ by {problem.error(own):.1e}")
        return problem

    def error(self, state: np.ndarray) -> float:
        """Largest error of an entry of the state at the end."""
        return float(abs(state - self.end_state).max())

    def heyoka(self, no_worse_than: float, *, folded: bool) -> tuple[heyoka_taylor.Taylor, float, float]:
        """heyoka at the loosest tolerance whose error is no larger than ours; its tolerance and error."""
        for tolerance in TRIED:
            made = heyoka_taylor.taylor(self.pucks, self.rates, VALUES, X0, END, tolerance, folded=folded)
            made.run()
            if self.error(made.state) <= no_worse_than:
                return made, tolerance, self.error(made.state)
        raise RuntimeError("heyoka does not reach our error")


# ---- the integration alone ------------------------------------------------------------------------------------------


def program(*, reactions: bool) -> Program:
    return program_of(TWO_PUCKS.model().derive(ap.Kane(reactions=reactions)))


def begin(c: Program, tolerance: float = TOLERANCE) -> Session:
    scales = scales_of(c, X0, np.array(VALUES), 0.0)
    return Session.begin(
        c, IntegrationOptions(tolerance=tolerance), times=[0.0, END], x0=X0, parameters=VALUES, **scales
    )


def appell_run(c: Program, tolerance: float) -> np.ndarray:
    session = begin(c, tolerance)
    return session.trajectory(session.advance(10**6)).states[-1]


def integration(problem: Problem) -> list[Row]:
    evident, minimal = program(reactions=True), program(reactions=False)
    f = sympy_scipy.right_side(problem.pucks, problem.rates, VALUES)
    error = problem.error(appell_run(evident, TOLERANCE))
    run_time, tol_run_time, error_run_time = problem.heyoka(error, folded=False)
    folded, tol_folded, error_folded = problem.heyoka(error, folded=True)
    found = turn_by_turn(
        {
            "advance": lambda: middle(lambda: _advance(evident), RUNS),
            "minimal": lambda: middle(lambda: _advance(minimal), RUNS),
            "whole": lambda: middle(lambda: _whole(evident), RUNS),
            "heyoka": lambda: middle(lambda: _taylor(run_time), RUNS),
            "folded": lambda: middle(lambda: _taylor(folded), RUNS),
            "scipy": lambda: middle(lambda: _scipy(f), RUNS // 10),
        },
        repeats=31,
    )
    scipy = "lambdify(cse) and SciPy DOP853"
    scipy_errors = error, problem.error(sympy_scipy.integrate(f, X0, END, TOLERANCE))
    minimal_errors = problem.error(appell_run(minimal, TOLERANCE)), scipy_errors[1]
    name, inside = "two pucks, 10 s at 1e-10", "one native call, projection and two samples in it"
    return [
        against(name, "µs", found["advance"], scipy, found["scipy"], times_faster=100, errors=scipy_errors,
                note=inside, why_not=WHY_NOT_SCIPY),
        against(f"{name}, with the setting up in Python", "µs", found["whole"], scipy, found["scipy"],
                times_faster=100, errors=scipy_errors, note="Session.begin and advance", why_not=WHY_NOT_WHOLE),
        against(f"{name}, minimal equations", "µs", found["minimal"], scipy, found["scipy"], errors=minimal_errors,
                note=inside),
        against(name, "µs", found["advance"], "heyoka, parameters at run time", found["heyoka"], times_faster=1,
                errors=(error, error_run_time), note=f"peer at {tol_run_time:.1e}, no constraint kept",
                why_not=WHY_NOT_HEYOKA),
        against(name, "µs", found["advance"], "heyoka, parameters as constants", found["folded"], times_faster=1,
                errors=(error, error_folded), note=f"peer at {tol_folded:.1e}, no constraint kept",
                why_not=WHY_NOT_HEYOKA),
    ]  # fmt: skip


def _advance(c: Program) -> float:
    session = begin(c)
    before = time.perf_counter()
    session.advance(10**6)
    return time.perf_counter() - before


def _whole(c: Program) -> float:
    scales, parameters = scales_of(c, X0, np.array(VALUES), 0.0), np.array(VALUES)
    times = np.array([0.0, END])
    before = time.perf_counter()
    session = Session.begin(
        c, IntegrationOptions(tolerance=TOLERANCE), times=times, x0=X0, parameters=parameters, **scales
    )
    session.advance(10**6)
    return time.perf_counter() - before


def _taylor(t: heyoka_taylor.Taylor) -> float:
    t.reset()
    before = time.perf_counter()
    t.run()
    return time.perf_counter() - before


def _scipy(f) -> float:  # type: ignore[no-untyped-def]
    before = time.perf_counter()
    sympy_scipy.integrate(f, X0, END, TOLERANCE)
    return time.perf_counter() - before


# ---- from the model object to the finished run ----------------------------------------------------------------------


def from_the_model(problem: Problem) -> list[Row]:
    with cache_folder() as folder:
        cache.forget()
        stepper = _stepper_alone(folder)

        def ours() -> Lap:
            folder.clear(keep=stepper)
            return _appell_from_model()

        found = turn_by_turn({"appell": ours, "sympy": _sympy_from_model}, repeats=11, warm=2)
    cache.forget()
    errors = tuple(problem.error(s) for s in (_last["appell"], _last["sympy"]))
    return [
        against(
            "two pucks, from model to finished run",
            "s",
            found["appell"],
            "SymPy, lambdify and SciPy",
            found["sympy"],
            times_faster=1,
            errors=(errors[0], errors[1]),
            note="machine code made anew, that of the stepper kept",
        )
    ]


_last: dict[str, np.ndarray] = {}


def _stepper_alone(folder) -> set:  # type: ignore[no-untyped-def, type-arg]
    """The object of the stepper, which every model shares: what two models have in common."""
    program_of(CHAPLYGIN_SLEIGH.model().derive(ap.Kane(reactions=True)))
    one = folder.files()
    cache.forget()
    folder.clear()
    _ = program(reactions=True)
    return one & folder.files()


def _appell_from_model() -> Lap:
    sm.core.cache.clear_cache()
    cache.forget()
    model = TWO_PUCKS.model()

    def work() -> None:
        run = model.derive(ap.Kane(reactions=True)).simulate(END, TWO_PUCKS.start, tolerance=TOLERANCE, samples=2)
        _last["appell"] = np.array([run[name][-1] for name in TWO_PUCKS.start])

    return lap(work)


def _sympy_from_model() -> Lap:
    sm.core.cache.clear_cache()
    p = sympy_scipy.pucks()

    def work() -> None:
        f = sympy_scipy.right_side(p, sympy_scipy.accelerations(p), VALUES)
        _last["sympy"] = sympy_scipy.integrate(f, X0, END, TOLERANCE)

    return lap(work)


WHY_NOT_SCIPY = (
    "by a profile an eighth of the native call is the equations; stages, checks and the projection are the rest"
)
WHY_NOT_WHOLE = "checking arguments and laying out arrays in Python takes longer than the run itself"
WHY_NOT_HEYOKA = (
    "the projection, which heyoka does not make, takes a quarter of it, the wrapper in Python a tenth; without both it "
    "is still slower: by the profile the sums of stages and the checks of each of them take longer than the equations"
)
