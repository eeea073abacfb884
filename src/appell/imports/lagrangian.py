"""A Lagrangian given beside bodies: it must be theirs."""

from __future__ import annotations

import casadi as ca
import numpy as np

from appell.algebra import CasadiAlgebra
from appell.errors import ModelError
from appell.imports.written import Written
from appell.mechanics import lower
from appell.mechanics.sampling import consistent_values
from appell.model.model import Model
from appell.numbers import ZERO


def require_own_lagrangian(model: Model, written: Written) -> None:
    """L = T - V of the bodies and the potential energies set on them, at random states, or it is refused."""
    if written.lagrangian is None or not written.bodies:
        return
    m = lower(model.snapshot(), CasadiAlgebra())
    both = ca.vertcat(m.kinetic_energy - m.potential_energy, m.lower(written.lagrangian))
    for values in consistent_values(m, both):
        if np.ptp(values) > ZERO.expressions * max(1.0, np.abs(values).max()):
            raise ModelError(
                f"the Lagrangian of '{model.name}' is not T - V of the bodies given with it and their potential "
                "energies: leave bodies= out to take the Lagrangian alone."
            )
