"""Inputs over time or state, and what switches with time, for cases in lanes: as the host has them, over vectors."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

import casadi as ca
import numpy as np

from appell.algebra.tape import tape_of
from appell.compile import program_of
from appell.compile.cuda_inputs import Driven, KernelInput
from appell.compile.lanes import LaneFunctions, compile_functions
from appell.compile.native import NativeInput
from appell.ensemble.native_cases import bound_values, varied_inputs
from appell.simulate.inputs import BY_EXPRESSION, Values, input_expression

if TYPE_CHECKING:
    from appell.ensemble.trajectory import Plan


@dataclass(frozen=True)
class LaneInputs:
    """What the cases of a sweep are driven by.

    ``start``: what stands behind the parameters at the start; ``structs``: the inputs that lanes follow, whose
    expressions are ``functions`` over vectors; ``expressions``: the same by the numbers of inputs; ``values``: as one
    run has them.
    """

    start: np.ndarray
    structs: tuple[NativeInput, ...]
    functions: LaneFunctions
    expressions: Mapping[int, ca.Function]
    values: Values

    @property
    def stops(self) -> np.ndarray:
        """Where steps end."""
        return self.values.stops

    @property
    def of_kernel(self) -> Driven:
        """The same for the text of a kernel."""
        tables = {s.number: kept for s, kept in zip(self.values.inputs, self.values.kept, strict=True)}
        inputs = [
            KernelInput(s.first, s.count, self.expressions[s.number])
            if s.kind == BY_EXPRESSION
            else KernelInput(s.first, s.count, None, *tables[s.number])  # type: ignore[misc]
            for s in self.structs
        ]
        return Driven(tuple(inputs), self.stops)


def lane_inputs(plan: Plan) -> LaneInputs | str:
    """What drives the cases of a sweep, or why lanes cannot follow it."""
    program = program_of(plan.equations)
    values = bound_values(plan, program)
    if isinstance(values, str):
        return values
    names = [given.name for given in plan.equations.mechanism.inputs]
    followed = [struct for struct in values.inputs if struct.number not in varied_inputs(plan)]
    expressions = {}
    for struct in followed:
        if struct.kind == BY_EXPRESSION:
            name = names[struct.number]
            function, _ = input_expression(plan.equations, program, name, plan.inputs[name], struct.count)
            expressions[struct.number] = function
    functions = compile_functions([tape_of(function, f"input_{k}") for k, function in expressions.items()])
    structs = [NativeInput.from_buffer_copy(struct) for struct in followed]
    for struct in structs:
        if struct.kind == BY_EXPRESSION:
            struct.expression = functions[f"input_{struct.number}"]
    return LaneInputs(values.at(0.0)[values.parameters.size :], tuple(structs), functions, expressions, values)
