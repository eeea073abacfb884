"""Families of periodic motions over a parameter, by pseudo-arclength continuation around folds.

With w = (x, T, mu) the motions are a curve. A step goes along its tangent and returns in the plane across it; the
tangent is the direction in which the return map stays closed, from the same exact derivatives as Newton's method.
Stability changes where a multiplier crosses the unit circle: at 1 the family folds or branches, at -1 the period
doubles, elsewhere a torus is born. Source: Keller 1977; Seydel 2010, sections 4.4 and 7.4.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import scipy

from appell.errors import ModelError, NotApplicable, SimulationError
from appell.escaping import figure_text
from appell.model.html import html_table
from appell.numbers import ORBIT
from appell.orbits.curve import PERIOD, OrbitCurve
from appell.orbits.orbit import Orbit
from appell.orbits.return_map import require_parameter

if TYPE_CHECKING:
    from matplotlib.figure import Figure


@dataclass(frozen=True, eq=False)
class CriticalOrbit:
    """Where stability changes: the value, the multiplier on the unit circle, what happens, the motion there."""

    value: float
    multiplier: complex
    kind: str
    orbit: Orbit
    curve: OrbitCurve = field(repr=False)

    def branch(self, size: float = ORBIT.branch) -> Orbit:
        """The motion of twice the period that branches off where the period doubles.

        Parameters
        ----------
        size
            How far from this motion it is sought, of what each state sweeps.
        """
        if self.kind != "period doubling":
            raise NotApplicable(f"at {self.value:.9g} there is no period doubling but a {self.kind}: nothing doubles.")
        twice = replace(self.curve, period=2 * self.curve.period)
        away = np.append(self.orbit.direction(self.multiplier), [0.0, 0.0])
        begin = self.curve.at(self.orbit)
        found = twice.across(begin + size * away, away)
        if found is None:
            raise SimulationError(
                f"the motion of twice the period that branches off at {self.value:.9g} was not reached at size={size}: "
                "try a smaller one."
            )
        return found[0]


@dataclass(frozen=True, eq=False)
class OrbitFamily:
    """Periodic motions along a curve, in the order in which they were computed.

    >>> import appell as ap
    >>> pendulum = ap.Model("pendulum"); q = pendulum.coordinates("q"); k = pendulum.parameters("k", 1.0)
    >>> pendulum.lagrangian(q.diff(pendulum.time) ** 2 / 2 - k * q**2 / 2)
    >>> orbit = ap.periodic(pendulum.derive(ap.Lagrange()), {"q": 1.0, "qdot": 0.0}, 6.0, keep=["q"])
    >>> family = orbit.family("k", 4.0, points=5)
    >>> f"{family['period'][-1]:.9f}"
    '3.141592654'

    Attributes
    ----------
    name
        The parameter, or "period".
    orbits
        The motions.
    curve
        What they were followed along.
    ended
        Why the family ends, where it does so before the value that was asked for.
    """

    name: str
    orbits: tuple[Orbit, ...]
    curve: OrbitCurve = field(repr=False)
    ended: str = ""

    def __getitem__(self, name: str) -> np.ndarray:
        """A parameter, a value of the start or "period" along the family."""
        return np.array([orbit.value(name) for orbit in self.orbits])

    @property
    def values(self) -> np.ndarray:
        """The parameter along the family."""
        return self[self.name]

    @property
    def stable(self) -> np.ndarray:
        """Whether each motion is stable."""
        return np.array([orbit.stable for orbit in self.orbits])

    @cached_property
    def critical(self) -> tuple[CriticalOrbit, ...]:
        """Where stability changes."""
        pairs = zip(self.orbits[:-1], self.orbits[1:], strict=True)
        return tuple(_enclosed(self.curve, a, b) for a, b in pairs if _outside(a) != _outside(b))

    def plot(self, path: str | Path | None = None, *, of: str = "period") -> Figure:
        """A value of the motions over the parameter, unstable ones dashed, changes of stability marked.

        Parameters
        ----------
        path
            Where the figure is written: .png, .pdf, .svg. Not written unless given.
        of
            "period", or a coordinate or speed of the start.
        """
        from matplotlib.figure import Figure

        figure = Figure(figsize=(6.4, 4), layout="constrained")
        axes = figure.subplots()
        x, y, stable = self.values, self[of], self.stable
        for k in range(len(x) - 1):
            style = "-" if stable[k] and stable[k + 1] else "--"
            axes.plot(x[k : k + 2], y[k : k + 2], style, color="C0")
        for c in self.critical:
            axes.plot(c.value, c.orbit.value(of), "o", color="C3")
            axes.annotate(c.kind, (c.value, c.orbit.value(of)), xytext=(4, 4), textcoords="offset points")
        axes.set_xlabel(figure_text(self.name))
        axes.set_ylabel("period / s" if of == PERIOD else figure_text(of))
        if path is not None:
            figure.savefig(path)
        return figure

    def __str__(self) -> str:
        name = self.orbits[0].unknowns.turn.equations.mechanism.name
        lines = [
            f"{name}: {len(self.orbits)} periodic motions, {self.name} from {self.values[0]:.6g} to "
            f"{self.values[-1]:.6g}"
        ]
        try:
            lines += [
                f"  {c.kind} at {self.name} = {c.value:.9g}, multiplier {c.multiplier:.6g}" for c in self.critical
            ]
            if not self.critical:
                lines.append(f"  all {'stable' if self.stable.all() else 'unstable'}")
        except SimulationError as error:
            lines.append(f"  {error}")
        return "\n".join([*lines, *([f"  {self.ended}"] if self.ended else [])])

    __repr__ = __str__

    def _repr_html_(self) -> str:
        head, *rest = str(self).splitlines()
        rows = [
            (f"{value:.6g}", f"{orbit.period:.9g}", "stable" if orbit.stable else "unstable")
            for value, orbit in zip(self.values, self.orbits, strict=True)
        ]
        return html_table((self.name, "period / s", ""), rows[:: max(1, len(rows) // 12)], head, rest)


def _outside(orbit: Orbit) -> int:
    """How many multipliers are outside of the unit circle."""
    return int((np.abs(orbit.multipliers) > 1 + ORBIT.neutral).sum())


def follow(orbit: Orbit, name: str, to: float, points: int) -> OrbitFamily:
    """The family through a motion, until the parameter reaches ``to``, returns behind its begin, or nothing follows."""
    if name != PERIOD:
        require_parameter(orbit.unknowns.turn.equations, name)
    begin = orbit.value(name)
    if not np.isfinite(to) or to == begin:
        raise ModelError(f"the family begins at {name} = {begin:.9g}: give another value to end at.")
    if points < 2:
        raise ModelError(f"points={points}: a family has two motions at least.")
    curve = OrbitCurve.through(orbit, name, to)
    tangent = curve.tangent(orbit, curve.forward)
    step = first = 1.0 / (points - 1) / max(abs(tangent[-1]), ORBIT.shortest)
    orbits, ended = [orbit], f"stopped after {ORBIT.motions * points} motions"
    while len(orbits) < ORBIT.motions * points:
        here = orbits[-1]
        found = curve.across(curve.at(here) + step * tangent, tangent)
        if found is None:
            step /= 2
            if step < ORBIT.least_step * first:
                ended = f"ends near {name} = {here.value(name):.9g}: no periodic motion was reached beyond"
                break
            continue
        following, steps = found
        progress = (following.value(name) - begin) / (to - begin)
        if progress >= 1:
            orbits.append(curve.exactly(following, to))
            ended = ""
            break
        tangent = curve.tangent(following, tangent)
        orbits.append(following)
        if progress < 0:
            ended = f"returned to {name} = {begin:.9g} behind a fold"
            break
        if steps <= ORBIT.quick:
            step = min(step * ORBIT.grow, first)
    return OrbitFamily(name, tuple(orbits), curve, ended)


def _enclosed(curve: OrbitCurve, a: Orbit, b: Orbit) -> CriticalOrbit:
    """Where the multiplier that is outside of the unit circle at one of two motions only crosses it."""
    number = max(_outside(a), _outside(b)) - 1
    begin, end = curve.at(a), curve.at(b)
    across = (end - begin) / np.linalg.norm(end - begin)

    def motion(s: float) -> Orbit:
        found = curve.across((1 - s) * begin + s * end, across)
        if found is None:
            raise SimulationError(
                f"a change of stability between {curve.name} = {a.value(curve.name):.9g} and "
                f"{b.value(curve.name):.9g} could not be enclosed: follow the family in smaller steps."
            )
        return found[0]

    stays = min((a, b), key=_outside)  # where energy is conserved, the multiplier lies on the circle up to rounding
    level = 1.0 + ORBIT.neutral * (abs(abs(stays.multipliers[number]) - 1) <= ORBIT.neutral)

    def growth(s: float) -> float:
        return float(np.abs(motion(s).multipliers[number])) - level

    s = scipy.optimize.brentq(growth, 0.0, 1.0, xtol=ORBIT.critical)
    there = motion(s)
    crossing = complex(there.multipliers[number])
    turns = curve.tangent(a, across)[-1] * curve.tangent(b, across)[-1] < 0
    if abs(crossing.imag) > math.sqrt(ORBIT.neutral):
        kind = "torus"
    elif crossing.real < 0:
        kind = "period doubling"
    else:
        kind = "fold" if turns else "branch"
    return CriticalOrbit(there.value(curve.name), crossing, kind, there, curve)
