"""The errors of integrations that could not go on, with the name of the constraint."""

from __future__ import annotations

from dataclasses import replace

from appell.compile import Program, Status
from appell.errors import AppellError, ConstraintError, SimulationError, SingularSystem
from appell.native.status import Place
from appell.simulate.trajectory import Trajectory


def failure(program: Program, trajectory: Trajectory) -> AppellError:
    """The error that belongs to how a trajectory ended."""
    kinds = {
        Status.CONTRADICTORY: ConstraintError,
        Status.POWERLESS: ConstraintError,
        Status.SINGULAR: SingularSystem,
    }
    if trajectory.status is Status.DISPLACED:
        rows = dict.fromkeys((*program.system.position_names, *program.system.velocity_names))
        trajectory = replace(trajectory, message=f"{trajectory.message} (constraints: {', '.join(map(repr, rows))})")
    ends = (Status.STEP_TOO_SMALL, Status.NO_PROGRESS, Status.DISPLACED)
    if program.system.contradiction and trajectory.status in ends:
        # a reaction that grows without bound before it ceases to be
        names = " or ".join(dict.fromkeys(row.name for row in program.system.rows))
        words = f"{trajectory.message}; it may be that {program.system.contradiction.format(name=names)}"
        trajectory = replace(trajectory, message=words)
    return named(program, kinds.get(trajectory.status, SimulationError)(trajectory.message))


def named(program: Program, error: AppellError) -> AppellError:
    """The same error, with the name of the constraint in place of the number of its row."""
    text = str(error)
    if program.system.higher is not None and isinstance(error, SingularSystem):
        rows = sorted({name for name in program.system.higher.names if not name.startswith("the motion")})
        named = f" with {', '.join(map(repr, rows))}" if rows else ""
        text += f": the extended system{named} is not regular there (a multiplier that vanishes can do that)"
    contradictory = f"{Status.CONTRADICTORY.message} {Place.IN_ROWS.description}"
    for i, row in enumerate(program.system.rows):
        if program.system.contradiction:
            text = text.replace(f"{contradictory} (row {i})", program.system.contradiction.format(name=row.name))
        text = text.replace(f"(row {i})", f"(the constraint '{row.name}')")
    return type(error)(text)
