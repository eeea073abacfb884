"""The WASM module of a page, or why there is none."""

from __future__ import annotations

from typing import Any

from appell.simulate.run import Run


def module_of(run: Run, scene: Any) -> dict[str, Any]:
    """The module that runs the motion in the page, or the reason why the sliders are absent."""
    return {"refusal": "not yet"}
