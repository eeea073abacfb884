"""The stretches of a run, each in its mode, joined into one dataset and one certificate."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

import numpy as np

from appell.compile import Status
from appell.constraints import multiplier
from appell.equations import Equations
from appell.mechanics import Row
from appell.simulate.dataset import Variables, reading_of, row_words, variables_of
from appell.simulate.modes.hybrid_loop import HybridLoop, ModeSession
from appell.simulate.trajectory import Trajectory


def trajectory_of(live: ModeSession) -> tuple[np.ndarray, Trajectory]:
    """All samples written in one mode, and where they stand among those of the run."""
    whole = live.session.trajectory(Status.FINISHED)
    places = [np.arange(first, last) for first, last, _ in live.stretches]
    index = np.concatenate(places)
    before = np.concatenate([np.full(len(p), w) for p, (_, _, w) in zip(places, live.stretches, strict=True)])
    kept, g = live.session.arrays.kept, live.session.program.graph
    size = int(index.max(initial=-1)) + 1

    def rows(name: str, width: int) -> np.ndarray:
        return kept[name][: size * width].reshape(size, width)[index]

    work = rows("work", g.quadratures)[:, 0] + before if g.quadratures else before
    return index, replace(
        whole,
        times=rows("sample_times", 1)[:, 0],
        states=rows("states", g.states),
        speed_rates=rows("speed_rates", g.speeds),
        multipliers=rows("multipliers", g.multipliers),
        ranks=rows("ranks", 1)[:, 0],
        work=work,
    )


def joined(drive: HybridLoop) -> tuple[Variables, np.ndarray]:
    """Every variable over the whole run, zero where a constraint did not act, and the times."""
    parts = [(live, *trajectory_of(live)) for live in drive.live.values() if live.stretches]
    count = max(last for live, _, _ in parts for _, last, _ in live.stretches)
    counts = {c.name: len(c.expressions) for c in drive.modes.equations.constraints}
    times = np.zeros(count)
    joined: Variables = {}
    for live, index, trajectory in parts:
        if not index.size:
            continue
        times[index] = trajectory.times
        found = variables_of(live.mode.equations, live.mode.compiled, trajectory, live.values)
        renamed = _names(live.mode.compiled.rows, counts)
        for own, (axes, values) in _with_ideal_parts(found, drive.modes.equations).items():
            name = renamed.get(own, own)
            if name not in joined:
                joined[name] = axes, np.zeros((count, *values.shape[1:]), values.dtype)
            joined[name][1][index] = values
    renamed = _names(drive.modes.whole.rows, counts)
    for own, width in reading_of(drive.modes.equations, drive.modes.whole).items():
        name = renamed.get(own, own)
        axes = ("time",) if width == 1 else ("time", "axis")
        joined.setdefault(name, (axes, np.zeros(count) if width == 1 else np.zeros((count, width))))
    joined["lost in impacts"] = ("time",), _lost(drive, times)
    return joined, times


def _names(rows: Sequence[Row], counts: Mapping[str, int]) -> dict[str, str]:
    """Multipliers and residuals of a mode by the names they have in the model; the rows of a slip follow."""
    own = Counter(row.name for row in rows)
    found: dict[str, str] = {}
    for row in rows:
        n, m = own[row.name], counts[row.name]
        m = m if row.number < m else row.number + 1
        for letter in ("lambda", "lambda0"):
            before, after = (multiplier(row.name, row.number, count, letter).name for count in (n, m))
            found[before] = after
        for level in ("position", "velocity"):
            before, after = (f"residual of {row_words(row, count)} in {level}" for count in (n, m))
            found[before] = after
    return found


def _with_ideal_parts(found: Variables, equations: Equations) -> Variables:
    """Where a constraint with friction does not slide, its reaction is ideal and its ideal part the whole."""
    starts = tuple(
        f"{kind} of {c.name} on " for c in equations.constraints if c.friction for kind in ("force", "torque")
    )
    return {f"ideal {name}": variable for name, variable in found.items() if name.startswith(starts)} | found


def _lost(drive: HybridLoop, times: np.ndarray) -> np.ndarray:
    """The energy lost in impacts up to every sample."""
    total = np.cumsum([0.0, *(impact.lost for impact in drive.impacts)])
    return np.asarray(total[np.searchsorted([impact.time for impact in drive.impacts], times, side="right")])
