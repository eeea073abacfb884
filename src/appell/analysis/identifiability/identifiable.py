"""Which combinations of parameters can be read off motions: rank, hidden changes, and what is left, in symbols."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import sympy as sm

from appell.analysis.identifiability.columns import moved_runs, null_space, relative_columns, sizes_of
from appell.analysis.identifiability.proof import proof
from appell.analysis.identifiability.result import HiddenChange, Identifiability
from appell.analysis.identifiability.symmetries import Field, fields, invariants, reduced
from appell.errors import ModelError
from appell.model import name_of, suggestion
from appell.numbers import SAME
from appell.simulate.run import Run


def identifiable(
    runs: Run | Sequence[Run], parameters: Sequence[Any] | None = None, *, of: Sequence[Any] = ()
) -> Identifiability:
    """Which combinations of parameters show in one or several runs, and which do not.

    >>> import appell as ap
    >>> sleigh = ap.catalogue.chaplygin_sleigh().derive(ap.Kane())
    >>> run = sleigh.simulate(5.0, {"v": 0.0, "omega": 2.0}, samples=50, tolerance=1e-12)
    >>> ap.identifiable(run, ["m", "J"])
    Chaplygin sleigh: the motion shows 1 of 2 (m, J)
      shown: J/m
      hidden: dm = m, dJ = J (proved: every force and inertia grows alike, and no constraint changes)

    The rank is that of the sensitivities of what is observed. Changes that do not show are sought in symbols, as
    scalings and shifts that hold at several values of the parameters, and proved where the equations are not too long;
    the rest is given in numbers, and each says which.

    Parameters
    ----------
    runs
        A run, or several of one set of equations: what one does not show another may.
    parameters
        By symbol or name; all of the model unless given.
    of
        What is observed, as for ``run[...]``; all coordinates and speeds unless given.

    Raises
    ------
    ModelError
        A name is no parameter, or there is no run.
    NotApplicable
        The runs have no derivatives.
    """
    every = [runs] if isinstance(runs, Run) else list(runs)
    if not every:
        raise ModelError("identifiable needs a run: give one, or several.")
    first = every[0]
    equations = first.equations
    known = {p.name: p.symbol for p in equations.mechanism.parameters}
    names = list(known) if parameters is None else [name_of(p) for p in parameters]
    for name in names:
        if name not in known:
            raise ModelError(f"'{name}' is no parameter of '{equations.mechanism.name}'" + suggestion(name, known))
    if not names:
        raise ModelError(f"'{equations.mechanism.name}' has no parameters to identify: name some in the model.")
    symbols, tolerance = [known[name] for name in names], max(run.settings["tolerance"] for run in every)
    values, N = null_space(relative_columns(every, names, of), tolerance)
    in_symbols = _fields(every, names, of, N, tolerance) if N.shape[1] else []
    p, sizes = np.array([first.parameters[name] for name in names]), sizes_of(first, names)
    hidden = [HiddenChange(f.of(symbols), _reason(first, f.of(symbols), of), True) for f in in_symbols]
    rest = _without(N, [f.at(p) / sizes for f in in_symbols])
    hidden += [HiddenChange(_in_numbers(row, sizes, p, symbols), "", False) for row in rest]
    shown = () if len(rest) else invariants(in_symbols, symbols) or ()
    return Identifiability(
        equations.mechanism.name, tuple(names), len(names) - N.shape[1], tuple(hidden), shown, values
    )


def _fields(
    runs: Sequence[Run], names: Sequence[str], of: Sequence[Any], N: np.ndarray, tolerance: float
) -> list[Field]:
    """Hidden changes in symbols: those of the runs that further values of the parameters have too."""
    spaces = [(runs[0], N)]
    spaces += [
        (some[0], null_space(relative_columns(some, names, of), tolerance)[1]) for some in moved_runs(runs, names)
    ]
    points = [(np.array([run.parameters[name] for name in names]), sizes_of(run, names), M) for run, M in spaces]
    return fields(points) if len(points) > 1 else []


def _reason(run: Run, change: dict[sm.Symbol, sm.Expr], of: Sequence[Any]) -> str:
    """The proof that no motion shows a change; empty where more than the state is observed, or inputs change."""
    states = {name_of(s) for s in (*run.equations.coordinates, *run.equations.speeds)}
    given = [sm.sympify(v) for v in run.inputs.values() if isinstance(v, sm.Basic)]
    if any(name_of(key) not in states for key in of) or any(e.has(*change) for e in given):
        return ""
    return proof(run.equations, change)


def _without(N: np.ndarray, known: Sequence[np.ndarray]) -> np.ndarray:
    """Rows that span what is left of a null space, as sparse as elimination makes them."""
    if known:
        U = np.linalg.qr(np.array(known).T)[0]
        left = N - U @ (U.T @ N)
        N = np.linalg.svd(left, full_matrices=False)[0][:, : N.shape[1] - len(known)]
    return reduced(N.T, np.ones(N.shape[0])) if N.shape[1] else np.zeros((0, N.shape[0]))


def _in_numbers(
    row: np.ndarray, sizes: np.ndarray, p: np.ndarray, symbols: Sequence[sm.Symbol]
) -> dict[sm.Symbol, sm.Expr]:
    digits = -int(np.floor(np.log10(SAME.solutions)))
    change = {}
    for i in np.flatnonzero(row).tolist():
        value = sm.Float(row[i] * sizes[i] / p[i] if p[i] else row[i] * sizes[i], digits)
        change[symbols[i]] = value * symbols[i] if p[i] else value
    return change
