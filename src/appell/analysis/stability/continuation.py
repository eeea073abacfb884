"""Families of steady motions: continuation in a coordinate, a speed or a parameter, by pseudo-arclength.

With w = (x, mu) the unknowns and G(w) = 0 the conditions of a steady motion, the family is a curve. Each step goes
along its tangent tau (G_w tau = 0) and returns to the curve in the plane tau . (w - w_predicted) = 0, which also works
where mu turns back (a fold). Source: Keller 1977, in Applications of Bifurcation Theory (Rabinowitz, ed.), p. 359.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import scipy

from appell.algebra.rank import null_space
from appell.analysis.stability.linearize import written
from appell.analysis.stability.steady import SteadyMotion, conditions, solve
from appell.analysis.types import Name
from appell.errors import ModelError, SimulationError
from appell.model.html import html_table
from appell.model.names import require_one_of
from appell.numbers import NEWTON, RANK, SAME, ZERO

if TYPE_CHECKING:
    from matplotlib.figure import Figure


@dataclass(frozen=True)
class Critical:
    """Where stability changes: the value, the eigenvalue that crosses there, and the steady motion."""

    value: float
    eigenvalue: complex
    motion: SteadyMotion

    def __float__(self) -> float:
        return self.value


@dataclass(frozen=True)
class SteadyFamily:
    """Steady motions along a curve, in the order in which they were found.

    >>> import appell as ap
    >>> wire = ap.Model("bead on a turning wire"); s, q = wire.coordinates("s q"); t = wire.time
    >>> wire.lagrangian((s.diff(t) ** 2 * (1 - q**2) + q.diff(t) ** 2 - 4 * q**2) / 2)
    >>> equations = wire.derive(ap.Lagrange())
    >>> family = equations.steady_motion({"sdot": 0.0, "q": 0.0}).follow("sdot", 3.0, points=5)
    >>> family.stable
    array([ True,  True,  True,  True,  True])

    Attributes
    ----------
    name
        The quantity that was followed.
    motions
        The steady motions.
    """

    name: str
    motions: tuple[SteadyMotion, ...]

    @cached_property
    def values(self) -> np.ndarray:
        """The quantity that was followed, (motions,)."""
        return np.array([motion[self.name] for motion in self.motions])

    @cached_property
    def eigenvalues(self) -> np.ndarray:
        """(motions, eigenvalues), each column one branch."""
        branches = [self.motions[0].eigenvalues]
        for motion in self.motions[1:]:
            new = motion.eigenvalues
            # where a branch would be if it went on as it came
            expected = branches[-1] if len(branches) < 2 else 2 * branches[-1] - branches[-2]
            cost = np.abs(expected[:, None] - new) + np.abs(branches[-1][:, None] - new)
            branches.append(new[scipy.optimize.linear_sum_assignment(cost)[1]])
        return np.array(branches)

    @cached_property
    def stable(self) -> np.ndarray:
        """Whether each motion is stable, (motions,)."""
        return np.array([motion.stable for motion in self.motions])

    @cached_property
    def critical(self) -> tuple[Critical, ...]:
        """Where eigenvalues begin or cease to grow, to the accuracy of the eigenvalues."""
        found: list[Critical] = []
        for k in range(len(self.motions) - 1):
            if self.motions[k].unstable != self.motions[k + 1].unstable:
                found += _crossings(_Segment(self, k))
        return tuple(found)

    def __getitem__(self, name: Name) -> np.ndarray:
        """A coordinate, speed, coordinate rate or parameter along the family."""
        return np.array([motion[name] for motion in self.motions])

    def plot(self, path: str | Path | None = None, *, names: Mapping[str, complex] | None = None) -> Figure:
        """Eigenvalues over the quantity followed.

        Parameters
        ----------
        path
            Where the figure is written: .png, .pdf, .svg. Not written unless given.
        names
            Names of branches, each with its eigenvalue at the last motion.
        """
        from appell.view.steady import plot_family

        return plot_family(self, path, names or {})

    def __str__(self) -> str:
        name = self.motions[0].system.equations.mechanism.name
        span = f"{self.name} from {self.values[0]:.6g} to {self.values[-1]:.6g}"
        lines = [f"{name}: {len(self.motions)} steady motions, {span}"]
        lines += [f"  stability changes at {self.name} = {c.value:.12g}" for c in self.critical]
        if not self.critical:
            lines.append(f"  all {'stable' if self.stable.all() else 'unstable'}")
        return "\n".join(lines)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        head, *rest = str(self).splitlines()
        rows = [
            (f"{value:.6g}", "stable" if stable else "unstable", written(eigenvalues))
            for value, stable, eigenvalues in zip(self.values, self.stable, self.eigenvalues, strict=True)
        ]
        shown = rows[:: max(1, len(rows) // 12)]
        return html_table((self.name, "", "eigenvalues"), shown, head, [line.strip() for line in rest])


def follow(start: SteadyMotion, name: str, to: float, points: int) -> SteadyFamily:
    """The family through a steady motion, until the quantity reaches ``to`` or returns behind its beginning."""
    begin = _begin(start, name, to, points)
    curve = _Curve(start, name, abs(to - begin))
    w = curve.unknowns(start)
    forward = np.zeros(w.size)
    forward[-1] = np.sign(to - begin)
    tau = curve.tangent(w, forward)
    step = full = 1 / (points - 1) / max(abs(tau[-1]), RANK.usable)
    motions = [start]
    while len(motions) < 4 * points:
        found = curve.correct(w + step * tau, tau)
        if found is None or np.linalg.norm(found - w - step * tau) > SAME.astray * step:
            step /= 2
            if step < SAME.gap * full:
                where = f"{name} = {motions[-1][name]:.6g}"
                raise SimulationError(f"the steady motions could not be followed beyond {where}: begin elsewhere.")
            continue
        value = found[-1] * curve.span
        if (value - to) * (to - begin) >= -ZERO.expressions * curve.span**2:
            motions.append(_last(curve, w, found, to))
            break
        if (value - begin) * (to - begin) < -ZERO.expressions * curve.span**2:
            break  # came back behind the beginning: the end of what was asked for
        motions.append(curve.motion(found))
        w, tau = found, curve.tangent(found, tau)
        step = min(2 * step, full)
    return SteadyFamily(name, tuple(motions))


def _begin(start: SteadyMotion, name: str, to: float, points: int) -> float:
    """Where the quantity stands at the beginning; what cannot be followed is refused."""
    known = [*start.given, *start.parameters]
    require_one_of(name, known, f"'{name}' was not given to the steady motion and is not a parameter")
    if points < 2 or not np.isfinite(to) or to == start[name]:
        raise ModelError(f"follow '{name}' from {start[name]:g} to another finite value, in at least two points.")
    return start[name]


def _last(curve: _Curve, w: np.ndarray, beyond: np.ndarray, to: float) -> SteadyMotion:
    """The motion at the end itself: on the line between the last two points, corrected at a fixed mu."""
    share = (to / curve.span - w[-1]) / (beyond[-1] - w[-1])
    guess = w + share * (beyond - w)
    plane = np.zeros(w.size)
    plane[-1] = 1.0
    guess[-1] = to / curve.span
    found = curve.correct(guess, plane)
    return curve.motion(beyond if found is None else found)


@dataclass(frozen=True)
class _Curve:
    """G(w) = 0 for w = (x, mu / span): mu is a parameter, or what a given quantity is to be."""

    start: SteadyMotion
    name: str
    span: float

    @cached_property
    def _parameter(self) -> int | None:
        return self.start.system.places.get(self.name)

    @cached_property
    def _fixed(self) -> tuple[list[int], np.ndarray]:
        names = self.start.given
        return [self.start.system.readable.index(n) for n in names], np.array([self.start[n] for n in names])

    def unknowns(self, motion: SteadyMotion) -> np.ndarray:
        return np.append(motion.x, motion[self.name] / self.span)

    def parameters(self, w: np.ndarray) -> np.ndarray:
        p = self.start.p.copy()
        if self._parameter is not None:
            p[self._parameter] = w[-1] * self.span
        return p

    def motion(self, w: np.ndarray) -> SteadyMotion:
        return SteadyMotion(self.start.system, w[:-1], self.parameters(w), self.start.given, self.start.split)

    def residual(self, w: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """G and dG/dw."""
        system, (rows, fixed) = self.start.system, self._fixed
        x, p, split = w[:-1], self.parameters(w), self.start.split
        value, J = conditions(system, x, p, split, rows)
        by_mu = np.zeros(value.size)
        if self._parameter is not None:
            direction = np.zeros(p.size)
            direction[self._parameter] = self.span
            c_p, r_p, f_p = system.slope(x, p, 0.0, direction)
            by_mu = np.concatenate([c_p, f_p[split.constant], np.zeros(len(split.ignorable)), r_p[rows]])
            wanted = fixed
        else:
            place = self.start.given.index(self.name)
            wanted = fixed.copy()
            wanted[place] = w[-1] * self.span
            by_mu[value.size - len(rows) + place] = -self.span
        wanted = np.concatenate([self.start.x[list(split.ignorable)], wanted])
        value[value.size - wanted.size :] -= wanted
        return value, np.column_stack([J, by_mu])

    def tangent(self, w: np.ndarray, before: np.ndarray) -> np.ndarray:
        """The direction of the family, as near as can be to the one before."""
        _, J = self.residual(w)
        lengths = np.linalg.norm(J, axis=1)
        null = null_space(J[lengths > 0] / lengths[lengths > 0, None])
        tau = null @ (null.T @ before)
        if np.linalg.norm(tau) < ZERO.expressions:
            raise SimulationError(f"no steady motion near this one has another '{self.name}': follow something else.")
        return np.asarray(tau / np.linalg.norm(tau))

    def correct(self, guess: np.ndarray, tau: np.ndarray) -> np.ndarray | None:
        """The nearest point of the family in the plane through the guess."""

        def residual(w: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
            value, J = self.residual(w)
            return np.append(value, tau @ (w - guess)), np.vstack([J, tau])

        return solve(residual, guess)


@dataclass(frozen=True)
class _Segment:
    """The piece of a family between two neighbours, by the share s of the way from one to the other."""

    family: SteadyFamily
    k: int

    @cached_property
    def curve(self) -> _Curve:
        return _Curve(self.family.motions[0], self.family.name, float(np.ptp(self.family.values)))

    def at(self, s: float) -> SteadyMotion:
        ends = [self.curve.unknowns(self.family.motions[self.k + i]) for i in (0, 1)]
        chord = ends[1] - ends[0]
        found = self.curve.correct(ends[0] + s * chord, chord / np.linalg.norm(chord))
        if found is None:
            raise SimulationError(f"the change of stability after {self.family.values[self.k]:g} could not be located.")
        return self.curve.motion(found)


def _crossings(segment: _Segment) -> list[Critical]:
    """Real parts that change sign, by their root; others (two eigenvalues that meet) by halving the piece."""
    a, b = segment.family.eigenvalues[segment.k : segment.k + 2]
    small = ZERO.expressions * max(1.0, float(np.abs([a, b]).max()))
    zeros = int(min((np.abs(a) < small).sum(), (np.abs(b) < small).sum()))  # the family's own
    crossing = (a.real * b.real < 0) & (np.minimum(abs(a.real), abs(b.real)) > small) & (a.imag >= 0)
    found = []
    for before, after in zip(a[crossing], b[crossing], strict=True):

        def nearest(s: float, before: complex = before, after: complex = after) -> complex:
            values = np.linalg.eigvals(segment.at(s).state_matrix)
            others = values[np.argsort(np.abs(values))[zeros:]]
            return complex(others[np.argmin(np.abs(others - ((1 - s) * before + s * after)))])

        s = scipy.optimize.brentq(lambda s, of=nearest: of(s).real, 0.0, 1.0, xtol=ZERO.rounding, rtol=NEWTON.settled)
        motion = segment.at(s)
        found.append(Critical(motion[segment.family.name], nearest(s), motion))
    return found or [_halved(segment)]


def _halved(segment: _Segment) -> Critical:
    """Where the number of growing eigenvalues changes."""
    low, high, count = 0.0, 1.0, segment.family.motions[segment.k].unstable
    for _ in range(50):
        middle = (low + high) / 2
        low, high = (middle, high) if segment.at(middle).unstable == count else (low, middle)
    motion = segment.at(high)
    return Critical(motion[segment.family.name], complex(motion.eigenvalues[0]), motion)
