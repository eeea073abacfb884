"""Derivatives along a run by parameters, values of the start and inputs, as arrays over named dimensions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from appell.errors import AppellError, ModelError, NotApplicable
from appell.gradients.course import Leg
from appell.gradients.expressions import derivatives_of
from appell.numbers import FAMILY, GRADIENT, ZERO
from appell.simulate.computed import blocks_of
from appell.simulate.lookup import Lookup
from appell.simulate.results import DIMENSIONS, VECTORS, Label, ResultArray
from appell.simulate.stored import own_name, variable

if TYPE_CHECKING:
    import xarray as xr

    from appell.gradients.clearance import OneSide
    from appell.gradients.mode_legs import Passage
    from appell.gradients.motion import CarriedMotion
    from appell.simulate.run import Run


# ---- Derivatives of the instants of events: g(t, x, theta) = 0 along the motion gives t' = -(dg/dtheta) / (dg/dt)


def event_derivatives(s: Sensitivities) -> tuple[EventDerivative, ...]:
    """Every event of a run with the derivative of its instant. Raises NotApplicable where one only grazes zero."""
    from appell.gradients.sensitivities import EventDerivative

    watched = {event.name: event for event in s.run.settings["events"]}
    found = []
    for event in s.run.events:
        change, rate = derivatives_of(s, watched[event.name].expression, event.time)
        by = -change / _clear(event.name, event.time, float(rate), change)
        found.append(EventDerivative(event.name, event.time, dict(zip(s.by, map(float, by), strict=True))))
    return tuple(found)


def _clear(name: str, time: float, rate: float, change: np.ndarray) -> float:
    """The rate at which a guard passes zero, where it does so clearly."""
    if abs(rate) <= GRADIENT.grazing * (1 + float(np.abs(change).max(initial=0.0))):
        raise NotApplicable(
            f"the event '{name}' grazes zero at t = {time:.9g}, with a rate of {rate:.3g}: its instant has "
            "no derivative there."
        )
    return rate


THETA = "by"
"""The dimension of the scalars."""


@dataclass(frozen=True)
class EventDerivative:
    """An event with the derivative of its instant, by the name of each scalar."""

    name: str
    time: float
    time_by: Mapping[str, float]


@dataclass(frozen=True)
class SensitivityAudit:
    """How good the derivatives are.

    ``column_error``: their error, of the largest by the same scalar, from columns carried with a looser tolerance; not
    a number where the motion is another one with that.
    ``row_error``: how far the columns were off the differentiated constraints before they were brought onto them, of
    their largest entry. ``state_error``: how far the motion that carried them is from the run, of its largest entry.
    ``steps``: trial steps taken.
    """

    column_error: float
    row_error: float
    state_error: float
    steps: int
    seconds: float

    def __str__(self) -> str:
        return (
            f"error of the derivatives about {self.column_error:.1e}, columns off the differentiated constraints by "
            f"{self.row_error:.1e}, motion off the run by {self.state_error:.1e}, {self.steps} steps, "
            f"{self.seconds:.3g} s"
        )


@dataclass(frozen=True, eq=False)
class Sensitivities:
    """Derivatives of everything in a run by some scalars; every array of the run with one dimension more.

    Parameters
    ----------
    run
        The run.
    by
        The scalars, by name.
    fixed
        What was given of the start and does not change; parameters that are not named do not change either. The rest
        of the start follows from the constraints.
    motion
        The motion that carried the derivatives.

    Examples
    --------
    >>> import appell as ap
    >>> fall = ap.Model("fall"); z = fall.coordinates("z"); g = fall.parameters("g", 10.0)
    >>> _ = fall.particle("stone", mass=1, position=z * fall.frame.z)
    >>> fall.gravity(-g * fall.frame.z)
    >>> run = fall.derive(ap.Kane()).simulate(1.0, {z: 20.0}, samples=3)
    >>> run.sensitivities(by=[g, z])["z"]
    array([[ 0.   ,  1.   ],
           [-0.125,  1.   ],
           [-0.5  ,  1.   ]])
    """

    run: Run
    by: tuple[str, ...]
    fixed: tuple[str, ...]
    motion: CarriedMotion

    @property
    def time(self) -> np.ndarray:
        """The instants of the samples."""
        return self.run.time

    def __getitem__(self, key: Any) -> np.ndarray:
        """The derivatives of a result or expression, as for ``run[key]``: (time, by); of a vector (time, axis, by)."""
        found = Lookup(self.run.results, self.run.description.rows).find(key) if _is_plain(key) else None
        if found is None:
            from appell.gradients.expressions import expression_along

            return expression_along(self, key)[0]
        return self.of(*found)

    def of(self, array: str, label: Label | None = None) -> np.ndarray:
        """The derivatives of an array of ``results``, or of one label along it.

        Parameters
        ----------
        array, label
            As :mod:`appell.simulate.results` lists them.
        """
        block = self.arrays.get(array)
        if block is None and not self.motion.has_all_reactions:
            raise NotApplicable(
                f"there are no derivatives of '{array}': rows repeat each other, and of their reactions only shares of "
                "least norm are known."
            )
        if block is None:
            raise ModelError(f"there are no derivatives of '{array}': there are those of {', '.join(self.arrays)}.")
        if label is None:
            return block.values
        return block.values[:, (block.labels or ()).index(label)]

    @cached_property
    def arrays(self) -> dict[str, ResultArray]:
        """Every array with its labels; the scalars are its last dimension."""
        found: dict[str, list[np.ndarray]] = {}
        labels: dict[str, Any] = {}
        for leg, places in self.motion.at_samples():
            for name, block in self._arrays_of(leg, places).items():
                labels[name] = block.labels
                found.setdefault(name, []).append(block.values)
        return {name: ResultArray(np.concatenate(parts), labels[name]) for name, parts in found.items()}

    def _arrays_of(self, leg: Leg, places: np.ndarray) -> dict[str, ResultArray]:
        c = self.motion.carrier
        g, k = c.system.sizes, len(self.by)
        nq, n = g.coordinates, g.speeds
        blocks = {
            "coordinate": ResultArray(leg.columns[:, :nq], c.system.coordinates),
            "speed": ResultArray(leg.columns[:, nq : nq + n], c.system.speeds),
        }
        if g.auxiliaries:
            blocks["auxiliary state"] = ResultArray(leg.columns[:, nq + n :], c.system.auxiliary_states)
        dz, _ = self.motion.along("reactions", self.motion.readout.of_reactions, leg)
        blocks["speed rate"] = ResultArray(dz[:, :n], c.system.speeds)
        if c.system.rows and self.motion.has_all_reactions:
            rows = tuple((row.name, row.number) for row in c.system.rows)
            blocks["multiplier"] = ResultArray(dz[:, n : n + g.rows], rows)
        dy, _ = self.motion.along("outputs", self.motion.readout.of_outputs, leg)
        columns = [blocks_of(dy[:, :, j], c.equations, c.base) for j in range(k)]
        left_out = self.motion.undetermined
        for name, block in columns[0].items():
            if name in left_out:
                continue
            blocks[name] = ResultArray(np.stack([column[name].values for column in columns], axis=-1), block.labels)
        return {name: ResultArray(block.values[places], block.labels) for name, block in blocks.items()}

    @cached_property
    def data(self) -> xr.Dataset:
        """All of it as an xarray Dataset: the arrays of ``run.data`` with the dimension ``by`` behind the others."""
        import xarray as xr

        variables: dict[str, Any] = {}
        coordinates: dict[str, Any] = {"time": self.time, THETA: list(self.by)}
        for name, block in self.arrays.items():
            if name in ("coordinate", "speed"):
                for i, label in enumerate(block.labels or ()):
                    variables.setdefault(own_name(str(label)), (("time", THETA), block.values[:, i]))
                continue
            if block.labels is None or name not in DIMENSIONS:
                variables[variable(name)] = (("time", THETA), block.values)
                continue
            if not block.labels:
                continue
            dimension = variable(DIMENSIONS[name])
            axes = (dimension, "axis") if name in VECTORS else (dimension,)
            variables[variable(name)] = (("time", *axes, THETA), block.values)
            if name in VECTORS:
                coordinates["axis"] = ["x", "y", "z"]
            coordinates[dimension] = [
                (label if isinstance(label, str) else " ".join(map(str, label))) for label in block.labels
            ]
        return xr.Dataset(variables, coords=coordinates, attrs={"fixed": ", ".join(self.fixed)})

    @property
    def instants(self) -> tuple[Passage, ...]:
        """The instants at which the mode changed or something struck, with their derivatives (``time_by``)."""
        return self.motion.passages

    @property
    def sides(self) -> tuple[OneSide, ...]:
        """Where the derivatives are those of one side: instants at which a small change leads to other modes."""
        return self.motion.sides

    @cached_property
    def events(self) -> tuple[EventDerivative, ...]:
        """The events of the run with the derivatives of their instants."""
        from appell.gradients.sensitivities import event_derivatives

        return event_derivatives(self)

    @cached_property
    def audit(self) -> SensitivityAudit:
        """How far the derivatives missed the differentiated constraints, and the motion that carried them the run."""
        legs = self.motion.legs
        x = np.concatenate([leg.states[places] for leg, places in self.motion.at_samples()])
        n = self.motion.carrier.system.sizes.coordinates + self.motion.carrier.system.sizes.speeds
        own = np.hstack([self.run.results.values("coordinate"), self.run.results.values("speed")])
        size = max(1.0, float(np.abs(own).max(initial=0.0)))
        return SensitivityAudit(
            self._column_error(),
            max(leg.row_error for leg in legs),
            float(np.abs(x[:, :n] - own).max(initial=0.0)) / size,
            sum(leg.steps for leg in legs),
            sum(leg.seconds for leg in legs),
        )

    def _column_error(self) -> float:
        """How far the columns are from those with a looser tolerance, over the ratio of the tolerances."""
        from appell.gradients.motion import carried_motion

        looser = {**self.run.settings, "tolerance": FAMILY.looser * self.run.settings["tolerance"]}
        try:
            other = carried_motion(replace(self.run, settings=looser), self.by, one_sided=True)
        except AppellError:  # with so loose a tolerance the motion is another one
            return np.nan
        own, coarse = (
            np.concatenate([leg.columns[places] for leg, places in motion.at_samples()])
            for motion in (self.motion, other)
        )
        sizes = np.maximum(np.abs(own).max(axis=(0, 1), initial=0.0), ZERO.nothing)
        return float((np.abs(own - coarse) / sizes).max(initial=0.0)) / FAMILY.looser

    def __repr__(self) -> str:
        names = ", ".join(self.by)
        fixed = f"; fixed: {', '.join(self.fixed)}" if self.fixed else ""
        return f"derivatives of a run of '{self.run.description.model}' by {names}{fixed}\n  {self.audit}"


def _is_plain(key: object) -> bool:
    from appell.simulate.expressions import is_composed

    return not is_composed(key)


def sensitivities(run: Run, by: Sequence[Any], one_sided: bool = False) -> Sensitivities:
    """The derivatives of a run by the scalars named."""
    from appell.gradients.motion import carried_motion

    motion = carried_motion(run, by, one_sided=one_sided)
    return Sensitivities(run, motion.scalars.names, motion.fixed, motion)
