"""The WASM module of a page, or why there is none."""

from __future__ import annotations

from base64 import b64encode
from typing import Any

from appell.errors import AppellError
from appell.model import name_of
from appell.simulate.run import Run


def module_of(run: Run, scene: Any) -> dict[str, Any]:
    """The module that runs the motion in the page, or the reason why the sliders are absent."""
    if not run.has_equations:
        return {"refusal": "This run was read from a file, which does not hold the equations."}
    if run.inputs:
        return {"refusal": "This model has inputs, which the page cannot evaluate."}
    from appell.compile.wasm import wasm_module
    from appell.view.scene import poses_function

    equations = run.equations
    try:
        made = wasm_module(equations, {"poses": poses_function(scene, equations)}, home=_start(run))
    except AppellError as error:
        return {"refusal": str(error)}
    if made.refusal:
        return {"refusal": made.refusal}
    return {"wasm": b64encode(made.code).decode("ascii"), "interface": made.interface}


def _start(run: Run) -> dict[str, float]:
    symbols = (*run.equations.coordinates, *run.equations.speeds)
    return {name_of(s): float(run[name_of(s)][0]) for s in symbols}
