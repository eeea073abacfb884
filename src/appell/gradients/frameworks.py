"""A run inside JAX and PyTorch: it is called back on the host, and so is the product with its derivatives."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from appell.compile.jax import imported_jax
from appell.errors import ModelError, how_to_add

if TYPE_CHECKING:
    from appell.gradients.run_function import RunFunction


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
