"""Residuals of experiments and their derivatives by what is sought: one vector over all samples and instants.

A scalar that is sought in a start or an input belongs to one experiment; a parameter belongs to all of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from appell.equations import Equations
from appell.errors import AppellError, ModelError
from appell.fitting.experiment import Experiment
from appell.gradients.run_function import given_value
from appell.gradients.scalars import with_values
from appell.model import suggestion
from appell.model.dimensions import read_unit, same, write_unit
from appell.numbers import FIT
from appell.simulate.run import Run


@dataclass(frozen=True)
class Unknown:
    """A scalar that is sought, by its own name in some of the experiments (their numbers), and as a person reads it."""

    scalar: str
    experiments: frozenset[int]
    label: str


@dataclass(frozen=True, eq=False)
class Misfit:
    """What is measured less what a run with given values of the unknowns shows.

    ``outputs``: for each column what it measures, as for ``run[...]``. ``channels``: what has a deviation of its own:
    the columns, then the names of events. ``nearest``: experiments whose start is complete and is brought onto the
    constraints first.
    """

    equations: Equations
    experiments: tuple[Experiment, ...]
    unknowns: tuple[Unknown, ...]
    outputs: Mapping[str, Any]
    tolerance: float
    nearest: frozenset[int] = frozenset()
    _latest: dict[bytes, tuple[Run, ...]] = field(default_factory=dict, repr=False)

    @property
    def names(self) -> list[str]:
        """The unknowns, as a person reads them."""
        return [unknown.label for unknown in self.unknowns]

    @property
    def channels(self) -> list[str]:
        """The columns that are compared, then the events."""
        return [*self.outputs, *dict.fromkeys(name for e in self.experiments for name in e.instants)]

    def guess(self) -> np.ndarray:
        """The values that were given."""
        own = {p.name: p.default for p in self.equations.mechanism.parameters}
        found = []
        for unknown in self.unknowns:
            e = self.experiments[min(unknown.experiments)]
            found.append(given_value(unknown.scalar, own | dict(e.parameters), e.start, e.inputs))
        return np.array(found)

    def scalars(self, number: int) -> tuple[list[str], list[int]]:
        """What is sought in an experiment, and which of the unknowns each is."""
        places = [k for k, unknown in enumerate(self.unknowns) if number in unknown.experiments]
        return [self.unknowns[k].scalar for k in places], places

    def runs(self, values: np.ndarray) -> tuple[Run, ...]:
        """The motion of each experiment with these values."""
        key = values.tobytes()
        if key not in self._latest:
            runs = tuple(self._run(i, values) for i in range(len(self.experiments)))
            self._latest.clear()  # the latest alone: derivatives follow their values
            self._latest[key] = runs
        return self._latest[key]

    def _run(self, number: int, values: np.ndarray) -> Run:
        e = self.experiments[number]
        names, places = self.scalars(number)
        settings = e.parameters, e.start, e.inputs
        parameters, start, inputs = with_values(
            self.equations, settings, dict(zip(names, values[places].tolist(), strict=True))
        )
        if number in self.nearest:
            start = self.equations.assemble(
                start, parameters, inputs=inputs or None, time=float(e.times[0]), nearest=True
            )
        latest = max((float(times[-1]) for times in e.instants.values()), default=float(e.times[-1]))
        end = max(float(e.times[-1]), latest + FIT.margin * (latest - float(e.times[0])))
        samples = e.times if end == e.times[-1] else np.append(e.times, end)
        return self.equations.simulate(
            end - float(e.times[0]), start, parameters=parameters, inputs=inputs, samples=samples,
            start_time=float(e.times[0]), tolerance=self.tolerance, progress=False,
        )  # fmt: skip

    def residuals(self, values: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """What the runs show less what was measured, and of each number the channel; no number where no run exists."""
        try:
            runs = self.runs(values)
            pairs = [part for i, run in enumerate(runs) for part in self._residuals_of(i, run)]
        except AppellError:
            if not self._sizes:  # the guess itself
                raise
            return np.full(self._sizes[0], np.inf), np.zeros(self._sizes[0], int)
        found = np.concatenate([part for _, part in pairs])
        self._sizes[:] = [found.size]
        return found, np.concatenate([np.full(part.size, k) for k, part in pairs])

    @property
    def _sizes(self) -> list[int]:
        return vars(self).setdefault("sizes", [])

    def _residuals_of(self, number: int, run: Run) -> list[tuple[int, np.ndarray]]:
        e, found = self.experiments[number], []
        for k, name in enumerate(self.channels):
            if name in self.outputs and name in e.columns:
                measured = e.columns[name]
                there = ~np.isnan(measured)
                shown = run[self.outputs[name]][: e.times.size]
                found.append((k, shown[there] - measured[there]))
            if name in e.instants:
                shown = np.array([passage.time for passage in self._passages(number, run, name)])
                found.append((k, shown - e.instants[name]))
        return found

    def jacobian(self, values: np.ndarray) -> np.ndarray:
        """The derivatives of the residuals by the unknowns."""
        rows = []
        for i, run in enumerate(self.runs(values)):
            e, (names, places) = self.experiments[i], self.scalars(i)
            s = run.sensitivities(by=names) if names else None
            for name in self.channels:
                if name in self.outputs and name in e.columns:
                    there = ~np.isnan(e.columns[name])
                    block = np.zeros((int(there.sum()), len(self.unknowns)))
                    if s is not None:
                        block[:, places] = s[self.outputs[name]][: e.times.size][there]
                    rows.append(block)
                if name in e.instants:
                    block = np.zeros((e.instants[name].size, len(self.unknowns)))
                    for row, passage in zip(block, self._passages(i, run, name), strict=True):
                        row[places] = passage.time_by
                    rows.append(block)
        return np.vstack(rows)

    def _passages(self, number: int, run: Run, event: str) -> list[Any]:
        """The instants of an event in a run, as many as were measured, in their order."""
        names = self.scalars(number)[0]
        count = self.experiments[number].instants[event].size
        if not names:
            raise ModelError(f"nothing is sought in the experiment whose instants of '{event}' were measured.")
        every = run.sensitivities(by=names).instants
        passages = [passage for passage in every if event in passage.why]
        if len(passages) < count:
            raise ModelError(
                f"the run has {len(passages)} instants of '{event}', and {count} were measured"
                + suggestion(event, [passage.why for passage in every])
            )
        return passages[:count]

    def require_units(self) -> None:
        """Refuse measurements whose unit is not that of what they measure."""
        for e, run in zip(self.experiments, self.runs(self.guess()), strict=True):
            for name, key in self.outputs.items():
                given, own = e.dimensions.get(name), read_unit(run.unit(key) or "?")
                if given is not None and own is not None and not same(given, own):
                    unit = write_unit(given)
                    raise ModelError(f"'{name}' was measured in {unit}, and is in {run.unit(key)} in the model.")


def with_free(values: np.ndarray, free: np.ndarray, z: np.ndarray) -> np.ndarray:
    """Values of all unknowns, those that are fitted replaced."""
    found = values.copy()
    found[free] = z
    return found


def misfit_of(
    equations: Equations,
    experiments: Sequence[Experiment],
    parameters: Sequence[str],
    local: Sequence[str],
    outputs: Mapping[str, Any] | None,
    tolerance: float,
) -> Misfit:
    """The misfit, with each column a result, and each unknown a scalar that has a value."""
    columns = dict.fromkeys(name for e in experiments for name in e.columns)
    for name in outputs or ():
        if name not in columns:
            raise ModelError(f"outputs= names '{name}', which is no column of the data" + suggestion(name, columns))
    several, numbers = len(experiments) > 1, range(len(experiments))
    unknowns = [Unknown(name, frozenset(numbers), name) for name in parameters]
    unknowns += [Unknown(n, frozenset([i]), f"{n} ({i + 1})" if several else n) for i in numbers for n in local]
    labels = [unknown.label for unknown in unknowns]
    if not labels:
        raise ModelError("nothing is sought: name parameters, or with unknown= values of the start and inputs.")
    if len(set(labels)) < len(labels):
        twice = next(label for label in labels if labels.count(label) > 1)
        raise ModelError(f"'{twice}' is sought twice: name it once.")
    chosen = dict(outputs) if outputs is not None else {name: name for name in columns}
    return Misfit(equations, tuple(experiments), tuple(unknowns), chosen, tolerance)
