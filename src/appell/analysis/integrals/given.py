"""What a person gives: a model or equations, and values of parameters; refused where there is no flow."""

from __future__ import annotations

import numpy as np

from appell.analysis.types import Values
from appell.equations import Equations, derive
from appell.equations.forms import variational_of
from appell.errors import ModelError, NotApplicable
from appell.model import Mechanism, Model, name_of
from appell.model.names import require_one_of
from appell.principles import Kane, Lagrange


def equations_of(model: Model | Mechanism | Equations) -> Equations:
    """Equations as they are given, or those of a model by Kane's method (Lagrange's where it is given by L)."""
    if isinstance(model, Equations):
        return model
    if not isinstance(model, (Model, Mechanism)):
        raise ModelError(f"give a model or its equations, not {type(model).__name__}.")
    data = model.snapshot() if isinstance(model, Model) else model
    return derive(data, Lagrange() if data.lagrangians else Kane())


def values_of(equations: Equations, given: Values | None) -> dict[str, float]:
    """Numbers for some parameters, by name."""
    known = [p.name for p in equations.mechanism.parameters]
    found = {name_of(key): value for key, value in (given or {}).items()}
    for name, value in found.items():
        require_one_of(name, known, f"'{name}' is not a parameter of '{equations.mechanism.name}'")
        if not np.isfinite(float(value)):
            raise ModelError(f"the parameter '{name}' is {value}: give a finite value.")
    return found


def require_plain(equations: Equations, any_family: bool = False) -> None:
    """Refuse what is no flow of coordinates and speeds: inputs, contacts that open, memories, higher order.

    ``any_family``: whether equations of other families than d'Alembert's are taken.
    """
    if equations.mechanism.inputs:
        raise NotApplicable(
            f"'{equations.mechanism.name}' has inputs, whose values no integral knows: put parameters in their place."
        )
    if any(c.has_modes or c.unilateral or c.drives for c in equations.mechanism.constraints):
        raise NotApplicable(
            f"'{equations.mechanism.name}' has constraints that open or are driven: its motion is not a single flow."
        )
    if equations.mechanism.kinematics.memories:
        state = equations.mechanism.kinematics.memories[0].name
        raise NotApplicable(
            f"'{equations.mechanism.name}' has the state '{state}' of first order next to coordinates and speeds: "
            "it is no flow of these alone."
        )
    if equations.mechanism.constraints and equations.principle.family != "d'Alembert" and not any_family:
        raise NotApplicable(
            f"the equations of '{equations.mechanism.name}' by {equations.principle.name} are of the family "
            f"{equations.principle.family}: derive them by a principle of d'Alembert's."
        )
    if variational_of(equations) is not None:
        raise NotApplicable(
            f"the equations of '{equations.mechanism.name}' by {equations.principle.name} are of higher order."
        )
