"""What comes before an integration: a complete state, the usual sizes of rows and speeds, blocks as numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

import numpy as np
import sympy as sm

from appell.algebra.newton import onto_rows
from appell.algebra.rank import metric_root, null_space, rank, unit_rows
from appell.algebra.sampling import random_directions
from appell.compile import Program, compile_equations, program_at_states, program_of
from appell.compile.lanes import LanesProgram, compile_lanes
from appell.compile.lanes_graph import lanes_graph, start_graph
from appell.equations import Equations
from appell.equations.forms import auxiliaries_at_start
from appell.native.homes import Home, Part, unmet
from appell.numbers import CACHE, DRAW, RANK
from appell.simulate.assembly import (
    assemble,
    assemble_higher,
    report_others,
    require_regular,
    satisfies,
)
from appell.simulate.events import Event
from appell.simulate.memory import with_integrals
from appell.simulate.modes.mode import Modes, modes_of
from appell.simulate.start import state_table
from appell.simulate.trajectory import EventRecord
from appell.system.stage import stage

K = TypeVar("K")
T = TypeVar("T")


@stage
def state_program(equations: Equations) -> Program:
    """The program that gives numbers at one state, for which nothing is compiled."""
    return program_at_states(equations)


@stage
def state_modes(equations: Equations) -> Modes:
    """The modes for the same."""
    return Modes(equations, (), modes_of(equations), at_states=True)


def asked_by(equations: Equations) -> dict[Part, str]:
    """What the equations ask of the home in which they run, in words that are empty where they do not."""
    program = program_of(equations)
    system = program.system
    higher = system.higher is not None or system.reader is not None
    return {
        Part.HIGHER: "its equations are of higher order" if higher else "",
        Part.SWITCHES: "" if program.switches is None else "something in it switches with time",
        Part.LAWS: "its reactions are not ideal, or actuators keep its constraints" if system.has_ideal else "",
    }


@stage
def lanes_of(equations: Equations) -> LanesProgram | str:
    """The program that runs many motions at once, or why there is none."""
    program = program_of(equations)
    slices = program.system.outputs
    why = unmet(Home.LANES, asked_by(equations))
    if why:
        return why
    if program.system.contradiction:
        return f"{equations.principle.name} does not keep every row"
    graph = lanes_graph(program.full_system, slices["kinetic energy",].start, slices["potential energy",].start)
    return graph if isinstance(graph, str) else compile_lanes(graph)


@stage
def starting_lanes(equations: Equations) -> LanesProgram | str:
    """The program that completes many starts at once, or why there is none."""
    lanes = lanes_of(equations)
    if isinstance(lanes, str):
        return lanes
    graph = start_graph(program_of(equations).full_system)
    return graph if isinstance(graph, str) else compile_lanes(graph)


def program_with(equations: Equations, events: Sequence[sm.Expr] = ()) -> Program:
    """The program with functions for these events; the latest few are kept."""
    if not events:
        return program_of(equations)
    return _latest(_programs(equations), tuple(events), lambda: compile_equations(equations, events))


def modes_with(equations: Equations, events: Sequence[Event] = ()) -> Modes:
    """The modes, each with functions for these events; the latest few are kept."""
    if not events:
        return modes_of(equations)
    return _latest(_modes(equations), tuple(events), lambda: Modes(equations, events, modes_of(equations)))


@stage
def _programs(equations: Equations) -> dict[tuple[sm.Expr, ...], Program]:
    return {}


@stage
def _modes(equations: Equations) -> dict[tuple[Event, ...], Modes]:
    return {}


def _latest(kept: dict[K, T], key: K, make: Callable[[], T]) -> T:
    """What is kept for a key or made for it; the oldest gives way where there are as many as are kept."""
    if key not in kept:
        if len(kept) >= CACHE.programs:
            kept.pop(next(iter(kept)))
        kept[key] = make()
    return kept[key]


def start_state(
    equations: Equations,
    program: Program,
    state: Mapping[Any, float],
    p: np.ndarray,
    time: float,
    *,
    report: bool = True,
) -> np.ndarray:
    """The program's state from what is known: completed, with the auxiliary states at their start.

    ``report``: whether other states that complete it as well are warned of.
    """
    as_given = not equations.mechanism.contacts and not equations.mechanism.kinematics.memories
    if as_given and program.system.higher is None and not program.system.auxiliary_states:
        x = state_table(equations).given(state)
        if x is not None:
            q, u = x[: len(equations.coordinates)], x[len(equations.coordinates) :]
            if satisfies(equations, q, u, p, time):
                require_regular(equations, (q, u, time, p))
                return x
    known = with_integrals(equations, state_table(equations, program.system.auxiliary_states).known(state), p, time)
    if program.system.higher is not None:
        return assemble_higher(equations, program, known, p, time)
    q, u = assemble(equations, known, p, time)
    require_regular(equations, (q, u, time, p))
    if report:
        report_others(equations, known, (q, u), p, time)
    if not program.system.auxiliary_states:
        return np.concatenate([q, u])
    given = np.array(auxiliaries_at_start(equations)(q, u, time, p), float).ravel()
    s = np.array([known.auxiliaries.get(i, value) for i, value in enumerate(given)], float)
    return np.concatenate([q, u, s])


def scales(program: Program, x: np.ndarray, p: np.ndarray, t: float, resting: int = 0) -> dict[str, Any]:
    """The usual length of each row in the metric, and of each speed, from the start; ``resting`` rows do not act."""
    g = program.system
    if not g.sizes.rows:
        return {}
    if not program.system.contradiction:  # where A is that of the model
        found = program.regular_scales(t, x, p, resting)
        if found is not None:
            return found
    A, metric = constraint_matrix(program, x, p, t), metric_at(program, x, p, t)
    diagonal = np.diag(metric)
    usual = np.where(diagonal > 0, diagonal, 1.0)
    lengths = np.linalg.norm(_rows_of_the_model(program, A, x, p, t) @ metric_root(metric), axis=1)
    return {
        "row_scale": np.where(np.isfinite(lengths), lengths, 0.0),
        "speed_scale": 1 / np.sqrt(usual),
        "rank_bound": _rank_where_rows_hold(program, x, p, t, _rank_of(A, usual), resting),
    }


def _rows_of_the_model(program: Program, A: np.ndarray, x: np.ndarray, p: np.ndarray, t: float) -> np.ndarray:
    """A, of rows in velocities as the model has them: a principle may take a part of them only (Dead)."""
    g = program.system
    if not program.system.contradiction or not g.sizes.velocity_rows:
        return A
    J = program.evaluate("velocity", t, x, p)[g.sizes.velocity_rows :].reshape(
        g.sizes.velocity_rows, g.sizes.speeds, order="F"
    )
    A = A.copy()
    A[[i for i, row in enumerate(program.system.rows) if row.has_velocity]] = J
    return A


def _rank_where_rows_hold(program: Program, x: np.ndarray, p: np.ndarray, t: float, rank: int, resting: int) -> int:
    """The largest rank of the rows here and at states nearby that satisfy them; 0 where others nearby have no more."""
    if rank == program.system.sizes.rows - resting or program.system.higher is not None:
        return 0
    directions, nq = random_directions(x.size, seed=7), program.system.sizes.coordinates
    sizes = np.repeat([_size(x[:nq]), _size(x[nq:])], [nq, x.size - nq])
    anywhere = _rank(program, x + RANK.neighbour * sizes * next(directions), p, t)
    for _ in range(DRAW.few):
        if rank >= anywhere:
            return 0
        rank = max(rank, _rank(program, _neighbour(program, x, p, t, next(directions)), p, t))
    return rank if rank < anywhere else 0


def _size(z: np.ndarray) -> float:
    """The size of coordinates or speeds; 1 where all are zero."""
    return float(np.abs(z).max(initial=0.0)) or 1.0


def _rank(program: Program, x: np.ndarray, p: np.ndarray, t: float) -> int:
    diagonal = np.diag(metric_at(program, x, p, t))
    return _rank_of(constraint_matrix(program, x, p, t), np.where(diagonal > 0, diagonal, 1.0))


def _rank_of(A: np.ndarray, usual: np.ndarray) -> int:
    """The rank of rows scaled to unit length in the diagonal of the metric."""
    if len(A) == 1:
        return int(A.any())
    A = A / np.sqrt(usual)
    lengths = np.linalg.norm(A, axis=1, keepdims=True)
    rows = np.divide(A, lengths, out=np.zeros_like(A), where=lengths > RANK.threshold * lengths.max(initial=0.0))
    gram = rows @ rows.T
    # no eigenvalue of the Gram matrix is below 0.1 (Gershgorin): quicker seen than a rank
    if (2 * gram.diagonal() - np.abs(gram).sum(axis=1)).min() > 0.1:
        return len(rows)
    return rank(A, least=RANK.threshold * float(np.linalg.norm(A, axis=1).max(initial=0.0)))


def _neighbour(program: Program, x: np.ndarray, p: np.ndarray, t: float, direction: np.ndarray) -> np.ndarray:
    """A state a little further on along the position rows, found by Newton's method with directions of some length."""
    g, evaluate = program.system, program.evaluate
    nq, n, m = g.sizes.coordinates, g.sizes.speeds, g.sizes.position_rows
    diagonal = np.diag(metric_at(program, x, p, t))
    root = 1 / np.sqrt(np.where(diagonal > 0, diagonal, 1.0))

    def norms(x: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        c, J = np.split(evaluate("norms", t, x, p), [g.sizes.norm_rows])
        return c, J.reshape(g.sizes.norm_rows, nq, order="F")

    def positions(x: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        c, J, _ = np.split(evaluate("position", t, x, p), [m, m + m * n])
        return c, J.reshape(m, n, order="F")

    def moved(x: np.ndarray, step: np.ndarray) -> np.ndarray:
        G = evaluate("position", t, x, p)[m + m * n :]
        if g.is_recursive:
            G = np.array(g.functions["displacement"](t, x, p, []), float)
        x = x.copy()
        x[:nq] += G.reshape(nq, n, order="F") @ step
        return x

    if m:  # first a step along the rows: its direction by the metric, its size by that of the coordinates
        free = null_space(unit_rows(positions(x)[1] * root), RANK.neighbour)
        along = root * (free @ direction[: free.shape[1]])
        longest = float(np.abs(moved(x, along) - x).max())
        x = moved(x, along * (RANK.neighbour * _size(x[:nq]) / longest)) if longest else x
    for _ in range(9):
        if g.sizes.norm_rows:
            x = onto_rows(norms, x, 1, free=slice(nq), cutoff=RANK.neighbour)
        if not m:
            break
        x = onto_rows(positions, x, 1, root=root, cutoff=RANK.neighbour, move=moved)
    return x


def metric_at(program: Program, x: np.ndarray, p: np.ndarray, t: float) -> np.ndarray:
    """The metric of projection; M itself where nothing is projected (rows in accelerations only)."""
    g = program.system
    if g.sizes.position_rows + g.sizes.velocity_rows and not g.is_recursive:
        return program.evaluate("metric", t, x, p).reshape(g.sizes.speeds, g.sizes.speeds, order="F")
    return program.mass_matrix(t, x, p)


def constraint_matrix(program: Program, x: np.ndarray, p: np.ndarray, t: float) -> np.ndarray:
    """A at a state."""
    return program.constraint_matrix(t, x, p)


def model_state(program: Program, event: EventRecord, p: Callable[[float, np.ndarray], np.ndarray]) -> np.ndarray:
    """The model's coordinates and speeds where an event was found."""
    rates = np.zeros((1, program.system.sizes.speeds))
    q, u, _ = program.read(np.array([event.time]), event.state[None], rates, p)
    return np.concatenate([q[0], u[0]])
