"""One model, many principles: their motions side by side, and where they part."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from appell.equations import Equations, derive
from appell.errors import AppellError, NotApplicable
from appell.model import Model, Snapshot, name_of
from appell.principles import PRINCIPLES, Dead, Principle
from appell.simulate import Run, simulate
from appell.simulate.progress import progress_bar

if TYPE_CHECKING:
    from matplotlib.figure import Figure

PARTED = 1e-3
"""Two motions have parted when they differ by this, relative to the size of what moves."""


@dataclass(frozen=True)
class Entry:
    """One principle's equations and run; ``refusal`` says why there is none."""

    principle: Principle
    equations: Equations | None
    run: Run | None
    operations: int
    preparation: float
    refusal: str = ""

    @property
    def label(self) -> str:
        """The principle as a person would call it, with what makes it special."""
        text = repr(self.principle)
        return self.principle.name if text.endswith("()") or self._is_plain() else text

    def _is_plain(self) -> bool:
        return self.principle == type(self.principle)()


@dataclass(frozen=True)
class Comparison:
    """Runs of one model under several principles, with what differs and from when on."""

    model: str
    entries: tuple[Entry, ...]

    @property
    def runs(self) -> list[Run]:
        """The runs, in the order of the principles."""
        return [entry.run for entry in self.entries if entry.run is not None]

    @property
    def families(self) -> dict[str, list[Entry]]:
        """The entries that ran, by family."""
        found: dict[str, list[Entry]] = {}
        for entry in self.entries:
            if entry.run is not None:
                found.setdefault(entry.principle.family, []).append(entry)
        return found

    def largest_difference(self, family: str) -> float:
        """The largest difference of a coordinate or speed between two runs of a family, over all instants."""
        return self._spread(family, _states)

    def largest_reaction_difference(self, family: str) -> float:
        """The largest difference of a reaction force or torque between two runs of a family, relative to its size."""
        return self._spread(family, _reactions, relative=True)

    def difference(self, first: Entry, second: Entry) -> np.ndarray:
        """The largest difference of the states at each instant."""
        if first.run is None or second.run is None:
            return np.zeros(0)
        a, b = _states(first.run), _states(second.run)
        count = min(a.shape[1], b.shape[1])
        return np.asarray(np.abs(a[:, :count] - b[:, :count]).max(axis=0))

    def divergence_time(self, first: str, second: str) -> float | None:
        """When the motions of two families part (by a thousandth of their size), or None."""
        a, b = self.families[first][0], self.families[second][0]
        if a.run is None or b.run is None:
            return None
        size = max(float(np.abs(_states(a.run)).max()), 1e-300)
        parted = np.flatnonzero(self.difference(a, b) > PARTED * size)
        return float(a.run.time[parted[0]]) if parted.size else None

    def plot(self, path: str | Path | None = None) -> Figure:
        """The motions of the families and the differences over time."""
        from appell.view.compare import plot_comparison

        return plot_comparison(self, path)

    def __str__(self) -> str:
        head = f"{'principle':27}{'difference':>12}{'reactions':>11}{'energy':>10}{'residual':>10}"
        head += f"{'ops':>8}{'prepare':>9}{'run':>10}"
        lines = [f"{self.model}: one model, {len(self.runs)} principles"]
        for family, entries in self.families.items():
            lines += [f"family {family}", "  " + head]
            lines += ["  " + self._row(entries[0], entry) for entry in entries]
        names = list(self.families)
        for other in names[1:]:
            when = self.divergence_time(names[0], other)
            lines.append(
                f"{names[0]} and {other} " + ("give one motion" if when is None else f"part at t = {when:.4g}")
            )
        lines += [f"refused: {entry.label}: {entry.refusal}" for entry in self.entries if entry.run is None]
        return "\n".join(lines)

    __repr__ = __str__

    def _row(self, first: Entry, entry: Entry) -> str:
        run = entry.run
        if run is None:
            return f"{entry.label:27}{entry.refusal}"
        states = float(self.difference(first, entry).max(initial=0.0))
        reactions = _largest(_reactions(run), _reactions(first.run or run), relative=True)
        return (
            f"{_short(entry.label, 26):27}{states:12.1e}{reactions:11.1e}{run.audit.energy_error:10.1e}"
            f"{run.audit.constraint_error:10.1e}{entry.operations:8d}{entry.preparation:8.2f}s"
            f"{run.audit.seconds * 1e3:8.3g}ms"
        )

    def _spread(self, family: str, values: Any, relative: bool = False) -> float:
        if family not in self.families:
            raise KeyError(f"no run of the family '{family}' is here; there are {', '.join(self.families)}.")
        arrays = [values(entry.run) for entry in self.families[family]]
        pairs = [(a, b) for i, a in enumerate(arrays) for b in arrays[i + 1 :]]
        return max((_largest(a, b, relative) for a, b in pairs), default=0.0)


