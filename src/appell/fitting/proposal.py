"""The next experiment: of several inputs the one that narrows the widest interval most.

An experiment with derivatives J adds J^T J to the inverse of the covariance, before it is made. Source:
Pukelsheim 1993, *Optimal Design of Experiments*, chapter 3.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from appell.analysis.tables import table
from appell.errors import ModelError
from appell.fitting.experiment import Experiment
from appell.model import name_of
from appell.model.html import html_table

if TYPE_CHECKING:
    from appell.fitting.result import Fit


@dataclass(frozen=True)
class Proposal:
    """The inputs that were compared, the best first.

    Attributes
    ----------
    inputs
        As they were given.
    deviations
        For each of them the standard deviations that the fitted values would have.
    factors
        What the widest interval, relative to its value, would shrink by.
    """

    inputs: tuple[Mapping[str, Any], ...]
    deviations: tuple[Mapping[str, float], ...]
    factors: tuple[float, ...]

    @property
    def best(self) -> Mapping[str, Any]:
        """The inputs that narrow the widest interval most."""
        return self.inputs[0]

    def _rows(self) -> list[list[str]]:
        texts = (", ".join(f"{name} = {value}" for name, value in given.items()) for given in self.inputs)
        return [[text, f"{factor:.3g}"] for text, factor in zip(texts, self.factors, strict=True)]

    def __str__(self) -> str:
        return "\n".join(table(["inputs", "widest interval, times"], self._rows()))

    def __repr__(self) -> str:
        return str(self)

    def _repr_html_(self) -> str:
        return html_table(["inputs", "widest interval, times"], self._rows(), "Further experiments")


def propose(fit: Fit, inputs: Sequence[Mapping[Any, Any]]) -> Proposal:
    """Compare what experiments with these inputs would add to a fit."""
    if not inputs:
        raise ModelError("there is nothing to compare: give the inputs of some experiments.")
    misfit, values = fit.misfit, fit.minima[0].values
    first, information = misfit.experiments[0], np.linalg.inv(fit.covariance)
    sizes = np.where(values[fit.free] == 0, 1.0, np.abs(values[fit.free]))
    widest = float((np.sqrt(np.diag(fit.covariance)) / sizes).max())
    found = list[tuple[float, dict[str, Any], dict[str, float]]]()
    for given in inputs:
        named = {name_of(key): value for key, value in given.items()}
        columns = {"time": first.times, **first.columns}
        further = Experiment(columns, first.start, first.parameters, {**first.inputs, **named})
        alone = replace(misfit, experiments=(further,), _latest={}, unknowns=tuple(
            replace(u, experiments=frozenset([0]) if 0 in u.experiments else frozenset()) for u in misfit.unknowns
        ))  # fmt: skip
        channels = alone.residuals(values)[1]
        J = alone.jacobian(values)[:, fit.free] / fit.minima[0].deviations[channels][:, None]
        deviations = np.sqrt(np.diag(np.linalg.inv(information + J.T @ J)))
        factor = float((deviations / sizes).max()) / widest
        found.append((factor, named, dict(zip(fit.fitted, deviations.tolist(), strict=True))))
    found.sort(key=lambda entry: entry[0])
    return Proposal(
        tuple(given for _, given, _ in found), tuple(d for *_, d in found), tuple(factor for factor, *_ in found)
    )
