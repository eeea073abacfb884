"""Pieces of a sweep on a graphics card: starts completed here, motions there, many thousands at a time.

What the card cannot decide (a singular pose, a start that needs a search) is run here, one case after the other, as
without a card.
"""

from __future__ import annotations

import itertools
from collections.abc import Generator, Iterable
from dataclasses import asdict

import numpy as np

from appell.compile import program_of
from appell.compile.cuda import CudaProgram, cuda_program
from appell.ensemble.chunks import Piece, chunk_length, empty_piece
from appell.ensemble.cuda_runner import CudaResults, Kernel, NoGraphicsCard
from appell.ensemble.lane_inputs import LaneInputs
from appell.ensemble.starts import starts
from appell.ensemble.trajectory import FINISHED, STOPPED, Plan, outcome
from appell.errors import ModelError, NotApplicable
from appell.model.names import name_of
from appell.native.homes import Home, refusal
from appell.native.status import Status
from appell.numbers import ENSEMBLE
from appell.simulate.prepare import asked_by

GPU = "gpu"
FINEST = {"float64": 0.0, "float32": 1e-6}
"""The smallest tolerance: below it rounding, not the length of a step, is the error of single precision."""
DECIDED_HERE = (Status.SINGULAR, Status.UNPROJECTED, Status.DISPLACED)
"""Endings of the kernel that the scalar program looks at again: it decides on ranks, which the kernel does not."""


def on_card(plan: Plan, pieces: Iterable[int]) -> Generator[Piece, None, None]:
    """The pieces as they are finished, in order."""
    name = plan.equations.mechanism.name
    why = refusal(Home.CUDA, name, plan.asked) or refusal(Home.CUDA, name, asked_by(plan.equations))
    if not why and isinstance(plan.lanes, str):  # which complete the starts
        why = f"'{name}' cannot run on a graphics card: {plan.lanes}."
    if why:
        raise NotApplicable(why)
    program = program_of_plan(plan)
    try:
        kernel = Kernel(asdict(program))
    except NoGraphicsCard as error:
        raise ModelError(str(error)) from None
    length = chunk_length(plan)
    together = max(
        1, min(ENSEMBLE.card_cases, ENSEMBLE.card_numbers // (len(plan.histories) * plan.times.size)) // length
    )
    rest = iter(pieces)
    while batch := list(itertools.islice(rest, together)):
        yield from _batch(plan, kernel, program, batch, length)


def program_of_plan(plan: Plan) -> CudaProgram:
    """The program of a sweep: the parameters of its design differ from case to case."""
    equations = plan.equations
    names = [p.name for p in equations.mechanism.parameters]
    varied = [names.index(column.name) for column in plan.design.columns if column.kind == "parameter"]
    size = program_of(equations).system.sizes.parameters
    varied += range(len(names), size) if any(c.kind == "input" for c in plan.design.columns) else ()
    return cuda_program(
        program_of(equations).full_system,
        equations.mechanism.name,
        equations.principle.name,
        state_names=[name_of(f) for f in (*equations.coordinates, *equations.speeds)],
        parameter_names=names,
        varied=sorted(set(varied)),
        real=plan.precision,
        driven=plan.driven.of_kernel if isinstance(plan.driven, LaneInputs) else None,
    )


def _batch(
    plan: Plan, kernel: Kernel, program: CudaProgram, batch: list[int], length: int
) -> Generator[Piece, None, None]:
    """Some pieces at once."""
    numbers = np.concatenate([np.arange(first, min(first + length, plan.design.size)) for first in batch])
    driven = plan.driven if isinstance(plan.driven, LaneInputs) else None
    made = starts(plan, plan.lanes, numbers, None if driven is None else driven.start)  # type: ignore[arg-type]
    begun = np.flatnonzero(made.good)
    motions = _motions(plan, kernel, program, made.states[begun], made.parameters[begun]) if begun.size else None
    place = np.full(numbers.size, -1)
    place[begun] = np.arange(begun.size)
    for first in batch:
        here = np.flatnonzero((numbers >= first) & (numbers < first + length))
        yield _piece(plan, first, numbers[here], place[here], motions)


def _motions(plan: Plan, kernel: Kernel, program: CudaProgram, x: np.ndarray, p: np.ndarray) -> CudaResults:
    """The kernel's times end with the duration: samples may end before."""
    times = plan.times if plan.times[-1] == plan.duration else np.append(plan.times, plan.duration)
    limit = plan.settings.get("max_steps")
    return kernel.integrate(
        np.ascontiguousarray(x.T),
        p[0],
        times,
        varied=np.ascontiguousarray(p[:, list(program.varied)].T),
        tolerance=max(float(plan.settings["tolerance"]), FINEST[plan.precision]),
        max_steps=2**31 - 1 if limit is None else int(limit),
    )


def _piece(plan: Plan, first: int, numbers: np.ndarray, place: np.ndarray, motions: CudaResults | None) -> Piece:
    piece = empty_piece(plan, first, numbers.size)
    for k, (number, column) in enumerate(zip(numbers, place, strict=True)):
        ending = 0 if motions is None or column < 0 else int(motions.status[column])
        if motions is None or ending == 0 or ending in DECIDED_HERE:
            one = outcome(plan, int(number))
            piece.histories[k], piece.audited[k], piece.status[k] = one.histories, one.audited, one.status
            if one.message:
                piece.messages[int(number)] = one.message
            continue
        piece.histories[k] = motions.samples[: plan.times.size, :, column].T
        residual, drift, kinetic, change = (float(value) for value in motions.figures[:, column])
        size = kinetic or change
        piece.audited[k] = residual, drift / size if size else drift
        piece.status[k] = FINISHED if ending == Status.FINISHED else STOPPED
        if ending != Status.FINISHED:
            piece.messages[int(number)] = f"{Status(ending).message}."
    return piece
