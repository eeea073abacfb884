"""Which combinations of parameters can be read off motions: rank, hidden changes, and what is left, in symbols."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import islice
from typing import Any

import numpy as np
import sympy as sm

from appell.algebra.sampling import random_directions
from appell.analysis.identifiability.proof import proof
from appell.analysis.identifiability.symmetries import Field, fields, invariants, reduced
from appell.errors import AppellError, ModelError
from appell.model import name_of
from appell.model.names import require_one_of
from appell.numbers import DRAW, IDENTIFY, SAME
from appell.simulate.assembly import assemble
from appell.simulate.run import Run
from appell.simulate.start import known_state, parameter_values


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
        require_one_of(name, known, f"'{name}' is no parameter of '{equations.mechanism.name}'")
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


# ---- The sensitivities of runs as one matrix: a row for each observed number, a column for each parameter


STATES = ("coordinate", "speed")


def sizes_of(run: Run, names: Sequence[str]) -> np.ndarray:
    """The size of each parameter; 1 where it is zero."""
    return np.array([abs(run.parameters[name]) or 1.0 for name in names])


def relative_columns(runs: Sequence[Run], names: Sequence[str], of: Sequence[Any]) -> np.ndarray:
    """Derivatives of what is observed, of its size, by the relative change of each parameter: (numbers, parameters)."""
    return np.vstack([_of_run(run, names, of) for run in runs])


def _of_run(run: Run, names: Sequence[str], of: Sequence[Any]) -> np.ndarray:
    s, sizes = run.sensitivities(by=names), sizes_of(run, names)
    values = [run[key] for key in of] if of else [run.results.values(name) for name in STATES]
    changes = [s[key] for key in of] if of else [s.of(name) for name in STATES]
    largest = max((float(np.abs(value).max(initial=0.0)) for value in values), default=0.0) or 1.0
    noise, rows = IDENTIFY.noise * run.settings["tolerance"] * largest, []
    for value, change in zip(values, changes, strict=True):
        size = np.abs(value).max(axis=0, initial=0.0)
        size = np.where(size > noise, size, largest)  # of what stays zero nothing shows but its error
        rows.append((change * sizes / size[..., None]).reshape(-1, len(names)))
    return np.vstack(rows)


def null_space(W: np.ndarray, tolerance: float) -> tuple[np.ndarray, np.ndarray]:
    """The singular values of W, and a basis of what it takes to zero, within the error that a tolerance leaves."""
    _, s, V = np.linalg.svd(W, full_matrices=W.shape[0] < W.shape[1])
    values = np.zeros(W.shape[1])
    values[: s.size] = s
    rank = int((values > IDENTIFY.noise * tolerance * max(values.max(initial=0.0), 1.0)).sum())
    return values, V[rank:].T


def moved_runs(runs: Sequence[Run], names: Sequence[str]) -> list[list[Run]]:
    """The same motions with some other values of the parameters, from the nearest starts that are consistent."""
    moved: list[list[Run]] = []
    for width in (0.1, 0.01):
        for direction in islice(random_directions(len(names), seed=DRAW.seed), DRAW.searched):
            if len(moved) == DRAW.few:
                return moved
            by = dict(zip(names, direction * width * sizes_of(runs[0], names), strict=True))
            with suppress(AppellError):  # no body has such an inertia, or no start is near
                moved.append([_moved(run, by) for run in runs])
    return moved


def _moved(run: Run, by: Mapping[str, float]) -> Run:
    equations = run.equations
    parameters = {name: value + by.get(name, 0.0) for name, value in run.parameters.items()}
    states = [*run.description.coordinates, *run.description.speeds]
    known = known_state(equations, {name: float(run[name][0]) for name in states})
    p = parameter_values(equations, parameters)
    q, u = assemble(equations, known, p, float(run.time[0]), nearest=True)
    start = dict(zip(states, [*q.tolist(), *u.tolist()], strict=True))
    return equations.simulate(
        float(run.time[-1] - run.time[0]),
        start,
        start_time=float(run.time[0]),
        parameters=parameters,
        inputs=run.inputs,
        tolerance=run.settings["tolerance"],
        integrator=run.settings["integrator"],
        samples=run.time,
    )


# ---- What a motion says about parameters, as it prints itself


@dataclass(frozen=True)
class HiddenChange:
    """A change of parameters that the motion does not show.

    Attributes
    ----------
    change
        dp/ds, by the parameters that it changes. In symbols it holds at every value; a factor that is a decimal holds
        at the values of the run.
    reason
        The proof, in words; empty where the change was computed from runs alone.
    in_symbols
        Whether the change is an expression that was checked at several values of the parameters.
    """

    change: Mapping[sm.Symbol, sm.Expr]
    reason: str
    in_symbols: bool

    @property
    def proved(self) -> bool:
        """Whether it follows from the equations: then no motion at all shows it."""
        return bool(self.reason)

    def __str__(self) -> str:
        words = ", ".join(f"d{p} = {_short(e)}" for p, e in self.change.items())
        checked = "checked in numbers at several values" if self.in_symbols else "in numbers, at these values"
        return f"{words} ({f'proved: {self.reason}' if self.proved else checked})"


def _short(e: sm.Expr) -> str:
    return str(sm.N(e, 4) if e.atoms(sm.Float) else e)


@dataclass(frozen=True, eq=False)
class Identifiability:
    """The combinations of some parameters that a motion shows.

    >>> import appell as ap
    >>> equations = ap.catalogue.chaplygin_sleigh().derive(ap.Kane())
    >>> found = ap.identifiable(equations.simulate(5.0, {"v": 0.0, "omega": 2.0}, samples=50), ["m", "J"])
    >>> found.rank, found.proved
    (1, True)

    Attributes
    ----------
    model
        The name of the model.
    parameters
        The parameters that were asked about.
    rank
        How many combinations of them the runs show.
    hidden
        As many independent changes that the runs do not show.
    combinations
        What the runs show, in symbols: ``rank`` functions of the parameters; empty where some hidden change is known
        in numbers only.
    singular_values
        Of the sensitivities of everything observed, of its size, by relative changes of the parameters: the smallest
        that count belong to combinations that hardly show.
    """

    model: str
    parameters: tuple[str, ...]
    rank: int
    hidden: tuple[HiddenChange, ...]
    combinations: tuple[sm.Expr, ...]
    singular_values: np.ndarray

    @property
    def proved(self) -> bool:
        """Whether every hidden change follows from the equations."""
        return all(change.proved for change in self.hidden)

    def __str__(self) -> str:
        lines = [f"{self.model}: the motion shows {self.rank} of {len(self.parameters)} ({', '.join(self.parameters)})"]
        if self.combinations:
            lines.append(f"  shown: {', '.join(map(str, self.combinations))}")
        lines += [f"  hidden: {change}" for change in self.hidden]
        return "\n".join(lines)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        from appell.model.html import html_table

        head = (f"shown: {self.rank} of {len(self.parameters)}", ", ".join(map(str, self.combinations)))
        return html_table(head, [("hidden", str(change)) for change in self.hidden])
