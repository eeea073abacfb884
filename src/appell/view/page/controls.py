"""What the page lets a person change: parameters, and the values of the start that were given."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from appell.simulate.run import Run
from appell.view.page.names import latex_of, latex_of_name
from appell.view.page.ranges import parameter_range, start_range


def parameters(run: Run) -> list[dict[str, Any]]:
    """Every parameter with its value in this run, unit, description and range."""
    known = {p.name: p for p in run.equations.parameters} if run.has_equations else {}
    found = []
    for name, value in run.parameters.items():
        least, most = parameter_range(value)
        said = known.get(name)
        entry = {"name": name, "latex": latex_of_name(name), "value": value, "min": least, "max": most}
        found.append(entry | {"unit": said.unit if said else "", "description": said.description if said else ""})
    return found


def start(run: Run) -> list[dict[str, Any]]:
    """The start of every coordinate and speed: its value, whether it was given, and how far its slider goes."""
    given: Mapping[str, float] = run.settings.get("state", {})
    found = []
    for group in ("coordinate", "speed"):
        for label in run.results.labels(group):
            name, values = str(label), run.results.values(group, label)
            value = float(given.get(name, values[0]))
            least, most = start_range(value, float(values.max() - values.min()))
            entry = {"name": name, "latex": latex_of(run, name), "value": value, "min": least, "max": most}
            found.append(entry | {"unit": run.unit_of(group, label), "group": group, "given": name in given})
    return found
