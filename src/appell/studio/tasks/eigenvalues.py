"""Eigenvalues of steady motions against a speed or a parameter, with the values at which stability changes."""

from __future__ import annotations

from typing import Any

import numpy as np

from appell.errors import ModelError
from appell.numbers import RUN
from appell.studio.tasks.mechanism import asked, mechanism


def eigenvalues(request: dict[str, Any], progress: Any) -> dict[str, Any]:
    """A family of steady motions from one value of ``name`` to another."""
    found = mechanism(request)
    wanted = asked(request, found)
    name, begin, end, points = _range(request)
    equations = found.derived(wanted.principle)
    given = dict(request.get("steady") or {})
    parameters = dict(wanted.parameters)
    (parameters if name in {p.name for p in equations.mechanism.parameters} else given)[name] = begin
    progress(0.0)
    motion = equations.steady_motion(given, parameters=parameters)
    progress(0.2)
    family = motion.follow(name, end, points=points)
    values = np.asarray(family.eigenvalues)
    return {
        "name": name,
        "values": [float(value) for value in family.values],
        "real": values.real.tolist(),
        "imaginary": values.imag.tolist(),
        "critical": [
            {"value": float(c.value), "real": complex(c.eigenvalue).real, "imaginary": complex(c.eigenvalue).imag}
            for c in family.critical
        ],
        "stable": [bool(stable) for stable in family.stable],
        "note": str(motion),
    }


def _range(request: dict[str, Any]) -> tuple[str, float, float, int]:
    name, begin, end = (request.get(key) for key in ("name", "from", "to"))
    if not isinstance(name, str):
        raise ModelError("say which speed or parameter the eigenvalues are drawn against (name).")
    for value in (begin, end):
        if isinstance(value, bool) or not isinstance(value, (int, float)) or not np.isfinite(value):
            raise ModelError("the range of eigenvalues goes from one finite number to another (from, to).")
    points = request.get("points") or 100
    if not isinstance(points, int) or not 2 <= points <= RUN.samples:
        raise ModelError(f"give 2 to {RUN.samples} points.")
    return name, float(begin), float(end), points  # type: ignore[arg-type]
