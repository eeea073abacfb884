"""The certificate of a run: residuals at every level, the balance of energy, the rank met on the way."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
import xarray as xr

from appell.compile import Compiled
from appell.mechanics import Row
from appell.simulate.trajectory import Trajectory


@dataclass(frozen=True)
class Audit:
    """What was kept and how well.

    ``residuals``: the largest |c| of every constraint at each level, over all accepted steps and samples.
    ``constraint_error``: the largest of those in position and velocity.
    ``energy_error``: the largest |E - E0 - work of what is not in E|, relative to the largest kinetic energy met.
    ``effective_energy_error``: the same of the effective energy, where a principle has one (else that of the energy).
    ``redundant``: constraints that only repeat others; their shares of the reaction are the least-norm ones.
    """

    residuals: Mapping[str, Mapping[str, float]]
    constraint_error: float
    energy_error: float
    effective_energy_error: float
    rows: int
    smallest_rank: int
    largest_rank: int
    redundant: tuple[str, ...]
    steps: int
    rejected: int
    evaluations: int
    seconds: float

    def __str__(self) -> str:
        lines = ["audit"]
        for name, levels in self.residuals.items():
            values = ", ".join(f"{level} {value:.1e}" for level, value in levels.items())
            lines.append(f"  residuals of '{name}': {values}")
        lines.append(f"  largest constraint error {self.constraint_error:.1e}, energy error {self.energy_error:.1e}")
        if self.rows:
            rank = (
                f"{self.smallest_rank}"
                if self.smallest_rank == self.largest_rank
                else f"{self.smallest_rank} to {self.largest_rank}"
            )
            lines.append(f"  rank of the {self.rows} rows: {rank}")
        if self.redundant:
            lines.append(
                f"  redundant: {', '.join(self.redundant)} (shares of the reactions not determined; least norm given)"
            )
        lines.append(
            f"  {self.steps} steps, {self.rejected} rejected, "
            f"{self.evaluations} evaluations, {self.seconds * 1e3:.3g} ms"
        )
        return "\n".join(lines)

    __repr__ = __str__


def audit(compiled: Compiled, trajectory: Trajectory, data: xr.Dataset, redundant: tuple[str, ...]) -> Audit:
    """The audit of a trajectory."""
    s = trajectory.statistics
    rows = tuple(row.name for row in compiled.rows)
    residuals: dict[str, dict[str, float]] = {name: {} for name in (*rows, *compiled.velocity_names)}
    levels = (
        ("position", compiled.position_names, s.position_residuals),
        ("velocity", compiled.velocity_names, s.velocity_residuals),
        ("acceleration", rows, s.acceleration_residuals),
    )
    for level, names, values in levels:
        _gather(residuals, level, names, values)
    kept = [v for found in residuals.values() for level, v in found.items() if level != "acceleration"]
    return Audit(
        residuals=residuals,
        constraint_error=max(kept, default=0.0),
        energy_error=_energy_error(data["kinetic energy"].values, data["energy"].values, data["work"].values),
        effective_energy_error=_effective_energy_error(data),
        rows=len(compiled.rows),
        smallest_rank=s.smallest_rank,
        largest_rank=s.largest_rank,
        redundant=redundant,
        steps=s.accepted,
        rejected=s.rejected,
        evaluations=s.evaluations,
        seconds=s.seconds,
    )


def _gather(residuals: dict[str, dict[str, float]], level: str, names: tuple[str, ...], values: np.ndarray) -> None:
    for name, value in zip(names, values, strict=True):
        found = residuals[name]
        found[level] = max(found.get(level, 0.0), float(value))


def _effective_energy_error(data: xr.Dataset) -> float:
    """The drift of the effective energy less the work of the loads that are not in it."""
    kinetic, energy, work = (data[name].values for name in ("kinetic energy", "energy", "work"))
    if "effective energy" not in data:
        return _energy_error(kinetic, energy, work)
    return _energy_error(kinetic, data["effective energy"].values, data["work of the loads"].values)


def _energy_error(kinetic: np.ndarray, energy: np.ndarray, work: np.ndarray) -> float:
    """max |E(t) - E(0) - W(t)| over the largest kinetic energy."""
    drift = float(np.abs(energy - energy[0] - (work - work[0])).max(initial=0.0))
    size = float(kinetic.max(initial=0.0))
    return drift / size if size > 0 else drift


def redundant_constraints(A: np.ndarray, rows: tuple[Row, ...], rank: int) -> tuple[str, ...]:
    """The constraints whose rows only repeat earlier ones, at one state."""
    if rank >= len(rows):
        return ()
    scaled = A / np.maximum(np.linalg.norm(A, axis=1, keepdims=True), 1e-300)
    kept: list[int] = []
    repeated: list[str] = []
    for i, row in enumerate(rows):
        if np.linalg.matrix_rank(scaled[[*kept, i]], tol=1e-9) > len(kept):
            kept.append(i)
        elif row.name not in repeated:
            repeated.append(row.name)
    return tuple(repeated)
