"""Closed loops of rods in a vertical plane, as numbers that every program is given alike."""

from __future__ import annotations

from dataclasses import dataclass

import large_systems
import numpy as np

GROUND = -1


@dataclass(frozen=True)
class Rod:
    """A uniform rod on a hinge at `foot` along its parent (or along x of the ground), at an angle against it."""

    parent: int
    foot: float
    length: float
    mass: float
    angle: float
    rate: float = 0.0

    @property
    def inertia(self) -> float:
        """About the middle."""
        return self.mass * self.length**2 / 12


@dataclass(frozen=True)
class Loop:
    """Rods, the last end of `first` tied to that of `second`, or to the origin; gravity along -y."""

    name: str
    rods: tuple[Rod, ...]
    first: int
    second: int = GROUND
    gravity: float = 9.81

    def headings(self, angles: np.ndarray) -> np.ndarray:
        """Angles against x from those against the parents."""
        found: list[float] = []
        for rod, angle in zip(self.rods, angles, strict=True):
            found.append(angle + (found[rod.parent] if rod.parent != GROUND else 0.0))
        return np.array(found)

    def feet(self, angles: np.ndarray) -> np.ndarray:
        """Where the hinges are."""
        headings, found = self.headings(angles), np.zeros((len(self.rods), 2))
        for k, rod in enumerate(self.rods):
            found[k] = (rod.foot, 0.0)
            if rod.parent != GROUND:
                found[k] = found[rod.parent] + rod.foot * _along(headings[rod.parent])
        return found

    def middles(self, angles: np.ndarray) -> np.ndarray:
        """Where the mass centres are."""
        halves = np.array([rod.length / 2 for rod in self.rods])
        return self.feet(angles) + halves[:, None] * _along(self.headings(angles)).T

    def gap(self, angles: np.ndarray) -> float:
        """How far the tied ends are apart."""
        feet, headings = self.feet(angles), self.headings(angles)
        ends = [feet[k] + self.rods[k].length * _along(headings[k]) if k != GROUND else 0.0 for k in self.tied]
        return float(np.linalg.norm(np.subtract(*ends)))

    @property
    def tied(self) -> tuple[int, int]:
        return self.first, self.second

    @property
    def angles(self) -> np.ndarray:
        return np.array([rod.angle for rod in self.rods])

    @property
    def rates(self) -> np.ndarray:
        return np.array([rod.rate for rod in self.rods])


def _along(heading: float | np.ndarray) -> np.ndarray:
    return np.array([np.cos(heading), np.sin(heading)])


@dataclass(frozen=True)
class Motion:
    """What a program found: its seconds, the middles of the rods at the end, and the gap there."""

    seconds: float
    middles: np.ndarray
    gap: float


def ring(links: int) -> Loop:
    """The ring of `large_systems.hinged_ring`, at rest."""
    _, headings = large_systems.ring_places(links)
    rods = [
        Rod(k - 1, 0.1 if k else 0.0, 0.1, 0.2, float(angle)) for k, angle in enumerate(np.diff(headings, prepend=0.0))
    ]
    return Loop(f"closed ring of {links} links", tuple(rods), links - 1)


def four_bar(angles: tuple[float, float, float], rates: tuple[float, float, float]) -> Loop:
    """The four-bar linkage of the catalogue: crank, coupler, rocker, at the angles and rates given."""
    a, b, c, d, density = 1.0, 2.5, 2.0, 2.2, 1.0
    rods = (
        Rod(GROUND, 0.0, a, density * a, angles[0], rates[0]),
        Rod(0, a, b, density * b, angles[1], rates[1]),
        Rod(GROUND, d, c, density * c, angles[2], rates[2]),
    )
    return Loop("four-bar", rods, 1, 2)
