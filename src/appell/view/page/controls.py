"""What the page lets a person change: parameters, and the values of the start that were given."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from appell.model import name_of
from appell.model.norms import unit_sets
from appell.simulate.run import Run
from appell.view.page.names import latex_of, latex_of_name, rate_latex
from appell.view.page.ranges import parameter_range, start_range


def parameters(run: Run) -> list[dict[str, Any]]:
    """Every parameter with its value in this run, unit, description and range."""
    known = {p.name: p for p in run.equations.mechanism.parameters} if run.has_equations else {}
    found = []
    for name, value in run.parameters.items():
        least, most, step = parameter_range(value)
        said = known.get(name)
        entry = {"name": name, "latex": latex_of_name(name), "value": value, "min": least, "max": most, "step": step}
        found.append(entry | {"unit": said.unit if said else "", "description": said.description if said else ""})
    return found


def start(run: Run) -> list[dict[str, Any]]:
    """The start of every coordinate and speed: its value, whether it was given, and how far its slider goes.

    A rate that was given (x') is the speed that it is; where it is none it has an entry of its own.
    """
    given, rates = _given(run)
    found = []
    for group in ("coordinate", "speed"):
        for label in run.results.labels(group):
            name, values = str(label), run.results.values(group, label)
            value = float(given.get(name, values[0]))
            least, most, step = start_range(value, float(values.max() - values.min()))
            entry = {
                "name": name,
                "latex": latex_of(run, name),
                "value": value,
                "min": least,
                "max": most,
                "step": step,
            }
            found.append(entry | {"unit": run.unit_of(group, label), "group": group, "given": name in given})
    for coordinate, value in rates.items():
        least, most, step = start_range(value, 0.0)
        symbol = next(c for c in run.equations.coordinates if name_of(c) == coordinate)
        entry = {
            "name": f"{coordinate}'",
            "latex": rate_latex(symbol, run.equations.mechanism.latex_names),
            "value": value,
        }
        unit = f"{run.unit_of('coordinate', coordinate) or 1}/s"
        found.append(entry | {"min": least, "max": most, "step": step, "unit": unit, "group": "rate", "given": True})
    return found


def turns(run: Run) -> list[list[str]]:
    """The coordinates that are a unit quaternion, four names each: the page offers angles in their place."""
    if not run.has_equations:
        return []
    data = run.equations.mechanism
    return [[name_of(c) for c in group] for group in unit_sets(data) if len(group) == 4]


def _given(run: Run) -> tuple[dict[str, float], dict[str, float]]:
    """What was given of coordinates and speeds, by name, and of rates that are no speed, by their coordinate.

    Speeds that the model was said in before others replaced them are not known to the page: the speeds that follow
    from them count as given.
    """
    state: Mapping[str, float] = run.settings.get("state", {})
    names = {str(label) for group in ("coordinate", "speed") for label in run.results.labels(group)}
    found = {name: float(value) for name, value in state.items() if name in names}
    rates: dict[str, float] = {}
    speeds = run.equations.mechanism.kinematics.rates_among_speeds if run.has_equations else {}
    coordinates = set(map(str, run.results.labels("coordinate")))
    for name, value in state.items():
        coordinate = name[:-1]
        if name in names:
            continue
        if name.endswith("'") and coordinate in speeds:
            found[speeds[coordinate]] = float(value)
        elif name.endswith("'") and coordinate in coordinates and run.has_equations:
            rates[coordinate] = float(value)
        else:
            found |= {str(u): float(run.results.values("speed", u)[0]) for u in run.results.labels("speed")}
    return found, rates
