"""A table of values in time, interpolated by polynomials that native code follows."""

from __future__ import annotations

import warnings
from dataclasses import dataclass

import numpy as np
import scipy
from numpy.typing import ArrayLike

from appell.errors import AppellWarning, ModelError
from appell.numbers import INPUT, ZERO

INTERPOLATIONS = ("linear", "smooth", "cubic", "polynomials")


@dataclass(frozen=True)
class Table:
    """Values of an input at rising times, with straight lines between them or a smooth curve by choice.

    >>> import appell as ap
    >>> m = ap.Model("pushed"); x = m.coordinates("x"); push = m.input("push")
    >>> P = m.particle("P", mass=1, position=x * m.frame.x); m.force(P, push * m.frame.x)
    >>> run = m.derive(ap.Kane()).simulate(2.0, {x: 0}, inputs={push: ap.Table([0, 2], [1, 1])}, samples=3)
    >>> run[x]
    array([0. , 0.5, 2. ])

    A step is written as an instant that stands twice: the value before it and the value after it.

    Parameters
    ----------
    times, values
        As many of each, at least two; the times rise and cover the run.
    interpolation
        "linear"; "smooth": cubics with continuous slopes that keep between their data, rising where these rise (Fritsch
        and Carlson 1980); "cubic": a spline with continuous curvature, which swings beyond its data where they jump
        (then with a warning). A prescribed motion needs one of the smooth ones. "polynomials": ``values`` are the
        coefficients of a polynomial in t - t_k for every piece, (pieces, up to 4), the highest power first, as a plan
        returns them.

    Raises
    ------
    ModelError
        When a run begins: the table does not cover it, holds something that is not finite, or is too coarse for what
        the model makes of it.
    """

    times: ArrayLike
    values: ArrayLike
    interpolation: str = "linear"

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
        is_pieces = self.interpolation == "polynomials"
        slack = ZERO.products * (end - begin)
        if t[0] > begin + slack or t[-1] < end - slack:
            raise ModelError(
                f"the table of the input '{name}' covers {t[0]:g} to {t[-1]:g}, but the run goes from {begin:g} to "
                f"{end:g}: give values for all of it."
            )
        if order and (is_pieces or self.interpolation == "linear" or (np.diff(t) == 0).any()):
            raise ModelError(
                f"the input '{name}' prescribes a motion, whose derivatives straight lines and steps do not have: "
                "use ap.Table(times, values, interpolation='cubic'), or 'smooth', without steps."
            )
        if is_pieces:
            return t, np.ascontiguousarray(np.pad(v, ((0, 0), (4 - v.shape[1], 0))))
        stretches = np.split(np.arange(t.size), np.flatnonzero(np.diff(t) == 0) + 1)
        if any(len(stretch) < 2 for stretch in stretches):
            raise ModelError(f"the table of the input '{name}' gives an instant more than twice, or steps at its end.")
        found = [_cubics(self.interpolation, t[stretch], v[stretch]) for stretch in stretches]
        coefficients = np.ascontiguousarray(np.concatenate(found))
        breaks = np.unique(t)
        if self.interpolation == "cubic":
            _warn_beyond(name, breaks, coefficients, v)
        return breaks, coefficients

    def _arrays(self, name: str) -> tuple[np.ndarray, np.ndarray]:
        try:
            t, v = (np.array(a, float) for a in (self.times, self.values))
        except (TypeError, ValueError):
            raise ModelError(f"the table of the input '{name}' holds something that is not a number.") from None
        if self.interpolation not in INTERPOLATIONS:
            raise ModelError(
                f"the table of the input '{name}' has interpolation={self.interpolation!r}: use 'linear', 'smooth', "
                "'cubic' or 'polynomials'."
            )
        if self.interpolation == "polynomials":
            if t.ndim != 1 or v.ndim != 2 or v.shape[0] != t.size - 1 or not 1 <= v.shape[1] <= 4:
                raise ModelError(
                    f"the table of the input '{name}' has {t.size} instants and coefficients of shape {v.shape}: give "
                    "one to four coefficients for every piece between two instants."
                )
            if not (np.diff(t) > 0).all():
                raise ModelError(f"the instants of the pieces of the input '{name}' do not rise throughout: sort them.")
        elif t.ndim != 1 or t.shape != v.shape or t.size < 2:
            raise ModelError(
                f"the table of the input '{name}' has {t.size} times and {v.size} values: give as many of each, at "
                "least two."
            )
        if not (np.isfinite(t).all() and np.isfinite(v).all()):
            bad = int(np.argmin(np.isfinite(t[: len(v)]) & np.isfinite(v).reshape(len(v), -1).all(axis=1)))
            raise ModelError(f"entry {bad} of the table of the input '{name}' is not finite: leave it out or fill it.")
        if not (np.diff(t) >= 0).all():
            raise ModelError(f"the times of the table of the input '{name}' do not rise throughout: sort them.")
        return t, v


def _cubics(interpolation: str, t: np.ndarray, v: np.ndarray) -> np.ndarray:
    """The coefficients of the pieces between two steps, (pieces, 4)."""
    if interpolation == "cubic":
        return np.asarray(scipy.interpolate.CubicSpline(t, v).c.T)
    if interpolation == "smooth":
        return np.asarray(scipy.interpolate.PchipInterpolator(t, v).c.T)
    slopes = np.diff(v) / np.diff(t)
    return np.stack([np.zeros_like(slopes), np.zeros_like(slopes), slopes, v[:-1]], axis=1)


def _warn_beyond(name: str, breaks: np.ndarray, coefficients: np.ndarray, v: np.ndarray) -> None:
    """Say where a spline swings beyond the range of its data."""
    a, b, c, _ = coefficients.T
    widths = np.diff(breaks)
    with np.errstate(divide="ignore", invalid="ignore"):
        root = np.sqrt(np.maximum(b * b - 3 * a * c, 0.0))
        extrema = [(-b + root) / (3 * a), (-b - root) / (3 * a), -c / (2 * b)]  # of cubics, and of parabolas
    places = [np.where(np.isfinite(s) & (s > 0) & (s < widths), s, 0.0) for s in extrema]
    values = np.array([np.polyval(coefficients.T, s) for s in places])
    low, high = float(values.min()), float(values.max())
    if min(low - v.min(), v.max() - high) < -INPUT.bend * np.ptp(v):
        warnings.warn(
            f"the cubic spline of the input '{name}' goes from {low:.4g} to {high:.4g}, its data from {v.min():.4g} to "
            f"{v.max():.4g}: interpolation='linear' or 'smooth' keeps between them.",
            AppellWarning,
            stacklevel=2,
        )
