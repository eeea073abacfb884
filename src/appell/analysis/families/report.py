"""What the comparison of the two families says: per coordinate, per reaction, over the scan, and in words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from appell.analysis.comparison.intervention import Intervention, intervention
from appell.analysis.families.closing import Closing
from appell.analysis.families.search import Scan
from appell.analysis.tables import paragraph, table
from appell.model.html import html_table
from appell.numbers import SAME
from appell.simulate import Run

if TYPE_CHECKING:
    from matplotlib.figure import Figure


@dataclass(frozen=True)
class Difference:
    """``largest``: over the run. ``size``: how large the quantity of Appell and Chetaev's motion is."""

    largest: float
    size: float


@dataclass(frozen=True)
class LusternikMotion:
    """A motion of Hamilton-Lusternik beside the one of Appell and Chetaev.

    Attributes
    ----------
    mu
        The multipliers at the start, by name.
    run
        The motion.
    states
        What differs of every coordinate and speed, by name.
    reactions
        What differs of the reaction of every constraint, as the generalised force on every speed.
    energy
        What differs of the energy.
    distance
        The largest difference of a coordinate.
    parts_at
        When a coordinate first differs by a thousandth of the size of the motion; None where none does.
    error
        What the motion itself is uncertain by: its largest difference from the same motion at a hundredfold tolerance.
    """

    mu: Mapping[str, float]
    run: Run
    states: Mapping[str, Difference]
    reactions: Mapping[str, Difference]
    energy: Difference
    distance: float
    parts_at: float | None
    error: float

    @cached_property
    def intervention(self) -> Intervention:
        """How far its reactions force the motion away from the free one, and the work they do."""
        return intervention(self.run)

    @property
    def label(self) -> str:
        """mu at the start, as numbers in brackets."""
        return "(" + ", ".join(f"{value:.6g}" for value in self.mu.values()) + ")"


