"""What the cases of a sweep with modes share in native code."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from appell.compile.block import Block
from appell.compile.mode_functions import ModeFunctions
from appell.ensemble.native_cases import bound_values, energy_places, unfit, varied_inputs
from appell.errors import AppellError, NotApplicable
from appell.simulate.inputs import Values
from appell.simulate.mode_tables import mode_functions
from appell.simulate.modes.mode import Mode, Modes
from appell.simulate.prepare import modes_with

if TYPE_CHECKING:
    from appell.ensemble.trajectory import Plan


@dataclass(frozen=True)
class ModePlan:
    """The modes with their tables; ``values``: the inputs of all cases; ``start``: the mode that completes starts."""

    modes: Modes
    tables: ModeFunctions
    values: Values
    start: Mode

    @cached_property
    def blocks(self) -> tuple[Block | None, Block]:
        """How rows answer, where there are any, and the numbers of the laws, in machine code."""
        block, response = self.modes.held_program.block, self.modes.contact_function
        return None if response is None else block(response), block(self.tables.functions["mode_numbers"])

    @cached_property
    def integers(self) -> np.ndarray:
        """The table of integers."""
        return np.array(self.tables.integers, np.int32)

    @cached_property
    def numbers(self) -> np.ndarray:
        """The table of numbers."""
        return np.array(self.tables.numbers)

    @property
    def energies(self) -> tuple[int, int]:
        """The rows of the kinetic and the potential energy among the outputs."""
        return energy_places(self.modes.held_program)


def mode_plan(plan: Plan) -> ModePlan | str:
    """How the cases of a sweep with modes run in native code, or why not."""
    e = plan.equations
    if varied_inputs(plan):
        return "inputs that differ from case to case beside them"
    try:
        tables = mode_functions(e, plan.events)
        assert tables is not None
        modes: Modes = modes_with(e, plan.events)
        program = modes.held_program
        if program.system.sizes.rows and modes.contact_function is None:
            return "how its rows answer is not written out"
        values = unfit(e, program, stops=True) or bound_values(plan, program, modes.held)
    except NotApplicable as why:
        return str(why)
    except AppellError:
        return "it has modes, and no contacts in the first case"
    if isinstance(values, str):
        return values
    return ModePlan(modes, tables, values, modes[tuple(tables.begins[name] for name in modes.names)])
