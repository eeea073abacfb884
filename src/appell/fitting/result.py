"""A fit: values with intervals, residuals and whether they are noise, what is not determined, other minima."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from appell.analysis.identifiability.identifiable import identifiable
from appell.analysis.tables import paragraph, table
from appell.errors import ModelError
from appell.fitting.misfit import Misfit
from appell.fitting.proposal import Proposal, propose
from appell.model import name_of, suggestion
from appell.model.html import html_table
from appell.numbers import FIT
from appell.simulate.run import Run

if TYPE_CHECKING:
    from pathlib import Path

    from matplotlib.figure import Figure

    from appell.results import Identifiability


@dataclass(frozen=True, eq=False)
class Minimum:
    """Where a search ended.

    ``values`` of all unknowns; ``cost``: the sum of squares of residuals in deviations; ``deviations`` of the channels;
    ``jacobian`` of residuals in deviations; ``evaluations``: how many runs; ``converged``: whether it ended by itself.
    """

    values: np.ndarray
    cost: float
    deviations: np.ndarray
    jacobian: np.ndarray = field(repr=False)
    evaluations: int
    converged: bool


@dataclass(frozen=True, eq=False)
class Fit:
    """Values with which a model moves as measured, and how sure they are.

    >>> import appell as ap, numpy as np
    >>> fall = ap.Model("fall"); z = fall.coordinates("z"); g = fall.parameters("g", 10.0)
    >>> _ = fall.particle("stone", mass=1, position=z * fall.frame.z)
    >>> fall.gravity(-g * fall.frame.z)
    >>> t = np.linspace(0, 1, 50); noise = np.random.default_rng(0).normal(scale=0.01, size=50)
    >>> found = ap.fit(fall.derive(ap.Kane()), {"time": t, "z": 20 - 9.81 * t**2 / 2 + noise}, ["g"], start={"z": 20})
    >>> found
    fall: 1 value from 50 measurements (4 runs)
       value  +- (95 %)  unit
    -------------------------
    g  9.794  0.011
    residuals: 0.0084 in z; by Ljung and Box z: noise (p = 0.34)

    Attributes
    ----------
    misfit
        The measurements and what is sought.
    free
        Which of the unknowns were fitted; the others stay at their values, as nothing measured shows them apart.
    rank
        How many combinations show.
    minima
        Where the searches ended, the best first.
    failed
        Why other searches ended without a minimum.
    known_deviations
        Whether the deviations of the channels were given.
    loss
        How residuals count.
    """

    misfit: Misfit = field(repr=False)
    free: np.ndarray = field(repr=False)
    rank: int
    minima: tuple[Minimum, ...]
    failed: tuple[str, ...]
    known_deviations: bool
    loss: str

    @property
    def values(self) -> dict[str, float]:
        """Every unknown by name."""
        return dict(zip(self.misfit.names, self.minima[0].values.tolist(), strict=True))

    def __getitem__(self, name: Any) -> float:
        """The value of one unknown."""
        if name_of(name) not in self.values:
            raise ModelError(f"'{name_of(name)}' was not sought" + suggestion(name_of(name), self.values))
        return self.values[name_of(name)]

    @property
    def fitted(self) -> tuple[str, ...]:
        """The unknowns that were fitted."""
        return tuple(np.array(self.misfit.names)[self.free].tolist())

    @property
    def fixed(self) -> tuple[str, ...]:
        """The unknowns that stay at their values: what was measured determines only combinations with the others."""
        return tuple(np.array(self.misfit.names)[~self.free].tolist())

    @cached_property
    def covariance(self) -> np.ndarray:
        """Of the fitted values, in the order of ``fitted``."""
        J = self.minima[0].jacobian[:, self.free]
        size = np.linalg.norm(J, axis=0)
        return np.asarray(np.linalg.inv((J / size).T @ (J / size)) / np.outer(size, size))

    @property
    def deviations(self) -> dict[str, float]:
        """The standard deviation of each fitted value."""
        return dict(zip(self.fitted, np.sqrt(np.diag(self.covariance)).tolist(), strict=True))

    @property
    def correlation(self) -> np.ndarray:
        """Of the fitted values."""
        size = np.sqrt(np.diag(self.covariance))
        return np.asarray(self.covariance / np.outer(size, size))

    def interval(self, name: Any, probability: float = FIT.confidence) -> tuple[float, float]:
        """The interval that holds the value of an unknown with a probability.

        Parameters
        ----------
        name
            A fitted value.
        probability
            Between 0 and 1.
        """
        if name_of(name) not in self.deviations:
            raise ModelError(f"'{name_of(name)}' was not fitted" + suggestion(name_of(name), self.deviations))
        half = self._quantile(probability) * self.deviations[name_of(name)]
        return self[name] - half, self[name] + half

    def contains(self, values: Mapping[Any, float], probability: float = FIT.confidence) -> bool:
        """Whether the ellipsoid that holds the fitted values with a probability holds these.

        Parameters
        ----------
        values
            One for each fitted value.
        probability
            Between 0 and 1.
        """
        from scipy.stats import chi2, f

        given = {name_of(key): value for key, value in values.items()}
        away = np.array([given[name] - self[name] for name in self.fitted])
        squared, k = float(away @ np.linalg.solve(self.covariance, away)), len(away)
        limit = chi2.ppf(probability, k) if self.known_deviations else k * f.ppf(probability, k, self.freedom)
        return bool(squared <= limit)

    @property
    def freedom(self) -> int:
        """Numbers measured less values fitted."""
        return self.minima[0].jacobian.shape[0] - int(self.free.sum())

    def _quantile(self, probability: float) -> float:
        from scipy.stats import norm, t

        place = (1 + probability) / 2
        return float(norm.ppf(place) if self.known_deviations or not self.freedom else t.ppf(place, self.freedom))

    @property
    def runs(self) -> tuple[Run, ...]:
        """The motion of each experiment with the fitted values."""
        return self.misfit.runs(self.minima[0].values)

    @property
    def run(self) -> Run:
        """The motion of the first experiment."""
        return self.runs[0]

    @cached_property
    def residuals(self) -> dict[str, np.ndarray]:
        """What the runs show less what was measured, by column and event, one experiment after the other."""
        r, channels = self.misfit.residuals(self.minima[0].values)
        return {name: r[channels == k] for k, name in enumerate(self.misfit.channels)}

    @cached_property
    def whiteness(self) -> dict[str, float]:
        """The probability that noise alone would be so correlated as the residuals of a channel, by Ljung and Box.

        A small one says that the model misses something. Source: Ljung and Box 1978, Biometrika 65.
        """
        from scipy.stats import chi2

        found = {}
        for name, r in self.residuals.items():
            n, lags = r.size, min(FIT.lags, r.size // 4)
            power = float(r @ r)
            if lags and power > 0:
                rho = np.array([r[k:] @ r[: n - k] / power for k in range(1, lags + 1)])
                Q = n * (n + 2) * float(np.sum(rho**2 / (n - np.arange(1, lags + 1))))
                found[name] = float(chi2.sf(Q, lags))
        return found

    @cached_property
    def identifiability(self) -> Identifiability:
        """Which combinations of the parameters these motions show, in symbols where that is proved."""
        shared = [u.scalar for u in self.misfit.unknowns if u.scalar in self.run.parameters]
        return identifiable(self.runs, shared, of=list(self.misfit.outputs.values()))

    def better_experiment(self, inputs: Sequence[Mapping[Any, Any]]) -> Proposal:
        """Which of some inputs would narrow the widest interval most, if measured as the first experiment was.

        Parameters
        ----------
        inputs
            The inputs of each further experiment that could be made.
        """
        return propose(self, inputs)

    def plot(self, path: str | Path | None = None) -> Figure:
        """A figure: measurements and motions, residuals, and how the fitted values are correlated.

        Parameters
        ----------
        path
            Where it is saved as well.
        """
        from appell.fitting.picture import figure_of

        figure = figure_of(self)
        if path is not None:
            figure.savefig(path)
        return figure

    def to_html(self, path: str | Path) -> None:
        """A page with the values, the intervals, what is not determined, and the figure.

        Parameters
        ----------
        path
            The file.
        """
        from appell.fitting.picture import report

        report(self, path)

    def rows(self) -> list[list[str]]:
        """Name, value, half of the interval, unit: as they are printed."""
        found = []
        units = {p.name: p.unit or "" for p in self.misfit.equations.mechanism.parameters}
        for unknown, name in zip(self.misfit.unknowns, self.misfit.names, strict=True):
            unit = units.get(unknown.scalar, "")
            if name in self.fixed:
                found.append([name, f"{self[name]:.6g}", "not determined alone", unit])
                continue
            half = self._quantile(FIT.confidence) * self.deviations[name]
            digits = max(0, 1 - int(np.floor(np.log10(half)))) if 0 < half < abs(self[name]) else None
            number = f"{self[name]:.{min(digits, 15)}f}" if digits is not None and half < 1 else f"{self[name]:.6g}"
            found.append([name, number, f"{half:.2g}", unit])
        return found

    def notes(self) -> list[str]:
        """What a reader must know besides the values, a sentence each."""
        words = []
        spread = ", ".join(f"{np.sqrt(np.mean(r**2)):.2g} in {name}" for name, r in self.residuals.items())
        white = "; ".join(
            f"{name}: {'noise' if p > 1 - FIT.confidence else 'not noise, the model misses something'} (p = {p:.2g})"
            for name, p in self.whiteness.items()
        )
        words.append(f"residuals: {spread}; by Ljung and Box {white}" if white else f"residuals: {spread}")
        gaps = sum(int(np.isnan(e.columns[c]).sum()) for e in self.misfit.experiments for c in e.columns)
        if gaps:
            words.append(f"gaps in the measurements: {gaps}, left out")
        unused = dict.fromkeys(c for e in self.misfit.experiments for c in e.columns if c not in self.misfit.outputs)
        if unused:
            words.append(f"columns not compared: {', '.join(unused)}")
        if self.fixed:
            words.append(f"not determined alone, left at their values: {', '.join(self.fixed)}")
            if any(name in self.run.parameters for name in self.fixed):
                words += [line.strip() for line in str(self.identifiability).splitlines()[1:]]
        if not self.minima[0].converged:
            words.append(f"the search was given up after {self.minima[0].evaluations} runs")
        if len(self.minima) > 1:
            words += [
                f"another minimum, {m.cost / self.minima[0].cost:.3g} times the squares: "
                + ", ".join(f"{n} = {v:.6g}" for n, v in zip(self.misfit.names, m.values, strict=True))
                for m in self.minima[1:]
            ]
        if self.failed:
            words.append(f"{len(self.failed)} searches ended without a minimum: {self.failed[0]}")
        return words

    @property
    def _head(self) -> str:
        m, best = self.misfit, self.minima[0]
        count, measured = int(self.free.sum()), best.jacobian.shape[0]
        values = "1 value" if count == 1 else f"{count} values"
        return f"{m.equations.mechanism.name}: {values} from {measured} measurements ({best.evaluations} runs)"

    def __repr__(self) -> str:
        return str(self)

    def __str__(self) -> str:
        lines = [self._head, *table(["", "value", "+- (95 %)", "unit"], self.rows())]
        return "\n".join([*lines, *(line for note in self.notes() for line in paragraph(note))])

    def _repr_html_(self) -> str:
        return html_table(["", "value", "+- (95 %)", "unit"], self.rows(), self._head, self.notes())
