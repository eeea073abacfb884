"""A model for JAX: pure functions of (t, x, p), written from the same operation lists as the machine code.

What is written is Python text over `jax.numpy`: it can be kept, read and run where there is no appell. The right side
is that of `explicit.py`, without decisions, so that it can be compiled (`jit`), mapped over cases (`vmap`) and
differentiated.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from appell.algebra.tape import tape_of
from appell.compile.cuda import energies_function
from appell.compile.explicit import explicit
from appell.compile.values import COMPARISONS, INFIX, TapeValues, Value, values_of
from appell.errors import ModelError, how_to_add
from appell.escaping import python_docstring
from appell.system import System

CALLS = {
    "SQRT": "jnp.sqrt", "EXP": "jnp.exp", "LOG": "jnp.log", "SIN": "jnp.sin", "COS": "jnp.cos", "TAN": "jnp.tan",
    "ASIN": "jnp.arcsin", "ACOS": "jnp.arccos", "ATAN": "jnp.arctan", "SINH": "jnp.sinh", "COSH": "jnp.cosh",
    "TANH": "jnp.tanh", "ASINH": "jnp.arcsinh", "ACOSH": "jnp.arccosh", "ATANH": "jnp.arctanh", "EXPM1": "jnp.expm1",
    "LOG1P": "jnp.log1p", "ERF": "jax.scipy.special.erf", "FABS": "jnp.abs", "SIGN": "jnp.sign", "FLOOR": "jnp.floor",
    "CEIL": "jnp.ceil", "FMIN": "jnp.fmin", "FMAX": "jnp.fmax", "FMOD": "jnp.fmod", "ATAN2": "jnp.arctan2",
    "HYPOT": "jnp.hypot", "COPYSIGN": "jnp.copysign", "POW": "jnp.power", "CONSTPOW": "jnp.power",
}  # fmt: skip
LOGIC = {"AND": "&", "OR": "|"}
ARGUMENTS = ("t", "x", "p")


@dataclass(frozen=True, eq=False)
class JaxFunctions:
    """Pure functions of (t, x, p) in JAX.

    Attributes
    ----------
    rates
        xdot, where x holds the coordinates, the speeds and the auxiliary states.
    reactions
        The speed rates, then the multipliers.
    residuals
        What the constraints miss: norms, positions, velocities; empty where there are none.
    energies
        Kinetic and potential energy.
    state_names, parameter_names, multiplier_names
        What the places of x, p and of the multipliers are. Behind the parameters p holds the inputs, each with its
        derivatives by time.
    parameters
        The values of p as they are in the model; not a number where it has none, and for inputs.
    source
        The text of the functions.
    """

    rates: Callable[..., Any]
    reactions: Callable[..., Any]
    residuals: Callable[..., Any]
    energies: Callable[..., Any]
    state_names: tuple[str, ...]
    parameter_names: tuple[str, ...]
    multiplier_names: tuple[str, ...]
    parameters: np.ndarray = field(repr=False)
    source: str = field(repr=False)


def jax_source(system: System, name: str) -> str:
    """The text of the functions: `rates`, `reactions`, `residuals`, `energies`."""
    functions = explicit(system, name).functions
    names = ["rates", "reactions", "residuals"]
    wanted = {key: values_of(tape_of(functions[key], key)) for key in names if key in functions}
    wanted["energies"] = values_of(tape_of(energies_function(system), "energies"))
    wanted.setdefault("residuals", TapeValues("residuals", (), {}, 0))
    rows = {"rates": system.sizes.states, "reactions": system.sizes.speeds + system.multipliers}
    words = f'"""{python_docstring(name)}: functions of (t, x, p), written by appell."""'
    head = f"{words}\n\nimport jax\nimport jax.numpy as jnp\n"
    return "\n\n".join([head, *(_function(values, rows.get(key, values.rows)) for key, values in wanted.items())])


def _function(values: TapeValues, rows: int) -> str:
    """One function; rows behind ``rows`` (the pivot) are left out."""
    names = [repr(float(v.constant)) if v.name == "CONST" else f"v{k}" for k, v in enumerate(values.values)]
    lines = [f"    {names[k]} = {_expression(v, names)}" for k, v in enumerate(values.values) if v.name != "CONST"]
    places = [values.outputs.get(row) for row in range(rows)]
    out = ", ".join("0.0" if k is None else names[k] for k in places)
    stacked = f"    return jnp.stack([jnp.asarray(e, x.dtype) for e in ({out},)])" if rows else "    return x[:0]"
    return "\n".join([f"def {values.name}(t, x, p):", *lines, stacked, ""])


def _expression(v: Value, names: Sequence[str]) -> str:
    if v.name == "INPUT":
        return "t" if v.arguments[0] == 0 else f"{ARGUMENTS[v.arguments[0]]}[{v.arguments[1]}]"
    a = names[v.arguments[0]]
    if v.name in CALLS:
        return f"{CALLS[v.name]}({', '.join(names[k] for k in v.arguments)})"
    if len(v.arguments) == 1:
        plain = {"NEG": f"-{a}", "SQ": f"{a} * {a}", "TWICE": f"{a} + {a}", "INV": f"1.0 / {a}"}
        return plain.get(v.name, f"({a} == 0) * 1.0")  # NOT
    b = names[v.arguments[1]]
    if v.name in INFIX:
        return f"{a} {INFIX[v.name]} {b}"
    if v.name in COMPARISONS:
        return f"({a} {COMPARISONS[v.name]} {b}) * 1.0"
    if v.name in LOGIC:
        return f"(({a} != 0) {LOGIC[v.name]} ({b} != 0)) * 1.0"
    if v.name == "REMAINDER":
        return f"{a} - {b} * jnp.round({a} / {b})"
    return f"jnp.where({a} != 0, {b}, 0.0)"  # IF_ELSE_ZERO


def imported_jax(what: str) -> Any:
    """JAX in double precision. Raises ModelError where it is not installed, or was told to use single precision."""
    try:
        import jax
    except ImportError:
        raise ModelError(f"{what} needs JAX: {how_to_add('jax')}.") from None
    if not jax.config.read("jax_enable_x64"):
        raise ModelError(
            "JAX computes in single precision: say jax.config.update('jax_enable_x64', True) "
            "at the start of the program."
        )
    return jax


def jax_functions(
    system: System,
    name: str,
    state_names: Sequence[str],
    parameter_names: Sequence[str],
    parameters: np.ndarray,
) -> JaxFunctions:
    """The functions themselves, in double precision, of a system with M and F.

    Raises
    ------
    ModelError
        Where JAX is not installed, or was told not to use double precision.
    """
    imported_jax("to_jax")
    source = jax_source(system, name)
    found: dict[str, Any] = {}
    exec(compile(source, "<JAX>", "exec"), found)
    return JaxFunctions(
        found["rates"],
        found["reactions"],
        found["residuals"],
        found["energies"],
        tuple(state_names),
        tuple(parameter_names),
        tuple(row.name for row in system.rows),
        parameters,
        source,
    )
