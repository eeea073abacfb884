"""Linearization about any state of a constrained system, in independent states.

With x' = f(x) on the relations c(x) = 0, small deviations obey dx' = (df/dx) dx and (dc/dx) dx = 0. For independent
states y = P x the second is solved as dx = V dy, with P V = 1 and (dc/dx) V = 0, so that

    dy' = P (df/dx) V dy .

Both derivatives are those of the graph (``first_order``): no differences, and no eigenvalue that is not of the motion.
Source: Peterson, Gede, Hubbard 2015, Symbolic linearization of equations of motion of constrained multibody systems,
Multibody System Dynamics 33:143, for the blocks; the projection is written here on the tangent space itself.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import casadi as ca
import numpy as np
import scipy.linalg

from appell.analysis.stability.first_order import RANK, FirstOrder
from appell.errors import ModelError, SingularSystem
from appell.model import name_of, suggestion

PIVOT = 1e-3
"""A state that varies less than this part of the one that varies most is not chosen while there are others."""

NEARBY = 1e-4
"""How far beside a point its rank is compared with that of its neighbours."""


@dataclass(frozen=True)
class Linearization:
    """dy' = ``state_matrix`` dy + ``input_matrix`` dw for the independent ``states`` y, about a point of a motion.

    ``tangent``: how all states follow, dx = tangent dy, in the order of ``all_states``. ``point`` and ``rates``: the
    states and their rates there; where the rates of the independent states vanish the point is an equilibrium.
    """

    model: str
    states: tuple[str, ...]
    state_matrix: np.ndarray
    inputs: tuple[str, ...]
    input_matrix: np.ndarray
    all_states: tuple[str, ...]
    tangent: np.ndarray
    point: Mapping[str, float]
    rates: Mapping[str, float]

    @cached_property
    def eigenvalues(self) -> np.ndarray:
        """Sorted by real part, the largest first."""
        return in_order(np.linalg.eigvals(self.state_matrix))

    def to_control(self) -> Any:
        """The state space of python-control, all states as outputs."""
        try:
            import control
        except ImportError:
            raise ModelError("to_control needs python-control: pip install 'appell[control]'.") from None
        blocks = self.state_matrix, self.input_matrix, self.tangent, np.zeros((len(self.all_states), len(self.inputs)))
        names = {"states": self.states, "inputs": self.inputs, "outputs": self.all_states}
        return control.ss(*blocks, **{key: list(value) for key, value in names.items()})

    def __str__(self) -> str:
        width = max(map(len, self.states), default=0)
        lines = [f"{self.model}: linearized in {', '.join(self.states)}"]
        for name, row in zip(self.states, self.state_matrix, strict=True):
            lines.append(f"  {name + chr(39):{width + 1}} = [{'  '.join(f'{a:11.5g}' for a in row)}]")
        lines.append("  eigenvalues " + written(self.eigenvalues))
        return "\n".join(lines)

    __repr__ = __str__


def linearize(
    system: FirstOrder, point: Mapping[Any, float], *, independent: Sequence[object] = (), time: float = 0.0
) -> Linearization:
    """About the state that ``point`` names; see :meth:`appell.Equations.linearize`."""
    values, p = split(system, point, time)
    x = system.state(values, p, time)
    _require_regular(system, x, p, time)
    return linear_at(system, x, p, positions(system, independent), time)


def linear_at(system: FirstOrder, x: np.ndarray, p: np.ndarray, chosen: Sequence[int], time: float) -> Linearization:
    """About a consistent state; ``chosen`` are positions of independent states, none: the library chooses."""
    rates, J = system.motion(x, p, time)
    _, C = system.relations(x, p, time)
    kept, V = tangent(system, C, chosen)
    return Linearization(
        model=system.equations.name,
        states=tuple(system.names[i] for i in kept),
        state_matrix=(J @ V)[kept],
        inputs=system.equations.graph.inputs.names,
        input_matrix=_input_matrix(system, x, p, time)[kept],
        all_states=system.names,
        tangent=V,
        point=dict(zip(system.names, x.tolist(), strict=True)),
        rates=dict(zip(system.names, rates.tolist(), strict=True)),
    )


def _input_matrix(system: FirstOrder, x: np.ndarray, p: np.ndarray, time: float) -> np.ndarray:
    """dx'/dw of the inputs w; those that move a constraint are no forces, and refused."""
    m = system.equations.graph
    B = np.zeros((x.size, len(m.inputs.names)))
    for k, name in enumerate(m.inputs.names):
        place = system.places[name]
        if ca.depends_on(system.kept, m.p[place : place + m.inputs.stride]):
            raise ModelError(f"the input '{name}' moves a constraint: a linearization has inputs that are forces only.")
        direction = np.zeros(p.size)
        direction[place] = 1.0
        B[:, k] = system.slope(x, p, time, direction)[2]
    return B


