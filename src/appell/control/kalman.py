"""The stationary Kalman filter of a steady motion: the regulator of the transposed problem.

With dy' = A dy + B dw + noise of intensity W and dh = C dy + noise of intensity V, the estimate e of dy obeys
e' = A e + B dw + L (dh - C e) with L = S C^T V^-1, where S solves (Kalman and Bucy 1961)

    A S + S A^T - S C^T V^-1 C S + W = 0 .
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from appell.analysis.stability.linearize import Linearization, in_order
from appell.analysis.stability.steady import SteadyMotion
from appell.control.regulator import constant_states, gain_rows, linearized, reduced, riccati_of
from appell.control.weights import Weights, weight_matrix
from appell.equations import Equations
from appell.model.html import html_table


@dataclass(frozen=True)
class KalmanFilter:
    """The estimator of small deviations from what is measured.

    >>> import appell as ap
    >>> model = ap.Model("cart"); x = model.coordinates("x")
    >>> cart = model.particle("cart", 1, x * model.frame.x)
    >>> estimator = ap.kalman(model.derive(ap.Kane()), {"x": 0}, outputs=[x], W={"xdot": 1}, V=1)
    >>> estimator.gains.round(6).tolist()
    [[1.414214], [1.0]]

    Attributes
    ----------
    linearization
        The equations of small deviations, with the outputs.
    states
        The independent states that are estimated.
    gains
        L of e' = A e + B dw + L (dh - C e), (states, outputs).
    covariance
        S, of the error of the estimate.
    """

    linearization: Linearization
    states: tuple[str, ...]
    gains: np.ndarray
    covariance: np.ndarray

    @cached_property
    def eigenvalues(self) -> np.ndarray:
        """Of the error of the estimate, the largest real part first."""
        A, _, _ = reduced(self.linearization, self.states)
        return in_order(np.linalg.eigvals(A - self.gains @ _measured(self.linearization, self.states)))

    def __str__(self) -> str:
        lines = [f"Kalman filter of '{self.linearization.model}' from {', '.join(self.linearization.outputs)}"]
        lines += [f"  gains of {name}: {', '.join(row)}" for name, *row in gain_rows(self.states, self.gains)]
        lines.append(f"  slowest eigenvalue of the error {self.eigenvalues[0]:.6g}")
        return "\n".join(lines)

    def _repr_html_(self) -> str:
        """The gains for a notebook."""
        head, *_, last = str(self).splitlines()
        return html_table(("state", *self.linearization.outputs), gain_rows(self.states, self.gains), head, [last])


def kalman(
    equations: Equations,
    at: SteadyMotion | Mapping[Any, float],
    *,
    outputs: Sequence[Any] | Mapping[str, Any],
    W: Weights,
    V: Weights,
    parameters: Mapping[Any, float] | None = None,
    inputs: Mapping[Any, float] | None = None,
) -> KalmanFilter:
    """The best estimate of deviations from a steady motion, by the Riccati equation of the transposed problem.

    >>> import appell as ap
    >>> model = ap.Model("cart"); x = model.coordinates("x")
    >>> cart = model.particle("cart", 1, x * model.frame.x)
    >>> ap.kalman(model.derive(ap.Kane()), {"x": 0}, outputs=[x], W={"xdot": 1}, V=1).states
    ('x', 'xdot')

    Parameters
    ----------
    equations
        Of the mechanism.
    at
        The state of the steady motion, or a ``SteadyMotion``.
    outputs
        What is measured, as for ``linearize``.
    W
        Intensity of the noise in the rates of the states that are estimated: a number, a dict from names (others have
        none), a diagonal or a matrix.
    V
        Intensity of the noise of the outputs, likewise.
    parameters, inputs
        As for ``lqr``.

    Raises
    ------
    NotApplicable
        The outputs do not see a motion that does not decay.
    """
    linear, _ = linearized(equations, at, parameters, inputs, outputs)
    states = constant_states(linear)
    A, _, _ = reduced(linear, states)
    C = _measured(linear, states)
    noise, errors = weight_matrix(W, states, "W"), weight_matrix(V, linear.outputs, "V", definite=True)
    S = riccati_of(A.T, C.T, noise, errors, linear.model, is_dual=True)
    return KalmanFilter(linear, states, np.linalg.solve(errors, C @ S).T, S)


def _measured(linear: Linearization, states: tuple[str, ...]) -> np.ndarray:
    """C over these states."""
    return linear.output_matrix[:, [linear.states.index(name) for name in states]]