@dataclass(frozen=True)
class Families:
    """Appell-Chetaev against Hamilton-Lusternik on one model, over the multipliers mu(0).

    >>> import appell as ap
    >>> card = ap.catalogue.VERTICAL_DISC
    >>> found = ap.families(card.model(), duration=2.0, state=card.start)
    >>> found.is_one_motion, [round(value, 6) + 0 for value in found.best.mu.values()]
    (True, [-1.0, 0.0])

    Attributes
    ----------
    model
        Its name.
    natural
        The run by Appell and Chetaev.
    given
        The motion of Hamilton-Lusternik with the mu(0) that was given, zero by default.
    best
        The one that comes nearest to Appell and Chetaev's.
    scan
        The values of mu(0) that were tried, and the distance of each.
    closing
        Whether any mu(0) at all makes the motions one: a linear question along Appell and Chetaev's motion.
    size
        How far the coordinates go, the largest of them.
    """

    model: str
    natural: Run
    given: LusternikMotion
    best: LusternikMotion
    scan: Scan
    closing: Closing
    size: float

    @cached_property
    def intervention(self) -> Intervention:
        """How far the reactions of Appell and Chetaev force the motion away from the free one."""
        return intervention(self.natural)

    @property
    def is_one_motion(self) -> bool:
        """Whether some mu(0) makes the two motions one."""
        return self.best.distance < SAME.motions * self.size

    @property
    def is_independent_of_mu(self) -> bool:
        """Whether they are one for every mu(0) that was tried, as for rows that can be integrated."""
        return bool(self.scan.distance.max(initial=0.0) < SAME.motions * self.size) and self.is_one_motion

    @property
    def verdict(self) -> str:
        """What was found, in a sentence or two."""
        if self.is_independent_of_mu:
            return "Both families give one motion, whatever mu(0) is."
        if self.is_one_motion:
            return (
                f"Hamilton-Lusternik gives the motion of Appell and Chetaev for mu(0) = {self.best.label} "
                f"(largest difference of a coordinate {self.best.distance:.1e})" + self._combinations() + "."
            )
        if self.closing.is_closed:
            text = (
                "The reactions along Appell and Chetaev's motion are those of Hamilton-Lusternik for mu(0) near "
                f"({', '.join(f'{v:.6g}' for v in self.closing.mu)}), but no computed motion of it agrees"
            )
        elif not self.closing.is_open:
            text = "Whether the motions agree for any mu(0) is not decided: the samples are too few for this motion"
        else:
            text = (
                "For no mu(0) do the motions agree: along Appell and Chetaev's motion the reactions of "
                f"Hamilton-Lusternik have a residual of {self.closing.residual:.2g} of their size or more"
            )
        nearest = f"{self.best.distance:.4g} for the best value, mu(0) = {self.best.label}"
        return f"{text}; the motions differ by {nearest}." + self._doubt()

    def _combinations(self) -> str:
        free = len(self.best.mu) - self.closing.rank
        if not free:
            return ""
        return f"; {free} combination{'s' * (free > 1)} of the multipliers {'do' if free > 1 else 'does'} not matter"

    def _doubt(self) -> str:
        """Where rounding decides a motion, its figures mean nothing."""
        shaky = [m for m in (self.given, self.best) if m.error > SAME.gap * self.size]
        if not shaky:
            return ""
        return (
            f" The motion of Hamilton-Lusternik from mu(0) = {shaky[0].label} is uncertain by {shaky[0].error:.2g}: "
            "it is unstable, and rounding decides where it goes."
        )

    def plot(self, path: str | Path | None = None) -> Figure:
        """The motions, the differences over time, the scan and the energies in one figure.

        Parameters
        ----------
        path
            Where the figure is written: .png, .pdf, .svg. Not written unless given.
        """
        from appell.view.families import plot_families

        return plot_families(self, path)

    def table(self) -> list[tuple[str, str, str, str]]:
        """Rows of the table: a quantity, its size, its difference for the mu(0) given, for the best.

        The intervention is no difference: that of Appell and Chetaev's motion stands first, then those of the others.
        """
        rows: list[tuple[str, str, str, str]] = []
        for given, best in ((self.given.states, self.best.states), (self.given.reactions, self.best.reactions)):
            rows += [(name, *_cells(d, best[name])) for name, d in given.items()]
        rows.append(("energy", *_cells(self.given.energy, self.best.energy)))
        own, size = (self.given.intervention, self.best.intervention), self.intervention
        rows.append(("intervention", f"{size.size:.6g}", *(f"{i.size:.6g}" for i in own)))  # type: ignore[arg-type]
        parted = ["never" if m.parts_at is None else f"{m.parts_at:.3g}" for m in (self.given, self.best)]
        rows.append(("they part at t =", "", *parted))  # type: ignore[arg-type]
        rows.append(("error of the motion", "", f"{self.given.error:.1e}", f"{self.best.error:.1e}"))
        return rows

    def facts(self) -> dict[str, Any]:
        """All of it as plain numbers and words, for JSON."""
        motions = {"given": self.given, "best": self.best}
        return {
            "model": self.model,
            "duration": float(self.natural.time[-1] - self.natural.time[0]),
            "one motion": self.is_one_motion,
            "verdict": self.verdict,
            "residual of reactions": self.closing.residual,
            "intervention": {"natural": self.intervention.size, **{n: m.intervention.size for n, m in motions.items()}},
            **{name: _facts(motion) for name, motion in motions.items()},
            "scan": {
                "names": list(self.given.mu),
                "mu": self.scan.mu.tolist(),
                "distance": [float(d) if np.isfinite(d) else None for d in self.scan.distance],
                "seconds": self.scan.seconds,
            },
        }

    def __str__(self) -> str:
        span = self.natural.time[-1] - self.natural.time[0]
        lines = [f"{self.model}: Appell-Chetaev against Hamilton-Lusternik over {span:g} s"]
        lines += [f"mu(0) of {', '.join(self.given.mu)}"]
        lines += ["  " + line for line in table(self._head(), self.table())]
        lines += [self._scanned(), *paragraph(self.verdict)]
        return "\n".join(lines)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        return html_table(self._head(), self.table(), self.model, [self._scanned(), self.verdict])

    def _head(self) -> tuple[str, ...]:
        return "largest difference of", "size", f"mu(0) = {self.given.label}", f"best: {self.best.label}"

    def _scanned(self) -> str:
        reached = self.scan.distance[np.isfinite(self.scan.distance)]
        span = f"distances {reached.min():.3g} to {reached.max():.3g}" if reached.size else "none reached the end"
        lost = self.scan.distance.size - reached.size
        more = f"; {lost} did not reach the end" if lost and reached.size else ""
        return f"scan of {self.scan.distance.size} mu(0): {span}{more} ({self.scan.seconds:.2f} s)"


def _cells(given: Difference, best: Difference) -> tuple[str, str, str]:
    return f"{given.size:.3g}", f"{given.largest:.3g}", f"{best.largest:.3g}"


def _facts(motion: LusternikMotion) -> dict[str, Any]:
    parts = {"states": motion.states, "reactions": motion.reactions, "energy": {"energy": motion.energy}}
    plain = {key: {name: d.largest for name, d in found.items()} for key, found in parts.items()}
    return {
        "mu": dict(motion.mu),
        "distance": motion.distance,
        "parts at": motion.parts_at,
        "error": motion.error,
        **plain,
    }
