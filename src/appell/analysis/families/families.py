"""Appell-Chetaev and Hamilton-Lusternik on one model: stages from two derivations to a report."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from appell.analysis.families.closing import closing, reactions
from appell.analysis.families.report import Difference, Families, LusternikMotion
from appell.analysis.families.search import Distance, Scan, grid, refined
from appell.analysis.families.trials import Trials
from appell.analysis.types import Values
from appell.equations import Equations, derive
from appell.equations.forms import state_graph_of
from appell.errors import ModelError, SimulationError
from appell.model import Mechanism, Model, name_of, suggestion
from appell.numbers import FAMILY, RUN, SAME, ZERO
from appell.principles import PRINCIPLES, AppellChetaev, HamiltonLusternik
from appell.simulate import Run, simulate
from appell.simulate.aliases import Inputs
from appell.simulate.arguments import instants
from appell.simulate.trajectory import Trajectory


def families(
    model: Model | Mechanism,
    *,
    duration: float,
    state: Values,
    mu: Mapping[Any, Any] | None = None,
    width: float | Mapping[Any, Any] | None = None,
    scan: int = 400,
    parameters: Values | None = None,
    inputs: Inputs | None = None,
    tolerance: float = RUN.reference,
    samples: int = 201,
) -> Families:
    """Set the motions of Appell-Chetaev and Hamilton-Lusternik side by side, over the multipliers mu(0).

    >>> import appell as ap
    >>> sleigh, start = ap.catalogue.chaplygin_sleigh(), ap.catalogue.CHAPLYGIN_SLEIGH.start
    >>> found = ap.families(sleigh, duration=1.0, state=start, scan=20)
    >>> found.is_one_motion
    False

    By Appell and Chetaev a motion follows from its state; by Hamilton and Lusternik it depends on the multipliers at
    the start too, one for every row in velocities. They are scanned, and the best of them is searched for. Whether any
    mu(0) at all makes the motions one is a linear question along Appell and Chetaev's motion, and is decided so.

    Parameters
    ----------
    model
        What is to move; it has at least one constraint on velocities.
    duration, state, parameters, inputs, tolerance
        As for :meth:`appell.Equations.simulate`.
    samples
        How many instants are compared, at least five (4 k + 1 of them are taken).
    mu
        The multipliers at the start of the motion that is shown beside the best one, and the centre of the scan; by
        constraint, a number or one for each row. Zero unless given.
    width
        How far the scan goes to both sides of ``mu``: one number, or by constraint as ``mu``. By default twice as far
        as the multipliers go along Appell and Chetaev's motion.
    scan
        How many values of mu(0): on a line for one row, on a grid for a few, by Sobol's sequence for many.

    Returns
    -------
    Families
        The motions, what differs of every coordinate and reaction, the scan, the best mu(0), and a verdict.

    Raises
    ------
    ModelError
        The model has no constraints, or none on velocities (then both families give one motion); ``mu`` or ``width``
        names a row that does not exist; the scan has no points.
    NotApplicable
        A family does not admit the constraints.
    SimulationError
        A motion that is to be shown does not reach the end.

    References
    ----------
    Slawianowski, sections 3.3 and 4 (004); Fernandez and Bloch 2008, J. Phys. A 41:344005.
    """
    if not isinstance(model, Model | Mechanism):
        raise ModelError(f"families() takes a model, not {model!r}.")
    snapshot = model.snapshot() if isinstance(model, Model) else model
    require_velocity_rows(snapshot)
    chetaev = derive(snapshot, AppellChetaev(), among=PRINCIPLES)
    lusternik = derive(snapshot, HamiltonLusternik(dict(mu or {})), among=PRINCIPLES)
    options: dict[str, Any] = {"state": state, "parameters": parameters, "inputs": inputs, "tolerance": tolerance}
    times = instants(duration, sample_count(samples), 0.0)
    natural, trials = (Trials.prepare(equations, times, **options) for equations in (chetaev, lusternik))
    options |= {"duration": duration, "samples": times.size, "progress": False}
    run, motion = simulate(chetaev, **options), natural.motion()
    if motion is None:
        raise SimulationError(f"the motion of '{snapshot.name}' by AppellChetaev does not reach the end.")
    # The rows whose multipliers are states
    rows = np.array([i for i, row in enumerate(state_graph_of(lusternik).rows) if row.order == 1], int)
    distance, nearest = Distance(trials, motion), closing(trials, motion, rows)
    first = sum(trials.sizes)
    centre = trials.start[first : first + rows.size].copy()
    widths = widths_of(lusternik, width, _reach(motion, rows, nearest.mu - centre))
    scanned = _scan(distance, grid(centre, widths, count_of(scan)))
    best = refined(distance, [centre, nearest.mu, *scanned.mu[np.argsort(scanned.distance)[: FAMILY.starts]]])
    shown = _Shown(run, natural, distance, rows, options)
    return Families(snapshot.name, run, shown.motion(centre), shown.motion(best), scanned, nearest, distance.size)


@dataclass(frozen=True)
class _Shown:
    """What the motions that are shown have in common; ``natural``: the run by Appell and Chetaev."""

    natural: Run
    chetaev: Trials
    distance: Distance
    rows: np.ndarray
    options: Mapping[str, Any]

    def motion(self, mu: np.ndarray) -> LusternikMotion:
        """The run of Hamilton-Lusternik from mu(0), set beside the natural one."""
        trials = self.distance.trials
        multipliers = dict(zip(trials.program.system.auxiliary_states, map(float, mu), strict=False))
        state = {**self.options["state"], **multipliers}
        run = simulate(trials.equations, **{**self.options, "state": state})
        k, natural = run.equations, self.natural
        states = {name: _difference(natural[name], run[name]) for name in map(name_of, (*k.coordinates, *k.speeds))}
        apart = np.max([np.abs(run[name] - natural[name]) for name in map(name_of, k.coordinates)], axis=0)
        parted = np.flatnonzero(apart > SAME.parted * self.distance.size)
        return LusternikMotion(
            multipliers,
            run,
            states,
            self._reactions(mu),
            _difference(natural.energy, run.energy),
            float(apart.max()),
            float(natural.time[parted[0]]) if parted.size else None,
            self._error(mu),
        )

    def _reactions(self, mu: np.ndarray) -> dict[str, Difference]:
        """What differs of the reaction of every constraint on every speed; those that vanish are left out."""
        motion = self.distance.trials.motion(mu)
        if motion is None:
            return {}
        theirs = reactions(self.distance.trials, motion, self.rows)
        ours = reactions(self.chetaev, self.distance.natural, np.zeros(0, int))
        return {name: _difference(ours[name], theirs[name]) for name in ours if ours[name].any() or theirs[name].any()}

    def _error(self, mu: np.ndarray) -> float:
        """How far the same motion at a larger tolerance is away."""
        trials, nq = self.distance.trials, self.distance.trials.sizes[0]
        fine, coarse = trials.motion(mu), trials.with_options(FAMILY.looser * trials.options.tolerance).motion(mu)
        if fine is None or coarse is None:
            return np.inf
        return float(np.abs(fine.states[:, :nq] - coarse.states[:, :nq]).max())


def _difference(a: np.ndarray, b: np.ndarray) -> Difference:
    return Difference(float(np.abs(a - b).max()), float(np.abs(a).max()))


def _scan(distance: Distance, mu: np.ndarray) -> Scan:
    begin = time.process_time()
    distance = distance.rough()
    found = np.array([distance.largest(value) for value in mu])
    return Scan(mu, found, time.process_time() - begin)


def _reach(motion: Trajectory, rows: np.ndarray, from_centre: np.ndarray) -> np.ndarray:
    """How far each multiplier goes: mu' = -lam along Appell and Chetaev's motion, or as far as the nearest mu(0)."""
    steps = np.diff(motion.times)[:, None]
    lam = motion.multipliers[:, rows]
    gone = np.abs(np.cumsum(steps * (lam[1:] + lam[:-1]) / 2, axis=0)).max(axis=0)
    reach = np.maximum(gone, np.abs(from_centre))
    largest = float(reach.max())
    return (
        FAMILY.width * np.where(reach > ZERO.expressions * largest, reach, largest)
        if largest > 0
        else np.ones(rows.size)
    )


# ---- What a person gives to a comparison of the families: checked, and refused in one sentence


def require_velocity_rows(model: Mechanism) -> None:
    """Refuse a model without reactions, or without multipliers that are states."""
    if not model.constraints:
        raise ModelError(f"the model '{model.name}' has no constraints: there are no reactions to compare.")
    if all(c.order == 0 for c in model.constraints):
        raise ModelError(
            f"the constraints of '{model.name}' are all on positions: both families give one motion, "
            "and there is no mu(0) to scan."
        )


def widths_of(equations: Equations, given: float | Mapping[Any, Any] | None, usual: np.ndarray) -> np.ndarray:
    """How far the scan goes, row by row."""
    if given is None:
        return usual
    rows = [row for row in state_graph_of(equations).rows if row.order == 1]
    if not isinstance(given, Mapping):
        return np.full(len(rows), _width(given))
    found, names = usual.copy(), [row.name for row in rows]
    for key, value in given.items():
        name = name_of(key)
        places = [i for i, row in enumerate(rows) if row.name == name]
        if not places:
            raise ModelError(
                f"width= names '{name}', which is not a constraint on velocities of the model" + suggestion(name, names)
            )
        values = list(value) if isinstance(value, tuple | list | np.ndarray) else [value] * len(places)
        if len(values) != len(places):
            raise ModelError(f"width= gives {len(values)} values for '{name}', which has {len(places)} rows.")
        found[places] = [_width(v) for v in values]
    return found


def _width(value: Any) -> float:
    try:
        number = float(value)
    except (TypeError, ValueError):
        number = np.nan
    if not (np.isfinite(number) and number >= 0):
        raise ModelError(f"width= is {value!r}: give how far the scan goes, a number that is not negative.")
    return number


def count_of(scan: object) -> int:
    """How many values of mu(0) are tried."""
    if not isinstance(scan, int | np.integer) or isinstance(scan, bool) or scan < 1:
        raise ModelError(f"scan={scan!r}: give how many values of mu(0) are tried, at least one.")
    return int(scan)


def sample_count(samples: object) -> int:
    """4 k + 1 of them: the rule along the samples takes two at a time, and once every other one is left out."""
    if not isinstance(samples, int | np.integer) or samples < 5:
        raise ModelError(f"samples={samples!r}: give how many instants are compared, at least five.")
    return int(samples) + (1 - int(samples)) % 4
