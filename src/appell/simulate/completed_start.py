"""What a run began with: the part of its start that was given, and the part that the constraints filled in.

With M the Hessian of the kinetic energy and u = u_g + u_c, the speeds given and those filled in, the size of what was
filled in is its share of the kinetic energy, which does not depend on units:

    share = u_c M u_c / (u_g M u_g + u_c M u_c)
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from appell.algebra.rank import null_space, unit_rows
from appell.compile import Program
from appell.equations import Equations
from appell.model import name_of
from appell.numbers import RANK
from appell.simulate.assembly import AssemblyFunctions, assembly_of
from appell.simulate.start import Known, known_state


@dataclass(frozen=True)
class CompletedStart:
    """The start of a run.

    Parameters
    ----------
    given
        What was given of the state, by name.
    completed
        What was not given and follows from the constraints, or is zero, by name.
    share
        The part of the kinetic energy that stands in ``completed``.

    Examples
    --------
    >>> import appell as ap
    >>> m = ap.Model("gears"); a, b = m.coordinates("a b"); t = m.time
    >>> m.lagrangian(a.diff(t) ** 2 / 2 + b.diff(t) ** 2 / 2)
    >>> mesh = m.constrain("mesh", a.diff(t) - 2 * b.diff(t))
    >>> m.derive(ap.Lagrange()).simulate(1.0, {a: 0, b: 0, a.diff(t): 4.0}).start.completed
    {'bdot': 2.0}
    """

    given: Mapping[str, float] = field(default_factory=dict)
    completed: Mapping[str, float] = field(default_factory=dict)
    share: float = 0.0

    @property
    def is_large(self) -> bool:
        """Whether what was filled in carries more kinetic energy than what was given."""
        return self.share > 0.5

    @property
    def moving(self) -> str:
        """The values filled in that are not zero, in words."""
        return ", ".join(f"{name} = {value:.6g}" for name, value in self.completed.items() if value)


def start_record(
    equations: Equations, program: Program, state: Mapping[Any, float], x: np.ndarray, p: np.ndarray, time: float
) -> CompletedStart:
    """The start (time, x) of a run for which ``state`` was given."""
    given = {name_of(key): float(value) for key, value in state.items()}
    names = [name_of(s) for s in (*equations.coordinates, *equations.speeds)]
    if program.system.higher is not None:
        return CompletedStart(given, _others(given, program.system.auxiliary_states, x))
    nq = len(equations.coordinates)
    q, u = x[:nq], x[nq : len(names)]
    known = known_state(equations, state, program.system.auxiliary_states)
    follow = _follow(equations, known, (u, q, time, p))
    named = given | {names[nq + i]: u[i] for i in follow}
    completed = _others(named, (*names, *program.system.auxiliary_states), x)
    filled = np.array([name in completed for name in names[nq:]])
    if not u[filled].any():
        return CompletedStart(given, completed)
    (M,) = assembly_of(equations).inertia(q, u, time, p)
    by_row, by_person = (float(part @ M @ part) for part in (np.where(filled, u, 0.0), np.where(filled, 0.0, u)))
    return CompletedStart(given, completed, by_row / (by_row + by_person) if by_row > 0 else 0.0)


def _others(given: Mapping[str, float], names: tuple[str, ...], x: np.ndarray) -> dict[str, float]:
    return {name: float(value) for name, value in zip(names, x, strict=False) if name not in given}


def _follow(equations: Equations, known: Known, at: tuple[Any, ...]) -> list[int]:
    """The speeds that follow from the coordinate rates and speeds that were given, without any constraint.

    Of J du = 0, J the Jacobian of what was given, every solution du leaves them as they are.
    """
    f: AssemblyFunctions = assembly_of(equations)
    if not known.rates or f.rates is None:
        return list(known.speeds)
    J = np.vstack([f.rates(*at)[1][list(known.rates)], np.eye(len(f.speeds))[list(known.speeds)]])
    free = null_space(unit_rows(J))
    return np.flatnonzero(np.abs(free).max(axis=1, initial=0.0) <= RANK.threshold).tolist()
