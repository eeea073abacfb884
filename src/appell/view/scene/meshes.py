"""Meshes from files: STL (text or binary) and OBJ, by trimesh."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from appell.errors import ModelError, how_to_add


def read_mesh(path: str, scale: float | tuple[float, float, float] = 1.0) -> tuple[np.ndarray, np.ndarray]:
    """Vertices in metres and triangles of an STL or OBJ file. Raises ModelError where it cannot be read."""
    try:
        import trimesh
    except ImportError:
        raise ModelError(
            f"the mesh '{Path(path).name}' is read by trimesh, which is not installed: {how_to_add('mesh')}."
        ) from None
    try:
        mesh = trimesh.load(path, force="mesh", process=False)
        vertices, faces = np.asarray(mesh.vertices, float), np.asarray(mesh.faces, int)
    except (OSError, ValueError, TypeError, KeyError, IndexError, AttributeError) as error:
        raise ModelError(f"the mesh '{path}' cannot be read ({error}).") from None
    if not len(faces):
        raise ModelError(f"the mesh '{path}' has no triangles.")
    return vertices * np.asarray(scale, float), faces
