"""Stiff mechanisms by Radau IIA, against SciPy's Radau and CVODE at an error that is no larger than ours."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import sympy as sm
from measure import Row, against, middle, turn_by_turn
from peers import casadi_cvodes, scipy_radau

import appell as ap
from appell.catalogue import ANDREWS_SQUEEZER, FLYBALL_GOVERNOR
from appell.compile import program_of
from appell.simulate.integrate import Session
from appell.simulate.options import IntegrationOptions
from appell.simulate.prepare import scales, start_state
from appell.simulate.start import parameter_values

RUNS = 5  # in a row, each turn
TRIED = [10.0**-k for k in np.arange(4, 12.6, 0.5)]
"""Tolerances among which a peer finds the loosest whose error is no larger than ours."""


@dataclass(frozen=True)
class Problem:
    """A motion, the tolerance we take and the coordinates at its end as another method or a paper has them."""

    name: str
    model: ap.Model
    start: dict[str, float]
    end: float
    tolerance: float
    reference: np.ndarray | None = None
    """Published coordinates; None: by DOP853 at 1e-13."""


def penalty_pendulum() -> ap.Model:
    """A pendulum in Cartesian coordinates whose rod is a spring of 1e10 N/m."""
    model = ap.Model("pendulum on a spring of 1e10 N/m")
    N, (x, y) = model.frame, model.coordinates("x y")
    model.particle("bob", mass=1, position=x * N.x + y * N.y)
    model.gravity(-9.81 * N.y)
    model.potential("rod", 1e10 * (sm.sqrt(x**2 + y**2) - 1) ** 2 / 2)
    return model


def problems() -> list[Problem]:
    angles = np.array([number.value for number in ANDREWS_SQUEEZER.numbers])
    swing = {"x": np.sin(0.5), "y": -np.cos(0.5), "xdot": 0.0, "ydot": 0.0}
    governor, squeezer = FLYBALL_GOVERNOR, ANDREWS_SQUEEZER
    return [
        Problem("stiff flyball governor (IFToMM A05), 10 s", governor.model(), dict(governor.start), 10.0, 1e-8),
        Problem("pendulum on a spring of 1e10 N/m, 1 s", penalty_pendulum(), swing, 1.0, 1e-6),
        Problem("Andrews' squeezer, 0.03 s", squeezer.model(), dict(squeezer.start), 0.03, 1e-8, angles),
    ]


def stiff() -> list[Row]:
    return [row for problem in problems() for row in compare(problem)]


def compare(problem: Problem) -> list[Row]:
    equations = problem.model.derive(ap.Kane(reactions=True))
    c, p = program_of(equations), parameter_values(equations, None)
    x0 = start_state(equations, c, problem.start, p, 0.0)
    sizes = scales(c, x0, p, 0.0)
    nq = c.system.sizes.coordinates

    def ours(tolerance: float, implicit: bool = True) -> tuple[float, np.ndarray]:
        session = Session.begin(
            c, IntegrationOptions(tolerance=tolerance, max_steps=10**8), times=[0.0, problem.end], x0=x0,
            parameters=p, jacobian=c.jacobian if implicit else None, **sizes
        )  # fmt: skip
        before = time.perf_counter()
        status = session.advance(10**8)
        return time.perf_counter() - before, session.trajectory(status).states[-1]

    reference = ours(1e-13, implicit=False)[1][:nq] if problem.reference is None else problem.reference

    def error(state: np.ndarray) -> float:
        return float(abs(state[:nq] - reference).max())

    own = error(ours(problem.tolerance)[1])
    f, jacobian = scipy_radau.right_side(c, p, sizes)
    radau = loosest(lambda tol: scipy_radau.integrate(f, jacobian, x0, problem.end, tol), error, own)
    cvode = loosest(
        lambda tol: casadi_cvodes.integrate(casadi_cvodes.integrator(c, problem.end, tol), x0, p), error, own
    )
    made = casadi_cvodes.integrator(c, problem.end, cvode[0])
    explicit = loosest(lambda tol: ours(tol, implicit=False)[1], error, own)
    found = turn_by_turn(
        {
            "appell": lambda: middle(lambda: ours(problem.tolerance)[0], RUNS),
            "scipy": lambda: timed(lambda: scipy_radau.integrate(f, jacobian, x0, problem.end, radau[0])),
            "cvode": lambda: middle(lambda: timed(lambda: casadi_cvodes.integrate(made, x0, p)), RUNS),
            "explicit": lambda: middle(lambda: ours(explicit[0], implicit=False)[0], RUNS),
        },
        repeats=7,
    )
    peers = (
        ("SciPy Radau", "scipy", radau, "the right side and Jacobian are appell's, called from Python"),
        ("CVODES of CasADi, BDF", "cvode", cvode, "the same graph in CasADi's virtual machine, no constraint kept"),
        ("appell's DOP853", "explicit", explicit, "explicit, with the same projection"),
    )
    return [
        against(problem.name, "ms", found["appell"], peer, found[key], errors=(own, reached),
                note=f"Radau IIA at {problem.tolerance:.0e}; peer at {tolerance:.1e}: {words}")
        for peer, key, (tolerance, reached), words in peers
    ]  # fmt: skip


def loosest(
    run: Callable[[float], np.ndarray], error: Callable[[np.ndarray], float], no_worse_than: float
) -> tuple[float, float]:
    """The loosest tolerance tried whose error is no larger, and that error; the tightest where none is."""
    for tolerance in TRIED:
        try:
            reached = error(run(tolerance))
        except RuntimeError:  # CVODE gives up: so tight it cannot be, or too loose
            continue
        if reached <= no_worse_than:
            break
    return tolerance, reached


def timed(function: Callable[[], object]) -> float:
    before = time.perf_counter()
    function()
    return time.perf_counter() - before
