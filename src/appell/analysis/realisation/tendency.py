"""A sequence of runs that somebody made himself, held against ideal motions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
import sympy as sm

from appell.analysis.realisation.extrapolate import extrapolate
from appell.analysis.realisation.limit_result import Ideal, Limit
from appell.analysis.realisation.realisation import Realisation
from appell.analysis.realisation.realise import positive_eps
from appell.constraints import Constraint
from appell.errors import ModelError
from appell.model import Model
from appell.simulate import Run


@dataclass(frozen=True)
class OwnMachine(Realisation):
    """A machine whose own parameters go to zero: there is nothing to put into a model.

    ``words`` say what vanishes.
    """

    words: str = ""

    name = "its own machine"
    thing = "its own machine"
    rows_of_order = (0, 1)
    tends_to = ""
    start_rule = "as in the runs"
    multiplier = "that of the machine"
    sign = 1
    references = ()

    def add(self, model: Model, constraint: Constraint, rows: Sequence[sm.Expr], eps: sm.Symbol) -> None:
        """Nothing: the machine is a model of its own."""


def tendency(
    runs: Sequence[Run], eps: Sequence[float], ideals: Mapping[str, Run], *, coordinates: Sequence[str], words: str = ""
) -> Limit:
    """To which of some ideal motions a sequence of runs tends: for machines whose own parameters vanish.

    >>> import appell as ap
    >>> model = ap.Model("a particle in oil"); x = model.coordinates("x"); c = model.parameters("c", 1.0)
    >>> _ = model.particle("P", mass=1, position=x * model.frame.x)
    >>> model.damper("oil", c * x.diff(model.time) ** 2 / 2)
    >>> equations, start = model.derive(ap.Lagrange()), {x: 0.0, "xdot": 1.0}
    >>> runs = [equations.simulate(1.0, start, parameters={c: e}) for e in (1e-1, 1e-2, 1e-3)]
    >>> free = equations.simulate(1.0, start, parameters={c: 0.0})
    >>> ap.tendency(runs, (1e-1, 1e-2, 1e-3), {"free": free}, coordinates=["x"]).tends_to
    'free'

    Parameters
    ----------
    runs
        With smaller and smaller eps, at the same instants as the ideal ones.
    eps
        The small parameter of each run, falling.
    ideals
        The ideal motions by name; they may be of another model.
    coordinates
        What both have, by name: the distances are of these.
    words
        What vanishes, for the table.

    Returns
    -------
    Limit
        As of :func:`limit`, without multipliers.

    Raises
    ------
    ModelError
        Numbers of runs and eps that differ, eps that do not fall, runs with other instants.
    """
    values = [positive_eps(value) for value in eps]
    if len(runs) != len(values) or len(runs) < 2 or any(b >= a for a, b in pairwise(values)):
        raise ModelError(f"{len(runs)} runs and eps={tuple(eps)}: give as many falling eps as runs, two at least.")
    for run in (*runs, *ideals.values()):
        if run.time.shape != runs[0].time.shape or not np.allclose(run.time, runs[0].time):
            raise ModelError("the runs have different instants: give samples= that are the same for all.")
    motions = [np.array([run[name] for name in coordinates]) for run in runs]
    return Limit(
        model=runs[0].description.model,
        row=words or "the constraint",
        realisation=OwnMachine(words=words),
        eps=tuple(values),
        runs=tuple(runs),
        ideals=tuple(Ideal(name, run) for name, run in ideals.items()),
        coordinates=tuple(coordinates),
        extrapolation=extrapolate(values, motions),
        multipliers=(),
    )
