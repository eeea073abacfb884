"""Linearization about any state of a constrained system, in independent states.

With x' = f(x) on the relations c(x) = 0, small deviations obey dx' = (df/dx) dx and (dc/dx) dx = 0. For independent
states y = P x the second is solved as dx = V dy, with P V = 1 and (dc/dx) V = 0, so that

    dy' = P (df/dx) V dy .

Both derivatives are those of the graph (``first_order``): no differences, and no eigenvalue that is not of the motion.
Source: Peterson, Gede, Hubbard 2015, Symbolic linearization of equations of motion of constrained multibody systems,
Multibody System Dynamics 33:143, for the blocks; the projection is written here on the tangent space itself.
"""

from __future__ import annotations

import warnings
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

import casadi as ca
import numpy as np
import sympy as sm

from appell.algebra.newton import onto_rows
from appell.algebra.rank import null_space
from appell.algebra.sampling import random_directions
from appell.analysis.stability.first_order import FirstOrder
from appell.analysis.stability.outputs import linear_outputs
from appell.analysis.stability.tangent import tangent
from appell.analysis.types import Name, Values
from appell.equations.forms import state_graph_of
from appell.errors import AppellWarning, ModelError, SingularSystem, how_to_add
from appell.model import name_of
from appell.model.names import require_one_of
from appell.numbers import RANK, ZERO
from appell.reading.printing.typesetting import typeset
from appell.simulate.inputs import inputs_at_rest


@dataclass(frozen=True)
class Linearization:
    """dy' = ``state_matrix`` dy + ``input_matrix`` dw for the independent ``states`` y, about a point of a motion.

    >>> import appell as ap
    >>> pendulum = ap.catalogue.cartesian_pendulum().derive(ap.Lagrange())
    >>> pendulum.linearize({"x": 0.0, "y": -1.0}, {"g": 9.0}).eigenvalues.imag.round(9).tolist()
    [3.0, -3.0]

    What is measured follows as dh = ``output_matrix`` dy + ``feedthrough`` dw for the ``outputs`` h.

    The matrices are constant where the point belongs to a steady motion (``steady``); elsewhere they are those of one
    instant of a motion, and their eigenvalues say nothing of its stability.

    Attributes
    ----------
    model
        The name of the model.
    inputs
        The names of the inputs w.
    states, all_states
        The names of the independent states y and of all states x.
    state_matrix, input_matrix
        Of dy' = A dy + B dw, by the names of ``states`` and ``inputs``.
    tangent
        How all states follow, dx = tangent dy.
    point, rates
        The states and their rates at the point.
    residual
        The accelerations of the independent states, and their rates, that a steady motion would not have.
    outputs, output_values
        The names of the outputs h, and their values at the point.
    output_matrix, feedthrough
        C and D of dh = C dy + D dw, by the names of ``outputs``.
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
    residual: Mapping[str, float] = field(default_factory=dict)
    outputs: tuple[str, ...] = ()
    output_values: Mapping[str, float] = field(default_factory=dict)
    output_matrix: np.ndarray = field(default_factory=lambda: np.zeros((0, 0)))
    feedthrough: np.ndarray = field(default_factory=lambda: np.zeros((0, 0)))

    @property
    def steady(self) -> bool:
        """Whether the matrices are those of a steady motion, and not of one instant of another."""
        return not self.residual

    @cached_property
    def eigenvalues(self) -> np.ndarray:
        """Sorted by real part, the largest first; a point that is not of a steady motion gives a warning."""
        if not self.steady:
            warnings.warn(
                f"the point of '{self.model}' is not of a steady motion ({self._moving()}): these are the eigenvalues "
                "of one instant, which do not decide stability; see Equations.steady_motion.",
                AppellWarning,
                stacklevel=3,
            )
        return self._eigenvalues

    @cached_property
    def _eigenvalues(self) -> np.ndarray:
        return in_order(np.linalg.eigvals(self.state_matrix))

    def _moving(self) -> str:
        """The largest residual in words."""
        name = max(self.residual, key=lambda n: abs(self.residual[n]))
        return f"{name} = {self.residual[name]:.3g}"

    def to_control(self) -> Any:
        """The state space of python-control: with the outputs that were asked for, else all states as outputs."""
        try:
            import control
        except ImportError:
            raise ModelError(f"to_control needs python-control: {how_to_add('control')}.") from None
        measured = self.output_matrix, self.feedthrough
        if not self.outputs:
            measured = self.tangent, np.zeros((len(self.all_states), len(self.inputs)))
        blocks = self.state_matrix, self.input_matrix, *measured
        names = {"states": self.states, "inputs": self.inputs, "outputs": self.outputs or self.all_states}
        return control.ss(*blocks, **{key: list(value) for key, value in names.items()})

    def __str__(self) -> str:
        width = max(map(len, self.states), default=0)
        lines = [f"{self.model}: linearized in {', '.join(self.states)}"]
        if not self.steady:
            lines.append(f"  along a motion that is not steady ({self._moving()}): of this instant only")
        for name, row in zip(self.states, self.state_matrix, strict=True):
            lines.append(f"  {name + chr(39):{width + 1}} = [{'  '.join(f'{a:11.5g}' for a in row)}]")
        for name, row, through in zip(self.outputs, self.output_matrix, self.feedthrough, strict=True):
            entries = "  ".join(f"{a:11.5g}" for a in (*row, *through))
            lines.append(f"  output {name} = {self.output_values[name]:.6g} + [{entries}]")
        lines.append("  eigenvalues " + written(self._eigenvalues))
        return "\n".join(lines)

    __repr__ = __str__

    def _repr_latex_(self) -> str:
        """dy' = A dy + B dw, typeset."""
        y = sm.Matrix([sm.Symbol(name) for name in self.states])
        right = _rounded(self.state_matrix) + typeset(y)
        if self.inputs:
            right += "+" + _rounded(self.input_matrix) + typeset(sm.Matrix([sm.Symbol(name) for name in self.inputs]))
        text = rf"\frac{{d}}{{dt}} {typeset(y)} = {right}"
        if self.outputs:
            h = sm.Matrix([sm.Symbol(name) for name in self.outputs])
            text += rf",\qquad \Delta {typeset(h)} = {_rounded(self.output_matrix)}{typeset(y)}"
            if self.inputs:
                text += "+" + _rounded(self.feedthrough) + typeset(sm.Matrix([sm.Symbol(w) for w in self.inputs]))
        return rf"$\displaystyle {text}$"


