"""Integrals that a model is known to have: what the audit of a run holds it to."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import sympy as sm

from appell.constraints.expression import expression_of
from appell.errors import ModelError
from appell.model.names import require_known, require_name

if TYPE_CHECKING:
    from appell.model.mechanism import Mechanism

_DYNAMICS = (
    "masses loads potentials dampers constraints lagrangians generalised contacts resets memories inputs groups "
    "coordinates"
).split()
"""What the motion hangs on."""


@dataclass(frozen=True)
class KnownIntegral:
    """What stays constant along every motion by d'Alembert's principle.

    ``value``: an expression of coordinates, speeds and parameters, or a function of a run. ``stated_for``: the dynamics
    for which alone it is stated; empty where a person has stated it.
    """

    name: str
    value: sm.Expr | Callable[[Any], Any]
    stated_for: tuple[object, ...] = ()


@dataclass(frozen=True)
class NamedFunction(ABC):
    """A function of a run that has a name on a card: it can be pickled with a model, and written as text."""

    card: str
    name: str

    @abstractmethod
    def __call__(self, run: Any) -> Any:
        """Its values along a run."""


def with_integral(data: Mechanism, name: str, given: object) -> tuple[Mechanism, None]:
    """The model with an integral stated for it as it is now, and later."""
    require_name(name, "an integral")
    if name in [known.name for known in data.integrals]:
        raise ModelError(f"the model has an integral named '{name}' already: choose another name.")
    e = expression_of(f"the integral '{name}'", given)
    require_known(f"the integral '{name}'", e, data.symbols(), data.functions_that_act())
    return replace(data, integrals=(*data.integrals, KnownIntegral(name, e))), None


def stated_now(data: Mechanism, name: str, function: Callable[[Any], Any]) -> Mechanism:
    """The model with an integral, a function of a run, that is stated for its dynamics as they are."""
    return replace(data, integrals=(*data.integrals, KnownIntegral(name, function, _dynamics(data))))


def integrals_of(data: Mechanism) -> tuple[KnownIntegral, ...]:
    """Those that hold for the dynamics as they are."""
    return tuple(known for known in data.integrals if not known.stated_for or known.stated_for == _dynamics(data))


def _dynamics(data: Mechanism) -> tuple[object, ...]:
    return tuple(getattr(data, name) for name in _DYNAMICS)
