"""Least squares of a model's runs against measurements: Gauss and Newton in a trust region, with exact derivatives.

What the measurements cannot determine is seen at the guess, in the singular values of the derivatives, and stays at its
value. Channels whose deviation is not known get that of their residuals, until it changes no more. Sources: Bock 1987,
*Randwertproblemmethoden zur Parameteridentifizierung*; Seber and Wild 2003, *Nonlinear Regression*, chapters 2 and 14.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

import numpy as np

from appell.algebra.sampling import random_directions
from appell.analysis.identifiability.identifiable import null_space
from appell.equations import Equations
from appell.errors import AppellError, ModelError, SimulationError
from appell.fitting.experiment import as_experiments
from appell.fitting.misfit import Misfit, misfit_of, with_free
from appell.fitting.result import Fit, Minimum
from appell.fitting.shooting import begin_in_pieces
from appell.model import name_of, suggestion
from appell.numbers import DRAW, FIT

LOSSES = ("linear", "soft_l1", "huber", "cauchy")


def fit(
    equations: Equations,
    data: Any,
    parameters: Sequence[Any] = (),
    *,
    unknown: Sequence[Any] = (),
    outputs: Mapping[str, Any] | None = None,
    start: Mapping[Any, float] | None = None,
    inputs: Mapping[Any, Any] | None = None,
    bounds: Mapping[Any, tuple[float, float]] | None = None,
    deviation: float | Mapping[str, float] | None = None,
    loss: str = "linear",
    starts: int = 1,
    segments: int = 1,
    tolerance: float = FIT.tolerance,
) -> Fit:
    """The parameters, starts and inputs with which the model moves as was measured, and how sure they are.

    >>> import appell as ap
    >>> ball = ap.catalogue.bouncing_ball().derive(ap.Kane())
    >>> seen = ball.simulate(1.5, {"x": 0, "z": 1, "vx": 0.5, "vz": 0}, parameters={"e": 0.7}, samples=40)
    >>> found = ap.fit(ball, {"time": seen.time, "z": seen["z"]}, ["e", "g"],
    ...                start={"x": 0, "z": 1, "vx": 0.5, "vz": 0})
    >>> round(found["e"], 8), round(found["g"], 7)
    (0.7, 9.81)

    Parameters
    ----------
    equations
        Of any principle; through constraints, impacts and changes of mode.
    data
        Measurements as :class:`appell.Experiment` reads them, or several experiments.
    parameters
        Those sought, one value for all experiments. They begin at the values of the model.
    unknown
        Values of the start, inputs that are numbers and entries of tables ("push[3]") that are sought too, of each
        experiment its own.
    outputs
        For each column what it measures, as for ``run[...]``: an expression may hold positions, angles, accelerations.
        A column is called as what it measures unless given.
    start, inputs
        Of the one experiment, where ``data`` is none.
    bounds
        The least and the largest value of an unknown. What no body can have needs none: such values are not taken.
    deviation
        The standard deviation of the noise, of all channels or by column and event; estimated unless given.
    loss
        "linear", or "soft_l1", "huber", "cauchy", in which outliers count less.
    starts
        So many guesses are tried, and the minima they lead to are listed.
    segments
        The motion is first fitted in so many pieces that may part, then as a whole: for motions that forget their
        start.
    tolerance
        Of the runs.

    Returns
    -------
    Fit
        Values, covariance, residuals, what is not determined, and the other minima.

    Raises
    ------
    ModelError
        The measurements cannot be read, or hold fewer numbers than are sought.
    SimulationError
        No values were reached with which the model moves as measured.
    """
    experiments = as_experiments(data, start, inputs)
    names, local = [name_of(p) for p in parameters], [name_of(u) for u in unknown]
    misfit = misfit_of(equations, experiments, names, local, outputs, tolerance)
    if loss not in LOSSES:
        raise ModelError(f"loss={loss!r} is unknown: use {', '.join(map(repr, LOSSES))}.")
    limits = _limits(misfit, bounds or {})
    guess = np.clip(misfit.guess(), *limits)
    misfit.require_units()
    measured = misfit.residuals(guess)[0].size
    if measured < len(misfit.unknowns):
        raise ModelError(
            f"{measured} numbers were measured and {len(misfit.unknowns)} are sought: measure more, or seek fewer."
        )
    weights = _Weights(misfit, deviation)
    free, rank = _determined(misfit, guess, weights)
    if segments > 1:
        guess = begin_in_pieces(misfit, guess, free, limits, weights.first(), segments)
    found, failed = list[Minimum](), list[str]()
    for begin in islice(_guesses(guess, free, limits), starts):
        try:
            found.append(_descend(misfit, begin, free, limits, weights, loss))
        except AppellError as error:
            failed.append(str(error))
    if not found:
        raise SimulationError(f"no fit was reached from the guess: {failed[0]}")
    apart = list[Minimum]()
    for minimum in sorted(found, key=lambda m: m.cost):
        size = np.abs(minimum.values) + np.abs(guess) + (guess == 0)
        if all(
            np.abs(minimum.values - m.values).max(where=size > 0, initial=0.0) > FIT.apart * size.max() for m in apart
        ):
            apart.append(minimum)
    return Fit(misfit, free, rank, tuple(apart), tuple(failed), weights.known is not None, loss)


@dataclass(frozen=True, eq=False)
class _Weights:
    """The standard deviation of each channel, given or estimated."""

    misfit: Misfit
    given: float | Mapping[str, float] | None

    def __post_init__(self) -> None:
        for name in self.given if isinstance(self.given, Mapping) else ():
            if name not in self.misfit.channels:
                raise ModelError(f"deviation= names '{name}'" + suggestion(name, self.misfit.channels))
        values = self.given.values() if isinstance(self.given, Mapping) else [] if self.given is None else [self.given]
        for value in values:
            if not value > 0:
                raise ModelError(f"a standard deviation is positive, and {value!r} was given.")

    @property
    def known(self) -> np.ndarray | None:
        """The deviations of all channels where they were given."""
        if self.given is None:
            return None
        names = self.misfit.channels
        if not isinstance(self.given, Mapping):
            return np.full(len(names), float(self.given))
        missing = [name for name in names if name not in self.given]
        if missing:
            raise ModelError(f"deviation= gives none of '{missing[0]}': give all, or none to have them estimated.")
        return np.array([self.given[name] for name in names])

    def first(self) -> np.ndarray:
        """Those to begin with: given, or the spread of what was measured."""
        if self.known is not None:
            return self.known
        spreads = []
        for name in self.misfit.channels:
            parts = [
                e.columns[name] for e in self.misfit.experiments if name in e.columns and name in self.misfit.outputs
            ]
            parts += [e.instants[name] - e.times[0] for e in self.misfit.experiments if name in e.instants]
            values = np.concatenate(parts)
            spreads.append(float(np.nanstd(values)) or float(np.nanmax(np.abs(values))) or 1.0)
        return np.array(spreads)


def _limits(misfit: Misfit, bounds: Mapping[Any, tuple[float, float]]) -> tuple[np.ndarray, np.ndarray]:
    """The least and the largest value of each unknown."""
    by_name = {name_of(key): value for key, value in bounds.items()}
    known = {*misfit.names, *(unknown.scalar for unknown in misfit.unknowns)}
    for name, (least, largest) in by_name.items():
        if name not in known:
            raise ModelError(f"bounds= names '{name}', which is not sought" + suggestion(name, sorted(known)))
        if not least < largest:
            raise ModelError(f"bounds= gives '{name}' from {least:g} to {largest:g}: the first must be less.")
    pairs = [by_name.get(u.label, by_name.get(u.scalar, (-np.inf, np.inf))) for u in misfit.unknowns]
    least, largest = np.array(pairs, float).T
    return least, largest


def _determined(misfit: Misfit, values: np.ndarray, weights: _Weights) -> tuple[np.ndarray, int]:
    """Which unknowns are fitted, and how many directions show: of those that show together, the ones that show most."""
    from scipy.linalg import qr

    channels = misfit.residuals(values)[1]
    size = np.where(values == 0, 1.0, np.abs(values))
    W = misfit.jacobian(values) * size / weights.first()[channels][:, None]
    rank = len(values) - null_space(W, misfit.tolerance)[1].shape[1]
    if not rank:
        raise ModelError(f"none of {', '.join(misfit.names)} changes what was measured: measure something else.")
    free = np.zeros(len(values), bool)
    free[qr(W, mode="r", pivoting=True)[1][:rank]] = True
    return free, rank


def _guesses(guess: np.ndarray, free: np.ndarray, limits: tuple[np.ndarray, np.ndarray]) -> Iterator[np.ndarray]:
    """The guess, then others about it, or between bounds where there are some."""
    yield guess
    least, largest = limits
    bounded = np.isfinite(least) & np.isfinite(largest)
    for direction in random_directions(guess.size, seed=DRAW.seed):
        unit = np.clip(direction / np.abs(direction).max(), -1.0, 1.0)
        about = np.where(guess == 0, unit, guess * FIT.spread**unit)
        between = np.where(bounded, least + (unit + 1) / 2 * (largest - least), 0.0)
        yield np.where(free, np.clip(np.where(bounded, between, about), least, largest), guess)


def _descend(
    misfit: Misfit,
    guess: np.ndarray,
    free: np.ndarray,
    limits: tuple[np.ndarray, np.ndarray],
    weights: _Weights,
    loss: str,
) -> Minimum:
    """The minimum next to a guess, with the deviations of the channels that belong to it."""
    from scipy.optimize import least_squares

    deviations, values, evaluations = weights.first(), guess.copy(), 0
    for _ in range(FIT.rounds):
        scale = deviations[misfit.residuals(values)[1]]
        found = least_squares(
            lambda z, scale=scale: misfit.residuals(with_free(guess, free, z))[0] / scale,
            values[free],
            lambda z, scale=scale: misfit.jacobian(with_free(guess, free, z))[:, free] / scale[:, None],
            bounds=(limits[0][free], limits[1][free]),
            x_scale="jac",
            loss=loss,
            xtol=FIT.step,
            ftol=FIT.step,
            gtol=FIT.step,
            max_nfev=FIT.evaluations,
        )
        values, evaluations = with_free(guess, free, found.x), evaluations + found.nfev
        r, channels = misfit.residuals(values)
        if weights.known is not None:
            break
        share = r.size / max(r.size - int(free.sum()), 1)
        least = FIT.exact * weights.first()
        counts = np.bincount(channels, minlength=len(deviations))
        squares = np.bincount(channels, r**2, minlength=len(deviations))
        estimated = np.maximum(np.sqrt(share * squares / np.maximum(counts, 1)), least)
        settled = np.allclose(estimated, deviations, rtol=FIT.settled, atol=0.0)
        deviations = estimated
        if settled:
            break
    J = misfit.jacobian(values) / deviations[misfit.residuals(values)[1]][:, None]
    return Minimum(values, float(np.sum((r / deviations[channels]) ** 2)), deviations, J, evaluations, found.status > 0)