def linearize(
    system: FirstOrder,
    state: Values,
    parameters: Values | None = None,
    *,
    inputs: Values | None = None,
    time: float = 0.0,
    independent: Sequence[Name] = (),
    outputs: Sequence[Any] | Mapping[str, Any] = (),
) -> Linearization:
    """About a state; see :meth:`appell.Equations.linearize`."""
    point = {name_of(key): value for given in (state, parameters, inputs) for key, value in (given or {}).items()}
    values, p = split(system, inputs_at_rest(system.equations) | point, time)
    x = system.state(values, p, time)
    _require_regular(system, x, p, time)
    found = linear_at(system, x, p, positions(system, independent), time)
    found = replace(found, residual=_residual(system, x, p, found.states, time))
    if not outputs:
        return found
    measured = linear_outputs(system, outputs, x, p, time, found.tangent)
    return replace(
        found,
        outputs=measured.names,
        output_values=dict(zip(measured.names, measured.values.tolist(), strict=True)),
        output_matrix=measured.C,
        feedthrough=measured.D,
    )


def _residual(system: FirstOrder, x: np.ndarray, p: np.ndarray, states: Sequence[str], time: float) -> dict[str, float]:
    """What is not steady: the accelerations w' and their rates w'' = (dw'/dx) x' of the independent states.

    In a steady motion all of them vanish. A pendulum that passes its lowest point has w' = 0, but w'' is not.
    """
    rates, J = system.motion(x, p, time)
    further, scale, further_scale = J @ rates, np.abs(J) @ np.abs(x), np.abs(J) @ np.abs(rates)
    found: dict[str, float] = {}
    for i in (system.names.index(name) for name in states):
        if i < system.coordinates:
            continue
        if abs(rates[i]) > ZERO.expressions * max(1.0, scale[i]):
            found[f"{system.names[i]}'"] = float(rates[i])
        if abs(further[i]) > ZERO.expressions * max(1.0, scale[i], further_scale[i]):
            found[f"{system.names[i]}''"] = float(further[i])
    return found


