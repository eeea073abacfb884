"""A run as glTF 2.0 in one binary file (.glb): the shapes as meshes, the motion as an animation.

The format asks for y upwards: a node above all turns the scene so. Links are cylinders that move, turn and stretch.

References
----------
Khronos Group 2021, glTF 2.0 Specification (ISO/IEC 12113:2022).
"""

from __future__ import annotations

import json
import struct
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from appell.errors import ModelError
from appell.numbers import ZERO
from appell.view.drawing.links import ends
from appell.view.drawing.painting import LINKS
from appell.view.files import write_atomically
from appell.view.scene.poses import continuous, poses
from appell.view.scene.rotations import matrix, quaternion, turned_to
from appell.view.scene.scene import Scene, SceneShape
from appell.view.scene.tessellate import swept, triangles
from appell.view.style import SCENE

if TYPE_CHECKING:
    from appell.simulate.run import Run

FLOAT, INDEX = 5126, 5125
"""Component types of the format: 32-bit numbers and 32-bit indices."""
TRIANGLES, LINE_STRIP = 4, 3
ARRAY, ELEMENTS = 34962, 34963


def to_gltf(run: Run, path: str | Path, *, scene: Scene | None = None) -> None:
    """The moving mechanism as .glb. See :meth:`appell.simulate.run.Run.to_gltf`."""
    if Path(path).suffix.lower() != ".glb":
        raise ModelError(f"'{path}' does not end in .glb: glTF is written in one binary file.")
    scene = scene or run.scene()
    data = glb(scene, run.time - run.time[0], poses(scene, run))
    write_atomically(path, lambda beside: beside.write_bytes(data))


def glb(scene: Scene, time: np.ndarray, found: np.ndarray) -> bytes:
    """The bytes of a .glb with poses (time, node, 7)."""
    w = _GltfWriter()
    clock = w.accessor(time.astype(np.float32), "SCALAR", bounds=True)
    children = []
    for i, node in enumerate(scene.nodes):
        children.append(w.node(node.name, [s for s in node.shapes if s.type != "plane" or i == 0]))
        if i:
            w.moves(children[-1], clock, found[:, i, :3], found[:, i, 3:])
    for link in scene.links:
        color, _ = LINKS.get(link.kind, LINKS["axis"])
        r = SCENE.link * scene.extent
        vertices, faces = swept(np.array([[0.0, 0.0], [r, 0.0], [r, 1.0], [0.0, 1.0]]), 12)
        number = w.node(link.name, [SceneShape("mesh", color=color, vertices=vertices, faces=faces)])
        children.append(number)
        w.moves(number, clock, *_link_motion(scene.links.index(link), scene, found))
    return w.bytes(scene, children)


