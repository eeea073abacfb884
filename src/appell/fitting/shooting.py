"""Multiple shooting: the motion in pieces whose starts are free, drawn together until they meet.

Every experiment becomes several, one for each piece; the start of every piece after the first is sought as well. What a
piece misses the next one by is a residual whose weight grows from round to round. Motions that forget their start
(unstable, chaotic) are followed so along the measurements. Sources: Bock 1987, *Randwertproblemmethoden zur
Parameteridentifizierung*, chapter 2; for the growing weights Nocedal and Wright 2006, *Numerical Optimization*, 17.1.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import pairwise

import numpy as np

from appell.errors import ModelError, NotApplicable
from appell.fitting.experiment import Experiment
from appell.fitting.misfit import Misfit, Unknown, with_free
from appell.gradients.scalars import with_values
from appell.model import name_of
from appell.numbers import FIT
from appell.simulate.run import Run


@dataclass(frozen=True, eq=False)
class MotionPieces:
    """The misfit of all pieces, and which of them follow each other.

    ``own``: how many of the unknowns are those of the whole motions; the others are starts of pieces, all coordinates
    and speeds of one after the other.
    """

    misfit: Misfit
    own: int
    followers: tuple[int, ...]
    sizes: np.ndarray

    def residuals(self, values: np.ndarray, deviations: np.ndarray, weight: float) -> np.ndarray:
        """What was measured, in deviations, and what the pieces miss each other by, in sizes of the states."""
        r, channels = self.misfit.residuals(values)
        if not np.isfinite(r).all():
            return np.full(r.size + self.sizes.size * len(self.followers), np.inf)
        runs = self.misfit.runs(values)
        gaps = [self._states(runs[i - 1])[-1] - self._states(runs[i])[0] for i in self.followers]
        return np.concatenate([r / deviations[channels], *(weight * gap / self.sizes for gap in gaps)])

    def jacobian(self, values: np.ndarray, deviations: np.ndarray, weight: float) -> np.ndarray:
        """Their derivatives by all unknowns."""
        channels = self.misfit.residuals(values)[1]
        rows = [self.misfit.jacobian(values) / deviations[channels][:, None]]
        for i in self.followers:
            block = np.zeros((self.sizes.size, values.size))
            for number, sign, place in ((i - 1, 1, -1), (i, -1, 0)):
                names, places = self.misfit.scalars(number)
                s = self.misfit.runs(values)[number].sensitivities(by=names)
                block[:, places] += sign * np.concatenate([s.of("coordinate"), s.of("speed")], axis=1)[place]
            rows.append(weight * block / self.sizes[:, None])
        return np.vstack(rows)

    @staticmethod
    def _states(run: Run) -> np.ndarray:
        return np.concatenate([run.results.values("coordinate"), run.results.values("speed")], axis=1)


def begin_in_pieces(
    misfit: Misfit,
    guess: np.ndarray,
    free: np.ndarray,
    limits: tuple[np.ndarray, np.ndarray],
    deviations: np.ndarray,
    count: int,
) -> np.ndarray:
    """Values of the unknowns with which pieces that meet move as measured: where to begin with whole motions."""
    from scipy.optimize import least_squares

    pieces, values = _in_pieces(misfit, guess, deviations, count)
    sought = np.concatenate([free, np.ones(values.size - pieces.own, bool)])
    bounds = [np.concatenate([limit, np.full(values.size - pieces.own, end)])[sought]
              for limit, end in zip(limits, (-np.inf, np.inf), strict=True)]  # fmt: skip
    given = values
    for weight in np.geomspace(1 / FIT.joint, FIT.joint, FIT.rounds):
        found = least_squares(
            lambda z, weight=weight: pieces.residuals(with_free(given, sought, z), deviations, weight),
            values[sought],
            lambda z, weight=weight: pieces.jacobian(with_free(given, sought, z), deviations, weight)[:, sought],
            bounds=bounds,
            x_scale="jac",
            ftol=FIT.settled,
            xtol=FIT.settled,
            max_nfev=FIT.evaluations,
        )
        values = with_free(given, sought, found.x)
    return values[: pieces.own]


def _in_pieces(
    misfit: Misfit, guess: np.ndarray, deviations: np.ndarray, count: int
) -> tuple[MotionPieces, np.ndarray]:
    """The pieces, each beginning where the one before ends, with what was measured of the state put in its place."""
    equations = misfit.equations
    states = [name_of(s) for s in (*equations.coordinates, *equations.speeds)]
    measured = {column: name_of(key) for column, key in misfit.outputs.items() if name_of(key) in states}
    if equations.mechanism.state_variables:
        raise NotApplicable("segments= fits motions without states of first order: leave it out.")
    made, starts, followers, visited = list[Experiment](), list[list[float]](), list[int](), list[list[float]]()
    belongs = dict[int, list[int]]()
    for number, e in enumerate(misfit.experiments):
        if e.instants:
            raise ModelError("segments= fits columns over time: leave it out where instants of events were measured.")
        if e.times.size < 2 * count:
            raise ModelError(f"segments={count} needs {2 * count} instants at least, and {e.times.size} were measured.")
        names, places = misfit.scalars(number)
        values = dict(zip(names, guess[places].tolist(), strict=True))
        parameters, start, inputs = with_values(equations, (e.parameters, e.start, e.inputs), values)
        nodes = np.linspace(0, e.times.size - 1, count + 1).astype(int).tolist()
        for k, (first, last) in enumerate(pairwise(nodes)):
            columns = {name: column[first : last + 1].copy() for name, column in e.columns.items()}
            for column in columns.values() if k < count - 1 else ():
                column[-1] = np.nan  # it begins the next piece
            there = {name: column for name, column in columns.items() if not np.isnan(column).all()}
            if k > 0:
                followers.append(len(made))
                starts.append([start[name] for name in states])
            begin, end = float(e.times[first]), float(e.times[last])
            belongs.setdefault(number, []).append(len(made))
            made.append(Experiment({"time": e.times[first : last + 1], **there}, start, e.parameters, e.inputs))
            run = equations.simulate(
                end - begin, start, parameters=parameters, inputs=inputs, start_time=begin, samples=2,
                tolerance=misfit.tolerance, progress=False,
            )  # fmt: skip
            state = {name: float(run[name][-1]) for name in states}
            state |= {
                name: float(e.columns[c][last]) for c, name in measured.items() if np.isfinite(e.columns[c][last])
            }
            visited.append(list(state.values()))
            start = equations.assemble(state, parameters, time=end, inputs=inputs or None, nearest=True)
    unknowns = []
    for unknown in misfit.unknowns:
        of_start = unknown.scalar in misfit.experiments[min(unknown.experiments)].start
        every = [belongs[number][:1] if of_start else belongs[number] for number in sorted(unknown.experiments)]
        unknowns.append(replace(unknown, experiments=frozenset(i for some in every for i in some)))
    unknowns += [Unknown(name, frozenset([i]), f"{name} of piece {i + 1}") for i in followers for name in states]
    sizes = np.ptp(np.array(visited), axis=0)
    in_pieces = replace(
        misfit, experiments=tuple(made), unknowns=tuple(unknowns), nearest=frozenset(followers), _latest={}
    )
    pieces = MotionPieces(in_pieces, len(misfit.unknowns), tuple(followers), np.where(sizes > 0, sizes, 1.0))
    return pieces, np.concatenate([guess, *starts])
