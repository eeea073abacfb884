"""How a motion is integrated: the one set of options that is handed through."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import ArrayLike

from appell.compile.specialised import CHOICES
from appell.errors import ModelError, SimulationError
from appell.numbers import RUN

INTEGRATORS = ("dop853", "radau")
LARGEST_STEPS = 2**31 - 1
LEAST_NORM = "least norm"


@dataclass(frozen=True)
class IntegrationOptions:
    """Method, accuracy and limits of an integration.

    The local error is kept below ``absolute_tolerance + tolerance |x|`` in the root mean square over x. Unless given,
    ``absolute_tolerance`` is ``tolerance``, and smaller where all coordinates or all speeds met so far are smaller than
    1: times the largest of them. With ``projection`` every accepted step and every sample is brought
    back onto the constraints. ``max_steps`` and ``max_seconds`` end a run with what it has.
    ``program``: "generic", "specialised" or "auto", see appell.compile.specialised. ``shares``: "least norm" where the
    motion may depend on shares of reactions that are not determined, see appell.simulate.undetermined.

    Raises ModelError (an unknown integrator) and SimulationError (a value that makes no sense).
    """

    integrator: str = "dop853"
    tolerance: float = RUN.tolerance
    absolute_tolerance: ArrayLike | None = None
    projection: bool = True
    max_step: float | None = None
    first_step: float | None = None
    max_steps: int | None = None
    max_seconds: float | None = None
    program: str = "generic"
    shares: str | None = None

    def __post_init__(self) -> None:
        if self.integrator not in INTEGRATORS:
            raise ModelError(f"integrator={self.integrator!r} is unknown: use {' or '.join(map(repr, INTEGRATORS))}.")
        if self.program not in CHOICES:
            raise ModelError(f"program={self.program!r} is unknown: use {', '.join(map(repr, CHOICES))}.")
        require_shares(self.shares)
        positive("tolerance", self.tolerance)
        if self.max_steps is not None:
            positive_integer("max_steps", self.max_steps)
        for name in ("max_step", "first_step", "max_seconds"):
            if getattr(self, name) is not None:
                positive(name, getattr(self, name))

    @property
    def is_implicit(self) -> bool:
        """Whether the method needs derivatives of the equations by the state."""
        return self.integrator == "radau"


@lru_cache(maxsize=64, typed=True)
def _kept(*fields: object) -> IntegrationOptions:
    return IntegrationOptions(*fields)  # type: ignore[arg-type]


def integration_options(*fields: object) -> IntegrationOptions:
    """The options with these fields; those of a call that is repeated were looked at before."""
    try:
        return _kept(*fields)
    except TypeError:  # an array, or nothing that makes sense: that is said there
        return IntegrationOptions(*fields)  # type: ignore[arg-type]


def require_shares(shares: str | None) -> None:
    """Raise ModelError for what is no choice of shares."""
    if shares not in (None, LEAST_NORM):
        raise ModelError(f"shares={shares!r} is not a choice of shares: leave it out, or give {LEAST_NORM!r}.")


def positive_integer(name: str, value: object) -> int:
    """A positive whole number, or a refusal that names it."""
    if not isinstance(value, int | np.integer) or isinstance(value, bool) or value < 1:
        raise SimulationError(f"{name} must be a positive whole number, not {value!r}")
    return int(value)


def positive(name: str, value: float) -> float:
    """A positive finite number, or a refusal that names it."""
    try:
        fits = math.isfinite(value) and value > 0
    except TypeError:
        fits = False
    if not fits:
        raise SimulationError(f"{name} must be positive and finite, not {value}")
    return float(value)
