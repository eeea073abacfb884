"""Equations written as C: the files of `compile.c`, with numbers of a run to test them by."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from appell.compile.c import CSource, Names, Reference, c_source
from appell.compile.compiled import Compiled
from appell.compile.jax import JaxFunctions, jax_functions
from appell.equations import Equations
from appell.errors import ModelError, NotApplicable, SimulationError
from appell.model import name_of
from appell.simulate.integrate import Session, integrate
from appell.simulate.options import IntegrationOptions
from appell.simulate.prepare import scales, start_state
from appell.simulate.trajectory import Trajectory

TESTED = 1.0
"""Seconds over which an export is compared with a run here, at most."""
INSTANTS = 5
TOLERANCE, FINER = 1e-10, 1e-12
SENSITIVE = 1e-7
"""Where motions at both tolerances are further apart than this, a shorter one is compared: two compilers would
differ."""
SHORTEST = 1e-3
"""Of the duration, the shortest motion that is compared."""


def to_c(
    equations: Equations,
    path: str | Path,
    state: Mapping[Any, float],
    parameters: Mapping[Any, float] | None = None,
    *,
    duration: float = TESTED,
) -> list[Path]:
    """Write a .c, a .h and a README into a folder; see :meth:`appell.Equations.to_c`."""
    require_exportable(equations, "exported")
    source = exported(equations, state, parameters, duration)
    folder = Path(path)
    if folder.exists() and not folder.is_dir():
        raise ModelError(f"'{folder}' is a file: give a folder for the C source, which has several files.")
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in source.files.items():
        (folder / name).write_text(text, encoding="utf-8")
    return [folder / name for name in source.files]


def to_jax(equations: Equations) -> JaxFunctions:
    """Pure functions in JAX; see :meth:`appell.Equations.to_jax`."""
    require_exportable(equations, "written for JAX")
    names = state_names(equations)
    values = [np.nan if one.default is None else float(one.default) for one in equations.parameters]
    parameters = [one.name for one in equations.parameters]
    return jax_functions(equations.compiled, equations.name, names, parameters, np.array(values, float))


def state_names(equations: Equations) -> list[str]:
    """What the places of x are called."""
    own = [name_of(f) for f in (*equations.coordinates, *equations.speeds)]
    return [*own, *equations.compiled.auxiliaries]


def require_exportable(equations: Equations, done: str) -> None:
    """Refuse by name what a program without Python cannot follow; ``done`` says what cannot be done with it."""
    for constraint in equations.constraints:
        if constraint.has_modes:
            raise NotApplicable(
                f"'{equations.name}' cannot be {done}: the constraint '{constraint.name}' may be met and let go, and "
                "what follows is decided in Python."
            )
    if equations.graph.inputs.names:
        names = ", ".join(f"'{name}'" for name in equations.graph.inputs.names)
        raise NotApplicable(
            f"'{equations.name}' cannot be {done}: it has the input {names}; make a parameter of it, or an expression."
        )
    if equations.variational is not None:
        raise NotApplicable(
            f"'{equations.name}' cannot be {done}: {equations.principle_name} has equations of higher order for it."
        )


def exported(
    equations: Equations, state: Mapping[Any, float], parameters: Mapping[Any, float] | None, duration: float
) -> CSource:
    """The text of the files."""
    compiled = equations.compiled.in_full
    p = equations.preparation.parameters.values(parameters)
    x = start_state(equations, compiled, state, p, 0.0, report=False)
    names = Names(
        equations.name,
        [parameter.name for parameter in equations.parameters],
        state_names(equations),
        [row.name for row in compiled.rows],
        equations.principle_name,
    )
    return c_source(compiled, names, _reference(compiled, p, x, duration))


def _reference(compiled: Compiled, p: np.ndarray, x: np.ndarray, duration: float) -> Reference:
    """What a run here gives, from the same start, over a time in which it does not depend on the tolerance."""
    length = min(duration, TESTED)
    while True:
        times = np.linspace(0.0, length, INSTANTS + 1)
        (coarse, _), (found, sizes) = (_motion(compiled, p, x, times, tol) for tol in (TOLERANCE, FINER))
        if _apart(coarse.states, found.states) < SENSITIVE or length < SHORTEST * duration:
            break
        length /= 2
    graph = compiled.program.graph
    return Reference(
        parameters=p,
        state=found.states[0],
        speed_rates=found.speed_rates[0],
        multipliers=found.multipliers[0],
        times=times[1:],
        states=found.states[1:],
        tolerance=TOLERANCE,
        row_scale=np.asarray(sizes.get("row_scale", np.zeros(graph.rows))),
        speed_scale=np.asarray(sizes.get("speed_scale", np.ones(graph.speeds))),
        rank_bound=int(sizes.get("rank_bound", 0)),
    )


def _motion(
    compiled: Compiled, p: np.ndarray, x: np.ndarray, times: np.ndarray, tolerance: float
) -> tuple[Trajectory, dict[str, Any]]:
    sizes = scales(compiled, x, p, 0.0)
    options = IntegrationOptions(tolerance=tolerance)
    found = integrate(Session.begin(compiled.program, options, times=times, x0=x, parameters=p, **sizes))
    if found.status.is_failure:
        raise SimulationError(f"the motion that would test the export cannot go on: {found.message}.")
    return found, sizes


def _apart(a: np.ndarray, b: np.ndarray) -> float:
    return float(np.max(np.abs(a - b) / (1 + np.abs(b)), initial=0.0))
