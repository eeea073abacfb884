"""Where nobody gives them, states of first order start a run: integrals at zero, others where the model says."""

from __future__ import annotations

from dataclasses import replace

import casadi as ca
import numpy as np

from appell.equations import Equations
from appell.equations.forms import state_graph_of
from appell.errors import InconsistentState, ModelError
from appell.numbers import NEWTON
from appell.simulate.start import Known


def with_integrals(equations: Equations, known: Known, parameters: np.ndarray, time: float) -> Known:
    """What is known of the start, with a value for every integral; refused where none follows or one contradicts."""
    memories = equations.mechanism.kinematics.memories
    if not memories:
        return known
    values = dict(known.coordinates)
    for i, memory in enumerate(memories, start=len(equations.coordinates) - len(memories)):
        if i in values:
            continue
        if memory.start is not None and memory.start != time:
            raise ModelError(
                f"the integral '{memory.name}' counts from t = {memory.start:g} and the run begins at t = {time:g}: "
                f"give its value there in the state, {{'{memory.name}': ...}}."
            )
        values[i] = memory.value
    _require_kept(equations, values, parameters, time)
    return replace(known, coordinates=values)


def _require_kept(equations: Equations, values: dict[int, float], parameters: np.ndarray, time: float) -> None:
    """A row in integrals alone is kept by its rate from the start on: it must hold there."""
    m = state_graph_of(equations)
    q = [values.get(i, 0.0) for i in range(m.q.numel())]
    for constraint in equations.mechanism.constraints:
        for row in constraint.before:
            if row is None:
                continue
            off = float(ca.Function("row", [m.q, m.t, m.p], [ca.SX(m.lower(row))])(q, time, parameters))
            if abs(off) > NEWTON.consistent:
                raise InconsistentState(
                    f"the constraint '{constraint.name}' is off by {off:.6g} at the start, t = {time:g}: its integrals "
                    "alone must satisfy it there."
                )
