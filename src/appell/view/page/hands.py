"""What the page must know to pull and push while a motion runs: places in p, and forces that can be seen to act."""

from __future__ import annotations

from typing import Any

import casadi as ca
import numpy as np

from appell.equations.forms import state_graph_of
from appell.model import name_of
from appell.simulate.run import Run
from appell.view.page.names import latex_of, latex_of_name
from appell.view.page.pull import POINT, Pull
from appell.view.page.ranges import rounded, usual_speed
from appell.view.style import SCENE


def hands(run: Run, pull: Pull) -> dict[str, Any]:
    """Bodies by their nodes, then pushes on inputs and coordinates: where each stands in p, and how large it is."""
    after = pull.first + len(POINT)
    coordinates = after + len(pull.bodies)
    usual = _forces(run)
    at = {name_of(c): i for i, c in enumerate(run.equations.coordinates)}
    on_coordinates = [
        {
            "name": name,
            "latex": latex_of(run, name),
            "kind": "coordinate",
            "place": coordinates + i,
            "size": rounded(float(usual[at[name]])),
        }
        for i, name in enumerate(pull.coordinates)
    ]
    on_inputs = [
        {
            "name": name,
            "latex": latex_of_name(name),
            "kind": "input",
            "place": coordinates + len(pull.coordinates) + i,
            "size": rounded(float(np.abs(run.results.values("input value", name)).max()) or 1.0),
        }
        for i, name in enumerate(pull.inputs)
    ]
    return {"point": pull.first, "bodies": {name: after + i for i, name in enumerate(pull.bodies)}} | {
        "pushes": [*on_inputs, *on_coordinates]
    }


def _forces(run: Run) -> np.ndarray:
    """By coordinate its inertia at the start times what takes it through its range, in a second on the screen."""
    m = state_graph_of(run.equations)
    inertia = ca.Function("inertia", [m.t, m.q, m.p], [ca.diag(m.Y.T @ m.metric @ m.Y)])
    p = np.zeros(m.p.numel())
    p[: len(run.parameter_values)] = run.parameter_values
    q = run.results.values("coordinate")
    found = np.abs(np.array(inertia(run.time[0], q[0], p), float).ravel())
    spans = np.clip(q.max(axis=0) - q.min(axis=0), SCENE.pushed / 2, SCENE.pushed)
    size = 2 * found * spans / usual_speed(float(run.time[-1] - run.time[0])) ** 2
    return np.where(np.isfinite(size) & (size > 0), size, 1.0)
