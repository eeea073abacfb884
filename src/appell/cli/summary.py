"""A run in words and as one JSON object."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from appell.cli.terminal import columns_of
from appell.simulate.lookup import words
from appell.simulate.modes.record import summary as modes_summary

if TYPE_CHECKING:
    import numpy as np

    from appell.simulate import Run

ENERGIES = {
    "kinetic energy": "kinetic energy",
    "potential energy": "potential energy",
    "energy": "total energy",
    "work": "total work",
}
"""The words of the summary, and the arrays they stand for."""


def summary(run: Run, files: Sequence[Path] = ()) -> str:
    """What was run and by what, how it ended, the audit, and where the files are."""
    system = run.description
    evident = ", ".join(system.evident) or "none"
    constrained = f", reactions in evidence: {evident}" if system.constraints else ""
    lines = [
        f"{system.model}, by {system.principle}{constrained}",
        f"t = {run.time[0]:g} to {run.time[-1]:g} s, {run.time.size} samples",
        f"state at t = {run.time[-1]:g}",
        *columns_of([f"{name} = {value:.10g}" for name, value in _state(run).items()], 2),
    ]
    if run.reactions.of_constraints:
        lines += ["reactions there", *_reactions(run)]
    lines += [f"event '{e.name}' at t = {e.time:.9g}" for e in run.events]
    lines += modes_summary(run.modes)
    lines.append(str(run.audit))
    lines += [f"written: {path}" for path in files]
    return "\n".join(lines)


def facts(run: Run, files: Sequence[Path] = ()) -> dict[str, Any]:
    """The same as plain data; a number that is not finite becomes null."""
    system = run.description
    reactions = {
        constraint: {
            place: {
                "force": reaction.force[-1].tolist(),
                "torque": reaction.torque[-1].tolist(),
                "recovered": reaction.recovered,
            }
            for place, reaction in places.items()
        }
        for constraint, places in run.reactions.of_constraints.items()
    }
    found = {
        "model": system.model,
        "principle": system.principle,
        "reactions_in_evidence": list(system.evident),
        "message": run.message,
        "parameters": {name: float(value) for name, value in run.parameters.items()},
        "time": float(run.time[-1]),
        "samples": int(run.time.size),
        "start": _state(run, 0),
        "state": _state(run),
        "multipliers": _multipliers(run),
        "reactions": reactions,
        "energies": {word: float(run.results.values(array)[-1]) for word, array in ENERGIES.items()},
        "audit": dataclasses.asdict(run.audit),
        "integrals": dict(run.audit.integrals),
        "events": [dataclasses.asdict(event) for event in run.events],
        "files": [str(path) for path in files],
    }
    return _finite(found)


def _state(run: Run, at: int = -1) -> dict[str, float]:
    return {name: float(run[name][at]) for name in (*run.description.coordinates, *run.description.speeds)}


def _multipliers(run: Run) -> dict[str, float]:
    rows = run.description.rows
    return {
        words("multiplier", label, rows): float(run.results.values("multiplier", label)[-1])
        for label in run.results.labels("multiplier")
    }


def _reactions(run: Run) -> list[str]:
    """Forces and torques at the end, in the inertial frame, with the multipliers."""
    lines = columns_of([f"{name} = {value:.10g}" for name, value in _multipliers(run).items()], 2)
    for constraint, places in run.reactions.of_constraints.items():
        for place, reaction in places.items():
            parts = [
                f"{word} {_vector(values[-1])}"
                for word, values in (("force", reaction.force), ("torque", reaction.torque))
                if abs(values).max(initial=0.0) > 0
            ]
            recovered = ", recovered from the motion at the mass centre" if reaction.recovered else ""
            lines.append(f"  '{constraint}' on {place}: {', '.join(parts) or 'nothing'}{recovered}")
    return lines


def _vector(values: np.ndarray) -> str:
    return f"({', '.join(f'{v:.6g}' for v in values)})"


def _finite(value: Any) -> Any:
    if isinstance(value, dict):
        return {str(key): _finite(v) for key, v in value.items()}
    if isinstance(value, list | tuple):
        return [_finite(v) for v in value]
    return None if isinstance(value, float) and not math.isfinite(value) else value
