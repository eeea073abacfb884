"""A run in words and as one JSON object."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from appell.cli.terminal import columns_of
from appell.simulate.modes.record import summary as modes_summary

if TYPE_CHECKING:
    import numpy as np

    from appell.simulate import Run


def summary(run: Run, files: Sequence[Path] = ()) -> str:
    """What was run and by what, how it ended, the audit, and where the files are."""
    equations = run.equations
    evident = ", ".join(sorted(equations.evident)) or "none"
    constrained = f", reactions in evidence: {evident}" if equations.constraints else ""
    lines = [
        f"{equations.name}, by {equations.principle_name}{constrained}",
        f"t = {run.time[0]:g} to {run.time[-1]:g} s, {run.time.size} samples",
        f"state at t = {run.time[-1]:g}",
        *columns_of([f"{name} = {value:.10g}" for name, value in _state(run).items()], 2),
    ]
    if run.reactions:
        lines += ["reactions there", *_reactions(run)]
    lines += [f"event '{e.name}' at t = {e.time:.9g}" for e in run.events]
    lines += modes_summary(run.modes)
    lines.append(str(run.audit))
    lines += [f"written: {path}" for path in files]
    return "\n".join(lines)


def facts(run: Run, files: Sequence[Path] = ()) -> dict[str, Any]:
    """The same as plain data; a number that is not finite becomes null."""
    equations = run.equations
    reactions = {
        constraint: {
            place: {"force": reaction.force[-1].tolist(), "torque": reaction.torque[-1].tolist()}
            for place, reaction in places.items()
        }
        for constraint, places in run.reactions.items()
    }
    names = ("kinetic energy", "potential energy", "energy", "work")
    found = {
        "model": equations.name,
        "principle": equations.principle_name,
        "reactions_in_evidence": sorted(equations.evident),
        "message": run.message,
        "parameters": {name: float(value) for name, value in run.parameters.items()},
        "time": float(run.time[-1]),
        "samples": int(run.time.size),
        "start": _state(run, 0),
        "state": _state(run),
        "multipliers": _multipliers(run),
        "reactions": reactions,
        "energies": {name: float(run[name][-1]) for name in names},
        "audit": dataclasses.asdict(run.audit),
        "events": [dataclasses.asdict(event) for event in run.events],
        "files": [str(path) for path in files],
    }
    return _finite(found)


def _state(run: Run, at: int = -1) -> dict[str, float]:
    from appell.model import name_of

    symbols = (*run.equations.coordinates, *run.equations.speeds)
    return {name_of(s): float(run[s][at]) for s in symbols}


def _multipliers(run: Run) -> dict[str, float]:
    return {str(name): float(run[name][-1]) for name in run.data if str(name).startswith("lambda_")}


def _reactions(run: Run) -> list[str]:
    """Forces and torques at the end, in the inertial frame, with the multipliers."""
    lines = columns_of([f"{name} = {value:.10g}" for name, value in _multipliers(run).items()], 2)
    for constraint, places in run.reactions.items():
        for place, reaction in places.items():
            parts = [
                f"{word} {_vector(values[-1])}"
                for word, values in (("force", reaction.force), ("torque", reaction.torque))
                if abs(values).max(initial=0.0) > 0
            ]
            lines.append(f"  '{constraint}' on {place}: {', '.join(parts) or 'nothing'}")
    return lines


def _vector(values: np.ndarray) -> str:
    return f"({', '.join(f'{v:.6g}' for v in values)})"


def _finite(value: Any) -> Any:
    if isinstance(value, dict):
        return {str(key): _finite(v) for key, v in value.items()}
    if isinstance(value, list | tuple):
        return [_finite(v) for v in value]
    return None if isinstance(value, float) and not math.isfinite(value) else value
