"""A status of native code in words, with its place, row and time; and the error that belongs to it."""

from __future__ import annotations

from appell.compile.native import Arrays
from appell.errors import ConstraintError, InconsistentState, SimulationError, SingularSystem
from appell.native.status import Place, Status
from appell.numbers import RUN

SPARSE_PLACES = (Place.IN_ROWS, Place.IN_POSITION, Place.IN_VELOCITY)
"""Where a singular system is one of a sparse solve, which names the row."""


def failure_message(status: Status, arrays: Arrays) -> str:
    """The outcome in words, with its place, row and time."""
    text = status.message
    if status is Status.FINISHED:
        return text
    run = arrays.run
    if status in (Status.TOO_MANY_STEPS, Status.STEP_TOO_SMALL) and run.stiff_steps >= RUN.stiff:
        text += "; the motion is stiff there: integrator='radau' takes longer steps"
    if not status.is_failure or status is Status.TOO_MANY_STEPS:
        return text
    says_where = status in (Status.POWERLESS, Status.NO_REACTION, Status.SEVERAL_REACTIONS)
    if run.error_place and not says_where:
        text += f" {Place(run.error_place).description}"
    in_a_row = status is Status.SINGULAR and run.error_place in SPARSE_PLACES and run.error_index >= 0
    if in_a_row:
        text += ": one row depends on others, and there are too many for a decision of rank; leave it out"
    if in_a_row or status in (Status.CONTRADICTORY, Status.POWERLESS):
        text += f" (row {run.error_index})"
    return f"{text}, at t = {run.t if status is Status.NO_PROGRESS else run.error_time:.9g}"


def raise_for(code: int, arrays: Arrays) -> None:
    """The error that belongs to the status of a single evaluation; none while all is well."""
    status = Status(code)
    if not status.is_failure:
        return
    kinds = {
        Status.CONTRADICTORY: ConstraintError,
        Status.POWERLESS: ConstraintError,
        Status.SINGULAR: SingularSystem,
        Status.UNPROJECTED: InconsistentState,
    }
    raise kinds.get(status, SimulationError)(failure_message(status, arrays))
