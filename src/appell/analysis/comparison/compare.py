"""One model, many principles: their motions side by side, and where they part."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from appell.analysis.comparison.intervention import Intervention, intervention
from appell.analysis.types import Values
from appell.compile import program_of
from appell.equations import Equations, derive
from appell.errors import AppellError, NotApplicable
from appell.model import Mechanism, Model, name_of
from appell.model.html import html_table
from appell.numbers import RUN, SAME, TEXT, ZERO
from appell.principles import PRINCIPLES, Dead, Kozlov, Principle
from appell.simulate import Run, simulate
from appell.simulate.aliases import Inputs
from appell.simulate.progress import progress_bar

if TYPE_CHECKING:
    from matplotlib.figure import Figure


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
        return self.principle.name if text.endswith("()") or (self.principle == type(self.principle)()) else text

    @cached_property
    def intervention(self) -> Intervention | None:
        """How far its reactions force the motion away from the free one, and the work they do."""
        return None if self.run is None else intervention(self.run)


@dataclass(frozen=True)
class Comparison:
    """Runs of one model under several principles, with what differs and from when on.

    >>> import appell as ap
    >>> start = {"x": 0.6, "y": -0.8, "vx": 0.0, "vy": 0.0}
    >>> principles = [ap.Kane(), ap.Lagrange()]
    >>> found = ap.compare(ap.catalogue.cartesian_pendulum(), principles, duration=1.0, state=start)
    >>> found.largest_difference("d'Alembert") < 1e-9
    True

    Differences in the table are from the first run, whatever its family. The intervention is the root mean square of
    sqrt(R^T M^-1 R), how far reactions R force the accelerations away from the free ones (``entry.intervention``).

    Attributes
    ----------
    model
        Its name.
    entries
        One for each principle: its equations and run, or why it refused.
    """

    model: str
    entries: tuple[Entry, ...]

    @property
    def ran(self) -> list[Entry]:
        """The entries that ran, in the order of the principles."""
        return [entry for entry in self.entries if entry.run is not None]

    @property
    def runs(self) -> list[Run]:
        """The runs, in the order of the principles."""
        return [entry.run for entry in self.entries if entry.run is not None]

    @property
    def families(self) -> dict[str, list[Entry]]:
        """The entries that ran, by family."""
        found: dict[str, list[Entry]] = {}
        for entry in self.ran:
            found.setdefault(entry.principle.family, []).append(entry)
        return found

    def __getitem__(self, label: str) -> Entry:
        """The entry of a principle, by its label: ``"Kane"``, or ``"HamiltonLusternik(mu={'blade': 0.1})"``."""
        return self._chosen(label)[0]

    def largest_difference(self, first: str, second: str | None = None) -> float:
        """The largest difference of a coordinate or speed over all instants.

        Parameters
        ----------
        first
            A family or the label of a principle.
        second
            Another: the largest between a run of the one and a run of the other. None: between two runs of the first.
        """
        return self._spread(first, second, _states)

    def largest_reaction_difference(self, first: str, second: str | None = None) -> float:
        """The largest difference of a reaction force or torque, relative to its size.

        Parameters
        ----------
        first, second
            As for ``largest_difference``.
        """
        return self._spread(first, second, _reactions, relative=True)

    def difference(self, first: Entry, second: Entry) -> np.ndarray:
        """The largest difference of the states at each instant.

        Parameters
        ----------
        first, second
            Two entries, such as ``comparison["Kane"]``.
        """
        if first.run is None or second.run is None:
            return np.zeros(0)
        a, b = _states(first.run), _states(second.run)
        count = min(a.shape[1], b.shape[1])
        return np.asarray(np.abs(a[:, :count] - b[:, :count]).max(axis=0))

    def divergence_time(self, first: str, second: str) -> float | None:
        """When two motions part (by a thousandth of their size), or None.

        Parameters
        ----------
        first, second
            Families (their first runs) or labels of principles.
        """
        return self._parted(self._chosen(first)[0], self._chosen(second)[0])

    def plot(self, path: str | Path | None = None) -> Figure:
        """The motions of the families and the differences over time.

        Parameters
        ----------
        path
            Where the figure is written: .png, .pdf, .svg. Not written unless given.
        """
        from appell.view.compare import plot_comparison

        return plot_comparison(self, path)

    def to_html(self, path: str | Path) -> Path:
        """Write the runs as one HTML file that moves and computes: the first run, and the others as its ghosts.

        Parameters
        ----------
        path
            The file. It is replaced in one step when all is written.

        Returns
        -------
        pathlib.Path
            The file.

        Raises
        ------
        ModelError
            No principle ran.
        """
        from appell.view.page.comparison import write_comparison

        return write_comparison(self, path)

    def is_one_motion(self, first: Entry, second: Entry) -> bool:
        """Whether two runs agree within the error of runs.

        Parameters
        ----------
        first, second
            Two entries, such as ``comparison["Kane"]``.
        """
        if first.run is None or second.run is None:
            return False
        size = max(float(np.abs(_states(first.run)).max(initial=0.0)), ZERO.nothing)
        return float(self.difference(first, second).max(initial=0.0)) <= SAME.motions * size

    def __str__(self) -> str:
        width = min(max((len(entry.label) for entry in self.ran), default=0), TEXT.quoted) + 1
        head = f"{'principle':{width}}{'difference':>12}{'reactions':>11}{'energy':>10}{'residual':>10}"
        head += f"{'intervention':>14}{'ops':>8}{'prepare':>9}{'run':>10}"
        lines = [f"{self.model}: one model, {len(self.runs)} principles"]
        if len(self.ran) > 1:
            lines.append(f"differences are from {self.ran[0].label}")
        for family, entries in self.families.items():
            lines += [f"family {family}", "  " + head]
            lines += ["  " + self._row(self.ran[0], entry, width) for entry in entries]
        lines += self._partings()
        lines += [f"refused: {entry.label}: {entry.refusal}" for entry in self.entries if entry.run is None]
        return "\n".join(lines)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        """The table for a notebook."""
        titles = ("principle", "family", "difference", "reactions", "energy", "residual", "intervention", "operations")
        rows = [[e.label, e.principle.family, *self._figures(self.ran[0], e), str(e.operations)] for e in self.ran]
        refused = [f"refused: {entry.label}: {entry.refusal}" for entry in self.entries if entry.run is None]
        return html_table(titles, rows, self.model, [*self._partings(), *refused])

    def _partings(self) -> list[str]:
        """Which families give one motion and which part; within a family, who leaves its first run."""
        lines, names = [], list(self.families)
        for other in names[1:]:
            when, pair = self.divergence_time(names[0], other), f"{names[0]} and {other}"
            if when is not None:
                lines.append(f"{pair} part at t = {when:.4g}")
                continue
            first, second = self._chosen(names[0])[0], self._chosen(other)[0]
            apart = float(self.difference(first, second).max(initial=0.0))
            lines.append(
                f"{pair} give one motion"
                if self.is_one_motion(first, second)
                else f"{pair} differ by at most {apart:.2g} in this time: a longer run shows whether they part"
            )
        for entries in self.families.values():
            for entry in entries[1:]:
                when = self._parted(entries[0], entry)
                if when is not None:
                    lines.append(f"{entries[0].label} and {entry.label} part at t = {when:.4g}")
        return lines

    def _parted(self, a: Entry, b: Entry) -> float | None:
        if a.run is None or b.run is None:
            return None
        size = max(float(np.abs(_states(a.run)).max()), ZERO.nothing)
        parted = np.flatnonzero(self.difference(a, b) > SAME.parted * size)
        return float(a.run.time[parted[0]]) if parted.size else None

    def _row(self, first: Entry, entry: Entry, width: int) -> str:
        run = entry.run
        if run is None:
            return f"{entry.label:{width}}{entry.refusal}"
        states, reactions, energy, residual, size = self._figures(first, entry)
        return (
            f"{_short(entry.label, width - 1):{width}}{states:>12}{reactions:>11}{energy:>10}{residual:>10}{size:>14}"
            f"{entry.operations:8d}{entry.preparation:8.2f}s{run.audit.seconds * 1e3:8.3g}ms"
        )

    def _figures(self, first: Entry, entry: Entry) -> tuple[str, str, str, str, str]:
        """Differences of states and reactions from the first run, errors of energy and constraints, intervention."""
        run, size = entry.run, entry.intervention
        if run is None or first.run is None or size is None:
            return ("", "", "", "", "")
        states = float(self.difference(first, entry).max(initial=0.0))
        reactions = _largest(_reactions(run), _reactions(first.run), relative=True)
        errors = (states, reactions, run.audit.energy_error, run.audit.constraint_error)
        return (*(f"{v:.1e}" for v in errors), f"{size.size:.6g}")  # type: ignore[return-value]

    def _chosen(self, name: str) -> list[Entry]:
        """The runs of a family, or the one of a label."""
        found = self.families.get(name) or [entry for entry in self.ran if entry.label == name]
        if not found:
            known = ", ".join([*self.families, *(entry.label for entry in self.ran)])
            raise KeyError(f"no run of the family '{name}' is here; there are {known}.")
        return found

    def _spread(self, first: str, second: str | None, values: Any, relative: bool = False) -> float:
        ours = [values(entry.run) for entry in self._chosen(first)]
        if second is None:
            pairs = [(a, b) for i, a in enumerate(ours) for b in ours[i + 1 :]]
        else:
            pairs = [(a, values(entry.run)) for a in ours for entry in self._chosen(second)]
        return max((_largest(a, b, relative) for a, b in pairs), default=0.0)


def applicable(model: Mechanism) -> list[Principle]:
    """Every principle that admits the constraints of a model, as it is by default.

    Dead needs a choice of H and Kozlov one of nu, which nobody has made.
    """
    found: list[Principle] = []
    for kind in PRINCIPLES:
        if kind in (Dead, Kozlov):
            continue
        principle = kind()
        try:
            principle.check_model(model, PRINCIPLES)
        except NotApplicable:
            continue
        found.append(principle)
    return found


def compare(
    model: Model | Mechanism,
    principles: Sequence[Principle] | None = None,
    *,
    duration: float,
    state: Values,
    parameters: Values | None = None,
    inputs: Inputs | None = None,
    tolerance: float = RUN.reference,
    samples: int = 201,
    progress: bool | None = None,
) -> Comparison:
    """Run a model under several principles and set them side by side.

    >>> import appell as ap
    >>> sleigh, start = ap.catalogue.chaplygin_sleigh(), ap.catalogue.CHAPLYGIN_SLEIGH.start
    >>> found = ap.compare(sleigh, [ap.Kane(), ap.HamiltonLusternik()], duration=1.0, state=start)
    >>> found.largest_difference("Kane", "HamiltonLusternik") > 1e-3
    True

    Parameters
    ----------
    model
        What is to move.
    principles
        By default all that admit its constraints; one principle may stand there with several choices of its own.
    duration, state, parameters, inputs, tolerance, samples
        As for :meth:`appell.Equations.simulate`.
    progress
        Whether a bar is shown; by default in a terminal.

    Returns
    -------
    Comparison
        The runs, their differences, and when they part. A principle that refuses the model is listed with its reason.

    Raises
    ------
    AppellError
        Where no principle runs, the reason of the first.
    """
    snapshot = model.snapshot() if isinstance(model, Model) else model
    chosen = list(principles) if principles is not None else applicable(snapshot)
    entries: list[Entry] = []
    errors: list[AppellError] = []
    with progress_bar(f"comparing {len(chosen)} principles", 0, len(chosen), progress) as report:
        for i, principle in enumerate(chosen):
            options = {"parameters": parameters, "inputs": inputs, "tolerance": tolerance, "samples": samples}
            entries.append(_entry(snapshot, principle, duration, state, options, errors))
            if report is not None:
                report(i + 1)
    if errors and len(errors) == len(entries):
        raise errors[0]
    return Comparison(snapshot.name, tuple(entries))


def _entry(
    model: Mechanism,
    principle: Principle,
    duration: float,
    state: Mapping[Any, float],
    options: dict[str, Any],
    errors: list[AppellError],
) -> Entry:
    begin = time.perf_counter()
    try:
        equations = derive(model, principle)
        program = program_of(equations)
        prepared = time.perf_counter() - begin
        run = simulate(equations, duration, state, progress=False, **options)
    except AppellError as error:
        errors.append(error)
        return Entry(principle, None, None, 0, time.perf_counter() - begin, str(error))
    return Entry(principle, equations, run, program.operations, prepared)


def _states(run: Run) -> np.ndarray:
    equations = run.equations
    return np.array([run[name_of(s)] for s in (*equations.coordinates, *equations.speeds)])


def _reactions(run: Run) -> np.ndarray:
    """Forces and torques at the mass centres, by constraint and mass: there every principle has them."""
    vectors = []
    for by_place in run.reactions.of_constraints.values():
        for mass in run.description.masses:
            on = by_place.get(mass)
            if on is None:
                vectors += [np.zeros((run.time.size, 3))] * 2
            else:
                centred = on.at(mass) if on.arm is not None else on
                vectors += [centred.force, centred.torque]
    return np.concatenate([v.T for v in vectors]) if vectors else np.zeros((0, run.time.size))


def _largest(a: np.ndarray, b: np.ndarray, relative: bool = False) -> float:
    if a.shape != b.shape or not a.size:
        return 0.0 if a.shape == b.shape else float("inf")
    size = max(float(np.abs(a).max()), ZERO.nothing) if relative else 1.0
    return float(np.abs(a - b).max()) / size


def _short(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 1] + "…"
