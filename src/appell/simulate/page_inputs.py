"""The inputs of a run for a page: what was given for them, as a module holds it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from appell.compile import program_of
from appell.compile.switches import time_switches
from appell.compile.wasm_inputs import ModuleInputs, TableInput
from appell.equations import Equations
from appell.errors import ModelError
from appell.simulate.inputs import as_table, input_expression, inputs_by_name, is_compiled
from appell.simulate.stops import merged_stops, table_stops


def module_inputs(equations: Equations, given: Mapping[Any, object], span: tuple[float, float]) -> ModuleInputs:
    """Expressions and tables of a run over a span of time.

    Raises
    ------
    ModelError
        An input is missing or unknown, or a compiled function, which a page cannot call.
    """
    found = inputs_by_name(equations, given)
    program = program_of(equations)
    expressions, timely, tables, switches, stops = {}, [], [], [], []
    for number, name in enumerate(i.name for i in equations.mechanism.inputs):
        count = program.system.input_orders.get(name, 0) + 1
        table = as_table(name, found[name])
        if table is not None:
            breaks, coefficients = table.pieces(name, span, count - 1)
            tables.append(TableInput(number, count, tuple(breaks.tolist()), tuple(coefficients.ravel().tolist())))
            stops.append(table_stops(breaks, coefficients))
            continue
        if is_compiled(found[name]):
            raise ModelError(f"the input '{name}' is a compiled function, which a page cannot call.")
        function, moves = input_expression(equations, program, name, found[name], count)
        expressions[number] = function
        switching = time_switches([function], len(equations.mechanism.parameters), program.system.sizes.parameters)
        switches += [] if switching is None else [switching]
        timely += [] if moves else [number]
    merged = merged_stops(stops, span) if stops else np.zeros((0, 2))
    pairs = tuple((float(a), float(b)) for a, b in merged)
    return ModuleInputs(expressions, tuple(timely), tuple(tables), tuple(switches), pairs)
