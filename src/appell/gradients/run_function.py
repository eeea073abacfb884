"""A run as a function of some scalars, with its derivatives: for SciPy, for ``jax.grad`` and for ``torch.autograd``."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np
import sympy as sm

from appell.compile.jax import imported_jax
from appell.equations import Equations
from appell.errors import ModelError, how_to_add
from appell.gradients.gradient import METHODS
from appell.gradients.scalars import ENTRY, with_values
from appell.model import name_of, suggestion
from appell.numbers import RUN
from appell.simulate.aliases import Inputs, Parameters, State
from appell.simulate.inputs import as_table
from appell.simulate.run import Run

if TYPE_CHECKING:
    from numpy.typing import ArrayLike


# ---- A run inside JAX and PyTorch: it is called back on the host, and so is the product with its derivatives


def jax_function(run: RunFunction) -> Callable[[Any], Any]:
    """A ``jax.custom_vjp`` around a run."""
    jax = imported_jax("run_function.to_jax")
    results = jax.ShapeDtypeStruct(run.shape, np.float64)
    scalars = jax.ShapeDtypeStruct((len(run.by),), np.float64)

    @jax.custom_vjp
    def function(values: Any) -> Any:
        return jax.pure_callback(run, results, values, vmap_method="sequential")

    def forward(values: Any) -> tuple[Any, Any]:
        return function(values), values

    def backward(values: Any, cotangent: Any) -> tuple[Any]:
        return (jax.pure_callback(run.pullback, scalars, values, cotangent, vmap_method="sequential"),)

    function.defvjp(forward, backward)
    return function


def torch_function(run: RunFunction) -> Callable[[Any], Any]:
    """A ``torch.autograd.Function`` around a run."""
    try:
        import torch
    except ImportError:
        raise ModelError(f"run_function.to_torch needs PyTorch: {how_to_add('torch')}.") from None

    class RunOf(torch.autograd.Function):
        """The run, and the product of a gradient with its derivatives."""

        @staticmethod
        def forward(ctx: Any, values: Any) -> Any:
            ctx.save_for_backward(values)
            return values.new_tensor(run(values.detach().cpu().numpy()))

        @staticmethod
        @torch.autograd.function.once_differentiable
        def backward(ctx: Any, *cotangents: Any) -> Any:
            (values,) = ctx.saved_tensors
            gradient = run.pullback(values.detach().cpu().numpy(), cotangents[0].detach().cpu().numpy())
            return values.new_tensor(gradient)

    def function(values: Any) -> Any:
        if values.dtype != torch.float64:
            raise ModelError(f"a run computes in double precision, and these values are {values.dtype}: give float64.")
        return RunOf.apply(values)

    return function


@dataclass(frozen=True, eq=False)
class RunFunction:
    """Results of a run as a function of the values of some scalars.

    Attributes
    ----------
    equations
        The equations.
    by
        The scalars, by name, in the order of the values.
    of
        The results.
    samples
        The instants at which they are taken, along the first axis; None for the end alone, without that axis.
    values
        The values of the scalars as they were given: where to begin.
    duration, state, parameters, inputs, tolerance, method
        As for :func:`run_function`.
    """

    equations: Equations
    by: tuple[str, ...]
    of: tuple[Any, ...]
    samples: np.ndarray | None
    values: np.ndarray
    duration: float = field(repr=False)
    state: Mapping[str, float] = field(repr=False)
    parameters: Mapping[str, float] = field(repr=False)
    inputs: Mapping[str, Any] = field(repr=False)
    tolerance: float = field(repr=False)
    method: str = "forward"

    @property
    def shape(self) -> tuple[int, ...]:
        """The shape of what it returns: (instants, results), or (results,) at the end alone."""
        return (len(self.of),) if self.samples is None else (self.samples.size, len(self.of))

    def run(self, values: ArrayLike) -> Run:
        """The run with these values of the scalars.

        Parameters
        ----------
        values
            One for each scalar.
        """
        key = np.asarray(values, float).ravel()
        if key.size != len(self.by):
            raise ModelError(
                f"there are {len(self.by)} scalars ({', '.join(self.by)}), and {key.size} values were given."
            )
        if key.tobytes() not in self._latest:
            self._latest.clear()  # the latest alone: a derivative follows its value
            self._latest[key.tobytes()] = self._simulated(dict(zip(self.by, key.tolist(), strict=True)))
        return self._latest[key.tobytes()]

    def __call__(self, values: ArrayLike) -> np.ndarray:
        """The results with these values of the scalars."""
        run = self.run(values)
        return self._sampled(run, np.stack([run[key] for key in self.of], axis=-1))

    def jacobian(self, values: ArrayLike) -> np.ndarray:
        """The derivatives of the results: their shape, and the scalars as the last dimension.

        Parameters
        ----------
        values
            One for each scalar.
        """
        run = self.run(values)
        if self.method == "adjoint":
            return np.stack([run.gradient(key, self.by, method="adjoint").to_numpy() for key in self.of])
        s = run.sensitivities(self.by)
        return self._sampled(run, np.stack([s[key] for key in self.of], axis=-2))

    def pullback(self, values: ArrayLike, cotangent: ArrayLike) -> np.ndarray:
        """The gradient by the scalars of a number whose derivatives by the results are known.

        Parameters
        ----------
        values
            One for each scalar.
        cotangent
            The derivatives of the number by the results, in their shape.
        """
        J = self.jacobian(values)
        return np.asarray(np.asarray(cotangent, float).ravel() @ J.reshape(-1, J.shape[-1]))

    def to_jax(self) -> Callable[[Any], Any]:
        """The function for JAX: it runs on the host, with our stepper, under ``jit``, ``grad`` and ``vmap``.

        Raises
        ------
        ModelError
            JAX is not installed (the extra ``jax``), or computes in single precision.
        """
        from appell.gradients.run_function import jax_function

        return jax_function(self)

    def to_torch(self) -> Callable[[Any], Any]:
        """The function for PyTorch, a ``torch.autograd.Function``: it runs on the host, with our stepper.

        Raises
        ------
        ModelError
            PyTorch is not installed (the extra ``torch``).
        """
        from appell.gradients.run_function import torch_function

        return torch_function(self)

    def _sampled(self, run: Run, values: np.ndarray) -> np.ndarray:
        """The values at the samples; a run holds its start too."""
        return values[-1] if self.samples is None else values[np.searchsorted(run.time, self.samples)]

    @property
    def _latest(self) -> dict[bytes, Run]:
        return vars(self).setdefault("latest", {})

    def _simulated(self, values: Mapping[str, float]) -> Run:
        settings = self.parameters, self.state, self.inputs
        parameters, state, inputs = with_values(self.equations, settings, values)
        samples = 2 if self.samples is None else self.samples
        return self.equations.simulate(
            self.duration, state, parameters=parameters, inputs=inputs, tolerance=self.tolerance, samples=samples
        )


def run_function(
    equations: Equations,
    duration: float,
    state: State,
    *,
    by: Sequence[Any],
    of: Sequence[Any],
    samples: ArrayLike | None = None,
    parameters: Parameters | None = None,
    inputs: Inputs | None = None,
    tolerance: float = RUN.tolerance,
    method: str = "forward",
) -> RunFunction:
    """Results of a run as a function of some scalars, with exact derivatives, through events, impacts and modes.

    >>> import appell as ap
    >>> ball = ap.catalogue.bouncing_ball().derive(ap.Kane())
    >>> start = {"x": 0, "z": 1, "vx": 0.5, "vz": 0}
    >>> height = ap.run_function(ball, 1.0, start, by=["e", "g"], of=["z"])
    >>> height.values
    array([0.8 , 9.81])
    >>> height.jacobian(height.values).round(3)
    array([[ 2.429, -0.094]])

    ``jacobian`` and ``pullback`` serve SciPy; ``to_jax()`` and ``to_torch()`` make a function that ``jax.grad`` and
    ``torch.autograd`` differentiate. The motion runs here, with this stepper, whatever surrounds it.

    Parameters
    ----------
    equations
        The equations.
    duration, state, parameters, inputs, tolerance
        As for ``equations.simulate``.
    by
        Parameters, values given for the start, inputs that are numbers, entries of tables ("push[3]").
    of
        Results, as for ``run[...]``: scalars.
    samples
        The instants at which they are taken; the end alone unless given.
    method
        "forward", or "adjoint" for many scalars and results at the end.

    Raises
    ------
    ModelError
        A scalar is neither a parameter nor given, or the method is unknown.
    """
    if method not in METHODS:
        raise ModelError(f"method={method!r} is unknown: use {' or '.join(map(repr, METHODS))}.")
    if method == "adjoint" and samples is not None:
        raise ModelError("the adjoint is that of results at the end: leave out samples, or use method='forward'.")
    own = {p.name: p.default for p in equations.mechanism.parameters}
    values_of_parameters = {name_of(key): float(value) for key, value in (parameters or {}).items()}
    own |= values_of_parameters
    start = {name_of(key): float(value) for key, value in state.items()}
    given = {name_of(key): value for key, value in (inputs or {}).items()}
    names = tuple(map(name_of, by))
    values = [given_value(name, own, start, given) for name in names]
    times = None if samples is None else np.asarray(samples, float)
    return RunFunction(
        equations,
        names,
        tuple(of),
        times,
        np.array(values),
        duration,
        start,
        values_of_parameters,
        given,
        tolerance,
        method,
    )


def given_value(
    name: str, parameters: Mapping[str, Any], state: Mapping[str, float], inputs: Mapping[str, Any]
) -> float:
    """The value of a scalar as it was given."""
    for known in (parameters, state, inputs):
        if isinstance(known.get(name), int | float | sm.Number):
            return float(known[name])
    entry = ENTRY.match(name)
    table = as_table(entry.group(1), inputs[entry.group(1)]) if entry and entry.group(1) in inputs else None
    if entry is not None and table is not None and int(entry.group(2)) < np.size(table.values):
        return float(np.asarray(table.values, float)[int(entry.group(2))])
    names = [*parameters, *state, *inputs]
    raise ModelError(
        f"by= names '{name}', which is no parameter with a value, given start or input that is a number"
        + suggestion(name, names)
    )