def tangent(
    system: FirstOrder, C: np.ndarray, chosen: Sequence[int], preferred: Sequence[int] = ()
) -> tuple[list[int], np.ndarray]:
    """Independent states and V: C V = 0, with the identity in their rows.

    Where nobody chooses, a pivoted factorisation of the null space takes the states that vary most on it: first of
    those ``preferred``, then of the coordinates, then of the rest.
    """
    null = null_space(C)
    n, free = null.shape
    if not chosen:
        rest = [i for i in range(n) if i not in preferred]
        stages = [list(preferred), [i for i in rest if i < system.coordinates], rest]
        chosen = sorted(_pivots(null, stages))
    elif len(chosen) != free:
        raise ModelError(f"independent= names {len(chosen)} states, but {free} are independent here: name as many.")
    square = null[list(chosen)]
    if free and np.linalg.cond(square) > 1 / RANK:
        names = ", ".join(system.names[i] for i in chosen)
        raise SingularSystem(
            f"the states {names} do not determine the others here: choose another set, or leave the choice to appell."
        )
    return list(chosen), null @ np.linalg.inv(square)


def _pivots(null: np.ndarray, stages: Sequence[Sequence[int]]) -> list[int]:
    """Rows that span the null space, taken stage by stage; of equal ones the earlier."""
    found: list[int] = []
    for stage in stages:
        if not len(stage) or not null.shape[1]:
            continue
        rows = null[list(stage)] * (1 - 1e-6 * np.arange(len(stage)) / len(stage))[:, None]
        _, R, order = scipy.linalg.qr(rows.T, mode="economic", pivoting=True)
        size = np.abs(np.diag(R))
        taken = [stage[k] for k in order[: int((size > PIVOT * max(size[0], 1e-300)).sum())]]
        found += taken
        null = null @ null_space(null[taken])
    return found


def null_space(C: np.ndarray) -> np.ndarray:
    """An orthonormal basis of the directions that keep the relations."""
    if not C.shape[0]:
        return np.eye(C.shape[1])
    _, values, right = np.linalg.svd(C)
    return np.asarray(right[_rank(values) :].T)


def split(system: FirstOrder, point: Mapping[Any, float], time: float) -> tuple[dict[Any, float], np.ndarray]:
    """One dict of parameters, inputs, coordinates and speeds, told apart by their names."""
    given = {key: value for key, value in point.items() if name_of(key) in system.places}
    return {k: v for k, v in point.items() if k not in given}, system.values(given, time)


def positions(system: FirstOrder, names: Sequence[object]) -> list[int]:
    """Where states stand that a person names."""
    for key in names:
        if name_of(key) not in system.names:
            raise ModelError(f"'{name_of(key)}' is no state of the equations" + suggestion(name_of(key), system.names))
    return sorted({system.names.index(name_of(key)) for key in names})


def _require_regular(system: FirstOrder, x: np.ndarray, p: np.ndarray, time: float) -> None:
    """Refuse a point where the relations say less than beside it: there the motion has no linear part."""
    if not system.kept.numel():
        return
    _, C = system.relations(x, p, time)
    null = null_space(C)
    beside = x + NEARBY * null @ np.random.default_rng(1).uniform(-1, 1, null.shape[1])
    for _ in range(8):
        c, C_beside = system.relations(beside, p, time)
        beside = beside - np.linalg.pinv(C_beside, rcond=1e-7) @ c
    c, C_beside = system.relations(beside, p, time)
    values = np.linalg.svd(C_beside, compute_uv=False)
    rank = int((values > NEARBY**2 * values.max(initial=0.0)).sum())
    if np.abs(c).max(initial=0.0) < 1e-12 and rank > x.size - null.shape[1]:
        raise SingularSystem(
            f"the constraints of '{system.equations.name}' lose rank at this point, where its motions branch: "
            "linearize beside it."
        )


def _rank(values: np.ndarray) -> int:
    return int((values > RANK * values[0]).sum()) if values.size else 0


def in_order(values: np.ndarray) -> np.ndarray:
    """Eigenvalues by their real part, the largest first; of a pair the one with positive imaginary part first."""
    return np.asarray(values[np.lexsort((-values.imag, -np.round(values.real, 9)))])


def written(values: np.ndarray) -> str:
    """Eigenvalues as text, real ones as such."""
    return ", ".join(f"{v.real:.6g}" if abs(v.imag) < 1e-12 * max(1.0, abs(v)) else f"{v:.6g}" for v in values)
