"""What a plan is asked for, as functions of (t, x, u): rates, rows to keep, cost, bounds, start and goal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import casadi as ca
import numpy as np

from appell.equations import Equations
from appell.errors import InconsistentState, ModelError, NotApplicable
from appell.model import name_of
from appell.numbers import PLAN, ZERO
from appell.planning.junction import junction
from appell.planning.phases import PhaseFunctions, PlanModes, PlanPhase, smooth_parts
from appell.planning.reader import PhaseReader, limits_of
from appell.simulate.modes.phase import Measure
from appell.simulate.start import parameter_values

Interval: TypeAlias = tuple[float, float]


@dataclass(frozen=True)
class Conditions:
    """A column of values over (t, x, u), what each says in words, and their limits (conditions, 2)."""

    function: ca.Function
    names: tuple[str, ...]
    bounds: np.ndarray


@dataclass(frozen=True)
class PhaseProblem:
    """One phase: xdot = rates(t, x, u), 0 = kept(t, x), what is bounded along it and at its end.

    ``after``: the state with which the next phase begins, of (t, x, u) at the end of this one.
    """

    rates: ca.Function
    kept: ca.Function
    kept_names: tuple[str, ...]
    running_cost: ca.Function
    path: Conditions
    end: Conditions
    after: ca.Function
    duration: Interval

    @property
    def has_free_duration(self) -> bool:
        """Whether the time that the phase takes is sought."""
        return self.duration[0] < self.duration[1]


@dataclass(frozen=True)
class PlanProblem:
    """An optimal control problem of a mechanism:

        least   end_cost(T, x(T)) + integral of running_cost(t, x, u) from 0 to T
        with    xdot = rates(t, x, u),  0 = kept(t, x),  path_low <= path(t, x, u) <= path_high
                x(0) = start,  goal_low <= goal(T, x(T)) <= goal_high,  T within ``duration``

    with one function of each kind in every phase. Every function takes (t, x, u) with the parameters put in.
    ``state_bounds`` and ``input_bounds`` are limits of single states and inputs, ``start_bounds`` those of states at
    the start.
    """

    equations: Equations
    phases: tuple[PhaseProblem, ...]
    end_cost: ca.Function
    goal: Conditions
    start: np.ndarray
    start_bounds: np.ndarray
    duration: Interval
    state_bounds: np.ndarray
    input_bounds: np.ndarray
    states: tuple[str, ...]
    inputs: tuple[str, ...]
    parameters: Mapping[str, float]
    modes: tuple[tuple[str, ...], ...] = field(default=((),))

    @property
    def has_free_start(self) -> bool:
        """Whether the state at the start is sought."""
        return bool((self.start_bounds[:, 0] < self.start_bounds[:, 1]).any())


def plan_problem(
    equations: Equations,
    start: Mapping[Any, float | Interval],
    goal: Mapping[Any, float | Interval],
    duration: float | Interval,
    running_cost: Any,
    end_cost: Any,
    bounds: Mapping[Any, Interval],
    parameters: Mapping[Any, float] | None,
    phases: Sequence[PlanPhase] | None,
) -> PlanProblem:
    """Reads what was asked for. Raises ModelError where something of it has no meaning."""
    model = equations.mechanism
    modes = PlanModes(equations)
    if (modes.modes is not None or model.resets) and not phases:
        words = f"modes ({', '.join(modes.names)})" if modes.names else "resets"
        raise NotApplicable(
            f"the motion of '{model.name}' has {words}, and a plan needs their order: give phases=[ap.PlanPhase(...), "
            "...]; an order that is not known is not searched for."
        )
    total = _duration(duration)
    given = tuple(phases or [PlanPhase(duration=total)])
    keys = [modes.key(each.modes) for each in given]
    functions = modes[keys[0]].functions
    prescribed = [name for name in functions.inputs if name.endswith("'")]
    if prescribed:
        raise NotApplicable(
            f"the input '{prescribed[0].rstrip(chr(39))}' of '{model.name}' prescribes a motion, so that its "
            "derivatives are needed: make the mechanism move by a force or a torque, and plan that."
        )
    if not functions.inputs:
        raise NotApplicable(f"'{model.name}' has no input, and nothing to plan: add one with model.input(...).")
    for each in given[:-1]:
        if modes.equations.principle.has_momenta and each.until:
            raise NotApplicable("a strike changes speeds, and the speeds here are momenta: derive by Kane or Lagrange.")
    if given[-1].until:
        raise ModelError(f"the last phase lasts until {given[-1].until[0]!r}: it ends with the plan; add the next.")
    first = limits_of(start, "the start")
    fixed = {key: low for key, (low, high) in first.items() if low == high}
    assembled = equations.assemble(fixed, parameters)
    values = parameter_values(equations, parameters)
    readers = [PhaseReader(modes, modes[key], values) for key in keys]
    limits, goals = limits_of(bounds, "bounds"), limits_of(goal, "goal")
    path, state_bounds, input_bounds = _bounds_by_kind(readers[0], limits)
    problems = [
        _phase(
            modes, each, reader, modes[following] if following is not None else None, path, limits, running_cost, total
        )
        for each, reader, following in zip(given, readers, [*keys[1:], None], strict=True)
    ]
    last = readers[-1]
    problem = PlanProblem(
        equations=equations,
        phases=tuple(problems),
        end_cost=last.function("end_cost", [end_cost]),
        goal=Conditions(
            last.function("goal", list(goals)),
            tuple(name_of(key) for key in goals),
            np.array(list(goals.values()), float).reshape(-1, 2),
        ),
        start=np.array([assembled[name] for name in functions.states]),
        start_bounds=_start_bounds(first, assembled, functions.states),
        duration=total,
        state_bounds=state_bounds,
        input_bounds=input_bounds,
        states=functions.states,
        inputs=functions.inputs,
        parameters=dict(zip(functions.parameters, values.tolist(), strict=False)),
        modes=tuple(keys),
    )
    _require_start(problem)
    return problem


def _start_bounds(given: Mapping[Any, Interval], assembled: Mapping[str, float], states: Sequence[str]) -> np.ndarray:
    """Limits of the states at the start: where some are sought, those that are not given follow from the rows."""
    known = {name_of(key): interval for key, interval in given.items()}
    if all(low == high for low, high in known.values()):
        known = {name: (assembled[name], assembled[name]) for name in states}
    return np.array([known.get(name, (-np.inf, np.inf)) for name in states])


def _phase(
    modes: PlanModes,
    given: PlanPhase,
    reader: PhaseReader,
    following: PhaseFunctions | None,
    path: Sequence[Any],
    limits: Mapping[Any, Interval],
    running_cost: Any,
    total: Interval,
) -> PhaseProblem:
    """One phase: the bounds that were asked for, and what keeps its mode."""
    along = [(f"the bound of '{name_of(key)}'", reader.value(key), *limits[key]) for key in path]
    for name, guard in reader.phase.guards:
        if guard.measure is not Measure.SLIP:
            parts = [reader.value(part) for part in smooth_parts(guard)]
            words = f"that '{name}' stays '{modes.phase_of(reader.phase.key, name)}'"
            along += [(words, e, 0.0, np.inf) for e in parts]
    end, after = [], reader.x
    if following is not None:
        found = junction(modes, reader, tuple(given.until), following)
        end, after = list(found.conditions), found.after
    low, high = (PLAN.shortest * total[1], total[1]) if given.duration is None else _duration(given.duration)
    names = reader.functions.invariant_names
    return PhaseProblem(
        rates=ca.Function("rates", reader.arguments, [ca.cse(reader.of(reader.functions.rates))]),
        kept=ca.Function("kept", reader.arguments[:2], [reader.kept()]),
        kept_names=names,
        running_cost=reader.function("running_cost", [running_cost]),
        path=_conditions(reader, "path", along),
        end=_conditions(reader, "end", end),
        after=reader.column("after", [ca.cse(after)]),
        duration=(low, high),
    )


def _conditions(reader: PhaseReader, name: str, found: Sequence[tuple[str, ca.SX, float, float]]) -> Conditions:
    return Conditions(
        reader.column(name, [ca.cse(value) for _, value, _, _ in found]),
        tuple(words for words, *_ in found),
        np.array([(low, high) for _, _, low, high in found], float).reshape(-1, 2),
    )


def _require_start(problem: PlanProblem) -> None:
    """Refuse a start that does not satisfy the rows of the first phase."""
    first = problem.phases[0]
    off = np.abs(np.array(first.kept(0.0, problem.start))).ravel()
    size = 1.0 + float(np.abs(problem.start).max(initial=0.0))
    if off.size and off.max() > ZERO.expressions * size:
        raise InconsistentState(
            f"the start of the plan does not satisfy '{first.kept_names[int(np.argmax(off))]}', which acts in the "
            f"first phase: it is off by {off.max():.3g}."
        )


def _bounds_by_kind(reader: PhaseReader, limits: Mapping[Any, Interval]) -> tuple[list[Any], np.ndarray, np.ndarray]:
    """Expressions that are not a single state or input, and the tables of limits of those that are."""
    path, tables = [], [np.tile([-np.inf, np.inf], (column.numel(), 1)) for column in (reader.x, reader.u)]
    for key, interval in limits.items():
        value = reader.value(key)
        for column, table in zip((reader.x, reader.u), tables, strict=True):
            same = [k for k in range(column.numel()) if ca.is_equal(value, column[k])]
            if same:
                table[same[0]] = interval
                break
        else:
            path.append(key)
    return path, tables[0], tables[1]


def _duration(given: float | Interval) -> Interval:
    """The least and the largest duration."""
    ((_, (low, high)),) = limits_of({"duration": given}, "the plan").items()
    if not 0 < low < np.inf or high == np.inf:
        raise ModelError(f"the duration of a plan is {given!r}: give a positive number or (least, largest).")
    return low, high
