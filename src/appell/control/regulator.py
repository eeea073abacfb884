"""The linear quadratic regulator of a steady motion, in independent states of the constraints.

Small deviations obey dy' = A dy + B dw. The input dw = -K dy with K = R^-1 B^T P makes the integral of
dx^T Q dx + dw^T R dw least, dx = V dy, where P solves (Anderson and Moore 1990, chapter 3)

    A^T P + P A - P B R^-1 B^T P + V^T Q V = 0 .
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np
import scipy
import sympy as sm

from appell.analysis.stability.linearize import Linearization, in_order
from appell.analysis.stability.steady import SteadyMotion
from appell.control.weights import Weights, weight_matrix
from appell.equations import Equations
from appell.errors import ModelError, NotApplicable
from appell.model import name_of
from appell.model.html import html_table
from appell.numbers import CONTROL, ZERO


@dataclass(frozen=True)
class Regulator:
    """Feedback that keeps a steady motion.

    >>> import appell as ap
    >>> model = ap.Model("cart"); x = model.coordinates("x"); f = model.input("f")
    >>> _ = model.force(model.particle("cart", 1, x * model.frame.x), f * model.frame.x)
    >>> law = ap.lqr(model.derive(ap.Kane()), {"x": 0}, Q={"x": 1}, R=1)
    >>> law.gains.round(6).tolist()
    [[1.0, 1.414214]]

    Attributes
    ----------
    equations
        Of the mechanism.
    linearization
        The equations of small deviations, with the state that is kept.
    states
        The independent states that are fed back: those that are constant in the steady motion.
    input_values
        The inputs of the steady motion itself.
    gains
        K of dw = -K dy, (inputs, states).
    riccati
        P: dy^T P dy is the cost that a deviation dy will have had.
    """

    equations: Equations = field(repr=False)
    linearization: Linearization
    states: tuple[str, ...]
    input_values: Mapping[str, float]
    gains: np.ndarray
    riccati: np.ndarray

    @cached_property
    def eigenvalues(self) -> np.ndarray:
        """Of the mechanism with its feedback, the largest real part first."""
        A, B, _ = reduced(self.linearization, self.states)
        return in_order(np.linalg.eigvals(A - B @ self.gains))

    @cached_property
    def inputs(self) -> dict[str, sm.Expr]:
        """The law as expressions of the state, for ``simulate(inputs=law.inputs)``."""
        symbols = state_symbols(self.equations, self.states)
        point = self.linearization.point
        return {
            name: sm.Float(value)
            - sm.Add(*[sm.Float(k) * (symbols[s] - point[s]) for k, s in zip(row, self.states, strict=True)])
            for (name, value), row in zip(self.input_values.items(), self.gains, strict=True)
        }

    def __str__(self) -> str:
        lines = [f"regulator of '{self.linearization.model}' over {', '.join(self.states)}"]
        for name, row in zip(self.input_values, self.gains, strict=True):
            lines.append(f"  gains of {name}: " + ", ".join(f"{k:.6g}" for k in row))
        lines.append("  slowest eigenvalue " + f"{self.eigenvalues[0]:.6g}")
        return "\n".join(lines)

    def _repr_html_(self) -> str:
        """The gains for a notebook."""
        head, *_, last = str(self).splitlines()
        return html_table(("input", *self.states), gain_rows(self.input_values, self.gains), head, [last.strip()])


def lqr(
    equations: Equations,
    at: SteadyMotion | Mapping[Any, float],
    *,
    Q: Weights,
    R: Weights,
    parameters: Mapping[Any, float] | None = None,
    inputs: Mapping[Any, float] | None = None,
) -> Regulator:
    """The feedback that keeps a steady motion at the least cost, by the algebraic Riccati equation.

    >>> import appell as ap
    >>> model = ap.Model("cart"); x = model.coordinates("x"); f = model.input("f")
    >>> _ = model.force(model.particle("cart", 1, x * model.frame.x), f * model.frame.x)
    >>> equations = model.derive(ap.Kane())
    >>> law = ap.lqr(equations, {"x": 0}, Q={"x": 1}, R=1)
    >>> run = equations.simulate(20, {"x": 1}, inputs=law.inputs)
    >>> bool(abs(run["x"][-1]) < 1e-5)
    True

    The deviations are those that the constraints allow, in the independent states of ``linearize``.

    Parameters
    ----------
    equations
        Of a model with inputs that are forces or torques.
    at
        The state of the steady motion, or a ``SteadyMotion``.
    Q, R
        What deviations of the states and of the inputs cost: a number, a dict from names (others cost nothing), a
        diagonal or a matrix, in the order of all states and of the inputs.
    parameters
        Values in place of the defaults.
    inputs
        The inputs of the steady motion; what is left out is zero.

    Raises
    ------
    ModelError
        The point is not of a steady motion, or weights do not fit.
    NotApplicable
        No input reaches a motion that grows.
    """
    linear, held = linearized(equations, at, parameters, inputs)
    weights = weight_matrix(Q, linear.all_states, "Q")
    states = constant_states(linear)
    _require_constant(linear, states, weights)
    A, B, V = reduced(linear, states)
    cost = weight_matrix(R, linear.inputs, "R", definite=True)
    P = riccati_of(A, B, V.T @ weights @ V, cost, linear.model)
    return Regulator(equations, linear, states, held, np.linalg.solve(cost, B.T @ P), P)


def linearized(
    equations: Equations,
    at: SteadyMotion | Mapping[Any, float],
    parameters: Mapping[Any, float] | None,
    inputs: Mapping[Any, float] | None,
    outputs: Any = (),
) -> tuple[Linearization, dict[str, float]]:
    """The equations of small deviations from a steady motion, and the inputs that it has."""
    names = [each.name for each in equations.mechanism.inputs]
    if isinstance(at, SteadyMotion):
        known = at.parameters
        held = {name: known.pop(name) for name in names}
        state = dict(zip(at.system.names, at.x.tolist(), strict=True))
        linear = equations.linearize(state, known, inputs=held, outputs=outputs)
    else:
        held = dict.fromkeys(names, 0.0) | {name_of(key): float(value) for key, value in (inputs or {}).items()}
        linear = equations.linearize(at, parameters, inputs=held, outputs=outputs)
    if not linear.steady:
        raise ModelError(
            f"the point of '{linear.model}' is not of a steady motion, "
            + ", ".join(f"{name} = {value:.3g}" for name, value in linear.residual.items())
            + ": give the inputs that keep it with inputs=, or a state from steady_motion."
        )
    return linear, held


def constant_states(linear: Linearization) -> tuple[str, ...]:
    """The independent states that are constant in the steady motion, with deviations that only they determine."""
    size = ZERO.expressions * max(1.0, np.abs(linear.state_matrix).max(initial=0.0))
    kept = [k for k, name in enumerate(linear.states) if abs(linear.rates[name]) <= size]
    while True:
        left = [k for k in range(len(linear.states)) if k not in kept]
        closed = [k for k in kept if np.abs(linear.state_matrix[k, left]).max(initial=0.0) <= size]
        if closed == kept:
            return tuple(linear.states[k] for k in kept)
        kept = closed


def reduced(linear: Linearization, states: tuple[str, ...]) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """A, B and the columns of the tangent for some of the independent states."""
    k = [linear.states.index(name) for name in states]
    return linear.state_matrix[np.ix_(k, k)], linear.input_matrix[k], linear.tangent[:, k]


def _require_constant(linear: Linearization, states: tuple[str, ...], Q: np.ndarray) -> None:
    """Refuse weights of what moves in the steady motion: its deviations have no constant equations."""
    for name in linear.states:
        if name not in states and Q[linear.all_states.index(name)].any():
            raise ModelError(
                f"Q weighs '{name}', which is not constant in this steady motion of '{linear.model}': weigh "
                f"{', '.join(states)}, or follow a plan with ap.feedback."
            )


def riccati_of(
    A: np.ndarray, B: np.ndarray, Q: np.ndarray, R: np.ndarray, model: str, *, is_dual: bool = False
) -> np.ndarray:
    """The stabilising solution P. Raises NotApplicable where there is none, with the eigenvalue that is the reason."""
    try:
        P = np.asarray(scipy.linalg.solve_continuous_are(A, B, Q, R))
    except np.linalg.LinAlgError:
        P = np.full_like(A, np.nan)
    closed = np.linalg.eigvals(A - B @ np.linalg.solve(R, B.T @ P)) if np.isfinite(P).all() else np.array([np.inf])
    size = np.abs(A).max(initial=1.0)
    if closed.real.max(initial=-1.0) < -ZERO.expressions * size:
        return P
    for value in in_order(np.linalg.eigvals(A)):
        if value.real < -ZERO.expressions * size:
            continue
        reasons = ("no output sees", "no noise drives") if is_dual else ("no input reaches", "Q does not weigh")
        for matrix, rows, reason in zip((A, A.T), (B, Q), reasons, strict=True):
            test = np.linalg.svd(np.hstack([matrix - value * np.eye(len(A)), rows]), compute_uv=False)
            if test[-1] <= CONTROL.reaches * test[0]:
                raise NotApplicable(
                    f"'{model}' has a motion with the eigenvalue {value:.4g} that does not decay, and {reason} it: "
                    f"{'measure more' if is_dual else 'add an input, weigh more states, or follow a plan'}."
                )
    raise NotApplicable(f"the Riccati equation of '{model}' has no solution that decays: change Q and R.")


def gain_rows(names: Iterable[str], gains: np.ndarray) -> list[tuple[str, ...]]:
    """The rows of a table of gains, each with the name before it."""
    return [(name, *(f"{k:.6g}" for k in row)) for name, row in zip(names, gains, strict=True)]


def state_symbols(equations: Equations, names: tuple[str, ...]) -> dict[str, sm.Expr]:
    """The coordinates and speeds of these names. Raises NotApplicable for states that are neither."""
    known = {name_of(symbol): symbol for symbol in (*equations.coordinates, *equations.speeds)}
    for name in names:
        if name not in known:
            raise NotApplicable(
                f"'{name}' is a state of '{equations.mechanism.name}' by {equations.principle.name}, but no coordinate "
                "or speed, of which inputs are expressions: derive by another principle."
            )
    return known
