"""Parameters and inputs of a run, bound to the program of any of its modes."""

from __future__ import annotations

from dataclasses import dataclass, replace

from appell.compile import Program
from appell.equations import Equations
from appell.simulate.aliases import Inputs, Parameters
from appell.simulate.inputs import Values, bind_inputs
from appell.simulate.start import parameter_values


@dataclass(frozen=True)
class Binding:
    """What was given for parameters and inputs over a span of time; ``is_implicit``: with derivatives for Radau."""

    parameters: Parameters | None
    inputs: Inputs | None
    begin: float
    end: float
    is_implicit: bool = False

    def __call__(self, equations: Equations, program: Program) -> Values:
        """The values for one program. Raises ModelError where something is missing or unknown."""
        p = parameter_values(equations, self.parameters)
        if not (self.inputs or equations.mechanism.inputs or program.switches or self.is_implicit):
            return Values(program, p)
        bound = bind_inputs(equations, program, p, self.inputs, (self.begin, self.end))
        return replace(bound, jacobian=program.derivatives) if self.is_implicit else bound
