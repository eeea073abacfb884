"""The scan of mu(0) and the search for the one that brings the two motions nearest to each other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import numpy as np
import scipy

from appell.algebra.sampling import spread_directions
from appell.analysis.families.trials import Trials
from appell.numbers import FAMILY, RANK, SAME, ZERO
from appell.simulate.trajectory import Trajectory


@dataclass(frozen=True)
class Scan:
    """``mu``: the multipliers at the start, (values, rows). ``distance``: the largest difference of a coordinate over
    the run for each (inf where the motion did not reach the end). ``seconds``: of processor time.
    """

    mu: np.ndarray
    distance: np.ndarray
    seconds: float


@dataclass(frozen=True)
class Distance:
    """How far a motion of Hamilton-Lusternik is from the one of Appell and Chetaev, as a function of mu(0)."""

    trials: Trials
    natural: Trajectory

    @property
    def size(self) -> float:
        """How far the coordinates go from their start, the largest of them."""
        q = self.natural.states[:, : self.trials.sizes[0]]
        return max(float(np.abs(q - q[0]).max()), ZERO.products)

    def largest(self, mu: np.ndarray) -> float:
        """The largest difference of a coordinate over the run."""
        found = self.trials.motion(mu)
        return np.inf if found is None else float(np.abs(self._apart(found)[:, : self.trials.sizes[0]]).max())

    def scaled(self, mu: np.ndarray) -> np.ndarray:
        """The differences of all coordinates and speeds at all samples, each by the size of what differs."""
        found, states = self.trials.motion(mu), self.natural.states[:, : sum(self.trials.sizes)]
        if found is None:
            return np.full(states.size, FAMILY.far)
        change = np.abs(states - states[0]).max(axis=0)
        return np.asarray(self._apart(found) / np.maximum(change, RANK.usable * change.max())).ravel()

    def rough(self) -> Distance:
        """The same by motions that are exact to a few digits, and given up where they go far beyond the natural one."""
        nq, n = self.trials.sizes
        tolerance = max(FAMILY.scanned, self.trials.options.tolerance)
        fastest = max(FAMILY.faster * float(np.abs(self.natural.states[:, nq : nq + n]).max()), ZERO.expressions)
        return replace(self, trials=self.trials.with_options(tolerance, fastest))

    def _apart(self, found: Trajectory) -> np.ndarray:
        count = sum(self.trials.sizes)
        return np.asarray(found.states[:, :count] - self.natural.states[:, :count])


def grid(centre: np.ndarray, width: np.ndarray, count: int) -> np.ndarray:
    """So many values of mu around a centre: a line, a grid, or points of Sobol's sequence where a grid would be coarse.

    A row whose width is zero stays where it is.
    """
    moving = np.flatnonzero(width > 0)
    per_row = round(count ** (1 / max(moving.size, 1)))
    if moving.size <= 1 or per_row >= FAMILY.per_row:
        axes = [np.linspace(-1, 1, max(per_row, 1)) for _ in moving]
        unit = (
            np.stack([a.ravel() for a in np.meshgrid(*axes, indexing="ij")], axis=1)
            if moving.size
            else np.zeros((1, 0))
        )
    else:
        unit = spread_directions(moving.size, count)
    mu = np.tile(centre, (len(unit), 1))
    mu[:, moving] += unit * width[moving]
    return mu


def refined(distance: Distance, starts: Sequence[np.ndarray]) -> np.ndarray:
    """The best mu(0): least squares from each start, then the largest difference itself, where it is not zero."""
    candidates, rough = list(starts), distance.rough()
    for start in _best(rough.largest, starts)[: FAMILY.starts]:
        near = scipy.optimize.least_squares(
            rough.scaled, start, x_scale="jac", max_nfev=FAMILY.evaluations, xtol=FAMILY.close
        )
        found = (
            scipy.optimize.least_squares(
                distance.scaled, near.x, x_scale="jac", max_nfev=FAMILY.evaluations, xtol=ZERO.operations
            )
            if near.cost < FAMILY.close * near.fun.size
            else near
        )
        candidates.append(found.x)
        if distance.largest(found.x) < SAME.motions * distance.size:
            return np.asarray(found.x)
    nearest = _best(distance.largest, candidates)[0]
    options = {"maxfev": FAMILY.polishing, "xatol": ZERO.expressions, "fatol": ZERO.expressions * distance.size}
    limit = FAMILY.far * distance.size
    polished = scipy.optimize.minimize(
        lambda mu: min(rough.largest(mu), limit), nearest, method="Nelder-Mead", options=options
    )
    return _best(distance.largest, [nearest, np.asarray(polished.x)])[0]


def _best(measure: Callable[[np.ndarray], float], points: Sequence[np.ndarray]) -> list[np.ndarray]:
    """The points, the one with the smallest measure first."""
    values = [measure(p) for p in points]
    return [points[i] for i in np.argsort(values)]