def linear_at(system: FirstOrder, x: np.ndarray, p: np.ndarray, chosen: Sequence[int], time: float) -> Linearization:
    """About a consistent state; ``chosen`` are positions of independent states, none: the library chooses."""
    rates, J = system.motion(x, p, time)
    _, C = system.relations(x, p, time)
    kept, V = tangent(system, C, chosen)
    # dx'/dw of the inputs w; those that move a constraint are no forces, and refused
    m = state_graph_of(system.equations)
    B = np.zeros((x.size, len(m.inputs.names)))
    for k, name in enumerate(m.inputs.names):
        place = system.places[name]
        if ca.depends_on(system.kept, m.p[place : place + m.inputs.stride]):
            raise ModelError(f"the input '{name}' moves a constraint: a linearization has inputs that are forces only.")
        direction = np.zeros(p.size)
        direction[place] = 1.0
        B[:, k] = system.slope(x, p, time, direction)[2]
    return Linearization(
        model=system.equations.mechanism.name,
        states=tuple(system.names[i] for i in kept),
        state_matrix=(J @ V)[kept],
        inputs=state_graph_of(system.equations).inputs.names,
        input_matrix=B[kept],
        all_states=system.names,
        tangent=V,
        point=dict(zip(system.names, x.tolist(), strict=True)),
        rates=dict(zip(system.names, rates.tolist(), strict=True)),
    )


def split(system: FirstOrder, point: Mapping[Any, float], time: float) -> tuple[dict[Any, float], np.ndarray]:
    """One mapping of parameters, inputs, coordinates and speeds, told apart by their names."""
    given = {key: value for key, value in point.items() if name_of(key) in system.places}
    return {k: v for k, v in point.items() if k not in given}, system.values(given, time)


def positions(system: FirstOrder, names: Sequence[Name]) -> list[int]:
    """Where states stand that a person names."""
    for key in names:
        require_one_of(name_of(key), system.names, f"'{name_of(key)}' is not a state of the equations")
    return sorted({system.names.index(name_of(key)) for key in names})


def _require_regular(system: FirstOrder, x: np.ndarray, p: np.ndarray, time: float) -> None:
    """Refuse a point where the relations say less than beside it: there the motion has no linear part."""
    if not system.kept.numel():
        return
    _, C = system.relations(x, p, time)
    null = null_space(C)
    beside = x + RANK.beside * null @ next(random_directions(null.shape[1], seed=1))
    beside = onto_rows(lambda x: system.relations(x, p, time), beside, 8, cutoff=RANK.inexact)
    c, C_beside = system.relations(beside, p, time)
    values = np.linalg.svd(C_beside, compute_uv=False)
    rank = int((values > RANK.beside**2 * values.max(initial=0.0)).sum())
    if np.abs(c).max(initial=0.0) < ZERO.products and rank > x.size - null.shape[1]:
        raise SingularSystem(
            f"the constraints of '{system.equations.mechanism.name}' lose rank at this point, where its motions "
            "branch: linearize at a point near it."
        )


def in_order(values: np.ndarray) -> np.ndarray:
    """Eigenvalues by their real part, the largest first; of a pair the one with positive imaginary part first."""
    return np.asarray(values[np.lexsort((-values.imag, -np.round(values.real, 9)))])


def written(values: np.ndarray) -> str:
    """Eigenvalues as text, real ones as such."""
    return ", ".join(f"{v.real:.6g}" if abs(v.imag) < ZERO.products * max(1.0, abs(v)) else f"{v:.6g}" for v in values)


def _rounded(A: np.ndarray) -> str:
    """A matrix with five digits."""
    return str(typeset(sm.Matrix(A.shape[0], A.shape[1], [sm.Float(f"{a:.5g}") if a else 0 for a in A.ravel()])))
