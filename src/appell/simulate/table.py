"""A table of values in time, interpolated by polynomials that native code follows."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import scipy
from numpy.typing import ArrayLike

from appell.errors import ModelError

ROUNDING = 1e-12
"""A table may end this much, relative to the duration, before the run does."""


@dataclass(frozen=True)
class Table:
    """Values of an input at rising times; between them a cubic spline (C2), or straight lines.

    Parameters
    ----------
    times, values
        As many of each, at least two; the times rise and cover the run.
    interpolation
        "cubic", or "linear" where nothing is differentiated.

    Raises
    ------
    ModelError
        When a run begins: the table does not cover it, holds something that is not finite, or is too coarse for what
        the model makes of it.

    Examples
    --------
    >>> import appell as ap
    >>> m = ap.Model("pushed"); x = m.coordinates("x"); push = m.input("push")
    >>> P = m.particle("P", mass=1, position=x * m.frame.x); m.force(P, push * m.frame.x)
    >>> run = m.derive(ap.Kane()).simulate(2.0, {x: 0}, inputs={push: ap.Table([0, 2], [1, 1], "linear")}, samples=3)
    >>> run[x]
    array([0. , 0.5, 2. ])
    """

    times: ArrayLike
    values: ArrayLike
    interpolation: str = "cubic"

    def pieces(self, name: str, span: tuple[float, float], order: int) -> tuple[np.ndarray, np.ndarray]:
        """Breaks, and the four coefficients of the cubic in each piece, the highest power first.

        Parameters
        ----------
        name
            Of the input, for the messages.
        span
            From when to when the run goes.
        order
            How many derivatives by time the model takes of it.
        """
        t, v = self._arrays(name)
        begin, end = span
        slack = ROUNDING * (end - begin)
        if t[0] > begin + slack or t[-1] < end - slack:
            raise ModelError(
                f"the table of the input '{name}' covers {t[0]:g} to {t[-1]:g}, but the run goes from {begin:g} to "
                f"{end:g}: give values for all of it."
            )
        if self.interpolation == "cubic":
            return t, np.ascontiguousarray(scipy.interpolate.CubicSpline(t, v).c.T)
        if order:
            raise ModelError(
                f"the input '{name}' prescribes a motion, whose derivatives straight lines do not have: "
                "use Table(..., interpolation='cubic')."
            )
        slopes = np.diff(v) / np.diff(t)
        return t, np.stack([np.zeros_like(slopes), np.zeros_like(slopes), slopes, v[:-1]], axis=1)

    def _arrays(self, name: str) -> tuple[np.ndarray, np.ndarray]:
        try:
            t, v = (np.array(a, float) for a in (self.times, self.values))
        except (TypeError, ValueError):
            raise ModelError(f"the table of the input '{name}' holds something that is not a number.") from None
        if self.interpolation not in ("cubic", "linear"):
            raise ModelError(
                f"the table of the input '{name}' has interpolation={self.interpolation!r}: use 'cubic' or 'linear'."
            )
        if t.ndim != 1 or t.shape != v.shape or t.size < 2:
            raise ModelError(
                f"the table of the input '{name}' has {t.size} times and {v.size} values: give as many of each, at "
                "least two."
            )
        if not (np.isfinite(t).all() and np.isfinite(v).all()):
            bad = int(np.argmin(np.isfinite(t) & np.isfinite(v)))
            raise ModelError(f"entry {bad} of the table of the input '{name}' is not finite: leave it out or fill it.")
        if not (np.diff(t) > 0).all():
            raise ModelError(f"the times of the table of the input '{name}' do not rise throughout: sort them.")
        return t, v
