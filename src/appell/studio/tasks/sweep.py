"""A sweep over two quantities as a map: one number of every motion."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

import appell as ap
from appell.errors import AppellError, ModelError
from appell.model import suggestion
from appell.model.mechanism import has_modes
from appell.model.names import require_one_of
from appell.numbers import RUN, STUDIO
from appell.studio.tasks.mechanism import Asked, asked, mechanism, names_of

NUMBERS: dict[str, Callable[[np.ndarray], float]] = {
    "end": lambda values: float(values[-1]),
    "largest": lambda values: float(np.max(values)),
    "smallest": lambda values: float(np.min(values)),
}
"""What is taken of a history."""


def sweep(request: dict[str, Any], progress: Any) -> dict[str, Any]:
    """The map: rows over the second quantity, columns over the first; null where there is no motion, and why."""
    found = mechanism(request)
    wanted = asked(request, found)
    equations = found.derived(wanted.principle)
    known = {
        "parameter": [p.name for p in equations.mechanism.parameters],
        "state": [*names_of(equations.coordinates), *names_of(equations.speeds)],
    }
    x, y = _side("x", request, known), _side("y", request, known)
    if x["name"] == y["name"]:
        raise ModelError(f"both sides of the map are {x['name']}: choose two quantities.")
    quantity, number = request.get("quantity"), str(request.get("number") or "end")
    if quantity not in known["state"]:
        raise ModelError(f"'{quantity!s:.60}' is not a coordinate or speed" + suggestion(str(quantity), known["state"]))
    require_one_of(number, NUMBERS, f"'{number:.60}' is not taken of a history")
    row = _by_runs if wanted.inputs or has_modes(equations.mechanism) else _by_sweep
    values: list[list[float | None]] = []
    said: dict[str, str] = {}
    for j, value in enumerate(y["values"]):
        begin = j / len(y["values"])
        progress(begin)
        heard = partial(progress, begin)
        histories, refusals = row(equations, wanted, x, {y["kind"]: {y["name"]: value}}, str(quantity), heard)
        values.append([NUMBERS[number](h) if np.all(np.isfinite(h)) else None for h in histories])
        said |= {f"{i},{j}": text for i, text in refusals.items()}
    return {"x": x, "y": y, "quantity": quantity, "number": number, "values": values, "refusals": said}


def _by_sweep(
    equations: ap.Equations, wanted: Asked, x: dict[str, Any], fixed: dict[str, Any], quantity: str, heard: Any
) -> tuple[np.ndarray, dict[int, str]]:
    """A row of the map: what varies along it, at what is fixed for it."""
    state, parameters = _without(wanted, x, fixed)
    design = ap.grid(**{"parameters" if x["kind"] == "parameter" else "state": {x["name"]: x["values"]}})
    made = equations.sweep(
        wanted.duration,
        state,
        design,
        parameters=parameters,
        samples=RUN.points,
        tolerance=wanted.tolerance,
        workers=1,
        progress=False,
    )
    return np.asarray(made.data[quantity]), made.messages


def _by_runs(
    equations: ap.Equations, wanted: Asked, x: dict[str, Any], fixed: dict[str, Any], quantity: str, heard: Any
) -> tuple[np.ndarray, dict[int, str]]:
    """The same run by run, for models with inputs or modes; ``heard`` raises once the map is cancelled."""
    histories = np.full((len(x["values"]), RUN.points), np.nan)
    said: dict[int, str] = {}
    for i, value in enumerate(x["values"]):
        state, parameters = _without(wanted, x, fixed)
        (parameters if x["kind"] == "parameter" else state)[x["name"]] = value
        heard()
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                run = equations.simulate(
                    wanted.duration,
                    state,
                    parameters=parameters,
                    inputs=wanted.inputs,
                    samples=RUN.points,
                    tolerance=wanted.tolerance,
                )
            histories[i, : run.time.size] = run[quantity]  # shorter where it could not go on
        except AppellError as error:
            said[i] = " ".join(str(error).split())
    return histories, said


def _without(wanted: Asked, x: dict[str, Any], fixed: dict[str, Any]) -> tuple[dict[str, float], dict[str, float]]:
    """Start and parameters of a row: what varies along it left out, what is fixed for it put in."""
    state = {k: v for k, v in wanted.start.items() if k != x["name"]} | fixed.get("state", {})
    parameters = {k: v for k, v in wanted.parameters.items() if k != x["name"]} | fixed.get("parameter", {})
    return state, parameters


def _side(key: str, request: dict[str, Any], known: dict[str, list[str]]) -> dict[str, Any]:
    """A side of the map: which quantity, what kind it is, and its values."""
    said = request.get(key)
    if not isinstance(said, dict):
        raise ModelError(f"say what varies along {key}: name, from, to, points.")
    name, begin, end, points = (said.get(part) for part in ("name", "from", "to", "points"))
    kind = next((kind for kind, names in known.items() if name in names), None)
    if kind is None:
        every = [name for names in known.values() for name in names]
        raise ModelError(f"'{name!s:.60}' is not a parameter, coordinate or speed" + suggestion(str(name), every))
    for value in (begin, end):
        if isinstance(value, bool) or not isinstance(value, (int, float)) or not np.isfinite(value):
            raise ModelError(f"{name} goes from one finite number to another (from, to).")
    if isinstance(points, bool) or not isinstance(points, int) or not 2 <= points <= STUDIO.side:
        raise ModelError(f"give 2 to {STUDIO.side} values of {name} (points).")
    if begin == end:
        raise ModelError(f"{name} goes from {begin:g} to {end:g}: give two different numbers.")
    return {"name": name, "kind": kind, "values": [float(v) for v in np.linspace(begin, end, points)]}  # type: ignore[arg-type]
