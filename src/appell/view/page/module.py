"""The WASM module of a page, or why there is none."""

from __future__ import annotations

from base64 import b64encode
from typing import Any

from appell.compile.wasm import wasm_module
from appell.equations.forms import mechanics_to_run
from appell.errors import AppellError
from appell.model import name_of
from appell.simulate.mode_tables import mode_functions
from appell.simulate.page_inputs import module_inputs
from appell.simulate.run import Run
from appell.view.drawing.applied import applied_arrows, applied_function
from appell.view.page.hands import hands
from appell.view.page.pull import NAME, pullable
from appell.view.scene import poses_function
from appell.view.scene.follows import scene_follows
from appell.view.scene.poses import node_poses


def module_of(run: Run, scene: Any) -> dict[str, Any]:
    """The module that runs the motion in the page, or the reason why the sliders are absent."""
    if not run.has_equations:
        return {"refusal": "this run was read from a file, which does not hold the equations."}
    pull = pullable(run.equations)
    equations = pull.equations
    try:
        span = float(run.time[0]), float(run.time[-1])
        events = run.settings.get("events", ())
        modes = mode_functions(equations, events)
        whole = equations if modes is None else modes.held
        inputs = module_inputs(whole, run.inputs, span) if equations.mechanism.inputs else None
        outputs = {"poses": poses_function(scene, whole)}
        loads = [arrow for arrow in applied_arrows(equations) if arrow.load != NAME]
        if loads:
            outputs["applied"] = applied_function(whole, loads)
        inputs = pull.added_to(inputs)
        made = wasm_module(equations, outputs, home=_start(run), inputs=inputs, events=events, modes=modes)
    except AppellError as error:
        return {"refusal": str(error)}
    if made.refusal:
        return {"refusal": made.refusal}
    module = {"wasm": b64encode(made.code).decode("ascii"), "interface": made.interface}
    # How shapes follow the parameters; where the motion is stays as it is in this run
    lowered = mechanics_to_run(run.equations)
    follows = scene_follows(run.equations.mechanism, run.parameters, node_poses(run)[:, :, :3], lowered).as_json()
    return module | {"follows": follows, "pull": hands(run, pull)}


def _start(run: Run) -> dict[str, float]:
    symbols = (*run.equations.coordinates, *run.equations.speeds)
    return {name_of(s): float(run[name_of(s)][0]) for s in symbols}