def applicable(model: Snapshot) -> list[Principle]:
    """Every principle that admits the constraints of a model, as it is by default (Dead needs a choice of H)."""
    found: list[Principle] = []
    for kind in PRINCIPLES:
        if kind is Dead:
            continue
        principle = kind()
        try:
            principle.check_model(model, PRINCIPLES)
        except NotApplicable:
            continue
        found.append(principle)
    return found


def compare(
    model: Model | Snapshot,
    principles: Sequence[Principle] | None = None,
    *,
    duration: float,
    state: Mapping[Any, float],
    parameters: Mapping[Any, float] | None = None,
    tolerance: float = 1e-12,
    samples: int = 201,
    progress: bool | None = None,
) -> Comparison:
    """Run a model under several principles (by default all that admit its constraints) and set them side by side.

    A principle that refuses the model is listed with its reason; the others run. Where none runs, the first reason is
    raised.
    """
    snapshot = model.snapshot() if isinstance(model, Model) else model
    chosen = list(principles) if principles is not None else applicable(snapshot)
    entries: list[Entry] = []
    errors: list[AppellError] = []
    with progress_bar(f"comparing {len(chosen)} principles", 0, len(chosen), progress) as report:
        for i, principle in enumerate(chosen):
            options = {"parameters": parameters, "tolerance": tolerance, "samples": samples, "progress": False}
            entries.append(_entry(snapshot, principle, duration, state, options, errors))
            if report is not None:
                report(i + 1)
    if errors and len(errors) == len(entries):
        raise errors[0]
    return Comparison(snapshot.name, tuple(entries))


def _entry(
    model: Snapshot,
    principle: Principle,
    duration: float,
    state: Mapping[Any, float],
    options: dict[str, Any],
    errors: list[AppellError],
) -> Entry:
    begin = time.perf_counter()
    try:
        equations = derive(model, principle)
        compiled = equations.compiled
        prepared = time.perf_counter() - begin
        run = simulate(equations, duration, state, **options)
    except AppellError as error:
        errors.append(error)
        return Entry(principle, None, None, 0, time.perf_counter() - begin, str(error))
    return Entry(principle, equations, run, compiled.program.operations, prepared)


def _states(run: Run) -> np.ndarray:
    equations = run.equations
    return np.array([run[name_of(s)] for s in (*equations.coordinates, *equations.speeds)])


def _reactions(run: Run) -> np.ndarray:
    vectors = [
        part for by_place in run.reactions.values() for on in by_place.values() for part in (on.force, on.torque)
    ]
    return np.concatenate([v.T for v in vectors]) if vectors else np.zeros((0, run.time.size))


def _largest(a: np.ndarray, b: np.ndarray, relative: bool = False) -> float:
    if a.shape != b.shape or not a.size:
        return 0.0 if a.shape == b.shape else float("inf")
    size = max(float(np.abs(a).max()), 1e-300) if relative else 1.0
    return float(np.abs(a - b).max()) / size


def _short(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 1] + "…"