def _link_motion(number: int, scene: Scene, found: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Where a link begins, how it is turned, and its length as a scale along z."""
    places = [ends(scene.links[number], pose) for pose in found]
    start, way = np.array([a for a, _ in places]), np.array([b - a for a, b in places])
    length = np.linalg.norm(way, axis=1)
    way = np.where(length[:, None] > 0, way, [0.0, 0.0, 1.0])
    turn = np.array([[[0.0, 0.0, 0.0, *quaternion(turned_to(v))]] for v in way])
    scale = np.column_stack([np.ones_like(length), np.ones_like(length), np.maximum(length, ZERO.expressions)])
    return start, continuous(turn)[:, 0, 3:], scale


@dataclass(eq=False)
class _GltfWriter:
    """The parts of the file in the making; numbers in the JSON are places in these lists."""

    buffer: bytearray = field(default_factory=bytearray)
    views: list[dict[str, Any]] = field(default_factory=list)
    accessors: list[dict[str, Any]] = field(default_factory=list)
    meshes: list[dict[str, Any]] = field(default_factory=list)
    materials: list[dict[str, Any]] = field(default_factory=list)
    nodes: list[dict[str, Any]] = field(default_factory=list)
    samplers: list[dict[str, Any]] = field(default_factory=list)
    channels: list[dict[str, Any]] = field(default_factory=list)

    def accessor(self, values: np.ndarray, kind: str, *, target: int | None = None, bounds: bool = False) -> int:
        """An array in the buffer, aligned to four bytes."""
        view: dict[str, Any] = {"buffer": 0, "byteOffset": len(self.buffer), "byteLength": values.nbytes}
        if target is not None:
            view["target"] = target
        self.views.append(view)
        self.buffer += np.ascontiguousarray(values).tobytes()
        self.buffer += b"\0" * (-len(self.buffer) % 4)
        is_index = values.dtype == np.uint32
        made: dict[str, Any] = {
            "bufferView": len(self.views) - 1,
            "componentType": INDEX if is_index else FLOAT,
            "count": values.size if kind == "SCALAR" else len(values),
            "type": kind,
        }
        if bounds:
            flat = values.reshape(made["count"], -1)
            made |= {"min": flat.min(axis=0).tolist(), "max": flat.max(axis=0).tolist()}
        self.accessors.append(made)
        return len(self.accessors) - 1

    def material(self, shape: SceneShape) -> int:
        rgb = [(int(shape.color[i : i + 2], 16) / 255) ** 2.2 for i in (1, 3, 5)]  # the format's colours are linear
        made: dict[str, Any] = {
            "pbrMetallicRoughness": {
                "baseColorFactor": [*rgb, shape.opacity],
                "metallicFactor": 0.0,
                "roughnessFactor": 0.7,
            },
            "doubleSided": True,
        }
        if shape.opacity < 1:
            made["alphaMode"] = "BLEND"
        if made not in self.materials:
            self.materials.append(made)
        return self.materials.index(made)

    def primitive(self, shape: SceneShape) -> dict[str, Any]:
        """The triangles of a shape with flat faces, or a line."""
        material = self.material(shape)
        made = triangles(shape)
        if made is None:
            R = matrix(np.array(shape.quaternion))
            line = (np.asarray(shape.points) @ R.T + np.array(shape.position)).astype(np.float32)
            place = self.accessor(line, "VEC3", target=ARRAY, bounds=True)
            return {"attributes": {"POSITION": place}, "mode": LINE_STRIP, "material": material}
        vertices, faces = made
        corners = vertices[faces]
        normals = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
        area = np.linalg.norm(normals, axis=1)
        corners, normals = corners[area > 0], normals[area > 0] / area[area > 0][:, None]
        places = corners.reshape(-1, 3).astype(np.float32)
        attributes = {
            "POSITION": self.accessor(places, "VEC3", target=ARRAY, bounds=True),
            "NORMAL": self.accessor(np.repeat(normals, 3, axis=0).astype(np.float32), "VEC3", target=ARRAY),
        }
        order = self.accessor(np.arange(len(places), dtype=np.uint32), "SCALAR", target=ELEMENTS)
        return {"attributes": attributes, "indices": order, "mode": TRIANGLES, "material": material}

    def node(self, name: str, shapes: list[SceneShape]) -> int:
        made: dict[str, Any] = {"name": name}
        if shapes:
            self.meshes.append({"name": name, "primitives": [self.primitive(shape) for shape in shapes]})
            made["mesh"] = len(self.meshes) - 1
        self.nodes.append(made)
        return len(self.nodes) - 1

    def moves(
        self, node: int, clock: int, places: np.ndarray, turns: np.ndarray, scales: np.ndarray | None = None
    ) -> None:
        """An animated node; its own values are those of the first instant. Quaternions have their scalar last here."""
        turns = np.roll(turns, -1, axis=1)
        paths = {"translation": (places, "VEC3"), "rotation": (turns, "VEC4")}
        if scales is not None:
            paths["scale"] = (scales, "VEC3")
        for path, (values, kind) in paths.items():
            self.nodes[node][path] = values[0].tolist()
            output = self.accessor(values.astype(np.float32), kind)
            self.samplers.append({"input": clock, "output": output, "interpolation": "LINEAR"})
            target = {"node": node, "path": path}
            self.channels.append({"sampler": len(self.samplers) - 1, "target": target})

    def bytes(self, scene: Scene, children: list[int]) -> bytes:
        """Header, JSON and buffer, each padded to four bytes."""
        # The rotation that takes what is up to y
        up = np.array(scene.up_vector)
        side = np.cross(up, np.eye(3)[int(np.argmin(np.abs(up)))])
        side /= np.linalg.norm(side)
        turn = quaternion(np.stack([side, up, np.cross(side, up)]))
        root = {"name": scene.name, "children": children, "rotation": [*turn[1:], turn[0]]}
        self.nodes.append(root)
        document: dict[str, Any] = {
            "asset": {"version": "2.0", "generator": "appell"},
            "scene": 0,
            "scenes": [{"nodes": [len(self.nodes) - 1]}],
            "nodes": self.nodes,
            "buffers": [{"byteLength": len(self.buffer)}],
            "bufferViews": self.views,
            "accessors": self.accessors,
        }
        if self.meshes:
            document |= {"meshes": self.meshes, "materials": self.materials}
        if self.channels:
            document["animations"] = [{"name": "motion", "samplers": self.samplers, "channels": self.channels}]
        text = json.dumps(document, separators=(",", ":")).encode()
        text += b" " * (-len(text) % 4)
        body = bytes(self.buffer)
        size = 12 + 8 + len(text) + 8 + len(body)
        header = struct.pack("<4sII", b"glTF", 2, size)
        return b"".join(
            [header, struct.pack("<I4s", len(text), b"JSON"), text, struct.pack("<I4s", len(body), b"BIN\0"), body]
        )
