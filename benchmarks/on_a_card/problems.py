"""What every row shares: the systems and how their cases differ, frozen rows, errors, the words of a row."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType

import numpy as np

HERE = Path(__file__).resolve().parent
RUNNER = HERE.parent.parent / "src" / "appell" / "ensemble" / "cuda_runner.py"
CASES = 2**20
STARTS = 2**13
CHECKED = 64
ERROR = 1e-8
REPEATS = 3
#: System: duration, what the starts are scattered by, the parameter that differs from case to case and by how much.
ADAPTIVE = {
    "chaplygin-sleigh": (5.0, {"theta": 0.5, "v": 0.2, "omega": 0.5}, "a", 0.3),
    "rolling-disc": (2.0, {"lean": 0.05, "u1": 0.2, "u2": 0.5, "u3": 0.2}, "g", 0.1),
    "rattleback": (
        1.0,
        {"e1_stone": 1e-3, "e2_stone": 1e-3, "wx_stone": 0.05, "wy_stone": 0.05, "wz_stone": 0.5},
        "g",
        0.1,
    ),
}
BICYCLE = ("bicycle", 2.0, {"lean": 0.02, "steer": 0.02, "lean_rate": 0.1, "v": 0.2}, "g", 0.05)
BICYCLES = 2**17
CHAIN_STEP, CHAIN_STEPS = 1e-3, 1000
TOLERANCES = {
    "float64": (1e-7, 3e-8, 1e-8, 3e-9, 1e-9, 3e-10, 1e-10, 3e-11, 1e-11, 3e-12),
    "float32": (1e-4, 3e-5, 1e-5, 3e-6),
}
H200_FP64 = 132 * 64 * 1.98e9
"""Instructions of FP64 a second, a lane each: multiprocessors, lanes, clock. A fused product and sum is one (34
TFLOP/s)."""


def load(folder: Path, key: str, float64: bool = False):
    """A frozen row: programs, the starts of all cases, common and varied parameters, reference ends."""
    said, arrays = json.loads((folder / f"{key}.json").read_text()), np.load(folder / f"{key}.npz")
    if float64:
        said["programs"] = {word: one for word, one in said["programs"].items() if one["real"] == "float64"}
    place, p = int(arrays["place"]), arrays["parameters"]
    return said, arrays["starts"], p, place, arrays["ends"]


def cases(starts: np.ndarray, count: int) -> np.ndarray:
    return np.ascontiguousarray(np.tile(starts, (1, -(-count // starts.shape[1])))[:, :count])


def varied(p: np.ndarray, place: int, key: str, count: int) -> np.ndarray | None:
    if place < 0:
        return None
    width = BICYCLE[4] if key == "bicycle" else ADAPTIVE[key][3]
    return (p[place] * (1 + width * ((np.arange(count) * 0.6180339887498949) % 1.0 - 0.5)))[None]


def error_of(found: np.ndarray, ends: np.ndarray) -> float:
    """Largest error of the checked cases, relative to 1 + |x|; found (state, case)."""
    known = ends[:, : found.shape[0]].T
    return float(np.max(np.abs(found[:, : known.shape[1]] - known) / (1 + np.abs(known))))


def runner():
    """`cuda_runner.py` by its file, with the two modules it reads: where a card is, appell may be missing."""
    if "cuda_runner" not in sys.modules:
        sys.modules.setdefault("appell", ModuleType("appell"))
        for name in ("appell.errors", "appell.numbers"):
            if name not in sys.modules:
                _load(name, RUNNER.parents[1] / f"{name.split('.')[1]}.py")
        _load("cuda_runner", RUNNER)
    return sys.modules["cuda_runner"]


def _load(name: str, path: Path) -> None:
    spec = importlib.util.spec_from_file_location(name, path)
    sys.modules[name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(sys.modules[name])


def tuned(run, ends: np.ndarray, tolerances) -> float:
    """The largest tolerance with which no checked case is further off than the error asked for; else the best."""
    errors = []
    for tolerance in tolerances:
        errors.append(error_of(np.asarray(run(tolerance)), ends))
        if errors[-1] <= ERROR:
            return tolerance
    return tolerances[int(np.argmin(errors))]


def attempt(function, folder: Path, key: str, *arguments) -> dict:
    """A peer that is missing or fails is a row too."""
    try:
        return function(folder, key, *arguments)
    except Exception as error:  # noqa: BLE001 -- whatever a peer raises belongs into the table
        row = {"row": key, "variant": function.__name__, "failed": f"{type(error).__name__}: {error}"[:300]}
        say(row)
        return row


def say(row: dict) -> None:
    words = [f"{k}={v:.4g}" if isinstance(v, float) else f"{k}={v}" for k, v in row.items()]
    print("; ".join(words), flush=True)
