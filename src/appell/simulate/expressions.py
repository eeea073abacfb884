"""Expressions, vectors and orientations along a run: one graph, evaluated at all samples in one native call.

The graph is a function of (t, q, u, u', p, results); its columns are the arrays of the run, so that a run from a file
is read in the same way as one that was just made.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeAlias

import casadi as ca
import numpy as np
import sympy as sm
from sympy.core.function import AppliedUndef
from sympy.physics.vector import Vector

from appell.compile import program_of
from appell.equations.expression_graph import ExpressionGraph, column_of
from appell.errors import ModelError
from appell.mechanics import Mechanics
from appell.numbers import TEXT
from appell.simulate.inputs import bind_inputs
from appell.system import STRIDE

if TYPE_CHECKING:
    from appell.simulate.run import Run

Expression: TypeAlias = sm.Expr | sm.MatrixBase | Vector
"""What is evaluated along a run."""


def is_composed(key: object) -> bool:
    """Whether a key is something to evaluate, and not the name or symbol of one result."""
    if isinstance(key, sm.Derivative):
        return not isinstance(key.expr, AppliedUndef)
    return isinstance(key, sm.Expr | sm.MatrixBase | Vector) and not isinstance(key, sm.Symbol | AppliedUndef)


def is_of_model(run: Run, key: object) -> bool:
    """Whether a single symbol that is not a result is one of the model: a parameter, the time, q''."""
    return isinstance(key, sm.Expr) and run.has_equations and ExpressionGraph(run.equations).knows(key)


def values_along(run: Run, expression: Expression) -> np.ndarray:
    """An expression over time, (time,); a vector in components of the inertial frame, (time, 3); a matrix likewise."""
    if isinstance(expression, Vector):
        return vector_along(run, expression)
    graph = graph_of(run)
    if isinstance(expression, sm.MatrixBase):
        rows, columns = expression.shape
        found = evaluate(run, graph, [graph.scalar(e) for e in expression], str(expression))
        return found.reshape(-1, rows, columns)
    return np.ascontiguousarray(evaluate(run, graph, [graph.scalar(expression)], str(expression))[:, 0])


def vector_along(run: Run, vector: Vector, frame: Any = None) -> np.ndarray:
    """The components of a vector over time in the axes of a frame or body; without one, of the inertial frame."""
    graph = graph_of(run)
    axes = None if frame is None else graph.frame_of(frame)
    return evaluate(run, graph, [graph.vector(vector, axes)], str(vector))


def rotations_along(run: Run, frame: Any) -> np.ndarray:
    """R with v_N = R v_frame over time: (time, 3, 3)."""
    graph = graph_of(run)
    axes = graph.frame_of(frame)
    columns = evaluate(run, graph, [graph.rotation(axes)], f"the orientation of '{axes}'")
    return np.ascontiguousarray(columns.reshape(-1, 3, 3).transpose(0, 2, 1))  # matrices stand column by column


def expressed(run: Run, vector: Vector | np.ndarray, frame: Any) -> np.ndarray:
    """A vector of the model, or an array of components of the inertial frame, in the axes of a frame: (time, 3)."""
    if isinstance(vector, Vector):
        return vector_along(run, vector, frame)
    values = np.asarray(vector, float)
    if values.shape not in ((run.time.size, 3), (3,)):
        raise ModelError(
            f"an array of shape {values.shape} is not a vector over the {run.time.size} samples of the run: give "
            f"({run.time.size}, 3), components of the inertial frame."
        )
    R = rotations_along(run, frame)
    return np.einsum("tij,ti->tj", R, np.broadcast_to(values, (run.time.size, 3)))


def graph_of(run: Run) -> ExpressionGraph:
    """A graph for expressions of the model of a run, in which its results may stand."""
    if not run.has_equations:
        raise ModelError(
            f"this run of '{run.description.model}' comes from a file, which holds results but not the model they "
            "follow from: give its equations, ap.load(path, equations=...)."
        )
    return ExpressionGraph(run.equations, lambda leaf: leaf in run and run[leaf].ndim == 1)


def evaluate(run: Run, graph: ExpressionGraph, parts: Sequence[ca.SX], what: str) -> np.ndarray:
    """Blocks of a graph at every sample, one row each. Raises ModelError where some value is not finite."""
    m, n = graph.mechanics, run.time.size
    column, rates = graph.now(column_of(parts)), ca.SX(m.udot)
    moves = bool(ca.depends_on(column, rates))
    blocks = [
        run.time[None, :],
        run.results.values("coordinate").T,
        run.results.values("speed").T,
        run.results.values("speed rate").T if moves else np.zeros((rates.numel(), n)),
        _parameters(run, m, column),
        *(run[leaf][None, :] for leaf in graph.results),
    ]
    function = ca.Function("along", [ca.vertcat(m.t, m.q, m.u, m.udot, m.p, graph.beside)], [column], {"cse": True})
    found = np.asarray(function(np.concatenate(blocks)).full().T)
    bad = ~np.isfinite(found).all(axis=1)
    if bad.any():
        words = what if len(what) <= TEXT.quoted else what[: TEXT.quoted] + " ..."
        raise ModelError(f"'{words}' is not a finite number at t = {run.time[np.argmax(bad)]:g}.")
    return found


def _parameters(run: Run, m: Mechanics, column: ca.SX) -> np.ndarray:
    """The column p at every sample: parameters, then every input with its derivatives, then their moment."""
    own, n = run.parameter_values, run.time.size
    p = np.zeros((m.p.numel(), n))
    p[: own.size] = own[:, None]
    names = m.inputs.names
    if not names:
        return p
    p[-1] = run.time
    orders = {name: _order(column, m.inputs.symbols[k * STRIDE : (k + 1) * STRIDE]) for k, name in enumerate(names)}
    for k, name in enumerate(names):
        p[own.size + k * STRIDE] = run.results.values("input value", name)
    if any(orders.values()):
        derivatives = _input_derivatives(run, orders)
        for k, name in enumerate(names):
            first = own.size + k * STRIDE + 1
            p[first : first + orders[name]] = derivatives[first : first + orders[name]]
    return p


def _order(column: ca.SX, symbols: ca.SX) -> int:
    """How many derivatives of an input a column holds."""
    return max((k for k in range(STRIDE) if ca.depends_on(column, symbols[k])), default=0)


def _input_derivatives(run: Run, orders: dict[str, int]) -> np.ndarray:
    """The column p with as many derivatives of the inputs as are asked for, at every sample."""
    if not run.inputs:
        raise ModelError(
            f"this needs the derivative of the input '{next(name for name, k in orders.items() if k)}', which a file "
            "does not hold: evaluate it on the run that was simulated."
        )
    program = program_of(run.equations)
    span = float(run.time[0]), float(run.time[-1])
    needed = {name: max(k, program.system.input_orders.get(name, 0)) for name, k in orders.items()}
    asked = replace(program, system=replace(program.system, input_orders=needed))
    values = bind_inputs(run.equations, asked, run.parameter_values, run.inputs, span)
    return np.stack([values.at(t) for t in run.time.tolist()], axis=1)
