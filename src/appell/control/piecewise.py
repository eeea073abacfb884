"""Polynomials between instants, as numbers and as expressions of time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import sympy as sm

from appell.numbers import ZERO

THIRDS = np.linspace(0.0, 1.0, 4)
"""Where a cubic is taken, as parts of its interval."""


@dataclass(frozen=True)
class PiecewisePolynomials:
    """An array of functions of time, each a polynomial in t - t_k between ``breaks``.

    ``coefficients`` are (pieces, ..., powers), the highest power first.
    """

    breaks: np.ndarray
    coefficients: np.ndarray

    def at(self, times: Any) -> np.ndarray:
        """The values at an instant, or at several instants along the first axis."""
        t = np.asarray(times)
        k = np.clip(np.searchsorted(self.breaks, t, side="right") - 1, 0, len(self.coefficients) - 1)
        powers = (t - self.breaks[k])[..., None] ** np.arange(self.coefficients.shape[-1] - 1, -1, -1)
        return np.asarray(np.einsum("t...p,tp->t...", self.coefficients[k], powers) if t.ndim else
                          self.coefficients[k] @ powers)  # fmt: skip

    def thinned(self, tolerance: float) -> PiecewisePolynomials:
        """The same functions as cubics on few intervals, exact to a part of their sizes in each."""
        whole = np.abs(self.at(self.breaks)).max(axis=0)
        breaks, cubics, k = [self.breaks[0]], [], 0
        while k < len(self.coefficients):
            cubic = self._cubic(k, k + 1)[0]
            k += 1
            while k < len(self.coefficients):
                longer, errors, sizes = self._cubic(int(np.searchsorted(self.breaks, breaks[-1])), k + 1)
                if (errors > tolerance * (sizes + tolerance * whole)).any():
                    break
                cubic, k = longer, k + 1
            cubics.append(cubic)
            breaks.append(self.breaks[k])
        return PiecewisePolynomials(np.array(breaks), np.array(cubics))

    def _cubic(self, first: int, last: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """One cubic for the pieces from first to before last, with its largest errors and the sizes of the functions.

        The functions may jump where a piece begins: each piece is looked at between its ends.
        """
        begin, end = self.breaks[first], self.breaks[last]
        inside = [np.nextafter(end, begin) if part == 1 else begin + part * (end - begin) for part in THIRDS]
        values = self.at(np.array(inside))
        powers = np.arange(3, -1, -1)
        solved = np.linalg.solve(((end - begin) * THIRDS)[:, None] ** powers, values.reshape(4, -1))
        cubic = np.moveaxis(solved.reshape(values.shape), 0, -1)
        starts, widths = self.breaks[first:last], np.diff(self.breaks[first : last + 1])
        times = (starts[:, None] + widths[:, None] * np.array([0.1, 0.3, 0.5, 0.7, 0.9])).ravel()
        exact = self.at(times)
        errors = np.einsum("...p,tp->t...", cubic, (times - begin)[:, None] ** powers) - exact
        return cubic, np.abs(errors).max(axis=0), np.abs(exact).max(axis=0)

    def expressions(self, time: sm.Symbol) -> np.ndarray:
        """The functions as SymPy expressions, one for each entry; a run that goes beyond their end is refused."""
        flat = self.coefficients.reshape(len(self.coefficients), -1, self.coefficients.shape[-1])
        parts = [time - sm.Float(float(begin)) for begin in self.breaks[:-1]]
        ends = [*self.breaks[1:-1], self.breaks[-1] + ZERO.products * (self.breaks[-1] - self.breaks[0])]
        before = [sm.StrictLessThan(time, sm.Float(float(end))) for end in ends]
        written = np.empty(flat.shape[1], object)
        for j in range(flat.shape[1]):
            if not flat[:, j].any():
                written[j] = sm.S.Zero
                continue
            branches: list[Any] = [
                (_horner(c, s), condition) for c, s, condition in zip(flat[:, j], parts, before, strict=True)
            ]
            written[j] = sm.Piecewise(*branches, evaluate=False)
        return written.reshape(self.coefficients.shape[1:-1])


def _horner(coefficients: np.ndarray, s: sm.Expr) -> sm.Expr:
    value: sm.Expr = sm.Float(float(coefficients[0]))
    for c in coefficients[1:]:
        value = value * s + sm.Float(float(c))
    return value
