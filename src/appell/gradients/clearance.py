"""How near a leg comes to another sequence of modes: a guard that all but grazes zero, or will pass it right after.

Along a leg the distance g of a guard from zero has its least value where g' = 0; between instants at which g and g' are
known it is that of the cubic through them, and is then computed at that very instant. A change of the scalar theta by
g / (dg/dtheta) brings it to zero: where that is nothing against theta, a derivative holds on one side only.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import numpy as np

from appell.numbers import GRADIENT


@dataclass(frozen=True)
class OneSide:
    """An instant at which derivatives are those of one side.

    Attributes
    ----------
    time
        The instant.
    why
        What would happen on the other side.
    distance
        The least relative change of a scalar that leads there.
    holds
        By each scalar the direction in which the derivative holds: 1 upwards, -1 downwards, 0 both.
    """

    time: float
    why: str
    distance: float
    holds: Mapping[str, int]

    def __str__(self) -> str:
        return f"at t = {self.time:.9g} {self.why}: a relative change of {self.distance:.1e} decides"


@dataclass(frozen=True, eq=False)
class GuardCourse:
    """A guard along a leg: its values, rates, and derivatives by each scalar."""

    times: np.ndarray
    values: np.ndarray
    rates: np.ndarray
    changes: np.ndarray

    @property
    def sign(self) -> float:
        """The side of zero on which the guard is along the leg."""
        return float(np.sign(self.values[np.abs(self.values).argmax()]))

    def minima(self) -> Iterator[float]:
        """Instants between two others at which the guard is nearest to zero, where it comes near at all."""
        v, d = self.sign * self.values, self.sign * self.rates
        low = GRADIENT.looked_at * float(np.abs(v).max(initial=0.0))
        for i in np.flatnonzero((d[:-1] < 0) & (d[1:] > 0)).tolist():
            h = self.times[i + 1] - self.times[i]
            cubic = np.polynomial.Polynomial([
                v[i], h * d[i],
                3 * (v[i + 1] - v[i]) - h * (2 * d[i] + d[i + 1]), 2 * (v[i] - v[i + 1]) + h * (d[i] + d[i + 1]),
            ])  # fmt: skip
            roots = np.asarray(cubic.deriv().roots())
            inside = [float(r.real) for r in roots if r.imag == 0 and 0 < r.real < 1]
            place = min(inside, key=cubic, default=0.5)
            if cubic(place) < low:
                yield float(self.times[i] + place * h)

    def side(self, i: int, why: str, names: tuple[str, ...], sizes: np.ndarray) -> OneSide | None:
        """What decides at one instant, where so little does that derivatives hold on one side only."""
        moved = np.abs(self.changes[i]) * sizes
        if not moved.max(initial=0.0):
            return None
        distance = float(np.abs(self.values[i]) / moved.max())
        if distance > GRADIENT.near:
            return None
        away = self.sign * np.sign(self.changes[i])
        return OneSide(float(self.times[i]), why, distance, dict(zip(names, away.astype(int).tolist(), strict=True)))
