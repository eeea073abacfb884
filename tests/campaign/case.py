"""One random run: an appell model with its numbers, and the same system written by hand for the reference."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import numpy as np

import appell as ap

Gap = Callable[[float, np.ndarray], float]
Slip = Callable[[float, np.ndarray, np.ndarray], float]


@dataclass(frozen=True)
class Contact:
    """A row that lets go, as the reference sees it.

    ``gap(t, q)`` must not be negative; ``velocity(t, q, u)`` takes its place where only a velocity is limited. A row
    with a ``bound`` is an equation that a force up to it keeps; one that is ``bilateral`` pushes both ways. ``slips``:
    velocities against which friction acts, with mu N; with ``static`` N before they begin.
    """

    name: str
    gap: Gap | None = None
    velocity: Slip | None = None
    slips: tuple[Slip, ...] = ()
    mu: float = 0.0
    static: float = 0.0
    restitution: float = 0.0
    bilateral: bool = False
    bound: float = np.inf


@dataclass(frozen=True)
class System:
    """M(q) u' = F(t, q, u), q' = u, with contacts."""

    mass: np.ndarray | Callable[[np.ndarray], np.ndarray]
    force: Callable[[float, np.ndarray, np.ndarray], np.ndarray]
    contacts: tuple[Contact, ...]


@dataclass(frozen=True)
class Case:
    """What `simulate` is given, the system of the reference, and how the two compare.

    ``names``: the coordinates in the order of the reference; ``size``: a length below 1/500 of which differences do not
    count; ``exact``: coordinates at times in closed form, where there is one.
    """

    equations: ap.Equations
    end: float
    state: Mapping[str, float]
    parameters: Mapping[str, float]
    system: System
    names: tuple[str, ...]
    rates: tuple[str, ...]
    size: float = 1.0
    exact: Callable[[np.ndarray], np.ndarray] | None = None
    step: float = 1e-3
    inputs: Mapping[str, object] = field(default_factory=dict)


def often(random: np.random.Generator, special: float, low: float, high: float) -> float:
    """A number between two others, or in a third of all draws a special one: zero, one, exactly flat."""
    drawn = random.uniform(low, high)
    return special if random.random() < 1 / 3 else drawn


@dataclass(frozen=True)
class Family:
    """A name and a function that draws a case."""

    name: str
    draw: Callable[[np.random.Generator], Case]
