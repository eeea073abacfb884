"""The engine of the page, run in Node: what the page would compute, as arrays."""

from __future__ import annotations

import json
import shutil
import subprocess
from base64 import b64encode
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from appell.compile.wasm import WasmModule

FOLDER = Path(__file__).parent
NODE = shutil.which("node")
needs_node = pytest.mark.skipif(NODE is None, reason="Node is not installed: the engine of the page cannot be run")


def in_node(job: Mapping[str, Any]) -> list[Any]:
    """The results of a job of ``run_jobs.mjs``."""
    command = [str(NODE), str(FOLDER / "run_jobs.mjs")]
    found = subprocess.run(command, input=json.dumps(job), capture_output=True, text=True, check=False, timeout=300)
    assert found.returncode == 0, found.stderr
    return list(json.loads(found.stdout))


def run_in_node(module: WasmModule, *requests: Mapping[str, Any], **timing: int) -> list[dict[str, Any]]:
    """What the engine gives for requests to one module; arrays as (samples, entries)."""
    assert not module.refusal, module.refusal
    job = {"wasm": b64encode(module.code).decode(), "interface": module.interface, "requests": requests, **timing}
    return [_shaped(result) for result in in_node(job)]


def live_in_node(
    module: WasmModule, request: Mapping[str, Any], moments: int, by: float, acts: Sequence[tuple[int, int, float]]
) -> dict[str, Any]:
    """A motion advanced moment by moment, with parameters that change: (moment, place in p, value)."""
    assert not module.refusal, module.refusal
    live = {"request": {"duration": 1.0, **request}, "moments": moments, "by": by, "acts": [list(act) for act in acts]}
    job = {"wasm": b64encode(module.code).decode(), "interface": module.interface, "live": live}
    return _shaped(in_node(job)[0])


def call_in_node(*calls: Mapping[str, Any]) -> list[Any]:
    """The values of functions of the engine's own mathematics."""
    return in_node({"calls": calls})


def _shaped(result: dict[str, Any]) -> dict[str, Any]:
    samples = len(result["time"])

    def array(values: Sequence[Any]) -> np.ndarray:
        return np.array([float(v) for v in values]).reshape(samples, -1) if samples else np.zeros((0, 0))

    names = ("states", "coordinates", "speeds", "speedRates", "multipliers", "work")
    arrays = {name: array(result[name]) for name in names}
    outputs = {name: array(values) for name, values in result["outputs"].items()}
    return {**result, **arrays, "outputs": outputs, "time": np.array(result["time"])}
