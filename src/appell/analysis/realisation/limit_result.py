"""What a sequence of realisations tends to: a table, a verdict, a figure."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from appell.analysis.realisation.extrapolate import Extrapolation, orders
from appell.analysis.realisation.realisation import Realisation
from appell.analysis.tables import paragraph, table
from appell.model.html import html_table
from appell.numbers import SAME, ZERO
from appell.simulate import Run

if TYPE_CHECKING:
    from matplotlib.figure import Figure


@dataclass(frozen=True)
class Ideal:
    """An ideal motion that the sequence is held against; ``refusal`` says why there is none."""

    name: str
    run: Run | None
    refusal: str = ""


@dataclass(frozen=True)
class Limit:
    """A sequence of realisations of one constraint, and the ideal motion that it tends to.

    >>> import appell as ap
    >>> blade, start = ap.catalogue.knife_edge_on_incline(), {"x": 0, "y": 0, "theta": 0, "v": 0, "omega": 2.0}
    >>> found = ap.limit(blade, "blade", by="mass", duration=1.0, state=start, mu0=0.5)
    >>> found.tends_to
    'Hamilton-Lusternik'

    Distances are the largest difference of a coordinate at any instant.

    Attributes
    ----------
    model, row
        Their names.
    realisation
        What keeps the row, with its start rule and sources.
    eps
        The sequence, from the largest on.
    runs
        The realised motions, one for each eps.
    ideals
        The ideal motions from the same start.
    coordinates
        The names of what the distances are of.
    extrapolation
        The limit by Richardson, its error, and the order of the sequence by itself.
    multipliers
        What plays the part of the multiplier (``realisation.multiplier``), for each eps: (time, row). It carries the
        error of the run divided by eps.
    multiplier_names
        How the ideal motion calls them, such as "lambda_blade".
    transversal_energy
        Of the velocity across the row at the start.
    corrected
        The motions on the slow manifold to first order, one for each eps, where they were asked for (Eldering 2016).
    integrator, notes, seconds
        How it was computed, what is to be said of that, and how long it took.
    """

    model: str
    row: str
    realisation: Realisation
    eps: tuple[float, ...]
    runs: tuple[Run, ...]
    ideals: tuple[Ideal, ...]
    coordinates: tuple[str, ...]
    extrapolation: Extrapolation
    multipliers: tuple[np.ndarray, ...]
    multiplier_names: tuple[str, ...] = ()
    transversal_energy: float = 0.0
    integrator: str = ""
    notes: tuple[str, ...] = ()
    seconds: float = 0.0
    corrected: tuple[Run, ...] = ()

    @cached_property
    def _motions(self) -> list[np.ndarray]:
        return [self._motion(run) for run in self.runs]

    def _motion(self, run: Run) -> np.ndarray:
        return np.array([run[name] for name in self.coordinates])

    @cached_property
    def _ideal_motions(self) -> dict[str, np.ndarray]:
        return {ideal.name: self._motion(ideal.run) for ideal in self.ideals if ideal.run is not None}

    @cached_property
    def distances(self) -> Mapping[str, tuple[float, ...]]:
        """How far the realised motion is from each ideal one, for each eps."""
        return {
            name: tuple(float(np.abs(motion - ideal).max()) for motion in self._motions)
            for name, ideal in self._ideal_motions.items()
        }

    @cached_property
    def limit_distances(self) -> Mapping[str, float]:
        """How far the extrapolated motion is from each ideal one."""
        found = self.extrapolation.motion
        return {name: float(np.abs(found - ideal).max()) for name, ideal in self._ideal_motions.items()}

    def separation(self, first: str, second: str) -> float:
        """How far two ideal motions are from each other.

        Parameters
        ----------
        first, second
            Their names, such as "Appell-Chetaev".
        """
        ideals = self._ideal_motions
        return float(np.abs(ideals[first] - ideals[second]).max())

    @cached_property
    def error(self) -> float:
        """How far the extrapolated motion is uncertain."""
        return self.extrapolation.error

    @cached_property
    def tends_to(self) -> str:
        """The ideal motion that is the limit; "neither" where none is, "undecided" where eps are not small enough."""
        size = max(float(np.abs(self.extrapolation.motion).max()), ZERO.nothing)
        allowed = SAME.errors * self.error + SAME.motions * size
        near = [name for name, distance in self.limit_distances.items() if distance <= allowed]
        if not near:
            return "neither"
        best = min(near, key=lambda name: self.limit_distances[name])
        apart = [name for name in near if self.separation(best, name) > SAME.motions * size]
        return "undecided" if apart else self._first_same(best, size)

    def _first_same(self, best: str, size: float) -> str:
        """Of ideal motions that are one, the first."""
        return next(name for name in self.limit_distances if self.separation(best, name) <= SAME.motions * size)

    @cached_property
    def orders(self) -> list[float]:
        """The order in eps between neighbours of the sequence: of the distance from the limit."""
        if self.tends_to in self.distances:
            return orders(self.eps, self.distances[self.tends_to])
        found = self.extrapolation.motion
        return orders(self.eps, [float(np.abs(motion - found).max()) for motion in self._motions])

    @cached_property
    def order(self) -> float:
        """The last of the orders; not a number where the limit is reached at some eps already."""
        return self.orders[-1]

    def ideal_multipliers(self) -> np.ndarray | None:
        """The multipliers of the ideal motion that is the limit: (time, row); None where it has none of that name."""
        run = next((ideal.run for ideal in self.ideals if ideal.name == self.tends_to), None)
        if run is None or not self.multiplier_names or not all(name in run for name in self.multiplier_names):
            return None
        return np.array([run[name] for name in self.multiplier_names]).T

    @cached_property
    def multiplier_distances(self) -> tuple[float, ...]:
        """How far each multiplier is from that of the limit over the second half of the run, where no start shows."""
        ideal = self.ideal_multipliers()
        if ideal is None:
            return ()
        late = slice(ideal.shape[0] // 2, None)
        return tuple(float(np.abs(values[late] - ideal[late]).max()) for values in self.multipliers)

    @cached_property
    def corrected_distances(self) -> tuple[float, ...]:
        """How far the realised motion is from the one on the slow manifold, for each eps; empty unless asked for."""
        pairs = zip(self._motions, self.corrected, strict=False)
        return tuple(float(np.abs(motion - self._motion(run)).max()) for motion, run in pairs)

    @property
    def corrected_orders(self) -> list[float]:
        """The order in eps between neighbours of the corrected distances."""
        return orders(self.eps, self.corrected_distances)

    @property
    def verdict(self) -> str:
        """A sentence."""
        what = f"{self.row}, enforced by {self.realisation.thing},"
        if self.tends_to == "neither":
            nearest = min(self.limit_distances, key=lambda name: self.limit_distances[name], default="")
            far = f"; the nearest, {nearest}, is {self.limit_distances[nearest]:.2g} away" if nearest else ""
            return f"{what} tends to none of the ideal motions (the error of the limit is {self.error:.1g}{far})."
        if self.tends_to == "undecided":
            return (
                f"{what} is undecided: these eps are too large to distinguish the ideal motions; go on to smaller ones."
            )
        last = self.distances[self.tends_to][-1]
        if self.extrapolation.order is None and len(self.eps) > 2:
            return f"{what} has the motion of {self.tends_to} for small eps (at the last one to {last:.1g})."
        return f"{what} tends to {self.tends_to} with order {self.order:.4g} (distance {last:.2g} at the last eps)."

    def plot(self, path: str | Path | None = None) -> Figure:
        """The motions of the sequence beside the ideal ones, and the distances against eps.

        Parameters
        ----------
        path
            Where the figure is written: .png, .pdf, .svg. Not written unless given.
        """
        from appell.view.limit import plot_limit

        return plot_limit(self, path)

    def rows(self) -> tuple[list[str], list[list[str]]]:
        """The head and the lines of the table: eps, the distance from each ideal motion, the order."""
        names = list(self.distances)
        last = ["", *self._order_cells()]
        head = ["eps", *(f"from {name}" for name in names), "order"]
        lines = [
            [f"{eps:.3g}", *(f"{self.distances[name][i]:.3g}" for name in names), last[i]]
            for i, eps in enumerate(self.eps)
        ]
        lines.append(["limit", *(f"{self.limit_distances[name]:.3g}" for name in names), f"± {self.error:.1g}"])
        if self.corrected:
            own = ["", *(f"{order:.4f}" for order in self.corrected_orders)]
            head += ["from slow manifold", "order"]
            more = [[f"{d:.3g}", o] for d, o in zip(self.corrected_distances, own, strict=True)]
            lines = [a + b for a, b in zip(lines, [*more, ["", ""]], strict=True)]
        if self.multiplier_distances:
            head.append("multiplier off by")
            off = [f"{d:.2g}" for d in self.multiplier_distances]
            lines = [[*line, cell] for line, cell in zip(lines, [*off, ""], strict=True)]
        return head, lines

    def _order_cells(self) -> list[str]:
        """The orders; "reached" where the motion is the limit but for rounding."""
        reached = SAME.motions * max(float(np.abs(self.extrapolation.motion).max()), ZERO.nothing)
        distances = self.distances.get(self.tends_to, (float("inf"),) * len(self.eps))
        return ["reached" if d < reached else f"{o:.4f}" for d, o in zip(distances[1:], self.orders, strict=True)]

    def _below(self) -> list[str]:
        rule = f"start: {self.realisation.start_rule}; multiplier: {self.realisation.multiplier}"
        if self.transversal_energy:
            rule += f"; energy across the row at the start: {self.transversal_energy:.4g}"
        refused = [f"refused: {ideal.name}: {ideal.refusal}" for ideal in self.ideals if ideal.run is None]
        return [self.verdict, rule, *self.notes, *refused]

    def __str__(self) -> str:
        head, lines = self.rows()
        below = [line for text in self._below() for line in paragraph(text)]
        return "\n".join([f"{self.model}: {self.row} by {self.realisation.name}", *table(head, lines), *below])

    __repr__ = __str__

    def _repr_html_(self) -> str:
        head, lines = self.rows()
        return html_table(head, lines, f"{self.model}: {self.row} by {self.realisation.name}", self._below())
