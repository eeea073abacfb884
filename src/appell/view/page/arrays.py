"""Arrays in JSON: base64 of their bytes, little-endian, with their shape."""

from __future__ import annotations

from base64 import b64encode
from typing import Any

import numpy as np

Packed = dict[str, Any]


def packed(values: np.ndarray, *, single: bool = False) -> Packed:
    """An array as ``{"f64" | "f32": base64, "shape": [...]}``; ``single``: four bytes a number, for what is drawn."""
    name, kind = ("f32", "<f4") if single else ("f64", "<f8")
    array = np.ascontiguousarray(values, dtype=kind)
    return {name: b64encode(array.tobytes()).decode("ascii"), "shape": list(array.shape)}
