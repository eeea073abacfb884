"""The certificate of a run: residuals at every level, the balance of energy, the rank met on the way."""

from __future__ import annotations

import textwrap
import warnings
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np

from appell.compile import Program
from appell.errors import AppellWarning
from appell.model.html import html_table
from appell.numbers import RANK, SAME, TEXT, ZERO
from appell.simulate.results import Results
from appell.simulate.trajectory import Statistics
from appell.system import ConstraintRow

ROUNDING = 32 * np.finfo(float).eps
"""Of the energies: a smaller drift is their rounding."""


@dataclass(frozen=True)
class Audit:
    """The certificate of a run: what was kept and how well.

    Parameters
    ----------
    residuals
        The largest |c| of every constraint at each level, over all accepted steps and samples.
    constraint_error
        The largest of those in position and velocity.
    norm_error
        The largest departure of the square of a norm (of a quaternion) from its value.
    energy_error
        The largest |E - E0 - work of what is not in E|, relative to the largest kinetic energy at the samples; where
        they are nearly at rest, to the largest change of the energy, or work. What is within rounding is zero.
    effective_energy_error
        The same of the effective energy, where a principle has one (else that of the energy).
    rows, smallest_rank, largest_rank
        How many constraint rows there are, and the ranks that were met.
    redundant
        Constraints that only repeat others.
    steps, rejected, evaluations, seconds
        What the integration took.
    least_gaps
        The smallest value of every relation at the samples at which it is on; it should not be negative beyond
        rounding.
    lost
        The energy lost in impacts, which the balance accounts for.
    undetermined
        The rows, from 1, of every constraint whose share of the reactions is not determined since rows are redundant;
        the least-norm shares are given.
    integrals
        How far each integral that is known for the model (stated, or of its card) changed, relative to its size.

    Examples
    --------
    >>> import appell as ap
    >>> run = ap.catalogue.two_pucks().derive(ap.Kane()).simulate(1.0, {"u1": 0.3, "u2": 0.4, "u3": 0.4, "u4": -0.3})
    >>> run.audit.smallest_rank, run.audit.energy_error < 1e-9
    (1, True)
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
    lost: float = 0.0
    undetermined: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    least_gaps: Mapping[str, float] = field(default_factory=dict)
    norm_error: float = 0.0
    integrals: Mapping[str, float] = field(default_factory=dict)

    def __str__(self) -> str:
        lines = ["audit"]
        for name, levels in self.residuals.items():
            values = ", ".join(f"{level} {value:.1e}" for level, value in levels.items())
            lines.append(f"  residuals of '{name}': {values}")
        lines.append(f"  largest constraint error {self.constraint_error:.1e}, energy error {self.energy_error:.1e}")
        if self.norm_error:
            lines.append(f"  largest error of a norm {self.norm_error:.1e}")
        for name, gap in self.least_gaps.items():
            lines.append(f"  least gap of '{name}': {gap:.1e}")
        if self.lost:
            lines.append(f"  lost in impacts {self.lost:.6g}")
        if self.rows:
            rank = (
                f"{self.smallest_rank}"
                if self.smallest_rank == self.largest_rank
                else f"{self.smallest_rank} to {self.largest_rank}"
            )
            lines.append(f"  rank of the {self.rows} rows: {rank}")
        if self.redundant:
            lines.append(f"  redundant: {', '.join(self.redundant)}")
        if self.undetermined:
            shares = ", ".join(f"'{n}' {', '.join(map(str, rows))}" for n, rows in self.undetermined.items())
            lines.append(f"  shares of the reactions not determined, least norm given, in the rows of {shares}")
        if self.integrals:
            kept = [f"{name} {x:.1e}{' (not kept)' * (x > SAME.parted)}" for name, x in self.integrals.items()]
            words = f"known integrals changed, relative to their size, by: {', '.join(kept)}"
            lines += textwrap.wrap(words, TEXT.line, initial_indent="  ", subsequent_indent="    ")
        lines.append(
            f"  {self.steps} steps, {self.rejected} rejected, "
            f"{self.evaluations} evaluations, {self.seconds * 1e3:.3g} ms"
        )
        return "\n".join(lines)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        rows: list[tuple[str, str]] = [
            (f"residuals of {name}", ", ".join(f"{level} {value:.1e}" for level, value in levels.items()))
            for name, levels in self.residuals.items()
        ]
        rows += [("constraint error", f"{self.constraint_error:.1e}"), ("energy error", f"{self.energy_error:.1e}")]
        rows += [("lost in impacts", f"{self.lost:.6g}")] if self.lost else []
        rows += (
            [("rank of the rows", f"{self.smallest_rank} to {self.largest_rank} of {self.rows}")] if self.rows else []
        )
        rows += [("redundant", ", ".join(self.redundant))] if self.redundant else []
        rows += [(f"change of {name}", f"{x:.1e}") for name, x in self.integrals.items()]
        rows += [("steps", f"{self.steps}, {self.rejected} rejected, {self.seconds * 1e3:.3g} ms")]
        return html_table(("audit", ""), rows)


def audit(
    parts: Sequence[tuple[Program, Sequence[int], Statistics]],
    results: Results,
    redundant: Redundancy,
    seconds: float,
    is_off: Mapping[str, np.ndarray],
) -> Audit:
    """The audit of a run, in one mode or in several: the programs it ran, the rows that acted, what was met in each.

    ``is_off``: of relations that resets switch, the samples at which they are off.
    """
    residuals: dict[str, dict[str, float]] = {}
    for program, acting, s in parts:
        rows = tuple(row.name for row in program.system.rows)
        levels = (
            ("position", program.system.position_names, s.position_residuals),
            ("velocity", program.system.velocity_names, s.velocity_residuals),
            ("acceleration", rows, s.acceleration_residuals),
        )
        # What is kept without being a row of A, as in equations of higher order, always acts.
        resting = set(rows) - {rows[i] for i in acting}
        for name in (*rows, *program.system.velocity_names):
            if name not in resting:
                residuals.setdefault(name, {})
        for level, names, values in levels:
            _gather(residuals, level, names, values)
    every, never = [s for *_, s in parts], np.zeros(results.time.size, bool)
    kept = [v for found in residuals.values() for level, v in found.items() if level != "acceleration"]
    return Audit(
        residuals=residuals,
        constraint_error=max(kept, default=0.0),
        norm_error=max((float(c) for s in every for c in s.norm_residuals), default=0.0),
        energy_error=_energy_error(results, "total energy", "total work"),
        effective_energy_error=_effective_energy_error(results),
        rows=max(len(acting) for _, acting, _ in parts),
        smallest_rank=min(s.smallest_rank for s in every),
        largest_rank=max(s.largest_rank for s in every),
        redundant=redundant.constraints,
        undetermined=redundant.rows,
        steps=sum(s.accepted for s in every),
        rejected=sum(s.rejected for s in every),
        evaluations=sum(s.evaluations for s in every),
        seconds=seconds,
        least_gaps={
            str(name): float(
                results.values("relation gap", name).min(where=~is_off.get(str(name), never), initial=np.inf)
            )
            for name in results.labels("relation gap")
        },
        lost=float(_impact_loss(results)[-1]),
    )


def _gather(residuals: dict[str, dict[str, float]], level: str, names: tuple[str, ...], values: np.ndarray) -> None:
    for name, value in zip(names, values, strict=True):
        if name not in residuals:
            continue  # it has not acted
        found = residuals[name]
        found[level] = max(found.get(level, 0.0), float(value))


def _effective_energy_error(results: Results) -> float:
    """The drift of the effective energy less what changes it: loads that are not in it, and time in L and in rows."""
    if not (results.has("effective energy") and results.has("effective work")):
        return _energy_error(results, "total energy", "total work")
    return _energy_error(results, "effective energy", "effective work")


def _impact_loss(results: Results) -> np.ndarray:
    return results.values("impact loss") if results.has("impact loss") else np.zeros(results.time.size)


def _energy_error(results: Results, energy: str, work: str) -> float:
    """max |E(t) - E(0) - W(t)| over its size; W is the work done less what was lost in impacts."""
    drift, size = _drift(results, energy, work)
    return drift / size if size > 0 else drift


def _drift(results: Results, energy: str, work: str) -> tuple[float, float]:
    """The largest drift of the balance, and the energy it is compared with."""
    E, W = results.values(energy), results.values(work) - _impact_loss(results)
    drift, size = balance(results.values("kinetic energy"), E, W)
    return float(drift), float(size)


def balance(T: np.ndarray, E: np.ndarray, W: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The largest drift of E - W along the last axis, and the energy it is compared with.

    That is the kinetic energy, of which samples at turning points (or of a motion that hardly moves) have almost none:
    there what went to and fro counts. Energies are differences of larger terms, so that a drift may be their rounding.
    """

    def largest(values: np.ndarray) -> np.ndarray:
        return np.abs(values).max(axis=-1, initial=0.0)

    changes, done = E - E[..., :1], W - W[..., :1]
    kinetic = T.max(axis=-1, initial=0.0)
    turned = np.maximum(largest(changes), largest(done))
    drift = largest(changes - done)
    drift = np.where(drift <= ROUNDING * np.maximum(largest(E), largest(W)), 0.0, drift)
    return drift, np.where(kinetic >= SAME.parted * turned, kinetic, turned)


