"""The stages of a plan: the problem, guesses, the first mesh, finer meshes, the replay."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from appell.equations import Equations
from appell.errors import SimulationError
from appell.numbers import DRAW, PLAN, SAME
from appell.planning.gauss import GaussScheme, gauss_scheme
from appell.planning.goal import require_goal, require_reachable
from appell.planning.guess import GuessSource
from appell.planning.mesh_solution import PlannedMotion
from appell.planning.multipliers import Rows
from appell.planning.phases import PlanPhase
from appell.planning.plan import MotionPlan
from appell.planning.problem import Interval, PlanProblem, plan_problem
from appell.planning.refinement import MeshRecord, refined
from appell.planning.scales import Scales, scales_of
from appell.planning.transcription import MeshResult, Transcription, rows_of
from appell.simulate.progress import progress_bar


def plan(
    equations: Equations,
    start: Mapping[Any, float | Interval],
    goal: Mapping[Any, float | Interval],
    *,
    duration: float | Interval,
    cost: Any = 0,
    end_cost: Any = 0,
    bounds: Mapping[Any, Interval] | None = None,
    parameters: Mapping[Any, float] | None = None,
    tolerance: float = PLAN.tolerance,
    minima: int = 1,
    phases: Sequence[PlanPhase] | None = None,
    guess: PlannedMotion | MotionPlan | None = None,
    intervals: int = PLAN.intervals,
    seed: int = 0,
    progress: bool | None = None,
) -> MotionPlan:
    """The inputs that bring a mechanism to a goal at the least cost, by Gauss collocation on its own equations.

    >>> import appell as ap
    >>> model = ap.Model("cart"); x = model.coordinates("x"); f = model.input("f")
    >>> cart = model.particle("cart", mass=1, position=x * model.frame.x)
    >>> _ = model.force(cart, f * model.frame.x)
    >>> fastest = ap.plan(
    ...     model.derive(ap.Kane()), {"x": 0, "xdot": 0}, {"x": 1, "xdot": 0}, duration=(0.5, 10.0),
    ...     end_cost=model.time, bounds={f: (-1, 1)},
    ... )
    >>> round(fastest.duration, 4)
    2.0

    The constraints of the mechanism are kept at the end of every interval. The mesh is refined until two meshes agree
    on the cost and the motion is exact, both to the tolerance; several guesses are tried, and the cheapest minimum is
    returned with the costs of the others.

    Parameters
    ----------
    equations
        Of a model with at least one input that is a force or a torque.
    start
        The state at the begin; what is left out is assembled as for ``simulate``. A pair (least, largest) is sought,
        and with it all that is left out.
    goal
        For expressions of the state (symbols, names, SymPy expressions): the value at the end, or (least, largest).
    duration
        Seconds, or (least, largest) where the duration is sought.
    cost
        An expression of states, inputs and time that is integrated over the motion.
    end_cost
        An expression of the state and the time at the end: ``model.time`` for the shortest time.
    bounds
        (least, largest) for states, inputs, multipliers and other expressions along the motion.
    parameters
        Values in place of the defaults.
    tolerance
        Agreement of two meshes, and exactness of the motion.
    minima
        How many different minima are sought; the cheapest is returned, with the costs of all.
    phases
        Where the motion has modes or resets: the phases in their order, each a ``PlanPhase``.
    guess
        A plan to begin with, in place of guesses of its own.
    intervals
        Of the first mesh of each phase.
    seed
        Of the random inputs behind the guesses.
    progress
        A bar; None shows it on a terminal only.

    Raises
    ------
    ModelError
        Something given is not of the model, or an interval is empty.
    InconsistentState
        The goal contradicts the constraints, or the start those of the first phase.
    SimulationError
        No guess led to a plan; the error names the conditions that the best guess violates.
    """
    problem = plan_problem(equations, start, goal, duration, cost, end_cost, bounds or {}, parameters, phases)
    scheme, fractions = gauss_scheme(PLAN.stages), np.linspace(0.0, 1.0, intervals + 1)
    scales = scales_of(problem)
    require_goal(problem, scales, seed)
    require_reachable(problem)
    starts = DRAW.starts * minima
    if guess is None:
        guesses = GuessSource(problem, scheme, fractions, scales, seed).guesses(starts)
    else:
        given = guess.motion if isinstance(guess, MotionPlan) else guess
        guesses = iter([PlannedMotion.of([each.on(fractions, scheme) for each in given.phases])])
    with progress_bar("plan", 0.0, float(starts + 1), progress) as report:
        found = _on_first_mesh(problem, scheme, scales, guesses, minima, report)
        # the first mesh may give minima in the wrong order, and some that a finer one does not have: each is refined
        candidates: list[tuple[MeshResult, list[MeshRecord], bool]] = []
        for first, rows in found:
            candidates.append(refined(problem, first, scales, rows, tolerance))
            if sum(agrees for _, _, agrees in candidates) == minima:
                break
        candidates.sort(key=lambda each: (not each[2], each[0].cost))
        last, meshes, agrees = candidates[0]
    return MotionPlan(
        multipliers=last.multipliers,
        problem=problem,
        motion=last.motion,
        cost=last.cost,
        duration=last.motion.duration,
        meshes=tuple(meshes),
        agrees=agrees,
        active=last.active,
        minima=_distinct([each[0].cost for each in candidates if each[2]] or [last.cost]),
    )


def _on_first_mesh(
    problem: PlanProblem,
    scheme: GaussScheme,
    scales: Scales,
    guesses: Iterator[PlannedMotion],
    minima: int,
    report: Any,
) -> list[tuple[MeshResult, Rows]]:
    """The minima to which guesses lead, the cheapest first. Raises SimulationError where there is none."""
    found: list[tuple[MeshResult, Rows]] = []
    nearest: MeshResult | None = None
    converged = tried = 0
    for tried, guess in enumerate(guesses, start=1):
        rows = rows_of(problem, guess)
        solved = Transcription(problem, scheme, scales, rows).solve(guess, PLAN.first_iterations)
        if report is not None:
            report(float(tried))
        if not solved.success:
            if nearest is None or solved.violation < nearest.violation:
                nearest = solved
            continue
        converged += 1
        if all(abs(solved.cost - other.cost) > SAME.gap * abs(other.cost) for other, _ in found):
            found.append((solved, rows))
        if len(found) >= minima and converged >= PLAN.agreeing:
            break
    name = problem.equations.mechanism.name
    if not found and nearest is None:
        raise SimulationError(
            f"no guess for a plan of '{name}' runs to its end: give guess=, an earlier plan, or a shorter duration."
        )
    if not found and nearest is not None:
        words = [f"{name} by {value:.2g}" for name, value in nearest.violated.items()]
        raise SimulationError(
            f"no plan of '{name}' was found from {tried} guesses; the nearest violates {', '.join(words)} (of usual "
            f"sizes): relax the goal or the bounds, or give more time."
        )
    return sorted(found, key=lambda each: each[0].cost)


def _distinct(costs: list[float]) -> tuple[float, ...]:
    """Costs that differ by more than two meshes may."""
    kept: list[float] = []
    for cost in sorted(costs):
        if all(abs(cost - other) > SAME.gap * abs(other) for other in kept):
            kept.append(cost)
    return tuple(kept)
