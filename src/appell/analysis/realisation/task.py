"""What a limit is asked of: the ideal model, the realised one, the rows and the sequence of eps."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from appell.analysis.realisation.realisation import Realisation
from appell.analysis.realisation.realise import constraint_of, positive_eps, realisation_of, realise, small_parameter
from appell.analysis.realisation.row_values import RowValues
from appell.constraints import Constraint, multiplier
from appell.errors import ModelError
from appell.model import Model
from appell.model.types import Expression


@dataclass(frozen=True)
class Task:
    """A constraint of a model, what keeps it in its place, and the falling values of the parameter ``small``."""

    model: Model
    realised: Model
    constraint: Constraint
    realisation: Realisation
    rows: RowValues
    eps: tuple[float, ...]
    mu0: tuple[float, ...]
    small: str

    @property
    def every_mu0(self) -> tuple[float, ...]:
        """mu0 for every row of the constraint, zero for those in positions."""
        values = np.zeros(len(self.constraint.expressions))
        values[list(self.rows.numbers)] = self.mu0
        return tuple(values)

    @property
    def multiplier_names(self) -> tuple[str, ...]:
        """What the multipliers of the ideal motion are called: mu where they move, lambda otherwise."""
        letter, count = "mu" if self.realisation.has_momentum else "lambda", len(self.constraint.expressions)
        return tuple(multiplier(self.constraint.name, i, count, letter).name for i in self.rows.numbers)


def task_of(
    model: Model,
    row: str | Constraint,
    by: str,
    strength: Expression,
    nu: float | None,
    eps: Sequence[float],
    mu0: float | Sequence[float],
) -> Task:
    """The task of what a person says, checked."""
    values = sorted({positive_eps(value) for value in eps}, reverse=True)
    if len(values) < 2:
        raise ModelError(f"eps={tuple(eps)}: give at least two different values, a limit needs a sequence.")
    constraint, realisation = constraint_of(model, row), realisation_of(by, strength, nu)
    realised = realise(model, row, by=by, eps=values[0], strength=strength, nu=nu)
    kept = realisation.kept_rows(constraint)
    momenta = tuple(map(float, np.atleast_1d(mu0))) if np.ndim(mu0) else (float(np.asarray(mu0)),) * len(kept)
    if len(momenta) != len(kept):
        raise ModelError(
            f"mu0 has {len(momenta)} numbers and '{constraint.name}' has {len(kept)} rows: give one for each."
        )
    rows = RowValues.of(realised, constraint, kept, realisation.strength)
    return Task(model, realised, constraint, realisation, rows, tuple(values), momenta, small_parameter(model))