def warn_of_energy(found: Audit, results: Results) -> None:
    """Say that the balance of energy is off by more than integration explains; at rest there is nothing to balance."""
    drift, _ = _drift(results, "total energy", "total work")
    at_rest = (
        drift <= ZERO.expressions * float(np.abs(results.values("total energy")).max(initial=0.0)) + ZERO.expressions
    )
    if found.energy_error > SAME.parted and not at_rest:
        warnings.warn(
            f"the balance of energy is off by {found.energy_error:.1e} of the energy of the motion: some of this "
            "motion is wrong; try a smaller tolerance or max_step, and look at where run.energy and the works part.",
            AppellWarning,
            stacklevel=4,
        )


@dataclass(frozen=True)
class Redundancy:
    """The constraints whose rows only repeat earlier ones, and the rows (from 1) with undetermined multipliers."""

    constraints: tuple[str, ...] = ()
    rows: Mapping[str, tuple[int, ...]] = field(default_factory=dict)


def redundancy(A: np.ndarray, rows: tuple[ConstraintRow, ...], rank: int) -> Redundancy:
    """What is redundant at one state. A multiplier is determined where no vanishing sum of rows has its row in it."""
    if rank >= len(rows):
        return Redundancy()
    lengths = np.linalg.norm(A, axis=1, keepdims=True)
    scaled = A / np.where(lengths > ZERO.operations * lengths.max(initial=0.0), lengths, np.inf)
    kept: list[int] = []
    repeated: list[str] = []
    for i, row in enumerate(rows):
        if np.linalg.matrix_rank(scaled[[*kept, i]], tol=RANK.reached) > len(kept):
            kept.append(i)
        elif row.name not in repeated:
            repeated.append(row.name)
    U, _, _ = np.linalg.svd(scaled)
    open_rows = np.abs(U[:, len(kept) :]).max(axis=1, initial=0.0) > RANK.reached
    names = dict.fromkeys(row.name for row, is_open in zip(rows, open_rows, strict=True) if is_open)
    found = {n: tuple(r.number + 1 for r, o in zip(rows, open_rows, strict=True) if o and r.name == n) for n in names}
    return Redundancy(tuple(repeated), found)
